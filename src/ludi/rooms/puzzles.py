"""Puzzles on the page: a pure function of the answer. Nothing is stored, and nothing is told of the moves before it."""

from __future__ import annotations

from datetime import date
from typing import Any

from ludi.bots.protocol import HINTS
from ludi.kernel.errors import BadOption, short
from ludi.kernel.game import State
from ludi.kernel.messages import as_data
from ludi.kernel.titles import TITLES
from ludi.match.sent import View
from ludi.puzzles import Judgement, Puzzle, of_the_day, puzzle, puzzles

from . import staged, told

PLACE = "puzzle"  # what stands for the name of a room


def listed(day: str) -> list[dict[str, Any]]:
    """How many puzzles each title has, and which is that of a day, as 2026-11-24. Raises BadOption."""
    asked = read_day(day)
    found = [(title, puzzles(title)) for title in TITLES]
    return [{"title": title, "count": len(all), "today": of_the_day(all, asked)} for title, all in found if all]


def read_day(day: str) -> date:
    """A day. Raises BadOption."""
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise BadOption(f"day: {short(day)} was given, a date like 2026-11-24 is accepted") from None


def now(title: str, number: int, answer: int | None) -> dict[str, Any]:
    """A puzzle, and what an answer to it is worth, once there is one.

    Raises UnknownTitle, BadPuzzle, or IllegalAction for an answer that is no move.
    """
    one = puzzle(title, number)
    state = one.state()
    seat = state.to_move
    view, found = state.view(seat), None if answer is None else one.answer(answer)
    here = told.position(told.Seen(0, state, seat, view), live=found is None)
    return {
        "title": title,
        "number": number,
        "count": len(puzzles(title)),
        "told": as_data(one.asked() if found is None else found.told()),
        "sentences": told.description(0, state, seat)["sentences"],
        "room": staged.room(PLACE, one.game, seat, 0),
        "snapshot": staged.whole(PLACE, one.game, here, []),
        "answer": None if found is None else answered(one, state, view, found),
    }


def answered(one: Puzzle, state: State, view: View, found: Judgement) -> dict[str, Any]:
    """What is told of an answer: the best moves and one's own, as hints have them."""
    said = [told.judged(one.game, view, state.text(x.action), x) for x in found.moves]
    return {
        "right": found.right,
        "hint": {"version": 0, "moves": said[:HINTS], "also": said[found.place - 1], "note": None, "full": True},
    }
