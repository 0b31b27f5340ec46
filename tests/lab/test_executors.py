"""Comparisons, tournaments, balance reports and training at an executor that is given: no Ray is needed for that."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from ludi.kernel.errors import LudiError
from ludi.lab import Plan
from ludi.lab.balance import balance
from ludi.lab.compare import Comparison, compare
from ludi.lab.tournament import tournament
from ludi.learning.inputs import titles
from ludi.learning.train import Run, train

PLAN = Plan("roma", ("random", "random"), 40, seed=3)
RULES = Comparison((PLAN, replace(PLAN, options={"max_turns": 3})), "points", 0.3, 12)


@pytest.fixture(autouse=True)
def no_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine where it is not installed."""
    monkeypatch.setitem(sys.modules, "ray", None)


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    """A process of its own."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        yield pool


def test_a_comparison_is_the_same(pool: Executor) -> None:
    assert compare(RULES, executor=pool) == compare(RULES, jobs=1)


def test_a_tournament_is_the_same(pool: Executor) -> None:
    bots, options = ("random", "greedy"), {"max_turns": 2}
    found = tournament("roma", bots, 2, options=options, executor=pool)
    assert found == tournament("roma", bots, 2, options=options, jobs=1)


def test_a_report_is_the_same(pool: Executor) -> None:
    after = replace(PLAN, options={"numbers": "Forum 2/5"})
    assert balance(PLAN, after, executor=pool).as_dict() == balance(PLAN, after, jobs=1).as_dict()


@pytest.mark.soak
def test_a_network_is_the_same(tmp_path: Path) -> None:
    tiny = Run(titles()[0], {}, 1, games=2, iterations=2, generations=1, playouts=1, passes=2, rounds=2, strength=2)
    with ThreadPoolExecutor(2) as threads:
        found = train(tiny, tmp_path / "threads", executor=threads)
    assert found.weights == train(tiny, tmp_path / "here", jobs=1).weights


@pytest.mark.soak
def test_an_executor_that_breaks_is_named(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:

        def end(done: int, total: int) -> None:
            if done == 50:
                pool.submit(os._exit, 3)

        with pytest.raises(LudiError, match=r"the executor broke: .*; what is finished is kept"):
            balance(replace(PLAN, games=5000), executor=pool, out=file, progress=end)
    assert len(file.read_text("utf-8").splitlines()) > 1
