"""Today's strongest level against that of an earlier tree of this project: one of it, the former in all other seats.

    python bench/former.py lusitania --tree 58ddb238 --former 600 --games 100 --out former.jsonl --resume

Each side is a process of its own that knows its own package alone; both are told what happens, so the rules must have
stayed the same. Numbers of simulations or iterations may be given to each, so that both take the same processor time,
which the row tells. The seats change from game to game, and the games of a round share their luck. With --out each game
is kept, and --resume goes on, after it has seen that the first of them ends as it did.
"""

from __future__ import annotations

import argparse
import io
import itertools
import json
import os
import queue
import random
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from ludi.bots.child import Child
from ludi.bots.levels import SEARCH
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
PATIENCE = 3600.0  # seconds for one move, or for compiling

Pair = tuple["Seat", "Seat"]
Played = Generator[tuple[int, Any], None, None]


class Seat:
    """A level in a process of its own, with the package of a folder. Raises LudiError where it cannot play."""

    def __init__(self, package: Path, game: Game, level: str, budget: int) -> None:
        self._child = Child([sys.executable, str(SEAT), str(package)])
        self._child.start()
        options = dict(game.options)
        given = {"title": game.title, "players": game.players, "options": options, "name": level, "budget": budget}
        ready = self.ask(given)
        if "refused" in ready:
            self.end()
            raise LudiError(f"the package in {package} does not play this: {ready['refused']}")

    def ask(self, what: dict[str, Any]) -> Any:
        """What it says to what it is told."""
        try:
            self._child.send(what)
            line = self._child.answer(PATIENCE)
        except (OSError, ValueError, queue.Empty):
            line = None
        if not line:
            raise LudiError("a seat has ended, or does not answer")
        return json.loads(line)

    def end(self) -> None:
        """Nothing more comes."""
        self._child.end()


def play(game: Game, seed: int, i: int, sides: tuple[Seat, Seat]) -> dict[str, Any]:
    """Game i, today's level in one seat: what it won, how the game ended, and the seconds of a seat of both."""
    me, luck, rng = i % game.players, Luck(f"{seed} {i // game.players}"), random.Random(f"{seed} {i}")
    told: list[dict[str, Any]] = [{"start": True, "done": []}, {"start": True, "done": []}]
    seconds, decisions = [0.0, 0.0], 0
    state = game.start()
    while (seat := state.to_move) != OVER:
        if seat == CHANCE:
            action = state.sample(luck.of(state.decision()))
        elif len(legal := state.legal()) == 1:
            state.apply(action := legal[0])
        else:
            side = int(seat != me)
            many, action, spent = sides[side].ask({**told[side], "seed": rng.getrandbits(48)})
            if many != len(legal) or action not in legal:
                raise LudiError(f"game {i}: the other tree knows other moves, so its rules are not these")
            told[side] = {"start": False, "done": []}
            seconds[side] += spent
            decisions += 1
            state.apply(action)
        for one in told:
            one["done"].append(action)
    ranks = list(state.ranks())
    if any(side.ask({**one, "seed": None}) != ranks for side, one in zip(sides, told, strict=True)):
        raise LudiError(f"game {i}: the other tree knows another winner, so its rules are not these")
    won = 1 / ranks.count(0) if ranks[me] == 0 else 0.0
    spent_by = {"today": seconds[0], "former": seconds[1] / (game.players - 1)}
    return {"won": won, "scores": list(state.scores()), "decisions": decisions, **spent_by}


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
    parser.add_argument("--level", choices=SEARCH, default="caesar", help="of both (caesar)")
    parser.add_argument(
        "--today", type=int, default=0, metavar="N", help="simulations or iterations; its own if not given"
    )
    parser.add_argument("--former", type=int, default=0, metavar="N", help="the same for the former")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file of the games that are played")
    parser.add_argument("--resume", action="store_true", help="go on with it")
    asked = parser.parse_args()
    for name, least in (("games", 1), ("jobs", 1), ("today", 0), ("former", 0)):
        if getattr(asked, name) < least:
            parser.error(f"--{name}: {getattr(asked, name)} was given, {least} or more is accepted")
    return asked


def played(
    match: Callable[..., dict[str, Any]], pairs: list[Pair], games: list[int]
) -> Generator[tuple[int, Any], None, None]:
    """Games as they end, as many at a time as there are pairs of seats. Whatever ends it, ends the seats."""
    free: queue.SimpleQueue[Pair] = queue.SimpleQueue()
    for pair in pairs:
        free.put(pair)

    def one(i: int) -> tuple[int, Any]:
        pair = free.get()
        try:
            return i, match(i, pair)
        finally:
            free.put(pair)

    pool = ThreadPoolExecutor(len(pairs))
    try:
        for done in as_completed([pool.submit(one, i) for i in games]):
            yield done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for seat in itertools.chain(*pairs):
            seat.end()


def run(asked: argparse.Namespace, kept: Kept, game: Game, package: Path) -> None:
    """Play what is missing, after the first game that is kept has ended as it did. Raises LudiError if it does not."""
    left = [i for i in range(asked.games) if i not in kept.found]
    if not left:
        return
    pairs = []
    for _ in range(min(asked.jobs, len(left))):
        today = Seat(ROOT / "src", game, asked.level, asked.today)
        pairs.append((today, Seat(package, game, asked.level, asked.former)))
    again = [min(kept.found)] if kept.found else []
    with closing(played(partial(play, game, asked.seed), pairs, again + left)) as games:
        for i, found in track(games, game.title, len(again + left), console=Console(stderr=True)):
            before = kept.found.get(i)
            if before is None:
                kept.add(i, found)
            elif any(before[name] != found[name] for name in ("scores", "decisions")):
                raise LudiError(f"{asked.out}: game {i} ends otherwise now: the bots have changed; remove the file")


def main() -> int:
    """Play what is not played yet, and print the row; the exit status."""
    asked = asked_for()
    budgets, status = (asked.today, asked.former), 0
    try:
        game = make(asked.title, asked.players, **options_from(asked.title, asked.option, None))
        if game.players < 2:
            raise LudiError("--players: 1 was given, 2 or more is accepted")
        package = package_of(asked.tree)
        header = {"ludi-former": 1, "title": game.title, "players": game.players, "options": dict(game.options)}
        header |= {"tree": package.name, "level": asked.level, "budgets": list(budgets), "seed": asked.seed}
        with Kept(asked.out, header, asked.resume) as kept:
            try:
                run(asked, kept, game, package)
            except KeyboardInterrupt:
                print("interrupted: what was played so far", file=sys.stderr)
                status = 130
    except LudiError as error:
        print(f"former.py: {error}", file=sys.stderr)
        return 2
    if kept.found:
        print("| title | tree | today's | the former's | games | won | 95% interval | s of a seat | s of the former |")
        print("|---|---|---:|---:|---:|---:|---|---:|---:|")
        print(row(game.title, asked.tree, budgets, kept.found, game.players))
    return status


if __name__ == "__main__":
    sys.exit(main())
