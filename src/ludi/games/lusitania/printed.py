"""What is printed on the cards of a game: the values of a reading, and those that a table knows better."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ludi.kernel.errors import BadOption
from ludi.kernel.messages import Message
from ludi.kernel.spoken import choice, given_as, not_accepted

from . import constants as K
from .constants import EQUIPMENT, FACTS, GUESTS, WARRIORS

NUMBERS = Message("lusitania-accepted-numbers")
NOTHING = "nothing"
HIGHEST = {"vp": 9, "copies": 9}
LONGEST = 8000  # characters of a text
LISTS = {"warriors": WARRIORS, "equipment": EQUIPMENT, "guests": GUESTS}
FIELDS = {"warriors": ("vp", "takes"), "equipment": ("vp", "copies"), "guests": ("vp",)}
GROUP_OF = {name.casefold(): (group, name) for group, names in LISTS.items() for name in names}


@dataclass(frozen=True)
class Cards:
    """By kind of card: points and copies; by type of warrior and symbol: bits of equipment."""

    vp: tuple[int, ...]
    copies: tuple[int, ...]
    takes: tuple[int, ...]


@cache
def entries(reading: str, numbers: str) -> dict[str, dict[str, Any]]:
    """Every entry of the data file as it is in a game."""
    found = {name: dict(FACTS[group][name]) for group, names in LISTS.items() for name in names}
    if reading == "b":
        for name, changed in FACTS["reading_b"].items():
            found[name] |= changed
    for item in numbers.split(", ") if numbers else []:
        name, field, value = parted(item)
        found[name][field] = symbols(value) if field == "takes" else int(value)
    return found


@cache
def printed(reading: str, numbers: str) -> Cards:
    """The cards of a game. `numbers` is a text as `read_numbers` keeps it."""
    of = entries(reading, numbers)
    vp, copies = [0] * K.KINDS, [0] * K.KINDS
    for k in range(1, K.KINDS):
        entry = of[entry_of(k)]
        vp[k], copies[k] = int(entry["vp"]), int(entry["copies"])
    takes = [0] * (K.TYPES * K.PRINTED)
    for t, name in enumerate(WARRIORS):
        for s, symbol in enumerate(of[name]["takes"]):
            takes[t * K.PRINTED + s] = sum(2 << EQUIPMENT.index(gear) for gear in symbol.split("/"))
    return Cards(tuple(vp), tuple(copies), tuple(takes))


def entry_of(k: int) -> str:
    """The name of the entry of the data file for a kind of card."""
    name: str = WARRIORS[K.TYPE_OF[k]] if K.TYPE_OF[k] >= 0 else K.CARD_NAMES[k]
    return name


# What a table knows better


def read_numbers(given: object) -> str:
    """Values of cards as they are kept; '' for none. Raises BadOption, naming card and value.

    Accepted: text like "Cook vp 3, Shield copies 6", or, as a TOML file says it, {card: {"vp": ..., "copies": ...,
    "takes": [...]}}.
    """
    if isinstance(given, Mapping):
        return from_table(given)
    if not isinstance(given, str) or len(given) > LONGEST:
        raise not_accepted("numbers", given, NUMBERS)
    found: dict[str, dict[str, Any]] = {}
    for item in (" ".join(part.split()) for part in re.split("[,;\n]", given)):
        if item:
            match = re.fullmatch(r"(.+?) (vp|copies|takes) (.+)", item, re.IGNORECASE)
            if match is None:
                raise not_accepted("numbers", item, NUMBERS)
            field, value = match[2].casefold(), match[3]
            number = int(value) if value.isascii() and value.isdigit() and len(value) < 4 else value
            found.setdefault(match[1], {})[field] = symbols(value) if field == "takes" else number
    return from_table(found)


def from_table(given: Mapping[Any, Any]) -> str:
    """The canonical text of a table, in the order of the data file."""
    found: dict[str, str] = {}
    for name, values in given.items():
        group, card = GROUP_OF.get(str(name).casefold(), ("", ""))
        if not card:
            names = {"given": given_as(name), "cards": choice(GROUP_OF_NAMES, 40)}
            raise BadOption(Message("lusitania-unknown-card", names))
        if not isinstance(values, Mapping):
            raise not_accepted(f"numbers: {card}", values, choice(FIELDS[group]))
        for field, value in values.items():
            if field not in FIELDS[group]:
                at = f"numbers: {card}.{field}"
                raise BadOption(Message("data-no-key", {"at": at, "keys": choice(FIELDS[group])}))
            found[f"{card} {field}"] = checked_takes(card, value) if field == "takes" else checked(card, field, value)
    order = [f"{name} {field}" for group, names in LISTS.items() for name in names for field in FIELDS[group]]
    return ", ".join(f"{key} {found[key]}" for key in order if key in found)


GROUP_OF_NAMES = tuple(name for _, name in GROUP_OF.values())


def checked(card: str, field: str, n: object) -> str:
    """A number within its bounds."""
    if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= HIGHEST[field]:
        bounds = {"low": "0", "high": str(HIGHEST[field])}
        raise not_accepted(f"numbers: {card}.{field}", n, Message("given-whole", bounds))
    return str(n)


def checked_takes(card: str, given: object) -> str:
    """The symbols of a warrior: no equipment stands on two of them."""
    at, wanted = f"numbers: {card}.takes", Message("lusitania-accepted-takes", {"most": K.PRINTED})
    if isinstance(given, str) or not isinstance(given, Sequence) or len(given) > K.PRINTED:
        raise not_accepted(at, given, wanted)
    names = {name.casefold(): name for name in EQUIPMENT}
    found = []
    for symbol in given:
        gear = [names.get(part.strip().casefold(), "") for part in str(symbol).split("/")]
        if "" in gear:
            raise not_accepted(at, symbol, choice(EQUIPMENT))
        found.append(gear)
    every = [name for gear in found for name in gear]
    if len(set(every)) < len(every):
        raise not_accepted(at, given, wanted)
    return " + ".join("/".join(sorted(gear, key=EQUIPMENT.index)) for gear in found) or NOTHING


def parted(item: str) -> tuple[str, str, str]:
    """Name, field and value of an item of a canonical text."""
    found = re.fullmatch(r"(.+) (vp|copies|takes) (.+)", item)
    assert found is not None  # the text is canonical
    return found[1], found[2], found[3]


def symbols(text: str) -> list[str]:
    """The symbols of a warrior, from text."""
    return [] if text.strip().casefold() == NOTHING else [part.strip() for part in text.split("+")]


def assumed(name: str, shown: Mapping[str, Any]) -> list[str]:
    """Which of the values shown are house values: those reconstructed, unless the table has others in their place."""
    a, b = entries("a", "")[name], entries("b", "")[name]
    shown = {**shown, "takes": ["/".join(symbol) for symbol in shown.get("takes", ())]}
    return [field for field in a.get("assumed", ()) if field in shown and shown[field] in (a[field], b[field])]
