"""Tasks side by side: in this process, in processes of this machine, or at an executor that is given."""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from ludi.kernel.cores import processors
from ludi.kernel.errors import LudiError
from ludi.kernel.messages import Message
from ludi.kernel.spoken import not_accepted

Task = TypeVar("Task")
Done = TypeVar("Done")
KEPT = Message("lab-worker-ended")
AHEAD = 2  # tasks for each process that wait for it


def spread(
    work: Callable[[Task], Done],
    tasks: Iterable[Task],
    *,
    jobs: int | None = None,
    executor: Executor | None = None,
    environment: Mapping[str, str] | None = None,
    stop: Callable[[], bool] = bool,
    broken: Message = KEPT,
) -> Iterator[Done]:
    """What `work` (a function of a module) makes of each task, as it is ready; only a few are taken ahead.

    jobs: processes; 1 is this one, None as many as there are processors. executor: in their place, left open.
    environment: of the processes. stop: ends it early. Processes end with this generator, and with this process.
    Raises LudiError if a process ends on its own, which says `broken`, or the executor breaks, and what `work` raises.
    """
    jobs = checked_jobs(jobs)
    if executor is not None:
        try:
            yield from _submitted(executor, work, tasks, AHEAD * max(jobs, processors()), stop)
        except BrokenExecutor as error:
            raise LudiError(Message("lab-executor-broke", {"why": str(error)})) from None
    elif jobs == 1 and not environment:
        yield from itertools.takewhile(lambda _: not stop(), map(work, tasks))
    else:
        before = {*multiprocessing.active_children()}
        pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin, (dict(environment or {}),))
        try:
            yield from _submitted(pool, work, tasks, AHEAD * jobs, stop)
        except BrokenProcessPool:
            raise LudiError(broken) from None
        finally:
            for process in {*multiprocessing.active_children()} - before:
                process.kill()
            pool.shutdown(cancel_futures=True)


def checked_jobs(jobs: int | None) -> int:
    """How many processes. Raises BadOption for none, or for half of one."""
    if jobs is None:
        return processors()
    if not isinstance(jobs, int) or jobs < 1:
        raise not_accepted("jobs", jobs, Message("given-whole-from", {"low": "1"}))
    return jobs


def _submitted(
    pool: Executor, work: Callable[[Task], Done], tasks: Iterable[Task], most: int, stop: Callable[[], bool]
) -> Iterator[Done]:
    ahead, waiting = iter(tasks), set[Future[Done]]()
    try:
        while not stop():
            for task in itertools.islice(ahead, most - len(waiting)):
                with _deaf():
                    waiting.add(pool.submit(work, task))
            if not waiting:
                return
            ready, waiting = wait(waiting, timeout=0.1, return_when=FIRST_COMPLETED)
            for future in ready:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """Processes that start meanwhile never hear Ctrl-C; this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(environment: dict[str, str]) -> None:
    """A process that ends with its parent, whatever it is doing."""
    os.environ.update(environment)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
