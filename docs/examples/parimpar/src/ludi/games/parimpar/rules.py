"""The rules of Par Impar, in the order in which they are told; algorithms/rules.pyi is the contract."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, PUBLIC, drop, push, to_move
from ludi.kernel.rng import below

from . import constants as K
from .features import estimate, observe, rank, score
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
    """Equal nuts for both; a coin says who hides first."""
    for p in range(K.SEATS):
        g.nuts[p] = K.NUTS
    g.round = 1
    push(g, K.TOSSING, CHANCE, 0, 0)


def most(g: State) -> int:
    """The most nuts that the holder can hide."""
    return min(K.FIST, g.nuts[g.holder])


def pay(g: State, guess: int) -> None:
    """The fist is open: who guessed right wins what was in it, who guessed wrong pays as much, or all that is left."""
    winner = 1 - g.holder if g.shown % 2 == guess else g.holder
    n = min(g.shown, g.nuts[1 - winner])
    g.nuts[winner] += n
    g.nuts[1 - winner] -= n


def end_round(g: State) -> None:
    """The other one hides, until somebody has no nut left or the last round is over."""
    if g.nuts[0] == 0 or g.nuts[1] == 0 or g.round >= g.opt.rounds:
        return
    g.round += 1
    g.holder = 1 - g.holder
    push(g, K.HIDING, g.holder, 0, 0)


# The contract


def legal(g: State, out: list[int]) -> int:
    """Hide one nut or more, or guess; see the contract."""
    if g.stack[g.depth - 1].kind == K.HIDING:
        for i in range(most(g)):
            out[i] = K.HIDE + i
        return most(g)
    out[0] = K.GUESS
    out[1] = K.GUESS + 1
    return 2


def ways(g: State) -> int:
    """In how many equally likely ways the coin can fall; an open fist is only shown."""
    return K.HEAD_WAYS + K.SHIP_WAYS if g.stack[g.depth - 1].kind == K.TOSSING else 1


def outcome(g: State, x: int) -> int:
    """The side of the coin, or what is in the fist."""
    if g.stack[g.depth - 1].kind == K.OPENING:
        return K.OPEN + g.hidden - 1
    return K.COIN if x < K.HEAD_WAYS else K.COIN + 1


def witness(g: State, a: int) -> int:
    """What goes into the fist only its holder sees."""
    return 1 << g.holder if g.stack[g.depth - 1].kind == K.HIDING else PUBLIC


def apply(g: State, a: int) -> None:
    """Carry out one choice or outcome."""
    f = g.stack[g.depth - 1]
    kind, guess = f.kind, f.a
    drop(g)
    match kind:
        case K.TOSSING:
            g.holder = a - K.COIN
            push(g, K.HIDING, g.holder, 0, 0)
        case K.HIDING:
            g.hidden = a - K.HIDE + 1
            push(g, K.GUESSING, 1 - g.holder, 0, 0)
        case K.GUESSING:
            push(g, K.OPENING, CHANCE, a - K.GUESS, 0)
        case K.OPENING:
            g.shown = g.hidden
            g.hidden = 0
            pay(g, guess)
            end_round(g)


def redeal(g: State, seat: int, r: list[int]) -> None:
    """To anybody but the holder, any number that can be in the fist is as likely as another one."""
    if g.hidden > 0 and seat != g.holder:
        g.hidden = 1 + below(r, most(g))
