"""A table that is no room: that of a lesson or a puzzle, as the page knows rooms. Nothing of it is stored."""

from __future__ import annotations

from typing import Any

from ludi.kernel.game import Game
from ludi.match import resigning

LEVEL = "tiro"  # whom the other seats are shown as
BOTS = {"state": "full", "done": 0, "total": 0}


def whole(place: str, game: Game, here: dict[str, Any], log: list[dict[str, Any]]) -> dict[str, Any]:
    """A position with the log that led to it, as a snapshot of a room has them. place: as in `room`."""
    table = {"room": place, "players": [""] * game.players}
    return {**table, **here, "log": log, "pending_undo": None, "thinking": False, "bots": BOTS, "accepted": None}


def room(place: str, game: Game, mine: int, version: int) -> dict[str, Any]:
    """The table. place: what stands for the name of a room; mine: the seat of whoever looks at it."""
    return {
        "room": place,
        "title": game.title,
        "players": game.players,
        "options": dict(game.options),
        "status": "running",
        "version": version,
        "seats": [sitting(seat, game.players, mine=seat == mine) for seat in range(game.players)],
        "owner": False,
        "mine": [mine],
        "invite": None,
        "watch": None,
        "watching": 0,
        "hints": False,
        "practice": False,
        "commitment": None,
        "seed": None,
        "salt": None,
        "proof": None,
        "rematch": None,
        "closed": None,
        "absence": 0,
        "successor": "bot",
        "acts": [],
    }


def sitting(seat: int, players: int, *, mine: bool) -> dict[str, Any]:
    """Who sits in a seat."""
    return {
        "seat": seat,
        "kind": "human" if mine else "bot",
        "level": None if mine else LEVEL,
        "nickname": "",
        "mine": mine,
        "away": False,
        "present": True,
        "absent": None,
        "resigning": resigning(players, ()),
        "seal": None,
        "share": None,
    }
