"""The rules of Par Impar, one test for each sentence of docs/games/parimpar.md."""

from __future__ import annotations

import pytest

import ludi

GAME = ludi.make("parimpar")


def played(moves: str, **position: object) -> ludi.State:
    """The state after some moves, by their short texts."""
    state = GAME.position(position) if position else GAME.start()
    for move in moves.split(", "):
        state.apply(state.parse(move))
    return state


def test_a_coin_that_falls_evenly_says_who_hides_first() -> None:
    assert [weight for _, weight in GAME.start().chance()] == [1, 1]
    assert [played(f"coin {side}").to_move for side in ("head", "ship")] == [0, 1]


def test_one_to_three_nuts_are_hidden_and_no_more_than_one_has() -> None:
    assert len(played("coin head").legal()) == 3
    assert len(GAME.position({"nuts": [2, 10]}).legal()) == 2


@pytest.mark.parametrize(
    ("moves", "nuts"),
    [
        ("hide 3, guess odd, open 3", [3, 9]),
        ("hide 2, guess even, open 2", [4, 8]),
        ("hide 3, guess even, open 3", [9, 3]),
    ],
)
def test_who_guesses_right_wins_the_nuts_and_who_guesses_wrong_pays_as_many(moves: str, nuts: list[int]) -> None:
    assert played(f"coin head, {moves}").scores() == nuts


def test_nobody_pays_more_than_is_left_and_the_game_is_over() -> None:
    state = played("hide 3, guess even, open 3", nuts=[10, 2])
    assert (state.scores(), state.to_move, state.ranks()) == ([12, 0], ludi.OVER, [0, 1])


def test_the_other_one_hides_next_until_the_last_round() -> None:
    assert played("coin head, hide 1, guess odd, open 1").to_move == 1
    assert played("hide 1, guess odd, open 1", round=20).to_move == ludi.OVER


def test_only_the_holder_knows_what_is_hidden() -> None:
    state = played("coin head, hide 2")
    assert [state.view(seat)["hidden"] for seat in (0, 1, None)] == [2, 0, 0]
