"""What sentences of earlier rules lack, made of what they say."""

from __future__ import annotations

from collections.abc import Collection

from .messages import Message


def had(told: Message, now: str, losses: Collection[str] = ()) -> Message:
    """A sentence about points, which told the change (`n`) and what there is now, with what was there before.

    now: the parameter that says what there is. losses: keys of sentences whose change is taken away.
    """
    match told.params.get("n"), told.params.get(now):
        case (int() | float()) as n, (int() | float()) as points:
            return Message(told.key, {**told.params, "was": points + n if told.key in losses else points - n})
    return told
