"""The map and the charts as tables of whole numbers; a set of lands is a number with a bit for each."""

from __future__ import annotations

from ludi.games.empire import data as _data

from .constants import DATA, LANDS, LEGIONS_IN_BOX, MINORS, REBELS_IN_BOX, SIDES, TURNS

_LAND = [land["id"] for land in DATA["land"]]
_AREA = [area["id"] for area in DATA["area"]]
_PEOPLE = [people["id"] for people in DATA["people"]]
_TRIBE = [*DATA["minor_people"], *DATA["kingdom"]]
_TRIBE_ID = [tribe["id"] for tribe in _TRIBE]


def _mask(chosen: list[bool]) -> int:
    return sum(1 << i for i, yes in enumerate(chosen) if yes)


def _edges(wanted: str) -> tuple[int, ...]:
    """For each land a set of neighbours: "near" all; "hard" those from which attacks into it are difficult."""
    found = [0] * LANDS
    for edge in DATA["edge"]:
        for here, there in (("a", "b"), ("b", "a")):
            if wanted == "near" or edge["kind"] == "strait" or edge[f"into_{here}"] != "none":
                found[_LAND.index(edge[here])] |= 1 << _LAND.index(edge[there])
    return tuple(found)


LAND_IDS, AREA_IDS, PEOPLE_IDS, TRIBE_IDS = tuple(_LAND), tuple(_AREA), tuple(_PEOPLE), tuple(_TRIBE_ID)
LAND_NAMES = tuple(land["name"] for land in DATA["land"])
EVENT_NAMES = tuple(event["name"] for event in DATA["event"])

NEAR = _edges("near")
HARD = _edges("hard")
COAST = _mask([land["sea"] for land in DATA["land"]])
BASIN = tuple(_mask([bool({*one["seas"]} & {*other["seas"]}) for other in DATA["land"]]) for one in DATA["land"])
RESOURCE = _mask([land["resource"] for land in DATA["land"]])
STARTS = _mask(["start_of" in land for land in DATA["land"]])
CAPITALS = _mask(["capital" in land for land in DATA["land"]])
ROME = next(i for i, land in enumerate(DATA["land"]) if land.get("capital") == "rome")
BYZANTIUM = next(i for i, land in enumerate(DATA["land"]) if land.get("capital") == "constantinople")
ALL_LANDS = (1 << LANDS) - 1
AREA_OF = tuple(_AREA.index(land["area"]) for land in DATA["land"])
AREA_MASK = tuple(_mask([land["area"] == area for land in DATA["land"]]) for area in _AREA)
VALUE = tuple(x for area in DATA["area"] for x in area["vp"])  # area * TURNS + turn - 1

SLOT_PEOPLE = tuple(_PEOPLE.index(slot["people"]) for slot in DATA["people_slot"])  # (turn - 1) * 5 + number - 1
SLOT_START = tuple(_LAND.index(slot["start"]) for slot in DATA["people_slot"])
SLOT_STRENGTH = tuple(int(slot["strength"]) for slot in DATA["people_slot"])
SLOTS = len(SLOT_PEOPLE) // TURNS  # of a turn
EMPEROR_BONUS = tuple(_data.BONUSES.index(emperor["bonus"]) for emperor in DATA["emperor"])
EMPEROR_VALUE = tuple(int(emperor["value"]) for emperor in DATA["emperor"])
EMPERORS = len(EMPEROR_BONUS) // TURNS

TRIBE_START = tuple(_LAND.index(tribe["start"]) for tribe in _TRIBE)
TRIBE_ARMIES = tuple(int(tribe["armies"]) for tribe in _TRIBE)
TRIBE_FORT = tuple(int(tribe.get("fort") == "fort") for tribe in _TRIBE)
TRIBE_BONUS = tuple(int(tribe.get("loot_bonus", 0)) for tribe in _TRIBE)
COUNTERS = (  # of each force
    0, *[LEGIONS_IN_BOX] * SIDES, *(int(people["counters"]) for people in DATA["people"]), *TRIBE_ARMIES, REBELS_IN_BOX
)  # fmt: skip

EVENT_SET = tuple(int(event["set"]) - 1 for event in DATA["event"])
EVENT_EFFECT = tuple(_data.EFFECTS.index(event["effect"]) for event in DATA["event"])
EVENT_TURNS = tuple(_mask([turn in event["periods"] for turn in range(TURNS + 1)]) for event in DATA["event"])
EVENT_BEFORE = tuple(int(event["timing"] == "before_turn") for event in DATA["event"])
EVENT_PHASES = tuple({"people": 1, "faction": 2, "any": 3}[event["phase"]] for event in DATA["event"])  # bits
EVENT_TRIBE = tuple(
    _TRIBE_ID.index(event["params"]["ref"]) if "ref" in event.get("params", {}) else 0 for event in DATA["event"]
)
EVENT_FORTS = tuple(int(event.get("params", {}).get("forts", 0)) for event in DATA["event"])
EVENT_KILLS = tuple(
    int(event.get("params", {}).get("kill_on", 0) or event.get("params", {}).get("neighbour_kill_on", 0))
    for event in DATA["event"]
)
REBEL_ROLL = tuple(
    int(x) for x in next(event for event in DATA["event"] if event["effect"] == "rebellion")["params"]["roll"]
)
OPTIONAL = next(i for i, event in enumerate(DATA["event"]) if event["optional"])  # stands for the card below
REPLACED = max(i for i, event in enumerate(DATA["event"]) if event["effect"] == "wrath")
KINGDOMS = len(TRIBE_START) - MINORS
