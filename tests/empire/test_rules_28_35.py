"""Rules 28 to 35: battle."""

from __future__ import annotations

from typing import Any

from tests.empire.table import Table, faction, peoples

GAULS = {"lugdunensis": "gauls: 1"}


def gauls(aquitania: str = "legions 1: 1", **more: Any) -> Table:
    """Gauls in Lugdunensis, next to what is in Aquitania, over an open border."""
    return peoples("1.1", {**GAULS, "aquitania": aquitania}, **more)


def romans(emperor: str, lands: dict[str, str], **more: Any) -> Table:
    """A faction with one legion to place."""
    return faction(emperor, lands, recruit=1, sides=[{"vp": [0, 3]}], **more)


def test_rule_28_an_army_fights_until_it_is_dead_or_the_land_is_clear() -> None:
    t = gauls("legions 1: 3").place("aquitania", "6 5 1", "6 5 1")
    assert t.decision == "rolling", "no withdrawal"
    t.roll("1 1 6")
    assert t.decision == "placing"
    assert t.there("aquitania") == "legions 1: 1"
    t.place("aquitania", "6 5 1")
    assert t.there("aquitania") == "gauls: 1"


def test_rule_28_a_tie_is_rolled_again() -> None:
    t = gauls().place("aquitania", "4 2 4")
    assert t.decision == "rolling"
    assert t.position["battle"]["round"] == 0
    t.roll("4 2 3")
    assert t.there("aquitania") == "gauls: 1"


def test_rule_28_the_next_army_into_the_same_land_is_the_same_battle() -> None:
    lands = {**GAULS, "aquitania": "legions 1: 1", "narbonensis": "legions 1: 1"}
    t = peoples("1.1", lands).place("aquitania", "1 1 6").play("place aquitania")
    assert t.position["battle"]["round"] == 1
    assert t.decision == "retreating", "from the second round on"


def test_12_0_an_army_that_comes_back_in_the_same_phase_goes_on_with_the_combat() -> None:
    lands = {**GAULS, "aquitania": "legions 1: 1", "narbonensis": "legions 1: 1"}
    t = peoples("1.1", lands).place("aquitania", "1 1 6").play("place belgica")
    assert t.position["fought"] == ["aquitania"]
    t.play("place aquitania")
    assert t.decision == "retreating", "from the second round on"


def test_12_0_a_combat_ends_with_the_conquest_and_with_the_phase() -> None:
    lands = {**GAULS, "aquitania": "legions 1: 1"}
    t = peoples("1.1", lands).place("aquitania", "1 1 6").play("place belgica").place("aquitania", "6 5 1")
    assert t.position["fought"] == []
    assert peoples("1.1", lands).place("aquitania", "1 1 6").play("done").position["fought"] == []


def test_12_0_the_armies_of_another_force_begin_a_combat_of_their_own() -> None:
    lands = {**GAULS, "lusitania": "legions 1: 1", "baetica": "legions 1: 1", "gallaecia": "gauls: 1"}
    t = peoples("1.1", lands, hand=["Cantabri"], sides=[{"events": 1}]).play("play Cantabri", "place gallaecia")
    t.place("lusitania", "1 1 6")
    assert t.position["fought"] == []


def test_rule_28_three_equal_dice_end_three_dice() -> None:
    lands = {"lugdunensis": "legions 0: 1", "belgica": "franks: 1"}
    t = faction("3.6", lands, recruit=2, sides=[{"vp": [0, 5]}], control={"franks": 1})
    t.place("belgica", "2 2 2 6")
    assert not t.position["three"]
    t.place("belgica", "6 5 1")
    assert t.there("belgica") == "legions 0: 1"


def test_rule_29_a_fort_alone_is_one_target_with_a_die_and_one() -> None:
    t = gauls("legions 1: 0 fort").place("aquitania", "4 1 3")
    assert t.decision == "rolling", "4 against 3 + 1 is a tie"
    t.roll("5 1 3")
    assert t.there("aquitania") == "gauls: 1"


def test_rule_29_a_fort_is_attacked_after_the_last_army() -> None:
    t = gauls("legions 1: 1 fort").place("aquitania", "6 5 1")
    assert t.there("aquitania") == "legions 1: 0 fort"
    t.roll("5 1 3")
    assert t.there("aquitania") == "gauls: 1"


