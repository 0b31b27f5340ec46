"""Clients that play against a server that fails, and write down every command and everything they are told."""

from __future__ import annotations

import json
import random
import threading
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from ludi.client import Refusal, Seat, Table

Json = dict[str, Any]
OK, REFUSED, UNKNOWN = "ok", "refused", "unknown"


@dataclass
class Command:
    """One command of a seat and what became of it, as far as its client knows."""

    room: str
    seat: int
    kind: str
    version: int
    action: int | None
    cmd_id: str
    outcome: str = UNKNOWN
    reached: int | None = None


@dataclass
class History:
    """What all clients did and were told."""

    commands: list[Command] = field(default_factory=list)
    seats: dict[str, list[Seat]] = field(default_factory=dict)  # by room
    tables: list[Table] = field(default_factory=list)
    told: dict[tuple[str, int], dict[int, str]] = field(default_factory=dict)  # by room and seat: entries by version
    wrong: list[str] = field(default_factory=list)  # what contradicts itself already
    lock: threading.Lock = field(default_factory=threading.Lock)

    def acknowledged(self) -> int:
        """How many commands were said to be done."""
        return sum(c.outcome == OK for c in list(self.commands))

    def close(self) -> None:
        """Hang up."""
        for table in self.tables:
            table.close()

    def hear(self, room: str, seat: int, entries: Sequence[Json]) -> None:
        """Entries that a seat was told; what is told twice must be the same."""
        with self.lock:
            known = self.told.setdefault((room, seat), {})
            for entry in entries:
                text = json.dumps(entry, sort_keys=True)
                if known.setdefault(entry["v"], text) != text:
                    self.wrong.append(f"{room} {seat}: version {entry['v']} was {known[entry['v']]}, then {text}")


class Place(threading.Thread):
    """A place for a match: the seats of its people play in turn, each as a browser of its own, one match after another.

    seats: as for a new room; `me` and `open` are people, the rest are bots.
    """

    def __init__(self, url: str, title: str, seats: Sequence[str], seed: int, history: History) -> None:
        super().__init__(daemon=True)
        self.url, self.title, self.kinds, self.history = url, title, list(seats), history
        self.rng, self.done = random.Random(seed), threading.Event()
        self.known = 0  # the last version that anybody here was told of
        self.error: BaseException | None = None

    def run(self) -> None:
        """Play until it is enough."""
        try:
            while not self.done.is_set():
                self.match()
        except BaseException as error:
            self.error = error

    def begin(self) -> list[Seat]:
        """A new match. A seat that was taken while the server died may have lost its key: then there is another."""
        while True:
            tables = [Table(self.url, patience=120) for kind in self.kinds if kind in ("me", "open")]
            self.history.tables += tables
            found = [tables[0].create(self.title, self.kinds, "Ada")]
            try:
                found += [t.join(found[0].info()["invite"], "Ben") for t in tables[1:]]
            except Refusal:
                continue
            self.history.seats[found[0].room] = found
            self.known = 0
            return found

    def match(self) -> None:
        """One match, or as much of it as there is time for."""
        seats = {seat.number: seat for seat in self.begin()}
        first = next(iter(seats.values()))
        now = self.heard(first, first.state())
        while now["over"] is None and not self.done.is_set():
            seat = seats.get(now["to_move"])
            if seat is None:
                now = self.wait(first, now["version"])
                continue
            if now["seat"] != seat.number or not now["legal"]:
                now = self.heard(seat, seat.state())
                continue
            now = self.act(seat, now)
        for seat in seats.values():
            self.heard(seat, seat.state())

    def heard(self, seat: Seat, now: Json) -> Json:
        """A position that was told."""
        assert seat.number is not None
        self.history.hear(seat.room, seat.number, [now["entry"]] if "entry" in now else now["log"])
        if now["version"] < self.known:
            self.history.wrong.append(f"{seat.room}: version {now['version']} was told after {self.known}")
        self.known = max(self.known, now["version"])
        return now

    def wait(self, seat: Seat, version: int) -> Json:
        """The next position, from the stream."""
        for message in seat.messages(version):
            if message["type"] in ("event", "snapshot"):
                self.heard(seat, message)
                if message["version"] > version or self.done.is_set():
                    return message
            elif self.done.is_set():
                break
        return seat.state()

    def act(self, seat: Seat, now: Json) -> Json:
        """A move or an undo; sent until it is answered, or, of four once only once."""
        assert seat.number is not None
        undo = now["undo"] == "free" and self.rng.random() < 0.1
        action = None if undo else self.rng.choice(now["legal"])["action"]
        kind = "undo" if undo else "move"
        command = Command(
            seat.room, seat.number, kind, now["version"], action, str(uuid.UUID(int=self.rng.getrandbits(128)))
        )
        self.history.commands.append(command)
        body = {"cmd_id": command.cmd_id, "expected_version": command.version} | ({} if undo else {"action": action})
        path = f"/api/rooms/{seat.room}/{'undo' if undo else 'moves'}"
        try:
            if self.rng.random() < 0.25:
                answer = seat.table.http.post(path, params={"seat": seat.number}, json=body)
                if answer.status_code not in (200, 409):
                    return self.heard(seat, seat.state())
                ok, found = answer.status_code == 200, answer.json()
            else:
                ok, found = True, seat.table.request("POST", path, params={"seat": seat.number}, json=body).json()
        except httpx.TransportError:
            return self.heard(seat, seat.state())
        except Refusal as refusal:
            ok, found = False, {"snapshot": refusal.snapshot}
        if ok:
            command.reached, command.outcome = found["accepted"], OK
            return self.heard(seat, found)
        command.outcome = REFUSED
        return self.heard(seat, found.get("snapshot") or seat.state())
