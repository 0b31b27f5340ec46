"""The rules of History of the Roman Empire, for both homes; algorithms/rules.pyi is the contract.

The decisions are carried out here; what they do stands where the rule book has it: setup (cards, tokens), phases
(build, score, end), placing, combat, events and fate.
"""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, PUBLIC, drop, push, to_move

from . import constants as K
from .board import loot, raze, seat_of
from .combat import accept, die, invade, next_round, offer, retreat, stand
from .evaluate import estimate, merit
from .events import aimed, chosen, play
from .fate import fated, strike_area
from .features import observe
from .legal import legal, side_offering
from .map import EVENT_FORTS
from .phases import (
    bribe,
    build,
    build_fort,
    built,
    called,
    can_bribe,
    can_fortify,
    can_rebuild,
    can_recruit,
    can_site,
    can_upgrade,
    cities,
    end_phase,
    placed,
    rebuild,
    recruit,
    site,
    treasured,
    upgrade,
)
from .placing import can_pick, enter, give_way, pick_up, place, stop
from .redeal import redeal
from .scoring import rank, score
from .setup import deal, drawn, holder_of, in_box, keep, looked, nth_undealt, rolled, setup, tokens, undealt
from .state import State

__all__ = [
    "apply",
    "estimate",
    "legal",
    "merit",
    "observe",
    "outcome",
    "rank",
    "redeal",
    "score",
    "setup",
    "to_move",
    "ways",
    "witness",
]


def ways(g: State) -> int:
    """In how many equally likely ways chance can fall."""
    f = g.stack[g.depth - 1]
    match f.kind:
        case K.DEALING:
            return undealt(g, f.b)
        case K.DRAWING:
            n = 0
            for number in range(1, tokens(f.b) + 1):
                if in_box(g, f.b, number):
                    n += 1
            return n
        case K.LOOKING | K.CALLING:
            return 1
    return K.SIDES_OF_A_DIE


def outcome(g: State, x: int) -> int:
    """The action of way x."""
    f = g.stack[g.depth - 1]
    match f.kind:
        case K.DEALING:
            return K.DEAL + nth_undealt(g, f.b, x)
        case K.DRAWING:
            number = 1
            while x > 0 or not in_box(g, f.b, number):
                if in_box(g, f.b, number):
                    x -= 1
                number += 1
            return K.SHOW + number - 1
        case K.LOOKING:
            return K.SHOW + g.side[f.a].token[f.b] - 1
        case K.CALLING:
            return K.HELD + holder_of(g, f.a, f.b)
    return K.DIE + x


def witness(g: State, a: int) -> int:
    """A card is seen by its side's seat; so is a token that is drawn, if that side has none, and one looked at."""
    f = g.stack[g.depth - 1]
    match f.kind:
        case K.DEALING | K.LOOKING:
            return 1 << seat_of(g, f.a)
        case K.DRAWING:
            drawer = g.order[f.a]
            return 1 << seat_of(g, drawer) if g.side[drawer].token[f.b] == 0 else 0
    return PUBLIC


def apply(g: State, a: int) -> None:
    """Carry out one choice or outcome, and what is left without a choice after it."""
    f = g.stack[g.depth - 1]
    kind, p, x, y = f.kind, f.seat, f.a, f.b
    drop(g)
    if K.PLAY <= a < K.GIVE:
        push(g, kind, p, x, y)
        play(g, a - K.PLAY)
    elif p == CHANCE:
        fall(g, kind, x, y, a)
    elif kind == K.PLACING or kind == K.PICKING or kind == K.STARTING or kind == K.BUILDING or kind == K.GIFTS:
        move(g, kind, p, x, y, a)
    else:
        choose(g, kind, p, x, y, a)
    go_on(g)


def fall(g: State, kind: int, x: int, y: int, a: int) -> None:
    """An outcome of chance."""
    match kind:
        case K.DEALING:
            deal(g, x, y, a - K.DEAL)
        case K.ORDERING:
            rolled(g, x, a - K.DIE + 1)
        case K.DRAWING:
            drawn(g, x, y, a - K.SHOW + 1)
        case K.LOOKING:
            looked(g, x, y)
        case K.CALLING:
            called(g, y, x, a - K.HELD)
        case K.ROLLING:
            die(g, x, a - K.DIE + 1)
        case K.LOOT:
            g.side[g.active].vp[g.phase] += a - K.DIE + 1
            if x > 1:
                push(g, K.LOOT, CHANCE, x - 1, 0)
        case K.FATE:
            fated(g, x, y, a - K.DIE + 1)
        case K.TREASURE:
            treasured(g, x, a - K.DIE + 1)


