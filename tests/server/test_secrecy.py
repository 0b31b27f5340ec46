"""What is sent to a reader does not change by a byte when what that reader cannot know is changed."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert
from websockets.sync.client import connect

import ludi
from ludi.bots.protocol import ask
from ludi.kernel.game import State
from ludi.server import messages, records
from ludi.server.chance import Secret
from ludi.server.match import LUCK, MOVE, Event, Match
from ludi.server.messages import Audience
from ludi.server.room import Room
from ludi.server.security import Who, hashed, link_token
from ludi.server.settings import Settings
from ludi.server.store import RoomRow, SeatRow, Store
from ludi.server.tables import META

from .conftest import ServerProcess

GAME = ludi.make("roma", max_turns=40)
SECRET, KEY, NAME = Secret(b"s" * 32, b"t" * 32), b"k" * 32, "abcdefghijkl"
TOKENS = ["a" * 43, "b" * 43]
ROOMS = ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc"]


def row(position: dict[str, Any], name: str = NAME) -> RoomRow:
    """A running room that began in a position."""
    return RoomRow(
        id=name,
        title="roma",
        players=2,
        rules_version=GAME.rules_version,
        options=dict(GAME.options),
        position=position,
        note=None,
        status="running",
        version=0,
        hints=True,
        practice=False,
        commitment=SECRET.commitment,
    )


def seats() -> tuple[SeatRow, ...]:
    """Two people."""
    return tuple(SeatRow(i, "human", None, f"p{i}", hashed(TOKENS[i]), owner=i == 0) for i in range(2))


def a_room(state: State) -> Room:
    """A room whose match begins in this state."""
    position = state.to_dict()
    return Room(row(position), seats(), Match(GAME, position), SECRET, KEY, Settings())


def sent(room: Room, seat: Audience, after: int) -> list[str]:
    """Everything that a reader can be sent about a room, built as the server builds it."""
    who = Who(() if seat is None else (seat,), owner=seat == 0, watch=True)
    found = [
        room.snapshot(seat),
        room.info(who).model_dump_json(),
        *room.catch_up(seat, after),
        records.replay(room, who, seat),
        records.moment(room, seat, room.version),
        records.export(room, seat),
    ]
    if seat is not None and room.match.state.to_move == seat:
        question = ask(room.match.state, random.Random(7), 100)
        found.append(json.dumps(question.as_dict()))
    return found


def random_states(seed: int) -> Iterator[State]:
    """Positions of a random game, each before a decision or an outcome."""
    rng, state = random.Random(seed), GAME.start()
    while state.to_move != ludi.OVER:
        yield state
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            state.apply(rng.choice(state.legal()))


def step(room: Room, action: int) -> None:
    """One event, without a store."""
    match = room.match
    state, seat = match.state.copy(), match.state.to_move
    before = match.state
    state.apply(action)
    events = [Event(match.version + 1, LUCK if seat < 0 else MOVE, seat, action, None)]
    match.commit(events, state)
    room.row = replace(room.row, version=match.version)
    room.publish(events, before)
    if state.to_move == ludi.OVER:
        room.row = replace(room.row, status="over")


def compare(state: State, rng: random.Random) -> int:
    """The true room and a redealt one, before and after what happens next; how many messages were compared."""
    compared = 0
    for seat in range(2):
        true, other = a_room(state), a_room(state.redeal(seat, rng))
        for reader in (seat, None):
            mine = sent(true, reader, 0)
            assert mine == sent(other, reader, 0)
            compared += len(mine)
        possible = other.match.state.possible()
        action = rng.choice(state.possible())
        if seat in state.witness(action):
            if action not in possible:
                continue  # this world has ended here: the seat learns that it was not so
            twin = action
        else:
            twin = rng.choice(possible)
        step(true, action)
        step(other, twin)
        if true.row.status != other.row.status or true.row.status == "over":
            continue  # the end shows everything
        for reader in (seat, None):
            mine = sent(true, reader, 0)
            assert mine == sent(other, reader, 0), (state.decision(), state.text(action), other.match.state.text(twin))
            compared += len(mine)
    return compared


def test_two_hundred_games_as_they_are_sent() -> None:
    rng, compared, decisions = random.Random(1), 0, set()
    for seed in range(200):
        for state in random_states(seed):
            if rng.random() < 0.06:
                compared += compare(state.copy(), rng)
                decisions.add(state.decision())
    assert compared > 20_000
    assert decisions >= {"deal", "giving", "gift", "placing", "place", "main", "where", "draw", "keeping", "roll"}


def every_action(e: Event, decision: str, action: int | None, *rest: Any) -> dict[str, Any]:
    """A planted leak: the log names actions that were not seen."""
    return REAL_ENTRY(e, decision, e.action, *rest)


def the_deck(state: State) -> dict[str, int]:
    """A planted leak: what is left in the draw pile, in place of the result."""
    found: dict[str, int] = state.to_dict()["deck"]
    return found


REAL_ENTRY = messages.log_entry


@pytest.mark.parametrize(("name", "leak"), [("log_entry", every_action), ("result", the_deck)])
def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch, name: str, leak: Any) -> None:
    monkeypatch.setattr(messages, name, leak)
    rng = random.Random(1)
    states = [s.copy() for seed in range(3) for s in random_states(seed)]
    with pytest.raises(AssertionError):
        sum(compare(s, rng) for s in states)


# The same through two real servers, with everything of the world of sockets and requests.


def twins() -> Iterator[tuple[State, State]]:
    """Positions where seat 0 may take money, so that nothing new comes to light; and a world it cannot tell apart."""
    rng = random.Random(1)
    for seed in range(100):
        for state in random_states(seed):
            if state.decision() != "main" or state.to_move != 0 or sum(state.raw.dice) < 2 or state.raw.turn < 4:
                continue
            twin = state.redeal(0, rng)
            if twin != state:
                yield state.copy(), twin
                break


def write_store(data: Path, states: list[State]) -> None:
    """A store with a room for each state, which begins there, all else fixed."""

    async def main() -> None:
        async with Store.opened(f"sqlite+aiosqlite:///{data / 'ludi.sqlite3'}") as store:
            await store.write(lambda c: c.execute(insert(META).values(name="key", value=KEY)))
            for name, state in zip(ROOMS, states, strict=True):
                await store.create(row(state.to_dict(), name), seats(), SECRET)

    data.mkdir()
    asyncio.run(main())


def received(server: ServerProcess, room: str) -> list[tuple[str, int, bytes]]:
    """Everything that seat 0 and a spectator get from a server: status and body of every path, and the streams."""
    found = []
    at = f"/api/rooms/{room}"
    cookie = {"Cookie": f"ludi_{room}_0={TOKENS[0]}"}
    watch = f"watch={link_token(KEY, room, 'watch', 0)}"
    with httpx.Client(base_url=server.url, timeout=30) as http, contextlib.ExitStack() as stack:

        def get(method: str, path: str, headers: dict[str, str], body: Any = None) -> None:
            answer = http.request(method, at + path, headers=headers, json=body)
            fixed = sorted((k, v) for k, v in answer.headers.items() if k not in ("date",))
            found.append((f"{method} {path} {fixed}", answer.status_code, answer.content))

        def look() -> None:
            for path in ("", "/state", "/replay", "/replay/0", "/record", "/events?follow=false"):
                get("GET", path, cookie)
            for path in ("?", "/state?", "/replay?", "/replay/0?", "/record?", "/events?follow=false&"):
                get("GET", path + watch, {})

        ws = server.url.replace("http", "ws") + at
        mine = stack.enter_context(connect(f"{ws}/stream?seat=0", additional_headers=cookie))
        public = stack.enter_context(connect(f"{ws}/stream?{watch}"))
        heard: list[list[bytes]] = [[], []]

        def listen(kind: str) -> None:
            for i, socket in enumerate((mine, public)):
                while True:
                    text = socket.recv(5)
                    if json.loads(text)["type"] == kind:
                        heard[i].append(str(text).encode())
                        break

        listen("snapshot")
        look()
        get("POST", "/hint", cookie)
        for action in range(0, GAME.actions, 3):  # most are illegal, and say so
            if not GAME.notation.text(action).startswith(("money", "use", "cards", "lay", "end")):
                body = {"cmd_id": f"illegal-{action}", "expected_version": 0, "action": action}
                get("POST", "/moves", cookie, body)
        for path in ("/undo", "/redo"):
            get("POST", path, cookie, {"cmd_id": "undo-1234", "expected_version": 0})
        now = http.get(f"{at}/state", headers=cookie).json()
        money = next(x["action"] for x in now["legal"] if x["text"].startswith("money"))
        get("POST", "/moves", cookie, {"cmd_id": "money-1234", "expected_version": 0, "action": money})
        listen("event")
        get("POST", "/moves", cookie, {"cmd_id": "stale-1234", "expected_version": 0, "action": money})
        get("POST", "/undo", cookie, {"cmd_id": "undo-5678", "expected_version": 1})
        listen("event")
        look()
        for i, name in enumerate(("seat 0", "spectator")):
            found += [(f"socket of {name}", 0, text) for text in heard[i]]
    return found


def test_three_pairs_of_twin_games_on_two_real_servers(tmp_path: Path) -> None:
    pairs = list(itertools.islice(twins(), len(ROOMS)))
    answers = []
    for i, folder in enumerate(("true", "twin")):
        write_store(tmp_path / folder, [pair[i] for pair in pairs])
        settings = {"LUDI_SERVER_HINT_ITERATIONS": "30", "LUDI_SERVER_HINT_MS": "60000"}
        with ServerProcess(tmp_path / folder, **settings) as server:
            answers.append([x for room in ROOMS for x in received(server, room)])
    for mine, other in zip(*answers, strict=True):
        assert mine == other
    assert {200, 409, 422} <= {status for _, status, _ in answers[0]}
    hints = [body for path, _, body in answers[0] if path.startswith("POST /hint")]
    assert all(json.loads(h)["moves"] for h in hints)
    assert len(hints) == len(ROOMS)
