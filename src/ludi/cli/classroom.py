"""The lessons at the terminal, line by line: which there are, what is done of them, and teaching one."""

from __future__ import annotations

import contextlib
import json
import sys
from pathlib import Path
from typing import Any

from ludi.folders import data_folder
from ludi.kernel.errors import LudiError
from ludi.lessons import Attempt, BadLesson, Lesson, problems
from ludi.locales import text
from ludi.match.sent import steps

from .boards import sentences
from .play import names
from .table import Choice, choices

LEVEL = "tiro"  # what the others at the table of a lesson are called


def checked(found: list[Lesson]) -> bool:
    """Say what is wrong with lessons; whether nothing is."""
    wrong = [line for one in found for line in problems(one)]
    for line in wrong:
        print(line, file=sys.stderr)
    print(text()("learn-checked", n=len(found), wrong=len(wrong)))
    return not wrong


def listing(found: list[Lesson]) -> None:
    """All lessons, with what is done."""
    say, kept = text(), progress()
    for title in dict.fromkeys(one.title for one in found):
        print(say("learn-title", title=say(f"{title}-name")))
        for one in (x for x in found if x.title == title):
            name = say("learn-lesson", n=one.number, name=say(one.said().key))
            print(say("learn-line", name=name, minutes=say("learn-minutes", n=one.minutes), stands=stands(kept, one)))
    print(say("learn-how-to-begin", title=found[0].title))


def stands(kept: dict[str, Any], one: Lesson) -> str:
    """Whether a lesson is done, begun, or neither."""
    taken = kept.get(f"{one.title}/{one.id}")
    return "no" if taken is None else "done" if taken == "done" else "begun"


def chosen(found: list[Lesson], title: str, asked: str | None) -> int:
    """Which of the lessons of a title is meant: by name or number, else the first that is not done.

    Raises BadLesson.
    """
    if not found:
        raise BadLesson(f"there are no lessons of {title}")
    if asked is None:
        kept = progress()
        return next((i for i, one in enumerate(found) if stands(kept, one) != "done"), 0)
    for i, one in enumerate(found):
        if asked in (one.id, str(one.number)):
            return i
    there = ", ".join(f"{one.number} {one.id}" for one in found)
    raise BadLesson(f"lesson: {asked!r} was given, one of these is accepted: {there}")


def place() -> Path:
    """The file that says what was learnt."""
    return data_folder() / "lessons.json"


def progress() -> dict[str, Any]:
    """What was taken of each lesson, or that it is done; a file that cannot be read counts as none."""
    with contextlib.suppress(OSError, ValueError):
        found = json.loads(place().read_text("utf-8"))
        if isinstance(found, dict):
            return found
    return {}


def keep(attempt: Attempt) -> None:
    """Remember where a lesson stands; where nothing can be written, it is not remembered."""
    name = f"{attempt.lesson.title}/{attempt.lesson.id}"
    known = progress()
    if known.get(name) != "done":
        known[name] = "done" if attempt.done else attempt.taken
    with contextlib.suppress(OSError):
        place().parent.mkdir(parents=True, exist_ok=True)
        place().write_text(json.dumps(known), "utf-8")


