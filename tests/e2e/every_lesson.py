"""All lessons of the page: what is touched in each."""

from __future__ import annotations

from collections.abc import Iterator

from ludi.lessons import Attempt, Lesson
from ludi.lessons.check import ways


def steps(one: Lesson) -> Iterator[tuple[int, tuple[str, ...]]]:
    """What is touched at each step of a lesson, from 1: the tokens of a move; none where something is only to be read.

    A wrong move comes first where there is one to be touched.
    """
    taken = next(x for x in ways(one) if x.done).taken
    attempt = Attempt(one)
    for n, action in enumerate(taken, 1):
        view = attempt.match.state.view(one.seat)
        yield n, () if action is None else tuple(one.game.legal_move(view, action).path)
        attempt.take(action)
