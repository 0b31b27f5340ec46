"""Bounds and choices of a server, each with its default; `LUDI_SERVER_<NAME>` in the environment sets another."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from urllib.parse import urlsplit

from ludi.bots.protocol import HINT_ITERATIONS, HINT_MS
from ludi.kernel.errors import BadOption
from ludi.kernel.messages import Message
from ludi.kernel.spoken import at_least, not_accepted

from .addresses import origin_of

POSTGRESQL = ("postgresql", "postgres", "postgresql+asyncpg")  # what an address of a database begins with


@dataclass(frozen=True)
class Settings:
    """What a server allows. Sizes in bytes, times in seconds, rates per second."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path()
    db: str = ""  # empty: a SQLite file in the data folder

    hosts: str = ""  # names that the table answers to, besides addresses and localhost; * is any
    origin: str = ""  # where the table is for everybody, such as https://ludi.example.org; for what shows links to it

    connections: int = 4000
    connections_per_address: int = 200
    head: int = 32_768
    headers: int = 100
    head_seconds: float = 10.0  # from the first byte of a request, or from the connection, to the end of its head
    body_seconds: float = 10.0  # and one more for every `body_rate` bytes of it
    body_rate: int = 4096
    read_seconds: float = 30.0  # that a client may leave unread what it asked for
    keep_alive: float = 30.0  # that a connection may wait for its next request
    body: int = 16_384
    text: int = 65_536  # a text that is brought for an option, in any letters
    record: int = 1_048_576  # an imported file
    socket_message: int = 4096
    sockets_per_seat: int = 5
    sockets_per_address: int = 30
    sockets: int = 2000
    queue_messages: int = 64
    queue_bytes: int = 262_144
    gap: int = 200  # events that a stream catches up with one by one
    log: int = 200  # entries in a snapshot
    ping: float = 20.0

    moves_per_second: float = 5.0
    moves_burst: int = 20
    chats_per_second: float = 1.0
    chats_burst: int = 5
    rooms_per_10_minutes: int = 3
    rooms_per_day: int = 30
    links_per_hour: int = 20  # to another device: made by one player, or tried from one address
    link_age: float = 600.0  # for so long such a link is good
    requests_per_second: float = 50.0  # of one address
    requests_burst: int = 200
    local_limits: bool = False  # whether the limits per address hold for this machine's own browser too

    events_per_game: int = 20_000
    live_games: int = 5000
    idle: float = 900.0  # after this an unused game leaves the memory
    absent: float = 60.0  # a room that says nothing else calls a player absent after this
    share_wait: float = 30.0  # how long a match waits for the shares of the seats in its seed, once all are taken
    snapshot_every: int = 20
    keep_lobbies: int = 30  # days after the last change; 0: for ever
    keep_abandoned: int = 0
    keep_finished: int = 0
    keep_chat: int = 0
    bot_pause: float = 0.25  # at least this long for a bot's move, so that its speed tells nothing; see pace.py
    open_metrics: bool = False  # whether /metrics is for other machines too
    thinkers: int = 0  # processes for bots; 0: one less than there are processors
    hint_iterations: int = HINT_ITERATIONS
    hint_ms: float = HINT_MS

    @property
    def database(self) -> str:
        """The URL of the store. Raises BadOption, without repeating it, if `db` is no address of PostgreSQL."""
        if not self.db:
            return f"sqlite+aiosqlite:///{self.data / 'ludi.sqlite3'}"
        if not is_postgresql(self.db):
            raise BadOption(Message("host-no-postgresql"))
        return f"postgresql+asyncpg://{self.db.partition('://')[2]}"


def is_postgresql(address: str) -> bool:
    """Whether this is an address of a PostgreSQL database, its port a number."""
    try:
        parts = urlsplit(address)
        return parts.scheme in POSTGRESQL and bool(parts.netloc or parts.path.strip("/")) and parts.port != 0
    except ValueError:
        return False


def from_environment(settings: Settings, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings, with what the environment says. Raises BadOption for a value that does not fit."""
    found: dict[str, object] = {}
    for field in fields(Settings):
        name = f"LUDI_SERVER_{field.name.upper()}"
        if name not in environment:
            continue
        word, now = environment[name], getattr(settings, field.name)
        try:
            found[field.name] = read(word, now)
        except (KeyError, ValueError):
            wanted = Message("data-flag") if isinstance(now, bool) else at_least(0)
            raise not_accepted(name, word, wanted) from None
    read_in = replace(settings, **found)  # type: ignore[arg-type]
    if read_in.origin and origin_of(read_in.origin) is None:
        raise not_accepted("LUDI_SERVER_ORIGIN", read_in.origin, Message("host-address"))
    return read_in


def read(word: str, like: object) -> object:
    """A value of the same type. Raises KeyError or ValueError."""
    if isinstance(like, bool):
        return {"1": True, "true": True, "0": False, "false": False}[word.lower()]
    if isinstance(like, Path):
        return Path(word)
    if isinstance(like, str):
        return word
    number = int(word) if isinstance(like, int) else float(word)
    if not 0 <= number < 1e12:
        raise ValueError
    return number
