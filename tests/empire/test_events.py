"""Every one of the 55 event cards is played."""

from __future__ import annotations

import pytest
from tests.empire.table import Table, faction, peoples

import ludi
from ludi.games.empire import map as M
from ludi.games.empire.constants import DATA

EVENTS = {event["name"]: event for event in DATA["event"]}
TRIBES = {tribe["id"]: tribe for tribe in [*DATA["minor_people"], *DATA["kingdom"]]}


def names(*effects: str) -> list[str]:
    """The cards with these effects."""
    return [name for name, event in EVENTS.items() if event["effect"] in effects]


def slot(name: str) -> str:
    """A slot of the chart in the first period of a card."""
    return f"{EVENTS[name]['periods'][0]}.1"


@pytest.mark.parametrize("name", names("minor_people", "kingdom"))
def test_minor_peoples_and_kingdoms(name: str) -> None:
    """1 to 6, 19 to 30."""
    event = EVENTS[name]
    tribe = TRIBES[event["params"]["ref"]]
    for turn in range(1, 8):
        t = peoples(f"{turn}.1", hand=[name])
        assert (t.chosen("play") == [name]) == (turn in event["periods"])
    t = peoples(slot(name), {tribe["start"]: "legions 1: 1 fort"}, hand=[name]).play(f"play {name}")
    assert t.pool == tribe["armies"]
    t.play(f"place {tribe['start']}")
    bonus = f" bonus{tribe['loot_bonus']}" if tribe.get("loot_bonus") else ""
    fort, city = " fort" if tribe.get("fort") == "fort" else "", " city" if tribe.get("city") else ""
    assert t.there(tribe["start"]) == f"{tribe['id']}: 1{fort}{city}{bonus}"
    while t.pool:
        t.play(f"place {sorted(t.places)[0]}")
    assert t.decision == "before"
    lands = t.position["lands"].values()
    assert sum(land.get("armies", 0) for land in lands if land.get("holder") == tribe["id"]) == tribe["armies"]


def main_people(name: str, aquitania: str = "legions 1: 2", *, play: bool = True) -> Table:
    """The main people stands in Lugdunensis; the card is played, and the army is about to attack Aquitania."""
    at = slot(name)
    turn = int(at[0])
    people = M.PEOPLE_IDS[M.SLOT_PEOPLE[(turn - 1) * 5]]
    t = peoples(at, {"lugdunensis": f"{people}: 1", "aquitania": aquitania}, hand=[name])
    return t.play(*[f"play {name}"] * play, "done", "done")


@pytest.mark.parametrize("name", names("attack_dice3"))
def test_leaders(name: str) -> None:
    """7 to 9: three dice until they are equal."""
    t = main_people(name).place("aquitania", "1 2 6 3")
    assert t.there("aquitania") == "legions 1: 1"
    t.roll("5 5 5 6")
    assert t.position["three"] is False, "the roll counted, and the leader is dead"
    assert t.there("aquitania") == "legions 1: 1"
    t.place("aquitania", "6 2 1")
    assert t.there("aquitania").endswith(": 1")
    assert not t.there("aquitania").startswith("legions")


@pytest.mark.parametrize("name", names("attack_plus1"))
def test_weaponry(name: str) -> None:
    """10 and 11: one more on each die, of a people or a faction."""
    assert main_people(name).place("aquitania", "3 1 3").there("aquitania") == "legions 1: 1"
    number = {1: "2.2", 4: "4.2"}[EVENTS[name]["periods"][0]]
    lands = {"lugdunensis": "legions 0: 1", "aquitania": "legions 1: 1"}
    t = faction(number, lands, hand=[name], sides=[{"vp": [0, 9]}], building=True)
    t.play(f"play {name}", "done", "recruit", "done").place("aquitania", "3 1 3")
    assert t.there("aquitania") == "legions 0: 1"


def test_fury() -> None:
    """12: ties are won, but rolled again against a fortress."""
    assert main_people("Fury").place("aquitania", "3 1 3").there("aquitania") == "legions 1: 1"
    t = main_people("Fury", "legions 1: 1 fortress city").place("aquitania", "4 1 3")
    assert t.decision == "rolling"
    assert t.there("aquitania") == "legions 1: 1 fortress city"


@pytest.mark.parametrize("name", names("ignore_first_loss"))
def test_elite_troops(name: str) -> None:
    """13 to 15: the first loss in each land is ignored."""
    t = main_people(name)
    pool = t.pool
    t.place("aquitania", "1 1 6")
    assert t.decision == "rolling", "it fights on"
    t.roll("1 1 6")
    assert t.decision == "placing"
    t.place("aquitania", "1 1 6")
    assert t.pool == pool - 2, "once in a land"
    assert t.position["spared"] == ["aquitania"]


