"""The description of the API is the one in the tree, and the server keeps to it whatever it is sent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from ludi.client import Table
from ludi.server.openapi import text

from .conftest import PATIENCE, ServerProcess

TREE = Path(__file__).parents[2] / "web" / "openapi.json"
schema = schemathesis.openapi.from_dict(json.loads(text()))
# A body that is too long is refused before it is read, whatever else is wrong with it.
REJECTED = schema.config.checks.negative_data_rejection
REJECTED.expected_statuses = [*REJECTED.expected_statuses, "413"]
ENDLESS = "/api/rooms/{room}/events"


def test_the_description_in_the_tree_is_this_one() -> None:
    assert TREE.read_text("utf-8") == text(), "python -m ludi.server.openapi > web/openapi.json"


@pytest.fixture(scope="module")
def rooms(server: ServerProcess) -> Iterator[tuple[Table, list[str]]]:
    """A browser with rooms in every state."""
    with Table(server.url, patience=300.0) as table:
        lobby = table.create("roma", ["me", "open"], "Ada")
        running = table.create("roma", ["me", "shared"], "Ada", hints=True, practice=True)
        assert running.post("/hint")["full"], "while they warm up, hints are put off by 202"
        over = table.create("roma", ["me", "bot:random"], "Ada", options={"max_turns": 1})
        over.play(lambda now: int(now["legal"][0]["action"]))
        yield table, [lobby.room, running.room, over.room]


@schema.exclude(path=ENDLESS).parametrize()
@settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
def test_every_path_answers_as_described(case: Any, server: ServerProcess, rooms: tuple[Table, list[str]]) -> None:
    table, names = rooms
    if case.meta.generation.mode.is_positive and "room" in (case.path_parameters or {}):
        # Half of the requests are about rooms that there are.
        pick = sum(map(ord, str(case.path_parameters["room"]) + str(case.body)))
        if pick % 2:
            case.path_parameters["room"] = names[pick % len(names)]
    cookies = {c.name: c.value for c in table.http.cookies.jar if c.value}
    # What the schema allows and the rules of a game do not is a 422 that says why.
    case.call_and_validate(
        base_url=server.url, cookies=cookies, timeout=PATIENCE, excluded_checks=[positive_data_acceptance]
    )
