"""Puzzles over the web API: a pure function of the answer, which tells nothing before it."""

from __future__ import annotations

import httpx
import pytest

from ludi.kernel.titles import TITLES
from ludi.puzzles import puzzles
from ludi.server.models_learn import LessonNow, PuzzleNow

from .conftest import ServerProcess


@pytest.mark.parametrize("title", TITLES)
def test_every_puzzle_is_shown_and_its_answers_are_judged(title: str, server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as client:
        for one in puzzles(title)[:25]:
            path, moves = f"/api/puzzles/{title}/{one.number}", one.judged()
            shown = PuzzleNow.model_validate(client.post(path, json={}).json(), strict=True)
            assert shown.answer is None
            assert {x.action for x in shown.snapshot.legal} == {x.action for x in moves}
            assert shown.snapshot.view == one.state().view(one.state().to_move)
            assert shown.room.mine == [one.state().to_move]
            for place in (1, len(moves)):
                action = moves[place - 1].action
                told = PuzzleNow.model_validate(client.post(path, json={"answer": action}).json(), strict=True)
                assert told.answer is not None
                assert told.answer.right == (place == 1)
                assert told.answer.hint.moves[0].action == moves[0].action
                assert told.answer.hint.also is not None
                assert told.answer.hint.also.action == action
                assert told.snapshot.legal == []


def test_the_day_is_that_of_whoever_asks(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as client:
        days = [client.get("/api/puzzles", params={"day": f"2026-11-{n}"}).json() for n in (24, 25)]
    assert [x["title"] for x in days[0]] == [*TITLES]
    assert [x["today"] % len(puzzles(x["title"])) + 1 for x in days[0]] == [x["today"] for x in days[1]]


def test_lessons_keep_to_what_is_declared_of_them(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as client:
        LessonNow.model_validate(client.post("/api/lessons/roma/cards", json={}).json(), strict=True)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("roma/0", {}, 422),
        ("roma/101", {}, 422),
        ("roma/first", {}, 422),
        ("chess/1", {}, 422),
        ("roma/1", {"answer": 2_000_000_000}, 422),
        ("roma/1", {"answer": "use 2"}, 422),
        ("roma/1", {"more": 1}, 422),
    ],
)
def test_what_there_is_not_is_refused(path: str, body: object, status: int, server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as client:
        answer = client.post(f"/api/puzzles/{path}", json=body)
        assert answer.status_code == status
        assert answer.json()["detail"]
        assert client.get("/api/puzzles", params={"day": "yesterday"}).status_code == 422
