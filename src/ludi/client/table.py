"""The client: rooms, seats, moves that are sent again until they are answered, and a stream that resumes."""

from __future__ import annotations

import json
import re
import time
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import httpx

from ludi.kernel.errors import LudiError
from ludi.locales import text

Json = dict[str, Any]
Choose = Callable[[Json], int]
PATIENCE = 60.0  # seconds without an answer, or with refusals that pass, before a request is given up


class Refusal(LudiError):
    """The server did not do what was asked; the message is in English.

    status: the HTTP status; key, params: the sentence in the catalogue; snapshot: the position now, if it came along.
    """

    def __init__(
        self,
        status: int,
        sentence: str,
        snapshot: Json | None = None,
        key: str = "",
        params: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status, self.snapshot, self.key, self.params = status, snapshot, key, dict(params or {})

    def said(self, language: str | None = None) -> str:
        """The sentence in a language, the reader's own if none is named; in English if the catalogue has none."""
        words = text(language)(self.key, **self.params)
        return str(self) if words == self.key else words


class Table:
    """A server. It keeps the tokens of its seats as cookies, so one Table is one browser.

    patience: seconds to wait for a server that does not answer.
    """

    def __init__(self, address: str = "http://127.0.0.1:8000", *, patience: float = PATIENCE) -> None:
        self.address, self.patience = address.rstrip("/"), patience
        self.http = httpx.Client(base_url=self.address, timeout=30.0)

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
            if response.status_code in (429, 503) and time.monotonic() < until:
                time.sleep(min(float(response.headers.get("Retry-After", "1")), 5.0))
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
    ) -> Seat:
        """A new room; the seat that is `me`. seats: me, shared, open or bot:LEVEL each."""
        body = {
            "title": title,
            "players": len(seats),
            "options": dict(options or {}),
            "seats": list(seats),
            "nickname": nickname,
            "hints": hints,
            "practice": practice,
        }
        room = self.request("POST", "/api/rooms", json=body).json()
        return Seat(self, room["room"], list(seats).index("me"))

    def join(self, link: str, nickname: str, seat: int | None = None) -> Seat:
        """Take a seat with an invite link, whole or its path."""
        found = re.search(r"/r/([a-z2-7]{12})\?invite=([\w-]{43})", link)
        if found is None:
            raise LudiError(f"{link!r} was given, an invite link like /r/ROOM?invite=TOKEN is accepted")
        room, token = found.groups()
        body = {"invite": token, "nickname": nickname} | ({} if seat is None else {"seat": seat})
        before = set(self.held(room))
        self.request("POST", f"/api/rooms/{room}/claim", json=body)
        held = self.held(room)
        return Seat(self, room, next((s for s in held if s not in before), held[0]))

    def watch(self, link: str) -> Seat:
        """Watch a room with a spectators' link; this Seat can only look."""
        found = re.search(r"/r/([a-z2-7]{12})\?watch=([\w-]{43})", link)
        if found is None:
            raise LudiError(f"{link!r} was given, a link like /r/ROOM?watch=TOKEN is accepted")
        room, token = found.groups()
        self.request("GET", f"/api/rooms/{room}", params={"watch": token})
        return Seat(self, room, None)

    def held(self, room: str) -> list[int]:
        """The seats of a room that this client holds."""
        found: list[int] = self.request("GET", f"/api/rooms/{room}").json()["mine"]
        return found


class Seat:
    """One seat of a room, or its public side (`number` None)."""

    def __init__(self, table: Table, room: str, number: int | None) -> None:
        self.table, self.room, self.number = table, room, number

    def _get(self, path: str = "", **params: Any) -> httpx.Response:
        return self.table.request("GET", f"/api/rooms/{self.room}{path}", params={**self._who(), **params})

    def post(self, path: str, body: Json | None = None) -> Json:
        """A POST under the room's address."""
        response = self.table.request("POST", f"/api/rooms/{self.room}{path}", params=self._who(), json=body)
        found: Json = response.json()
        return found

    def _who(self) -> dict[str, int]:
        return {} if self.number is None else {"seat": self.number}

    def info(self) -> Json:
        """Who sits where, the links, the commitment."""
        found: Json = self.table.request("GET", f"/api/rooms/{self.room}").json()
        return found

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

    def command(self, path: str, version: int, cmd_id: str | None = None, **more: Any) -> Json:
        """A command with its number."""
        return self.post(path, {"cmd_id": cmd_id or str(uuid.uuid4()), "expected_version": version, **more})

    def messages(self, after: int | None = None) -> Iterator[Json]:
        """The messages of the stream; it resumes where it was cut off. after: the last version that is known."""
        until, wait = time.monotonic() + self.table.patience, 0.05
        while True:
            params = {**self._who(), **({} if after is None else {"after": after})}
            try:
                path = f"/api/rooms/{self.room}/events"
                with self.table.http.stream("GET", path, params=params, timeout=httpx.Timeout(30, read=45)) as response:
                    if response.status_code != 200:
                        response.read()
                        checked(response)
                    for line in response.iter_lines():
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
                    now = message
                    if now["legal"] or now["over"]:
                        break
        return now


def checked(response: httpx.Response) -> httpx.Response:
    """The answer. Raises Refusal if it is an error."""
    if response.is_success:
        return response
    try:
        body = response.json()
    except ValueError:
        body = {}
    sentence = body.get("detail") or f"the server answered {response.status_code}"
    raise Refusal(response.status_code, sentence, body.get("snapshot"), body.get("key", ""), body.get("params"))
