"""A game that is being played: its record, who sits where, chance, and the file it is kept in. No screen here."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludi.kernel.errors import BadRecord, LudiError
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game, State
from ludi.kernel.record import Record
from ludi.kernel.told import Entry, Told

PERSON = "person"
ASKED = ("main",)  # decisions that are put to a person even with one legal move: whether to end a turn is his to say


@dataclass(frozen=True)
class Line:
    """What one log entry says to a seat. n: how many entries there were with it; turn: of the view afterwards."""

    n: int
    turn: int
    told: tuple[Told, ...]


class Match:
    """A record that grows: persons and bots choose, chance falls, and after every move the file is written.

    sitters: per seat PERSON or the level of a bot. seed: of the game's chance; None: it cannot be foretold. Chance is
    drawn by the number of the log entry, so undo does not change what falls.
    Raises LudiError if the file cannot be written, BadRecord if the record is not possible.
    """

    def __init__(
        self, record: Record, sitters: Sequence[str], file: Path, *, seed: str | None = None, ms: float | None = None
    ) -> None:
        self.record, self.sitters, self.file, self.seed, self.ms = record, tuple(sitters), file, seed, ms
        self.game: Game = record.game
        self.people = tuple(p for p, who in enumerate(self.sitters) if who == PERSON)
        self.unsaved = ""
        self.state: State
        self.log: dict[int, list[Line]]
        self._views: dict[int, dict[str, Any]]
        self._stamp: tuple[int, int] | None = None
        record.note |= {"sitters": list(self.sitters), "seed": seed, "ms": ms}
        self._replay()
        self._settle()
        self._write()

    @classmethod
    def new(
        cls,
        game: Game,
        sitters: Sequence[str],
        names: Sequence[str],
        file: Path,
        *,
        seed: str | None = None,
        ms: float | None = None,
    ) -> Match:
        """A game from its start."""
        return cls(Record(game, players=names), sitters, file, seed=seed, ms=ms)

    @classmethod
    def resume(cls, file: Path, ms: float | None = None) -> Match:
        """A saved game. Raises BadRecord if the file is damaged or was not written by a match."""
        record = Record.load(file)
        sitters, seed = record.note.get("sitters"), record.note.get("seed")
        known = isinstance(sitters, list) and len(sitters) == record.game.players
        if not known or not all(isinstance(s, str) for s in sitters or ()) or PERSON not in (sitters or ()):
            raise BadRecord(f"{file}: this record is no game of a person, so it cannot be resumed; see ludi replay")
        kept = record.note.get("ms")
        if kept is not None and (isinstance(kept, bool) or not isinstance(kept, int | float)):
            raise BadRecord(f"{file}: line 1: note.ms: {kept!r} was given, a number is accepted")
        asked = ms if ms is not None else kept
        try:
            record.must_be_of_now()
            return cls(record, sitters or (), file, seed=None if seed is None else str(seed), ms=asked)
        except BadRecord as error:
            raise BadRecord(f"{file}: {error}") from None

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
        self._add(action)
        self._settle()
        self.save()

    def undo_to(self, seat: int) -> int | None:
        """How many entries remain after an undo by this seat, or None: nothing of its own, or something came to light.

        A forced choice goes back together with the free one before it.
        """
        before = Record(self.game, self.record.actions, position=self.record.position)
        while before.undoable(seat):
            before.actions.pop()
            state = before.state()
            if len(state.legal()) > 1 or state.decision() in ASKED:
                return len(before.actions)
        return None

    def undo(self, seat: int) -> bool:
        """Take back this seat's last free choice, if nothing new came to light; whether it was done."""
        n = self.undo_to(seat)
        if n is None:
            return False
        del self.record.actions[n:]
        for lines in self.log.values():
            while lines and lines[-1].n > n:
                lines.pop()
        self.state = self.record.state()
        self._views = {p: self.state.view(p) for p in self.people}
        self.save()
        return True

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may see now."""
        return self._views[seat]

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
            raise LudiError(f"{self.file} was changed by another program; it is not overwritten")
        self.record.save(self.file)
        self._stamp = self._stamped()

    def _stamped(self) -> tuple[int, int] | None:
        try:
            found = self.file.stat()
        except OSError:
            return self._stamp  # it was removed: written anew, nothing is lost
        return found.st_mtime_ns, found.st_size

    def _settle(self) -> None:
        """Let chance fall and make the choices that are none, until somebody has to decide or it is over."""
        while (seat := self.state.to_move) != OVER:
            if seat == CHANCE:
                self._add(self._drawn())
            elif len(legal := self.state.legal()) == 1 and self.state.decision() not in ASKED:
                self._add(legal[0])
            else:
                return

    def _drawn(self) -> int:
        n = len(self.record.actions)
        rng = random.SystemRandom() if self.seed is None else random.Random(f"{self.seed}:{n}")
        return self.state.copy().sample(rng)

    def _add(self, action: int) -> None:
        entry_of = (self.state.to_move, self.state.decision())
        witness = self.state.witness(action) if action in self.state.possible() else frozenset()
        self.state.apply(action)
        self.record.actions.append(action)
        for p in self.people:
            entry = Entry(*entry_of, action if p in witness else None)
            self._tell(p, entry, len(self.record.actions), self.state.view(p))

    def _tell(self, seat: int, entry: Entry, n: int, after: dict[str, Any]) -> None:
        told = self.game.tell(self._views[seat], entry, after)
        if told:
            self.log[seat].append(Line(n, after["turn"], tuple(told)))
        self._views[seat] = after

    def _replay(self) -> None:
        """The state, views and logs of the record as it stands."""
        self.state = self.record.state()
        start = self.record.start()
        self._views = {p: start.view(p) for p in self.people}
        self.log = {p: [] for p in self.people}
        for p in self.people:
            for n, (entry, after) in enumerate(self.record.seen_by(p), 1):
                self._tell(p, entry, n, after)
