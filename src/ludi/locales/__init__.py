"""Every sentence a person reads: one catalogue per language, for terminal, server and browser.

A language is a folder of Fluent files (`*.ftl`). English is complete; what another one lacks is said in English.
"""

from __future__ import annotations

import copy
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

from ludi.kernel.messages import Chance, Listed, Message, Named, Param
from ludi.kernel.messages import slug as slug
from ludi.kernel.spoken import choice, not_accepted
from ludi.kernel.titles import family

FOLDER = Path(__file__).parent
FALLBACK = "en"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # how a sentence, or a term, begins
KEPT = 4096  # sentences of a language that are kept, names of cards and players among them
PLAIN = (int, str)  # what stands in a sentence as it is
NAME = re.compile(r"-?[a-zA-Z][\w-]*")


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


@cache
def names(family: str, kind: str) -> dict[str, list[str]]:
    """What the things of a kind are called in any language, English first, by their slugs: plain words, read without
    Fluent."""
    entry = re.compile(rf"^{family}-{kind}-([\w-]+) = ([^{{}}\n]+)$", re.MULTILINE)
    found: dict[str, list[str]] = {}
    for language in sorted(languages(), key=lambda language: language != FALLBACK):
        for thing, name in entry.findall((FOLDER / language / f"{family}.ftl").read_text("utf-8")):
            found.setdefault(thing, []).append(name.strip())
    return found


def points(n: Any) -> Any:
    """Points as people write them: a half as ½, what is lost with a minus sign. Other numbers as the language does."""
    if not isinstance(n, int | float) or n % 1 not in (0, 0.5):
        return n
    whole, half = divmod(abs(n), 1)
    return f"{'−' if n < 0 else ''}{int(whole) if whole or not half else ''}{'½' if half else ''}"


FUNCTIONS: dict[str, Any] = {"POINTS": points}  # what a sentence may call; those of the page stand in text.svelte.ts


class Catalogue:
    """The sentences of one language. To parse all of them takes long, so each is parsed when it is first said."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        self._sources: dict[str, str] = {}  # of what is not yet parsed
        for file in sorted((FOLDER / language).glob("*.ftl")):
            text = file.read_text("utf-8")
            begins = [*ENTRY.finditer(text)]
            for here, after in zip_longest(begins, begins[1:]):
                self._sources.setdefault(here[1], text[here.start() : after.start() if after else None])

    def said(self, key: str, params: Mapping[str, Any]) -> str | None:
        """The sentence of a key; None if this language has none."""
        if key in self._sources:
            self._parse(key)
        if not self._bundle.has_message(key) or (pattern := self._bundle.get_message(key).value) is None:
            return None
        return str(self._bundle.format_pattern(pattern, dict(params))[0])

    def _parse(self, key: str) -> None:
        """Parse an entry, and all others that it may refer to; they are ready before any counts as parsed."""
        from fluent.runtime import FluentResource

        found, ahead = dict[str, str](), [key]
        while ahead:
            name = ahead.pop()
            if name not in found and (source := self._sources.get(name)) is not None:
                found[name] = source
                ahead += NAME.findall(source)
        self._bundle.add_resource(FluentResource("\n".join(found.values())))
        for name in found:
            self._sources.pop(name, None)


@cache
def catalogue(language: str) -> Catalogue:
    """The sentences of a language, for all that say them."""
    return Catalogue(language)


class Text:
    """The catalogue of one language. chances: whether sentences that tell one are said."""

    def __init__(self, language: str) -> None:
        self.chances = True
        if language not in languages():
            raise not_accepted("language", language, choice(languages()))
        self.language = language
        self._kept = lru_cache(KEPT, typed=True)(self._first)

    def __call__(self, key: str, **params: Any) -> str:
        """The sentence of a key; a key that no catalogue has comes back as it is."""
        return self._kept(key, **params)

    def _first(self, key: str, **params: Any) -> str:
        """The same for the first time: the sentence in the first language that has it."""
        said = (catalogue(language).said(key, params) for language in (self.language, FALLBACK))
        return next((x for x in said if x is not None), key)

    def with_chances(self, told: bool) -> Text:
        """The same for a reader who wants chances, or wants none."""
        reader = copy.copy(self)
        reader.chances = told
        return reader

    def card(self, title: str, name: str) -> str:
        """The name of a card."""
        return self(f"{family(title)}-card-{slug(name)}")

    def told(self, title: str, told: Message, players: Sequence[str], *, chances: bool | None = None) -> str:
        """A sentence of a title, with the names of players, cards and whatever else the title has put in.

        chances: whether those are told, instead of what this reader wants; a sentence that is one else comes out empty.
        """
        wanted = self.chances if chances is None else chances
        return self._said(_Reader(family(title), players, wanted), told)

    def param(self, title: str, param: Param, players: Sequence[str]) -> str:
        """What stands in a sentence, alone."""
        return str(self._param(_Reader(family(title), players, chances=True), param))

    def _said(self, to: _Reader, told: Message) -> str:
        if not to.chances and isinstance(told, Chance):
            return ""
        params = told.params.items()
        return self(told.key, **{name: x if type(x) in PLAIN else self._param(to, x) for name, x in params})

    def _param(self, to: _Reader, param: Any) -> Any:
        if isinstance(param, Message):
            return self._said(to, param)
        if isinstance(param, Named):
            if param.kind == "seat" and isinstance(param.id, int):
                seat = param.id
                return to.players[seat] if seat < len(to.players) else str(seat + 1)  # nobody said who sits there
            key = _name(to.family, param.kind, param.id)
            name = self(key)
            return str(param.id) if name == key else name  # it comes from a data file of the reader's own
        if isinstance(param, Listed):
            said = (str(self._param(to, x)) for x in param.items)
            return self(f"web-between-{param.between}").join(filter(None, said))
        return param


@lru_cache(KEPT, typed=True)
def _name(family: str, kind: str, id_: str | int) -> str:
    """The key of the name of a thing."""
    return f"{family}-{kind}-{slug(str(id_))}"


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
