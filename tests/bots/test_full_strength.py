"""Whether an answer without compiled code is said to be of full strength."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import ludi
from ludi.bots.protocol import Limits, Question, ask
from ludi.bots.search import QUICK, TreeSearch

LONG = 10 * QUICK  # iterations that need compiled code, in a fraction of the time that is there without it


def questions(n: int) -> Iterator[Question]:
    """Decisions of games of Roma at random."""
    rng = random.Random(3)
    state = ludi.make("roma", max_turns=12).start()
    while n:
        if state.to_move == ludi.OVER:
            state = state.game.start()
        elif state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            if len(state.legal()) > 1 and rng.random() < 0.2:
                n -= 1
                yield ask(state, rng)
            state.apply(rng.choice(state.legal()))


def test_a_search_that_ends_because_it_is_decided_is_whole() -> None:
    level, sooner = TreeSearch(iterations=LONG), 0
    for question in questions(12):
        found = question.game.best_home.search(question.world, iterations=LONG, seed=question.seed, settled=True)
        sooner += found.iterations < LONG
        answer = level.choose(question, Limits(), warm=False)
        assert answer.full
        assert answer.action == found.best
    assert sooner > 3


@pytest.mark.parametrize("slips", [0.0, 1.0])
def test_a_search_that_is_cut_off_is_not(slips: float) -> None:
    level = TreeSearch(iterations=1000 * LONG, slips=slips)
    for question in questions(3):
        assert not level.choose(question, Limits(stop=lambda: True), warm=False).full
        assert level.choose(question, Limits(stop=lambda: True), warm=True).full
