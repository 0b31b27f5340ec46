"""The description of the API on standard output: `python -m ludi.server.openapi > web/openapi.json`."""

from __future__ import annotations

import json
import sys

from .app import create_app
from .settings import Settings


def text() -> str:
    """The description as it stands in the source tree."""
    return json.dumps(create_app(Settings()).openapi(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
