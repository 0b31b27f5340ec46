"""The catalogue: what the code says is there, what is there is said, and nothing is left unfilled."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, Message

import ludi
from ludi.cli.boards import picture, roma_words, sentences
from ludi.kernel.told import Entry
from ludi.locales import FOLDER, Text, text

SOURCE = FOLDER.parent
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
NAMES = ("You", "Bot Centurio")


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
    unused = [key for key in catalogue() if key not in used and not any(p.fullmatch(key) for p in made)]
    assert unused == []


def test_a_key_that_is_not_there_would_be_noticed() -> None:
    assert not any(p.fullmatch("play-nonsense") or p.fullmatch("lab-nonsense") for p in patterns())


def test_every_card_and_option_has_its_words() -> None:
    say = text("en")
    cards = ludi.make("roma").notation.CARD_NAMES[1:]
    assert len(cards) == 25
    for card in cards:
        slug = card.lower().replace(" ", "-")
        assert say.card("roma", card) == card
        assert len(say(f"roma-card-{slug}-text")) > 30
    expected = {f"roma-card-{c.lower().replace(' ', '-')}{end}" for c in cards for end in ("", "-text")}
    assert {k for k in catalogue() if k.startswith("roma-card-")} == expected | {"roma-card-facts"}
    options = {f"roma-option-{name.replace('_', '-')}" for name in ludi.make("roma").options}
    assert {k for k in catalogue() if k.startswith("roma-option-")} == options


class Listening(Text):
    """The catalogue, remembering what was said."""

    def __init__(self) -> None:
        super().__init__("en")
        self.heard: set[str] = set()

    def __call__(self, key: str, **params: object) -> str:
        words = super().__call__(key, **params)
        assert words != key, f"{key} is not in the catalogue"
        assert "{" not in words, f"{key}: {words}"
        assert "  " not in words.strip(), f"{key}: {words!r}"
        assert ": ." not in words, f"{key}: {words!r}"
        assert "()" not in words, f"{key}: {words!r}"
        self.heard.add(key)
        return words


# Rare in random play: a third die for the Forum, and Scaenicus with fighters to copy.
RARE = {
    "dice": [2, 2, 3],
    "players": [
        {"row": {"1": "Templum", "2": "Forum", "3": "Scaenicus", "4": "Legionarius", "5": "Centurio"}},
        {"row": {"3": "Turris"}},
    ],
}


@pytest.fixture(scope="module")
def heard() -> set[str]:
    """The keys said in random games: log lines of both seats and a spectator, questions, moves, positions."""
    say = Listening()
    for seed in range(80):
        game = ludi.make("roma", scaenicus_any_card=bool(seed % 2), max_turns=120)
        listen(say, game.start() if seed % 4 < 2 else game.position(RARE), random.Random(seed))
    words = sentences("roma")
    assert all([*words.rules(say), *(words.card_facts(card, say) for card in words.CARDS)])
    return say.heard


def listen(say: Listening, state: ludi.State, rng: random.Random) -> None:
    """Play to the end and say all there is to say on the way."""
    game, board, words = state.game, picture("roma"), sentences("roma")
    seats: tuple[int | None, ...] = (0, 1, None)
    views = {p: state.view(p) for p in seats}
    for n in range(10_000):
        for p in (0, 1) if n % 20 == 0 or state.to_move == ludi.OVER else ():
            assert words.describe(views[p], p, NAMES, say)
            board.picture(views[p], p, NAMES, say, 80)
        seat = state.to_move
        if seat == ludi.OVER:
            return
        for action in state.legal():
            assert words.ask(views[seat], say)
            offer = game.offer(views[seat], action)
            assert words.group(views[seat], offer) in ("", *words.GROUPS)
            say.told("roma", offer.told, NAMES)
            words.effect(views[seat], offer, say)
        action = rng.choice(state.possible())
        decision, witness = state.decision(), state.witness(action)
        state.apply(action)
        for of, before in views.items():
            views[of] = state.view(of)
            entry = Entry(seat, decision, action if of in witness else None)
            for told in game.tell(before, entry, views[of]):
                say.told("roma", told, NAMES)


@pytest.mark.parametrize("family", ["told", "move", "ask", "effect", "state", "board", "rules"])
def test_random_games_say_every_sentence(heard: set[str], family: str) -> None:
    there = {key for key in catalogue() if key.startswith(f"roma-{family}-")}
    assert sorted(there - heard) == []


def test_chances_are_those_of_a_die() -> None:
    assert [roma_words.percent(d) for d in (1, 2, 4, 6, 7)] == [100, 83, 50, 17, 0]
    assert roma_words.percent(7, 2) == 33
    assert roma_words.percent(-2) == 100
