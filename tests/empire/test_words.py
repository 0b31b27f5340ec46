"""The game in words, in every language: the log, the moves, the questions, the cards, the board of the terminal."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType
from tests.empire.table import EMPIRE, faction, peoples

import ludi
from ludi.cli.boards import empire as board
from ludi.cli.boards import picture, sentences
from ludi.games.empire import kinds as K
from ludi.kernel.messages import Entry, Message
from ludi.locales import Text, languages, slug

NAMES = ["You", "Bot Centurio", "Bot Tiro", "Anna Maria Longname"]
GAMES = {"en": 4, "fr": 3, "ru": 2, "uk": 4, "zh": 2}  # how many play in each language


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
        assert len(words.card_text(card, say)) > (8 if language == "zh" else 40)
        assert words.card_facts(card, EMPIRE, say)
    assert all(words.rules(EMPIRE, say))


def test_a_card_is_one_of_the_game_only_if_it_is_played_with() -> None:
    usual, favoured = (sentences("empire").cards(ludi.make("empire", gods_favor=on)) for on in (False, True))
    assert set(favoured) - set(usual) == {"God's Favor (optional card)"}
    assert set(usual) - set(favoured) == {"Wrath of God II"}
    assert len(usual) == len(favoured) == 54


def test_sides_are_named_by_their_players() -> None:
    say = Text("en")
    told = Message("empire-told-attacks", {"force": "legions 3", "rival": "k_pontus", "land": "asia", "origin": ""})
    assert say.told("empire", told, NAMES) == "Legions (Anna Maria Longname) attacked Kingdom of Pontus in Asia."
    assert say.told("empire", told, NAMES[:2]) == "Legions (Bot Centurio II) attacked Kingdom of Pontus in Asia."


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
    assert words.effect(view, offer, NAMES, say) == "Hispania 2, ■2+, mountains"
    sea = t.state.game.legal_move(view, t.state.parse("place africa"))
    assert words.group(view, sea) == "overseas"
    near = t.state.game.legal_move(view, t.state.parse("place narbonensis"))
    assert words.group(view, near) == "occupy"
