"""Costs and defences that a table takes instead of the assumed ones."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from ludi.kernel.errors import cut, short
from ludi.kernel.messages import Message
from ludi.kernel.readings import Reading, bad_value
from ludi.kernel.spoken import not_accepted

from . import constants as K
from .constants import HIGHEST
from .decks import LONGEST, WRONG, no_text
from .names import CARD_OF, card_of, named, unknown

# They let another card act and cost nothing but their price, or read such a text: free, they could go on for ever.
PASSING_ON = (K.PATRON, K.ROAD, K.MAGISTER, K.SCAENICUS)
NUMBERS = Message("roma-accepted-numbers")
Pairs = dict[int, dict[str, int]]


def read_numbers(given: object) -> str:
    """Costs and defences as they are kept; '' for none. Raises BadOption, saying all that is wrong with them.

    Accepted: text like "Tavern 7/4, Altar 2/3", or {card: {"cost": ..., "defence": ...}} as a TOML file says it.
    """
    pairs, wrong = taken(given if isinstance(given, Mapping) else table_of(given))
    if wrong:
        raise bad_value("numbers", wrong)
    return canonical(pairs)


def parse_numbers(text: str) -> Reading:
    """What a TOML file with a table for each card says. Nothing of a faulty one is taken."""
    if unread := no_text(text):
        return Reading("", (unread,), legible=False)
    try:
        given = tomllib.loads(text.replace("\r\n", "\n"))
    except (ValueError, RecursionError) as error:
        line = re.search(r"at line (\d+)", str(error))
        return Reading("", (Message("decks-wrong-toml", {"line": int(line[1]) if line else text.count("\n") + 1}),))
    pairs, wrong = taken(given)
    if not given:
        wrong = [Message("decks-wrong-table")]
    return Reading("" if wrong else canonical(pairs), tuple(wrong))


def table_of(given: object) -> dict[str, dict[str, int]]:
    """The table that a text like "Tavern 7/4, Altar 2/3" stands for. Raises BadOption."""
    if not isinstance(given, str) or len(given) > LONGEST:
        raise not_accepted("numbers", given, NUMBERS)
    found = {}
    for item in (" ".join(part.split()) for part in re.split("[,;\n]", given)):
        if item:
            match = re.fullmatch(r"(.+?)\s+(\d{1,3})\s*/\s*(\d{1,3})", item)
            if match is None:
                raise not_accepted("numbers", item, NUMBERS)
            found[match[1]] = {"cost": int(match[2]), "defence": int(match[3])}
    return found


def taken(given: Mapping[Any, Any]) -> tuple[Pairs, list[Message]]:
    """The numbers of a table, by card, and what is wrong with it."""
    pairs: Pairs = {}
    wrong: list[Message] = []
    for name, values in given.items():
        card = card_of(str(name))
        if card is None:
            wrong.append(unknown(str(name)))
        elif not isinstance(values, Mapping):
            wrong.append(no_field(card, values))
        else:
            wrong += amiss(card, values)
            pairs[card] = {"cost": K.COST[card], "defence": K.DEFENCE[card]} | dict(values)
        if len(wrong) > WRONG:
            break
    return pairs, wrong[:WRONG]


def amiss(card: int, values: Mapping[Any, Any]) -> Iterator[Message]:
    """What is wrong with the numbers of a card."""
    for field, n in values.items():
        low = 1 if card in PASSING_ON and field == "cost" else 0
        if field not in ("cost", "defence"):
            yield no_field(card, field)
        elif isinstance(n, bool) or not isinstance(n, int) or not low <= n <= HIGHEST:
            given = {"card": named(card), "field": field, "given": as_written(n)}
            yield Message("decks-wrong-number", {**given, "low": low, "high": HIGHEST})


def no_field(card: int, given: object) -> Message:
    """The complaint that a card has no such thing."""
    return Message("decks-wrong-field", {"card": named(card), "field": as_written(given)})


def as_written(value: object) -> str:
    """A value as a file has it, and no longer than a line."""
    if isinstance(value, bool):
        return str(value).lower()
    return cut(value) if isinstance(value, str) else short(value)


def canonical(pairs: Pairs) -> str:
    """The numbers that differ from ours as text, in the order of the cards."""
    found = {k: (pair["cost"], pair["defence"]) for k, pair in sorted(pairs.items())}
    changed = {k: pair for k, pair in found.items() if pair != (K.COST[k], K.DEFENCE[k])}
    return ", ".join(f"{K.CARD_NAMES[k]} {cost}/{defence}" for k, (cost, defence) in changed.items())


def numbers(text: str) -> dict[int, tuple[int, int]]:
    """(cost, defence) by kind, of a text as it is kept."""
    found = {}
    for item in text.split(", ") if text else []:
        name, _, pair = item.rpartition(" ")
        cost, _, defence = pair.partition("/")
        found[CARD_OF[name.casefold()]] = (int(cost), int(defence))
    return found
