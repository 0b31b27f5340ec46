"""What a finished game is worth to each seat: by places, which sums to zero, or in points."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.kernel.errors import BadOption, listed, short
from ludi.kernel.game import Game, State

RANKS, POINTS = "ranks", "points"
REWARDS = (RANKS, POINTS)
MOST_POINTS = 10_000.0  # more than any seat has at the end of a game, and less than any falls below zero


def reward_of(game: Game, reward: str | None) -> str:
    """The kind of reward: as asked; else ranks, or points for a seat that is alone.

    Raises BadOption for another word, or for ranks with one player.
    """
    if reward is None:
        return POINTS if game.players == 1 else RANKS
    if reward not in REWARDS:
        raise BadOption(f"reward: {short(reward)} was given, {listed(REWARDS)} is accepted")
    if reward == RANKS and game.players == 1:
        raise BadOption("reward: ranks compare players, and there is one; points is accepted")
    return reward


def by_ranks(ranks: Sequence[int]) -> list[float]:
    """Per seat from -1 to 1, in sum 0: the share of the others that it beat less the share that beat it."""
    others = len(ranks) - 1
    return [sum((place < other) - (place > other) for other in ranks) / others for place in ranks]


def rewards(state: State, reward: str) -> list[float]:
    """The reward of each seat at the end of a game."""
    return by_ranks(state.ranks()) if reward == RANKS else [float(x) for x in state.points()]


def forfeited(players: int, loser: int, reward: str) -> list[float]:
    """The reward of each seat where one of them forfeits: it is last, the others share the first place."""
    if reward == POINTS:
        return [0.0] * players
    return by_ranks([int(seat == loser) for seat in range(players)])