def test_rule_29_a_fortress_alone_wins_ties() -> None:
    t = gauls("legions 1: 0 fortress city").place("aquitania", "4 1 3")
    assert t.there("aquitania") == "legions 1: 0 fortress city"
    assert t.pool == 3


def test_rule_29_a_faction_takes_a_lone_fort_without_dice() -> None:
    t = romans("2.2", {"lugdunensis": "legions 0: 1", "aquitania": "legions 1: 0 fort"}).play("place aquitania")
    assert t.decision == "taking"
    kept = Table(t.state.copy()).play("keep")
    assert kept.there("aquitania") == "legions 0: 1 fort"
    assert t.play("remove").there("aquitania") == "legions 0: 1"


def test_rule_29_but_not_after_its_garrison_fell_in_the_same_battle() -> None:
    t = romans("2.2", {"lugdunensis": "legions 0: 1", "aquitania": "legions 1: 1 fort"}).place("aquitania", "6 5 1")
    assert t.decision == "rolling"
    t.roll("6 5 1")
    assert t.decision == "taking"


COMEBACK = {"lugdunensis": "legions 0: 1", "aquitania": "legions 1: 1 fort"}


def comeback() -> Table:
    """The garrison of a fort fell, the fort stood; a legion was placed elsewhere since."""
    t = faction("2.2", COMEBACK, recruit=3, sides=[{"vp": [0, 6]}]).place("aquitania", "6 5 1", "1 1 6")
    assert t.there("aquitania") == "legions 1: 0 fort"
    return t.play("place lugdunensis")


def test_12_2_a_fort_that_was_not_the_only_defender_at_the_start_of_the_combat_is_fought_after_a_detour() -> None:
    t = comeback()
    chances = t.state.view(0)["attacks"]["aquitania"]["chance"]
    assert chances == [0.4972, 0.4972], "what is shown before the attack is what is rolled: 90/181"
    assert t.play("place aquitania").decision == "rolling"
    assert t.position["battle"]["alone"] is False
    assert t.state.view(0)["battle"]["chance"][1] == chances[0]


def test_12_2_from_the_next_phase_on_the_fort_is_the_only_defender() -> None:
    lands = {"lugdunensis": "legions 0: 3", "aquitania": "legions 1: 0 fort"}
    t = faction("2.2", lands, picking=True).pick("lugdunensis")
    assert t.state.view(0)["attacks"]["aquitania"]["chance"] == [1.0, 1.0]
    assert t.play("place aquitania").decision == "taking"


def test_rule_30_modifiers_add_up() -> None:
    hand = ["Weaponry: Pilum and Gladius"]
    lands = {"lugdunensis": "legions 0: 1", "belgica": "franks: 1"}
    t = faction("3.4", lands, hand=hand, sides=[{"vp": [0, 3]}], control={"franks": 1}, building=True)
    t.play("play Weaponry: Pilum and Gladius", "done", "recruit", "done").place("belgica", "2 1 3")
    assert t.there("belgica") == "legions 0: 1", "2 + 1 + 1 against 3"


def test_rule_31_ties_against_a_fortress_are_rolled_again_for_a_tie_emperor() -> None:
    lands = {"lugdunensis": "legions 0: 1", "belgica": "legions 1: 1 fortress city"}
    t = romans("3.3", lands).place("belgica", "4 1 3")
    assert t.decision == "rolling"
    assert t.there("belgica") == "legions 1: 1 fortress city"
    open_ = romans("3.3", {**lands, "belgica": "legions 1: 1 fort"}).place("belgica", "4 1 3")
    assert open_.there("belgica") == "legions 1: 0 fort", "a fort does not win ties"


def test_rule_32_difficult_terrain_counts_for_the_land_it_lies_in() -> None:
    north = peoples("2.1", {"britannia_superior": "picts: 1", "britannia_inferior": "legions 1: 1"})
    assert north.play("place britannia_inferior").position["battle"]["hard"]
    south = peoples("2.1", {"britannia_inferior": "picts: 1", "britannia_superior": "legions 1: 1"})
    assert not south.play("place britannia_superior").position["battle"]["hard"]


