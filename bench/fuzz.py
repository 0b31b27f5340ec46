"""Good requests, records and positions with something changed, sent to a real server.

    python bench/fuzz.py --requests 20000 --seed 1

Every answer must be a success or one short sentence with a status from 400 to 499, and every room that was made of a
changed record must go on. The suite does the same with 200 requests (tests/server/test_corpus.py). What does not hold
is printed with its request; the exit status is then 1.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from itertools import islice
from pathlib import Path

from rich.progress import track

import ludi
from ludi.client import Table

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.corpus import by_hand, complaint, goes_on, mutations


def main(requests: int, seed: int) -> int:
    """Send, and count what did not hold."""
    ludi_command = str(Path(sys.executable).parent / "ludi")
    wrong = accepted = 0
    with tempfile.TemporaryDirectory() as folder:
        command = [ludi_command, "serve", "--no-open", "--port", "0", "--data", folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            with Table(process.stdout.readline().split()[-1]) as table:
                room = table.create("roma", ["me", "shared"], "Ada", practice=True).room
                asked = [*by_hand(room), *islice(mutations(room, ludi.titles(), seed), requests)]
                for each in track(asked, "sent"):
                    answer = each.send(table.http)
                    said = complaint(each, answer)
                    if not said and answer.status_code == 200 and "invite" in (found := answer.json()):
                        accepted += found["status"] == "running"
                        try:
                            goes_on(table, found["room"], 5)
                        except AssertionError as error:
                            said = str(error)
                    if said:
                        wrong += 1
                        print(each.method, each.path, each.body[:2000], said, sep="\n  ")
        finally:
            process.terminate()
            process.wait()
    print(f"{len(asked)} requests, {accepted} rooms made of changed records, {wrong} wrong answers")
    return 1 if wrong else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--requests", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        sys.exit(main(given.requests, given.seed))
    except KeyboardInterrupt:
        sys.exit(130)
