"""When a card can be activated: it needs a target, a die, a card or money for its action, else it is refused (Q18).

Copying cards (Scaenicus, Magister, Road) are read from the disc of the acting card: a text that reaches another
copying card adds that one's reach (rulings Q1 to Q3, Q25), and what counts is the cards with an action of their own.
"""

from __future__ import annotations

from . import constants as K
from .board import count_of_type, defence, of_type, pile_of
from .constants import DIE_ICON
from .piles import some_card
from .state import State


def able(g: State, p: int, disc: int, card: int, spare: int, money: int) -> bool:
    """Whether a card can act from a disc, with `spare` more unused dice and this much money."""
    match card:
        case K.SCAENICUS | K.MAGISTER | K.ROAD:
            return can_copy(g, p, disc, card, spare, money)
        case K.PATRON:
            return can_sponsor(g, p, disc, spare, money)
    return has_effect(g, p, disc, card, spare, money)


def has_effect(g: State, p: int, disc: int, card: int, spare: int, money: int) -> bool:
    """The same for a card that neither copies nor activates another one."""
    me, foe = g.side[p], g.side[1 - p]
    match card:
        case K.NONE | K.BASILICA | K.TEMPLUM | K.TURRIS | K.TRUMPETER | K.SPRING_OF_BACCHUS | K.TAX_COLLECTION:
            return False
        case K.SICARIUS | K.GLADIATOR | K.VELITES:
            return count_of_type(foe.row, K.CHARACTERS) > 0
        case K.NERO | K.ONAGER:
            return count_of_type(foe.row, K.BUILDINGS) > 0
        case K.LEGIONARIUS | K.CENTURIO | K.MERCENARY:
            return foe.row[disc] != K.NONE
        case K.CONSUL | K.FORUM:
            return spare > 0
        case K.HARUSPEX:
            return some_card(g, p)
        case K.FORTIFICATION:
            return some_card(g, p) and vacant(g, p)
        case K.AESCULAPINUM:
            return in_discard(g, p, K.CHARACTERS)
        case K.RESTORER:
            return in_discard(g, p, K.BUILDINGS)
        case K.POISONER:
            return of_type(foe.row[disc], K.CHARACTERS)
        case K.BATTERING_RAM:
            return of_type(foe.row[disc], K.BUILDINGS)
        case K.WAR_ELEPHANT:
            return foe.row[disc] != K.NONE and defence(g, foe, disc) <= K.ELEPHANT_MOST
        case K.DECURION | K.BALLISTA | K.ARENA:
            for d in range(K.DISCS):
                if can_target(g, p, disc, card, d):
                    return True
            return False
        case K.BEAST:
            return count_of_type(foe.row, K.CHARACTERS) + count_of_type(foe.row, K.BUILDINGS) > 0
        case K.STATUE_OF_JUPITER:
            return (
                money >= K.STATUE_PRICE
                and count_of_type(foe.row, K.CHARACTERS) + count_of_type(foe.row, K.BUILDINGS) > 0
            )
        case K.PLUNDERER:
            return count_of_type(me.row, K.BUILDINGS) > 0
        case K.ALTAR:
            return count_of_type(me.row, K.CHARACTERS) > 0
    return True


def vacant(g: State, p: int) -> bool:
    """Whether an own disc is empty."""
    for d in range(g.opt.spaces):
        if g.side[p].row[d] == K.NONE:
            return True
    return False


def in_discard(g: State, p: int, type_: int) -> bool:
    """Whether a seat's discard pile holds a character or a building."""
    pile = g.pile[pile_of(g, p)].discard
    for k in range(1, K.KINDS):
        if pile[k] > 0 and of_type(k, type_):
            return True
    return False


def can_target(g: State, p: int, disc: int, card: int, at: int) -> bool:
    """Whether a card on a disc can be used on a disc of the opponent (Arena: whether it will fight there)."""
    foe = g.side[1 - p]
    there = foe.row[at]
    match card:
        case K.PRAETORIANUS:
            return at < g.opt.spaces
        case K.NERO | K.ONAGER:
            return of_type(there, K.BUILDINGS)
        case K.BALLISTA:
            return of_type(there, K.BUILDINGS) and -1 <= at - disc <= 1
        case K.DECURION:
            return of_type(there, K.CHARACTERS) and -1 <= at - disc <= 1
        case K.ARENA:
            return of_type(there, K.CHARACTERS) and (at != K.BRIBERY or g.opt.arena_hits_bribery == 1)
        case K.BEAST | K.STATUE_OF_JUPITER:
            return there != K.NONE
    return of_type(there, K.CHARACTERS)


# Copying


def reads(g: State, p: int, disc: int, text: int, of: int) -> bool:
    """Whether a copying text, read on a disc, names the own card on disc `of`."""
    if text == K.ROAD:
        return of == disc - 1 or of == disc + 1
    if text != K.SCAENICUS:
        return False
    return g.opt.scaenicus_any_card == 1 or of_type(g.side[p].row[of], K.CHARACTERS)


