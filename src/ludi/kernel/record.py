"""Match records: JSON Lines. A header, then one line per action with its short text; the log alone is the game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from . import past
from .errors import BadRecord, LudiError, short
from .files import unread, write
from .frames import OVER
from .game import Game, State
from .messages import Entry, Message
from .resigned import Resigned
from .spoken import complaint, given_as, in_file, in_line, no_title
from .strict import loads
from .titles import TITLES

FORMAT = 1
LARGEST = 50_000_000  # characters of a file; the longest games have about a thousandth of it
HEADER = ("ludi", "rules", "facts", "title", "seats", "options", "players", "position", "resigned", "note")


class Record:
    """A game as its log: options, perhaps a first position, and every action from there.

    players: a name per seat, Player 1 and so on if not given. note: anything of the caller's, as JSON. resigned: the
    seat that then gave up.
    Raises BadRecord if the names are not one for each seat, of printable characters, or the note is no JSON, BadOption
    for a seat that there is not.
    """

    def __init__(
        self,
        game: Game,
        actions: Iterable[int] = (),
        *,
        players: Iterable[str] | None = None,
        position: Mapping[str, Any] | None = None,
        note: Mapping[str, Any] | None = None,
        resigned: int | None = None,
    ) -> None:
        self.game = game
        self.actions = list(actions)
        self.players = _names(
            game, [f"Player {p}" for p in range(1, game.players + 1)] if players is None else list(players)
        )
        self.position = position
        self.note = dict(note or {})
        self.resigned = resigned
        if resigned is not None:
            Resigned(game.start(), resigned)  # refused here
        try:
            loads(json.dumps(self.note))
        except (TypeError, ValueError, RecursionError) as error:
            raise BadRecord(f"note: {error}") from None

    def __eq__(self, other: object) -> bool:
        return self.lines() == other.lines() if isinstance(other, Record) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a record grows

    def __copy__(self) -> Record:
        return deepcopy(self)  # a copy grows on its own

    def start(self) -> State:
        """The state before the first action."""
        return self.game.start() if self.position is None else self.game.position(self.position)

    def states(self) -> Iterator[State]:
        """The start and the state after each action, each a state of its own.

        Raises BadRecord, naming the line, at an action that is not possible.
        """
        state = self.start()
        yield self._ended(state.copy(), 0)
        for i, a in enumerate(self.actions, 1):
            self._apply(state, i - 1, a)
            yield self._ended(state.copy(), i)

    def state(self, n: int | None = None) -> State:
        """The state after n actions, or after all."""
        state = self.start()
        for i, a in enumerate(self.actions[:n]):
            self._apply(state, i, a)
        return self._ended(state, len(self.actions) if n is None else n)

    def _ended(self, state: State, n: int) -> State:
        """The state after n actions; over if somebody resigned in it."""
        if self.resigned is None or n < len(self.actions):
            return state
        if state.to_move == OVER:
            raise in_line(1, Message("given-resigned", {"seat": str(self.resigned)}))
        return Resigned(state, self.resigned)

    def _apply(self, state: State, i: int, a: int) -> None:
        try:
            state.apply(a)
        except LudiError as error:
            raise in_line(i + 2, error) from None

    def verify(self) -> State:
        """Play the record through; the state it ends in.

        Raises BadRecord, naming the line, if an action is not possible under these rules.
        """
        return self.state()

    def entries(self, seat: int | None) -> list[Entry]:
        """The log as a seat (None: a spectator) saw it."""
        return [entry for entry, _ in self.seen_by(seat)]

    def seen_by(self, seat: int | None) -> Iterator[tuple[Entry, dict[str, Any]]]:
        """That seat's log entries, each with its view afterwards: all that a running game may export."""
        state = self.start()
        for i, a in enumerate(self.actions):
            who, decision, seen = state.to_move, state.decision(), seat in state.witness(a)
            self._apply(state, i, a)
            yield Entry(who, decision, a if seen else None), state.view(seat)

    def undoable(self, seat: int) -> bool:
        """Whether the last action was this seat's own choice, with nothing new come to light since."""
        return bool(self.actions) and self.state(len(self.actions) - 1).to_move == seat

    def lines(self) -> list[str]:
        """The file, line by line."""
        header: dict[str, Any] = {
            "ludi": FORMAT,
            "rules": self.game.rules_version,
            **({"facts": self.game.facts} if self.game.facts else {}),
            "title": self.game.title,
            "seats": self.game.players,
            "options": dict(self.game.options),
            "players": self.players,
        }
        if self.position is not None:
            header["position"] = dict(self.position)
        if self.resigned is not None:
            header["resigned"] = self.resigned
        if self.note:
            header["note"] = self.note
        text = self.game.notation.text
        return [json.dumps(header, ensure_ascii=False), *(_line(text, a) for a in self.actions)]

    def save(self, path: str | Path) -> None:
        """Write the file in one step: a reader finds the old one or the new one, never half of it.

        Raises LudiError if it cannot be written.
        """
        write(Path(path), "".join(line + "\n" for line in self.lines()))

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a file.

        Raises BadRecord, naming the line, if it is damaged, cut off, foreign or of rules that are not kept here.
        """
        try:
            with Path(path).open(encoding="utf-8-sig") as file:
                text = file.read(LARGEST + 1)
        except OSError as error:
            raise BadRecord(unread(path, error)) from None
        except UnicodeDecodeError:
            raise in_file(path, BadRecord(Message("given-no-text"))) from None
        if len(text) > LARGEST:
            raise BadRecord(Message("given-large", {"file": str(path), "most": LARGEST}))
        try:
            return cls.parse(text)
        except LudiError as error:
            raise in_file(path, error) from None

    @classmethod
    def parse(cls, text: str) -> Record:
        """A record from the text of a file; errors as of `load`."""
        if not text.strip():
            raise BadRecord(Message("given-empty"))
        rows = text.removesuffix("\n").split("\n")
        header = _object(rows[0], 1)
        if "ludi" not in header:
            raise in_line(1, Message("given-no-header"))
        if header["ludi"] != FORMAT:
            raise in_line(1, Message("given-no-format", {"given": given_as(header["ludi"]), "wanted": str(FORMAT)}))
        for name in header:
            if name not in HEADER:
                raise in_line(1, Message("given-no-field", {"name": given_as(name)}))
        game = _game(header)
        note, position = header.get("note", {}), header.get("position")
        if not isinstance(note, dict):
            raise in_line(1, complaint("note", note, Message("given-object")))
        try:
            names, resigned = _names(game, header.get("players")), header.get("resigned")
            record = cls(game, players=names, position=position, note=note, resigned=resigned)
            record.start()
        except LudiError as error:
            raise in_line(1, error) from None
        record.actions = [_action(game, row, i) for i, row in enumerate(rows[1:], 2)]
        if not text.endswith("\n"):
            raise in_line(len(rows), Message("given-cut"))
        return record

    def must_be_of_now(self, wanted: Literal["played", "reviewed"] = "played") -> None:
        """Raises BadRecord if it can only be read: its rules or its data file are not those in use."""
        if not self.game.is_of_now:
            title, mine = self.game.title, self.game.rules_version
            current = past.now(title)
            versions = {"title": title, "version": str(mine), "current": str(current), "wanted": wanted}
            raise BadRecord(Message("given-other-data" if mine == current else "given-other-rules", versions))

    @property
    def finished(self) -> bool:
        """Whether the game is over at its end."""
        return self.state().to_move == OVER


def _object(row: str, line: int) -> dict[str, Any]:
    try:
        found = loads(row)
    except json.JSONDecodeError:
        found = None
    except ValueError as error:
        raise in_line(line, LudiError(str(error))) from None
    if not isinstance(found, dict):
        raise in_line(line, Message("given-no-object", {"given": given_as(row)}))
    return found


def _names(game: Game, players: object) -> list[str]:
    if isinstance(players, list) and len(players) == game.players:
        if all(isinstance(name, str) and name.isprintable() for name in players):
            return players
    raise BadRecord(complaint("players", players, Message("given-names", {"n": str(game.players)})))


def _game(header: dict[str, Any]) -> Game:
    options = header.get("options", {})
    if not isinstance(options, dict):
        raise in_line(1, complaint("options", options, Message("given-object")))
    title, facts = header.get("title", ""), header.get("facts", "")
    if not isinstance(facts, str):
        raise in_line(1, complaint("facts", facts, Message("data-text")))
    try:
        if not isinstance(title, str) or title not in TITLES:
            raise no_title(title, TITLES)
        return Game(title, header.get("seats"), options, past.home(title, header.get("rules"), facts))
    except LudiError as error:
        raise in_line(1, error) from None


def _action(game: Game, row: str, line: int) -> int:
    data = _object(row, line)
    a = data.get("a")
    if isinstance(a, bool) or not isinstance(a, int) or not 0 <= a < game.actions:
        raise in_line(line, Message("given-no-action", {"given": given_as(a), "most": str(game.actions - 1)}))
    if data.get("t") != game.notation.text(a):
        names = {"action": str(a), "name": short(game.notation.text(a)), "given": given_as(data.get("t"))}
        raise in_line(line, Message("given-other-action", names))
    return a


@lru_cache(1 << 14)
def _line(text: Callable[[int], str], a: int) -> str:
    """The line of an action; kept, as a game is written anew after every move."""
    return json.dumps({"a": a, "t": text(a)}, ensure_ascii=False)
