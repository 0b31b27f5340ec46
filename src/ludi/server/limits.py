"""How often: a bucket of tokens per seat or address."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

from .addresses import is_local, prefix
from .refused import Refused
from .settings import Settings

FORGET = 10_000  # buckets; beyond that those are dropped that were not used for longest


class Buckets:
    """One bucket per key: `burst` tokens, `rate` new ones per second."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self._clock = rate, burst, clock
        self._left: dict[Hashable, tuple[float, float]] = {}

    def take(self, key: Hashable, tokens: float = 1) -> float:
        """Take tokens: 0, or the seconds to wait for them."""
        now = self._clock()
        left, since = self._left.pop(key, (float(self.burst), now))
        left = min(self.burst, left + (now - since) * self.rate)
        enough = left >= tokens
        self._left[key] = (left - tokens if enough else left, now)
        if len(self._left) > FORGET:
            del self._left[next(iter(self._left))]
        if enough:
            return 0.0
        return (tokens - left) / self.rate if self.rate else 3600.0


class Limits:
    """All the limits of a server."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self._moves = Buckets(settings.moves_per_second, settings.moves_burst, clock)
        self._chats = Buckets(settings.chats_per_second, settings.chats_burst, clock)
        self._soon = Buckets(settings.rooms_per_10_minutes / 600, settings.rooms_per_10_minutes, clock)
        self._day = Buckets(settings.rooms_per_day / 86400, settings.rooms_per_day, clock)
        self._links = Buckets(settings.links_per_hour / 3600, settings.links_per_hour, clock)
        self._requests = Buckets(settings.requests_per_second, settings.requests_burst, clock)

    def free(self, host: str) -> bool:
        """Whether the limits per address do not hold for it: this machine's own browser."""
        return not self.settings.local_limits and is_local(host)

    def move(self, room: str, seat: int) -> None:
        """Moves, undos and hints of a seat. Raises Refused."""
        check(self._moves.take((room, seat)), "server-no-hurry-moves")

    def chat(self, room: str, seat: int) -> None:
        """Lines of chat of a seat. Raises Refused."""
        check(self._chats.take((room, seat)), "server-no-hurry-chat")

    def new_room(self, host: str) -> None:
        """New rooms of an address. Raises Refused."""
        if not self.free(host):
            check(self._soon.take(prefix(host)), "server-no-hurry-rooms")
            check(self._day.take(prefix(host)), "server-no-hurry-rooms-today")

    def link(self, identity: str) -> None:
        """New links to another device, of an identity. Raises Refused."""
        check(self._links.take((identity,)), "server-no-hurry-links")

    def redeem(self, host: str) -> None:
        """Links to another device that an address tries. Raises Refused."""
        if not self.free(host):
            check(self._links.take(prefix(host)), "server-no-hurry-links")

    def request(self, host: str) -> float:
        """Any request of an address: 0, or the seconds to wait."""
        return 0.0 if self.free(host) else self._requests.take(prefix(host))


def check(wait: float, key: str) -> None:
    """Raises Refused if there is a wait."""
    if wait:
        raise Refused(429, key, retry=wait, seconds=max(1, round(wait)))
