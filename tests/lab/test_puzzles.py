"""Puzzles are found where one move is clearly best, and nowhere else."""

from __future__ import annotations

import random
from itertools import count
from math import inf
from typing import Any

import ludi
from ludi.bots.protocol import ask
from ludi.lab.puzzles import Finder, chosen, found_in
from ludi.lab.values import Values
from ludi.puzzles import puzzles

WON = {  # one point is missing, and a Forum gives it; money and cards do not
    "turn": 12,
    "dice": [2, 2, 6],
    "supply": 4,
    "players": [
        {"vp": 17, "money": 3, "row": {"2": "Forum"}},
        {"vp": 15, "money": 9, "row": {"2": "Forum", "3": "Senator"}},
    ],
}


def test_a_position_with_one_clearly_best_move_is_a_puzzle_and_says_what_it_is_about() -> None:
    game = ludi.make("roma")
    found = Finder(game, 1).judge(ask(game.position(WON), random.Random(1)), random.Random(1))
    assert found is not None
    assert found["moves"][0][0] == "use 2"
    assert found["moves"][0][1]["why"]
    assert len(found["moves"]) == len(game.position(WON).legal())
    assert game.position(found["position"]).view(0) == game.position(WON).view(0), "the seat sees the same"


def test_a_position_whose_moves_are_alike_is_none() -> None:
    game = ludi.make("roma")
    start = game.start()
    rng = random.Random(3)
    while start.to_move < 0:
        start.sample(rng)
    assert Finder(game, 1).judge(ask(start, rng), rng) is None


def test_an_exact_solution_needs_no_search_and_two_points() -> None:
    number, found = found_in(("pokern", 1, {}, 5, 3))
    assert number == 3
    assert found
    for one in found:
        points = [judged["points"] for _, judged in one["moves"]]
        assert points[0] - points[1] >= 2
    assert found_in(("pokern", 1, {}, 5, 3)) == (3, found), "the same game has the same puzzles"


def test_hard_ones_come_first_and_no_kind_of_move_is_more_than_a_third() -> None:
    def one(move: str, misses: int) -> dict[str, Any]:
        return {"misses": misses, "moves": [[f"{move} {misses}", {}]], "position": {"n": next(number)}}

    number = count()
    found = [one(move, misses) for misses in (0, 3, 1) for move in ("use", "money", "cards") for _ in range(4)]
    taken = chosen(found, 9, 1)
    assert sorted(x["misses"] for x in taken) == [3] * 9
    assert all(sum(x["moves"][0][0].startswith(move) for x in taken) == 3 for move in ("use", "money", "cards"))
    more = chosen([*taken[:2], *found], 12, 1, taken)
    assert more[:9] == taken, "they keep their numbers"
    assert sorted(x["misses"] for x in more[9:]) == [3] * 3
    assert len({x["position"]["n"] for x in more}) == 12, "none is taken twice"


def test_whole_games_have_their_say_where_a_search_ends_before_the_game_does() -> None:
    one = next(x for x in puzzles("lusitania") if x.moves[0][1]["value"] == 1.0)
    state = one.state()
    actions = {state.text(a): a for a in state.legal()}
    best, second = (actions[text] for text, _ in one.moves[:2])
    ended = Values(state.game, 10).ended(state, [best, second], 20, 1)
    assert ended is not None
    assert ended[0][state.to_move] > max(0.9, ended[1][state.to_move])
    assert all(abs(sum(chances) - 1) < 0.01 for chances in ended), "what is shared is the win"


def test_where_searches_play_to_the_end_they_are_not_asked_again() -> None:
    game = ludi.make("roma")
    question = ask(game.position(WON), random.Random(1))
    best, second = question.legal[:2]
    assert Finder(game, 1).ahead_at_the_end(question, best, second, 1) == inf
