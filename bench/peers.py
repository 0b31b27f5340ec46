"""Uniform random play in other game libraries and in ours, side by side in one run.

A decision is one action that a player chooses uniformly from the legal ones; chance is paid for but not counted.
Every library plays in a process of its own, held to one core; rates are per second of that process's CPU time, the
median of three rounds after a warm-up (imports and compilation are not counted). The peers get an environment of
their own, made on the first run from peers.requirements.txt; ours runs in the project's.
The ratios are to OpenSpiel's backgammon, which is written in C++, in the same run.

    python bench/peers.py --seconds 5 --only open_spiel --only ours --json peers.json
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib
import importlib.metadata
import json
import math
import os
import platform
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = Path(__file__).with_name("peers.requirements.txt")
ENVIRONMENT = ROOT / ".cache" / "bench-peers"
LOG = ROOT / ".cache" / "bench-peers.log"
ROUNDS = 3

Piece = Callable[[], tuple[int, int]]
"""Plays a little (a game, a batch) and returns how many decisions and games that were."""

# library -> what is played in it
GAMES: dict[str, tuple[str, ...]] = {
    "open_spiel": ("hearts", "backgammon", "gin_rummy", "leduc_poker", "liars_dice", "pig"),
    "pgx": ("backgammon batch 1", "backgammon batch 1024", "leduc_holdem batch 1", "leduc_holdem batch 1024"),
    "rlcard": ("uno", "leduc-holdem", "gin-rummy"),
    "pettingzoo": ("leduc_holdem_v4", "connect_four_v3"),
    "catanatron": ("2 players", "4 players"),
    "chess": ("chess",),
    "ours": (
        "roma plain, public API",
        "roma plain, playouts",
        "roma fast, playouts",
        "roma fast, batch 256",
        "roma fast, batch 256 encoded",
        "pokern fast, batch 256",
        "pokern fast, batch 256 encoded",
        "roma gymnasium, vector 256",
        "roma pettingzoo",
        "roma open_spiel",
    ),
}
REFERENCE = ("open_spiel", "backgammon")  # what the ratios of a run are taken to
DISTRIBUTION = {"open_spiel": "open-spiel", "ours": "ludi-romani"}


@dataclass
class Row:
    """One line of the table."""

    library: str
    game: str
    version: str = ""
    failed: str = ""
    rounds: list[tuple[int, int, float]] = field(default_factory=list)
    """Decisions, games and CPU seconds of each round."""

    @property
    def decisions_per_second(self) -> float:
        return statistics.median(decisions / cpu for decisions, _, cpu in self.rounds)

    @property
    def games_per_second(self) -> float:
        return statistics.median(games / cpu for _, games, cpu in self.rounds)

    @property
    def decisions_per_game(self) -> float:
        games = sum(games for _, games, _ in self.rounds)
        return sum(decisions for decisions, _, _ in self.rounds) / games if games else math.nan

    def cells(self, reference: float = math.nan) -> list[str]:
        """The columns; reference: decisions/s of what it is compared with, or nan."""
        name = [f"{self.library} {self.version}".strip(), self.game]
        if self.failed:
            return [*name, f"failed: {self.failed}", "", "", ""]
        ratio = self.decisions_per_second / reference
        return [
            *name,
            f"{self.decisions_per_second:,.0f}",
            "" if math.isnan(ratio) else f"{ratio:,.2f}",
            f"{self.games_per_second:,.1f}",
            f"{self.decisions_per_game:.1f}",
        ]

    def as_dict(self) -> dict[str, object]:
        row: dict[str, object] = {"library": self.library, "version": self.version, "game": self.game}
        if self.failed:
            return row | {"failed": self.failed}
        return row | {
            "decisions_per_second": self.decisions_per_second,
            "games_per_second": self.games_per_second,
            "decisions_per_game": None if math.isnan(self.decisions_per_game) else self.decisions_per_game,
            "rounds": [{"decisions": d, "games": g, "cpu_seconds": c} for d, g, c in self.rounds],
        }


# --- how each library plays ---------------------------------------------------------------------------------------


def open_spiel(game: str) -> Piece:
    import pyspiel

    return state_by_state(pyspiel.load_game(game))


def state_by_state(spiel: Any) -> Piece:
    """A game of OpenSpiel, theirs or ours."""
    rng = random.Random(0)

    def play() -> tuple[int, int]:
        decisions = 0
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions, 1

    return play


def pgx(game: str) -> Piece:
    name, batch = game.split(" batch ")
    return pgx_batch(name, int(batch))


def pgx_batch(name: str, batch: int) -> Piece:
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    import pgx
    from pgx.experimental.utils import act_randomly
    from pgx.experimental.wrappers import auto_reset

    length = 64
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(carry: Any, _: None) -> tuple[Any, None]:
        state, key, done = carry
        key, choose, reset = jax.random.split(key, 3)
        state = step(state, act_randomly(choose, state.legal_action_mask), jax.random.split(reset, batch))
        return (state, key, done + (state.terminated | state.truncated).sum()), None

    def scan(state: Any, key: Any) -> Any:
        return jax.lax.scan(body, (state, key, jax.numpy.int32(0)), None, length=length)[0]

    run = jax.jit(scan)
    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))

    def play() -> tuple[int, int]:
        nonlocal state, key
        state, key, done = run(state, key)
        return length * batch, int(done)  # int() waits for the result

    return play


def rlcard(game: str) -> Piece:
    import rlcard

    env = rlcard.make(game, config={"seed": 0})
    rng = random.Random(0)

    def play() -> tuple[int, int]:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    return play


def pettingzoo(game: str) -> Piece:
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    return agent_by_agent(importlib.import_module(f"pettingzoo.classic.{game}").env())


def agent_by_agent(env: Any) -> Piece:
    """An environment of PettingZoo, theirs or ours."""
    rng = random.Random(0)

    def play() -> tuple[int, int]:
        decisions = 0
        env.reset(seed=rng.getrandbits(31))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
                decisions += 1
        return decisions, 1

    return play


def catanatron(game: str) -> Piece:
    from catanatron import Color, Game, RandomPlayer

    players = [RandomPlayer(color) for color in list(Color)[: int(game.split()[0])]]
    rng = random.Random(0)

    def play() -> tuple[int, int]:
        decisions = 0
        catan = Game(players, seed=rng.getrandbits(31))
        while catan.winning_color() is None and catan.state.num_turns < 1000:
            catan.play_tick()
            decisions += 1
        return decisions, 1

    return play


def chess(game: str) -> Piece:
    import chess

    rng = random.Random(0)

    def play() -> tuple[int, int]:
        decisions = 0
        board = chess.Board()
        while board.halfmove_clock < 100 and not board.is_insufficient_material():
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            decisions += 1
        return decisions, 1

    return play


def ours(game: str) -> Piece:
    title, _, home = game.partition(" ")
    adapters = {
        "plain, public API": ours_public,
        "plain, playouts": ours_plain,
        "fast, playouts": ours_fast,
        "fast, batch 256": ours_batch,
        "fast, batch 256 encoded": ours_encoded,
        "gymnasium, vector 256": ours_vector,
        "pettingzoo": ours_pettingzoo,
        "open_spiel": ours_open_spiel,
    }
    return adapters[home](title)


def ours_public(title: str) -> Piece:
    import ludi

    game = ludi.make(title)
    rng = random.Random(0)

    def play() -> tuple[int, int]:
        decisions = 0
        state = game.start()
        while (seat := state.to_move) != ludi.OVER:
            if seat == ludi.CHANCE:
                state.sample(rng)
            else:
                state.apply(rng.choice(state.legal()))
                decisions += 1
        return decisions, 1

    return play


def ours_plain(title: str) -> Piece:
    import ludi

    return in_calls(ludi.make(title).playouts)


def ours_fast(title: str) -> Piece:
    import ludi

    return in_calls(ludi.make(title).fast.playouts)


def ours_batch(title: str) -> Piece:
    """With masks and observations after every step, as Pgx has them."""
    import numpy as np

    import ludi

    return side_by_side(ludi.make(title).fast.batch(256), np.random.default_rng(0))


def ours_encoded(title: str) -> Piece:
    """The same with each observation as float32 from 0 to 1, categories one by one."""
    import numpy as np

    import ludi

    return side_by_side(ludi.make(title).fast.batch(256, encode=True), np.random.default_rng(0))


def side_by_side(batch: Any, rng: Any) -> Piece:
    """Steps of a batch."""

    def play() -> tuple[int, int]:
        games = 0
        for _ in range(64):
            batch.step(batch.sample(rng))
            games += int(batch.terminated.sum())
        return 64 * batch.n - games, games  # the step after the end begins a game anew

    return play


def ours_vector(title: str) -> Piece:
    """One seat against random play; only the decisions of that seat are counted."""
    import gymnasium
    import numpy as np

    importlib.import_module("ludi.envs.gymnasium")
    envs, rng = gymnasium.make_vec(f"ludi/{title.capitalize()}-v0", num_envs=256), np.random.default_rng(0)
    masks = envs.reset(seed=0)[1]["action_mask"]

    def play() -> tuple[int, int]:
        nonlocal masks
        decisions = games = 0
        for _ in range(16):
            decisions += int(masks.any(axis=1).sum())
            actions = (rng.random(masks.shape, np.float32) * masks).argmax(axis=1)
            _, _, over, _, info = envs.step(actions)
            masks, games = info["action_mask"], games + int(over.sum())
        return decisions, games

    return play


def ours_pettingzoo(title: str) -> Piece:
    from ludi.envs.pettingzoo import env

    return agent_by_agent(env(title))


def ours_open_spiel(title: str) -> Piece:
    from ludi.envs.open_spiel import load

    return state_by_state(load(title))


def in_calls(playouts: Callable[[int, int], Any]) -> Piece:
    """Pieces of about a tenth of a second each, so that the call itself does not count."""
    playouts(1, 0)  # compiles, or loads what was compiled
    games, took, seed = 1, 0.0, 0
    while took < 0.1:
        games *= 2
        start = time.perf_counter()
        playouts(games, 0)
        took = time.perf_counter() - start

    def play() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        played = playouts(games, seed)
        return int(played.decisions), int(played.games)

    return play


ADAPTERS: dict[str, Callable[[str], Piece]] = {
    "open_spiel": open_spiel,
    "pgx": pgx,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "catanatron": catanatron,
    "chess": chess,
    "ours": ours,
}


# --- one library, in its own process ------------------------------------------------------------------------------


def measure(play: Piece, seconds: float) -> tuple[int, int, float]:
    """One round: decisions, games, CPU seconds."""
    decisions = games = 0
    end, cpu = time.perf_counter() + seconds, time.process_time()
    while time.perf_counter() < end:
        more_decisions, more_games = play()
        decisions += more_decisions
        games += more_games
    return decisions, games, time.process_time() - cpu


def worker(library: str, games: list[str], seconds: float) -> None:
    """Measures the games of one library and writes a line of JSON for each."""
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever a library prints is not an answer
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    version = ""
    with contextlib.suppress(importlib.metadata.PackageNotFoundError):
        version = importlib.metadata.version(DISTRIBUTION.get(library, library))
    for game in games:
        answer: dict[str, object] = {"game": game, "version": version}
        try:
            play = ADAPTERS[library](game)
            play()
            answer["rounds"] = [measure(play, seconds) for _ in range(ROUNDS)]
        except Exception as error:
            answer["failed"] = f"{type(error).__name__}: {error}".splitlines()[0]
        print(json.dumps(answer), file=out, flush=True)


def measured(python: Path, library: str, games: list[str], seconds: float) -> Iterator[Row]:
    """The rows of one library, each as soon as it is there."""
    command = [str(python), str(Path(__file__).resolve()), "--seconds", str(seconds), "--worker", library, *games]
    one = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"), "1")
    env = os.environ | one
    if library == "ours":
        env["PYTHONPATH"] = str(ROOT / "src")
    left = list(games)
    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=env)
        try:
            for line in process.stdout or ():
                row = Row(library, **json.loads(line))
                left.remove(row.game)
                yield row
            process.wait()
        finally:
            process.kill()
            process.wait()
        errors.seek(0)
        said = [line for line in errors.read().splitlines() if line.strip()]
    for game in left:
        yield Row(library, game, failed=said[-1] if said else f"ended with status {process.returncode}")


# --- the peers' environment ---------------------------------------------------------------------------------------


def peers_python() -> Path:
    """The interpreter of the peers' environment, made anew when the requirements changed."""
    stamp = ENVIRONMENT / "requirements.hash"
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()
    python = ENVIRONMENT / "bin" / "python"
    if os.name == "nt":
        python = ENVIRONMENT / "Scripts" / "python.exe"
    if python.is_file() and stamp.is_file() and stamp.read_text() == wanted:
        return python
    print(f"installing the peers into {ENVIRONMENT} ...", file=sys.stderr, flush=True)
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    ENVIRONMENT.parent.mkdir(parents=True, exist_ok=True)
    own = ROOT / ".tools" / "bin" / "uv"
    uv = shutil.which("uv") or (str(own) if own.is_file() else None)
    if uv:
        steps = [
            [uv, "venv", "--python", "3.11", str(ENVIRONMENT)],
            [uv, "pip", "install", "--python", str(python), "-r", str(REQUIREMENTS)],
        ]
    else:
        steps = [
            [sys.executable, "-m", "venv", str(ENVIRONMENT)],
            [str(python), "-m", "pip", "install", "-r", str(REQUIREMENTS)],
        ]
    with LOG.open("w") as log:
        for step in steps:
            subprocess.run(step, stdout=log, stderr=subprocess.STDOUT, check=True)
    stamp.write_text(wanted)
    return python


