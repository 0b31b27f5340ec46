"""Who may do what: tokens, cookies, origins, headers, and how large a request may be."""

from __future__ import annotations

import hashlib
import hmac
import logging
import re
import secrets
import time
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludi.kernel.errors import cut

from .addresses import Names, one, origin_of, own_origin, split_host
from .metrics import REQUESTS, SECONDS
from .refused import Refused
from .settings import Settings

log = logging.getLogger("ludi.server")
WATCH = "watch"
TEXT = re.compile(r"/api/titles/[^/]+/options/[^/]+")  # where a text for an option is sent
SAFE = {"GET", "HEAD", "OPTIONS"}
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


@dataclass(frozen=True)
class Who:
    """A reader of a room: the seats they hold, whether the room is theirs, whether they may watch, by which device."""

    seats: tuple[int, ...] = ()
    owner: bool = False
    watch: bool = False
    device: str = ""

    def plays(self, seat: int | None) -> int:
        """The seat to act for. Raises Refused."""
        if seat is None and self.seats:
            return self.seats[0]
        if seat is None or seat not in self.seats:
            raise Refused(403, "server-no-seat")
        return seat

    def reads(self, seat: int | None) -> int | None:
        """The seat to look from, None for a spectator. Raises Refused."""
        if seat is not None or self.seats:
            return self.plays(seat)
        if not self.watch:
            raise Refused(403, "server-no-reader")
        return None


def new_token() -> str:
    """256 random bits as text."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def link_token(key: bytes, room: str, kind: str, generation: int) -> str:
    """The token of a room's link, made from the server's key: nothing that opens a room is stored beside it."""
    from base64 import urlsafe_b64encode

    digest = hmac.digest(key, f"{kind}:{room}:{generation}".encode(), "sha256")
    return urlsafe_b64encode(digest).rstrip(b"=").decode()


def address(connection: HTTPConnection) -> str:
    """The address that asks."""
    return connection.client.host if connection.client else ""


def named(connection: HTTPConnection, names: Names) -> None:
    """Whether the table was asked by a name that is its own. Raises Refused."""
    header = one(value for name, value in connection.scope["headers"] if name == b"host")
    found = None if header is None else split_host(header.lower())
    if found is None:
        raise Refused(400, "server-no-host")
    if found[0] not in names:
        raise Refused(403, "server-no-name", name=cut(found[0]))


def from_own_page(connection: HTTPConnection) -> None:
    """Whether a request comes from our own page, or from no page at all (browsers always say so). Raises Refused."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin"):
            return
        raise Refused(403, "server-no-origin")
    theirs, ours = origin_of(origin), own_origin(connection.scope["scheme"], connection.headers.get("host", ""))
    if theirs is not None and theirs == ours:
        return
    is_ours = theirs is not None and ours is not None and theirs[1] == ours[1] and theirs[0] != ours[0]
    raise Refused(403, "server-no-scheme" if is_ours else "server-no-origin")


def most(settings: Settings, path: str) -> int:
    """How many bytes the body of a request may have."""
    if path == "/api/import":
        return settings.record
    return settings.text if TEXT.fullmatch(path) else settings.body


class Guard:
    """Around the whole app: its name, the origin of what changes things, sizes, headers, the log and the counters."""

    def __init__(self, app: ASGIApp, settings: Settings, names: Names) -> None:
        self.app, self.settings, self.names = app, settings, names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        began, status = time.perf_counter(), 500
        limit = most(self.settings, scope["path"])
        got = 0

        async def limited() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > limit:
                raise Refused(413, "server-no-space", bytes=limit)
            return message

        async def headed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                kept = b"no-store" if scope["path"].startswith("/api") else b"no-cache"
                names = {name for name, _ in message["headers"]}
                cache = () if b"cache-control" in names else ((b"cache-control", kept),)
                more = [(name, value) for name, value in HEADERS if name not in names]
                message["headers"] = [*message["headers"], *more, *cache]
            await send(message)

        try:
            self.may_enter(request, limit)
            await self.app(scope, limited, headed)
        except NotLetIn as refused:
            await refused.why.answer()(scope, receive, headed)
        finally:
            seconds = time.perf_counter() - began
            route = getattr(scope.get("route"), "path", "other")
            REQUESTS.labels(scope["method"] if scope["method"] in SAFE | {"POST"} else "other", route, status).inc()
            SECONDS.labels(route).observe(seconds)
            log.info(
                "request",
                extra={"method": scope["method"], "route": route, "status": status, "ms": round(1000 * seconds, 1)},
            )

    def may_enter(self, request: HTTPConnection, limit: int) -> None:
        """Before anything of a request is done. Raises NotLetIn."""
        length = request.headers.get("content-length", "0")
        rooms = getattr(request.scope["app"].state, "rooms", None)
        wait = rooms.limits.request(address(request)) if rooms is not None else 0.0
        try:
            if wait:
                raise Refused(429, "server-no-hurry", retry=wait, seconds=max(1, round(wait)))
            named(request, self.names)
            if request.scope["method"] not in SAFE:
                from_own_page(request)
            if len(length) > 15 or (length.isdigit() and int(length) > limit):
                raise Refused(413, "server-no-space", bytes=limit)
        except Refused as refused:
            raise NotLetIn(refused) from None


class NotLetIn(Exception):
    """A request that the application never sees."""

    def __init__(self, why: Refused) -> None:
        super().__init__(why.detail)
        self.why = why
