"""Exchanges that only pass time: without anything to hire two legions could exchange cards for ever.

Who is in front may: it is the others who need another card of the deck, and have it for half a point.
"""

from __future__ import annotations

from ludi.kernel.frames import to_move

from . import constants as K
from .constants import GUEST_OF
from .features import leader, order
from .legion import can_hire
from .state import State

PATIENCE = 30  # turns of each player until then


def stalls(g: State, a: int) -> bool:
    """Whether a seat that is not in front takes a card from the camp late in the game that brings no points."""
    if g.turn < PATIENCE * g.opt.seats or g.stack[g.depth - 1].kind != K.MAIN or a < K.TAKE or a >= K.PUT:
        return False
    me, k = to_move(g), a - K.TAKE
    if GUEST_OF[k] < 0 and can_hire(g, me, k):
        return False
    first = leader(g)
    for q in range(g.opt.seats):
        if order(g, q, first) > order(g, me, first):
            return True
    return False
