"""A puzzle as data: read from the file of its title, and refused where it was found by other rules."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from ludi.bots.protocol import Judged, Kind
from ludi.kernel.errors import IllegalAction, LudiError
from ludi.kernel.game import Game, State
from ludi.kernel.messages import Message, as_data, from_data
from ludi.kernel.spoken import complaint, no_title, span
from ludi.kernel.titles import TITLES, family

GAMES = Path(__file__).parents[1] / "games"
THEMES = ("end", "clash", "odds", "tempo")  # what a puzzle is about


class BadPuzzle(LudiError):
    """A puzzle that there is not, or a file of puzzles that cannot be used."""


@dataclass(frozen=True)
class Puzzle:
    """A position, and what every move of the seat to move promises in it.

    number: its place among those of the title, from 1. theme: one of THEMES. misses: how many of three quick levels
    do not find the best move. margin: by how much the first move may be less ahead of the second than its value says,
    95 times of a hundred. moves: the short text of each legal move with its judgement, best first.
    """

    title: str
    number: int
    players: int
    options: Mapping[str, Any]
    position: Mapping[str, Any]
    theme: str
    misses: int
    margin: float
    moves: tuple[tuple[str, Mapping[str, Any]], ...]

    @cached_property
    def game(self) -> Game:
        """The game that is played."""
        return Game(self.title, self.players, self.options)

    def state(self) -> State:
        """The position. What its seat cannot know in it was dealt when the puzzle was made."""
        return self.game.position(self.position)

    def asked(self) -> Message:
        """What is asked: the best move, and within a turn what is to be decided."""
        state = self.state()
        if state.decision() in self.game.decisions.always_asked:  # all that a turn may bring
            return Message("puzzle-ask")
        return Message("puzzle-ask-within", {"question": self.game.words.ask(state.view(state.to_move))})

    def judged(self) -> list[Judged]:
        """Every legal move with what it promises, best first."""
        state = self.state()
        actions = {state.text(a): a for a in state.legal()}
        return [read(actions[text], data) for text, data in self.moves]

    def answer(self, action: int) -> Judgement:
        """What an answer is worth. Raises IllegalAction."""
        moves = self.judged()
        mine = next((i for i, x in enumerate(moves) if x.action == action), None)
        if mine is None:
            raise IllegalAction(f"{action!r} is no legal move of this puzzle")
        return Judgement(self.theme, mine + 1, tuple(moves))


@dataclass(frozen=True)
class Judgement:
    """What an answer to a puzzle is worth. place: of the move among all of them, from 1."""

    theme: str
    place: int
    moves: tuple[Judged, ...]

    @property
    def right(self) -> bool:
        """Whether it is the best move."""
        return self.place == 1

    def told(self) -> Message:
        """The verdict, and what the puzzle is about."""
        if self.right:
            return Message("puzzle-right", {"theme": self.theme})
        return Message("puzzle-wrong", {"place": self.place, "of": len(self.moves), "theme": self.theme})


def read(action: int, data: Mapping[str, Any]) -> Judged:
    """A judged move as its file has it: what is 0, none or empty is left out there."""
    kind = Kind(data["kind"]) if "kind" in data else None
    why = tuple(from_data(x) for x in data.get("why", ()))
    return Judged(action, data["value"], data.get("visits", 0), data.get("points"), kind, why=why)


def written(judged: Judged) -> dict[str, Any]:
    """What `read` reads."""
    found = {"value": round(judged.value, 3), "visits": judged.visits, "points": judged.points}
    data = {**found, "kind": judged.kind and str(judged.kind), "why": [as_data(x) for x in judged.why]}
    return {name: x for name, x in data.items() if x or name == "value"}


def place(title: str) -> Path:
    """The file with the puzzles of a title."""
    return GAMES / family(title) / "puzzles" / f"{title}.jsonl"


@cache
def puzzles(title: str) -> tuple[Puzzle, ...]:
    """The puzzles of a title, in their order; none for a title that has none.

    Raises UnknownTitle, or BadPuzzle for a file that was found by other rules.
    """
    if title not in TITLES:
        raise no_title(title, TITLES)
    file = place(title)
    if not file.is_file():
        return ()
    head, *lines = map(json.loads, file.read_text("utf-8").splitlines())
    now = Game(title).rules_version
    if head["rules"] != now:
        raise BadPuzzle(
            f"{file.name}: found by version {head['rules']} of the rules; they are at {now}: {head['command']}"
        )
    return tuple(made(title, n, line) for n, line in enumerate(lines, 1))


def made(title: str, number: int, data: Mapping[str, Any]) -> Puzzle:
    """A puzzle from a line of its file."""
    moves = tuple((text, judged) for text, judged in data["moves"])
    known = ("players", "options", "position", "theme", "misses", "margin")
    return Puzzle(title, number, **{name: data[name] for name in known}, moves=moves)


def some_puzzles(title: str) -> tuple[Puzzle, ...]:
    """The puzzles of a title. Raises UnknownTitle, or BadPuzzle if there are none."""
    if not (found := puzzles(title)):
        raise BadPuzzle(Message("puzzle-no-puzzles", {"title": title}))
    return found


def puzzle(title: str, number: int) -> Puzzle:
    """A puzzle by its number. Raises UnknownTitle, or BadPuzzle if there is none."""
    found = some_puzzles(title)
    if not 1 <= number <= len(found):
        raise BadPuzzle(complaint("puzzle", number, span(1, len(found))))
    return found[number - 1]


def of_the_day(found: Sequence[Puzzle], day: date) -> int:
    """The number of the puzzle of a day: one after the other, from day to day."""
    return day.toordinal() % len(found) + 1
