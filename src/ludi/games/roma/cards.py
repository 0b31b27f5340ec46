"""The 25 cards: when each can be activated, and what it does. Effects act from the disc of the acting card."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, drop, push
from ludi.kernel.luck import total

from . import kinds as K
from .board import any_of_type, beside, count, defence, discard_card, gain_vp, of_type, put, reach_hand, take_vp
from .piles import eliminate, reshuffle_if_empty, some_card
from .table import State


def able(g: State, p: int, disc: int, card: int, spare: int) -> bool:
    """Whether a card on a disc can be activated, with `spare` more unused dice; else it is refused (ruling Q18)."""
    if card != K.SCAENICUS:
        return has_effect(g, p, disc, card, spare)
    for of in range(K.DISCS):
        if can_copy(g, p, disc, of, spare):
            return True
    return False


def has_effect(g: State, p: int, disc: int, card: int, spare: int) -> bool:
    """Whether a card that is no copying card has a target, a die or a card for its action."""
    foe = g.side[1 - p]
    match card:
        case K.NONE | K.BASILICA | K.TEMPLUM | K.TURRIS:
            return False
        case K.SICARIUS | K.GLADIATOR | K.VELITES:
            return any_of_type(foe.row, K.CHARACTERS)
        case K.NERO | K.ONAGER:
            return any_of_type(foe.row, K.BUILDINGS)
        case K.LEGIONARIUS | K.CENTURIO:
            return foe.row[disc] != K.NONE
        case K.CONSUL | K.FORUM:
            return spare > 0
        case K.HARUSPEX:
            return some_card(g)
        case K.AESCULAPINUM:
            for k in range(1, K.FIRST_BUILDING):
                if g.discard[k] > 0:
                    return True
            return False
    return True


def can_copy(g: State, p: int, disc: int, of: int, spare: int) -> bool:
    """Whether Scaenicus on a disc may perform the action of the own card on another (rulings Q1, Q25)."""
    card = g.side[p].row[of]
    if card == K.SCAENICUS or (g.opt.scaenicus_any_card == 0 and not of_type(card, K.CHARACTERS)):
        return False
    return has_effect(g, p, disc, card, spare)


def perform(g: State, p: int, disc: int, card: int, copied: bool) -> None:
    """Do what a card says, from a disc; choices and dice are pushed, the last one asked for comes first."""
    match card:
        case K.SICARIUS | K.GLADIATOR | K.NERO | K.PRAETORIANUS | K.VELITES | K.ONAGER:
            push(g, K.TARGETING, p, disc, card)
        case K.LEGIONARIUS | K.CENTURIO:
            push(g, K.BATTLE, CHANCE, disc, card)
        case K.ARCHITECTUS:
            push(g, K.FREE, p, K.BUILDINGS, 0)
        case K.SENATOR:
            push(g, K.FREE, p, K.CHARACTERS, 0)
        case K.CONSILIARIUS:
            pick_up(g, p, K.CHARACTERS)
        case K.MACHINA:
            pick_up(g, p, K.BUILDINGS)
        case K.LEGAT:
            gain_vp(g, p, count(g.side[1 - p].row, K.NONE))
        case K.MERCATOR:
            push(g, K.BUYING, p, 0, 0)
        case K.CONSUL:
            push(g, K.ADJUSTING, p, 0, 0)
        case K.SCAENICUS:
            push(g, K.COPYING, p, disc, 0)
        case K.HARUSPEX:
            haruspex(g, p)
        case K.ESSEDUM:
            g.side[1 - p].weakened += 1
        case K.TRIBUNUS_PLEBIS:
            take_vp(g, p, 1)
        case K.AESCULAPINUM:
            push(g, K.TAKING, p, K.FROM_DISCARD, 0)
        case K.FORUM:
            push(g, K.SECOND_DIE, p, -1 if copied else disc, 0)
        case K.MERCATUS:
            mercatus(g, p)


def pick_up(g: State, p: int, type_: int) -> None:
    """Consiliarius, Machina: every own card of the type is picked up, to be put on own discs again."""
    row = g.side[p].row
    for disc in range(K.DISCS):
        if of_type(row[disc], type_):
            g.lifted[row[disc]] += 1
            row[disc] = K.NONE
    push(g, K.MOVING, p, type_, 0)


def haruspex(g: State, p: int) -> None:
    """Look through the draw pile and take one card.

    What is not in it is in the other hand, so the look is logged as that hand, card by card.
    """
    reshuffle_if_empty(g)
    push(g, K.TAKING, p, K.FROM_DECK, 0)
    n = total(g.side[1 - p].hand)
    if n > 0:
        push(g, K.LOOK, CHANCE, p, n - 1)


def mercatus(g: State, p: int) -> None:
    """One victory point for each Forum of the opponent, from the supply (option: from him)."""
    n = count(g.side[1 - p].row, K.FORUM)
    if g.opt.mercatus_from_opponent == 1:
        take_vp(g, p, n)
    else:
        gain_vp(g, p, n)


def forum(g: State, p: int, disc: int, die: int) -> None:
    """The value of the second die, +2 for each Basilica beside; a Templum beside allows the third die (ruling Q4)."""
    row = g.side[p].row
    if disc < 0:
        gain_vp(g, p, die)
        return
    n = die + 2 * beside(row, disc, K.BASILICA)
    if beside(row, disc, K.TEMPLUM) > 0 and total(g.dice) > 0:
        push(g, K.THIRD_DIE, p, n, 0)
    else:
        gain_vp(g, p, n)


# Their choices


def target(g: State, p: int, disc: int, card: int, at: int) -> None:
    """A card acts on a disc of the opponent; Sicarius and Nero (or who acts for them) go with their victim."""
    foe = g.side[1 - p]
    match card:
        case K.SICARIUS | K.NERO:
            discard_card(g, foe, at)
            discard_card(g, g.side[p], disc)
        case K.GLADIATOR:
            reach_hand(foe, foe.row[at])
            foe.row[at] = K.NONE
        case K.PRAETORIANUS:
            foe.blocked[at] = 1
        case K.VELITES | K.ONAGER:
            push(g, K.BATTLE, CHANCE, at, card)


def battle(g: State, at: int, card: int, value: int) -> None:
    """The battle die against the current defence; Centurio may add an unused die to a roll that is too low."""
    foe = g.side[1 - g.active]
    if value >= defence(foe, at):
        discard_card(g, foe, at)
    elif card == K.CENTURIO and total(g.dice) > 0:
        push(g, K.ADDING, g.active, at, value)


def add_die(g: State, p: int, at: int, rolled: int, a: int) -> None:
    """Centurio's added die is spent, whether it is enough or not."""
    if a == K.DONE:
        return
    g.dice[a - K.SPEND] -= 1
    foe = g.side[1 - p]
    if rolled + a - K.SPEND + 1 >= defence(foe, at):
        discard_card(g, foe, at)


