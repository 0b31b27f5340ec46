"""Who plays the other seats: a level by its name, a bot, or a policy that gets what an agent gets."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from ludi.bots import LEVELS, Bot, ask, make_bot
from ludi.kernel.errors import BadOption, IllegalAction, listed, short

from .episode import Episode, Observation

Policy = Callable[[Observation], int]
Opponent = str | Bot | Policy
Opponents = Opponent | Sequence[Opponent]


def players_of(opponents: Opponents, players: int) -> list[Bot | Policy]:
    """Who plays each of the other seats, in turn from the agent on: one for all of them, or one for each.

    Raises BadOption for what is none, or not as many as there are seats.
    """
    several = not isinstance(opponents, str) and isinstance(opponents, Sequence)
    given: list[Opponent] = list(opponents) if several else [opponents] * (players - 1)  # type: ignore[arg-type, list-item]
    if len(given) != players - 1:
        raise BadOption(f"opponents: {len(given)} were given, {players - 1} is accepted for {players} players")
    return [_player(one) for one in given]


def _player(given: Opponent) -> Bot | Policy:
    known = given in LEVELS if isinstance(given, str) else hasattr(given, "choose") or callable(given)
    if not known:
        raise BadOption(f"opponents: {short(given)} was given, {listed(LEVELS)}, a bot or a policy is accepted")
    return make_bot(given) if isinstance(given, str) else given


class Others:
    """The players of all seats but that of the agent, at one episode."""

    def __init__(self, opponents: Opponents, players: int) -> None:
        self._players = players_of(opponents, players)

    def play(self, episode: Episode, agent: int, rng: random.Random) -> None:
        """Make one choice of a seat that is not the agent's. rng: of the bots, not of the game."""
        seat = episode.seat
        player = self._players[(seat - agent) % episode.game.players - 1]
        action = (
            player.choose(ask(episode.state, rng)) if hasattr(player, "choose") else player(episode.observation(seat))
        )
        try:
            episode.play(action)
        except IllegalAction as error:
            raise IllegalAction(f"the opponent of seat {seat}: {error}") from None
