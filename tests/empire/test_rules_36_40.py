"""Rules 36 to 40: conquest, looting, new cities."""

from __future__ import annotations

from typing import Any

from tests.empire.table import Table, faction, peoples

import ludi

GAULS = {"lugdunensis": "gauls: 1"}


def gauls(aquitania: str, **more: Any) -> Table:
    """Gauls win a battle in Aquitania."""
    return peoples("1.1", {**GAULS, "aquitania": aquitania}, **more).place("aquitania", "6 5 1")


def romans(belgica: str, emperor: str = "2.2", **more: Any) -> Table:
    """A faction has won a battle in Belgica."""
    lands = {"lugdunensis": "legions 0: 1", "belgica": belgica}
    return faction(emperor, lands, recruit=1, sides=[{"vp": [0, 2]}], **more).place("belgica", "6 5 1")


def test_rule_36_1_peoples_remove_a_fort_and_factions_choose() -> None:
    t = gauls("legions 1: 1 fort").roll("6 5 1")
    assert t.there("aquitania") == "gauls: 1"
    t = romans("legions 1: 1 fortress city").roll("6 5 1").play("keep")
    assert t.there("belgica") == "legions 0: 1 fortress city"


def test_rule_36_2_peoples_loot_for_a_die() -> None:
    t = gauls("legions 1: 1 city")
    assert t.decision == "loot"
    t.play("die 5")
    assert (t.there("aquitania"), t.vp()) == ("gauls: 1 looted", (5, 0))


def test_rule_36_2_the_bonus_of_a_kingdoms_city() -> None:
    t = gauls("legions 1: 1 city bonus3").play("die 2")
    assert (t.there("aquitania"), t.vp()) == ("gauls: 1 looted", (5, 0)), "it stays with the city, whoever holds it"


def test_rule_36_2_two_dice_for_rome_and_from_turn_4_for_constantinople() -> None:
    t = peoples("1.1", {"cisalpina": "gauls: 1", "italia": "legions 1: 1 city"}).place("italia", "6 5 1")
    t.play("die 5", "die 4")
    assert t.vp() == (9, 0)
    for slot, people, dice in (("3.3", "goths", 1), ("5.5", "goths", 2)):
        lands = {"macedonia": f"{people}: 1", "thracia": "legions 1: 1 city"}
        t = peoples(slot, lands).place("thracia", "6 5 1").play(*["die 3"] * dice)
        assert t.vp() == (3 * dice, 0)
        assert t.decision == "placing"


def test_rule_36_3_a_city_taken_from_a_faction_is_not_looted() -> None:
    t = romans("legions 1: 1 city")
    assert t.decision != "looting"
    assert t.there("belgica") == "legions 0: 1 city"


def test_rule_36_3_one_taken_from_a_people_is_looted_or_spared() -> None:
    t = romans("franks: 1 city bonus1", control={"franks": 1})
    assert t.options == ["sack", "spare"]
    spared = Table(t.state.copy()).play("spare")
    assert spared.position["lands"]["belgica"] == {"holder": "legions 0", "armies": 1, "city": "city", "bonus": 1}
    before = t.vp()[1]
    t.play("sack", "die 6")
    assert t.position["lands"]["belgica"]["city"] == "looted"
    assert t.vp()[1] >= before + 6 + 1


def test_rule_36_3_a_faction_rolls_one_die_for_a_capital_too() -> None:
    lands = {"cisalpina": "legions 0: 1", "italia": "gauls: 1 city"}
    t = faction("2.2", lands, recruit=2, sides=[{"vp": [0, 4]}], control={"gauls": 1}).place("italia", "6 5 1")
    t.play("sack", "die 5")
    assert t.decision == "placing"
    assert t.vp() == (0, 5)


def test_rule_36_3_from_rebels_and_kingdoms_as_from_peoples() -> None:
    assert romans("rebels: 1 of 1 by 2 city").decision == "looting"
    assert romans("k_aegyptus: 1 city", control={"k_aegyptus": 2}).decision == "looting"


def test_rule_36_4_a_looted_city_is_not_looted_again() -> None:
    t = gauls("legions 1: 1 looted")
    assert t.decision == "placing"
    assert t.there("aquitania") == "gauls: 1 looted"


def test_rule_37_a_looted_city_scores_nothing() -> None:
    t = peoples("1.1", {"libya": "gauls: 1", "aquitania": "gauls: 1 city"}).play("done")
    whole = t.vp()[0]
    t = peoples("1.1", {"libya": "gauls: 1", "aquitania": "gauls: 1 looted"}).play("done")
    assert t.vp()[0] == whole - 1


def test_rule_38_a_land_that_fell_to_treachery_is_conquered() -> None:
    lands = {**GAULS, "aquitania": "legions 1: 3 fortress city"}
    t = peoples("1.1", lands, hand=["Treachery"]).play("done", "done", "play Treachery", "aim aquitania", "die 3")
    assert (t.there("aquitania"), t.vp()) == ("gauls: 1 looted", (3, 0))


def test_rule_38_rebels_flip_a_city_and_nobody_scores() -> None:
    t = peoples("1.1", {**GAULS, "aquitania": "legions 1: 1 fort city"}, hand=["Rebellion: the usurper"]).play("done")
    t.play("play Rebellion: the usurper", "aim aquitania", "die 1").roll("6 5 1")
    assert t.there("aquitania") == "rebels: 1 looted"
    assert all(side["vp"] == [0, 0] for side in t.position["sides"])


SITES = {"italia": "legions 0: 1", "cisalpina": "legions 0: 1", "sicilia": "legions 0: 1 city", "syria": "legions 0: 1"}


def building(lands: dict[str, str], **more: Any) -> Table:
    """The end of a faction's expansion."""
    return faction("2.2", {**lands, "libya": "legions 0: 2"}, picking=True, **more).pick("libya").play("done")


def test_rule_39_one_city_for_two_resources_first_in_the_home_area() -> None:
    t = building(SITES)
    assert t.decision == "sites"
    assert t.chosen("city") == ["italia", "cisalpina"], "sicilia has one, syria is not in Italia"
    t.play("city italia", "city cisalpina")
    assert t.there("cisalpina") == "legions 0: 1 city"
    assert t.decision != "sites", "four resources, two cities"


def test_rule_39_then_anywhere_on_resources() -> None:
    lands = {name: f"{text} city" if name != "syria" else text for name, text in SITES.items() if name != "sicilia"}
    assert building({**lands, "narbonensis": "legions 0: 1"}).chosen("city") == ["syria"]


def test_rule_39_it_may_build_less() -> None:
    assert building(SITES).play("done").there("italia") == "legions 0: 1"


def test_rule_39_option_total_cap() -> None:
    game = ludi.make("empire", city_build_rule="total_cap")
    t = building(SITES, game=game).play("city italia")
    assert t.decision != "sites", "four resources, two cities in all"


def test_rule_40_resources_of_own_peoples_do_not_count() -> None:
    lands = {"italia": "legions 0: 1", "syria": "gauls: 1", "aegyptus": "gauls: 1"}
    assert building(lands).decision != "sites"
