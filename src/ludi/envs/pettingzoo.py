"""The games for PettingZoo: `env`, agent by agent; `parallel_env`, for libraries that step all at once.

Both give each agent a dict: `observation`, what its seat may see as numbers, and `action_mask`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludi.kernel.errors import IllegalAction, LudiError, listed, short

from .episode import METADATA, RAW, Episode, Observation, Position, masked_space
from .missing import needed
from .picture import check_render_mode, names, rendered

with needed():
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv

if TYPE_CHECKING:
    from gymnasium import Space

__all__ = ["TurnsEnv", "TurnsParallelEnv", "env", "parallel_env"]


def env(
    title: str,
    players: int | None = None,
    *,
    reward: str | None = None,
    position: Position | None = None,
    render_mode: str | None = None,
    observation: str = RAW,
    **options: object,
) -> TurnsEnv:
    """A game whose agents `player_0`, `player_1`, ... act one after the other.

    players, options: as of `ludi.make`. reward: at the end of a game, "ranks" (in sum 0, usual for two and more) or
    "points". position: where games begin, as of `Game.position`. render_mode: "ansi" or "rgb_array".
    observation: "raw", int32 with the bounds of each, or "encoded", float32 from 0 to 1, as `Game.observed` says.
    Raises UnknownTitle, BadOption or BadPosition.
    """
    return TurnsEnv(Episode(title, players, options, reward, position, observation), render_mode)


def parallel_env(
    title: str,
    players: int | None = None,
    *,
    reward: str | None = None,
    position: Position | None = None,
    render_mode: str | None = None,
    observation: str = RAW,
    **options: object,
) -> TurnsParallelEnv:
    """The same stepped with an action of every agent: only that of the seat to move counts.

    The mask of all other agents is zero throughout; what they give, None too, is not looked at.
    """
    return TurnsParallelEnv(Episode(title, players, options, reward, position, observation), render_mode)


class _Seats:
    """What both environments share: the agents and their spaces, the seeds, the picture."""

    def __init__(self, episode: Episode, render_mode: str | None, kind: str) -> None:
        self.episode, self.render_mode = episode, check_render_mode(render_mode)
        name = f"ludi_{episode.game.title}{kind}_v0"
        self.metadata: dict[str, Any] = {**METADATA, "name": name, "is_parallelizable": False}
        self.possible_agents = names(episode.game.players)
        self.agents: list[str] = []
        self._observed = {agent: masked_space(episode) for agent in self.possible_agents}
        self._acted = {agent: spaces.Discrete(episode.game.actions) for agent in self.possible_agents}
        self._rng: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        """A dict of `observation` (int32, or encoded float32) and `action_mask` (int8)."""
        return self._observed[self._known(agent)]

    def action_space(self, agent: str) -> Space[Any]:
        """The actions of the title, by their numbers."""
        return self._acted[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self._observed:
            raise LudiError(f"agent: {short(agent)} was given, {listed(self.possible_agents)} is accepted")
        return agent

    def _start(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """A new game. Keys of the options other than `position` are for other environments."""
        if self._rng is None or seed is not None:
            self._rng = seeding.np_random(seed)[0]
        self.episode.start(self._rng, (options or {}).get("position"))
        self.agents = self.possible_agents.copy()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now; its mask is zero while another one is to move."""
        return self.episode.observation(self.possible_agents.index(self._known(agent)))

    def _ended(self) -> LudiError:
        began = self._rng is not None
        return LudiError("the game is over; reset() begins a new one" if began else "reset() comes before step()")

    def render(self) -> Any:
        """The position as a spectator sees it: text, or an image of shape (640, 960, 3)."""
        return rendered(self.episode.state, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to be released."""


class TurnsEnv(_Seats, AECEnv):  # type: ignore[misc,unused-ignore]
    """A game, agent by agent, as `env` makes it."""

    def __init__(self, episode: Episode, render_mode: str | None) -> None:
        super().__init__(episode, render_mode, "")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; equal seeds and actions give equal games. options: a `position` to begin from."""
        self._start(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._report(self.possible_agents[0])

    def step(self, action: Any) -> None:
        """An action of the agent to move, `agent_selection`; None of one whose game is over.

        Raises IllegalAction, with nothing changed.
        """
        if not self.agents:
            raise self._ended()
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise IllegalAction(f"action: {short(action)} was given for {agent}, None is accepted after the end")
            self._was_dead_step(action)
            return
        self.episode.play(action)
        self._cumulative_rewards[agent] = 0.0
        self._report(agent)

    def _report(self, agent: str) -> None:
        """Who is next, and what was paid; at the end all of them are asked once more, for None."""
        over = self.episode.over
        for name, paid in zip(self.possible_agents, self.episode.rewards(), strict=True):
            self.rewards[name], self.terminations[name] = paid, over
        self._accumulate_rewards()
        self.agent_selection = agent if over else self.possible_agents[self.episode.seat]
        if over:
            self._deads_step_first()


class TurnsParallelEnv(_Seats, ParallelEnv):  # type: ignore[misc,unused-ignore]
    """A game stepped with all agents at once, as `parallel_env` makes it."""

    def __init__(self, episode: Episode, render_mode: str | None) -> None:
        super().__init__(episode, render_mode, "_parallel")

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; equal seeds and actions give equal games. options: a `position` to begin from."""
        self._start(seed, options)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The action of the seat to move. Raises IllegalAction, with nothing changed."""
        if not self.agents:
            raise self._ended()
        for agent in actions:
            self._known(agent)
        mover = self.possible_agents[self.episode.seat]
        if mover not in actions:
            raise IllegalAction(f"{mover} is to move, and no action of it was given")
        self.episode.play(actions[mover])
        over, agents = self.episode.over, self.agents
        paid = dict(zip(agents, self.episode.rewards(), strict=True))
        seen, infos = self._observations(), {agent: dict[str, Any]() for agent in agents}
        self.agents = [] if over else agents
        return seen, paid, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}
