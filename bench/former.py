"""Today's strongest level against that of an earlier tree of this project: one of it, the former in all other seats.

    python bench/former.py lusitania --tree 58ddb238 --former 600 --games 100 --out former.jsonl --resume

Each side is a process of its own that knows its own package alone; both are told what happens, so the rules must have
stayed the same. Numbers of simulations or iterations may be given to each, so that both take the same processor time,
which the row tells. The seats change from game to game, and the games of a round share their luck. With --out each game
is kept, and --resume goes on.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import random
import subprocess
import sys
import tempfile
import zipfile
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from rich.console import Console
from rich.progress import track

from ludi.cli.options import options_from
from ludi.kernel.errors import LudiError
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game, make
from ludi.kernel.titles import TITLES
from ludi.lab.kept import Kept
from ludi.lab.match import Luck
from ludi.lab.summary import interval

ROOT = Path(__file__).resolve().parents[1]
SEAT = Path(__file__).with_name("former_seat.py")
FOLDER = ROOT / ".cache" / "former"


class Seat:
    """A level in a process of its own, with the package of a folder."""

    def __init__(self, package: Path, game: Game, level: str, budget: int) -> None:
        env = {**os.environ, "PYTHONPATH": str(package)}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([sys.executable, str(SEAT)], stdin=pipe, stdout=pipe, env=env, text=True)
        self._tell([game.title, game.players, dict(game.options), level, budget])

    def _tell(self, what: Any) -> None:
        assert self._process.stdin is not None
        print(json.dumps(what), file=self._process.stdin, flush=True)

    def ask(self, what: dict[str, Any]) -> list[Any]:
        """What it says to what it is told."""
        assert self._process.stdout is not None
        try:
            self._tell(what)
            line = self._process.stdout.readline()
        except OSError:
            line = ""
        if not line:
            raise LudiError("a seat has ended, see above: its tree may know no such game or level")
        return list(json.loads(line))

    def end(self) -> None:
        """Nothing more comes."""
        self._process.kill()
        self._process.wait()


@dataclass(frozen=True)
class Match:
    """What is played: today's level in one seat, the former in the others."""

    game: Game
    seed: int

    def play(self, i: int, today: Seat, former: Seat) -> dict[str, Any]:
        """A game: what today's level won of it, and the seconds of both, of a seat."""
        game, me = self.game, i % self.game.players
        luck, rng = Luck(f"{self.seed} {i // game.players}"), random.Random(f"{self.seed} {i}")
        sides = (today, former)
        told: list[dict[str, Any]] = [{"start": True, "done": []}, {"start": True, "done": []}]
        seconds = [0.0, 0.0]
        state = game.start()
        while (seat := state.to_move) != OVER:
            if seat == CHANCE:
                action = state.sample(luck.of(state.decision()))
            else:
                legal = state.legal()
                action = legal[0]
                if len(legal) > 1:
                    side = int(seat != me)
                    many, action, spent = sides[side].ask({**told[side], "seed": rng.getrandbits(48)})
                    told[side] = {"done": []}
                    seconds[side] += spent
                    if many != len(legal) or action not in legal:
                        raise LudiError(f"game {i}: the other tree knows other moves, so its rules are not these")
                state.apply(action)
            for one in told:
                one["done"].append(action)
        ranks = list(state.ranks())
        if any(side.ask(one) != ranks for side, one in zip(sides, told, strict=True)):
            raise LudiError(f"game {i}: the other tree knows another winner, so its rules are not these")
        won = 1 / ranks.count(0) if ranks[me] == 0 else 0.0
        return {"won": won, "today": seconds[0], "former": seconds[1] / (game.players - 1)}


