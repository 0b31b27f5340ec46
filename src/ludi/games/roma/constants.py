"""The constants of Roma and Arena: cards, discs, kinds of pending decision, actions, the numbers of `facts.toml`."""

from __future__ import annotations

from ludi.kernel.decisions import Decisions
from ludi.kernel.facts import GAMES, facts

READY_DECKS = GAMES / "roma" / "decks.toml"
_FACTS = facts("roma")
_CARDS = list(_FACTS["cards"].values())
_GAME, _EFFECTS = ({name: entry["value"] for name, entry in _FACTS[group].items()} for group in ("game", "effects"))

# Cards, in the order of facts.toml; NONE is an empty space. Each row of names: first Roma's, then Arena's.
NONE = 0
SICARIUS, ARCHITECTUS, CONSILIARIUS, LEGAT, GLADIATOR, MERCATOR, CONSUL, LEGIONARIUS, NERO = range(1, 10)
PRAETORIANUS, SCAENICUS, HARUSPEX, SENATOR, VELITES, ESSEDUM, TRIBUNUS_PLEBIS, CENTURIO = range(10, 18)
DECURION, TRUMPETER, POISONER, WAR_ELEPHANT, PATRON, MAGISTER, PAINTER, PHILOSOPHER = range(18, 26)
PLUNDERER, CAVALRY, RESTORER, MERCENARY, SPY, TEMPLAR, BEAST = range(26, 33)
AESCULAPINUM, BASILICA, MACHINA, FORUM, MERCATUS, ONAGER, TEMPLUM, TURRIS = range(33, 41)
AQUEDUCT, ARENA, SPRING_OF_BACCHUS, BALLISTA, FORTUNA, TRIREME, WHARF, FORTIFICATION = range(41, 49)
STATUE_OF_JUPITER, OX_TEAM, ALTAR, BATTERING_RAM, TAVERN, ROAD, TAX_COLLECTION = range(49, 56)

CARD_NAMES = ("", *_FACTS["cards"])
KINDS = len(CARD_NAMES)
CHARACTERS, BUILDINGS = range(2)  # of TYPE_OF, and of FREE, MOVING and TAKING's discard piles
TYPE_OF = (-1, *(("character", "building").index(c["type"]) for c in _CARDS))
COPIES_ROMA = (0, *(int(c.get("roma", 0)) for c in _CARDS))
COPIES_ARENA = (0, *(int(c.get("arena", 0)) for c in _CARDS))
COST = (0, *(int(c["cost"]) for c in _CARDS))  # as printed or assumed; a game's own are in its options
DEFENCE = (0, *(int(c["defence"]) for c in _CARDS))
DIE_ICON = (0, *(int(c["die"]) for c in _CARDS))

SEATS = 2
DISCS: int = _GAME["spaces"]  # places for seven; Roma plays with the first six of them
ROMA_DISCS: int = _GAME["discs"]
BRIBERY = DISCS - 1
DEALT_ROMA: int = _GAME["hand"]
DEALT_ARENA: int = _GAME["hand_arena"]
DECK_BUILT: int = _GAME["deck_built"]
GIFTS: int = _GAME["gift"]
START_VP: int = _GAME["vp"]
START_SUPPLY: int = _GAME["supply"]
DICE: int = _GAME["dice"]
ALL_VP = SEATS * START_VP + START_SUPPLY
SIDES_OF_A_DIE = 6
HIGHEST = 20  # of a cost or a defence that a table may agree on
MOST_PAID = HIGHEST + DISCS - 2  # what it lacks at most, with a Turris on every other disc and a roll of 1

# The numbers of effects.
BASILICA_ADDS: int = _EFFECTS["basilica_adds"]
STATUE_PRICE: int = _EFFECTS["statue_costs"]
ELEPHANT_MOST: int = _EFFECTS["elephant_most"]
TEAM_FILLS: int = _EFFECTS["team_fills"]
AQUEDUCT_TAKES: int = _EFFECTS["aqueduct_takes"]
TRIREME_GAINS: int = _EFFECTS["trireme_gains"]
TAX: int = _EFFECTS["tax"]
ESSEDUM_LOWERS: int = _EFFECTS["essedum_lowers"]
NEAR_ADDS: int = _EFFECTS["near_adds"]
PRICE_OF_A_POINT: int = _EFFECTS["point_costs"]
PAID_FOR_ONE: int = _EFFECTS["one_more_costs"]

