"""Exchanges without an end: late in the game only who is in front may pass the time with them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.lusitania.table import BOTH, LUSITANIA, THREE, Table, table
from tests.scene import cards

import ludi
from ludi.games.lusitania import patience

LATE = 2 * patience.PATIENCE
FULL = (
    "0 Caesar, I Green 1 + Stone, II Barbarian 2 + Axe, III Green 3 + Bow, IV Barbarian 4 + Axe + Spear, "
    "V Green 5 + Sword + Shield, VI Cook, VII Ballistarius, 8 Doctor"
)
NEARLY = (
    "0 General, I Yellow 1 + Stone, II Auxiliary, III Yellow 3 + Bow, IV Yellow 4 + Horse, V Barbarian 5 + Axe, "
    "VI Barbarian 6, VII Ballistarius + Spear, 8 Doctor"
)
USELESS = "Blue 1, Blue 2, Red 3"
RELEASED = {FULL: "Shield, Shield, Sword, Sword", NEARLY: "Stone, Stone, Shield"}  # 19 points, and 18 and a half


def tried(t: Table) -> set[str]:
    """What a player that plans tries of all that may be done."""
    found = t.state.game.plain.plan(t.state, iterations=1, width=30, changes=1, rolls=0)
    return {t.state.text(x.action) for x in found.actions if x.visits}


def exchanges(words: set[str]) -> set[str]:
    return {word for word in words if word.startswith("take ")}


@pytest.mark.parametrize(
    ("turn", "own", "other", "left_out"),
    [
        (LATE - 1, NEARLY, FULL, set()),
        (LATE, NEARLY, FULL, {"take Red 5", "take Cook", "take Doctor"}),
        (LATE, FULL, NEARLY, set()),  # the one in front
    ],
)
def test_who_is_behind_does_not_pass_the_time(turn: int, own: str, other: str, left_out: set[str]) -> None:
    """An axe for the barbarian is no pastime; the order of play does not matter, nor who is asked."""
    away = [RELEASED[own], RELEASED[other]]
    t = table(USELESS, own, other, released=away, camp="Red 5, Cook, Axe, Doctor", turn=turn)
    assert exchanges({*t.options}) == {"take Red 5", "take Cook", "take Axe", "take Doctor"}
    assert exchanges(tried(t)) == exchanges({*t.options}) - left_out
    assert "release" in tried(t)


@pytest.mark.soak
def test_plans_late_in_a_game_are_the_same_in_every_home_and_for_worlds_that_look_alike() -> None:
    """Of moves at random, mostly exchanges, so that whoever is behind would go on with them."""
    rng, left_out, differed = random.Random(2), 0, 0
    for game in (LUSITANIA, THREE, BOTH):
        t, until = Table(game.start()), (patience.PATIENCE + 10) * game.players
        while t.settle(rng.getrandbits(32)).state.raw.turn < until and t.state.to_move != ludi.OVER:
            if t.state.raw.turn >= until - 10 * game.players and t.state.decision() == "main":
                other = t.state.redeal(t.state.to_move, rng)
                settings: dict[str, Any] = {"iterations": 12, "changes": 2, "rolls": 0, "seed": 5}
                found = [home.plan(t.state, **settings) for home in (game.plain, game.wasm, game.fast)]
                assert found[0] == found[1] == found[2] == game.fast.plan(other, **settings)
                left_out += tried(t) != {*t.options}
                differed += other != t.state
            takes = [*exchanges({*t.options})]
            t.play(rng.choice(takes if takes and rng.random() < 0.8 else t.options))
    assert min(left_out, differed) > 10


def test_who_has_no_other_move_exchanges() -> None:
    """A general is not released, and there is no cell for him."""
    t = table("General", "0 Doctor, 8 Doctor", "0 Caesar, VI Cook", "0 Doctor", game=THREE, turn=LATE * 2)
    assert {*t.options} == exchanges({*t.options}) == tried(t)


@pytest.mark.parametrize("seed", [1, 11])
def test_two_legions_that_lack_the_same_come_to_an_end(seed: int) -> None:
    """From a game in which, without patience, both went on to exchange until the bound of 400 turns."""
    t = table(
        "Ballistarius, Axe, Inspector",
        "0 Caesar, I Barbarian 1 + Axe, II Barbarian 2 + Axe, III Red 3, V Red 5 + Sword + Shield, VI Cook, "
        "8 Cleopatra",
        "I Yellow 1, II Auxiliary, III Yellow 3 + Bow, IV Yellow 4 + Horse, V Yellow 5 + Sword + Shield, VI Cook, "
        "VII Ballistarius + Stone",
        hands=["Spear, Horse, General"],
        released=["Blue 2, Green 3, Spear, Stone, Stone", "Red 4, Barbarian 5, Cook, Ballistarius, Shield"],
        camp="Doctor, Green 5, Barbarian 3, Spear",
        deck=cards(
            "Red 1, Barbarian 4, Barbarian 6, Sword, Sword, Spear, Axe, Bow, Auxiliary, Cleopatra, Doctor, Doctor"
        ),
        shuffled=True,
        turn=120,
    )
    state, rng = t.state, random.Random(seed)
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            found = state.game.fast.plan(state, iterations=160, changes=4, rolls=0, seed=rng.getrandbits(32))
            state.apply(found.best)
    assert int(state.raw.turn) < 200
