"""The client: rooms, seats, moves that are sent again until they are answered, and a stream that resumes."""

from __future__ import annotations

import json
import re
import secrets
import ssl
import time
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import httpx

from ludi.kernel.errors import LudiError
from ludi.kernel.game import titles
from ludi.kernel.messages import from_data
from ludi.kernel.titles import family
from ludi.locales import text
from ludi.match.commitment import seal

Json = dict[str, Any]
Choose = Callable[[Json], int]
FAMILIES = frozenset(map(family, titles()))  # whose sentences name cards
NOT_YET = 202
PASSING = (NOT_YET, 429, 502, 503, 504)  # not ready, busy, or away: the server, or what stands before it
PATIENCE = 60.0  # seconds without an answer, or with refusals that pass, before a request is given up


class Refusal(LudiError):
    """The server did not do what was asked; the message is in English.

    status: the HTTP status; key, params: the sentence in the catalogue, as JSON; snapshot: the position now, if it
    came along.
    """

    def __init__(
        self,
        status: int,
        sentence: str,
        snapshot: Json | None = None,
        key: str = "",
        params: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status, self.snapshot, self.key, self.params = status, snapshot, key, dict(params or {})

    def said(self, language: str | None = None, players: Sequence[str] = ()) -> str:
        """The sentence in a language, the reader's own if none is named; in English if the catalogue has none.

        players: the names of the seats, for a sentence that names one.
        """
        say, title = text(language), self.key.partition("-")[0]
        told = from_data({"key": self.key, "params": self.params})
        words = say.told(title if title in FAMILIES else "", told, players)
        return str(self) if words == self.key else words


@cache
def trusted() -> ssl.SSLContext:
    """The certificates that are trusted here, read once: that takes far longer than all else of a new Table."""
    return httpx.create_ssl_context()


class Table:
    """A server. It keeps the key of its seats as a cookie, so one Table is one browser.

    key: that of another Table, to go on with its seats; patience: seconds to wait for a server that does not answer.
    """

    def __init__(
        self, address: str = "http://127.0.0.1:8000", *, key: str | None = None, patience: float = PATIENCE
    ) -> None:
        self.address, self.patience = address.rstrip("/"), patience
        self.http = httpx.Client(base_url=self.address, timeout=30.0, verify=trusted())
        self._cookie = "__Host-ludi_device" if self.address.startswith("https:") else "ludi_device"
        if key is not None:
            where = self.http.base_url.host
            self.http.cookies.set(self._cookie, key, domain=where if "." in where else f"{where}.local", path="/")

    @property
    def key(self) -> str | None:
        """What its seats belong to, as soon as it has one: whoever has the key plays them. Keep it to go on later."""
        return next((cookie.value for cookie in self.http.cookies.jar if cookie.name == self._cookie), None)

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self.http.close()

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A request, sent again while the server is away or busy: only for what may come twice.

        Raises Refusal, or LudiError if the server stays away.
        """
        until, wait = time.monotonic() + self.patience, 0.05
        while True:
            try:
                response = self.http.request(method, path, **more)
            except httpx.TransportError as error:
                if time.monotonic() > until:
                    raise LudiError(f"{self.address} does not answer: {error}") from None
                time.sleep(wait)
                wait = min(1.0, 2 * wait)
                continue
            left = until - time.monotonic()
            if response.status_code in PASSING and left > 0:
                time.sleep(min(retry_after(response), left))
                continue
            return checked(response)

    def titles(self) -> list[Json]:
        """What there is to play."""
        found: list[Json] = self.request("GET", "/api/titles").json()
        return found

    def create(
        self,
        title: str,
        seats: Sequence[str],
        nickname: str,
        *,
        options: Mapping[str, bool | int] | None = None,
        hints: bool = False,
        practice: bool = False,
        share: bool = False,
        **rule: int | str,
    ) -> Seat:
        """A new room; the seat that is `me`. seats: me, shared, open or bot:LEVEL each. share: see `Seat.add_share`.

        rule: for absent players, `absence` (seconds) and `successor` (`bot`, or `person` too).
        """
        body = {
            "title": title,
            "players": len(seats),
            "options": dict(options or {}),
            "seats": list(seats),
            "nickname": nickname,
            "hints": hints,
            "practice": practice,
            "share": share,
            **rule,
        }
        room = self.request("POST", "/api/rooms", json=body).json()
        return Seat(self, room["room"], list(seats).index("me"))

    def join(self, link: str, nickname: str, seat: int | None = None, *, share: bool = False) -> Seat:
        """Take a seat with an invite link, whole or its path. share: see `Seat.add_share`."""
        found = re.search(r"/r/([a-z2-7]{12})\?invite=([\w-]{43})", link)
        if found is None:
            raise LudiError(f"{link!r} was given, an invite link like /r/ROOM?invite=TOKEN is accepted")
        room, token = found.groups()
        body = {"invite": token, "nickname": nickname, "share": share} | ({} if seat is None else {"seat": seat})
        before = set(self.held(room))
        self.request("POST", f"/api/rooms/{room}/claim", json=body)
        held = self.held(room)
        return Seat(self, room, next((s for s in held if s not in before), held[0]))

    def rooms(self, *, over: bool | None = None) -> Iterator[Json]:
        """The rooms with seats of this key, the last changed first; only those that are over, or are not."""
        skip = 0
        while True:
            params: dict[str, Any] = {"skip": skip, "most": 100} | ({} if over is None else {"over": over})
            found = self.request("GET", "/api/me", params=params).json()
            yield from found["listed"]
            skip += len(found["listed"])
            if skip >= found["rooms"] or not found["listed"]:
                return

    def watch(self, link: str) -> Seat:
        """Watch a room with a spectators' link; this Seat can only look."""
        found = re.search(r"/r/([a-z2-7]{12})\?watch=([\w-]{43})", link)
        if found is None:
            raise LudiError(f"{link!r} was given, a link like /r/ROOM?watch=TOKEN is accepted")
        room, token = found.groups()
        self.request("GET", f"/api/rooms/{room}", params={"watch": token})
        return Seat(self, room, None, token)

    def held(self, room: str) -> list[int]:
        """The seats of a room that this client holds."""
        found: list[int] = self.request("GET", f"/api/rooms/{room}").json()["mine"]
        return found


class Seat:
    """One seat of a room, or its public side (`number` None)."""

    def __init__(self, table: Table, room: str, number: int | None, watch: str | None = None) -> None:
        self.table, self.room, self.number, self._watch = table, room, number, watch

    def _get(self, path: str = "", **params: Any) -> httpx.Response:
        return self.table.request("GET", f"/api/rooms/{self.room}{path}", params={**self._who(), **params})

    def post(self, path: str, body: Json | None = None) -> Json:
        """A POST under the room's address."""
        response = self.table.request("POST", f"/api/rooms/{self.room}{path}", params=self._who(), json=body)
        found: Json = response.json()
        return found

    def _who(self) -> dict[str, str | int]:
        who: dict[str, str | int] = {} if self.number is None else {"seat": self.number}
        return who if self._watch is None else who | {"watch": self._watch}

    def info(self) -> Json:
        """Who sits where, the links, the commitment."""
        params = {} if self._watch is None else {"watch": self._watch}
        found: Json = self.table.request("GET", f"/api/rooms/{self.room}", params=params).json()
        return found

    def add_share(self) -> str:
        """Add 32 random bytes to the seed of the dice, for a seat that was made with `share`; the bytes as hex digits.

        Its seal first; the share once all seats are taken and sealed. Waits until then, for `patience` at most.
        Raises LudiError if the others stay away, Refusal if the match has begun.
        """
        share = secrets.token_hex(32)
        info = self.post("/share", {"seat": self.number, "seal": seal(share)})
        until = time.monotonic() + self.table.patience
        while any(s["kind"] == "open" or s["seal"] == "" for s in info["seats"]):
            if time.monotonic() > until:
                raise LudiError("the other seats of this room are not all taken and sealed")
            time.sleep(0.2)
            info = self.info()
        self.post("/share", {"seat": self.number, "share": share})
        return share

    def state(self) -> Json:
        """The position and the log, as this seat may see them."""
        found: Json = self._get("/state").json()
        return found

    def record(self) -> str:
        """The match as a file: the whole record when it is over, before that what this seat saw."""
        return self._get("/record").text

    def move(self, version: int, action: int, cmd_id: str | None = None) -> Json:
        """Make a move in the position of a version; sent again until it is answered, and made only once.

        The position afterwards. Raises Refusal: 409 with the position now if it has moved on, 422 if it is not legal.
        """
        return self.command("/moves", version, cmd_id, action=action)

    def undo(self, version: int) -> Json:
        """Take the last own choice back, or ask for it."""
        return self.command("/undo", version)

    def redo(self, version: int) -> Json:
        """Take the own undo back that was the last event."""
        return self.command("/redo", version)

    def resign(self) -> Json:
        """Give up the match, whoever is to move; the room afterwards. Raises Refusal: 409 if it does not run."""
        return self.post("/seat", {"seat": self.number, "kind": "resign"})

    def command(self, path: str, version: int, cmd_id: str | None = None, **more: Any) -> Json:
        """A command with its number."""
        return self.post(path, {"cmd_id": cmd_id or str(uuid.uuid4()), "expected_version": version, **more})

    def messages(self, after: int | None = None) -> Iterator[Json]:
        """The messages of the stream; it resumes where it was cut off. after: the last version that is known.

        `position_after` puts positions together from them.
        """
        until, wait = time.monotonic() + self.table.patience, 0.05
        while True:
            params = {**self._who(), **({} if after is None else {"after": after})}
            try:
                path = f"/api/rooms/{self.room}/events"
                with self.table.http.stream("GET", path, params=params, timeout=httpx.Timeout(30, read=45)) as response:
                    if not response.is_success:
                        response.read()
                        if response.status_code not in PASSING or time.monotonic() > until:
                            checked(response)
                        wait = retry_after(response)
                    for line in response.iter_lines() if response.is_success else ():
                        until, wait = time.monotonic() + self.table.patience, 0.05
                        message = json.loads(line)
                        after = message.get("version", after) if message["type"] in ("event", "snapshot") else after
                        yield message
            except httpx.TransportError as error:
                if time.monotonic() > until:
                    raise LudiError(f"{self.table.address} does not answer: {error}") from None
            time.sleep(wait)
            wait = min(1.0, 2 * wait)

    def play(self, choose: Choose) -> Json:
        """Play to the end: `choose` gets the position whenever it is this seat's turn and returns a legal action.

        The last position.
        """
        now = self.state()
        while now["over"] is None:
            if now["legal"]:
                try:
                    now = self.move(now["version"], choose(now))
                except Refusal as refusal:
                    if refusal.snapshot is None:
                        raise
                    now = refusal.snapshot
                continue
            for message in self.messages(now["version"]):
                if message["type"] in ("event", "snapshot") and message["version"] >= now["version"]:
                    now = position_after(now, message)
                    if now["legal"] or now["over"]:
                        break
        return now


def position_after(now: Json, message: Json) -> Json:
    """The position after a message of the stream; an event leaves out what stands as it did before it."""
    if message["type"] == "snapshot":
        return message
    return {**now, **message, "log": [*now["log"], message["entry"]]}


def checked(response: httpx.Response) -> httpx.Response:
    """The answer. Raises Refusal if it is an error, or not there yet."""
    if response.is_success and response.status_code != NOT_YET:
        return response
    try:
        body = response.json()
    except ValueError:
        body = {}
    sentence = body.get("detail") or f"the server answered {response.status_code}"
    raise Refusal(response.status_code, sentence, body.get("snapshot"), body.get("key", ""), body.get("params"))


def retry_after(response: httpx.Response) -> float:
    """The seconds that an answer asks to wait; one if it does not say, or says it as a date."""
    try:
        return max(0.0, float(response.headers.get("Retry-After", "1")))
    except ValueError:
        return 1.0
