"""What a seat knows: its own cards, tokens it has looked at, what was called; and the worlds it is dealt."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.conformance.enumerate_worlds import check_enumerated
from tests.empire.table import Table, at

import ludi
from ludi.games.empire import map as M

DRAW: list[dict[str, Any]] = [{"kind": "drawing", "seat": -1, "place": 0, "of": "peoples"}]
NO_TOKENS = [{"tokens": [0, 0]}] * 4


def dealt(players: int = 4) -> ludi.State:
    """A game in which the cards are dealt."""
    state, rng = ludi.make("empire", players).start(), random.Random(1)
    while state.decision() == "dealing":
        state.sample(rng)
    return state


def test_a_redealt_world_keeps_the_own_hand_and_the_sets_of_the_others() -> None:
    state = dealt()
    for n in range(30):
        world = state.redeal(1, random.Random(n)).to_dict()
        assert world["sides"][1]["hand"] == state.to_dict()["sides"][1]["hand"]
        cards = [card for side in world["sides"] for card in side["hand"]]
        assert len(set(cards)) == 36
        for side in world["sides"]:
            assert sorted(M.EVENT_SET[M.EVENT_NAMES.index(card)] for card in side["hand"]) == list(range(9))


def test_every_hidden_card_of_a_set_is_as_likely() -> None:
    state = dealt()
    mine = set(state.to_dict()["sides"][0]["hand"])
    rng, counts = random.Random(4), Counter[str]()
    for _ in range(3000):
        hand = state.redeal(0, rng).to_dict()["sides"][2]["hand"]
        counts[next(card for card in hand if M.EVENT_SET[M.EVENT_NAMES.index(card)] == 0)] += 1
    others = [name for c, name in enumerate(M.EVENT_NAMES) if M.EVENT_SET[c] == 0 and name not in mine]
    assert set(counts) == set(others)
    assert all(abs(n - 600) < 5 * (3000 * 0.2 * 0.8) ** 0.5 for n in counts.values())


def test_a_card_played_is_in_no_hand() -> None:
    t = at({}, sides=[{"hand": ["Fury"], "events": 2}, {"hand": ["Leader: Kniva"], "events": 2}]).play("held 0")
    t.play("play Fury")
    for n in range(40):
        world = t.state.redeal(0, random.Random(n)).to_dict()
        assert world["played"] == ["Fury"]
        assert world["sides"][0]["hand"] == []
        assert len(world["sides"][1]["hand"]) == 1


def test_the_two_hands_of_a_seat_are_known_to_it() -> None:
    state = dealt(2)
    world = state.redeal(0, random.Random(3)).to_dict()
    for side in (0, 2):
        assert world["sides"][side]["hand"] == state.to_dict()["sides"][side]["hand"]


def test_who_passed_a_token_on_remembers_it() -> None:
    t = at({}, pending=DRAW, sides=NO_TOKENS).play("token 3", "give 2", "token 5", "give 1")
    for n in range(40):
        tokens = [side["tokens"][0] for side in t.state.redeal(0, random.Random(n)).to_dict()["sides"]]
        assert tokens[2] == 3
        assert tokens[1] in (1, 2, 4, 5)
    assert {t.state.redeal(3, random.Random(n)).to_dict()["sides"][2]["tokens"][0] for n in range(60)} == {
        1,
        2,
        3,
        4,
        5,
    }


def test_the_token_in_the_air_is_hidden_from_the_others_and_from_who_may_not_look() -> None:
    t = at({}, pending=DRAW, sides=NO_TOKENS).play("token 3")
    assert {t.state.redeal(0, random.Random(n)).raw.air for n in range(30)} == {3}
    assert {t.state.redeal(1, random.Random(n)).raw.air for n in range(60)} == {1, 2, 3, 4, 5}
    t.play("give 1", "token 4")
    assert t.seat == 1
    assert {t.state.redeal(1, random.Random(n)).raw.air for n in range(60)} == {1, 2, 3, 4, 5}
    assert {t.state.redeal(0, random.Random(n)).raw.air for n in range(60)} == {1, 2, 4, 5}, (
        "seat 0 knows where the 3 is"
    )


def test_a_called_number_that_nobody_holds_is_excluded() -> None:
    sides = [{"tokens": [3, 1]}, {"tokens": [2, 2]}, {"tokens": [4, 3]}, {"tokens": [5, 4]}]
    t = at({}, sides=sides).play("held nobody")
    found = {t.state.redeal(0, random.Random(n)).to_dict()["sides"][1]["tokens"][0] for n in range(60)}
    assert found == {2, 4, 5}, "not the 1 that was called, nor the own 3"


SMALL: dict[str, tuple[int, dict[str, Any]]] = {
    "tokens are drawn and passed": (3, {"pending": DRAW, "sides": [{"tokens": [0, 0]}] * 3}),
    "two hands of a seat": (2, {"pending": DRAW, "sides": [{"tokens": [0, 0]}] * 4}),
}


@pytest.mark.parametrize("name", SMALL)
def test_redeal_gives_exactly_the_worlds_that_a_seat_cannot_exclude(name: str) -> None:
    players, fields = SMALL[name]
    sides = [{**side, "events": 0} for side in fields["sides"]]
    root = ludi.make("empire", players).position({**fields, "sides": sides, "played": list(M.EVENT_NAMES[:54])})
    compared = weighed = 0
    for n in range(2):
        some, of_them = check_enumerated(root, random.Random(n), 7, 1000)
        compared, weighed = compared + some, weighed + of_them
    assert compared >= 2 * players
    assert weighed > 0


def test_a_spectator_sees_what_everybody_sees() -> None:
    state = dealt()
    view = state.view(None)
    assert all("hand" not in side for side in view["sides"])
    t, rng = Table(state.copy()), random.Random(1)
    while t.decision != "calling":
        t.play(rng.choice(t.options))
    assert all(side["tokens"] == [None, None] for side in t.state.view(None)["sides"])
