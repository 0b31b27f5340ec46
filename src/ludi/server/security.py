"""Who may do what: tokens, cookies, origins, headers, and how large a request may be."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import logging
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from fastapi import Request, Response
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .metrics import REQUESTS, SECONDS
from .refused import Refused
from .settings import Settings

log = logging.getLogger("ludi.server")
COOKIE_AGE = 60 * 24 * 3600
WATCH = "watch"
SAFE = {"GET", "HEAD", "OPTIONS"}
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
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
    """A reader of a room: the seats whose tokens were shown, whether the room is theirs, whether they may watch.

    fresh: tokens that were good by another cookie and belong in cookies of this room, by seat or `watch`.
    """

    seats: tuple[int, ...] = ()
    owner: bool = False
    watch: bool = False
    fresh: Mapping[int | str, str] = field(default_factory=dict)

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


def holds(token: str | None, stored: str | None) -> bool:
    """Whether a token is the one of which the hash is stored."""
    return token is not None and stored is not None and hmac.compare_digest(hashed(token), stored)


def link_token(key: bytes, room: str, kind: str, generation: int) -> str:
    """The token of a room's link, made from the server's key: nothing that opens a room is stored beside it."""
    from base64 import urlsafe_b64encode

    digest = hmac.digest(key, f"{kind}:{room}:{generation}".encode(), "sha256")
    return urlsafe_b64encode(digest).rstrip(b"=").decode()


def cookie_token(cookies: Mapping[str, str], room: str, seat: int | str) -> str | None:
    """The token that a browser shows for a seat."""
    name = f"ludi_{room}_{seat}"
    return cookies.get(f"__Host-{name}") or cookies.get(name)


def set_cookies(request: Request, response: Response, room: str, tokens: Mapping[int | str, str]) -> None:
    """Give tokens to a browser; scripts of the page cannot read them."""
    secure = request.url.scheme == "https"
    for seat, token in tokens.items():
        response.set_cookie(
            f"{'__Host-' if secure else ''}ludi_{room}_{seat}",
            token,
            max_age=COOKIE_AGE,
            path="/",
            secure=secure,
            httponly=True,
            samesite="lax",
        )


def address(connection: HTTPConnection) -> str:
    """The address that asks."""
    return connection.client.host if connection.client else ""


def is_local(host: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def origin_allowed(connection: HTTPConnection) -> bool:
    """Whether a request comes from our own page, or from no page at all (browsers always say so)."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return bool(origin) and urlsplit(origin).netloc == connection.headers.get("host", "")


class Guard:
    """Around the whole app: the origin of what changes things, sizes, headers, the log and the counters."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        began, status = time.perf_counter(), 500
        limit = self.settings.record if scope["path"] == "/api/import" else self.settings.body
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
                message["headers"] = [*message["headers"], *HEADERS, *cache]
            await send(message)

        try:
            length = request.headers.get("content-length", "0")
            rooms = getattr(scope["app"].state, "rooms", None)
            wait = rooms.limits.request(address(request)) if rooms is not None else 0.0
            if wait:
                await Refused(429, "server-no-hurry", retry=wait, seconds=1).answer()(scope, receive, headed)
            elif scope["method"] not in SAFE and not origin_allowed(request):
                await Refused(403, "server-no-origin").answer()(scope, receive, headed)
            elif length.isdigit() and int(length) > limit:
                await Refused(413, "server-no-space", bytes=limit).answer()(scope, receive, headed)
            else:
                await self.app(scope, limited, headed)
        finally:
            seconds = time.perf_counter() - began
            route = getattr(scope.get("route"), "path", "other")
            REQUESTS.labels(scope["method"] if scope["method"] in SAFE | {"POST"} else "other", route, status).inc()
            SECONDS.labels(route).observe(seconds)
            log.info(
                "request",
                extra={"method": scope["method"], "route": route, "status": status, "ms": round(1000 * seconds, 1)},
            )
