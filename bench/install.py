"""What an installation of the wheel takes: megabytes, packages, the start of `ludi --version`, a first game.

Builds the wheel (it wants the page: run bin/web first), and installs it into a fresh environment for each extra and
each Python. The game is one of Roma in the plain home, loading included; both times are of the processor. Where pip
finds no packages for a Python, its error stands in the line.

    python bench/install.py
    python bench/install.py --extras play server
    python bench/install.py --python python3.12 python3.13 --extras '' server
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXTRAS = ("", "play", "server", "server,fast", "envs", "lab", "learn", "cluster")
RUNS = 5
SPENT = """
import resource, subprocess, sys
for _ in range(int(sys.argv[1])):
    subprocess.run(sys.argv[2:], check=True, stdout=subprocess.DEVNULL)
spent = resource.getrusage(resource.RUSAGE_CHILDREN)
print((spent.ru_utime + spent.ru_stime) / int(sys.argv[1]))
"""
GAME = """
import random, ludi
state, rng = ludi.make("roma").start(), random.Random(1)
while state.to_move != ludi.OVER:
    state.sample(rng) if state.to_move == ludi.CHANCE else state.apply(rng.choice(state.legal()))
"""


def megabytes(folder: Path) -> float:
    """What the files of a folder take."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


def spent(*command: str) -> float:
    """The processor time of a command, in seconds, its start included: the mean of some runs."""
    asked = [sys.executable, "-c", SPENT, str(RUNS), *command]
    return float(subprocess.run(asked, check=True, capture_output=True, text=True).stdout)


def measured(python: str, wheel: Path, extra: str, folder: Path) -> str:
    """A line of the table: the wheel installed with an extra."""
    subprocess.run([python, "-m", "venv", str(folder)], check=True)
    inner = str(folder / "bin" / "python")
    site = next(folder.glob("lib/python*/site-packages"))
    version = site.parent.name.removeprefix("python")
    before, there = megabytes(site), {file.name for file in site.glob("*.dist-info")}
    asked = f"{wheel}[{extra}]" if extra else str(wheel)
    pip = [inner, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--prefer-binary", asked]
    done = subprocess.run(pip, capture_output=True, text=True, check=False)
    if done.returncode:
        why = next((line for line in reversed(done.stderr.splitlines()) if line.startswith("ERROR")), "ERROR")
        return f"| {version} | {extra or 'none'} | {why} | | | |"
    packages = len({file.name for file in site.glob("*.dist-info")} - there)
    start, game = spent(str(folder / "bin" / "ludi"), "--version"), spent(inner, "-c", GAME)
    size = megabytes(site) - before
    return f"| {version} | {extra or 'none'} | {size:.0f} | {packages} | {start:.3f} | {game:.2f} |"


def built(folder: Path) -> Path:
    """The wheel."""
    pip = [sys.executable, "-m", "pip"]
    if subprocess.run([*pip, "--version"], capture_output=True, check=False).returncode:
        subprocess.run([sys.executable, "-m", "venv", str(folder / "pip")], check=True)
        pip = [str(folder / "pip" / "bin" / "python"), "-m", "pip"]
    subprocess.run([*pip, "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def main() -> int:
    """Print the table as Markdown; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--extras", nargs="*", default=EXTRAS, help="those measured, '' for none")
    parser.add_argument("--python", nargs="*", default=[sys.executable], help="the Pythons to install into")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        wheel = built(Path(name))
        print(f"The wheel: {wheel.stat().st_size / 1e6:.1f} MB\n")
        print("| Python | extra | megabytes | packages | `ludi --version`, s | a game, s |")
        print("|---|---|---:|---:|---:|---:|", flush=True)
        for python in given.python:
            for extra in given.extras:
                with tempfile.TemporaryDirectory(dir=name) as folder:
                    print(measured(python, wheel, extra, Path(folder) / "env"), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
