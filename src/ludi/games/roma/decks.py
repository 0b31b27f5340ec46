"""Decks that players bring along: what they are built of, how a list is read, and what is wrong with one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Literal

from typing_extensions import TypedDict

from ludi.kernel.facts import facts
from ludi.kernel.game import make
from ludi.kernel.messages import Message, MessageData, as_data
from ludi.kernel.readings import Reading, bad_value
from ludi.kernel.spoken import not_accepted

from . import constants as K
from .constants import HIGHEST
from .names import card_of, named, unknown
from .printed import card_brief, card_text

TITLES = ("roma", "arena")
LIST = Message("roma-accepted-list", {"size": K.DECK_BUILT})
MOST = tuple(a + b for a, b in zip(K.COPIES_ROMA, K.COPIES_ARENA, strict=True))
LONGEST = 8000  # characters of a text
WRONG = 8  # mistakes that are told one by one
NO_TEXT = re.compile("[\0-\x08\x0e-\x1f\N{REPLACEMENT CHARACTER}]")  # what no text has, and what is put for it
ITEM = re.compile(
    r"(?P<first>[0-9]{1,3})\s*[x×]?\s+(?P<before>.+)|(?P<after>.+?)\s*[x×]\s*(?P<last>[0-9]{1,3})|(?P<alone>.+)"
)
BETWEEN = re.compile("[,;，；、]")  # items of a line


class DeckCard(TypedDict):
    """A card to build decks of. copies: in each title; assumed: which of the numbers are house values.

    text: what it does; brief: the same in few words.
    """

    name: str
    type: Literal["character", "building"]
    cost: int
    defence: int
    die: int
    copies: dict[str, int]
    assumed: list[str]
    text: MessageData
    brief: MessageData


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
    game = make("roma")
    cards: list[DeckCard] = [
        {
            "name": name,
            "type": entry["type"],
            "cost": entry["cost"],
            "defence": entry["defence"],
            "die": entry["die"],
            "copies": {title: entry[title] for title in TITLES if title in entry},
            "assumed": entry.get("assumed", []),
            "text": as_data(card_text(name, game)),
            "brief": as_data(card_brief(name, game)),
        }
        for name, entry in facts("roma")["cards"].items()
    ]
    named = [ReadyDeck(name=name, cards=text) for name, text in ready().items()]
    return {"cards": cards, "ready": named, "size": K.DECK_BUILT, "highest": HIGHEST}


def ready() -> dict[str, str]:
    """The ready decks: name and list, as it is kept."""
    found = tomllib.loads(K.READY_DECKS.read_text("utf-8"))
    return {name: canonical(listed(deck["cards"])[0]) for name, deck in found.items()}


def read_deck(given: object) -> str:
    """A deck list as it is kept; '' for none. Raises BadOption, saying all that is wrong with it."""
    if not isinstance(given, str):
        raise not_accepted("deck", given, LIST)
    if not given.strip():
        return ""
    found = parse_deck(given)
    if found.wrong:
        raise bad_value("deck", found.wrong)
    return found.value


def parse_deck(text: str) -> Reading:
    """What a text says of a deck.

    Accepted: a number and a name, in any language, a line or between commas ('#' begins a comment), or the name of a
    ready deck. A list that begins with a comment is called so.
    """
    if wrong := no_text(text):
        return Reading("", (wrong,), legible=False)
    for name, kept in ready().items():
        if name.casefold() == text.strip().casefold():
            return Reading(kept, name=name)
    cards, strangers = listed(text)
    wrong_here = told(strangers) or amiss(cards)
    return Reading(canonical(cards), tuple(wrong_here), name=heading(text))


def no_text(text: str) -> Message | None:
    """Why a text is not read; None if it is."""
    if len(text) > LONGEST:
        return Message("decks-wrong-long", {"most": LONGEST})
    return Message("decks-wrong-binary") if NO_TEXT.search(text) else None


def told(strangers: list[str]) -> list[Message]:
    """What is said of names that no card has: of the first ones each by itself."""
    found = [unknown(name) for name in strangers[:WRONG]]
    more = len(strangers) - WRONG
    return [*found, Message("decks-wrong-more", {"n": more})] if more > 0 else found


def amiss(cards: Mapping[int, int]) -> list[Message]:
    """What keeps cards from being a deck."""
    n, size = sum(cards.values()), K.DECK_BUILT
    found = [Message(f"decks-wrong-{'missing' if n < size else 'surplus'}", {"n": abs(size - n), "size": size})]
    copies = [
        Message("decks-wrong-copies", {"card": named(card), "n": cards[card], "most": MOST[card]})
        for card in sorted(cards)
        if cards[card] > MOST[card]
    ]
    return copies if n == size else [*found, *copies]


def heading(text: str) -> str:
    """The comment that a text begins with; '' if it begins with none."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    items, _, comment = first.partition("#")
    return "" if items.strip() else comment.strip()


def listed(text: str) -> tuple[dict[int, int], list[str]]:
    """How many of each card a list has, and the names in it that no card has."""
    cards: dict[int, int] = {}
    strangers = []
    for n, name in items(text):
        card = card_of(name)
        if card is None:
            strangers.append(name)
        else:
            cards[card] = cards.get(card, 0) + n
    return cards, strangers


def items(text: str) -> Iterator[tuple[int, str]]:
    """The numbers and names of a list."""
    for line in text.splitlines():
        for part in BETWEEN.split(line.partition("#")[0]):
            found = ITEM.fullmatch(" ".join(part.split()))
            if found is not None:  # else there is nothing between two commas
                yield int(found["first"] or found["last"] or 1), found["before"] or found["after"] or found["alone"]


def canonical(cards: Mapping[int, int]) -> str:
    """A deck as text, in the order of the kinds."""
    return ", ".join(f"{cards[k]} {K.CARD_NAMES[k]}" for k in sorted(cards) if cards[k])


def counts(deck: str) -> tuple[int, ...]:
    """The cards of a deck as it is kept, by kind."""
    cards, _ = listed(deck)
    return tuple(cards.get(k, 0) for k in range(K.KINDS))
