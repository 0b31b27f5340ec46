"""What the events of a move cost a server in bytes and processor time: Markdown, one line for each title.

    python bench/words.py
    python bench/words.py --beside ../before    # and how many times the figures of that tree these are

Random games from fixed seeds, the same ones in every tree with the same rules. Each move is told to every seat and to a
spectator, as a room does: views, sentences, legal moves, JSON. A message is that of one event for one reader; `gzipped`
is by itself, `in a stream` behind those before it, as a socket compresses them. Time is that of the processor for a
move with the chance and the forced moves behind it, for all readers together; the best of some rounds. Two trees are
measured in turn, round by round, so that other work on the machine falls on both.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import zlib
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any

import ludi
from ludi.match import Match
from ludi.match.chance import Seeded
from ludi.match.sent import Views
from ludi.server.messages import dumps

try:
    rooms_told: Any = import_module("ludi.rooms.told")
except ModuleNotFoundError:  # a tree of before, which is measured beside this one
    rooms_told = import_module("ludi.server.messages")
event = getattr(rooms_told, "event", None) or import_module("ludi.server.messages").event

FLAGS = [
    flag for flag in ("live", "passing") if flag in signature(rooms_told.position).parameters
]  # trees of before lack some
MOVES = 200  # of a game at most, so that a long one does not outweigh the others
FIGURES = ("bytes", "gzipped", "in a stream", "ms a move")
Figures = dict[str, float]


def told(title: str, seed: int) -> tuple[dict[int | None, list[str]], float, int]:
    """The messages of a random game by reader, the processor seconds they took, and how many moves there were."""
    match, rng = Match(ludi.make(title)), random.Random(seed)
    chance, players = Seeded(str(seed)), [f"Player {p}" for p in range(match.game.players)]
    sent: dict[int | None, list[str]] = {p: [] for p in (*range(match.game.players), None)}
    views, taken, moves = Views(match), 0.0, 0
    state = match.state.copy()
    match.commit(match.run_on(state, chance), state)
    while match.state.to_move != ludi.OVER and moves < MOVES:
        action = rng.choice(match.state.legal())
        before = match.state
        state, events = match.play(action, chance)
        match.commit(events, state)
        began = time.process_time()
        for e, reader, entry, after, view in views.telling(events, before, tuple(sent)):
            live = e.v == match.version
            flags: dict[str, Any] = {"live": live, "passing": not live}
            said = {f: flags[f] for f in FLAGS}
            if hasattr(rooms_told, "Seen"):
                now = dumps(rooms_told.position(rooms_told.Seen("room", e.v, after, reader, view), players, **said))
            else:
                now = dumps(rooms_told.position("room", e.v, after, reader, players, view=view, **said))
            sent[reader].append(event(now, dumps(entry.as_dict())))
        taken += time.process_time() - began
        moves += 1
    return sent, taken, moves


def measured(title: str, games: int, rounds: int) -> Figures:
    """The figures of a title."""
    best, messages, moves = float("inf"), 0, 0
    plain = packed = streamed = 0
    for turn in range(rounds):
        taken = 0.0
        for seed in range(games):
            sent, seconds, n = told(title, seed)
            taken += seconds
            if turn:
                continue
            moves += n
            for texts in sent.values():
                stream = zlib.compressobj(6, zlib.DEFLATED, -15)
                for text in texts:
                    data = text.encode()
                    messages += 1
                    plain += len(data)
                    packed += len(gzip.compress(data, 6, mtime=0))
                    streamed += len(stream.compress(data)) + len(stream.flush(zlib.Z_SYNC_FLUSH))
        best = min(best, taken)
    values = (plain / messages, packed / messages, streamed / messages, 1000 * best / moves)
    return dict(zip(FIGURES, values, strict=True))


def in_tree(tree: Path, title: str, games: int) -> Figures:
    """The figures of a title in the sources of a tree, in a process of its own; its first round warms what is kept."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "figures.json")
        asked = ("--title", title, "--games", str(games), "--rounds", "2", "--save", str(file))
        around = {**os.environ, "PYTHONPATH": str((tree / "src").resolve())}
        subprocess.run([sys.executable, __file__, *asked], env=around, stdout=subprocess.DEVNULL, check=True)
        found: dict[str, Figures] = json.loads(file.read_text("utf-8"))
    return found[title]


def best(figures: list[Figures]) -> Figures:
    """Of several rounds with the same messages the fastest."""
    return min(figures, key=lambda one: one[FIGURES[-1]])


def compared(tree: Path, title: str, games: int, rounds: int) -> tuple[Figures, Figures]:
    """The figures of a title here and in another tree."""
    turns = [[in_tree(here, title, games) for here in (tree, Path(__file__).parents[1])] for _ in range(rounds)]
    before, now = zip(*turns, strict=True)
    return best(list(now)), best(list(before))


def cell(name: str, now: Figures, before: Figures | None) -> str:
    """A figure, and how many times that of before it is."""
    figure = f"{now[name]:.2f}" if name == FIGURES[-1] else f"{now[name]:.0f}"
    return figure if before is None else f"{figure} ({now[name] / before[name]:.2f})"


def main() -> int:
    """Measure and print; the exit status."""
    parser = argparse.ArgumentParser(description="Measure what the events of a move cost a server.")
    parser.add_argument("--title", action="append", choices=ludi.titles(), help="the games (all)")
    parser.add_argument("--games", type=int, default=3, help="games of each title (3)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, of which the fastest counts (3)")
    parser.add_argument("--save", type=Path, help="write the figures to this file")
    parser.add_argument("--beside", type=Path, help="another tree; the ratios to its figures stand in brackets")
    asked = parser.parse_args()
    found: dict[str, Figures] = {}
    print(f"| title | {' | '.join(FIGURES)} |")
    print("|---|" + "---:|" * len(FIGURES))
    for title in asked.title or ludi.titles():
        now, before = (
            compared(asked.beside, title, asked.games, asked.rounds)
            if asked.beside
            else (measured(title, asked.games, asked.rounds), None)
        )
        found[title] = now
        print(f"| {title} | {' | '.join(cell(name, now, before) for name in FIGURES)} |", flush=True)
    if asked.save:
        asked.save.write_text(json.dumps(found), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
