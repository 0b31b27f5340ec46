"""The constants of Roma: cards, discs, kinds of pending decision, actions, and the numbers of `facts.toml`."""

from __future__ import annotations

from ludi.kernel.facts import facts

_FACTS = facts("roma")
_CARDS = list(_FACTS["cards"].values())
_GAME = {name: entry["value"] for name, entry in _FACTS["game"].items()}

# Cards, in the order of facts.toml; NONE is an empty space.
NONE = 0
SICARIUS, ARCHITECTUS, CONSILIARIUS, LEGAT, GLADIATOR, MERCATOR, CONSUL, LEGIONARIUS, NERO = range(1, 10)
PRAETORIANUS, SCAENICUS, HARUSPEX, SENATOR, VELITES, ESSEDUM, TRIBUNUS_PLEBIS, CENTURIO = range(10, 18)
AESCULAPINUM, BASILICA, MACHINA, FORUM, MERCATUS, ONAGER, TEMPLUM, TURRIS = range(18, 26)
KINDS = 26
FIRST_BUILDING = AESCULAPINUM  # characters are 1 up to here, buildings from here on

CARD_NAMES = ("", *_FACTS["cards"])
COPIES = (0, *(int(c["copies"]) for c in _CARDS))
COST = (0, *(int(c["cost"]) for c in _CARDS))
DEFENCE = (0, *(int(c["defence"]) for c in _CARDS))

SEATS = 2
DISCS: int = _GAME["discs"]
DEALT: int = _GAME["hand"]
GIFTS: int = _GAME["gift"]
START_VP: int = _GAME["vp"]
START_SUPPLY: int = _GAME["supply"]
DICE: int = _GAME["dice"]
ALL_VP = SEATS * START_VP + START_SUPPLY
SIDES_OF_A_DIE = 6

# Kinds of pending decision (a frame's kind) and what its arguments a and b say.
NOTHING = 0
DEAL, GIVING, GIFT, PLACING, PLACE, REVEAL = range(1, 7)  # a card for seat a; ...; seat a shows its disc b
ROLL, TRIPLE, MAIN, WHERE = range(7, 11)  # b more dice after this one; re-roll?; phase 3; the card in the air
DRAW, KEEPING, DISCARDING = range(11, 14)  # seat a draws, b more to come; keeps one; shows the others
TARGETING, BATTLE, ADDING = range(14, 17)  # from disc a with card b; against disc a with card b; against a, rolled b
COPYING, FREE, MOVING, BUYING, ADJUSTING = range(17, 22)  # from disc a; type a; ...; ...; ...
SECOND_DIE, THIRD_DIE, LOOK, TAKING = range(
    22, 26
)  # Forum on disc a (-1 if copied); sum a; seat a, card b; from pile a
FRAME_NAMES = [
    "nothing",
    "deal",
    "giving",
    "gift",
    "placing",
    "place",
    "reveal",
    "roll",
    "triple",
    "main",
    "where",
    "draw",
    "keeping",
    "discarding",
    "targeting",
    "battle",
    "adding",
    "copying",
    "free",
    "moving",
    "buying",
    "adjusting",
    "second_die",
    "third_die",
    "look",
    "taking",
]
CHARACTERS, BUILDINGS = range(2)  # of FREE and MOVING
FROM_DECK, FROM_DISCARD = range(2)  # of TAKING

# Actions: one list of ranges, whoever makes them; new ranges only at the end.
DIE = 0  # + value - 1: a die falls
CARD = DIE + SIDES_OF_A_DIE  # + kind: a card is drawn, dealt, revealed or shown
LAY = CARD + KINDS  # + kind: from the hand, to be put on a disc
GIVE = LAY + KINDS  # + kind: to the other player at set-up
KEEP = GIVE + KINDS  # + kind: of the drawn cards
TAKE = KEEP + KINDS  # + kind: out of a pile
ON = TAKE + KINDS  # + disc: an own disc
TARGET = ON + DISCS  # + disc: a disc of the opponent
MONEY = TARGET + DISCS  # + value - 1: a die on the money disc
CARDS = MONEY + SIDES_OF_A_DIE  # + value - 1: a die on the cards disc
USE = CARDS + SIDES_OF_A_DIE  # + disc: a die on the disc of its value
SPEND = USE + DISCS  # + value - 1: one more die, for Forum, Templum or Centurio
UP = SPEND + SIDES_OF_A_DIE  # + value - 1: this die one more
DOWN = UP + SIDES_OF_A_DIE  # + value - 1: this die one less
BUY = DOWN + SIDES_OF_A_DIE  # + victory points bought
END, DONE, REROLL = range(BUY + ALL_VP + 1, BUY + ALL_VP + 4)  # the turn ends; no (more); all dice again
ACTIONS = REROLL + 1

OBSERVED = 5 + 2 * 4 + 2 * (4 + 2 * DISCS) + 3 * DISCS + SIDES_OF_A_DIE + 1 + 7 * (KINDS - 1)  # numbers of `observe`