def project_python() -> Path:
    python = ROOT / ".venv" / "bin" / "python"
    return python if python.is_file() else Path(sys.executable)


# --- the table ----------------------------------------------------------------------------------------------------


def table(rows: list[Row]) -> str:
    """Plain columns: text to the left, numbers to the right."""
    compared = [row.decisions_per_second for row in rows if (row.library, row.game) == REFERENCE and not row.failed]
    reference = compared[0] if compared else math.nan
    heading = ["library", "game", "decisions/s", "ratio", "games/s", "decisions/game"]
    lines = [heading, *(row.cells(reference) for row in rows)]
    whole = [line for line in lines if not line[2].startswith("failed")]
    widths = [max(len(line[i]) for line in (lines if i < 2 else whole)) for i in range(len(heading))]
    text = []
    for line in lines:
        name = f"{line[0]:<{widths[0]}}  {line[1]:<{widths[1]}}  "
        numbers = line[2] if line not in whole else "  ".join(f"{line[i]:>{widths[i]}}" for i in range(2, len(heading)))
        text.append(name + numbers)
    return "\n".join(text)


def machine() -> dict[str, object]:
    name = platform.processor()
    with contextlib.suppress(OSError):
        cpus = Path("/proc/cpuinfo").read_text().splitlines()
        name = next((line.partition(":")[2].strip() for line in cpus if line.startswith("model name")), name)
    return {"cpu": name, "cores": os.cpu_count(), "system": platform.system(), "python": platform.python_version()}


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def a_time(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0 and up to 3600")
    return seconds


def a_library(text: str) -> str:
    if text not in GAMES:
        raise argparse.ArgumentTypeError(f"{text!r} is none of {', '.join(GAMES)}")
    return text


def main() -> int:
    parser = Parser(description="Uniform random play in other game libraries and in ours, side by side.")
    parser.add_argument("--seconds", type=a_time, default=5.0, help="length of a round; each game has three (5)")
    parser.add_argument(
        "--only", type=a_library, action="append", metavar="NAME", help=f"only this library: {', '.join(GAMES)}"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here, round by round")
    parser.add_argument("--worker", nargs="+", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        worker(options.worker[0], options.worker[1:], options.seconds)
        return 0
    if options.json:
        try:
            options.json.open("a").close()
        except OSError as error:
            parser.error(f"cannot write {options.json}: {error.strerror}")

    rows: list[Row] = []
    status = 0
    try:
        run(options.only or list(GAMES), options.seconds, rows)
    except KeyboardInterrupt:
        print("stopped; what was measured so far:", file=sys.stderr)
        status = 130
    print(table(rows))
    if options.json:
        figures = {"machine": machine(), "seconds": options.seconds, "rows": [row.as_dict() for row in rows]}
        options.json.write_text(json.dumps(figures, indent=2) + "\n")
    return status


def run(libraries: list[str], seconds: float, rows: list[Row]) -> None:
    """Adds a row for every game of the libraries, and says each on stderr."""
    chosen = [library for library in GAMES if library in libraries]
    total = sum(len(GAMES[library]) for library in chosen)
    peers = None
    if chosen != ["ours"]:
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            peers = peers_python()
    for library in chosen:
        games = list(GAMES[library])
        python = project_python() if library == "ours" else peers
        if python:
            found = measured(python, library, games, seconds)
        else:
            found = iter([Row(library, game, failed=f"the peers could not be installed, see {LOG}") for game in games])
        for row in found:
            rows.append(row)
            said = row.cells()
            said[2] += "" if row.failed else " decisions/s"
            print(f"[{len(rows)}/{total}] {'  '.join(said[:3])}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
