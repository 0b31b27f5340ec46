"""The games in Gymnasium's own check, and what it does not look at: opponents, seats, secrecy, wrong use."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from tests.conformance.cases import CASES, HIDDEN

import ludi
from ludi.bots import Question
from ludi.envs.episode import Observation
from ludi.envs.gymnasium import SeatEnv, env_id
from ludi.envs.rewards import by_ranks
from ludi.kernel.titles import TITLES


def made(case: str, **more: Any) -> SeatEnv:
    """A case of the conformance suite as an environment, as `gymnasium.make` gives it, without its wrappers."""
    title, options = CASES[case]
    found = gymnasium.make(env_id(title), **{**options, **more}).unwrapped
    assert isinstance(found, SeatEnv)
    return found


def first(seen: Observation) -> int:
    """A policy: the first legal action."""
    return int(np.flatnonzero(seen["action_mask"])[0])


def played(game: SeatEnv, seed: int, steps: int = 10_000) -> tuple[float, dict[str, Any]]:
    """Random legal actions; the last reward and info."""
    _, info = game.reset(seed=seed)
    rng, reward = random.Random(seed), 0.0
    for _ in range(steps):
        if not info["action_mask"].any():
            break
        assert np.array_equal(game.action_masks(), info["action_mask"])
        _, reward, over, cut, info = game.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert over is not bool(info["action_mask"].any())
        assert not cut
    return reward, info


@pytest.mark.parametrize("case", CASES)
def test_every_case_passes_the_check_of_gymnasium(case: str) -> None:
    check_env(made(case), skip_render_check=case not in TITLES)


def test_a_name_with_its_module_needs_no_import() -> None:
    code = "import gymnasium; print(gymnasium.make('ludi.envs.gymnasium:ludi/Pokern-v0').unwrapped.episode.game.title)"
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "pokern\n"


@pytest.mark.parametrize("title", TITLES)
def test_a_legal_game_is_played_to_the_end(title: str) -> None:
    game = made(title)
    reward, info = played(game, 3)
    assert reward == by_ranks(game.episode.state.ranks())[0]
    assert info["ranks"].tolist() == game.episode.state.ranks()
    assert info["points"].tolist() == game.episode.state.points()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_decision_is_that_of_the_seat_and_every_other_one_of_its_opponent(seat: int) -> None:
    asked = dict[int, set[int]]({0: set(), 1: set()})

    def watching(n: int) -> Any:
        def policy(seen: Observation) -> int:
            asked[n].add(game.episode.seat)
            assert np.array_equal(seen["observation"], game.episode.state.observe(game.episode.seat))
            return first(seen)

        return policy

    game = made("pokern-3", seat=seat, opponents=[watching(0), watching(1)])
    reward, _ = played(game, 5)
    assert asked == {0: {(seat + 1) % 3}, 1: {(seat + 2) % 3}}
    assert reward == by_ranks(game.episode.state.ranks())[seat]


def test_a_random_seat_is_drawn_anew_and_by_the_seed() -> None:
    game = made("pokern-6", seat="random")
    seats = []
    for seed in range(60):
        game.reset(seed=seed)
        seats.append(game.seat)
    assert set(seats) == set(range(6))
    game.reset(seed=7)
    assert game.seat == seats[7]
    game.reset(options={"seat": 4})
    assert game.seat == 4


def test_a_bot_is_asked_as_bots_are() -> None:
    class Last:
        """Takes the last legal action."""

        questions: list[Question] = []  # noqa: RUF012

        def choose(self, question: Question) -> int:
            self.questions.append(question)
            return question.legal[-1]

    game = made("roma", opponents=Last())
    played(game, 1, steps=10)
    assert Last.questions
    assert {q.seat for q in Last.questions} == {1}


@pytest.mark.parametrize("opponents", ["random", "tiro", first])
def test_equal_seeds_give_equal_games_with_their_opponents(opponents: Any) -> None:
    keys = []
    for seed in (1, 1, 2):
        game = made("roma", opponents=opponents)
        played(game, seed, steps=8)
        keys.append(game.episode.state.key())
    assert keys[0] == keys[1] != keys[2]


@pytest.mark.parametrize("case", HIDDEN[::4])
def test_an_agent_gets_nothing_that_its_seat_cannot_know(case: str) -> None:
    game, rng = made(case, seat="random", render_mode="ansi"), random.Random(3)
    for seed in range(2):
        _, info = game.reset(seed=seed)
        for _ in range(8):
            if not info["action_mask"].any():
                break
            true = game.episode.state
            before = game._seen(), game._info()["action_mask"], game.render()
            game.episode.state = true.redeal(game.seat, rng)
            after = game._seen(), game._info()["action_mask"], game.render()
            game.episode.state = true
            assert np.array_equal(before[0], after[0])
            assert np.array_equal(before[1], after[1])
            assert before[2] == after[2]
            *_, info = game.step(rng.choice(np.flatnonzero(info["action_mask"])))


def test_a_game_alone_is_paid_in_points() -> None:
    game = made("pokern-turns")
    reward, _ = played(game, 1)
    assert reward == game.episode.state.points()[0] > 0


def test_an_illegal_action_forfeits_the_game_and_says_why_or_is_refused() -> None:
    game = made("roma")
    _, info = game.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = game.step(wrong)
    assert (reward, over) == (-1, True)
    assert "is not legal here; legal is" in info["illegal"]
    with pytest.raises(ResetNeeded, match=r"reset\(\) begins a new game: this one is over"):
        game.step(wrong)
    strict = made("roma", illegal="raise")
    strict.reset(seed=1)
    before = strict.episode.state.key()
    with pytest.raises(ludi.IllegalAction, match="is not legal here; legal is"):
        strict.step(wrong)
    assert strict.episode.state.key() == before


def test_wrong_use_says_what_is_wrong() -> None:
    with pytest.raises(ludi.BadOption, match="option 'colour' is unknown"):
        made("roma", colour="red")
    with pytest.raises(ludi.BadOption, match="seat: 2 was given, 0, 1, random is accepted"):
        made("roma", seat=2)
    with pytest.raises(ludi.BadOption, match="opponents: 'nero' was given, random, greedy, tiro"):
        made("roma", opponents="nero")
    with pytest.raises(ludi.BadOption, match="opponents: 7 was given"):
        made("roma", opponents=7)
    with pytest.raises(ludi.BadOption, match="opponents: 1 were given, 2 is accepted for 3 players"):
        made("pokern", players=3, opponents=["random"])
    with pytest.raises(ludi.BadOption, match="illegal: 'skip' was given, lose, raise is accepted"):
        made("roma", illegal="skip")
    game = made("roma", opponents=lambda _: 10_000)
    with pytest.raises(ResetNeeded, match=r"reset\(\) comes before step\(\)"):
        game.step(0)
    with pytest.raises(ludi.BadOption, match="a position and a seat below 2 is accepted"):
        game.reset(options={"start": 1})
    game.reset(seed=1)
    with pytest.raises(ludi.IllegalAction, match="action: 471 was given, 0 to 470 is accepted"):
        game.step(471)
    with pytest.raises(ludi.IllegalAction, match="a whole number is accepted"):
        game.step(0.5)
    with pytest.raises(ludi.IllegalAction, match="the opponent of seat 1: 10000 is not legal here"):
        played(game, 1)