def test_rule_32_straits_are_difficult_both_ways() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "britannia_superior": "legions 1: 1"}).play(
        "place britannia_superior"
    )
    assert t.position["battle"]["hard"]
    back = peoples("2.1", {"britannia_superior": "picts: 1", "lugdunensis": "legions 1: 1"}).play("place lugdunensis")
    assert back.position["battle"]["hard"]


def test_rule_32_the_best_route_is_taken() -> None:
    lands = {"lugdunensis": "gauls: 1", "aquitania": "gauls: 1", "narbonensis": "legions 1: 1"}
    assert not peoples("1.1", lands).play("place narbonensis").position["battle"]["hard"], "from Aquitania"
    alone = {"lugdunensis": "gauls: 1", "narbonensis": "legions 1: 1"}
    assert peoples("1.1", alone).play("place narbonensis").position["battle"]["hard"]


def test_rule_32_overseas_only_without_a_border_or_strait() -> None:
    t = romans("2.2", {"italia": "legions 0: 1", "cisalpina": "goths: 1"}, control={"goths": 1}).play("place cisalpina")
    assert not t.position["battle"]["over"]


def test_rule_33_forces_of_one_player_give_way_without_dice() -> None:
    t = peoples("1.1", {**GAULS, "aquitania": "legions 0: 2 fort city", "narbonensis": "legions 0: 1"})
    t.play("place aquitania")
    assert t.decision == "placing"
    assert t.there("aquitania") == "gauls: 1 looted"
    assert t.there("narbonensis") == "legions 0: 1", "nobody retreats"
    assert t.vp() == (0, 0), "no points for looting"


def test_rule_33_a_faction_leaves_the_city_of_its_own_people() -> None:
    t = romans("2.2", {"lugdunensis": "legions 0: 1", "aquitania": "gauls: 2 city"}).play("place aquitania")
    assert t.decision != "looting"
    assert t.there("aquitania") == "legions 0: 1 city"


def test_rule_34_legions_retreat_from_the_second_round_on() -> None:
    lands = {**GAULS, "aquitania": "legions 1: 3", "narbonensis": "legions 1: 2", "tarraconensis": "legions 1: 0 fort"}
    t = peoples("1.1", lands).play("place aquitania")
    assert t.decision == "rolling"
    t.roll("6 5 1")
    assert (t.decision, t.seat) == ("retreating", 1)
    assert t.options == ["retreat tarraconensis", "retreat narbonensis", "done"]
    t.play("retreat narbonensis")
    assert t.options == ["retreat tarraconensis", "done"], "three in a land"
    t.play("done").roll("6 5 1")
    assert t.there("aquitania") == "gauls: 1"
    assert t.there("narbonensis") == "legions 1: 3"


def test_rule_34_all_may_go_and_the_fort_stays() -> None:
    lands = {
        **GAULS,
        "aquitania": "legions 1: 2 fort",
        "tarraconensis": "legions 1: 0 fort",
        "narbonensis": "legions 1: 1",
    }
    t = peoples("1.1", lands).place("aquitania", "6 5 1").play("retreat tarraconensis")
    assert t.decision == "rolling"
    assert t.there("aquitania") == "legions 1: 0 fort"


def test_rule_34_not_over_the_sea_and_not_into_vacant_lands() -> None:
    t = gauls("legions 1: 2", control={}).place("aquitania", "6 5 1")
    assert t.decision == "rolling"


def test_rule_34_once_in_a_round() -> None:
    lands = {**GAULS, "aquitania": "legions 1: 2", "narbonensis": "legions 1: 1"}
    t = peoples("1.1", lands).place("aquitania", "6 5 1").play("done").roll("3 1 3")
    assert t.decision == "rolling", "a tie is the same round"


def test_rule_35_peoples_and_kingdoms_never_retreat_in_battle() -> None:
    for holder, more in (("goths", "goths"), ("k_aegyptus", "k_aegyptus"), ("t_cantabri", "t_cantabri")):
        lands = {**GAULS, "aquitania": f"{holder}: 1", "narbonensis": f"{more}: 1"}
        t = peoples("1.1", lands, control={holder: 1}).place("aquitania", "1 1 6").play("place aquitania")
        assert t.decision == "rolling"
    rebels = {**GAULS, "aquitania": "rebels: 1 of 1 by 2", "narbonensis": "rebels: 1 of 1 by 2"}
    assert peoples("1.1", rebels).place("aquitania", "1 1 6").play("place aquitania").decision == "rolling"