def move(g: State, kind: int, p: int, x: int, y: int, a: int) -> None:
    """The decisions that are asked again and again until they are done."""
    if kind == K.STARTING:
        enter(g, a - K.PLACE)
        return
    if a == K.DONE:
        match kind:
            case K.BUILDING:
                built(g)
            case K.GIFTS:
                cities(g)
            case K.PLACING:
                stop(g, x)
                if x == 0:
                    placed(g)
        return
    push(g, kind, p, x, y)
    if a == K.RECRUIT:
        recruit(g)
    elif a >= K.BRIBE:
        bribe(g, a - K.BRIBE)
    elif a >= K.REBUILD:
        rebuild(g, a - K.REBUILD)
    elif a >= K.UPGRADE:
        upgrade(g, a - K.UPGRADE)
    elif a >= K.FORTIFY_LAND:
        build_fort(g, a - K.FORTIFY_LAND)
    elif a >= K.PICK:
        pick_up(g, a - K.PICK)
    else:
        place(g, a - K.PLACE)


def choose(g: State, kind: int, p: int, x: int, y: int, a: int) -> None:
    """All other choices."""
    match kind:
        case K.TOKEN:
            keep(g, x, y, a - K.GIVE)
        case K.BEFORE:
            build(g)
        case K.RETREATING:
            if a == K.DONE:
                stand(g)
            elif y == 1:
                give_way(g, x, a - K.RETREAT)
            else:
                retreat(g, x, a - K.RETREAT)
        case K.TAKING:
            if a == K.REMOVE:
                raze(g, x)
        case K.LOOTING:
            if a == K.SACK:
                loot(g, x, K.LOOT_CITY)
        case K.SITES:
            if a == K.DONE:
                end_phase(g)
            else:
                site(g, a - K.SITE, x - 1)
        case K.AIMING:
            aimed(g, x, y - 1, a - K.AIM)
        case K.AREA:
            g.fate_at = a - K.AIM_AREA + 1
            strike_area(g, x, a - K.AIM_AREA, 0)
        case K.CHOOSING:
            chosen(g, x, a - K.CHOOSE)
        case K.NUMBER:
            invade(g, x, K.PEOPLE + y, a - K.ARMIES + 1, 0)
        case K.DEVICE:
            if a == K.ROADS:
                g.roads = 1
            else:
                g.free += EVENT_FORTS[x]
        case K.OFFERING:
            push(g, K.UNITS, p, a - K.TENS, 0)
        case K.UNITS:
            offer(g, side_offering(g), 10 * x + a - K.ONES)
        case K.ANSWERING:
            if a == K.ACCEPT:
                accept(g, x, y)
            else:
                next_round(g)


def go_on(g: State) -> None:
    """Decisions that all can see to be none are passed over."""
    while g.depth > 0:
        f = g.stack[g.depth - 1]
        kind, extra = f.kind, f.a
        events = g.side[g.active].events
        if kind == K.BEFORE and events == 0:
            drop(g)
            build(g)
        elif kind == K.BUILDING and events == 0 and not can_build(g):
            drop(g)
            built(g)
        elif kind == K.PICKING and can_pick(g) == 0:
            drop(g)
        elif kind == K.PLACING and g.pool == 0 and (events == 0 or extra == 1):
            drop(g)
            stop(g, extra)
            if extra == 0:
                placed(g)
        elif kind == K.GIFTS and events == 0 and can_fortify(g) == 0 and can_upgrade(g) == 0:
            drop(g)
            cities(g)
        elif kind == K.SITES and can_site(g) == 0:
            drop(g)
            end_phase(g)
        else:
            return


def can_build(g: State) -> bool:
    """Whether anything can be bought."""
    if can_recruit(g) or can_fortify(g) != 0 or can_upgrade(g) != 0:
        return True
    return can_rebuild(g) != 0 or can_bribe(g) != 0
