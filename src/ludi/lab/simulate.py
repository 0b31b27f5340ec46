"""Many games of bots against bots: several processes, kept as they finish, to be interrupted and resumed."""

from __future__ import annotations

import contextlib
import functools
import itertools
import signal
import threading
from collections.abc import Callable, Container, Iterable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from types import FrameType

from ludi.kernel.errors import LudiError
from ludi.kernel.files import unwritten
from ludi.kernel.messages import Message
from ludi.kernel.record import Record
from ludi.kernel.spoken import reason
from ludi.lab.ahead import Warming
from ludi.lab.match import pieces, play_some, warm
from ludi.lab.plan import Plan, Result
from ludi.lab.results import ResultFile, read
from ludi.lab.spread import checked_jobs, spread, tell

STOPS = (signal.SIGINT, signal.SIGTERM)


def simulate(
    plan: Plan,
    *,
    jobs: int | None = None,
    out: str | Path | None = None,
    resume: bool = False,
    records: str | Path | None = None,
    merge: Iterable[str | Path] = (),
    only: Container[int] | None = None,
    executor: Executor | None = None,
    started: Callable[[list[Result], bool], None] | None = None,
    warming: Warming | None = None,
    finished: Callable[[Result], None] | None = None,
) -> list[Result]:
    """Play a plan in `jobs` processes (as many as there are processors); the results in the order of the games.

    out: a file that gets a line per game as it ends; with `resume` the games in it are not played again, and a plan of
    more games goes on with it. records: a folder that gets the record of each game. merge: files of the same plan,
    whose games count as played. only: the games to play here, by number; other machines may play the rest.
    executor: plays in its own processes, as concurrent.futures have it (that of Dask too), and stays open; it is given
    work for about `jobs` of them. Called meanwhile: `started` with the games that were there and whether a line that
    was cut off was dropped, `warming` with the functions compiled and how many there are, `finished` with each result.
    Ctrl-C ends the workers, keeps what is finished and raises KeyboardInterrupt.
    Raises LudiError for files that are in the way, made for another plan or not writable, or if a worker fails.
    """
    jobs = checked_jobs(jobs)
    merged = [result for path in merge for result in read(path, plan)]
    folder = None if records is None else _folder(Path(records), resume)
    with interruptible() as interrupted, contextlib.ExitStack() as stack:
        file = None
        if out is not None:
            file = ResultFile(out, plan, resume)
            stack.callback(file.close)
        done = {result.game: result for result in (file.found if file else ())}
        for result in merged:
            if result.game not in done:
                done[result.game] = result
                if file is not None:
                    file.add(result)
        if started is not None:
            started(list(done.values()), file is not None and file.dropped)
        left = [i for i in range(plan.games) if i not in done and (only is None or i in only)]
        work = functools.partial(_play_apart, plan)
        parts = spread(
            work, pieces(plan, left), jobs=jobs, executor=executor, stop=interrupted, apart=True, heard=warming
        )
        for result in itertools.chain.from_iterable(stack.enter_context(contextlib.closing(parts))):
            if folder is not None:
                _record(plan, result).save(folder / f"game-{result.game:06d}.jsonl")
            if file is not None:
                file.add(result)
            done[result.game] = result
            if finished is not None:
                finished(result)
    return [done[i] for i in sorted(done)]


def _play_apart(plan: Plan, games: list[int]) -> list[Result]:
    """Some games in a process of their own, which loads compiled code first. Raises LudiError that says which games."""
    try:
        warm(plan, tell)
        return play_some(plan, games)
    except Exception as error:
        why = error.sentence if isinstance(error, LudiError) else f"{type(error).__name__}: {error}"
        numbers = {"n": len(games), "first": str(games[0]), "last": str(games[-1])}
        raise LudiError(Message("lab-failed", {"games": Message("lab-games", numbers), "why": why})) from None


@contextlib.contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Ctrl-C, or SIGTERM, is noted, not raised, until the end: then it is KeyboardInterrupt. Yields whether it came."""
    came = threading.Event()

    def note(_: int, __: FrameType | None) -> None:
        came.set()

    mine = threading.current_thread() is threading.main_thread()
    before = {each: signal.signal(each, note) for each in STOPS} if mine else {}
    try:
        yield came.is_set
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
    if came.is_set():
        raise KeyboardInterrupt


def _record(plan: Plan, result: Result) -> Record:
    note = {"seed": plan.seed, "game": result.game}
    players = [plan.names[b] for b in plan.seating(result.game)]
    return Record(plan.game, result.actions, players=players, note=note)


def _folder(folder: Path, resume: bool) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = next(folder.glob("game-*.jsonl"), None)
    except FileExistsError:
        raise LudiError(Message("given-is-no-folder", {"at": "records", "folder": str(folder)})) from None
    except OSError as error:
        raise unwritten(folder, reason(error)) from None
    if there is not None and not resume:
        raise LudiError(Message("lab-records-there", {"file": str(there)}))
    return folder
