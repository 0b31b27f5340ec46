"""Options of a title: numbers, words and texts; how they are read, kept, and told apart."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi import BadOption
from ludi.kernel.messages import Message
from ludi.kernel.options import Option, checked, readable


def upper(given: object) -> str:
    """Reads any short text, in capitals."""
    if not isinstance(given, str) or len(given) > 5:
        raise BadOption(f"{given!r} was given, a short text is accepted")
    return given.upper()


WORDS = Option("cards", str, "one", "ours", words=("one", "two"))
TEXT = Option("name", str, "", "ours", read=upper, accepts=Message("data-text"))
NUMBER = Option("turns", int, 4, "ours", low=1, high=9)
FLAG = Option("open", bool, False, "ours")
ALL = (WORDS, TEXT, NUMBER, FLAG)


def test_defaults_are_filled_in_and_kept_as_numbers_and_texts() -> None:
    values = checked("game", ALL, {})
    assert values == {"cards": "one", "name": "", "turns": 4, "open": 0}
    assert readable(ALL, values) == {"cards": "one", "name": "", "turns": 4, "open": False}
    assert readable(ALL, values)["open"] is False


@pytest.mark.parametrize(
    ("name", "given", "kept"),
    [
        ("cards", "two", "two"),
        ("cards", " TWO ", "two"),
        ("name", "abc", "ABC"),
        ("turns", "7", 7),
        ("turns", 7, 7),
        ("open", "yes", 1),
        ("open", "off", 0),
        ("open", True, 1),
    ],
)
def test_what_is_read(name: str, given: Any, kept: Any) -> None:
    assert checked("game", ALL, {name: given})[name] == kept


@pytest.mark.parametrize(
    ("name", "given", "said"),
    [
        ("cards", "three", "option cards: 'three' was given, one of one, two is accepted"),
        ("cards", 1, "option cards: 1 was given, one of one, two is accepted"),
        ("cards", None, "option cards: None was given, one of one, two is accepted"),
        ("cards", ["one"], "option cards: ['one'] was given, one of one, two is accepted"),
        ("cards", b"one", "option cards: b'one' was given, one of one, two is accepted"),
        ("turns", 10, "option turns: 10 was given, a whole number from 1 to 9 is accepted"),
        ("turns", "", "option turns: '' was given, a whole number from 1 to 9 is accepted"),
        ("turns", "--5", "option turns: '--5' was given, a whole number from 1 to 9 is accepted"),
        ("turns", "9" * 5000, f"option turns: '{'9' * 56}... was given, a whole number from 1 to 9 is accepted"),
        ("open", "maybe", "option open: 'maybe' was given, true or false is accepted"),
        ("name", "too long", "'too long' was given, a short text is accepted"),
        ("size", 1, "option 'size' is unknown; game has cards, name, turns, open"),
    ],
)
def test_what_is_refused(name: str, given: Any, said: str) -> None:
    with pytest.raises(BadOption) as caught:
        checked("game", ALL, {name: given})
    assert str(caught.value) == said


def test_what_is_accepted_is_said_in_words() -> None:
    assert [o.accepted for o in ALL] == [
        "one of one, two",
        "a text",
        "a whole number from 1 to 9",
        "true or false",
    ]


BUILT: dict[str, Any] = {"cards": "built", "first_deck": "Curia", "second_deck": "legion", "numbers": "Tavern 2/6"}


def test_games_with_texts_are_equal_when_the_texts_mean_the_same() -> None:
    game = ludi.make("arena", **BUILT)
    same = ludi.make("arena", **{**BUILT, "first_deck": "CURIA", "numbers": {"tavern": {"cost": 2, "defence": 6}}})
    assert (game, hash(game)) == (same, hash(same))
    assert game != ludi.make("arena", **{**BUILT, "second_deck": "Curia"})
    assert game != ludi.make("roma", **BUILT)
    assert eval(repr(game), {"ludi": ludi}) == game


def test_a_record_keeps_options_that_are_texts(tmp_path: Path) -> None:
    game, rng = ludi.make("arena", **BUILT), random.Random(3)
    state, actions = game.start(), []
    for _ in range(60):
        actions.append(rng.choice(state.possible()))
        state.apply(actions[-1])
    file = tmp_path / "game.jsonl"
    ludi.Record(game, actions).save(file)
    again = ludi.Record.load(file)
    assert again.game == game
    assert again.verify() == state
    assert again.state().to_dict() == state.to_dict()


def test_options_that_do_not_go_together_are_refused_when_the_game_is_made() -> None:
    for wrong in ({"first_deck": "Curia"}, {"cards": "built", "first_deck": "Curia"}, {"cards": "roma"}):
        with pytest.raises(BadOption):
            ludi.make("arena", **wrong)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match=r"^option beginner: "):
        ludi.make("roma", beginner=True)
