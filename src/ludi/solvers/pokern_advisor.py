"""What each choice in a turn of Römisch Pokern is worth: expected points at the end, or a chance of winning.

The turn itself is solved exactly for the column of the seat to move, from what the columns after it are worth. What a
choice leads to is asked of the rules: the choice is made on a copy, until dice fall or the turn is over.

Exact for one player and the rules that the solver knows, as far as `Effort` lets it look. With several dice at once it
is a lower bound, with the order rule an estimate: dice yet to fall are read as one likes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ludi.games.pokern import constants as K
from ludi.games.pokern.numbers import in_play
from ludi.kernel.frames import CHANCE
from ludi.kernel.game import State

from .arrays import NDArray, np
from .pokern_columns import MOST, column_key
from .pokern_cone import CARDS_LEFT
from .pokern_dice import CELLS, FIRST, NUMBER_OF, SETS
from .pokern_home import Room, home
from .pokern_loops import GAPS
from .pokern_memory import HINT, PLAY, Effort, Memory, Reach
from .pokern_opening import LISTED
from .pokern_turn import CARDS_ON_VALID, LENIENT, STRICT, one_turn

KEPT = 64  # turns
Table = NDArray[np.float32]  # [set of cards, cell]: what dice are worth
# What a turn that ended is worth: number entered, key of the column, cards; None if it is not known.
Worth = Callable[[int, int, int], "float | None"]


@dataclass(frozen=True)
class Place:
    """Where a seat stands at a decision of its turn."""

    column: tuple[int, ...]
    held: int  # cards, a bit for each
    bare: bool  # the turn began without a card

    @property
    def key(self) -> int:
        """The canonical column."""
        return column_key(list(self.column))

    @property
    def open(self) -> int:
        """How many rows are open."""
        return self.column.count(0)

    @property
    def entered(self) -> int:
        """The sum of the column."""
        return sum(self.column)


def place(state: State, seat: int) -> Place:
    """Where a seat stands."""
    g = state.raw
    side = g.side[seat]
    held = sum(1 << k for k in range(K.CARDS) if side.card[k])
    return Place(tuple(int(n) for n in side.row), held, bool(g.bare) and g.active == seat)


def mode_of(state: State) -> int:
    """How cards may be played, as the solver calls it."""
    opt = state.raw.opt
    return (LENIENT if opt.lenient else STRICT) | (CARDS_ON_VALID if opt.cards_on_valid else STRICT)


def as_solved(state: State) -> bool:
    """Whether the rules of a game are those of the solver: one die after the other, read as one likes."""
    return not (state.raw.opt.several_dice or state.raw.opt.order_rule)


def turns_left(state: State) -> int:
    """The most turns of the seat to move, this one included."""
    g = state.raw
    return 1 if g.last else int(max(1, g.opt.rounds - g.round + 1))


@dataclass(frozen=True)
class Edges:
    """The entries into a column: keys of the columns after them, numbers; the first `fresh` no duplicates."""

    keys: NDArray[np.int64]
    numbers: NDArray[np.int8]
    fresh: int

    @classmethod
    def of(cls, key: int, rows_of: NDArray[np.uint8]) -> Edges:
        """Those of a column into the rows given, as `graph` takes them."""
        keys, numbers = np.zeros(MOST, np.int64), np.zeros(MOST, np.int64)
        fresh, doubles = home().run("children", key, rows_of, Room((2 * GAPS, 3), np.int64), keys, numbers)
        n = fresh + doubles
        return cls(keys[:n].copy(), numbers[:n].astype(np.int8), fresh)


def solve_turn(edges: Edges, after: Table, passed: Table, held: int, mode: int, discard: bool) -> NDArray[np.float32]:
    """Solve one turn, for several worths side by side: after[n, edge, cards] and passed[n, cards].

    table[cards * CELLS + cell, n]. The number that an edge enters is added to what comes after it.
    """
    n, many = after.shape[:2]
    before = np.concatenate([after.reshape(n * many, SETS), passed]).astype(np.float32)
    starts = np.zeros(n * many + n + 1, np.int64)
    starts[n * many :] = np.arange(n + 1) * many
    duplicates = np.zeros(n * many + n, np.int64)
    duplicates[n * many :] = many - edges.fresh
    numbers, child = np.tile(edges.numbers, n), np.arange(n * many, dtype=np.int32)
    table = one_turn(home(), n * many, n, held, (starts, duplicates, numbers, child), before, mode, discard)
    return table[:, :n].astype(np.float32)  # a few of many lanes


@dataclass(frozen=True)
class Turn:
    """A turn that is solved.

    table: what dice are worth. reach: how it was looked at. best: the keys of the columns that were reckoned with.
    """

    table: Table
    reach: Reach
    best: frozenset[int]


@dataclass(frozen=True)
class ExpectedPoints:
    """Expected points at the end for legal actions.

    exact: the actions for which they are those of best play; the others have at least so many, since some of what may
    come was not looked at.
    """

    points: dict[int, float]
    exact: frozenset[int]


class Advisor:
    """Remembers what it solved; for one process. Not for use by several threads at a time."""

    def __init__(self) -> None:
        self._memories: dict[tuple[int, bool, Effort], Memory] = {}
        self._turns: OrderedDict[tuple[Any, ...], Turn] = OrderedDict()

    def values(self, state: State, turns: int | None = None, *, effort: Effort = HINT) -> dict[int, float]:
        """Expected points at the end for each legal action of the seat to move, as `advice` has them."""
        return self.advice(state, turns, effort=effort).points

    def advice(self, state: State, turns: int | None = None, *, effort: Effort = HINT) -> ExpectedPoints:
        """Expected points at the end for the legal actions of the seat to move, under best play for itself.

        turns: how many the seat has left, this one included; all that the rules allow if not given. Where the effort
        is not to judge every entry, those that best play never makes may be missing, but never all. The other seats
        do not count.
        """
        seat = state.to_move
        me = place(state, seat)
        memory = self._memory(state, me, effort)
        wanted = turns or turns_left(state)
        turn = self._turn(state, memory, me, wanted)
        missing: set[int] = set()

        def worth(number: int, key: int, cards: int) -> float | None:
            if number == 0 and (me.bare or (memory.discard and cards == 0 and me.held == 0)):
                return float(me.entered)
            found = self._after(memory, me, turn, key)
            if found is None:
                missing.add(key)
            return None if found is None else me.entered + number + float(found[cards])

        table = turn.table + me.entered
        found = judged(state, seat, table, worth, state.legal())
        sure = turn.reach.turns == wanted and memory.mode == mode_of(state)
        sure = sure and memory.exact(me.key, me.open, turn.reach, bare=me.bare)
        exact = frozenset(found) if sure else frozenset[int]()
        unknown = [a for a in state.legal() if a not in found]
        if unknown and (effort.every or not found):
            missing.clear()
            judged(state, seat, table, worth, unknown)
            if self._look_aside(memory, me, turn, missing) and sure:
                exact |= frozenset(unknown)
            found |= judged(state, seat, table, worth, unknown)
        return ExpectedPoints(found, exact)

    def after(self, state: State, me: Place, number: int, key: int, turns: int, effort: Effort) -> Table | None:
        """Expected points at the end by set of cards, once a number (0: none) is entered in the turn of a seat.

        None for an entry that best play never makes and that was not looked at.
        """
        memory = self._memory(state, me, effort)
        found = self._after(memory, me, self._turn(state, memory, me, turns), key)
        return None if found is None else me.entered + number + found

    def look_aside(self, state: State, me: Place, keys: set[int], turns: int, effort: Effort) -> None:
        """Look at columns that best play does not go on with; `after` knows them then."""
        memory = self._memory(state, me, effort)
        self._look_aside(memory, me, self._turn(state, memory, me, turns), keys)

    def rows(self, state: State, me: Place, turns: int, effort: Effort) -> NDArray[np.uint8]:
        """The rows that are reckoned with in the turn of a seat."""
        memory = self._memory(state, me, effort)
        return memory.rows(memory.reach(me.key, me.open, turns, bare=me.bare))

    def expected(self, state: State, seat: int, turns: int) -> float:
        """Expected points at the end of a seat that is not in the middle of a turn, with so many turns to come."""
        them = place(state, seat)
        if turns <= 0 or not them.open:
            return them.entered + float(CARDS_LEFT[them.held])
        them = Place(them.column, them.held, them.held == 0)
        memory = self._memory(state, them, PLAY)
        if mode_of(state) == memory.mode and (listed := memory.listed(them.key, turns)) is not None:
            return them.entered + float(listed[them.held])
        turn = self._turn(state, memory, them, turns)
        return them.entered + float(turn.table[them.held, FIRST[0, 1]])

    def _memory(self, state: State, me: Place, effort: Effort) -> Memory:
        """What is known of the columns after one: with up to one entry that is the opening, which is strict."""
        name = STRICT if me.open >= LISTED else mode_of(state), bool(state.raw.opt.paying), effort
        if name not in self._memories:
            self._memories[name] = Memory(*name)
        return self._memories[name]

    def _turn(self, state: State, memory: Memory, me: Place, turns: int) -> Turn:
        """The turn of a seat that has so many left."""
        mode = mode_of(state)
        same = me.key, turns, me.bare, mode, memory.discard, memory.effort
        for name in [n for n in self._turns if n[1:] == same and me.held & ~n[0] == 0]:
            self._turns.move_to_end(name)
            return self._turns[name]
        reach = memory.reach(me.key, me.open, turns, bare=me.bare)
        edges = Edges.of(me.key, memory.rows(reach))

        def known() -> list[NDArray[np.float32] | None]:
            here = CARDS_LEFT if memory.discard else self._known(memory, me, reach, me.key)
            return [*(self._known(memory, me, reach, int(key)) for key in edges.keys), here]

        if any(k is None for k in known()):
            memory.solve((me.key,), me.open, reach, me.held)
        *after, here = np.stack([CARDS_LEFT if k is None else k for k in known()])
        passed = np.zeros(SETS, np.float32) if memory.discard or me.bare else here
        fresh = np.array(after, np.float32).reshape(1, len(after), SETS)
        table = solve_turn(edges, fresh, passed[None], me.held, mode, memory.discard)
        found = Turn(table[:, 0].reshape(SETS, CELLS), reach, frozenset([me.key, *edges.keys.tolist()]))
        self._turns[me.held, *same] = found
        while len(self._turns) > KEPT:
            self._turns.popitem(last=False)
        return found

    def _known(self, memory: Memory, me: Place, reach: Reach, key: int) -> Table | None:
        """What is to come in a column that is reckoned with after a turn, if it was not forgotten."""
        return memory.find(key, me.open - (key != me.key), reach.turns - 1, me.held, all_rows=reach.all_rows)

    def _after(self, memory: Memory, me: Place, turn: Turn, key: int) -> Table | None:
        """What is to come in a column after this turn by set of cards; None for one that was not reckoned with yet."""
        if memory.discard and key == me.key:
            return turn.table[:, FIRST[0, 1]]
        if key in turn.best:
            found = self._known(memory, me, turn.reach, key)
            if found is None:
                memory.solve((me.key,), me.open, turn.reach, me.held)
                found = self._known(memory, me, turn.reach, key)
            return found
        if (listed := memory.listed(key, turn.reach.turns - 1)) is not None:
            return listed
        reach = self._aside(memory, me, turn, key)
        return memory.find(key, me.open - 1, reach.turns - 1, me.held, all_rows=reach.all_rows)

    def _aside(self, memory: Memory, me: Place, turn: Turn, key: int) -> Reach:
        """How a column is looked at that best play does not go on with; what is left of the turns is what counts."""
        return memory.reach(key, me.open - 1, turn.reach.turns, aside=True)

    def _look_aside(self, memory: Memory, me: Place, turn: Turn, keys: set[int]) -> bool:
        """Solve such columns, those together that are looked at alike; whether all of them to the end and exactly."""
        alike: dict[Reach, list[int]] = {}
        for key in sorted(keys):
            alike.setdefault(self._aside(memory, me, turn, key), []).append(key)
        for reach, some in alike.items():
            memory.solve(some, me.open - 1, reach, me.held)
        return all(reach.all_rows and reach.turns == turn.reach.turns for reach in alike)


def judged(state: State, seat: int, table: Table, worth: Worth, actions: Sequence[int]) -> dict[int, float]:
    """What each action is worth: by the table where dice fall, by `worth` where the turn is over.

    An action for which it knows nothing is left out.
    """
    found: dict[int, float] = {}
    for a in actions:
        after = state.copy()
        after.apply(a)
        x = _worth(state, after, seat, table, worth)
        if x is not None:
            found[a] = x
    return found


def _worth(before: State, after: State, seat: int, table: Table, worth: Worth) -> float | None:
    g, was = after.raw, before.raw
    me = place(after, seat)
    if g.depth == 0 or g.active != was.active or g.round != was.round:
        return worth(me.entered - place(before, seat).entered, me.key, me.held)
    top = g.stack[g.depth - 1]
    lying = NUMBER_OF[g.shown[K.I], g.shown[K.V], g.shown[K.X]]
    if after.to_move == CHANCE:
        return float(table[me.held, FIRST[g.removed, top.a + 1] + lying])
    if top.kind == K.CHOOSING or (top.kind == K.MISTHROW and not top.a and in_play(g)):
        return float(table[me.held, FIRST[g.removed, 0] + lying])
    return max(judged(after, seat, table, worth, after.legal()).values(), default=None)
