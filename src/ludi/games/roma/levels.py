"""How the levels think in Roma and Arena: by search in a tree, the strongest with a network."""

from __future__ import annotations

from ludi.bots.learned import LearnedSearch, shipped
from ludi.kernel.game import Game
from ludi.kernel.weights import Weights

ROMA, EVERY_CARD = "roma", "arena"  # networks, by the cards that they have learned


def network(game: Game) -> Weights | None:
    """The one that knows the cards of a game."""
    return shipped(ROMA if game.options["cards"] == ROMA else EVERY_CARD)


LEVELS = {"caesar": LearnedSearch(iterations=100_000, network=network)}
