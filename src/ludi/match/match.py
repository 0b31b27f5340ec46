"""A match: its events, the position after them, and how it goes on. Knows no network, no store and no screen."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from ludi.kernel.errors import IllegalAction, LudiError
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game, State
from ludi.kernel.record import Record
from ludi.kernel.resigned import Resigned
from ludi.kernel.spoken import in_line

from .chance import Chance, Draw
from .forced import Forced, if_open, never
from .history import FORCED, LUCK, MOVE, RESIGN, Event, History
from .work import Work, at_once

MARK_EVERY = 200


class Match(History):
    """The log and the position after it. It changes by `commit` alone; what comes next is worked out before that.

    forced: which choices are made at once.
    """

    def __init__(
        self,
        game: Game,
        position: Mapping[str, Any] | None = None,
        *,
        keep_draws: bool = False,
        forced: Forced = if_open,
    ) -> None:
        super().__init__(keep_draws=keep_draws)
        self.game, self.position, self.forced = game, position, forced
        self._marks: dict[int, State] = {}
        self._begin: State | None = None
        self.state = self.start()
        self.spare: State | None = None  # if there is one, it equals `state`: a move is tried on it instead of a copy

    def start(self) -> State:
        """The position before the first event, a state of its own; one that was given is read once."""
        if self.position is None:
            return self.game.start()
        if self._begin is None:
            self._begin = self.game.position(self.position)
        return self._begin.copy()

    # Reading

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
            match.add(e)
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
            match.add(e)
            if e.action is None:
                match.state = match.at(e.v)
            else:
                game.rules.apply(state.raw, e.action)
        return match

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
        self.state = self._ended(self.state, self.version)

    @classmethod
    def of(cls, record: Record, forced: Forced = never) -> Match:
        """The match that a record tells of. Raises BadRecord, naming the line of its file."""
        match = cls(record.game, record.position, forced=forced)
        at_once(match.retracing(record.actions, record.resigned))
        return match

    def retracing(self, actions: Sequence[int], resigned: int | None = None) -> Work[None]:
        """Take over the actions of a record, and who resigned then, from the start on, as a work to be done in slices.

        Raises BadRecord, naming the line of its file, where one is not possible under these rules.
        """
        state, events = self.start(), list[Event]()
        for v, action in enumerate(actions, 1):
            seat = state.to_move
            kind = LUCK if seat == CHANCE else FORCED if seat >= 0 and self.forced(state) else MOVE
            try:
                state.apply(action)
            except LudiError as error:
                raise in_line(v + 1, error) from None
            events.append(Event(v, kind, seat, action, None))
            yield
        self.commit(events, state)
        if resigned is not None:
            after, last = self.resign(resigned)
            self.commit(last, after)

    # Looking

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
        return self._ended(state, version)

    def _ended(self, state: State, version: int) -> State:
        """The position that a version reached, over if somebody resigned in it."""
        seat = self.resigned_at(version)
        return state if seat is None else Resigned(state, seat)

    def record(self, players: Sequence[str], note: Mapping[str, Any]) -> Record:
        """The line as a record: what was taken back is not in it."""
        return Record(
            self.game, self.actions(), players=players, position=self.position, note=note, resigned=self.resigned
        )

    # Going on

    def play(self, action: int, chance: Chance, most: int = sys.maxsize) -> tuple[State, list[Event]]:
        """What an action leads to: the position at the next real decision, and the events; nothing changes yet.

        Raises IllegalAction if it is not legal.
        """
        spare, self.spare = self.spare, None
        state = self.state.copy() if spare is None else spare
        seat = state.to_move
        state.apply(action)
        first = Event(self.version + 1, MOVE, seat, action, None)
        return state, [first, *self.run_on(state, chance, most, made=1)]

    def run_on(self, state: State, chance: Chance, most: int = sys.maxsize, *, made: int = 0) -> list[Event]:
        """Chance and forced moves up to the next real decision, applied to the state, which is `made` moves ahead."""
        found: list[Event] = []
        index = self.next_draw
        while (seat := state.to_move) != OVER and len(found) < most:
            rules, ahead = state.game.rules, made + len(found)
            if seat == CHANCE:
                draw = Draw(index, self.length() + ahead, state.decision(), int(rules.ways(state.raw)))
                action = int(rules.outcome(state.raw, chance.draw(draw)))
                index += 1
            elif self.forced(state):
                action = state.legal()[0]
            else:
                break
            rules.apply(state.raw, action)
            found.append(Event(self.version + ahead + 1, LUCK if seat == CHANCE else FORCED, seat, action, None))
        return found

    def leading(self, kind: str, seat: int, to: int) -> Work[tuple[State, list[Event]]]:
        """What an undo or redo to a version leads to, as a work to be done in slices; nothing changes yet."""
        state = yield from self.reaching(to)
        return state, [Event(self.version + 1, kind, seat, None, to)]

    def resign(self, seat: int) -> tuple[State, list[Event]]:
        """What a seat's resignation leads to, whoever is to move; nothing changes yet.

        Raises IllegalAction if the game is over.
        """
        if self.state.to_move == OVER:
            raise IllegalAction("the game is over: nobody can resign any more")
        return Resigned(self.state.copy(), seat), [Event(self.version + 1, RESIGN, seat, None, self.version)]

    def commit(self, events: Sequence[Event], state: State) -> None:
        """Take events over, with the position after them."""
        for e in events:
            self.add(e)
        self.state, self.spare = state, None
