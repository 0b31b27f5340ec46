"""The translations: what English says is said, with the same facts, in every language; nothing is left unfilled."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseComment,
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len

import ludi
from ludi.cli.boards import picture, sentences
from ludi.cli.boards.roma import NARROW
from ludi.kernel.told import Entry, Told
from ludi.locales import FALLBACK, FOLDER, Text, languages

TRANSLATED = [language for language in languages() if language != FALLBACK]
TERMINAL = 80

# (language, key): what the English sentence has and this one knowingly goes without.
LEFT_OUT: dict[tuple[str, str], set[str]] = {}

# Where only some numbers can come; elsewhere any can.
POSSIBLE = {("roma-ask-giving", "left"): (1, 2)}
NUMBERS = (*range(26), 100, 101, 102, 105, 111, 121)

# What a player called like the reader ("You") must not make of a sentence.
WRONG = {"fr": re.compile(r"\b[Vv]ous (a|est|prend|doit|demande)\b")}

# What a printer of the language would not set: French puts a narrow no-break space before high marks, Chinese has wide
# marks of its own.
MISPRINT = {
    "fr": re.compile(r"[ \u00a0][:;!?]|'"),
    "zh": re.compile(r"[\u4e00-\u9fff][,;:!?]|[,;:!?] ?[\u4e00-\u9fff]"),
}


@cache
def catalogue(language: str) -> dict[str, tuple[str, Message]]:
    """Every key with its file and its message."""
    found: dict[str, tuple[str, Message]] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert isinstance(entry, Message | BaseComment), f"{language}/{file.name}: {entry}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
                assert entry.value is not None, f"{language}: {entry.id.name} is empty"
                found[entry.id.name] = file.name, entry
    return found


class Parts(Visitor):
    """The variables, the references, the selections and the plain words of a message."""

    def __init__(self, message: Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[SelectExpression] = []
        self.words: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: TextElement) -> None:
        self.words.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        self.selections.append(node)
        self.generic_visit(node)


@cache
def parts(language: str, key: str) -> Parts:
    """The parts of a message, with those of the messages it refers to."""
    found = Parts(catalogue(language)[key][1])
    for reference in sorted(found.references):
        of = parts(language, reference)
        found.variables |= of.variables
        found.selections += of.selections
    return found


def referred(language: str) -> set[str]:
    """The keys that other messages of the same language are built from."""
    return {r for key in catalogue(language) for r in parts(language, key).references}


def shared(language: str) -> list[str]:
    """The keys that stand in both languages."""
    return sorted(set(catalogue(language)) & set(catalogue(FALLBACK)))


def variants(language: str, key: str) -> Iterator[tuple[str, str]]:
    """Each variable that is selected on, with each word that is asked for; numbers are left out."""
    for selection in parts(language, key).selections:
        assert isinstance(selection.selector, VariableReference), f"{language}: {key}"
        for variant in selection.variants:
            if isinstance(variant.key, Identifier):
                yield selection.selector.id.name, variant.key.name


def on_number(language: str, key: str) -> set[str]:
    """The variables of a message that are selected on as numbers."""
    plural = {"zero", "one", "two", "few", "many"}
    found = {name for name, word in variants(language, key) if word in plural}
    for selection in parts(language, key).selections:
        if any(isinstance(variant.key, NumberLiteral) for variant in selection.variants):
            assert isinstance(selection.selector, VariableReference)
            found.add(selection.selector.id.name)
    return found


def test_there_are_translations() -> None:
    assert {"fr", "zh"} <= set(TRANSLATED)


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_key_is_missing(language: str) -> None:
    assert sorted(set(catalogue(FALLBACK)) - set(catalogue(language))) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_key_is_unknown(language: str) -> None:
    assert sorted(set(catalogue(language)) - set(catalogue(FALLBACK)) - referred(language)) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_key_stands_in_the_file_where_english_has_it(language: str) -> None:
    """The browser loads a catalogue file by file."""
    for key in shared(language):
        assert catalogue(language)[key][0] == catalogue(FALLBACK)[key][0], key
        for reference in parts(language, key).references:
            assert catalogue(language)[reference][0] == catalogue(language)[key][0], key


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_sentence_has_the_facts_of_the_english_one(language: str) -> None:
    for key in shared(language):
        english, here = parts(FALLBACK, key).variables, parts(language, key).variables
        assert english - here == LEFT_OUT.get((language, key), set()), key
        assert here <= english, key


def test_what_is_left_out_is_a_known_key() -> None:
    assert [at for at in LEFT_OUT if at[1] not in catalogue(FALLBACK) or at[0] not in TRANSLATED] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_selections_ask_for_words_that_can_come(language: str) -> None:
    """A variant asks for a plural form of the language, a word of the English message, or the reader's own name."""
    locale = Locale.parse(language)
    plurals = {"other", *locale.plural_form.tags}
    say = Text(language)
    reader = {say("play-you"), say("web-you")}
    for key in shared(language):
        english = set(variants(FALLBACK, key))
        numbers = {name for name, word in english if word == "one"} | on_number(FALLBACK, key)
        for name, word in variants(language, key):
            if name in numbers:
                assert word in plurals, f"{key}: {word}"
            elif name in ("seat", "foe"):
                assert word in reader | {"other"}, f"{key}: {word}"
            elif name in {n for n, _ in english}:
                assert (name, word) in english, f"{key}: {word}"
            else:
                assert word in plurals, f"{key}: {word}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_number_that_english_says_is_said(language: str) -> None:
    """Fails where a form for "one" has a 1 written into it and the language uses it for 0 or 21 too."""
    english, say = Text(FALLBACK), Text(language)
    for key in shared(language):
        for name in on_number(FALLBACK, key) | on_number(language, key):
            for n in POSSIBLE.get((key, name), NUMBERS):
                params: dict[str, Any] = dict.fromkeys(parts(FALLBACK, key).variables, 777)
                params[name] = n
                there, here = (re.findall(r"\d+", s(key, **params)) for s in (english, say))
                assert there.count(str(n)) <= here.count(str(n)), f"{key}, {name} = {n}: {say(key, **params)}"


