"""What is sent to a reader does not change by a byte when what that reader cannot know is changed."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert
from tests.conformance.cases import CASES, HIDDEN, game_of, told_of
from tests.soaking import many
from websockets.sync.client import connect

import ludi
from ludi.bots.protocol import ask
from ludi.kernel.game import State
from ludi.kernel.titles import families
from ludi.match import LUCK, MOVE, Event, Match, at_once
from ludi.match import sent as match_sent
from ludi.match.commitment import Secret
from ludi.match.sent import Audience, LogEntry, log_entry
from ludi.rooms import told
from ludi.rooms.seats import SeatRow
from ludi.server import records
from ludi.server.room import Room
from ludi.server.rows import RoomRow
from ludi.server.security import Who, hashed, link_token
from ludi.server.settings import Settings
from ludi.server.store import Store
from ludi.server.subscriber import Subscriber
from ludi.server.tables import META

from .conftest import PATIENCE, ServerProcess

GAME = ludi.make("roma", max_turns=40)
# How many positions of a title's cases are compared; fewer where much is sent of each.
SECRET, KEY, NAME = Secret(b"s" * 32, b"t" * 32), b"k" * 32, "abcdefghijkl"
TOKENS = [letter * 43 for letter in "abcd"]
TWINS = [case for title in families() for case in told_of(title).TWINS]


def row(state: State, name: str = NAME) -> RoomRow:
    """A running room that began in a position."""
    game = state.game
    return RoomRow(
        id=name,
        title=game.title,
        players=game.players,
        rules_version=game.rules_version,
        options=dict(game.options),
        position=state.to_dict(),
        note=None,
        status="running",
        version=0,
        hints=True,
        practice=False,
        commitment=SECRET.commitment,
    )


def seats(game: ludi.Game) -> tuple[SeatRow, ...]:
    """People."""
    return tuple(SeatRow(i, "human", None, f"p{i}", hashed(TOKENS[i]), owner=i == 0) for i in range(game.players))


def a_room(state: State) -> Room:
    """A room whose match begins in this state."""
    match = Match(state.game, state.to_dict())
    return Room(row(state), seats(state.game), match, SECRET, KEY, Settings())


ABSENT = re.compile(r'"absent":\d+')  # seconds since a page was last open: between two rooms the clock goes on
RUNNER = asyncio.Runner()  # one loop for thousands of questions


@pytest.fixture(scope="module", autouse=True)
def runner() -> Iterator[None]:
    """Closed at the end."""
    yield
    RUNNER.close()


def sent(room: Room, seat: Audience, after: int) -> list[str]:
    """Everything that a reader can be sent about a room, built as the server builds it."""
    return RUNNER.get_loop().run_until_complete(sending(room, seat, after))


async def sending(room: Room, seat: Audience, after: int) -> list[str]:
    """The same."""
    who = Who(() if seat is None else (seat,), owner=seat == 0, watch=True)
    reader = Subscriber(room, who, seat, "", Settings())
    found = [
        await room.snapshot(seat),
        ABSENT.sub('"absent":0', room.info(who).model_dump_json()),
        *[text async for text in room.catch_up(reader, after)],
        await records.replay(room, who, seat),
        await records.moment(room, seat, room.version),
        await records.export(room, seat),
        await records.description(room, seat, None),
    ]
    if seat is not None and room.match.state.to_move == seat:
        question = ask(room.match.state, random.Random(7), 100)
        found.append(json.dumps(question.as_dict()))
    return found


def random_states(seed: int, game: ludi.Game = GAME) -> Iterator[State]:
    """Positions of a random game, each before a decision or an outcome."""
    rng, state = random.Random(seed), game.start()
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
    at_once(room.publishing(events, before))
    if state.to_move == ludi.OVER:
        room.row = replace(room.row, status="over")


def known(room: Room, seat: Audience) -> list[object]:
    """What everything that a reader is sent is made of: view, moves, log, and what is asked of a bot in that seat."""
    state = room.match.state
    mine = seat is not None and state.to_move == seat
    log = [
        (e.seat, e.action if seat in room.match.at(e.v - 1).witness(e.action or 0) else None) for e in room.match.log
    ]
    return [
        state.view(seat),
        (state.to_move, state.decision(), room.undo_for(seat), told.result(state)),
        [(a, state.text(a)) for a in state.legal()] if mine else [],
        log,
        ask(state, random.Random(7), 100).as_dict() if mine else None,
    ]


def compare(state: State, rng: random.Random, *, words: bool = True) -> int:
    """The true room and a redealt one, before and after what happens next; how many messages were compared.

    words: whether every message is built and compared, or only what all of them are made of.
    """
    compared, told = 0, sent if words else lambda room, reader, _: known(room, reader)
    for seat in range(state.game.players):
        true, other = a_room(state), a_room(state.redeal(seat, rng))
        for reader in (seat, None):
            mine = told(true, reader, 0)
            assert mine == told(other, reader, 0)
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
            mine = told(true, reader, 0)
            assert mine == told(other, reader, 0), (state.decision(), state.text(action), other.match.state.text(twin))
            compared += len(mine)
    return compared


def test_dozens_of_games_as_they_are_sent() -> None:
    """Views, moves, logs and questions always; all messages made of them at every tenth comparison.

    Sentences are functions of these alone, by their signatures (`words`, `legal_move`, `event_messages`): where these
    are equal, so are they. All messages are compared as well wherever a decision has moves of a kind not met before.
    """
    rng, decisions, met = random.Random(1), set(), set[tuple[str, str]]()
    compared, messages_compared, n, games = 0, 0, 0, many(60)
    for seed in range(games):
        for state in random_states(seed):
            if rng.random() < 0.06:
                kinds = {(state.decision(), state.text(a).partition(" ")[0]) for a in state.possible()}
                compared += compare(state.copy(), random.Random(n), words=False)
                if n % 10 == 0 or not kinds <= met:
                    messages_compared += compare(state.copy(), random.Random(n))
                n += 1
                met |= kinds
                decisions.add(state.decision())
    assert compared > 100 * games
    assert messages_compared > 25 * games
    assert decisions >= {"deal", "giving", "gift", "placing", "place", "main", "where", "draw", "keeping", "roll"}


@pytest.mark.soak(but=10)
@pytest.mark.parametrize("case", HIDDEN)
def test_positions_of_every_title_and_option_as_they_are_sent(case: str) -> None:
    game, rng, compared = game_of(case), random.Random(case), 0
    for seed in range(told_of(game.title).POSITIONS):
        passed = [state.copy() for state in random_states(seed, game) if rng.random() < 0.02]
        compared += compare(rng.choice(passed or [game.start()]), rng)
    assert compared > 100


def every_action(e: Event, decision: str, seen: tuple[int, str] | None, *rest: Any) -> LogEntry:
    """A planted leak: the log names actions that were not seen."""
    return REAL_ENTRY(e, decision, (e.action or 0, ""), *rest)


def the_deck(state: State) -> dict[str, int]:
    """A planted leak: what is left in the draw pile, in place of the result."""
    found: dict[str, int] = state.to_dict()["deck"]
    return found


REAL_ENTRY = log_entry


@pytest.mark.parametrize(
    ("module", "name", "leak"), [(match_sent, "log_entry", every_action), (told, "result", the_deck)]
)
def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch, module: Any, name: str, leak: Any) -> None:
    monkeypatch.setattr(module, name, leak)
    rng = random.Random(1)
    states = [s.copy() for seed in range(3) for s in random_states(seed)]
    with pytest.raises(AssertionError):
        sum(compare(s, rng) for s in states)


# The same through two real servers, with everything of the world of sockets and requests.


def twins(case: str) -> tuple[State, State, int]:
    """A position, a world that seat 0 cannot tell apart, and a choice of that seat that brings nothing new to light."""
    rng, game = random.Random(case), game_of(case)
    for seed in itertools.count():
        for state in itertools.islice(random_states(seed, game), 40, 600):
            if state.to_move != 0 or rng.random() > 0.2:
                continue
            twin = state.redeal(0, rng)
            legal = state.legal()
            for action in rng.sample(legal, len(legal)) if twin != state and len(legal) > 1 else []:
                ends = [state.copy(), twin.copy()]
                for end in ends:
                    end.apply(action)
                if all(end.to_move == 0 and len(end.legal()) > 1 for end in ends):
                    return state.copy(), twin, action
    raise AssertionError


def write_store(data: Path, states: list[State]) -> None:
    """A store with a room for each state, which begins there, all else fixed."""

    async def main() -> None:
        async with Store.opened(f"sqlite+aiosqlite:///{data / 'ludi.sqlite3'}") as store:
            await store.write(lambda c: c.execute(insert(META).values(name="key", value=KEY)))
            for name, state in zip(rooms(), states, strict=True):
                await store.create(row(state, name), seats(state.game), SECRET)

    data.mkdir()
    asyncio.run(main())


def rooms() -> list[str]:
    """Their names."""
    return [letter * 12 for letter in "abcdefgh"[: len(TWINS)]]


def received(server: ServerProcess, room: str, legal: list[int], choice: int) -> list[tuple[str, int, str]]:
    """Everything that seat 0 and a spectator get from a server: status and body of every path, and the streams.

    legal: what seat 0 may do; choice: what it does.
    """
    found = []
    at = f"/api/rooms/{room}"
    cookie = {"Cookie": f"ludi_{room}_0={TOKENS[0]}"}
    watch = f"watch={link_token(KEY, room, 'watch', 0)}"
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http, contextlib.ExitStack() as stack:

        def get(method: str, path: str, headers: dict[str, str], body: Any = None) -> None:
            answer = http.request(method, at + path, headers=headers, json=body)
            fixed = sorted((k, v) for k, v in answer.headers.items() if k not in ("date", "content-length"))
            content = ABSENT.sub('"absent":0', answer.text)
            found.append((f"{method} {path} {fixed}", answer.status_code, content))

        def look() -> None:
            for path in ("", "/state", "/replay", "/replay/0", "/description", "/record", "/events?follow=false"):
                get("GET", path, cookie)
                get("GET", f"{path}{'&' if '?' in path else '?'}{watch}", {})

        ws = server.url.replace("http", "ws") + at
        mine = stack.enter_context(connect(f"{ws}/stream?seat=0", additional_headers=cookie))
        public = stack.enter_context(connect(f"{ws}/stream?{watch}"))
        heard: list[list[str]] = [[], []]

        def listen(kind: str) -> None:
            for i, socket in enumerate((mine, public)):
                while True:
                    text = socket.recv(PATIENCE)
                    if json.loads(text)["type"] == kind:
                        heard[i].append(str(text))
                        break

        listen("snapshot")
        look()
        get("POST", "/hint", cookie)
        get("GET", "/question", cookie)
        get("GET", "/along", cookie)
        for action in range(0, 600, 3):  # each of them is illegal, and says so
            if action not in legal:
                body = {"cmd_id": f"illegal-{action}", "expected_version": 0, "action": action}
                get("POST", "/moves", cookie, body)
        for path in ("/undo", "/redo"):
            get("POST", path, cookie, {"cmd_id": "undo-1234", "expected_version": 0})
        get("POST", "/moves", cookie, {"cmd_id": "choice-1234", "expected_version": 0, "action": choice})
        listen("event")
        get("POST", "/moves", cookie, {"cmd_id": "stale-1234", "expected_version": 0, "action": choice})
        get("POST", "/undo", cookie, {"cmd_id": "undo-5678", "expected_version": 1})
        listen("event")
        look()
        for i, name in enumerate(("seat 0", "spectator")):
            found += [(f"socket of {name}", 0, text) for text in heard[i]]
    return found


@pytest.mark.soak
def test_twin_games_of_every_title_on_two_real_servers(tmp_path: Path) -> None:
    pairs = [twins(case) for case in TWINS]
    answers = []
    for i, folder in enumerate(("true", "twin")):
        write_store(tmp_path / folder, [pair[:2][i] for pair in pairs])
        settings = {"LUDI_SERVER_HINT_ITERATIONS": "30", "LUDI_SERVER_HINT_MS": "60000"}
        with ServerProcess(tmp_path / folder, **settings) as server:
            answers.append(
                [
                    x
                    for room, (state, _, choice) in zip(rooms(), pairs, strict=True)
                    for x in received(server, room, state.legal(), choice)
                ]
            )
    for mine, other in zip(*answers, strict=True):
        assert mine == other
    assert {200, 409, 422} <= {status for _, status, _ in answers[0]}
    hints = [body for path, _, body in answers[0] if path.startswith("POST /hint")]
    assert all(json.loads(h)["moves"] for h in hints)
    assert len(hints) == len(TWINS)
    asked = [json.loads(body)["question"] for path, _, body in answers[0] if path.startswith("GET /question")]
    assert sum(x is not None for x in asked) > 5
    assert {game_of(case).title for case in TWINS} == {
        game_of(case).title for case in HIDDEN if told_of(CASES[case][0]).TWINS
    }
    assert len(TWINS) > 5
