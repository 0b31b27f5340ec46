"""Encoded observations that are kept from step to step are those that encoding each one anew gives."""

from __future__ import annotations

import numpy as np
import pytest
from tests.conformance.cases import game_of

import ludi
from ludi.kernel.encodings import Encodings
from ludi.kernel.titles import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_kept_encodings_are_those_made_anew(title: str) -> None:
    batch, rng = game_of(title).fast.batch(4, seed=2, encode=True), np.random.default_rng(2)
    for n in range(60):
        assert np.array_equal(batch.encodings, batch.encoded())
        batch.step(batch.sample(rng))
        if n % 20 == 19:
            batch.reset(np.arange(4) == 1)
    assert np.array_equal(batch.encodings, batch.encoded())


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("compiled", [True, False])
def test_any_numbers_within_the_bounds_are_encoded_as_ever(title: str, compiled: bool) -> None:
    """Also those above the room of their entry, one after another."""
    observed, rng = game_of(title).observed, np.random.default_rng(3)
    rows = np.zeros(3, np.dtype([("seat", np.int64), ("observed", np.int32, (observed.size,))], align=True))
    kept = Encodings(observed, rows, compiled)
    rooms = np.array([min(entry.high, entry.top + 3) for entry in observed.entries])
    for _ in range(20):
        change = rng.random((3, observed.size)) < 0.2
        rows["observed"][change] = rng.integers(observed.low, rooms + 1, (3, observed.size))[change]
        rows["observed"] = np.maximum(rows["observed"], observed.low)
        kept.update()
        assert np.array_equal(kept.numbers, observed.encode(rows["observed"]))


def test_encodings_are_for_reading_and_copies_stay_as_they_were() -> None:
    batch, rng = ludi.make("pokern").fast.batch(2, encode=True, copies=True), np.random.default_rng(4)
    kept = batch.encodings
    before = kept.copy()
    while np.array_equal(batch.encodings, before):
        batch.step(batch.sample(rng))
    assert np.array_equal(kept, before)
    shared = ludi.make("pokern").plain.batch(2, encode=True)
    assert np.array_equal(shared.encodings, shared.encoded())
    with pytest.raises(ValueError, match="read-only"):
        shared.encodings[0, 0] = 1
    with pytest.raises(ludi.BadOption, match="encode: there is nothing to encode without observations"):
        ludi.make("pokern").fast.batch(2, encode=True, observe=False)
    assert not hasattr(ludi.make("pokern").fast.batch(2), "encodings")
