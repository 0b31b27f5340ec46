"""Rooms without a server: what the page asks and is told, what is kept, and what happens when nothing can be kept."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from types import FrameType
from typing import Any

import pytest
from tests.lab.test_review import record_of, to_win_at_once

import ludi
from ludi.bots.protocol import ask
from ludi.kernel.messages import as_data
from ludi.kernel.record import Record
from ludi.kernel.titles import TITLES
from ludi.lab.positions import choices
from ludi.lab.review import review
from ludi.match import outcome
from ludi.rooms import reviewing
from ludi.rooms.hinting import think
from ludi.rooms.local import LocalRooms
from ludi.rooms.local_api import answer
from ludi.rooms.told import NOTHING_SAID, position

Json = dict[str, Any]


class Kept:
    """Rooms in memory, as a browser keeps them; several windows may have the same."""

    def __init__(self) -> None:
        self.rooms: dict[str, tuple[str, list[Any]]] = {}
        self.answer = "kept"
        self.held: dict[str, Window] = {}
        self.asked_for = False


class Keeper:
    """What one window sees of them."""

    def __init__(self, kept: Kept, window: Window) -> None:
        self.kept, self.window = kept, window

    async def read(self, room: str) -> str | None:
        await asyncio.sleep(0)  # others have a turn, as with a browser's own store
        found = self.kept.rooms.get(room)
        return None if found is None else json.dumps([found[0], found[1]])

    async def write(self, room: str, head: str, events: str, before: int) -> str:
        log = self.kept.rooms.get(room, ("", []))[1]
        if self.kept.answer != "kept":
            return self.kept.answer
        if len(log) != before:
            return "moved"
        self.kept.rooms[room] = head, [*log, *json.loads(events)]
        return "kept"

    async def heads(self) -> str:
        return json.dumps([head for head, _ in self.kept.rooms.values()])

    async def forget(self, room: str) -> None:
        del self.kept.rooms[room]

    async def hold(self, room: str) -> bool:
        self.kept.asked_for = True
        await asyncio.sleep(0)
        return self.kept.held.setdefault(room, self.window) is self.window

    def release(self, room: str) -> None:
        if self.kept.held.get(room) is self.window:
            del self.kept.held[room]


class Thinkers:
    """The program of the bots, in this process."""

    def __init__(self) -> None:
        self.asked: list[Json] = []

    async def ask(self, room: str, question: str, said: Callable[[int, int], None] | None = None) -> str:
        self.asked.append(json.loads(question))
        return think(question, said) if "lines" not in self.asked[-1] else reviewing.review(self.asked[-1], said)

    def cancel(self, room: str) -> None:
        pass


class Sources:
    """The rules, of which some cannot be had."""

    def __init__(self) -> None:
        self.lost: set[str] = set()
        self.asked: list[str] = []

    async def fetch(self, archive: str) -> bool:
        self.asked.append(archive)
        await asyncio.sleep(0)
        return archive not in self.lost


class Window:
    """A window of a browser: asks, follows, and hears."""

    def __init__(self, kept: Kept, thinkers: Thinkers | None = None) -> None:
        self.thinkers, self.heard = thinkers or Thinkers(), list[tuple[int, Json]]()
        self.sources = Sources()
        self.rooms = LocalRooms(Keeper(kept, self), self.thinkers, self.sources, self.hear)

    def hear(self, number: int, text: str) -> None:
        self.heard.append((number, json.loads(text)))

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200, **query: object) -> Any:
        given = body if isinstance(body, str) else json.dumps(body)
        found, text = await answer(self.rooms, method, path, {k: str(v) for k, v in query.items()}, given)
        assert found == status, text
        return text if path.endswith("/record") else json.loads(text)

    async def sit(self, title: str = "roma", level: str = "random", **more: Any) -> str:
        """A new room that is followed; its name."""
        info = (await self.ask("GET", "/api/titles"))[TITLES.index(title)]
        seats = ["me", *[f"bot:{level}"] * (info["usual"] - 1)]
        asked = {"title": title, "players": len(seats), "seats": seats, "nickname": "Ada", "options": {}, **more}
        room: str = (await self.ask("POST", "/api/rooms", asked))["room"]
        await self.rooms.follow(1, room, 0)
        return room

    async def mine(self, room: str) -> Json:
        """The position once the seat is to move, or the match is over."""
        while True:
            now: Json = await self.ask("GET", f"/api/rooms/{room}/state", seat=0)
            if now["legal"] or now["over"] or not now["thinking"]:
                return now
            await asyncio.sleep(0.001)

    async def move(self, room: str, rng: random.Random, status: int = 200) -> Any:
        now = await self.mine(room)
        body = {"cmd_id": "x" * 8, "expected_version": now["version"], "action": rng.choice(now["legal"])["action"]}
        return await self.ask("POST", f"/api/rooms/{room}/moves", body, status, seat=0)

    async def play(self, room: str, rng: random.Random, most: int = 10_000) -> Json:
        for _ in range(most):
            if not (await self.mine(room))["legal"]:
                break
            await self.move(room, rng)
        return await self.mine(room)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots take no time to be looked at."""
    monkeypatch.setattr("ludi.rooms.local.PAUSE", 0.0)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@pytest.mark.parametrize("title", TITLES)
