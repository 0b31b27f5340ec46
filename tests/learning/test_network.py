"""The network: the same integer in every home, what it does to `estimate`, and what training promises of it."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.learning.states import positions

import ludi
from ludi.kernel.errors import LudiError
from ludi.kernel.weights import Weights
from ludi.learning.fit import Recipe, begin, network, whole
from ludi.learning.inputs import inputs_of, titles
from ludi.learning.play import FEW, Bot, Piece, Rounds, match, play, values


def network_of(title: str, rng: random.Random) -> Weights:
    """A network with weights of any size."""
    inputs, rows = inputs_of(title, ludi.make(title).observed.entries)
    first, second = 8, 4

    def row(n: int, most: int) -> tuple[int, ...]:
        return tuple(rng.randint(-most, most) for _ in range(n))

    rows_1 = tuple(row(first, 6000) for _ in range(rows + 1))
    rows_2 = tuple(row(first + 1, 127) for _ in range(second))
    return Weights(title, tuple(one.numbers() for one in inputs), rows_1, rows_2, row(second + 1, 127))


def drawn(title: str, rng: random.Random) -> list[int]:
    """The same as an algorithm takes it."""
    return network_of(title, rng).numbers()


@pytest.mark.parametrize("title", titles())
def test_every_home_has_the_same_integers(title: str) -> None:
    rng, game = random.Random(7), ludi.make(title)
    net, states = drawn(title, rng), positions(ludi.make(title), rng, 40)
    raw = [state.raw for state in states]
    plain = values(game, game.plain, raw, net)
    assert plain == values(game, game.fast, raw, net)
    assert plain == values(game, game.wasm, raw, net)
    assert plain != values(game, game.plain, raw, [0])
    for state, found in zip(states, plain, strict=True):
        assert sum(found) == 1000
        if state.to_move == ludi.OVER:
            assert found == [round(1000 * x) for x in state.estimate()]


@pytest.mark.parametrize("title", titles())
def test_searches_that_end_in_a_network_grow_the_same_trees(title: str) -> None:
    net = network_of(title, random.Random(4))
    for state in positions(ludi.make(title), random.Random(11), 12):
        if state.to_move >= 0:
            plain = state.game.plain.search(state, iterations=60, seed=2, net=net)
            assert plain == state.game.wasm.search(state, iterations=60, seed=2, net=net)
            assert plain != state.game.plain.search(state, iterations=60, seed=2) or len(plain.actions) == 1


@pytest.mark.parametrize("title", titles())
def test_some_moves_at_random_ahead_of_a_network_are_the_same_in_every_home(title: str) -> None:
    net, otherwise = network_of(title, random.Random(4)), 0
    for state in positions(ludi.make(title), random.Random(11), 12):
        if state.to_move >= 0:
            homes = (state.game.plain, state.game.wasm, state.game.fast)
            found = [home.search(state, iterations=60, seed=2, playout_limit=4, net=net) for home in homes]
            assert found[0] == found[1] == found[2]
            otherwise += found[0] != state.game.plain.search(state, iterations=60, seed=2, net=net)
    assert otherwise


def test_a_network_of_another_title_is_refused() -> None:
    net = network_of(titles()[0], random.Random(4))
    state = ludi.make("pokern").start()
    while state.to_move == ludi.CHANCE:
        state.sample(random.Random(1))
    with pytest.raises(LudiError, match="network"):
        state.game.plain.search(state, iterations=2, net=net)


@pytest.mark.parametrize("title", titles())
def test_no_network_is_estimate(title: str) -> None:
    game, states = ludi.make(title), positions(ludi.make(title), random.Random(3), 10)
    found = values(game, game.plain, [state.raw for state in states], [0])
    assert found == [[round(1000 * x) for x in state.estimate()] for state in states]


@pytest.mark.parametrize("title", titles())
def test_whole_numbers_say_what_was_trained(title: str) -> None:
    """But for roundings: a few thousandths of the chance of winning."""
    game, rng = ludi.make(title), np.random.default_rng(5)
    inputs, rows = inputs_of(title, game.observed.entries)
    params = begin(Recipe(8, 8), rows)
    params["w3"] = rng.normal(0, 0.5, 8).astype(np.float32)
    states = positions(ludi.make(title), random.Random(5), 20)
    found = values(game, game.plain, [state.raw for state in states], whole(params, title, inputs).numbers())
    for state, whole_numbers in zip(states, found, strict=True):
        if state.to_move == ludi.OVER:
            continue
        x = np.zeros((game.players, rows), np.float32)
        for seat in range(game.players):
            seen = state.observe(seat)
            for one in inputs:
                value = min(seen[one.index], one.top) - one.low
                if one.category and value > 0:
                    x[seat, one.row + value - 1] += 1
                elif not one.category:
                    x[seat, one.row] += value
        odds = np.array(state.estimate()) * np.exp(np.asarray(network(params, x)))
        assert whole_numbers == pytest.approx(list(1000 * odds / odds.sum()), abs=12)


@pytest.mark.soak
@pytest.mark.parametrize("title", titles())
def test_plain_and_compiled_games_for_training_are_the_same(title: str) -> None:
    net = tuple(drawn(title, random.Random(1)))
    for more in ({"playouts": 2}, {"net": net}, {"limit": 3}):
        few, many = (play(Piece(title, {}, 3, 2, 5, 4, work=work, **more)) for work in (0, FEW + 1))
        assert np.array_equal(few.samples, many.samples)
        assert np.array_equal(few.shares, many.shares)
    bots = (Bot(3, net=net), Bot(3, -1))
    assert match(Rounds(title, {}, bots, 2, (0, 5), 0)) == match(Rounds(title, {}, bots, 2, (0, 5), FEW + 1))
