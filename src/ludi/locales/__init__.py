"""Every sentence a person reads: one catalogue per language, for terminal, server and browser.

A language is a folder of Fluent files (`*.ftl`). English is complete; what another one lacks is said in English.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ludi.games import family
from ludi.kernel.errors import BadOption, listed
from ludi.kernel.home import load
from ludi.kernel.messages import Chance, Listed, Message, Named, Param
from ludi.kernel.messages import slug as slug

FOLDER = Path(__file__).parent
FALLBACK = "en"


def languages() -> list[str]:
    """The languages there are, as folder names."""
    return sorted(p.name for p in FOLDER.iterdir() if p.is_dir() and any(p.glob("*.ftl")))


def preferred() -> str:
    """The language of $LUDI_LANG or of the system, if there is a catalogue for it; else English."""
    for name in ("LUDI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        word = os.environ.get(name, "").replace("_", "-").split(".")[0]
        for language in (word, word.split("-")[0]):
            if language in languages():
                return language
    return FALLBACK


class Files:
    """Reads the catalogues for Fluent, whose own reader leaves its files open."""

    def resources(self, language: str, names: Sequence[str]) -> Iterator[list[Any]]:
        """The parsed files of a language, in one list."""
        from fluent.runtime import FluentResource

        files = (FOLDER / language / name for name in names)
        yield [FluentResource(file.read_text("utf-8")) for file in files if file.exists()]


class Text:
    """The catalogue of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentLocalization

        if language not in languages():
            raise BadOption(f"language: {language!r} was given, {listed(languages())} is accepted")
        self.language = language
        files = sorted({p.name for p in FOLDER.glob("*/*.ftl")})
        reader: Any = Files()
        self._fluent = FluentLocalization([language, FALLBACK], files, reader, use_isolating=False)

    def __call__(self, key: str, **params: Any) -> str:
        """The sentence of a key; a key that no catalogue has comes back as it is."""
        return str(self._fluent.format_value(key, params))

    def card(self, title: str, name: str) -> str:
        """The name of a card."""
        return self(f"{family(title)}-card-{slug(name)}")

    def told(self, title: str, told: Message, players: Sequence[str], *, chances: bool = True) -> str:
        """A sentence of a title, with the names of players, cards and whatever else the title has put in.

        chances: whether those are told; without them a sentence that is one comes out empty.
        """
        typed = getattr(load(title, "moves"), "typed", None)
        if typed is not None:  # of a title that names its parameters only by what they are called
            told = Message(told.key, {name: typed(name, x, len(players)) for name, x in told.params.items()})
        return self._said(_Reader(family(title), players, chances), told)

    def param(self, title: str, param: Param, players: Sequence[str]) -> str:
        """What stands in a sentence, alone."""
        return str(self._param(_Reader(family(title), players, chances=True), param))

    def _said(self, to: _Reader, told: Message) -> str:
        if isinstance(told, Chance) and not to.chances:
            return ""
        return self(told.key, **{name: self._param(to, x) for name, x in told.params.items()})

    def _param(self, to: _Reader, param: Any) -> Any:
        match param:
            case Named("seat", int(seat)):
                return to.players[seat]
            case Named(kind, id_):
                return self(f"{to.family}-{kind}-{slug(str(id_))}")
            case Listed(items, between):
                said = (str(self._param(to, x)) for x in items)
                return self(f"web-between-{between}").join(filter(None, said))
            case Message():
                return self._said(to, param)
        return param


@dataclass(frozen=True)
class _Reader:
    """Whom a sentence is for, and whose words it is made of."""

    family: str
    players: Sequence[str]
    chances: bool


@cache
def text(language: str | None = None) -> Text:
    """The catalogue of a language, or of the preferred one. Raises BadOption for a language that there is not."""
    return Text(language or preferred())
