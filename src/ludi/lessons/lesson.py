"""A lesson as data: read from its file, and refused with a clear sentence where the file is not as it should be."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ludi.kernel.errors import LudiError, listed, short
from ludi.kernel.game import Game
from ludi.kernel.messages import Message
from ludi.kernel.spoken import no_title
from ludi.kernel.titles import TITLES, family

GAMES = Path(__file__).parents[1] / "games"
FILE = re.compile(r"(\d+)-([a-z][a-z-]*)")  # how a file is called: its place among the lessons of the title, its name
NAME = re.compile(r"[a-z][a-z0-9-]*")
TOP = ("minutes", "players", "options", "position", "step")
OF_STEP = ("id", "moves", "then", "answers")
ANY = "*"


class BadLesson(LudiError):
    """A lesson that cannot be taught as it is written."""


@dataclass(frozen=True)
class Step:
    """What is said, and how it goes on.

    moves: the learner's moves that go on, as patterns of their short texts; none: there is only something to read.
    then: what follows, in order: outcomes of chance, moves of others, and moves of the learner that are no choice.
    answers: to other moves, by patterns of their short texts, the last part of the key of a sentence.
    """

    id: str
    moves: tuple[str, ...]
    then: tuple[str, ...]
    answers: Mapping[str, str]


@dataclass(frozen=True)
class Lesson:
    """A lesson of a title. number: its place, from 1; minutes: how long it takes; the learner has seat 0."""

    title: str
    id: str
    number: int
    minutes: int
    game: Game
    position: Mapping[str, Any] | None
    steps: tuple[Step, ...]
    seat: int = 0

    def said(self, *names: str) -> Message:
        """A sentence of this lesson: its name, what a step says, or an answer in a step."""
        return Message("-".join(("lesson", self.title, self.id, *names)))


@cache
def lessons(title: str) -> tuple[Lesson, ...]:
    """The lessons of a title, in their order; none for a title that teaches nothing.

    Raises UnknownTitle, or BadLesson, naming the file and what is wrong in it.
    """
    if title not in TITLES:
        raise no_title(title, TITLES)
    files = sorted((GAMES / family(title) / "lessons" / title).glob("*.toml"))
    return tuple(read(title, file) for file in files)


def lesson(title: str, id: str) -> Lesson:
    """A lesson by its name. Raises UnknownTitle, or BadLesson if there is none."""
    found = next((x for x in lessons(title) if x.id == id), None)
    if found is None:
        raise BadLesson(f"there is no lesson {short(id)} of {title}; there is {listed([x.id for x in lessons(title)])}")
    return found


def read(title: str, file: Path) -> Lesson:
    """The lesson of a file. Raises BadLesson."""
    named = FILE.fullmatch(file.stem)
    if named is None:
        raise BadLesson(f"{file.name}: a lesson is called by number and name, as 1-roll.toml")
    try:
        data = tomllib.loads(file.read_text("utf-8"))
        return made(title, named[2], int(named[1]), data)
    except (tomllib.TOMLDecodeError, LudiError) as error:
        raise BadLesson(f"{file.name}: {error}") from None


def made(title: str, id: str, number: int, data: Mapping[str, Any]) -> Lesson:
    """A lesson from the data of its file. Raises BadLesson, or what a game says of its options and its position."""
    known(data, TOP, "")
    minutes = field(data, "minutes", int, "")
    steps = field(data, "step", list, "")
    if not steps or not 1 <= minutes <= 12:
        raise BadLesson("a lesson has at least one step, and takes 1 to 12 minutes")
    position = with_none(data.get("position"))
    game = Game(title, data.get("players"), data.get("options", {}))
    if position is not None:
        game.position(position)
    found = tuple(step(one, f"step {n}: ") for n, one in enumerate(steps, 1))
    if found[-1].moves or found[-1].then:
        raise BadLesson("the last step says how it ended: nothing follows it, and it asks for no move")
    ids = [one.id for one in found]
    if twice := next((x for x in ids if ids.count(x) > 1), None):
        raise BadLesson(f"two steps are called {twice!r}")
    return Lesson(title, id, number, minutes, game, position, found)


def with_none(data: Any) -> Any:
    """Data with None in the place of the text `null`, for which TOML has no value."""
    if isinstance(data, dict):
        return {name: with_none(x) for name, x in data.items()}
    if isinstance(data, list):
        return [with_none(x) for x in data]
    return None if data == "null" else data


def step(data: object, where: str) -> Step:
    """A step from its data. Raises BadLesson."""
    if not isinstance(data, dict):
        raise BadLesson(f"{where}{short(data)} was given, a table is accepted")
    known(data, OF_STEP, where)
    name = field(data, "id", str, where)
    if not NAME.fullmatch(name):
        raise BadLesson(f"{where}id: {short(name)} was given, small letters, digits and hyphens are accepted")
    moves, then = (words(data.get(name, []), f"{where}{name}: ") for name in ("moves", "then"))
    answers = data.get("answers", {})
    if not isinstance(answers, dict) or not all(isinstance(x, str) and NAME.fullmatch(x) for x in answers.values()):
        raise BadLesson(f"{where}answers: a table of moves with the last part of a key each is accepted")
    if answers and not moves:
        raise BadLesson(f"{where}answers: there are no moves in this step that could be refused")
    return Step(name, moves, then, dict(answers))


def known(data: Mapping[str, Any], fields: tuple[str, ...], where: str) -> None:
    """Raise BadLesson for a field that there is not."""
    if wrong := next((name for name in data if name not in fields), None):
        raise BadLesson(f"{where}there is no field {short(wrong)}; there is {listed(fields)}")


def field(data: Mapping[str, Any], name: str, kind: type, where: str) -> Any:
    """A field that must be there. Raises BadLesson."""
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        wanted = {int: "a whole number", str: "a text", list: "a list of tables"}[kind]
        raise BadLesson(f"{where}{name}: {short(value)} was given, {wanted} is accepted")
    return value


def words(data: object, where: str) -> tuple[str, ...]:
    """A list of texts. Raises BadLesson."""
    if not isinstance(data, list) or not all(isinstance(x, str) for x in data):
        raise BadLesson(f"{where}{short(data)} was given, a list of texts is accepted")
    return tuple(data)
