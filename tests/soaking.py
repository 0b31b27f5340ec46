"""What only bench/soak.py plays: tests marked `soak`, and `SOAK` times the random games of the others."""

from __future__ import annotations

import os
from typing import Any

import pytest

TIMES = max(1, int(os.environ.get("SOAK", "1")))


def many(games: int) -> int:
    """So many games of the suite, or what is counted in them, or that many times over."""
    return games * TIMES


def soaked(*values: object, soak: bool = True, name: str | None = None) -> Any:
    """The values of parameters of a test, with the name of these if there is one; if they are for soaks, marked so."""
    return pytest.param(*values, id=name, marks=pytest.mark.soak if soak else ())
