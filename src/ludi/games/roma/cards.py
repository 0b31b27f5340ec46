"""What the cards do when they are activated, from the disc of the acting card; able.py says when they may."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, drop, push
from ludi.kernel.rng import total

from . import constants as K
from .able import can_target
from .board import (
    beside,
    count,
    count_of_type,
    defence,
    discard,
    discard_at,
    gain_vp,
    leave_hand,
    lose_supply,
    of_type,
    pile_of,
    put,
    reach_hand,
    take_vp,
    vacancies,
)
from .piles import card_left, refill, reshuffle_if_empty
from .state import State


def perform(g: State, p: int, disc: int, card: int, copied: bool) -> None:
    """Do what a card says, from a disc; choices and dice are pushed, the last one asked for comes first."""
    foe = g.side[1 - p]
    match card:
        case K.SICARIUS | K.GLADIATOR | K.NERO | K.PRAETORIANUS | K.VELITES | K.ONAGER:
            push(g, K.TARGETING, p, disc, card)
        case K.DECURION | K.BALLISTA | K.BEAST | K.STATUE_OF_JUPITER:
            push(g, K.TARGETING, p, disc, card)
        case K.LEGIONARIUS | K.CENTURIO | K.MERCENARY:
            push(g, K.BATTLE, CHANCE, disc, card)
        case K.TEMPLAR:
            push(g, K.BATTLE, CHANCE, disc, card)
        case K.ARENA:
            fight_on(g, p, 0)
        case K.POISONER | K.WAR_ELEPHANT | K.BATTERING_RAM:
            discard_at(g, 1 - p, disc)
        case K.ARCHITECTUS:
            push(g, K.FREE, p, K.BUILDINGS, 0)
        case K.SENATOR:
            push(g, K.FREE, p, K.CHARACTERS, 0)
        case K.CONSILIARIUS:
            pick_up(g, p, K.CHARACTERS)
        case K.MACHINA:
            pick_up(g, p, K.BUILDINGS)
        case K.LEGAT:
            gain_vp(g, p, vacancies(g, foe))
        case K.MERCATOR:
            push(g, K.BUYING, p, 0, 0)
        case K.CONSUL:
            push(g, K.ADJUSTING, p, 0, 0)
        case K.SCAENICUS | K.MAGISTER | K.ROAD:
            push(g, K.COPYING, p, disc, card)
        case K.PATRON:
            push(g, K.PATRONING, p, disc, 0)
        case K.HARUSPEX:
            haruspex(g, p)
        case K.SPY:
            spy(g, p)
        case K.ESSEDUM:
            foe.weakened += 1
        case K.PHILOSOPHER:
            foe.fewer += 1
        case K.TRIBUNUS_PLEBIS:
            take_vp(g, p, 1)
        case K.AESCULAPINUM:
            push(g, K.TAKING, p, K.FROM_DISCARD, 0)
        case K.RESTORER:
            push(g, K.TAKING, p, K.FROM_DISCARD_BUILDINGS, 0)
        case K.FORUM:
            push(g, K.SECOND_DIE, p, -1 if copied else disc, 0)
        case K.MERCATUS:
            mercatus(g, p)
        case K.TAVERN:
            gain_vp(g, p, count_of_type(foe.row, K.CHARACTERS))
        case K.PAINTER:
            painter(g, p)
        case K.TRIREME:
            if count_of_type(g.side[p].row, K.CHARACTERS) > count_of_type(foe.row, K.CHARACTERS):
                gain_vp(g, p, K.TRIREME_GAINS)
        case K.OX_TEAM:
            gain_vp(g, p, max(0, K.TEAM_FILLS - g.side[p].vp))
        case K.AQUEDUCT:
            lose_supply(g, K.AQUEDUCT_TAKES)
        case K.CAVALRY:
            for d in range(K.DISCS):
                if foe.row[d] == K.FORUM:
                    discard_at(g, 1 - p, d)
        case K.PLUNDERER | K.ALTAR:
            push(g, K.SACRIFICE, p, 0, card)
        case K.FORTUNA:
            fortuna(g, p)
        case K.FORTIFICATION:
            reshuffle_if_empty(g, p)
            push(g, K.FOUND, CHANCE, p, 0)
        case K.WHARF:
            push(g, K.SWAPPING, p, 0, 0)


def pick_up(g: State, p: int, type_: int) -> None:
    """Consiliarius, Machina: every own card of the type is picked up, to be put on own discs again."""
    me = g.side[p]
    for disc in range(K.DISCS):
        if of_type(me.row[disc], type_):
            g.lifted[me.row[disc]] += 1
            g.lifted_foreign[me.row[disc]] += me.alien[disc]
            me.row[disc] = K.NONE
            me.alien[disc] = 0
    if total(g.lifted) > 0:
        push(g, K.MOVING, p, type_, 0)


def haruspex(g: State, p: int) -> None:
    """Look through the draw pile and take one card.

    What is not in it is in the other hand, so the look is logged as that hand, card by card. With a pile of his own
    the player knows what is in it.
    """
    reshuffle_if_empty(g, p)
    push(g, K.TAKING, p, K.FROM_DECK, 0)
    n = total(g.side[1 - p].hand)
    if n > 0 and g.opt.piles == 1:
        push(g, K.LOOK, CHANCE, p, n - 1)


def spy(g: State, p: int) -> None:
    """Look at the other hand, and take a card of it or none; spectators learn afterwards whether he took one."""
    n = total(g.side[1 - p].hand)
    if n > 0:
        push(g, K.TAKING, p, K.FROM_HAND, 0)
        push(g, K.LOOK, CHANCE, p, n - 1)


def fortuna(g: State, p: int) -> None:
    """Discard the whole hand, for all to see, and draw as many cards."""
    n = total(g.side[p].hand)
    if n > 0:
        push(g, K.FLUSH, CHANCE, p, n)


def flush(g: State, p: int, n: int, card: int, alien: int) -> None:
    """A card of the hand is discarded; after the last one, n are drawn."""
    leave_hand(g.side[p], card, alien)
    discard(g, p, alien, card)
    if total(g.side[p].hand) > 0:
        push(g, K.FLUSH, CHANCE, p, n)
    else:
        refill(g, p, n)


def mercatus(g: State, p: int) -> None:
    """One victory point for each Forum of the opponent, from the supply (option: from him)."""
    n = count(g.side[1 - p].row, K.FORUM)
    if g.opt.mercatus_from_opponent == 1:
        take_vp(g, p, n)
    else:
        gain_vp(g, p, n)


def painter(g: State, p: int) -> None:
    """One victory point for each building, for both at once; what the supply lacks is credited to both (Q20)."""
    mine, his = count_of_type(g.side[p].row, K.BUILDINGS), count_of_type(g.side[1 - p].row, K.BUILDINGS)
    g.side[1 - p].vp += his
    g.side[p].vp += mine
    lose_supply(g, mine + his)


def forum(g: State, p: int, disc: int, die: int) -> None:
    """The value of the second die, +2 for each Basilica beside; a Templum beside allows the third die (ruling Q4)."""
    row = g.side[p].row
    if disc < 0:
        gain_vp(g, p, die)
        return
    n = die + K.BASILICA_ADDS * beside(row, disc, K.BASILICA)
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
            discard_at(g, 1 - p, at)
            discard_at(g, p, disc)
        case K.STATUE_OF_JUPITER:
            g.side[p].money -= K.STATUE_PRICE
            discard_at(g, 1 - p, at)
        case K.GLADIATOR:
            reach_hand(foe, foe.row[at], foe.alien[at])
            foe.row[at] = K.NONE
            foe.alien[at] = 0
        case K.PRAETORIANUS:
            foe.blocked[at] = 1
        case K.VELITES | K.ONAGER | K.DECURION | K.BALLISTA | K.BEAST:
            push(g, K.BATTLE, CHANCE, at, card)


def sacrifice(g: State, p: int, disc: int) -> None:
    """Plunderer, Altar: an own card is discarded for its current defence in victory points (ruling Q24)."""
    n = max(0, defence(g, g.side[p], disc))
    discard_at(g, p, disc)
    gain_vp(g, p, n)


def swap(g: State, p: int, disc: int) -> None:
    """Wharf: the card in the air lies on the disc, the one that lay there goes to the hand."""
    me = g.side[p]
    card, alien = me.row[disc], me.alien[disc]
    me.row[disc] = K.NONE
    put(g, p, disc, g.air, g.air_alien)
    g.air = K.NONE
    g.air_alien = 0
    reach_hand(me, card, alien)


def found(g: State, p: int, card: int) -> None:
    """Fortification: the top card of the draw pile is turned up, to be laid on an empty disc."""
    g.pile[pile_of(g, p)].deck[card] -= 1
    g.air = card
    card_left(g, p)
    push(g, K.SETTLING, p, 0, 0)


# Battles


def battle(g: State, at: int, card: int, value: int) -> None:
    """The battle die against the current defence; with a Trumpeter the roll may be made once more (ruling Q12)."""
    p = g.active
    if card == K.TEMPLAR:
        gain_vp(g, p, (value + 1) // 2)
        return
    if g.again == 0 and count(g.side[p].row, K.TRUMPETER) > 0:
        g.rolled = value
        push(g, K.AGAIN, p, at, card)
        return
    g.again = 0
    fall(g, p, at, card, value)


def again(g: State, p: int, at: int, card: int, reroll: bool) -> None:
    """The roll stands, or is made once more."""
    value = g.rolled
    g.rolled = 0
    if reroll:
        g.again = 1
        push(g, K.BATTLE, CHANCE, at, card)
    else:
        fall(g, p, at, card, value)


def fall(g: State, p: int, at: int, card: int, value: int) -> None:
    """What a roll does: the card is discarded, or it may be added to, or the Arena goes on to the next one."""
    if value + bonus(card) >= defence(g, g.side[1 - p], at):
        discard_at(g, 1 - p, at)
    elif card == K.ARENA:
        fight_on(g, p, at + 1)
    elif card == K.CENTURIO and total(g.dice) > 0:
        push(g, K.ADDING, p, at, value)
    elif card == K.MERCENARY and g.side[p].money >= K.PAID_FOR_ONE:
        push(g, K.PAYING, p, at, value)


def bonus(card: int) -> int:
    """What a card adds to its roll."""
    return K.NEAR_ADDS if card == K.DECURION or card == K.BALLISTA else 0


def fight_on(g: State, p: int, start: int) -> None:
    """Arena: the next character of the opponent from a disc on, in order, has to fight (ruling Q11)."""
    for at in range(start, K.DISCS):
        if can_target(g, p, 0, K.ARENA, at):
            push(g, K.BATTLE, CHANCE, at, K.ARENA)
            return


def lacking(g: State, p: int, at: int, rolled: int) -> int:
    """How much a roll lacks to win."""
    return defence(g, g.side[1 - p], at) - rolled


def raised(g: State, p: int, at: int, sum_: int) -> None:
    """A roll with what was added to it."""
    if lacking(g, p, at, sum_) <= 0:
        discard_at(g, 1 - p, at)


def add_die(g: State, p: int, at: int, rolled: int, a: int) -> None:
    """Centurio's added die is spent, whether it is enough or not."""
    if a != K.DONE:
        g.dice[a - K.SPEND] -= 1
        raised(g, p, at, rolled + a - K.SPEND + 1)


