"""The data file of History of the Roman Empire, checked; every complaint names the key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.kernel.messages import Message
from ludi.kernel.spoken import at_least, choice, kinds_named, span, wrong

AREA_LANDS = 5
BONUSES = ("none", "legion", "attack", "dice3", "tie", "vp")
TERRAIN = ("none", "mountain", "forest")
EFFECTS = (
    "minor_people", "kingdom", "attack_dice3", "attack_plus1", "attack_wins_ties", "attack_plus1_and_ties",
    "ignore_first_loss", "revolt", "epidemy", "plague", "pestilence", "wrath", "disaster", "people_revive",
    "free_forts", "rebellion", "engineering", "treachery", "ignore_terrain", "ignore_forts",
)  # fmt: skip
PHASES = ("people", "faction", "any")
TIMES = ("before_turn", "during_turn")


# Of each table: key -> (type, key of its source or "" where it needs none, whether it may be left out).
Field = tuple[type | tuple[type, ...], str, bool]
TABLES: dict[str, dict[str, Field]] = {
    "area": {
        "id": (str, "", False),
        "name": (str, "name_src", False),
        "colour": (str, "colour_src", False),
        "hex": (str, "", True),
        "lands": (list, "lands_src", False),
        "vp": (list, "vp_src", False),
    },
    "land": {
        "id": (str, "", False),
        "name": (str, "name_src", False),
        "area": (str, "area_src", False),
        "resource": (bool, "resource_src", False),
        "sea": (bool, "sea_src", False),
        "seas": (list, "sea_src", False),
        "lat": ((int, float), "", False),
        "lon": ((int, float), "", False),
        "city_name": (str, "", True),
        "start_of": (str, "start_src", True),
        "capital": (str, "capital_src", True),
        "capital_from_turn": (int, "capital_src", True),
    },
    "edge": {
        "a": (str, "src", False),
        "b": (str, "src", False),
        "kind": (str, "src", False),
        "into_a": (str, "src", False),
        "into_b": (str, "src", False),
    },
    "people": {
        "id": (str, "", False),
        "name": (str, "name_src", False),
        "counters": (int, "counters_src", False),
    },
    "people_slot": {
        "period": (int, "", False),
        "number": (int, "", False),
        "people": (str, "slot_src", False),
        "label": (str, "slot_src", False),
        "start": (str, "start_src", False),
        "strength": (int, "strength_src", False),
        "year": (str, "", True),
    },
    "emperor": {
        "period": (int, "", False),
        "number": (int, "number_src", False),
        "name": (str, "name_src", False),
        "bonus": (str, "bonus_src", False),
        "value": (int, "bonus_src", False),
    },
    "kingdom": {
        "id": (str, "", False),
        "name": (str, "src", False),
        "set": (int, "src", False),
        "periods": (list, "src", False),
        "start": (str, "src", False),
        "armies": (int, "src", False),
        "fort": (str, "src", False),
        "city": (bool, "src", False),
        "loot_bonus": (int, "src", False),
    },
    "minor_people": {
        "id": (str, "", False),
        "name": (str, "src", False),
        "set": (int, "src", False),
        "periods": (list, "src", False),
        "start": (str, "src", False),
        "armies": (int, "src", False),
    },
    "event": {
        "id": (int, "", False),
        "set": (int, "", False),
        "type": (str, "type_src", False),
        "name": (str, "", False),
        "periods": (list, "effect_src", False),
        "timing": (str, "effect_src", False),
        "phase": (str, "effect_src", False),
        "effect": (str, "effect_src", False),
        "params": (dict, "effect_src", True),
        "optional": (bool, "", False),
    },
}
GROUPS = ("constants", "options", "counters", "event_sets")
SIZES = {"area": 9, "land": 45, "people": 16, "people_slot": 35, "emperor": 42, "kingdom": 12, "minor_people": 6}


def checked(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same data, if the rules can be played with it.

    Raises DataError, naming the key.
    """
    if data.get("schema_version") != 1:
        raise wrong("schema_version", data.get("schema_version"), span(1, 1))
    for name in ("sources", *GROUPS):
        if not isinstance(data.get(name), Mapping):
            raise wrong(name, data.get(name), Message("data-table"))
    for name in data:
        if name not in ("schema_version", "sources", *GROUPS, *TABLES):
            raise wrong(name, data[name], choice(TABLES))
    sources(data)
    for name, fields in TABLES.items():
        rows = data.get(name)
        if not isinstance(rows, list) or (name in SIZES and len(rows) != SIZES[name]):
            given = len(rows) if isinstance(rows, list) else rows
            raise wrong(name, given, Message("data-rows", {"n": SIZES.get(name, 0)}))
        for i, row in enumerate(rows):
            check_row(data, f"{name}[{i}]", row, fields)
    check_map(data)
    check_charts(data)
    check_events(data)
    check_counters(data)
    return data


