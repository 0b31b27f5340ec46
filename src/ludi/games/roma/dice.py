"""Phases 1 and 2 of a turn: vacancies cost points, then the dice fall."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, drop, push
from ludi.kernel.rng import total

from . import constants as K
from .board import count, finish, pay_vp, vacancies
from .state import State


def start_turn(g: State, p: int) -> None:
    """One victory point back for each own disc without a card; then the dice. The turn limit is our option."""
    if g.opt.max_turns > 0 and g.turn >= g.opt.max_turns:
        finish(g)
        return
    g.turn += 1
    g.active = p
    push_roll(g, 0, K.DICE - g.side[p].fewer)
    g.side[p].fewer = 0
    pay_vp(g, p, vacancies(g, g.side[p]))


def push_roll(g: State, tries: int, n: int) -> None:
    """Roll n dice; with none at all phase 3 begins (ruling Q13)."""
    if n > 0:
        push(g, K.ROLL, CHANCE, tries, n - 1)
    else:
        push(g, K.MAIN, g.active, 0, 0)


def roll(g: State, tries: int, left: int, value: int) -> None:
    """A die falls. Three alike may be rolled again (option: once, or as often as they are alike).

    After that Spring of Bacchus rolls any dice again, once (ruling Q14).
    """
    g.dice[value] += 1
    if left > 0:
        push(g, K.ROLL, CHANCE, tries, left - 1)
        return
    p = g.active
    push(g, K.MAIN, p, 0, 0)
    if tries & K.SPRUNG == 0 and count(g.side[p].row, K.SPRING_OF_BACCHUS) > 0:
        push(g, K.SPRING, p, tries, 0)
    if g.dice[value] == K.DICE and (tries & K.REROLLED == 0 or g.opt.repeat_triple_reroll == 1):
        push(g, K.TRIPLE, p, tries, 0)


def reroll(g: State, tries: int) -> None:
    """All dice are rolled again."""
    while g.stack[g.depth - 1].kind != K.MAIN:
        drop(g)
    drop(g)
    for v in range(K.SIDES_OF_A_DIE):
        g.dice[v] = 0
    push(g, K.ROLL, CHANCE, tries | K.REROLLED, K.DICE - 1)


def spring(g: State, p: int, tries: int, a: int) -> None:
    """Spring of Bacchus: one more die is put aside to be rolled again, or those put aside are rolled."""
    if a != K.DONE:
        g.dice[a - K.ASIDE] -= 1
        g.aside += 1
        if total(g.dice) > 0:
            push(g, K.SPRING, p, tries, 0)
            return
    if g.aside > 0:
        drop(g)
        push(g, K.ROLL, CHANCE, tries | K.SPRUNG, g.aside - 1)
        g.aside = 0
