"""A match as its log of events: moves, forced moves, outcomes of chance, undo and redo. Knows no network and no store.

A version is the number of events so far. Undo and redo are events that lead back to the position of a version, so the
log only grows; the *line* is the actions that led to the position now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ludi.kernel.errors import IllegalAction
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game, State

from .chance import draw
from .slices import Work, at_once

MOVE, FORCED, LUCK, UNDO, REDO = "move", "forced", "chance", "undo", "redo"
MARK_EVERY = 200


class Event(NamedTuple):
    """One event. v: the version it made; seat: who decided, -1 for chance; to: where an undo or redo leads."""

    v: int
    kind: str
    seat: int
    action: int | None
    to: int | None


class Match:
    """The log and the position after it. It changes by `commit` alone."""

    def __init__(self, game: Game, position: Mapping[str, Any] | None = None, *, keep_draws: bool = False) -> None:
        self.game, self.position = game, position
        self.keep_draws = keep_draws  # practice: an undone draw comes again
        self.log: list[Event] = []
        self._heads = [0]  # by version: the event that the line ends with
        self._parents = [0]  # by version: the one before it in the line
        self._draws = [0]  # by version: draws in the line
        self._drawn = [0]  # by version: draws ever made
        self._marks: dict[int, State] = {}
        self.state = self.start()
        self.spare: State | None = None  # if there is one, it equals `state`: a move is tried on it instead of a copy

    def start(self) -> State:
        """The position before the first event."""
        return self.game.start() if self.position is None else self.game.position(self.position)

    @classmethod
    def noted(cls, game: Game, position: Mapping[str, Any] | None, log: Sequence[Event], *, keep_draws: bool) -> Match:
        """A match with its log, the position after it still to be set by `settle`."""
        return at_once(cls.noting(game, position, log, keep_draws=keep_draws))

    @classmethod
    def noting(
        cls, game: Game, position: Mapping[str, Any] | None, log: Sequence[Event], *, keep_draws: bool
    ) -> Work[Match]:
        """The same, as a work to be done in slices."""
        match = cls(game, position, keep_draws=keep_draws)
        for e in log:
            match._note(e)
            yield
        return match

    @classmethod
    def checked(
        cls, game: Game, position: Mapping[str, Any] | None, log: Sequence[Event], *, keep_draws: bool
    ) -> Match:
        """A match whose every event is played through. Raises LudiError where one is not possible under these rules."""
        match = cls(game, position, keep_draws=keep_draws)
        for e in log:
            state = match.state
            if e.to is None and (e.seat != state.to_move or e.action not in state.possible()):
                raise IllegalAction(f"event {e.v} is not possible under these rules")
            match._note(e)
            if e.action is None:
                match.state = match.at(e.v)
            else:
                game.rules.apply(state.raw, e.action)
        return match

    def nearest(self, versions: Iterable[int]) -> int | None:
        """Of some versions, the one from which the position now is the fewest moves away; None: none led to it."""
        stands = {0, *(e.v for e in self.line())}
        found = [v for v in versions if v <= self.version and self._heads[v] in stands]
        return max(found, key=self._heads.__getitem__, default=None)

    def settle(self, version: int | None, state: Mapping[str, Any] | None) -> None:
        """Find the position now, from the stored position of a version that led to it, or from the start."""
        at_once(self.settling(version, state))

    def settling(self, version: int | None, state: Mapping[str, Any] | None) -> Work[None]:
        """The same, as a work to be done in slices."""
        if version is None or state is None:
            self.state = yield from self.reaching(self.version)
            return
        self.state = self.game.position(state)
        for e in self.line():
            if e.v > self._heads[version]:
                assert e.action is not None
                self.game.rules.apply(self.state.raw, e.action)
                yield

    @property
    def version(self) -> int:
        """How many events there were."""
        return len(self.log)

    def _note(self, e: Event) -> None:
        head, parent = (e.v, self._heads[-1]) if e.to is None else (self._heads[e.to], 0)
        lucky = e.kind == LUCK
        self._parents.append(parent)
        self._draws.append(self._draws[-1] + lucky if e.to is None else self._draws[e.to])
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

    def at(self, version: int) -> State:
        """The position of a version, a state of its own."""
        return at_once(self.reaching(version))

    def reaching(self, version: int) -> Work[State]:
        """The same, as a work to be done in slices."""
        line = self.line(version)
        begin = next((i for i in range(len(line), 0, -1) if line[i - 1].v in self._marks), 0)
        state = self._marks[line[begin - 1].v].copy() if begin else self.start()
        for i, e in enumerate(line[begin:], begin + 1):
            assert e.action is not None
            state.game.rules.apply(state.raw, e.action)  # it was legal when it was made
            if i % MARK_EVERY == 0:
                self._marks[e.v] = state.copy()
            yield
        return state

    def play(
        self, action: int, seed: bytes, room: str, most: int, *, is_public: Callable[[str], bool]
    ) -> tuple[State, list[Event]]:
        """What a legal action leads to: the position at the next real decision, and the events; nothing changes yet.

        is_public: whether the moves of a kind of decision are known to all; then a forced one is made at once.
        """
        spare, self.spare = self.spare, None
        state = self.state.copy() if spare is None else spare
        seat = state.to_move
        state.apply(action)
        first = Event(self.version + 1, MOVE, seat, action, None)
        return state, [first, *self.run_on(state, seed, room, most, is_public=is_public, made=1)]

    def run_on(
        self, state: State, seed: bytes, room: str, most: int, *, is_public: Callable[[str], bool], made: int = 0
    ) -> list[Event]:
        """Chance and forced public moves up to the next real decision, applied to the state."""
        found: list[Event] = []
        index = (self._draws if self.keep_draws else self._drawn)[-1]
        while (seat := state.to_move) != OVER and len(found) < most:
            decision = state.decision()
            rules = state.game.rules
            if seat == CHANCE:
                action = int(rules.outcome(state.raw, draw(seed, room, index, decision, int(rules.ways(state.raw)))))
                index += 1
            elif is_public(decision) and len(legal := state.legal()) == 1:
                action = legal[0]
            else:
                break
            rules.apply(state.raw, action)
            kind = LUCK if seat == CHANCE else FORCED
            found.append(Event(self.version + made + len(found) + 1, kind, seat, action, None))
        return found

    def commit(self, events: Sequence[Event], state: State) -> None:
        """Take events over, with the position after them."""
        for e in events:
            self._note(e)
        self.state, self.spare = state, None

    def draw_indices(self) -> list[int]:
        """For each draw of the line, which draw of the seed it was."""
        count = self._draws if self.keep_draws else self._drawn
        return [count[e.v - 1] for e in self.line() if e.kind == LUCK]

    def back(self, seats: Sequence[int]) -> tuple[int, bool] | None:
        """Where an undo by these seats leads: the version before their last choice, and whether nothing new appeared.

        Forced moves of their own are passed over. None: they have made no choice.
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
