"""What a seat may see. It is built up from nothing, never copied from the state and cut down."""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict

from ludi.kernel.frames import to_move

from .notation import frame_as_dict
from .rules import most
from .state import State


class ParimparPending(TypedDict):
    """A pending decision. guess: what was said, while the fist is being opened."""

    kind: str
    seat: int
    guess: NotRequired[str]


class ParimparView(TypedDict):
    """The position as a seat sees it.

    turn: the round; every view counts its turns. holder: whose fist it is. most: how many nuts can be in it. hidden:
    how many are, for the holder; 0 for others and while it is open. shown: how many were in the last one. nuts: of
    each seat, those in the fist among them.
    """

    turn: int
    rounds: int
    to_move: int
    pending: list[ParimparPending]
    holder: int
    most: int
    hidden: int
    shown: int
    nuts: list[int]


View = ParimparView


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The position, a ParimparView."""
    return {
        "turn": g.round,
        "rounds": g.opt.rounds,
        "to_move": to_move(g),
        "pending": [frame_as_dict(f) for f in g.stack[: g.depth]],
        "holder": g.holder,
        "most": most(g),
        "hidden": g.hidden if seat == g.holder else 0,
        "shown": g.shown,
        "nuts": list(g.nuts),
    }
