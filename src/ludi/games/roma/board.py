"""What happens on the board whoever causes it: victory points, defence, cards that come and go."""

from __future__ import annotations

from ludi.kernel.frames import drop

from . import constants as K
from .state import Side, State


def is_building(card: int) -> bool:
    """Whether a card (or an empty space) is a building."""
    return K.TYPE_OF[card] == K.BUILDINGS


def of_type(card: int, type_: int) -> bool:
    """Whether a card (or an empty space) is a character or a building."""
    return K.TYPE_OF[card] == type_


def count_of_type(row: list[int], type_: int) -> int:
    """How many characters or buildings lie in a row."""
    n = 0
    for card in row:
        if of_type(card, type_):
            n += 1
    return n


def count(row: list[int], card: int) -> int:
    """How often a card lies in a row."""
    n = 0
    for c in row:
        if c == card:
            n += 1
    return n


def vacancies(g: State, side: Side) -> int:
    """Own discs without a card; bribery is one where it is used."""
    n = 0
    for d in range(g.opt.spaces):
        if side.row[d] == K.NONE:
            n += 1
    return n


def beside(row: list[int], disc: int, card: int) -> int:
    """How often a card lies directly beside a disc. The discs are a row (bribery at its end), not a ring."""
    n = 0
    if disc > 0 and row[disc - 1] == card:
        n += 1
    if disc + 1 < K.DISCS and row[disc + 1] == card:
        n += 1
    return n


def defence(g: State, side: Side, disc: int) -> int:
    """Current defence: printed, +1 for every other own Turris, -2 for every Essedum used against it this turn."""
    card = side.row[disc]
    towers = count(side.row, K.TURRIS)
    if card == K.TURRIS:
        towers -= 1
    return g.opt.defence[card] + towers - K.ESSEDUM_LOWERS * side.weakened


def weakest(g: State, side: Side) -> int:
    """The lowest current defence of a side."""
    low = 999
    for d in range(K.DISCS):
        if side.row[d] != K.NONE:
            low = min(low, defence(g, side, d))
    return low


# Cards. With two piles every card goes back to the one it came from.


def pile_of(g: State, p: int) -> int:
    """The number of the pile that a seat draws from."""
    return p if g.opt.piles == 2 else 0


def discard(g: State, p: int, alien: int, card: int) -> None:
    """A card of seat p goes to the discard pile, a foreign one to that of the other seat."""
    g.pile[pile_of(g, 1 - p if alien == 1 else p)].discard[card] += 1


def discard_at(g: State, p: int, disc: int) -> None:
    """The card on a disc of seat p, if any, goes to the discard pile."""
    side = g.side[p]
    if side.row[disc] != K.NONE:
        discard(g, p, side.alien[disc], side.row[disc])
        side.row[disc] = K.NONE
        side.alien[disc] = 0


def put(g: State, p: int, disc: int, card: int, alien: int) -> None:
    """A card comes face up onto a disc of seat p; what lay there is discarded without refund."""
    discard_at(g, p, disc)
    g.side[p].row[disc] = card
    g.side[p].alien[disc] = alien


def leave_hand(side: Side, card: int, alien: int) -> None:
    """A card leaves the hand openly, a foreign one or an own one.

    Foreign cards are all known; of equal own cards the known one may be the one that goes.
    """
    side.hand[card] -= 1
    side.foreign[card] -= alien
    if side.known[card] > side.foreign[card]:
        side.known[card] -= 1


def reach_hand(side: Side, card: int, alien: int) -> None:
    """A card comes into the hand, seen by the other seat."""
    side.hand[card] += 1
    side.known[card] += 1
    side.foreign[card] += alien


# Victory points


def gain_vp(g: State, p: int, n: int) -> None:
    """Victory points from the supply; what it cannot pay is credited all the same, and the game ends."""
    g.side[p].vp += n
    lose_supply(g, n)


def lose_supply(g: State, n: int) -> None:
    """The supply gets smaller; at none the game ends."""
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
