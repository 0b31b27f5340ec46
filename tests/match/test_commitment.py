"""The provable dice."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

import ludi
from ludi.kernel.errors import BadRecord
from ludi.match import Match, commitment
from ludi.match.commitment import Secret, draw


def played(
    seed: int, *, undo: bool = False, keep: bool = False, shares: commitment.Shares = ()
) -> tuple[ludi.Record, Secret, Match]:
    """A short random game with the chance of a secret, perhaps with draws taken back; its record."""
    rng, secret = random.Random(seed), replace(Secret.new(), shares=shares)
    game = ludi.make("roma", max_turns=4)
    match = Match(game, keep_draws=keep)
    state = match.start()
    match.commit(match.run_on(state, secret.chance("room"), 999), state)
    while match.state.to_move != ludi.OVER:
        legal = match.state.legal()
        state, events = match.play(rng.choice(legal), secret.chance("room"), 999)
        match.commit(events, state)
        if undo and rng.random() < 0.2 and (back := match.back([0, 1])) is not None:
            from ludi.match import UNDO, Event

            match.commit([Event(match.version + 1, UNDO, 0, None, back[0])], match.at(back[0]))
    actions = [e.action for e in match.line() if e.action is not None]
    note = {"chance": commitment.note("room", secret, match.draw_indices())}
    return ludi.Record(game, actions, note=note), secret, match


@pytest.mark.parametrize("undo", [False, True])
@pytest.mark.parametrize("keep", [False, True])
def test_a_finished_record_verifies(undo: bool, keep: bool) -> None:
    for seed in range(10):
        record, _, match = played(seed, undo=undo, keep=keep)
        again = ludi.Record.parse("\n".join(record.lines()) + "\n")
        assert commitment.check(again) == len(match.draw_indices())
        assert ("indices" in record.note["chance"]) <= (undo and not keep)


def test_a_record_without_commitment_says_nothing() -> None:
    record, _, _ = played(0)
    assert commitment.check(ludi.Record(record.game, record.actions)) is None


def test_every_forgery_is_found() -> None:
    record, secret, _ = played(1)
    note = record.note["chance"]
    other = Secret.new()
    for forged, says in (
        ({"seed": other.seed.hex()}, "not the one that was committed"),
        ({"salt": other.salt.hex()}, "not the one that was committed"),
        ({"seed": other.seed.hex(), "salt": other.salt.hex(), "commitment": other.commitment}, "is not what"),
        ({"game": "elsewhere"}, "is not what"),
        ({"indices": [3, 2, 1]}, "do not rise"),
        ({"indices": [0]}, "only 1 draws"),
        ({"seed": "xyz"}, "hex digits"),
        ({"seed": 5}, "missing"),
    ):
        fake = ludi.Record(record.game, record.actions, note={"chance": {**note, **forged}})
        with pytest.raises(BadRecord, match=says):
            commitment.check(fake)
    assert secret.commitment == note["commitment"]


def test_a_changed_roll_is_found() -> None:
    record, _, _ = played(2)
    states = list(record.states())
    found = 0
    for i, (state, action) in enumerate(zip(states, record.actions, strict=False)):
        if state.decision() != "roll":
            continue
        other = next(a for a, _ in state.chance() if a != action)
        fake = ludi.Record(record.game, [*record.actions[:i], other], note=record.note)
        with pytest.raises(BadRecord, match=f"line {i + 2}: "):
            commitment.check(fake)
        found += 1
    assert found >= 6


@pytest.mark.parametrize("ways", [1, 2, 6, 52, 1 << 63, (1 << 63) + 1])
def test_draws_are_below_and_reach_everything(ways: int) -> None:
    found = [draw(b"s" * 32, "room", i, "roll", ways) for i in range(600)]
    assert all(0 <= x < ways for x in found)
    if ways <= 52:
        counts = Counter(found)
        assert len(counts) == ways
        expected = 600 / ways
        assert sum((counts[x] - expected) ** 2 / expected for x in range(ways)) < 3 * ways + 20
    assert found == [draw(b"s" * 32, "room", i, "roll", ways) for i in range(600)]
    if ways > 2:
        assert found != [draw(b"t" * 32, "room", i, "roll", ways) for i in range(600)]
        assert found != [draw(b"s" * 32, "moor", i, "roll", ways) for i in range(600)]
        assert found != [draw(b"s" * 32, "room", i, "deal", ways) for i in range(600)]
