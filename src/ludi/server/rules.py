"""Which rules a stored match has: those of now, those it was played under, or none that are here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludi.kernel import past
from ludi.kernel.errors import LudiError
from ludi.kernel.facts import own_facts, variable
from ludi.kernel.game import Game, State
from ludi.kernel.own_data import check_own
from ludi.kernel.titles import REPLACEABLE, family
from ludi.match import Event, Match

from .refused import Refused
from .rows import RoomRow


@dataclass(frozen=True)
class Stored:
    """What is stored of a match. position: the last one that was stored, of a version; facts: data files by name."""

    row: RoomRow
    log: Sequence[Event]
    position: tuple[int, Mapping[str, Any]] | None
    facts: Mapping[str, str]


@dataclass(frozen=True)
class Found:
    """A match that can be read. row: with its rules as they are now; closed: why nobody can go on with it."""

    row: RoomRow
    match: Match
    closed: Refused | None = None


def is_of_now(row: RoomRow) -> bool:
    """Whether a match has the rules and the data file in use, for certain."""
    same = row.facts is not None or family(row.title) not in REPLACEABLE
    return same and row.rules_version == past.now(row.title) and (row.facts or "") == own_facts(row.title)


def find(stored: Stored) -> Found:
    """The match under the rules of its time; one that is not over goes on under those of now, if it is the same game.

    Raises Refused, naming what is needed, if its rules are not here.
    """
    row = stored.row
    then, why = of_its_time(stored)
    if then is not None and (row.status == "over" or then.game.is_of_now):
        return Found(with_rules(row, then.game), then)
    facts = row.facts if then is None else then.game.facts
    if facts is None or facts == own_facts(row.title):
        if (game := made(row)) is not None and (today := played(stored, game)) is not None:
            if goes_on(then, today) if then is not None else ended_alike(stored, today):
                return Found(with_rules(row, game), today)
    if then is None:
        raise why
    if then.game.facts != own_facts(row.title):
        closed = Refused(409, "server-closed-facts", facts=then.game.facts or "-", name=variable(row.title))
    else:
        closed = Refused(409, "server-closed-rules", version=row.rules_version)
    return Found(with_rules(row, then.game), then, closed)


def of_its_time(stored: Stored) -> tuple[Match | None, Refused]:
    """The match as it was played; else what is missing."""
    row, why = stored.row, Refused(409, "server-no-rules", version=stored.row.rules_version)
    for facts in candidates(row):
        try:
            home = past.home(row.title, row.rules_version, facts, stored.facts.get)
            game = Game(row.title, row.players, row.options, home)
        except past.OtherFacts:
            why = Refused(409, "server-no-facts", facts=facts, name=variable(row.title))
            continue
        except LudiError:
            continue
        if row.facts is not None or family(row.title) not in REPLACEABLE:
            match = Match.noted(game, row.position, stored.log, keep_draws=row.practice)
            match.settle(None, None)
            return match, why
        match_or_none = played(stored, game)
        if match_or_none is not None and ended_alike(stored, match_or_none):
            return match_or_none, why
        why = Refused(409, "server-no-facts", facts="?", name=variable(row.title))
    return None, why


def candidates(row: RoomRow) -> list[str]:
    """The data files that a match may have been played with, by name."""
    if row.facts is not None:
        return [row.facts]
    return list(dict.fromkeys([own_facts(row.title), ""]))


def made(row: RoomRow) -> Game | None:
    """The game under the rules of now, if there is one with these options."""
    try:
        return Game(row.title, row.players, row.options)
    except LudiError:
        return None


def played(stored: Stored, game: Game) -> Match | None:
    """The match played through under some rules; None if it is not possible under them."""
    row = stored.row
    try:
        return Match.checked(game, row.position, stored.log, keep_draws=row.practice)
    except LudiError:
        return None


def ended_alike(stored: Stored, match: Match) -> bool:
    """Whether a match came to the position that was stored of it."""
    if stored.position is None:
        return True
    version, position = stored.position
    return agree(position, match.at(version).to_dict())


def goes_on(then: Match, today: Match) -> bool:
    """Whether the rules of now have led to the same position, for all that both know of it."""
    return agree(then.state.to_dict(), today.state.to_dict()) and turn(then.state) == turn(today.state)


def turn(state: State) -> tuple[int, str, list[str]]:
    """Who decides what, and between what."""
    return state.to_move, state.decision(), sorted(state.text(a) for a in state.legal())


def agree(one: Any, other: Any) -> bool:
    """Whether two readable positions say the same, but for fields that only one of them has."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return all(agree(one[k], other[k]) for k in one.keys() & other.keys())
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(agree, one, other))
    return bool(one == other)


def with_rules(row: RoomRow, game: Game) -> RoomRow:
    """A room with the rules that it was found to have."""
    return replace(row, rules_version=game.rules_version, facts=game.facts)


def files_in_use() -> dict[str, str]:
    """The user's data files that matches are played with from now on: their texts by name."""
    for title in REPLACEABLE:
        check_own(title)
    found = {own_facts(title): past.text_in_use(title) for title in REPLACEABLE}
    return {name: text for name, text in found.items() if text is not None}
