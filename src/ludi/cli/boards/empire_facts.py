"""What charts and cards of History of the Roman Empire say, and which of it is a house value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.games.empire import kinds as K
from ludi.games.empire.map import AREA_IDS, LAND_IDS
from ludi.locales import Text, slug

Row = Mapping[str, Any]
HOUSE = "RECONSTRUCTED"
STAR = "†"  # after a house value
EVENTS: Mapping[str, Row] = {row["name"]: row for row in K.DATA["event"]}
TRIBES: Mapping[str, Row] = {row["id"]: row for kind in ("minor_people", "kingdom") for row in K.DATA[kind]}
AREAS: Mapping[str, Row] = {row["id"]: row for row in K.DATA["area"]}
LANDS: Mapping[str, Row] = {row["id"]: row for row in K.DATA["land"]}


def turn_of(table: str, turn: int) -> list[Row]:
    """The rows of a chart for a turn."""
    return [row for row in K.DATA[table] if row["period"] == turn]


def land(name: str, say: Text) -> str:
    """A land by name."""
    return say(f"empire-land-{slug(name)}")


def area(name: str, say: Text) -> str:
    """An area by name."""
    return say(f"empire-area-{slug(name)}")


def people(row: Row, say: Text) -> str:
    """A people of the chart, with its strength and its start."""
    star = STAR if HOUSE in (row["strength_src"], row["start_src"]) else ""
    name = say(f"empire-people-{slug(row['label'])}")
    return say("empire-means-people", name=name, n=row["strength"], land=land(row["start"], say)) + star


def emperor(row: Row, say: Text) -> str:
    """An emperor of the chart, with what he brings."""
    star = STAR if row["bonus_src"] == HOUSE else ""
    bonus = say(f"empire-bonus-{row['bonus']}", n=row["value"])
    return say("empire-means-emperor", name=say(f"empire-emperor-{slug(row['name'])}"), bonus=bonus) + star


def token(kind: str, turn: int, number: int, say: Text) -> str:
    """What a token means in a turn. kind: peoples or factions."""
    if kind == "peoples":
        return people(turn_of("people_slot", turn)[number - 1], say)
    return emperor(turn_of("emperor", turn)[number - 1], say)


def chart(kind: str, turn: int, say: Text) -> str:
    """All tokens of a kind in a turn."""
    tokens = say("web-between-clauses").join(named_tokens(kind, turn, say))
    return say(f"empire-position-{kind}", n=turn, tokens=tokens)


def named_tokens(kind: str, turn: int, say: Text) -> list[str]:
    """The tokens of a kind in a turn, each with its number."""
    n = len(turn_of("people_slot" if kind == "peoples" else "emperor", turn))
    return [say("empire-position-token", n=i, means=token(kind, turn, i, say)) for i in range(1, n + 1)]


def card_text(card: str, say: Text) -> str:
    """What a card does."""
    row = EVENTS[card]
    given = row.get("params", {})
    tribe = TRIBES.get(given.get("ref", ""), {})
    return say(
        f"empire-card-{slug(card)}-text",
        n=tribe.get("armies", 0),
        land=land(tribe["start"], say) if tribe else "",
        fort="yes" if tribe.get("fort") == "fort" else "no",
        bonus=tribe.get("loot_bonus", 0),
        forts=given.get("forts", 0),
        kill=given.get("kill_on", 0) or given.get("neighbour_kill_on", 0),
    )


def card_facts(card: str, say: Text) -> str:
    """When a card may be played."""
    row = EVENTS[card]
    turns = [str(row["periods"][0]), str(row["periods"][-1])]
    span = turns[0] if turns[0] == turns[1] else "–".join(turns)
    said = say("empire-card-facts", set=row["set"], turns=span, timing=row["timing"], phase=row["phase"])
    if row["effect_src"] != HOUSE:
        return said
    return said + say("web-between-clauses") + say("empire-house").lower()


def in_order(lands: Mapping[str, Any]) -> list[tuple[str, list[str]]]:
    """The areas with those of their lands that are given, all in the order of the data."""
    found = {name: [l for l in LAND_IDS if LANDS[l]["area"] == name and l in lands] for name in AREA_IDS}
    return list(found.items())
