"""The page of History of the Roman Empire says what the program does."""

from __future__ import annotations

import random

from tests.docs.pages import ROOT, table

import ludi
from ludi.games.empire import constants as K
from ludi.games.empire.map import LAND_IDS
from ludi.games.empire.notation import SHORT
from ludi.games.empire.odds import Round, wins
from ludi.games.empire.options import OPTIONS

PAGE = ROOT / "docs" / "games" / "empire.md"
EVERYTHING = {"gods_favor": True, "bribe_barbarians": True}


def test_the_options_are_those_of_the_game() -> None:
    rows = table(PAGE, "option", "accepted", "default", "what it changes", "source")
    found = [[row[0], row[1], row[2]] for row in rows]
    assert found == [[o.name, o.accepted, str(o.type(o.default)).lower()] for o in OPTIONS["empire"]]


def test_the_odds_are_exact() -> None:
    rows = table(PAGE, "attacker", "base", "difficult", "fort", "fortress", "difficult, fort", "difficult, fortress")
    kinds = {
        "two dice": (2, 0, 0),
        "two dice, +1": (2, 1, 0),
        "two dice, wins ties": (2, 0, 1),
        "three dice": (3, 0, 0),
    }
    assert [row[0] for row in rows] == list(kinds)
    for name, *fractions in rows:
        dice, plus, tie = kinds[name]
        cases = [(1, 0, 0), (2, 0, 0), (1, 1, 0), (1, 1, 1), (2, 1, 0), (2, 1, 1)]
        assert fractions == [str(wins(Round(dice, plus, against, b, tie - f))) for against, b, f in cases]


def test_the_words_of_the_notation_are_those_of_the_game() -> None:
    rows = table(PAGE, "word", "takes", "from", "actions", "meaning")
    assert [(row[0], int(row[2]), int(row[3])) for row in rows] == [
        (r.word, r.first, len(r.words)) for r in SHORT.ranges
    ]
    for row, r in zip(rows, SHORT.ranges, strict=True):
        if row[1] == "a land":
            assert r.words == LAND_IDS
        elif row[1] == "nothing":
            assert not r.takes
        elif " to " in row[1]:
            assert row[1] == f"{r.words[0]} to {r.words[-1]}"


def test_the_decisions_are_those_of_the_game() -> None:
    rows = table(PAGE, "decision", "whose", "what is decided", "words")
    assert [row[0] for row in rows] == K.FRAME_NAMES[1:]
    said = {name: (whose, set(words.split(", "))) for name, whose, _, words in rows}
    rng, seen = random.Random(1), dict[str, set[str]]()
    for players in (4, 3, 2, 4, 4, 4):
        state = ludi.make("empire", players, **EVERYTHING).start()
        while state.to_move != ludi.OVER:
            words = {state.text(a).split()[0] for a in state.possible()}
            assert said[state.decision()][0] == ("chance" if state.to_move == ludi.CHANCE else "seat")
            seen.setdefault(state.decision(), set()).update(words)
            state.apply(rng.choice(state.possible()))
    assert all(words <= said[name][1] for name, words in seen.items())
    assert len(seen) >= len(rows) - 1, "all but the treasure of a kingdom come in six games"


def test_the_numbers_of_observe_stand_where_they_are_said_to_stand() -> None:
    at = 0
    for first, n, _ in table(PAGE, "from", "how many", "what"):
        assert int(first) == at
        at += int(n)
    assert at == K.OBSERVED
    lands = {"italia": {"holder": "legions 1", "armies": 2, "fort": "fort", "city": "city"}}
    sides = [{"vp": [3, 4], "tokens": [2, 5], "hand": ["Fury"]}, {"tokens": [1, 6]}]
    sides += [{"tokens": [3, 1]}, {"tokens": [4, 2]}]
    state = ludi.make("empire").position({"turn": 4, "lands": lands, "sides": sides, "played": ["Plague"]})
    seen = state.observe(0).tolist()
    assert seen[0] == 4
    assert seen[39:51] == [3, 2, 1, 0, 4, 5, 1, 0, 0, 0, 2, 0]
    assert seen[51:59] == [0, -1, 2, 0, 0, -1, 2, 0]
    assert seen[87 + 14 * 15 : 92 + 14 * 15] == [K.LEGIONS + 1, 2, 1, 1, 0]
    assert seen[767 + 11] == 1
    assert seen[767 + 31] == -1
    assert state.observe(1).tolist()[39:43] == [0, 1, 2, 0]


def test_the_fields_of_a_position_are_those_that_are_accepted() -> None:
    whole = ludi.make("empire").start().to_dict()
    fields = [name for row in table(PAGE, "field", "what it is", "default") for name in row[0].split(", ")]
    assert sorted(fields) == sorted(whole)
