"""One game at a time for agents: chance is played, actions are checked, each seat gets what it may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludi.kernel.errors import BadOption, IllegalAction, listed, short
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game, State

from .missing import needed
from .rewards import reward_of, rewards

with needed():
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

if TYPE_CHECKING:
    from gymnasium import Space

Observation = dict[str, NDArray[Any]]
Position = Mapping[str, Any]

RAW, ENCODED = "raw", "encoded"
OBSERVATIONS = (RAW, ENCODED)
RENDER_MODES = ("ansi", "rgb_array")
METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}


class Eyes:
    """How a seat's observation is told: "raw", int32 as `State.observe` has them, or "encoded", as float32.

    space: a box with the bounds of each number. Raises BadOption for another word.
    """

    def __init__(self, game: Game, observation: str) -> None:
        if observation not in OBSERVATIONS:
            raise BadOption(f"observation: {short(observation)} was given, {listed(OBSERVATIONS)} is accepted")
        self._observed, self._encoded = game.observed, observation == ENCODED
        low: Any = 0 if self._encoded else self._observed.low
        high: Any = 1 if self._encoded else self._observed.high
        shape = (self._observed.width if self._encoded else self._observed.size,)
        kind: Any = np.float32 if self._encoded else np.int32
        self.space = spaces.Box(low, high, shape, kind)

    def __call__(self, numbers: NDArray[Any]) -> NDArray[Any]:
        """Observations of shape (..., size) as they are told; an array of its own."""
        return self._observed.encode(numbers) if self._encoded else numbers.astype(np.int32)


def masked_space(episode: Episode) -> Space[Any]:
    """The space of observations with masks: `observation`, and an int8 per action in `action_mask`, 1 for legal."""
    mask = spaces.Box(0, 1, (episode.game.actions,), np.int8)
    return spaces.Dict({"observation": episode.eyes.space, "action_mask": mask})


class Episode:
    """A game with its rewards. Every position that an agent sees is its own to decide, or the end.

    position: where games begin, as `Game.position` reads it; None: at the start. observation: as of `Eyes`.
    Raises UnknownTitle, BadOption or BadPosition.
    """

    def __init__(
        self,
        title: str,
        players: int | None,
        options: Mapping[str, object],
        reward: str | None,
        position: Position | None,
        observation: str = RAW,
    ) -> None:
        self.game = Game(title, players, options)
        self.eyes = Eyes(self.game, observation)
        self.reward = reward_of(self.game, reward)
        self._first = self._begun(position)
        self.state = self._first.copy()

    def _begun(self, position: Position | None) -> State:
        return self.game.start() if position is None else self.game.position(position)

    def start(self, rng: np.random.Generator, position: Position | None = None) -> None:
        """A new game, from another position if one is given. rng: of its chance. Raises BadPosition."""
        self.state = self._first.copy() if position is None else self._begun(position)
        self._rng = rng
        self._run()

    @property
    def seat(self) -> int:
        """The seat to decide, or OVER."""
        return self.state.to_move

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.to_move == OVER

    def play(self, action: Any) -> None:
        """A choice of the seat to move, then what chance brings.

        Raises IllegalAction, with nothing changed.
        """
        self.state.apply(whole(action))
        self._run()

    def _run(self) -> None:
        while self.state.to_move == CHANCE:
            self.state.sample(self._rng)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that is legal for a seat now."""
        mask = np.zeros(self.game.actions, np.int8)
        if self.state.to_move == seat:
            mask[self.state.legal()] = 1
        return mask

    def seen(self, seat: int) -> NDArray[Any]:
        """What a seat may see, as it is told."""
        return self.eyes(self.state.observe(seat))

    def observation(self, seat: int) -> Observation:
        """Both, as `masked_space` has them."""
        return {"observation": self.seen(seat), "action_mask": self.mask(seat)}

    def rewards(self) -> list[float]:
        """What this position pays to each seat: nothing before the end."""
        return rewards(self.state, self.reward) if self.over else [0.0] * self.game.players


def whole(action: Any) -> int:
    """An action as the rules take it. Raises IllegalAction for what is no whole number."""
    array = np.asarray(action)
    if array.dtype.kind not in "iu" or array.size != 1:
        raise IllegalAction(f"action: {short(action)} was given, a whole number is accepted")
    return int(array.reshape(()))
