"""Chances of winning in thousandths, from what each seat has or from its place; runs in both homes."""

from __future__ import annotations

WHOLE = 1000
MOST = 250  # units behind; more are as good as none


def won(out: list[int], n: int) -> None:
    """From the places of n seats, 0 the best, to their shares of a win: those in front have equal ones."""
    first = 0
    for p in range(n):
        if out[p] == 0:
            first += 1
    for p in range(n):
        out[p] = WHOLE // first if out[p] == 0 else 0


def chances(out: list[int], n: int, unit: int, steps: int) -> None:
    """From what n seats have to their chances: each unit behind the best costs one part in `steps` of the odds."""
    best = out[0]
    for p in range(1, n):
        best = max(best, out[p])
    sum_, leader = 0, 0
    for p in range(n):
        behind = min(best - out[p], MOST * unit)
        odds = 1000000000
        for _ in range(behind // unit):
            odds = odds * (steps - 1) // steps
        odds -= odds * (behind % unit) // (steps * unit)
        out[p] = odds
        sum_ += odds
        if odds > out[leader]:
            leader = p
    rest = WHOLE
    for p in range(n):
        out[p] = WHOLE * out[p] // sum_
        rest -= out[p]
    out[leader] += rest
