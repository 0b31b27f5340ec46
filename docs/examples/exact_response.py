"""Exact play in the last throws of a game of Römisch Pokern, found by OpenSpiel's own best responses.

Both players have one row open and no cards. The first one has rolled five dice; then the second has its last turn. The
second player acts last, so its best response to anybody is best play; the first player's best response to that is best
play too. Nash-conv, what both could gain by answering best, is then zero, and says for any other policy how far it is
from that.

    pip install 'ludi-romani[envs]'
    python docs/examples/exact_response.py
"""

from __future__ import annotations

from typing import Any

from open_spiel.python.algorithms.best_response import BestResponsePolicy
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.policy import Policy, UniformRandomPolicy

from ludi.envs.open_spiel import SpielGame, load

POSITION = {
    "round": 20,
    "active": 0,
    "dice": ["X", "X", "V", "I", "I"],
    "players": [
        {"column": [4, 7, 9, 11, 15, 20, 0], "cards": []},
        {"column": [4, 7, 9, 11, 16, 21, 0], "cards": []},
    ],
}


class Both(Policy):
    """A policy for each of the two players."""

    def __init__(self, game: SpielGame, policies: list[Any]) -> None:
        super().__init__(game, [0, 1])
        self._policies = policies

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """What the player to move does."""
        player = state.current_player() if player_id is None else player_id
        found: dict[int, float] = self._policies[player].action_probabilities(state, player)
        return found


def answers(game: SpielGame, policy: Any, player: int) -> BestResponsePolicy:
    """The best response of a player to a policy."""
    return BestResponsePolicy(game, player, policy)


def nash_conv(game: SpielGame, policy: Any) -> float:
    """How much both players together could gain by a best response."""
    start = game.new_initial_state()
    now = policy_value(start, [policy, policy])
    return sum(answers(game, policy, player).value(start) - now[player] for player in (0, 1))


def solve(game: SpielGame) -> Both:
    """Best play of both."""
    uniform = UniformRandomPolicy(game)
    last = answers(game, uniform, 1)
    first = answers(game, Both(game, [uniform, last]), 0)
    return Both(game, [first, last])


def main() -> dict[str, float]:
    """The value for the first player, and both distances."""
    game = load("pokern", 2, position=POSITION, recall=100)
    best, start = solve(game), game.new_initial_state()
    found = {
        "value of best play for the first player": policy_value(start, [best, best])[0],
        "nash-conv of best play": nash_conv(game, best),
        "nash-conv of random play": nash_conv(game, UniformRandomPolicy(game)),
    }
    for name, number in found.items():
        print(f"{name}: {number:.6f}")
    return found


if __name__ == "__main__":
    main()
