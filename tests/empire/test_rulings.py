"""The rulings, each by its number in docs/games/empire.md. Where one is a choice of the table, both sides."""

from __future__ import annotations

import random
from typing import Any

from tests.empire.table import at, faction, peoples

import ludi
from ludi.games.empire import map as M
from ludi.games.empire.constants import DATA
from ludi.games.empire.options import OPTIONS

GAULS = {"lugdunensis": "gauls: 1"}


def test_a1_nine_sets_of_six_and_an_optional_card() -> None:
    assert [sum(M.EVENT_SET[c] == n for c in range(54)) for n in range(9)] == [6] * 9
    assert M.OPTIONAL == 54


def test_a2_domination_by_three_lands_or_by_more_than_any_other() -> None:
    t = peoples("1.3", {"libya": "garamantes: 1"}).play("done")
    assert t.vp() == (2, 0), "one land, nobody else"
    both = ludi.make("empire", domination_rule="three_and_plurality")
    assert peoples("1.3", {"libya": "garamantes: 1"}, game=both).play("done").vp() == (1, 0)


def test_a3_cities_each_time_or_capped() -> None:
    lands = {"italia": "legions 0: 1", "sicilia": "legions 0: 1 looted", "libya": "legions 0: 2"}
    t = faction("2.2", lands, picking=True).pick("libya").play("done")
    assert t.decision == "sites"
    capped = faction("2.2", lands, picking=True, game=ludi.make("empire", city_build_rule="total_cap"))
    assert capped.pick("libya").play("done").decision != "sites", "a looted city counts"


def test_a4_a_fort_in_the_start_land_is_always_removed() -> None:
    t = peoples("1.1", {"lugdunensis": "legions 1: 0 fortress"}).play("place lugdunensis")
    assert t.there("lugdunensis") == "gauls: 1"


def test_a5_from_the_start_land_only_to_the_same_force() -> None:
    t = peoples("1.1", {"lugdunensis": "goths: 1", "belgica": "legions 1: 1"}, control={"goths": 1})
    assert t.play("place lugdunensis").there("belgica") == "legions 1: 1"
    assert t.there("lugdunensis") == "gauls: 1"


def test_a6_stop_only_after_the_attacker_died() -> None:
    t = peoples("1.1", {**GAULS, "aquitania": "legions 1: 2"}).place("aquitania", "6 5 1")
    assert "done" not in t.options
    t.roll("1 1 6")
    assert "done" in t.options


def test_a7_a_lone_fort_rolls_a_die_and_adds_one() -> None:
    t = peoples("1.1", {**GAULS, "aquitania": "legions 1: 0 fort"}).place("aquitania", "3 1 3")
    assert t.there("aquitania") == "legions 1: 0 fort"
    assert t.pool == 3


def test_a8_a_fort_that_outlives_its_garrison_falls_free_in_the_next_battle() -> None:
    lands = {"lugdunensis": "legions 0: 1", "aquitania": "legions 1: 1 fort"}
    t = faction("2.2", lands, recruit=3, sides=[{"vp": [0, 6]}]).place("aquitania", "6 5 1", "1 1 6")
    assert t.play("place aquitania").decision == "rolling", "the same battle"
    t.roll("1 1 6")
    assert t.there("aquitania") == "legions 1: 0 fort"
    again = faction("2.2", {**lands, "aquitania": "legions 1: 0 fort"}, recruit=1, sides=[{"vp": [0, 6]}])
    assert again.play("place aquitania").decision == "taking", "in another phase"


def test_a9_battles_are_immediate() -> None:
    assert peoples("1.1", {**GAULS, "aquitania": "legions 1: 2"}).play("place aquitania").decision == "rolling"


def test_a10_the_new_drawer_takes_all_armies_and_nobody_revives_a_people_of_the_period() -> None:
    t = peoples("3.3", {"suebia": "goths: 3"}, control={"goths": 3})
    assert t.position["control"]["goths"] == 0
    hand = ["People Revive I"]
    assert peoples("3.1", {"suebia": "goths: 1"}, hand=hand).chosen("play") == [], "drawn or not"


def test_a11_the_city_of_a_start_land_comes_with_its_faction() -> None:
    assert at({}).there("italia") == ""
    t = faction("1.5", {"cisalpina": "gauls: 1"}, sides=[{"start": ""}], control={"gauls": 1}).play("place italia")
    assert t.there("italia") == "legions 0: 1 city"


def test_a12_a_faction_may_spare_a_city_or_must_loot() -> None:
    lands = {"lugdunensis": "legions 0: 1", "belgica": "franks: 1 city"}
    more: dict[str, Any] = {"recruit": 1, "sides": [{"vp": [0, 2]}], "control": {"franks": 1}}
    assert faction("2.2", lands, **more).place("belgica", "6 5 1").options == ["sack", "spare"]
    forced = faction("2.2", lands, game=ludi.make("empire", roman_loot="forced"), **more).place("belgica", "6 5 1")
    assert forced.decision == "loot"
    assert forced.there("belgica") == "legions 0: 1 looted"


