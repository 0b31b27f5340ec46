"""What the page asks of the rooms in its own browser, and the answers: the paths of the web API."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from ludi.kernel.errors import BadRecord, LudiError
from ludi.kernel.game import Game
from ludi.kernel.messages import as_data
from ludi.kernel.titles import TITLES
from ludi.match import REDO, UNDO, Event, at_once
from ludi.match.sent import Audience, log_event

from . import along, catalogue, lessons, puzzles
from .local import MOST, Json, LocalRooms
from .local_room import LocalRoom, Refusal, must_see
from .records import about
from .told import Seen, description, dumps, position

Query = Mapping[str, str]


async def answer(rooms: LocalRooms, method: str, path: str, query: Query, body: str) -> tuple[int, str]:
    """What the server would answer: a status, and JSON or a file."""
    try:
        return 200, await found(rooms, method, path, query, body)
    except Refusal as refusal:
        return refusal.status, dumps(refusal.body())
    except LudiError as error:
        key = "server-no-record" if isinstance(error, BadRecord) else "server-no-value"
        if error.told is not None:  # the catalogues are with the page
            return 422, dumps({"detail": key, "key": key, "params": {"why": as_data(error.told)}})
        return 422, dumps({"detail": error.sentence, "key": key, "params": {"why": error.sentence}})


async def found(rooms: LocalRooms, method: str, path: str, query: Query, body: str) -> str:
    """The same. Raises Refusal or LudiError."""
    for (wanted, pattern), asked in ROUTES.items():
        if wanted == method and (parts := re.fullmatch(pattern, path)):
            given = body if path == IMPORT else json.loads(body or "null")
            result = await asked(rooms, *parts.groups(), query, given)
            return result if isinstance(result, str) else dumps(result)
    raise Refusal(404, "server-no-page")


async def seen(rooms: LocalRooms, name: str, query: Query) -> tuple[LocalRoom, Audience]:
    """A room, and whose eyes are asked for; those of its first person where none are named. Raises Refusal."""
    room = await rooms.room(name)
    seat = int(query["seat"]) if "seat" in query else next(iter(room.head.mine), None)
    must_see(room, seat)
    return room, seat


async def acting(rooms: LocalRooms, name: str, query: Query) -> int:
    """The seat to act for; that of the first person where none is named. Raises Refusal."""
    if "seat" in query:
        return int(query["seat"])
    mine = (await rooms.room(name)).head.mine
    if not mine:
        raise Refusal(403, "server-no-seat")
    return mine[0]


async def all_of(rooms: LocalRooms, *apart: str) -> None:
    """Have the rules of all titles here, and what is named of their lessons and puzzles. Raises Refusal."""
    for title in TITLES:
        await rooms.need(title, *apart)


async def titles(rooms: LocalRooms, _: Query, __: Any) -> Any:
    """The games."""
    await all_of(rooms)
    return catalogue.titles()


async def facts(_: LocalRooms, __: str, ___: Query, ____: Any) -> Any:
    """There is no data file in the place of ours."""
    return None


async def help_on(rooms: LocalRooms, title: str, _: Query, body: Json) -> Any:
    """What the cards of a game say, and its rules in short."""
    await rooms.need(title)
    return catalogue.help_on(Game(title, body.get("players"), body.get("options", {})))


async def read_text(rooms: LocalRooms, title: str, option: str, _: Query, body: Json) -> Any:
    """What a title makes of a text for an option."""
    await rooms.need(title)
    return catalogue.reading(title, option, body["text"])


async def lesson_list(rooms: LocalRooms, _: Query, __: Any) -> Any:
    """The lessons of all titles."""
    await all_of(rooms, "lessons")
    return lessons.listed()


async def lesson_now(rooms: LocalRooms, title: str, lesson: str, _: Query, body: Json) -> Any:
    """Where a lesson stands."""
    await rooms.need(title, "lessons")
    return lessons.now(title, lesson, body.get("taken", []), body.get("known"))


async def example(rooms: LocalRooms, title: str, lesson: str, _: Query, __: Any) -> Any:
    """A lesson, played to its end."""
    await rooms.need(title, "lessons")
    return lessons.example(title, lesson)


async def puzzle_list(rooms: LocalRooms, query: Query, _: Any) -> Any:
    """How many puzzles each title has, and which is that of a day."""
    await all_of(rooms, "puzzles")
    return puzzles.listed(query.get("day", ""))


async def puzzle_now(rooms: LocalRooms, title: str, number: str, _: Query, body: Json) -> Any:
    """A puzzle, and what an answer to it is worth."""
    await rooms.need(title, "puzzles")
    return puzzles.now(title, int(number), body.get("answer"))


async def me(rooms: LocalRooms, query: Query, _: Any) -> Any:
    """The rooms of this browser, the last changed first."""
    heads = await rooms.heads()
    over, skip, most = query.get("over"), int(query.get("skip", 0)), int(query.get("most", 24))
    asked = [h for h in heads if over is None or (h.status == "over") == (over == "true")]
    asked.sort(key=lambda h: -h.updated_at)
    listed = [h.listed() for h in asked[skip : skip + most]]
    return {"devices": 1 if heads else 0, "rooms": len(asked), "listed": listed, "watch": [], "keep": FOR_EVER}


async def forget(rooms: LocalRooms, query: Query, _: Any) -> Any:
    """Delete them all."""
    for head in await rooms.heads():
        await rooms.drop(head.id)
    return await me(rooms, query, None)


async def create(rooms: LocalRooms, _: Query, body: Json) -> Any:
    """A new room."""
    return (await rooms.create(body)).info()


async def bring(rooms: LocalRooms, _: Query, text: str) -> Any:
    """A room from a record."""
    return (await rooms.bring(text)).info()


async def info(rooms: LocalRooms, name: str, _: Query, __: Any) -> Any:
    """Who sits where, and what was agreed."""
    return (await rooms.room(name)).info()


async def seat(rooms: LocalRooms, name: str, _: Query, body: Json) -> Any:
    """Who plays a seat."""
    return await rooms.change_seat(name, body)


async def rematch(rooms: LocalRooms, name: str, _: Query, __: Any) -> Any:
    """The same again."""
    return (await rooms.rematch(name)).info()


async def move(rooms: LocalRooms, name: str, query: Query, body: Json) -> Any:
    """Make a move."""
    return await rooms.command(name, await acting(rooms, name, query), body, move_of)


async def undo(rooms: LocalRooms, name: str, query: Query, body: Json) -> Any:
    """Take the last own choice back."""
    return await rooms.command(name, await acting(rooms, name, query), body, undo_of)


async def redo(rooms: LocalRooms, name: str, query: Query, body: Json) -> Any:
    """Take the own undo back."""
    return await rooms.command(name, await acting(rooms, name, query), body, redo_of)


async def hint(rooms: LocalRooms, name: str, query: Query, _: Any) -> Any:
    """What a search finds."""
    also = query.get("also")
    return await rooms.hint(name, await acting(rooms, name, query), None if also is None else int(also))


async def snapshot(rooms: LocalRooms, name: str, query: Query, _: Any) -> Any:
    """The position and the log."""
    room, seat = await seen(rooms, name, query)
    return room.snapshot(seat)


async def replay(rooms: LocalRooms, name: str, query: Query, _: Any) -> Any:
    """The log as a seat saw it; of a finished match any seat's."""
    room, seat = await seen(rooms, name, query)
    after, before = int(query.get("after", 0)), int(query.get("before", room.match.version + 1))
    over = room.head.status == "over"
    mine: list[Audience] = [*range(room.head.players), None] if over else [*room.head.mine]
    return {
        "seat": seat,
        "version": room.match.version,
        "seats": mine,
        "finished": over,
        "entries": await room.entries(seat, after, before),
    }


