"""Texts that players bring along: a deck of their own, and the numbers of cards that they know better."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Literal

from typing_extensions import TypedDict

from ludi.kernel.errors import BadOption, listed, short
from ludi.kernel.facts import facts
from ludi.kernel.parsing import hint

from . import constants as K
from .constants import HIGHEST
from .names import CARD_OF

TITLES = ("roma", "arena")
LIST = f"a list of {K.DECK_BUILT} cards like '4 Forum, 2 Basilica, ...', or the name of a ready deck"
NUMBERS = "cost/defence of cards like 'Tavern 7/4, Altar 2/3', or a table of them"
MOST = tuple(a + b for a, b in zip(K.COPIES_ROMA, K.COPIES_ARENA, strict=True))
LONGEST = 8000  # characters of a text


class DeckCard(TypedDict):
    """A card to build decks of. copies: in each title; assumed: which of the numbers are house values."""

    name: str
    type: Literal["character", "building"]
    cost: int
    defence: int
    die: int
    copies: dict[str, int]
    assumed: list[str]


class ReadyDeck(TypedDict):
    """A ready deck, and its list as text."""

    name: str
    cards: str


class Decks(TypedDict):
    """What decks are built of. size: the cards of a deck; highest: of costs and defences that a table may choose."""

    cards: list[DeckCard]
    ready: list[ReadyDeck]
    size: int
    highest: int


def decks() -> Decks:
    """The same for both titles, which can be combined."""
    cards: list[DeckCard] = [
        {
            "name": name,
            "type": entry["type"],
            "cost": entry["cost"],
            "defence": entry["defence"],
            "die": entry["die"],
            "copies": {title: entry[title] for title in TITLES if title in entry},
            "assumed": entry.get("assumed", []),
        }
        for name, entry in facts("roma")["cards"].items()
    ]
    named = [ReadyDeck(name=name, cards=text) for name, text in ready().items()]
    return {"cards": cards, "ready": named, "size": K.DECK_BUILT, "highest": HIGHEST}


def ready() -> dict[str, str]:
    """The ready decks: name and canonical list."""
    found = tomllib.loads(K.READY_DECKS.read_text("utf-8"))
    return {name: canonical(_cards(deck["cards"], name)) for name, deck in found.items()}


def read_deck(given: object) -> str:
    """A deck list as it is kept; '' for none. Raises BadOption, saying what is wrong with it.

    Accepted: a number and a name a line or between commas ('#' begins a comment), or the name of a ready deck.
    """
    if not isinstance(given, str) or len(given) > LONGEST or "\0" in given:
        raise BadOption(f"deck: {short(given)} was given, {LIST} is accepted")
    if not given.strip():
        return ""
    for name, cards in ready().items():
        if name.casefold() == given.strip().casefold():
            return cards
    return canonical(_cards(given, "deck"))


def _cards(given: str, what: str) -> dict[int, int]:
    cards: dict[int, int] = {}
    lines = [line.partition("#")[0] for line in given.splitlines()]
    for item in (" ".join(part.split()) for line in lines for part in re.split("[,;]", line)):
        if not item:
            continue
        found = re.fullmatch(r"(\d{1,3})\s*[x×]?\s+(.+)|(.+?)\s*[x×]\s*(\d{1,3})|(.+)", item)
        assert found is not None  # the last way takes everything
        n, name = int(found[1] or found[4] or 1), (found[2] or found[3] or found[5]).strip()
        card = CARD_OF.get(name.casefold())
        if card is None:
            raise BadOption(f"{what}: {short(name)} is no card of Roma or Arena{hint(name, K.CARD_NAMES)}")
        cards[card] = cards.get(card, 0) + n
    for card, n in cards.items():
        if n > MOST[card]:
            raise BadOption(f"{what}: {n} {K.CARD_NAMES[card]} were given, both games together have {MOST[card]}")
    if sum(cards.values()) != K.DECK_BUILT:
        raise BadOption(f"{what}: {sum(cards.values())} cards were given, exactly {K.DECK_BUILT} are accepted")
    return cards


def canonical(cards: Mapping[int, int]) -> str:
    """A deck as text, in the order of the kinds."""
    return ", ".join(f"{cards[k]} {K.CARD_NAMES[k]}" for k in sorted(cards) if cards[k])


def counts(deck: str) -> tuple[int, ...]:
    """The cards of a canonical deck, by kind."""
    cards = _cards(deck, "deck")
    return tuple(cards.get(k, 0) for k in range(K.KINDS))


# Numbers of cards


def read_numbers(given: object) -> str:
    """Costs and defences as they are kept; '' for none. Raises BadOption, naming card and number.

    Accepted: text like NUMBERS, or {card: {"cost": ..., "defence": ...}} as a TOML file says it.
    """
    if isinstance(given, Mapping):
        return _from_table(given)
    if not isinstance(given, str) or len(given) > LONGEST:
        raise BadOption(f"numbers: {short(given)} was given, {NUMBERS} is accepted")
    found: dict[str, Any] = {}
    for item in (" ".join(part.split()) for part in re.split("[,;\n]", given)):
        if item:
            match = re.fullmatch(r"(.+?)\s+(\d{1,3})\s*/\s*(\d{1,3})", item)
            if match is None:
                raise BadOption(f"numbers: {short(item)} was given, {NUMBERS} is accepted")
            found[match[1]] = {"cost": int(match[2]), "defence": int(match[3])}
    return _from_table(found)


def _from_table(given: Mapping[Any, Any]) -> str:
    found: dict[int, tuple[int, int]] = {}
    for name, values in given.items():
        card = CARD_OF.get(str(name).casefold())
        if card is None:
            raise BadOption(f"numbers: {short(name)} is no card of Roma or Arena{hint(str(name), K.CARD_NAMES)}")
        if not isinstance(values, Mapping):
            raise BadOption(f"numbers: {name}: {short(values)} was given, a cost and a defence are accepted")
        pair = {"cost": K.COST[card], "defence": K.DEFENCE[card]}
        for what, n in values.items():
            if what not in pair:
                raise BadOption(f"numbers: {name}: {short(what)} is unknown, {listed(pair)} are accepted")
            low = 1 if card == K.PATRON and what == "cost" else 0  # free Patrons would pay for each other for ever
            if isinstance(n, bool) or not isinstance(n, int) or not low <= n <= HIGHEST:
                raise BadOption(
                    f"numbers: {name}.{what}: {short(n)} was given, a whole number from {low} to {HIGHEST} is accepted"
                )
            pair[what] = n
        found[card] = (pair["cost"], pair["defence"])
    changed = {k: v for k, v in found.items() if v != (K.COST[k], K.DEFENCE[k])}
    return ", ".join(f"{K.CARD_NAMES[k]} {changed[k][0]}/{changed[k][1]}" for k in sorted(changed))


def numbers(text: str) -> dict[int, tuple[int, int]]:
    """(cost, defence) by kind, of a canonical text."""
    found = {}
    for item in text.split(", ") if text else []:
        name, _, pair = item.rpartition(" ")
        cost, _, defence = pair.partition("/")
        found[CARD_OF[name.casefold()]] = (int(cost), int(defence))
    return found
