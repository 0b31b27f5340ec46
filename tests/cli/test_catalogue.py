"""The catalogue: what the code says is there, what is there is said, and nothing is left unfilled."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, Message
from tests.locales.hearing import Quick, listen, say_the_rest, starts

from ludi.games.roma.options import OPTIONS
from ludi.games.roma.printed import NAMES
from ludi.kernel.titles import TITLES, family
from ludi.lessons import lessons
from ludi.lessons.check import sentences
from ludi.locales import FOLDER, slug, text

SOURCE = FOLDER.parent
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")


@cache
def catalogue(language: str = "en") -> dict[str, str]:
    """Every key with the file it stands in."""
    found: dict[str, str] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert isinstance(entry, Message | BaseComment), f"{file.name}: {entry}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                assert entry.value is not None
                found[entry.id.name] = file.name
    return found


def referred() -> set[str]:
    """The keys that other messages are built from."""
    files = "".join(file.read_text("utf-8") for file in (FOLDER / "en").glob("*.ftl"))
    return set(re.findall(r"\{ ([a-z]+(?:-[a-z0-9]+)+) \}", files))


def strings() -> Iterator[tuple[Path, ast.Constant | ast.JoinedStr]]:
    """Every string of the package, with the file it stands in."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
                yield file, node


@cache
def pages() -> tuple[str, ...]:
    """The sources of the browser client."""
    folder = SOURCE.parents[1] / "web" / "src"
    return tuple(f.read_text("utf-8") for end in ("ts", "svelte") for f in sorted(folder.rglob(f"*.{end}")))


def written() -> set[str]:
    """The strings of the code that look like a key of a family that the catalogue has."""
    families = {key.split("-")[0] for key in catalogue()}
    words = {n.value for _, n in strings() if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return {w for w in words if KEY.fullmatch(w) and w.split("-")[0] in families}


def patterns() -> list[re.Pattern[str]]:
    """The keys that the code puts together and those of the browser, as patterns; each has words of its own in it."""
    out = []
    for _, node in strings():
        if not isinstance(node, ast.JoinedStr):
            continue
        parts = [p.value if isinstance(p, ast.Constant) else None for p in node.values]
        fixed = [str(p) for p in parts if p is not None]
        if all(re.fullmatch(r"[a-z-]+", p) for p in fixed) and re.search(r"[a-z]-|-[a-z]", "".join(fixed)):
            out.append(re.compile("".join("[a-z0-9-]+" if p is None else str(p) for p in parts)))
    for page in pages():
        out += [re.compile(w) for w in re.findall(r"""["']([a-z]+-[a-z0-9-]*[a-z0-9])["']""", page)]
        out += [re.compile(f"{w}.+") for w in re.findall(r"""["']([a-z]+-[a-z-]+-)["']""", page)]
        for template in re.findall(r"`([^`]+)`", page):
            made = re.sub(r"\$\{[^}]*\}", "\0", template)
            if re.fullmatch(r"[a-z0-9\0-]+", made) and re.search(r"[a-z]-|-[a-z]", made):
                out.append(re.compile(made.replace("\0", "[a-z0-9-]+")))
    return out


def test_every_key_in_the_code_is_in_the_catalogue() -> None:
    fragments = {"roma-card", "roma-move"}
    assert sorted(written() - set(catalogue()) - fragments) == []


def test_every_key_of_the_catalogue_is_used() -> None:
    used, made = written(), patterns()
    used |= referred() | {said.key for title in TITLES for one in lessons(title) for said in sentences(one)}
    assert [key for key in catalogue() if key not in used and not any(p.fullmatch(key) for p in made)] == []


def test_a_key_that_is_not_there_would_be_noticed() -> None:
    assert not any(p.fullmatch("play-nonsense") or p.fullmatch("lab-nonsense") for p in patterns())


def test_every_card_and_option_has_its_words() -> None:
    say = text("en")
    for card in NAMES:
        assert say.card("arena", card) == say.card("roma", card) == card
        assert len(say(f"roma-card-{slug(card)}-text")) > 30
    expected = {f"roma-card-{slug(c)}{end}" for c in NAMES for end in ("", "-text")}
    others = {f"roma-card-{word}" for word in ("facts", "facts-marked", "set", "assumed", "changed")}
    assert {k for k in catalogue() if k.startswith("roma-card-")} == expected | others
    offered = [o for title in TITLES if family(title) == "roma" for o in OPTIONS[title]]
    options = {o.name: o for o in offered}
    words = {(o.name, word) for o in offered for word in o.words}
    keys = {f"roma-option-{slug(name)}" for name in options} | {f"roma-option-{slug(n)}-{slug(w)}" for n, w in words}
    assert {k for k in catalogue() if k.startswith("roma-option-")} == keys


class Listening(Quick):
    """The catalogue, remembering what was said."""

    def __init__(self) -> None:
        super().__init__("en")
        self.heard: set[str] = set()

    def first(self, key: str, words: str) -> str:
        self.heard.add(key)
        return super().first(key, words)


@pytest.fixture(scope="module")
def heard() -> set[str]:
    """The keys said in games of every combination: log lines of all who see it, questions, moves, positions."""
    say = Listening()
    for state, rng in starts(5):
        listen(say, state, rng, ("You", "Bot Centurio"))
    say_the_rest(say)
    return say.heard


@pytest.mark.soak
@pytest.mark.parametrize(
    "family", ["told", "move", "ask", "effect", "way", "doubt", "odds", "one-of", "at-best", "state", "board", "rules"]
)
def test_the_games_say_every_sentence(heard: set[str], family: str) -> None:
    there = {key for key in catalogue() if key.startswith(f"roma-{family}-")}
    assert sorted(there - heard) == []