async def moment(rooms: LocalRooms, name: str, v: str, query: Query, _: Any) -> Any:
    """The position after an event, as it was seen."""
    (room, seat), version = await seen(rooms, name, query), int(v)
    room.reached(version)
    entry, state = None, room.reached(max(0, version - 1))
    if version:
        entries, state = log_event(room.match, room.match.log[version - 1], state, {seat: state.view(seat)})
        entry = entries[seat].as_dict()
    found = position(Seen(version, state, seat, state.view(seat)), live=False)
    return {**found, "entry": entry}


async def review(rooms: LocalRooms, name: str, _: Query, __: Any) -> Any:
    """A finished match looked back at."""
    return await rooms.review(name)


async def described(rooms: LocalRooms, name: str, query: Query, _: Any) -> Any:
    """The position in sentences."""
    room, seat = await seen(rooms, name, query)
    version = int(query.get("v", room.match.version))
    return description(version, room.reached(version), seat)


async def record(rooms: LocalRooms, name: str, query: Query, _: Any) -> Any:
    """The whole match as a file: whoever brings it to another browser plays on there."""
    room = await rooms.room(name)
    head, note = room.head, dict(room.head.note or {})
    if head.status == "over":
        note = about(head.note, name, room.secret, room.match)
    elif (who := along.kinds(head.seats)) is not None:
        note[along.SEATS] = who
    return "".join(line + "\n" for line in room.match.record(room.players(), note).lines())