def next_lifted(g: State) -> int:
    """The card that has to be put down next."""
    k = 1
    while g.lifted[k] == 0:
        k += 1
    return k


def move(g: State, p: int, disc: int) -> None:
    """A lifted card lies on a disc again, over what was there; all of them must, on different discs."""
    card = next_lifted(g)
    g.lifted[card] -= 1
    g.moved[disc] = 1
    put(g, g.side[p], disc, card)
    if total(g.lifted) == 0:
        drop(g)
        for d in range(K.DISCS):
            g.moved[d] = 0


def adjust(g: State, a: int) -> None:
    """Consul: one unused die shows one more or one less."""
    if a >= K.DOWN:
        g.dice[a - K.DOWN] -= 1
        g.dice[a - K.DOWN - 1] += 1
    else:
        g.dice[a - K.UP] -= 1
        g.dice[a - K.UP + 1] += 1


def buy(g: State, p: int, n: int) -> None:
    """Mercator: victory points of the opponent for two sestertii each, paid to him."""
    g.side[p].money -= 2 * n
    g.side[1 - p].money += 2 * n
    take_vp(g, p, n)


def look(g: State, p: int, i: int, card: int) -> None:
    """Seat p is shown card i of the other hand, every card, known or not; then it is sure of it."""
    foe = g.side[1 - p]
    n = -i
    for k in range(card + 1):
        n += foe.hand[k]
    foe.known[card] = max(foe.known[card], n)
    if i > 0:
        push(g, K.LOOK, CHANCE, p, i - 1)


def take(g: State, p: int, pile: int, card: int) -> None:
    """A card out of a pile: unseen out of the draw pile, openly out of the discard pile."""
    if pile == K.FROM_DISCARD:
        g.discard[card] -= 1
        reach_hand(g.side[p], card)
    else:
        g.deck[card] -= 1
        g.side[p].hand[card] += 1
        eliminate(g)
