"""The games in OpenSpiel's own tests, and what these do not look at: witnessed logs, serialisation, wrong use."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough
from tests.conformance.cases import CASES, game_of, told_of
from tests.conformance.checks import log_of

import ludi
from ludi.envs.open_spiel import SpielGame, SpielState, load
from ludi.kernel.titles import TITLES

ENTRIES = 4096  # of a log: more than a random game of any title has


def late(case: str, actions: int, **more: Any) -> SpielGame:
    """A case that begins so many actions before the end of a random game."""
    title, options = CASES[case]
    state = game_of(case).start()
    for action in log_of(case, 0)[:-actions]:
        state.apply(action)
    return load(title, **options, position=state.to_dict(), **{"recall": 400, **more})


def random_state(game: SpielGame, seed: int, steps: int) -> SpielState:
    """After so many random actions, or at the end."""
    rng, state = random.Random(seed), game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        actions, weights = zip(*outcomes, strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
    return state


@pytest.mark.soak(but=("roma", "arena", "lusitania", "pokern"))
@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_every_case_passes_the_test_of_open_spiel_from_the_start_to_the_end(case: str) -> None:
    title, options = CASES[case]
    pyspiel.random_sim_test(load(title, **options, recall=ENTRIES), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("case", CASES)
def test_a_game_from_a_position_passes_it(case: str) -> None:
    pyspiel.random_sim_test(late(case, 25), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["ludi_roma(recall=1000)", "ludi_pokern(players=1,reward=points,turns=2)"])
def test_a_game_with_parameters_passes_it(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak(but=16)
@pytest.mark.parametrize("case", CASES)
def test_a_playthrough_is_the_same_when_it_is_played_again(case: str) -> None:
    game = late(case, 6, recall=40)
    text = playthrough(str(game), [], seed=3)
    actions = [int(line.removeprefix("action: ")) for line in text.splitlines() if line.startswith("action: ")]
    assert playthrough(str(game), actions, seed=4) == text
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("case", [*TITLES, "lusitania-4", "pokern-3", "empire-2"])
def test_an_information_state_is_the_log_that_a_seat_witnessed(case: str) -> None:
    title, options = CASES[case]
    spiel = load(title, **options, recall=300)
    state, game = random_state(spiel, 1, 200), game_of(case)
    entries = {seat: ludi.Record(game, state.history()).entries(seat) for seat in range(game.players)}
    names = game.load("constants").FRAME_NAMES
    for seat, seen in entries.items():
        said = state.information_state_string(seat).split("\n")
        assert said[0] == f"player {seat}"
        assert said[1:] == [
            f"{'chance' if e.seat == ludi.CHANCE else e.seat} {e.decision}: "
            + ("?" if e.action is None else state.position.text(e.action))
            for e in seen
        ]
        tensor = np.array(state.information_state_tensor(seat))
        assert tensor[: game.players].tolist() == [float(p == seat) for p in range(game.players)]
        told = [(e.seat + 2, names.index(e.decision), 0 if e.action is None else e.action + 1) for e in seen]
        rows = tensor[game.players :].reshape(-1, 3)
        assert rows[: len(told)].astype(int).tolist() == [list(row) for row in told]
        assert not rows[len(told) :].any()
    if told_of(title).HIDDEN:
        assert any(e.action is None for seen in entries.values() for e in seen)


@pytest.mark.parametrize("title", TITLES)
def test_an_observation_is_what_a_seat_may_see(title: str) -> None:
    state = random_state(load(title), 2, 60)
    rng = random.Random(2)
    for seat in range(state.get_game().num_players()):
        assert state.observation_tensor(seat) == state.position.observe(seat).tolist()
        here = state.observation_string(seat), state.observation_tensor(seat)
        other = state.clone()
        other.position = state.position.redeal(seat, rng)
        assert (other.observation_string(seat), other.observation_tensor(seat)) == here


def test_hidden_information_is_declared_as_the_games_have_it() -> None:
    for title in TITLES:
        hidden = load(title).get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        assert hidden is told_of(title).HIDDEN


@pytest.mark.parametrize("title", TITLES)
def test_copies_are_equal_and_independent(title: str) -> None:
    game = load(title, recall=300)
    state = random_state(game, 3, 40)
    before = str(state), state.information_state_string(0)
    for copied in (state.clone(), game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert (str(copied), copied.information_state_string(0)) == before
        assert copied.history() == state.history()
        copied.apply_action(copied.legal_actions()[0])
        assert (str(state), state.information_state_string(0)) == before


def test_chances_are_those_of_the_game() -> None:
    state = load("pokern", 1).new_initial_state()
    assert state.is_chance_node()
    ours = state.position.chance()
    ways = sum(n for _, n in ours)
    assert state.chance_outcomes() == [(a, n / ways) for a, n in ours]


def test_utilities_are_zero_sum_by_ranks_and_not_by_points() -> None:
    ranks, points = load("roma"), load("roma", reward="points")
    assert ranks.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert points.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert load("pokern", 1).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    end = random_state(late("roma", 10, reward="points"), 1, 10_000)
    assert end.returns() == end.position.points()
    end = random_state(late("empire", 10), 1, 10_000)
    assert sum(end.returns()) == pytest.approx(0)


def test_a_name_with_options_and_a_position_loads_the_same_game() -> None:
    game = load("arena", numbers="Tavern 7/2, Wharf 1/6", position={"dice": [1, 2, 2]})
    again = pyspiel.load_game(str(game))
    assert again.game == game.game == ludi.make("arena", numbers="Tavern 7/2, Wharf 1/6")
    assert str(again.new_initial_state()) == str(game.new_initial_state())
    assert again.new_initial_state().position.to_dict()["dice"] == [1, 2, 2]


def test_wrong_use_says_what_is_wrong() -> None:
    with pytest.raises(ludi.UnknownTitle, match="there is no game 'go'"):
        load("go")
    with pytest.raises(ludi.BadOption, match="option 'colour' is unknown"):
        load("roma", colour="red")
    with pytest.raises(ludi.BadOption, match="players: 9 was given"):
        pyspiel.load_game("ludi_pokern(players=9)")
    with pytest.raises(ludi.BadPosition, match="dice"):
        load("roma", position={"dice": [0]})
    with pytest.raises(ludi.BadOption, match="position: JSON is accepted"):
        pyspiel.load_game("ludi_roma(position=dice)")
    with pytest.raises(ludi.BadOption, match="hexadecimal digits are accepted"):
        pyspiel.load_game("ludi_roma(position=hex:zz)")
    with pytest.raises(ludi.BadOption, match="recall: 0 was given"):
        load("roma", recall=0)
    with pytest.raises(ludi.BadOption, match="reward: 'gold' was given"):
        load("roma", reward="gold")
    state = random_state(load("pokern", recall=3), 1, 4)
    with pytest.raises(ludi.LudiError, match="the log has 4 entries, the tensor has room for recall=3"):
        state.information_state_tensor(0)
    before = str(state), state.history()
    wrong = next(a for a in range(90) if a not in state.legal_actions())
    with pytest.raises(ludi.IllegalAction, match="is not legal here"):
        state.apply_action(wrong)
    assert str(state) == before[0]
    with pytest.raises(ludi.IllegalAction, match="the game is over"):
        random_state(late("roma", 5), 1, 10_000).apply_action(0)


def test_a_process_that_has_used_it_ends_well() -> None:
    script = "import pyspiel, ludi.envs.open_spiel as s; s.load('roma').new_initial_state().clone()"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
