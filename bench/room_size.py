"""How much a room takes on the disk when moves are taken back again and again.

    python bench/room_size.py [TITLE] [UNDOS]

Starts a server with its data in a temporary folder, makes moves, takes each back and makes it again, so often in all,
and says what the tables of the room hold.
"""

from __future__ import annotations

import contextlib
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

from ludi.client import Seat, Table


def main(title: str, undos: int) -> None:
    """One room, and its size."""
    free = {f"LUDI_SERVER_{name}": "1000000" for name in ("MOVES_PER_SECOND", "MOVES_BURST")}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "import ludi.cli; ludi.cli.main()", "serve", "--no-open", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--data", folder],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **free, "LUDI_LANG": "en"},
        )
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1].rstrip("/")
        try:
            with Table(address) as table:
                events = take_back(table, title, undos)
        finally:
            process.terminate()
            process.wait()
        with contextlib.closing(sqlite3.connect(Path(folder) / "ludi.sqlite3")) as database:
            (kept, size) = database.execute("select count(*), coalesce(sum(length(state)), 0) from snapshot").fetchone()
            whole = database.execute(
                "select page_count * page_size from pragma_page_count, pragma_page_size"
            ).fetchone()[0]
    print(f"{title}: {events} events, {undos} of them undos; {kept} positions of {size} bytes; {whole} bytes in all")


def take_back(table: Table, title: str, undos: int) -> int:
    """Play by chance, and take back until it was done so often; how many events there were."""
    first = table.create(title, ["me", "shared"], "Ada", practice=True)
    seats, rng = (first, Seat(table, first.room, 1)), random.Random(1)
    now, done = first.state(), 0
    while done < undos and now["over"] is None:
        seat = seats[now["to_move"]]
        now = seat.state()
        now = seat.move(now["version"], rng.choice(now["legal"])["action"])
        for _ in range(10):
            if now["undo"] != "free" or done == undos or now["over"]:
                break
            now = seat.redo(seat.undo(now["version"])["version"])
            done += 1
    return int(now["version"])


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "empire", int(sys.argv[2]) if len(sys.argv) > 2 else 1000)
