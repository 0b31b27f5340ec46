"""Many play while the server is killed, frozen and loses its store; then every answer is compared with what is stored.

    python bench/history.py --kills 100
    python bench/history.py --kills 100 --db postgresql
    python bench/history.py --faults 40 --seed 3

Checked: every acknowledged command is stored once, whole, at its version; a refused one is not; versions have no gaps;
every event is possible by the rules and every draw from its seed; whatever a client was told at any time is what it is
told in the end; bots go on. The exit status is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.conftest import free_port
from tests.server.history import ROOMS, Checked, run
from tests.server.postgres import Postgres

OTHER = {"sqlite": ("stop", "freeze", "full"), "postgresql": ("stop", "freeze", "database")}


def main() -> int:
    """Run, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--db", choices=list(OTHER), default="sqlite")
    parser.add_argument("--kills", type=int, default=100, help="SIGKILLs")
    parser.add_argument(
        "--faults", type=int, default=30, help="SIGTERM, SIGSTOP, a full disk, a restart of the database"
    )
    parser.add_argument("--rooms", type=int, default=2 * len(ROOMS))
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    faults = ["kill"] * given.kills + [rng.choice(OTHER[given.db]) for _ in range(given.faults)]
    rng.shuffle(faults)
    cluster = Postgres(free_port()) if given.db == "postgresql" else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            found = run(Path(folder) / "data", cluster, faults, seed=given.seed, rooms=given.rooms, say=say)
    finally:
        if cluster is not None:
            cluster.close()
    tell(found)
    return 1 if found.wrong else 0


def say(line: str) -> None:
    """How far it is."""
    print(f"\r{line}", end="", file=sys.stderr, flush=True)


def tell(found: Checked) -> None:
    """The figures."""
    print(file=sys.stderr)
    print(f"{found.seconds:.0f} s, {dict(found.faults)}")
    print(f"{found.rooms} matches, {found.events} events, {dict(found.outcomes)}")
    print(f"{found.told} entries that were told compared; {found.bots} bots had the turn at the end")
    print(f"{len(found.wrong)} wrong")
    for line in found.wrong[:20]:
        print(line)


if __name__ == "__main__":
    raise SystemExit(main())
