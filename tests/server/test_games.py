"""Whole games over the network, as people and programs play them."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any

import pytest
from websockets.sync.client import connect

from ludi import Record
from ludi.client import Refusal, Seat, Table
from ludi.kernel.messages import as_data
from ludi.match import commitment
from ludi.rooms.hinting import think
from ludi.server.models import Snapshot, StreamMessage
from ludi.server.models_hints import Hint

from .conftest import PATIENCE, ServerProcess

Json = dict[str, Any]
SHORT = {"max_turns": 6}


class Enough(Exception):
    """A program has seen what it wanted to see."""


@pytest.fixture
def table(server: ServerProcess) -> Iterator[Table]:
    """One browser."""
    with Table(server.url) as found:
        yield found


@pytest.fixture
def other(server: ServerProcess) -> Iterator[Table]:
    """Another browser."""
    with Table(server.url) as found:
        yield found


def picker(seed: int = 0) -> Callable[[Json], int]:
    """Any legal move."""
    rng = random.Random(seed)
    return lambda now: int(rng.choice(now["legal"])["action"])


def play_both(first: Seat, second: Seat, seed: int = 0) -> list[Json]:
    """Two programs play to the end at once, each over its own stream; their last positions."""
    ends: list[Json] = []
    threads = [
        threading.Thread(target=lambda s=seat, i=i: ends.append(s.play(picker(seed + i))))
        for i, seat in enumerate((first, second))
    ]
    for t in threads:
        t.start()
    for t in threads:
        t.join(60)
    return ends


def test_a_full_game_against_a_bot_is_over_and_its_record_verifies(table: Table) -> None:
    seat = table.create("roma", ["me", "bot:random"], "Ada", options={"max_turns": 30})
    info = seat.info()
    assert info["status"] == "running"
    assert info["seed"] is None
    end = seat.play(picker())
    assert sorted(end["over"]["ranks"]) in ([0, 1], [0, 0])
    after = seat.info()
    assert after["status"] == "over"
    record = Record.parse(seat.record())
    assert record.finished
    assert record.state().scores() == end["over"]["scores"]
    assert record.note["chance"]["commitment"] == info["commitment"]
    draws = commitment.check(record)
    assert draws is not None
    assert draws > 20
    Snapshot.model_validate(seat.state())


@pytest.mark.parametrize("title", ["roma", "pokern"])
def test_a_program_is_given_all_of_the_position_in_which_it_is_to_choose(table: Table, title: str) -> None:
    seat, any_move, turns = table.create(title, ["me", "bot:random"], "Ada"), picker(4), 0

    def choose(now: Json) -> int:
        nonlocal turns
        turns += 1
        state = {name: value for name, value in seat.state().items() if name not in ("accepted", "thinking", "bots")}
        assert {name: now[name] for name in state} == state
        if turns == 12:
            raise Enough
        return any_move(now)

    with pytest.raises(Enough):
        seat.play(choose)


def test_a_search_bot_answers_in_its_own_process(table: Table) -> None:
    seat = table.create("roma", ["me", "bot:tiro"], "Ada", options={"max_turns": 3})
    assert seat.play(picker(1))["over"] is not None
    moves = [e for e in seat.state()["log"] if e["seat"] == 1]
    assert moves


def test_two_people_by_an_invite_link(table: Table, other: Table) -> None:
    ada = table.create("roma", ["me", "open"], "Ada", options=SHORT)
    info = ada.info()
    assert info["status"] == "lobby"
    with pytest.raises(Refusal) as refused:
        ada.state()
    assert refused.value.status == 409
    ben = other.join(info["invite"], "Ben")
    assert ben.number == 1
    assert [s["nickname"] for s in ben.info()["seats"]] == ["Ada", "Ben"]
    ends = play_both(ada, ben)
    assert len(ends) == 2
    assert ends[0]["over"] == ends[1]["over"]


def test_a_seat_is_claimed_once(table: Table, other: Table, server: ServerProcess) -> None:
    ada = table.create("roma", ["me", "open"], "Ada")
    invite = ada.info()["invite"]
    other.join(invite, "Ben")
    with Table(server.url) as third:
        with pytest.raises(Refusal) as refused:
            third.join(invite, "Cleo")
        assert refused.value.status == 409
    ben_again = other.join(invite, "Benjamin")
    assert ben_again.number == 1
    assert ada.info()["seats"][1]["nickname"] == "Ben"


def test_hot_seat_holds_both_and_shows_each_its_own(table: Table) -> None:
    ada = table.create("roma", ["me", "shared"], "Ada", options=SHORT)
    ben = Seat(table, ada.room, 1)
    assert ada.info()["mine"] == [0, 1]
    assert "cards" in ada.state()["view"]["players"][0]
    assert "cards" not in ada.state()["view"]["players"][1]
    assert "cards" in ben.state()["view"]["players"][1]
    pick, now = picker(), ada.state()
    while now["over"] is None:
        seat = (ada, ben)[now["to_move"]]
        now = seat.state()
        now = seat.move(now["version"], pick(now))
    assert ada.info()["status"] == "over"


def test_spectators_see_the_public_side_and_touch_nothing(table: Table, other: Table) -> None:
    ada = table.create("roma", ["me", "bot:random"], "Ada")
    eye = other.watch(ada.info()["watch"])
    now = eye.state()
    assert now["seat"] is None
    assert all("cards" not in p for p in now["view"]["players"])
    assert now["legal"] == []
    for path, body in (
        ("/moves", {"cmd_id": "12345678", "expected_version": now["version"], "action": 0}),
        ("/undo", {"cmd_id": "12345678", "expected_version": now["version"]}),
        ("/chat", {"text": "hello"}),
        ("/hint", None),
        ("/seat", {"seat": 1, "kind": "open"}),
    ):
        with pytest.raises(Refusal) as refused:
            eye.post(path, body)
        assert refused.value.status == 403, path


def test_a_rematch_swaps_the_seats_and_needs_no_new_link(table: Table, other: Table) -> None:
    ada = table.create("roma", ["me", "open"], "Ada", options={"max_turns": 1})
    ben = other.join(ada.info()["invite"], "Ben")
    play_both(ada, ben)
    again = ada.post("/rematch")
    assert again["mine"] == [1]
    assert [s["nickname"] for s in again["seats"]] == ["Ben", "Ada"]
    assert ben.info()["rematch"] == again["room"]
    assert ben.post("/rematch")["room"] == again["room"]
    assert Seat(other, again["room"], 0).state()["seat"] == 0
    assert again["commitment"] != ada.info()["commitment"]


def test_the_entries_between_two_versions_are_those_of_the_whole_log(table: Table) -> None:
    ada = table.create("roma", ["me", "bot:random"], "Ada", options=SHORT)
    ada.play(picker())
    whole = ada._get("/replay").json()
    last = whole["version"]
    assert last > 20
    bounds = ((0, last + 1), (0, 1), (5, 6), (3, 12), (last - 3, last + 9), (last, last + 1), (last + 4, 2))
    for after, before in bounds:
        part = table.request("GET", f"/api/rooms/{ada.room}/replay", params={"after": after, "before": before}).json()
        assert part == {**whole, "entries": [e for e in whole["entries"] if after < e["v"] < before]}


def test_a_replay_of_a_running_game_shows_the_own_past_alone(table: Table, other: Table) -> None:
    ada = table.create("roma", ["me", "open"], "Ada", options={"max_turns": 2})
    ben = other.join(ada.info()["invite"], "Ben")
    replay = ada._get("/replay").json()
    assert (replay["seat"], replay["seats"], replay["finished"]) == (0, [0], False)
    dealt = [e for e in replay["entries"] if e["decision"] == "deal"]
    assert [e["action"] is not None for e in dealt] == [True] * 4 + [False] * 4
    with pytest.raises(Refusal) as refused:
        table.request("GET", f"/api/rooms/{ada.room}/replay", params={"seat": 1})
    assert refused.value.status == 403
    assert ada.record().splitlines()[0].startswith('{"log":1')
    play_both(ada, ben)
    whole = table.request("GET", f"/api/rooms/{ada.room}/replay", params={"seat": 1}).json()
    assert whole["finished"]
    assert set(whole["seats"]) == {0, 1, None}
    dealt = [e for e in whole["entries"] if e["decision"] == "deal"]
    assert [e["action"] is not None for e in dealt] == [False] * 4 + [True] * 4
    record = Record.parse(ada.record())
    for v, state in list(enumerate(record.states()))[:: max(1, whole["version"] // 15)]:
        moment = table.request("GET", f"/api/rooms/{ada.room}/replay/{v}", params={"seat": 1}).json()
        assert moment["view"] == json.loads(json.dumps(state.view(1)))


def test_the_position_is_told_in_sentences_as_a_seat_saw_it_then_and_now(table: Table, other: Table) -> None:
    ada = table.create("pokern", ["me", "open"], "Ada")
    ben = other.join(ada.info()["invite"], "Ben")
    play_both(ada, ben)
    record = Record.parse(ada.record())
    states = list(enumerate(record.states()))
    words = record.game.words
    asked: list[dict[str, int]] = [{"seat": 1, "v": v} for v, _ in states[:: len(states) // 9]]
    for query, v in [*((query, query["v"]) for query in asked), ({"seat": 1}, len(states) - 1)]:
        told = table.request("GET", f"/api/rooms/{ada.room}/description", params=query).json()
        view = states[v][1].view(1)
        assert told["sentences"] == [as_data(x) for x in (*words.describe(view, 1), *words.odds(view))]
        assert (told["version"], told["seat"]) == (v, 1)
    with pytest.raises(Refusal) as refused:
        table.request("GET", f"/api/rooms/{ada.room}/description", params={"seat": 1, "v": len(states)})
    assert refused.value.status == 404


def test_an_exported_match_comes_back(table: Table, other: Table) -> None:
    seat = table.create("roma", ["me", "bot:random"], "Ada", options={"max_turns": 2})
    seat.play(picker())
    text = seat.record()
    headers = {"content-type": "application/jsonl"}
    info = other.request("POST", "/api/import", content=text.encode(), headers=headers).json()
    assert (info["status"], info["mine"]) == ("over", [0, 1])
    proof = ("commitment", "seed", "salt")
    assert [info[x] for x in proof] == [seat.info()[x] for x in proof]
    assert Seat(other, info["room"], 0).record() == text
    lines = text.splitlines(keepends=True)
    half = "".join(lines[: len(lines) // 2])
    info = other.request("POST", "/api/import", content=half.encode(), headers=headers).json()
    assert (info["status"], info["practice"]) == ("running", True)
    assert [info[x] for x in proof] == [None, None, None]
    now = Seat(other, info["room"], 0).state()
    assert now["version"] >= len(lines) // 2 - 1
    for content, status in ((text[:-20], 422), (text.replace('"t": "', '"t": "x', 1), 422), ("hello", 422)):
        with pytest.raises(Refusal) as refused:
            other.request("POST", "/api/import", content=content.encode(), headers=headers)
        assert refused.value.status == status
        assert "line" in str(refused.value)


@pytest.fixture(scope="module")
def soon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Table, Table]]:
    """Two browsers at a server where a player who is not there is absent at once."""
    server = ServerProcess(tmp_path_factory.mktemp("soon") / "data", LUDI_SERVER_ABSENT="0")
    with server, Table(server.url) as one, Table(server.url) as two:
        yield one, two


def test_a_bot_takes_over_an_absent_seat_and_gives_it_back(soon: tuple[Table, Table]) -> None:
    table, other = soon
    waits = table.create("roma", ["me", "open"], "Ada", absence=600)
    with pytest.raises(Refusal) as refused:
        other.join(waits.info()["invite"], "Ben").post("/seat", {"seat": 0, "kind": "bot:random"})
    assert "may still come back" in str(refused.value)
    ada = table.create("roma", ["me", "open"], "Ada", options=SHORT)
    ben = other.join(ada.info()["invite"], "Ben")
    seats = ada.post("/seat", {"seat": 1, "kind": "bot:random"})["seats"]
    assert (seats[1]["kind"], seats[1]["away"]) == ("bot", True)
    now = ada.state()
    while now["to_move"] == 0 and now["over"] is None:
        now = ada.move(now["version"], now["legal"][0]["action"])
    with pytest.raises(Refusal) as refused:
        ben.move(now["version"], 0)
    assert refused.value.status in (409, 422)
    back = ben.post("/seat", {"seat": 1, "kind": "take_back"})["seats"][1]
    assert (back["kind"], back["away"]) == ("human", False)
    assert play_both(ada, ben)[0]["over"] is not None


def test_the_owner_sends_a_player_away_and_the_old_link_dies(soon: tuple[Table, Table]) -> None:
    table, other = soon
    ada = table.create("roma", ["me", "open"], "Ada", successor="person")
    old = ada.info()["invite"]
    ben = other.join(old, "Ben")
    with pytest.raises(Refusal):
        ben.post("/seat", {"seat": 0, "kind": "kick"})
    info = ada.post("/seat", {"seat": 1, "kind": "kick"})
    assert info["seats"][1]["kind"] == "open"
    assert info["invite"] != old
    for act in (ben.state, lambda: other.join(old, "Ben")):
        with pytest.raises(Refusal) as refused:
            act()
        assert refused.value.status == 403
    assert other.join(info["invite"], "Ben").number == 1


def test_the_owner_sends_a_player_away_in_the_lobby(table: Table, other: Table) -> None:
    with Table(table.address) as third:
        ada = table.create("pokern", ["me", "open", "open"], "Ada")
        old = ada.info()["invite"]
        ben = other.join(old, "Ben")
        assert [s["nickname"] for s in ada.info()["seats"]] == ["Ada", "Ben", ""]
        heard = ben.messages()
        assert next(heard)["status"] == "lobby"
        for somebody in (other, third):
            with pytest.raises(Refusal) as refused:
                Seat(somebody, ada.room, None).post("/seat", {"seat": 1, "kind": "kick"})
            assert refused.value.status == 403
        info = ada.post("/seat", {"seat": 1, "kind": "kick"})
        assert (info["status"], [s["kind"] for s in info["seats"]]) == ("lobby", ["human", "open", "open"])
        assert ben.info()["mine"] == []
        with pytest.raises(Refusal) as refused:
            next(heard)
        assert (refused.value.status, refused.value.key) == (403, "server-no-seat")
        with pytest.raises(Refusal) as refused:
            other.join(old, "Ben")
        assert (refused.value.status, refused.value.key) == (403, "server-no-invite")
        assert third.join(info["invite"], "Cleo").number == 1
        with pytest.raises(Refusal) as refused:
            ada.post("/seat", {"seat": 2, "kind": "kick"})
        assert refused.value.key == "server-no-one-there"
        assert [s["nickname"] for s in ada.info()["seats"]] == ["Ada", "Cleo", ""]
        assert ada.info()["status"] == "lobby"


def test_chat_is_for_players_and_keeps_its_text_as_it_is(table: Table, other: Table) -> None:
    ada = table.create("roma", ["me", "open"], "Ada")
    info = ada.info()
    ben = other.join(info["invite"], "Ben")
    text = "<script>alert(1)</script> \u2028 & 'bene!'"
    stream = ben.messages(ben.state()["version"])
    assert [next(stream)["type"] for _ in range(3)] == ["bots", "undo_request", "room"]
    said = ada.post("/chat", {"text": text})
    assert (said["text"], said["nickname"]) == ("<script>alert(1)</script> & 'bene!'", "Ada")
    heard = next(m for m in stream if m["type"] == "chat")
    assert heard["text"] == said["text"]
    assert [line["text"] for line in ben._get("/chat").json()] == [said["text"]]
    with Table(table.address) as stranger:
        eye = stranger.watch(info["watch"])
        with pytest.raises(Refusal) as refused:
            eye._get("/chat")
        assert refused.value.status == 403


def test_a_game_alone_is_taken_along_and_brought_back_with_its_bots(table: Table) -> None:
    seat = table.create("roma", ["bot:random", "me"], "Ada")
    now = seat.state()
    while not now["legal"]:
        now = seat.state()
    text = table.request("GET", f"/api/rooms/{seat.room}/along", params={"seat": 1}).text
    record = Record.parse(text)
    assert record.note == {"seats": ["bot:random", "me"], "dealt_anew": True}
    assert record.verify().view(1) == now["view"]
    again = table.request("POST", "/api/import", content=text, headers={"content-type": "text/plain"}).json()
    assert [(s["kind"], s["level"], s["mine"]) for s in again["seats"]] == [
        ("bot", "random", False),
        ("human", None, True),
    ]
    assert (again["owner"], [act["told"]["key"] for act in again["acts"]]) == (True, ["table-act-along"])
    for who in (["me"], ["me", "me"], ["me", "bot:x"], ["me", "open"], "me", ["me", 1]):
        wrong = text.replace('["bot:random", "me"]', json.dumps(who))
        with pytest.raises(Refusal) as refused:
            table.request("POST", "/api/import", content=wrong, headers={"content-type": "text/plain"})
        assert refused.value.status == 422
    with_others = table.create("roma", ["me", "shared"], "Ada")
    with pytest.raises(Refusal) as refused:
        table.request("GET", f"/api/rooms/{with_others.room}/along", params={"seat": with_others.state()["to_move"]})
    assert (refused.value.status, refused.value.key) == (409, "server-no-along")


def test_hints_come_where_the_room_allows_them(table: Table) -> None:
    seat = table.create("roma", ["me", "bot:random"], "Ada")
    with pytest.raises(Refusal) as refused:
        seat.post("/hint")
    assert refused.value.status == 403
    seat = table.create("roma", ["me", "bot:random"], "Ada", hints=True)
    now, hint = seat.state(), seat.post("/hint")
    legal = {x["action"] for x in now["legal"]}
    assert hint["moves"]
    assert {x["action"] for x in hint["moves"]} <= legal
    assert hint["version"] == now["version"]
    assert all(0 <= x["value"] <= 1 for x in hint["moves"])
    assert all(x["worth"]["key"].startswith("web-hint") for x in hint["moves"])
    assert seat.post("/hint") == hint, "the same question has the same answer"
    last = max(legal)
    where = f"/api/rooms/{seat.room}/hint"
    asked = table.request("POST", where, params={"seat": seat.number, "also": last}).json()
    assert (asked["moves"], asked["also"]["action"]) == (hint["moves"], last)
    with pytest.raises(Refusal) as refused:
        table.request("POST", where, params={"seat": seat.number, "also": 10**6})
    assert (refused.value.status, refused.value.key) == (422, "server-no-move")
    question = table.request("GET", where.replace("hint", "question"), params={"seat": seat.number}).json()
    for found, more in ((hint, {}), (asked, {"also": last})):  # a browser comes to the same by itself
        thought = think(json.dumps({**question["question"], **more, "id": 1}))
        assert Hint.model_validate_json(thought).model_dump() == found


def test_who_asked_for_a_hint_alone_is_told_how_far_it_is(table: Table, other: Table) -> None:
    ada = table.create("roma", ["me", "open"], "Ada", hints=True)
    ben = other.join(ada.info()["invite"], "Ben")
    mover = ada if ada.state()["to_move"] == ada.number else ben
    streams = {seat.number: seat.messages() for seat in (ada, ben)}
    for stream in streams.values():
        next(m for m in stream if m["type"] == "snapshot")
    now, _ = mover.state(), mover.post("/hint")
    mover.move(now["version"], now["legal"][0]["action"])
    heard = {
        number: [m for m in takewhile(lambda m: m["type"] != "event", stream) if m["type"] == "hint"]
        for number, stream in streams.items()
    }
    told = heard.pop(mover.number)
    assert told
    assert all(0 < m["done"] <= m["total"] for m in told)
    assert list(heard.values()) == [[]]


def test_a_quiet_stream_gives_signs_of_life(server_with: Callable[..., ServerProcess]) -> None:
    server = server_with(LUDI_SERVER_PING="0.2")
    with Table(server.url) as table:
        seat = table.create("roma", ["me", "shared"], "Ada")
        stream = seat.messages(seat.state()["version"])
        assert [next(stream)["type"] for _ in range(6)] == ["bots", "undo_request", "room", *["ping"] * 3]
        seat.move(seat.state()["version"], seat.state()["legal"][0]["action"])
        assert next(m["type"] for m in stream if m["type"] != "ping") == "event"


def test_a_socket_resumes_from_a_version_and_gets_a_snapshot_after_a_large_gap(
    server_with: Callable[..., ServerProcess],
) -> None:
    server = server_with(LUDI_SERVER_GAP="10")
    with Table(server.url) as table:
        seat = table.create("roma", ["me", "shared"], "Ada", options=SHORT)
        other, pick = Seat(table, seat.room, 1), picker()
        cookies = "; ".join(f"{c.name}={c.value}" for c in table.http.cookies.jar)
        url = f"{server.url.replace('http', 'ws')}/api/rooms/{seat.room}/stream?seat=0"
        with connect(url, additional_headers={"Cookie": cookies}) as socket:
            first = json.loads(socket.recv(PATIENCE))
            assert first["type"] == "snapshot"
            seen = {first["version"]: first["view"]}
            now = seat.state()
            while now["over"] is None and len(seen) < 30:
                actor = (seat, other)[now["to_move"]]
                now = actor.state()
                now = actor.move(now["version"], pick(now))
                while max(seen) < now["version"]:
                    message = json.loads(socket.recv(PATIENCE))
                    StreamMessage.model_validate(message)
                    if message["type"] == "event":
                        assert message["version"] == max(seen) + 1 == message["entry"]["v"]
                        seen[message["version"]] = message["view"]
        last = max(seen)
        with connect(f"{url}&after={last - 7}", additional_headers={"Cookie": cookies}) as socket:
            again = [json.loads(socket.recv(PATIENCE)) for _ in range(7)]
            assert [m["version"] for m in again] == list(range(last - 6, last + 1))
            assert all(m["view"] == seen[m["version"]] for m in again)
            bots, undo = (json.loads(socket.recv(PATIENCE)) for _ in range(2))
            assert bots == {"type": "bots", **now["bots"]}
            assert undo == {"type": "undo_request", "pending_undo": None}
        for after in (last - 11, last + 5):
            with connect(f"{url}&after={after}", additional_headers={"Cookie": cookies}) as socket:
                message = json.loads(socket.recv(PATIENCE))
                assert (message["type"], message["version"]) == ("snapshot", last)
