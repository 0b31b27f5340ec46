"""Self-play, training and the match that decides whether a network is better than what is there; to be gone on with."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from ludi.kernel.errors import LudiError
from ludi.kernel.extras import needs
from ludi.kernel.files import replaced
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game
from ludi.kernel.messages import Message
from ludi.kernel.spoken import at_least, not_accepted, span
from ludi.kernel.weights import UNITS, Weights, read, shipped
from ludi.lab.compare import check_margin
from ludi.lab.kept import Kept
from ludi.lab.lines import finite
from ludi.lab.sequential import Sequential, Verdict
from ludi.lab.simulate import interruptible
from ludi.lab.spread import spread
from ludi.learning.inputs import inputs_of
from ludi.learning.play import Bot, Piece, Played, Rounds, engine_of, match, play

RUN = "run.jsonl"  # in a run's folder: its finished pieces
PIECE = 50  # games of a call, or fewer
ROUNDS = 4  # of a call
PROBE = 2000  # iterations there, so that what a search begins with counts for little
EVERY = 5  # decisions of a game: in one of so many the time of an iteration is measured
PACE = -1  # the piece of a run's file that tells what came of that
PLAYOUTS = -1  # the limit of playouts of the levels without a network
COUNTS = ("games", "iterations", "generations", "playouts", "passes", "rounds", "strength")


@dataclass(frozen=True)
class Run:
    """What is asked for.

    games, iterations: of self-play, in each generation. Where the title has no network yet, or with `fresh` none of
    its own is used, the first search ends in `estimate`, and what a position is worth is the mean of so many
    `playouts`. first, second: units of the layers. mix: how much of what is learned is a game's result, the rest is
    what a position is worth. rounds, margin: of the match, as `compare` has them; strength: the iterations in it of
    what is there, against as many of the network as take the same time.
    """

    title: str
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    games: int = 10_000
    iterations: int = 200
    generations: int = 2
    playouts: int = 16
    first: int = 32
    second: int = 16
    mix: float = 0.6
    passes: int = 40
    rounds: int = 400
    margin: float = 0.05
    strength: int = 1000
    fresh: bool = False

    def __post_init__(self) -> None:
        for name in COUNTS:
            if getattr(self, name) < 1:
                raise not_accepted(name, getattr(self, name), at_least(1))
        for name in ("first", "second"):
            if not 1 <= (units := getattr(self, name)) <= UNITS:
                raise not_accepted(name, units, span(1, UNITS))
        if not 0 <= self.mix <= 1:
            raise not_accepted("mix", self.mix, Message("given-from", {"low": "0", "high": "1"}))
        check_margin(self.margin)
        inputs_of(self.title, self.game.observed.entries)
        object.__setattr__(self, "options", dict(self.game.options))

    @property
    def game(self) -> Game:
        """The game that is learned."""
        return Game(self.title, options=self.options)

    @property
    def before(self) -> Weights | None:
        """What there is."""
        return None if self.fresh else shipped(self.title)

    @property
    def work(self) -> int:
        """Iterations for a move of every game."""
        return self.games * self.generations * self.iterations + self.rounds * self.strength

    def header(self) -> dict[str, Any]:
        """For the file of a run: all that its games and weights depend on."""
        asked = {name: value for name, value in asdict(self).items() if name != "rounds"}
        return {"ludi-train": 1, "rules": self.game.rules_version, **asked}


@dataclass(frozen=True)
class Trained:
    """What came of it. losses: of each generation on games held back; test: the match, in shares above a fair one.

    pace: iterations of the network in the time of one of what is there.
    """

    weights: Weights
    losses: tuple[Mapping[str, float], ...]
    pace: float
    fair: float
    test: Sequential

    @property
    def better(self) -> bool:
        """Whether the match decided for the network."""
        return self.test.verdict is Verdict.MORE

    @property
    def interval(self) -> tuple[float, float]:
        """Of the share that the network won, of 95 %."""
        low, high = self.test.interval
        return max(0.0, low + self.fair), min(1.0, high + self.fair)

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "losses": [dict(x) for x in self.losses],
            "pace": self.pace,
            "rounds": self.test.n,
            "won": self.test.mean + self.fair,
            "interval": list(self.interval),
            "verdict": self.test.verdict.value,
        }


@dataclass(frozen=True)
class Callbacks:
    """Who is told how far it is: of games, of passes with the loss, of rounds of the match; of each 0 at first."""

    games: Callable[[int, int, int], None] = lambda generation, done, total: None
    passes: Callable[[int, int, int, float], None] = lambda generation, done, total, loss: None
    rounds: Callable[[int, int], None] = lambda done, total: None


def train(
    run: Run,
    folder: Path,
    *,
    resume: bool = False,
    jobs: int | None = None,
    executor: Executor | None = None,
    note: Mapping[str, Any] | None = None,
    callbacks: Callbacks | None = None,
) -> Trained:
    """Do it in `folder`: games, weights of each generation, the match. note: what is written into the weights.

    jobs, executor, resume: as in `compare`; Ctrl-C raises KeyboardInterrupt and what is finished is kept. Raises
    LudiError where an extra is missing, and for a folder of another run.
    """
    needs("jax", "optax")
    callbacks = callbacks or Callbacks()
    with interruptible() as interrupted, _kept(run, folder, resume) as kept:
        course = _Course(run, folder, jobs, executor, interrupted, callbacks)
        course.warm()
        net, losses = run.before, list[Mapping[str, float]]()
        for generation in range(run.generations):
            found = course.generation(generation, net, {"run": run.header(), **(note or {})})
            if found is None:
                raise KeyboardInterrupt
            net = found
            losses.append(net.note["losses"])
        assert net is not None
        pace, test = course.gate(net, kept)
    return Trained(net, tuple(losses), pace, 1 / run.game.players, test)


def weights_of(folder: Path, generation: int) -> Path:
    """The file of the network of a generation, whatever the match says of the last one."""
    return folder / f"weights-{generation}.json"


def _kept(run: Run, folder: Path, resume: bool) -> Kept:
    return Kept(folder / RUN, run.header(), resume, fits=lambda number, x: number >= PACE and finite([x]))


@dataclass(frozen=True)
class _Course:
    run: Run
    folder: Path
    jobs: int | None
    executor: Executor | None
    interrupted: Callable[[], bool]
    callbacks: Callbacks

    def warm(self) -> None:
        """Compile once, ahead of the processes."""
        run = self.run
        engine_of(run.game, run.work).warm()
        play(Piece(run.title, run.options, 0, 1, 0, 2, work=run.work))
        match(Rounds(run.title, run.options, (Bot(2),) * run.game.players, 0, (0,), run.work))

    def generation(self, number: int, net: Weights | None, note: Mapping[str, Any]) -> Weights | None:
        """Games, and the weights trained with them and with those before; None if interrupted."""
        run = self.run
        target = weights_of(self.folder, number)
        numbers = range(number * run.games, (number + 1) * run.games, PIECE)
        pieces = [self._piece(k, min(PIECE, (number + 1) * run.games - k), net) for k in numbers]
        left = [piece for piece in pieces if not self._file(piece.number).exists()]
        done = run.games - sum(piece.games for piece in left)
        self.callbacks.games(number, done, run.games)
        for played in self._spread(play, iter(left)):
            _save(self._file(played.number), played)
            done += len(played.shares)
            self.callbacks.games(number, done, run.games)
        if self.interrupted():
            return None
        return read(target) if target.exists() else self._fit(number, target, note)

    def _piece(self, k: int, games: int, net: Weights | None) -> Piece:
        run = self.run
        piece = Piece(run.title, run.options, k, games, run.seed, run.iterations, work=run.work)
        if net is None:
            return replace(piece, playouts=run.playouts)
        return replace(piece, net=tuple(net.numbers()))

    def _file(self, k: int) -> Path:
        return self.folder / f"games-{k:07}.npz"

    def _fit(self, number: int, target: Path, note: Mapping[str, Any]) -> Weights | None:
        from ludi.learning.fit import Recipe, data_of, fit

        run, game = self.run, self.run.game
        played = [games_in(file) for file in sorted(self.folder.glob("games-*.npz"))]
        played = [piece for piece in played if piece.number < (number + 1) * run.games]
        inputs, rows = inputs_of(run.title, game.observed.entries)
        recipe = Recipe(run.first, run.second, run.mix, passes=run.passes, seed=run.seed)
        found = fit(
            data_of(played, inputs, rows, game.players, run.mix),
            run.title,
            inputs,
            recipe,
            progress=lambda *x: self.callbacks.passes(number, *x),
            stop=self.interrupted,
        )
        if self.interrupted():
            return None
        weights = Weights(**{**vars(found.weights), "note": {**note, "losses": found.losses, "passes": found.passes}})
        weights.save(target)
        return weights

    def gate(self, net: Weights, kept: Kept) -> tuple[float, Sequential]:
        """The match against what is there, until it is decided or all rounds are played."""
        run = self.run
        before = run.before
        old = Bot(run.strength, PLAYOUTS) if before is None else Bot(run.strength, net=tuple(before.numbers()))
        if PACE not in kept.found:
            self._seconds(net)  # loads what is compiled
            kept.add(PACE, round(self._seconds(before) / self._seconds(net), 2))
        pace = kept.found[PACE]
        bots = (Bot(max(1, round(pace * run.strength)), net=tuple(net.numbers())), *[old] * (run.game.players - 1))
        test, seed = Sequential(run.margin, 0.25), run.seed + 1
        missing = (i for i in itertools.count() if i not in kept.found)
        numbers = itertools.takewhile(lambda i: i < run.rounds, missing)
        tasks = (Rounds(run.title, run.options, bots, seed, some, run.work) for some in _some(numbers, ROUNDS))

        def take() -> bool:
            while test.n < run.rounds and test.verdict is Verdict.OPEN and test.n in kept.found:
                test.add(kept.found[test.n] - 1 / run.game.players)
            self.callbacks.rounds(test.n, run.rounds)
            return test.n >= run.rounds or test.verdict is not Verdict.OPEN

        if not take():
            for results in self._spread(match, itertools.takewhile(lambda _: test.verdict is Verdict.OPEN, tasks)):
                for i, won in results:
                    kept.add(i, won)
                if take():
                    break
        return pace, test

    def _seconds(self, net: Weights | None) -> float:
        """Of processor time, for a search by a bot in each of some positions: those of a game at random."""
        state, rng, found = self.run.game.start(), random.Random(self.run.seed), 0.0
        engine = engine_of(self.run.game, self.run.work)
        for n in itertools.count():
            while state.to_move == CHANCE:
                state.sample(rng)
            if state.to_move == OVER:
                return found
            if n % EVERY == 0:
                began = time.thread_time()
                engine.search(state, iterations=max(PROBE, self.run.strength) if engine.fast else 1, seed=n, net=net)
                found += time.thread_time() - began
            state.apply(rng.choice(state.legal()))
        raise AssertionError  # no game is endless

    def _spread(self, work: Callable[[Any], Any], tasks: Iterator[Any]) -> Iterator[Any]:
        return spread(work, tasks, jobs=self.jobs, executor=self.executor, stop=self.interrupted)


def _some(numbers: Iterator[int], n: int) -> Iterator[tuple[int, ...]]:
    while some := tuple(itertools.islice(numbers, n)):
        yield some


def _save(file: Path, played: Played) -> None:
    with replaced(file) as part, part.open("wb") as to:
        np.savez_compressed(to, number=np.array(played.number), samples=played.samples, shares=played.shares)


def games_in(file: Path) -> Played:
    """The games of a file. Raises LudiError for one that holds none."""
    try:
        with file.open("rb") as opened, np.load(opened) as data:
            return Played(int(data["number"]), data["samples"], data["shares"])
    except (OSError, EOFError, TypeError, ValueError, KeyError, IndexError, BadZipFile):
        raise LudiError(Message("train-no-games", {"file": str(file)})) from None
