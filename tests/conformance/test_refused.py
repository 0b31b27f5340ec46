"""What the fuzzer found: positions that once were accepted and could not be played on, each by the rule they break."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludi
from ludi.games.empire.constants import TURNS

from .checks import random_log

MAIN = {"kind": "main", "seat": 0}
AT_REST: dict[str, Any] = {"kind": "draw", "seat": -1, "for": 0}
ALL_BUT_WILD = ["Reroll I", "Reroll V", "Reroll One", "Remove One", "Duplicate"]


def giving(**more: Any) -> dict[str, Any]:
    """A set-up of Roma in which the first seat gives its cards away."""
    hands = [["Forum", "Nero", "Legat", "Consul"], ["Forum", "Turris", "Velites", "Senator"]]
    first, *rest = [{"hand": hand} for hand in hands]
    return {"players": [{**first, **more}, *rest], "pending": [{"kind": "giving", "seat": 0, "left": 1}]}


def placing(*above: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A people of Empire in its expansion."""
    lands = {"aquitania": {"holder": "gauls", "armies": 2}}
    pending = [{"kind": "placing", "seat": 0}, *above]
    return {"main": "gauls", "control": {"gauls": 0}, "called": [1, 0], "lands": lands, "pending": pending, **fields}


REFUSED: dict[str, tuple[str, dict[str, Any], str]] = {
    "of one drawn card there is no choice": (
        "roma",
        {"drawn": ["Forum"], "pending": [MAIN, {"kind": "keeping", "seat": 0}]},
        r"pending\[1\]: 'keeping'",
    ),
    "nobody knows a card before the first ones are received": (
        "roma",
        giving(known=["Forum"]),
        r"players\[0\]\.known",
    ),
    "cards are given before any lies on a disc": (
        "roma",
        {
            "players": [{"row": {"1": "Forum", "2": "Nero", "3": "Legat", "4": "Consul"}}] * 2,
            "pending": [{"kind": "giving", "seat": 0, "left": 1}],
        },
        r"pending\[0\]: 'giving'",
    ),
    "in Arena nothing lies face down": (
        "arena",
        {
            "players": [{"down": {str(d): "Forum" for d in range(1, 6)}}, {"hand": ["Spy"] * 5}],
            "pending": [{"kind": "placing", "seat": 1}],
        },
        r"pending\[0\]: 'placing'",
    ),
    "a look goes before the choice of a card": (
        "arena",
        {"players": [{}, {"hand": ["Spy"]}], "pending": [MAIN, {"kind": "look", "seat": -1, "for": 0, "left": 0}]},
        r"pending\[1\]: 'look'",
    ),
    "Wild stands for a card once it is played": (
        "pokern",
        {"dice": ["I", "X", "X", "X"], "pending": [{"kind": "wildly", "seat": 0}]},
        r"pending\[0\]: 'wildly'",
    ),
    "a die is taken out by a card that was played": (
        "pokern",
        {"dice": ["I", "X"], "pending": [{"kind": "picking", "seat": 0, "card": "Remove One", "left": 0}]},
        r"pending\[0\]: 'picking'",
    ),
    "each of two cards takes one die out": (
        "pokern",
        {
            "dice": ["I", "X"],
            "removed": 1,
            "players": [{"cards": [x for x in ALL_BUT_WILD if x != "Remove One"] + ["Wild"]}, {}],
            "pending": [{"kind": "picking", "seat": 0, "card": "Remove One", "left": 0}],
        },
        r"pending\[0\]: 'picking'",
    ),
    "nothing is owed before the first turn": (
        "lusitania",
        {
            "turn": 0,
            "owe": 1,
            "players": [{"cells": {"0": "Caesar"}}, {"cells": {"0": "General"}}],
            "pending": [AT_REST],
        },
        "owe: nothing",
    ),
    "hands are dealt when one player has Caesar": (
        "lusitania",
        {"turn": 0, "players": [{"cells": {"0": "General"}}] * 2, "pending": [AT_REST]},
        "players: accepted is one legion with Caesar",
    ),
    "for a card put into the camp one was taken": (
        "lusitania",
        {
            "camp": ["Bow", "Axe", "Sword", "Horse"],
            "players": [{"hand": ["Cook", "Doctor", "Stone"]}, {}],
            "pending": [{"kind": "main", "did": True}, {"kind": "putting", "card": "Shield"}],
        },
        r"pending\[1\]: 'putting'",
    ),
    "a token is in the air while one is drawn": ("empire", placing(air=3), "air: accepted only with 'token'"),
    "of two phases one is over before the other begins": (
        "empire",
        placing({"kind": "sites", "seat": 0, "cities": 1}),
        r"pending\[1\]\.kind: 'sites'",
    ),
    "a battle is above the placing of armies": (
        "empire",
        placing(pending=[{"kind": "rolling", "seat": -1, "die": 0}], battle={"land": "aquitania", "force": "gauls"}),
        r"pending\[0\]\.kind: 'rolling'",
    ),
    "an army attacks another force": (
        "empire",
        placing(
            {"kind": "rolling", "seat": -1, "die": 0},
            battle={"land": "aquitania", "force": "gauls", "foe": "gauls", "left": 1},
        ),
        "battle: 'rolling'",
    ),
    "the phase of a people is that of its side": ("empire", placing(control={"gauls": 1}), "main: a people"),
    "the seat of the phase decides": ("empire", placing(pending=[{"kind": "placing", "seat": 2}]), "seat: 2 was given"),
    "the order of drawing has each side once": ("empire", placing(order=[0, 1, 2, 4]), "order: accepted is each side"),
    "a token given by another was drawn": (
        "empire",
        {
            "sides": [{"tokens": [0, 1], "given": [True, False]}, {}, {}, {}],
            "pending": [{"kind": "looking", "seat": -1, "side": 0, "of": "peoples"}],
        },
        r"sides\[0\]\.given",
    ),
    "legions start in the phase of a faction": (
        "empire",
        placing({"kind": "starting", "seat": 0}, pool=3),
        r"pending\[1\]\.kind: 'starting'",
    ),
}


@pytest.mark.parametrize("rule", REFUSED)
def test_a_position_against_the_rules_is_refused_by_its_field(rule: str) -> None:
    title, data, complaint = REFUSED[rule]
    with pytest.raises(ludi.BadPosition, match=complaint):
        ludi.make(title).position(data)


PLAYED: dict[str, tuple[int, dict[str, Any]]] = {
    "no token is left to call: the turn ends": (
        TURNS,
        {"called": [6, 0], "pending": [{"kind": "calling", "seat": -1, "number": 1, "of": "factions"}]},
    ),
    "a faction that has its start land builds in turn 1": (
        1,
        {
            "sides": [{"start": land} for land in ("italia", "aquitania", "syria", "macedonia")],
            "pending": [{"kind": "calling", "seat": -1, "number": 1, "of": "peoples"}],
        },
    ),
    "a kingdom that is there already brings what is left of its armies": (
        1,
        {
            "lands": {"numidia": {"holder": "k_numidia", "armies": 3}},
            "control": {"k_numidia": 0},
            "sides": [{"hand": ["Kingdom of Numidia"]}, {}, {}, {}],
        },
    ),
}


@pytest.mark.parametrize("rule", PLAYED)
def test_a_position_that_no_game_comes_to_is_played_to_the_end(rule: str) -> None:
    turn, data = PLAYED[rule]
    game = ludi.make("empire")
    state = game.position({"turn": turn, **data})
    for n in range(3):
        log = random_log(game, random.Random(n), state)
        assert 0 < len(log) < 5000
