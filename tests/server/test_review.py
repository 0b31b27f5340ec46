"""The review of a match on the server: made once, for those who may see the match, and only when it is over."""

from __future__ import annotations

import asyncio
import contextlib
import os
from pathlib import Path
from typing import Any

import pytest
from tests.lab.processes import children
from tests.lab.test_review import record_of, to_win_at_once

import ludi
from ludi.client import Refusal, Table
from ludi.server.refused import Refused
from ludi.server.reviews import Reviews

from .conftest import ServerProcess, eventually

HEADERS = {"content-type": "application/jsonl"}


def test_a_finished_match_is_reviewed_for_those_who_may_see_it(tmp_path: Path) -> None:
    record = record_of(ludi.make("roma"), ["end"], to_win_at_once(), seed=3)
    begun = ludi.Record(record.game, record.actions[:1], position=record.position)
    answers: list[Any] = []
    with ServerProcess(tmp_path / "data") as server, Table(server.url) as mine, Table(server.url) as stranger:

        def ask(table: Table, room: str) -> Any:
            answers.append(table.request("GET", f"/api/rooms/{room}/review"))
            return answers[-1]

        def imported(one: ludi.Record) -> str:
            text = "".join(f"{line}\n" for line in one.lines())
            found = mine.request("POST", "/api/import", content=text.encode(), headers=HEADERS).json()
            return str(found["room"])

        room = imported(record)
        assert eventually(lambda: ask(mine, room).status_code == 200)
        assert {answer.status_code for answer in answers} <= {200, 202}
        found = answers[-1].json()
        assert found["versions"] == list(range(len(record.actions) + 1))
        assert len(found["curve"]) == len(found["versions"])
        assert found["dearest"][0] == 0
        for seat in found["seats"]:
            assert seat["luck"] + seat["skill"] == pytest.approx(seat["final"] - seat["initial"])
        assert ask(mine, room).json() == found, "it is kept"
        for table, name, status in ((stranger, room, 403), (mine, imported(begun), 409)):
            with pytest.raises(Refusal) as refused:
                ask(table, name)
            assert refused.value.status == status


@pytest.mark.soak
def test_a_review_that_nobody_waits_for_any_more_is_given_up() -> None:
    record = record_of(ludi.make("empire", 4), [], seed=5)  # takes minutes
    before = children(os.getpid())

    async def leave_and_come_back() -> None:
        reviews = Reviews(patience=3.0)
        try:
            with pytest.raises(Refused) as refused:
                await reviews.made("first", record, [])
            assert refused.value.status_code == 202
            assert len(children(os.getpid()) - before) == 1
            while children(os.getpid()) - before:
                await asyncio.sleep(0.05)
            short = record_of(ludi.make("roma"), ["end"], to_win_at_once(), seed=3)
            while (found := reviews.kept("second")) is None:
                with contextlib.suppress(Refused):
                    await reviews.made("second", short, [])
            assert '"curve"' in found
        finally:
            await reviews.close()

    asyncio.run(asyncio.wait_for(leave_and_come_back(), 300))
