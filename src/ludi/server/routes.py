"""The paths of the web API; what they do stands in rooms.py."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import StreamingResponse
from fastapi.routing import APIRoute
from starlette.types import Receive, Scope, Send

from ludi.kernel.game import Game
from ludi.kernel.strict import loads

from . import inputs
from . import models as m
from .catalogue import help_on, own_facts, said_of, titles
from .devices import Visit
from .models_me import DeviceLink, Forget, Me, Redeem
from .refused import Wrong
from .rooms import Rooms
from .security import Who, address
from .sockets import lines
from .subscriber import Subscriber

JSON = "application/json"
SENTENCES = {
    202: "not yet; Retry-After says when to ask again",
    400: "what was sent cannot be read",
    403: "not for this reader",
    404: "there is no such thing",
    409: "not now: the room or the position has moved on",
    413: "too large",
    415: "not the type of content that is accepted",
    422: "not a possible value",
    429: "too often; Retry-After says when",
    503: "the server is full, or its store is away; Retry-After says when to ask again",
}
ERRORS: dict[int | str, dict[str, Any]] = {code: {"model": m.Error, "description": x} for code, x in SENTENCES.items()}
Errors = dict[int | str, dict[str, Any]]


def errors(*codes: int) -> Errors:
    """The documentation of what a path may answer with a sentence; 403, 422, 429 and 503 every path may."""
    return {code: ERRORS[code] for code in sorted({*codes, 403, 422, 429, 503})}


READ, WRITE = errors(404), errors(400, 404, 409, 413, 415)
COMMAND: dict[str, Any] = {
    "response_model": m.Snapshot,
    "responses": {**WRITE, 409: {"model": m.Stale | m.Error, "description": SENTENCES[409]}},
}


class StrictRequest(Request):
    """A request whose body is read strictly."""

    async def json(self) -> Any:
        """The body. Raises Refused."""
        try:
            return loads(await self.body())
        except ValueError as error:
            why = "" if isinstance(error, (json.JSONDecodeError, UnicodeDecodeError)) else f": {error}"
            raise Wrong(f"the body is not JSON{why}", "server-no-json", 400) from None


class StrictRoute(APIRoute):
    """A path whose body is read strictly."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """What answers."""
        handle = super().get_route_handler()

        async def strictly(request: Request) -> Response:
            return await handle(StrictRequest(request.scope, request.receive))

        return strictly


def the_rooms(request: Request) -> Rooms:
    """The rooms of this server."""
    found: Rooms = request.app.state.rooms
    return found


async def visiting(request: Request) -> Visit:
    """The browser or program that asks."""
    return await the_rooms(request).devices.visit(request)


Visitor = Annotated[Visit, Depends(visiting)]
# Old cookies are taken over wherever they come.
router = APIRouter(prefix="/api", route_class=StrictRoute, dependencies=[Depends(visiting)])
Room = inputs.RoomId
Seat = Annotated[inputs.SeatNumber | None, Query(description="the seat to act for; by default the first one held")]
Watch = Annotated[inputs.Token | None, Query(description="the token of the link for spectators")]


After = Annotated[inputs.Version | None, Query(description="the last version that is known")]
At = Annotated[inputs.Version | None, Query(description="the event after which it is; by default the last one")]
Before = Annotated[inputs.Version | None, Query(description="the first version that is known")]
Over = Annotated[bool | None, Query(description="only rooms whose game is over, or only the others")]
Skip = Annotated[int, Query(ge=0, le=100_000, description="how many rooms to leave out at the beginning")]
Most = Annotated[int, Query(ge=1, le=100, description="how many rooms are listed, at most")]
Log = Annotated[int, Query(ge=0, le=200, description="how many of the last log entries come along, at most")]


class NdJson(StreamingResponse):
    """One JSON object per line."""

    media_type = "application/x-ndjson"

    def __init__(self, rooms: Rooms, subscriber: Subscriber, first: AsyncIterator[str], follow: bool) -> None:
        self._rooms, self._subscriber = rooms, subscriber
        super().__init__(self._lines(first, follow))

    async def _lines(self, first: AsyncIterator[str], follow: bool) -> AsyncIterator[str]:
        """Every line; whoever has read the last one finds the place free."""
        async for line in lines(self._subscriber, first, follow):
            yield line
        self._rooms.unsubscribe(self._subscriber)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The stream, and its place given back also where not one line could be sent."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._rooms.unsubscribe(self._subscriber)


class JsonLines(Response):
    """A match record."""

    media_type = "application/jsonl"


async def reading(request: Request, room: str, watch: str | None = None) -> tuple[Rooms, Who]:
    """The rooms, and who asks for this one."""
    rooms = the_rooms(request)
    visit = await rooms.devices.visit(request)
    return rooms, await rooms.cache.who(room, visit.device, watch or visit.watching.get(room))


async def acting(request: Request, room: str, seat: int | None) -> tuple[Rooms, int]:
    """The rooms, and the seat that acts in this one."""
    rooms, who = await reading(request, room)
    return rooms, who.plays(seat)


def answer(body: str, status: int = 200) -> Response:
    """JSON that is built already."""
    return Response(body, status, media_type=JSON)


@router.get("/titles", responses=errors())
async def get_titles() -> list[m.TitleInfo]:
    """The games."""
    return titles()


@router.get("/titles/{title}/facts", responses=errors())
async def get_facts(title: inputs.TitleName) -> dict[str, Any] | None:
    """The data file with which this server plays a game in the place of ours; null where it plays with ours."""
    return own_facts(title)


@router.post("/titles/{title}/help", responses=errors(400, 413))
async def get_help(title: inputs.TitleName, body: inputs.HelpOn) -> m.Help:
    """What the cards of a game say, and its rules in short."""
    return help_on(Game(title, body.players, body.options))


@router.post("/titles/{title}/options/{option}", responses=errors(400, 413, 415))
async def read_text(title: inputs.TitleName, option: inputs.OptionName, body: inputs.TextGiven) -> m.Reading:
    """What a title makes of a text for an option, such as the list of a deck. Nothing is stored."""
    return await asyncio.to_thread(said_of, title, option, body.text)


@router.post("/rooms", responses=errors(400, 413, 415, 503))
async def create_room(request: Request, visit: Visitor, body: inputs.NewRoom) -> m.RoomInfo:
    """A new room; the game starts as soon as no seat is open."""
    rooms = the_rooms(request)
    rooms.limits.new_room(address(request))
    return await rooms.create(visit, body)


@router.get("/rooms/{room}", responses=READ)
async def get_room(request: Request, room: Room, watch: Watch = None) -> m.RoomInfo:
    """Who sits where, and what was agreed."""
    rooms, who = await reading(request, room, watch)
    return await rooms.info(room, who)


@router.post("/rooms/{room}/claim", responses=WRITE)
async def claim(request: Request, visit: Visitor, room: Room, body: inputs.Claim) -> m.RoomInfo:
    """Take an open seat with the invite token; 409 if it is taken."""
    return await the_rooms(request).claim(room, visit, body)


@router.post("/rooms/{room}/seat", responses=WRITE)
async def change_seat(request: Request, visit: Visitor, room: Room, body: inputs.SeatChange) -> m.RoomInfo:
    """Give a seat to a bot, open it, take it back, leave it, or send its player away."""
    return await the_rooms(request).change_seat(room, visit.device, body)


@router.post("/rooms/{room}/share", responses=WRITE)
async def share(request: Request, room: Room, body: inputs.ShareGiven) -> m.RoomInfo:
    """Add to the seed of the dice: the seal of a seat's share first; the share itself once every seal is there."""
    rooms, who = await reading(request, room)
    return await rooms.share(room, who, body)


