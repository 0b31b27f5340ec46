"""What would hold up every run of the tests: those marked `soak`, and random games of the others many times over.

    python bench/soak.py                 # four times the games
    python bench/soak.py --times 20 --log soak.log tests/conformance

It needs what bin/test sets up. With --log, each file of tests that has ended is a line of a file: the same command goes
on where it stopped, however it ended. What fails is printed, with the command that tries it alone; the exit status is
then 1, or 130 if some files are left.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parents[1]
SOAKS = ("soaking import", "mark.soak", "turn_about")  # what a file says that has any
GAMES = "tests/conformance"  # how many are played is said once for all files there
NOTHING = 5  # exit status of pytest


def main() -> int:
    """Each file of tests that has soaks, in a process of its own; the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=4, help="how many times as many random games (default 4)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes of a file (default: all)")
    parser.add_argument("--log", type=Path, help="a file of the results, to go on from")
    parser.add_argument("files", nargs="*", type=Path, help="only these files of tests, or those in these folders")
    given = parser.parse_args()
    if given.times < 2 or given.jobs < 1:
        parser.error("--times is 2 or more, --jobs 1 or more")
    chosen = [file.resolve() for file in given.files]
    if missing := [file for file in given.files if not file.exists()]:
        parser.error(f"{missing[0]}: there is no such file or folder")
    files = [file for file in soaks() if not chosen or any(file.is_relative_to(one) for one in chosen)]
    if not files:
        parser.error("there are no soaks in what was named")
    done = logged(given.log)
    columns = (
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
        TextColumn("{task.fields[file]}"),
    )
    failed = []
    try:
        with Progress(*columns) as bar:
            task = bar.add_task("", total=len(files), file="")
            for file in files:
                name = file.relative_to(ROOT).as_posix()
                bar.update(task, file=name)
                status = done.get(f"{given.times} {name}")
                if status is None:
                    status, said = soaked(file, given.times, given.jobs)
                    if status:
                        bar.console.print(said, f"SOAK={given.times} bin/test {name}", markup=False, highlight=False)
                    if given.log:
                        with given.log.open("a") as log:
                            log.write(json.dumps([given.times, name, status]) + "\n")
                failed += [name] if status else []
                bar.advance(task)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130
    print(f"{len(files)} files with {given.times} times the games: {', '.join(failed) or 'none'} with faults")
    return int(bool(failed))


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


def logged(file: Path | None) -> dict[str, int]:
    """The statuses of earlier runs; a line that was cut off is played again."""
    found = dict[str, int]()
    for line in file.read_text().splitlines() if file and file.exists() else []:
        try:
            times, name, status = json.loads(line)
        except ValueError:
            continue
        found[f"{times} {name}"] = status
    return found


if __name__ == "__main__":
    sys.exit(main())
