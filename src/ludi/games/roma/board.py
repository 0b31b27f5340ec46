"""What happens on the board whoever causes it: victory points, defence, cards that come and go."""

from __future__ import annotations

from ludi.kernel.frames import drop

from . import kinds as K
from .kinds import DEFENCE
from .table import Side, State


def is_building(card: int) -> bool:
    """Buildings stand behind the characters in the list of cards."""
    return card >= K.FIRST_BUILDING


def of_type(card: int, type_: int) -> bool:
    """Whether a card (or an empty space) is a character or a building."""
    return card != K.NONE and is_building(card) == (type_ == K.BUILDINGS)


def any_of_type(row: list[int], type_: int) -> bool:
    """Whether a row holds a character or a building."""
    for card in row:
        if of_type(card, type_):
            return True
    return False


def count(row: list[int], card: int) -> int:
    """How often a card (or an empty space) lies in a row."""
    n = 0
    for c in row:
        if c == card:
            n += 1
    return n


def beside(row: list[int], disc: int, card: int) -> int:
    """How often a card lies directly beside a disc. The discs are a row: the first and the last are no neighbours."""
    n = 0
    if disc > 0 and row[disc - 1] == card:
        n += 1
    if disc + 1 < K.DISCS and row[disc + 1] == card:
        n += 1
    return n


def defence(side: Side, disc: int) -> int:
    """Current defence: printed, +1 for every other own Turris, -2 for every Essedum used against it this turn."""
    card = side.row[disc]
    towers = count(side.row, K.TURRIS)
    if card == K.TURRIS:
        towers -= 1
    return DEFENCE[card] + towers - 2 * side.weakened


def discard_card(g: State, side: Side, disc: int) -> None:
    """The card on a disc, if any, goes to the discard pile."""
    card = side.row[disc]
    if card != K.NONE:
        g.discard[card] += 1
        side.row[disc] = K.NONE


def put(g: State, side: Side, disc: int, card: int) -> None:
    """A card comes face up onto a disc; what lay there is discarded without refund."""
    discard_card(g, side, disc)
    side.row[disc] = card


def leave_hand(side: Side, card: int) -> None:
    """A card leaves the hand openly: of equal cards the known one may be the one that goes."""
    side.hand[card] -= 1
    if side.known[card] > 0:
        side.known[card] -= 1


def reach_hand(side: Side, card: int) -> None:
    """A card comes into the hand, seen by the other seat."""
    side.hand[card] += 1
    side.known[card] += 1


def gain_vp(g: State, p: int, n: int) -> None:
    """Victory points from the supply; what it cannot pay is credited all the same, and the game ends."""
    g.side[p].vp += n
    g.supply = max(0, g.supply - n)
    if g.supply == 0:
        finish(g)


def take_vp(g: State, p: int, n: int) -> None:
    """Victory points from the opponent, as many as he has; at none the game ends."""
    foe = g.side[1 - p]
    n = min(n, foe.vp)
    foe.vp -= n
    g.side[p].vp += n
    if foe.vp == 0:
        finish(g)


def pay_vp(g: State, p: int, n: int) -> None:
    """Victory points back to the supply, as many as there are; at none the game ends."""
    n = min(n, g.side[p].vp)
    g.side[p].vp -= n
    g.supply += n
    if g.side[p].vp == 0:
        finish(g)


def finish(g: State) -> None:
    """The game is over at once: nothing is pending any more."""
    while g.depth > 0:
        drop(g)
