"""How the levels think in History of the Roman Empire: ahead, by greedy play; its turns are many small decisions."""

from __future__ import annotations

from ludi.bots.lookahead import EXACT, Lookahead

TURN = 16  # hands: eight draws and eight phases, after which a token has shown what it is worth
E = 24  # points of lead that multiply the odds of `merit` by e (evaluate.py)

LEVELS = {
    "greedy": Lookahead(rolls=EXACT),
    "tiro": Lookahead(slips=1.5 / E),
    "optio": Lookahead(simulations=15, width=6, odds=True),
    "centurio": Lookahead(simulations=100, width=8, odds=True),
    "consul": Lookahead(simulations=600, width=8, odds=True, farther={"token": (TURN, 1)}),
    "caesar": Lookahead(simulations=2000, width=12, odds=True, farther={"token": (TURN, 2)}),
}
