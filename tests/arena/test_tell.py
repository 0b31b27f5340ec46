"""The log and the offered moves of Arena: what is said, and to whom."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from tests.roma.table import ARENA, MIXED, SEPARATE, Table, arena, full, mixed, separate
from tests.scene import step
from tests.soaking import many

from ludi import OVER, Game, Record
from ludi.games.roma.constants import CARD_NAMES
from ludi.kernel.messages import Entry, Message, Named
from ludi.locales import Text

GAMES = {"arena": ARENA, "mixed": MIXED, "separate": SEPARATE}


def told(t: Table, words: str, seat: int | None) -> list[Message]:
    """The sentences that a seat reads about one action, which is carried out."""
    state = t.state
    action = state.parse(words)
    before, seen = state.view(seat), seat in state.witness(action)
    entry = Entry(state.to_move, state.decision(), action if seen else None)
    state.apply(action)
    return state.game.event_messages(before, entry, state.view(seat))


def keys(sentences: list[Message]) -> list[str]:
    return [s.key.removeprefix("roma-told-") for s in sentences]


def test_a_bribe_names_the_die_and_the_card() -> None:
    t = arena("7=Tavern", "1=Spy", (3,), money=(5, 0))
    first, *rest = told(t, "bribe 3", None)
    assert (first.key, first.params["n"], first.params["card"]) == ("roma-told-bribes", 3, Named("card", "Tavern"))
    assert keys(rest) == ["gains"]


def test_points_that_leave_the_game_are_told() -> None:
    t = arena("1=Aqueduct", dice=(1,))
    sentences = told(t, "use 1", 1)
    assert keys(sentences) == ["uses", "supply-lost"]
    assert sentences[-1].params == {"n": 3, "supply": 13}


def test_missing_dice_are_told() -> None:
    t = arena("1=Philosopher", dice=(1,))
    assert keys(told(t, "use 1", None)) == ["uses", "fewer"]


def test_forums_that_cavalry_discards_are_told_one_by_one() -> None:
    t = arena("1=Cavalry", "2=Forum, 5=Forum, 7=Forum", (1,))
    sentences = told(t, "use 1", 0)
    assert keys(sentences) == ["uses", "discarded", "discarded", "discarded"]
    assert [s.params["disc"] for s in sentences[1:]] == [2, 5, 7]


def test_a_second_roll_is_told() -> None:
    t = arena("3=Decurion, 1=Trumpeter", "3=Decurion", (3,)).play("use 3", "target 3", "die 1")
    assert keys(told(t, "reroll", 1)) == ["again"]
    assert keys(told(t, "die 6", 1)) == ["battle", "discarded"]


def test_a_templars_roll_is_no_battle() -> None:
    t = arena("3=Templar", "3=Spy", (3,)).play("use 3")
    assert keys(told(t, "die 6", 1)) == ["templar", "gains"]


def test_a_card_laid_at_the_open_set_up_is_named_to_all() -> None:
    state = ARENA.start()
    while state.decision() != "placing":
        state.apply(state.possible()[0])
    t = Table(state)
    card = t.options[0].removeprefix("lay ")
    t.play(t.options[0])
    for seat in (0, 1, None):
        copy = Table(state.copy())
        (sentence,) = told(copy, "on 7", seat)
        assert (sentence.key, sentence.params["card"], sentence.params["disc"]) == (
            "roma-told-lays",
            Named("card", card),
            7,
        )


@pytest.mark.parametrize(("seat", "card"), [(0, "Forum"), (1, "Forum"), (None, None)])
def test_a_spys_theft_is_told_when_it_comes_to_light(seat: int | None, card: str | None) -> None:
    t = arena("1=Spy", dice=(1,), hands=("Road", "Forum, Beast")).play("use 1").shown()
    assert told(t, "take Forum", seat) == []
    (sentence,) = told(t, "robbed", seat)
    assert sentence.key == ("roma-told-takes" if card else "roma-told-takes-unseen")
    assert (sentence.params.get("card") or None) == (Named("card", card) if card else None)
    assert sentence.params["seat"] == Named("seat", 0)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_spy_that_takes_nothing_is_not_told(seat: int | None) -> None:
    t = arena("1=Spy", dice=(1,), hands=("Road", "Forum, Beast")).play("use 1").shown()
    assert told(t, "done", seat) == []
    assert told(t, "done", seat) == []


def test_a_foreign_card_is_discarded_in_the_words_of_any_card() -> None:
    sides: tuple[dict[str, Any], dict[str, Any]] = ({"foreign": "Beast", "known": "Beast"}, {})
    t = separate("1=Fortuna", dice=(1,), hands=("Beast", ""), sides=sides).play("use 1")
    (sentence,) = told(t, "foreign Beast", None)
    assert (sentence.key, sentence.params["card"]) == ("roma-told-discards", Named("card", "Beast"))


@pytest.mark.parametrize(
    ("own", "other", "moves", "word", "percent"),
    [
        ("3=Decurion", "3=Decurion", ["use 3"], "target 3", 50),
        ("3=Ballista", "3=Forum", ["use 3"], "target 3", 50),
        ("3=Beast", "3=Poisoner", ["use 3"], "target 3", 67),
        ("3=Velites", "3=Poisoner", ["use 3"], "target 3", 67),
        ("3=Mercenary", "3=Forum", [], "use 3", 33),
        ("3=Decurion", "3=Templar, 2=Turris", ["use 3"], "target 3", 50),
    ],
)
def test_an_attack_is_offered_with_its_chance(own: str, other: str, moves: list[str], word: str, percent: int) -> None:
    t = mixed(own, other, (3,), money=(9, 0)).play(*moves)
    offer = t.state.game.legal_move(t.state.view(0), t.state.parse(word))
    assert offer.told.params["needs"].params["odds"].params["percent"] == percent


def test_offers_name_what_to_touch() -> None:
    def paths(t: Table) -> list[tuple[str, ...]]:
        view = t.state.view(t.state.to_move)
        return [t.state.game.legal_move(view, a).path for a in t.state.legal()]

    assert ("die:3", "own:7") in paths(arena("7=Templar", dice=(3,), money=(9, 0)))
    t = arena("3=Mercenary", "3=Forum", (3,), money=(9, 0)).play("use 3", "die 3")
    assert paths(t) == [("amount:0",), ("amount:1",), ("amount:2",)]
    row = full("Forum", 7).replace("1=Forum", "1=Spring of Bacchus")
    assert paths(arena(row, row).play("end").roll(1, 2, 6)) == [("die:1",), ("die:2",), ("die:6",), ("done",)]
    t = arena("1=Road, 2=Magister", "1=Tavern", (1,)).play("use 1")
    assert paths(t) == [("foe:1",)]


@pytest.mark.soak(but=3)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_log_never_names_a_card_that_its_seat_did_not_see(name: str, seat: int | None) -> None:
    game: Game = GAMES[name]
    rng = random.Random(f"{name} {seat}")

    def names(value: object) -> set[str]:
        return {card for card in CARD_NAMES[1:] if re.search(rf"\b{card}\b", str(value))}

    for _ in range(many(1)):
        state = game.start()
        while state.to_move != OVER:
            who, decision, before = state.to_move, state.decision(), state.copy()
            action = step(state, rng)
            seen = seat in before.witness(action)
            was, now = before.view(seat), state.view(seat)
            allowed = names(was) | names(now) | (names(state.text(action)) if seen else set())
            for sentence in game.event_messages(was, Entry(who, decision, action if seen else None), now):
                assert names(sentence.params) <= allowed, (sentence, decision)


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_of_a_game_can_be_said(name: str) -> None:
    game, text, rng = GAMES[name], Text("en"), random.Random(name)
    for _ in range(many(2)):
        state, actions = game.start(), []
        while state.to_move != OVER:
            if state.to_move >= 0:
                for action in state.legal():
                    offer = game.legal_move(state.view(state.to_move), action)
                    words = text.told(game.title, offer.told, ["Ann", "Bob"])
                    assert words != offer.told.key
                    assert "{" not in words, words
            actions.append(step(state, rng))
        record = Record(game, actions)
        for seat in (0, 1, None):
            before = record.start().view(seat)
            for entry, after in record.seen_by(seat):
                for sentence in game.event_messages(before, entry, after):
                    words = text.told(game.title, sentence, ["Ann", "Bob"])
                    assert words != sentence.key
                    assert "{" not in words, words
                before = after


@pytest.mark.parametrize(("card", "said"), [("Decurion", "rolled 3 + 1 against"), ("Velites", "rolled 3 against")])
def test_what_a_fighter_adds_to_his_roll_is_told(card: str, said: str) -> None:
    t = mixed(f"1={card}", "1=Spy, 2=Turris", (1,)).play("use 1")
    if t.state.decision() == "targeting":
        t.play("target 1")
    sentence = told(t, "die 3", None)[0]
    assert said in Text("en").told("arena", sentence, ("You", "Bot"))


def test_the_money_of_tax_collections_is_told() -> None:
    t = arena("3=Tax Collection, 4=Tax Collection", dice=(2,))
    sentence = told(t, "money 2", 1)[0]
    assert Text("en").told("arena", sentence, ("You", "Bot")) == "You took 6 sestertii with a die of 2."
