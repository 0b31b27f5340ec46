"""What a seat may see: everything. With it stand the facts that anybody can count: odds, and where numbers fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NotRequired

from typing_extensions import TypedDict

from ludi.kernel.frames import to_move
from ludi.kernel.schema import blank

from . import constants as K
from .constants import FACE_NAMES
from .features import points, rank
from .legal import choosing_legal
from .notation import frame_as_dict, roman, side_as_dict
from .numbers import fits, in_play, reading, taken
from .odds import KEPT, NEEDS, odds
from .state import Side, State


class PokernPending(TypedDict):
    """A pending decision. again: 1 by the card Duplicate; left: dice after this one; stopped: 1 for a misthrow so."""

    kind: str
    seat: int
    number: NotRequired[int]
    again: NotRequired[int]
    face: NotRequired[str]
    card: NotRequired[str]
    left: NotRequired[int]
    stopped: NotRequired[int]


class PokernOdds(TypedDict):
    """Chances as whole numbers, numerator and denominator last; nothing where dice are falling."""

    risk: NotRequired[list[list[int]]]
    reach: NotRequired[list[list[int]]]
    rescue: NotRequired[dict[str, list[list[int | str]]]]


class PokernSide(TypedDict):
    """A column from the top, 0 for an open row, and the cards not used. room: the ends of what each open row takes."""

    column: list[int]
    cards: list[str]
    points: int
    room: list[list[int]]


class PokernNumber(TypedDict):
    """A number that lies on the table. enters: whether it may stand in a row of the active seat."""

    number: int
    enters: bool


class PokernView(TypedDict):
    """The position, the same for every seat and for spectators.

    rounds: the most, 0 where there is no bound. turn: counted over all rounds. left: dice not yet rolled. bare: the
    turn was begun without a card. fits: per row of the active seat, the numbers on the table that may stand there.
    must_roll: rolling on is all there is to do. shown: the numbers on the table, or the one that is entered; numerals:
    of these and of those in the columns, as they are written. decided: `cards` or `row`, by which of equal points one
    is ahead where the game has ended so.
    """

    round: int
    rounds: int
    turn: int
    active: int
    to_move: int
    pending: list[PokernPending]
    dice: list[str]
    removed: int
    left: int
    bare: bool
    readings: list[int]
    shown: list[PokernNumber]
    numerals: dict[str, str]
    fits: list[list[int]]
    must_roll: bool
    odds: PokernOdds
    last: bool
    players: list[PokernSide]
    decided: NotRequired[str]


View = PokernView


def view(g: State, seat: int | None, common: dict[str, Any] | None = None) -> dict[str, Any]:
    """The position, a PokernView. common: `shared` of it, if it is at hand."""
    return shared(g) if common is None else common


def turn(g: State) -> int:
    """The number of the turn, from 1."""
    return (g.round - 1) * g.opt.seats + g.active + 1


def shared(g: State) -> dict[str, Any]:
    """What all see: everything."""
    numbers = sorted({reading(g, which) for which in (0, 1)} - {0})
    found = {
        "round": g.round,
        "rounds": 0 if g.opt.paying else g.opt.rounds,
        "turn": turn(g),
        "active": g.active,
        "to_move": to_move(g),
        "pending": [frame_as_dict(f) for f in g.stack[: g.depth]],
        "dice": [FACE_NAMES[face] for face in g.dice if face],
        "removed": g.removed,
        "left": K.DICE - taken(g),
        "bare": bool(g.bare),
        "readings": numbers,
        "fits": fitting(g, numbers),
        "must_roll": must_roll(g),
        "odds": odds(g),
        "last": bool(g.last),
        "players": [
            {**side_as_dict(s), "points": points(s), "room": [list(ends) for ends in rooms(tuple(s.row))]}
            for s in g.side[: g.opt.seats]
        ],
    }
    if word := decided(g):
        found["decided"] = word
    complete(found)
    return found


def decided(g: State) -> str:
    """By what the first of several with the most points is ahead of them (`rank`), or nothing: `cards` or `row`."""
    if g.depth > 0 or g.opt.tie_break == 0:
        return ""
    places = [0] * g.opt.seats
    rank(g, places)
    scores = [points(side) for side in g.side[: g.opt.seats]]
    level = [p for p, score in enumerate(scores) if score == max(scores)]
    first, *others = sorted(level, key=lambda p: places[p])
    if not others or places[others[0]] == 0:
        return ""
    return "cards" if sum(g.side[first].card) > sum(g.side[others[0]].card) else "row"


def complete(seen: dict[str, Any]) -> None:
    """Add what is counted from the rest of a view; those of earlier rules come without it."""
    top = seen["pending"][-1] if seen["pending"] else {"kind": ""}
    numbers = [top["number"]] if top["kind"] == "entering" else seen["readings"]
    fits = {n for some in seen.get("fits", [numbers]) for n in some}  # the first rules did not say it
    seen["shown"] = [{"number": n, "enters": n in fits} for n in numbers]
    entered = {n for side in seen["players"] for n in side["column"] if n}
    seen["numerals"] = {str(n): roman(n) for n in sorted(entered | set(numbers) | set(seen["readings"]))}


def fitting(g: State, numbers: Sequence[int]) -> list[list[int]]:
    """Per row of the active seat, the numbers on the table that may be entered there, by Duplicate once more."""
    side = g.side[g.active]
    f = g.stack[g.depth - 1]
    again = g.depth > 0 and ((f.kind == K.READING and f.a == 1) or (f.kind == K.ENTERING and f.b == 1))
    if g.depth > 0 and f.kind == K.ENTERING:
        numbers = [f.a]
    return [list(some) for some in fitting_rows(tuple(side.row), tuple(numbers), again)]


@lru_cache(KEPT)
def fitting_rows(column: tuple[int, ...], numbers: tuple[int, ...], again: bool) -> tuple[tuple[int, ...], ...]:
    """Per row of a column, which of some numbers may be entered there; again: of those that it has."""
    side = blank(Side)
    side.row[:] = column
    listed = [n for n in numbers if (n in column) == again]
    return tuple(tuple(n for n in listed if fits(side, row, n, int(again))) for row in range(K.ROWS))


def must_roll(g: State) -> bool:
    """Whether dice lie on the table and nothing is legal but to roll on."""
    if g.depth != 1 or g.stack[0].kind != K.CHOOSING or in_play(g) == 0:
        return False
    out = [0] * (K.DICE + 1 + K.CARDS)
    return choosing_legal(g, g.active, out) == 1 and out[0] == K.ROLL


def between(above: int, below: int) -> list[int]:
    """The numbers that dice can show, above one and below another."""
    return [n for n in sorted(NEEDS) if above < n < below]


@lru_cache(KEPT)
def rooms(column: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each row the lowest and the highest number that it may still take; none where that is none."""
    return tuple((room[0], room[-1]) if (room := takes(column, r)) else () for r in range(K.ROWS))


def takes(column: Sequence[int], row: int) -> list[int]:
    """The numbers that an open row may still take."""
    if column[row]:
        return []
    above = next((n for n in column[row::-1] if n), 0)
    below = next((n for n in column[row:] if n), K.HIGHEST + 1)
    return between(above, below)


def gaps(column: Sequence[int], row: int) -> Iterator[tuple[int, list[int]]]:
    """Above and below a row: how many open rows touch it, and the numbers for them."""
    for step in (-1, 1):
        end = row + step
        while 0 <= end < K.ROWS and column[end] == 0:
            end += step
        n = abs(end - row) - 1
        yield n, takes(column, row + step) if n else []