def test_a13_a_looted_city_scores_nothing_and_is_not_looted_again() -> None:
    t = peoples("1.1", {**GAULS, "aquitania": "legions 1: 1 looted"}).place("aquitania", "6 5 1")
    assert t.decision == "placing"
    assert t.vp() == (0, 0)


def test_a14_with_a_point_a_faction_without_legions_is_not_dead() -> None:
    assert not faction("2.2", {}, sides=[{"vp": [0, 1]}]).position["sides"][0]["dead"]
    assert faction("2.2", {}, sides=[{"vp": [9, 0]}]).position["sides"][0]["dead"]


def test_a15_the_roll_of_three_equal_dice_counts() -> None:
    lands = {"lugdunensis": "legions 0: 1", "belgica": "franks: 1"}
    t = faction("3.6", lands, recruit=1, sides=[{"vp": [0, 2]}], control={"franks": 1}).place("belgica", "5 5 5 1")
    assert t.there("belgica") == "legions 0: 1"


def test_a16_each_side_of_each_other_player_is_compared_by_itself() -> None:
    lands = {"italia": "legions 1: 1", "sicilia": "gauls: 1", "cisalpina": "legions 0: 1", "sardinia": "legions 0: 1"}
    t = faction("2.2", lands, control={"gauls": 1})
    assert t.vp() == (0, 8), "two against one and one"
    own = faction(
        "2.2", {"italia": "legions 0: 1", "sicilia": "gauls: 1", "sardinia": "gauls: 1"}, control={"gauls": 0}
    )
    assert own.vp() == (0, 8), "the own other side does not count against it"


def test_a17_rebels_are_rolled_for_and_peoples_loot_their_cities() -> None:
    t = peoples("1.1", {**GAULS, "aquitania": "rebels: 1 of 1 by 2 city"}).place("aquitania", "6 5 1").play("die 4")
    assert (t.vp(), t.there("aquitania")) == ((4, 0), "gauls: 1 looted")


def test_a18_the_start_land_is_chosen_in_the_order_of_the_emperors() -> None:
    state, rng = ludi.make("empire").start(), random.Random(3)
    chosen = []
    while state.to_dict()["turn"] == 1:
        if state.decision() == "starting":
            chosen.append(len(state.legal()))
        state.apply(rng.choice(state.possible()))
    assert chosen == [4, 3, 2, 1]


def test_a20_the_emperors_of_the_first_period() -> None:
    first = [emperor["name"] for emperor in DATA["emperor"][:6]]
    assert first == ["Crassus", "Pompeius", "Caesar", "Augustus", "Caligula", "Nero"]


def test_a21_34_peoples_and_kingdoms() -> None:
    assert len(DATA["people"]) + len(DATA["kingdom"]) + len(DATA["minor_people"]) == 34


def test_a22_peoples_play_before_the_faction() -> None:
    t = at({}, turn=2).play("held 0")
    assert t.position["phase"] == "peoples"
    t.play("done")
    assert t.position["pending"][-1]["of"] == "factions"


def test_a23_a_people_with_land_does_not_begin_in_its_start_land() -> None:
    assert "lugdunensis" not in peoples("1.1", {"italia": "gauls: 1"}).places


def test_a24_a_faction_rolls_one_die_for_rome() -> None:
    lands = {"cisalpina": "legions 0: 1", "italia": "gauls: 1 city"}
    t = faction("2.2", lands, recruit=1, sides=[{"vp": [0, 2]}], control={"gauls": 1}).place("italia", "6 5 1")
    before = t.vp()[1]
    t.play("sack", "die 1")
    assert t.vp()[1] - before < 12, "no second die"
    assert t.decision != "loot"


def test_a25_automatic_victory_flips_a_city_without_points() -> None:
    t = peoples("1.1", {**GAULS, "aquitania": "legions 0: 1 city"}).play("place aquitania")
    assert (t.there("aquitania"), t.vp()) == ("gauls: 1 looted", (0, 0))


def test_seas_that_are_not_connected() -> None:
    """Rule 26: by ship only within a basin that both coasts have."""
    game = ludi.make("empire", seas_connected=False)
    t = faction("2.2", {"sicilia": "legions 0: 2"}, picking=True, game=game).pick("sicilia")
    seas = {land["id"]: set(land["seas"]) for land in DATA["land"]}
    assert t.places == {name for name, of in seas.items() if "internum" in of}
    assert "aquitania" not in t.places
    both = faction("2.2", {"baetica": "legions 0: 2"}, picking=True, game=game).pick("baetica")
    assert "aquitania" in both.places, "Baetica lies on two seas"


def test_every_option_has_a_default_from_the_data_file() -> None:
    for option in OPTIONS["empire"]:
        name = "gods_favor_in_set_6" if option.name == "gods_favor" else option.name
        assert option.default == DATA["options"][name]
    assert {*DATA["options"]} - {"options_src"} == {
        "gods_favor_in_set_6" if o.name == "gods_favor" else o.name for o in OPTIONS["empire"]
    }


def test_recruited_legions_that_are_not_placed_return() -> None:
    """Rule 18, for legions."""
    t = faction("2.2", {"italia": "legions 0: 1"}, recruit=2, sides=[{"vp": [0, 4]}]).play("done")
    assert t.state.raw.pool == 0
    assert t.there("italia") == "legions 0: 1"
