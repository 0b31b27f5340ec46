"""Every sentence a person reads: one catalogue per language, for terminal, server and browser.

A language is a folder of Fluent files (`*.ftl`). English is complete; what another one lacks is said in English.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ludi.games import family
from ludi.kernel.errors import BadOption, listed
from ludi.kernel.messages import NAMED, Message

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


UNSAID = str.maketrans({" ": "-", "_": "-", **dict.fromkeys(":'().")})
NUMERALS = ("I", "II")  # of the two sides that one of two players leads


def slug(name: str) -> str:
    """A name as part of a key: `Tribunus Plebis` is `tribunus-plebis`, `Honorius (Stilicho)` is `honorius-stilicho`."""
    return name.casefold().translate(UNSAID)


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

    def told(self, title: str, told: Message, players: Sequence[str]) -> str:
        """A sentence of the log, with the names of players, sides, cards and whatever else the title has put in."""
        params = {k: self.named(title, NAMED[k], v, players) if k in NAMED else v for k, v in told.params.items()}
        return self(told.key, **params)

    def named(self, title: str, kind: str, name: Any, players: Sequence[str]) -> Any:
        """What a seat, a side, a force or a thing of the title is called; empty for none."""
        match kind:
            case "seat":
                return players[name]
            case "side":
                return self.side(title, name, players)
            case "cards":
                return self("web-between-list").join(self.card(title, card) for card in name)
            case "force" if name.startswith("legions "):
                side = self.side(title, int(name.partition(" ")[2]), players)
                return self(f"{family(title)}-force-legions", side=side)
            case "force":  # tribes, alone, have `t_` or `k_` before their name
                kind = "force" if name == "rebels" else "tribe" if name[1:2] == "_" else "people"
        return self(f"{family(title)}-{kind}-{slug(name)}") if name else ""

    def side(self, title: str, side: int, players: Sequence[str]) -> str:
        """A side by the name of its player; each of two players leads two sides, which are numbered."""
        seat = players[side % len(players)]
        if len(players) > 2:
            return seat
        return self(f"{family(title)}-side", seat=seat, roman=NUMERALS[side // len(players)])


@cache
def text(language: str | None = None) -> Text:
    """The catalogue of a language, or of the preferred one. Raises BadOption for a language that there is not."""
    return Text(language or preferred())