# Constants that are not free, as the code and the names of cards rely on them: the fewest and the most.
WITHIN = {
    "hand_size": (9, 9),  # a card of each set
    "recruit_cost_changes_in_period": (1, 8),
    "attack_dice": (2, 3),
    "attack_dice_most": (3, 3),
    "defence_dice": (1, 2),
    "defence_dice_difficult": (2, 2),
    "pestilence_kills_lone_army_from": (1, 7),
    "dominates_from_lands": (1, AREA_LANDS),
    "dominates_by_plurality_from_lands": (1, AREA_LANDS),
}


def sources(data: Mapping[str, Any]) -> None:
    """Every constant and counter has a source; some are bounded."""
    for group in ("constants", "counters"):
        for key, value in data[group].items():
            if not key.endswith("_src"):
                if isinstance(value, bool) or not isinstance(value, int) or value < 0:
                    raise wrong(f"{group}.{key}", value, Message("data-whole"))
                check_source(data, f"{group}.{key}_src", data[group].get(f"{key}_src"))
    for key, (low, high) in WITHIN.items():
        value = data["constants"].get(key)
        if value is None or not low <= value <= high:
            raise wrong(f"constants.{key}", value, span(low, high))


def check_source(data: Mapping[str, Any], key: str, given: object) -> None:
    """A source is one of the kinds, and names one of the sources where it has to."""
    kind, _, code = str(given).partition(":")
    if kind in ("FACT", "WEAK") and code in data["sources"]:
        return
    if given not in ("INFERRED", "RECONSTRUCTED"):
        raise wrong(key, given, Message("empire-data-source"))


def check_row(data: Mapping[str, Any], at: str, row: object, fields: Mapping[str, Field]) -> None:
    """Every key of a table has its type and its source."""
    if not isinstance(row, Mapping):
        raise wrong(at, row, Message("data-table"))
    known = {*fields, *(source for _, source, _ in fields.values())}
    for key in row:
        if key not in known:
            raise wrong(f"{at}.{key}", row[key], choice(fields, 30))
    for key, (kind, source, optional) in fields.items():
        if key not in row:
            if optional:
                continue
            raise wrong(f"{at}.{key}", None, Message("data-value"))
        value = row[key]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise wrong(f"{at}.{key}", value, kinds_named({float} if isinstance(kind, tuple) else {kind}))
        if source:
            check_source(data, f"{at}.{source}", row.get(source))


def ids(data: Mapping[str, Any], table: str) -> list[str]:
    """The names of the rows of a table, each once."""
    found = [row["id"] for row in data[table]]
    for i, name in enumerate(found):
        if name in found[:i]:
            raise wrong(f"{table}[{i}].id", name, Message("empire-data-once"))
    return found


