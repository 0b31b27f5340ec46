"""The source files that the machine code of a title is made of: its rules, the algorithms, all that these import."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1]
KERNEL = SOURCE / "kernel"
ALGORITHMS = SOURCE / "algorithms"
NAMES = KERNEL / "titles.py"  # the list of titles; no code is compiled from it, and a new title leaves that of others
SIGHT = "sight.py"  # of a title: what a network reads where a try ends; no algorithm imports it
BASE = ("home", "memory", "schema", "frames", "rng", "shares")  # how code is compiled, and what runs in both homes
# A tree of the syntax would be exact too, but takes ten times as long at every start.
IMPORT = re.compile(r"^[ \t]*from (\.\w*|ludi\.kernel(?:\.\w+)?) import (\([^)]*\)|[^(\n#]+)", re.MULTILINE)


def sources(family: str) -> list[Path]:
    """Sorted paths: a change to any other file leaves the machine code of a title with these rules as it is."""
    own = SOURCE / "games" / family
    ahead = [KERNEL / f"{name}.py" for name in BASE]
    ahead += [*ALGORITHMS.glob("*.py"), *(path for path in own.glob("*.*") if path.suffix != ".py"), *own.glob(SIGHT)]
    found: set[Path] = set()
    while ahead:
        file = ahead.pop()
        if file not in found:
            found.add(file)
            if file.suffix == ".py":
                ahead += imported(file, own)
    return sorted(found)


def imported(file: Path, own: Path) -> Iterator[Path]:
    """The modules of the kernel and of the title that a module imports; an algorithm is a module of each title."""
    around = own if file.parent == ALGORITHMS else file.parent
    for module, names in IMPORT.findall(file.read_text()):
        folder = KERNEL if module.startswith("ludi") else around
        last = module.removeprefix("ludi.kernel").removeprefix(".")
        for name in [last] if last else [part.split()[0] for part in names.strip("()").split(",") if part.strip()]:
            path = folder / f"{name}.py"
            # What a title does not have is an algorithm or, generated from its state, `state_ops`.
            if path.exists() and path != NAMES:
                yield path
