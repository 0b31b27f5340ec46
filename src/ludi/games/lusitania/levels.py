"""How the levels think in Lusitania: ahead, by greedy play, since games played at random reveal next to nothing.

`estimate` says more than a random game to the end, so the weakest levels and those without compiled code rest on it.
"""

from __future__ import annotations

from dataclasses import replace

from ludi.bots.levels import SEARCH
from ludi.bots.lookahead import Lookahead

GREEDY = SEARCH["greedy"]
LEVELS = {
    "tiro": replace(SEARCH["tiro"], slips=0.08),
    "optio": Lookahead(simulations=6, width=6, changes=2, static=True, otherwise=GREEDY),
    "centurio": Lookahead(simulations=30, changes=4, static=True, otherwise=GREEDY),
    "consul": Lookahead(simulations=160, changes=8, static=True, otherwise=GREEDY),
    "caesar": Lookahead(simulations=600, advised=12, changes=8, static=True, otherwise=GREEDY),
}
