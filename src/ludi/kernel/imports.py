"""Modules whose own `import` statements lead elsewhere: the other homes of a game."""

from __future__ import annotations

import builtins
import types
from collections.abc import Callable, Mapping, Sequence


def redirect(module: types.ModuleType, rename: Callable[[str], str]) -> None:
    """Let every absolute import of a module, which is yet to run, find what `rename` makes of the name."""

    def import_(
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> types.ModuleType:
        return builtins.__import__(name if level else rename(name), globals, locals, fromlist or (), level)

    module.__dict__["__builtins__"] = dict(vars(builtins), __import__=import_)
