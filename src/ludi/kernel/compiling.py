"""Telling how far the compilation of the fast home is."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from .home import compiled_functions, has_numba


@contextlib.contextmanager
def compile_progress(title: str, progress: Callable[[int, int], None] | None) -> Iterator[None]:
    """Count the functions that are compiled meanwhile."""
    if progress is None or not has_numba():
        yield
        return
    from numba.core import event

    report, total, done = progress, 4 * compiled_functions(title) // 3, 0  # some are compiled for several types

    class Counter(event.Listener):  # type: ignore[misc,unused-ignore]
        def on_start(self, _: event.Event) -> None:
            """Only what is finished counts."""

        def on_end(self, _: event.Event) -> None:
            nonlocal done
            done += 1
            report(min(done, total), total)

    with event.install_listener("numba:compile", Counter()):
        yield
    if done:
        report(total, total)
