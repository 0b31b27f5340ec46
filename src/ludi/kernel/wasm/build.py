"""Making the modules anew, in a process of its own: what Numba compiles for this processor stays as it is."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from ..errors import LudiError
from ..titles import families
from .described import FOLDER, LOOPS, SOLVERS

# The text as it is typed, for no processor in particular; no bounds are checked.
TYPED_ONLY = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_BOUNDSCHECK": "0",
    "PYTHONHASHSEED": "0",
    "PYTHONWARNINGS": "ignore",
}


def build(family: str, folder: Path = FOLDER) -> int:
    """Write FAMILY.wasm and FAMILY.json into a folder; how long the module is. Raises LudiError if it fails."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="ludi-wasm-") as cache:
        own = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "LUDI_FACTS_"))}
        run = subprocess.run(
            [sys.executable, "-P", "-m", "ludi.kernel.wasm.lower", family, str(folder)],
            env=own | TYPED_ONLY | {"LUDI_CACHE": cache},
            capture_output=True,
            text=True,
            check=False,
        )
    if run.returncode:
        said = run.stderr.strip().splitlines()
        raise LudiError(f"{family}.wasm was not made{': ' + said[-1] if said else ''}")
    return (folder / f"{family}.wasm").stat().st_size


def same(family: str) -> bool:
    """Whether what is shipped is, byte for byte, what is made of the sources with the tools that are here."""
    with tempfile.TemporaryDirectory(prefix="ludi-wasm-") as made:
        build(family, Path(made))
        return all((Path(made) / name).read_bytes() == (FOLDER / name).read_bytes() for name in files(family))


def modules() -> list[str]:
    """The names of all that there are: one for each family of rules, and for the loops of each solver."""
    return [*families(), *sorted(file.stem for file in SOLVERS.glob(f"*{LOOPS}.py"))]


def files(family: str) -> tuple[str, str]:
    """The names of a module and of its description."""
    return f"{family}.wasm", f"{family}.json"


def main(asked: list[str]) -> int:
    """Build the modules that are asked for, or all; with --check only compare. The exit status."""
    check, known = "--check" in asked, modules()
    named = [name for name in asked if name != "--check"]
    for name in named:
        if name not in known:
            print(f"wasm: {name!r} is no module; there are {', '.join(known)}", file=sys.stderr)
            return 2
    wrong = 0
    for family in named or known:
        if not check:
            print(f"{family}.wasm: {build(family)} bytes", flush=True)
        elif same(family):
            print(f"{family}.wasm: as its sources make it", flush=True)
        else:
            print(f"{family}.wasm: its sources make another one", flush=True)
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