def check_map(data: Mapping[str, Any]) -> None:
    """Nine areas of five lands, symmetric and connected; four starts, two capitals; coasts have their seas."""
    lands, areas = ids(data, "land"), ids(data, "area")
    for i, area in enumerate(data["area"]):
        if [land["id"] for land in data["land"] if land["area"] == area["id"]] != area["lands"]:
            raise wrong(f"area[{i}].lands", area["lands"], Message("empire-data-lands"))
        if len(area["lands"]) != AREA_LANDS:
            raise wrong(f"area[{i}].lands", len(area["lands"]), span(AREA_LANDS, AREA_LANDS))
        if len(area["vp"]) != data["constants"]["turns"] or not all(
            type(x) is int and 0 <= x <= 20 for x in area["vp"]
        ):
            raise wrong(f"area[{i}].vp", area["vp"], Message("empire-data-turn-values"))
    for i, land in enumerate(data["land"]):
        if land["area"] not in areas:
            raise wrong(f"land[{i}].area", land["area"], choice(areas))
        if land["sea"] != bool(land["seas"]):
            raise wrong(f"land[{i}].seas", land["seas"], Message("empire-data-seas"))
    if [name for area in data["area"] for name in area["lands"]] != lands:
        raise wrong("land", Message("empire-data-order"), Message("empire-data-by-area"))
    near: dict[str, set[str]] = {name: set() for name in lands}
    for i, edge in enumerate(data["edge"]):
        for end in ("a", "b"):
            if edge[end] not in lands:
                raise wrong(f"edge[{i}].{end}", edge[end], Message("empire-data-land"))
            if edge[f"into_{end}"] not in TERRAIN:
                raise wrong(f"edge[{i}].into_{end}", edge[f"into_{end}"], choice(TERRAIN))
        if edge["kind"] not in ("land", "strait"):
            raise wrong(f"edge[{i}].kind", edge["kind"], choice(("land", "strait")))
        if edge["a"] == edge["b"] or edge["b"] in near[edge["a"]]:
            raise wrong(f"edge[{i}]", f"{edge['a']} - {edge['b']}", Message("empire-data-pairs"))
        near[edge["a"]].add(edge["b"])
        near[edge["b"]].add(edge["a"])
    reached, open_ = {lands[0]}, [lands[0]]
    while open_:
        for name in near[open_.pop()] - reached:
            reached.add(name)
            open_.append(name)
    if reached != set(lands):
        raise wrong("edge", sorted(set(lands) - reached), Message("empire-data-connected"))
    if sum("start_of" in land and land["resource"] for land in data["land"]) != data["counters"]["faction_sets"]:
        raise wrong("land", "start_of", Message("empire-data-starts", {"n": data["counters"]["faction_sets"]}))
    if sorted(land.get("capital", "") for land in data["land"] if "capital" in land) != ["constantinople", "rome"]:
        raise wrong("land", "capital", Message("empire-data-capitals"))


