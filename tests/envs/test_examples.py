"""The examples of the documentation run, and what they find is so."""

from __future__ import annotations

import importlib.util
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.policy import UniformRandomPolicy
from tests.docs.pages import ROOT, blocks
from tests.installed import only, run

import ludi
from ludi.envs.open_spiel import load

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@cache
def example(name: str) -> Any:
    """A script of the examples as a module."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def value(state: ludi.State, players: tuple[str, str]) -> float:
    """What a position is worth to the first player, each one playing best ("best") or any legal action alike."""
    seat = state.to_move
    if seat == ludi.OVER:
        first, second = state.ranks()
        return float(np.sign(second - first))
    weighted = state.chance() if seat == ludi.CHANCE else [(action, 1) for action in state.legal()]
    found = []
    for action, weight in weighted:
        after = state.copy()
        after.game.rules.apply(after.raw, action)
        found.append((value(after, players), weight))
    if seat != ludi.CHANCE and players[seat] == "best":
        values = [x for x, _ in found]
        return max(values) if seat == 0 else min(values)
    return sum(x * weight for x, weight in found) / sum(weight for _, weight in found)


@pytest.mark.soak
def test_best_responses_of_open_spiel_are_those_found_without_it(capsys: pytest.CaptureFixture[str]) -> None:
    module = example("exact_response")
    start = ludi.make("pokern", 2).position(module.POSITION)
    best = value(start, ("best", "best"))
    gain = value(start, ("best", "any")) - value(start, ("any", "best"))
    found = module.main()
    assert found["value of best play for the first player"] == pytest.approx(best, abs=1e-12)
    assert found["nash-conv of best play"] == pytest.approx(0, abs=1e-12)
    assert found["nash-conv of random play"] == pytest.approx(gain, abs=1e-12)
    assert 0.29 < gain < 0.30
    said = capsys.readouterr().out
    assert said in [b.text for b in blocks(ROOT / "docs" / "howto-environments.md")]


def test_regret_minimisation_comes_near_to_perfect_play_of_hidden_cards(capsys: pytest.CaptureFixture[str]) -> None:
    found = example("hidden_cards").main(10)
    assert [n for n, _ in found] == [0, 10]
    gaps = [gap for _, gap in found]
    assert gaps[0] > 0.9
    assert 0 < gaps[-1] < 0.06
    said = capsys.readouterr().out.splitlines()
    shown = next(b.text for b in blocks(ROOT / "docs" / "howto-environments.md") if "exploitability" in b.text)
    assert shown.splitlines()[:3] == said


def test_its_exploitability_is_that_of_open_spiel() -> None:
    """Of random play in a smaller position, by OpenSpiel's best responses; and the worth of both is one number."""
    module = example("hidden_cards")
    position = {
        "turn": 2,
        "shuffled": True,
        "deck": {"Red 4": 1, "Inspector": 3},
        "camp": ["Inspector", "Inspector", "Yellow 5", "Inspector"],
        "players": [{"hand": ["Inspector"]}, {"hand": []}],
    }
    tree = module.Tree(ludi.make("lusitania", 2, max_turns=4).position(position))
    spiel = load("lusitania", 2, max_turns=4, position=position, recall=60)
    anything = UniformRandomPolicy(spiel)
    gain = nash_conv(spiel, anything)
    assert tree.exploitability(tree.strategy()) == pytest.approx(gain / 2, abs=1e-9)
    assert gain > 1
    tree.learn(20)
    best = tree.strategy()
    assert tree.exploitability(best) < 0.01
    assert tree.worth(best, 1) <= tree.worth(best) <= tree.worth(best, 0)
    assert max(len(decision.nodes) for decision in tree.decisions) > 1


@pytest.mark.soak
def test_the_learner_learns_from_its_games_and_plays_others_to_the_end() -> None:
    """How well it plays after minutes, the script itself says."""
    module = example("ppo")
    learner = module.Learner(ludi.make("pokern", 2), 1)
    before = [np.array(layer["w"]) for layer in learner.params]
    decisions = learner.round()
    assert 0.9 * module.GAMES * module.STEPS < decisions <= module.GAMES * module.STEPS
    for old, layer in zip(before, learner.params, strict=True):
        assert np.isfinite(layer["w"]).all()
        assert not np.array_equal(old, layer["w"])
    share = learner.won("random", 2)
    assert 0 <= share.low < share.high <= 1
    assert share.share in (0, 0.25, 0.5, 0.75, 1)


@pytest.mark.soak
@pytest.mark.parametrize("name", ["exact_response", "ppo"])
def test_what_an_example_says_to_install_is_what_it_needs_and_does_not_leave_the_games_uncompiled(name: str) -> None:
    (extras,) = re.findall(r"pip install 'ludi-romani\[(.*)\]'", example(name).__doc__ or "")
    code = f"import {name}, ludi; print(ludi.make('pokern').best_home.home)"
    done = run("-c", f"import sys; sys.path[:0] = [{str(EXAMPLES)!r}]; {code}", given=only(extras.split(",")))
    assert (done.stdout, done.stderr) == ("wasm\n", "")


def test_environments_have_all_they_need_by_their_extra_alone() -> None:
    code = """
import gymnasium, ludi.envs.gymnasium
games = gymnasium.make_vec("ludi/Roma-v0", num_envs=2)
games.reset(seed=1)
one = gymnasium.make("ludi/Roma-v0", opponents="tiro", render_mode="rgb_array")
one.reset(seed=1)
print(games.unwrapped.game.best_home.home, one.render().shape)
"""
    done = run("-c", code, given=only(["envs"]))
    assert (done.stdout, done.stderr) == ("wasm (640, 960, 3)\n", "")
