"""Exact chances of battle, as fractions; what is shown before an attack."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from . import kinds as K
from .board import controller, holds, is_legions
from .combat import attack_dice, defence_bonus, fort_helps, is_hard, modified, must_be_fought, only_a_fort, tie_of
from .map import HARD, NEAR
from .table import State


class Round(NamedTuple):
    """What a round of battle depends on. tie: 1 the attacker wins ties, -1 the defender, 0 they are rolled again."""

    dice: int = 2
    plus: int = 0
    against: int = 1
    bonus: int = 0
    tie: int = 0


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
def takes(armies: int, garrison: tuple[Fraction, ...], spared: int = 0) -> Fraction:
    """The chance that so many armies, one after the other, beat defenders with these chances each; nobody retreats."""
    if not garrison:
        return Fraction(1)
    if armies == 0:
        return Fraction(0)
    p = garrison[0]
    onward = takes(armies, garrison[1:], spared)
    fall = takes(armies, garrison, spared - 1) if spared else takes(armies - 1, garrison, 0)
    return p * onward + (1 - p) * fall


def garrison_of(g: State, l: int) -> tuple[Fraction, ...]:
    """The chance of the mover against each defender of a land in turn, by the best route, as it stands now."""
    own = holds(g, g.mover) or g.held
    modified = g.mover == g.main
    over = bool(own) and NEAR[l] & own == 0
    hard = bool(own) and NEAR[l] & own & ~HARD[l] == 0
    if modified and (g.surprise or g.roads) and not over:
        hard = False
    siege = bool(g.siege) and modified
    fort = g.fort[l] > 0 and not siege
    bonus = int(fort) + int(over and K.PEOPLE <= g.holder[l] < K.KINGDOM)
    ties = bool(g.ties) and modified
    fortress = fort and g.fort[l] == K.FORTRESS
    tie = int(ties) - int(fortress)
    dice = 3 if g.three and modified else 2
    p = wins(Round(dice, g.plus if modified else 0, 2 if hard else 1, bonus, tie))
    n = g.armies[l]
    began = g.battle.alone == 1 if g.battle.at == l + 1 else only_a_fort(g, l)
    alone = n == 0 and began and is_legions(g.mover)
    return (p,) * (n + int(fort and not alone))


def odds_of_battle(g: State) -> list[float]:
    """The chance of the fighting army in a decided round, to take the land, and that of all that may follow it."""
    b, l = g.battle, g.battle.at - 1
    plus = g.plus if modified(g) else 0
    p = wins(Round(attack_dice(g), plus, 2 if is_hard(g) else 1, defence_bonus(g), tie_of(g)))
    garrison = (p,) * (g.armies[l] + int(fort_helps(g) and must_be_fought(g, l)))
    spared = int(g.elite and modified(g) and not g.spared >> l & 1)
    most = b.left if b.inside else b.left + g.pool
    return [round(float(x), 4) for x in (p, takes(b.left, garrison, spared), takes(most, garrison, spared))]


def odds(g: State, l: int) -> list[float]:
    """The chance of the next army to take a land of an enemy, and of all in the pool, as far as they may go there."""
    garrison = garrison_of(g, l)
    spared = int(g.elite and g.mover == g.main and not g.spared >> l & 1)
    assert controller(g, g.holder[l]) != g.active
    return [round(float(takes(n, garrison, spared)), 4) for n in (1, g.pool)]