def test_a_match_goes_on_in_another_window_and_its_record_in_another_browser(title: str) -> None:
    async def test() -> None:
        kept, rng = Kept(), random.Random(1)
        one = Window(kept)
        room = await one.sit(title)
        await one.play(room, rng, 12)
        before = await one.mine(room)
        one.rooms.leave(1)

        two = Window(kept)
        await two.rooms.follow(1, room, 0)
        after = await two.mine(room)
        assert {k: after[k] for k in ("version", "view", "legal", "log")} == {
            k: before[k] for k in ("version", "view", "legal", "log")
        }
        [listed] = (await two.ask("GET", "/api/me", over="false"))["listed"]
        assert (listed["room"], listed["title"], listed["my_turn"]) == (room, title, bool(after["legal"]))

        record = await two.ask("GET", f"/api/rooms/{room}/record", seat=0)
        other = Window(Kept())
        info = await other.ask("POST", "/api/import", record)
        assert (info["status"], info["practice"]) == ("running", True)
        again = await other.ask("GET", f"/api/rooms/{info['room']}/state", seat=0)
        assert again["view"] == after["view"]

    run(test())


def test_who_leaves_before_the_room_is_there_is_told_nothing_and_holds_nothing() -> None:
    async def test() -> None:
        kept = Kept()
        one, two = Window(kept), Window(kept)
        room = await one.sit("roma")
        one.rooms.leave(1)
        kept.asked_for = False
        following = asyncio.ensure_future(two.rooms.follow(7, room, 0))
        while not kept.asked_for:
            await asyncio.sleep(0)
        two.rooms.leave(7)
        await following
        assert two.heard == []
        assert kept.held == {}

    run(test())


@pytest.mark.parametrize("title", TITLES)
def test_the_position_is_put_into_words_once_for_a_seat_and_a_version(title: str) -> None:
    async def test() -> None:
        window, made = Window(Kept()), Counter[tuple[int, int | None]]()

        def called(frame: FrameType, event: str, _: object) -> None:
            if event == "call" and frame.f_code is position.__code__ and not frame.f_locals["passing"]:
                seen = frame.f_locals["seen"]
                made[seen.version, seen.audience] += 1

        room = await window.sit(title)
        sys.setprofile(called)
        try:
            over = await window.play(room, random.Random(6), 5)
        finally:
            sys.setprofile(None)
        assert (over["version"], 0) in made
        assert set(made.values()) == {1}, "the event has it, and the answer to the move"

    run(test())


@pytest.mark.parametrize("title", ["roma", "pokern"])
def test_the_log_is_told_event_by_event_to_the_end(title: str) -> None:
    async def test() -> None:
        kept = Kept()
        window = Window(kept)
        room = await window.sit(title)
        over = await window.play(room, random.Random(2))
        assert over["over"]["ranks"].count(0) >= 1
        events = [m for n, m in window.heard if n == 1 and m["type"] == "event"]
        [begun, *_] = [m for n, m in window.heard if m["type"] == "snapshot"]
        first = begun["version"]
        told = dict(begun)
        for event in events:
            told |= event  # what is left out is as it was
        assert {name: told[name] for name in NOTHING_SAID} == {name: over[name] for name in NOTHING_SAID}
        assert any("standing" not in event for event in events)
        assert [m["version"] for m in events] == list(range(first + 1, over["version"] + 1))
        replay = await window.ask("GET", f"/api/rooms/{room}/replay", seat=0)
        assert replay["finished"]
        assert replay["entries"][first:] == [m["entry"] for m in events]
        moment = await window.ask("GET", f"/api/rooms/{room}/replay/{first + 3}", seat=0)
        assert moment["entry"] == events[2]["entry"]
        assert moment["view"] == events[2]["view"]
        info = await window.ask("GET", f"/api/rooms/{room}")
        assert len(info["seed"]) == 64
        imported = await Window(Kept()).ask("POST", "/api/import", await window.ask("GET", f"/api/rooms/{room}/record"))
        assert (imported["status"], imported["proof"], imported["seed"]) == ("over", "checked", info["seed"])
        again = await window.ask("POST", f"/api/rooms/{room}/rematch")
        assert again["mine"] == [1]

    run(test())


