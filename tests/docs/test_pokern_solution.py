"""The tables and pictures of the exact solution of Römisch Pokern say what was measured, and that is so."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from tests.docs.pages import EXAMPLES, ROOT, table

import ludi
from ludi.games.pokern.constants import CARDS, ROWS
from ludi.solvers.pokern import ALL_CARDS
from ludi.solvers.pokern_advisor import place
from ludi.solvers.pokern_columns import column_key
from ludi.solvers.pokern_cone import CARDS_LEFT
from ludi.solvers.pokern_dice import FIRST
from ludi.solvers.pokern_opening import opening
from ludi.solvers.pokern_turn import MODES
from ludi.solvers.pokern_whole import turn_table

PAGE = ROOT / "docs" / "pokern-solution.md"
FOUND: dict[str, Any] = json.loads((ROOT / "docs" / "pokern-solution.json").read_text("utf-8"))
HUNDREDTH = 0.0051  # the opening is rounded to hundredths of a point


@pytest.fixture
def bench(request: pytest.FixtureRequest) -> ModuleType:
    """A script of bench/, by name."""
    return import_module(f"bench.{request.param}")


def on_page(rows: Iterable[str]) -> bool:
    """Whether the page has the very table that a script prints."""
    heading, _, *cells = [[cell.strip() for cell in row.strip("| ").split(" | ")] for row in rows]
    return table(PAGE, *heading) == cells


@pytest.mark.parametrize("bench", ["pokern_tables"], indirect=True)
def test_the_tables_of_the_page_are_the_measured_numbers(bench: ModuleType) -> None:
    for rows in (
        bench.by_rule(FOUND["roots"]),
        bench.by_card(FOUND["start"]["8"]),
        bench.of_first_turn(FOUND["first turn"]),
        bench.of_spread(FOUND["spread"]),
    ):
        assert on_page(rows)


@pytest.mark.parametrize("bench", ["pokern_tables"], indirect=True)
def test_the_first_turn_and_the_cards_are_those_of_the_opening(bench: ModuleType) -> None:
    assert bench.first_turn(bench.from_opening) == FOUND["first turn"]
    assert bench.starts() == FOUND["start"]


def test_rules_of_thumb_on_the_page_are_those_that_were_played() -> None:
    rows = table(PAGE, "plays by", "games", "mean points", "±")
    assert rows == [[name, *(str(x[key]) for key in ("games", "mean", "error"))] for name, x in FOUND["simple"].items()]


def test_the_opening_in_the_package_has_these_values() -> None:
    root, strict = column_key([0] * ROWS), FOUND["roots"]["strict"]
    for turns in range(opening().turns + 1):
        listed, name = opening().find(root, turns), str(turns) if turns else "discard"
        assert listed is not None
        if name in strict:
            assert np.abs(listed - strict[name]).max() < HUNDREDTH, name
    rows = table(PAGE, "turns", "points", "turns", "points")
    told = {int(t): float(x) for row in rows for t, x in (row[:2], row[2:])}
    assert [*sorted(told)] == [*range(1, 15)]
    for turns in range(1, opening().turns + 1):
        listed = opening().find(root, turns)
        assert listed is not None
        assert told[turns] == pytest.approx(listed[ALL_CARDS], abs=HUNDREDTH)
    discarding = opening().find(root, 0)
    assert discarding is not None
    said = re.search(r"^Discarding: ([\d.]+)\.$", PAGE.read_text("utf-8"), re.M)
    assert said is not None
    assert float(said[1]) == pytest.approx(discarding[ALL_CARDS], abs=HUNDREDTH)


@pytest.mark.parametrize("mode", range(len(MODES)), ids=MODES)
def test_one_turn_is_worth_what_is_said_by_every_rule(mode: int) -> None:
    me = place(ludi.make("pokern", 1, turns=1).start(), 0)
    solved = turn_table(me, lambda _: CARDS_LEFT, mode, False)[:, FIRST[0, 1]]
    told = np.array(FOUND["roots"][MODES[mode]]["1"])
    assert len(told) == 1 << CARDS
    assert np.abs(solved - told)[1:].max() < 1e-4  # a game that begins without a card ends by a misthrow


@pytest.mark.parametrize("bench", ["pokern_space"], indirect=True)
def test_the_counts_that_are_quickly_made_anew(bench: ModuleType) -> None:
    counts = dict(table(PAGE, "what", "how many"))
    assert counts["columns as they stand on paper"] == f"{bench.filled(ROWS):,}"
    by_rows = [int(n.replace(",", "")) for _, n in table(PAGE, "open rows", "columns")]
    assert counts["columns as lists of open gaps"] == f"{sum(by_rows):,}"
    assert counts["positions between two turns, for each number of turns to come"] == f"{sum(by_rows) << CARDS:,}"
    assert (bench.most(strict=True)[0], bench.most(strict=False)[0]) == (276, 279)
    assert "276 under the strict rule" in PAGE.read_text("utf-8")


@pytest.mark.parametrize("name", ["turns", "first-turn", "cards", "simple", "spread"])
def test_the_pictures_have_colours_for_both_kinds_of_page(name: str) -> None:
    picture = (ROOT / "docs" / "pictures" / f"pokern-{name}.svg").read_text("utf-8")
    assert "prefers-color-scheme:dark" in picture
    assert f"pictures/pokern-{name}.svg" in PAGE.read_text("utf-8")
    if name == "simple":
        assert all(f">{x['mean']:.1f}<" in picture for x in FOUND["simple"].values())


def test_the_reader_is_as_long_as_the_page_says() -> None:
    lines = len((EXAMPLES / "read_pokern_policy.py").read_text("utf-8").splitlines())
    assert f"in {lines} lines" in (ROOT / "docs" / "pokern-solver.md").read_text("utf-8")
