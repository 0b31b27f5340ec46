"""The rules of Römisch Pokern, in the order of the rule book, for both homes; algorithms/rules.pyi is the contract."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, PUBLIC, drop, push, to_move

from . import constants as K
from .constants import SIDES
from .features import estimate, observe, rank, score
from .legal import legal
from .numbers import alive, can_enter, enterable, hopeless, in_play, reading, taken
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


def setup(g: State) -> None:
    """An empty column and a set of action cards for everybody; seat 0 begins."""
    for p in range(g.opt.seats):
        for k in range(K.CARDS):
            g.side[p].card[k] = 1
    g.round = 1
    start_turn(g, 0)


# A turn


def start_turn(g: State, p: int) -> None:
    """A player takes the empty cup."""
    me = g.side[p]
    g.active = p
    g.bare = 1
    for k in range(K.CARDS):
        if me.card[k] == 1:
            g.bare = 0
    go_on(g)


def go_on(g: State) -> None:
    """What comes after the dice have fallen, or after a card: choose, write, or mend a misthrow."""
    p = g.active
    if in_play(g) == 0:
        if g.opt.several_dice == 1 and K.DICE - g.removed > 1:
            push(g, K.CHOOSING, p, 0, 0)
        else:
            push(g, K.ROLLING, CHANCE, 0, 0)
    elif not alive(g.shown[K.I], g.shown[K.V], g.shown[K.X]):
        push(g, K.MISTHROW, p, 0, 0)
    elif taken(g) < K.DICE:
        push(g, K.CHOOSING, p, 0, 0)
    elif not enterable(g, g.side[p], 0):
        push(g, K.MISTHROW, p, 0, 0)
    elif g.opt.cards_on_valid == 1 and g.bare == 0:
        push(g, K.CHOOSING, p, 0, 0)
    else:
        write(g, 0)


def fallen(g: State, left: int, face: int) -> None:
    """A die falls; it lies behind those in play."""
    g.dice[in_play(g)] = face
    g.shown[face] += 1
    if left > 0:
        push(g, K.ROLLING, CHANCE, left - 1, 0)
    else:
        go_on(g)


def stop(g: State) -> None:
    """The number is written; if it cannot be, stopping was a misthrow (ruling 1, lenient)."""
    if enterable(g, g.side[g.active], 0):
        write(g, 0)
    else:
        push(g, K.MISTHROW, g.active, 1, 0)


def write(g: State, again: int) -> None:
    """Choose the reading, where two can be entered, then the row. again: 1 by the card Duplicate."""
    me = g.side[g.active]
    first, second = reading(g, 0), reading(g, 1)
    if can_enter(me, first, again) and can_enter(me, second, again):
        push(g, K.READING, g.active, again, 0)
    else:
        push(g, K.ENTERING, g.active, first if can_enter(me, first, again) else second, again)


def enter(g: State, p: int, number: int, row: int) -> None:
    """A number stands in the column; with the last row filled the game ends after this round."""
    me = g.side[p]
    me.row[row] = number
    full = True
    for n in me.row:
        if n == 0:
            full = False
    if full:
        g.last = 1
    end_turn(g)


def give_up(g: State, p: int) -> None:
    """The turn ends without an entry; for a player who began it without a card the game ends after this round."""
    if g.opt.paying == 1:
        held = False
        for k in range(K.CARDS):
            if g.side[p].card[k] == 1:
                held = True
        if held:
            push(g, K.PAYING, p, 0, 0)
            return
        g.last = 1
    elif g.bare == 1:
        g.last = 1
    end_turn(g)


def end_turn(g: State) -> None:
    """The cup goes on; after the last player of a round the game may be over."""
    for i in range(K.DICE):
        g.dice[i] = K.NONE
    for face in range(K.FACES):
        g.shown[face] = 0
    g.removed = 0
    p = g.active + 1
    if p == g.opt.seats:
        p = 0
        if g.last == 1 or over(g):
            g.active = 0
            g.bare = 0
            return
        g.round += 1
    start_turn(g, p)


def over(g: State) -> bool:
    """Our bound on rounds, and the rule against games in which nobody can enter anything (ruling 13)."""
    if g.opt.paying == 1:
        return False
    if g.round >= g.opt.rounds:
        return True
    for p in range(g.opt.seats):
        if not hopeless(g.side[p]):
            return False
    return True


# Action cards


def play(g: State, p: int, card: int) -> None:
    """A card is used up; Wild says first which one it stands for."""
    g.side[p].card[card] = 0
    if card == K.WILD:
        push(g, K.WILDLY, p, 0, 0)
    else:
        work(g, p, card)


def work(g: State, p: int, card: int) -> None:
    """What a card asks for."""
    match card:
        case K.REROLL_I:
            push(g, K.COUNTING, p, K.I, 0)
        case K.REROLL_V:
            push(g, K.COUNTING, p, K.V, 0)
        case K.DUPLICATE:
            write(g, 1)
        case _:
            push(g, K.PICKING, p, card, 0)


def place_of(g: State, face: int) -> int:
    """Where the die of a face lies that was rolled last."""
    at = K.DICE - 1
    while g.dice[at] != face:
        at -= 1
    return at


def take_out(g: State, at: int) -> None:
    """A die leaves the table; the others close up."""
    g.shown[g.dice[at]] -= 1
    for i in range(at, K.DICE - 1):
        g.dice[i] = g.dice[i + 1]
    g.dice[K.DICE - 1] = K.NONE


def reroll(g: State, p: int, face: int, n: int) -> None:
    """So many dice of a face are rolled again, together; where their order counts the player says which."""
    push(g, K.ROLLING, CHANCE, n - 1, 0)
    if g.opt.order_rule == 1 and n < g.shown[face]:
        push(g, K.PICKING, p, K.REROLL_I if face == K.I else K.REROLL_V, n - 1)
    else:
        for _ in range(n):
            take_out(g, place_of(g, face))


def picked(g: State, p: int, card: int, left: int, at: int) -> None:
    """One die is taken out of this turn, or rolled again and then counts as rolled last."""
    take_out(g, at)
    match card:
        case K.REMOVE_ONE:
            g.removed += 1
            go_on(g)
        case K.REROLL_ONE:
            push(g, K.ROLLING, CHANCE, 0, 0)
        case _:
            if left > 0:
                push(g, K.PICKING, p, card, left - 1)


# The contract


def ways(g: State) -> int:
    """In how many equally likely ways a die can fall."""
    return K.SIDES_OF_A_DIE


def outcome(g: State, x: int) -> int:
    """The face of side x of a die."""
    if x < SIDES[K.I]:
        return K.FACE
    return K.FACE + 1 if x < SIDES[K.I] + SIDES[K.V] else K.FACE + 2


def witness(g: State, a: int) -> int:
    """Nothing is hidden."""
    return PUBLIC


def redeal(g: State, seat: int, r: list[int]) -> None:
    """Nothing is hidden, so nothing is dealt anew."""


def apply(g: State, a: int) -> None:
    """Carry out one choice or outcome."""
    f = g.stack[g.depth - 1]
    kind, p, x, y = f.kind, f.seat, f.a, f.b
    drop(g)
    match kind:
        case K.ROLLING:
            fallen(g, x, a - K.FACE + 1)
        case K.READING:
            push(g, K.ENTERING, p, a - K.READ, x)
        case K.ENTERING:
            enter(g, p, x, a - K.ROW)
        case K.WILDLY:
            work(g, p, a - K.AS)
        case K.COUNTING:
            reroll(g, p, x, a - K.COUNT + 1)
        case K.PICKING:
            picked(g, p, x, y, a - K.AT if a >= K.AT else place_of(g, a - K.PICK + 1))
        case K.PAYING:
            g.side[p].card[a - K.PAY] = 0
            end_turn(g)
        case _:
            if a == K.STOP:
                stop(g)
            elif a == K.GIVE_UP:
                give_up(g, p)
            elif a >= K.CARD:
                play(g, p, a - K.CARD)
            else:
                push(g, K.ROLLING, CHANCE, a - K.ROLL, 0)