def test_nothing_hidden_is_told_while_a_match_runs() -> None:
    async def test() -> None:
        window = Window(Kept())
        room = await window.sit("roma", "random", hints=True)
        await window.play(room, random.Random(3), 6)
        info = await window.ask("GET", f"/api/rooms/{room}")
        assert (info["seed"], info["salt"], info["mine"]) == (None, None, [0])
        assert len(info["commitment"]) == 64
        for path in ("state", "replay", "replay/2", "description"):
            refused = await window.ask("GET", f"/api/rooms/{room}/{path}", status=403, seat=1)
            assert refused["key"] == "server-no-reader"
        secret = json.loads((await Keeper(window.rooms._keeper.kept, window).read(room)) or "")[0]  # type: ignore[attr-defined]
        for hidden in (json.loads(secret)["seed"], json.loads(secret)["salt"]):
            assert hidden not in json.dumps(window.heard)
            assert hidden not in json.dumps(window.thinkers.asked)
        await window.rooms.follow(2, room, None)
        hint = await window.ask("POST", f"/api/rooms/{room}/hint", seat=0)
        assert hint["full"]
        told = [(n, m["done"], m["total"]) for n, m in window.heard if m["type"] == "hint"]
        assert told
        assert all(n == 1 and 0 < done <= total for n, done, total in told), "that seat alone, how far it is"
        legal = [x["action"] for x in (await window.mine(room))["legal"]]
        assert {x["action"] for x in hint["moves"]} <= set(legal)
        assert all(x["worth"]["key"].startswith("web-hint") for x in hint["moves"])
        for also in legal:  # what a move promises that is chosen, among the best or not
            asked = await window.ask("POST", f"/api/rooms/{room}/hint", seat=0, also=also)
            assert (asked["moves"], asked["also"]["action"]) == (hint["moves"], also)
        await window.ask("POST", f"/api/rooms/{room}/hint", status=422, seat=0, also=max(legal) + 1)

    run(test())


def test_who_names_no_seat_sees_with_the_eyes_of_the_first_one_here() -> None:
    async def test() -> None:
        window = Window(Kept())
        room = await window.sit(seats=["me", "shared"])
        for path in ("state", "replay", "replay/0", "description"):
            asked = f"/api/rooms/{room}/{path}"
            assert await window.ask("GET", asked) == await window.ask("GET", asked, seat=0)
            assert await window.ask("GET", asked) != await window.ask("GET", asked, seat=1)

    run(test())


def test_who_names_no_seat_acts_for_the_first_one_here() -> None:
    async def test() -> None:
        window = Window(Kept())
        room = await window.sit(practice=True)
        now = await window.mine(room)
        body = {"cmd_id": "x" * 8, "expected_version": now["version"], "action": now["legal"][0]["action"]}
        assert (await window.ask("POST", f"/api/rooms/{room}/hint"))["moves"]
        moved = await window.ask("POST", f"/api/rooms/{room}/moves", body)
        assert (moved["seat"], moved["version"] > now["version"]) == (0, True)

    run(test())


@pytest.mark.parametrize("why", ["full", "refused"])
def test_what_is_not_kept_is_not_shown(why: str) -> None:
    async def test() -> None:
        kept, rng = Kept(), random.Random(4)
        window = Window(kept)
        room = await window.sit()
        before = await window.mine(room)
        heard = len(window.heard)
        kept.answer = why
        refused = await window.move(room, rng, 507)
        assert refused["key"] == f"local-{why}"
        assert len(window.heard) == heard
        assert (await window.mine(room)) == before
        kept.answer = "kept"
        assert (await window.move(room, rng))["version"] > before["version"]

    run(test())


