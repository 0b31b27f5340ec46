"""The tables of the page about Römisch Pokern say what the program has."""

from __future__ import annotations

import random
from fractions import Fraction

from tests.docs.pages import ROOT, agree, table

import ludi
from ludi.games.pokern import constants as K
from ludi.games.pokern.notation import SHORT
from ludi.games.pokern.odds import NEEDS, counted, reach, readings, risk
from ludi.games.pokern.options import OPTIONS

PAGE = ROOT / "docs" / "games" / "pokern.md"


def test_the_cards_are_those_of_the_game() -> None:
    assert tuple(row[0] for row in table(PAGE, "card", "what it does", "usable")) == K.CARD_NAMES


def test_the_options_are_those_of_the_game() -> None:
    rows = table(PAGE, "option", "accepted", "default", "what it changes", "source")
    assert [row[:3] for row in rows] == [[o.name, o.accepted, str(o.default).lower()] for o in OPTIONS["pokern"]]


def test_every_ruling_is_there_once() -> None:
    rows = table(PAGE, "ruling", "question", "what is played", "source")
    assert [row[0] for row in rows] == [str(n) for n in range(1, 17)]


def test_the_chances_are_those_of_the_rules() -> None:
    rows = table(PAGE, "dice", "numbers", "misthrow by the next die", "reached if you never stop")
    assert len(rows) == 32
    for faces, numbers, missed, reached in rows:
        dice = tuple(K.FACE_NAMES.index(face) for face in faces)
        found = sorted(readings(dice, False))
        assert (", ".join(map(str, found)) or "none") == numbers
        if len(dice) < K.DICE:
            assert risk(dice, 1, 2, frozenset(NEEDS), False) == Fraction(missed)
        for n in found:
            assert reach((), n, False) == Fraction(reached)
        assert counted(dice) in NEEDS.values() or numbers == "none"


def test_the_words_of_the_notation_are_those_of_the_game() -> None:
    agree(table(PAGE, "word", "takes", "from", "actions", "example", "meaning"), SHORT)


def test_the_decisions_are_those_of_the_game() -> None:
    rows = table(PAGE, "decision", "whose", "what is decided", "words")
    assert [row[0] for row in rows] == K.FRAME_NAMES[1:]
    rng, seen = random.Random(1), dict[str, set[str]]()
    for options in ({"order_rule": True, "cards_on_valid": True}, {"players": 1, "solitaire": "discard"}):
        for _ in range(150):
            state = ludi.make("pokern", **options)
            at = state.start()
            while at.to_move != ludi.OVER:
                whose = "chance" if at.to_move == ludi.CHANCE else "seat"
                words = {at.text(a).split()[0] for a in at.possible()}
                seen.setdefault(f"{at.decision()} {whose}", set()).update(words)
                at.apply(rng.choice(at.possible()))
    assert {f"{name} {whose}": set(words.split(", ")) for name, whose, _, words in rows} == seen


def test_the_numbers_of_observe_stand_where_they_are_said_to_stand() -> None:
    at = 0
    for first, n, _ in table(PAGE, "from", "how many", "what"):
        assert int(first) == at
        at += int(n)
    assert at == K.OBSERVED
    players = [{"column": [1, 2], "cards": ["Wild"]}, {"column": [0, 0, 30], "cards": ["Reroll I"]}, {"cards": []}]
    fields = {"round": 5, "active": 1, "dice": ["V", "V"], "removed": 1, "last": True}
    state = ludi.make("pokern", 3).position({**fields, "players": players})
    seen = state.observe(0).tolist()
    assert seen[:12] == [5, 1, 1, 0, 1, 1, K.V, K.V, 0, 0, 0, 0]
    assert seen[12:20] == [K.MISTHROW, 1, 0, 0, K.MISTHROW, 1, 0, 0]
    assert seen[20:33] == [1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert seen[33:46] == [0, 0, 30, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert seen[46:] == [0] * 52
    other = state.observe(1).tolist()
    assert (other[1], other[13]) == (0, 0)
    assert (other[20:33], other[46:59]) == (seen[33:46], seen[20:33])


def test_the_fields_of_a_position_are_those_that_are_accepted() -> None:
    whole = ludi.make("pokern").start().to_dict()
    assert [row[0] for row in table(PAGE, "field", "what it is", "default")] == list(whole)
    side = [row[0] for row in table(PAGE, "field of a player", "what it is", "default")]
    assert side == list(whole["players"][0])
