"""What is printed on the components of a game, from its `facts.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ludi.games import family

GAMES = Path(__file__).parents[1] / "games"


def facts(title: str) -> dict[str, Any]:
    """The data file of a game: groups of entries, each with its `source`."""
    return tomllib.loads((GAMES / family(title) / "facts.toml").read_text("utf-8"))
