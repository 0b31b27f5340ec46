"""The constants of Lusitania XXI: cards, cells, kinds of pending decision, actions, the numbers of `facts.toml`."""

from __future__ import annotations

from ludi.kernel.decisions import Decisions
from ludi.kernel.facts import facts

FACTS = facts("lusitania")
_GAME = {name: int(entry["value"]) for name, entry in FACTS["game"].items()}

SEATS = 4  # the most
HAND: int = _GAME["hand"]
CAMP: int = _GAME["camp"]
TARGET: int = _GAME["target"]
BARBARIANS: int = _GAME["barbarians"]
MORE_BARBARIANS: int = _GAME["more_barbarians"]
ALIKE: int = _GAME["alike"]
RELEASED_PER_VP: int = _GAME["released_per_vp"]
GENERAL_MOST: int = _GAME["general"]
DOCTOR_MOST: int = _GAME["doctor"]
MORE_AWARDS: int = _GAME["expansion"]

# Colours of warriors: four provinces, barbarians, cooks and ballistarii.
NO_COLOUR, BLUE, RED, YELLOW, GREEN, WHITE, BLACK = range(7)
COLOUR_NAMES = ("", *(name.lower() for name in FACTS["colours"]), "white", "black")

# Cards; NONE is an empty cell. A legionary is LEGIONARY + 5 * (colour - 1) + number - 1. Warriors and equipment that
# are appended come after all others, whatever their kind, in the order of `appended`: nothing else changes its number.
NONE = 0
LEGIONARY = 1
NUMBERS = 5
BARBARIAN = LEGIONARY + 4 * NUMBERS  # + number - 1
COOK, BALLISTARIUS = 27, 28
AUXILIARY, SENATOR, CLEOPATRA, INSPECTOR, DOCTOR, CAESAR, GENERAL = range(36, 43)
FIRST_GUEST = AUXILIARY

WARRIORS = tuple(FACTS["warriors"])
EQUIPMENT = tuple(FACTS["equipment"])
GUESTS = tuple(FACTS["guests"])
_CARDS = FACTS["warriors"] | FACTS["equipment"]
_FIRST = [name for name, entry in _CARDS.items() if "appended" not in entry]
CARD_NAMES = (
    "",
    *(f"{colour} {n}" for colour in FACTS["colours"] for n in range(1, NUMBERS + 1)),
    *_FIRST[NUMBERS:],
    *GUESTS,
    *sorted(_CARDS.keys() - set(_FIRST), key=lambda name: int(_CARDS[name]["appended"])),
)
KINDS = len(CARD_NAMES)
USABLE = len(GUESTS)  # guests and Mars cards
TYPES = len(WARRIORS)  # of warriors: what is printed on a legionary does not depend on its colour
# By card the number of its type of warrior, of its equipment, of its guest; -1 for other cards.
TYPE_OF = tuple(
    (k - LEGIONARY) % NUMBERS if NONE < k < BARBARIAN else WARRIORS.index(name) if name in WARRIORS else -1
    for k, name in enumerate(CARD_NAMES)
)
EQUIPMENT_OF = tuple(EQUIPMENT.index(name) if name in EQUIPMENT else -1 for name in CARD_NAMES)
GUEST_OF = tuple(GUESTS.index(name) if name in GUESTS else -1 for name in CARD_NAMES)
EQUIPMENT_CARDS = tuple(CARD_NAMES.index(name) for name in EQUIPMENT)
CELL_OF = tuple(int(FACTS["warriors"][WARRIORS[t]]["cell"]) if t >= 0 else 0 for t in TYPE_OF)
COLOUR_OF = tuple(
    1 + (k - LEGIONARY) // NUMBERS
    if NONE < k < BARBARIAN
    else NO_COLOUR
    if name not in WARRIORS
    else WHITE
    if FACTS["warriors"][name]["class"] == "barbarian"
    else BLACK
    for k, name in enumerate(CARD_NAMES)
)

# Cells of a legion: guests in the first and the last, warriors between.
CELLS = 9
FIRST, LAST = 0, CELLS - 1
CELL_NAMES = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "8")

# Places for equipment under a warrior: printed symbols, the second copy of Virtus 6, two more of Virtus 10.
PRINTED = 3
DOUBLE = PRINTED
WIDE = PRINTED + 1
PLACES = PRINTED + 3
GEAR_TYPES = len(EQUIPMENT)  # a place holds 1 + the number of the equipment, or 0

