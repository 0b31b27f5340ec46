"""The stack of pending decisions, the same for all games; runs in both homes.

Frames are public: secrets stand in the state, never here. An empty stack means that the game is over.
"""

from __future__ import annotations

from typing import Protocol


class Frame:
    """One pending decision: its kind, the seat that decides (or CHANCE) and two arguments."""

    kind: int
    seat: int
    a: int
    b: int


CHANCE, OVER = -1, -2
PUBLIC = -1  # as a witness: every bit set, all seats and spectators


class Stacked(Protocol):
    """A state with a stack: `depth` frames of `stack` are in use."""

    depth: int
    stack: list[Frame]


def push(g: Stacked, kind: int, seat: int, a: int, b: int) -> None:
    """Ask for one more decision, before all that is pending."""
    f = g.stack[g.depth]
    f.kind = kind
    f.seat = seat
    f.a = a
    f.b = b
    g.depth += 1


def drop(g: Stacked) -> None:
    """Take the top decision off. It leaves zeros behind, so that equal positions are equal states."""
    g.depth -= 1
    f = g.stack[g.depth]
    f.kind = 0
    f.seat = 0
    f.a = 0
    f.b = 0


def to_move(g: Stacked) -> int:
    """The seat of the top frame, CHANCE, or OVER."""
    return OVER if g.depth == 0 else g.stack[g.depth - 1].seat
