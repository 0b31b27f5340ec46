"""Undo and redo are events alone; the position is found again from the nearest stored one that led to it."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

import ludi
from ludi.client import Seat, Table
from ludi.match import UNDO, Event, Match
from ludi.match.commitment import Committed

from .conftest import ServerProcess


def a_match(title: str, seed: int) -> Match:
    """A game by chance of two hundred events, in which every third choice or so is taken back."""
    match, rng = Match(ludi.make(title)), random.Random(seed)
    state = match.start()
    match.commit(match.run_on(state, Committed(b"s" * 32, "room"), 99), state)
    while match.state.to_move != ludi.OVER and match.version < 200:
        seat = match.state.to_move
        back = match.back([seat]) if rng.random() < 0.3 else None
        if back is not None:
            match.commit([Event(match.version + 1, UNDO, seat, None, back[0])], match.at(back[0]))
            continue
        action = rng.choice(match.state.legal())
        after, events = match.play(action, Committed(b"s" * 32, "room"), 99)
        match.commit(events, after)
    return match


@pytest.mark.parametrize("title", ["roma", "empire"])
def test_the_position_is_found_from_whichever_positions_are_stored(title: str) -> None:
    match, rng, used = a_match(title, 4), random.Random(9), 0
    assert sum(e.to is not None for e in match.log) > 10
    for _ in range(15):
        stored = sorted(rng.sample(range(1, match.version + 1), 3))
        again = Match.noted(match.game, None, match.log, keep_draws=False)
        nearest = again.nearest([*stored, match.version + 5])
        on_the_line = {0, *(e.v for e in match.line())}
        assert (nearest is None) is not any(match._heads[v] in on_the_line for v in stored)
        used += nearest is not None
        again.settle(nearest, None if nearest is None else match.at(nearest).to_dict())
        assert again.state == match.state
    assert used > 3


@pytest.mark.soak
def test_an_undo_stores_an_event_and_no_position(server_with: Callable[..., ServerProcess]) -> None:
    server = server_with()
    with Table(server.url) as table:
        seats = [table.create("empire", ["me", "shared"], "Ada", practice=True)]
        seats.append(Seat(table, seats[0].room, 1))
        now, undone = seats[0].state(), 0
        while undone < 60:
            seat = seats[now["to_move"]]
            now = seat.state()
            now = seat.move(now["version"], now["legal"][0]["action"])
            while now["undo"] == "free" and undone % 10 < 9:
                now = seat.redo(seat.undo(now["version"])["version"])
                undone += 1
            undone += 1
        before = [seat.state() for seat in seats]
        server.kill()
        with closing(sqlite3.connect(server.data / "ludi.sqlite3")) as database:
            kept, size = database.execute("select count(*), sum(length(state)) from snapshot").fetchone()
            assert database.execute("select count(*) from event where kind in ('undo', 'redo')").fetchone()[0] > 80
        assert kept <= 3
        assert size < 3 * 40_000
        server.start()
        assert [seat.state() for seat in seats] == before
