"""When is a comparison decided? A sequential test of three hypotheses on the mean of pairs of games."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum

from ludi.lab.summary import Z95

ERROR = 0.05  # of each kind
FEWEST = 16  # rounds before anything is decided


class Verdict(StrEnum):
    """What is decided of a mean: above zero, below it, within the margin around it, or nothing yet."""

    MORE = "more"
    LESS = "less"
    SAME = "same"
    OPEN = "open"


@dataclass
class Sequential:
    """Two tests side by side (Sobel and Wald, 1949): is the mean 0 or the margin; is it 0 or minus the margin?

    Each is Wald's test with the variance estimated on the way, as engines of chess are tested. Where the mean is 0,
    MORE or LESS has a chance of ERROR together; where it is the margin, SAME has one of ERROR. start: a variance that
    counts as two rounds seen before, so that a few equal rounds do not decide.
    """

    margin: float
    start: float
    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, x: float) -> Verdict:
        """One round more, and what is decided now."""
        self.n += 1
        self.total += x
        self.squares += x * x
        return self.verdict

    @property
    def mean(self) -> float:
        """Of the rounds so far."""
        return self.total / self.n if self.n else 0.0

    @property
    def variance(self) -> float:
        """Of a round."""
        return (max(0.0, self.squares - self.n * self.mean**2) + 2 * self.start) / (self.n + 2)

    def ratio(self, sign: int) -> float:
        """The logarithm of how much likelier the mean is `sign` times the margin than 0."""
        return self.n * self.margin * (sign * self.mean - self.margin / 2) / self.variance

    @property
    def verdict(self) -> Verdict:
        """What is decided."""
        if self.n < FEWEST:
            return Verdict.OPEN
        yes, no = math.log((1 - ERROR) / (ERROR / 2)), math.log(ERROR / (1 - ERROR / 2))
        up, down = self.ratio(1), self.ratio(-1)
        if up >= yes or down >= yes:
            return Verdict.MORE if up >= yes else Verdict.LESS
        return Verdict.SAME if up <= no and down <= no else Verdict.OPEN

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean. That the test stopped when it was decided is not allowed for."""
        half = Z95 * math.sqrt(self.variance / max(1, self.n))
        return self.mean - half, self.mean + half
