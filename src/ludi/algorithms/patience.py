"""Moves that planning leaves untried, so that a game comes to its end. A title may have a module of its own."""

from __future__ import annotations

from .state_ops import State

__all__: list[str] = []


def stalls(g: State, a: int) -> bool:
    """Whether an action of the seat to move only passes time, which this seat cannot afford; here none does."""
    return False
