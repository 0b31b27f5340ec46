"""Whether a history of commands and a store agree, after faults while many played (as Jepsen does it)."""

from __future__ import annotations

import contextlib
import json
import os
import random
import resource
import signal
import sqlite3
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import ludi
from ludi.client import Seat
from ludi.match import Event, Match, commitment

from .conftest import ServerProcess
from .players import OK, REFUSED, Command, History, Place
from .postgres import Postgres

ROOMS = (
    ("roma", ("me", "open")),
    ("roma", ("me", "bot:random")),
    ("pokern", ("me", "open")),
    ("lusitania", ("me", "bot:random", "bot:random")),
    ("empire", ("me", "bot:random", "open", "bot:random")),
    ("arena", ("bot:random", "me")),
)
ROWS = "select room, seq, kind, seat, action, target, cmd_id, reached from event order by room, seq"
PATIENCE = 120.0  # seconds in which something must go on


@dataclass
class Row:
    """An event as it is stored."""

    event: Event
    cmd_id: str | None
    reached: int | None


@dataclass
class Checked:
    """What a run came to."""

    faults: Counter[str]
    seconds: float
    rooms: int = 0
    events: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    told: int = 0
    bots: int = 0
    wrong: list[str] = field(default_factory=list)


class Faults:
    """What befalls a server: by name, one after the other."""

    def __init__(self, server: ServerProcess, cluster: Postgres | None) -> None:
        self.server, self.cluster = server, cluster

    def names(self) -> list[str]:
        """Those that there are for this store."""
        return ["kill", "stop", "freeze", "full" if self.cluster is None else "database"]

    @property
    def pid(self) -> int:
        """The process that is there now."""
        assert self.server.process is not None
        return self.server.process.pid

    def strike(self, name: str, rng: random.Random) -> None:
        """One fault, until it is over."""
        match name:
            case "kill":
                self.server.kill()
                self.server.start()
            case "stop":
                self.server.stop()
                self.server.start()
            case "freeze":
                os.kill(self.pid, signal.SIGSTOP)
                time.sleep(rng.uniform(0.1, 0.5))
                os.kill(self.pid, signal.SIGCONT)
            case "full":
                with no_space(self.pid, rng.randrange(4096, 1 << 18)):
                    time.sleep(rng.uniform(0.2, 1.5))
            case "database":
                assert self.cluster is not None
                self.cluster.stop()
                time.sleep(rng.uniform(0, 1))
                self.cluster.start()


@contextlib.contextmanager
def no_space(pid: int, most: int) -> Iterator[None]:
    """No file of a process can grow beyond so many bytes: what a full disk does to it."""
    hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))


def run(
    data: Path,
    cluster: Postgres | None,
    faults: Sequence[str],
    *,
    seed: int = 0,
    rooms: int = len(ROOMS),
    say: Callable[[str], None] = lambda _: None,
) -> Checked:
    """Play in so many rooms while the faults strike one after the other; then compare everything with everything."""
    began, rng, history = time.monotonic(), random.Random(seed), History()
    arguments = [] if cluster is None else ["--db", cluster.url]
    environment = {"LUDI_SERVER_BOT_PAUSE": "0.02", "LUDI_SERVER_PING": "2"}
    with contextlib.closing(history), ServerProcess(data, *arguments, **environment) as server:
        wanted = [ROOMS[i % len(ROOMS)] for i in range(rooms)]
        places = [Place(server.url, t, seats, seed * 1000 + i, history) for i, (t, seats) in enumerate(wanted)]
        for place in places:
            place.start()
        nemesis = Faults(server, cluster)
        for n, name in enumerate(faults, 1):
            progress(history, places, rng.randint(1, 10))
            time.sleep(rng.uniform(0, 0.05))
            nemesis.strike(name, rng)
            say(f"{n} of {len(faults)} faults, {history.acknowledged()} commands acknowledged")
        progress(history, places, 30)
        for place in places:
            place.done.set()
        for place in places:
            place.join(PATIENCE)
        found = Checked(Counter(faults), 0.0, rooms=len(history.seats), wrong=list(history.wrong))
        found.wrong += ["a client does not go on" for p in places if p.is_alive()]
        check_bots(history, found)
        finals = {room: [final(seat) for seat in seats] for room, seats in history.seats.items()}
        check_told(history, finals, found)
        rows = stored(data, cluster)
        check_store(history, rows, finals, found)
        check_rules(history, rows, finals, found)
    found.seconds = time.monotonic() - began
    return found


def progress(history: History, places: Sequence[Place], more: int) -> None:
    """Wait until so many commands more were acknowledged, or a client has given up."""
    wanted, until = history.acknowledged() + more, time.monotonic() + PATIENCE
    while history.acknowledged() < wanted:
        for place in places:
            if place.error is not None:
                raise place.error
        assert time.monotonic() < until, "the clients do not go on"
        time.sleep(0.005)


def final(seat: Seat) -> dict[str, object]:
    """All that a seat is told in the end: every entry."""
    found: dict[str, object] = seat._get("/replay").json()
    return found


