"""One server process: its address, its log, its beginning and its end."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import uvicorn

from ludi.kernel.errors import LudiError
from ludi.kernel.messages import Message
from ludi.kernel.spoken import reason

from . import files
from .app import create_app
from .doors import Doors, doors_of
from .settings import Settings
from .store import Store

log = logging.getLogger("ludi.server")
GRACE = 10  # seconds for what is under way when the server ends
RESERVE = 128  # descriptors for the store, the bots, files, and connections that are being refused
FEWEST = 32  # connections
PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "taskName", "color_message"}


class JsonLog(logging.Formatter):
    """One JSON object per line; no tokens, no addresses, no names."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        found = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "log": record.name,
            "event": record.getMessage(),
            **{k: v for k, v in record.__dict__.items() if k not in PLAIN},
        }
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False, default=str)


class Server(uvicorn.Server):
    """Says when it is there, and ends its streams first."""

    ready: Callable[[], None] = staticmethod(lambda: None)

    def __init__(self, config: uvicorn.Config, doors: Doors) -> None:
        super().__init__(config)
        self._doors = doors
        self._watch: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin."""
        await super().startup(sockets)
        spare_the_collector()
        if self.started:
            self._watch = asyncio.create_task(self._doors.watch())
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End: streams are told to come back, requests under way are finished."""
        app = self.config.loaded_app
        rooms = getattr(self.app_state(app), "rooms", None)
        if rooms is not None:
            rooms.close_streams()
        await super().shutdown(sockets)
        if self._watch is not None:
            self._watch.cancel()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal. SIGTERM is how a server is ended: that is no failure, so it is not raised once more at the end."""
        if sig == signal.SIGTERM:
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)

    def app_state(self, app: object) -> object:
        """The state of the application inside uvicorn's wrappers."""
        while not hasattr(app, "state") and hasattr(app, "app"):
            app = app.app
        return getattr(app, "state", None)


def spare_the_collector() -> None:
    """What is loaded by now stays: the garbage collector need not go through it, and need not come so often.

    With its defaults it stops everything for 0.2 s every few seconds.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5000, 20, 20)


def listen(settings: Settings) -> socket.socket:
    """The socket of the address. Raises LudiError if it cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # handed on to every connection: a reader who takes nothing is let go
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(1000 * settings.read_seconds))
        found.bind((settings.host, settings.port))
        found.listen(2048)
    except (OSError, OverflowError) as error:
        found.close()
        why = reason(error) if isinstance(error, OSError) else str(error)
        told = {"address": f"{settings.host}:{settings.port}", "why": why}
        raise LudiError(Message("host-no-listening", told)) from None
    found.set_inheritable(True)
    return found


def descriptors(wanted: int) -> int:
    """How many files and connections this process may have open, after asking for so many."""
    try:
        import resource
    except ImportError:
        return wanted  # Windows has no such bound
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now < wanted:
        now = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (now, most))
    return now


def fitted(settings: Settings) -> Settings:
    """The settings with no more connections than the system allows, and room beside the sockets for requests.

    Raises LudiError if that is too few.
    """
    found = descriptors(settings.connections + RESERVE)
    connections = min(settings.connections, found - RESERVE)
    if connections < FEWEST:
        raise LudiError(Message("host-connections", {"n": connections, "fewest": FEWEST}))
    if connections < settings.connections:
        log.warning("descriptors", extra={"allowed": found, "connections": connections})
    return replace(settings, connections=connections, sockets=min(settings.sockets, connections * 3 // 4))


def make_folder(settings: Settings) -> None:
    """The data folder. Raises LudiError if it cannot be written to."""
    if settings.db:
        return
    probe = settings.data / f".write-{os.getpid()}"
    try:
        files.make_folder(settings.data)
        probe.touch()
        probe.unlink()
    except OSError as error:
        why = files.why_no_folder(settings.data, error)
        raise LudiError(Message("host-folder", {"folder": str(settings.data), "why": why})) from None


async def check_store(settings: Settings) -> None:
    """Check the store and bring it up to date. Raises LudiError if it is damaged or cannot be used."""
    async with Store.opened(settings.database, check=True) as store:
        await store.server_key()


def serve(settings: Settings, ready: Callable[[str], None], *, level: str = "warning") -> int:
    """Serve until a signal; `ready` is called with the address. The exit status.

    Raises LudiError if it cannot begin.
    """
    make_folder(settings)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLog())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("aiosqlite", "alembic", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # strangers cannot fill the log with bad requests
    settings = fitted(settings)
    sock = listen(settings)
    try:
        asyncio.run(check_store(settings))
    except BaseException:
        sock.close()
        raise
    doors, door, stream = doors_of(settings)
    config = uvicorn.Config(
        create_app(settings),
        http=door,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        ws=stream,
        ws_max_size=settings.socket_message,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=settings.keep_alive,  # type: ignore[arg-type]  # it is given to call_later
        backlog=2048,
    )
    server = Server(config, doors)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    server.ready = lambda: ready(f"http://{host}:{sock.getsockname()[1]}/")
    try:
        server.run(sockets=[sock])
    finally:
        sock.close()
    return 0 if server.started else 3
