"""Rules 20 to 27: the faction, its legions, forts, and ships."""

from __future__ import annotations

from typing import Any

import pytest
from tests.empire.table import faction, peoples

import ludi
from ludi.games.empire.map import COAST, LAND_IDS

FIRST: dict[str, Any] = {"sides": [{"start": ""}]}
COASTS = {name for l, name in enumerate(LAND_IDS) if COAST >> l & 1}


def test_rule_20_seven_legions_and_those_of_the_emperor() -> None:
    assert faction("1.5", **FIRST).pool == 7
    assert faction("1.1", **FIRST).pool == 9, "Crassus brings two"


def test_rule_20_nine_with_three_players_and_never_more_than_ten() -> None:
    three = ludi.make("empire", 3)
    assert faction("1.5", game=three, **FIRST).pool == 9
    assert faction("1.1", game=three, **FIRST).pool == 10


def test_rule_20_three_free_forts_at_the_end_of_the_first_expansion() -> None:
    t = faction("1.5", **FIRST).play("place italia", "place sicilia", "place sardinia", "place africa", "done")
    assert t.decision == "gifts"
    t.play("fort italia")
    assert t.chosen("fort") == ["sicilia", "sardinia", "africa"], "one for a land"
    assert t.chosen("upgrade") == [], "it did not stand before this turn"
    t.play("fort africa", "fort sicilia")
    assert t.decision != "gifts"
    assert t.there("africa").startswith("legions 0: 1 fort")


def test_rule_20_free_forts_not_used_are_lost() -> None:
    t = faction("1.5", **FIRST).play("place italia", "done", "fort italia")
    assert t.state.raw.free == 0


def test_rule_21_a_free_start_land_and_its_city() -> None:
    t = faction("1.5", sides=[{"start": ""}, {"start": "syria"}])
    assert t.places == {"aquitania", "italia", "macedonia"}
    t.play("place macedonia")
    assert t.there("macedonia") == "legions 0: 1 city"
    assert t.position["sides"][0]["start"] == "macedonia"


def test_rule_21_whoever_is_there_makes_room_and_a_city_is_kept() -> None:
    lands = {"italia": "gauls: 2 city", "cisalpina": "gauls: 2"}
    t = faction("1.5", lands, control={"gauls": 1}, **FIRST).play("place italia")
    assert (t.decision, t.seat) == ("retreating", 1)
    t.play("retreat cisalpina")
    assert t.there("italia") == "legions 0: 1 city"
    assert t.vp() == (0, 0)


def test_rule_22_a_legion_costs_2_and_from_turn_4_3() -> None:
    t = faction("3.1", {"italia": "legions 0: 1"}, sides=[{"vp": [0, 9]}], building=True).play("recruit")
    assert (t.vp(), t.pool) == ((0, 7), 1)
    t = faction("4.2", {"italia": "legions 0: 1"}, sides=[{"vp": [0, 9]}], building=True).play("recruit")
    assert (t.vp(), t.pool) == ((0, 6), 1)


def test_rule_22_up_to_seven_legions_and_rebels_count() -> None:
    lands = {"italia": "legions 0: 3", "sicilia": "legions 0: 2", "syria": "rebels: 1 of 0 by 1"}
    t = faction("2.2", lands, sides=[{"vp": [0, 30]}], building=True).play("recruit")
    assert t.chosen("recruit") == [], "six legions and one that turned rebel"
    without = faction("2.2", {**lands, "syria": "rebels: 1 of 2 by 1"}, sides=[{"vp": [0, 30]}], building=True)
    assert without.play("recruit", "recruit").pool == 2


def test_rule_22_points_never_fall_below_zero() -> None:
    t = faction("2.2", {"italia": "legions 0: 1"}, sides=[{"vp": [9, 3]}], building=True).play("recruit")
    t.refused("recruit")
    assert t.vp() == (9, 1)


def test_rule_22_rebels_next_door_are_bribed_all_or_none() -> None:
    lands = {"italia": "legions 0: 3", "sicilia": "rebels: 2 of 3 by 1 city", "africa": "rebels: 1 of 0 by 1"}
    t = faction("2.2", lands, sides=[{"vp": [0, 9]}], building=True)
    assert t.chosen("bribe") == ["sicilia"], "africa is not next to italia"
    t.play("bribe sicilia")
    assert t.there("sicilia") == "legions 0: 2 city", "no conquest"
    assert t.vp() == (0, 5)
    poor = faction("2.2", lands, sides=[{"vp": [0, 3]}], building=True)
    assert poor.chosen("bribe") == []


