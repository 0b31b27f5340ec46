"""A match at one's own table: who sits where, and the file it is kept in. No screen here."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ludi.bots.levels import check_level
from ludi.kernel.errors import BadOption, BadRecord, LudiError
from ludi.kernel.frames import OVER
from ludi.kernel.game import Game, State
from ludi.kernel.messages import Message
from ludi.kernel.record import Record
from ludi.kernel.spoken import complaint, in_file, in_line
from ludi.match import REDO, RESIGN, UNDO, Chance, Event, Match, Resigning, Seeded, Unforeseen, at_once, resigning
from ludi.match.forced import if_alone
from ludi.match.sent import View, Views
from ludi.rooms.seats import STAND_IN

PERSON = "person"


@dataclass(frozen=True)
class Line:
    """What one log entry says to a seat. n: how many entries there were with it; turn: of the view afterwards."""

    n: int
    turn: int
    told: tuple[Message, ...]


class LocalMatch:
    """A match of persons and bots in one place; after every move its record is written.

    seats: per seat PERSON or the level of a bot. seed: of the game's chance; None: it cannot be foretold. Chance is
    drawn by the number of the log entry, so undo does not change what falls.
    Raises LudiError if the file cannot be written, BadRecord if the record is not possible.
    """

    def __init__(
        self, record: Record, seats: Sequence[str], file: Path, *, seed: str | None = None, ms: float | None = None
    ) -> None:
        self.record, self.seats, self.file, self.seed, self.ms = record, tuple(seats), file, seed, ms
        self.game: Game = record.game
        self.chance: Chance = Unforeseen() if seed is None else Seeded(seed)
        self.unsaved = ""
        self.log: dict[int, list[Line]] = {p: [] for p in self.people}
        self._undone: dict[int, list[Line]] = {}  # what the last undo took out of the logs
        self._stamp: tuple[int, int] | None = None
        record.note |= {"sitters": list(self.seats), "seed": seed, "ms": ms}
        self.match = Match.of(record, if_alone)
        self._views = Views(self.match)
        self._tell(self.match.log, self.match.start())
        state = self.match.state.copy()
        self._take(state, self.match.run_on(state, self.chance))
        self._write()

    @classmethod
    def new(
        cls,
        game: Game,
        seats: Sequence[str],
        names: Sequence[str],
        file: Path,
        *,
        seed: str | None = None,
        ms: float | None = None,
    ) -> LocalMatch:
        """A game from its start."""
        return cls(Record(game, players=names), seats, file, seed=seed, ms=ms)

    @classmethod
    def resume(cls, file: Path, ms: float | None = None) -> LocalMatch:
        """A saved game. Raises BadRecord if the file is damaged or was not written by a match."""
        record = Record.load(file)
        seats, seed = record.note.get("sitters"), record.note.get("seed")
        known = isinstance(seats, list) and len(seats) == record.game.players
        if not known or not all(isinstance(s, str) for s in seats or ()) or PERSON not in (seats or ()):
            raise in_file(file, BadRecord(Message("cli-no-person")))
        kept = record.note.get("ms")
        if kept is not None and (isinstance(kept, bool) or not isinstance(kept, int | float)):
            raise in_file(file, in_line(1, complaint("note.ms", kept, Message("data-real"))))
        asked = ms if ms is not None else kept
        try:
            for who in seats or ():
                if who != PERSON:
                    check_level(who, kept)
        except BadOption as error:
            raise in_file(file, in_line(1, error)) from None
        try:
            record.must_be_of_now()
            return cls(record, seats or (), file, seed=None if seed is None else str(seed), ms=asked)
        except BadRecord as error:
            raise in_file(file, error) from None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(p for p, who in enumerate(self.seats) if who == PERSON)

    @property
    def state(self) -> State:
        """The position."""
        return self.match.state

    @property
    def to_move(self) -> int:
        """The seat to decide, or OVER; never CHANCE, which is settled at once."""
        return self.state.to_move

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.to_move == OVER

    def bot_to_move(self) -> bool:
        """Whether a bot has to choose."""
        return self.to_move >= 0 and self.to_move not in self.people

    def play(self, action: int) -> None:
        """One move of the seat to move, what chance makes of it and what follows of itself; then the file is written.

        Raises IllegalAction, with nothing changed. If the file cannot be written, `unsaved` says why.
        """
        self._take(*self.match.play(action, self.chance))
        self.save()

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has made a choice that nobody else's action and no outcome has followed."""
        return not self.no_undo(seat)

    def no_undo(self, seat: int) -> str:
        """Why this seat cannot take back its last choice, as a key of the catalogue; empty if it can."""
        back = self.match.back((seat,))
        if back is None:
            return "server-no-undo"
        return "" if back[1] else "server-no-undo-seen"

    def undo(self, seat: int) -> bool:
        """Take back this seat's last free choice, if nothing new came to light; whether it was done."""
        back = self.match.back((seat,))
        if back is None or not back[1]:
            return False
        before = {p: list(lines) for p, lines in self.log.items()}
        self._take(*at_once(self.match.leading(UNDO, seat, back[0])))
        self._undone = {p: lines[len(self.log[p]) :] for p, lines in before.items()}
        self.save()
        return True

    def can_redo(self, seat: int) -> bool:
        """Whether this seat has just taken back a choice of its own."""
        return self.match.forward(seat) is not None

    def redo(self, seat: int) -> bool:
        """Make the choice again that this seat has just taken back; whether it was done."""
        to = self.match.forward(seat)
        if to is None:
            return False
        self._take(*at_once(self.match.leading(REDO, seat, to)))
        for p, lines in self._undone.items():
            self.log[p] += lines
        self.save()
        return True

    def resigning(self, seat: int) -> Resigning:
        """What it would bring if this person resigned."""
        return resigning(self.game.players, [p for p in self.people if p != seat])

    def resign(self, seat: int) -> None:
        """This person gives up. Raises IllegalAction if the game is over."""
        if self.resigning(seat) != "bot":
            self._take(*self.match.resign(seat))
        else:
            self.seats = tuple(STAND_IN if p == seat else who for p, who in enumerate(self.seats))
            self.record.note["sitters"] = list(self.seats)
        self.save()

    @property
    def odds(self) -> bool:
        """Whether chances are told; kept with the game."""
        return self.record.note.get("odds") is not False

    def show_odds(self, shown: bool) -> None:
        """Tell chances from now on, or no more."""
        self.record.note["odds"] = shown
        self.save()

    def view(self, seat: int) -> View:
        """What a seat may see now."""
        return self._views.view(seat)

    def rng_of_bot(self) -> random.Random:
        """Randomness for the next question to a bot, apart from the game's own chance."""
        return random.Random(
            secrets.randbits(64) if self.seed is None else f"{self.seed}:bot:{len(self.record.actions)}"
        )

    def save(self) -> None:
        """Write the file; `unsaved` says why that failed, and is empty when it did not."""
        try:
            self._write()
            self.unsaved = ""
        except LudiError as error:
            self.unsaved = str(error)

    def _write(self) -> None:
        if self._stamp is not None and self._stamp != self._stamped():
            raise LudiError(Message("cli-changed", {"file": str(self.file)}))
        self.record.save(self.file)
        self._stamp = self._stamped()

    def _stamped(self) -> tuple[int, int] | None:
        try:
            found = self.file.stat()
        except OSError:
            return self._stamp  # it was removed: written anew, nothing is lost
        return found.st_mtime_ns, found.st_size

    def _take(self, state: State, events: Sequence[Event]) -> None:
        """Take events over; what was taken back leaves the logs of the persons and the record."""
        match, before = self.match, self.match.state
        match.commit(events, state)
        self._tell(events, before)
        for lines in self.log.values():
            while lines and lines[-1].n > match.length():
                lines.pop()
        self.record = match.record(self.record.players, self.record.note)

    def _tell(self, events: Sequence[Event], before: State) -> None:
        for e, p, entry, _, _ in self._views.telling(events, before, self.people):
            if p is not None and (e.action is not None or e.kind == RESIGN) and entry.told:
                self.log[p].append(Line(self.match.length(e.v), entry.turn, entry.told))
