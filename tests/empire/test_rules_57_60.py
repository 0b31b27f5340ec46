"""Rules 57 to 60: two and three players, God's Favor, bribes for barbarians."""

from __future__ import annotations

import random
from typing import Any

from tests.empire.table import at, faction, peoples
from tests.scene import step

import ludi
from ludi.games.empire.map import EVENT_NAMES, OPTIONAL, REPLACED

TWO, THREE = ludi.make("empire", 2), ludi.make("empire", 3)
BRIBES = ludi.make("empire", bribe_barbarians=True)


def test_rule_57_two_players_run_two_sides_each() -> None:
    t = at({}, game=TWO)
    assert len(t.position["sides"]) == 4
    assert [side["seat"] for side in t.state.view(0)["sides"]] == [0, 1, 0, 1]
    assert t.state.view(0)["sides"][2]["tokens"] == [3, 3], "both own sides are seen"
    assert t.state.view(0)["sides"][1]["tokens"] == [None, None]
    assert t.play("held 0", "done").decision == "calling"


def test_rule_57_a_token_may_go_to_the_own_other_side() -> None:
    pending = [{"kind": "drawing", "seat": -1, "place": 0, "of": "peoples"}]
    t = at({}, game=TWO, pending=pending, sides=[{"tokens": [0, 0]}] * 4).play("token 3", "give 2")
    assert t.state.view(0)["sides"][2]["tokens"][0] == 3
    assert t.position["pending"][-1]["place"] == 1


def test_rule_57_own_two_sides_fight_normal_battles() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 2: 1"}, game=TWO).play("place aquitania")
    assert t.decision == "rolling"


def test_rule_57_the_sum_of_both_sides_wins() -> None:
    sides = [
        {"tokens": [5, 6], "vp": [1, 0]},
        {"tokens": [1, 1], "vp": [8, 9]},
        {"tokens": [2, 2], "vp": [9, 9]},
        {"tokens": [3, 5], "vp": [1, 1]},
    ]
    pending = [{"kind": "calling", "number": 6, "of": "factions", "seat": -1}]
    t = at({}, game=TWO, turn=7, sides=sides, called=[5, 5], phases=3, pending=pending).play("held 0")
    assert t.state.to_move == ludi.OVER
    assert t.state.scores() == [19, 19]
    assert t.state.ranks() == [0, 1], "the higher of two tokens each: 6 against 5"


def test_rule_58_three_players_have_nine_legions() -> None:
    t = faction(
        "2.2", {"italia": "legions 0: 3", "sicilia": "legions 0: 3"}, game=THREE, sides=[{"vp": [0, 30]}], building=True
    )
    assert t.play("recruit", "recruit", "recruit").chosen("recruit") == []
    assert t.pool == 3
    assert "recruit" not in t.options


def third(italia: bool) -> dict[str, str]:
    """The map after the first turn of three players, the last of whom started in Italia or not."""
    sides: list[dict[str, Any]] = [
        {"tokens": [1, 3], "start": "italia" if italia else "syria"},
        {"tokens": [2, 1], "start": "aquitania"},
    ]
    sides.append({"tokens": [3, 2], "start": "macedonia"})
    pending = [{"kind": "sites", "seat": 0, "cities": 1}]
    lands = {"syria": "legions 0: 1", "arabia": "legions 0: 1"}
    t = at(lands, game=THREE, sides=sides, called=[5, 3], phases=2, phase="factions", main="legions 0", pending=pending)
    t.play("done")
    assert t.position["turn"] == 2
    return {name: t.there(name) for name in ("italia",)}


def test_rule_58_rome_is_there_after_turn_1_in_any_case() -> None:
    assert third(False) == {"italia": ": city"}
    assert third(True) == {"italia": ""}


def test_rule_58_there_are_no_armies_of_a_fourth_side() -> None:
    state, rng = THREE.start(), random.Random(1)
    while state.to_move != ludi.OVER:
        step(state, rng)
        assert state.raw.side[3].vp == [0, 0]
    assert all(content.get("holder") != "legions 3" for content in state.to_dict()["lands"].values())


def test_rule_59_gods_favor_takes_the_place_of_a_wrath_of_god() -> None:
    for wanted, out in ((False, OPTIONAL), (True, REPLACED)):
        seen = set()
        for seed in range(40):
            state, rng = ludi.make("empire", gods_favor=wanted).start(), random.Random(seed)
            while state.decision() == "dealing":
                state.sample(rng)
            seen |= {card for side in state.to_dict()["sides"] for card in side["hand"]}
        assert len(seen) == 54
        assert EVENT_NAMES[out] not in seen


ATTACK = {
    "lugdunensis": "gauls: 1",
    "aquitania": "legions 1: 1",
    "belgica": "legions 1: 1",
    "narbonensis": "legions 2: 1",
}
RICH = [{}, {"vp": [0, 25]}, {"vp": [0, 4]}]


def test_rule_60_the_owner_may_offer_points_before_the_first_roll() -> None:
    t = peoples("1.1", ATTACK, game=BRIBES, sides=RICH).play("place aquitania")
    assert (t.decision, t.seat) == ("offering", 1)
    assert t.chosen("tens") == ["0", "1", "2"]
    t.play("tens 2")
    assert t.chosen("ones") == ["0", "1", "2", "3", "4", "5"]
    t.play("ones 3")
    assert (t.decision, t.seat) == ("answering", 0)
    assert t.position["pending"][-1]["sum"] == 23
    t.play("accept")
    assert (t.vp(0), t.vp(1)) == ((23, 0), (0, 2))
    assert t.pool == 4
    assert t.there("aquitania") == "legions 1: 1"
    assert t.places == {"lugdunensis", "britannia_superior", "germania_superior", "narbonensis"}, "not that faction"


def test_rule_60_a_refused_offer_costs_nothing() -> None:
    t = peoples("1.1", ATTACK, game=BRIBES, sides=RICH).play("place aquitania", "tens 0", "ones 5", "refuse")
    assert t.decision == "rolling"
    assert t.vp(1) == (0, 25)
    t.roll("1 1 6").play("place aquitania")
    assert t.decision == "rolling", "the same battle, no second offer"


def test_rule_60_no_offer_is_an_attack() -> None:
    assert (
        peoples("1.1", ATTACK, game=BRIBES, sides=RICH).play("place aquitania", "tens 0", "ones 0").decision
        == "rolling"
    )


def test_rule_60_only_with_points_and_only_to_a_main_people() -> None:
    t = peoples("1.1", ATTACK, game=BRIBES)
    assert t.play("place aquitania").decision == "rolling"
    lands = {"libya": "legions 1: 1"}
    t = peoples("1.1", lands, game=BRIBES, sides=RICH, hand=["Kingdom of the Ptolemies"])
    assert t.play("play Kingdom of the Ptolemies", "place aegyptus", "place libya").decision == "rolling"


def test_rule_60_is_an_option() -> None:
    assert peoples("1.1", ATTACK, sides=RICH).play("place aquitania").decision == "rolling"
