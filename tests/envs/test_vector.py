"""Many games at once for Gymnasium: each one by its rules, in all three ways of beginning anew, and wrong use."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from tests.conformance.cases import CASES

import ludi
from ludi.envs.gymnasium import env_id
from ludi.envs.rewards import by_ranks, rewards
from ludi.envs.vector import SeatsVectorEnv
from ludi.kernel.titles import TITLES

GAMES = 6


def made(case: str, **more: Any) -> SeatsVectorEnv:
    """A case of the conformance suite, as `gymnasium.make_vec` gives it."""
    title, options = CASES[case]
    found = gymnasium.make_vec(env_id(title), num_envs=GAMES, **{**options, **more})
    assert isinstance(found, SeatsVectorEnv)
    return found


def chosen(rng: np.random.Generator, info: dict[str, Any]) -> Any:
    """A legal action for each game; 0 where there is none."""
    return np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in info["action_mask"]])


@pytest.mark.parametrize("case", CASES)
def test_every_case_keeps_to_the_api_of_gymnasium(case: str) -> None:
    seat = made(case).game.players - 1
    games, rng = made(case, seat=seat), np.random.default_rng(1)
    seen, info = games.reset(seed=1)
    assert games.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert games.observation_space.shape == (GAMES, len(seen[0]))
    for _ in range(12):
        assert seen in games.observation_space
        assert info["action_mask"].shape == (GAMES, games.game.actions)
        for i in range(GAMES):
            state = games._batch.state(i)
            assert seen[i].tolist() == state.observe(seat).tolist()
            legal = state.legal() if state.to_move == seat else []
            assert np.flatnonzero(info["action_mask"][i]).tolist() == legal
        actions = chosen(rng, info)
        assert actions in games.action_space
        kept = seen.copy()
        after, paid, over, cut, info = games.step(actions)
        assert np.array_equal(seen, kept), "what was returned is the caller's own"
        assert [array.dtype.name for array in (paid, over, cut)] == ["float64", "bool", "bool"]
        assert not cut.any()
        seen = after


def test_a_game_that_is_over_begins_anew_at_the_next_step() -> None:
    games, rng = made("pokern-short"), np.random.default_rng(2)
    _, info = games.reset(seed=2)
    ends = 0
    over = np.zeros(GAMES, np.bool_)
    for _ in range(150):
        before = over
        _, paid, over, _, info = games.step(chosen(rng, info))
        assert not (before & over).any()
        assert not paid[before].any()
        for i in np.flatnonzero(over).tolist():
            state = games._batch.state(i)
            assert state.to_move == ludi.OVER
            assert paid[i] == rewards(state, "ranks")[0] == by_ranks(info["ranks"][i].tolist())[0]
            assert not info["action_mask"][i].any()
            ends += 1
        assert info["action_mask"][~over].any(axis=1).all()
        assert not paid[~over].any()
    assert ends > GAMES


def test_a_game_begins_anew_in_the_same_step_and_says_what_it_ended_with() -> None:
    games, rng = made("pokern-short", autoreset_mode="SameStep", seat=1), np.random.default_rng(2)
    _, info = games.reset(seed=2)
    ends = 0
    for _ in range(100):
        seen, paid, over, _, info = games.step(chosen(rng, info))
        assert info["action_mask"].any(axis=1).all()
        assert ("final_obs" in info) is bool(over.any())
        for i in np.flatnonzero(over):
            assert info["_final_obs"][i]
            assert info["final_obs"][i] in games.single_observation_space
            assert not np.array_equal(info["final_obs"][i], seen[i])
            assert paid[i] == by_ranks(info["final_info"]["ranks"][i].tolist())[1]
            ends += 1
    assert ends > GAMES


def test_a_game_begins_anew_where_it_is_told_to() -> None:
    games, rng = made("pokern-short", autoreset_mode=AutoresetMode.DISABLED), np.random.default_rng(3)
    _, info = games.reset(seed=3)
    over = np.zeros(GAMES, np.bool_)
    while not over.any():
        _, _, over, _, info = games.step(chosen(rng, info))
    with pytest.raises(ludi.IllegalAction, match=rf"game {over.argmax()} is over, or none was begun"):
        games.step(chosen(rng, info))
    states = [games._batch.state(i) for i in range(GAMES)]
    _, info = games.reset(options={"reset_mask": over})
    assert [games._batch.state(i) == states[i] for i in range(GAMES)] == (~over).tolist()
    games.step(chosen(rng, info))


@pytest.mark.parametrize("title", TITLES)
def test_equal_seeds_give_equal_games_and_each_game_has_its_own(title: str) -> None:
    keys = []
    for seed in (1, 1, 2):
        games, rng = made(title), np.random.default_rng(0)
        _, info = games.reset(seed=seed)
        for _ in range(6):
            *_, info = games.step(chosen(rng, info))
        keys.append([games._batch.state(i).key() for i in range(GAMES)])
    assert keys[0] == keys[1] != keys[2]
    assert len(set(keys[0])) == GAMES


def test_policies_are_asked_for_several_games_at_once_and_bots_for_one() -> None:
    asked = []

    def policy(seen: dict[str, Any]) -> Any:
        asked.append(len(seen["action_mask"]))
        assert seen["observation"].shape[0] == asked[-1]
        return seen["action_mask"].argmax(axis=1)

    games, rng = made("pokern-3", opponents=[policy, "random"]), np.random.default_rng(1)
    _, info = games.reset(seed=1)
    for _ in range(30):
        *_, info = games.step(chosen(rng, info))
    assert max(asked) > 1
    games = made("roma", opponents="tiro")
    _, info = games.reset(seed=1)
    games.step(chosen(rng, info))
    assert (games._batch.seats == 0).all()


def test_statistics_of_gymnasium_count_the_games() -> None:
    games = RecordEpisodeStatistics(made("pokern-short"))
    rng = np.random.default_rng(5)
    _, info = games.reset(seed=5)
    returns = list[float]()
    for _ in range(80):
        _, _, over, _, info = games.step(chosen(rng, info))
        returns += info["episode"]["r"][over].tolist() if over.any() else []
    assert set(returns) <= {-1, 0, 1}
    assert len(returns) > GAMES


def test_illegal_actions_forfeit_their_game_alone_or_are_refused() -> None:
    games, rng = made("roma"), np.random.default_rng(1)
    _, info = games.reset(seed=1)
    actions = chosen(rng, info)
    wrong = actions.copy()
    wrong[2] = np.flatnonzero(info["action_mask"][2] == 0)[0]
    _, paid, over, _, info = games.step(wrong)
    assert over.tolist() == [i == 2 for i in range(GAMES)]
    assert paid[2] == -1
    assert "is not legal here; legal is" in info["illegal"][2]
    _, _, over, _, info = games.step(chosen(rng, info))
    assert not over[2]
    assert info["action_mask"][2].any()
    strict = made("roma", illegal="raise")
    strict.reset(seed=1)
    before = [strict._batch.state(i).key() for i in range(GAMES)]
    for given, told in ((wrong, "is not legal here; legal is"), (np.full(GAMES, -3), "game 0: -3")):
        with pytest.raises(ludi.IllegalAction, match=told):
            strict.step(given)
    assert [strict._batch.state(i).key() for i in range(GAMES)] == before


def test_wrong_use_says_what_is_wrong() -> None:
    with pytest.raises(ludi.BadOption, match="autoreset_mode: 'later' was given, NextStep, SameStep, Disabled is"):
        made("roma", autoreset_mode="later")
    with pytest.raises(ludi.BadOption, match="seat: 5 was given, 0, 1 is accepted"):
        made("roma", seat=5)
    with pytest.raises(ludi.BadOption, match="games: 0 was given"):
        SeatsVectorEnv("roma", 0)
    games = made("roma")
    with pytest.raises(ludi.IllegalAction, match=r"reset\(\) comes before step\(\)"):
        games.step(np.zeros(GAMES, int))
    games.reset(seed=1)
    with pytest.raises(ludi.IllegalAction, match=r"float64 of shape \(2,\) was given"):
        games.step(np.zeros(2))
    with pytest.raises(ludi.BadOption, match="a reset_mask is accepted"):
        games.reset(options={"seat": 1})
