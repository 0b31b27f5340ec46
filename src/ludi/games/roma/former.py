"""Sentences of matches of earlier rules: of points they told what a seat has, and not what it had."""

from __future__ import annotations

from ludi.kernel.former import had
from ludi.kernel.messages import Message, typed

LOSSES = ("roma-told-loses", "roma-told-vacant")


def former(told: Message, players: int) -> Message:
    """A sentence of such a match as those of now are."""
    return had(typed(told), "vp", LOSSES)
