"""What the events of a move cost a server in bytes and processor time: Markdown, one line for each title.

    python bench/words.py
    python bench/words.py --beside ../before    # and how many times the figures of that tree these are

Random games from fixed seeds, the same ones in every tree with the same rules. Each move is told to every seat and to a
spectator, as a room does: views, sentences, legal moves, JSON. A message is that of one event for one reader; `gzipped`
is by itself, `in a stream` behind those before it, as a socket compresses them. Time is that of the processor for a
move with the chance and the forced moves behind it, for all readers together; the median of some rounds. Two trees
are measured in turn, round by round, so that other work on the machine falls on both.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from inspect import signature
from pathlib import Path
from statistics import median
from typing import Any

import ludi
from ludi.match import Match
from ludi.match.chance import Seeded
from ludi.match.sent import Views

try:
    rooms_told: Any = import_module("ludi.rooms.told")
except ModuleNotFoundError:  # a tree of before, which is measured beside this one
    rooms_told = import_module("ludi.server.messages")
messages: Any = import_module("ludi.server.messages")

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
    events_told = rooms_told.Events() if hasattr(rooms_told, "Events") else None
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
            if events_told is not None:
                now = rooms_told.position(rooms_told.Seen(e.v, after, reader, view), **said)
                heard = events_told.message(rooms_told.Position(now, passing=flags["passing"]), entry)
            else:
                now = rooms_told.position("room", e.v, after, reader, players, view=view, **said)
                told_event = getattr(rooms_told, "event", None) or messages.event
                heard = told_event(messages.dumps(now), messages.dumps(entry.as_dict()))
            sent[reader].append(heard)
        taken += time.process_time() - began
        moves += 1
    return sent, taken, moves


def measured(title: str, games: int) -> Figures:
    """The figures of a title, of one round."""
    seconds, messages, moves = 0.0, 0, 0
    plain = packed = streamed = 0
    for seed in range(games):
        sent, taken, n = told(title, seed)
        seconds += taken
        moves += n
        for texts in sent.values():
            stream = zlib.compressobj(6, zlib.DEFLATED, -15)
            for text in texts:
                data = text.encode()
                messages += 1
                plain += len(data)
                packed += len(gzip.compress(data, 6, mtime=0))
                streamed += len(stream.compress(data)) + len(stream.flush(zlib.Z_SYNC_FLUSH))
    values = (plain / messages, packed / messages, streamed / messages, 1000 * seconds / moves)
    return dict(zip(FIGURES, values, strict=True))


@contextmanager
def measuring(tree: Path, title: str, games: int) -> Iterator[Callable[[], Figures]]:
    """A process with the sources of a tree that plays a round whenever it is asked, and says its figures."""
    around = {**os.environ, "PYTHONPATH": str((tree / "src").resolve())}
    words = [sys.executable, __file__, "--title", title, "--games", str(games), "--answer"]
    with subprocess.Popen(words, env=around, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        given, said = process.stdin, process.stdout
        assert given is not None
        assert said is not None

        def ask() -> Figures:
            given.write("\n")
            given.flush()
            found: Figures = json.loads(said.readline())
            return found

        yield ask


def compared(tree: Path, title: str, games: int, rounds: int) -> tuple[Figures, Figures]:
    """The figures of a title here, and how many times those of another tree they are.

    The trees take turns, and of the time the median counts, as of its ratio to that of the round before it: the speed
    of a machine changes by the second.
    """
    with measuring(Path(__file__).parents[1], title, games) as here, measuring(tree, title, games) as there:
        pairs = [(here(), there()) for _ in range(rounds + 1)][1:]  # the first round fills what is kept
    times = [{name: now[name] / before[name] for name in FIGURES} for now, before in pairs]
    return median_of([now for now, _ in pairs]), median_of(times)


def cell(name: str, now: Figures, times: Figures | None) -> str:
    """A figure, and how many times that of before it is."""
    figure = f"{now[name]:.2f}" if name == FIGURES[-1] else f"{now[name]:.0f}"
    return figure if times is None else f"{figure} ({times[name]:.2f})"


def main() -> int:
    """Measure and print; the exit status."""
    parser = argparse.ArgumentParser(description="Measure what the events of a move cost a server.")
    parser.add_argument("--title", action="append", choices=ludi.titles(), help="the games (all)")
    parser.add_argument("--games", type=int, default=3, help="games of each title (3)")
    parser.add_argument("--rounds", type=int, default=15, help="rounds, of whose times the median counts (15)")
    parser.add_argument("--beside", type=Path, help="another tree; the ratios to its figures stand in brackets")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    titles = asked.title or ludi.titles()
    if asked.answer:
        for _ in sys.stdin:
            print(json.dumps(measured(titles[0], asked.games)), flush=True)
        return 0
    print(f"| title | {' | '.join(FIGURES)} |")
    print("|---|" + "---:|" * len(FIGURES))
    for title in titles:
        if asked.beside:
            now, times = compared(asked.beside, title, asked.games, asked.rounds)
        else:
            now, times = median_of([measured(title, asked.games) for _ in range(asked.rounds + 1)][1:]), None
        print(f"| {title} | {' | '.join(cell(name, now, times) for name in FIGURES)} |", flush=True)
    return 0


def median_of(rounds: list[Figures]) -> Figures:
    """Of each figure the median."""
    return {name: median(one[name] for one in rounds) for name in FIGURES}


if __name__ == "__main__":
    sys.exit(main())
