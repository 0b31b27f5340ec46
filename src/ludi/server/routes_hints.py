"""The paths of the web API for hints: by this server, or in the browser of who asks."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from . import hints
from . import models_hints as m
from .program import BELOW, Shared
from .routes import JsonLines, Room, Seat, StrictRoute, acting, errors, visiting

Also = Annotated[int | None, Query(ge=0, description="a legal move to judge besides the best ones")]
router = APIRouter(prefix="/api", route_class=StrictRoute, dependencies=[Depends(visiting)])


@router.post("/rooms/{room}/hint", response_model=m.Hint, responses=errors(202, 404, 409, 503))
async def hint(request: Request, room: Room, seat: Seat = None, also: Also = None) -> Any:
    """What a search finds for the seat to move, from what that seat may see; where the room allows hints."""
    rooms, actor = await acting(request, room, seat)
    return await hints.hint(rooms.play, room, actor, also)


@router.get("/rooms/{room}/question", response_model=m.AskedForHint, responses=errors(404, 409))
async def question(request: Request, room: Room, seat: Seat = None) -> Any:
    """The question that `hint` searches, for a browser that does so by itself: a view and a redealt world."""
    rooms, actor = await acting(request, room, seat)
    return await hints.question(rooms.play, room, actor)


@router.get("/rooms/{room}/along", response_class=JsonLines, responses=errors(404, 409))
async def along(request: Request, room: Room, seat: Seat = None) -> Response:
    """A file to go on with elsewhere, of a game alone against bots: what its player cannot know was dealt anew."""
    rooms, actor = await acting(request, room, seat)
    return JsonLines(await hints.taken_along(rooms.play, room, actor))


@router.get("/program", responses=errors())
async def program(request: Request) -> m.Program | None:
    """Where the files lie with which a browser searches by itself; null where this server has none."""
    shared: Shared = request.app.state.shared
    found = await shared.made()
    below = BELOW.lstrip("/")
    return None if found is None else m.Program(**{name: below + where for name, where in found.addresses.items()})
