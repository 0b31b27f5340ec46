"""Somebody who takes a lesson: where he is in it, what he is told, and what his moves lead to. No screen here."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase

from ludi.kernel.errors import IllegalAction, LudiError
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import State
from ludi.kernel.messages import Message
from ludi.match import FORCED, LUCK, MOVE, Event, Match
from ludi.match.forced import never

from .lesson import ANY, BadLesson, Lesson, Step

OTHERWISE = Message("lesson-other")  # the answer to a move that the lesson says nothing about


class Attempt:
    """A lesson being taken. What was taken so far is its whole state: the same again leads to the same place."""

    def __init__(self, lesson: Lesson, taken: Iterable[int | None] = ()) -> None:
        self.lesson = lesson
        self.match = Match(lesson.game, lesson.position, forced=never)
        self.at = 0
        self.taken: list[int | None] = []
        for action in taken:
            self.take(action)

    @property
    def step(self) -> Step:
        """The step that waits."""
        return self.lesson.steps[self.at]

    @property
    def done(self) -> bool:
        """Whether this is the end: nothing follows."""
        return self.at == len(self.lesson.steps) - 1 and not self.step.moves

    @property
    def reading(self) -> bool:
        """Whether there is only something to read now."""
        return not self.step.moves

    @property
    def told(self) -> Message:
        """What is said now."""
        return self.lesson.said(self.step.id)

    def legal(self) -> list[int]:
        """What the learner may try: every legal move, also those that are answered; nothing while he reads."""
        state = self.match.state
        return [] if self.reading or state.to_move != self.lesson.seat else state.legal()

    def accepted(self) -> list[int]:
        """The moves that go on."""
        return [a for a in self.legal() if fits(self.match.state, a, self.step.moves)]

    def answer(self, action: int) -> Message | None:
        """What is said to a legal move that does not go on; None for one that does."""
        state = self.match.state
        if fits(state, action, self.step.moves):
            return None
        found = (name for move, name in self.step.answers.items() if move != ANY and fits(state, action, (move,)))
        name = next(found, self.step.answers.get(ANY))
        return OTHERWISE if name is None else self.lesson.said(self.step.id, name)

    def take(self, action: int | None) -> list[Event]:
        """Go on with a move, or (None) after reading; what happened, already done.

        Raises IllegalAction for what does not go on; BadLesson where the script cannot be followed.
        """
        if self.done:
            raise IllegalAction("the lesson is over")
        if (action is None) != self.reading:
            raise IllegalAction("there is something to read first" if self.reading else "a move is asked for")
        if action is not None and action not in self.accepted():
            raise IllegalAction(f"{action!r} does not go on here")
        state, events = self.match.state.copy(), list[Event]()
        if action is not None:
            self._add(state, events, action, chosen=True)
        for word in self.step.then:
            self._shown(state, events)
            try:
                self._add(state, events, state.parse(word))
            except LudiError as error:
                raise BadLesson(f"step {self.step.id!r}: {error}") from None
        self._shown(state, events)
        self.match.commit(events, state)
        self.taken.append(action)
        self.at += 1
        return events

    def _shown(self, state: State, events: list[Event]) -> None:
        """Outcomes that can fall in one way only."""
        while state.to_move == CHANCE and len(state.chance()) == 1:
            self._add(state, events, state.chance()[0][0])

    def _add(self, state: State, events: list[Event], action: int, *, chosen: bool = False) -> None:
        """One choice or outcome. chosen: the learner has made it now."""
        seat = state.to_move
        if seat == OVER:
            raise IllegalAction("the game is over")
        follows = seat == self.lesson.seat and not chosen
        if follows and len(state.legal()) > 1:
            raise IllegalAction(f"{state.text(action)!r} is a choice of the learner: it needs a step of its own")
        state.apply(action)
        kind = LUCK if seat == CHANCE else FORCED if follows else MOVE
        events.append(Event(self.match.version + len(events) + 1, kind, seat, action, None))


def fits(state: State, action: int, moves: Iterable[str]) -> bool:
    """Whether the short text of an action fits one of some patterns."""
    text = state.text(action)
    return any(fnmatchcase(text, pattern) for pattern in moves)