@pytest.mark.parametrize("name", names("revolt"))
def test_revolts(name: str) -> None:
    """16 to 18: one or two armies of an own people rise in its area or next to its lands."""
    turn = EVENTS[name]["periods"][0]
    lands = {
        "britannia_superior": "legions 1: 1",
        "libya": "legions 2: 0 fort",
        "syria": "legions 1: 2",
        "armenia": "goths: 1",
    }
    t = peoples(
        f"{turn}.1",
        {**lands, "sicilia": "maurs: 1"},
        hand=[name],
        control={"picts": 0, "goths": 1},
        slots={"picts": "2.1", "maurs": "1.5"},
    )
    t.play(f"play {name}")
    assert "picts" in t.chosen("people")
    t.play("people picts")
    assert t.chosen("aim") == ["britannia_superior"], "in Gallia, where the Picts start"
    t.play("aim britannia_superior", "armies 2").roll("1 1 6", "6 5 1")
    assert t.there("britannia_superior") == "picts: 1", "survivors are ordinary armies"


def test_a_revolt_of_both_armies_leaves_both() -> None:
    t = peoples("1.1", {"aquitania": "legions 1: 1"}, hand=["Revolt of the provinces I"])
    t.play("play Revolt of the provinces I", "people gauls", "aim aquitania", "armies 2").roll("6 5 1")
    assert t.there("aquitania") == "gauls: 2"
    t.play("done")
    assert t.pool == 3, "they are on the map when the main army is built"


def test_epidemy() -> None:
    """31: a die for each army of a land, 4 and more eliminates one."""
    t = peoples("1.1", {"aquitania": "legions 1: 3 city"}, hand=["Epidemy"]).play("play Epidemy", "aim aquitania")
    t.play("die 4", "die 3", "die 6")
    assert t.there("aquitania") == "legions 1: 1 city"


def test_plague() -> None:
    """32: an area, 5 and more."""
    lands = {"aquitania": "legions 1: 2", "belgica": "legions 2: 1 fort", "italia": "legions 1: 1"}
    t = peoples("2.1", lands, hand=["Plague"]).play("play Plague")
    assert t.chosen("area") == ["gallia", "italia"]
    t.play("area gallia", "die 5", "die 4", "die 4")
    assert t.decision == "before"
    assert {name: t.there(name) for name in lands} == {
        "aquitania": "legions 1: 2",
        "belgica": "legions 2: 0 fort",
        "italia": "legions 1: 1",
    }


def test_pestilence() -> None:
    """33: all but one die, and on a 6 one army in each neighbour."""
    lands = {
        "aquitania": "legions 1: 3",
        "lugdunensis": "gauls: 2",
        "narbonensis": "legions 2: 1",
        "belgica": "gauls: 1",
    }
    t = peoples("1.1", lands, hand=["Pestilence"]).play("play Pestilence", "aim aquitania", "die 6", "die 5")
    assert t.decision == "before"
    assert t.there("aquitania") == "legions 1: 1"
    assert t.there("lugdunensis") == "gauls: 1"
    assert t.there("narbonensis") == "legions 2: 1"
    assert t.there("belgica") == "gauls: 1", "not next to it"


@pytest.mark.parametrize(("die", "left"), [(3, "legions 1: 1"), (4, "")])
def test_pestilence_on_a_single_army(die: int, left: str) -> None:
    t = peoples("1.1", {"aquitania": "legions 1: 1"}, hand=["Pestilence"])
    t.play("play Pestilence", "aim aquitania", f"die {die}")
    assert t.there("aquitania") == left


@pytest.mark.parametrize("name", names("wrath"))
def test_wrath_of_god(name: str) -> None:
    """34 and 35: a fort is removed, and on 3 and more an army."""
    lands = {"aquitania": "legions 1: 2 fortress city", "belgica": ": city", "sicilia": "legions 1: 1"}
    t = peoples("1.1", lands, hand=[name]).play(f"play {name}")
    assert t.chosen("aim") == ["belgica", "aquitania"]
    t.play("aim aquitania", "die 3")
    assert t.there("aquitania") == "legions 1: 1 city"
    lucky = peoples("1.1", lands, hand=[name]).play(f"play {name}", "aim aquitania", "die 2")
    assert lucky.there("aquitania") == "legions 1: 2 city"


def test_disaster() -> None:
    """36: a city is looted, a looted one removed; a fort too; capitals are spared."""
    lands = {
        "italia": ": city",
        "thracia": ": city",
        "aquitania": "legions 1: 1 fortress city",
        "belgica": "legions 1: 1 fort looted",
    }
    t = peoples("1.1", lands, hand=["Disaster"]).play("play Disaster")
    assert t.chosen("aim") == ["belgica", "aquitania", "thracia"]
    other = Table(t.state.copy()).play("aim belgica")
    assert other.there("belgica") == "legions 1: 1"
    t.play("aim aquitania")
    assert t.there("aquitania") == "legions 1: 1 fort looted"
    assert t.vp() == (0, 0)
    late = peoples("4.1", lands, hand=["Disaster"]).play("play Disaster")
    assert late.chosen("aim") == ["belgica", "aquitania"]


