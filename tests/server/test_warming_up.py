"""Bots and hints of a server wait for compiled code where there is no wasm home, and readers are told so meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludi.client import Refusal, Table

from .conftest import ServerProcess

Json = dict[str, Any]
SERVER = Callable[..., ServerProcess]


def played(table: Table, title: str, players: int, moves: int) -> list[Json]:
    """What the stream of a new room with a bot says of bots, until so many of their moves were made."""
    seat = table.create(title, ["me", *["bot:centurio"] * (players - 1)], "Ada")
    said = []
    for message in seat.messages():
        if message["type"] == "bots":
            said.append(message)
        elif message["type"] in ("snapshot", "event"):
            entries = message["log"] if message["type"] == "snapshot" else [message["entry"]]
            moves -= sum(e["seat"] > 0 for e in entries)
            if moves <= 0 or message["over"]:
                break
            if message["legal"]:  # none where a forced move follows at once
                seat.move(message["version"], message["legal"][0]["action"])
    assert seat.state()["bots"] == {"state": "full", "done": 0, "total": 0}
    return said


@pytest.mark.soak
def test_a_process_of_the_server_has_its_full_strength_after_a_change_of_title(server_with: SERVER) -> None:
    """One process for all bots: Lusitania, then Arena, then Empire."""
    server = server_with(LUDI_SERVER_THINKERS="1", LUDI_SERVER_BOT_PAUSE="0")
    with Table(server.url) as table:
        for title, players in (("lusitania", 2), ("arena", 2), ("empire", 3)):
            said = played(table, title, players, 6)
            assert {message["state"] for message in said} <= {"warming", "full"}


@pytest.mark.soak
def test_readers_are_told_how_far_a_bot_is_and_hints_are_put_off_with_words(
    server_with: SERVER, tmp_path: Path, without_wasm: dict[str, str]
) -> None:
    """Nothing is compiled there: the bot does not move, and says what it waits for."""
    server = server_with(LUDI_CACHE=str(tmp_path), **without_wasm)
    with Table(server.url, patience=0) as table:
        seat = table.create("roma", ["me", "bot:consul"], "Ada", practice=True)
        heard: Json = {}
        refused: Refusal | None = None
        while not heard.get("total"):
            now = seat.state()
            if now["to_move"] == 0:
                if not refused:  # once: the answer comes after five seconds, in which the code goes on being compiled
                    with pytest.raises(Refusal) as error:
                        seat.post("/hint")
                    refused = error.value
                    assert (refused.status, refused.key) == (202, "server-hint-warming")
                    assert set(refused.params) == {"done", "total"}
                    assert "The hints are still warming up" in str(refused)
                end = (
                    next(x["action"] for x in now["legal"] if x["text"] == "end") if now["decision"] == "main" else None
                )
                now = seat.move(now["version"], now["legal"][0]["action"] if end is None else end)
            heard = now["bots"]
        assert refused
        assert heard["state"] == "warming"
        assert 0 < heard["done"] < heard["total"]
        waiting = seat.state()
        assert (waiting["thinking"], waiting["bots"]["state"]) == (True, "warming"), "no weaker move is made instead"


@pytest.mark.soak
def test_without_numba_bots_have_their_full_strength_in_the_wasm_home(
    server_with: SERVER, without_numba: dict[str, str]
) -> None:
    server = server_with(**without_numba, LUDI_SERVER_BOT_PAUSE="0")
    with Table(server.url) as table:
        assert played(table, "lusitania", 2, 3) == []


@pytest.mark.soak
def test_without_compiled_code_it_is_said_that_bots_are_weaker(
    server_with: SERVER, without_code: dict[str, str]
) -> None:
    server = server_with(**without_code, LUDI_SERVER_BOT_PAUSE="0")
    with Table(server.url) as table:
        seat = table.create("lusitania", ["me", "bot:consul"], "Ada")
        for message in seat.messages():
            if message["type"] == "bots":
                assert message["state"] == "weak"
                break
            if message["type"] in ("snapshot", "event") and message["legal"]:
                seat.move(message["version"], message["legal"][0]["action"])
        assert seat.state()["bots"]["state"] == "weak"
