"""What the results of a simulation say, with how sure that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from ludi.lab.plan import Plan, Result

Z95 = 1.959963984540054


@dataclass(frozen=True)
class Share:
    """A share of games won, a draw counting as half a win (a part of one among more seats), with its 95 % interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """One of the bots of a plan: games won alone, shared, lost; share of wins; mean result."""

    name: str
    wins: int
    draws: int
    losses: int
    won: Share
    score: float


@dataclass(frozen=True)
class Summary:
    """All of it: each bot, the share of the first seat, mean turns and decisions of a game."""

    games: int
    bots: tuple[Standing, ...]
    first: Share
    turns: float
    decisions: float


def wilson(share: float, games: float) -> Share:
    """The 95 % score interval of Wilson (1927) for a share of so many independent games."""
    spread = Z95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


def interval(parts: Mapping[int, float], size: int) -> Share:
    """The share won and its interval; parts: game -> what was won of it; size: games of a round.

    The games of a round share their luck. Where their sums vary more than those of independent games, the games count
    for as many independent ones as vary alike (the design effect of cluster samples); never for more than they are.
    """
    share = fmean(parts.values())
    rounds = [
        [parts[i + k] for k in range(size)] for i in parts if i % size == 0 and parts.keys() >= {*range(i, i + size)}
    ]
    alone = share * (1 - share) / size
    effect = variance(map(fmean, rounds)) / alone if len(rounds) > 1 and alone > 0 else 1.0
    return wilson(share, len(parts) / max(1.0, effect))


def part(ranks: Sequence[int], seat: int) -> float:
    """What a seat won of a game, by the places of all: 1 alone, an equal part of it with others, 0."""
    return 1 / ranks.count(0) if ranks[seat] == 0 else 0.0


def summary(plan: Plan, results: Sequence[Result]) -> Summary:
    """Count results of a plan, at least one."""
    size = len(plan.bots)
    standings = []
    for b, name in enumerate(plan.names):
        seats = {r.game: plan.seating(r.game).index(b) for r in results}
        parts = {r.game: part(r.ranks, seats[r.game]) for r in results}
        wins = sum(x == 1 for x in parts.values())
        draws = sum(0 < x < 1 for x in parts.values())
        score = fmean(r.scores[seats[r.game]] for r in results) / plan.game.score_unit
        standings.append(Standing(name, wins, draws, len(results) - wins - draws, interval(parts, size), score))
    return Summary(
        len(results),
        tuple(standings),
        interval({r.game: part(r.ranks, 0) for r in results}, size),
        fmean(r.turns for r in results),
        fmean(r.decisions for r in results),
    )
