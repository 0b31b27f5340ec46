"""Whether an answer without compiled code is said to be of full strength."""

from __future__ import annotations

import pytest
from tests.bots.questions import questions

from ludi.bots.protocol import Limits
from ludi.bots.search import QUICK, TreeSearch

LONG = 10 * QUICK  # iterations that need compiled code, in a fraction of the time that is there without it


@pytest.mark.soak
def test_a_search_that_ends_because_it_is_decided_is_whole() -> None:
    level, sooner = TreeSearch(iterations=LONG), 0
    for question in questions("roma", 12, max_turns=12):
        found = question.game.best_home.search(question.world, iterations=LONG, seed=question.seed, settled=True)
        sooner += found.iterations < LONG
        answer = level.choose(question, Limits(), warm=False)
        assert answer.full
        assert answer.action == found.best
    assert sooner > 3


@pytest.mark.parametrize("slips", [0.0, 1.0])
def test_a_search_that_is_cut_off_is_not(slips: float) -> None:
    level = TreeSearch(iterations=1000 * LONG, slips=slips)
    for question in questions("roma", 3, max_turns=12):
        assert not level.choose(question, Limits(stop=lambda: True), warm=False).full
        assert level.choose(question, Limits(stop=lambda: True), warm=True).full
