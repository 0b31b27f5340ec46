"""Whatever it is sent, the server answers in one short sentence, and plays on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

import ludi
from ludi.client import Table
from ludi.kernel.errors import LudiError, short
from ludi.kernel.strict import loads

from .conftest import ServerProcess
from .corpus import EVIL, LONG, NEW, by_hand, complaint, goes_on, mutated, mutations


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server of its own: many rooms are made."""
    with ServerProcess(tmp_path_factory.mktemp("corpus") / "data") as server, Table(server.url) as found:
        yield found


@pytest.mark.soak
def test_what_is_bad_is_refused_in_one_short_sentence(table: Table) -> None:
    room = table.create("roma", ["me", "shared"], "Ada", practice=True).room
    wrong = []
    count = 0
    for asked in by_hand(room):
        count += 1
        said = complaint(asked, asked.send(table.http))
        if said:
            wrong.append((asked.path[:60], asked.body[:100], said))
    assert wrong == []
    assert count > 500
    goes_on(table, room, 3)


@pytest.mark.soak
def test_good_requests_with_something_changed_never_break_the_server(table: Table) -> None:
    room = table.create("roma", ["me", "shared"], "Ada", practice=True).room
    wrong, accepted = [], 0
    for asked in islice(mutations(room, ludi.titles(), 13), 200):
        answer = asked.send(table.http)
        said = complaint(asked, answer)
        if said:
            wrong.append((asked.path, asked.body[:300], said))
        elif answer.status_code == 200 and answer.json().get("status") == "running":
            accepted += 1
            goes_on(table, answer.json()["room"], 3)
    assert wrong == []
    assert accepted > 10
    goes_on(table, room)


@pytest.mark.parametrize("name", ["title", "players", "options", "self"])
def test_an_option_may_not_be_named_like_an_argument(table: Table, name: str) -> None:
    answer = table.http.post("/api/rooms", json={**NEW, "options": {name: 1}})
    assert answer.status_code == 422
    assert f"option {name!r} is unknown" in answer.json()["detail"]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ('{"a": 1, "a": 1}', "twice"),
        ("NaN", "NaN is not a number"),
        ("[-Infinity]", "-Infinity is not a number"),
        ("1e400", "too large"),
        ("9223372036854775808", "too large"),
        ("1" * 5000, "too large"),
        ('"\\ud83d"', "surrogate"),
        ('{"\\udc00": 1}', "surrogate"),
        ("[" * 40 + "]" * 40, "32 levels"),
        ("[" * 100_000, "32 levels"),
        ("{", "Expecting"),
    ],
)
def test_json_is_read_strictly(body: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        loads(body)


def test_what_is_json_is_read_as_ever() -> None:
    assert loads(b'{"a": [1, -9223372036854775808, 0.5, "\\ud83d\\ude00", null, true]}') == {
        "a": [1, -(2**63), 0.5, "\U0001f600", None, True]
    }
    assert loads("[" * 31 + "1" + "]" * 31)


@pytest.mark.parametrize("title", ludi.titles())
def test_every_complaint_about_a_position_or_an_option_is_short(title: str) -> None:
    rng, game = random.Random(7), ludi.make(title)
    state = game.start()
    for _ in range(30):
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        elif state.to_move != ludi.OVER:
            state.apply(rng.choice(state.legal()))
    position = state.to_dict()
    said = [said_of(game.position, mutated(position, rng)) for _ in range(300)]
    assert sum(map(bool, said)) > 50
    for name in (*game.options, LONG, "\n"):
        said += [said_of(lambda given: ludi.make(title, **given), {name: value}) for value in EVIL]
    assert max(map(len, said)) < 900
    assert [sentence for sentence in said if sentence and not sentence.isprintable()] == []


def said_of(do: Callable[[Any], object], given: object) -> str:
    """The complaint about what was given, or nothing."""
    try:
        do(given)
    except LudiError as error:
        return str(error)
    return ""


def test_what_was_given_is_shown_in_a_line() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for value in (*EVIL, deep, 10**10_000, "\n" * 100, {"\n": "\x1b[31m"}):
        assert len(short(value)) <= 60
        assert short(value).isprintable()
    assert short("Forum") == "'Forum'"
    assert short([1, "a", None]) == "[1, 'a', None]"
