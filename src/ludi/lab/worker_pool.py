"""Worker processes: games of a plan side by side; compiling ahead."""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import IO, Any

from ludi.kernel.errors import LudiError
from ludi.kernel.messages import Message, Param
from ludi.lab.match import pieces
from ludi.lab.plan import Plan, Result

Warming = Callable[[int, int], None]


@dataclass(frozen=True)
class Failure:
    """Why a worker cannot go on."""

    why: Message


class WorkerPool:
    """Some processes at work on the given games of a plan.

    They are nobody's foreground: Ctrl-C reaches this process alone, and they end when it does. The first one compiles
    what is not compiled yet, and only then the others start.
    """

    def __init__(self, plan: Plan, games: list[int], jobs: int, warming: Warming | None = None) -> None:
        self._plan, self._left, self._warming = plan, pieces(plan, games), warming
        self._size = len(games)
        self._lock = threading.Lock()
        self._done: queue.SimpleQueue[Result | Failure] = queue.SimpleQueue()
        self._processes: list[subprocess.Popen[str]] = []
        self._threads: list[threading.Thread] = []
        self._closed = False
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115  # closed in close
        self._jobs = min(jobs, sum(1 for _ in pieces(plan, games)))
        if self._jobs:
            self._hire()

    def _hire(self) -> None:
        with self._lock:
            if self._closed:
                return
            process = _worker(self._errors)
            self._processes.append(process)
            thread = threading.Thread(target=self._attend, args=(process,), daemon=True)
            self._threads.append(thread)
        thread.start()

    def _attend(self, process: subprocess.Popen[str]) -> None:
        """Give one worker some games at a time, and pass on what it says."""
        assert process.stdin is not None
        assert process.stdout is not None
        games: list[int] = []
        try:
            _tell(process.stdin, self._plan.as_dict())
            for line in process.stdout:
                heard = json.loads(line)
                if "failed" in heard:
                    self._done.put(Failure(Message("lab-failed", {"games": named(games), "why": heard["failed"]})))
                    return
                if "compiled" in heard:
                    if self._warming is not None:
                        self._warming(heard["compiled"], heard["total"])
                    continue
                if "ready" in heard:
                    if process is self._processes[0]:
                        for _ in range(self._jobs - 1):
                            self._hire()
                else:
                    for result in heard["results"]:
                        self._done.put(Result.from_dict(result))
                with self._lock:
                    games = next(self._left, [])
                if not games:
                    process.stdin.close()
                    return
                _tell(process.stdin, games)
        except OSError:
            pass  # it is gone: said below
        except ValueError as error:
            self._done.put(Failure(Message("lab-worker-unclear", {"why": str(error)})))
            return
        process.wait()
        status: dict[str, Param] = {"status": str(process.returncode), "last": self._last_words()}
        self._done.put(Failure(Message("lab-worker-gone", {"games": named(games), **status})))

    def _last_words(self) -> str:
        with self._lock:
            if self._closed:
                return ""
            return _last_line(self._errors)

    def results(self, stop: Callable[[], bool]) -> Iterator[Result]:
        """Every game as it is finished; ends early when `stop` says true, with what is finished by then.

        Raises LudiError if a worker fails.
        """
        while self._size and not stop():
            with contextlib.suppress(queue.Empty):
                yield self._take(self._done.get(timeout=0.1))
        for _ in range(self._done.qsize()):  # no more than that: workers may be faster than whoever takes it
            yield self._take(self._done.get())

    def _take(self, found: Result | Failure) -> Result:
        if isinstance(found, Failure):
            raise LudiError(found.why)
        self._size -= 1
        return found

    def close(self) -> None:
        """End the processes."""
        with self._lock:
            self._closed = True
            for process in self._processes:
                process.kill()
        for thread in self._threads:
            thread.join()
        for process in self._processes:
            process.wait()
            _close(process)
        self._errors.close()


def named(games: list[int]) -> Message:
    """Some games by their numbers."""
    ends = (str(games[0]), str(games[-1])) if games else ("", "")
    return Message("lab-games", {"n": len(games), "first": ends[0], "last": ends[1]})


def compile_ahead(title: str, warming: Warming | None = None) -> float:
    """Compile a game in a process of its own, which Ctrl-C can end at any moment; the seconds it took.

    Raises LudiError if the process fails.
    """
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as errors:
        process = _worker(errors)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            _tell(process.stdin, {"compile": title})
            for line in process.stdout:
                heard = json.loads(line)
                if "seconds" in heard:
                    return float(heard["seconds"])
                if "failed" in heard:
                    raise uncompiled(title, str(heard["failed"]))
                if warming is not None:
                    warming(heard["compiled"], heard["total"])
            raise uncompiled(title, Message("lab-process-ended", {"last": _last_line(errors)}))
        finally:
            process.kill()
            process.wait()
            _close(process)


def _worker(errors: IO[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "ludi.lab.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
        encoding="utf-8",
        process_group=0,
    )


def _last_line(errors: IO[str]) -> str:
    errors.seek(0)
    said = errors.read().strip().splitlines()
    return f": {said[-1]}" if said else ""


def uncompiled(title: str, why: Param) -> LudiError:
    """The complaint about a title that a process did not compile."""
    return LudiError(Message("lab-uncompiled", {"title": title, "why": why}))


def _close(process: subprocess.Popen[str]) -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()


def _tell(pipe: IO[str], what: Any) -> None:
    pipe.write(json.dumps(what) + "\n")
    pipe.flush()