@pytest.mark.parametrize("name", names("people_revive"))
def test_people_revive(name: str) -> None:
    """37 to 40: half the strength of an older people, before the main one."""
    turn = EVENTS[name]["periods"][0]
    t = peoples(f"{turn}.1", {"belgica": "gauls: 2", "syria": "legions 1: 1"}, hand=[name]).play(f"play {name}")
    assert t.chosen("people") == ["gauls"]
    t.play("people gauls")
    assert t.pool == 3, "half of five, rounded up"
    assert t.chosen("pick") == []
    assert "lugdunensis" in t.places, "next to its land"
    t.play("place lugdunensis", "done")
    assert t.decision == "before"
    assert t.there("lugdunensis") == "gauls: 1"


def test_people_revive_not_one_of_the_period() -> None:
    lands = {"belgica": "gauls: 3", "libya": "maurs: 1", "sicilia": "germans: 1"}
    t = peoples("3.1", lands, hand=["People Revive I"]).play("play People Revive I")
    assert set(t.chosen("people")) == {"gauls", "germans"}, "the Maurs are on the chart of period 3"


def test_people_revive_begins_in_the_start_land_of_its_slot() -> None:
    t = peoples("3.1", {}, hand=["People Revive I"], control={"gauls": 0}).play("play People Revive I", "people gauls")
    assert t.places == {"lugdunensis"}


@pytest.mark.parametrize("name", names("free_forts"))
def test_roman_fortify(name: str) -> None:
    """41 and 42: three free forts or upgrades."""
    number = {1: "2.2", 4: "4.2"}[EVENTS[name]["periods"][0]]
    lands = {
        "italia": "legions 0: 1 fort city",
        "sicilia": "legions 0: 1",
        "africa": "legions 0: 1",
        "libya": "legions 0: 1",
    }
    t = faction(number, lands, hand=[name], sides=[{"vp": [0, 0]}], building=True).play(f"play {name}", "done")
    t.play("fort sicilia", "upgrade italia", "fort libya")
    assert t.decision != "building" or (t.chosen("fort"), t.chosen("upgrade")) == ([], [])
    assert t.vp() == (0, 0)


def test_roman_fortify_in_turn_1_with_the_start_forts() -> None:
    name = "Roman Fortify: Limes"
    t = faction("1.5", hand=[name], sides=[{"start": ""}]).play(f"play {name}", "done", "place italia", "place sicilia")
    t.play("place cisalpina", "place sardinia", "done")
    for land in ("italia", "sicilia", "cisalpina", "sardinia"):
        t.play(f"fort {land}")
    assert t.there("sardinia") == "legions 0: 1 fort", "four of six"


@pytest.mark.parametrize("name", names("engineering"))
def test_engineering(name: str) -> None:
    """45 to 47: two free forts, or no difficult terrain."""
    number = {1: "2.2", 2: "2.2", 4: "4.2"}[EVENTS[name]["periods"][0]]
    lands = {"italia": "legions 0: 1", "sicilia": "legions 1: 1", "libya": "legions 1: 1"}
    t = faction(number, lands, hand=[name], sides=[{"vp": [0, 6]}], building=True).play(f"play {name}")
    assert t.options == ["roads", "walls"]
    forts = Table(t.state.copy()).play("walls", "done", "fort italia")
    assert forts.vp() == (0, 6)
    t.play("roads", "done", "recruit", "recruit", "done").place("sicilia", "3 1 2")
    assert t.there("sicilia") == "legions 0: 1", "a strait, and one die"
    t.play("place libya").roll("6 5 1")
    assert t.decision == "rolling", "overseas still two"


@pytest.mark.parametrize("name", names("rebellion"))
@pytest.mark.parametrize(("die", "loyal"), [(1, 2), (3, 1), (5, 0)])
def test_rebellion(name: str, die: int, loyal: int) -> None:
    """43 and 44: one to three legions of another player turn rebel and fight the rest."""
    lands = {"aquitania": "legions 1: 3 city", "italia": "legions 0: 3", "syria": "gauls: 1"}
    t = peoples(slot(name), lands, hand=[name], control={"gauls": 1}).play(f"play {name}")
    assert t.chosen("aim") == ["aquitania"]
    t.play("aim aquitania", f"die {die}")
    if loyal == 0:
        assert t.there("aquitania") == "rebels: 3 looted"
        assert t.position["lands"]["aquitania"]["rebels"] == {"1": 3}
        assert t.position["lands"]["aquitania"]["cause"] == 0
    else:
        assert t.there("aquitania") == f"legions 1: {loyal} city"
        assert t.decision == "rolling"
        t.roll(*["1 1 6"] * (3 - loyal))
        assert t.there("aquitania") == f"legions 1: {loyal} city", "the rebels are beaten"
        assert t.decision == "before"


