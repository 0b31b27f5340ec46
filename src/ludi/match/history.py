"""The events of a match, which are only ever added to, and where an undo or a redo leads. Knows no game.

A version is the number of events so far. Undo and redo are events that lead back to the position of a version; the
*line* is the actions that led to the position of now. A resignation is the last event: it leads to the position before
it, and ends the match there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

MOVE, FORCED, LUCK, UNDO, REDO, RESIGN = "move", "forced", "chance", "undo", "redo", "resign"


class Event(NamedTuple):
    """One event. v: the version it made; seat: who decided, -1 for chance; to: where it leads, without an action."""

    v: int
    kind: str
    seat: int
    action: int | None
    to: int | None


class History:
    """The log, and the line that stands.

    keep_draws: a draw that was taken back comes again (practice); else every draw is a new one.
    """

    def __init__(self, *, keep_draws: bool = False) -> None:
        self.keep_draws = keep_draws
        self.log: list[Event] = []
        self._heads = [0]  # by version: the event that the line ends with
        self._parents = [0]  # by version: the one before it in the line
        self._lengths = [0]  # by version: events in the line
        self._draws = [0]  # by version: draws in the line
        self._drawn = [0]  # by version: draws ever made

    @property
    def version(self) -> int:
        """How many events there were."""
        return len(self.log)

    @property
    def resigned(self) -> int | None:
        """The seat that has resigned, and so ended the match."""
        return self.resigned_at(self.version)

    def resigned_at(self, version: int) -> int | None:
        """The seat whose resignation made a version."""
        last = self.log[version - 1] if version else None
        return last.seat if last is not None and last.kind == RESIGN else None

    def length(self, version: int = -1) -> int:
        """How many actions led to the position of a version, or to that of now."""
        return self._lengths[version]

    @property
    def next_draw(self) -> int:
        """The number of the next draw."""
        return (self._draws if self.keep_draws else self._drawn)[-1]

    def add(self, e: Event) -> None:
        """One more event."""
        head, parent, came_from = (e.v, self._heads[-1], -1) if e.to is None else (self._heads[e.to], 0, e.to)
        lucky, acted = e.kind == LUCK, e.to is None
        self._parents.append(parent)
        self._lengths.append(self._lengths[came_from] + acted)
        self._draws.append(self._draws[came_from] + lucky)
        self._drawn.append(self._drawn[-1] + lucky)
        self._heads.append(head)
        self.log.append(e)

    def line(self, version: int | None = None) -> list[Event]:
        """The events that led to the position of a version, or to that of now: no undo among them."""
        found = []
        v = self._heads[self.version if version is None else version]
        while v:
            found.append(self.log[v - 1])
            v = self._parents[v]
        return found[::-1]

    def actions(self) -> list[int]:
        """The actions that led to the position of now."""
        return [e.action for e in self.line() if e.action is not None]

    def draw_indices(self) -> list[int]:
        """For each draw of the line, which draw of the match it was."""
        count = self._draws if self.keep_draws else self._drawn
        return [count[e.v - 1] for e in self.line() if e.kind == LUCK]

    def back(self, seats: Sequence[int]) -> tuple[int, bool] | None:
        """Where an undo by these seats leads: the version before their last choice, and whether it is free.

        It is free where only forced moves of their own followed: no outcome and no other seat's action is taken back.
        None: they have made no choice.
        """
        v, free = self._heads[-1], True
        while v:
            e = self.log[v - 1]
            if e.kind == MOVE and e.seat in seats:
                return self._parents[v], free
            free = free and e.kind == FORCED and e.seat in seats
            v = self._parents[v]
        return None

    def forward(self, seat: int, *, anything: bool = False) -> int | None:
        """Where a redo by this seat leads: only straight after its own undo, and over its own choices alone.

        anything: over what others and chance did, too.
        """
        last = self.log[-1] if self.log else None
        if last is None or last.kind != UNDO or last.seat != seat:
            return None
        v, stop = self._heads[last.v - 1], self._heads[-1]
        while v != stop:
            e = self.log[v - 1]
            if e.seat != seat and not anything:
                return None
            v = self._parents[v]
        return last.v - 1

    def nearest(self, versions: Sequence[int]) -> int | None:
        """Of some versions, the one from which the position now is the fewest moves away; None: none led to it."""
        stands = {0, *(e.v for e in self.line())}
        found = [v for v in versions if v <= self.version and self._heads[v] in stands]
        return max(found, key=self._heads.__getitem__, default=None)
