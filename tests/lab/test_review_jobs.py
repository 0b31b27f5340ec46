"""A review by several processes is that of one."""

from __future__ import annotations

import multiprocessing
import random
import signal
import subprocess
from pathlib import Path

import pytest
from tests.cli.terminal import LUDI, environment

import ludi
from ludi.kernel.errors import BadOption, LudiError
from ludi.kernel.frames import CHANCE
from ludi.lab.review import FEWEST, Reviewer, review
from ludi.lab.review_jobs import spread_review

from .processes import alive, children
from .test_review import end_of_a_game

LAST = 40  # actions that are looked at


@pytest.mark.soak(but=2)
@pytest.mark.parametrize(
    ("title", "players", "size"),
    [("roma", 2, 1), ("roma", 2, LAST), ("lusitania", 3, 7), ("pokern", 1, 7), ("empire", 2, 7)],
)
def test_parts_in_any_order_make_the_same_review(title: str, players: int, size: int) -> None:
    record = end_of_a_game(title, players, LAST)
    readers = [Reviewer(record, None, FEWEST, 3) for _ in range(3)]
    stretches = [*readers[0].stretches(size)]
    assert [i for first, behind in stretches for i in range(first, behind)] == [*range(LAST)]
    assert len(stretches) == 1 or size < LAST
    states = [*record.states()]
    assert all(first == 0 or states[first - 1].to_move != CHANCE for first, _ in stretches)
    rng = random.Random(size)
    parts = [rng.choice(readers).part(x) for x in rng.sample(stretches, len(stretches))]
    assert Reviewer(record, None, FEWEST, 3).joined(parts) == review(record, iterations=FEWEST, seed=3)


@pytest.mark.soak
def test_processes_find_what_one_finds_and_say_how_far_they_are() -> None:
    record, heard = end_of_a_game("roma", 2, LAST), list[tuple[int, int]]()
    found = spread_review(record, iterations=64, jobs=2, progress=lambda done, total: heard.append((done, total)))
    assert found == spread_review(record, iterations=64, jobs=1) == review(record, iterations=64)
    assert found.decisions
    assert found.chances
    assert heard[0] == (0, LAST)
    assert heard[-1] == (LAST, LAST)
    assert heard == sorted(heard)


@pytest.mark.soak
def test_a_game_that_is_not_over_and_one_that_was_given_up() -> None:
    record = end_of_a_game("roma", 2, LAST)
    broken_off = ludi.Record(record.game, record.actions[:20], position=record.position)
    one = Reviewer(broken_off, 1, FEWEST, 0)
    assert one.joined(map(one.part, [*one.stretches(3)])) == review(broken_off, seat=1, iterations=FEWEST)
    broken_off.resigned = 0
    found = spread_review(broken_off, iterations=FEWEST, jobs=2)
    assert found == review(broken_off, iterations=FEWEST)
    assert [x.final for x in found.seats] == [0, 1]


def long_record() -> ludi.Record:
    """Of more text than a pipe holds, and slow enough to be interrupted."""
    record = end_of_a_game("roma", 2, LAST)
    record.note = {"long": "x" * (1 << 17)}
    return record


def test_a_process_that_is_killed_is_told() -> None:
    def kill(done: int, total: int) -> None:
        for process in multiprocessing.active_children():
            process.kill()

    with pytest.raises(LudiError, match=r"a worker process ended on its own \(status -9\); start the review again"):
        spread_review(long_record(), iterations=64, jobs=2, progress=kill)
    assert not multiprocessing.active_children()


@pytest.mark.soak
def test_ctrl_c_ends_the_command_and_its_processes(tmp_path: Path) -> None:
    file, left = tmp_path / "game.jsonl", tmp_path / "temporary"
    left.mkdir()
    long_record().save(file)
    command = [LUDI, "review", str(file), "--jobs", "2", "--iterations", "12000"]
    given = {**environment(tmp_path), "TMPDIR": str(left)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=given) as process:
        assert process.stderr is not None
        assert any("of 40 positions" in line and not line.startswith("0 of") for line in process.stderr)
        assert any(left.iterdir())
        mine = children(process.pid)
        process.send_signal(signal.SIGINT)
        said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said[0] == ""
    assert said[1].splitlines()[-1] == "ludi: interrupted"
    assert len(mine) > 1
    assert not any(left.iterdir())
    assert not any(map(alive, mine))


def test_no_process_is_refused() -> None:
    with pytest.raises(BadOption, match="jobs: 0 was given"):
        spread_review(end_of_a_game("pokern", 1, LAST), jobs=0)
