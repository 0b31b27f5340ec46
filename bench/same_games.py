"""Random games of every title and option in the plain, the compiled and the wasm home: the same to the last state.

Of each hundred games the hashes of all actions and last states, the decisions and the scores are compared. What has
agreed is kept with a hash of its sources, and an interrupted run goes on behind it.

    python bench/same_games.py --games 10000
    python bench/same_games.py --games 10000 --homes fast,wasm roma arena empire-2
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.conformance.cases import CASES, game_of
from tests.conformance.plain_games import of_sources, summary

from ludi.kernel.game import Game

HOMES = ("plain", "fast", "wasm")
FILE = Path(__file__).resolve().parents[1] / ".cache" / "same-games.json"
CHUNK = 100
TIMES = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())


def differ(game: Game, homes: list[str], first: int, games: int) -> dict[str, Any]:
    """What each home makes of so many games from the first on; nothing if they agree."""
    found = {home: summary(getattr(game, home).playouts(games, first, hashed=1000)) for home in homes}
    return {} if all(one == found[homes[0]] for one in found.values()) else found


def kept(case: str, homes: list[str]) -> str:
    """Under what name it is kept how many games of a case have agreed."""
    build = sha256((of_sources(CASES[case][0]) + ",".join(homes)).encode()).hexdigest()[:16]
    return f"{case} {build}"


def main() -> int:
    """Play, compare, and say how many games of each case agreed; the exit status is 1 if any did not."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("cases", nargs="*", metavar="CASE", help="a title, or one with options, as the tests name it")
    parser.add_argument("--games", type=int, default=10_000, help="of each case (10000)")
    parser.add_argument("--homes", default=",".join(HOMES), help="those that are compared (plain,fast,wasm)")
    given = parser.parse_args()
    homes = given.homes.split(",")
    if wrong := [case for case in given.cases if case not in CASES]:
        parser.error(f"{wrong[0]}: no such case; there are {', '.join(CASES)}")
    if not {*homes} <= {*HOMES} or len({*homes}) < 2:
        parser.error(f"--homes {given.homes}: two or three of {', '.join(HOMES)}, with commas between")
    agreed: dict[str, int] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    cases = given.cases or list(CASES)
    with Progress(TextColumn("{task.description:26}"), *TIMES, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=len(cases) * given.games)
        for case in cases:
            game, name = game_of(case), kept(case, homes)
            done = min(agreed.get(name, 0), given.games)
            progress.update(task, description=case, advance=done)
            while done < given.games:
                games = min(CHUNK, given.games - done)
                if found := differ(game, homes, done, games):
                    progress.stop()
                    print(f"{case}: games {done} to {done + games - 1} differ: {found}")
                    return 1
                done += games
                progress.advance(task, games)
                agreed[name] = max(done, agreed.get(name, 0))
                FILE.parent.mkdir(exist_ok=True)
                FILE.write_text(json.dumps(agreed), "utf-8")
    print(f"{len(cases)} cases, {given.games} games each, the same in {', '.join(homes)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
