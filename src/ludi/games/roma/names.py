"""Cards by name."""

from __future__ import annotations

from functools import cache

from ludi.kernel.called import Catalogues
from ludi.kernel.errors import cut
from ludi.kernel.messages import Message, slug
from ludi.kernel.parsing import by_name, near

from .constants import CARD_NAMES

CARD_OF = by_name(CARD_NAMES)
MEANT = 2  # cards that an unknown name may have meant, at most
ALIKE = 0.75  # how near a name must be for that
BEGINS = 3  # letters of a name that are enough to mean it


@cache
def in_any_language() -> dict[str, int]:
    """The number of each card by all that it is called, without regard to case."""
    called = Catalogues.names("roma", "card")
    own = {name.casefold(): k for k in CARD_OF.values() for name in called.get(slug(CARD_NAMES[k]), ())}
    return {**own, **CARD_OF}


def card_of(name: str) -> int | None:
    """The number of a card by its name in any language and case; None if there is none of that name."""
    found = CARD_OF.get(name.casefold())  # as lists are kept: then no other names are needed
    return in_any_language().get(name.casefold()) if found is None else found


def named(card: int) -> Message:
    """A card, as each language calls it."""
    return Message(f"roma-card-{slug(CARD_NAMES[card])}")


def meant(name: str) -> list[int]:
    """The cards that an unknown name may have meant, the likeliest first."""
    names, folded = in_any_language(), name.casefold()
    begun = [one for one in names if one.startswith(folded)] if len(folded) >= BEGINS else []
    return list(dict.fromkeys(names[one] for one in (*begun, *near(name, names, 3 * MEANT, ALIKE))))[:MEANT]


def unknown(name: str) -> Message:
    """The complaint that no card has a name, with those that may be meant."""
    cards = [named(card) for card in meant(name)]
    either = Message("decks-either", {"one": cards[0], "other": cards[1]}) if len(cards) > 1 else (*cards, "none")[0]
    return Message("decks-wrong-unknown", {"name": cut(name), "near": either})
