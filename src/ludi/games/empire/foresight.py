"""By what planning compares moves and positions in this title: battles by their odds, and weights of their own.

The players within a try judge an attack by the chance of every round, not by rolls: they are as strong as greedy
players by 216 rolls, and as quick as by one. What a position is worth to them is `expected` with weights found for
them; `greedy` keeps its own. docs/strength.md tells how the weights were found.
"""

from __future__ import annotations

from ludi.games.empire.odds import Round, wins
from ludi.kernel.frames import CHANCE, drop
from ludi.kernel.rng import below

from . import constants as K
from .combat import attack_dice, attacker_falls, defence_bonus, is_hard, modified, target_falls, tie_of
from .evaluate import expected, in_front, in_front_one
from .far import chances_then, expected_then
from .rules import apply, go_on, legal, outcome, to_move, ways
from .state import State
from .state_ops import copy  # type: ignore[import-not-found,unused-ignore]

PLAYED = (
    5, 6, 5, 6, 22, 35, 53,
    41, 42, 41, 37, 48, 59, 56,
    118, 120, 127, 135, 136, 137, 137,
    95, 106, 121, 127, 130, 136, 136,
    7, 8, 11, 28, 40, 55, 52,
    39, 41, 37, 50, 65, 63, 59,
    13, 10, 9, 9, 21, 29, 28,
    5, 5, 5, 10, 23, 26, 28,
    9, 8, 8, 31, 13, 3, 3,
    99, 101, 103, 103, 101, 100, 113,
    311, 224, 234, 216, 232, 233, 218,
    490, 398, 377, 451, 468, 508, 487,
    868, 789, 799, 999, 1121, 1330, 936,
    3627, 1578, 1364, 1058, 1164, 981, 790,
    50, 49, 49, 51, 54, 55, 55,
    163, 186, 143, 128, 126, 123, 49,
    5, 81, 107, 167, 155, 47, 6,
    19, 67, 79, 133, 151, 47, 58,
    357, 250, 310, 330, 277, 193, 125,
    67, 146, 191, 223, 171, 121, 104,
    24, 248, 534, 658, 678, 526, 333,
    142, 313, 311, 379, 452, 383, 460,
    30, 7, 5, 4, 3, 18, 62,
    49, 115, 6, 127, 5, 5, 5,
)  # fmt: skip
WHOLE = 1 << 16  # parts of a chance
MOST_PLUS, BONUSES, TIES = 3, 3, 3


def rounds() -> tuple[int, ...]:
    """The chance of the attacker to win a decided round, by dice, plus, dice against, bonus, ties: see `round_won`."""
    return tuple(
        round(WHOLE * wins(Round(dice, plus, against, bonus, tie)))
        for dice in (K.USUAL_DICE, K.ATTACK_DICE)
        for plus in range(MOST_PLUS + 1)
        for against in (K.DEFENCE_DICE, K.HARD_DICE)
        for bonus in range(BONUSES)
        for tie in (-1, 0, 1)
    )


CHANCES = rounds()


def round_won(g: State) -> int:
    """The chance of the attacker to win the next decided round, in parts of WHOLE."""
    at = attack_dice(g) - K.USUAL_DICE
    at = at * (MOST_PLUS + 1) + (min(g.plus, MOST_PLUS) if modified(g) else 0)
    at = at * 2 + (1 if is_hard(g) else 0)
    at = at * BONUSES + min(defence_bonus(g), BONUSES - 1)
    return CHANCES[at * TIES + tie_of(g) + 1]


def decide(g: State, won: bool) -> None:
    """A round of battle is over: its dice are passed over."""
    drop(g)
    if won:
        target_falls(g)
    else:
        attacker_falls(g)
    go_on(g)


def to_a_round(g: State, me: int, depth: int, r: list[int], out: list[int]) -> bool:
    """What chance and other seats have to say before the next round of a battle of one army; False if there is none.

    Points for looting are three and four by turns; others choose their last move, as in algorithms/greedy.py.
    """
    while (to_move(g) == CHANCE and g.depth > 1) or (to_move(g) >= 0 and to_move(g) != me and g.depth > depth):
        f = g.stack[g.depth - 1]
        if f.seat != CHANCE:
            apply(g, out[legal(g, out) - 1])
        elif f.kind == K.ROLLING and f.a == 0 and g.battle.left == 1:
            return True
        elif f.kind == K.LOOT:
            apply(g, outcome(g, 2 + (f.a & 1)))
        else:
            n = ways(g)
            apply(g, outcome(g, below(r, n) if n > 1 else 0))
    return False


def by_odds(g: State, h: State, k: State, a: int, r: list[int], out: list[int], gain: list[int]) -> int:
    """WHOLE times what an action is worth: the mean over how far the army that attacks comes.

    After a first loss that elite troops are spared, the likelier end of each round is taken.
    """
    me, depth = to_move(g), g.depth
    copy(h, g)
    apply(h, a)
    found, left = 0, WHOLE
    while to_a_round(h, me, depth, r, out):
        p = round_won(h)
        copy(k, h)
        decide(k, False)
        while to_a_round(k, me, depth, r, out):
            decide(k, 2 * round_won(k) >= WHOLE)
        found += left * (WHOLE - p) // WHOLE * weighed(k, me, gain)
        left = left * p // WHOLE
        decide(h, True)
    return found + left * weighed(h, me, gain)


def weighed(g: State, me: int, room: list[int]) -> int:
    """What a player within a try compares moves by."""
    expected(g, PLAYED, room)
    return in_front_one(room, g.opt.seats, me)


def gained(g: State, out: list[int]) -> None:
    """What came of a try, per seat, where the move has changed hands."""
    expected_then(g, out)
    in_front(out, g.opt.seats)


def hoped(g: State, out: list[int]) -> None:
    """The chances of winning in thousandths there; exact when the game is over."""
    chances_then(g, out)
