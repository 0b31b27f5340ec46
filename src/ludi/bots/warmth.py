"""What is warm in this process: whether the compiled code that a title's levels need was loaded, and loading it.

Bots, hints, the laboratory and the benchmarks ask here; nothing else keeps account of it.
"""

from __future__ import annotations

import contextlib
import hashlib
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import IO

from ludi.bots import advised, ahead
from ludi.bots.advised import Advised
from ludi.bots.ahead import Ahead
from ludi.bots.levels import WAYS
from ludi.games import TITLES
from ludi.kernel.engine import Engine
from ludi.kernel.game import Game, make
from ludi.kernel.home import SOURCE, cache_root, folder, has_numba

Progress = Callable[[int, int], None]  # functions compiled, and how many there are; 0 and 0: nothing to be compiled yet
PATIENCE = 900.0  # seconds
SAY_EVERY = 0.5  # seconds

_starting, _loading = threading.Lock(), threading.RLock()


@dataclass
class Load:
    """A title that is being loaded beside the questions, and what went wrong."""

    done: int = 0
    total: int = 0
    error: str = ""


_loads: dict[str, Load] = {}


def at_home(title: str) -> bool:
    """Whether the fast home of a title was loaded."""
    return has_numba() and _fast(title).ready


@cache
def _fast(title: str) -> Engine:
    return make(title).fast


def is_warm(title: str) -> bool:
    """Whether all that the levels need for a title was loaded."""
    ways = WAYS.get(title, {}).values()
    solved = not any(isinstance(way, Advised) for way in ways) or advised.ready()
    return at_home(title) and solved and (not any(isinstance(way, Ahead) for way in ways) or ahead.ready(title))


def warm_titles() -> list[str]:
    """The titles that are warm."""
    return [title for title in TITLES if is_warm(title)]


def warm(game: Game, progress: Progress | None = None) -> float:
    """Compile or load it; the seconds it took. Nothing happens without Numba."""
    began = time.perf_counter()
    if has_numba() and not is_warm(game.title):
        with _loading, only_compiler(game.title):
            ways = WAYS.get(game.title, {}).values()
            game.warm(progress)
            if any(isinstance(way, Advised) for way in ways):
                advised.warm(progress)
            if any(isinstance(way, Ahead) for way in ways):
                ahead.warm(game, progress)
    return time.perf_counter() - began


def begin(game: Game) -> Load:
    """Load it in a thread of its own, once."""
    with _starting:
        if game.title not in _loads:
            _loads[game.title] = load = Load()
            if has_numba() and not is_warm(game.title):
                threading.Thread(target=_load, args=(game, load), daemon=True).start()
        return _loads[game.title]


def _load(game: Game, load: Load) -> None:
    def progress(done: int, total: int) -> None:
        load.done, load.total = done, total

    try:
        warm(game, progress)
    except Exception as error:  # it is said, and the process lives on without it
        load.error = f"{type(error).__name__}: {error}"


def wait(
    game: Game,
    said: Progress | None = None,
    stop: Callable[[], bool] | None = None,
    *,
    seconds: float = PATIENCE,
) -> bool:
    """Load it and wait for that; whether it is warm: not without Numba, if it failed, took too long or was stopped."""
    load, until, next_word = begin(game), time.monotonic() + seconds, 0.0
    while has_numba() and not is_warm(game.title) and not load.error:
        now = time.monotonic()
        if now > until or (stop is not None and stop()):
            return False
        if said is not None and now >= next_word:
            said(load.done, load.total)
            next_word = now + SAY_EVERY
        time.sleep(0.02)
    return is_warm(game.title)


@contextlib.contextmanager
def only_compiler(title: str) -> Iterator[None]:
    """Keep other processes from compiling the same code meanwhile; what was compiled once, all load side by side.

    The same code at another place is compiled anew: Numba keeps what it made by the path of the file.
    """
    here = hashlib.blake2b(str(SOURCE).encode(), digest_size=8).hexdigest()
    everything = folder(title) / f"compiled-{here}"
    if everything.exists():
        yield
        return
    with (cache_root() / f"{folder(title).name}-{here}.lock").open("ab") as file:
        with contextlib.suppress(OSError):  # a folder of a system without locks: compiled twice, nothing worse
            take(file)
        yield
    with contextlib.suppress(OSError):
        everything.parent.mkdir(parents=True, exist_ok=True)
        everything.touch()


def take(file: IO[bytes]) -> None:
    """Wait for the lock of a file; its end is that of the file. Raises OSError."""
    try:
        import fcntl
    except ImportError:
        return
    fcntl.flock(file, fcntl.LOCK_EX)
