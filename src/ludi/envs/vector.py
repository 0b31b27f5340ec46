"""Many games at once for Gymnasium: `gymnasium.make_vec("ludi/Roma-v0", num_envs=64)`, on one batch of the engine."""

from __future__ import annotations

import random
from typing import Any

from ludi.bots import ask
from ludi.bots.thinking import RandomBot
from ludi.kernel.errors import BadOption, IllegalAction, listed, short
from ludi.kernel.frames import OVER

from .episode import RAW, Episode, Position
from .gymnasium import ILLEGAL, LOSE, RAISE, RANDOM
from .missing import needed
from .opponents import Opponents, players_of
from .rewards import forfeited

with needed():
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

__all__ = ["SeatsVectorEnv"]

Step = tuple[NDArray[Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatsVectorEnv(VectorEnv[Any, Any, Any]):
    """num_envs games from one seat each, as `ludi.envs.gymnasium.SeatEnv` has one of them.

    A policy among the opponents is given a dict of arrays for several games at once, `observation` of shape
    (k, numbers) and `action_mask` of shape (k, actions), and returns k actions. Bots play game by game.
    autoreset_mode: as of Gymnasium: a game that is over begins anew at the next step, in the same step (what it ended
    with is then in `final_obs` and `final_info`), or where `reset(options={"reset_mask": mask})` says so.
    Each info has `action_mask`, int8 of shape (num_envs, actions); of games that ended `ranks` and `points`, or
    `illegal`. What is returned is the caller's own.
    Raises UnknownTitle, BadOption or BadPosition.
    """

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: Opponents = RANDOM,
        reward: str | None = None,
        illegal: str = LOSE,
        position: Position | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        observation: str = RAW,
        **options: object,
    ) -> None:
        self._episode = episode = Episode(title, players, options, reward, position, observation)
        self.game = game = episode.game
        if isinstance(seat, bool) or seat not in range(game.players):
            raise BadOption(f"seat: {short(seat)} was given, {listed(range(game.players))} is accepted")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal: {short(illegal)} was given, {listed(ILLEGAL)} is accepted")
        try:
            self._mode = AutoresetMode(autoreset_mode)
        except ValueError:
            modes = listed(mode.value for mode in AutoresetMode)
            raise BadOption(f"autoreset_mode: {short(autoreset_mode)} was given, {modes} is accepted") from None
        self.metadata = {"render_modes": [], "autoreset_mode": self._mode}
        self.seat, self._illegal = int(seat), illegal
        self._others = players_of(opponents, game.players)
        self._position = None if position is None else episode.state
        rewards: Any = episode.reward
        self._batch = game.best_home.batch(num_envs, rewards=rewards, restart=False, positions=self._position)
        self.num_envs = self._batch.n
        self.single_observation_space = episode.eyes.space
        self.single_action_space = spaces.Discrete(game.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._over = np.ones(self.num_envs, np.bool_)  # nothing was begun
        self._lost = forfeited(game.players, self.seat, episode.reward)[self.seat]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """New games: all, or those of the options' `reset_mask`, bool. seed: game i gets seed + i, or one each."""
        given = dict(options or {})
        mask = given.pop("reset_mask", None)
        if given:
            raise BadOption(f"options: {short(options)} was given, a reset_mask is accepted")
        if isinstance(seed, list):
            drawn = self.np_random.integers(2**62, size=self.num_envs)
            seeds: Any = [int(d) if s is None else s for s, d in zip(seed, drawn, strict=False)]
            super().reset(seed=seeds[0] if seeds else None)
        else:
            super().reset(seed=seed)
            seeds = self.np_random.integers(2**62, size=self.num_envs) if seed is None else seed
        self._thoughts = random.Random(int(self.np_random.integers(2**62)))
        chosen = np.ones(self.num_envs, np.bool_) if mask is None else np.asarray(mask)
        self._begin(chosen, seeds)
        return self._seen(), self._info()

    def step(self, actions: Any) -> Step:
        """An action for each game, then the others up to the agent's next decision or the end.

        What is given for a game that begins anew in this step does not matter. Raises IllegalAction, with nothing
        changed, for what is no action, and for an action of a game that is over and was not reset.
        """
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise IllegalAction(
                f"actions: {given.dtype} of shape {given.shape} was given, whole numbers of shape ({self.num_envs},) "
                "are accepted"
            )
        again = self._over.copy()
        if again.any() and (self._mode is not AutoresetMode.NEXT_STEP or self._np_random is None):
            raise IllegalAction(f"game {int(again.argmax())} is over, or none was begun: reset() comes before step()")
        playing = ~again
        lost = self._forfeits(given, playing)
        rewards = np.where(lost, self._lost, 0.0)
        why = {int(i): self._why(int(i), int(given[i])) for i in np.flatnonzero(lost)}
        self._over = lost
        self._step(given, playing & ~lost, rewards)
        self._run(playing, rewards)
        if again.any():
            self._begin(again, None)
        ended = self._over & playing
        infos: dict[str, Any] = {}
        for i in np.flatnonzero(ended).tolist():
            infos = self._add_info(infos, self._final(i, why.get(i)), i)
        if self._mode is AutoresetMode.SAME_STEP and ended.any():
            infos = self._finals(infos, ended)
            self._begin(ended, None)
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), {**infos, **self._info()}

    def _forfeits(self, given: NDArray[Any], playing: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """The games whose action is not legal. Raises IllegalAction where that is refused."""
        none = playing & ((given < 0) | (given >= self.game.actions))
        wrong: NDArray[np.bool_] = (
            playing & ~self._batch.masks[np.arange(self.num_envs), np.where(none, 0, given) * playing]
        )
        if none.any() or (self._illegal == RAISE and wrong.any()):
            i = int((none if none.any() else wrong).argmax())
            raise IllegalAction(self._why(i, int(given[i])))
        return wrong

    def _why(self, i: int, action: int) -> str:
        try:
            self._batch.state(i).apply(action)
        except IllegalAction as error:
            return f"game {i}: {error}"
        raise AssertionError("only what is refused is explained")

    def _begin(self, chosen: NDArray[np.bool_], seeds: Any) -> None:
        """New games, up to the first decision of the agent."""
        self._batch.reset(chosen, seeds, self._position)
        self._over = self._over & ~chosen
        self._run(chosen, np.zeros(self.num_envs))

    def _step(self, actions: NDArray[Any], mask: NDArray[np.bool_], rewards: NDArray[np.float64]) -> None:
        if mask.any():
            self._batch.step(actions, mask)
            rewards += self._batch.rewards[:, self.seat]
            self._over |= mask & (self._batch.seats == OVER)

    def _run(self, games: NDArray[np.bool_], rewards: NDArray[np.float64]) -> None:
        """The others, in all these games that go on, until it is the agent's turn or the end."""
        batch, actions = self._batch, np.zeros(self.num_envs, np.int64)
        self._over |= games & (batch.seats == OVER)
        while (waiting := games & ~self._over & (batch.seats != self.seat)).any():
            for n, player in enumerate(self._others):
                seat = (self.seat + 1 + n) % self.game.players
                turn = np.flatnonzero(waiting & (batch.seats == seat))
                if len(turn):
                    actions[turn] = self._chosen(player, turn)
            self._step(actions, waiting, rewards)

    def _chosen(self, player: Any, games: NDArray[np.int64]) -> Any:
        if isinstance(player, RandomBot):
            return self._batch.sample(self.np_random)[games]
        if hasattr(player, "choose"):
            return [player.choose(ask(self._batch.state(i), self._thoughts)) for i in games.tolist()]
        seen = self._episode.eyes(self._batch.observations[games])
        return player({"observation": seen, "action_mask": self._batch.masks[games].astype(np.int8)})

    def _seen(self) -> NDArray[Any]:
        seen = self._batch.observations
        if (self._batch.seats != self.seat).any():
            seen = seen.copy()
        for i in np.flatnonzero(self._batch.seats != self.seat).tolist():  # games that are over
            seen[i] = self._batch.state(i).observe(self.seat)
        return self._episode.eyes(seen)

    def _info(self) -> dict[str, Any]:
        mask = self._batch.masks.astype(np.int8)
        mask[self._over] = 0
        return {"action_mask": mask, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _final(self, i: int, why: str | None) -> dict[str, Any]:
        if why is not None:
            return {"illegal": why}
        state = self._batch.state(i)
        return {"ranks": np.array(state.ranks()), "points": np.array(state.points(), np.float64)}

    def _finals(self, infos: dict[str, Any], ended: NDArray[np.bool_]) -> dict[str, Any]:
        """What games ended with, where the next ones begin in the same step."""
        seen, final = self._seen(), np.full(self.num_envs, None, dtype=object)
        for i in np.flatnonzero(ended).tolist():
            final[i] = seen[i]
        told = {**infos, "action_mask": np.zeros((self.num_envs, self.game.actions), np.int8), "_action_mask": ended}
        return {"final_obs": final, "_final_obs": ended.copy(), "final_info": told, "_final_info": ended.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal in each game, for learners that ask the environment."""
        found: NDArray[np.bool_] = self._info()["action_mask"].astype(np.bool_)
        return found

    def close_extras(self, **kwargs: Any) -> None:
        """There is nothing to be released."""
