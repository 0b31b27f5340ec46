"""What a title declares of its observations is so: bounds of every entry, encodings, and nothing a seat cannot know."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np
import pytest

import ludi
from ludi.kernel.observed import MANY
from ludi.kernel.titles import families, family

from .cases import CASES, HIDDEN, game_of, long, tried
from .fuzz import accepted, changed

GAMES = 32
Bounds = tuple[Any, Any]


def rooms(observed: Any) -> Any:
    """The highest number of each entry that its encoding tells from higher ones."""
    return np.array([entry.top if entry.kind == "count" else MANY for entry in observed.entries])


def wider(bounds: Bounds, seen: Any) -> Bounds:
    """The lowest and highest numbers, with those of more observations, of shape (n, size)."""
    return np.minimum(bounds[0], seen.min(axis=0)), np.maximum(bounds[1], seen.max(axis=0))


def watched(case: str, steps: int, bounds: Bounds) -> Bounds:
    """Random games side by side, each observation of the seat to move; every tenth is encoded and decoded."""
    game, rng = game_of(case), np.random.default_rng(1)
    batch, observed = game.best_home.batch(GAMES, seed=5), game.observed
    encoded = np.empty((GAMES, observed.width), np.float32)
    for step in range(steps):
        bounds = wider(bounds, batch.observations)
        if step % 10 == 0:
            assert batch.encoded(encoded) is encoded
            assert encoded.min() >= 0
            assert encoded.max() <= 1
            assert np.array_equal(observed.decode(encoded), np.minimum(batch.observations, rooms(observed)))
        batch.step(batch.sample(rng))
    return bounds


def played(case: str, games: int, bounds: Bounds) -> Bounds:
    """Whole random games, each position from every seat, at nodes of chance and at the end too."""
    game, rng = game_of(case), random.Random(case)
    for _ in range(games):
        state, more = game.start(), True
        while more:
            more = state.to_move != ludi.OVER
            bounds = wider(bounds, np.array([state.observe(seat) for seat in range(game.players)]))
            if more:
                state.apply(rng.choice(state.possible()))
    return bounds


@cache
def met(title: str) -> Bounds:
    """The lowest and the highest numbers of each entry, in all games of all options of a family."""
    bounds: Bounds = (np.array(MANY), np.array(-MANY))
    for case in (case for case, (name, _) in CASES.items() if family(name) == title):
        bounds = watched(case, 800 if long(case) else 200, bounds)
        bounds = played(case, 1 if long(case) else 2, bounds)
    return bounds


@pytest.mark.soak(but=("pokern",))
@pytest.mark.slow
@pytest.mark.parametrize("title", families())
def test_every_entry_lies_in_its_bounds_and_comes_to_them_or_says_why_not(title: str) -> None:
    case = next(case for case, (name, _) in CASES.items() if family(name) == title)
    entries, (lows, highs) = game_of(case).observed.entries, met(title)
    for entry, low, high in zip(entries, lows.tolist(), highs.tolist(), strict=True):
        assert entry.low <= low <= high <= entry.high, entry.name
        assert entry.note or (low, high) == (entry.low, entry.high), f"{entry.name} had {low} to {high}"
        assert entry.top == entry.high or entry.note, entry.name


@pytest.mark.soak(but=16)
@pytest.mark.parametrize("case", CASES)
def test_positions_of_ones_own_lie_in_the_bounds_and_categories_stay_whole(case: str) -> None:
    observed, rooms_there = game_of(case).observed, rooms(game_of(case).observed)
    found = 0
    for n in range(12 if long(case) else 40):
        if (state := accepted(case, changed(case, f"observed {n}"))) is None:
            continue
        seen = np.array([state.observe(seat) for seat in range(state.game.players)])
        found += 1
        assert (seen >= observed.low).all()
        assert (seen <= observed.high).all()
        encoded = observed.encode(seen)
        assert encoded.min() >= 0
        assert encoded.max() <= 1
        assert np.array_equal(observed.decode(encoded), np.minimum(seen, rooms_there))
    assert found


@pytest.mark.parametrize("case", HIDDEN)
def test_two_worlds_that_differ_in_what_a_seat_cannot_know_are_observed_alike(case: str) -> None:
    """A twin has the same view, and other cards behind it."""
    game, rng = game_of(case), random.Random(case)
    differ = 0
    for _ in range(tried(case, 4)):
        state, n = game.start(), 0
        while state.to_move != ludi.OVER and n < 400:
            if n < 12 or n % 25 == 20:
                for seat in range(game.players):
                    twin = state.redeal(seat, rng)
                    assert twin.view(seat) == state.view(seat)
                    differ += twin != state
                    mine, his = state.observe(seat), twin.observe(seat)
                    assert np.array_equal(mine, his)
                    assert np.array_equal(game.observed.encode(mine), game.observed.encode(his))
            state.apply(rng.choice(state.possible()))
            n += 1
    assert differ


@pytest.mark.parametrize("case", CASES)
def test_entries_have_names_of_their_own_and_the_encoding_has_one_for_each_number(case: str) -> None:
    game = game_of(case)
    observed = game.observed
    assert len(set(observed.names())) == observed.size == len(game.start().observe(0))
    assert len(set(observed.encoded_names())) == observed.width == len(observed.encode(game.start().observe(0)))
    assert len(str(observed).splitlines()) == 1 + observed.size
    for entry in observed.entries:
        assert entry.low < entry.top <= entry.high
        assert entry.kind != "boolean" or (entry.low, entry.high) == (0, 1)


@pytest.mark.parametrize("case", CASES)
def test_an_encoded_one_is_where_its_name_says(case: str) -> None:
    game, rng = game_of(case), random.Random(case)
    state = game.start()
    for _ in range(60):
        if state.to_move == ludi.OVER:
            break
        state.apply(rng.choice(state.possible()))
    numbers = state.observe(0)
    told = dict(zip(game.observed.encoded_names(), game.observed.encode(numbers).tolist(), strict=True))
    for entry, number in zip(game.observed.entries, numbers.tolist(), strict=True):
        if entry.kind == "category":
            assert [told[f"{entry.name} = {n}"] for n in range(entry.low, entry.top + 1)] == [
                float(n == number) for n in range(entry.low, entry.top + 1)
            ]
        else:
            share = (min(number, entry.top) - entry.low) / (entry.top - entry.low)
            assert told[entry.name] == pytest.approx(share, abs=1e-6)