# Kinds of pending decision (a frame's kind) and what its arguments a and b are.
NOTHING = 0
DECISIONS = Decisions()
DEAL = DECISIONS.chance("deal", "for", "left")  # a card for a seat
GIVING = DECISIONS.choice("giving", "left")  # cards to the other, at set-up
GIFT = DECISIONS.chance("gift", "for", "left")  # one of them comes
PLACING = DECISIONS.choice("placing")  # a card of the hand on a disc, at set-up
PLACE = DECISIONS.choice("place")  # the disc for it
REVEAL = DECISIONS.chance("reveal", "for", "disc")  # a card laid face down
ROLL = DECISIONS.chance("roll", "tries", "left")  # more dice to come
TRIPLE = DECISIONS.open_choice("triple", "tries")  # three alike: again?
MAIN = DECISIONS.choice("main", always_asked=True)  # phase 3
WHERE = DECISIONS.open_choice("where")  # the disc for the card in the air
DRAW = DECISIONS.chance("draw", "for", "left")  # a card
KEEPING = DECISIONS.choice("keeping")  # one of those drawn
DISCARDING = DECISIONS.chance("discarding", "for")  # the others are shown
TARGETING = DECISIONS.open_choice("targeting", "disc", "card")  # from a disc, with a card
BATTLE = DECISIONS.chance("battle", "disc", "card")  # against a disc, with a card
ADDING = DECISIONS.open_choice("adding", "disc", "rolled")  # a die for a Centurio's roll against a disc
COPYING = DECISIONS.open_choice("copying", "disc", "card")  # from a disc, by the text of a card
FREE = DECISIONS.choice("free", "type")  # a card of a type, free of charge
MOVING = DECISIONS.open_choice("moving", "type")
BUYING = DECISIONS.open_choice("buying")
ADJUSTING = DECISIONS.open_choice("adjusting")
SECOND_DIE = DECISIONS.open_choice("second_die", "disc")  # for the disc of Forum or Templum; 0: copied
THIRD_DIE = DECISIONS.open_choice("third_die", "sum")  # so far
LOOK = DECISIONS.chance("look", "for", "left")  # at a pile or a hand
TAKING = DECISIONS.choice("taking", "pile")  # a card from a pile
AGAIN = DECISIONS.open_choice("again", "disc", "card")  # roll once more against a disc with a card?
PAYING = DECISIONS.open_choice("paying", "disc", "rolled")  # a Mercenary against a disc
SACRIFICE = DECISIONS.open_choice("sacrifice", "none", "card")  # an own card for the Altar or its copy
PATRONING = DECISIONS.open_choice("patroning", "disc")  # whose price Patron pays
SPRING = DECISIONS.open_choice("spring", "tries")
FLUSH = DECISIONS.chance("flush", "for", "left")  # a hand is shown
REFILL = DECISIONS.chance("refill", "for", "left")  # and filled anew
FOUND = DECISIONS.chance("found", "for")  # what a pile held
SETTLING = DECISIONS.open_choice("settling")
SWAPPING = DECISIONS.choice("swapping")  # a card of the hand for one on a disc
SWAP = DECISIONS.open_choice("swap")  # for which one
ROBBING = DECISIONS.chance("robbing", "for")  # whether a Spy took a card comes to light
FRAME_NAMES = DECISIONS.names
FROM_DECK, FROM_DISCARD, FROM_HAND, FROM_DISCARD_BUILDINGS = range(4)  # of TAKING
REROLLED, SPRUNG = 1, 2  # tries of ROLL, TRIPLE and SPRING: three alike were rolled again; Spring of Bacchus is used

# Actions: one list of ranges, whoever makes them; new ranges only at the end.
DIE = 0  # + value - 1: a die falls
CARD = DIE + SIDES_OF_A_DIE  # + kind: a card is drawn, dealt, revealed or shown
LAY = CARD + KINDS  # + kind: from the hand, to be put on a disc
GIVE = LAY + KINDS  # + kind: to the other player at set-up
KEEP = GIVE + KINDS  # + kind: of the drawn cards
TAKE = KEEP + KINDS  # + kind: out of a pile or a hand
ON = TAKE + KINDS  # + disc: an own disc
TARGET = ON + DISCS  # + disc: a disc of the opponent
MONEY = TARGET + DISCS  # + value - 1: a die on the money disc
CARDS = MONEY + SIDES_OF_A_DIE  # + value - 1: a die on the cards disc
USE = CARDS + SIDES_OF_A_DIE  # + disc: a die on the disc of its value
BRIBE = USE + SIDES_OF_A_DIE  # + value - 1: a die on bribery
SPEND = BRIBE + SIDES_OF_A_DIE  # + value - 1: one more die, for Forum, Templum or Centurio
UP = SPEND + SIDES_OF_A_DIE  # + value - 1: this die one more
DOWN = UP + SIDES_OF_A_DIE  # + value - 1: this die one less
ASIDE = DOWN + SIDES_OF_A_DIE  # + value - 1: this die is rolled again by Spring of Bacchus
BUY = ASIDE + SIDES_OF_A_DIE  # + victory points bought
PAY = BUY + ALL_VP + 1  # + how often a Mercenary is paid
END, DONE, REROLL = range(PAY + MOST_PAID + 1, PAY + MOST_PAID + 4)  # the turn ends; no (more); the dice again
ROBBED = REROLL + 1  # a Spy took a card
FOREIGN = ROBBED + 1  # + kind: LAY, TAKE or a discarded card of a hand, where it is from the pile of the other seat
ACTIONS = FOREIGN + KINDS

OBSERVED = 9 + 2 * 4 + 2 * (6 + 3 * DISCS) + 3 * DISCS + SIDES_OF_A_DIE + 1 + 9 * (KINDS - 1)  # numbers of `observe`
