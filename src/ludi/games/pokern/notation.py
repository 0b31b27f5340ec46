"""Names for what the state holds as numbers: actions as short text, positions as readable data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ludi.kernel.errors import BadPosition
from ludi.kernel.frames import CHANCE, Frame, push
from ludi.kernel.notation import Notation, Range, numbers
from ludi.kernel.parsing import Reader

from . import constants as K
from .constants import CARD_NAMES, FACE_NAMES
from .numbers import alive, can_enter, enterable, fits, in_play, reading, taken
from .rules import legal, start_turn
from .state import Side, State

# An argument is a face or a count, from 1, a number, or a card, from 0.
SHORT = Notation(
    (
        Range("die", K.FACE, "face", FACE_NAMES[1:], 1),
        numbers("roll", K.ROLL, "count", 1, K.DICE),
        Range("stop", K.STOP),
        numbers("read", K.READ, "number", 0, K.HIGHEST + 1),
        numbers("row", K.ROW, "count", 1, K.ROWS),
        Range("card", K.CARD, "card", CARD_NAMES),
        Range("as", K.AS, "card", CARD_NAMES[:-1]),
        numbers("count", K.COUNT, "count", 1, K.DICE),
        Range("pick", K.PICK, "face", FACE_NAMES[1:], 1),
        Range("pay", K.PAY, "card", CARD_NAMES),
        Range("pass", K.GIVE_UP),
        numbers("at", K.AT, "count", 1, K.DICE),
    )
)
parts, text, parse = SHORT.parts, SHORT.text, SHORT.parse
NAMED: dict[str, Sequence[str]] = {"face": FACE_NAMES, "card": CARD_NAMES}
BOUNDS = {"left": (0, K.DICE - 1), "again": (0, 1), "stopped": (0, 1), "number": (1, K.HIGHEST)}


@cache
def roman(n: int) -> str:
    """A number from 1 to 39 in Roman numerals."""
    return "X" * (n // 10) + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[n % 10]


def written(numbers: Sequence[int]) -> str:
    """Numbers as a person reads them: `XIV (14) / XVI (16)`; `none` if there are none."""
    return " / ".join(f"{roman(n)} ({n})" for n in numbers) or "none"


def frame_as_dict(f: Frame) -> dict[str, Any]:
    """A pending decision with names."""
    out: dict[str, Any] = {"kind": K.FRAME_NAMES[f.kind], "seat": f.seat}
    for name, value in zip(K.DECISIONS.arguments[f.kind], (f.a, f.b), strict=False):
        out[name] = NAMED[name][value] if name in NAMED else value
    return out


def side_as_dict(s: Side) -> dict[str, Any]:
    """A column from the top, 0 for an open row, and the cards not yet used."""
    return {"column": list(s.row), "cards": [CARD_NAMES[k] for k in range(K.CARDS) if s.card[k]]}


def to_dict(g: State) -> dict[str, Any]:
    """The whole position; `position` reads it back without loss."""
    return {
        "round": g.round,
        "active": g.active,
        "dice": [FACE_NAMES[face] for face in g.dice if face],
        "removed": g.removed,
        "bare": bool(g.bare),
        "last": bool(g.last),
        "players": [side_as_dict(s) for s in g.side[: g.opt.seats]],
        "pending": [frame_as_dict(f) for f in g.stack[: g.depth]],
    }


FIELDS = ("round", "active", "dice", "removed", "bare", "last", "players", "pending")


def position(g: State, data: Mapping[str, Any]) -> None:
    """Set a state, zero but for its options, from readable data; every field may be left out.

    Without `pending` the turn of the active seat begins. Raises BadPosition, naming the field.
    """
    top = Reader(data, "", FIELDS)
    g.round = top.number("round", 1, 1, max(1, g.opt.rounds))
    g.active = top.number("active", 0, 0, g.opt.seats - 1)
    players = data.get("players", [{}] * g.opt.seats)
    if not isinstance(players, Sequence) or len(players) != g.opt.seats:
        raise top.wrong("players", players, f"a list of {g.opt.seats} players")
    for p in range(g.opt.seats):
        read_side(g.side[p], Reader(players[p], f"players[{p}].", ("column", "cards")))
    for i, face in enumerate(top.words("dice", FACE_NAMES, K.DICE)):
        g.dice[i] = face
        g.shown[face] += 1
    g.removed = top.number("removed", 0, 0, min(removable(g), K.DICE - in_play(g)))
    g.bare, g.last = top.flag("bare"), top.flag("last")
    for side in g.side[: g.opt.seats]:
        if 0 not in side.row:
            g.last = 1
    if "pending" in data:
        read_pending(g, top)
    else:
        start_turn(g, g.active)


def read_side(side: Side, r: Reader) -> None:
    """One player's part of a position."""
    column = r.numbers("column", 0, K.HIGHEST, K.ROWS)
    for row, number in enumerate(column):
        if number == K.NEVER or (number and not fits(side, row, number, int(number in side.row))):
            raise r.wrong("column", number, f"numbers without {K.NEVER} that rise downwards")
        side.row[row] = number
    cards = r.words("cards", CARD_NAMES, K.CARDS) if "cards" in r.data else range(K.CARDS)
    if len(set(cards)) < len(cards):
        raise r.wrong("cards", r.data["cards"], "each card once")
    for card in cards:
        side.card[card] = 1