def move_of(room: LocalRoom, seat: int, body: Json) -> tuple[Any, list[Event]]:
    """What a move leads to. Raises Refusal."""
    state, action = room.match.state, body["action"]
    if state.to_move != seat:
        raise Refusal(422, "server-no-turn", seat=seat)
    if action not in state.legal():
        told = state.game.why(state.view(seat), action) if 0 <= action < state.game.actions else None
        if told is None:
            raise Refusal(422, "server-no-move", action=action)
        raise Refusal(422, told.key, **as_data(told)["params"])
    return room.match.play(action, room.secret.chance(room.head.id), MOST)


def undo_of(room: LocalRoom, seat: int, _: Json) -> tuple[Any, list[Event]]:
    """What an undo leads to. Raises Refusal."""
    back = room.match.back(room.undo_seats(seat))
    if back is None:
        raise Refusal(409, "server-no-undo")
    if room.undo_for(seat) != "free":
        raise Refusal(409, "server-no-undo-seen")
    return at_once(room.match.leading(UNDO, seat, back[0]))


def redo_of(room: LocalRoom, seat: int, _: Json) -> tuple[Any, list[Event]]:
    """What a redo leads to. Raises Refusal."""
    to = room.redo_to(seat)
    if to is None:
        raise Refusal(409, "server-no-redo")
    return at_once(room.match.leading(REDO, seat, to))


FOR_EVER = {"lobbies": 0, "abandoned": 0, "finished": 0, "chat": 0}  # days; 0: until they are deleted
IMPORT = "/api/import"
ROOM = r"/api/rooms/([a-z2-7]{12})"
ROUTES: dict[tuple[str, str], Callable[..., Awaitable[Any]]] = {
    ("GET", "/api/titles"): titles,
    ("GET", r"/api/titles/(\w+)/facts"): facts,
    ("POST", r"/api/titles/(\w+)/help"): help_on,
    ("POST", r"/api/titles/(\w+)/options/(\w+)"): read_text,
    ("GET", "/api/lessons"): lesson_list,
    ("POST", r"/api/lessons/(\w+)/([\w-]+)"): lesson_now,
    ("GET", r"/api/lessons/(\w+)/([\w-]+)/example"): example,
    ("GET", "/api/puzzles"): puzzle_list,
    ("POST", r"/api/puzzles/(\w+)/(\d{1,6})"): puzzle_now,
    ("GET", "/api/me"): me,
    ("POST", "/api/me/forget"): forget,
    ("POST", IMPORT): bring,
    ("POST", "/api/rooms"): create,
    ("GET", ROOM): info,
    ("POST", f"{ROOM}/seat"): seat,
    ("POST", f"{ROOM}/rematch"): rematch,
    ("GET", f"{ROOM}/state"): snapshot,
    ("POST", f"{ROOM}/moves"): move,
    ("POST", f"{ROOM}/undo"): undo,
    ("POST", f"{ROOM}/redo"): redo,
    ("POST", f"{ROOM}/hint"): hint,
    ("GET", f"{ROOM}/replay"): replay,
    ("GET", rf"{ROOM}/replay/(\d+)"): moment,
    ("GET", f"{ROOM}/review"): review,
    ("GET", f"{ROOM}/description"): described,
    ("GET", f"{ROOM}/record"): record,
}
