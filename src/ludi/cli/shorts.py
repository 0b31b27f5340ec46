"""Short texts of moves as people read and write them: what they name is called as it is on the board.

A record names things by the ids of the data file, `take Red 1`, `place britannia_inferior`. At the terminal they have
their English names, `take Britannia I`; a person may write the id or what it is called in any language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from ludi.kernel.home import load
from ludi.kernel.messages import slug
from ludi.kernel.titles import family
from ludi.locales import names

KINDS = ("card",)  # what an argument may be called as besides its own kind: an award is a card too


def shown(title: str, text: str) -> str:
    """The short text of a move, with what it names by its English name."""
    word, _, thing = text.partition(" ")
    called = _called(title, word).get(thing, ())
    return f"{word} {called[0]}" if called else text


def read(title: str, text: str) -> str:
    """The short text that a person means, as a record has it; as it was given where it names nothing known."""
    word, _, thing = " ".join(text.split()).partition(" ")
    wanted = thing.casefold()
    for id_, called in _called(title, word.casefold()).items():
        if wanted in (one.casefold() for one in called):
            return f"{word} {id_}"
    return text


@cache
def _called(title: str, word: str) -> Mapping[str, Sequence[str]]:
    """What the things that may follow a word are called in any language, English first, by their ids."""
    found = dict[str, Sequence[str]]()
    for one in load(title, "notation").SHORT.ranges:
        if one.word == word and one.takes:
            for kind in (*KINDS, one.takes):
                called = names(family(title), kind)
                found.update((id_, called[slug(id_)]) for id_ in one.words if slug(id_) in called)
    return found
