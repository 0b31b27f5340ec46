"""Many games side by side in one home, for learning: see algorithms/batch.py for what is done to each of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import copying, schema
from .encodings import Encodings
from .errors import BadOption, IllegalAction, listed, short
from .frames import OVER
from .rng import seed as seed_stream
from .scratch import declared
from .state import State

if TYPE_CHECKING:
    from .engine import Engine

LEAVE, STEP, BEGIN, GO_ON = range(4)  # as algorithms/batch.py has them
Rewards = Literal["ranks", "points"]
REWARDS = ("ranks", "points")


class Batch:
    """n games of a title that advance together, each with a stream of random numbers of its own.

    After `reset` and `step`, for game i:
    seats[i]: the seat to move, or OVER (-2); terminated[i]: whether it is over.
    masks[i, action]: whether it is legal; counts[i]: how many are; actions[i]: these first in the row, ascending.
    observations[i]: what the seat to move may see as whole numbers (once the game is over: seat 0).
    encodings[i], with `encode`: the same, float32 from 0 to 1 as `Game.observed` encodes it; only to be read.
    rewards[i, seat]: 0, but in the step that ends the game: from -1 to 1 by places, in sum 0 (the share of the others
    that the seat beat, less the share that beat it), or the points.
    scores[i, seat], places[i, seat]: of the last game that ended here.

    The arrays are rewritten by every call; with `copies` each call makes new ones.
    seeds: one for each game, in place of seed + i. A game with a seed plays the same alone and among others.
    positions: where games begin, as `reset` takes them. observe: False leaves `observations` as they are.
    rewards: "ranks", or "points" (the only ones where a seat is alone).
    restart: a game that is over begins anew at the next step, with the random numbers that follow; else it stays over
    until it is reset.
    encode: keep `encodings`; in the fast home only what a step has changed is written.
    Raises BadOption for a number of games, seeds, positions or rewards that cannot be.
    """

    seats: NDArray[np.int64]
    terminated: NDArray[np.bool_]
    masks: NDArray[np.bool_]
    counts: NDArray[np.int64]
    actions: NDArray[np.int64]
    observations: NDArray[np.int32]
    encodings: NDArray[np.float32]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int64]
    places: NDArray[np.int64]

    def __init__(
        self,
        engine: Engine,
        n: int,
        seed: int = 0,
        *,
        seeds: Sequence[int] | None = None,
        positions: State | Sequence[State | None] | None = None,
        observe: bool = True,
        rewards: Rewards | None = None,
        restart: bool = True,
        copies: bool = False,
        encode: bool = False,
    ) -> None:
        if isinstance(n, bool) or not isinstance(n, int | np.integer) or n < 1:
            raise BadOption(f"games: {short(n)} was given, a whole number of 1 or more is accepted")
        self.game, self.n = engine.game, int(n)
        self._points = self._by_points(rewards)
        if encode and not observe:
            raise BadOption("encode: there is nothing to encode without observations; observe=True is accepted with it")
        self._restart, self._observe, self._copies = restart, observe, copies
        memory = engine.arrays()
        self._plain = not memory.columnar
        self._record = declared(engine.title)[2]
        self._states, self._mailboxes = memory.states(self.n + 1, engine._start), memory.mailboxes(self.n)
        self._advance: Callable[..., int] = memory.function("batch", "advance")
        self._rows = np.zeros(self.n, schema.dtype(self._record)) if self._plain else self._mailboxes
        self._rewards = np.zeros((self.n, self.game.players), np.float32)
        self._over = np.zeros(self.n, np.bool_)
        self._everywhere = np.ones(self.n, np.bool_)
        self._seat, self._asked, self._action = (self._rows[name] for name in ("seat", "asked", "action"))
        self._ended = self._rows["ended"][:, None]
        self._score, self._net = (self._rows[name][:, : self.game.players] for name in ("score", "net"))
        self._numbers = np.arange(self.n)
        self._encodings = Encodings(self.game.observed, self._rows, engine.fast) if encode else None
        self._shown = self._views()
        self.__dict__.update(self._shown)
        self.reset(seeds=seed if seeds is None else seeds, positions=positions)

    def _by_points(self, rewards: Rewards | None) -> bool:
        if rewards not in (None, *REWARDS):
            raise BadOption(f"rewards: {short(rewards)} was given, {listed(REWARDS)} is accepted")
        alone = self.game.players == 1
        if rewards == "ranks" and alone:
            raise BadOption("rewards: ranks compare players, and there is one; points is accepted")
        return alone or rewards == "points"

    def step(self, actions: ArrayLike, mask: ArrayLike | None = None) -> None:
        """Apply one action per game, play chance, report. The action for a game that is over does not matter.

        mask: the games that are to make their step, `bool`; the others stay as they are, with rewards of 0.
        Raises IllegalAction, with nothing changed, if an action is not legal in its game.
        """
        given = np.asarray(actions)
        if given.shape != (self.n,):
            what = f"{len(given)} actions were" if given.ndim == 1 else f"an array of shape {given.shape} was"
            raise IllegalAction(f"{what} given for {self.n} games")
        if given.dtype.kind not in "iu":
            raise IllegalAction(f"actions: {given.dtype} was given, whole numbers are accepted")
        chosen = self._chosen(mask)
        self._action[:] = given
        self._asked[:] = chosen  # LEAVE and STEP
        self._run()
        if self._points:
            np.multiply(self._score, self._ended / self.game.score_unit, out=self._rewards, casting="unsafe")
        else:
            np.multiply(self._net, 1 / (self.game.players - 1), out=self._rewards, casting="unsafe")
        self._show()

    def reset(
        self,
        mask: ArrayLike | None = None,
        seeds: int | Sequence[int] | NDArray[np.integer] | None = None,
        positions: State | Sequence[State | None] | None = None,
    ) -> None:
        """Begin games anew: those of the mask (`bool`, one for each game), or all.

        seeds: one for each game, or a number: game i then gets that number + i. None: their random numbers go on.
        positions: a state for each game (None for the start), or one for all. Those of games that are not reset do not
        matter. Raises BadOption, with nothing changed, for what does not fit the games.
        """
        chosen = self._chosen(mask)
        streams = self._streams(seeds, chosen)
        begun = self._begun(positions, chosen)
        for i, stream in streams.items():
            if self._plain:
                self._mailboxes[i].r[:] = stream
            else:
                self._mailboxes["r"][i] = stream
        for i, state in begun.items():
            if self._plain:
                self._states[i + 1] = copying.clone(self.game.state_type, state.raw)
            else:
                schema.to_record(self.game.state_type, state.raw, self._states, i + 1)
        asked = np.where(chosen, BEGIN, LEAVE)
        asked[list(begun)] = GO_ON
        self._asked[:] = asked
        self._run()
        self._rewards.fill(0)
        self._show()

    def _chosen(self, mask: ArrayLike | None) -> NDArray[np.bool_]:
        if mask is None:
            return self._everywhere
        found = np.asarray(mask)
        if found.shape != (self.n,) or found.dtype != np.bool_:
            raise BadOption(
                f"mask: {found.dtype} of shape {found.shape} was given, bool of shape ({self.n},) is accepted"
            )
        return found

    def _streams(self, seeds: Any, chosen: NDArray[np.bool_]) -> dict[int, list[int]]:
        if seeds is None:
            return {}
        if isinstance(seeds, int | np.integer) and not isinstance(seeds, bool):
            seeds = range(int(seeds), int(seeds) + self.n)
        elif len(seeds) != self.n:
            raise BadOption(f"seeds: {len(seeds)} were given for {self.n} games")
        found = {}
        for i in np.flatnonzero(chosen).tolist():
            seed = seeds[i]
            if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
                raise BadOption(f"seeds: {short(seed)} was given for game {i}, a whole number is accepted")
            seed_stream(r := [0, 0, 0, 0], int(seed) % 2**62)
            found[i] = r
        return found

    def _begun(self, positions: Any, chosen: NDArray[np.bool_]) -> dict[int, State]:
        if positions is None:
            return {}
        if isinstance(positions, State):
            positions = [positions] * self.n
        elif len(positions) != self.n:
            raise BadOption(f"positions: {len(positions)} were given for {self.n} games")
        found = {i: positions[i] for i in np.flatnonzero(chosen).tolist() if positions[i] is not None}
        for i, state in found.items():
            if not isinstance(state, State) or state.game != self.game:
                what = f"one of {state.game!r}" if isinstance(state, State) else short(state)
                raise BadOption(f"positions: {what} was given for game {i}, a state of {self.game!r} is accepted")
        return found

    def _run(self) -> None:
        """One call of the home; what was asked stands in the rows."""
        if self._plain:
            for box, row in zip(self._mailboxes, self._rows, strict=True):
                box.asked, box.action = int(row["asked"]), int(row["action"])
        wrong = int(self._advance(self._states, self._mailboxes, self._restart, self._observe))
        if wrong >= 0:
            self._refuse(wrong, int(self._action[wrong]))
        if self._plain:
            for i, box in enumerate(self._mailboxes):
                schema.to_record(self._record, box, self._rows, i)

    def _refuse(self, i: int, action: int) -> None:
        try:
            self.state(i).apply(action)
        except IllegalAction as error:
            raise IllegalAction(f"game {i}: {error}") from None

    def _views(self) -> dict[str, Any]:
        """What is shown, where it lies."""
        n, rows = self.game.players, self._rows
        encoded = {} if self._encodings is None else {"encodings": self._encodings.numbers}
        return encoded | {
            "seats": self._seat,
            "terminated": self._over,
            "masks": rows["mask"].view(np.bool_),
            "counts": rows["count"],
            "actions": rows["legal"],
            "observations": rows["observed"],
            "rewards": self._rewards,
            "scores": self._score,
            "places": rows["place"][:, :n],
        }

    def _show(self) -> None:
        """Which games are over; new arrays, where copies are asked for."""
        np.equal(self._seat, OVER, out=self._over)
        if self._encodings is not None:
            self._encodings.update()
        if self._copies:
            self.__dict__.update({name: array.copy() for name, array in self._shown.items()})

    def legal(self, i: int) -> list[int]:
        """The legal actions of game i, ascending; none when it is over."""
        found: list[int] = self._rows["legal"][i, : self._rows["count"][i]].tolist()
        return found

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as any other; some number for those that are over."""
        picked = (rng.random(self.n) * self._rows["count"]).astype(np.int64)
        found: NDArray[np.int64] = self._rows["legal"][self._numbers, picked]
        return found

    def encoded(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """`observations` for learning, float32 from 0 to 1 of shape (n, width), as `Game.observed` encodes them.

        out: what is filled, of that shape.
        """
        return self.game.observed.encode(self.observations, out)

    def state(self, i: int) -> State:
        """The whole position of game i, a state of its own."""
        if self._plain:
            return State(self.game, copying.clone(self.game.state_type, self._states[i + 1]))
        return State(self.game, schema.from_record(self.game.state_type, self._states, i + 1))

    def texts(self) -> list[str]:
        """The short text of every action."""
        return [self.game.notation.text(a) for a in range(self.game.actions)]
