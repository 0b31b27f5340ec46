"""The rules of Lusitania XXI, in the order of the rule book, for both homes; algorithms/rules.pyi is the contract."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, PUBLIC, drop, push, to_move
from ludi.kernel.rng import nth, total

from . import constants as K
from .camp import clear_three, in_camp, lay_out, leave_camp, run_out, three_alike
from .cards import (
    any_usable,
    begin_visit,
    depart,
    generals_discard,
    generals_draw,
    heal,
    run_dry,
    settle,
    spend,
    use,
    visit,
)
from .constants import CELL_OF, COLOUR_OF, EQUIPMENT_OF, TYPE_OF
from .features import estimate, observe, rank, score
from .knowledge import enter_openly, give, leave_openly, release, steal
from .legal import legal
from .legion import claim, equip, guest_cell, has, reached, strip
from .redeal import redeal
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

merit = estimate


# Setup


def setup(g: State) -> None:
    """The deck is made; one player gets Caesar, the others a general each, the rest of them leave the game."""
    for k in range(1, K.CAESAR):
        g.deck[k] = g.opt.copies[k]
    push(g, K.MARS, CHANCE, 0, 0)


def deal_mars(g: State, leader: int) -> None:
    """A Mars card for everybody."""
    for p in range(g.opt.seats):
        k = K.CAESAR if p == leader else K.GENERAL
        g.side[p].cell[K.FIRST] = k
        g.side[p].vp = g.opt.vp[k]
    g.active = leader
    g.fill = 1
    go_on(g)


def set_up(g: State) -> None:
    """What is still to be dealt: hands, expansions, the camp; then Caesar's owner begins."""
    for p in range(g.opt.seats):
        if g.side[p].held < K.HAND:
            push(g, K.DRAW, CHANCE, p, 0)
            return
    if g.opt.laurus == 1 and laid_out(g, K.LAURUS) < g.opt.seats + K.MORE_AWARDS:
        push(g, K.AWARDING, CHANCE, K.LAURUS, 0)
    elif g.opt.virtus == 1 and laid_out(g, K.VIRTUS) < g.opt.seats + K.MORE_AWARDS:
        push(g, K.AWARDING, CHANCE, K.VIRTUS, 0)
    elif not filling(g):
        g.turn = 1
        push(g, K.MAIN, g.active, 0, 0)


def laid_out(g: State, expansion: int) -> int:
    """How many cards of an expansion are in the game."""
    n = 0
    for award in range(expansion, expansion + K.VIRTUS):
        if g.award[award] != K.ABSENT:
            n += 1
    return n


# A turn


def go_on(g: State) -> None:
    """What comes next when nothing is pending but the turn."""
    if g.turn == 0:
        set_up(g)
        return
    p = g.active
    if reached(g):
        end(g)
    elif has(g, p, K.DOUBLING) and g.double_cell == 0:
        push(g, K.SLIPPING, p, 0, 0)
    elif has(g, p, K.WIDENING_UP) and g.wide_cell == 0:
        push(g, K.WIDENING, p, 0, 0)
    elif g.rob != 0:
        visit(g, p)
    elif g.owe > 0:
        push(g, K.DRAW, CHANCE, p, 0)
    elif not filling(g):
        if g.leaving != K.NONE:
            depart(g, p)
            if reached(g):
                end(g)
                return
        f = g.stack[0]
        if f.a == 1 and (f.b == 1 or not any_usable(g, p)):
            end_turn(g)


def end_turn(g: State) -> None:
    """The next player's turn, unless the deck has run out for good or the bound is reached."""
    if g.last == 1 or g.turn >= g.opt.max_turns:
        end(g)
        return
    drop(g)
    g.turn += 1
    g.active = g.active + 1 if g.active + 1 < g.opt.seats else 0
    push(g, K.MAIN, g.active, 0, 0)


def end(g: State) -> None:
    """The game is over."""
    while g.depth > 0:
        drop(g)
    g.owe = 0
    g.fill = 0
    g.rob = 0
    g.leaving = K.NONE


# The camp


