"""What only bench/soak.py plays: tests marked `soak`, and `SOAK` times the random games of the others."""

from __future__ import annotations

import os

import pytest

TIMES = max(1, int(os.environ.get("SOAK", "1")))


def many(games: int) -> int:
    """So many games of the suite, or what is counted in them, or that many times over."""
    return games * TIMES


def soaked(value: str, soak: bool) -> object:
    """A value of a parameter; if it is one for soaks, marked so."""
    return pytest.param(value, marks=pytest.mark.soak if soak else ())
