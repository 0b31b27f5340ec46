"""By what planning compares moves and positions: at sight and by `merit`. A title may have one of its own."""

from __future__ import annotations

from .rules import estimate, merit
from .state_ops import State
from .static_greedy import static_greedy

__all__: list[str] = []


def by_odds(g: State, h: State, k: State, a: int, r: list[int], out: list[int], gain: list[int]) -> int:
    """What an action is worth where chance is weighed by its odds; 0 or more. g stays; h and k are scratch."""
    return static_greedy(g, h, k, a, out, gain)


def gained(g: State, out: list[int]) -> None:
    """What came of a try, per seat, as `merit` says it."""
    merit(g, out)


def hoped(g: State, out: list[int]) -> None:
    """The chances of winning in thousandths where a try ends, as `estimate` says it."""
    estimate(g, out)
