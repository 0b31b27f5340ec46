"""The constants of Römisch Pokern: dice, numbers, cards, kinds of pending decision, actions."""

from __future__ import annotations

from ludi.kernel.decisions import Decisions
from ludi.kernel.facts import facts

_FACTS = facts("pokern")
_GAME = {name: entry["value"] for name, entry in _FACTS["game"].items()}

SEATS = 6  # the most
ROWS: int = _GAME["rows"]
DICE: int = _GAME["dice"]
CARD_POINTS: int = _GAME["card_points"]
HIGHEST: int = _GAME["highest"]
NEVER = 38  # the one number below the highest that six dice cannot show
MOST_ALONE = 300  # points that no solitaire game comes to

# Faces of a die; NONE is no die.
NONE, I, V, X = range(4)
FACES = 4
FACE_NAMES = ("", *_FACTS["die"])
SIDES = (0, *(int(face["sides"]) for face in _FACTS["die"].values()))
SIDES_OF_A_DIE = sum(SIDES)

# Action cards.
REROLL_I, REROLL_V, REROLL_ONE, REMOVE_ONE, DUPLICATE, WILD = range(6)
CARD_NAMES = tuple(_FACTS["cards"])
CARDS = len(CARD_NAMES)

# Kinds of pending decision (a frame's kind) and what its arguments a and b are.
NOTHING = 0
DECISIONS = Decisions()
ROLLING = DECISIONS.chance("rolling", "left")  # a die, more after it
CHOOSING = DECISIONS.open_choice("choosing")
READING = DECISIONS.open_choice("reading", "again")  # what the dice are read as; by Duplicate
ENTERING = DECISIONS.open_choice("entering", "number", "again")  # the row of a number
MISTHROW = DECISIONS.open_choice("misthrow", "stopped")  # a card against it?
WILDLY = DECISIONS.open_choice("wildly")  # what Wild stands for
COUNTING = DECISIONS.open_choice("counting", "face")  # how many of a face
PICKING = DECISIONS.open_choice("picking", "card", "left")  # a die for a card, more after it
PAYING = DECISIONS.open_choice("paying")  # a card of the hand
FRAME_NAMES = DECISIONS.names

# Actions: one list of ranges, whoever makes them; new ranges only at the end.
FACE = 0  # + face - 1: a die falls
ROLL = FACE + 3  # + dice - 1: so many more dice
STOP = ROLL + DICE
READ = STOP + 1  # + number: what the dice are read as
ROW = READ + HIGHEST + 1  # + row: where the number is entered
CARD = ROW + ROWS  # + card: an action card is played
AS = CARD + CARDS  # + card: Wild stands for this one
COUNT = AS + CARDS - 1  # + dice - 1: so many are rolled again
PICK = COUNT + DICE  # + face - 1: this die is rolled again or taken out
PAY = PICK + 3  # + card: given up for a turn without an entry
GIVE_UP = PAY + CARDS
AT = GIVE_UP + 1  # + place: the same, where the order of the dice counts
ACTIONS = AT + DICE

OBSERVED = 12 + 2 * 4 + SEATS * (ROWS + CARDS)  # numbers of `observe`
