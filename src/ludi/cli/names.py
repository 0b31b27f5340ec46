"""What people and bots at a table are called in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.locales import Text, languages, text

from .local import PERSON


def names(seats: Sequence[str]) -> list[str]:
    """A name for each seat, by who sits there."""
    people = list(seats).count(PERSON)
    return [
        _name(text(), seat, who, alone=(people if who == PERSON else len(seats) - people) == 1)
        for seat, who in enumerate(seats)
    ]


def renamed(players: Sequence[str], seats: Sequence[str]) -> list[str]:
    """The names of a saved game, those that come from here in the language of now."""
    return [_again(name, seat, seats[seat]) for seat, name in enumerate(players)]


def _name(say: Text, seat: int, who: str, *, alone: bool) -> str:
    """The name of a person or a bot. alone: whether there is one only."""
    if who == PERSON:
        return say("play-you") if alone else say("play-player", n=seat + 1)
    level = who.capitalize()
    return say("play-bot", level=level) if alone else say("play-bot-of", level=level, n=seat + 1)


def _again(name: str, seat: int, who: str) -> str:
    for whose in (who, PERSON):  # a bot that plays on for a person bears his name
        for alone in (True, False):
            if any(_name(text(language), seat, whose, alone=alone) == name for language in languages()):
                return _name(text(), seat, whose, alone=alone)
    return name