def test_rule_22_bribing_may_exceed_seven_but_not_the_counters() -> None:
    full = {"italia": "legions 0: 3", "cisalpina": "legions 0: 3", "narbonensis": "legions 0: 1"}
    t = faction("2.2", {**full, "sicilia": "rebels: 2 of 3 by 1"}, sides=[{"vp": [0, 9]}], building=True)
    assert t.play("bribe sicilia").there("sicilia") == "legions 0: 2"
    more = {**full, "narbonensis": "legions 0: 3", "sicilia": "rebels: 2 of 3 by 1"}
    assert faction("2.2", more, sides=[{"vp": [0, 9]}], building=True).chosen("bribe") == []


def test_rule_22_a_fort_in_a_controlled_land_one_for_each() -> None:
    lands = {
        "italia": "legions 0: 1 fort",
        "sicilia": "legions 0: 1",
        "africa": "legions 1: 1",
        "syria": "legions 0: 0 fort",
    }
    t = faction("2.2", lands, sides=[{"vp": [0, 9]}], building=True)
    assert t.chosen("fort") == ["sicilia"]
    assert t.play("fort sicilia").vp() == (0, 8)


def test_rule_22_an_older_fort_in_a_land_with_a_city_becomes_a_fortress() -> None:
    lands = {
        "italia": "legions 0: 0 fort city",
        "sicilia": "legions 0: 1 city",
        "africa": "legions 0: 1 fort",
        "syria": "legions 0: 1 fort looted",
    }
    t = faction("2.2", lands, sides=[{"vp": [0, 9]}], building=True).play("fort sicilia")
    assert t.chosen("upgrade") == ["italia", "syria"], "without a legion too, and by a looted city"
    t.play("upgrade italia")
    assert t.there("italia") == "legions 0: 0 fortress city"
    assert t.vp() == (0, 7)


def test_rule_22_a_looted_city_is_rebuilt() -> None:
    lands = {"italia": "legions 0: 1 looted", "sicilia": "legions 1: 1 looted", "africa": "legions 0: 0 fort looted"}
    t = faction("2.2", lands, sides=[{"vp": [0, 9]}], building=True)
    assert t.chosen("rebuild") == ["italia"]
    t.play("rebuild italia")
    assert (t.there("italia"), t.vp()) == ("legions 0: 1 city", (0, 8))


def test_rule_22_the_emperors_legions_come_free_after_recruiting() -> None:
    lands = {"italia": "legions 0: 3", "sicilia": "legions 0: 3"}
    t = faction("2.1", lands, sides=[{"vp": [0, 9]}], building=True).play("recruit", "done")
    assert t.state.raw.pool == 3, "one recruited, and Vespasianus' two beyond seven"
    many = {"italia": "legions 0: 3", "sicilia": "legions 0: 3", "africa": "legions 0: 3"}
    t = faction("2.1", many, picking=True)
    assert t.pool == 1, "ten counters"


def test_rule_23_a_legion_or_a_fort_is_left_behind() -> None:
    lands = {"italia": "legions 0: 3", "sicilia": "legions 0: 1", "africa": "legions 0: 1 fort"}
    t = faction("2.2", lands, picking=True)
    assert t.chosen("pick") == ["italia", "africa"]
    t.play("pick italia", "pick italia", "pick africa")
    assert t.chosen("pick") == []
    assert t.there("africa") == "legions 0: 0 fort"
    assert t.pool == 3


def test_rule_24_a_faction_without_legions_enters_at_its_own_fort() -> None:
    lands = {"africa": "legions 0: 1 fort", "syria": "legions 0: 1 fort", "italia": "legions 1: 1"}
    t = faction("2.2", lands, picking=True).pick("africa", "syria")
    assert t.places == {"africa", "syria"}
    assert "aegyptus" in t.play("place syria").places, "then as ever"


def test_rule_24_else_in_a_vacant_land_next_to_a_faction() -> None:
    t = faction(
        "2.2",
        {"africa": "legions 1: 1", "sicilia": "goths: 1"},
        recruit=1,
        sides=[{"vp": [0, 3]}],
        control={"goths": 1},
    )
    assert t.places == {"libya", "numidia"}


def test_rule_24_else_it_attacks_a_faction_without_difficult_terrain() -> None:
    lands = {"britannia_inferior": "legions 1: 1", "britannia_superior": "goths: 1", "germania_inferior": "goths: 1"}
    t = faction("2.2", lands, recruit=1, sides=[{"vp": [0, 3]}], control={"goths": 1})
    assert t.places == {"britannia_inferior"}
    t.place("britannia_inferior", "5 4 3")
    assert t.there("britannia_inferior") == "legions 0: 1"


