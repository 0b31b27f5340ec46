"""The numbers that agents get are those of the views, by their names, in both encodings and in every environment."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test
from tests.conformance.cases import CASES, game_of
from tests.docs.pages import ROOT, table

import ludi
from ludi.envs.gymnasium import SeatEnv, env_id
from ludi.envs.open_spiel import load
from ludi.envs.pettingzoo import env, parallel_env
from ludi.envs.vector import SeatsVectorEnv
from ludi.games.empire.names import FORCES
from ludi.games.lusitania.constants import CARD_NAMES as OF_LUSITANIA
from ludi.games.lusitania.constants import CELL_NAMES
from ludi.games.pokern.constants import CARD_NAMES as OF_POKERN
from ludi.games.roma.constants import CARD_NAMES as OF_ROMA
from ludi.kernel.titles import TITLES, family

NAMES = {
    "roma": "Roma,",
    "arena": "Arena",
    "lusitania": "Lusitania XXI",
    "pokern": "Römisch Pokern",
    "empire": "History of the Roman Empire",
}
View = dict[str, Any]
Told = dict[str, Any]


def of_roma(view: View, seat: int) -> Told:
    """What a view of Roma or Arena says of entries."""
    mine, other = view["players"][seat], view["players"][1 - seat]
    told: Told = {"turn": view["turn"], "supply": view["supply"], "my turn": view["active"] == seat}
    for whose, side in (("my", mine), ("other", other)):
        told |= {f"{whose} VP": side["vp"], f"{whose} money": side["money"], f"{whose} cards in hand": side["hand"]}
        for d, card in enumerate(side["row"], 1):
            told[f"{whose} disc {d}: card"] = OF_ROMA.index(card)
    told |= {f"dice of {n}": view["dice"].count(n) for n in range(1, 7)}
    for name in OF_ROMA[1:]:
        told[f"my hand: {name}"] = mine["cards"].get(name, 0)
        told[f"known in other hand: {name}"] = other["known"].get(name, 0)
    return told


def of_pokern(view: View, seat: int) -> Told:
    """What a view of Römisch Pokern says of entries."""
    n = len(view["players"])
    told: Told = {
        "round": view["round"],
        "whose turn": (view["active"] - seat) % n,
        "dice taken out": view["removed"],
        "begun without a card": view["bare"],
        "last round": view["last"],
    }
    for i in range(n):
        side = view["players"][(seat + i) % n]
        told |= {f"seat {i} row {row}": number for row, number in enumerate(side["column"], 1)}
        told |= {f"seat {i} card {name}": name in side["cards"] for name in OF_POKERN}
    return told


def of_lusitania(view: View, seat: int) -> Told:
    """What a view of Lusitania says of entries."""
    n = len(view["players"])
    told: Told = {
        "turn": view["turn"],
        "whose turn": (view["active"] - seat) % n,
        "cards in the deck": view["deck"],
        "deck made anew": view["shuffled"],
        "deck run out": view["last"],
    }
    for i in range(n):
        side = view["players"][(seat + i) % n]
        told |= {f"seat {i}: half points": 2 * side["points"], f"seat {i}: cards in hand": side["hand"]}
        told[f"seat {i}: released cards"] = side["released"]
        for name, card in zip(CELL_NAMES, side["cells"], strict=True):
            told[f"seat {i}: cell {name}"] = OF_LUSITANIA.index(card)
    told |= {f"discard pile: {name}": view["discard"].get(name, 0) for name in OF_LUSITANIA[1:]}
    return told


def of_empire(view: View, seat: int) -> Told:
    """What a view of History of the Roman Empire says of entries."""
    told: Told = {
        "turn": view["turn"],
        "phase of factions": view["phase"] == "factions",
        "faction phases over": view["phases"],
        "number called of peoples": view["called"][0],
        "number called of factions": view["called"][1],
        "main force": FORCES.index(view["main"]),
        "force that places": FORCES.index(view["mover"]),
        "armies to place": view["pool"],
        "roads": view["roads"],
    }
    for land, held in view["lands"].items():
        told[f"{land}: holder"] = FORCES.index(held.get("holder", ""))
        told[f"{land}: armies"] = held.get("armies", 0)
        told[f"{land}: extra loot"] = held.get("bonus", 0)
    return told


OF: dict[str, Callable[[View, int], Told]] = {
    "roma": of_roma,
    "pokern": of_pokern,
    "lusitania": of_lusitania,
    "empire": of_empire,
}


def made(case: str, **more: Any) -> Any:
    """A case of the conformance suite in PettingZoo."""
    title, options = CASES[case]
    return env(title, **{**options, **more})


@pytest.mark.parametrize("case", CASES)
def test_entries_say_what_the_view_says(case: str) -> None:
    game, rng = game_of(case), random.Random(case)
    state = game.start()
    for n in range(240):
        if state.to_move == ludi.OVER:
            break
        if n % 8 == 0:
            for seat in range(game.players):
                seen = dict(zip(game.observed.names(), state.observe(seat).tolist(), strict=True))
                told = OF[family(game.title)](state.view(seat), seat)
                assert {name: seen[name] for name in told} == told
        state.apply(rng.choice(state.possible()))


@pytest.mark.parametrize("case", CASES)
@pytest.mark.filterwarnings("ignore:Observation space for each agent", "ignore:Observation is not a NumPy array")
def test_an_encoded_environment_keeps_to_the_api(case: str) -> None:
    game = made(case, observation="encoded")
    space = game.observation_space("player_0")["observation"]
    assert (space.dtype, space.shape) == (np.float32, (game.episode.game.observed.width,))
    api_test(game, num_cycles=20)


@pytest.mark.parametrize("title", TITLES)
def test_every_environment_tells_the_same_in_its_encoding(title: str) -> None:
    observed = ludi.make(title).observed
    for observation, dtype in (("raw", np.int32), ("encoded", np.float32)):
        one = gymnasium.make(env_id(title), observation=observation).unwrapped
        many = gymnasium.make_vec(env_id(title), num_envs=3, observation=observation)
        assert isinstance(one, SeatEnv)
        assert isinstance(many, SeatsVectorEnv)
        both = parallel_env(title, observation=observation)
        seen, _ = one.reset(seed=1)
        rows, _ = many.reset(seed=1)
        dicts, _ = both.reset(seed=1)
        for space, got in (
            (one.observation_space, seen),
            (many.single_observation_space, rows[0]),
            (both.episode.eyes.space, dicts["player_0"]["observation"]),
        ):
            assert got in space
            assert got.dtype == space.dtype == dtype
        for numbers, got in (
            (one.episode.state.observe(0), seen),
            (both.episode.state.observe(0), dicts["player_0"]["observation"]),
            *((many._batch.state(i).observe(0), rows[i]) for i in range(3)),
        ):
            assert np.array_equal(observed.encode(numbers) if observation == "encoded" else numbers, got)


@pytest.mark.parametrize("title", TITLES)
def test_the_page_has_the_sizes_of_every_title(title: str) -> None:
    rows = table(ROOT / "docs" / "howto-environments.md", "title", "numbers", "encoded")
    words = NAMES[title]
    found = [row[1:] for row in rows if words in row[0]]
    observed = ludi.make(title).observed
    assert found == [[str(observed.size), str(observed.width)]]


def test_bounds_of_a_space_are_those_of_its_entries() -> None:
    space: Any = made("pokern").episode.eyes.space
    observed = ludi.make("pokern").observed
    at = observed.index("seat 0 row 1")
    assert (int(space.low[at]), int(space.high[at])) == (0, 39)
    assert [observed.entries[at].name, observed.entries[at].kind] == ["seat 0 row 1", "count"]
    seen = ludi.make("pokern").start().observe(0)
    seen[at] = 40
    assert seen.astype(np.int32) not in space


def test_tensors_of_open_spiel_are_the_numbers() -> None:
    state = load("pokern").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.observation_tensor(0) == state.position.observe(0).tolist()


def test_wrong_use_says_what_is_wrong() -> None:
    observed = ludi.make("pokern").observed
    with pytest.raises(ludi.BadOption, match="observation: 'pixels' was given, raw, encoded is accepted"):
        env("roma", observation="pixels")
    with pytest.raises(ludi.BadOption, match=r"observations: shape \(3,\) was given, \(..., 98\) is accepted"):
        observed.encode([1, 2, 3])
    with pytest.raises(ludi.BadOption, match=r"encoded: shape \(2, 5\) was given"):
        observed.decode(np.zeros((2, 5)))
    with pytest.raises(ludi.BadOption, match=r"out: float64 of shape \(4,\) was given, float32 of shape"):
        observed.encode(np.zeros(98, int), np.zeros(4))  # type: ignore[arg-type]
    with pytest.raises(ludi.BadOption, match="entry: 'luck' was given, a name of the 98 entries is accepted"):
        observed.index("luck")