def read_pending(g: State, top: Reader) -> None:
    """The pending decision, none after the end; two while dice are picked that will be rolled again together."""
    pending = top.data["pending"]
    if not isinstance(pending, Sequence) or isinstance(pending, str) or len(pending) > 2:
        raise top.wrong("pending", pending, "a list of at most two decisions")
    for i, item in enumerate(pending):
        at = f"pending[{i}]."
        kind = Reader(item, at, item).word("kind", "", K.FRAME_NAMES[1:]) + 1
        names = K.DECISIONS.arguments[kind]
        r = Reader(item, at, ("kind", "seat", *names))
        values = [r.word(n, "", NAMED[n]) if n in NAMED else r.number(n, 0, *BOUNDS[n]) for n in names] + [0, 0]
        seat = CHANCE if kind in K.DECISIONS.by_chance else g.active
        push(g, kind, r.number("seat", seat, seat, seat), values[0], values[1])
    if pending and not (together(g) if g.depth == 2 else possible(g, g.stack[0])):
        raise BadPosition(f"pending[0]: {K.FRAME_NAMES[g.stack[0].kind]!r} is accepted only with the dice it is about")


def possible(g: State, f: Frame) -> bool:
    """Whether play can come to a decision with these dice."""
    room = K.DICE - taken(g)
    match f.kind:
        case K.ROLLING:
            return f.a < room
        case K.PAYING:
            return g.opt.paying == 1 and legal(g, [0] * K.ACTIONS) > 0
        case K.CHOOSING if in_play(g) == 0:
            return g.opt.several_dice == 1 and room > 1
        case K.MISTHROW if in_play(g) > 0:
            number = reading(g, 0) + reading(g, 1) > 0
            if f.a == 1:
                return g.opt.lenient == 1 and number and room > 0 and not enterable(g, g.side[g.active], 0)
            return not living(g) or (room == 0 and not enterable(g, g.side[g.active], 0))
    if in_play(g) == 0 or legal(g, [0] * K.ACTIONS) == 0:
        return False
    match f.kind:
        case K.CHOOSING:
            return living(g) and (room > 0 or (g.opt.cards_on_valid == 1 and enterable(g, g.side[g.active], 0)))
        case K.READING:
            return legal(g, [0] * K.ACTIONS) == 2 and (f.a == 0 or played(g, K.DUPLICATE))
        case K.ENTERING:
            can = can_enter(g.side[g.active], f.a, f.b) and (f.b == 0 or played(g, K.DUPLICATE))
            return can and f.a in (reading(g, 0), reading(g, 1))
        case K.WILDLY:
            return g.side[g.active].card[K.WILD] == 0 and g.removed < removable(g)
        case K.COUNTING:
            return f.a in (K.I, K.V) and played(g, K.REROLL_I if f.a == K.I else K.REROLL_V)
        case K.PICKING:
            taking_out = f.a == K.REMOVE_ONE and g.removed < removable(g)
            return played(g, f.a) and f.b == 0 and (f.a == K.REROLL_ONE or taking_out)
    return True


def played(g: State, card: int) -> bool:
    """Whether a card is used up, or Wild is, which may have stood for it."""
    cards = g.side[g.active].card
    return cards[card] == 0 or cards[K.WILD] == 0


def removable(g: State) -> int:
    """How many dice the used cards can have taken out."""
    cards = g.side[g.active].card
    return 2 - cards[K.REMOVE_ONE] - cards[K.WILD]


def living(g: State) -> bool:
    """Whether the dice in play are alive."""
    return alive(g.shown[K.I], g.shown[K.V], g.shown[K.X])


def together(g: State) -> bool:
    """Whether the two pending decisions are to pick dice, by their place, and then to roll them."""
    rolling, picking = g.stack[0], g.stack[1]
    if rolling.kind != K.ROLLING or picking.kind != K.PICKING or picking.a not in (K.REROLL_I, K.REROLL_V):
        return False
    if not played(g, picking.a):
        return False
    picked = rolling.a - picking.b
    more = g.shown[K.I if picking.a == K.REROLL_I else K.V] - picking.b
    return g.opt.order_rule == 1 and 0 <= picked <= K.DICE - taken(g) and more > 1


def composed(g: State) -> bool:
    """No position has more than a started game can have."""
    return False