def test_of_two_windows_one_plays() -> None:
    async def test() -> None:
        kept, rng = Kept(), random.Random(5)
        one, two = Window(kept), Window(kept)
        room = await one.sit(practice=True)
        await two.rooms.follow(7, room, 0)
        [shown] = [m for n, m in two.heard if m["type"] == "room"]
        assert shown["closed"]["key"] == "local-elsewhere"
        assert [m["legal"] for n, m in two.heard if m["type"] == "snapshot"] == [[]]
        await one.move(room, rng)
        await two.rooms.read_anew(room)
        assert two.heard[-1][1]["version"] == (await one.mine(room))["version"]
        body = {"cmd_id": "y" * 8, "expected_version": two.heard[-1][1]["version"]}
        assert (await two.ask("POST", f"/api/rooms/{room}/undo", body, 409, seat=0))["key"] == "local-elsewhere"
        one.rooms.leave(1)
        await two.rooms.read_anew(room)
        assert [m for n, m in two.heard if m["type"] == "room"][-1]["closed"] is None
        back = await two.ask("POST", f"/api/rooms/{room}/undo", body, seat=0)
        assert back["log"][-1]["decision"] == "undo"
        assert await two.ask("POST", f"/api/rooms/{room}/redo", body | {"expected_version": back["version"]}, seat=0)

    run(test())


def test_an_answer_that_comes_too_late_changes_nothing() -> None:
    async def test() -> None:
        kept = Kept()
        window, other = Window(kept), Window(kept)
        room = await window.sit()
        now = await window.mine(room)
        body = {"cmd_id": "z" * 8, "expected_version": now["version"], "action": now["legal"][0]["action"]}
        await other.ask("GET", f"/api/rooms/{room}/state", seat=0)
        await window.ask("POST", f"/api/rooms/{room}/moves", body, seat=0)
        stale = await other.ask("POST", f"/api/rooms/{room}/moves", body, 409, seat=0)
        assert stale["key"] == "server-no-stale"

    run(test())


class Slow(Thinkers):
    """A program that is told to go on, step by step."""

    def __init__(self) -> None:
        super().__init__()
        self.ended = asyncio.Event()
        self.cancelled: list[str] = []

    async def ask(self, room: str, question: str, said: Callable[[int, int], None] | None = None) -> str:
        if said is None:
            return await super().ask(room, question)
        while not self.ended.is_set():
            await asyncio.sleep(0.001)
            said(3, 40)
        return "" if self.cancelled else await super().ask(room, question, said)

    def cancel(self, room: str) -> None:
        self.cancelled.append(room)
        self.ended.set()


class Lost(Thinkers):
    """A program that never comes to an answer."""

    async def ask(self, room: str, question: str, said: Callable[[int, int], None] | None = None) -> str:
        await super().ask(room, question)
        return ""


def test_a_bot_that_cannot_think_moves_all_the_same_and_that_is_said() -> None:
    async def test() -> None:
        window = Window(Kept(), Lost())
        assert (await window.play(await window.sit(), random.Random(2)))["over"]
        told = [message for _, message in window.heard if message["type"] == "refused"]
        assert {(one["key"], str(one["params"]["seat"]["id"])) for one in told} == {("local-bot-random", "1")}
        assert len(window.thinkers.asked) == 2 * len(told)

    run(test())


@pytest.mark.parametrize(
    "more", [{"level": "centurio"}, {"version": 3, "iterations": 400, "ms": 10_000}], ids=["bot", "hint"]
)
def test_who_thinks_says_now_and_then_that_he_does(more: Json) -> None:
    state = next(iter(choices("roma")))
    said: list[tuple[int, int]] = []
    think(json.dumps({**ask(state, random.Random(1)).as_dict(), **more, "id": 1}), lambda *how: said.append(how))
    assert 0 < said[0][0] <= said[-1][0] <= said[-1][1]


async def resigned(window: Window) -> str:
    """A match that is over; its room."""
    room = await window.sit()
    await window.mine(room)
    path = f"/api/rooms/{room}/review"
    assert (await window.ask("GET", path, status=409))["key"] == "server-no-review-yet"
    await window.ask("POST", f"/api/rooms/{room}/seat", {"seat": 0, "kind": "resign"})
    return path