@router.post("/rooms/{room}/rematch", responses=WRITE | errors(503))
async def rematch(request: Request, visit: Visitor, room: Room) -> m.RoomInfo:
    """The same again with the seats swapped; the same room for whoever asks second."""
    return await the_rooms(request).rematch(room, visit.device)


@router.get("/rooms/{room}/state", response_model=m.Snapshot, responses=READ | errors(409))
async def get_state(request: Request, room: Room, seat: Seat = None, watch: Watch = None, log: Log = 200) -> Response:
    """The position as a seat, or a spectator, may see it."""
    rooms, who = await reading(request, room, watch)
    return answer(await rooms.play.snapshot(room, who.reads(seat), log))


@router.post("/rooms/{room}/moves", **COMMAND)
async def move(request: Request, room: Room, body: inputs.Move, seat: Seat = None, log: Log = 200) -> Response:
    """Make a legal move. With a cmd_id that was used already, nothing happens again and the answer is the same."""
    rooms, actor = await acting(request, room, seat)
    return answer(*await rooms.play.move(room, actor, body, log))


@router.post("/rooms/{room}/undo", **COMMAND)
async def undo(request: Request, room: Room, body: inputs.Undo, seat: Seat = None, log: Log = 200) -> Response:
    """Take back the last own choice; where something new was learned since, ask the others."""
    rooms, actor = await acting(request, room, seat)
    return answer(*await rooms.play.undo(room, actor, body, log))


@router.post("/rooms/{room}/redo", **COMMAND)
async def redo(request: Request, room: Room, body: inputs.Undo, seat: Seat = None, log: Log = 200) -> Response:
    """Take the own undo back that was the last event."""
    rooms, actor = await acting(request, room, seat)
    return answer(*await rooms.play.redo(room, actor, body, log))


@router.post("/rooms/{room}/undo/answer", response_model=m.Snapshot, responses=WRITE)
async def answer_undo(request: Request, room: Room, body: inputs.UndoAnswer, seat: Seat = None) -> Response:
    """Agree to another seat's undo, or not."""
    rooms, actor = await acting(request, room, seat)
    return answer(await rooms.play.answer_undo(room, actor, body.accept))


@router.get("/rooms/{room}/chat", responses=READ)
async def get_chat(request: Request, room: Room) -> list[m.ChatLine]:
    """The last lines; for players only."""
    rooms, _ = await acting(request, room, None)
    return await rooms.chat_lines(room)


