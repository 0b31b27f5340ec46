"""What the log tells, and what it keeps to itself."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from tests.empire.table import Table, at, faction, peoples

import ludi
from ludi.kernel.messages import Entry, Message, Named, as_data


def happens(t: Table, move: str, eye: int = 0) -> tuple[Mapping[str, Any], Entry, Mapping[str, Any]]:
    """Play a move: a seat's view before it, the line of its log, its view after it."""
    before, seat, decision = t.state.view(eye), t.state.to_move, t.state.decision()
    action = t.state.parse(move)
    seen = eye in t.state.witness(action)
    t.play(move)
    return before, Entry(seat, decision, action if seen else None), t.state.view(eye)


def draws(t: Table, move: str, eye: int = 0) -> Mapping[str, Any] | None:
    """Play a move; what a page draws of it besides its sentences."""
    happened = happens(t, move, eye)
    return t.state.game.drawn_event(*happened, t.state.game.event_messages(*happened))


def tells(t: Table, move: str, eye: int = 0) -> list[tuple[str, Mapping[str, Any]]]:
    """Play a move; the sentences for a seat, without the prefix that all have."""
    told = t.state.game.event_messages(*happens(t, move, eye))
    return [(line.key.removeprefix("empire-told-"), line.params) for line in told]


def land(name: str) -> Named:
    """A land in a sentence."""
    return Named("land", name)


GAULS = Named("people", "gauls")
LEGIONS = Message("empire-force-legions", {"side": Named("seat", 1)})


def test_a_round_is_told_when_its_last_die_has_fallen() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1"})
    assert tells(t, "place aquitania")[0][0] == "attacks"
    assert tells(t, "die 3") == []
    assert tells(t, "die 4") == []
    told = {"land": land("aquitania"), "force": GAULS, "rival": LEGIONS, "dice": "3 4", "defence": "4", "won": "tie"}
    assert tells(t, "die 4") == [("round", told)]
    t.play("die 6", "die 1")
    (key, params), *rest = tells(t, "die 2")
    assert (key, params["dice"], params["won"]) == ("round", "6 1", "attacker")
    assert rest == [("falls", {"land": land("aquitania"), "force": GAULS, "rival": LEGIONS})]


def test_the_loser_of_a_round_is_told() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1"}).play(
        "place aquitania", "die 1", "die 2"
    )
    assert tells(t, "die 6")[0][1]["won"] == "defender"


def test_a_fort_that_is_beaten_is_told() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 0 fort"})
    t.play("place aquitania", "die 6", "die 6")
    assert tells(t, "die 1")[0][1]["won"] == "fort"


