"""The log: what happened, in sentences that never name a card the seat did not see."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.roma.table import ROMA, Table, full, table
from tests.scene import step

import ludi.games.roma.log
from ludi import OVER, Record, State
from ludi.games.roma.constants import CARD_NAMES
from ludi.kernel.messages import Entry, Message, Named
from ludi.locales import FOLDER, Text


def told(t: Table, words: str, seat: int | None) -> list[Message]:
    """The sentences that a seat reads about one action, which is carried out."""
    state = t.state
    action = state.parse(words)
    before = state.view(seat)
    seen = seat in state.witness(action)
    entry = Entry(state.to_move, state.decision(), action if seen else None)
    state.apply(action)
    return state.game.event_messages(before, entry, state.view(seat))


def keys(sentences: list[Message]) -> list[str]:
    return [s.key.removeprefix("roma-told-") for s in sentences]


def test_activating_a_card() -> None:
    t = table("2=Tribunus Plebis", dice=(2,))
    first, *rest = told(t, "use 2", 1)
    assert first.key == "roma-told-uses"
    assert (first.params["seat"], first.params["card"], first.params["disc"]) == (
        Named("seat", 0), Named("card", "Tribunus Plebis"), 2,
    )  # fmt: skip
    assert [(s.key, *(s.params[name] for name in ("seat", "n", "was", "vp"))) for s in rest] == [
        ("roma-told-gains", Named("seat", 0), 1, 10, 11),
        ("roma-told-loses", Named("seat", 1), 1, 10, 9),
    ]


def test_a_battle_names_defence_and_victim() -> None:
    t = table("2=Legionarius", "2=Forum, 3=Turris", (2,)).play("use 2")
    first, *rest = told(t, "die 6", None)
    assert (first.params["card"], first.params["defence"], first.params["n"]) == (Named("card", "Forum"), 6, 6)
    assert [(s.key, s.params) for s in rest] == [
        ("roma-told-discarded", {"seat": Named("seat", 1), "card": Named("card", "Forum"), "disc": 2})
    ]


def test_laying_over_a_card_says_what_was_discarded() -> None:
    t = table("2=Legat", money=(9, 0), hands=("Forum", "")).play("lay Forum")
    assert keys(told(t, "on 2", 1)) == ["lays", "discarded"]


def test_laying_over_a_card_of_the_same_kind_says_so_too() -> None:
    t = table("2=Forum", money=(9, 0), hands=("Forum", "")).play("lay Forum")
    assert keys(told(t, "on 2", 1)) == ["lays", "discarded"]


def test_gladiator_returns_a_card() -> None:
    t = table("2=Gladiator", "3=Nero", (2,)).play("use 2")
    sentences = told(t, "target 3", 1)
    assert keys(sentences) == ["targets", "returned"]
    assert sentences[0].params["card"] == Named("card", "Nero")
    assert sentences[0].params["with"] == Named("card", "Gladiator")


def test_a_turn_begins_with_what_its_vacancies_cost() -> None:
    t = table(full("Forum"), "1=Forum")
    sentences = told(t, "end", 0)
    assert keys(sentences) == ["ends", "turn", "vacant"]
    assert sentences[-1].params == {"seat": Named("seat", 1), "n": 5, "was": 10, "vp": 5}


def test_the_end_of_the_game_is_told() -> None:
    t = table("2=Tribunus Plebis", dice=(2,), vp=(10, 1))
    assert keys(told(t, "use 2", 0))[-1] == "over"


def test_dice_are_told_when_all_have_fallen() -> None:
    t = table(full("Forum"), full("Forum")).play("end")
    assert told(t, "die 4", 0) == []
    assert told(t, "die 2", 0) == []
    (sentence,) = told(t, "die 6", 0)
    assert sentence == Message("roma-told-rolls", {"seat": Named("seat", 1), "dice": "2 4 6"})


def test_the_discarded_cards_of_a_draw_are_told_one_by_one() -> None:
    t = table(dice=(2,)).play("cards 2", "card Nero", "card Forum", "keep Forum")
    (sentence,) = told(t, "card Nero", 1)
    assert sentence == Message("roma-told-discards", {"seat": Named("seat", 0), "card": Named("card", "Nero")})


@pytest.mark.parametrize(("seat", "card"), [(0, "Nero"), (1, None), (None, None)])
def test_the_kept_card_is_told_to_its_seat_alone(seat: int | None, card: str | None) -> None:
    t = table(dice=(2,)).play("cards 2", "card Nero", "card Forum")
    (sentence,) = told(t, "keep Nero", seat)
    assert sentence.key == ("roma-told-keeps" if card else "roma-told-keeps-unseen")
    assert sentence.params.get("card") == (Named("card", card) if card else None)


def names(value: Any) -> set[str]:
    """Every card that a parameter names."""
    text = str(value)
    return {name for name in CARD_NAMES[1:] if re.search(rf"\b{name}\b", text)}


@pytest.mark.soak(but=1)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_log_never_names_a_card_that_its_seat_did_not_see(seat: int | None) -> None:
    """Every named card stands in the seat's view before or after, or in the action that it witnessed."""
    rng = random.Random(21)
    for _ in range(8):
        state: State = ROMA.start()
        while state.to_move != OVER:
            who, decision, before = state.to_move, state.decision(), state.copy()
            action = step(state, rng)
            seen = seat in before.witness(action)
            entry = Entry(who, decision, action if seen else None)
            was, now = before.view(seat), state.view(seat)
            allowed = names(was) | names(now) | (names(state.text(action)) if seen else set())
            for sentence in ROMA.event_messages(was, entry, now):
                assert names(sentence.params) <= allowed, (sentence, entry)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_log_of_a_seat_is_the_same_in_every_world_it_cannot_tell_apart(seat: int | None) -> None:
    """Sentences come from the views and the entry alone, so an unseen action tells the same whatever it was."""
    rng = random.Random(22)
    for _ in range(5):
        state = ROMA.start()
        while state.to_move != OVER:
            possible = state.possible()
            if seat not in state.witness(possible[0]) and len(possible) > 1:
                lines = set()
                for action in possible:
                    other = state.copy()
                    entry = Entry(state.to_move, state.decision(), None)
                    other.apply(action)
                    if other.decision() == state.decision():
                        lines.add(repr(ROMA.event_messages(state.view(seat), entry, other.view(seat))))
                assert len(lines) <= 1
            step(state, rng)


