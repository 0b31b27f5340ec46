"""Batches: games side by side that have nothing to do with each other, in every home alike; resets, rewards, errors."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.conformance.cases import CASES, game_of

import ludi
from ludi.kernel.batch import Batch
from ludi.kernel.game import Game
from ludi.kernel.rng import below, seed

SHORT = ludi.make("roma", max_turns=8)
HOMES = ["plain", "fast", "wasm"]


def chosen(batch: Batch, rng: random.Random) -> list[int]:
    """A legal action for each game, and none for those that are over."""
    return [rng.choice(batch.legal(i) or [-1]) for i in range(batch.n)]


def told(batch: Batch, i: int) -> tuple[Any, ...]:
    """All that is said of a game."""
    arrays = batch.seats, batch.masks, batch.observations, batch.rewards, batch.scores, batch.places, batch.terminated
    return (*(array[i].tolist() for array in arrays), batch.legal(i), batch.state(i).key())


def standing(said: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same without what is said of games that have ended."""
    return said[:3] + said[6:]


def stepped(batch: Batch, i: int, steps: int, rng: random.Random) -> list[tuple[Any, ...]]:
    """What is said of game i while it is played by `rng`, whatever is played in the others."""
    found, others = [told(batch, i)], random.Random(99)
    for _ in range(steps):
        actions = chosen(batch, others)
        actions[i] = rng.choice(batch.legal(i) or [0])
        batch.step(actions)
        found.append(told(batch, i))
    return found


@pytest.mark.parametrize("home", HOMES)
def test_a_game_with_a_seed_plays_the_same_alone_and_among_others(home: str) -> None:
    engine = getattr(SHORT, home)
    among = stepped(engine.batch(4, seed=7), 2, 60, random.Random(1))
    assert stepped(engine.batch(1, seed=9), 0, 60, random.Random(1)) == among
    assert stepped(engine.batch(2, seeds=[5, 9]), 1, 60, random.Random(1)) == among
    assert stepped(engine.batch(1, seed=10), 0, 60, random.Random(1)) != among


@pytest.mark.parametrize("title", ludi.titles())
def test_every_home_says_the_same(title: str) -> None:
    game = ludi.make(title)
    batches = [getattr(game, home).batch(3, seed=4) for home in HOMES]
    rng = random.Random(2)
    for _ in range(25 if title == "empire" else 60):
        for i in range(3):
            assert told(batches[0], i) == told(batches[1], i) == told(batches[2], i)
        actions = chosen(batches[0], rng)
        for batch in batches:
            batch.step(actions)


@pytest.mark.parametrize("case", CASES)
def test_what_is_said_is_what_the_state_says(case: str) -> None:
    batch, rng = game_of(case).fast.batch(2, seed=1), random.Random(3)
    for _ in range(40):
        for i in range(2):
            state = batch.state(i)
            assert batch.seats[i] == state.to_move
            assert batch.terminated[i] == (state.to_move == ludi.OVER)
            assert batch.legal(i) == state.legal() == np.flatnonzero(batch.masks[i]).tolist()
            assert batch.actions[i, : batch.counts[i]].tolist() == state.legal()
            assert batch.observations[i].tolist() == state.observe(max(0, state.to_move)).tolist()
        batch.step(chosen(batch, rng))


def test_chance_falls_as_the_stream_of_the_game_says() -> None:
    game = ludi.make("pokern", 2)
    batch = game.plain.batch(1, seed=6)
    state = game.start()
    seed(r := [0, 0, 0, 0], 6)
    rng = random.Random(5)
    for _ in range(30):
        while state.to_move == ludi.CHANCE:
            n = game.rules.ways(state.raw)
            state.apply(game.rules.outcome(state.raw, below(r, n) if n > 1 else 0))
        assert batch.state(0) == state
        action = rng.choice(state.legal())
        state.apply(action)
        batch.step([action])


def played_out(batch: Batch, steps: int) -> list[tuple[int, list[float], list[int], list[int]]]:
    """The games that end on the way: which, with its rewards, scores and places."""
    rng, ended = random.Random(0), []
    for _ in range(steps):
        over = batch.terminated.copy()
        batch.step(chosen(batch, rng))
        for i in range(batch.n):
            if batch.terminated[i] and not over[i]:
                end = batch.state(i)
                assert batch.scores[i].tolist() == end.scores()
                assert batch.places[i].tolist() == end.ranks()
                ended.append((i, batch.rewards[i].tolist(), end.scores(), end.ranks()))
            else:
                assert not batch.rewards[i].any()
    return ended


