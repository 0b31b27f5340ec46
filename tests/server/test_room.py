"""What a room keeps to save work is what it would find by doing the work again."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import ludi
from ludi.match import UNDO, Event, Match, at_once
from ludi.match.commitment import Secret
from ludi.match.sent import steps
from ludi.rooms.seats import SeatRow
from ludi.rooms.told import NOTHING_SAID, Seen, position
from ludi.server.room import Room
from ludi.server.rows import RoomRow
from ludi.server.security import Who
from ludi.server.settings import Settings
from ludi.server.subscriber import Subscriber

SETTINGS = Settings(queue_messages=10**6, queue_bytes=10**9)


def a_room() -> Room:
    """Two people at the start of a match."""
    game, secret = ludi.make("roma"), Secret(b"s" * 32, b"t" * 32)
    row = RoomRow(
        id="abcdefghijkl",
        title="roma",
        players=2,
        rules_version=game.rules_version,
        options=dict(game.options),
        position=None,
        note=None,
        status="running",
        version=0,
        hints=False,
        practice=False,
        commitment=secret.commitment,
    )
    seats = tuple(SeatRow(i, "human", None, f"p{i}", None, owner=i == 0) for i in range(2))
    return Room(row, seats, Match(game), secret, b"k" * 32, SETTINGS)


def make(room: Room, events: list[Event], state: ludi.State) -> None:
    """Take events over and tell of them, as a commit does."""
    before = room.match.state
    room.match.commit(events, state)
    room.row = replace(room.row, version=room.version)
    at_once(room.publishing(events, before))


def test_a_move_is_tried_on_an_equal_position_and_never_on_the_position_itself() -> None:
    counted = [play_and_compare(a_room(), random.Random(seed)) for seed in range(5)]
    spared, undone = (sum(numbers) for numbers in zip(*counted, strict=True))
    assert spared > 50
    assert undone > 5


def play_and_compare(room: Room, rng: random.Random) -> tuple[int, int]:
    """A game with undos, moves that come to nothing and a reader who comes and goes; the spares and undos it had."""
    reader = Subscriber(room, Who((0,)), 0, "", SETTINGS)
    room.join(reader)
    match, secret = room.match, room.secret
    state = match.start()
    make(room, match.run_on(state, secret.chance(room.id), 99), state)
    undone = spared = 0
    while match.state.to_move != ludi.OVER and room.version < 300:
        if match.spare is not None:
            spared += 1
            assert match.spare is not match.state
            assert match.spare == match.state == match.at(room.version)
        key = match.state.key()
        (room.leave if rng.random() < 0.3 else room.join)(reader)  # where nobody listens, nothing is told
        if rng.random() < 0.1 and (back := match.back([match.state.to_move])) is not None:
            seat, undone = match.state.to_move, undone + 1
            make(room, [Event(room.version + 1, UNDO, seat, None, back[0])], match.at(back[0]))
            continue
        action = rng.choice(match.state.legal())
        after, events = match.play(action, secret.chance(room.id), 99)
        assert match.state.key() == key
        if rng.random() < 0.1:
            continue  # it was not committed: the next move is tried afresh
        make(room, events, after)
    return spared, undone


def test_what_a_stream_was_told_is_what_a_replay_tells() -> None:
    rng, room = random.Random(3), a_room()
    match, secret = room.match, room.secret
    readers = [Subscriber(room, Who((s,)), s, "", SETTINGS) for s in (0, 1)]
    for reader in readers:
        reader.told = 0
        room.join(reader)
    state = match.start()
    make(room, match.run_on(state, secret.chance(room.id), 99), state)
    while match.state.to_move != ludi.OVER and room.version < 150:
        after, events = match.play(rng.choice(match.state.legal()), secret.chance(room.id), 99)
        make(room, events, after)
    for reader in readers:
        told = [json.loads(text) for text in reader._waiting]
        told = [message for message in told if message["type"] == "event"]
        assert [m["version"] for m in told] == list(range(1, room.version + 1))
        again = steps(match, 1, reader.audience)
        heard: dict[str, Any] = {}
        for message, step in zip(told, filter(None, again), strict=True):
            assert message["entry"] == json.loads(json.dumps(step.entry.as_dict()))
            assert message["view"] == json.loads(json.dumps(step.state.view(reader.audience)))
            heard |= message  # what is left out is as it was
            seen = Seen(0, step.state, reader.audience, step.view)
            assert words(heard) in (words(position(seen, live=False, passing=passing)) for passing in (True, False))
        assert json.loads(room.now(reader.audience).text) | {"type": "event", "entry": told[-1]["entry"]} == heard
        assert sum("standing" not in message for message in told) > len(told) // 4


def test_what_a_stream_missed_begins_with_all_words() -> None:
    room = a_room()
    match, chance = room.match, room.secret.chance(room.id)
    state = match.start()
    make(room, match.run_on(state, chance, 99), state)
    for _ in range(3):
        after, events = match.play(match.state.legal()[0], chance, 99)
        make(room, events, after)
    first, *later = [json.loads(text) for text in at_once(room.events_since(0, 1))]
    assert first["version"] == 2
    assert words(first) == words(position(Seen(2, match.at(2), 0, match.at(2).view(0)), live=False, passing=True))
    assert any("standing" not in message for message in later)


def words(told: dict[str, Any]) -> dict[str, Any]:
    """What a message says of a position."""
    found: dict[str, Any] = json.loads(json.dumps({name: told[name] for name in NOTHING_SAID}))
    return found
