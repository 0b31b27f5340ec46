"""Many play while the server dies and its store is taken away: nothing is lost, doubled or told wrongly.

The large run is `bench/history.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ludi.match import Event

from .history import Checked, Row, check_store, run
from .players import OK, REFUSED, UNKNOWN, Command, History
from .postgres import Postgres

Rows = dict[str, list[Row]]
ROOM = "abcdefghijkl"


@pytest.mark.soak
def test_nothing_is_lost_with_sqlite(tmp_path: Path) -> None:
    found = run(tmp_path / "data", None, ["kill", "full", "kill", "freeze", "kill", "stop", "kill"], rooms=3)
    assert found.wrong == []
    assert found.outcomes[OK] > 40


@pytest.mark.soak
def test_nothing_is_lost_with_postgresql(tmp_path: Path, cluster: Postgres) -> None:
    found = run(tmp_path / "data", cluster, ["kill", "database", "kill"], seed=1, rooms=2)
    assert found.wrong == []
    assert found.outcomes[OK] > 20


def a_history() -> tuple[History, Rows]:
    """Three commands of seat 0: the second drew a card, the third was never answered."""
    history = History(seats={ROOM: []})
    history.commands = [
        Command(ROOM, 0, "move", 0, 7, "first", OK, 1),
        Command(ROOM, 0, "move", 1, 8, "second", OK, 3),
        Command(ROOM, 0, "move", 3, 9, "third", UNKNOWN),
        Command(ROOM, 0, "move", 3, 9, "late", REFUSED),
    ]
    log = [
        Row(Event(1, "move", 0, 7, None), "first", 1),
        Row(Event(2, "move", 0, 8, None), "second", 3),
        Row(Event(3, "chance", -1, 5, None), None, None),
        Row(Event(4, "move", 0, 9, None), "third", 4),
    ]
    return history, {ROOM: log}


def checked(history: History, rows: Rows) -> Checked:
    """What the checker says, if all is shown that is stored."""
    found = Checked(Counter(), 0.0)
    check_store(history, rows, {ROOM: [{"version": len(rows[ROOM])}]}, found)
    return found


def test_a_good_history_is_good_with_the_unanswered_command_or_without() -> None:
    history, rows = a_history()
    assert checked(history, rows).wrong == []
    assert checked(history, rows).outcomes == {OK: 2, REFUSED: 1, f"{UNKNOWN}, made": 1}
    del rows[ROOM][3:]
    assert checked(history, rows).wrong == []


def lost(rows: list[Row]) -> None:
    del rows[1:]


def halved(rows: list[Row]) -> None:
    del rows[2:]


def doubled(rows: list[Row]) -> None:
    rows.append(Row(Event(5, "move", 0, 9, None), "third", 5))


def moved(rows: list[Row]) -> None:
    rows[0], rows[3] = replace(rows[3], event=rows[3].event._replace(v=1), reached=1), rows[0]


def other_action(rows: list[Row]) -> None:
    rows[0] = replace(rows[0], event=rows[0].event._replace(action=6))


def gap(rows: list[Row]) -> None:
    rows[3] = replace(rows[3], event=rows[3].event._replace(v=5))


def refused_and_made(rows: list[Row]) -> None:
    rows[3] = replace(rows[3], cmd_id="late")


def nobody(rows: list[Row]) -> None:
    rows[3] = replace(rows[3], cmd_id="nobody")


@pytest.mark.parametrize("wrong", [lost, halved, doubled, moved, other_action, gap, refused_and_made, nobody])
def test_a_planted_error_is_found(wrong: Callable[[list[Row]], None]) -> None:
    history, rows = a_history()
    wrong(rows[ROOM])
    assert checked(history, rows).wrong


def test_what_was_told_and_is_not_so_is_found() -> None:
    history = History()
    history.hear(ROOM, 0, [{"v": 1, "action": 7}])
    history.hear(ROOM, 0, [{"v": 1, "action": 7}])
    assert history.wrong == []
    history.hear(ROOM, 0, [{"v": 1, "action": 8}])
    assert len(history.wrong) == 1
