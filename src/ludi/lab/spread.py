"""Tasks side by side: in this process, in processes of this machine, or at an executor that is given."""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import os
import signal
import sys
import threading
import time
import types
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.queues import SimpleQueue
from typing import Any, TypeVar

from ludi.kernel.cores import processors
from ludi.kernel.errors import LudiError
from ludi.kernel.messages import Message
from ludi.kernel.spoken import not_accepted

Task = TypeVar("Task")
Done = TypeVar("Done")
AHEAD = 2  # tasks for each process that wait for it
LATEST = 5.0  # seconds in which the processes of a broken pool are expected to end

_to_parent: SimpleQueue[Any] | None = None  # of a process that works for another


def spread(
    work: Callable[[Task], Done],
    tasks: Iterable[Task],
    *,
    jobs: int | None = None,
    executor: Executor | None = None,
    environment: Mapping[str, str] | None = None,
    stop: Callable[[], bool] = bool,
    broken: str = "lab-worker-ended",
    apart: bool = False,
    heard: Callable[..., None] | None = None,
) -> Generator[Done, None, None]:
    """What `work` (a function of a module) makes of each task, as it is ready; only a few are taken ahead.

    jobs: processes; 1 is this one, None as many as there are processors. executor: in their place, left open.
    environment: of the processes. stop: ends it early. apart: not even a single job is done by this process. heard:
    gets what `work` tells (`tell`) in processes of this machine. Processes end with this generator, and with this
    process; they never hear Ctrl-C. Raises LudiError if a process ends on its own, which says `broken` with its
    status, or the executor breaks, and what `work` raises.
    """
    jobs = checked_jobs(jobs)
    if executor is not None:
        try:
            yield from _submitted(executor, work, tasks, AHEAD * max(jobs, processors()), stop)
        except BrokenExecutor as error:
            raise LudiError(Message("lab-executor-broke", {"why": str(error)})) from None
    elif jobs == 1 and not environment and not apart:
        yield from itertools.takewhile(lambda _: not stop(), map(work, tasks))
    else:
        pool = _Pool(jobs, dict(environment or {}), heard)
        try:
            yield from _submitted(pool, work, tasks, AHEAD * jobs, stop, pool.listen)
        except BrokenProcessPool:
            raise LudiError(Message(broken, {"status": pool.status()})) from None
        finally:
            pool.close()


def tell(*said: Any) -> None:
    """From `work`, in a process that works for another: say something to it meanwhile; elsewhere nobody listens."""
    if _to_parent is not None:
        _to_parent.put(said)


def checked_jobs(jobs: int | None) -> int:
    """How many processes. Raises BadOption for none, or for half of one."""
    if jobs is None:
        return processors()
    if not isinstance(jobs, int) or jobs < 1:
        raise not_accepted("jobs", jobs, Message("given-whole-from", {"low": "1"}))
    return jobs


class _Pool(ProcessPoolExecutor):
    """Processes that begin when there is work for them; the script that this process runs is not theirs."""

    def __init__(self, jobs: int, environment: dict[str, str], heard: Callable[..., None] | None) -> None:
        context = multiprocessing.get_context("spawn")
        self._told: SimpleQueue[Any] = context.SimpleQueue()
        self._heard = heard
        self._before = {*multiprocessing.active_children()}
        self._mine: set[multiprocessing.process.BaseProcess] = set()
        super().__init__(jobs, context, _begin, (environment, self._told))

    def submit(self, fn: Callable[..., Done], /, *args: Any, **kwargs: Any) -> Future[Done]:
        """As the executor has it."""
        with _deaf(), _without_script():
            future = super().submit(fn, *args, **kwargs)
        self._mine |= {*multiprocessing.active_children()} - self._before
        return future

    def listen(self) -> None:
        """Pass on what the processes have told."""
        while not self._told.empty():
            said = self._told.get()
            if self._heard is not None:
                self._heard(*said)

    def status(self) -> str:
        """With which status the first process ended; the others are terminated then."""
        end = time.monotonic() + LATEST
        while any(process.exitcode is None for process in self._mine) and time.monotonic() < end:
            time.sleep(0.01)  # they are waited for in another thread
        codes = {process.exitcode for process in self._mine} - {None, 0}
        return str(next(iter(codes - {-signal.SIGTERM} or codes), "?"))

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        for process in {*multiprocessing.active_children()} - self._before:
            process.kill()
        self.shutdown(cancel_futures=True)
        self._told.close()


def _submitted(
    pool: Executor,
    work: Callable[[Task], Done],
    tasks: Iterable[Task],
    most: int,
    stop: Callable[[], bool],
    listen: Callable[[], None] = lambda: None,
) -> Iterator[Done]:
    ahead, waiting = iter(tasks), list[Future[Done]]()
    try:
        while not stop():
            for task in itertools.islice(ahead, most - len(waiting)):
                waiting.append(pool.submit(work, task))
            if not waiting:
                return
            wait(waiting, timeout=0.1, return_when=FIRST_COMPLETED)
            listen()
            ready = [future for future in waiting if future.done()]  # in the order of the tasks
            waiting = [future for future in waiting if future not in ready]
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


@contextlib.contextmanager
def _without_script() -> Iterator[None]:
    """Processes that start meanwhile do not import the script that runs here: it may start them at its first level."""
    script = sys.modules["__main__"]
    sys.modules["__main__"] = types.ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


def _begin(environment: dict[str, str], to_parent: SimpleQueue[Any]) -> None:
    """A process that ends with its parent, whatever it is doing."""
    global _to_parent
    _to_parent = to_parent
    os.environ.update(environment)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
