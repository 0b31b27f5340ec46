"""What can go wrong, for a person to read: what was given, what would be accepted. Nothing is changed or lost."""

from __future__ import annotations

from collections.abc import Iterable


class LudiError(Exception):
    """Any error of this package that is the caller's to mend."""


class IllegalAction(LudiError):
    """The action is not legal in this state; the state is unchanged."""


class BadPosition(LudiError):
    """The description of a position is wrong; the message names the field."""


class BadRecord(LudiError):
    """A match record is damaged, foreign or too old; the message names the line."""


class BadOption(LudiError):
    """A game has no such option, or not with this value."""


class UnknownTitle(LudiError):
    """There is no game of this title."""


def listed(words: Iterable[object], most: int = 12) -> str:
    """Accepted values for a message, cut where the list gets long."""
    all_words = [str(w) for w in words]
    rest = len(all_words) - most
    return ", ".join(all_words[:most]) + (f" and {rest} more" if rest > 0 else "")
