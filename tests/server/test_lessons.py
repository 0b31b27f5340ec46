"""Lessons over the web API: a pure function of what was taken."""

from __future__ import annotations

import httpx
import pytest

from ludi.kernel.titles import TITLES
from ludi.lessons import Attempt, lessons

from .conftest import ServerProcess

ALL = [one for title in TITLES for one in lessons(title)]


def test_the_api_leads_through_every_lesson_and_offers_what_the_learner_may_see(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as client:
        listed = client.get("/api/lessons").json()
        assert [(x["title"], x["lesson"]) for x in listed] == [(one.title, one.id) for one in ALL]
        for one in ALL:
            path, taken = f"/api/lessons/{one.title}/{one.id}", list[int | None]()
            now = client.post(path, json={}).json()
            while not now["done"]:
                here = now["snapshot"] or now["events"][-1]
                refused = {x["action"] for x in now["answers"]}
                offered = [x["action"] for x in here["legal"]]
                assert now["to_read"] == (offered == [])
                taken.append(None if now["to_read"] else next(a for a in offered if a not in refused))
                now = client.post(path, json={"taken": taken, "known": len(taken) - 1}).json()
            whole = client.post(path, json={"taken": taken}).json()
            assert whole["snapshot"]["version"] == (now["snapshot"] or now["events"][-1])["version"]
            assert whole["at"] == len(one.steps)


def test_every_lesson_is_an_example_of_what_happens_in_it(server: ServerProcess) -> None:
    """The same as its learner sees, up to the same end; nobody may move in it."""
    with httpx.Client(base_url=server.url) as client:
        for one in ALL:
            path = f"/api/lessons/{one.title}/{one.id}"
            found = client.get(f"{path}/example").raise_for_status().json()
            attempt = Attempt(one)
            while not attempt.done:
                attempt.take(None if attempt.reading else attempt.accepted()[0])
            last = client.post(path, json={"taken": attempt.taken}).json()["snapshot"]
            assert [x["entry"] for x in found["events"]] == last["log"]
            assert found["events"][-1]["view"] == last["view"]
            assert found["snapshot"]["version"] == 0
            assert not any(x["legal"] for x in (found["snapshot"], *found["events"]))
        assert client.get("/api/lessons/pokern/latin/example").status_code == 422


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("pokern/latin", {}, 422),
        ("chess/roll", {}, 422),
        ("pokern/roll", {"taken": [None, 7]}, 422),
        ("pokern/roll", {"taken": ["roll"]}, 422),
        ("pokern/roll", {"taken": [None] * 101}, 422),
        ("pokern/roll", {"more": 1}, 422),
    ],
)
def test_what_does_not_go_on_is_refused_by_the_api(path: str, body: object, status: int, server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as client:
        answer = client.post(f"/api/lessons/{path}", json=body)
        assert answer.status_code == status
        assert answer.json()["detail"]