def pay(g: State, p: int, at: int, rolled: int, n: int) -> None:
    """A Mercenary's roll is raised by one for every three sestertii."""
    g.side[p].money -= K.PAID_FOR_ONE * n
    raised(g, p, at, rolled + n)


# The rest


def next_lifted(g: State) -> int:
    """The card that has to be put down next."""
    k = 1
    while g.lifted[k] == 0:
        k += 1
    return k


def move(g: State, p: int, disc: int) -> None:
    """A lifted card lies on a disc again, over what was there; all of them must, on different discs."""
    card = next_lifted(g)
    alien = 1 if g.lifted[card] == g.lifted_foreign[card] else 0
    g.lifted[card] -= 1
    g.lifted_foreign[card] -= alien
    g.moved[disc] = 1
    put(g, p, disc, card, alien)
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
    g.side[p].money -= K.PRICE_OF_A_POINT * n
    g.side[1 - p].money += K.PRICE_OF_A_POINT * n
    take_vp(g, p, n)


def look(g: State, p: int, i: int, card: int) -> None:
    """Seat p is shown card i of the other hand, every card, known or not; then it is sure of it, at last of all."""
    foe = g.side[1 - p]
    n = -i
    for k in range(card + 1):
        n += foe.hand[k]
    foe.known[card] = max(foe.known[card], n)
    if i > 0:
        push(g, K.LOOK, CHANCE, p, i - 1)
        return
    for k in range(K.KINDS):
        foe.known[k] = foe.hand[k]


def rob(g: State, p: int, card: int, alien: int) -> None:
    """Spy: a card of the other hand, foreign there or not, joins that of seat p; the robbed one knows what he lost."""
    leave_hand(g.side[1 - p], card, alien)
    reach_hand(g.side[p], card, 1 - alien if g.opt.piles == 2 else 0)


def take(g: State, p: int, source: int, card: int) -> None:
    """A card out of a pile: unseen out of the draw pile, openly out of a discard pile."""
    pile = g.pile[pile_of(g, p)]
    if source == K.FROM_DECK:
        pile.deck[card] -= 1
        g.side[p].hand[card] += 1
        card_left(g, p)
    else:
        pile.discard[card] -= 1
        reach_hand(g.side[p], card, 0)
