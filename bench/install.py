"""What an installation of the wheel takes: megabytes and packages by extra, and the start of `ludi --version`.

Builds the wheel (it wants the page: run bin/web first), and installs it into a fresh environment for each extra.

    python bench/install.py
    python bench/install.py --extras play server
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
EXTRAS = ("", "play", "server", "server,fast")
RUNS = 5
START = """
import resource, subprocess, sys
for _ in range(int(sys.argv[2])):
    subprocess.run([sys.argv[1], "--version"], check=True, stdout=subprocess.DEVNULL)
spent = resource.getrusage(resource.RUSAGE_CHILDREN)
print((spent.ru_utime + spent.ru_stime) / int(sys.argv[2]))
"""


def megabytes(folder: Path) -> float:
    """What the files of a folder take."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


def measured(wheel: Path, extra: str, folder: Path) -> str:
    """A line of the table: the wheel installed with an extra."""
    venv.create(folder, with_pip=True)
    site = next(folder.glob("lib/python*/site-packages"))
    before, there = megabytes(site), {file.name for file in site.glob("*.dist-info")}
    asked = f"{wheel}[{extra}]" if extra else str(wheel)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", asked]
    subprocess.run(pip, check=True)
    packages = len({file.name for file in site.glob("*.dist-info")} - there)
    asked_start = [sys.executable, "-c", START, str(folder / "bin" / "ludi"), str(RUNS)]
    start = float(subprocess.run(asked_start, check=True, capture_output=True, text=True).stdout)
    return f"| {extra or 'none'} | {megabytes(site) - before:.0f} | {packages} | {start:.3f} |"


def main() -> int:
    """Print the table as Markdown; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--extras", nargs="*", default=EXTRAS, help="those measured, '' for none")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        pip = [sys.executable, "-m", "pip"]
        if subprocess.run([*pip, "--version"], capture_output=True, check=False).returncode:
            venv.create(folder / "pip", with_pip=True)
            pip = [str(folder / "pip" / "bin" / "python"), "-m", "pip"]
        subprocess.run([*pip, "wheel", "--quiet", "--no-deps", "--wheel-dir", name, str(ROOT)], check=True)
        (wheel,) = folder.glob("*.whl")
        print(f"The wheel: {wheel.stat().st_size / 1e6:.1f} MB\n")
        print("| extra | megabytes | packages | `ludi --version`, s of processor time |")
        print("|---|---:|---:|---:|")
        for extra in given.extras:
            print(measured(wheel, extra, folder / f"with-{extra or 'none'}"), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
