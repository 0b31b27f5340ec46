"""Who a browser is: one key in one cookie, whatever the number of its seats.

A *device* is a browser or a program; it is known by its key, of which only the hash is stored. Seats belong to an
*identity*, which has one device or several. Before, each seat had a cookie of its own: seats of such cookies are taken
over as soon as these are shown.
"""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .holders import DAY, DEVICE_AGE, Device, Holders
from .limits import Limits
from .refused import Refused
from .room_cache import RoomCache
from .security import hashed, new_token
from .settings import Settings
from .store import Store

COOKIE = "ludi_device"
KEY = re.compile(r"[A-Za-z0-9_-]{43}")
OLD = re.compile(r"ludi_([a-z2-7]{12})_([0-7]|watch)")
SLICE = 24  # old cookies that one answer takes away: proxies accept 4 KB of headers
KNOWN = 20_000  # devices in memory
VISIT = "ludi.visit"
NO_LINK = {why: f"server-no-link-{why}" for why in ("unknown", "used", "late", "own", "rivals")}


@dataclass
class Visit:
    """One connection. device: whose it is; watching: tokens of old cookies by room; cookies: what is to be answered."""

    prefix: str = ""
    recognised: bool = False
    device: Device | None = None
    watching: dict[str, str] = field(default_factory=dict)
    cookies: list[str] = field(default_factory=list)

    @property
    def identity(self) -> str | None:
        """What the browser's seats belong to."""
        return None if self.device is None else self.device.identity

    def give(self, key: str) -> None:
        """The key, for as long as browsers keep one."""
        self._set(self.prefix + COOKIE, key, DEVICE_AGE)

    def take(self, names: Iterable[str]) -> None:
        """End cookies."""
        for name in names:
            self._set(name, "", 0)

    def _set(self, name: str, value: str, age: int) -> None:
        scratch = Response()
        scratch.set_cookie(name, value, age, path="/", secure=bool(self.prefix), httponly=True, samesite="lax")
        self.cookies.append(scratch.headers["set-cookie"])


