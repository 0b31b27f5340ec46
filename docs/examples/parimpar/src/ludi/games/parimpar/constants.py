"""The constants of Par Impar: nuts, the coin, kinds of pending decision, actions."""

from __future__ import annotations

from ludi.kernel.decisions import Decisions
from ludi.kernel.facts import facts

_FACTS = facts("parimpar")

SEATS = 2
NUTS: int = _FACTS["game"]["nuts"]["value"]
FIST: int = _FACTS["game"]["fist"]["value"]

COIN_NAMES = tuple(_FACTS["coin"])
HEAD_WAYS, SHIP_WAYS = (int(side["ways"]) for side in _FACTS["coin"].values())
GUESS_NAMES = ("even", "odd")  # by the remainder of a division by two

# Kinds of pending decision (a frame's kind), and what its argument a is.
DECISIONS = Decisions()
TOSSING = DECISIONS.chance("tossing")
HIDING = DECISIONS.open_choice("hiding")
GUESSING = DECISIONS.open_choice("guessing")
OPENING = DECISIONS.chance("opening", "guess")
FRAME_NAMES = DECISIONS.names

# Actions: one list of ranges, whoever makes them; new ranges only at the end.
COIN = 0  # + side: the coin falls
HIDE = COIN + 2  # + nuts - 1: so many are hidden
GUESS = HIDE + FIST  # + 0 for even, 1 for odd
OPEN = GUESS + 2  # + nuts - 1: so many are shown
ACTIONS = OPEN + FIST

OBSERVED = 7  # numbers of `observe`