def every_key() -> set[str]:
    source = Path(ludi.games.roma.log.__file__).read_text("utf-8")
    return {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("roma-")
    }


def test_every_sentence_stands_in_the_catalogue() -> None:
    text = Text("en")
    wanted = every_key()
    assert len(wanted) > 35
    assert sorted(key for key in wanted if text(key) == key) == []
    catalogue = (FOLDER / "en" / "roma.ftl").read_text("utf-8")
    written = set(re.findall(r"^(roma-told-[a-z-]+) =", catalogue, re.MULTILINE))
    assert written <= wanted, "sentences that nothing says"


def test_every_sentence_of_a_game_can_be_said() -> None:
    text = Text("en")
    rng = random.Random(23)
    actions: list[int] = []
    state = ROMA.start()
    while state.to_move != OVER:
        actions.append(step(state, rng))
    record = Record(ROMA, actions)
    for seat in (0, 1, None):
        before = record.start().view(seat)
        for entry, after in record.seen_by(seat):
            for sentence in ROMA.event_messages(before, entry, after):
                words = text.told("roma", sentence, ["Ann", "Bob"])
                assert words != sentence.key
                assert "{" not in words, words
            before = after


def test_scaenicus_copying_sicarius_says_that_scaenicus_goes() -> None:
    """Who copies a card that goes with its victim goes himself: the sentence of the move names him."""
    players = [{"row": {"1": "Scaenicus", "2": "Sicarius"}}, {"row": {"3": "Velites"}}]
    state = ludi.make("roma").position({"dice": [1, 2], "players": players})
    for words in ("use 1", "on 2"):
        state.apply(state.parse(words))
    offered = state.game.legal_move(state.view(0), state.parse("target 3"))
    assert offered.told.params["with"] == Named("card", "Scaenicus")
    state.apply(state.parse("target 3"))
    assert state.view(0)["players"][0]["row"] == ["", "Sicarius", "", "", "", ""]
