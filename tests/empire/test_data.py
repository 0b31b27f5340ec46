"""The data file: what the rules say of it, and a complaint that names the key for everything that is wrong."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ludi.games.empire import map as M
from ludi.games.empire.constants import ACTIONS, DATA, MINORS, TRIBES
from ludi.games.empire.data import checked
from ludi.kernel.facts import facts
from ludi.kernel.spoken import DataError


def test_45_lands_in_9_areas_of_5() -> None:
    assert (len(DATA["land"]), len(DATA["area"])) == (45, 9)
    assert Counter(M.AREA_OF) == dict.fromkeys(range(9), 5)
    assert [bin(mask).count("1") for mask in M.AREA_MASK] == [5] * 9


def test_84_borders_of_which_11_are_straits() -> None:
    assert Counter(edge["kind"] for edge in DATA["edge"]) == {"land": 73, "strait": 11}
    for l, near in enumerate(M.NEAR):
        assert not near >> l & 1
        assert bin(near).count("1") >= 2
        for to in range(45):
            assert near >> to & 1 == M.NEAR[to] >> l & 1, "neighbours are neighbours of each other"
        assert M.HARD[l] & ~near == 0


def test_difficult_terrain_lies_on_the_side_of_the_defender() -> None:
    inferior, superior = (M.LAND_IDS.index(name) for name in ("britannia_inferior", "britannia_superior"))
    assert M.HARD[inferior] >> superior & 1, "the mountain lies in the north"
    assert not M.HARD[superior] >> inferior & 1
    italia, sicilia = M.LAND_IDS.index("italia"), M.LAND_IDS.index("sicilia")
    assert M.HARD[italia] >> sicilia & 1, "a strait is difficult both ways"
    assert M.HARD[sicilia] >> italia & 1


def test_the_sums_of_the_area_values() -> None:
    assert [sum(M.VALUE[area * 7 + turn] for area in range(9)) for turn in range(7)] == [20, 22, 23, 26, 30, 32, 31]


def test_35_slots_42_emperors_12_kingdoms_6_minor_peoples() -> None:
    assert (len(M.SLOT_PEOPLE), len(set(M.SLOT_PEOPLE)), len(M.EMPEROR_BONUS)) == (35, 16, 42)
    assert (MINORS, TRIBES) == (6, 18)
    bonuses = Counter(emperor["bonus"] for emperor in DATA["emperor"])
    assert bonuses == {"legion": 6, "tie": 6, "dice3": 7, "vp": 4, "none": 14, "attack": 5}
    assert sum(M.COUNTERS[5:21]) == 84
    assert sum(M.COUNTERS[21:39]) == 46


def test_the_deck_by_sets() -> None:
    types: dict[int, Counter[str]] = {}
    for event in DATA["event"]:
        if not event["optional"]:
            types.setdefault(event["set"], Counter())[event["type"]] += 1
    said = {
        int(key[4:]): Counter(
            {name.split(" (")[0]: int(n) for n, _, name in (part.partition(" ") for part in text.split(", "))}
        )
        for key, text in DATA["event_sets"].items()
        if key.startswith("set_")
    }
    assert types == said
    assert len(set(M.EVENT_NAMES)) == 55
    kingdoms = {kingdom["id"]: kingdom for kingdom in DATA["kingdom"]}
    of_set_5 = [kingdoms[event["params"]["ref"]]["periods"] for event in DATA["event"] if event["set"] == 5]
    assert of_set_5 == [[2], [3], [4], [5], [6], [7]]
    for event in DATA["event"]:
        if event["effect"] == "kingdom":
            assert kingdoms[event["params"]["ref"]]["periods"] == event["periods"]


def test_the_actions_stay_below_700() -> None:
    assert ACTIONS < 700


def test_a_reconstructed_value_says_so() -> None:
    sources = Counter(
        row[key].split(":")[0]
        for name in ("area", "land", "edge", "people", "people_slot", "emperor", "kingdom", "minor_people", "event")
        for row in DATA[name]
        for key in row
        if key.endswith("src")
    )
    assert set(sources) == {"FACT", "WEAK", "RECONSTRUCTED"}
    assert sources["RECONSTRUCTED"] > 500


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The data with one thing wrong."""
    data = copy.deepcopy(facts("empire"))
    change(data)
    return data


def put(*path: Any) -> Callable[[dict[str, Any]], object]:
    """A change of one key, or its removal: `put("land", 3, "area", "x")`."""

    def change(data: Any) -> None:
        *keys, last, value = path
        for key in keys:
            data = data[key]
        if value is None:
            del data[last]
        else:
            data[last] = value

    return change