def filling(g: State) -> bool:
    """Bring the camp to its four cards, three alike making way for others; whether a card is to be laid out."""
    while g.fill == 1:
        if g.last == 0 and in_camp(g) < K.CAMP:
            push(g, K.LAYING, CHANCE, 0, 0)
            return True
        like = three_alike(g)
        if like == K.NONE:
            g.fill = 0
        else:
            clear_three(g, like)
    return False


# Mandatory actions


def put_in_camp(g: State, p: int, k: int) -> None:
    """A card of the hand lies in the camp."""
    leave_openly(g, p, k)
    lay_out(g, k)


def exchanged(g: State, p: int, first: int, second: int) -> None:
    """The cards taken go to the hand; then the camp rule."""
    enter_openly(g, p, first)
    if second != K.NONE:
        enter_openly(g, p, second)
    g.fill = 1
    go_on(g)


def hire(g: State, p: int, k: int) -> None:
    """A card of the hand goes into the legion: a warrior into its cell, equipment under a warrior, a guest."""
    me = g.side[p]
    leave_openly(g, p, k)
    if EQUIPMENT_OF[k] >= 0:
        push(g, K.EQUIPPING, p, k, 0)
        return
    cell = CELL_OF[k] if TYPE_OF[k] >= 0 else guest_cell(me)
    me.cell[cell] = k
    me.vp += g.opt.vp[k]
    if COLOUR_OF[k] != K.NO_COLOUR and COLOUR_OF[k] < K.WHITE:
        me.colour = COLOUR_OF[k]
    grown(g, p)


def grown(g: State, p: int) -> None:
    """A legion has grown: Laurus and Virtus, then a card is drawn."""
    claim(g, p)
    g.owe = 1
    run_dry(g)
    go_on(g)


def let_go(g: State, p: int, before: int, k: int) -> None:
    """A card is released; with Virtus 8 a second one may follow."""
    release(g, p, k)
    g.owe += 1
    if before == 0 and has(g, p, K.LETTING_GO) and g.side[p].held > 0:
        push(g, K.MORE, p, 0, 0)
    else:
        run_dry(g)
        go_on(g)


# The contract


def ways(g: State) -> int:
    """In how many equally likely ways chance can fall."""
    f = g.stack[g.depth - 1]
    match f.kind:
        case K.MARS:
            return g.opt.seats
        case K.AWARDING:
            return K.VIRTUS - laid_out(g, f.a)
        case K.STEALING:
            return g.side[f.a].held
    return total(g.deck)


def outcome(g: State, x: int) -> int:
    """The action of way x."""
    f = g.stack[g.depth - 1]
    match f.kind:
        case K.MARS:
            return K.LEADER + x
        case K.AWARDING:
            award = f.a
            left = x
            while g.award[award] != K.ABSENT or left > 0:
                if g.award[award] == K.ABSENT:
                    left -= 1
                award += 1
            return K.AWARD + award
        case K.STEALING:
            return K.CARD + nth(g.side[f.a].hand, x)
    return K.CARD + nth(g.deck, x)


def witness(g: State, a: int) -> int:
    """A drawn and a released card are seen by one seat, a stolen one and the one given for it by two."""
    f = g.stack[g.depth - 1]
    match f.kind:
        case K.DRAW:
            return 1 << f.a
        case K.RELEASING:
            return 1 << f.seat
        case K.STEALING:
            return 1 << f.a | 1 << g.active
        case K.GIVING:
            return 1 << f.a | 1 << f.seat
    return PUBLIC


def apply(g: State, a: int) -> None:
    """Carry out one choice or outcome."""
    f = g.stack[g.depth - 1]
    kind, p, x, y = f.kind, f.seat, f.a, f.b
    if kind == K.MAIN:
        begin(g, p, a)
        return
    drop(g)
    if p == CHANCE:
        fallen(g, kind, x, a)
    else:
        chosen(g, kind, p, x, y, a)


def begin(g: State, p: int, a: int) -> None:
    """The seat whose turn it is says what it does."""
    f = g.stack[0]
    if a == K.END:
        end_turn(g)
    elif a == K.RELEASE:
        f.a = 1
        push(g, K.RELEASING, p, 0, 0)
    elif a >= K.USE:
        f.b = 1
        use(g, p, a - K.USE + K.FIRST_GUEST)
        if g.depth == 1:
            go_on(g)
    elif a >= K.TAKE:
        f.a = 1
        leave_camp(g, a - K.TAKE)
        push(g, K.PUTTING, p, a - K.TAKE, K.NONE)
    else:
        f.a = 1
        hire(g, p, a - K.HIRE)


