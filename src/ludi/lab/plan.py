"""What a simulation is asked for, and what comes of one game."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ludi.kernel.errors import BadOption
from ludi.kernel.game import Game
from ludi.kernel.messages import Message
from ludi.kernel.spoken import at_least, not_accepted
from ludi.lab.bots import check_bot, parts, short_names

LUCK = "luck"  # in a header, and in the lines of its games, only where it is asked for


@dataclass(frozen=True)
class Plan:
    """Games of bots against bots: a level for each seat, or LEVEL:FILE; they change seats from game to game.

    ms: time for a move in place of each level's own budget. The same plan gives the same games, unless a level thinks
    by time. luck: whether what chance gave is found of every game. Raises LudiError (BadOption, UnknownTitle) for what
    cannot be played.
    """

    title: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    ms: float | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    luck: bool = False

    def __post_init__(self) -> None:
        if self.games < 1:
            raise not_accepted("games", self.games, at_least(1))
        if not self.bots:
            raise not_accepted("bots", Message("given-none"), Message("lab-bot-each"))
        for bot in self.bots:
            check_bot(bot, self.game, self.ms)
        object.__setattr__(self, "options", dict(self.game.options))
        if self.luck and len(self.bots) == 1:
            raise BadOption(Message("lab-luck-alone"))

    @cached_property
    def game(self) -> Game:
        """The game that is played."""
        return Game(self.title, len(self.bots), self.options)

    @cached_property
    def networks(self) -> dict[str, str]:
        """A hash of each bot's own network: games played with another one are not of this plan."""
        files = {bot: file for bot in self.bots if (file := parts(bot)[1])}
        return {bot: hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest() for bot, file in files.items()}

    @property
    def names(self) -> list[str]:
        """The bots by name: their level, with a number where there are several of it."""
        names = short_names(self.bots)
        return [x if names.count(x) == 1 else f"{x} {1 + names[:b].count(x)}" for b, x in enumerate(names)]

    def seating(self, i: int) -> list[int]:
        """Which of `bots` sits on each seat in game i: they move up one seat with every game of a round."""
        n = len(self.bots)
        return [(seat + i) % n for seat in range(n)]

    def as_dict(self) -> dict[str, Any]:
        """For a header or another process, as JSON."""
        data = {
            "title": self.title,
            "rules": self.game.rules_version,
            "options": dict(self.options),
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "ms": self.ms,
        }
        return data | ({LUCK: True} if self.luck else {}) | ({"networks": self.networks} if self.networks else {})

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Plan:
        """Read what `as_dict` wrote."""
        games, seed, ms, options = (data[name] for name in ("games", "seed", "ms", "options"))
        return cls(data["title"], tuple(data["bots"]), games, seed, ms, options, LUCK in data)


@dataclass(frozen=True)
class Result:
    """A finished game: its number, the level on each seat, result and place per seat, length, seconds it took.

    actions: its log; it is not kept in the file of results. luck: what chance gave each seat, in chances of winning,
    where the plan asks for it.
    """

    game: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    turns: int
    decisions: int
    seconds: float
    actions: tuple[int, ...] = field(default=(), repr=False, compare=False)
    luck: tuple[float, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """For another process, as JSON, with the log."""
        return dict(vars(self))

    def is_of(self, plan: Plan) -> bool:
        """Whether it can be the result of a game of this plan: who sat where, places, and luck if it was asked for."""
        seats = tuple(plan.bots[b] for b in plan.seating(self.game))
        places = min(self.ranks) == 0 and max(self.ranks) < len(seats)
        return self.seats == seats and places and bool(self.luck) == plan.luck

    def line(self) -> dict[str, Any]:
        """For the file of results."""
        data = self.as_dict()
        del data["actions"]
        if not self.luck:
            del data[LUCK]
        return data

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Result:
        """Read what `as_dict` or `line` wrote. Raises KeyError, TypeError or ValueError for anything else."""
        lists = ("seats", "scores", "ranks", LUCK, "actions")
        given: dict[str, Any] = {name: tuple(value) if name in lists else value for name, value in data.items()}
        found = cls(**given)
        n = len(found.seats)
        if (
            not n == len(found.scores) == len(found.ranks)
            or len(found.luck) not in (0, n)
            or any(type(x) is not int for x in (found.game, found.turns, found.decisions, *found.scores, *found.ranks))
            or any(type(x) is not float for x in found.luck)
        ):
            raise ValueError(data)
        return found
