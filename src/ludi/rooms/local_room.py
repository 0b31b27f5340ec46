"""A room that is kept where it is played: what of it is stored, and what its reader is told."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Self

from ludi.kernel.frames import OVER
from ludi.kernel.game import Game, State
from ludi.match import Event, Match
from ludi.match.commitment import Secret
from ludi.match.sent import Audience, View, Views, steps

from . import along, told
from .records import PROOF, proven
from .seats import SeatRow, listed, resigning_of
from .told import Events, Position, Positions, Seen, dumps, position

LOG = 200  # entries in a snapshot
SLICE = 0.02  # seconds of work before somebody else may have a turn


class Refusal(Exception):
    """What is not done, and why: a sentence of the catalogue, as data."""

    def __init__(self, status: int, key: str, **params: Any) -> None:
        super().__init__(key)
        self.status, self.key, self.params = status, key, params

    def body(self) -> dict[str, Any]:
        """What is answered; whoever shows it has the words."""
        return {"detail": self.key, "key": self.key, "params": self.params}


@dataclass(frozen=True)
class Head:
    """What is stored of a room besides its events. seed, salt: of its chance, as hex digits."""

    id: str
    title: str
    players: int
    rules_version: int
    options: dict[str, Any]
    seats: tuple[SeatRow, ...]
    hints: bool
    practice: bool
    seed: str
    salt: str
    status: str = "running"
    version: int = 0
    to_move: int | None = None
    position: dict[str, Any] | None = None
    note: dict[str, Any] | None = None
    previous: str | None = None
    rematch: str | None = None
    created_at: int = 0
    updated_at: int = 0
    outline: dict[str, Any] | None = None

    @classmethod
    def read(cls, text: str) -> Self:
        """What `text` wrote."""
        data = json.loads(text)
        return cls(**{**data, "seats": tuple(SeatRow(**seat) for seat in data["seats"])})

    def text(self) -> str:
        """As JSON."""
        return dumps(asdict(self))

    @property
    def mine(self) -> list[int]:
        """The seats of people: all of them are at this browser."""
        return [s.seat for s in self.seats if s.is_held]

    def listed(self) -> dict[str, Any]:
        """As a list of rooms has it."""
        running = self.status == "running"
        to_move = self.to_move if running else None
        return {
            "room": self.id,
            "title": self.title,
            "status": self.status,
            "seats": [listed(s, mine=s.is_held) for s in self.seats],
            "mine": self.mine,
            "to_move": to_move,
            "my_turn": to_move is not None and to_move >= 0 and self.seats[to_move].kind == "human",
            "at": self.updated_at,
            **told.outlined(self.outline),
        }


class LocalRoom:
    """A room in memory. What changes it stands in local.py, under `lock`."""

    def __init__(self, head: Head, match: Match) -> None:
        self.head, self.match = head, match
        self.secret = Secret(bytes.fromhex(head.seed), bytes.fromhex(head.salt))
        self.lock = asyncio.Lock()
        self.followers: dict[int, Audience] = {}
        self.elsewhere = False  # another window of this browser plays it
        self.job: asyncio.Task[None] | None = None
        self.bots = "full"
        self._views = Views(match)
        self._positions = Positions()
        self._events = Events()
        self._logs: dict[Audience, list[str]] = {}  # the last entries, up to now

    @classmethod
    def stored(cls, head: Head, log: Sequence[Sequence[Any]]) -> Self:
        """A room as it was stored. Raises Refusal where its rules are not here."""
        game = Game(head.title, head.players, head.options)
        if game.rules_version != head.rules_version:
            raise Refusal(409, "server-no-rules", version=head.rules_version)
        events = [Event(*e) for e in log]
        match = Match.noted(game, head.position, events, keep_draws=head.practice)
        match.settle(None, None)
        return cls(head, match)

    @property
    def closed(self) -> Refusal | None:
        """Why nobody can go on with it here."""
        return Refusal(409, "local-elsewhere") if self.elsewhere else None

    @property
    def runs(self) -> bool:
        """Whether it can be played on."""
        return self.head.status == "running" and not self.elsewhere

    def players(self) -> list[str]:
        """A name per seat."""
        return [s.nickname or s.level or "" for s in self.head.seats]

    def humans(self) -> list[int]:
        """The seats that people play."""
        return [s.seat for s in self.head.seats if s.kind == "human"]

    def bot_to_move(self) -> SeatRow | None:
        """The seat to move, if a bot plays it."""
        to_move = self.match.state.to_move
        if not self.runs or to_move < 0 or self.head.seats[to_move].kind != "bot":
            return None
        return self.head.seats[to_move]

    def moved(self, events: Sequence[Event], state: State) -> Head:
        """What is to be stored once these events have happened."""
        over = state.to_move == OVER
        return replace(
            self.head,
            version=events[-1].v if events else self.head.version,
            to_move=state.to_move,
            status="over" if over else "running",
            updated_at=int(time.time()),
            outline=told.outline(state),
        )

    # Undo

    def undo_seats(self, seat: int) -> list[int]:
        """The seats whose last choice an undo takes back: in practice that of anybody."""
        return self.humans() if self.head.practice else [seat]

    def undo_for(self, seat: Audience) -> str:
        """Whether a seat may take its last choice back."""
        back = self.match.back(self.undo_seats(seat)) if seat is not None and self.runs else None
        return "free" if back is not None and (back[1] or self.head.practice) else "no"

    def redo_to(self, seat: int) -> int | None:
        """The version that a redo leads to."""
        return self.match.forward(seat, anything=self.head.practice) if self.runs else None

    # What is told

    def info(self) -> dict[str, Any]:
        """Who sits where, and what was agreed."""
        head, secret = self.head, self.secret if self.head.status == "over" else None
        commitment: str | None = self.secret.commitment
        if head.note is not None:
            secret = proven(head.note)
            commitment = None if secret is None else secret.commitment
        more = {"present": True, "absent": None, "seal": None, "share": None}
        seats = [
            {**listed(s, mine=s.is_held), "resigning": resigning_of(head.seats, s.seat), **more} for s in head.seats
        ]
        return {
            "room": head.id,
            "title": head.title,
            "players": head.players,
            "options": dict(self.match.game.options),
            "status": head.status,
            "version": self.match.version,
            "seats": seats,
            "owner": True,
            "mine": head.mine,
            "invite": None,
            "watch": None,
            "watching": 0,
            "hints": head.hints,
            "practice": head.practice,
            "commitment": commitment,
            "seed": None if secret is None else secret.seed.hex(),
            "salt": None if secret is None else secret.salt.hex(),
            "proof": (head.note or {}).get(PROOF),
            "rematch": head.rematch,
            "closed": None if self.closed is None else self.closed.body(),
            "absence": 60,
            "successor": "bot",
            "acts": along.told(head.note, head.created_at),
        }

    def now(self, audience: Audience, view: View | None = None) -> Position:
        """The position now, made once per audience. view: that of the audience, if it is made already."""
        state = self.match.state

        def made() -> dict[str, Any]:
            seen = state.view(audience) if view is None else view
            return position(
                Seen(self.match.version, state, audience, seen),
                live=self.runs,
                undo=self.undo_for(audience),
                redo=audience is not None and self.redo_to(audience) is not None,
            )

        # What changes the position puts another head in the place of this one.
        return self._positions.to(audience, (self.head, self.elsewhere), made)

    def snapshot(self, audience: Audience, accepted: int | None = None) -> str:
        """The position and the last entries of the log, as JSON."""
        if audience not in self._logs:
            first = max(1, self.match.version - LOG + 1)
            found = steps(self.match, first, audience)
            self._logs[audience] = [dumps(step.entry.as_dict()) for step in found if step is not None]
        return told.snapshot(
            self.now(audience).text,
            self._logs[audience][-LOG:],
            room=self.head.id,
            players=self.players(),
            thinking=self.bot_to_move() is not None,
            bots={"state": self.bots, "done": 0, "total": 0},
            accepted=accepted,
        )

    async def entries(self, audience: Audience, after: int, before: int) -> list[dict[str, Any]]:
        """The entries between two versions; somebody else has a turn now and then."""
        found: list[dict[str, Any]] = []
        began = time.perf_counter()
        for step in steps(self.match, after + 1, audience):
            if step is not None:
                if step.event.v >= before:
                    break
                found.append(step.entry.as_dict())
            if time.perf_counter() - began > SLICE:
                await asyncio.sleep(0)
                began = time.perf_counter()
        return found

    def commit(self, head: Head, events: Sequence[Event], state: State) -> list[tuple[int, str]]:
        """Take over what was stored; what each follower is told of it."""
        before = self.match.state
        self.match.commit(events, state)
        self.head = head
        audiences = {*self.followers.values(), *self._logs}
        found = []
        for e, audience, entry, at, view in self._views.telling(events, before, audiences):
            text = self._events.entry(entry)
            if audience in self._logs:
                self._logs[audience].append(text)
            whose = [number for number, who in self.followers.items() if who == audience]
            if not whose:
                continue
            now = self.now(audience, view) if e.v == self.match.version else self._past(e.v, at, audience, view)
            message = self._events.message(now, entry)
            found += [(number, message) for number in whose]
        return found

    def _past(self, version: int, state: State, audience: Audience, view: View) -> Position:
        seen = Seen(version, state, audience, view)
        return Position(position(seen, live=False, passing=True), passing=True)

    def reached(self, version: int) -> State:
        """The position after an event. Raises Refusal."""
        if version > self.match.version:
            raise Refusal(404, "server-no-such-event", last=self.match.version)
        return self.match.at(version)


def must_see(room: LocalRoom, seat: Audience) -> None:
    """While a match runs, a bot's hand is nobody's business here either. Raises Refusal."""
    if room.head.status != "over" and seat is not None and seat not in room.head.mine:
        raise Refusal(403, "server-no-reader")