@pytest.mark.soak
def test_a_match_is_reviewed_without_a_server_as_it_is_at_one() -> None:
    async def test() -> None:
        window = Window(Kept())
        path = await resigned(window)
        found = await window.ask("GET", path)
        record = Record.parse(await window.ask("GET", path.replace("/review", "/record")))
        assert found == {**review(record, iterations=reviewing.ITERATIONS).as_dict(), "versions": found["versions"]}
        assert len(found["versions"]) == len(record.actions) + 1
        assert await window.ask("GET", path) == found
        assert len([x for x in window.thinkers.asked if "lines" in x]) == 1, "it was made twice"

    run(test())


def test_a_review_is_made_of_what_a_page_asks() -> None:
    """Of the title and the lines of a record, no more: `web/src/local/thought.ts` sends these two."""
    record = record_of(ludi.make("roma"), ["end"], to_win_at_once(), seed=3)
    question = {"title": "roma", "lines": [*record.lines()]}
    assert reviewing.asked("roma", record.lines()) == question
    assert json.loads(reviewing.review(question))["iterations"] == reviewing.ITERATIONS


def test_how_far_a_review_is_is_said_and_one_that_nobody_wants_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "WAIT", 0.01)

    async def test() -> None:
        window = Window(Kept())
        window.thinkers = slow = Slow()
        window.rooms = LocalRooms(Keeper(Kept(), window), slow, window.sources, window.hear)
        path = await resigned(window)
        for _ in range(2):
            told = await window.ask("GET", path, status=202)
        assert (told["key"], told["params"]) == ("server-review-made", {"done": 3, "total": 40})
        monkeypatch.setattr(reviewing, "PATIENCE", 0.0)
        await slow.ended.wait()
        assert slow.cancelled == [f"review {path.split('/')[3]}"]
        monkeypatch.setattr(reviewing, "PATIENCE", 60.0)
        slow.cancelled.clear()
        assert len((await window.ask("GET", path))["seats"]) == 2

    run(test())


def test_the_rules_of_a_title_are_fetched_once_it_is_played_and_what_fails_is_said() -> None:
    async def test() -> None:
        window = Window(kept := Kept())
        body = {"title": "roma", "players": 2, "seats": ["me", "bot:random"], "nickname": "Ada"}
        window.sources.lost = {"roma", "empire-puzzles"}
        assert (await window.ask("POST", "/api/rooms", body, 503))["key"] == "web-no-server"
        assert (await window.ask("POST", "/api/titles/arena/help", {}, 503))["key"] == "web-no-server"
        assert (await window.ask("POST", "/api/puzzles/empire/1", {}, 503))["key"] == "web-no-server"
        await window.ask("POST", "/api/puzzles/pokern/1", {})
        window.sources.lost.clear()
        room = (await window.ask("POST", "/api/rooms", body))["room"]
        text = await window.ask("GET", f"/api/rooms/{room}/record")
        assert window.sources.asked == ["roma", "roma", "empire", "empire-puzzles", "pokern", "pokern-puzzles", "roma"]
        for path, given in ((f"/api/rooms/{room}", None), ("/api/import", text)):
            again = Window(kept)
            await again.ask("POST" if given else "GET", path, given)
            assert again.sources.asked == ["roma"]

    run(test())


def test_a_room_is_deleted_and_what_cannot_be_is_said() -> None:
    async def test() -> None:
        kept = Kept()
        window = Window(kept)
        room = await window.sit()
        assert (await window.ask("POST", f"/api/rooms/{room}/seat", {"seat": 0, "kind": "leave"}))["mine"] == []
        assert kept.rooms == {}
        assert (await window.ask("GET", f"/api/rooms/{room}", status=404))["key"] == "server-no-room"
        await window.sit()
        assert (await window.ask("POST", "/api/me/forget", {"what": "this"}))["rooms"] == 0
        body = {"title": "roma", "players": 2, "seats": ["me", "open"], "nickname": "Ada"}
        assert (await window.ask("POST", "/api/rooms", body, 422))["key"] == "local-no-open"
        refused = await window.ask("POST", "/api/import", "{}\n", 422)
        assert refused["key"] == "server-no-record"
        assert refused["params"]["why"]["params"]["wrong"]["key"] == "given-no-header"

    run(test())


