"""Search: budgets, determinism, errors, and that it finds what is plainly best."""

from __future__ import annotations

import random
import threading
import time

import pytest

import ludi
from ludi.kernel.searching import Advice, Growth, Tree, children, lead

WIN_NOW = {  # Forum with a 6 empties the supply and wins; everything else lets the game go on, 5 points behind
    "dice": [1, 6],
    "supply": 6,
    "players": [{"vp": 12, "row": {"1": "Forum"}}, {"vp": 17, "row": {"1": "Legat"}}],
}


def test_search_needs_a_budget_and_the_seat_to_move() -> None:
    game = ludi.make("roma")
    state = game.position({"dice": [1, 2]})
    with pytest.raises(ludi.LudiError, match="budget"):
        game.fast.search(state)
    with pytest.raises(ludi.LudiError, match="seat 1"):
        game.fast.search(state, 1, iterations=10)
    with pytest.raises(ludi.LudiError, match="seat"):
        game.fast.search(game.start(), iterations=10)


def test_search_is_the_same_for_a_seed_and_counts_its_iterations() -> None:
    game = ludi.make("roma")
    state = game.position({"dice": [1, 2, 4], "players": [{"hand": ["Forum", "Nero"], "money": 5}, {}]})
    one, two = (game.fast.search(state, iterations=3000, seed=5) for _ in range(2))
    assert one == two
    assert one.iterations == 3000
    assert sum(a.visits for a in one.actions) == 3000
    assert {a.action for a in one.actions} == set(state.legal())
    assert all(0 <= v <= 1 for a in one.actions for v in a.values)
    assert all(sum(a.values) == pytest.approx(1) for a in one.actions)
    assert one != game.fast.search(state, iterations=3000, seed=6)


@pytest.mark.soak(only=("lusitania", "empire"))
@pytest.mark.parametrize("title", ludi.titles())
def test_a_settled_search_is_shorter_and_finds_the_same_action(title: str) -> None:
    game, rng = ludi.make(title), random.Random(8)
    game.warm()
    whole = asked = 0
    for n in range(12):
        state = game.start()
        for _ in range(6 + 9 * n):
            if state.to_move != ludi.OVER:
                state.sample(rng) if state.to_move == ludi.CHANCE else state.apply(rng.choice(state.legal()))
        if state.to_move < 0 or len(state.legal()) < 2:
            continue
        long, short = (game.fast.search(state, iterations=4000, seed=n, settled=s) for s in (False, True))
        assert long.iterations == 4000
        assert short.best == long.best
        whole, asked = whole + short.iterations, asked + 4000
    assert 0 < whole < asked


class Watched(Tree):
    """A tree that counts how often its moves are looked at."""

    looks = 0

    def actions(self) -> list[Advice]:
        """What is known of each action by now."""
        self.looks += 1
        return super().actions()