@pytest.mark.parametrize("home", ["plain", "fast"])
def test_rewards_come_once_by_places_and_games_begin_again(home: str) -> None:
    ended = played_out(getattr(SHORT, home).batch(5, seed=2), 300)
    assert len(ended) > 10
    for _, rewards, scores, _ in ended:
        assert rewards == ([0, 0] if scores[0] == scores[1] else [1, -1] if scores[0] > scores[1] else [-1, 1])
    assert len({i for i, *_ in ended}) == 5


def test_among_several_seats_each_beaten_one_counts() -> None:
    ended = played_out(ludi.make("lusitania", 4).fast.batch(4, seed=2), 300)
    assert ended
    for _, rewards, _, places in ended:
        worth = [sum((q > p) - (q < p) for q in places) / 3 for p in places]
        assert rewards == pytest.approx(worth)
        assert sum(rewards) == pytest.approx(0)


@pytest.mark.parametrize(("players", "how"), [(1, {}), (3, {"rewards": "points"})])
def test_rewards_may_be_points(players: int, how: dict[str, Any]) -> None:
    ended = played_out(ludi.make("pokern", players).fast.batch(3, seed=2, **how), 400)
    assert ended
    assert all(rewards == scores for _, rewards, scores, _ in ended)
    halves = played_out(ludi.make("lusitania").fast.batch(3, rewards="points"), 300)
    assert halves
    assert all(rewards == [x / 2 for x in scores] for _, rewards, scores, _ in halves)


def test_without_restart_a_game_stays_over_until_it_is_reset() -> None:
    batch, rng = SHORT.fast.batch(6, seed=3, restart=False), random.Random(1)
    while not batch.terminated.all():
        before = [told(batch, i) for i in range(6)]
        over = batch.terminated.copy()
        batch.step(chosen(batch, rng))
        for i in np.flatnonzero(over).tolist():
            assert standing(told(batch, i)) == standing(before[i])
            assert not batch.rewards[i].any()
    ends = [told(batch, i) for i in range(6)]
    mask = np.array([True, False, True, False, False, False])
    batch.reset(mask, seeds=[31, 0, 33, 0, 0, 0])
    assert batch.terminated.tolist() == (~mask).tolist()
    assert standing(told(batch, 0)) == standing(told(SHORT.fast.batch(1, seed=31), 0))
    assert standing(told(batch, 2)) == standing(told(SHORT.fast.batch(1, seed=33), 0))
    assert standing(told(batch, 5)) == standing(ends[5])
    assert batch.places[0].tolist() == ends[0][5]
    assert not batch.rewards.any()


def test_a_reset_without_seeds_goes_on_with_the_streams_and_a_number_starts_them_in_order() -> None:
    batch = SHORT.fast.batch(3, seed=3)
    first = [told(batch, i) for i in range(3)]
    batch.reset()
    assert [told(batch, i) for i in range(3)] != first
    batch.reset(seeds=3)
    assert [told(batch, i) for i in range(3)] == first


@pytest.mark.parametrize("home", HOMES)
def test_games_begin_from_positions(home: str) -> None:
    game = ludi.make("roma")
    rich = game.position({"dice": [1, 2, 4], "players": [{"hand": ["Forum"], "money": 9}, {}]})
    poor = game.position({"dice": [6, 6, 6], "players": [{"hand": ["Nero"]}, {}]})
    batch = getattr(game, home).batch(3, positions=[rich, None, poor])
    assert batch.state(0) == rich
    assert batch.state(2) == poor
    assert batch.legal(0) == rich.legal()
    assert batch.state(1).to_dict()["turn"] == game.start().to_dict()["turn"]
    batch.reset(np.array([False, True, False]), positions=rich)
    assert [batch.state(i) for i in range(3)] == [rich, rich, poor]
    batch.reset(np.array([True, False, False]), positions=[None, poor, poor])
    assert [batch.state(1), batch.state(2)] == [rich, poor]
    assert batch.state(0) != rich


def test_a_step_may_be_for_some_games_alone() -> None:
    batch, alone = SHORT.fast.batch(3, seed=1), SHORT.fast.batch(3, seed=1)
    actions = [batch.legal(i)[-1] for i in range(3)]
    batch.step([actions[0], -5, actions[2]], np.array([True, False, True]))
    assert told(batch, 1) == told(alone, 1)
    batch.step([-5, actions[1], -5], np.array([False, True, False]))
    alone.step(actions)
    assert [told(batch, i) for i in range(3)] == [told(alone, i) for i in range(3)]


