"""Hints that are asked for while they are searched for: a page that is loaded anew waits for the same search."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from ludi.client import Table

from .conftest import ServerProcess


@pytest.fixture
def table(server: ServerProcess) -> Iterator[Table]:
    """One browser."""
    with Table(server.url) as found:
        yield found


def test_who_asks_again_is_given_what_the_one_search_finds(table: Table) -> None:
    seat = table.create("roma", ["me", "shared"], "Ada", hints=True)
    with ThreadPoolExecutor() as asking:
        found = list(asking.map(lambda _: seat.post("/hint"), range(4)))
    assert found[0]["moves"]
    assert found[1:] == found[:1] * 3
