"""Rules 49 to 56: when events are played and what holds for all of them."""

from __future__ import annotations

from tests.empire.table import at, faction, peoples

FURY, EPIDEMY, PLAGUE = "play Fury", "play Epidemy", "play Plague"


def test_rule_49_two_cards_in_a_turn_in_one_phase_or_both() -> None:
    t = peoples("2.1", {"italia": "legions 1: 2"}, hand=["Fury", "Epidemy", "Surprise Attack I"])
    t.play(FURY)
    assert set(t.chosen("play")) == {"Epidemy", "Surprise Attack I"}
    t.play(EPIDEMY, "aim italia", "die 1", "die 1")
    assert t.chosen("play") == []
    assert t.position["sides"][0]["events"] == 0
    assert t.position["played"] == ["Fury", "Epidemy"]


def test_rule_49_only_in_ones_own_phases() -> None:
    t = peoples("1.1", sides=[{}, {"hand": ["Epidemy"], "events": 2}])
    assert t.seat == 0
    assert t.chosen("play") == []


def test_rule_49_what_was_played_in_the_first_phase_counts_in_the_second() -> None:
    sides = [{"tokens": [1, 1], "hand": ["Fury", "Epidemy"], "events": 2}]
    t = at({}, sides=sides, turn=2).play("held 0", FURY)
    assert t.position["sides"][0]["events"] == 1


def test_rule_50_before_turn_cards_only_in_the_first_step() -> None:
    t = peoples("1.1", {"italia": "legions 1: 1"}, hand=["Fury", "Epidemy"])
    assert set(t.chosen("play")) == {"Fury", "Epidemy"}
    t.play("done")
    assert t.chosen("play") == ["Epidemy"]
    t.play("place lugdunensis")
    assert t.chosen("play") == ["Epidemy"], "during turn, at any moment"


