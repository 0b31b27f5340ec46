"""Where a user's data are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """$LUDI_DATA, or `ludi` in the user's folder for programs' data."""
    given = os.environ.get("LUDI_DATA")
    if given:
        return Path(given).expanduser()
    from platformdirs import user_data_path

    return user_data_path("ludi", appauthor=False)