def test_rule_24_where_no_faction_controls_a_land_any_vacant_one() -> None:
    t = faction("2.2", {"italia": "goths: 1"}, recruit=1, sides=[{"vp": [0, 3]}], control={"goths": 1})
    assert t.places == set(LAND_IDS) - {"italia"}


def test_rule_25_without_legions_and_points_a_faction_is_dead() -> None:
    t = faction("2.2", {"italia": "legions 0: 0 fort"})
    assert t.position["sides"][0]["dead"]
    assert t.there("italia") == "legions 0: 0 fort", "its forts stay"


def test_rule_25_with_a_point_it_passes_and_lives() -> None:
    t = faction("2.2", {}, sides=[{"vp": [0, 1]}])
    assert not t.position["sides"][0]["dead"]
    saved = faction("2.1", {}, sides=[{"vp": [0, 1]}])
    assert saved.pool == 2, "the emperor's legions"


def test_5_7_without_units_and_points_there_are_no_units_for_the_rest_of_the_game() -> None:
    t = faction("2.1", {"italia": "legions 0: 0 fort"}, sides=[{"vp": [5, 0]}])
    assert t.position["sides"][0]["dead"], "the emperor's legions do not come"
    assert t.there("italia") == "legions 0: 0 fort"
    assert faction("3.2", {}, sides=[{"vp": [5, 4], "dead": True}]).position["phase"] == "peoples"


def test_5_7_a_faction_is_dead_before_its_events_are_asked_for() -> None:
    t = faction("2.1", {"sicilia": "legions 1: 1"}, hand=["Epidemy", "Roman Fortify: Limes"])
    assert t.position["sides"][0]["dead"]
    assert t.chosen("play") == ["Epidemy"]


def test_5_7_who_spends_the_last_point_without_units_is_dead() -> None:
    t = faction("2.1", {"italia": "legions 0: 0 fort city"}, sides=[{"vp": [0, 1]}], building=True)
    t.play("upgrade italia")
    assert t.position["sides"][0]["dead"]


def test_5_7_does_not_ask_in_turn_1_when_nobody_has_units_yet() -> None:
    t = faction("1.1", {}, sides=[{"start": ""}])
    assert (t.decision, t.position["sides"][0]["dead"]) == ("starting", False)


def test_rule_25_the_player_of_a_dead_faction_plays_peoples_and_events() -> None:
    hand = ["Epidemy", "Surprise Attack I", "Roman Fortify: Limes"]
    t = faction("2.2", {"italia": "legions 1: 2"}, sides=[{"dead": True}], hand=hand)
    assert t.chosen("play") == ["Epidemy"], "only what needs no faction"
    t.play("play Epidemy", "aim italia", "die 6", "die 1", "done")
    assert t.there("italia") == "legions 1: 1"


def test_rule_26_legions_go_from_coast_to_coast() -> None:
    t = faction("2.2", {"italia": "legions 0: 2"}, picking=True).pick("italia")
    assert t.places == COASTS, "and every neighbour of italia is one"
    inland = faction("2.2", {"raetia": "legions 0: 2"}, picking=True).pick("raetia")
    assert inland.places == {"raetia", "cisalpina", "germania_magna", "germania_superior", "marcomannia", "noricum"}


def test_rule_26_peoples_have_no_ships() -> None:
    assert peoples("1.3", {"libya": "garamantes: 1"}).places == {"libya", "aegyptus", "africa"}


@pytest.mark.parametrize(
    ("holder", "control", "lost"),
    [("goths", 1, True), ("t_cantabri", 1, True), ("k_aegyptus", 1, False), ("legions 1", 1, False)],
)
def test_rule_27_a_people_adds_one_against_an_attack_from_overseas(holder: str, control: int, lost: bool) -> None:
    more: dict[str, Any] = {} if holder == "legions 1" else {"control": {holder: control}}
    t = faction("2.2", {"italia": "legions 0: 2", "libya": f"{holder}: 1"}, picking=True, **more)
    t.pick("italia").place("libya", "4 1 3 2")
    assert t.there("libya").startswith(holder) or not lost
    if lost:
        assert t.decision == "rolling", "4 against 3 + 1 is a tie"
    else:
        assert t.there("libya") == "legions 0: 1"


def test_rule_27_from_overseas_the_terrain_is_always_difficult() -> None:
    t = faction("2.2", {"italia": "legions 0: 2", "libya": "legions 1: 1"}, picking=True).pick("italia")
    t.play("place libya")
    assert t.position["battle"]["hard"]
    assert t.position["battle"]["over"]
