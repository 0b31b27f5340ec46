"""Mistakes as people make them: seldomer the more they cost, and never one that anybody would see."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

NEVER = 3.0  # so many times the size of a slip: what costs more is never chosen
NOTHING = 0.002  # a chance of winning below which all moves are alike, or above 1 less which all is won


def slip(worths: Mapping[int, float], size: float, seed: int) -> int:
    """An action by chance, the likelier the more it is worth.

    size: what a move costs that is chosen 1/e as often as the best one, in the unit of the worths.
    """
    best = max(worths.values())
    near = {a: best - worth for a, worth in worths.items() if best - worth <= NEVER * size}
    weights = [math.exp(-loss / size) for loss in near.values()]
    return random.Random(seed).choices(list(near), weights)[0]


def odds(chance: float) -> float:
    """A chance of winning as the logarithm of its odds: there a sure win is far above a likely one."""
    held = min(1 - NOTHING, max(NOTHING, chance))
    return math.log(held / (1 - held))
