"""The games for Gymnasium: importing this registers `ludi/Roma-v0`, `ludi/Pokern-v0` and so on.

One seat is the agent's; levels, bots or policies play the others.
"""

from __future__ import annotations

import random
from typing import Any

from ludi.kernel.errors import BadOption, IllegalAction, listed, short
from ludi.kernel.titles import TITLES

from .episode import METADATA, RAW, Episode, Position, whole
from .missing import needed
from .opponents import Opponents, Others
from .picture import check_render_mode, rendered
from .rewards import forfeited

with needed():
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray

__all__ = ["SeatEnv", "env_id"]

LOSE, RAISE = "lose", "raise"
ILLEGAL = (LOSE, RAISE)
RANDOM = "random"

Seen = NDArray[Any]


def env_id(title: str) -> str:
    """What Gymnasium calls a title."""
    return f"ludi/{title.capitalize()}-v0"


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game from one seat: an observation is what this seat may see, at its decisions and at the end.

    players, options: as of `ludi.make`. seat: a number, or "random" for another one each game.
    opponents: the name of a level, a bot, or a policy that is given `observation` and `action_mask` and returns an
    action; one, or one for each other seat in turn. reward: "ranks" or "points", at the end.
    illegal: what an action that is not legal does: "lose" forfeits the game, as Gymnasium asks that every action of the
    space can be taken; "raise" refuses it.
    position: where games begin, as of `Game.position`. render_mode: "ansi" or "rgb_array".
    observation: "raw", int32 with the bounds of each, or "encoded", float32 from 0 to 1, as `Game.observed` says.
    Each info has `action_mask`, int8; that of the last step `ranks` and `points`, or `illegal` with the reason.
    Raises UnknownTitle, BadOption or BadPosition.
    """

    metadata: dict[str, Any] = METADATA  # as Gymnasium has it

    def __init__(
        self,
        title: str,
        players: int | None = None,
        *,
        seat: int | str = 0,
        opponents: Opponents = RANDOM,
        reward: str | None = None,
        illegal: str = LOSE,
        position: Position | None = None,
        render_mode: str | None = None,
        observation: str = RAW,
        **options: object,
    ) -> None:
        self.episode = Episode(title, players, options, reward, position, observation)
        self._others = Others(opponents, self.episode.game.players)
        seats = range(self.episode.game.players)
        if seat != RANDOM and (isinstance(seat, bool) or seat not in seats):
            raise BadOption(f"seat: {short(seat)} was given, {listed([*seats, RANDOM])} is accepted")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal: {short(illegal)} was given, {listed(ILLEGAL)} is accepted")
        self._wanted, self._illegal = seat, illegal
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = self.episode.eyes.space
        self.action_space = spaces.Discrete(self.episode.game.actions)
        self.seat = 0 if isinstance(seat, str) else seat
        self._playing: bool | None = None  # None: no game was begun

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game, played up to the first decision of the agent. options: a `position` to begin from, a `seat`."""
        super().reset(seed=seed)
        given = {"position": None, "seat": self._wanted, **(options or {})}
        players = self.episode.game.players
        if len(given) > 2 or given["seat"] not in (RANDOM, *range(players)):
            raise BadOption(f"options: {short(options)} was given, a position and a seat below {players} is accepted")
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if given["seat"] == RANDOM else int(given["seat"])
        self._thoughts = random.Random(int(self.np_random.integers(2**62)))
        self.episode.start(self.np_random, given["position"])
        self._run()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """An action of the agent, then the others up to its next decision or the end.

        Raises IllegalAction, with nothing changed, for what is no action; ResetNeeded after the end.
        """
        if not self._playing:
            before = "comes before step()" if self._playing is None else "begins a new game: this one is over"
            raise ResetNeeded(f"reset() {before}")
        chosen = whole(action)
        if not 0 <= chosen < self.episode.game.actions:
            raise IllegalAction(f"action: {chosen} was given, 0 to {self.episode.game.actions - 1} is accepted")
        try:
            self.episode.play(chosen)
        except IllegalAction as error:
            if self._illegal == RAISE:
                raise
            self._playing = False
            lost = forfeited(self.episode.game.players, self.seat, self.episode.reward)[self.seat]
            return self._seen(), lost, True, False, {"action_mask": self._mask(), "illegal": str(error)}
        self._run()
        reward = self.episode.rewards()[self.seat]
        return self._seen(), reward, self.episode.over, False, self._info()

    def _run(self) -> None:
        while not self.episode.over and self.episode.seat != self.seat:
            self._others.play(self.episode, self.seat, self._thoughts)
        self._playing = not self.episode.over

    def _seen(self) -> Seen:
        return self.episode.seen(self.seat)

    def _mask(self) -> NDArray[np.int8]:
        return self.episode.mask(self.seat) if self._playing else np.zeros(self.episode.game.actions, np.int8)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask()}
        if self.episode.over:
            state = self.episode.state
            info |= {"ranks": np.array(state.ranks()), "points": np.array(state.points(), np.float64)}
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, for learners that ask the environment (sb3-contrib)."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """The position as the agent's seat sees it: text, or an image of shape (640, 960, 3)."""
        return rendered(self.episode.state, self.seat, self.render_mode)


for _title in TITLES:
    if env_id(_title) not in gymnasium.registry:
        gymnasium.register(
            env_id(_title),
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point="ludi.envs.vector:SeatsVectorEnv",
            kwargs={"title": _title},
        )