def test_elite_troops_are_spared_and_it_is_told() -> None:
    lands = {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1"}
    t = peoples("1.1", lands, hand=["Elite Troops: Comitatus"]).play("play Elite Troops: Comitatus")
    while t.decision != "placing":
        t.play("done")
    t.play("place aquitania", "die 1", "die 1")
    assert tells(t, "die 6")[0][1]["won"] == "spared"


def test_what_is_only_finished_is_not_told() -> None:
    t = faction("2.2", {"aquitania": "legions 0: 1"}, building=True, sides=[{"vp": [0, 2]}], called=[4, 1])
    (told,) = tells(t, "done")
    assert told[0] == "points-faction-for"
    assert told[1]["total"] == told[1]["was"] + told[1]["n"]


def test_an_army_comes_from_a_neighbour() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1"})
    went = {"origin": "lugdunensis", "land": "aquitania", "side": 0, "attack": False}
    assert draws(t, "place aquitania") == {"went": went}
    assert draws(t, "place aquitania") is None


def test_a_battle_is_drawn_from_its_beginning_to_what_came_of_it() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1"})
    who = as_data(Message("empire-battle-was", {"force": GAULS, "foe": LEGIONS}))
    went = {"origin": "lugdunensis", "land": "aquitania", "side": 0, "attack": True}
    assert draws(t, "place aquitania") == {"went": went, "battle": {"land": "aquitania", "who": who}}
    assert draws(t, "die 3") is None
    assert t.state.view(1)["battle"]["falling"] == {"attack": [3], "defence": [], "counts": [3, 0]}
    assert draws(t, "die 4") is None
    tie = {"attack": [3, 4], "defence": [4], "counts": [4, 4], "won": "tie"}
    assert draws(t, "die 4") == {"battle": {"land": "aquitania", "round": tie}}
    assert "falling" not in t.state.view(1)["battle"]
    t.play("die 1", "die 2")
    lost = {"attack": [1, 2], "defence": [6], "counts": [2, 6], "won": "defender"}
    assert draws(t, "die 6") == {"battle": {"land": "aquitania", "round": lost}}
    assert draws(t, "place aquitania") == {"went": went}, "the next army goes on with the same battle"
    t.play("die 6", "die 6")
    won = {"attack": [6, 6], "defence": [1], "counts": [6, 1], "won": "attacker"}
    fell = Message("empire-told-falls", {"land": land("aquitania"), "force": GAULS, "rival": LEGIONS})
    assert draws(t, "die 1") == {"battle": {"land": "aquitania", "round": won, "outcome": [as_data(fell)]}}


def test_nobody_fights_for_a_start_land() -> None:
    t = peoples("1.1", {"lugdunensis": "legions 1: 1"})
    view = t.state.view(0)
    assert view["attacks"] == {}
    assert t.state.game.legal_move(view, t.state.parse("place lugdunensis")).told.key == "empire-move-enter"
    assert tells(t, "place lugdunensis")[0] == ("enters", {"force": GAULS, "land": land("lugdunensis")})


def test_own_armies_give_way_and_the_move_says_so() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 0: 1"})
    told = t.state.game.legal_move(t.state.view(0), t.state.parse("place aquitania")).told
    legions = Message("empire-force-legions", {"side": Named("seat", 0)})
    assert told == Message("empire-move-replace", {"force": GAULS, "land": land("aquitania"), "rival": legions})


SECRET = ("hand", "draws-people", "draws-emperor", "looks-people", "looks-emperor")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tokens_and_cards_are_named_to_those_alone_who_see_them(players: int) -> None:
    game, rng = ludi.make("empire", players), random.Random(players)
    state, named = game.start(), set[str]()
    views = [state.view(p) for p in range(players)]
    while state.to_move != ludi.OVER and views[0]["turn"] < 4:
        seat, decision, action = state.to_move, state.decision(), rng.choice(state.possible())
        seen = state.witness(action)
        state.apply(action)
        for p in range(players):
            after = state.view(p)
            for line in game.event_messages(views[p], Entry(seat, decision, action if p in seen else None), after):
                word = line.key.removeprefix("empire-told-")
                if word in SECRET:
                    named.add(word)
                    side = line.params["side"]
                    seat = side.params["seat"] if isinstance(side, Message) else side
                    assert seat == Named("seat", p), (decision, line)
            views[p] = after
    assert named == set(SECRET)


def test_a_people_that_gets_another_leader_is_told_with_whoever_led_it() -> None:
    game, rng, told = ludi.make("empire", 4), random.Random(3), 0
    state = game.start()
    while told < 2 and state.to_move != ludi.OVER:
        before, seat, decision = state.view(0), state.to_move, state.decision()
        action = rng.choice(state.possible())
        seen = 0 in state.witness(action)
        state.apply(action)
        after = state.view(0)
        lines = game.event_messages(before, Entry(seat, decision, action if seen else None), after)
        passed = [line.params for line in lines if line.key == "empire-told-passes"]
        changed = {
            name: (side, after["control"][name])
            for name, side in before["control"].items()
            if name in after["control"] and after["control"][name] != side
        }
        assert {(x["force"].id, x["side"].id, x["other"].id) for x in passed} == {
            (name, now, was) for name, (was, now) in changed.items()
        }
        told += len(passed)
        for one in passed:
            held = [x for x in after["lands"].values() if x.get("holder") == one["force"].id]
            assert one["n"] == len(held)
    assert told >= 2


@pytest.mark.parametrize(
    ("players", "points", "level"), [(4, (10, 4, 0, 0), False), (4, (10, 10, 0, 0), True), (2, (3, 4, 5, 4), True)]
)
def test_the_end_says_what_decides_between_equal_points(players: int, points: tuple[int, ...], level: bool) -> None:
    sides = [{"tokens": [n, n], "vp": [of, 0]} for n, of in zip((1, 2, 3, 4), points, strict=True)]
    pending = [{"kind": "calling", "number": 4, "of": "factions", "seat": -1}]
    game = ludi.make("empire", players)
    t = at({}, game=game, turn=7, sides=sides, called=[5, 3], phases=3, pending=pending)
    told = tells(t, "held 3")
    while t.state.to_move != ludi.OVER:
        told = tells(t, "done")
    assert [key for key, _ in told if key in ("over", "level")] == ["over", "level"][: 1 + level]
