"""The game in words, in every language: the log, the moves, the questions, the cards, the board of the terminal."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from tests.empire.table import EMPIRE, at, faction, peoples

import ludi
from ludi.cli.boards import empire as board
from ludi.cli.boards import picture, sentences
from ludi.games.empire import constants as K
from ludi.games.empire.former import former
from ludi.games.empire.log import typed
from ludi.games.empire.view import EmpireView
from ludi.games.empire.words import NUMBERS, rules
from ludi.kernel.facts import GAMES as FACTS
from ludi.kernel.messages import Entry, Message, Named
from ludi.locales import Text, languages, slug

NAMES = ["You", "Bot Centurio", "Bot Tiro", "Anna Maria Longname"]
GAMES = {"en": 4, "fr": 3, "ru": 2, "uk": 4, "zh": 2}  # how many play in each language


OTHERS: dict[str, Any] = {  # every option that changes the rules in short, as it usually is not
    "domination_rule": "three_and_plurality",
    "city_build_rule": "total_cap",
    "looted_city_scores": True,
    "bribe_barbarians": True,
    "roman_loot": "forced",
    "seas_connected": False,
}


class Listening(Text):
    """The catalogue of a language that hears what is wrong with what it says."""

    def __call__(self, key: str, **params: object) -> str:
        words = super().__call__(key, **params)
        assert words != key, f"{key} is in no catalogue"
        for leftover in ("{", "$", "()", "（）", ": .", "：。", "None", "empire-"):
            assert leftover not in words, (key, words)
        assert "  " not in words.strip(), f"{key}: {words!r}"
        return words


def drawn(what: RenderableType, width: int) -> list[str]:
    """The lines that a terminal of this width shows."""
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as captured:
        console.print(what)
    return captured.get().split("\n")[:-1]


def look(game: ludi.Game, view: dict[str, Any], eye: int, say: Text) -> None:
    """Everything there is to see and read of a position."""
    names = NAMES[: game.players]
    assert sentences("empire").describe(view, eye, names, say)
    for width, height, most in ((80, 24, 13), (120, 40, 27), (80, 60, 40)):
        lines = drawn(picture("empire").picture(game, view, eye, names, say, width, height), width)
        assert len(lines) <= most, (width, height, lines)
        assert max(map(cell_len, lines)) <= width, lines
    assert board.overview(view, eye, names, say)


@pytest.mark.soak(but=1)
@pytest.mark.parametrize("language", languages())
def test_a_game_is_told_without_leftovers(language: str) -> None:
    say, rng = Listening(language), random.Random(language)
    game = ludi.make("empire", GAMES[language], bribe_barbarians=True)
    state, words, names = game.start(), sentences("empire"), NAMES[: game.players]
    views = [state.view(p) for p in range(game.players)]
    while (seat := state.to_move) != ludi.OVER:
        if rng.random() < 0.02:
            look(game, views[max(seat, 0)], max(seat, 0), say)
        if seat >= 0:
            assert words.ask(views[seat], names, say)
            for action in rng.sample(state.legal(), min(3, len(state.legal()))):
                offer = game.legal_move(views[seat], action)
                assert words.group(views[seat], offer) in ("", *words.GROUPS)
                assert say.told("empire", offer.told, names)
                words.effect(views[seat], offer, names, say)
        action, decision = rng.choice(state.possible()), state.decision()
        seen = state.witness(action)
        state.apply(action)
        for p in {0, max(seat, 0)}:
            after = state.view(p)
            for told in game.event_messages(views[p], Entry(seat, decision, action if p in seen else None), after):
                assert say.told("empire", told, names)
        views = [state.view(p) for p in range(game.players)]
    look(game, views[0], 0, say)


@pytest.mark.parametrize("language", languages())
def test_every_name_of_the_data_has_its_words(language: str) -> None:
    say, words = Listening(language), sentences("empire")
    for table, kind, key in (
        ("land", "land", "id"),
        ("area", "area", "id"),
        ("people", "people", "id"),
        ("people_slot", "people", "label"),
        ("kingdom", "tribe", "id"),
        ("minor_people", "tribe", "id"),
        ("emperor", "emperor", "name"),
        ("event", "card", "name"),
    ):
        for row in K.DATA[table]:
            key_of = f"empire-{kind}-{slug(row[key])}"
            assert say(key_of) != key_of
    for card in (row["name"] for row in K.DATA["event"]):
        assert len(words.card_text(card, EMPIRE, say)) > (8 if language == "zh" else 40)
        assert words.card_facts(card, EMPIRE, say)
    assert all(words.rules(EMPIRE, say))


def test_a_card_is_one_of_the_game_only_if_it_is_played_with() -> None:
    usual, favoured = (sentences("empire").cards(ludi.make("empire", gods_favor=on)) for on in (False, True))
    assert set(favoured) - set(usual) == {"God's Favor (optional card)"}
    assert set(usual) - set(favoured) == {"Wrath of God II"}
    assert len(usual) == len(favoured) == 54


def test_sides_are_named_by_their_players() -> None:
    say = Text("en")
    lands = {"bithynia": "legions 3: 1", "asia": "k_pontus: 1"}
    for players, expected in (
        (4, "Legions (Anna Maria Longname) attacked Kingdom of Pontus in Asia."),
        (2, "Legions (Bot Centurio II) attacked Kingdom of Pontus in Asia."),
    ):
        view = at(lands, game=ludi.make("empire", players)).state.view(0)
        about = {"force": "legions 3", "rival": "k_pontus", "land": "asia"}
        assert say.told("empire", typed(cast(EmpireView, view), "attacks", about), NAMES[:players]) == expected


def test_the_log_of_a_match_of_earlier_rules_is_still_read() -> None:
    """Its parameters are plain: what each one names is known by what it is called."""
    say = Text("en")
    plain = Message("empire-told-attacks", {"force": "legions 3", "rival": "k_pontus", "land": "asia", "origin": ""})
    for names, who in ((NAMES, "Anna Maria Longname"), (NAMES[:2], "Bot Centurio II")):
        told = say.told("empire", former(plain, len(names)), names)
        assert told == f"Legions ({who}) attacked Kingdom of Pontus in Asia."
    hand = former(Message("empire-told-hand", {"side": 0, "cards": ["Fury", "Treachery"]}), 4)
    assert say.told("empire", hand, NAMES) == "You, event cards: Fury, Treachery."
    reigns = former(Message("empire-told-reigns", {"side": 0, "emperor": "Honorius (Stilicho)", "n": 1}), 4)
    assert reigns.params["emperor"] == Named("emperor", "Honorius (Stilicho)")
    assert former(reigns, 4) == reigns


@pytest.mark.parametrize("language", languages())
def test_each_card_says_what_it_does_in_a_few_words(language: str) -> None:
    say, words = Listening(language), EMPIRE.words
    for card in words.cards(EMPIRE):
        brief, text = (say.told("empire", told(card, EMPIRE), NAMES) for told in (words.card_brief, words.card_text))
        assert len(brief) < min(80, len(text)), brief


def test_a_card_of_a_kingdom_tells_its_numbers_on_its_face() -> None:
    told = EMPIRE.words.card_brief("Kingdom of Decebalus", EMPIRE)
    assert Text("en").told("empire", told, NAMES) == "kingdom: 3 armies, Dacia, city and fort"


def test_a_name_of_ones_own_data_file_is_said_as_it_stands_there() -> None:
    told = Message("empire-told-reigns", {"side": Named("seat", 0), "emperor": Named("emperor", "Lucullus"), "n": 1})
    for language in languages():
        assert "Lucullus" in Text(language).told("empire", told, NAMES)


def test_a_land_shows_who_holds_it_without_colours() -> None:
    lands = {"aquitania": "legions 1: 2 fort city", "belgica": "gauls: 3", "suebia": "rebels: 1 of 1 by 0"}
    t = peoples("1.1", {**lands, "africa": "legions 0: 0 fort"})
    lines = drawn(picture("empire").picture(EMPIRE, t.state.view(0), 0, NAMES, Text("en"), 80, 24), 80)
    text = "\n".join(lines)
    for sign in ("Aquitan ■2+*", "Belgica △3", "Suebia !1", "Africa ▲+°"):
        assert sign in text, text
    assert "Gallia     2†" in text, "a house value is marked"
    wide = "\n".join(drawn(picture("empire").picture(EMPIRE, t.state.view(0), 0, NAMES, Text("en"), 120, 40), 120))
    for mark in ("AQU2+", "bel3", "sue1", "AFR0+"):
        assert mark in wide, wide


def test_an_attack_says_who_is_there_and_what_is_crossed() -> None:
    t = faction(
        "2.2", {"aquitania": "legions 0: 1", "tarraconensis": "legions 1: 2 fort"}, recruit=1, sides=[{"vp": [0, 2]}]
    )
    view, words, say = t.state.view(0), sentences("empire"), Text("en")
    offer = t.state.game.legal_move(view, t.state.parse("place tarraconensis"))
    assert words.group(view, offer) == "attack"
    assert words.effect(view, offer, NAMES, say) == (
        "2% to take it; if it falls: +4 points; Legions (Bot Centurio): 2 armies, Fort; attack dice 2, "
        "defence dice 2 +1; mountains: two defence dice; fort: +1 for the defence"
    )
    sea = t.state.game.legal_move(view, t.state.parse("place africa"))
    assert words.group(view, sea) == "overseas"
    near = t.state.game.legal_move(view, t.state.parse("place narbonensis"))
    assert words.group(view, near) == "occupy"


@pytest.mark.parametrize(
    ("options", "said", "not_said"),
    [
        ({}, "7 legions, expands", "9 legions, expands"),
        ({"players": 3}, "9 legions, expands", "7 legions, expands"),
        ({}, "or with more than any other player", "3 provinces and more"),
        ({"domination_rule": "three_and_plurality"}, "3 provinces and more", "or with more than any"),
        ({"domination_rule": "plurality_min2"}, "or with 2 and more than", "or with more than any"),
        ({}, "to any other.", "the same sea"),
        ({"seas_connected": False}, "the same sea", "to any other."),
        ({}, "builds a free city for every 2", "until it has one"),
        ({"city_build_rule": "total_cap"}, "until it has one for every 2", "builds a free city for every 2"),
        ({}, "or spare", "have to loot"),
        ({"roman_loot": "forced"}, "have to loot", "or spare"),
        ({}, "is worth nothing until", "still scores"),
        ({"looted_city_scores": True}, "still scores", "is worth nothing until"),
        ({}, "", "buy peace"),
        ({"bribe_barbarians": True}, "buy peace", ""),
    ],
)
def test_the_rules_are_told_as_they_are_for_the_game(options: dict[str, Any], said: str, not_said: str) -> None:
    text = " ".join(sentences("empire").rules(ludi.make("empire", **options), Text("en")))
    assert said in text
    assert not not_said or not_said not in text


@pytest.mark.parametrize("language", languages())
def test_the_rules_of_every_option_read_in_every_language(language: str) -> None:
    say, told = Listening(language), set[str]()
    for options in ({}, {"players": 3}, *({name: value} for name, value in OTHERS.items())):
        told.add(" ".join(sentences("empire").rules(ludi.make("empire", **options), say)))
    assert len(told) == 1 + 1 + len(OTHERS)


@pytest.mark.parametrize("language", languages())
def test_no_number_of_the_data_stands_in_the_rules_text(language: str) -> None:
    """Every number is told as it is given; what is left beside them are turns 1 and 2 and the ones of the rules."""
    values = {name: 101 + n for n, name in enumerate([*NUMBERS, "legions"])}
    told = set[int]()
    for options in ({}, {"domination_rule": "plurality_min2"}, *({name: value} for name, value in OTHERS.items())):
        for one in rules(ludi.make("empire", **options)):
            if one.key.startswith("empire-rules-"):
                words = Text(language).told("empire", Message(one.key, {**one.params, **values}), ())
                found = [int(x) for x in re.findall(r"\d+", words)]
                told.update(found)
                assert not {x for x in found if x < 101} - {1, 2}, words
    assert told >= set(values.values())


def test_the_rules_tell_the_numbers_of_the_owner_s_data_file(tmp_path: Path) -> None:
    text = (FACTS / "empire" / "facts.toml").read_text("utf-8")
    for old, new in (
        ("start_legions = 7", "start_legions = 6"),
        ("fort_cost = 1", "fort_cost = 4"),
        ("_land = 2", "_land = 8"),
    ):
        assert old in text
        text = text.replace(old, new)
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    code = (
        "import ludi; from ludi.cli.boards import sentences; from ludi.locales import Text;"
        "print(*sentences('empire').rules(ludi.make('empire'), Text('en')))"
    )
    env = {**os.environ, "LUDI_FACTS_EMPIRE": str(file)}
    said = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
    for words in ("up to 6 legions in all", "a fort 4;", "brings 8 more faction points"):
        assert words in said


def test_what_a_side_has_of_an_area_is_a_fact_of_the_view() -> None:
    t = at({"italia": "legions 1: 1", "sicilia": "legions 1: 1", "belgica": "legions 0: 1", "suebia": "gauls: 1"})
    degrees = {area: of["degrees"] for area, of in t.state.view(0)["areas"].items()}
    assert degrees["italia"][1] == ["", "domination"], "more than any other"
    assert degrees["gallia"][0] == ["", "domination"]
    assert degrees["germania"][0] == ["domination", ""], "the peoples apart from the legions"
    assert degrees["oriens"] == [["", ""]] * 4


def test_the_reader_is_no_name_in_the_middle_of_a_sentence() -> None:
    say, you, bot = Text("en"), Named("seat", 0), Named("seat", 1)
    for key, params, said in (
        ("gives", {"side": bot, "kind": "peoples", "other": you}, "Bot Centurio gave the people token to you."),
        ("dead", {"side": you}, "Your faction is out of the game."),
        ("dead", {"side": bot}, "The faction of Bot Centurio is out of the game."),
    ):
        assert say.told("empire", Message(f"empire-told-{key}", params), NAMES) == said
