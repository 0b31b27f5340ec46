"""The module `state` of every game, generated from its declaration (kernel/schema.py)."""

from typing import Any

State = Any  # the declared class of the game's numbers

def copy(to: State, of: State) -> None:
    """Make one state equal to another."""

def clear(g: State) -> None:
    """Set every number to zero."""

def digest(g: State) -> int:
    """A number that differs where states differ."""
