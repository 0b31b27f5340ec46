"""Strengths of bots from games that they played: Bradley and Terry's model, and openskill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

import numpy as np

Pair = tuple[int, int]


def bradley_terry(k: int, rounds: Sequence[Mapping[Pair, float]]) -> tuple[Any, Any]:
    """Strengths of k bots (natural logarithms, their mean is 0) and their standard errors.

    rounds: of each the pairs of bots that met in it (the lower number first), and the share of it that the first one
    won of the other. One drawn round of each pair is added, so that a bot that never lost has a rating too. The errors
    rest on how much rounds vary (a sandwich estimate): the games of one share their luck, and its pairs their games.
    """
    from scipy.optimize import minimize

    pairs = sorted({(a, b) for b in range(k) for a in range(b)})
    won, met = np.full(len(pairs), 0.5), np.ones(len(pairs))
    for one in rounds:
        for pair, share in one.items():
            won[pairs.index(pair)] += share
            met[pairs.index(pair)] += 1
    design = np.zeros((len(pairs), k))
    for p, (a, b) in enumerate(pairs):
        design[p, a], design[p, b] = 1, -1

    def loss(theta: Any) -> tuple[float, Any]:
        z = design @ theta
        value = float((met * np.logaddexp(0, z) - won * z).sum() + 1e-9 * (theta @ theta))
        return value, design.T @ (met / (1 + np.exp(-z)) - won) + 2e-9 * theta

    theta = minimize(loss, np.zeros(k), jac=True, method="BFGS").x
    theta -= theta.mean()
    expected = 1 / (1 + np.exp(-design @ theta))
    off = np.zeros((len(rounds) + len(pairs), len(pairs)))  # of every pair in every round, then in those added
    for r, one in enumerate(rounds):
        for pair, share in one.items():
            off[r, pairs.index(pair)] = share - expected[pairs.index(pair)]
    off[len(rounds) :] = np.diag(0.5 - expected)
    bread = np.linalg.pinv(design.T @ (design * (met * expected * (1 - expected))[:, None]))
    scores = off @ design
    return theta, np.sqrt(np.maximum(0, np.diag(bread @ (scores.T @ scores) @ bread)))


def skill(k: int, games: Sequence[Sequence[tuple[int, int]]]) -> list[tuple[float, float]]:
    """Means and standard deviations of the skills of k bots by openskill (Weng and Lin, 2011), game after game.

    games: who sat at each, and in which place he finished (0 is the first). Who had several seats gets the mean of
    what each of them would give him.
    """
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull()
    now = [model.rating() for _ in range(k)]
    for seats in games:
        rated = model.rate([[now[bot]] for bot, _ in seats], ranks=[place for _, place in seats])
        for bot in {bot for bot, _ in seats}:
            mine = [team[0] for (other, _), team in zip(seats, rated, strict=True) if other == bot]
            now[bot] = model.rating(fmean(x.mu for x in mine), fmean(x.sigma for x in mine))
    return [(float(rating.mu), float(rating.sigma)) for rating in now]
