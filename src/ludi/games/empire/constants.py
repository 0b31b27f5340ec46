"""The constants of History of the Roman Empire: kinds of force, pending decision and action; map.py has the tables."""

from __future__ import annotations

from ludi.games.empire.data import checked
from ludi.kernel.decisions import Decisions
from ludi.kernel.facts import facts

DATA = checked(facts("empire"))
_C, _COUNT = DATA["constants"], DATA["counters"]

SEATS = 4  # the most
SIDES = 4  # the most: a faction with its peoples, hand and points; two players have two of them each
TURNS: int = _C["turns"]
LANDS = len(DATA["land"])
AREAS = len(DATA["area"])
AREA_SIZE = LANDS // AREAS
PEOPLES = len(DATA["people"])
TRIBES = len(DATA["minor_people"]) + len(DATA["kingdom"])
MINORS = len(DATA["minor_people"])
CARDS = len(DATA["event"])
SETS: int = _C["hand_size"]
STACK: int = _C["stack_limit"]
TOKENS: int = _COUNT["emperor_tokens"]
CITIES_IN_BOX: int = _COUNT["cities"]
FORTS_IN_BOX: int = _COUNT["forts_fortresses"]
LEGIONS_IN_BOX: int = _COUNT["legions_per_faction"]
REBELS_IN_BOX: int = _COUNT["rebel_armies"]
START_LEGIONS: int = _C["start_legions"]
START_LEGIONS_3: int = _C["start_legions_3p"]
START_FORTS: int = _C["start_free_forts"]
RECRUIT_EARLY: int = _C["recruit_cost_periods_1_3"]
RECRUIT_LATE: int = _C["recruit_cost_periods_4_7"]
LATE: int = _C["recruit_cost_changes_in_period"]  # the turn from which the higher price is paid
BRIBE_COST: int = _C["bribe_rebel_cost"]
FORT_COST: int = _C["fort_cost"]
UPGRADE_COST: int = _C["fortress_upgrade_cost"]
REBUILD_COST: int = _C["rebuild_city_cost"]
EVENTS_PER_TURN: int = _C["max_events_per_turn"]
PER_CITY: int = _C["resources_per_city"]
ROMAN_CITY: int = _C["vp_roman_city"]
ROMAN_CAPITAL: int = _C["vp_roman_capital"]
PEOPLE_CITY: int = _C["vp_people_city"]
PEOPLE_CAPITAL: int = _C["vp_people_capital"]
LOOT_CITY: int = _C["loot_dice_city"]
LOOT_CAPITAL: int = _C["loot_dice_capital"]
CAPITAL_TURN: int = _C["constantinople_from_turn"]
LAST_LANDS: int = _C["endgame_vp_per_roman_land"]
PRESENCE: int = _C["presence_mult"]
DOMINATION: int = _C["domination_mult"]
CONTROL: int = _C["control_mult"]
SIDES_OF_A_DIE = 6

# Forces: an army in a land is one of these.
NOBODY = 0
LEGIONS = 1  # + side
PEOPLE = LEGIONS + SIDES  # + number of the people
TRIBE = PEOPLE + PEOPLES  # + number of the minor people, then of the kingdom
KINGDOM = TRIBE + MINORS
REBELS = TRIBE + TRIBES
FORCES = REBELS + 1

NO_CITY, CITY, LOOTED = range(3)
NO_FORT, FORT, FORTRESS = range(3)
OF_PEOPLES, OF_FACTIONS = range(2)  # the two phases, tokens and tracks of a side
BY_PLURALITY, AND_PLURALITY, TWO_AND_PLURALITY = range(3)  # how an area is dominated with less than three lands
NO_BONUS, MORE_LEGIONS, PLUS_ONE, THREE_DICE, WINS_TIES, LAND_POINTS = range(6)  # of emperors
OUT, PLAYED = SIDES + 1, SIDES + 2  # where a card is, besides 0 (not drawn) and side + 1: not in the game; played
USUAL_DICE: int = _C["attack_dice"]
ATTACK_DICE: int = _C["attack_dice_most"]  # places for them, before those of the defender
DEFENCE_DICE: int = _C["defence_dice"]
HARD_DICE: int = _C["defence_dice_difficult"]
DICE = ATTACK_DICE + HARD_DICE
LONE_DIES: int = _C["pestilence_kills_lone_army_from"]  # the die on which a single army dies
DOMINATING: int = _C["dominates_from_lands"]  # lands of an area
LEADING: int = _C["dominates_by_plurality_from_lands"]  # lands, where most of all are needed besides

