"""Rules 11 to 19: peoples, their armies, where they go."""

from __future__ import annotations

from tests.empire.table import at, peoples


def test_rule_11_strength_is_the_number_of_armies() -> None:
    assert peoples("1.1").pool == 5
    assert peoples("1.3").pool == 3
    assert peoples("7.2").pool == 8


def test_rule_11_armies_on_the_map_count() -> None:
    assert peoples("3.3", {"suebia": "goths: 2"}).pool == 4
    full = {"suebia": "goths: 3", "dacia": "goths: 3", "sarmatia": "goths: 1"}
    assert peoples("3.3", full, picking=True).pool == 0, "seven on the map, strength six"


def test_rule_12_a_people_belongs_to_who_drew_it_last() -> None:
    t = peoples("3.3", {"suebia": "goths: 2"}, control={"goths": 2})
    assert t.position["control"]["goths"] == 0
    t.play("done")
    assert t.position["sides"][0]["vp"][0] > 0
    assert t.position["sides"][2]["vp"][0] == 0


def test_rule_13_any_armies_are_picked_up_before_the_first_is_placed() -> None:
    t = peoples("3.3", {"suebia": "goths: 2", "dacia": "goths: 1"}, picking=True)
    assert t.chosen("pick") == ["suebia", "dacia"]
    t.pick("suebia", "dacia")
    assert t.there("dacia") == ""
    assert t.pool == 3 + 2
    assert t.decision == "placing"
    t.play("place dacia")
    assert t.chosen("pick") == []


def test_rule_14_the_first_army_of_a_people_on_the_map_goes_to_its_start_land() -> None:
    t = peoples("1.1")
    assert t.places == {"lugdunensis"}
    t.play("place lugdunensis")
    assert t.there("lugdunensis") == "gauls: 1"


def test_rule_14_where_a_people_held_lands_it_begins_there_or_next_to_them() -> None:
    t = peoples("3.3", {"thracia": "goths: 1"}, picking=True).pick("thracia")
    assert t.places == {"thracia", "asia", "bithynia", "macedonia", "moesia"}
    t.play("place moesia")
    assert "dacia" in t.places
    assert "asia" not in t.places


def test_rule_14_armies_in_the_start_land_retreat_to_their_own() -> None:
    lands = {
        "lugdunensis": "legions 1: 3 fort",
        "belgica": "legions 1: 2",
        "aquitania": "legions 1: 2",
        "narbonensis": "",
    }
    t = peoples("1.1", lands).play("place lugdunensis")
    assert (t.decision, t.seat) == ("retreating", 1)
    assert t.options == ["retreat belgica", "retreat aquitania"], "not into vacant lands, and there is no staying"
    t.play("retreat belgica")
    assert t.options == ["retreat aquitania"], "three at most in a land"
    t.play("retreat aquitania")
    assert t.decision == "placing", "the third has nowhere to go"
    assert t.there("lugdunensis") == "gauls: 1", "the fort is gone"
    assert (t.there("belgica"), t.there("aquitania")) == ("legions 1: 3", "legions 1: 3")
    assert t.state.raw.pool == 4


def test_rule_14_not_over_the_sea_but_over_a_strait() -> None:
    lands = {"britannia_inferior": "legions 1: 2", "germania_inferior": "legions 1: 1", "italia": "legions 1: 1"}
    t = peoples("2.1", lands).play("place britannia_inferior")
    assert t.options == ["retreat germania_inferior"]


def test_rule_14_forts_alone_are_no_refuge_from_a_start_land() -> None:
    t = peoples("1.1", {"lugdunensis": "legions 1: 1", "belgica": "legions 1: 0 fort"}).play("place lugdunensis")
    assert t.decision == "placing"
    assert t.there("lugdunensis") == "gauls: 1"


def test_rule_14_own_forces_make_room_too() -> None:
    t = peoples("1.1", {"lugdunensis": "legions 0: 2", "belgica": "legions 0: 1"}).play("place lugdunensis")
    assert (t.decision, t.seat) == ("retreating", 0)


