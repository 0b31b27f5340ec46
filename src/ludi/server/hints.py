"""For a seat to move: hints, searched for here or by the browser of who asks, and the game to be taken along."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from ludi.bots.protocol import Question, ask_for_hint
from ludi.kernel.game import Game
from ludi.rooms import along, hinting

from .play import Play, must_be_open, must_have_begun
from .refused import Refused
from .room import HintAsked, Room


async def hint(play: Play, name: str, seat: int, also: int | None = None) -> dict[str, Any]:
    """The best moves that a search finds for the seat to move. also: one to judge besides. Raises Refused.

    Who asks the same again meanwhile, as a page that was loaded anew does, is given what the one search finds.
    """
    room, question = await _asked(play, name, seat, hints=True)
    if also is not None and also not in question.legal:
        raise Refused(422, "server-no-move", action=also)
    asked = seat, room.version, also
    if room.hinting is None:
        room.hinting = asked, asyncio.create_task(_searched(play, room, question, asked))
    elif room.hinting[0] != asked:
        raise Refused(409, "server-no-hint-twice")
    return await asyncio.shield(room.hinting[1])


async def _searched(play: Play, room: Room, question: Question, asked: HintAsked) -> dict[str, Any]:
    """The hint that one search finds, for all who wait for it."""
    seat, version, also = asked
    try:
        best, mine, full = await play.bot_pool.hints.advise(question, also, partial(room.tell_hint, seat))
    finally:
        room.hinting = None
    return hinting.hint(question, version, best, mine, full=full)


async def question(play: Play, name: str, seat: int) -> dict[str, Any]:
    """What a browser needs to search by itself; its question is None where this server knows better. Raises Refused."""
    room, found = await _asked(play, name, seat, hints=True)
    if not is_everywhere(found.game):
        return {"version": room.version, "question": None}
    settings = play.settings
    asked = hinting.asked(found, room.version, settings.hint_iterations, settings.hint_ms)
    return {"version": room.version, "question": asked}


async def taken_along(play: Play, name: str, seat: int) -> str:
    """The record with which a game alone against bots goes on elsewhere, on its player's turn. Raises Refused."""
    room, found = await _asked(play, name, seat, hints=False)
    who = along.kinds(room.seats)
    if who is None or not is_everywhere(found.game):
        raise Refused(409, "server-no-along")
    return "".join(line + "\n" for line in along.taken(found, who, room.players()).lines())


def is_everywhere(game: Game) -> bool:
    """Whether a browser has the same rules and numbers."""
    return game.is_of_now and not game.facts


async def _asked(play: Play, name: str, seat: int, *, hints: bool) -> tuple[Room, Question]:
    """The question is made of the view of this seat: whatever is hidden, it is the same.

    hints: only where the room allows them. Raises Refused.
    """
    play.limits.move(name, seat)
    room = await play.room(name)
    must_have_begun(room)
    must_be_open(room)
    if hints and not (room.row.hints or room.row.practice):
        raise Refused(403, "server-no-hints")
    state = room.match.state.copy()
    if state.to_move != seat:
        raise Refused(409, "server-no-turn", seat=seat)
    return room, ask_for_hint(state, play.settings.hint_ms, play.cache.key + name.encode())