# Laurus 1 to 5, then Virtus 6 to 10, with what they ask of a legion.
_AWARDS = [*FACTS["laurus"].values(), *FACTS["virtus"].values()]
AWARD_NAMES = tuple(f"{name} {n}" for name in ("Laurus", "Virtus") for n in FACTS[name.lower()])
LAURUS, VIRTUS = 0, len(FACTS["laurus"])
AWARDS = len(_AWARDS)
DOUBLING, EXCHANGING, LETTING_GO, ENLISTING, WIDENING_UP = range(VIRTUS, AWARDS)  # what Virtus 6 to 10 allow
AWARD_VP = tuple(int(award["vp"]) for award in _AWARDS)
NEED_ALL = tuple(sum(2 << EQUIPMENT.index(name) for name in award.get("all", ())) for award in _AWARDS)
NEED_PAIRS = tuple(int(award.get("pairs", 0)) for award in _AWARDS)
NEED_DIFFERENT = tuple(int(award.get("different", 0)) for award in _AWARDS)
NEED_CELLS = tuple(sum(1 << cell for cell in award.get("cells", ())) for award in _AWARDS)
NEED_ROW = tuple(int(award.get("row", 0)) for award in _AWARDS)
NEED_FITTED = tuple(int(award.get("fitted", 0)) for award in _AWARDS)
ABSENT, OPEN, TAKEN = range(3)  # of an award; TAKEN + seat

# Kinds of pending decision (a frame's kind) and what its arguments a and b are.
NOTHING = 0
DECISIONS = Decisions()
MARS = DECISIONS.chance("mars")  # who gets Caesar
DRAW = DECISIONS.chance("draw", "for")  # a card for a seat
AWARDING = DECISIONS.chance("awarding", "expansion")  # a card of an expansion
LAYING = DECISIONS.chance("laying")  # a card for the camp
MAIN = DECISIONS.choice("main", "did", "used", always_asked=True)  # whether the action is done, a guest used
EQUIPPING = DECISIONS.open_choice("equipping", "card")
PUTTING = DECISIONS.choice("putting", "card", "second")
LAST_PUTTING = DECISIONS.choice("last_putting", "card", "second")
RELEASING = DECISIONS.choice("releasing", "before")  # cards before
MORE = DECISIONS.choice("more")
SLIPPING = DECISIONS.open_choice("slipping")
DOUBLED = DECISIONS.open_choice("doubled", "cell")  # which of a cell
WIDENING = DECISIONS.open_choice("widening")
DISCARDING = DECISIONS.choice("discarding", "before")  # cards before
INSPECTING = DECISIONS.choice("inspecting")
PICKING = DECISIONS.open_choice("picking", "card")  # after discarding a card
HEALING = DECISIONS.choice("healing", "before")  # cards before
MOVING = DECISIONS.open_choice("moving")
RAIDING = DECISIONS.open_choice("raiding")
STRIPPING = DECISIONS.open_choice("stripping", "for", "cell")  # of a seat
CHOOSING = DECISIONS.open_choice("choosing")
STEALING = DECISIONS.chance("stealing", "for")  # from a seat
GIVING = DECISIONS.choice("giving", "for")  # to a seat
FRAME_NAMES = DECISIONS.names

# Actions: one list of ranges, whoever makes them; new ranges only at the end.
LEADER = 0  # + seat: Caesar is dealt to
CARD = LEADER + SEATS  # + kind: a card is drawn, laid out or stolen
AWARD = CARD + KINDS  # + number: Laurus or Virtus laid out
HIRE = AWARD + AWARDS  # + kind: from the hand into the legion
TAKE = HIRE + KINDS  # + kind: out of the camp or the discard pile
PUT = TAKE + KINDS  # + kind: from the hand into the camp
DISCARD = PUT + KINDS  # + kind: from the hand onto the discard pile
GIVE = DISCARD + KINDS  # + kind: from the hand to another player
DOWN = GIVE + KINDS  # + kind: from the hand face down beside the legion
HEAL = DOWN + KINDS  # + kind: a released card goes to the discard pile
USE = HEAL + KINDS  # + number of the guest: a guest or a Mars card of the legion
ON = USE + USABLE  # + cell - 1: a warrior's cell of the own legion
AT = ON + CELLS - 2  # + seat * 7 + cell - 1: of somebody's legion
GEAR = AT + SEATS * (CELLS - 2)  # + number of the equipment
SEAT = GEAR + GEAR_TYPES  # + seat
RELEASE, DONE, END = range(SEAT + SEATS, SEAT + SEATS + 3)  # a card goes; no more; the turn ends
ACTIONS = END + 1

OBSERVERS = SEATS + 1  # the last one is the spectator

# Numbers of `observe`.
_OF_SIDE = 4 + CELLS + (CELLS - 2) * PLACES + KINDS - 1
OBSERVED = 8 + 8 + SEATS - 1 + CAMP + AWARDS + 3 + SEATS * _OF_SIDE + 3 * (KINDS - 1)
