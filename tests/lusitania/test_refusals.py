"""Why a move is refused in Lusitania: the reason is in the sentence, and it depends on the view alone."""

from __future__ import annotations

import random

import pytest
from tests.lusitania.table import BOTH, LUSITANIA, Table, table
from tests.scene import step

from ludi import OVER, Game
from ludi.kernel.messages import Message
from ludi.locales import Text, languages

NAMES = ["You", "Bot", "Ada", "Ben"]
FULL = "0 Caesar, 8 Doctor"


def why(t: Table, words: str, language: str = "en") -> str:
    """What the seat to move is told about a move that is not legal."""
    return t.why(words, NAMES, language)


REASONS: tuple[tuple[Table, str, str], ...] = (
    (table("Cook, Axe, Bow"), "hire Horse", "You have no Horse in your hand."),
    (table("Cook, Axe, Bow", "0 Caesar, VI Cook"), "hire Cook", "Cell VI is filled already."),
    (table("Red 1, Axe, Bow", "0 Caesar, II Blue 2"), "hire Red 1", "Your legion is Aquitania."),
    (table("Red 1, Axe, Bow", "0 Caesar", "0 General, II Red 2"), "hire Red 1", "Another legion is Britannia."),
    (
        table("Barbarian 3, Axe, Bow", "0 Caesar, I Barbarian 1, II Barbarian 2"),
        "hire Barbarian 3",
        "Your legion has all the barbarians it may have.",
    ),
    (table("Axe, Bow, Bow"), "hire Axe", "None of your warriors has a free place for it."),
    (table("Senator, Bow, Bow", FULL), "hire Senator", "Both cells for guests are filled."),
    (table("Cook, Axe, Bow"), "take Horse", "There is no Horse in the camp."),
    (table("Cook, Axe, Bow"), "use Doctor", "There is no Doctor in your legion."),
    (table("Cook, Axe, Bow", FULL), "use Doctor", "Doctor would have no effect: you have no released cards."),
    (
        table("Cook, Axe, Bow", "0 Caesar, 8 Cleopatra"),
        "use Cleopatra",
        "Cleopatra would have no effect: no other legion has equipment.",
    ),
    (table("Cook, Axe, Bow"), "end", "You have to take an action first."),
    (table("Cook, Axe, Bow"), "on I", "That is not one of the choices now."),
)


@pytest.mark.parametrize(("t", "words", "said"), REASONS, ids=[f"{w}: {s}" for _, w, s in REASONS])
def test_a_refusal_says_why(t: Table, words: str, said: str) -> None:
    assert why(t, words) == said
    others = {why(t, words, language) for language in languages()}
    assert len(others) == len(languages()), "said in every language"
    assert not any("{" in x or "$" in x for x in others)


def test_one_action_and_one_guest_a_turn() -> None:
    t = table("Cook, Axe, Bow", "0 Caesar, 8 Doctor", released=["Sword"]).play("hire Cook", "card Sword")
    assert why(t, "take Red 2") == "You have already taken your action this turn."
    t = table("Cook, Axe, Bow", "0 Caesar, 8 Doctor", released=["Sword"]).play("use Doctor", "heal Sword")
    assert why(t, "use Caesar") == "You have already used a guest or Mars card this turn."


def test_a_place_that_is_not_there_is_named() -> None:
    own = "0 Caesar, II Blue 2 + Sword, V Blue 5"
    t = table("Shield, Axe, Bow", own).play("hire Shield")
    assert why(t, "on III") == "In cell III there is no free place for it."


@pytest.mark.parametrize("game", [LUSITANIA, BOTH], ids=["plain", "both"])
def test_every_illegal_move_of_random_games_has_a_reason_that_the_seat_may_know(game: Game) -> None:
    rng, say, found = random.Random(5), Text("en"), dict[str, Message]()
    state = game.start()
    for n in range(200):
        if state.to_move == OVER:
            state = game.start()
        seat = state.to_move
        if seat >= 0 and n % 5 == 0:
            legal, view = set(state.legal()), state.view(seat)
            other = state.redeal(seat, rng).view(seat)
            for action in range(game.actions):
                if action not in legal:
                    told = game.why(view, action)
                    assert told is not None, (view["pending"][-1], state.text(action))
                    assert told == game.why(other, action)
                    found[repr(told)] = told
        step(state, rng)
    assert len(found) > 50
    assert [told for told in found.values() if say.told("lusitania", told, NAMES) == told.key] == []
