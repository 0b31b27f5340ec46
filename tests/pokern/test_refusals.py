"""Why a move is refused in Römisch Pokern: the reason is in the sentence, in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.pokern.table import POKERN, Table, table
from tests.scene import step

import ludi
from ludi import OVER
from ludi.kernel.messages import Message
from ludi.locales import Text, languages

NAMES = ["You", "Bot", "Ada"]
SEVERAL = ludi.make("pokern", several_dice=True)
EARLY = ludi.make("pokern", cards_on_valid=True)
ORDER = ludi.make("pokern", order_rule=True)


def why(t: Table, words: str, language: str = "en") -> str:
    """What the seat to move is told about a move that is not legal."""
    return t.why(words, NAMES, language)


REASONS: tuple[tuple[Table, str, str], ...] = (
    (table("X V"), "row 1", "That is not one of the choices now."),
    (table("X V"), "pass", "The dice are not a misthrow."),
    (table("X V"), "roll 2", "Dice are rolled one at a time here."),
    (table("X V", game=SEVERAL), "roll 5", "Only 4 dice are left to roll."),
    (table(game=SEVERAL), "stop", "No die has been rolled in this turn yet."),
    (table("X X X X"), "stop", "X X X X is not a number."),
    (table("X V", "15"), "stop", "Your column has XV (15) already."),
    (table("X V", "14 16"), "stop", "Your column has no row for XV (15)."),
    (table("X V"), "card Wild", "Cards are played after a misthrow only."),
    (table("X X", game=EARLY), "card Reroll V", "No die shows V."),
    (
        table("X V", game=EARLY),
        "card Duplicate",
        "Duplicate needs a number that your column has and that fits in once more.",
    ),
    (table("X V V"), "stop", "The dice are a misthrow: play a card, or end the turn."),
    (table("X V V", hand="Wild"), "card Reroll V", "You no longer have Reroll V."),
    (table("X V V").play("card Wild"), "as Reroll I", "No die shows I."),
    (table("X V V").play("card Reroll V"), "count 3", "Only 2 dice show V."),
    (table("X V V").play("card Reroll One"), "pick I", "No die shows I."),
    (table("X V V").play("card Reroll One"), "at 1", "Dice are chosen by what they show here."),
    (table("X V V", game=ORDER).play("card Reroll One"), "pick V", "Dice are chosen by their place here."),
    (table("X V V", game=ORDER).play("card Reroll One"), "at 4", "Only 3 dice lie on the table."),
    (
        table("X V V", game=ORDER).play("card Reroll One"),
        "at 3",
        "Die 3 shows the same as the one before it: choose that one.",
    ),
    (table("X V V", game=ORDER).play("card Reroll V", "count 1"), "at 1", "Die 1 shows X, not V."),
    (table("X I").play("stop"), "read 10", "X I cannot be read as 10."),
    (table("X V", "- 20").play("stop"), "row 2", "Row 2 already holds 20."),
    (
        table("X V", "- 20").play("stop"),
        "row 3",
        "XV (15) does not fit into row 3: numbers rise downwards.",
    ),
)


@pytest.mark.parametrize(("t", "words", "said"), REASONS, ids=[f"{w}: {s}" for _, w, s in REASONS])
def test_a_refusal_says_why(t: Table, words: str, said: str) -> None:
    assert why(t, words) == said
    others = {why(t, words, language) for language in languages()}
    assert len(others) == len(languages()), "said in every language"
    assert not any("{" in x or "$" in x for x in others)


GAMES: tuple[dict[str, Any], ...] = (
    {},
    {"several_dice": True, "cards_on_valid": True},
    {"order_rule": True, "cards_on_valid": True, "misthrow_on_stop": "lenient"},
    {"players": 1, "solitaire": "discard"},
)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_every_illegal_move_of_random_games_has_a_reason(options: dict[str, Any]) -> None:
    """A reason about rows, cards, faces and numbers is true of the position, whatever the options."""
    rng, found = random.Random(7), dict[str, Message]()
    game = ludi.make("pokern", **options)
    state, says = game.start(), [Text(language) for language in languages()]
    for _ in range(150):
        if state.to_move == OVER:
            state = game.start()
        if state.to_move >= 0:
            legal, view = set(state.legal()), state.view(None)
            for action in range(game.actions):
                if action not in legal:
                    told = game.why(view, action)
                    assert told is not None, (view["pending"][-1], state.text(action))
                    true_of(view, told)
                    found[repr(told)] = told
        step(state, rng)
    for told in found.values():
        words = [say.told("pokern", told, NAMES) for say in says]
        assert not any("{" in x or told.key in x for x in words), words


def true_of(view: dict[str, Any], told: Message) -> None:
    """What a sentence claims, checked in the position."""
    side, x = view["players"][view["active"]], told.params
    match told.key:
        case "pokern-no-card":
            assert x["card"].id not in side["cards"]
        case "pokern-no-face":
            assert x["face"] not in view["dice"]
        case "pokern-no-row-free":
            assert side["column"][x["row"] - 1] == x["number"]
        case "pokern-no-dice":
            assert x["n"] == view["left"]
        case "pokern-no-twice":
            assert set(view["readings"]) & set(side["column"])
        case "pokern-no-pass":
            assert view["pending"][-1]["kind"] != "misthrow"
        case "pokern-no-place":
            assert x["n"] == len(view["dice"])


def test_after_the_end_nothing_is_decided() -> None:
    state = table(pending=[]).state
    told = POKERN.why(state.view(0), 0)
    assert told == Message("server-no-more")