def test_rebels_as_far_as_they_are_in_the_supply() -> None:
    lands = dict.fromkeys(("libya", "africa"), "rebels: 3 of 2 by 1") | {"numidia": "rebels: 2 of 2 by 1"}
    lands |= {"aquitania": "legions 1: 2"}
    t = peoples("1.1", lands, hand=["Rebellion: the usurper"]).play(
        "play Rebellion: the usurper", "aim aquitania", "die 6"
    )
    assert t.there("aquitania") == "legions 1: 1"
    assert t.position["battle"]["left"] == 1


def test_treachery() -> None:
    """48: an army of the pool takes a land next door without a fight; not a capital."""
    lands = {
        "lugdunensis": "gauls: 1",
        "aquitania": "legions 1: 3 fort",
        "cisalpina": "gauls: 1",
        "italia": "legions 1: 1",
        "belgica": "legions 0: 1",
    }
    t = peoples("1.1", lands, hand=["Treachery"])
    assert t.chosen("play") == [], "it takes an army of the pool"
    t.play("done", "done")
    pool = t.pool
    t.play("play Treachery")
    assert t.chosen("aim") == ["aquitania"]
    t.play("aim aquitania")
    assert t.there("aquitania") == "gauls: 1"
    assert t.pool == pool - 1


def test_treachery_of_a_faction_keeps_the_fort() -> None:
    lands = {"lugdunensis": "legions 0: 1", "aquitania": "rebels: 2 of 1 by 2 fortress city"}
    t = faction("2.2", lands, hand=["Treachery"], sides=[{"vp": [0, 2]}], building=True).play("done", "recruit", "done")
    t.play("play Treachery", "aim aquitania", "keep", "spare")
    assert t.there("aquitania") == "legions 0: 1 fortress city"


@pytest.mark.parametrize("name", names("ignore_terrain"))
def test_surprise_attack(name: str) -> None:
    """49 to 51: no difficult terrain, no retreat."""
    at = slot(name)
    people = M.PEOPLE_IDS[M.SLOT_PEOPLE[(int(at[0]) - 1) * 5]]
    lands = {"italia": f"{people}: 1", "sicilia": "legions 1: 2", "africa": "legions 1: 1"}
    t = peoples(at, lands, hand=[name]).play("done", "done", f"play {name}").place("sicilia", "6 5 1")
    assert t.decision == "rolling", "one die, and nobody leaves for Africa"
    t.roll("6 5 1")
    assert t.there("sicilia") == f"{people}: 1"


@pytest.mark.parametrize("name", names("ignore_forts"))
def test_siegecraft(name: str) -> None:
    """52 to 54: forts give no bonus and fall without combat."""
    t = main_people(name, "legions 1: 1 fortress city", play=False).play(f"play {name}").place("aquitania", "4 1 3")
    assert t.decision == "loot", "4 against 3, and the fortress falls with its garrison"
    lone = main_people(name, "legions 1: 0 fortress", play=False).play(f"play {name}", "place aquitania")
    assert lone.decision == "placing"
    assert lone.there("aquitania").endswith(": 1")


def test_gods_favor() -> None:
    """55: one more on each die, and ties."""
    name, game = M.EVENT_NAMES[54], ludi.make("empire", gods_favor=True)
    lands = {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 2"}
    t = peoples("1.1", lands, hand=[name], game=game).play(f"play {name}", "done", "done")
    t.place("aquitania", "2 1 3")
    assert t.there("aquitania") == "legions 1: 1", "2 + 1 against 3"
    fortress = {**lands, "aquitania": "legions 1: 1 fortress city"}
    t = (
        peoples("1.1", fortress, hand=[name], game=game)
        .play(f"play {name}", "done", "done")
        .place("aquitania", "3 1 3")
    )
    assert t.decision == "rolling"
    assert t.position["battle"]["round"] == 0, "rolled again"


def test_every_card_is_here() -> None:
    """The cards of the tests by effect, and those played by name."""
    by_effect = [
        "minor_people", "kingdom", "attack_dice3", "attack_plus1", "ignore_first_loss", "revolt", "wrath",
        "people_revive", "free_forts", "engineering", "rebellion", "ignore_terrain", "ignore_forts",
    ]  # fmt: skip
    by_name = {"Fury", "Epidemy", "Plague", "Pestilence", "Disaster", "Treachery", M.EVENT_NAMES[54]}
    assert {*names(*by_effect)} | by_name == set(M.EVENT_NAMES)