def test_arrays_are_rewritten_unless_copies_are_asked_for() -> None:
    for copies in (False, True):
        batch = SHORT.fast.batch(3, seed=1, copies=copies)
        masks, seen = batch.masks, batch.observations
        before = masks.copy(), seen.copy()
        batch.step([batch.legal(i)[0] for i in range(3)])
        assert np.array_equal(masks, before[0]) is copies
        assert np.array_equal(seen, before[1]) is copies
        assert not np.array_equal(batch.observations, before[1])


def test_sampling_is_uniform_over_what_is_legal() -> None:
    state = ludi.make("roma").position({"dice": [1, 2, 4], "players": [{"hand": ["Forum"], "money": 9}, {}]})
    batch = state.game.fast.batch(4000, positions=state)
    found = np.bincount(batch.sample(np.random.default_rng(1)), minlength=state.game.actions)
    assert set(np.flatnonzero(found).tolist()) == set(state.legal())
    expected = 4000 / len(state.legal())
    assert np.abs(found[state.legal()] - expected).max() < 5 * expected**0.5


def test_numbers_may_be_left_out() -> None:
    batch = SHORT.fast.batch(2, seed=1, observe=False)
    batch.step([batch.legal(i)[0] for i in range(2)])
    assert not batch.observations.any()


def test_actions_have_names() -> None:
    game = ludi.make("pokern")
    assert game.fast.batch(1).texts() == [game.start().text(a) for a in range(game.actions)]


def test_a_batch_refuses_an_illegal_action_and_changes_nothing() -> None:
    batch = ludi.make("roma").fast.batch(3)
    before = [told(batch, i) for i in range(3)]
    legal = [batch.legal(i)[0] for i in range(3)]
    text = batch.state(1).text(legal[1])
    wrong: list[tuple[Any, str]] = [
        ([legal[0], 0, legal[2]], f"game 1: 'die 1' is not legal here; legal is .*{text}"),
        ([legal[0], -1, legal[2]], "game 1: -1 is not legal here"),
        ([legal[0], 9999, legal[2]], "game 1: 9999 is not legal here"),
        (legal[:2], "2 actions were given for 3 games"),
        ([legal], r"an array of shape \(1, 3\) was given for 3 games"),
        ([float(a) for a in legal], "float64 was given, whole numbers are accepted"),
    ]
    for actions, said in wrong:
        with pytest.raises(ludi.IllegalAction, match=said):
            batch.step(actions)
        assert [told(batch, i) for i in range(3)] == before


def other() -> ludi.State:
    return ludi.make("arena").start()


WRONG: dict[str, tuple[Any, str]] = {
    "no games": (lambda game: game.fast.batch(0), "games: 0 was given, a whole number of 1 or more is accepted"),
    "half a game": (lambda game: game.fast.batch(1.5), "games: 1.5 was given"),
    "a seed less": (lambda game: game.fast.batch(2, seeds=[1]), "seeds: 1 were given for 2 games"),
    "a seed that is none": (lambda game: game.fast.batch(2, seeds=[1, "x"]), "seeds: 'x' was given for game 1"),
    "a position less": (lambda game: game.fast.batch(2, positions=[None]), "positions: 1 were given for 2 games"),
    "another game": (lambda game: game.fast.batch(1, positions=other()), "given for game 0, a state of .*'roma'"),
    "no state": (lambda game: game.fast.batch(1, positions=[{}]), "positions: .* was given for game 0"),
    "rewards": (
        lambda game: game.fast.batch(1, rewards="money"),
        "'money' was given, ranks, points is accepted",
    ),
    "ranks of one": (lambda _: ludi.make("pokern", 1).fast.batch(1, rewards="ranks"), "ranks compare players"),
    "a mask of numbers": (lambda game: game.fast.batch(2).reset([0, 1]), r"mask: int64 of shape \(2,\) was given"),
    "a mask too long": (lambda game: game.fast.batch(2).step([0, 0], [True] * 3), r"bool of shape \(2,\) is accepted"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_does_not_fit_is_said(what: str) -> None:
    call, said = WRONG[what]
    game: Game = SHORT
    with pytest.raises(ludi.BadOption, match=said):
        call(game)