def texts(g: State, p: int, disc: int, card: int) -> tuple[bool, bool, bool]:
    """The copying texts that follow from one: whether Scaenicus, Magister, Road are among them."""
    row = g.side[p].row
    opposite = g.side[1 - p].row[disc]
    scaenicus, magister, road = card == K.SCAENICUS, card == K.MAGISTER, card == K.ROAD
    for _ in range(2):  # a third text needs two steps
        for d in range(K.DISCS):
            if (scaenicus and reads(g, p, disc, K.SCAENICUS, d)) or (road and reads(g, p, disc, K.ROAD, d)):
                scaenicus = scaenicus or row[d] == K.SCAENICUS
                magister = magister or row[d] == K.MAGISTER
                road = road or row[d] == K.ROAD
        if magister:
            scaenicus = scaenicus or opposite == K.SCAENICUS
            road = road or opposite == K.ROAD
    return scaenicus, magister, road


def copies_own(g: State, p: int, disc: int, card: int, of: int, spare: int, money: int) -> bool:
    """Whether a copying card, acting on a disc, may perform the action of the own card on disc `of`."""
    scaenicus, _, road = texts(g, p, disc, card)
    if (scaenicus and reads(g, p, disc, K.SCAENICUS, of)) or (road and reads(g, p, disc, K.ROAD, of)):
        return acts(g, p, disc, g.side[p].row[of], spare, money)
    return False


def copies_opposite(g: State, p: int, disc: int, card: int, spare: int, money: int) -> bool:
    """Whether it may perform the action of the opposing card on its disc."""
    _, magister, _ = texts(g, p, disc, card)
    return magister and acts(g, p, disc, g.side[1 - p].row[disc], spare, money)


def acts(g: State, p: int, disc: int, card: int, spare: int, money: int) -> bool:
    """Whether a card that is no copying one could act from a disc."""
    match card:
        case K.SCAENICUS | K.MAGISTER | K.ROAD:
            return False
        case K.PATRON:
            return can_sponsor(g, p, disc, spare, money)
    return has_effect(g, p, disc, card, spare, money)


def can_copy(g: State, p: int, disc: int, card: int, spare: int, money: int) -> bool:
    """Whether a copying card has any action to perform."""
    if copies_opposite(g, p, disc, card, spare, money):
        return True
    for of in range(K.DISCS):
        if copies_own(g, p, disc, card, of, spare, money):
            return True
    return False


# Patron


def sponsors(g: State, p: int, disc: int, of: int, spare: int, money: int) -> bool:
    """Whether a Patron acting on a disc may pay for the own card on disc `of`, which then acts from there (Q16)."""
    card = g.side[p].row[of]
    left = money - g.opt.cost[card]
    if of == disc or DIE_ICON[card] == 0 or left < 0 or g.side[p].blocked[of] == 1:
        return False
    match card:
        case K.PATRON:
            return pays_on(g, p, of, spare, left)
        case K.SCAENICUS | K.MAGISTER | K.ROAD:
            return copies_plain(g, p, of, card, spare, left) or (
                copies_patron(g, p, of, card) and pays_on(g, p, of, spare, left)
            )
    return has_effect(g, p, of, card, spare, left)


def pays_on(g: State, p: int, disc: int, spare: int, money: int) -> bool:
    """Whether the next Patron in a chain has another card to pay for; a third one would only cost more."""
    for of in range(K.DISCS):
        if of != disc and pays_for_plain(g, p, of, spare, money):
            return True
    return False


def pays_for_plain(g: State, p: int, of: int, spare: int, money: int) -> bool:
    """Whether a Patron may pay for a card that is none; a copying one must reach a card that is none either."""
    card = g.side[p].row[of]
    left = money - g.opt.cost[card]
    if DIE_ICON[card] == 0 or left < 0 or g.side[p].blocked[of] == 1:
        return False
    match card:
        case K.PATRON:
            return False
        case K.SCAENICUS | K.MAGISTER | K.ROAD:
            return copies_plain(g, p, of, card, spare, left)
    return has_effect(g, p, of, card, spare, left)


def copies_plain(g: State, p: int, disc: int, card: int, spare: int, money: int) -> bool:
    """Whether a copying card reaches an action that is neither copying nor Patron's."""
    scaenicus, magister, road = texts(g, p, disc, card)
    if magister and is_plain(g.side[1 - p].row[disc]):
        if has_effect(g, p, disc, g.side[1 - p].row[disc], spare, money):
            return True
    for of in range(K.DISCS):
        if (scaenicus and reads(g, p, disc, K.SCAENICUS, of)) or (road and reads(g, p, disc, K.ROAD, of)):
            other = g.side[p].row[of]
            if is_plain(other) and has_effect(g, p, disc, other, spare, money):
                return True
    return False


def copies_patron(g: State, p: int, disc: int, card: int) -> bool:
    """Whether a copying card reaches a Patron's text."""
    scaenicus, magister, road = texts(g, p, disc, card)
    if magister and g.side[1 - p].row[disc] == K.PATRON:
        return True
    for of in range(K.DISCS):
        if (scaenicus and reads(g, p, disc, K.SCAENICUS, of)) or (road and reads(g, p, disc, K.ROAD, of)):
            if g.side[p].row[of] == K.PATRON:
                return True
    return False


def is_plain(card: int) -> bool:
    """Whether a card neither copies nor activates another one."""
    match card:
        case K.SCAENICUS | K.MAGISTER | K.ROAD | K.PATRON:
            return False
    return True


def can_sponsor(g: State, p: int, disc: int, spare: int, money: int) -> bool:
    """Whether a Patron acting on a disc has another card to pay for."""
    for of in range(K.DISCS):
        if sponsors(g, p, disc, of, spare, money):
            return True
    return False
