"""What becomes of a match when somebody resigns."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

Resigning = Literal["alone", "lost", "last", "bot"]


def resigning(players: int, others: Collection[int]) -> Resigning:
    """What a resignation would bring. others: the seats of other people.

    The match ends: of one player (`alone`), of two, and the other has won (`lost`), or of more, where only bots would
    be left (`last`). Else it goes on for the other people (`bot`): a bot takes the seat for good, and the points and
    the place that it makes are the seat's.
    """
    if players < 3:
        return "alone" if players == 1 else "lost"
    return "bot" if others else "last"
