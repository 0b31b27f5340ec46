"""Sentences of matches of earlier rules: of points they told what a seat has, and not what it had."""

from __future__ import annotations

from ludi.kernel.messages import Message, typed

LOSSES = ("lusitania-told-loses",)


def former(told: Message, players: int) -> Message:
    """A sentence of such a match as those of now are."""
    found = typed(told)
    match found.params:
        case {"n": int() | float() as n, "points": int() | float() as points}:
            was = points + n if told.key in LOSSES else points - n
            return Message(told.key, {**found.params, "was": was})
    return found
