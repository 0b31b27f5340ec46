"""What planning goes by: battles weighed by their odds, positions by weights land by land."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from tests.empire.table import EMPIRE, Table, peoples

import ludi
from ludi.games.empire import constants as K
from ludi.games.empire import far, foresight
from ludi.games.empire.odds import meeting, way_of_battle, wins
from ludi.kernel.schema import blank, flat
from ludi.kernel.scratch import declared

START = peoples("4.3").chosen("place")[0]


def worth(t: Table, seat: int = 0) -> int:
    """What the players of a try compare moves by."""
    return foresight.weighed(t.state.raw, seat, [0] * 4)


def by_odds(t: Table, text: str) -> float:
    """What a move is worth where battles are weighed."""
    desk, h, k = (blank(kind) for kind in (declared("empire")[0], EMPIRE.state_type, EMPIRE.state_type))
    action = next(a for a in t.state.legal() if t.state.text(a) == text)
    return float(foresight.by_odds(t.state.raw, h, k, action, desk.r, desk.out, desk.gain) / foresight.WHOLE)


def beside(enemy: str) -> tuple[Table, str]:
    """A people has just come, and one land next to it is an enemy's."""
    target = next(name for name in peoples("4.3").place(START).places if name != START)
    return peoples("4.3", {target: enemy}).place(START), target


@pytest.mark.parametrize("enemy", ["legions 1: 1", "legions 1: 1 fort", "legions 1: 1 fortress city"])
def test_the_chance_of_a_round_is_that_of_the_odds(enemy: str) -> None:
    t, target = beside(enemy)
    t.place(target)
    assert t.state.raw.stack[t.state.raw.depth - 1].kind == K.ROLLING
    exact = wins(meeting(t.state.raw, way_of_battle(t.state.raw)).round)
    assert Fraction(foresight.round_won(t.state.raw), foresight.WHOLE) == pytest.approx(exact, abs=1e-5)


def test_an_attack_is_worth_the_mean_of_how_it_ends() -> None:
    t, target = beside("legions 1: 2")
    before = list(flat(EMPIRE.state_type, t.state.raw))
    found = by_odds(t, f"place {target}")
    assert list(flat(EMPIRE.state_type, t.state.raw)) == before
    fought = Table(t.state.copy()).place(target)
    p = foresight.round_won(fought.state.raw) / foresight.WHOLE
    win, lose = ("6 6 1", "1 1 6") if fought.state.raw.battle.hard == 0 else ("6 6 1 1", "1 1 6 6")
    ends = [Table(fought.state.copy()).roll(*rolls) for rolls in ((lose,), (win, lose), (win, win))]
    lost, weakened, taken = (worth(end) for end in ends)
    assert found == pytest.approx((1 - p) * lost + p * (1 - p) * weakened + p * p * taken, rel=1e-4)
    assert lost < weakened < taken


def test_a_move_without_chance_is_worth_what_it_leads_to() -> None:
    t, _ = beside("legions 1: 1")
    free = next(name for name in t.places if not t.there(name))
    assert by_odds(t, f"place {free}") == worth(Table(t.state.copy()).place(free))


def test_chances_are_a_whole_and_exact_at_the_end() -> None:
    state, rng, out = EMPIRE.start(), random.Random(4), [0] * 4
    while state.to_move != ludi.OVER:
        if rng.random() < 0.02:
            foresight.hoped(state.raw, out)
            assert sum(out) == 1000
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            state.apply(rng.choice(state.legal()))
    foresight.hoped(state.raw, out)
    first = state.ranks().count(0)
    assert out == [1000 // first if place == 0 else 0 for place in state.ranks()]


def test_every_land_has_its_numbers_in_every_turn() -> None:
    assert len(far.LAND_BY_LAND) == K.TURNS * K.LANDS * far.OF_A_LAND
    assert len(far.WORTH) == len(far.WORTH_BETWEEN) == len(foresight.PLAYED)
