"""Why a move is refused in Roma and Arena: the reason is in the sentence, and it depends on the view alone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from tests.roma.table import Table, arena, full, separate, table
from tests.scene import step

from ludi import OVER, make
from ludi.kernel.messages import Message
from ludi.locales import Text, languages

NAMES = ["You", "Bot"]


def why(t: Table, words: str, language: str = "en") -> str:
    """What the seat to move is told about a move that is not legal."""
    return t.why(words, NAMES, language)


REASONS: tuple[tuple[Table, str, str], ...] = (
    (table("3=Forum", dice=(1, 2)), "use 3", "None of your unused dice shows 3."),
    (table(dice=(3,)), "use 3", "You have no card on disc 3."),
    (table("3=Nero", "1=Forum", dice=(3,), blocked=[3]), "use 3", "Nero on disc 3 is blocked this turn."),
    (table("3=Turris", dice=(3,)), "use 3", "Turris needs no die: it is always in effect."),
    (table("3=Forum", dice=(3,)), "use 3", "Forum needs another unused die."),
    (
        table("3=Gladiator", "1=Forum", dice=(3,)),
        "use 3",
        "Gladiator has nothing to act on: your opponent has no character.",
    ),
    (
        table("3=Legionarius", "1=Forum", dice=(3,)),
        "use 3",
        "Legionarius has nothing to act on: there is no card opposite.",
    ),
    (
        table("3=Aesculapinum", dice=(3,), discard="Forum"),
        "use 3",
        "Aesculapinum has nothing to act on: there is no character in the discard pile.",
    ),
    (table("3=Scaenicus", dice=(3,)), "use 3", "Scaenicus has nothing to act on: there is no card whose action"),
    (table(money=(2, 0), hands=("Forum", "")), "lay Forum", "For Forum you are 3 sestertii short."),
    (table(money=(4, 0), hands=("Forum", "")), "lay Forum", "For Forum you are 1 sestertius short."),
    (table(money=(9, 0), hands=("Nero", "")), "lay Forum", "You have no Forum in your hand."),
    (table(dice=(3,)), "bribe 3", "This game is played without bribery."),
    (table("2=Forum", dice=(3,)), "target 2", "That is not one of the choices now."),
    (arena(dice=(3,), money=(5, 0)), "bribe 3", "You have no card at bribery."),
    (arena("7=Legat", dice=(3,), money=(2, 0)), "bribe 3", "For Legat you are 1 sestertius short."),
    (arena("7=Legat", dice=(3,), money=(9, 0), bribed=True), "bribe 3", "Bribery has already been used this turn."),
    (
        arena("3=Statue of Jupiter", "1=Forum", dice=(3,), money=(7, 0)),
        "use 3",
        "For Statue of Jupiter you are 3 sestertii short.",
    ),
    (
        arena("1=Arena", "7=Spy, 2=Forum", dice=(1,)),
        "use 1",
        "Arena has nothing to act on: your opponent has no character on discs 1 to 6.",
    ),
    (
        arena("3=War Elephant", "3=Turris", dice=(3,)),
        "use 3",
        "War Elephant has nothing to act on: there is no card opposite with a defence of 4 or less.",
    ),
)

WITHIN: tuple[tuple[Table, str, str], ...] = (
    (table("3=Forum", dice=(3, 4)).play("use 3"), "spend 3", "None of your unused dice shows 3."),
    (
        table("3=Gladiator", "1=Nero", dice=(3,)).play("use 3"),
        "target 2",
        "Your opponent has no card on disc 2.",
    ),
    (table("3=Mercator", dice=(3,), money=(3, 0)).play("use 3"), "buy 2", "You are 1 sestertius short."),
    (table("3=Mercator", dice=(3,), money=(99, 0), vp=(10, 2)).play("use 3"), "buy 3", "Your opponent has only 2 VP."),
)


@pytest.mark.parametrize(("t", "words", "said"), REASONS + WITHIN, ids=[f"{w}: {s}" for _, w, s in REASONS + WITHIN])
def test_a_refusal_says_why(t: Table, words: str, said: str) -> None:
    assert why(t, words).startswith(said)
    others = {why(t, words, language) for language in languages()}
    assert len(others) == len(languages()), "said in every language"
    assert not any("{" in x or "$" in x for x in others)


def test_a_decision_within_a_turn_refuses_what_belongs_elsewhere() -> None:
    t = table("3=Gladiator", "1=Nero", dice=(3, 4), hands=("Forum", ""), money=(9, 0)).play("use 3")
    assert why(t, "use 4") == why(t, "on 2") == why(t, "end") == "That is not one of the choices now."


def test_a_disc_that_is_taken_is_told_with_its_card() -> None:
    state, rng = make("roma").start(), random.Random(2)
    while state.decision() != "place" or "on 3" in map(state.text, state.legal()):
        if "on 3" in (legal := {state.text(a): a for a in state.legal()}):
            state.apply(legal["on 3"])
        else:
            step(state, rng)
    told = state.game.why(state.view(state.to_move), state.parse("on 3"))
    assert told is not None
    said = Text("en").told("roma", told, NAMES)
    assert re.fullmatch(r"[A-Z][A-Za-z ]+ lies on disc 3 already\.", said)
    foe = state.view(1 - state.to_move)
    assert foe["players"][state.to_move]["face_down"] == [3]


def test_the_end_leaves_no_move() -> None:
    t = table(full("Forum"), "1=Forum", (2,), vp=(10, 1), sides=({"row": {"2": "Tribunus Plebis"}}, {}))
    t.play("use 2")
    assert t.over
    told = t.state.game.why(t.state.view(0), t.state.parse("end"))
    assert told is not None
    assert told.key == "server-no-more"


@pytest.mark.parametrize("game", [table().state.game, arena().state.game, separate().state.game], ids=str)
def test_every_illegal_move_of_random_games_has_a_reason_that_the_seat_may_know(game: Any) -> None:
    rng, say, found = random.Random(5), Text("en"), dict[str, Message]()
    state = game.start()
    for n in range(150):
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
                    assert "nothing" not in told.params.values(), (told, state.text(action))
                    found[repr(told)] = told
        step(state, rng)
    assert len(found) > 50
    assert {"roma-no-other", "roma-no-card", "roma-no-drawn", "roma-no-die"} <= {told.key for told in found.values()}
    assert [told for told in found.values() if say.told(game.title, told, NAMES) == told.key] == []
