"""Exact odds of a turn, from the faces of a die alone. They are facts of the game that anybody can count, no advice.

Dice are tuples of faces in the order of rolling. `fits` are the numbers that a column has a row for.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations, product
from math import prod
from typing import Any

from ludi.kernel.schema import blank

from . import constants as K
from .legal import usable
from .numbers import alive, can_enter, high, in_play, low, reading, taken
from .state import State

Dice = tuple[int, ...]
Fits = frozenset[int]
KEPT = 4096  # results of what depends on a column

# The dice that each number needs: how many show I, V and X.
NEEDS = {
    number: (i, v, x)
    for i, v, x in product(range(4), range(2), range(5))
    for number in (high(i, v, x), low(i, v, x))
    if number and i + v + x <= K.DICE
}


@cache
def readings(dice: Dice, order: bool) -> Fits:
    """What dice may be read as."""
    g = blank(State)
    g.opt.order_rule = int(order)
    for i, face in enumerate(dice):
        g.dice[i] = face
        g.shown[face] += 1
    return frozenset({reading(g, 0), reading(g, 1)} - {0})


@cache
def falls(n: int, order: bool) -> list[tuple[Dice, int]]:
    """How n dice may fall, and in how many of the equally likely ways; like ones are one where order does not count."""
    found: dict[Dice, int] = {}
    for faces in product((K.I, K.V, K.X), repeat=n):
        dice = faces if order else tuple(sorted(faces))
        found[dice] = found.get(dice, 0) + prod(K.SIDES[face] for face in faces)
    return list(found.items())


def counted(dice: Dice) -> tuple[int, int, int]:
    """How many dice show I, V and X."""
    return dice.count(K.I), dice.count(K.V), dice.count(K.X)


def stands(dice: Dice, room: int, fits: Fits, order: bool) -> bool:
    """Whether dice are no misthrow, with so many dice left to roll."""
    if room > 0:
        return not dice or alive(*counted(dice))
    return not fits.isdisjoint(readings(dice, order))


@lru_cache(KEPT)
def survival(dice: Dice, n: int, room: int, fits: Fits, order: bool) -> Fraction:
    """The chance that there is no misthrow after n more dice, judged together; `room` dice are left after them."""
    good = sum(ways for more, ways in falls(n, order) if stands(settled(dice + more, order), room, fits, order))
    return Fraction(good, K.SIDES_OF_A_DIE**n)


def settled(dice: Dice, order: bool) -> Dice:
    """Dice as they matter: sorted, where their order does not count."""
    return dice if order else tuple(sorted(dice))


def risk(dice: Dice, n: int, room: int, fits: Fits, order: bool) -> Fraction:
    """The chance of a misthrow with the next n dice, of `room` that are left."""
    return 1 - survival(settled(dice, order), n, room - n, fits, order)


@cache
def reach(dice: Dice, number: int, order: bool) -> Fraction:
    """The chance to come to a number by rolling on until it is there, without cards and with dice enough."""
    if number in readings(dice, order):
        return Fraction(1)
    needs = NEEDS[number]
    if any(have > need for have, need in zip(counted(dice), needs, strict=True)) or len(dice) == sum(needs):
        return Fraction(0)
    return sum(
        (
            Fraction(ways, K.SIDES_OF_A_DIE) * reach(settled(dice + more, order), number, order)
            for more, ways in falls(1, order)
        ),
        Fraction(0),
    )


def reachable(dice: Dice, room: int, fits: Fits, order: bool) -> dict[int, Fraction]:
    """The numbers that can be entered and can still be rolled, with their chances if one plays for them."""
    near = [n for n in sorted(fits) if sum(NEEDS[n]) <= len(dice) + room]
    return {n: p for n in near if (p := reach(settled(dice, order), n, order))}


def rerolls(dice: Dice, card: int, room: int, fits: Fits, order: bool) -> Iterator[tuple[int, Fraction]]:
    """What a card that rolls again, or takes a die out, may be used on, and the chance that it rescues.

    The number of dice for Reroll I and V; for the others the face, or the place from 1 where the order counts.
    """
    if card in (K.REROLL_I, K.REROLL_V):
        places = [i for i, face in enumerate(dice) if face == (K.I if card == K.REROLL_I else K.V)]
        for n in range(1, len(places) + 1):
            kept = {without(dice, some) for some in combinations(places, n)}
            yield n, max(survival(settled(d, order), n, room, fits, order) for d in kept)
        return
    for i, face in enumerate(dice):
        if face in dice[:i] and (not order or dice[i - 1] == face):
            continue
        kept_dice = settled(without(dice, (i,)), order)
        yield i + 1 if order else face, survival(kept_dice, int(card == K.REROLL_ONE), room, fits, order)


def without(dice: Dice, places: tuple[int, ...]) -> Dice:
    """Dice less those in some places."""
    return tuple(face for i, face in enumerate(dice) if i not in places)


def rescues(dice: Dice, room: int, fits: Fits, order: bool) -> dict[int, dict[int, Fraction]]:
    """What each of the four cards that change the dice may be used on, with the chances that it rescues."""
    cards = range(K.DUPLICATE)
    return {card: found for card in cards if (found := dict(rerolls(dice, card, room, fits, order)))}


# For the view

Listed = tuple[tuple[int | str, int, int], ...]


def odds(g: State) -> dict[str, Any]:
    """The odds at a decision of the turn, fractions as [numerator, denominator]; empty where dice are falling.

    risk: of a misthrow by 1, 2, ... more dice. reach: [number, numerator, denominator] without cards. rescue: for
    each card, held or not, [what it is used on, numerator, denominator].
    """
    if g.depth != 1 or g.stack[0].kind in (K.ROLLING, K.PAYING, K.READING, K.ENTERING):
        return {}
    p, order, choosing = g.active, g.opt.order_rule == 1, g.stack[0].kind == K.CHOOSING
    dice, room, fits = tuple(g.dice[: in_play(g)]), K.DICE - taken(g), fitting(tuple(g.side[p].row))
    found: dict[str, Any] = {}
    if choosing:
        most = room if g.opt.several_dice == 1 else min(room, 1)
        found["risk"] = [list(pair(risk(dice, n, room, fits, order))) for n in range(1, most + 1)]
        found["reach"] = [list(entry) for entry in reach_listed(dice, room, fits, order)]
    if dice and (not choosing or g.opt.cards_on_valid == 1):
        found["rescue"] = {
            K.CARD_NAMES[card]: [list(entry) for entry in entries]
            for card, entries in rescues_listed(dice, room, fits, order)
        }
        if usable(g, p, K.DUPLICATE):
            found["rescue"][K.CARD_NAMES[K.DUPLICATE]] = [["", 1, 1]]
    return found


@lru_cache(KEPT)
def fitting(column: tuple[int, ...]) -> Fits:
    """The numbers that can be entered in a column."""
    g = blank(State)
    g.side[0].row[:] = column
    return frozenset(n for n in NEEDS if can_enter(g.side[0], n, 0))


@lru_cache(KEPT)
def reach_listed(dice: Dice, room: int, fits: Fits, order: bool) -> Listed:
    """The reachable numbers with their chances as whole numbers."""
    return tuple((n, *pair(chance)) for n, chance in reachable(dice, room, fits, order).items())


@lru_cache(KEPT)
def rescues_listed(dice: Dice, room: int, fits: Fits, order: bool) -> tuple[tuple[int, Listed], ...]:
    """What each card may be used on, dice by their number, place or face, with its chances as whole numbers."""
    found = []
    for card, uses in rescues(dice, room, fits, order).items():
        numbered = card in (K.REROLL_I, K.REROLL_V) or order
        found.append((card, tuple((n if numbered else K.FACE_NAMES[n], *pair(p)) for n, p in uses.items())))
    return tuple(found)


def pair(chance: Fraction) -> tuple[int, int]:
    """A fraction as two whole numbers."""
    return chance.numerator, chance.denominator