def test_rule_50_not_in_a_battle() -> None:
    lands = {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1"}
    t = peoples("1.1", lands, hand=["Epidemy"]).play("done", "done", "place aquitania")
    assert t.decision == "rolling"


def test_8_3_all_activities_of_a_kingdom_are_ended_before_another_event_is_played() -> None:
    lands = {"italia": "legions 1: 1"}
    for card, start, other in (
        ("Kingdom of the Ptolemies", "aegyptus", "libya"),
        ("Cantabri", "gallaecia", "lusitania"),
    ):
        t = peoples("1.1", lands, hand=[card, "Epidemy"]).play(f"play {card}")
        assert t.chosen("play") == []
        t.play(f"place {start}")
        assert t.chosen("play") == []
        t.play(f"place {other}", "done") if card != "Cantabri" else t.play(f"place {other}")
        assert (t.decision, t.chosen("play")) == ("before", ["Epidemy"])


def test_8_3_the_armies_of_people_revive_too_are_placed_before_another_event() -> None:
    lands = {"italia": "legions 1: 1", "germania_magna": "germans: 1"}
    t = peoples("2.1", lands, hand=["People Revive I", "Epidemy"]).play("play People Revive I", "people germans")
    assert (t.decision, t.chosen("play")) == ("placing", [])
    assert t.play("done").chosen("play") == ["Epidemy"]


def test_rule_50_not_without_a_target() -> None:
    for hand in (["Epidemy", "Revolt of the provinces I"], ["Disaster"]):
        assert peoples("1.1", hand=hand).chosen("play") == []


def test_rule_51_only_in_the_periods_on_the_card() -> None:
    lands = {"italia": "legions 1: 1"}
    assert peoples("1.1", lands, hand=["Plague"]).chosen("play") == []
    assert peoples("2.1", lands, hand=["Plague"]).chosen("play") == ["Plague"]


def test_rule_51_only_in_the_phase_on_the_card() -> None:
    hand = ["Fury", "Engineering: Bridges"]
    assert peoples("2.1", hand=hand).chosen("play") == ["Fury"]
    assert faction("2.2", {"italia": "legions 0: 1"}, hand=hand, building=True).chosen("play") == [
        "Engineering: Bridges"
    ]


def test_rule_51_modifiers_serve_the_main_people_alone() -> None:
    lands = {"iudaea": "legions 1: 1"}
    t = peoples("1.1", lands, hand=["Leader: Arminius", "Kingdom of the Ptolemies"])
    t.play("play Leader: Arminius", "play Kingdom of the Ptolemies", "place aegyptus", "place iudaea")
    t.roll("6 5")
    assert t.position["pending"][-1] == {"kind": "rolling", "seat": -1, "die": 3}, "two dice, then the defender's"
    t.roll("1").play("done")
    assert t.decision == "placing"
    assert t.pool == 5
    assert t.position["three"]


def test_rule_51_a_revolt_has_no_modifiers() -> None:
    lands = {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1"}
    t = peoples("1.1", lands, hand=["Leader: Arminius", "Revolt of the provinces I"])
    t.play("play Leader: Arminius", "play Revolt of the provinces I", "people gauls", "aim aquitania", "armies 1")
    t.roll("1 1")
    assert t.position["pending"][-1]["die"] == 3


def test_rule_52_a_kingdom_places_and_fights_before_the_main_people() -> None:
    t = peoples("1.1", {"libya": "legions 1: 1"}, hand=["Kingdom of the Ptolemies"])
    t.play("play Kingdom of the Ptolemies")
    assert (t.decision, t.places, t.pool) == ("placing", {"aegyptus"}, 3)
    t.play("place aegyptus")
    assert t.there("aegyptus") == "k_aegyptus: 1 fort city bonus3"
    t.place("libya", "6 5 1").play("place libya")
    assert t.decision == "before", "the Gauls have not begun"
    t.play("done")
    assert t.places == {"lugdunensis"}
    t.play("done")
    assert t.position["control"]["k_aegyptus"] == 0
    assert t.vp() == (3 * 2 + 1 * 2 + 1, 0), "Oriens and Africa, more than any other; the city"


def test_rule_52_a_city_in_its_start_land_becomes_its_own() -> None:
    for city in ("city", "looted"):
        t = peoples("1.1", {"aegyptus": f"legions 1: 1 fortress {city}"}, hand=["Kingdom of the Ptolemies"])
        t.play("play Kingdom of the Ptolemies", "place aegyptus")
        assert t.there("aegyptus") == "k_aegyptus: 1 fort city bonus3"
        assert t.vp() == (0, 0)


def test_rule_52_the_bonus_stays_with_the_city_until_it_is_looted() -> None:
    t = faction(
        "2.2",
        {"libya": "legions 0: 1", "aegyptus": "k_aegyptus: 1 city bonus3"},
        recruit=1,
        sides=[{"vp": [0, 2]}],
        control={"k_aegyptus": 1},
    )
    t.place("aegyptus", "6 5 1").play("spare")
    assert t.position["lands"]["aegyptus"]["bonus"] == 3


def test_rule_52_a_minor_people_brings_no_city() -> None:
    t = peoples("1.1", hand=["Cantabri"]).play("play Cantabri", "place gallaecia", "place lusitania")
    assert t.there("gallaecia") == "t_cantabri: 1"
    assert t.position["control"]["t_cantabri"] == 0


def test_rule_53_free_forts_may_be_upgrades_and_nothing_else() -> None:
    lands = {"italia": "legions 0: 1 fort city", "sicilia": "legions 0: 1", "africa": "legions 0: 1"}
    t = faction("2.2", lands, hand=["Roman Fortify: Limes"], building=True).play("play Roman Fortify: Limes", "done")
    assert t.chosen("fort") == ["sicilia", "africa"]
    assert t.chosen("upgrade") == ["italia"]
    t.play("upgrade italia", "fort sicilia")
    assert t.chosen("upgrade") == [], "one for one, and not what was built now"
    t.play("done")
    assert t.state.raw.free == 0
    assert t.there("italia") == "legions 0: 1 fortress city"


def test_rule_54_a_revolt_fights_inside_the_land() -> None:
    lands = {"lugdunensis": "gauls: 1", "britannia_superior": "legions 1: 2 fort", "britannia_inferior": "legions 1: 1"}
    t = peoples("1.1", lands, hand=["Revolt of the provinces I"]).play("play Revolt of the provinces I", "people gauls")
    t.play("aim britannia_superior", "armies 2")
    assert not t.position["battle"]["hard"], "no difficult terrain"
    t.roll("4 1 3")
    assert t.decision == "rolling", "a fort helps: 4 against 4"
    t.roll("5 1 3")
    assert (t.decision, t.seat) == ("retreating", 1), "not in the first round, but from the second"


def test_rule_55_a_land_emptied_by_sickness_is_taken_without_conquest() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1 city"}, hand=["Epidemy"])
    t.play(EPIDEMY, "aim aquitania", "die 5", "done", "done", "place aquitania")
    assert t.there("aquitania") == "gauls: 1 city"
    assert t.vp() == (0, 0)


def test_rule_55_a_fort_left_alone_is_attacked_as_ever() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1 fort city"}, hand=["Epidemy"])
    t.play(EPIDEMY, "aim aquitania", "die 5", "done", "done").place("aquitania", "5 1 3")
    assert t.decision == "loot", "which then is a conquest"


def test_rule_56_rebels_hold_their_land_and_belong_to_nobody() -> None:
    lands = {"italia": "legions 0: 1", "sicilia": "rebels: 3 of 1 by 2", "sardinia": "rebels: 1 of 1 by 2"}
    t = faction("2.2", lands)
    assert t.vp() == (0, 4 * 2), "not another player for domination"
    assert t.there("sicilia") == "rebels: 3"


def test_rule_56_rebels_are_remembered_until_they_are_gone() -> None:
    lands = {"italia": "legions 0: 3", "cisalpina": "legions 0: 3", "sicilia": "rebels: 1 of 0 by 2"}
    t = faction("2.2", lands, sides=[{"vp": [0, 30]}], building=True)
    assert t.chosen("recruit") == []
    assert "recruit" not in t.options
    t.play("bribe sicilia")
    assert "recruit" not in t.options, "seven legions now"
    free = faction("2.2", {**lands, "sicilia": ""}, sides=[{"vp": [0, 30]}], building=True)
    assert "recruit" in free.options
