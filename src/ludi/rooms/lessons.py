"""Lessons on the page: a pure function of what the learner has done so far. No room, no store, nothing to forget."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludi.kernel.game import State
from ludi.kernel.messages import as_data
from ludi.kernel.titles import TITLES
from ludi.lessons import Attempt, Lesson, lesson, lessons
from ludi.match.sent import Step, View, steps

from . import staged, told

PLACE = "lesson"  # what stands for the name of a room


def listed() -> list[dict[str, Any]]:
    """Every lesson of every title, in their order."""
    return [info(one) for title in TITLES for one in lessons(title)]


def info(one: Lesson) -> dict[str, Any]:
    """A lesson, as a list shows it."""
    return {
        "title": one.title,
        "lesson": one.id,
        "number": one.number,
        "minutes": one.minutes,
        "steps": len(one.steps),
        "name": as_data(one.said()),
    }


def now(title: str, id: str, taken: Sequence[int | None], known: int | None) -> dict[str, Any]:
    """Where a lesson stands after what was taken, with what happened since the first `known` of it.

    Raises UnknownTitle, BadLesson, or IllegalAction for what does not go on.
    """
    one = lesson(title, id)
    attempt, first = Attempt(one), 1
    for n, action in enumerate(taken):
        if n == known:
            first = attempt.match.version + 1
        attempt.take(action)
    if known is not None and known >= len(taken):
        first = attempt.match.version + 1
    match, seat, fresh = attempt.match, one.seat, known is None
    events = [] if fresh else [event(attempt, step) for step in steps(match, first, seat) if step is not None]
    log = [] if events else [step.entry.as_dict() for step in steps(match, 1, seat) if step is not None]
    here = position(attempt, match.version, match.state, match.state.view(seat))
    return {
        "lesson": info(one),
        "at": attempt.at + 1,
        "told": as_data(attempt.told),
        "to_read": attempt.reading,
        "done": attempt.done,
        "answers": answers(attempt),
        "sentences": told.description(match.version, match.state, seat)["sentences"],
        "room": staged.room(PLACE, one.game, one.seat, match.version),
        "snapshot": None if events else staged.whole(PLACE, one.game, here, log),
        "events": events,
    }


def example(title: str, id: str) -> dict[str, Any]:
    """A lesson played to its end, by the first move that goes on in each step: what there was, and all that happened.

    Raises UnknownTitle or BadLesson.
    """
    one = lesson(title, id)
    attempt = Attempt(one)
    first = attempt.match.state.copy()
    while not attempt.done:
        attempt.take(None if attempt.reading else attempt.accepted()[0])
    return {
        "lesson": info(one),
        "room": staged.room(PLACE, one.game, one.seat, attempt.match.version),
        "snapshot": staged.whole(PLACE, one.game, position(attempt, 0, first, first.view(one.seat)), []),
        "events": [event(attempt, step) for step in steps(attempt.match, 1, one.seat) if step is not None],
    }


def answers(attempt: Attempt) -> list[dict[str, Any]]:
    """What is said to each legal move that does not go on."""
    told = [(action, attempt.answer(action)) for action in attempt.legal()]
    return [{"action": action, "told": as_data(message)} for action, message in told if message is not None]


def position(attempt: Attempt, version: int, state: State, view: View) -> dict[str, Any]:
    """A position of the lesson as the learner may see it; he may act in the last one, where it asks for a move."""
    one = attempt.lesson
    live = version == attempt.match.version and not attempt.reading
    return told.position(told.Seen(version, state, one.seat, view), live=live)


def event(attempt: Attempt, step: Step) -> dict[str, Any]:
    """An event and the position after it, as the stream of a room has them."""
    there = position(attempt, step.event.v, step.state, step.view)
    return {"type": "event", "entry": step.entry.as_dict(), **there}
