"""How the levels think in History of the Roman Empire: ahead, by greedy play; its turns are many small decisions."""

from __future__ import annotations

from ludi.bots.lookahead import EXACT, Lookahead
from ludi.kernel.facts import own_facts
from ludi.kernel.game import Game

from .constants import FRAME_NAMES

TURN = 16  # hands: eight draws and eight phases, after which a token has shown what it is worth
PHASE = 1  # hand
OF_TOKEN = 3  # tries of a phase, as which one of a token counts
# What Caesar looks at, and how many tries one of them counts: all to the end of the turn but where armies are placed.
FARTHER = dict.fromkeys(FRAME_NAMES, (TURN, 8)) | {"token": (TURN, OF_TOKEN), "placing": (PHASE, 1)}
REVIEWED = 0.3  # of the iterations of other titles: with all of them a review of 60 decisions takes 43 s, not 20
E = 24  # points of lead that multiply the odds of `merit` by e (evaluate.py)

PLAYERS = 4  # of the games that the network has learned from


def network(game: Game) -> bool:
    """Whether it knows a game: not one of fewer players, or with a data file of the user's own."""
    return game.players == PLAYERS and not own_facts(game.title)


LEVELS = {
    "greedy": Lookahead(rolls=EXACT),
    "tiro": Lookahead(slips=1.5 / E),
    "optio": Lookahead(simulations=15, width=6, odds=True),
    "centurio": Lookahead(simulations=100, width=8, odds=True),
    "consul": Lookahead(simulations=600, width=8, odds=True, farther={"token": (TURN, 1)}),
    "caesar": Lookahead(
        simulations=3000,
        width=8,
        advised=12,
        hint_times=OF_TOKEN,
        review_share=REVIEWED,
        odds=True,
        farther=FARTHER,
        network=network,
    ),
}