WRONG: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (put("schema_version", 2), "schema_version: 2 was given"),
    (put("counters", None), "counters: None"),
    (put("nonsense", []), "nonsense: "),
    (put("constants", "turns", "many"), r"constants\.turns: 'many'"),
    (put("constants", "turns_src", "HEARSAY"), r"constants\.turns_src: 'HEARSAY'"),
    (put("counters", "cities_src", "FACT:NOBODY"), r"counters\.cities_src: 'FACT:NOBODY'"),
    (put("land", 3, "area", "atlantis"), r"area\[0\]\.lands|land\[3\]\.area"),
    (put("land", 3, "name", None), r"land\[3\]\.name: None"),
    (put("land", 3, "name_src", None), r"land\[3\]\.name_src: None"),
    (put("land", 3, "colour", "red"), r"land\[3\]\.colour: 'red'"),
    (put("land", 3, "resource", 1), r"land\[3\]\.resource: 1 was given, true or false"),
    (put("land", 3, "seas", []), r"land\[3\]\.seas"),
    (put("land", 3, "id", "belgica"), r"land\[3\]\.id: 'belgica'"),
    (put("area", 0, "vp", [1]), r"area\[0\]\.vp: \[1\]"),
    (put("edge", 0, "a", "atlantis"), r"edge\[0\]\.a: 'atlantis'"),
    (put("edge", 0, "kind", "bridge"), r"edge\[0\]\.kind: 'bridge'"),
    (put("edge", 0, "into_b", "swamp"), r"edge\[0\]\.into_b: 'swamp'"),
    (put("edge", 1, "b", "britannia_superior"), r"edge\[1\]: "),
    (put("people", 0, "counters", 6), r"counters\.barbarian_armies: 84"),
    (put("people_slot", 0, "start", "x"), r"people_slot\[0\]\.start: 'x'"),
    (put("people_slot", 0, "people", "x"), r"people_slot\[0\]\.people: 'x'"),
    (put("people_slot", 0, "strength", 9), r"people_slot\[0\]\.strength: 9 was given, 1 to 5"),
    (put("people_slot", 7, "number", 1), r"people_slot\[7\]\.number"),
    (put("emperor", 5, "bonus", "luck"), r"emperor\[5\]\.bonus: 'luck'"),
    (put("emperor", 5, "value", 4), r"emperor\[5\]\.value: 4"),
    (put("kingdom", 0, "start", "belgica"), r"kingdom\[0\]\.start: 'belgica'"),
    (put("kingdom", 0, "armies", 4), r"counters\.kingdom_and_tribe_armies: 46"),
    (put("kingdom", 0, "fort", "wall"), r"kingdom\[0\]\.fort: 'wall'"),
    (put("minor_people", 0, "armies", 0), r"minor_people\[0\]\.armies: 0"),
    (put("event", 9, "id", 3), r"event\[9\]\.id: 3"),
    (put("event", 9, "effect", "x"), r"event\[9\]\.effect: 'x'"),
    (put("event", 9, "periods", [0]), r"event\[9\]\.periods: \[0\]"),
    (put("event", 0, "params", {"ref": "x"}), r"event\[0\]\.params\.ref"),
    (put("event", 54, "optional", False), "event: 55 was given"),
    (put("event", 9, "set", 3), r"event_sets\.set_2: 5"),
    (put("counters", "cities", 19), r"counters\.city_rebel_fort_together: 53"),
    (put("counters", "legions_per_faction", 11), r"counters\.counters_per_faction_set"),
    (put("counters", "total", 275), r"counters\.total: 275"),
    (put("emperor", []), "emperor: 0 was given, a list of 42"),
]


@pytest.mark.parametrize(("change", "message"), WRONG)
def test_a_complaint_about_the_data_names_the_key(change: Callable[[dict[str, Any]], object], message: str) -> None:
    with pytest.raises(DataError, match=message):
        checked(changed(change))


def in_two_parts(data: dict[str, Any]) -> None:
    """Italia has no neighbours any more."""
    data["edge"] = [e for e in data["edge"] if "italia" not in (e["a"], e["b"])]


def test_a_map_in_two_parts_is_refused() -> None:
    with pytest.raises(DataError, match=r"edge: \['italia'\].*connected"):
        checked(changed(in_two_parts))


def test_the_data_as_it_is_is_accepted() -> None:
    assert checked(changed(lambda data: None)) == DATA
