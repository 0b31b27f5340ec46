"""The lessons at the terminal, line by line: which there are, what is done of them, and teaching one."""

from __future__ import annotations

import sys
from typing import Any

from ludi.kernel.errors import LudiError, short
from ludi.kernel.messages import Listed, Message
from ludi.lessons import Attempt, BadLesson, Lesson, problems
from ludi.locales import text
from ludi.match.sent import steps

from .desk import Desk, Memory
from .lines import say_lines
from .table import Choice

LEARNT = Memory("lessons.json")


def checked(found: list[Lesson]) -> bool:
    """Say what is wrong with lessons; whether nothing is."""
    wrong = [line for one in found for line in problems(one)]
    for line in wrong:
        print(line, file=sys.stderr)
    print(text()("learn-checked", n=len(found), wrong=len(wrong)))
    return not wrong


def listing(found: list[Lesson]) -> None:
    """All lessons, with what is done."""
    say, kept = text(), LEARNT.all()
    for title in dict.fromkeys(one.title for one in found):
        say_lines(say("learn-title", title=say(f"{title}-name")))
        for one in (x for x in found if x.title == title):
            name = say("learn-lesson", n=one.number, name=say(one.said().key))
            say_lines(
                say("learn-line", name=name, minutes=say("learn-minutes", n=one.minutes), stands=stands(kept, one))
            )
    say_lines(say("learn-how-to-begin", title=found[0].title))


def stands(kept: dict[str, Any], one: Lesson) -> str:
    """Whether a lesson is done, begun, or neither."""
    taken = kept.get(f"{one.title}/{one.id}")
    return "no" if taken is None else "done" if taken == "done" else "begun"


def chosen(found: list[Lesson], title: str, asked: str | None) -> int:
    """Which of the lessons of a title is meant: by name or number, else the first that is not done.

    Raises BadLesson.
    """
    if not found:
        raise BadLesson(Message("learn-no-lessons", {"title": title}))
    if asked is None:
        kept = LEARNT.all()
        return next((i for i, one in enumerate(found) if stands(kept, one) != "done"), 0)
    for i, one in enumerate(found):
        if asked in (one.id, str(one.number)):
            return i
    there = Listed(tuple(f"{one.number} {one.id}" for one in found))
    raise BadLesson(Message("learn-no-lesson", {"given": short(asked), "lessons": there}))


def keep(attempt: Attempt) -> None:
    """Remember where a lesson stands."""
    name = f"{attempt.lesson.title}/{attempt.lesson.id}"
    if LEARNT.all().get(name) != "done":
        LEARNT.put(name, "done" if attempt.done else attempt.taken)


class Classroom(Desk):
    """One lesson after another, until the person leaves or the input ends."""

    def __init__(self, found: list[Lesson], first: int) -> None:
        super().__init__(found[0].title)
        self.lessons, self.at = found, first

    def teach(self) -> None:
        """Teach from the first one on."""
        while self._lesson(self.lessons[self.at]):
            self.at += 1
            if self.at == len(self.lessons):
                self.print(self.say("learn-all-done", title=self.title))
                return

    def _begun(self, lesson: Lesson) -> Attempt:
        """Where the lesson stood, as far as it can still be followed."""
        taken = LEARNT.all().get(f"{lesson.title}/{lesson.id}")
        try:
            attempt = Attempt(lesson, taken if isinstance(taken, list) else ())
        except (LudiError, TypeError):
            return Attempt(lesson)
        return Attempt(lesson) if attempt.done else attempt

    def _lesson(self, lesson: Lesson) -> bool:
        """Teach one; whether to go on with the next."""
        self.sit(lesson.game.players, lesson.seat)
        attempt = self._begun(lesson)
        self.print("", self.say("learn-lesson", n=lesson.number, name=self.say(lesson.said().key)))
        self.print(self.say("learn-how"))
        self.board(attempt.match.state, lesson.seat)
        while True:
            self.print("", self.told(attempt.told))
            if attempt.done:
                keep(attempt)
                return self.at + 1 == len(self.lessons) or self.line() is not None
            self._moves(attempt)
            found = self._step(attempt)
            if found is None:
                return False
            attempt = found

    def _step(self, attempt: Attempt) -> Attempt | None:
        """The attempt after the next step, forward or back; None: the person leaves."""
        lesson, before = attempt.lesson, attempt.match.version
        while (given := self.line()) is not None:
            match given.casefold():
                case "quit" | "q":
                    return None
                case "back" | "restart":
                    taken = attempt.taken[:-1] if given.casefold() == "back" else []
                    attempt = Attempt(lesson, taken)
                    keep(attempt)
                    self.board(attempt.match.state, lesson.seat)
                    return attempt
                case "state":
                    self.board(attempt.match.state, lesson.seat)
                    continue
                case "moves":
                    self._moves(attempt)
                    continue
            if not attempt.reading:
                action = self.picked(self._choices(attempt), given)
                if action is None:
                    continue
                if told := attempt.answer(action):
                    self.print(self.told(told), self.told(attempt.told))
                    continue
                attempt.take(action)
            else:
                attempt.take(None)
            for step in filter(None, steps(attempt.match, before + 1, lesson.seat)):
                self.print(*(self.told(told) for told in step.entry.told))
            keep(attempt)
            return attempt
        return None

    def _choices(self, attempt: Attempt) -> list[Choice]:
        return self.offered(attempt.match.state, attempt.lesson.seat, attempt.legal())

    def _moves(self, attempt: Attempt) -> None:
        if attempt.reading:
            self.print(self.say("learn-enter"))
        self.list(self._choices(attempt))