@router.post("/rooms/{room}/chat", responses=WRITE)
async def chat(request: Request, room: Room, body: inputs.Chat, seat: Seat = None) -> m.ChatLine:
    """Say something to the other players."""
    rooms, actor = await acting(request, room, seat)
    return await rooms.chat(room, actor, body.text)


@router.get("/rooms/{room}/replay", response_model=m.Replay, responses=READ | errors(409))
async def replay(
    request: Request,
    room: Room,
    seat: Seat = None,
    watch: Watch = None,
    after: After = None,
    before: Before = None,
) -> Response:
    """The log as a seat saw it, all of it or the entries between two versions; of a finished match any seat's."""
    rooms, who = await reading(request, room, watch)
    return answer(await rooms.replay(room, who, seat, after or 0, before))


@router.get("/rooms/{room}/replay/{v}", response_model=m.Moment, responses=READ | errors(409))
async def moment(request: Request, room: Room, v: inputs.Version, seat: Seat = None, watch: Watch = None) -> Response:
    """The position after event v, as that seat saw it."""
    rooms, who = await reading(request, room, watch)
    return answer(await rooms.moment(room, who, seat, v))


@router.get("/rooms/{room}/review", response_model=m.Review, responses=READ | errors(202, 409, 503))
async def review(request: Request, room: Room, watch: Watch = None) -> Response:
    """A finished match looked back at: the chances, luck, what each decision cost; 202 while that is being found."""
    rooms, who = await reading(request, room, watch)
    who.reads(None)
    return answer(await rooms.review(room))


@router.get("/rooms/{room}/description", response_model=m.Description, responses=READ | errors(409))
async def description(request: Request, room: Room, seat: Seat = None, watch: Watch = None, v: At = None) -> Response:
    """The position in sentences, now or after event v, as that seat saw it; of a finished match as any seat did."""
    rooms, who = await reading(request, room, watch)
    return answer(await rooms.description(room, who, seat, v))


@router.get("/rooms/{room}/record", response_class=JsonLines, responses=READ | errors(409))
async def record(request: Request, room: Room, seat: Seat = None, watch: Watch = None) -> Response:
    """A file: of a finished match the whole record, of a running one what the seat saw."""
    rooms, who = await reading(request, room, watch)
    text = await rooms.record(room, who.reads(seat))
    return JsonLines(text, headers={"Content-Disposition": f'attachment; filename="{room}.jsonl"'})


@router.post(
    "/import",
    responses=errors(400, 413, 415, 503),
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def import_record(request: Request, visit: Visitor) -> m.RoomInfo:
    """A room from a match record: to look at if it is finished, else to play on, every seat in this browser."""
    rooms = the_rooms(request)
    rooms.limits.new_room(address(request))
    return await rooms.import_record(visit, await request.body(), request.headers.get("content-type", ""))


@router.get("/me", responses=errors())
async def me(request: Request, visit: Visitor, over: Over = None, skip: Skip = 0, most: Most = 24) -> Me:
    """The rooms in which this browser has seats, the last changed first."""
    return await the_rooms(request).people.me(visit, over, skip, most)


@router.get("/me/export", response_class=Response, responses=errors())
async def export_all(request: Request, visit: Visitor) -> Response:
    """The files of all matches of this browser, as a zip archive."""
    head = {"content-disposition": 'attachment; filename="ludi.zip"', "cache-control": "no-store"}
    return Response(await the_rooms(request).people.export(visit), media_type="application/zip", headers=head)


@router.delete("/me/rooms/{room}", responses=errors(404, 409))
async def remove(request: Request, room: Room, visit: Visitor) -> Me:
    """Leave every seat in a room; where nobody sits there any more it is deleted."""
    return await the_rooms(request).people.remove(visit, room)


@router.post("/me/link", responses=errors())
async def link(request: Request, visit: Visitor) -> DeviceLink:
    """A link that takes all seats to one more device, once and soon; an older one is good no longer."""
    return await the_rooms(request).people.link(visit)


@router.post("/me/redeem", responses=errors(400, 404, 409, 413))
async def redeem(request: Request, visit: Visitor, body: Redeem) -> Me:
    """Take the seats of another device to this browser too; seats that it had already go along to the other one."""
    return await the_rooms(request).people.redeem(visit, body.code, address(request))


@router.post("/me/forget", responses=errors(400, 413))
async def forget(request: Request, visit: Visitor, body: Forget) -> Me:
    """End this browser's key, or those of all other devices; seats that no device holds any more are left."""
    return await the_rooms(request).people.forget(visit, body.what)


Follow = Annotated[bool, Query(description="whether to wait for what comes")]


@router.get(
    "/rooms/{room}/events",
    status_code=200,
    response_class=NdJson,
    response_model=m.StreamMessage,
    responses=READ | errors(503),
)
async def events(
    request: Request,
    room: Room,
    seat: Seat = None,
    watch: Watch = None,
    after: After = None,
    follow: Follow = True,
) -> Response:
    """The messages of the stream as lines, for programs: a snapshot or the events since `after`, then what comes."""
    rooms, who = await reading(request, room, watch)
    subscriber, first = await rooms.subscribe(room, who, who.reads(seat), after, address(request))
    return NdJson(rooms, subscriber, first, follow)
