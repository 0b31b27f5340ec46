"""What has become old is deleted: as long as the owner of the server has chosen, a few rooms at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, delete, select, update

from .away import StoreAway
from .rows import now
from .settings import Settings
from .store import Store
from .tables import CHAT, ROOM

log = logging.getLogger("ludi.server")
DAY = 86_400
ROOMS, LINES = 20, 500  # in one transaction
PAUSE = 0.05  # seconds between two of them
EVERY = 3600.0
STATUS = {"lobbies": "lobby", "abandoned": "running", "finished": "over"}


@dataclass(frozen=True)
class Keep:
    """For how many days after the last change something is kept; 0: for ever."""

    lobbies: int = 0
    abandoned: int = 0
    finished: int = 0
    chat: int = 0

    @classmethod
    def of(cls, settings: Settings) -> Keep:
        """As a server is set."""
        return cls(settings.keep_lobbies, settings.keep_abandoned, settings.keep_finished, settings.keep_chat)


async def prune(
    store: Store, keep: Keep, in_use: Callable[[], Collection[str]] = tuple
) -> tuple[dict[str, int], set[str]]:
    """Delete what is older; how much of each kind it was, and which rooms. in_use: rooms that are left alone."""
    counts, gone = dict.fromkeys((*STATUS, "chat"), 0), set[str]()
    for kind, status in STATUS.items():
        if days := getattr(keep, kind):
            before = now() - days * DAY
            while found := await store.write(partial(drop_rooms, status=status, before=before, in_use=in_use())):
                counts[kind] += len(found)
                gone.update(found)
                await asyncio.sleep(PAUSE)
    if keep.chat:
        before = now() - keep.chat * DAY
        while n := await store.write(partial(drop_chat, before=before)):
            counts["chat"] += n
            await asyncio.sleep(PAUSE)
    return counts, gone


def drop_rooms(connection: Connection, status: str, before: int, in_use: Collection[str]) -> list[str]:
    """Delete some rooms with all that belongs to them; which."""
    query = select(ROOM.c.id).where(ROOM.c.status == status, ROOM.c.updated_at < before, ROOM.c.id.not_in(in_use))
    found = list(connection.scalars(query.limit(ROOMS)))
    if found:
        connection.execute(update(ROOM).where(ROOM.c.rematch.in_(found)).values(rematch=None))
        connection.execute(delete(ROOM).where(ROOM.c.id.in_(found)))
    return found


def drop_chat(connection: Connection, before: int) -> int:
    """Delete some lines of chat; how many."""
    found = list(connection.scalars(select(CHAT.c.id).where(CHAT.c.at < before).limit(LINES)))
    if found:
        connection.execute(delete(CHAT).where(CHAT.c.id.in_(found)))
    return len(found)


async def prune_again_and_again(
    store: Store, keep: Keep, in_use: Callable[[], Collection[str]], forget: Callable[[set[str]], None]
) -> None:
    """Now and every hour, for ever. The log is told numbers alone."""
    while keep != Keep():
        try:
            counts, gone = await prune(store, keep, in_use)
            forget(gone)
            if any(counts.values()):
                log.info("pruned", extra=dict(counts))
        except StoreAway:
            pass  # the store has said so in the log
        await asyncio.sleep(EVERY)
