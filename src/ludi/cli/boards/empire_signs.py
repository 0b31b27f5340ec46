"""What stands in a land, in signs: sides, armies, forts, cities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.games.empire.things import LANDS

LEGIONS, PEOPLES, REBELS = ("▲", "■", "●", "◆"), ("△", "□", "○", "◇"), "!"
FORTS, CITIES, SITE = {"fort": "+", "fortress": "#"}, {"city": "*", "looted": "x"}, "°"


def shown(land: str, there: Mapping[str, Any]) -> str:
    """Who is in a land, its fort, its city."""
    return occupant(there) + FORTS.get(there.get("fort", ""), "") + city_sign(land, there)


def occupant(there: Mapping[str, Any]) -> str:
    """The sign of who is in a land, and how many."""
    force = there.get("holder", "")
    if not force:
        return ""
    n = str(there.get("armies", "") or "")
    of = there.get("side")
    if of is None:
        return REBELS + n
    return (LEGIONS if force.startswith("legions ") else PEOPLES)[of] + n


def city_sign(land: str, there: Mapping[str, Any]) -> str:
    """The sign of a city, or of a place for one."""
    return CITIES.get(there.get("city", ""), SITE if LANDS[land]["resource"] else "")
