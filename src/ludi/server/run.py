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
from types import FrameType

import uvicorn

from ludi.kernel.errors import LudiError

from .app import create_app
from .settings import Settings
from .store import Store

GRACE = 10  # seconds for what is under way when the server ends
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

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin."""
        await super().startup(sockets)
        spare_the_collector()
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End: streams are told to come back, requests under way are finished."""
        app = self.config.loaded_app
        rooms = getattr(self.app_state(app), "rooms", None)
        if rooms is not None:
            rooms.close_streams()
        await super().shutdown(sockets)

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
        found.bind((settings.host, settings.port))
        found.listen(2048)
    except (OSError, OverflowError) as error:
        found.close()
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise LudiError(f"{settings.host}:{settings.port} cannot be listened to: {why}; try another --port") from None
    found.set_inheritable(True)
    return found


def make_folder(settings: Settings) -> None:
    """The data folder. Raises LudiError if it cannot be written to."""
    if settings.db:
        return
    probe = settings.data / f".write-{os.getpid()}"
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise LudiError(
            f"the data folder {settings.data} cannot be written to: {error.strerror}; choose one with --data"
        ) from None


async def check_store(settings: Settings) -> None:
    """Bring the store up to date. Raises LudiError if it cannot be used."""
    async with Store.opened(settings.database) as store:
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
    sock = listen(settings)
    try:
        asyncio.run(check_store(settings))
    except BaseException:
        sock.close()
        raise
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        ws="websockets-sansio",
        ws_max_size=settings.socket_message,
        ws_max_queue=8,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        backlog=2048,
    )
    server = Server(config)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    server.ready = lambda: ready(f"http://{host}:{sock.getsockname()[1]}/")
    try:
        server.run(sockets=[sock])
    finally:
        sock.close()
    return 0 if server.started else 3