# Effects of event cards, in the order of data.EFFECTS.
MINOR, REALM, LEADER, WEAPONRY, FURY, FAVOR, ELITE, REVOLT, EPIDEMY, PLAGUE = range(10)
PESTILENCE, WRATH, DISASTER, REVIVE, FORTIFY, REBELLION, ENGINEERING, TREACHERY, SURPRISE, SIEGECRAFT = range(10, 20)

# Kinds of pending decision (a frame's kind) and what its arguments a and b are.
NOTHING = 0
DECISIONS = Decisions()
DEALING = DECISIONS.chance("dealing", "side", "set")
ORDERING = DECISIONS.chance("ordering", "side")
DRAWING = DECISIONS.chance("drawing", "place", "of")
TOKEN = DECISIONS.choice("token", "place", "of")
LOOKING = DECISIONS.chance("looking", "side", "of")
CALLING = DECISIONS.chance("calling", "number", "of")
BEFORE = DECISIONS.choice("before")
STARTING = DECISIONS.open_choice("starting")
BUILDING = DECISIONS.choice("building")
PICKING = DECISIONS.choice("picking")
PLACING = DECISIONS.choice("placing", "extra")
RETREATING = DECISIONS.open_choice("retreating", "land", "displaced")
ROLLING = DECISIONS.chance("rolling", "die")  # one of the dice
TAKING = DECISIONS.open_choice("taking", "land")
LOOTING = DECISIONS.open_choice("looting", "land")
LOOT = DECISIONS.chance("loot", "dice")
GIFTS = DECISIONS.choice("gifts")  # free forts after the first expansion
SITES = DECISIONS.choice("sites", "cities")  # new cities
AIMING = DECISIONS.open_choice("aiming", "card", "by")  # by a people
AREA = DECISIONS.open_choice("area", "card")
CHOOSING = DECISIONS.open_choice("choosing", "card")
NUMBER = DECISIONS.open_choice("number", "land", "people")
DEVICE = DECISIONS.open_choice("device", "card")
FATE = DECISIONS.chance("fate", "card", "land")
OFFERING = DECISIONS.open_choice("offering", "side")
UNITS = DECISIONS.open_choice("units", "tens")  # of the points offered
ANSWERING = DECISIONS.open_choice("answering", "side", "sum")  # the offer of a side
TREASURE = DECISIONS.chance("treasure", "kingdom")
FRAME_NAMES = DECISIONS.names

# Actions: one list of ranges, whoever makes them; new ranges only at the end.
DIE = 0  # + value - 1: a die falls
SHOW = DIE + SIDES_OF_A_DIE  # + number - 1: a token is drawn or looked at
HELD = SHOW + TOKENS  # + side: who holds the number that is called; SIDES: nobody
DEAL = HELD + SIDES + 1  # + card: dealt
PLAY = DEAL + CARDS  # + card: an event
GIVE = PLAY + CARDS  # + side: the token drawn
PLACE = GIVE + SIDES  # + land: an army
PICK = PLACE + LANDS  # + land: an army is picked up
RETREAT = PICK + LANDS  # + land: one army goes there
FORTIFY_LAND = RETREAT + LANDS  # + land: a fort
UPGRADE = FORTIFY_LAND + LANDS  # + land: to a fortress
REBUILD = UPGRADE + LANDS  # + land: a looted city
BRIBE = REBUILD + LANDS  # + land: the rebels there
SITE = BRIBE + LANDS  # + land: a new city
AIM = SITE + LANDS  # + land: of an event
AIM_AREA = AIM + LANDS  # + area: of an event
CHOOSE = AIM_AREA + AREAS  # + people: for an event
ARMIES = CHOOSE + PEOPLES  # + number - 1: armies of a revolt
TENS = ARMIES + 2  # + tens of the points offered
ONES = TENS + 100  # + the rest of the points offered
RECRUIT, DONE, KEEP, REMOVE, SACK, SPARE, ACCEPT, REFUSE, ROADS, WALLS = range(ONES + 10, ONES + 20)
ACTIONS = ONES + 20

OBSERVED = 39 + SIDES * 12 + LANDS * 14 + PEOPLES * 2 + TRIBES + CARDS  # numbers of `observe`
