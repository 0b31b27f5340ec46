"""What would hold up every run of the tests: those marked `soak`, and random games of the others many times over.

    python bench/soak.py --times 1       # all tests of these files, once
    python bench/soak.py                 # four times the games
    python bench/soak.py --times 20 --log soak.log tests/conformance

It needs what bin/test sets up. With --log, each file of tests that passed is a line of a file: the same command goes on
where it stopped, however it ended, and plays again what failed. That is printed, with the command that tries it alone;
the exit status is then 1, or 130 if some files are left.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ludi.kernel.errors import LudiError
from ludi.kernel.files import check_writable

ROOT = Path(__file__).resolve().parents[1]
SOAKS = ("soaking import", "mark.soak", "turn_about")  # what a file says that has any
GAMES = "tests/conformance"  # how many are played is said once for all files there
NOTHING = 5  # exit status of pytest
COLUMNS = (
    MofNCompleteColumn(),
    TimeElapsedColumn(),
    TextColumn("left:"),
    TimeRemainingColumn(),
    TextColumn("{task.description}"),
)


def main() -> int:
    """Each file of tests that has soaks, in a process of its own; the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=4, help="how many times as many random games (default 4)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes of a file (default: all)")
    parser.add_argument("--log", type=Path, help="a file of those that passed, to go on from")
    parser.add_argument("files", nargs="*", type=Path, help="only these files of tests, or those in these folders")
    given = parser.parse_args()
    if given.times < 1 or given.jobs < 1:
        parser.error("--times and --jobs are 1 or more")
    chosen = [file.resolve() for file in given.files]
    if missing := [file for file in given.files if not file.exists()]:
        parser.error(f"{missing[0]}: there is no such file or folder")
    files = [file for file in soaks() if not chosen or any(file.is_relative_to(one) for one in chosen)]
    if not files:
        parser.error("there are no soaks in what was named")
    try:
        check_writable(given.log)
        failed = faults(files, given.times, given.jobs, given.log)
    except LudiError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    print(f"{len(files)} files with {given.times} times the games: {', '.join(failed) or 'none'} with faults")
    return int(bool(failed))


def faults(files: Sequence[Path], times: int, jobs: int, log: Path | None) -> list[str]:
    """Play these files but for those that passed before; which have faults."""
    done = set(log.read_text("utf-8").splitlines()) if log and log.exists() else set[str]()
    failed = list[str]()
    with Progress(*COLUMNS) as bar:
        for file in bar.track(files, description=""):
            name = file.relative_to(ROOT).as_posix()
            bar.update(bar.task_ids[0], description=name)
            line = f"{times} {name}"
            if line in done:
                continue
            status, said = soaked(file, times, jobs)
            if status:
                failed.append(name)
                bar.console.print(said, f"SOAK={times} bin/test {name}", markup=False, highlight=False)
            elif log:
                with log.open("a", encoding="utf-8") as to:
                    to.write(f"{line}\n")
    return failed


def soaks() -> Iterator[Path]:
    """The files of tests that have soaks."""
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        if file.is_relative_to(ROOT / GAMES) or any(word in file.read_text("utf-8") for word in SOAKS):
            yield file


def soaked(file: Path, times: int, jobs: int) -> tuple[int, str]:
    """All tests of a file with its soaks; the status of pytest, 0 if there is nothing to do, and what it says."""
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-n", str(jobs), "--timeout", "3600", str(file)]
    more = {"SOAK": str(times), "NUMBA_BOUNDSCHECK": "1"}
    run = subprocess.run(command, cwd=ROOT, env=os.environ | more, capture_output=True, text=True, check=False)
    return (0 if run.returncode == NOTHING else run.returncode), run.stdout + run.stderr


if __name__ == "__main__":
    sys.exit(main())
