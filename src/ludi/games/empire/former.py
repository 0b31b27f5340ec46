"""Sentences of matches of earlier rules, whose parameters are plain and named by what they are called alone.

Of points they told what a seat has, and not what it had.
"""

from __future__ import annotations

from ludi.kernel.former import had
from ludi.kernel.messages import Message

from .things import named


def former(told: Message, players: int) -> Message:
    """A sentence of the log of such a match with its names; any other as it is."""
    if not told.key.startswith("empire-told-"):
        return told
    return had(Message(told.key, {name: named(name, x, players) for name, x in told.params.items()}), "total")
