"""The levels of Römisch Pokern that rest on the exact solver, and its hints."""

from __future__ import annotations

import random

import pytest

import ludi
from ludi.bots import Judged, ask, make_bot, warmth
from ludi.bots.protocol import Kind
from ludi.games.pokern import levels as pokern
from ludi.games.pokern.levels import LEAST, PACE, STRONGEST, fillable, opinions, rounds_left


def end(dice: str = "VX", **fields: object) -> ludi.State:
    """The last turn of all: 60 points against 69, two rows open below 14."""
    players = [
        {"column": [1, 2, 3, 20, 21, 22, 0], "cards": []},
        {"column": [10, 11, 12, 13, 14, 0, 0], "cards": []},
    ]
    return ludi.make("pokern").position(
        {"active": 1, "last": True, "dice": list(dice), "players": players, "bare": True, **fields}
    )


@pytest.mark.soak(but=4)
@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("level", sorted(pokern.LEVELS))
def test_a_whole_game_of_legal_moves_and_the_same_answer_twice(level: str, players: int) -> None:
    state, rng, bot = ludi.make("pokern", players, max_rounds=2).start(), random.Random(3), make_bot(level)
    asked = 0
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
            continue
        question = ask(state, rng)
        action = bot.choose(question)
        assert action in question.legal
        assert make_bot(level).choose(question) == action
        state.apply(action)
        asked += 1
    assert asked > 2 * players


@pytest.mark.soak(but=1)
@pytest.mark.parametrize(
    "options", [{"order_rule": True}, {"several_dice": True}, {"cards_on_valid": True, "misthrow_on_stop": "lenient"}]
)
def test_every_option_can_be_played(options: dict[str, object]) -> None:
    state, rng, bot = ludi.make("pokern", 2, max_rounds=3, **options).start(), random.Random(5), make_bot("caesar")
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            state.apply(bot.choose(ask(state, rng)))
    assert state.to_dict()["round"] <= 3


def test_caesar_stops_when_he_has_won_and_consul_goes_on_for_points() -> None:
    state = end()
    question = ask(state, random.Random(1))
    assert state.text(make_bot("caesar").choose(question)) == "stop"
    assert state.text(make_bot("consul").choose(question)) == "roll 1"


def test_a_row_that_best_play_never_takes_is_taken_where_there_is_no_other() -> None:
    """28 has to be written after six dice, at the top of an empty column."""
    state = ludi.make("pokern").position({"dice": list("IIIVXX")})
    assert state.decision() == "entering"
    chosen = make_bot("caesar").choose(ask(state, random.Random(1)))
    assert state.text(chosen) in {"row 3", "row 4", "row 5"}


def test_how_many_turns_are_left_is_estimated_from_the_fullest_column() -> None:
    game = ludi.make("pokern")
    assert rounds_left(game.start()) == round(PACE * 7)
    near = game.position({"players": [{"column": [1, 2, 3, 4, 5, 6, 0]}, {}]})
    assert rounds_left(near) == LEAST == 2, "it need not be the last one"
    assert rounds_left(end()) == 1
    assert rounds_left(ludi.make("pokern", 1, turns=5).start()) == 5
    assert (fillable([0, 10, 11, 0, 12, 13, 14]), fillable([0, 0, 3, 4, 5, 6, 0])) == (None, 3)


def hints(state: ludi.State) -> list[Judged]:
    """What the advisor says."""
    return STRONGEST.advise(ask(state, random.Random(1)), None, None, warm=True)


def searched(state: ludi.State) -> list[Judged]:
    """What is said where there is no advisor."""
    return STRONGEST.advise(ask(state, random.Random(1)), 50, None, warm=False)


def test_hints_give_points_and_the_chance_of_winning() -> None:
    warmth.warm(ludi.make("pokern"))
    moves = hints(end())
    state = end()
    assert state.text(moves[0].action) == "stop"
    assert moves[0].value == 1.0
    assert moves[0].points == pytest.approx(75.0, abs=0.01)
    assert {m.action for m in moves} == set(state.legal())
    assert {(m.kind, m.turns) for m in moves} == {(Kind.WIN, 1)}
    alone = ludi.make("pokern", 1).position({"dice": ["X"]})
    found = hints(alone)[0]
    assert found.points is not None
    assert found.value == pytest.approx(found.points / 300, abs=0.001)
    assert (found.kind, found.turns) == (Kind.POINTS, None)


def test_alone_a_search_promises_points_and_no_victory() -> None:
    alone = ludi.make("pokern", 1).position({"dice": ["X", "X"]})
    moves = searched(alone)
    assert {m.kind for m in moves} == {Kind.ABOUT}
    assert all(m.points == pytest.approx(300 * m.value, abs=1) for m in moves)
    assert all(m.kind is None and m.points is None for m in searched(end()))


def test_opinions_are_sorted_best_first() -> None:
    warmth.warm(ludi.make("pokern"))
    found = opinions(end("VXI"), STRONGEST, every=True)
    assert [o.value for o in found] == sorted((o.value for o in found), reverse=True)
