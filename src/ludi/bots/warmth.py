"""What is warm in this process: whether the compiled code that a title's levels need was loaded, and loading it.

Where the wasm home has all that they need, nobody waits, and nothing is compiled unless it is asked for; what was
compiled before is loaded once a title has been thought about for so long that it is worth it. Bots, hints, the
laboratory and the benchmarks ask here; nothing else keeps account of it.
"""

from __future__ import annotations

import contextlib
import hashlib
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from ludi.bots.levels import level_of, levels_of, needs_code
from ludi.bots.protocol import Level
from ludi.kernel.game import Game
from ludi.kernel.home import cache_root, folder, has_numba
from ludi.kernel.sources import SOURCE
from ludi.kernel.titles import TITLES, family
from ludi.kernel.wasm.described import why_not

Progress = Callable[[int, int], None]  # functions compiled, and how many there are; 0 and 0: nothing to be compiled yet
PATIENCE = 900.0  # seconds
SAY_EVERY = 0.5  # seconds
WORTH_LOADING = 10.0  # seconds of thinking in the wasm home; loading takes one or two, and the memory of Numba

_warm: set[str] = set()  # families: options do not change what is compiled
_starting, _loading = threading.Lock(), threading.RLock()


@dataclass
class Load:
    """A title that is being loaded beside the questions, and what went wrong."""

    done: int = 0
    total: int = 0
    error: str = ""


_loads: dict[str, Load] = {}
_thought: dict[str, float] = {}  # seconds in the wasm home, by family


def is_warm(title: str) -> bool:
    """Whether all that the levels need for a title was loaded."""
    return family(title) in _warm


def warm_titles() -> list[str]:
    """The titles that are warm."""
    return [title for title in TITLES if is_warm(title)]


def has_code(level: Level, game: Game) -> bool:
    """Whether a level has its compiled code now: loaded, or in the wasm home."""
    return is_warm(game.title) or (level.in_wasm and game.has_wasm)


def at_hand(game: Game) -> bool:
    """Whether every level of a title has."""
    return all(has_code(level, game) for level in levels_of(game.title).values())


def waits(level: str, title: str, ms: float | None = None) -> bool:
    """Whether a process that has loaded nothing has to compile or load before a level has its full strength."""
    return needs_code(level, title, ms) and not (level_of(level, title).in_wasm and not why_not(title))


def warm(game: Game, progress: Progress | None = None) -> float:
    """Compile or load it; the seconds it took. Nothing happens without Numba."""
    began = time.perf_counter()
    if has_numba() and not is_warm(game.title):
        with _loading, only_compiler(game.title):
            game.warm(progress)
            for level in {type(level): level for level in levels_of(game.title).values()}.values():
                level.warm(game, progress)
            _warm.add(family(game.title))
    return time.perf_counter() - began


def begin(game: Game) -> Load:
    """Load it in a thread of its own, once, where the levels do not have all that they need in the wasm home."""
    with _starting:
        if game.title not in _loads:
            _loads[game.title] = Load()
            if not at_hand(game):
                _load_beside(game)
        return _loads[game.title]


def thought(game: Game, home: str, seconds: float) -> None:
    """Count the time that was thought in the wasm home; once it is long enough, load what was compiled before."""
    if home != "wasm":
        return
    with _starting:
        before = _thought.get(family(game.title), 0.0)
        _thought[family(game.title)] = now = before + seconds
        if before < WORTH_LOADING <= now and is_compiled(game.title):
            _load_beside(game)


def _load_beside(game: Game) -> None:
    load = _loads.setdefault(game.title, Load())
    if has_numba() and not is_warm(game.title):
        threading.Thread(target=_load, args=(game, load), daemon=True).start()


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
    """Load it and wait for that, but where it is at hand; whether it is there.

    It is not without Numba, if it failed, took too long or was stopped.
    """
    load, until, next_word = begin(game), time.monotonic() + seconds, 0.0
    if at_hand(game):
        return True
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
    if is_compiled(title):
        yield
        return
    everything = all_compiled(title)
    lock = f"{everything.parent.name}-{everything.name.removeprefix('compiled-')}.lock"
    with (cache_root() / lock).open("ab") as file:
        with contextlib.suppress(ImportError, OSError):  # no locks here: compiled twice, nothing worse
            from filelock import lock_descriptor

            lock_descriptor(file.fileno())
        yield
    with contextlib.suppress(OSError):
        everything.parent.mkdir(parents=True, exist_ok=True)
        everything.touch()


def is_compiled(title: str) -> bool:
    """Whether a process compiled all of it before, so that loading takes little."""
    return has_numba() and all_compiled(title).exists()


def all_compiled(title: str) -> Path:
    """The file that says so."""
    here = hashlib.blake2b(str(SOURCE).encode(), digest_size=8).hexdigest()
    return folder(title) / f"compiled-{here}"