def check_charts(data: Mapping[str, Any]) -> None:
    """A row of both charts for each turn, in order; strengths within the counters."""
    lands, peoples = ids(data, "land"), ids(data, "people")
    for table, each in (("people_slot", "barbarian_tokens"), ("emperor", "emperor_tokens")):
        n = data["counters"][each]
        if n < 1:
            raise wrong(f"counters.{each}", n, at_least(1))
        for i, row in enumerate(data[table]):
            if (row["period"], row["number"]) != (i // n + 1, i % n + 1):
                raise wrong(
                    f"{table}[{i}].number",
                    (row["period"], row["number"]),
                    Message("empire-data-token", {"turn": i // n + 1, "n": i % n + 1}),
                )
    for i, row in enumerate(data["people_slot"]):
        for key, names in (("people", peoples), ("start", lands)):
            if row[key] not in names:
                raise wrong(f"people_slot[{i}].{key}", row[key], choice(names, 50))
        most = data["people"][peoples.index(row["people"])]["counters"]
        if not 1 <= row["strength"] <= most:
            raise wrong(f"people_slot[{i}].strength", row["strength"], span(1, most))
    for i, row in enumerate(data["emperor"]):
        if row["bonus"] not in BONUSES:
            raise wrong(f"emperor[{i}].bonus", row["bonus"], choice(BONUSES))
        if not 0 <= row["value"] <= 3:
            raise wrong(f"emperor[{i}].value", row["value"], span(0, 3))


def check_events(data: Mapping[str, Any]) -> None:
    """Nine sets of six cards and an optional one; each names what it brings."""
    lands, turns = ids(data, "land"), range(1, data["constants"]["turns"] + 1)
    brought = {row["id"]: row for table in ("kingdom", "minor_people") for row in data[table]}
    for table in ("kingdom", "minor_people"):
        for i, row in enumerate(data[table]):
            if row["start"] not in lands:
                raise wrong(f"{table}[{i}].start", row["start"], Message("empire-data-land"))
            if row.get("city") and not data["land"][lands.index(row["start"])]["resource"]:
                raise wrong(f"{table}[{i}].start", row["start"], Message("empire-data-city-land"))
            if not 1 <= row["armies"] <= 9:
                raise wrong(f"{table}[{i}].armies", row["armies"], span(1, 9))
            if row.get("fort", "none") not in ("none", "fort"):
                raise wrong(f"{table}[{i}].fort", row["fort"], choice(("none", "fort")))
    for i, row in enumerate(data["event"]):
        at = f"event[{i}]"
        if row["id"] != i + 1:
            raise wrong(f"{at}.id", row["id"], span(i + 1, i + 1))
        for key, words in (("effect", EFFECTS), ("phase", PHASES), ("timing", TIMES)):
            if row[key] not in words:
                raise wrong(f"{at}.{key}", row[key], choice(words, 30))
        if not row["periods"] or not set(row["periods"]) <= set(turns):
            raise wrong(f"{at}.periods", row["periods"], Message("empire-data-turns", {"turns": turns[-1]}))
        if row["effect"] in ("kingdom", "minor_people") and row.get("params", {}).get("ref") not in brought:
            raise wrong(f"{at}.params.ref", row.get("params"), Message("empire-data-tribe"))
    n = data["counters"]["event_cards"]
    if len(data["event"]) != n or [row["optional"] for row in data["event"]] != [False] * (n - 1) + [True]:
        raise wrong("event", len(data["event"]), Message("empire-data-events", {"n": n}))
    for number in range(1, 10):
        size = sum(row["set"] == number and not row["optional"] for row in data["event"])
        if size != 6:
            raise wrong(f"event_sets.set_{number}", size, span(6, 6))


def check_counters(data: Mapping[str, Any]) -> None:
    """The pieces add up to those in the box."""
    c = data["counters"]
    peoples = sum(row["counters"] for row in data["people"])
    if peoples != c["barbarian_armies"]:
        raise wrong("counters.barbarian_armies", c["barbarian_armies"], span(peoples, peoples))
    others = sum(row["armies"] for table in ("kingdom", "minor_people") for row in data[table])
    if others != c["kingdom_and_tribe_armies"]:
        raise wrong("counters.kingdom_and_tribe_armies", c["kingdom_and_tribe_armies"], span(others, others))
    rest = c["cities"] + c["rebel_armies"] + c["forts_fortresses"]
    if rest != c["city_rebel_fort_together"]:
        raise wrong("counters.city_rebel_fort_together", c["city_rebel_fort_together"], span(rest, rest))
    of_faction = sum(c[f"{name}_per_faction"] for name in ("legions", "kingdom_control", "past_barbarian_control"))
    if of_faction + c["vp_markers_per_faction"] != c["counters_per_faction_set"]:
        n = of_faction + c["vp_markers_per_faction"]
        raise wrong("counters.counters_per_faction_set", c["counters_per_faction_set"], span(n, n))
    tokens = c["barbarian_tokens"] + c["emperor_tokens"]
    if c["faction_sets"] * c["counters_per_faction_set"] + peoples + others + rest + tokens != c["total"]:
        raise wrong("counters.total", c["total"], Message("empire-data-sum"))
