"""What happens in games, counted: by things that a title names (cards, choices), by seats, before and after a change.

All sums are whole numbers, so it does not matter in which order, on which machine and in how many pieces they are made.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludi.kernel import past
from ludi.kernel.game import Game
from ludi.lab.match import play_some
from ludi.lab.plan import Plan

Ints = NDArray[np.int64]
PARTS = 60  # a game won: the parts that up to six winners share evenly
WHOLE = ("decisions", "first")  # of a game: how many decisions, and what its first seat won
CHOSEN = "chosen"


class Choices:
    """For a title that does not say what to count: each choice of a seat, by the short text of its action."""

    def __init__(self, game: Game) -> None:
        self._text = game.notation.text
        self._rules = game.rules

    def before(self, g: Any, a: int) -> Iterator[tuple[int, str, str]]:
        """The choice that is made."""
        if (seat := self._rules.to_move(g)) >= 0:
            yield seat, str(self._text(a)), CHOSEN

    def end(self, g: Any) -> Iterator[tuple[int, str, str]]:
        """Nothing more."""
        yield from ()


@dataclass(frozen=True)
class Counting:
    """What is counted in games of one title: (thing, event) by row, and the event by which games are won with it."""

    rows: tuple[tuple[str, str], ...]
    won_with: str
    counter: Any

    @classmethod
    def of(cls, game: Game) -> Counting:
        """As the title says in a module `counted`, or every choice."""
        own = past.optional(past.NOW, game.title, "counted")
        if own is None:
            texts = dict.fromkeys(str(game.notation.text(a)) for a in range(game.actions))
            return cls((*((text, CHOSEN) for text in texts),), CHOSEN, Choices)
        return cls(tuple(own.rows(game)), own.WITH, own.Counter)

    @property
    def things(self) -> list[str]:
        """The things for which games won are counted."""
        return [thing for thing, event in self.rows if event == self.won_with]


def count(plan: Plan, counting: Counting, games: range) -> tuple[Ints, Ints]:
    """Of games of a plan: [game, row, seat] how often, whole-game rows last; [game, seat] what was won, in PARTS."""
    row = {key: j for j, key in enumerate(counting.rows)}
    seats = len(plan.bots)
    found = np.zeros((len(games), len(row) + len(WHOLE), seats), np.int64)
    won = np.zeros((len(games), seats), np.int64)
    for k, result in enumerate(play_some(plan, [*games])):
        state = plan.game.start()
        g, rules, counter, decisions = state.raw, plan.game.rules, counting.counter(plan.game), 0
        for a in result.actions:
            for seat, thing, event in counter.before(g, a):
                found[k, row[thing, event], seat] += 1
            decisions += rules.to_move(g) >= 0
            rules.apply(g, a)
        for seat, thing, event in counter.end(g):
            found[k, row[thing, event], seat] += 1
        ranks = np.array(result.ranks)
        won[k] = (ranks == 0) * (PARTS // (ranks == 0).sum())
        found[k, len(row) :, 0] = decisions, won[k, 0]
    return found, won


@dataclass(frozen=True)
class Piece:
    """Some games to be counted, before a change and after it (None: nothing is changed); picklable."""

    before: Mapping[str, Any]
    after: Mapping[str, Any] | None
    number: int
    games: range


Sums = dict[str, list[Any]]


def counted(piece: Piece) -> tuple[int, Sums]:
    """The number of a piece and its sums, for JSON:

    games: how many; seats: [variant, row, seat]; squares: [row] of before², after², before · after, and the games in
    which both differ; won: [thing] of sums and of products of (won before, with it before, won after, with it after),
    where with it means: seats to which the counted event came at least once.
    """
    plans = [Plan.from_dict(data) for data in (piece.before, piece.after) if data is not None]
    plans = [replace(plan, games=max(plan.games, piece.games.stop)) for plan in plans]
    counting = Counting.of(plans[0].game)
    tables = [count(plan, counting, piece.games) for plan in plans]
    tables = tables if len(tables) == 2 else tables * 2
    each = [table.sum(2) for table, _ in tables]
    wanted = [j for j, (_, event) in enumerate(counting.rows) if event == counting.won_with]
    parts = []
    for table, won in tables:
        has = table[:, wanted] > 0
        parts += [(has * won[:, None]).sum(2), has.sum(2)]
    sides = np.stack(parts)  # [4, game, thing]
    b, a = each
    return piece.number, {
        "games": [len(piece.games)],
        "seats": np.stack([table.sum(0) for table, _ in tables]).tolist(),
        "squares": np.stack([(b * b).sum(0), (a * a).sum(0), (b * a).sum(0), (a != b).sum(0)]).tolist(),
        "won": sides.sum(1).T.tolist(),
        "products": np.einsum("agt,bgt->tab", sides, sides).tolist(),
    }


def shapes_of(plan: Plan) -> dict[str, tuple[int, ...]]:
    """The shape of each of the sums of a piece."""
    counting = Counting.of(plan.game)
    rows, things = len(counting.rows) + len(WHOLE), len(counting.things)
    return {
        "games": (1,),
        "seats": (2, rows, len(plan.bots)),
        "squares": (4, rows),
        "won": (things, 4),
        "products": (things, 4, 4),
    }


def have_shapes(sums: Mapping[str, Any], shapes: Mapping[str, tuple[int, ...]]) -> bool:
    """Whether these are sums of a piece: whole numbers in these shapes."""
    try:
        found = {name: np.array(x) for name, x in sums.items()}
    except ValueError:  # lists of several lengths
        return False
    return found.keys() == shapes.keys() and all(
        found[name].shape == shape and found[name].dtype.kind == "i" for name, shape in shapes.items()
    )


def together(pieces: Mapping[int, Sums]) -> dict[str, Ints]:
    """The sums of all pieces."""
    names = next(iter(pieces.values()))
    return {name: np.sum([np.array(piece[name], np.int64) for piece in pieces.values()], axis=0) for name in names}
