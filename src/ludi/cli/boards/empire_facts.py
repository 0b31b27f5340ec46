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
CROSSED = {  # what is met on the way from one land into another
    (row[here], row[there]): "strait" if row["kind"] == "strait" else row[f"into_{there}"]
    for row in K.DATA["edge"]
    for here, there in (("a", "b"), ("b", "a"))
}


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


def chart(kind: str, turn: int, say: Text, *, years: bool = False) -> str:
    """All tokens of a kind in a turn; years: with the year in which a people came."""
    tokens = named_tokens(kind, turn, say)
    if years and kind == "peoples":
        came = (year(row["year"], say) for row in turn_of("people_slot", turn))
        tokens = [said + say("web-between-list") + when for said, when in zip(tokens, came, strict=True)]
    return say(f"empire-position-{kind}", n=turn, tokens=say("web-between-clauses").join(tokens))


def year(written: str, say: Text) -> str:
    """A year of the chart: `58 BC` or `409`."""
    n, _, era = written.partition(" ")
    return say("empire-year-bc" if era else "empire-year-ad", n=n)


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


def city(name: str, turn: int, say: Text) -> str:
    """The city of a land; a capital by name."""
    capital = LANDS[name].get("capital", "")
    if capital and turn >= LANDS[name].get("capital_from_turn", 1):
        return say(f"empire-capital-{capital}")
    return say("empire-counter-city")


def way(view: Mapping[str, Any], name: str) -> str:
    """The easiest ground that the force which places armies meets on its way into a land."""
    own = [
        here for here, there in view["lands"].items() if there.get("holder") == view["mover"] and there.get("armies")
    ]
    met = [CROSSED[here, name] for here in own or view["held"] if (here, name) in CROSSED]
    return "none" if "none" in met else met[0] if met else "overseas" if own else "none"


def in_order(lands: Mapping[str, Any]) -> list[tuple[str, list[str]]]:
    """The areas with those of their lands that are given, all in the order of the data."""
    found = {name: [l for l in LAND_IDS if LANDS[l]["area"] == name and l in lands] for name in AREA_IDS}
    return list(found.items())