class Answers:
    """Around the routes: the cookies that a visit is to be given come with its answer, whatever it is."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_cookies(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for line in visit_of(scope).cookies:
                    headers.append("set-cookie", line)
            await send(message)

        await self.app(scope, receive, with_cookies)


def visit_of(scope: Scope) -> Visit:
    """What is known of a connection so far."""
    found: Visit = scope.setdefault(VISIT, Visit("__Host-" if scope["scheme"] in ("https", "wss") else ""))
    return found


def new_identity() -> str:
    """128 random bits as text; it is never shown."""
    return secrets.token_urlsafe(16)


class Devices:
    """The devices of a server. The store is the truth; what is in memory is a cache of it."""

    def __init__(self, settings: Settings, store: Store, cache: RoomCache, limits: Limits, key: bytes) -> None:
        self.settings, self.cache, self.limits, self.holders = settings, cache, limits, Holders(store)
        self._key = key
        self._known: dict[str, Device] = {}
        self._changes = 0  # of what is known already
        self._taking = asyncio.Lock()  # one after the other: the second finds what the first has taken over

    async def visit(self, connection: HTTPConnection) -> Visit:
        """Who asks; the seats of old cookies that are shown are taken over."""
        visit = visit_of(connection.scope)
        if not visit.recognised:
            visit.recognised = True
            shown = connection.cookies.get(visit.prefix + COOKIE, "")
            visit.device = await self._device(shown)
            key = await self._inherit(visit, shown, connection.cookies)
            if visit.device is not None and connection.scope["type"] == "http":
                await self._refresh(visit, visit.device, key, shown)
        return visit

    async def _inherit(self, visit: Visit, key: str, cookies: Mapping[str, str]) -> str:
        """Take over the seats of old cookies, for the device with this key or, if there is none, for a new one."""
        seats = {}
        for name, token in cookies.items():
            found = OLD.fullmatch(name.removeprefix(visit.prefix))
            if found is None or not name.startswith(visit.prefix) or not KEY.fullmatch(token):
                continue
            if found[2] == "watch":
                visit.watching[found[1]] = token
            else:
                seats[name] = token
        if seats:
            async with self._taking:
                if visit.device is None:
                    key = self._inherited(seats.values())
                    visit.device = await self._device(key)
                visit.device = await self._take_over(visit.device, key, seats.values())
            visit.take(list(seats)[:SLICE])
        return key

    async def _refresh(self, visit: Visit, device: Device, key: str, shown: str) -> None:
        """The cookie anew, once a day."""
        now = int(time.time())
        late = device.used_at < now - DAY
        if key != shown or late:
            visit.give(key)
        if late:
            await self.holders.use(device.key_hash, now)
            visit.device = replace(device, used_at=now)
            self._known.pop(device.key_hash, None)

    async def _device(self, key: str) -> Device | None:
        if not KEY.fullmatch(key):
            return None
        name = hashed(key)
        if (device := self._known.get(name)) is None:
            changes = self._changes
            device = await self.holders.device(name)
            if device is not None and changes == self._changes:  # else what was read may be out of date
                if len(self._known) >= KNOWN:
                    self._known.clear()
                self._known[name] = device
        return device

    def _changed(self) -> None:
        self._changes += 1
        self._known.clear()

    def _inherited(self, tokens: Collection[str]) -> str:
        """The key of a browser that shows old cookies and has none yet.

        It follows from them, so that requests that come at the same time, or again after an answer that was lost, are
        given the same one.
        """
        digest = hmac.digest(self._key, f"device:{' '.join(sorted(set(tokens)))}".encode(), "sha256")
        return urlsafe_b64encode(digest).rstrip(b"=").decode()

    async def _take_over(self, device: Device | None, key: str, tokens: Collection[str]) -> Device | None:
        hashes = [hashed(token) for token in tokens]
        if not await self.holders.tokens(hashes):
            return device
        places = await self.holders.take_over(hashed(key), new_identity(), hashes)
        device = await self._device(key)
        if device is not None:
            await self.cache.held(places, device.identity)
        return device

    async def own(self, visit: Visit) -> str:
        """The identity of a browser, made with its key if it has none."""
        if visit.device is None:
            key = new_token()
            device = Device(hashed(key), new_identity(), int(time.time()))
            await self.holders.add(device.key_hash, device.identity)
            visit.device = device
            visit.give(key)
        return visit.device.identity

    def must_be_known(self, visit: Visit) -> Device:
        """Raises Refused if the browser has no seats."""
        if visit.device is None:
            raise Refused(403, "server-no-device")
        return visit.device

    async def link(self, visit: Visit) -> str:
        """The code of a link that takes the seats to one more device, once and soon. Raises Refused."""
        device = self.must_be_known(visit)
        self.limits.link(device.identity)
        code = new_token()
        await self.holders.new_link(hashed(code), device.identity, int(time.time() + self.settings.link_age))
        return code

    async def redeem(self, visit: Visit, code: str, address: str) -> None:
        """Take the seats of a link to this browser. Raises Refused."""
        self.limits.redeem(address)
        key, mine = new_token(), visit.identity
        found = await self.holders.redeem(hashed(code), hashed(key), mine)
        if found.outcome != "done":
            status = 404 if found.outcome == "unknown" else 409
            raise Refused(status, NO_LINK[found.outcome])
        self._changed()
        if mine is None:
            visit.give(key)
            visit.device = await self._device(key)
        else:
            assert visit.device is not None
            visit.device = await self.holders.device(visit.device.key_hash)
            await self.cache.joined(mine, found.identity)

    async def end(self, visit: Visit, keys: Collection[str]) -> None:
        """Devices are no more: their keys are good for nothing and their streams end."""
        await self.holders.remove(keys)
        self._changed()
        for room in self.cache:
            for s in list(room.subscribers):
                if s.who.device in keys:
                    s.close("sent away")
        if visit.device is not None and visit.device.key_hash in keys:
            visit.device = None
            visit.take([visit.prefix + COOKIE])
