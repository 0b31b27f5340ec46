"""The time that a bot's move takes says nothing about what is hidden."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

import ludi
from ludi.bots.levels import LEVELS
from ludi.kernel.game import State
from ludi.match.commitment import Secret
from ludi.rooms.pace import Pace
from ludi.rooms.seats import SeatRow
from ludi.server.app import create_app
from ludi.server.rooms import Rooms
from ludi.server.settings import Settings

from .test_secrecy import row

FORCED, SEARCHED = 0.0005, 0.16  # seconds: one legal move, and a search
NAME, PAUSE = "abcdefghijkl", 0.4


def forced_and_not() -> tuple[State, State]:
    """Two positions of Empire that no other seat can tell apart: in one the seat to move has no choice."""
    rng, game = random.Random(1), ludi.make("empire", 4)
    for _ in range(20):
        state = game.start()
        while state.to_move != ludi.OVER:
            seat = state.to_move
            if seat >= 0:
                twin = state.redeal((seat + 1) % 4, rng)
                if len(state.legal()) == 1 and len(twin.legal()) > 1:
                    return state, twin
            state.apply(rng.choice(state.possible()))
    raise AssertionError("there is no such pair")


def shown(pace: Pace, thoughts: list[float]) -> list[float]:
    """When each of some moves is shown."""
    found = []
    for thought in thoughts:
        due, pace = pace.after(thought)
        found.append(due)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_a_forced_move_is_shown_when_a_choice_would_be(level: str) -> None:
    forced, free = forced_and_not()
    rng, watcher = random.Random(2), (forced.to_move + 1) % 4
    assert forced.view(watcher) == free.view(watcher)
    thoughts = [[FORCED if len(s.legal()) == 1 else SEARCHED for s in pair] for pair in ((forced, free),) * 30]
    for one, other in thoughts:
        before = [rng.choice((FORCED, SEARCHED)) for _ in range(5)]
        pace = Pace.of(level, "empire", 0.25)
        assert shown(pace, [*before, one]) == shown(pace, [*before, other])


async def first_move(data: Path, state: State) -> float:
    """The seconds until bots that are awake already have moved in a room with this position."""
    data.mkdir()
    async with Rooms.opened(Settings(data=data, bot_pause=PAUSE)) as rooms:
        await rooms.bot_pool.choose("random", state.copy(), lambda *_: None)
        game, secret = state.game, Secret.new()
        begun = replace(row(state, NAME), hints=False, practice=True, commitment=secret.commitment)
        seats = [SeatRow(i, "bot", "random", f"b{i}", None, owner=False) for i in range(game.players)]
        await rooms.store.create(begun, seats, secret)
        began = time.monotonic()
        while (await rooms.play.room(NAME)).version == 0:
            await asyncio.sleep(0.002)
        return time.monotonic() - began


@pytest.mark.soak
def test_a_server_shows_a_forced_move_no_sooner_than_a_choice(tmp_path: Path) -> None:
    """A forced move is found at once, and nobody sees it before the pause is over; no machine is too slow for this."""
    forced, free = (asyncio.run(first_move(tmp_path / f"{i}", state)) for i, state in enumerate(forced_and_not()))
    assert min(forced, free) >= PAUSE - 0.01


@pytest.mark.parametrize("slow", [0.0, 0.01, 0.05])
def test_the_time_of_a_move_tells_no_better_than_a_coin(slow: float) -> None:
    """Some searches are late, up to twelve times the usual: also then the best guess by time is hardly better."""
    rng, pace = random.Random(3), Pace.of("consul", "empire", 0.25)
    seen: dict[float, list[int]] = {}
    for _ in range(20_000):
        choice = rng.random() < 0.5
        thought = rng.lognormvariate(-2.6, 0.35) * (rng.uniform(2, 12) if rng.random() < slow else 1)
        due, pace = pace.after(thought if choice else FORCED)
        seen.setdefault(due, [0, 0])[choice] += 1
    right = sum(max(n) for n in seen.values()) / 20_000
    assert right < 0.53
    assert len(seen) < 8


def test_a_level_with_a_time_of_its_own_has_room_for_it_from_the_first_move_on() -> None:
    for level, ms in (("consul", 100), ("caesar", 500)):
        pace = Pace.of(level, "roma", 0.25)
        assert shown(pace, [FORCED, ms / 1000 + 0.04, FORCED]) == [pace.floor] * 3


def test_what_was_slow_becomes_quick_again() -> None:
    pace = Pace.of("consul", "empire", 0.25)
    times = shown(pace, [1.9, *[SEARCHED] * 100])
    assert times[0] == 2.0
    assert times == sorted(times, reverse=True)
    assert times[-1] == 0.25


@pytest.mark.parametrize(("client", "status"), [("127.0.0.1", 200), ("::1", 200), ("203.0.113.7", 404)])
def test_the_counters_are_for_this_machine_unless_they_are_opened(tmp_path: Path, client: str, status: int) -> None:
    async def asked(settings: Settings) -> int:
        transport = httpx.ASGITransport(create_app(settings), client=(client, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as http:
            return (await http.get("/metrics")).status_code

    assert asyncio.run(asked(Settings(data=tmp_path))) == status
    assert asyncio.run(asked(Settings(data=tmp_path, open_metrics=True))) == 200