class Classroom:
    """One lesson after another, until the person leaves or the input ends."""

    def __init__(self, found: list[Lesson], first: int) -> None:
        self.lessons, self.at, self.say = found, first, text()
        self.title = found[0].title
        self.words = sentences(self.title)
        self.names = names(["person", *[LEVEL] * (found[0].game.players - 1)])

    def teach(self) -> None:
        """Teach from the first one on."""
        while self._lesson(self.lessons[self.at]):
            self.at += 1
            if self.at == len(self.lessons):
                self._print(self.say("learn-all-done", title=self.title))
                return

    def _begun(self, lesson: Lesson) -> Attempt:
        """Where the lesson stood, as far as it can still be followed."""
        taken = progress().get(f"{lesson.title}/{lesson.id}")
        try:
            attempt = Attempt(lesson, taken if isinstance(taken, list) else ())
        except (LudiError, TypeError):
            return Attempt(lesson)
        return Attempt(lesson) if attempt.done else attempt

    def _lesson(self, lesson: Lesson) -> bool:
        """Teach one; whether to go on with the next."""
        self.names = names(["person", *[LEVEL] * (lesson.game.players - 1)])
        attempt = self._begun(lesson)
        self._print("", self.say("learn-lesson", n=lesson.number, name=self.say(lesson.said().key)))
        self._print(self.say("learn-how"))
        self._board(attempt)
        while True:
            self._print("", self.say.told(self.title, attempt.told, self.names))
            if attempt.done:
                keep(attempt)
                return self.at + 1 == len(self.lessons) or self._line() is not None
            self._moves(attempt)
            found = self._step(attempt)
            if found is None:
                return False
            attempt = found

    def _step(self, attempt: Attempt) -> Attempt | None:
        """The attempt after the next step, forward or back; None: the person leaves."""
        lesson, before = attempt.lesson, attempt.match.version
        while (given := self._line()) is not None:
            match given.casefold():
                case "quit" | "q":
                    return None
                case "back" | "restart":
                    taken = attempt.taken[:-1] if given.casefold() == "back" else []
                    attempt = Attempt(lesson, taken)
                    keep(attempt)
                    self._board(attempt)
                    return attempt
                case "state":
                    self._board(attempt)
                    continue
                case "moves":
                    self._moves(attempt)
                    continue
            if not attempt.reading:
                action = self._action(attempt, given)
                if action is None:
                    continue
                if told := attempt.answer(action):
                    self._print(self.say.told(self.title, told, self.names))
                    continue
                attempt.take(action)
            else:
                attempt.take(None)
            for step in filter(None, steps(attempt.match, before + 1, lesson.seat)):
                self._print(*(self.say.told(self.title, told, self.names) for told in step.entry.told))
            keep(attempt)
            return attempt
        return None

    def _action(self, attempt: Attempt, given: str) -> int | None:
        """The legal move of a number of the list or of a short text; None, with a sentence, if it is none."""
        offered = self._choices(attempt)
        if given.isascii() and given.isdigit() and 1 <= int(given) <= len(offered):
            return offered[int(given) - 1].action
        for choice in offered:
            if choice.short.casefold() == given.casefold():
                return choice.action
        self._print(self.say("learn-unknown", given=given[:40], n=len(offered)))
        return None

    def _choices(self, attempt: Attempt) -> list[Choice]:
        state, seat = attempt.match.state, attempt.lesson.seat
        return choices(state, state.view(seat), self.names, self.words, self.say, attempt.legal())

    def _moves(self, attempt: Attempt) -> None:
        if attempt.reading:
            self._print(self.say("learn-enter"))
        for n, choice in enumerate(self._choices(attempt), 1):
            self._print(self.say("plain-move", n=n, move=choice.words, short=choice.short))

    def _board(self, attempt: Attempt) -> None:
        """The board as a picture at a terminal, in sentences elsewhere."""
        state, seat, game = attempt.match.state, attempt.lesson.seat, attempt.lesson.game
        view = state.view(seat)
        if sys.stdout.isatty():
            from rich.console import Console

            from .boards import picture

            console = Console(highlight=False)
            console.print(picture(self.title).picture(game, view, seat, self.names, self.say, min(console.width, 100)))
        else:
            self._print(*self.words.describe(view, seat, self.names, self.say))

    def _line(self) -> str | None:
        """What the person types; None at the end of the input."""
        print(self.say("plain-prompt"), end=" ", flush=True)
        given = sys.stdin.readline()
        if not given:
            print()
            return None
        if not sys.stdin.isatty():
            print(given.strip())
        return given.strip()

    def _print(self, *lines: str) -> None:
        for line in lines:
            print(line, flush=True)
