"""What is said beside each module, and whether it can be used here; nothing of this loads NumPy or wasmtime."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

from ..extras import bring
from ..facts import own_facts
from ..sources import SIGHT, SOURCE, sources
from ..titles import family

FOLDER = SOURCE / "wasm"
SOLVERS = SOURCE / "solvers"
LOOPS = "_loops"  # what ends the name of the module of a family's solver, and that of its source
LEARNING = SOURCE / "learning" / "algorithms"
BESIDE = re.compile(r"^from \.(\w+) import", re.MULTILINE)
LIBRARY = "*/_*wasmtime.*"  # for the system that the package was installed on


def in_browser() -> bool:
    """Whether this Python runs in a browser."""
    return sys.platform == "emscripten"


@cache
def described(name: str) -> dict[str, Any]:
    """What describe.py wrote about a module."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


def learning(name: str) -> list[Path]:
    """The sources of a module besides those of its rules, where a network may end the searches or tries of the title.

    That is where it has `inputs` for one, or `sight`.
    """
    own = SOURCE / "games" / name
    found = ["learned"] * (own / "inputs.py").exists() + ["planned"] * (own / SIGHT).exists()
    return [LEARNING / f"{module}.py" for module in (*found, "network")] if found else []


def solving(name: str) -> list[Path]:
    """The sources of the module of a solver besides the rules: its loops, and what they import beside them."""
    found, ahead = set[Path](), [SOLVERS / f"{name}.py"]
    while ahead:
        file = ahead.pop()
        if file not in found:
            found.add(file)
            ahead += [SOLVERS / f"{beside}.py" for beside in BESIDE.findall(file.read_text("utf-8"))]
    return sorted(found)


def digest(name: str) -> str:
    """A name for all the sources of a module, whatever their ends of lines."""
    h = hashlib.blake2b(digest_size=8)
    of = name.removesuffix(LOOPS)
    for file in [*sources(of), *(learning(name) if of == name else solving(name))]:
        h.update(file.name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n"))
    return h.hexdigest()


def why_not(title: str) -> str:
    """Why a title has no wasm home here, as a sentence without a full stop; empty where it has one."""
    if own_facts(title):
        return f"{title} has a data file of your own, and the module was made of ours"
    return _why_not(family(title))


def why_no_loops(title: str) -> str:
    """Why the solver of a title cannot run compiled ahead here, likewise."""
    return why_not(title) or _why_not(family(title) + LOOPS)


def _why_not(name: str) -> str:
    if why := _why_nowhere():
        return why
    told = FOLDER / f"{name}.json"
    if not told.exists() or not told.with_suffix(".wasm").exists():  # in a browser it may come later
        return f"there is no module {name}.wasm"
    return _why_old(name)


@cache
def _why_nowhere() -> str:
    if in_browser():
        return ""
    spec = importlib.util.find_spec("wasmtime")  # importing it takes half a second
    if spec is None:
        return f"wasmtime is not installed; {bring('play')} brings it"
    if not any(Path(folder).glob(LIBRARY) for folder in spec.submodule_search_locations or ()):
        return "wasmtime has nothing for this system"
    return ""


@cache
def _why_old(name: str) -> str:
    if described(name)["sources"] != digest(name):
        return f"{name}.wasm was made of other sources; `bin/wasm {name}` makes it anew"
    return ""