def fallen(g: State, kind: int, x: int, a: int) -> None:
    """An outcome of chance."""
    match kind:
        case K.MARS:
            deal_mars(g, a - K.LEADER)
        case K.AWARDING:
            g.award[a - K.AWARD] = K.OPEN
            go_on(g)
        case K.STEALING:
            steal(g, g.active, x, a - K.CARD)
            push(g, K.GIVING, g.active, x, 0)
        case K.LAYING:
            g.deck[a - K.CARD] -= 1
            lay_out(g, a - K.CARD)
            run_out(g)
            go_on(g)
        case _:
            g.deck[a - K.CARD] -= 1
            g.side[x].hand[a - K.CARD] += 1
            g.side[x].held += 1
            if g.turn > 0:
                g.owe -= 1
            run_out(g)
            run_dry(g)
            go_on(g)


def chosen(g: State, kind: int, p: int, x: int, y: int, a: int) -> None:
    """A seat's choice within its turn."""
    match kind:
        case K.EQUIPPING:
            equip(g, p, a - K.ON + 1, EQUIPMENT_OF[x])
            grown(g, p)
        case K.PUTTING if a < K.PUT:
            leave_camp(g, a - K.TAKE)
            push(g, K.PUTTING, p, x, a - K.TAKE)
        case K.PUTTING | K.LAST_PUTTING:
            put_in_camp(g, p, a - K.PUT)
            if kind == K.PUTTING and y != K.NONE:
                push(g, K.LAST_PUTTING, p, x, y)
            else:
                exchanged(g, p, x, y)
        case K.RELEASING:
            let_go(g, p, x, a - K.DOWN)
        case K.MORE if a == K.RELEASE:
            push(g, K.RELEASING, p, 1, 0)
        case K.SLIPPING:
            push(g, K.DOUBLED, p, a - K.ON + 1, 0)
        case K.DOUBLED:
            g.double_cell = x
            g.double_gear = a - K.GEAR + 1
            go_on(g)
        case K.WIDENING:
            g.wide_cell = a - K.ON + 1
            go_on(g)
        case K.DISCARDING if a == K.DONE:
            generals_draw(g, x)
            go_on(g)
        case K.DISCARDING:
            generals_discard(g, p, x, a - K.DISCARD)
            if g.depth == 1:
                go_on(g)
        case K.RAIDING:
            at = a - K.AT
            push(g, K.STRIPPING, p, at // (K.CELLS - 2), at % (K.CELLS - 2) + 1)
        case K.CHOOSING:
            begin_visit(g, a - K.SEAT)
        case _:
            finish(g, kind, p, x, y, a)


def finish(g: State, kind: int, p: int, x: int, y: int, a: int) -> None:
    """A choice with which the work of a guest goes on or ends, or the second card of a release is left out."""
    match kind:
        case K.INSPECTING:
            leave_openly(g, p, a - K.DISCARD)
            g.discard[a - K.DISCARD] += 1
            push(g, K.PICKING, p, a - K.DISCARD, 0)
            return
        case K.PICKING:
            g.discard[a - K.TAKE] -= 1
            enter_openly(g, p, a - K.TAKE)
            spend(g, p, K.INSPECTOR)
        case K.HEALING if a == K.DONE:
            spend(g, p, K.DOCTOR)
        case K.HEALING:
            heal(g, p, x, a - K.HEAL)
            if g.depth > 1 and not reached(g):
                return
        case K.MOVING:
            settle(g, p, a - K.ON + 1)
            claim(g, p)
        case K.STRIPPING:
            strip(g, x, y, a - K.GEAR)
            spend(g, p, K.CLEOPATRA)
        case K.GIVING:
            give(g, p, x, a - K.GIVE)
            if g.rob == 0:
                spend(g, p, K.SENATOR)
        case K.MORE:
            run_dry(g)
    go_on(g)