@pytest.mark.parametrize("title", ["roma", "arena", "pokern"])
def test_a_search_is_settled_as_soon_as_it_can_be_with_few_looks(title: str) -> None:
    """In a browser a look takes as long as many iterations."""
    game, rng, left, settled = ludi.make(title), random.Random(5), 2000, 0
    for seed in range(12):
        state = game.start()
        while state.to_move == ludi.CHANCE or (state.to_move != ludi.OVER and rng.random() < 0.9):
            state.sample(rng) if state.to_move == ludi.CHANCE else state.apply(rng.choice(state.legal()))
        if state.to_move == ludi.OVER or len(state.legal()) < 2:
            continue
        memory = game.wasm.memory()
        tree = Watched(memory, game.players, state.redeal(state.to_move, rng).raw, seed, Growth(settled=True))
        for _ in range(left // 10):
            tree.grow(10)
            enough = lead(children(memory, tree._nodes, game.players)) > left - tree.iterations
            assert tree._is_settled(left) == enough
            if enough:
                settled += 1
                break
        assert tree.looks < 20
    assert settled > 3


def test_search_in_milliseconds_ends_on_time_and_when_told_to() -> None:
    game = ludi.make("roma")
    game.warm()
    state = game.position({"dice": [1, 2, 4], "players": [{"hand": ["Forum"], "money": 5}, {}]})
    began = time.perf_counter()
    found = game.fast.search(state, ms=50)
    assert found.iterations > 20
    answers = iter([False, True])
    game.fast.search(state, ms=60_000, stop=lambda: next(answers))
    assert time.perf_counter() - began < 20


def test_search_lets_other_threads_run() -> None:
    """While compiled code runs, not only between its steps; it goes on until that was seen."""
    game = ludi.make("roma")
    game.warm()
    state = game.position({"dice": [1, 2, 4]})
    ticks, steps = 0, [0]

    def seen() -> bool:
        """At the end of each step: whether others ran several times within one."""
        steps.append(ticks)
        return steps[-1] - steps[-2] > 2

    searching = threading.Thread(target=lambda: game.fast.search(state, iterations=10**9, stop=seen), daemon=True)
    searching.start()
    while searching.is_alive():
        ticks += 1
        time.sleep(0.001)
    assert steps[-1] - steps[-2] > 2


def test_search_finds_a_win_at_hand() -> None:
    game = ludi.make("roma")
    state = game.position(WIN_NOW)
    assert state.text(game.fast.search(state, iterations=4000, seed=1).best) == "use 1"
    state.apply(state.parse("use 1"))
    assert state.text(game.fast.search(state, iterations=500, seed=1).actions[0].action) == "spend 6"
    assert state.legal() == [state.parse("spend 6")]


def test_search_does_not_know_what_its_seat_cannot_know() -> None:
    """The same answer in every world that looks the same to the seat."""
    game = ludi.make("roma")
    row = {str(d): "Forum" for d in range(1, 7)}
    answers = []
    for hidden, other in (("Nero", "Forum"), ("Forum", "Nero")):
        players = [{"row": row, "hand": ["Legat"]}, {"hand": [hidden]}]
        deck = {other: 1, "Legat": 2}
        state = game.position({"dice": [1, 4], "supply": 12, "deck": deck, "players": players})
        answers.append(game.fast.search(state, iterations=2000, seed=3))
    assert answers[0] == answers[1]


def test_a_search_limited_to_its_own_move_and_one_cut_by_estimate() -> None:
    game = ludi.make("roma")
    state = game.position(WIN_NOW)
    greedy = game.fast.search(state, iterations=300, playout_limit=0, move=True)
    assert state.text(greedy.best) == "use 1"
    playout_limit = game.fast.search(state, iterations=2000, playout_limit=5)
    assert state.text(playout_limit.best) == "use 1"


def test_what_is_compiled_does_for_any_number_of_players() -> None:
    compiled = []
    for players in (2, 3, 6):
        game, rng = ludi.make("pokern", players), random.Random(1)
        state = game.start()
        while state.to_move == ludi.CHANCE:
            state.sample(rng)
        assert game.fast.playouts(3, 1).scores.shape == (3, players)
        assert {len(a.values) for a in game.fast.search(state, iterations=50).actions} == {players}
        assert game.fast.batch(2).places.shape == (2, players)
        used = (("rollout", "playouts"), ("ismcts", "search"), ("batch", "advance"))
        compiled.append([len(getattr(game.fast.module(module), name).signatures) for module, name in used])
    assert compiled[0] == compiled[1] == compiled[2]


def test_a_full_tree_goes_on_without_growing() -> None:
    game = ludi.make("roma")
    state = game.position({"dice": [1, 2, 4], "players": [{"hand": ["Forum"], "money": 5}, {}]})
    found = game.fast.search(state, iterations=5000, nodes=40)
    assert found.nodes == 40
    assert found.iterations == 5000


def test_a_title_is_warm_for_all_its_games_and_options() -> None:
    ludi.make("roma").warm()
    other = ludi.make("roma", max_turns=9)
    assert other.best_home.fast
    assert other.best_home is other.fast
