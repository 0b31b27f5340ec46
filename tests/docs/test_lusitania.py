"""The tables of the page about Lusitania XXI say what the program has."""

from __future__ import annotations

from tests.docs.pages import ROOT, agree, table

import ludi
from ludi.games.lusitania import constants as K
from ludi.games.lusitania.notation import SHORT
from ludi.games.lusitania.options import OPTIONS
from ludi.games.lusitania.printed import entries

PAGE = ROOT / "docs" / "games" / "lusitania.md"


def test_the_options_are_those_of_the_game() -> None:
    rows = table(PAGE, "option", "accepted", "default", "what it changes", "source")
    shown = [[o.name, o.accepted, str(o.default).lower() or "none"] for o in OPTIONS["lusitania"]]
    assert [row[:3] for row in rows] == shown


def test_every_ruling_and_definition_is_there_once() -> None:
    rows = table(PAGE, "ruling", "question", "what is played")
    assert [row[0] for row in rows] == [*map(str, range(1, 15)), *"abcde"]


def test_the_values_are_those_of_both_readings() -> None:
    a, b = entries("a", ""), entries("b", "")
    rows = table(PAGE, "warrior", "cards", "A: class", "A: points", "A: takes", "B: class", "B: points", "B: takes")
    assert [row[0] for row in rows] == list(K.WARRIORS)
    for name, _, *values in rows:
        shown = [[of["class"], str(of["vp"]), " + ".join(of["takes"]) or "–"] for of in (a[name], b[name])]
        assert values == [*shown[0], *shown[1]], name
    rows = table(PAGE, "card", "copies", "A: points", "B: points")
    assert [row[0] for row in rows] == [*K.EQUIPMENT, *K.GUESTS]
    for name, copies, in_a, in_b in rows:
        assert [int(copies), int(in_a), int(in_b)] == [a[name]["copies"], a[name]["vp"], b[name]["vp"]], name


def test_the_cards_with_effects_and_those_of_the_expansions_are_there() -> None:
    assert {row[0] for row in table(PAGE, "card", "what it does")} == set(K.GUESTS)
    assert tuple(row[0] for row in table(PAGE, "card", "asks for", "gives")) == K.AWARD_NAMES


def test_the_words_of_the_notation_are_those_of_the_game() -> None:
    agree(table(PAGE, "word", "takes", "from", "actions", "example", "meaning"), SHORT)


def test_the_fields_of_a_position_are_those_that_are_accepted() -> None:
    whole = ludi.make("lusitania").start().to_dict()
    assert {row[0] for row in table(PAGE, "field", "what it is", "default")} == set(whole)
    side = {row[0] for row in table(PAGE, "field of a player", "what it is", "default")}
    assert side == set(whole["players"][0])


def test_the_numbers_of_observe_stand_where_they_are_said_to_stand() -> None:
    at = 0
    for first, n, _ in table(PAGE, "from", "how many", "what"):
        assert int(first) == at
        at += int(n)
    assert at == K.OBSERVED
    camp = ["Cook", "Bow", "Axe", "Horse"]
    players = [
        {"hand": ["Cook"]},
        {"hand": ["Axe", "Bow"], "released": ["Sword"], "cells": {"0": "General", "VI": "Cook"}},
    ]
    state = ludi.make("lusitania").position({"turn": 9, "active": 1, "camp": camp, "players": players})
    seen = state.observe(0).tolist()
    assert seen[:2] == [9, 1]
    assert seen[9:16] == [K.MAIN, 1, 0, 0, K.MAIN, 0, 0]
    assert seen[19:23] == [K.CARD_NAMES.index(card) for card in ("Cook", "Bow", "Axe", "Horse")]
    assert seen[36:41] == [0, 1, 0, 0, K.CAESAR]
    assert seen[36 + 97 : 36 + 101] == [3, 2, 1, 0]
    assert state.observe(1).tolist()[36:40] == [3, 2, 1, 0]