@pytest.mark.parametrize("language", sorted(MISPRINT))
def test_marks_are_set_as_the_language_sets_them(language: str) -> None:
    keys = catalogue(language)
    assert [key for key in keys if any(MISPRINT[language].search(w) for w in parts(language, key).words)] == []


class Listening(Text):
    """The catalogue of a language that hears what is wrong with a sentence."""

    def __call__(self, key: str, **params: object) -> str:
        words = super().__call__(key, **params)
        assert words != key, f"{key} is in no catalogue"
        for leftover in ("{", "$", "()", "（）", ": .", "：。"):
            assert leftover not in words, f"{key}: {words!r}"
        assert "  " not in words.strip(), f"{key}: {words!r}"
        wrong = WRONG.get(self.language)
        assert not wrong or not wrong.search(words), f"{key}: {words!r}"
        return words

    def told(self, title: str, told: Told, players: Any) -> str:
        words = super().told(title, told, players)
        assert words[-1] not in " \u202f\u00a0", f"{told.key}: {words!r}"
        return words


# Rare in random play: a third die for the Forum, and Scaenicus with fighters to copy.
RARE = {
    "dice": [2, 2, 3],
    "players": [
        {"row": {"1": "Templum", "2": "Forum", "3": "Scaenicus", "4": "Legionarius", "5": "Centurio"}},
        {"row": {"3": "Turris"}},
    ],
}


@pytest.mark.parametrize("language", TRANSLATED)
def test_random_games_are_told_without_leftovers(language: str) -> None:
    say = Listening(language)
    for seed in range(12):
        game = ludi.make("roma", scaenicus_any_card=bool(seed % 2), max_turns=80)
        listen(say, game.start() if seed % 3 else game.position(RARE), random.Random(seed))
    words = sentences("roma")
    assert all([*words.rules(say), *(words.card_facts(card, say) for card in words.CARDS)])


def listen(say: Listening, state: ludi.State, rng: random.Random) -> None:
    """Play to the end and say all there is to say on the way, as the seats and a spectator hear it."""
    game, board, words = state.game, picture("roma"), sentences("roma")
    names = say("play-you"), say("play-bot", level="Centurio")
    seats: tuple[int | None, ...] = (0, 1, None)
    views = {p: state.view(p) for p in seats}
    for n in range(10_000):
        for p in (0, 1) if n % 20 == 0 or state.to_move == ludi.OVER else ():
            assert words.describe(views[p], p, names, say)
            board.picture(views[p], p, names, say, TERMINAL)
        seat = state.to_move
        if seat == ludi.OVER:
            return
        for action in state.legal():
            assert words.ask(views[seat], say)
            offer = game.offer(views[seat], action)
            say.told("roma", offer.told, names)
            words.effect(views[seat], offer, say)
        action = rng.choice(state.possible())
        decision, witness = state.decision(), state.witness(action)
        state.apply(action)
        for of, before in views.items():
            views[of] = state.view(of)
            for told in game.tell(before, Entry(seat, decision, action if of in witness else None), views[of]):
                say.told("roma", told, names)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("language", languages())
def test_the_words_of_the_board_fit_its_spaces(language: str) -> None:
    say = Text(language)
    shown = [say(f"roma-board-{word}") for word in ("empty", "empty-loss", "down", "blocked")]
    shown += [say("roma-board-defence", n=n, change=c, by=by) for n, c, by in ((9, 0, ""), (6, 1, "+1"), (5, -4, "−4"))]
    for type_ in ("character", "building"):
        shown.append(f"{say(f'roma-board-type-{type_}')} {say('roma-board-price', cost=9)}")
    assert [word for word in shown if cell_len(word) > NARROW] == []


@pytest.mark.parametrize("language", languages())
def test_the_keys_of_the_screen_fit_its_last_line(language: str) -> None:
    say = Text(language)
    shown = [say("screen-keys", undo=undo) for undo in ("yes", "no")] + [say("screen-keys-over")]
    assert [line for line in shown if cell_len(line) > TERMINAL] == []
