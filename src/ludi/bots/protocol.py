"""What a bot is asked and what it answers."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from ludi.kernel.game import Game, State, make

# What a hint is searched for with, and how many moves it shows, unless a server's settings say otherwise.
HINT_ITERATIONS = 2000
HINT_MS = 1000.0
HINTS = 5


@dataclass(frozen=True)
class Question:
    """All that a bot is given; it never holds the true state.

    view: what its seat may see. legal, texts: the moves and their short text. world: a world redealt for this one
    request, in which everything the seat cannot know was dealt anew. ms: time to think; None: as the bot likes.
    seed: equal questions with equal seeds get equal answers where the budget is no time.
    """

    seat: int
    view: Mapping[str, Any]
    legal: tuple[int, ...]
    texts: tuple[str, ...]
    world: State
    ms: float | None
    seed: int

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.world.game

    def as_dict(self) -> dict[str, Any]:
        """For another process, as JSON."""
        game = self.game
        return {
            "title": game.title,
            "players": game.players,
            "options": dict(game.options),
            "seat": self.seat,
            "view": self.view,
            "legal": list(self.legal),
            "texts": list(self.texts),
            "world": self.world.to_dict(),
            "ms": self.ms,
            "seed": self.seed,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Question:
        """Read what `as_dict` wrote."""
        game = make(data["title"], data["players"], **data["options"])
        return cls(
            data["seat"],
            data["view"],
            tuple(data["legal"]),
            tuple(data["texts"]),
            game.position(data["world"]),
            data["ms"],
            data["seed"],
        )


class Bot(Protocol):
    """Anything that answers a question with one of its legal moves."""

    def choose(self, question: Question) -> int:
        """The action to take."""


def ask(state: State, rng: random.Random, ms: float | None = None) -> Question:
    """The question to the seat to move. `rng` deals the bot's world; it is never the game's own source of chance."""
    seat, legal = state.to_move, state.legal()
    texts = tuple(state.text(a) for a in legal)
    return Question(seat, state.view(seat), tuple(legal), texts, state.redeal(seat, rng), ms, rng.getrandbits(48))


def hint_note(move: Mapping[str, Any]) -> str | None:
    """The sentence that says what the number of a hint is, where an advisor gave it and not a search."""
    kind, turns = move.get("kind"), move.get("turns")
    if turns is None:
        return "web-hint-note" if kind in ("points", "least") else None
    return "web-hint-note-win" if kind in ("win", "likely") else "web-hint-note-turns"