def test_lessons_are_given_without_a_server() -> None:
    """The first step of every one, and what follows it; what there is not is refused."""

    async def learn() -> None:
        window = Window(Kept())
        listed = await window.ask("GET", "/api/lessons")
        assert {one["title"] for one in listed} == set(TITLES)
        for one in listed:
            path = f"/api/lessons/{one['title']}/{one['lesson']}"
            now = await window.ask("POST", path, {})
            assert (now["at"], now["lesson"]) == (1, one)
            refused = {x["action"] for x in now["answers"]}
            moves = [x["action"] for x in now["snapshot"]["legal"] if x["action"] not in refused]
            after = await window.ask("POST", path, {"taken": moves[:1] or [None], "known": 0})
            assert after["at"] == 2 or after["events"]
            example = await window.ask("GET", f"{path}/example")
            assert example["events"]
            assert not example["snapshot"]["legal"]
        await window.ask("POST", "/api/lessons/pokern/latin", {}, 422)

    asyncio.run(learn())


def test_puzzles_are_asked_without_a_server() -> None:
    async def solve() -> None:
        window = Window(Kept())
        for one in await window.ask("GET", "/api/puzzles", day="2026-11-24"):
            path = f"/api/puzzles/{one['title']}/{one['today']}"
            shown = await window.ask("POST", path, {})
            right = [
                (await window.ask("POST", path, {"answer": x["action"]}))["answer"]["right"]
                for x in shown["snapshot"]["legal"]
            ]
            assert sum(right) == 1
        await window.ask("POST", "/api/puzzles/roma/101", {}, 422)

    asyncio.run(solve())


@pytest.mark.parametrize("title", TITLES)
def test_a_person_resigns_against_bots(title: str) -> None:
    async def work() -> None:
        window = Window(kept := Kept())
        room = await window.sit(title)
        await window.mine(room)
        info = await window.ask("POST", f"/api/rooms/{room}/seat", {"seat": 0, "kind": "resign"})
        assert info["status"] == "over"
        for one in (window, Window(kept)):  # another window reads what was kept
            (listed,) = (await one.ask("GET", "/api/me", over="true"))["listed"]
            assert listed["room"] == room
            assert len(listed["standing"]) == len(info["seats"])
            now = await one.ask("GET", f"/api/rooms/{room}/state", seat=0)
            assert (now["over"]["resigned"], now["over"]["ranks"][0]) == (0, len(info["seats"]) - 1)
            assert listed["result"] == now["over"]["told"] == as_data(outcome(now["over"]["ranks"]))
            assert now["log"][-1]["told"][0]["key"] == "table-told-resign"
        text = await window.ask("GET", f"/api/rooms/{room}/record")
        brought = await window.ask("POST", "/api/import", text)
        assert brought["status"] == "over"
        now = await window.ask("GET", f"/api/rooms/{brought['room']}/state", seat=0)
        assert now["over"]["resigned"] == 0
        moment = await window.ask("GET", f"/api/rooms/{room}/replay/{info['version']}", seat=0)
        assert moment["over"]["resigned"] == 0
        await window.ask("POST", f"/api/rooms/{room}/seat", {"seat": 0, "kind": "resign"}, 409)
        assert (await window.ask("POST", f"/api/rooms/{room}/rematch"))["status"] == "running"

    run(work())


def test_with_other_people_a_bot_plays_on_for_who_resigns() -> None:
    async def work() -> None:
        window = Window(Kept())
        room = await window.sit("lusitania", players=3, seats=["me", "shared", "bot:random"])
        await window.ask("POST", f"/api/rooms/{room}/seat", {"seat": 2, "kind": "resign"}, 403)
        info = await window.ask("POST", f"/api/rooms/{room}/seat", {"seat": 0, "kind": "resign"})
        assert (info["status"], info["mine"]) == ("running", [1])
        assert info["seats"][0] | {"present": True} == info["seats"][0]
        assert info["seats"][1]["resigning"] == "last"
        assert [(s["kind"], s["away"]) for s in info["seats"]] == [("bot", False), ("human", False), ("bot", False)]
        await window.ask("POST", f"/api/rooms/{room}/seat", {"seat": 0, "kind": "resign"}, 403)
        info = await window.ask("POST", f"/api/rooms/{room}/seat", {"seat": 1, "kind": "resign"})
        assert info["status"] == "over"

    run(work())
