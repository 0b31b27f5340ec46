"""The easiest level: mistakes as people make them, and no others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

import ludi
from ludi.bots import ask, make_bot
from ludi.bots.levels import LEVELS, OPPONENTS, SEARCH, level_of, levels_of
from ludi.bots.lookahead import WHOLE, Lookahead
from ludi.bots.protocol import Limits, Question
from ludi.bots.slips import NEVER, odds, slip
from ludi.games.empire import evaluate
from ludi.games.empire.levels import E as POINTS_OF_E
from ludi.kernel import engine

SLIPS = SEARCH["tiro"].slips


def test_what_costs_more_is_chosen_less_and_what_costs_too_much_never() -> None:
    worths = {1: 10.0, 2: 9.0, 3: 8.0, 4: 10.0 - NEVER - 0.01}
    chosen = Counter(slip(worths, 1.0, seed) for seed in range(4000))
    assert chosen[1] > 1.5 * chosen[2] > 2 * chosen[3] > 0
    assert chosen[4] == 0
    assert chosen[2] / chosen[1] == pytest.approx(0.37, abs=0.05), "1/e for a slip of its size"


def test_equal_questions_get_equal_slips() -> None:
    worths = {1: 0.5, 2: 0.4, 3: 0.3}
    assert len({slip(worths, 1.0, 7) for _ in range(20)}) == 1


def test_a_sure_win_is_never_given_away_for_a_likely_one() -> None:
    worths = {1: odds(1.0), 2: odds(0.98), 3: odds(0.5)}
    assert {slip(worths, SLIPS, seed) for seed in range(500)} == {1}


def test_tiro_wins_at_once_where_he_can() -> None:
    """The opponent has one victory point left, and the Forum takes more."""
    players = [
        {"vp": 20, "money": 0, "hand": [], "row": {"4": "Forum"}},
        {"vp": 10, "money": 0, "hand": [], "row": {}},
    ]
    state = ludi.make("roma").position({"supply": 4, "dice": [4, 5, 6], "players": players})
    seen = Counter(state.text(make_bot("tiro").choose(ask(state, random.Random(seed)))) for seed in range(30))
    assert set(seen) == {"use 4"}


def questions(title: str) -> Iterator[Question]:
    """What is asked in a random game where there is a choice."""
    state, rng = ludi.make(title).start(), random.Random(5)
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
            continue
        legal = state.legal()
        if len(legal) > 1:
            yield ask(state, rng)
        state.apply(rng.choice(legal))


@pytest.mark.parametrize("title", ["roma", "lusitania"])
def test_tiro_makes_no_move_that_his_own_judgement_calls_a_blunder(title: str) -> None:
    """Of what the same search finds without slips, what he chooses is near the best; and not always the best."""
    bot, level, best, other = make_bot("tiro"), SEARCH["tiro"], 0, 0
    for question in questions(title):
        found = question.game.best_home.search(
            question.world,
            question.seat,
            iterations=level.iterations,
            seed=question.seed,
            playout_limit=0,
            move=True,
        )
        worth = {x.action: odds(x.values[question.seat]) for x in found.actions}
        lost = max(worth.values()) - worth[bot.choose(question)]
        assert lost <= NEVER * level.slips
        best, other = best + (lost == 0), other + (lost > 0)
        if best + other == 25:
            break
    assert other > 0, "he errs"


def test_the_opponents_that_people_choose_from_are_in_every_title_and_greedy_is_not_among_them() -> None:
    assert OPPONENTS == ("random", "tiro", "optio", "centurio", "consul", "caesar")
    assert all([*levels_of(title)] == [level for level in LEVELS if level != "random"] for title in ludi.titles())
    assert SEARCH["tiro"].slips > 0


def test_tiro_of_empire_errs_near_the_best_and_judges_without_slips() -> None:
    """Of what he sees at first sight; a level that differs only in slips says the same where it judges."""
    level, best, other = level_of("tiro", "empire"), 0, 0
    assert isinstance(level, Lookahead)
    assert level.slips > 0
    calm = replace(level, slips=0.0)
    for question in questions("empire"):
        seen = question.game.best_home.promises(question.world, question.seat, seed=question.seed)
        assert seen.keys() == set(question.world.legal())
        worth = {a: odds(merit / WHOLE) for a, merit in seen.items()}
        lost = max(worth.values()) - worth[level.choose(question, Limits(), warm=True).action]
        assert lost <= NEVER * level.slips
        best, other = best + (lost == 0), other + (lost > 0)
        assert level.advise(question, 20, None, warm=True) == calm.advise(question, 20, None, warm=True)
        if best + other == 25:
            break
    assert best > other > 0


def test_the_units_of_slips_in_empire_are_those_of_its_merit() -> None:
    assert (WHOLE, 100 * POINTS_OF_E) == (evaluate.FINE, evaluate.LEAD)


def test_a_merit_at_first_sight_is_a_mean_of_rolls() -> None:
    """Without battle all rolls are alike, so the mean is the merit itself: at the start nobody is ahead of another."""
    simulations = ludi.make("empire").plain.memory().function("plan", "simulations")
    assert simulations.__globals__["FIRST_SIGHT"] == engine.FIRST_SIGHT
    state, rng = ludi.make("empire").start(), random.Random(5)
    while state.to_move == ludi.CHANCE:
        state.sample(rng)
    assert sum(state.game.best_home.promises(state).values()) / len(state.legal()) == pytest.approx(WHOLE / 4, rel=0.3)
