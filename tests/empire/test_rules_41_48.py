"""Rules 41 to 48: points, the end, stacks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.empire.table import EMPIRE, Table, at, faction, peoples
from tests.scene import step

import ludi
from ludi.games.empire.map import LAND_IDS
from ludi.games.empire.scoring import area_points, city_points

ITALIA = ("italia", "cisalpina", "narbonensis", "sicilia", "sardinia")


def points(lands: dict[str, str], side: int = 0, track: int = 1, turn: int = 1, **more: Any) -> int:
    """What the areas bring one side; the value of Italia is 4 in every turn."""
    return area_points(at(lands, turn=turn, **more).state.raw, side, track)


def test_rule_41_peoples_score_after_their_phase_and_factions_after_theirs() -> None:
    lands = {"libya": "garamantes: 1", "italia": "legions 0: 1"}
    t = peoples("1.3", lands).play("done")
    assert t.vp() == (1 * 2, 0)
    t = faction("1.5", {"libya": "gauls: 1"}, sides=[{"start": ""}]).play("place italia", "done", "fort italia")
    assert t.vp() == (0, 4 * 2 + 3), "Italia, and Rome"


def test_rule_41_kingdoms_and_minor_peoples_score_with_the_peoples() -> None:
    lands = {"libya": "garamantes: 1", "africa": "k_numidia: 1", "numidia": "t_cantabri: 1", "syria": "dacians: 1"}
    t = peoples("1.3", lands, control={"dacians": 1}).play("done")
    assert t.vp() == (1 * 2, 0), "three lands in Africa; the Dacians are another's"


def test_rule_41_the_two_sides_are_never_combined() -> None:
    lands = {
        "italia": "gauls: 1",
        "sicilia": "gauls: 1",
        "cisalpina": "legions 0: 1",
        "sardinia": "legions 1: 2",
        "narbonensis": "legions 1: 1",
    }
    assert points(lands) == 4, "one land against two of another player"
    assert points(lands, track=0) == 4, "two against two is no plurality"


def test_rule_42_presence_domination_control() -> None:
    assert points({"sicilia": "legions 0: 1", "italia": "legions 1: 1"}) == 4
    assert points({"sicilia": "legions 0: 1"}) == 8, "more than any other player"
    assert points(dict.fromkeys(ITALIA[:3], "legions 0: 1")) == 8
    assert points(dict.fromkeys(ITALIA, "legions 0: 1")) == 12
    assert points(dict.fromkeys(ITALIA, "gauls: 1"), track=0) == 12


def test_rule_42_control_with_forts_for_a_faction_alone() -> None:
    lands = dict.fromkeys(ITALIA[1:], "legions 0: 0 fort") | {"italia": "legions 0: 1"}
    assert points(lands) == 12
    assert points({**lands, "italia": "legions 0: 0 fort"}) == 0, "at least one legion"
    assert points({**lands, "sicilia": "legions 1: 0 fort"}) == 8


def test_rule_42_three_lands_dominate_even_if_another_has_as_many() -> None:
    lands = dict.fromkeys(ITALIA[:3], "legions 0: 1")
    assert points({**lands, "sicilia": "legions 1: 1"}) == 8


def test_rule_42_a_fort_alone_is_no_land() -> None:
    assert points({"sicilia": "legions 0: 0 fort"}) == 0
    assert points({"sicilia": "legions 0: 1", "italia": "legions 1: 0 fort"}) == 8


@pytest.mark.parametrize(
    ("rule", "found"),
    [("three_or_plurality", [8, 8, 4, 8]), ("three_and_plurality", [4, 4, 4, 8]), ("plurality_min2", [4, 8, 4, 8])],
)
def test_rule_42_option_domination_rule(rule: str, found: list[int]) -> None:
    game = ludi.make("empire", domination_rule=rule)
    lands: list[dict[str, str]] = [
        {"sicilia": "legions 0: 1"},
        {"sicilia": "legions 0: 1", "italia": "legions 0: 1"},
        {"sicilia": "legions 0: 1", "italia": "legions 0: 1", "sardinia": "legions 1: 1", "cisalpina": "legions 1: 1"},
        dict.fromkeys(ITALIA[:3], "legions 0: 1"),
    ]
    assert [points(content, game=game) for content in lands] == found


def cities(lands: dict[str, str], track: int, turn: int = 1, **more: Any) -> int:
    """What the cities bring side 0."""
    return city_points(at(lands, turn=turn, **more).state.raw, 0, track)


def test_rule_43_cities_and_capitals() -> None:
    assert cities({"sicilia": "gauls: 1 city"}, 0) == 1
    assert cities({"italia": "gauls: 1 city"}, 0) == 2
    assert cities({"sicilia": "legions 0: 1 city"}, 1) == 2
    assert cities({"italia": "legions 0: 1 city"}, 1) == 3
    for turn, of_peoples, of_faction in ((3, 1, 2), (4, 2, 3)):
        assert cities({"thracia": "gauls: 1 city"}, 0, turn) == of_peoples
        assert cities({"thracia": "legions 0: 1 city"}, 1, turn) == of_faction


def test_rule_43_not_looted_and_not_by_a_fort_alone() -> None:
    assert cities({"sicilia": "legions 0: 1 looted", "italia": "legions 0: 0 fort city"}, 1) == 0


def test_rule_43_option_looted_city_scores() -> None:
    game = ludi.make("empire", looted_city_scores=True)
    assert cities({"sicilia": "legions 0: 1 looted", "italia": "legions 0: 1 looted"}, 1, game=game) == 5


def test_rule_44_the_vp_emperor_scores_each_land() -> None:
    lands = {"italia": "legions 0: 3", "sicilia": "legions 0: 1", "syria": "legions 0: 0 fort"}
    plain, augustus = faction("2.4", lands).play("done"), faction("2.5", lands).play("done")
    assert augustus.vp()[1] == plain.vp()[1] + 2


def test_rule_45_loot_is_booked_at_once() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1 city"}).place("aquitania", "6 5 1")
    t.play("die 5")
    assert t.decision == "placing"
    assert t.vp() == (5, 0)


def last(lands: dict[str, str], **more: Any) -> Table:
    """The end of the last faction phase of turn 7."""
    sides = [{"tokens": [5, 6]}, {"tokens": [1, 1]}, {"tokens": [2, 2]}, {"tokens": [3, 3]}]
    for side, own in zip(sides, more.pop("sides", ()), strict=False):
        side.update(own)
    pending = [{"kind": "calling", "number": 6, "of": "factions", "seat": -1}]
    t = at(lands, turn=7, sides=sides, called=[5, 5], phases=3, pending=pending, **more).play("held 0")
    while t.decision in ("before", "building", "picking", "placing", "sites"):
        t.play("done")
    return t


def test_rule_46_two_points_for_each_land_with_legions() -> None:
    lands = {"libya": "legions 0: 2", "suebia": "legions 1: 1", "dacia": "legions 1: 1", "syria": "legions 1: 0 fort"}
    t = last(lands)
    assert t.state.to_move == ludi.OVER
    assert t.vp(0) == (0, 4 * 2 + 2)
    assert t.vp(1) == (0, 4)


def test_rule_46_a_surviving_kingdom_is_worth_a_die_and_its_bonus() -> None:
    lands = {
        "aegyptus": "k_aegyptus: 1 city bonus3",
        "dacia": "k_dacia: 2 looted",
        "arabia": "legions 1: 1 city bonus2",
        "syria": "k_palmyra: 1",
    }
    t = last(lands, control={"k_aegyptus": 2, "k_dacia": 2, "k_palmyra": 2})
    assert t.decision == "treasure"
    t.play("die 5")
    assert t.state.to_move == ludi.OVER
    assert t.vp(2) == (8, 0)


def test_rule_47_the_most_points_win_and_ties_go_to_the_higher_emperor() -> None:
    t = last({}, sides=[{"vp": [10, 0]}, {"vp": [4, 6]}, {"vp": [0, 9]}, {"vp": [0, 0]}])
    assert t.state.scores() == [10, 10, 9, 0]
    assert t.state.ranks() == [0, 1, 2, 3], "token 6 against token 1"
    assert t.state.estimate() == [1, 0, 0, 0]


def test_rule_48_at_most_three_armies_of_one_force_in_a_land() -> None:
    import random

    rng = random.Random(2)
    for players in (2, 3, 4):
        state = ludi.make("empire", players).start()
        while state.to_move != ludi.OVER:
            step(state, rng)
            if state.decision() == "calling":
                for name, content in state.to_dict()["lands"].items():
                    assert content.get("armies", 0) <= 3, name
                    assert ("holder" in content) == (content.get("armies", 0) > 0 or "fort" in content)
    assert "belgica" not in peoples("1.1", {"belgica": "gauls: 3", "lugdunensis": "gauls: 1"}).places


def test_rule_48_a_lone_fort_keeps_its_last_owner() -> None:
    t = faction("2.2", {"africa": "legions 0: 1 fort", "italia": "legions 0: 1"}, picking=True).pick("africa")
    assert t.there("africa") == "legions 0: 0 fort"


def test_the_names_of_this_page_are_lands() -> None:
    assert set(ITALIA) <= set(LAND_IDS)
    assert EMPIRE.players == 4
