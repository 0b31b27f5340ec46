"""Names for what the state holds as numbers: actions as short text, positions as readable data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludi.kernel.frames import CHANCE, Frame, push
from ludi.kernel.notation import Notation, Range, numbers
from ludi.kernel.parsing import Reader

from . import constants as K
from .constants import COIN_NAMES, GUESS_NAMES
from .rules import most
from .state import State

SHORT = Notation(
    (
        Range("coin", K.COIN, "side", COIN_NAMES),
        numbers("hide", K.HIDE, "count", 1, K.FIST),
        Range("guess", K.GUESS, "guess", GUESS_NAMES),
        numbers("open", K.OPEN, "count", 1, K.FIST),
    )
)
parts, text, parse = SHORT.parts, SHORT.text, SHORT.parse
FIELDS = ("round", "holder", "hidden", "shown", "nuts", "pending")


def frame_as_dict(f: Frame) -> dict[str, Any]:
    """A pending decision with names."""
    out: dict[str, Any] = {"kind": K.FRAME_NAMES[f.kind], "seat": f.seat}
    return {**out, "guess": GUESS_NAMES[f.a]} if f.kind == K.OPENING else out


def to_dict(g: State) -> dict[str, Any]:
    """The whole position; `position` reads it back without loss."""
    return {
        "round": g.round,
        "holder": g.holder,
        "hidden": g.hidden,
        "shown": g.shown,
        "nuts": list(g.nuts),
        "pending": [frame_as_dict(f) for f in g.stack[: g.depth]],
    }


def position(g: State, data: Mapping[str, Any]) -> None:
    """Set a state, zero but for its options, from readable data; every field may be left out.

    Without `pending` the holder is to hide, or, with a nut in the fist, the other one to guess. Raises BadPosition,
    naming the field.
    """
    top = Reader(data, "", FIELDS)
    g.round = top.number("round", 1, 1, g.opt.rounds)
    g.holder = top.number("holder", 0, 0, K.SEATS - 1)
    nuts = top.numbers("nuts", 0, 2 * K.NUTS, K.SEATS) or [K.NUTS] * K.SEATS
    if sum(nuts) != 2 * K.NUTS or len(nuts) != K.SEATS:
        raise top.wrong("nuts", nuts, f"two numbers that make {2 * K.NUTS} together")
    g.nuts[:] = nuts
    going = min(nuts) > 0
    g.hidden = top.number("hidden", 0, 0, most(g) if going else 0)
    g.shown = top.number("shown", 0, 0, K.FIST)
    if "pending" in data:
        read_pending(g, top, going)
    elif going:
        push(g, K.GUESSING if g.hidden else K.HIDING, 1 - g.holder if g.hidden else g.holder, 0, 0)


def read_pending(g: State, top: Reader, going: bool) -> None:
    """The pending decision; none after the end."""
    pending = top.data["pending"]
    if not isinstance(pending, Sequence) or isinstance(pending, str) or len(pending) > 1:
        raise top.wrong("pending", pending, "a list of at most one decision")
    if not pending:
        if g.hidden or (going and g.round < g.opt.rounds):
            raise top.wrong("pending", pending, "a decision, while the game is not over,")
        return
    at, item = "pending[0].", pending[0]
    kind = Reader(item, at, item).word("kind", "", K.FRAME_NAMES[1:]) + 1
    r = Reader(item, at, ("kind", "seat", "guess") if kind == K.OPENING else ("kind", "seat"))
    seat = {K.HIDING: g.holder, K.GUESSING: 1 - g.holder}.get(kind, CHANCE)
    untouched = (g.round, g.holder, g.shown, *g.nuts) == (1, 0, 0, K.NUTS, K.NUTS)
    closed = kind in (K.GUESSING, K.OPENING)
    if not going or closed != (g.hidden > 0) or (kind == K.TOSSING and not untouched):
        raise r.wrong("kind", K.FRAME_NAMES[kind], "a decision that fits the nuts")
    guess = r.word("guess", "", GUESS_NAMES) if kind == K.OPENING else 0
    push(g, kind, r.number("seat", seat, seat, seat), guess, 0)


def composed(g: State) -> bool:
    """No position has more than a started game can have."""
    return False