def check_bots(history: History, found: Checked) -> None:
    """Every bot whose turn it is moves."""
    for seats in history.seats.values():
        seat = seats[0]
        now, until = seat.state(), time.monotonic() + PATIENCE
        people = {s.number for s in seats}
        if now["over"] is None and now["to_move"] not in people:
            found.bots += 1
            while seat.state()["version"] == now["version"]:
                if time.monotonic() > until:
                    found.wrong.append(f"{seat.room}: the bot does not go on after version {now['version']}")
                    break
                time.sleep(0.02)
    for seats in history.seats.values():  # they have come to rest at a person's turn: nothing moves any more
        seat, until = seats[0], time.monotonic() + PATIENCE
        people = {s.number for s in seats}
        while (now := seat.state())["over"] is None and now["to_move"] not in people:
            if time.monotonic() > until:
                found.wrong.append(f"{seat.room}: the bots do not come to an end")
                break
            time.sleep(0.02)


def check_told(history: History, finals: dict[str, list[dict[str, object]]], found: Checked) -> None:
    """What a client was told at any time is what it is told in the end, and all clients of a match agree."""
    for room, replays in finals.items():
        if len({str(r["version"]) for r in replays}) != 1:
            found.wrong.append(f"{room}: the versions differ: {[r['version'] for r in replays]}")
        for seat, replay in zip(history.seats[room], replays, strict=True):
            entries = replay["entries"]
            assert isinstance(entries, list)
            if [e["v"] for e in entries] != list(range(1, int(str(replay["version"])) + 1)):
                found.wrong.append(f"{room} {seat.number}: the log has gaps")
            last = {e["v"]: json.dumps(e, sort_keys=True) for e in entries}
            for v, text in history.told.get((room, seat.number or 0), {}).items():
                found.told += 1
                if last.get(v) != text:
                    found.wrong.append(f"{room} {seat.number}: version {v} was told as {text} and is {last.get(v)}")


def stored(data: Path, cluster: Postgres | None) -> dict[str, list[Row]]:
    """The events of every room, read past the server."""
    if cluster is not None:
        rows = cluster.query(ROWS)
    else:
        with contextlib.closing(sqlite3.connect(data / "ludi.sqlite3")) as database:
            rows = database.execute(ROWS).fetchall()
    found = defaultdict(list)
    for room, v, kind, seat, action, to, cmd_id, reached in rows:
        found[room].append(Row(Event(v, kind, seat, action, to), cmd_id, reached))
    return found


def check_store(
    history: History, rows: dict[str, list[Row]], finals: dict[str, list[dict[str, object]]], found: Checked
) -> None:
    """Every acknowledged command is there once, whole and in its place; none that was refused; nothing by halves."""
    by_command: dict[tuple[str, str], Row] = {}
    for room in history.seats:
        log = rows[room]
        found.events += len(log)
        if [r.event.v for r in log] != list(range(1, len(log) + 1)) or len(log) != finals[room][0]["version"]:
            found.wrong.append(f"{room}: {len(log)} events are stored, their numbers have gaps or are not all shown")
        end = 0
        for row in log:
            if row.event.v == end + 1:
                end = row.reached or 0
            elif row.reached is not None or row.cmd_id is not None:
                found.wrong.append(f"{room}: a command begins at {row.event.v} within another")
            if row.cmd_id is not None:
                if (room, row.cmd_id) in by_command:
                    found.wrong.append(f"{room}: {row.cmd_id} is there twice")
                by_command[room, row.cmd_id] = row
        if end != len(log):
            found.wrong.append(f"{room}: the last command reaches {end}, the log {len(log)}")
    for command in history.commands:
        check_command(command, by_command.pop((command.room, command.cmd_id), None), found)
    found.wrong += [f"{room}: nobody sent {cmd_id}" for room, cmd_id in by_command]


def check_command(command: Command, row: Row | None, found: Checked) -> None:
    """What its client knows of a command, against what is stored."""
    outcome = command.outcome
    if outcome == OK and row is None:
        found.wrong.append(f"lost: {command}")
    if outcome == REFUSED and row is not None:
        found.wrong.append(f"refused and stored: {command}")
    if row is not None:
        made = (row.event.v, row.event.kind, row.event.seat, row.event.action)
        if made != (command.version + 1, command.kind, command.seat, command.action):
            found.wrong.append(f"{command} is stored as {row}")
        if outcome == OK and row.reached != command.reached:
            found.wrong.append(f"{command} is stored as reaching {row.reached}")
    found.outcomes[outcome if outcome in (OK, REFUSED) else f"{outcome}, {'made' if row else 'not made'}"] += 1


def check_rules(
    history: History, rows: dict[str, list[Row]], finals: dict[str, list[dict[str, object]]], found: Checked
) -> None:
    """Every event is possible where it stands, and every draw of a finished match is from the committed seed."""
    for room, seats in history.seats.items():
        info = seats[0].info()
        game = ludi.make(info["title"], info["players"], **info["options"])
        try:
            legal(game, [row.event for row in rows[room]])
        except ludi.IllegalAction as error:
            found.wrong.append(f"{room}: {error}")
        if finals[room][0]["finished"] and not commitment.check(ludi.Record.parse(seats[0].record())):
            found.wrong.append(f"{room}: no draw could be checked")


def legal(game: ludi.Game, log: Sequence[Event]) -> None:
    """Raises IllegalAction where an event is not possible."""
    match = Match(game)
    for e in log:
        state = match.state if e.to is None else match.at(e.to)
        if e.action is not None:
            state.apply(e.action)
        match.commit([e], state)
