"""What the advisor knows of columns: read from the opening, or solved in cones and kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from ludi.kernel.wasm.described import in_browser

from .arrays import NDArray, np
from .pokern_columns import EVERY_ROW, graph
from .pokern_cone import CARDS_LEFT, Cone, Values, fitting, sensible, sizes, whole, work
from .pokern_opening import LISTED, opening
from .pokern_turn import STRICT

KEPT = 24  # cones
KEPT_SIZE = 200_000 if in_browser() else 800_000  # columns times turns of all of them, at 256 bytes each
REACHES_KEPT = 1000
BARE = 4  # times as many columns are solved in the same time if there are no cards


@dataclass(frozen=True)
class Effort:
    """How much is solved for one question, in columns times turns.

    rows: a column with so many open rows or fewer is followed by every entry, if that is not too much; others by the
    entries that best play ever makes. aside: the same of columns that best play does not come to. every: entries into
    these are judged too.
    """

    rows: int
    aside: int
    enough: int
    early: int  # the same of a column in the opening
    every: bool


PLAY = Effort(rows=4, aside=4, enough=24_000, early=16_000, every=False)
HINT = Effort(rows=5, aside=4, enough=200_000, early=200_000, every=True)


@dataclass(frozen=True)
class Reach:
    """How a column is looked at: so many turns ahead, by every entry or by sensible ones."""

    turns: int
    all_rows: bool


class Memory:
    """The values of columns, for one way to play and one effort."""

    def __init__(self, mode: int, discard: bool, effort: Effort = PLAY) -> None:
        self.mode, self.discard, self.effort = mode, discard, effort
        self.opening = opening()
        self._cones: OrderedDict[tuple[tuple[int, ...], Reach, int], Cone] = OrderedDict()
        self._reaches: OrderedDict[tuple[int, int, bool, bool], Reach] = OrderedDict()

    def rows(self, reach: Reach) -> NDArray[np.uint8]:
        """The rows worth looking at from a column."""
        return EVERY_ROW if reach.all_rows else self.opening.rows[int(self.discard)]

    def find(self, key: int, rows: int, turns: int, held: int, *, all_rows: bool) -> Values | None:
        """What is to come by set of cards with so many turns (discarding: any number) after this; None if not known.

        all_rows: how it is to be known, where the opening does not list it.
        """
        if rows == 0 or (turns == 0 and not self.discard):
            return CARDS_LEFT
        if (listed := self.listed(key, turns)) is not None:
            return listed
        for name, cone in reversed(self._cones.items()):
            same = held & ~cone.held == 0 and cone.all_rows == all_rows
            if same and (found := cone.find(key, rows, turns)) is not None:
                self._cones.move_to_end(name)
                return found
        return None

    def listed(self, key: int, turns: int) -> Values | None:
        """The same from the opening alone, which is that of the strict rule."""
        return self.opening.find(key, 0 if self.discard else turns) if self.mode == STRICT else None

    def reach(self, key: int, rows: int, turns: int, *, aside: bool = False, bare: bool = False) -> Reach:
        """How a column is looked at, with so many turns to come, this one included. It rests on nothing else.

        aside: best play does not come to it. bare: the turn began without a card, which makes it cheap and its misthrow
        the end of the game, so that it takes numbers that are never taken else.
        """
        if turns <= 1 and not self.discard:
            return Reach(turns, all_rows=True)
        name = key, turns, aside, bare
        if name not in self._reaches:
            all_rows = self.effort.aside if aside else self.effort.rows + bare
            self._reaches[name] = self._reach(key, rows, turns, all_rows, bare=bare)
            while len(self._reaches) > REACHES_KEPT:
                self._reaches.popitem(last=False)
        return self._reaches[name]

    def exact(self, key: int, rows: int, reach: Reach, *, bare: bool) -> bool:
        """Whether a column looked at like this has its value under best play, for the turns of the reach."""
        return reach.all_rows or (self._leads_to_listed(key, rows) and (self.discard or not bare))

    def _reach(self, key: int, rows: int, turns: int, all_rows: int, *, bare: bool) -> Reach:
        listed = self.opening.turns + 1 if self._leads_to_listed(key, rows) else 1
        near = listed > 1 and (self.discard or turns <= listed)
        if near and (self.discard or not bare):
            return Reach(turns, all_rows=False)
        if rows > LISTED:  # what can follow an empty column is too much
            return Reach(min(turns, listed), all_rows=False)
        enough = (self.effort.early if rows >= LISTED else self.effort.enough) * (BARE if bare else 1)
        if rows <= all_rows:
            by_entries = sizes(whole((key,), rows))
            if (sum(by_entries) if self.discard else work(by_entries, turns)) <= enough:
                return Reach(turns, all_rows=True)
        if near or self.discard:
            return Reach(turns, all_rows=False)
        fit = fitting(sizes(sensible((key,), rows, False)), turns, enough)
        turns = max(listed, fit)
        return Reach(turns, all_rows=turns == 1)

    def _leads_to_listed(self, key: int, rows: int) -> bool:
        """Whether all that best play makes of a column by one entry is in the opening."""
        if rows < LISTED or self.mode != STRICT:
            return False
        after = graph(key, 1, self.opening.rows[int(self.discard)])
        return bool(np.isin(after.keys, self.opening.keys).all())

    def solve(self, keys: Sequence[int], rows: int, reach: Reach, held: int) -> None:
        """Solve what can follow some columns with so many open rows."""
        roots = tuple(sorted(keys))
        columns = whole(roots, rows) if reach.all_rows else sensible(roots, rows, self.discard)
        name = roots, reach, held
        self._cones[name] = Cone(columns, reach.turns, held, self.mode, self.discard, all_rows=reach.all_rows)
        self._cones.move_to_end(name)
        while len(self._cones) > KEPT or (len(self._cones) > 1 and self._size() > KEPT_SIZE):
            self._cones.popitem(last=False)

    def _size(self) -> int:
        return sum(cone.size for cone in self._cones.values())
