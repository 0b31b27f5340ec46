"""Exact chances of battle, as fractions, and what they come from; what is told before an attack and in a battle."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from . import constants as K
from .board import holds, is_legions
from .combat import modified, only_a_fort
from .map import HARD, LAND_IDS, NEAR
from .state import State

MET = {  # what is met on the way from one land into another
    (LAND_IDS.index(row[here]), LAND_IDS.index(row[there])): "strait"
    if row["kind"] == "strait"
    else row[f"into_{there}"]
    for row in K.DATA["edge"]
    for here, there in (("a", "b"), ("b", "a"))
}


class Round(NamedTuple):
    """What a round of battle depends on. tie: 1 the attacker wins ties, -1 the defender, 0 they are rolled again."""

    dice: int = K.USUAL_DICE
    plus: int = 0
    against: int = K.DEFENCE_DICE
    bonus: int = 0
    tie: int = 0


class Way(NamedTuple):
    """How an army comes to a land that it attacks.

    helped: the modifiers of the phase serve it; ground: what it crosses; hard: that is difficult; alone: a fort was the
    only defender when the combat began.
    """

    land: int
    force: int
    helped: bool
    ground: str
    hard: bool
    over: bool
    alone: bool


class Meeting(NamedTuple):
    """What an attack meets. falls: rounds to be won; spared: losses that do not count; why: what matters, by name."""

    round: Round
    falls: int
    spared: int
    why: tuple[str, ...]


@cache
def highest(dice: int) -> dict[int, int]:
    """How often each number is the highest of so many dice."""
    return dict(Counter(max(roll) for roll in product(range(1, K.SIDES_OF_A_DIE + 1), repeat=dice)))


@cache
def wins(r: Round) -> Fraction:
    """The chance of the attacker to win a decided round."""
    better = worse = 0
    for own, n in highest(r.dice).items():
        for other, m in highest(r.against).items():
            difference = own + r.plus - other - r.bonus
            difference = difference or r.tie
            better += n * m * (difference > 0)
            worse += n * m * (difference < 0)
    return Fraction(better, better + worse)


def lost_per_kill(r: Round) -> Fraction:
    """Attackers lost for each defender that falls."""
    return (1 - wins(r)) / wins(r)


@cache
def takes(armies: int, r: Round, falls: int, spared: int = 0) -> Fraction:
    """The chance that so many armies, one after the other, win so many rounds; nobody retreats."""
    if falls == 0:
        return Fraction(1)
    if armies == 0:
        return Fraction(0)
    p = wins(r)
    after = takes(armies, r, falls, spared - 1) if spared else takes(armies - 1, r, falls)
    return p * takes(armies, r, falls - 1, spared) + (1 - p) * after


@cache
def share(armies: int, m: Meeting) -> float:
    """The same as a number; what is not certain is never 0 or 1."""
    exact = takes(armies, m.round, m.falls, m.spared)
    return float(exact) if exact in (0, 1) else min(0.9999, max(0.0001, round(float(exact), 4)))


def meeting(g: State, w: Way) -> Meeting:
    """What decides an attack, as it stands now."""
    l = w.land
    siege = g.fort[l] != K.NO_FORT and g.siege == 1 and w.helped
    fort = g.fort[l] != K.NO_FORT and not siege
    fortress = fort and g.fort[l] == K.FORTRESS
    eased = w.hard and not w.over and w.helped and g.surprise + g.roads > 0
    hard = w.hard and not eased
    stranger = w.over and K.PEOPLE <= g.holder[l] < K.KINGDOM
    three, ties = g.three == 1 and w.helped, g.ties == 1 and w.helped
    plus = g.plus if w.helped else 0
    elite = g.elite == 1 and w.helped and g.spared >> l & 1 == 0
    alone = fort and g.armies[l] == 0 and w.alone and is_legions(w.force)
    why = {
        "three": three,
        "plus": plus > 0,
        "ties": ties and not fortress,
        "elite": elite,
        w.ground: hard,
        "eased": eased,
        "fort": fort and not fortress and not alone,
        "fortress": fortress and not ties and not alone,
        "fortress-even": fortress and ties and not alone,
        "overseas-people": stranger,
        "siege": siege,
        "alone": alone,
        "pinned": g.surprise == 1 and w.helped and is_legions(g.holder[l]) and g.armies[l] > 0,
    }
    dice, against = K.ATTACK_DICE if three else K.USUAL_DICE, K.HARD_DICE if hard else K.DEFENCE_DICE
    r = Round(dice, plus, against, int(fort) + int(stranger), int(ties) - int(fortress))
    falls = g.armies[l] + int(fort and not alone)
    return Meeting(r, falls, int(elite), tuple(name for name, so in why.items() if so))


def way_of_battle(g: State) -> Way:
    """How the fighting army came."""
    b = g.battle
    helped, ground = modified(g), "overseas" if b.over == 1 else ground_of(holds(g, b.force) or g.held, b.at - 1)
    return Way(b.at - 1, b.force, helped, ground, b.hard == 1, b.over == 1, b.alone == 1)


def way_to(g: State, l: int) -> Way:
    """How the next army of the mover would come to a land of an enemy: the easiest way."""
    own = holds(g, g.mover) or g.held
    over = bool(own) and NEAR[l] & own == 0
    hard = bool(own) and NEAR[l] & own & ~HARD[l] == 0
    alone = g.battle.alone == 1 if g.battle.at == l + 1 else only_a_fort(g, l)
    return Way(l, g.mover, g.mover == g.main, "overseas" if over else ground_of(own, l), hard, over, alone)


def ground_of(own: int, l: int) -> str:
    """What is met on the way into a land from the first of some lands beside it."""
    return next((MET[n, l] for n in range(K.LANDS) if own >> n & 1 and (n, l) in MET), "none")
