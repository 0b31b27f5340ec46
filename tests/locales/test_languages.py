"""The translations: what English says is said, with the same facts, in every language; nothing is left unfilled."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
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
from tests.locales.hearing import TERMINAL, Quick, listen, say_the_rest, starts

from ludi.cli.boards.roma import columns
from ludi.games.roma import constants as K
from ludi.games.roma import fights
from ludi.games.roma.printed import NAMES
from ludi.games.roma.slots import signed
from ludi.kernel import messages
from ludi.kernel.titles import family as family_of
from ludi.locales import FALLBACK, FOLDER, FUNCTIONS, Catalogue, Text, languages

TRANSLATED = [language for language in languages() if language != FALLBACK]

# Only what is said of the six dice discs; everywhere else the seventh disc is bribery.
SIX_DISCS = re.compile("roma-move-use|roma-move-use-attack|roma-slot-.*|roma-.*-web-.*")

# (language, key): what the English sentence has and this one knowingly goes without.
LEFT_OUT: dict[tuple[str, str], set[str]] = {}

# Where only some numbers can come; elsewhere any can.
POSSIBLE = {("roma-ask-giving", "left"): (1, 2)}
PLURALS = {"zero", "one", "two", "few", "many"}
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


@pytest.mark.soak(but=1)
@pytest.mark.parametrize("language", languages())
def test_a_sentence_that_is_parsed_alone_is_that_of_the_whole_catalogue(language: str) -> None:
    whole, alone = FluentBundle([language], use_isolating=False, functions=FUNCTIONS), Catalogue(language)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        whole.add_resource(FluentResource(file.read_text("utf-8")))
    keys = [*catalogue(language)]
    random.Random(1).shuffle(keys)
    for key in keys:
        pattern = whole.get_message(key).value
        assert pattern is not None
        for n in (1, 2, 25):
            params = dict.fromkeys(parts(language, key).variables, n)
            assert alone.said(key, params) == whole.format_pattern(pattern, params)[0]
    assert alone.said("of-no-catalogue", {}) is None


@pytest.mark.parametrize("language", languages())
def test_half_a_point_is_written_in_one_way(language: str) -> None:
    text, half = Text(language), {"vp": 0.5, "points": 0.5, "left": 0.5}
    found = {key: parts(language, key).variables for key in catalogue(language) if key.startswith("lusitania-")}
    said = {key: text(key, **(dict.fromkeys(of, "…") | half)) for key, of in found.items() if half.keys() & of}
    for key in ("told-gains", "told-loses", "why-gains", "why-loses", "why-foe-gains", "why-foe-loses", "score"):
        said[key] = text(f"lusitania-{key}", seat="…", n=0.5, points=0.5)
    said["standing"] = text("web-standing", seat="…", n=0.5)
    said["replay"] = text("lab-replay-score", player="…", score=0.5)
    assert len(said) > 12
    assert {key: x for key, x in said.items() if "½" not in x or re.search(r"0[.,]5", x)} == {}
    assert "−1½" in text("lusitania-points", seat="A", vp=-1.5)
    assert re.search(r"\b1[.,]4", text("lusitania-why-gains", n=1.4))  # on average


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


@cache
def referred(language: str) -> frozenset[str]:
    """The keys that other messages of the same language are built from."""
    return frozenset(r for key in catalogue(language) for r in parts(language, key).references)


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


def asked_for(language: str, key: str, name: str) -> set[str]:
    """The words that are asked for where mostly numbers come: a percent that is not to be said."""
    return {word for of, word in variants(language, key) if of == name} - PLURALS


def on_number(language: str, key: str) -> set[str]:
    """The variables of a message that are selected on as numbers."""
    found = {name for name, word in variants(language, key) if word in PLURALS}
    for selection in parts(language, key).selections:
        if any(isinstance(variant.key, NumberLiteral) for variant in selection.variants):
            assert isinstance(selection.selector, VariableReference)
            found.add(selection.selector.id.name)
    return found


def test_there_are_translations() -> None:
    assert {"fr", "zh"} <= set(TRANSLATED)


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_key_is_missing(language: str) -> None:
    """What English builds sentences from, another language may build in its own way."""
    assert sorted(set(catalogue(FALLBACK)) - set(catalogue(language)) - referred(FALLBACK)) == []


@pytest.mark.parametrize("language", languages())
def test_a_sentence_is_built_from_parts_that_are_there(language: str) -> None:
    assert sorted(referred(language) - set(catalogue(language))) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_key_is_unknown(language: str) -> None:
    assert sorted(set(catalogue(language)) - set(catalogue(FALLBACK)) - referred(language)) == []


def beside(file: str) -> set[str]:
    """The files that are always loaded with a file: for lessons, the words of their title, whose cards they name."""
    title, is_lesson, _ = file.partition("-lessons")
    return {file, f"{family_of(title)}.ftl"} if is_lesson else {file}


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_key_stands_in_the_file_where_english_has_it(language: str) -> None:
    """The browser loads a catalogue file by file."""
    for key in shared(language):
        assert catalogue(language)[key][0] == catalogue(FALLBACK)[key][0], key
        for reference in parts(language, key).references:
            assert catalogue(language)[reference][0] in beside(catalogue(language)[key][0]), key


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
                assert word in plurals | asked_for(FALLBACK, key, name), f"{key}: {word}"
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


@pytest.mark.parametrize("language", languages())
def test_a_chance_that_is_not_wanted_leaves_no_trace(language: str) -> None:
    """Without its percent a sentence still says what is needed; what is certain or cannot be is said in words."""
    say, needing = Text(language), 0
    for card, defence, dice, twice in product(
        ("Legionarius", "Centurio", "Decurion"), range(-1, 13), ((), (3,)), (0, 1)
    ):
        means = fights.Means(dice, 0, twice=bool(twice))
        chance = fights.in_all(card, defence, means)
        found = [messages.Message("roma-effect-attack", {"with": "Forum", "needs": fights.needs(card, defence)})]
        found += [x for x in (fights.raised(card, defence, means),) if x is not None]
        best = messages.Message("roma-effect-velites", {"odds": fights.odds(chance, "roma-at-best")})
        for message in (*found, best):
            shown, hidden = (say.told("roma", message, (), chances=wanted) for wanted in (True, False))
            assert "%" not in hidden
            assert hidden.rstrip(" :：,，\u00a0\u202f") == hidden
            if message is found[0] and 0 < fights.one_roll(defence, fights.bonus(card)) < 1:
                assert str(defence - fights.bonus(card)) in hidden
                needing += 1
        assert ("%" in shown) == (0 < chance < 1)
        assert (shown == hidden) == (chance in (0, 1))
    assert needing > 10


@pytest.mark.parametrize("language", languages())
def test_only_sentences_that_a_reader_may_lose_have_a_percent(language: str) -> None:
    shown = {
        key for key in catalogue(language) if key.startswith("roma-") and "percent" in parts(language, key).variables
    }
    assert shown == {*fights.ODDS}


class Listening(Quick):
    """The catalogue of a language that hears what is wrong with a sentence."""

    def first(self, key: str, words: str) -> str:
        wrong = WRONG.get(self.language)
        assert not wrong or not wrong.search(words), f"{key}: {words!r}"
        return super().first(key, words)

    def told(self, title: str, told: messages.Message, players: Sequence[str], *, chances: bool | None = None) -> str:
        words = super().told(title, told, players, chances=chances)
        assert words[-1] not in " \u202f\u00a0", f"{told.key}: {words!r}"
        return words


@pytest.mark.soak(but=1)
@pytest.mark.parametrize("language", TRANSLATED)
def test_games_of_every_combination_are_told_without_leftovers(language: str) -> None:
    say = Listening(language)
    names = say("play-you"), say("play-bot", level="Centurio")
    for state, rng in starts(2):
        listen(say, state, rng, names)
    say_the_rest(say)


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_card_is_named_like_another(language: str) -> None:
    say = Text(language)
    names = [say.card("arena", card) for card in NAMES]
    assert len(set(names)) == len(NAMES) == K.KINDS - 1


@pytest.mark.parametrize("language", languages())
def test_a_place_is_called_bribery_where_it_is_the_seventh(language: str) -> None:
    say = Text(language)
    for key in catalogue(language):
        if key.startswith("roma-") and "disc" in parts(language, key).variables and not SIX_DISCS.fullmatch(key):
            params: dict[str, Any] = dict.fromkeys(parts(language, key).variables, 777)
            assert "7" not in say(key, **{**params, "disc": 7}).replace("777", ""), key
            assert "6" in say(key, **{**params, "disc": 6}).replace("777", ""), key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("discs", [K.ROMA_DISCS, K.DISCS])
def test_the_words_of_the_board_fit_its_spaces(language: str, discs: int) -> None:
    say, cell = Text(language), columns(TERMINAL, discs)
    shown = [say(f"roma-board-{word}") for word in ("empty", "empty-loss", "blocked")]
    if discs == K.ROMA_DISCS:  # with bribery no card lies face down
        shown.append(say("roma-board-down"))
    else:
        shown.append(say("roma-board-bribery"))
    for n, by in ((9, 0), (6, 1), (5, -4)):
        shown.append(say("roma-board-defence", n=n, change=by, by=signed(by)))
    shown.append(say("roma-board-defence-brief", n=24, change=4, by="+4"))
    brief = "" if discs == K.ROMA_DISCS else "-brief"
    for cost, end in ((9, brief), (20, "-brief")):
        for type_ in ("character", "building"):
            shown.append(f"{say(f'roma-board-type-{type_}{end}')} {say('roma-board-price', cost=cost)}")
    for set_ in ("roma", "arena", "both"):
        shown.append(say("roma-board-alien", card=say("roma-board-set", set=set_)))
    assert [word for word in shown if cell_len(word) > cell] == []


@pytest.mark.parametrize("language", languages())
def test_long_lines_of_the_board_fit_the_screen(language: str) -> None:
    """The head with two pairs of piles, and what stands in the line of the player who has dice to use."""
    say = Text(language)
    you, bot = say("play-you"), say("play-bot", level="Centurio")
    piles = {"seat": you, "deck": 40, "discard": 15, "foe": bot, "foedeck": 38, "foediscard": 17}
    head = say("roma-board-head-apart", turn=24, supply=6, low="yes", **piles)
    parts = [f"▶ {you}  {say('roma-board-vp', vp=14)} {say('roma-board-loss', n=3)}", say("roma-board-money", n=12)]
    parts += [f"{say('roma-board-dice')} [1] [2] [-] {say('roma-board-bribed')}"]
    assert [line for line in (head, "  ".join(parts)) if cell_len(line) > TERMINAL] == []


@pytest.mark.parametrize("language", languages())
def test_the_keys_of_the_screen_fit_its_last_line(language: str) -> None:
    say = Text(language)
    keys = ("screen-keys", "screen-keys-map")
    shown = [say(key, undo=undo) for key in keys for undo in ("yes", "redo", "no")] + [say("screen-keys-over")]
    assert [line for line in shown if cell_len(line) > TERMINAL] == []
