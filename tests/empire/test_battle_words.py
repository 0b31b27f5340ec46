"""What is told of an attack and of a battle, before any die falls: every modifier of rules 28 to 35 and of cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.empire.table import Table, faction, peoples

from ludi.kernel.messages import Chance, Message
from ludi.locales import Text

NAMES = ("Ada", "Bob", "Cleo", "Dora")
GAUL, SEA = "lugdunensis", "britannia_superior"
LEGION = "legions 1: 1"
ROMAN: dict[str, Any] = {"control": {"franks": 1}, "sides": [{"vp": [0, 9]}], "recruit": 2}


def told(t: Table, land: str) -> str:
    """What is said of an attack on a land before it is made."""
    state = t.state
    move = state.game.legal_move(state.view(0), state.parse(f"place {land}"))
    assert move.effect is not None
    return Text("en").told("empire", move.effect, NAMES)


def playing(slot: str, lands: dict[str, str], card: str) -> Table:
    """A phase of the people in which a card was played before the expansion."""
    t = peoples(slot, lands, hand=[card]).play(f"play {card}")
    while t.decision != "placing":
        t.play("done")
    return t


def test_the_plain_attack_says_chances_garrison_and_dice() -> None:
    t = peoples("1.1", {GAUL: "gauls: 1", "aquitania": LEGION})
    assert told(t, "aquitania") == (
        "69% with one army, 99% with all 4; if it falls: +2 points; Legions (Bob): 1 army; "
        "attack dice 2, defence dice 1"
    )


@pytest.mark.parametrize(
    ("table", "land", "clauses"),
    [
        (lambda: peoples("1.1", {GAUL: "gauls: 1", "aquitania": f"{LEGION} fort"}), "aquitania", ["fort: +1 for the"]),
        (
            lambda: peoples("1.1", {GAUL: "gauls: 1", "aquitania": f"{LEGION} fortress city"}),
            "aquitania",
            ["fortress: +1 for the defence, and ties"],
        ),
        (lambda: peoples("1.1", {GAUL: "gauls: 1", SEA: LEGION}), SEA, ["strait: two defence dice"]),
        (
            lambda: peoples("1.1", {"aquitania": "gauls: 1", "tarraconensis": LEGION}),
            "tarraconensis",
            ["mountains: two defence dice"],
        ),
        (
            lambda: peoples("1.2", {"germania_superior": "germans: 1", "germania_magna": LEGION}),
            "germania_magna",
            ["forest: two defence dice"],
        ),
        (
            lambda: faction("3.4", {GAUL: "legions 0: 1", "numidia": "franks: 1"}, **ROMAN),
            "numidia",
            ["+1 on each attack die", "across the sea: two defence dice", "attacked from the sea: +1"],
        ),
        (
            lambda: faction("3.3", {GAUL: "legions 0: 1", "belgica": "franks: 1"}, **ROMAN),
            "belgica",
            ["ties go to the attack"],
        ),
        (
            lambda: faction("3.3", {GAUL: "legions 0: 1", "aquitania": "legions 1: 1 fortress city"}, **ROMAN),
            "aquitania",
            ["fortress: +1 for the defence; ties are rerolled"],
        ),
        (
            lambda: faction("3.6", {GAUL: "legions 0: 1", "belgica": "franks: 1"}, **ROMAN),
            "belgica",
            ["three dice until all three match"],
        ),
        (
            lambda: faction("3.1", {GAUL: "legions 0: 1", "aquitania": "legions 1: 0 fort"}, **ROMAN),
            "aquitania",
            ["the fort falls without a roll"],
        ),
    ],
)
def test_every_modifier_of_the_board_and_of_the_emperors_is_told(table: Any, land: str, clauses: list[str]) -> None:
    said = told(table(), land)
    for clause in clauses:
        assert clause in said, said


@pytest.mark.parametrize(
    ("card", "slot", "land", "clauses"),
    [
        ("Fury", "1.1", "aquitania", ["ties go to the attack"]),
        ("Weaponry: Spatha and Plumbata", "5.3", "aquitania", ["+1 on each attack die"]),
        ("Elite Troops: Comitatus", "1.1", "aquitania", ["the first army lost is spared"]),
        ("Siegecraft I", "1.1", "aquitania", ["the fort does not help"]),
        ("Surprise Attack I", "1.1", SEA, ["the terrain does not hinder", "nobody can retreat"]),
    ],
)
def test_every_modifier_of_a_card_is_told(card: str, slot: str, land: str, clauses: list[str]) -> None:
    people = "franks" if slot == "5.3" else "gauls"
    start = "lugdunensis"
    t = playing(slot, {start: f"{people}: 1", "aquitania": "legions 1: 1 fort", SEA: LEGION}, card)
    said = told(t, land)
    for clause in clauses:
        assert clause in said, said


def test_what_does_not_count_is_not_told() -> None:
    t = playing("1.1", {GAUL: "gauls: 1", "aquitania": f"{LEGION} fort", SEA: LEGION}, "Siegecraft I")
    assert "+1" not in told(t, "aquitania")
    t = playing("1.1", {GAUL: "gauls: 1", "aquitania": LEGION, SEA: LEGION}, "Surprise Attack I")
    assert "two defence dice" not in told(t, SEA)
    assert "terrain" not in told(t, "aquitania")


def test_the_same_is_told_in_the_battle_and_nothing_of_its_end() -> None:
    t = peoples("1.1", {GAUL: "gauls: 1", SEA: "legions 1: 2 fort"})
    before = told(t, SEA)
    t.play(f"place {SEA}")
    view, words, say = t.state.view(0), t.state.game.words, Text("en")
    (battle,) = words.battle_messages(view)
    said = say.told("empire", battle, NAMES)
    assert said == (
        "Battle for Britannia Superior: Gauls (Ada) against Legions (Bob), 2 armies; attack dice 2, defence dice 2 +1; "
        "strait: two defence dice; fort: +1 for the defence"
    )
    assert before.endswith(said.partition("; ")[2])
    odds, *_ = words.odds(view)
    assert isinstance(odds, Chance)
    percent = round(100 * view["battle"]["chance"][0])
    assert say.told("empire", odds, NAMES).startswith(f"{percent}% to win this round, ")
    dice = t.play("die 6").state.view(0)
    assert words.ask(dice) == Message("empire-dice-fall", words.fighters(dice))
    assert words.battle_messages(dice) == [battle], "a die that fell decides nothing yet"


def test_the_chance_of_all_counts_the_armies_that_may_follow() -> None:
    t = peoples("1.1", {GAUL: "gauls: 1", "aquitania": LEGION})
    assert t.state.view(0)["attacks"]["aquitania"]["all"] == t.pool == 4
    t.play("place aquitania")
    assert t.state.view(0)["battle"]["all"] == 4, "the fighting one and three behind it"


def test_what_is_not_certain_is_never_none_or_all() -> None:
    t = peoples("7.2", {"pannonia": "huns: 1", "noricum": "legions 1: 1"})
    first, every = t.state.view(0)["attacks"]["noricum"]["chance"]
    assert first < every < 1
    assert "100%" not in told(t, "noricum")


def test_leaving_armies_is_asked_twice_and_said_with_their_number() -> None:
    t = peoples("1.1", {GAUL: "gauls: 1"})
    game, view = t.state.game, t.state.view(0)
    done = game.legal_move(view, t.state.parse("done"))
    say = Text("en")
    assert say.told("empire", done.told, NAMES) == "End the expansion; 4 armies are lost"
    assert done.confirmation == Message("empire-doubt-lost", {"n": 4})
    t = peoples("1.1", {GAUL: "gauls: 1"}, hand=["Treachery", "Siegecraft I"])
    while t.decision != "placing":
        t.play("done")
    while t.pool:
        t.play(f"place {sorted(t.places)[0]}")
    done = game.legal_move(t.state.view(0), t.state.parse("done"))
    assert say.told("empire", done.told, NAMES) == "End the expansion"
    assert done.confirmation is None