def package_of(tree: str) -> Path:
    """The sources of another tree of this project, in the cache, where what is compiled of them stays of use."""
    git = ["git", "-C", str(ROOT)]
    found = subprocess.run([*git, "rev-parse", "--verify", "--quiet", f"{tree}^{{commit}}"], capture_output=True)
    if found.returncode:
        raise LudiError(f"--tree: {tree} was given, a commit of this project is accepted")
    commit = found.stdout.decode().strip()
    folder = FOLDER / commit
    if not folder.exists():
        made = subprocess.run([*git, "archive", "--format=zip", commit, "src"], capture_output=True, check=True)
        FOLDER.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=FOLDER) as half, zipfile.ZipFile(io.BytesIO(made.stdout)) as archive:
            archive.extractall(half)
            Path(half, "src").rename(folder)
    return folder


def row(title: str, tree: str, budgets: tuple[int, int], found: dict[int, dict[str, float]], players: int) -> str:
    """A line of the table."""
    share = interval({i: one["won"] for i, one in found.items()}, players)
    today, former = (sum(one[side] for one in found.values()) / len(found) for side in ("today", "former"))
    of_each = " | ".join(str(budget or "its own") for budget in budgets)
    bounds = f"{100 * share.low:.1f} to {100 * share.high:.1f}%"
    won = f"{100 * share.share:.1f}% | {bounds}"
    return f"| {title} | {tree} | {of_each} | {len(found)} | {won} | {today:.1f} | {former:.1f} |"


def asked_for() -> argparse.Namespace:
    """What the command is given."""
    parser = argparse.ArgumentParser(description="Today's strongest level against that of an earlier tree.")
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--players", type=int, help="how many play; as many as usual if not given")
    parser.add_argument("--tree", default="58ddb238", help="the commit of the former (58ddb238)")
    parser.add_argument("--level", default="caesar", help="of both (caesar)")
    parser.add_argument(
        "--today", type=int, default=0, metavar="N", help="simulations or iterations; its own if not given"
    )
    parser.add_argument("--former", type=int, default=0, metavar="N", help="the same for the former")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file of the games that are played")
    parser.add_argument("--resume", action="store_true", help="go on with it")
    return parser.parse_args()


def main() -> int:
    """Play what is not played yet, and print the row; the exit status."""
    asked = asked_for()
    budgets = asked.today, asked.former
    seats: list[Seat] = []
    status = 0
    try:
        game = make(asked.title, asked.players, **options_from(asked.title, asked.option, None))
        header = {"ludi-former": 1, "title": game.title, "players": game.players, "options": dict(game.options)}
        header |= {"tree": asked.tree, "level": asked.level, "budgets": list(budgets), "seed": asked.seed}
        package = package_of(asked.tree)
        with Kept(asked.out, header, asked.resume) as kept:
            free: SimpleQueue[tuple[Seat, Seat]] = SimpleQueue()
            for _ in range(asked.jobs):
                pair = (Seat(ROOT / "src", game, asked.level, budgets[0]), Seat(package, game, asked.level, budgets[1]))
                seats += pair
                free.put(pair)
            match = Match(game, asked.seed)

            def play(i: int) -> tuple[int, dict[str, Any]]:
                pair = free.get()
                try:
                    return i, match.play(i, *pair)
                finally:
                    free.put(pair)

            with ThreadPoolExecutor(asked.jobs) as pool:
                try:
                    left = [pool.submit(play, i) for i in range(asked.games) if i not in kept.found]
                    for one in track(as_completed(left), game.title, len(left), console=Console(stderr=True)):
                        kept.add(*one.result())
                except BaseException as error:
                    pool.shutdown(wait=False, cancel_futures=True)
                    for seat in seats:
                        seat.end()
                    if not isinstance(error, KeyboardInterrupt):
                        raise
                    print("interrupted: what was played so far", file=sys.stderr)
                    status = 130
    except LudiError as error:
        print(f"former.py: {error}", file=sys.stderr)
        return 2
    finally:
        for seat in seats:
            seat.end()
    if kept.found:
        print("| title | tree | today's | the former's | games | won | 95% interval | s of a seat | s of the former |")
        print("|---|---|---:|---:|---:|---:|---|---:|---:|")
        print(row(game.title, asked.tree, budgets, kept.found, game.players))
    return status


if __name__ == "__main__":
    sys.exit(main())
