"""Bots against bots: the same games however they are shared out, kept as they end, gone on with after anything."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.lab.processes import children
from tests.soaking import soaked

import ludi
from ludi.kernel.weights import shipped
from ludi.lab import Plan, Result, simulate
from ludi.lab.compiled import home_of, play_all, playable
from ludi.lab.match import pieces, play

PLAN = Plan("roma", ("random", "random"), 8, seed=3)


def timeless(results: list[Result]) -> list[Result]:
    """Without the seconds, the one thing that differs between two runs."""
    return [replace(result, seconds=0) for result in results]


def kept_in(file: Path) -> list[Result]:
    """The results in a file, in the order of the games."""
    rows = file.read_text().splitlines()[1:]
    return sorted((Result.from_dict(json.loads(row)) for row in rows), key=lambda result: result.game)


def logs(results: list[Result]) -> list[tuple[int, ...]]:
    return [result.actions for result in results]


@pytest.fixture(scope="module")
def played() -> list[Result]:
    """The games of PLAN."""
    return simulate(PLAN, jobs=1)


@pytest.mark.soak
def test_two_processes_play_the_same_games_as_one(played: list[Result]) -> None:
    plan = replace(PLAN, games=200)
    one, both = simulate(plan, jobs=1), simulate(plan, jobs=2)
    assert timeless(both) == timeless(one)
    assert logs(both) == logs(one)
    assert timeless(both[:8]) == timeless(played)


@pytest.mark.soak
def test_two_processes_search_alike() -> None:
    plan = Plan("roma", ("greedy", "random"), 44, seed=5)
    assert len([*pieces(plan, range(44))]) > 2
    assert logs(simulate(plan, jobs=2)) == logs(simulate(plan, jobs=1))


@pytest.mark.parametrize(
    ("title", "home"),
    [
        *((title, "wasm") for title in ludi.titles()),
        # What Numba makes of whole games takes it half a minute for each of the larger titles.
        *(soaked(title, "fast") for title in ludi.titles()),
    ],
)
def test_random_games_are_the_same_in_every_home(title: str, home: str) -> None:
    plan = Plan(title, ("random",) * ludi.make(title).players, 3, seed=5)
    plain, compiled = (play_all(plan, range(3), getattr(plan.game, where)) for where in ("plain", home))
    assert timeless(plain) == timeless(compiled)
    assert logs(plain) == logs(compiled)
    for result in compiled:
        end = ludi.Record(plan.game, result.actions).verify()
        assert end.to_move == ludi.OVER
        assert (result.scores, result.ranks) == (tuple(end.scores()), tuple(end.ranks()))
        assert result.turns == end.view(None)["turn"]


@pytest.mark.soak
def test_searched_games_are_the_same_in_every_home() -> None:
    plan = Plan("roma", ("greedy", "random"), 2, seed=5, options={"max_turns": 6})
    plain, fast, wasm = (play_all(plan, range(2), getattr(plan.game, home)) for home in ("plain", "fast", "wasm"))
    assert logs(plain) == logs(fast) == logs(wasm)


def test_a_greedy_bot_wins_in_one_call_as_it_does_move_by_move() -> None:
    plan = Plan("roma", ("greedy", "random"), 20, seed=8)
    for found in (play_all(plan, range(20)), [play(plan, i) for i in range(6)]):
        assert sum(result.ranks[result.seats.index("greedy")] == 0 for result in found) > 0.8 * len(found)


@pytest.mark.parametrize(
    ("bots", "games", "home"),
    [
        (("random", "random"), 20, "plain"),
        (("random", "random"), 10_000, "wasm"),
        (("greedy", "random"), 100, "wasm"),
        (("greedy", "random"), 1000, "fast"),
        (("centurio", "random"), 10, "wasm"),
        (("consul", "random"), 100, "fast"),
    ],
)
def test_a_home_is_taken_that_is_worth_its_loading(bots: tuple[str, ...], games: int, home: str) -> None:
    assert home_of(Plan("roma", bots, games)).home == home


def test_levels_that_err_or_think_by_time_are_played_move_by_move() -> None:
    assert playable(Plan("roma", ("greedy", "consul"), 1))
    assert not playable(Plan("roma", ("greedy", "caesar"), 1))  # by a network
    assert not playable(Plan("roma", ("greedy", "tiro"), 1))
    assert not playable(Plan("roma", ("greedy", "random"), 1, ms=20))
    assert not playable(Plan("pokern", ("greedy", "random"), 1))
    assert not playable(Plan("empire", ("greedy", "random"), 1))


@pytest.mark.soak
def test_a_searching_level_with_a_budget_in_iterations_plays_the_same_games() -> None:
    plan = Plan("roma", ("greedy", "tiro"), 4, seed=2)
    assert logs(simulate(plan, jobs=2)) == logs(simulate(plan, jobs=1))


@pytest.mark.soak
def test_a_game_depends_on_seed_and_number_alone(played: list[Result]) -> None:
    assert logs(simulate(replace(PLAN, games=3), jobs=1)) == logs(played[:3])
    assert not set(logs(simulate(replace(PLAN, games=3, seed=4), jobs=1))) & set(logs(played))


def test_the_results_are_those_of_the_logs(played: list[Result]) -> None:
    for result in played:
        end = ludi.Record(PLAN.game, result.actions).verify()
        assert end.to_move == ludi.OVER
        assert (result.scores, result.ranks) == (tuple(end.scores()), tuple(end.ranks()))
        assert result.turns == end.to_dict()["turn"]
    assert len(set(logs(played))) == len(played)


def test_seats_are_swapped_and_the_deal_is_shared() -> None:
    plan = Plan("roma", ("greedy", "random"), 6, seed=1)
    games = simulate(plan, jobs=1)
    deals = []
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert (one.seats, other.seats) == (("greedy", "random"), ("random", "greedy"))
        deals.append(deal(plan, one))
        assert deals[-1] == deal(plan, other)
        assert one.actions != other.actions
    assert len(set(deals)) == 3


def deal(plan: Plan, result: Result) -> tuple[int, ...]:
    """What chance did before the first decision."""
    state = plan.game.start()
    for n, a in enumerate(result.actions):
        if state.to_move != ludi.CHANCE:
            assert n > 0
            return result.actions[:n]
        state.apply(a)
    raise AssertionError("a game without a decision")


def test_the_file_has_what_was_asked_and_a_line_per_game(played: list[Result], tmp_path: Path) -> None:
    file = tmp_path / "new" / "games.jsonl"
    simulate(PLAN, jobs=2, out=file)
    header, *rows = map(json.loads, file.read_text().splitlines())
    assert header["bots"] == ["random", "random"]
    assert (header["title"], header["games"], header["seed"], header["ms"]) == ("roma", 8, 3, None)
    assert (header["version"], header["rules"]) == (ludi.__version__, PLAN.game.rules_version)
    assert len(rows) == 8
    assert timeless(kept_in(file)) == timeless(played)


def test_going_on_plays_only_what_is_missing(played: list[Result], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulate(PLAN, jobs=1, out=file)
    whole = file.read_bytes().splitlines(keepends=True)
    kept = b"".join(whole[:4]) + whole[4][:20]
    file.write_bytes(kept)
    found: list[Any] = []
    new: list[Result] = []
    results = simulate(PLAN, jobs=1, out=file, resume=True, started=lambda *x: found.append(x), finished=new.append)
    assert timeless(results) == timeless(played)
    assert [r.game for r in found[0][0]] == [0, 1, 2]
    assert found[0][1] is True  # the line that was cut off is reported
    assert sorted(r.game for r in new) == [3, 4, 5, 6, 7]
    assert file.read_bytes().startswith(b"".join(whole[:4]))
    assert timeless(kept_in(file)) == timeless(played)


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = simulate(PLAN, jobs=1, out=file)
    before = file.read_bytes()
    new: list[Result] = []
    assert simulate(PLAN, jobs=1, out=file, resume=True, finished=new.append) == first
    assert new == []
    assert file.read_bytes() == before


def test_a_run_grows(played: list[Result], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulate(replace(PLAN, games=3), jobs=1, out=file)
    new: list[Result] = []
    assert timeless(simulate(PLAN, jobs=1, out=file, resume=True, finished=new.append)) == timeless(played)
    assert [result.game for result in new] == [3, 4, 5, 6, 7]
    again = simulate(PLAN, jobs=1, out=file, resume=True, finished=new.append)
    assert timeless(again) == timeless(played)
    assert len(new) == 5
    refused(file, replace(PLAN, games=4), "made with games 8, but 4 was given")


def test_runs_of_several_machines_are_merged(played: list[Result], tmp_path: Path) -> None:
    files = [tmp_path / f"{k}.jsonl" for k in range(3)]
    for k, file in enumerate(files):
        found = simulate(PLAN, jobs=1, out=file, only=range(k, 8, 3))
        assert [result.game for result in found] == [*range(k, 8, 3)]
    whole, new = tmp_path / "whole.jsonl", list[Result]()
    merged = simulate(PLAN, jobs=1, out=whole, merge=[*files, files[0]], finished=new.append)
    assert new == []
    assert timeless(merged) == timeless(played) == timeless(kept_in(whole))
    rest = simulate(replace(PLAN, games=9), jobs=1, merge=files, finished=new.append)
    assert [result.game for result in new] == [8]
    assert timeless(rest[:8]) == timeless(played)
    with pytest.raises(ludi.LudiError, match="made with seed 3, but 4 was given"):
        simulate(replace(PLAN, seed=4), jobs=1, merge=files)
    with pytest.raises(ludi.LudiError, match=r"none\.jsonl cannot be read"):
        simulate(PLAN, jobs=1, merge=[tmp_path / "none.jsonl"])


@pytest.mark.soak
@pytest.mark.parametrize("plan", [replace(PLAN, games=200), Plan("roma", ("tiro", "random"), 2, seed=2)])
def test_an_executor_plays_the_same_games_and_stays_open(plan: Plan, tmp_path: Path) -> None:
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        found = simulate(plan, executor=pool, out=tmp_path / "games.jsonl")
        assert timeless(found) == timeless(simulate(plan, jobs=1))
        assert logs(found) == logs(simulate(plan, jobs=1))
        assert pool.submit(int, "7").result() == 7
    assert timeless(kept_in(tmp_path / "games.jsonl")) == timeless(found)


def test_an_executor_that_breaks_is_said_and_what_was_finished_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
    killed: list[Any] = []

    def kill(_: Result) -> None:
        killed.extend([pool.submit(os._exit, 3)] if not killed else [])

    with pytest.raises(ludi.LudiError, match=r"the executor broke: .* what is finished is kept"):
        simulate(replace(PLAN, games=100_000), jobs=1, executor=pool, out=file, finished=kill)
    pool.shutdown()
    assert len(kept_in(file)) >= 500


@pytest.mark.parametrize("cut", [0, 1, 30])
def test_a_file_that_was_cut_off_in_its_header_begins_anew(cut: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulate(replace(PLAN, games=1), jobs=1, out=file)
    whole = file.read_bytes()
    file.write_bytes(whole[:cut])
    assert len(simulate(replace(PLAN, games=1), jobs=1, out=file, resume=True)) == 1
    assert file.read_bytes().splitlines()[0] == whole.splitlines()[0]
    assert len(file.read_bytes().splitlines()) == 2


OTHERS: dict[str, tuple[Plan, str]] = {
    "games": (replace(PLAN, games=7), "made with games 8, but 7 was given"),
    "seed": (replace(PLAN, seed=5), "made with seed 3, but 5 was given"),
    "bots": (replace(PLAN, bots=("random", "greedy")), "made with bots random, random, but"),
    "ms": (replace(PLAN, ms=50), "made with ms none, but 50 was given"),
    "options": (replace(PLAN, options={"max_turns": 7}), "made with options "),
}


@pytest.fixture
def file(played: list[Result], tmp_path: Path) -> Path:
    """The file of PLAN after three games."""
    path = tmp_path / "games.jsonl"
    header = {"ludi-lab": 1, "version": ludi.__version__, **PLAN.as_dict()}
    path.write_text("".join(json.dumps(row) + "\n" for row in (header, *(r.line() for r in played[:3]))))
    return path


def refused(file: Path, plan: Plan, said: str, resume: bool = True) -> None:
    before = file.read_bytes()
    with pytest.raises(ludi.LudiError) as error:
        simulate(plan, jobs=1, out=file, resume=resume)
    assert said in str(error.value)
    assert str(file) in str(error.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize("what", OTHERS)
def test_going_on_with_something_else_is_refused(what: str, file: Path) -> None:
    plan, said = OTHERS[what]
    refused(file, plan, said)


def test_a_file_is_not_overwritten(file: Path) -> None:
    refused(file, PLAN, "is there already; resume it with --resume", resume=False)


@pytest.mark.parametrize("foreign", ["My thesis, chapter one", "a\nb\nc\n", '{"a": 1}\n', "\n", "[]\n", "\udcff"])
def test_a_foreign_file_is_left_alone(foreign: str, tmp_path: Path) -> None:
    file = tmp_path / "thesis.txt"
    file.write_bytes(foreign.encode(errors="surrogateescape"))
    refused(file, PLAN, "line 1: this is not a file of a simulation")


def damage(row: str, change: Callable[[dict[str, Any]], Any]) -> str:
    data = json.loads(row)
    change(data)
    return json.dumps(data)


WRONG: dict[str, Callable[[str], str]] = {
    "no JSON": lambda row: row[5:],
    "a field less": lambda row: damage(row, lambda d: d.pop("ranks")),
    "a field more": lambda row: damage(row, lambda d: d.update(cheat=1)),
    "a place less": lambda row: damage(row, lambda d: d["ranks"].pop()),
    "a seat less": lambda row: damage(row, lambda d: [d[name].pop() for name in ("seats", "scores", "ranks")]),
    "somebody else's seat": lambda row: damage(row, lambda d: d.update(seats=["caesar", "caesar"])),
    "nobody in the first place": lambda row: damage(row, lambda d: d.update(ranks=[1, 1])),
    "words for numbers": lambda row: damage(row, lambda d: d.update(turns="many")),
    "a game that was not asked for": lambda row: damage(row, lambda d: d.update(game=8)),
    "a game twice": lambda row: damage(row, lambda d: d.update(game=0)),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_damaged_line_is_named(what: str, file: Path) -> None:
    rows = file.read_text().splitlines()
    rows[2] = WRONG[what](rows[2])
    file.write_text("".join(row + "\n" for row in rows))
    refused(file, PLAN, "line 3")


def test_two_runs_do_not_write_one_file(file: Path) -> None:
    import fcntl

    with file.open("rb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        refused(file, PLAN, "is being written by another run")


def test_places_that_cannot_be_written_are_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ludi.LudiError, match=r"x\.jsonl cannot be written: .*file is not a folder"):
        simulate(PLAN, jobs=1, out=tmp_path / "file" / "x.jsonl")
    with pytest.raises(ludi.LudiError, match=r"file was given, which is not a folder"):
        simulate(PLAN, jobs=1, records=tmp_path / "file")
    with pytest.raises(ludi.LudiError, match="cannot be written: it is a folder"):
        simulate(PLAN, jobs=1, out=tmp_path)


def test_every_game_leaves_its_record(played: list[Result], tmp_path: Path) -> None:
    simulate(PLAN, jobs=2, records=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [f.name for f in files] == [f"game-{i:06d}.jsonl" for i in range(8)]
    for file, result in zip(files, played, strict=True):
        record = ludi.Record.load(file)
        assert tuple(record.actions) == result.actions
        assert record.note == {"seed": 3, "game": result.game}
    with pytest.raises(ludi.LudiError, match=r"game-\d+\.jsonl is there already"):
        simulate(PLAN, jobs=1, records=tmp_path)


WRONG_PLANS: dict[str, tuple[Callable[[], Plan], str]] = {
    "no games": (lambda: replace(PLAN, games=0), "games: 0 was given, 1 or more is accepted"),
    "a level that is none": (lambda: replace(PLAN, bots=("random", "cato")), "bot: 'cato' was given, random, greedy"),
    "three seats": (lambda: replace(PLAN, bots=("random",) * 3), "players: 3 was given, roma is for 2"),
    "no bots": (lambda: replace(PLAN, bots=()), "bots: none was given"),
    "no time": (lambda: replace(PLAN, ms=0), "ms: 0 was given"),
    "a title that is none": (lambda: replace(PLAN, title="chess"), "there is no game 'chess'"),
    "an option that is none": (lambda: replace(PLAN, options={"x": 1}), "option 'x' is unknown"),
}


@pytest.mark.parametrize("what", WRONG_PLANS)
def test_a_plan_that_cannot_be_played_is_refused(what: str) -> None:
    make, said = WRONG_PLANS[what]
    with pytest.raises(ludi.LudiError) as error:
        make()
    assert said in str(error.value)


@pytest.mark.parametrize("jobs", [0, 1.5, "2"])
def test_no_processes_and_no_half_ones_are_refused(jobs: Any) -> None:
    said = f"jobs: {jobs!r} was given, a whole number from 1 is accepted"
    with pytest.raises(ludi.BadOption, match=re.escape(said)):
        simulate(PLAN, jobs=jobs)


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_stopped_keeps_what_was_finished_and_hears_the_signal_as_before(
    stop: signal.Signals, tmp_path: Path
) -> None:
    file, before = tmp_path / "games.jsonl", signal.getsignal(stop)
    plan = replace(PLAN, games=50_000)
    with pytest.raises(KeyboardInterrupt):
        simulate(plan, jobs=1, out=file, finished=lambda _: os.kill(os.getpid(), stop))
    assert 1 <= len(file.read_text().splitlines()[1:]) < plan.games
    assert signal.getsignal(stop) is before


def test_a_worker_that_is_killed_is_said_and_what_was_finished_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    plan = replace(PLAN, games=50_000)
    before = children(os.getpid())
    killed: list[int] = []

    def kill(_: Result) -> None:
        if not killed:
            killed.append(min(children(os.getpid()) - before))
            os.kill(killed[0], signal.SIGKILL)

    with pytest.raises(
        ludi.LudiError, match=r"a worker process ended on its own \(status -9\); what is finished is kept"
    ):
        simulate(plan, jobs=2, out=file, finished=kill)
    assert children(os.getpid()) == before
    rows = file.read_text().splitlines()[1:]
    assert len(rows) >= 1
    assert all(json.loads(row)["seats"] == ["random", "random"] for row in rows)


@pytest.mark.soak
def test_an_error_of_the_caller_ends_the_workers() -> None:
    before = children(os.getpid())

    def fail(_: Result) -> None:
        raise RuntimeError("the caller's own")

    with pytest.raises(RuntimeError, match="the caller's own"):
        simulate(replace(PLAN, games=5000), jobs=2, finished=fail)
    assert children(os.getpid()) == before


def test_it_runs_in_a_thread_too(played: list[Result]) -> None:
    found: list[list[Result]] = []
    thread = threading.Thread(target=lambda: found.append(simulate(PLAN, jobs=1)))
    thread.start()
    thread.join()
    assert timeless(found[0]) == timeless(played)


def test_what_goes_wrong_in_a_process_is_told_with_the_games(tmp_path: Path) -> None:
    net = shipped("roma")
    assert net is not None
    net.save(tmp_path / "net.json")
    plan = Plan("roma", (f"consul:{tmp_path / 'net.json'}", "random"), 2)
    (tmp_path / "net.json").write_text("{}")
    with pytest.raises(ludi.LudiError, match=r"^game [01]: .*net\.json"):
        simulate(plan, jobs=1)
