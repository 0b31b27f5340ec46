"""Levels whose search ends in a network of the title or of the user's own, and not in random games to the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar

from ludi.bots.search import TreeSearch
from ludi.kernel import weights
from ludi.kernel.frames import CHANCE
from ludi.kernel.game import Game

shipped = cache(weights.shipped)


def own(file: Path) -> weights.Weights:
    """The network in a file, as it is now. Raises LudiError where there is none."""
    try:
        there = file.stat()
    except OSError:
        return weights.read(file)  # which says why it cannot
    return _read(file, there.st_mtime_ns, there.st_size)


@lru_cache(8)
def _read(file: Path, *_: int) -> weights.Weights:
    return weights.read(file)


@dataclass(frozen=True)
class LearnedSearch(TreeSearch):
    """network: the one that a game takes. decisions: how many are made at random before it is asked."""

    network: Callable[[Game], weights.Weights | None] = field(kw_only=True)
    decisions: int = 10
    a_millisecond: ClassVar[int] = 200  # ten random decisions and a network take less time than a random game

    @property
    def in_calls(self) -> None:
        """Games of many in one call have no network."""

    def ends(self, game: Game) -> tuple[int, weights.Weights | None]:
        """After some random decisions, in the network."""
        net = self.network(game)
        return self.playout_limit if net is None else self.decisions, net

    def warm(self, game: Game, progress: Callable[[int, int], None] | None) -> None:
        """The search that reads networks."""
        state, rng = game.start(), random.Random(0)
        while state.to_move == CHANCE:
            state.sample(rng)
        limit, net = self.ends(game)
        game.fast.search(state, iterations=1, playout_limit=limit, net=net)


def with_own(level: TreeSearch, file: Path) -> LearnedSearch:
    """The level with as many iterations, whose search ends in the network of a file."""
    return LearnedSearch(level.iterations, network=lambda game: own(file))
