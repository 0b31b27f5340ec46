"""Games, positions, records and plans go to other processes as they are, and a copy shares nothing."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from tests.conformance.cases import CASES, every, game_of

import ludi
from ludi.bots import ask
from ludi.kernel import past
from ludi.kernel.facts import GAMES
from ludi.kernel.game import Game
from ludi.lab import Plan


def walked(game: Game, steps: int, seed: int = 3) -> ludi.Record:
    """The record of so many random steps, or of fewer where the game ends before."""
    state, rng, actions = game.start(), random.Random(seed), list[int]()
    while state.to_move != ludi.OVER and len(actions) < steps:
        if state.to_move == ludi.CHANCE:
            actions.append(state.sample(rng))
        else:
            actions.append(rng.choice(state.legal()))
            state.apply(actions[-1])
    return ludi.Record(game, actions, players=[f"Name {p}" for p in range(game.players)], note={"n": [1, 2]})


def there_and_back(record: ludi.Record) -> tuple[ludi.Record, bytes, list[int]]:
    """What a process that knows nothing else makes of a record: itself, the position at its end, what can happen."""
    state = record.state()
    return record, state.key(), state.possible()


@pytest.mark.parametrize("case", CASES)
def test_a_position_is_the_same_after_pickling(case: str) -> None:
    record = walked(game_of(case), every(case, 25))
    state = record.state()
    again: ludi.State = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.to_dict() == state.to_dict()
    assert again.possible() == state.possible()
    assert pickle.loads(pickle.dumps(record)) == record
    assert pickle.loads(pickle.dumps(state.game)) == state.game


@pytest.mark.parametrize("case", CASES)
def test_a_copy_shares_nothing(case: str) -> None:
    record = walked(game_of(case), every(case, 12))
    state = record.state()
    before = state.key()
    for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), state.copy()):
        assert other == state
        other.apply(other.possible()[-1])
        assert other != state
        assert state.key() == before
    for twin in (copy.copy(record), copy.deepcopy(record)):
        assert twin == record
        twin.actions.append(0)
        twin.note["n"].append(3)
        assert twin != record
        assert record.note == {"n": [1, 2]}
    assert copy.deepcopy(state.game) == state.game


@pytest.mark.soak
def test_all_titles_and_options_go_through_a_pool_of_spawned_processes() -> None:
    records = [walked(game_of(case), every(case, 25)) for case in CASES]
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        found = list(pool.map(there_and_back, records))
    assert found == [there_and_back(record) for record in records]


def test_a_plan_and_a_question_are_the_same_after_pickling() -> None:
    plan = Plan("roma", ("greedy", "random"), 4, seed=2, options={"max_turns": 7})
    assert plan.game.players == 2
    for other in (pickle.loads(pickle.dumps(plan)), copy.copy(plan), copy.deepcopy(plan)):
        assert other == plan
        assert other.game == plan.game
    state = walked(plan.game, 40).state()
    while state.to_move < 0:
        state.sample(random.Random(1))
    question = ask(state, random.Random(5))
    assert pickle.loads(pickle.dumps(question)) == question


@pytest.mark.parametrize("title", [title for title in ludi.titles() if len(past.versions(title)) > 1])
def test_a_game_of_earlier_rules_keeps_them(title: str) -> None:
    version = past.versions(title)[0]
    game = Game(title, home=past.home(title, version))
    record = walked(game, 60)
    again: ludi.Record = pickle.loads(pickle.dumps(record))
    assert again == record
    assert again.game.rules_version == version
    assert again.state() == record.state()


def test_a_game_with_ones_own_data_takes_them_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "own.toml"
    text = (GAMES / "empire" / "facts.toml").read_text("utf-8")
    file.write_text(text + "# mine\n")
    monkeypatch.setenv("LUDI_FACTS_EMPIRE", str(file))
    game = ludi.make("empire")
    assert game.facts
    sent = pickle.dumps(walked(game, 30))
    monkeypatch.delenv("LUDI_FACTS_EMPIRE")
    record: ludi.Record = pickle.loads(sent)
    assert record.game.facts == game.facts
    assert not record.game.is_of_now
    assert pickle.loads(pickle.dumps(record)) == record


def test_a_state_of_another_making_is_refused() -> None:
    restored, (game, numbers) = ludi.make("pokern").start().__reduce__()
    with pytest.raises(ludi.LudiError, match=f"has {len(numbers)} numbers here; {len(numbers) - 1} were given"):
        restored(game, numbers[:-1])
