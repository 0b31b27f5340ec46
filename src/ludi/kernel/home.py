"""One source, two homes.

The plain home is the package `ludi` as it stands, with nothing special about it. The fast home is a second import of
the same files under the name `ludi_fast`, every function compiled by Numba. An algorithm stands once in `algorithms/`
and says `from .rules import ...`; it is imported as a module of each game: `ludi.games.roma.ismcts`,
`ludi_fast.games.roma.ismcts`. So is `state`, generated from the schema.
"""

from __future__ import annotations

import atexit
import hashlib
import importlib.machinery
import importlib.util
import os
import shutil
import sys
import tempfile
import types
import warnings
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from .facts import own_facts
from .imports import redirect
from .sources import SOURCE, sources
from .titles import family

BOTH_HOMES = ("ludi.kernel.frames", "ludi.kernel.rng", "ludi.kernel.shares")  # besides the games and the algorithms


@cache
def cache_root() -> Path:
    """Where generated and compiled code is kept: $LUDI_CACHE, else the user's cache folder, else a temporary one."""
    given = os.environ.get("LUDI_CACHE")
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    root = Path(given) if given else home / "ludi"
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            pass
    except OSError as error:
        warnings.warn(
            f"{root} cannot be written ({error.strerror}); compiled code is kept for this run only", stacklevel=2
        )
        root = Path(tempfile.mkdtemp(prefix="ludi-"))
        atexit.register(shutil.rmtree, root, ignore_errors=True)
        os.environ["LUDI_CACHE"] = str(root)  # the processes that this one starts share it
    return root


@cache
def folder(title: str) -> Path:
    """A game's own cache folder, named by everything its machine code is made of, data files too.

    One folder for two games would mix them up: Numba tells functions apart by file and argument types only.
    """
    from importlib.metadata import version

    title, own = family(title), own_facts(title)
    flags = os.environ.get("NUMBA_BOUNDSCHECK", "")
    h = hashlib.blake2b(digest_size=8)
    h.update(f"{title} {sys.version} {flags} {version('numba')}{own}".encode())
    for file in sources(title):
        h.update(file.name.encode() + b"\0" + file.read_bytes())
    return cache_root() / f"{title}-{h.hexdigest()}"


@cache
def state_file(title: str) -> Path:
    """The generated module `state_ops` of a game, a real file so that tracebacks and Numba's cache find it."""
    from .schema import source

    text = source(importlib.import_module(f"ludi.games.{title}.state").State)
    name = f"{title}-state-ops-{hashlib.blake2b(text.encode(), digest_size=8).hexdigest()}"
    file = cache_root() / name / "state_ops.py"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(f"state_ops-{os.getpid()}.part")
        part.write_text(text)
        part.replace(file)
    return file


def _in_fast_home(name: str) -> str:
    """What runs in both homes is taken from the fast one."""
    return "ludi_fast" + name[4:] if name in BOTH_HOMES else name


class _Fast(importlib.machinery.SourceFileLoader):
    """Compiles every function of a module; only those in its `__all__` that an algorithm offers can be called here."""

    def exec_module(self, module: types.ModuleType) -> None:
        import numpy as np

        os.environ.setdefault("NUMBA_OPT", "2")  # what the third level adds costs a tenth of the compile time
        numba: Any = importlib.import_module("numba")
        parts = module.__name__.split(".")
        redirect(module, _in_fast_home)
        super().exec_module(module)
        # after what this module imports has set its own
        numba.config.CACHE_DIR = str(folder(parts[2]) if parts[1] == "games" else folder("kernel"))
        offered = getattr(module, "__all__", ()) if Path(self.path).parent.name == "algorithms" else ()
        for name, value in list(vars(module).items()):
            if isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
                inner = name not in offered
                setattr(
                    module,
                    name,
                    numba.njit(cache=True, nogil=True, no_cpython_wrapper=inner, no_cfunc_wrapper=True)(value),
                )
            elif name.isupper() and isinstance(value, tuple) and all(isinstance(x, int) for x in value):
                setattr(module, name, np.array(value, np.int64))  # a table is looked up twice as fast as an array
        if parts[-1] == "state_ops":
            module.__dict__["copy"] = importlib.import_module("ludi.kernel.memory").copy


class _Finder:
    """Finds what the ordinary import does not: the fast home, and algorithms as modules of a game."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        home, *rest = name.split(".")
        file = SOURCE.joinpath(*rest)
        if home not in ("ludi", "ludi_fast") or (
            home == "ludi" and (file.is_dir() or file.with_suffix(".py").exists())
        ):
            return None  # the ordinary import
        if file.is_dir():
            return importlib.machinery.ModuleSpec(name, None, is_package=True)
        file = file.with_suffix(".py")
        if len(rest) == 3 and rest[0] == "games" and not file.exists() and file.parent.is_dir():
            file = state_file(rest[1]) if rest[2] == "state_ops" else SOURCE / "algorithms" / file.name
        if not file.exists():
            return None
        loader = _Fast if home == "ludi_fast" else importlib.machinery.SourceFileLoader
        return importlib.util.spec_from_file_location(name, file, loader=loader(name, str(file)))


sys.meta_path.append(_Finder())


def has_numba() -> bool:
    """Whether there is a fast home here at all."""
    return importlib.util.find_spec("numba") is not None


def compiled_functions(title: str) -> int:
    """How many functions the fast home of a game has, kernel included, of the modules imported by now."""
    names = ("ludi_fast.kernel.", f"ludi_fast.games.{family(title)}.")
    modules = [m for name, m in list(sys.modules.items()) if name.startswith(names)]
    return sum(hasattr(f, "py_func") and f.__module__ == m.__name__ for m in modules for f in vars(m).values())


def load(title: str, module: str, fast: bool = False) -> Any:
    """A module of a game, of the game itself or of an algorithm made its own, in one of the homes."""
    return importlib.import_module(f"{'ludi_fast' if fast else 'ludi'}.games.{family(title)}.{module}")
