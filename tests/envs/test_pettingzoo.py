"""The games in PettingZoo's own tests, and what these do not look at: secrecy, rewards, wrong use."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from tests.conformance.cases import CASES, HIDDEN
from tests.installed import run, without

import ludi
from ludi.envs.pettingzoo import TurnsEnv, env, parallel_env
from ludi.envs.rewards import by_ranks
from ludi.kernel.titles import TITLES

# What api_test warns of with every environment whose observations are dicts, unless it knows it by its name.
DICTS = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # of an agent whose game is over
]


def made(case: str, **more: Any) -> TurnsEnv:
    """A case of the conformance suite as an environment."""
    title, options = CASES[case]
    return env(title, **{**options, **more})


def played(game: TurnsEnv, rng: random.Random, steps: int) -> None:
    """Random choices, as many as that, or to the end."""
    for _ in range(steps):
        if game.episode.over:
            return
        game.step(rng.choice(np.flatnonzero(game.observe(game.agent_selection)["action_mask"])))


@pytest.mark.parametrize("case", CASES)
@pytest.mark.filterwarnings(*DICTS)
def test_every_case_passes_the_tests_of_pettingzoo(case: str) -> None:
    title, options = CASES[case]
    api_test(made(case), num_cycles=25)
    seed_test(lambda: made(case), num_cycles=60)
    parallel_api_test(parallel_env(title, **options), num_cycles=25)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.filterwarnings(*DICTS)
def test_every_case_passes_the_test_from_the_start_to_the_end_of_games(case: str) -> None:
    ends = []

    class Watched(TurnsEnv):
        """An environment that notes the ends of its games."""

        def step(self, action: Any) -> None:
            super().step(action)
            ends.append(not self.agents)

    api_test(Watched(made(case).episode, "ansi" if case in TITLES else None), num_cycles=10_000)
    assert any(ends)


def test_the_parallel_environment_plays_the_same_game() -> None:
    """It is stepped with an action of every agent; the one that counts is that of the seat to move."""
    turns, together, rng = env("pokern", 3), parallel_env("pokern", 3), random.Random(4)
    turns.reset(seed=4)
    seen, _ = together.reset(seed=4)
    while together.agents:
        mover = turns.agent_selection
        assert [agent for agent in seen if seen[agent]["action_mask"].any()] == [mover]
        action = rng.choice(np.flatnonzero(seen[mover]["action_mask"]))
        turns.step(action)
        seen, paid, over, cut, _ = together.step({agent: action if agent == mover else None for agent in seen})
        assert turns.episode.state == together.episode.state
        assert (paid, over, cut) == (turns.rewards, turns.terminations, turns.truncations)
    assert turns.episode.over


@pytest.mark.parametrize("case", HIDDEN)
def test_an_agent_gets_nothing_that_its_seat_cannot_know(case: str) -> None:
    """In a world redealt from what a seat knows its agent gets the same, and a spectator sees the same."""
    game, rng = made(case, render_mode="ansi"), random.Random(7)
    game.reset(seed=7)
    for _ in range(3):
        played(game, rng, 15)
        if game.episode.over:
            return
        true = game.episode.state
        for seat, agent in enumerate(game.possible_agents):
            before = game.observe(agent), game.infos[agent], game.render()
            game.episode.state = true.redeal(seat, rng)
            after = game.observe(agent), game.infos[agent], game.render()
            game.episode.state = true
            assert all(np.array_equal(before[0][key], after[0][key]) for key in before[0])
            assert before[1:] == after[1:] == ({}, before[2])


@pytest.mark.parametrize("title", TITLES)
def test_rewards_are_paid_once_at_the_end_and_sum_to_zero(title: str) -> None:
    game, paid = env(title), dict[str, float]()
    game.reset(seed=5)
    rng = random.Random(5)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        assert seen is not None
        assert not truncated
        assert terminated or reward == 0
        if terminated:
            paid[agent] = reward
        game.step(None if terminated else rng.choice(np.flatnonzero(seen["action_mask"])))
    assert list(paid.values()) == by_ranks(game.episode.state.ranks())
    assert sum(paid.values()) == pytest.approx(0)


def test_ranks_pay_the_seats_that_are_beaten() -> None:
    assert by_ranks([0, 1]) == [1, -1]
    assert by_ranks([0, 0]) == [0, 0]
    assert by_ranks([1, 0, 2, 3]) == pytest.approx([1 / 3, 1, -1 / 3, -1])
    assert by_ranks([0, 0, 2]) == [0.5, 0.5, -1]


def test_points_are_those_that_people_count() -> None:
    game = env("lusitania", 3, reward="points")
    game.reset(seed=2)
    played(game, random.Random(2), 10_000)
    assert [game.rewards[agent] for agent in game.agents] == game.episode.state.points()


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    logs = []
    for seed in (1, 1, 2):
        game = env("roma")
        game.reset(seed=seed)
        played(game, random.Random(0), 30)
        logs.append(game.episode.state.key())
    assert logs[0] == logs[1] != logs[2]


def test_a_second_game_goes_on_with_the_seed_of_the_first() -> None:
    first, second = env("roma"), env("roma")
    first.reset(seed=3)
    second.reset(seed=3)
    begun = first.episode.state.key()
    first.reset()
    second.reset()
    assert first.episode.state.key() == second.episode.state.key() != begun


def test_games_begin_where_they_are_told_to() -> None:
    position = {"dice": [1, 3, 4], "players": [{"money": 5, "hand": ["Nero"]}, {}]}
    game = env("roma", position=position)
    game.reset(seed=1)
    assert game.episode.state == ludi.make("roma").position(position)
    game.reset(options={"position": {**position, "dice": [2, 2, 6]}})
    assert game.episode.state.to_dict()["dice"] == [2, 2, 6]


@pytest.mark.parametrize("title", TITLES)
def test_a_position_is_drawn_in_words_and_pixels(title: str) -> None:
    game = env(title, render_mode="rgb_array")
    game.reset(seed=1)
    image = game.render()
    assert (image.shape, image.dtype) == ((640, 960, 3), np.uint8)
    played(game, random.Random(1), 10)
    assert not np.array_equal(image, game.render())
    game.render_mode = "ansi"
    assert "player_0" in game.render()
    assert env(title).render() is None


def test_wrong_use_says_what_is_wrong() -> None:
    with pytest.raises(ludi.UnknownTitle, match="there is no game 'chess'"):
        env("chess")
    with pytest.raises(ludi.BadOption, match="option 'colour' is unknown"):
        env("roma", colour="red")
    with pytest.raises(ludi.BadOption, match="players: 7 was given, pokern is for 1 to 6"):
        env("pokern", 7)
    with pytest.raises(ludi.BadOption, match="reward: 'gold' was given, ranks, points is accepted"):
        env("roma", reward="gold")
    with pytest.raises(ludi.BadOption, match="reward: ranks compare players, and there is one"):
        env("pokern", 1, reward="ranks")
    with pytest.raises(ludi.BadOption, match="render_mode: 'human' was given, ansi, rgb_array is accepted"):
        env("roma", render_mode="human")
    with pytest.raises(ludi.BadPosition, match="dice"):
        env("roma", position={"dice": [7]})
    game = env("pokern")
    with pytest.raises(ludi.LudiError, match=r"reset\(\) comes before step\(\)"):
        game.step(0)
    game.reset(seed=0)
    before = game.episode.state.key()
    for action in (89, -1, 10**6, None, 1.5, "roll", [1, 2]):
        with pytest.raises(ludi.IllegalAction, match=r"is not legal here; legal is|a whole number is accepted"):
            game.step(action)
    assert game.episode.state.key() == before
    with pytest.raises(ludi.LudiError, match="agent: 'player_2' was given, player_0, player_1 is accepted"):
        game.observe("player_2")
    played(game, random.Random(0), 10_000)
    with pytest.raises(ludi.IllegalAction, match="None is accepted after the end"):
        game.step(3)
    while game.agents:
        game.step(None)
    with pytest.raises(ludi.LudiError, match=r"the game is over; reset\(\) begins a new one"):
        game.step(None)


def test_wrong_use_of_the_parallel_one_says_what_is_wrong() -> None:
    game = parallel_env("roma")
    with pytest.raises(ludi.LudiError, match=r"reset\(\) comes before step\(\)"):
        game.step({})
    seen, _ = game.reset(seed=0)
    mover, other = sorted(game.agents, key=lambda agent: not seen[agent]["action_mask"].any())
    with pytest.raises(ludi.IllegalAction, match=f"{mover} is to move, and no action of it was given"):
        game.step({other: 0})
    with pytest.raises(ludi.LudiError, match="agent: 'nobody' was given"):
        game.step({"nobody": 0})


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium"),
        ("pettingzoo", "numpy"),
        ("gymnasium", "numpy"),
        ("vector", "numpy"),
        ("open_spiel", "pyspiel"),
        ("open_spiel", "numpy"),
    ],
)
def test_a_missing_library_is_named_with_what_to_install(module: str, package: str) -> None:
    done = run("-c", f"import ludi.envs.{module}", given=without(package))
    said = done.stderr.strip().splitlines()[-1]
    assert said == (
        f"ludi.envs.missing.MissingExtra: {package} is not installed; pip install 'ludi-romani[envs]' brings it"
    )
