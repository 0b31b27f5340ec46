"""What becomes of a match when somebody resigns."""

from __future__ import annotations

from collections.abc import Collection


def is_the_end(players: int, others: Collection[int]) -> bool:
    """Whether a resignation ends the match. others: the seats of other people.

    With one or two seats it does, and where only bots would be left. Else the match goes on for the other people: a bot
    takes the seat for good, and the points and the place that it makes are the seat's.
    """
    return players < 3 or not others