def test_rule_14_rebels_go_where_those_who_caused_them_say() -> None:
    lands = {"lugdunensis": "rebels: 1 of 1 by 2", "belgica": "rebels: 1 of 3 by 1"}
    t = peoples("1.1", lands).play("place lugdunensis")
    assert (t.decision, t.seat) == ("retreating", 2)
    t.play("retreat belgica")
    assert t.position["lands"]["belgica"]["rebels"] == {"1": 1, "3": 1}


def test_rule_14_a_city_in_the_start_land_is_looted() -> None:
    t = peoples("1.1", {"lugdunensis": "legions 1: 1 city"}).play("place lugdunensis")
    assert t.decision == "loot"
    t.play("die 4")
    assert t.vp() == (4, 0)
    assert t.there("lugdunensis") == "gauls: 1 looted"
    own = peoples("1.1", {"lugdunensis": "legions 0: 1 city"}).play("place lugdunensis")
    assert own.there("lugdunensis") == "gauls: 1 looted", "rule 36.4: flipped without points"
    assert own.vp() == (0, 0)
    vacant = peoples("1.1", {"lugdunensis": ": city"}).play("place lugdunensis")
    assert vacant.there("lugdunensis") == "gauls: 1 city"


def test_rule_15_with_nothing_to_place_a_people_still_scores() -> None:
    lands = {"suebia": "goths: 3", "dacia": "goths: 3", "moesia": "goths: 1"}
    t = peoples("7.4", lands)
    assert t.decision == "calling", "no army, no event: the phase is over"
    assert t.vp() == (2 * 2 + 2 * 2 + 4 * 2, 0), "Germania, Danubius, Macedonia: more than anybody"


def test_rule_16_into_own_lands_and_next_to_them() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 3", "narbonensis": "gauls: 1"})
    near = {"belgica", "britannia_superior", "aquitania", "germania_superior", "cisalpina", "tarraconensis"}
    assert t.places == near | {"narbonensis"}, "lugdunensis is full"


def test_rule_16_not_from_lands_of_another_own_force() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "italia": "legions 0: 3", "syria": "dacians: 1"})
    assert "cisalpina" not in t.places
    assert "arabia" not in t.places


def test_rule_16_a_force_without_land_enters_like_a_first_army() -> None:
    t = peoples("1.1", {"lugdunensis": "legions 1: 1"}, picking=True)
    t.play("place lugdunensis", "place belgica")
    assert t.position["lands"]["belgica"]["holder"] == "gauls"
    gone = peoples("3.3", {"thracia": "goths: 1", "moesia": "legions 1: 1"}, picking=True)
    gone.pick("thracia").place("moesia", "1 1 6 6")
    assert gone.places == {"thracia", "asia", "bithynia", "macedonia", "moesia"}


def test_rule_17_an_empty_land_is_occupied_and_an_enemy_fought() -> None:
    lands = {"lugdunensis": "gauls: 1", "belgica": "legions 1: 0 fort", "aquitania": "legions 1: 1"}
    t = peoples("1.1", lands)
    assert t.play("place narbonensis").decision == "placing"
    assert t.there("narbonensis") == "gauls: 1"
    assert t.play("place belgica").decision == "rolling"


def test_rule_18_more_armies_follow_into_a_land_that_was_won() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1"})
    t.place("aquitania", "6 5 1").play("place aquitania", "place aquitania")
    assert t.there("aquitania") == "gauls: 3"
    assert "aquitania" not in t.places


def test_rule_18_armies_not_placed_are_lost() -> None:
    t = peoples("1.1").play("place lugdunensis", "done")
    assert t.decision == "calling"
    assert t.state.raw.pool == 0
    assert t.there("lugdunensis") == "gauls: 1"


def test_rule_19_a_city_in_a_vacant_land_is_not_harmed() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": ": city"}).play("place aquitania")
    assert t.there("aquitania") == "gauls: 1 city"
    assert t.vp() == (0, 0)
    assert at({"aquitania": ": city"}).there("aquitania") == ": city"
