"""The rules of Roma, in the order of the rule book. Runs in both homes; see algorithms/rules.pyi for the contract."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, PUBLIC, drop, push, to_move
from ludi.kernel.luck import nth, total

from . import kinds as K
from .board import (
    count,
    defence,
    discard_card,
    finish,
    gain_vp,
    leave_hand,
    of_type,
    pay_vp,
    put,
    reach_hand,
    take_vp,
)
from .cards import able, can_copy, forum, perform
from .hidden import redeal
from .kinds import COPIES, COST
from .learning import estimate, observe
from .piles import draw_next, drawn, eliminate, keep, show_discarded, take_cards
from .table import State

__all__ = [
    "apply",
    "estimate",
    "legal",
    "observe",
    "outcome",
    "rank",
    "redeal",
    "score",
    "setup",
    "to_move",
    "ways",
    "witness",
]


# Set-up


def setup(g: State) -> None:
    """Points and cards before the first deal; seat 0 is the younger player, who starts."""
    for k in range(K.KINDS):
        g.deck[k] = COPIES[k]
    for p in range(K.SEATS):
        g.side[p].vp = K.START_VP
    g.supply = K.START_SUPPLY
    push(g, K.DEAL, CHANCE, 0, K.DEALT - 1)


def deal(g: State, p: int, left: int, card: int) -> None:
    """A card for a seat; when all have theirs, they give cards to each other."""
    g.deck[card] -= 1
    g.side[p].hand[card] += 1
    if left > 0:
        push(g, K.DEAL, CHANCE, p, left - 1)
    elif p == 0:
        push(g, K.DEAL, CHANCE, 1, K.DEALT - 1)
    else:
        push(g, K.GIVING, 0, K.GIFTS - 1, 0)


def give(g: State, p: int, left: int, card: int) -> None:
    """Two cards for the other player, chosen before either sees what he gets."""
    g.side[p].hand[card] -= 1
    g.side[p].gift[card] += 1
    if left > 0:
        push(g, K.GIVING, p, left - 1, 0)
    elif p == 0:
        push(g, K.GIVING, 1, K.GIFTS - 1, 0)
    else:
        push(g, K.GIFT, CHANCE, 1, K.GIFTS - 1)


def receive_gift(g: State, p: int, left: int, card: int) -> None:
    """A given card arrives; the giver knows it."""
    g.side[1 - p].gift[card] -= 1
    reach_hand(g.side[p], card)
    if left > 0:
        push(g, K.GIFT, CHANCE, p, left - 1)
    elif p == 1:
        push(g, K.GIFT, CHANCE, 0, K.GIFTS - 1)
    else:
        push(g, K.PLACING, 0, 0, 0)


def place(g: State, p: int, disc: int) -> None:
    """A card lies face down on a disc; when both seats have placed all, they are turned up."""
    g.side[p].down[disc] = g.air
    g.air = K.NONE
    if total(g.side[p].hand) > 0:
        push(g, K.PLACING, p, 0, 0)
    elif p == 0:
        push(g, K.PLACING, 1, 0, 0)
    else:
        reveal_next(g, 0, 0)


def reveal_next(g: State, p: int, disc: int) -> None:
    """Turn up the next card from here on; after the last one the first turn begins."""
    for i in range(p * K.DISCS + disc, K.SEATS * K.DISCS):
        if g.side[i // K.DISCS].down[i % K.DISCS] != K.NONE:
            push(g, K.REVEAL, CHANCE, i // K.DISCS, i % K.DISCS)
            return
    start_turn(g, 0)


def reveal(g: State, p: int, disc: int, card: int) -> None:
    """A placed card is turned up."""
    side = g.side[p]
    side.down[disc] = K.NONE
    side.row[disc] = card
    if side.known[card] > 0:
        side.known[card] -= 1
    reveal_next(g, p, disc + 1)


# Phase 1: vacancies


def start_turn(g: State, p: int) -> None:
    """One victory point back for each own disc without a card; then the dice. The turn limit is our option."""
    if g.opt.max_turns > 0 and g.turn >= g.opt.max_turns:
        finish(g)
        return
    g.turn += 1
    g.active = p
    push(g, K.ROLL, CHANCE, 0, K.DICE - 1)
    pay_vp(g, p, count(g.side[p].row, K.NONE))


# Phase 2: dice


def roll(g: State, again: int, left: int, value: int) -> None:
    """A die falls; three alike may be rolled again (option: once, or as often as they are alike)."""
    g.dice[value] += 1
    if left > 0:
        push(g, K.ROLL, CHANCE, again, left - 1)
        return
    push(g, K.MAIN, g.active, 0, 0)
    if g.dice[value] == K.DICE and (again == 0 or g.opt.repeat_triple_reroll == 1):
        push(g, K.TRIPLE, g.active, 0, 0)


def reroll(g: State) -> None:
    """All dice are rolled again."""
    drop(g)
    for v in range(K.SIDES_OF_A_DIE):
        g.dice[v] = 0
    push(g, K.ROLL, CHANCE, 1, K.DICE - 1)


# Phase 3: actions


def main_legal(g: State, p: int, out: list[int]) -> int:
    """Lay a card, take money, take cards, activate a card, end the turn."""
    me = g.side[p]
    n = 0
    for k in range(1, K.KINDS):
        if me.hand[k] > 0 and COST[k] <= me.money:
            out[n] = K.LAY + k
            n += 1
    first = n
    for v in range(K.SIDES_OF_A_DIE):
        if g.dice[v] > 0:
            out[n] = K.MONEY + v
            n += 1
    values = n - first
    if total(g.deck) > 0 or total(g.discard) > 0:
        for i in range(values):
            out[n] = out[first + i] - K.MONEY + K.CARDS
            n += 1
    spare = total(g.dice) - 1
    for i in range(values):
        disc = out[first + i] - K.MONEY
        if me.blocked[disc] == 0 and able(g, p, disc, me.row[disc], spare):
            out[n] = K.USE + disc
            n += 1
    out[n] = K.END
    return n + 1


def main(g: State, p: int, a: int) -> None:
    """One action of phase 3; the decision stays until the turn is ended."""
    me = g.side[p]
    if a == K.END:
        end_turn(g, p)
    elif a >= K.USE:
        g.dice[a - K.USE] -= 1
        perform(g, p, a - K.USE, me.row[a - K.USE], False)
    elif a >= K.CARDS:
        g.dice[a - K.CARDS] -= 1
        take_cards(g, p, a - K.CARDS + 1)
    elif a >= K.MONEY:
        g.dice[a - K.MONEY] -= 1
        me.money += a - K.MONEY + 1
    else:
        me.money -= COST[a - K.LAY]
        lift_from_hand(g, p, a - K.LAY)


def lift_from_hand(g: State, p: int, card: int) -> None:
    """A card leaves the hand, for all to see, to be put on a disc."""
    leave_hand(g.side[p], card)
    g.air = card
    push(g, K.WHERE, p, 0, 0)


def end_turn(g: State, p: int) -> None:
    """Unused dice are lost, blocks and weakenings of this turn end, the other player's turn begins."""
    for v in range(K.SIDES_OF_A_DIE):
        g.dice[v] = 0
    for d in range(K.DISCS):
        g.side[p].blocked[d] = 0
    g.side[1 - p].weakened = 0
    drop(g)
    start_turn(g, 1 - p)


# The choices of the cards


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


# The contract


def dice_legal(g: State, first: int, out: list[int]) -> int:
    """One action for each value among the unused dice."""
    n = 0
    for v in range(K.SIDES_OF_A_DIE):
        if g.dice[v] > 0:
            out[n] = first + v
            n += 1
    return n


def cards_legal(cards: list[int], first: int, out: list[int]) -> int:
    """One action for each kind of card in a multiset."""
    n = 0
    for k in range(1, K.KINDS):
        if cards[k] > 0:
            out[n] = first + k
            n += 1
    return n


def target_legal(g: State, p: int, card: int, out: list[int]) -> int:
    """The discs of the opponent that a card can act on."""
    row = g.side[1 - p].row
    n = 0
    for d in range(K.DISCS):
        match card:
            case K.PRAETORIANUS:
                fits = True
            case K.NERO | K.ONAGER:
                fits = of_type(row[d], K.BUILDINGS)
            case _:
                fits = of_type(row[d], K.CHARACTERS)
        if fits:
            out[n] = K.TARGET + d
            n += 1
    return n


def adjust_legal(g: State, out: list[int]) -> int:
    """Every unused die one up or one down, within 1 to 6 (ruling Q15)."""
    n = 0
    for v in range(K.SIDES_OF_A_DIE - 1):
        if g.dice[v] > 0:
            out[n] = K.UP + v
            n += 1
    for v in range(1, K.SIDES_OF_A_DIE):
        if g.dice[v] > 0:
            out[n] = K.DOWN + v
            n += 1
    return n


def legal(g: State, out: list[int]) -> int:
    """What the seat to move may do; see the contract."""
    f = g.stack[g.depth - 1]
    p = f.seat
    me = g.side[p]
    n = 0
    match f.kind:
        case K.MAIN:
            return main_legal(g, p, out)
        case K.GIVING:
            return cards_legal(me.hand, K.GIVE, out)
        case K.PLACING:
            return cards_legal(me.hand, K.LAY, out)
        case K.PLACE | K.WHERE | K.MOVING:
            for d in range(K.DISCS):
                if me.down[d] == K.NONE and g.moved[d] == 0:
                    out[n] = K.ON + d
                    n += 1
            return n
        case K.KEEPING:
            return cards_legal(g.tray, K.KEEP, out)
        case K.TARGETING:
            return target_legal(g, p, f.b, out)
        case K.COPYING:
            for d in range(K.DISCS):
                if can_copy(g, p, f.a, d, total(g.dice)):
                    out[n] = K.ON + d
                    n += 1
            return n
        case K.FREE:
            for k in range(1, K.KINDS):
                if me.hand[k] > 0 and of_type(k, f.a):
                    out[n] = K.LAY + k
                    n += 1
        case K.BUYING:
            for i in range(min(g.side[1 - p].vp, me.money // 2, K.ALL_VP) + 1):
                out[i] = K.BUY + i
                n += 1
            return n
        case K.ADJUSTING:
            return adjust_legal(g, out)
        case K.SECOND_DIE:
            return dice_legal(g, K.SPEND, out)
        case K.TAKING:
            if f.a == K.FROM_DECK:
                return cards_legal(g.deck, K.TAKE, out)
            for k in range(1, K.FIRST_BUILDING):
                if g.discard[k] > 0:
                    out[n] = K.TAKE + k
                    n += 1
            return n
        case K.ADDING | K.THIRD_DIE:
            n = dice_legal(g, K.SPEND, out)
    out[n] = K.DONE
    n += 1
    if f.kind == K.TRIPLE:
        out[n] = K.REROLL
        n += 1
    return n


def ways(g: State) -> int:
    """In how many equally likely ways a chance node can fall."""
    match g.stack[g.depth - 1].kind:
        case K.ROLL | K.BATTLE:
            return K.SIDES_OF_A_DIE
        case K.DEAL | K.DRAW:
            return total(g.deck)
    return 1


def outcome(g: State, x: int) -> int:
    """The action of way x of a chance node."""
    f = g.stack[g.depth - 1]
    match f.kind:
        case K.DEAL | K.DRAW:
            return K.CARD + nth(g.deck, x)
        case K.GIFT:
            return K.CARD + nth(g.side[1 - f.a].gift, 0)
        case K.REVEAL:
            return K.CARD + g.side[f.a].down[f.b]
        case K.DISCARDING:
            return K.CARD + nth(g.tray, 0)
        case K.LOOK:
            return K.CARD + nth(g.side[1 - f.a].hand, f.b)
    return K.DIE + x


def witness(g: State, a: int) -> int:
    """Who sees the action: a bit per seat, or PUBLIC."""
    f = g.stack[g.depth - 1]
    match f.kind:
        case K.DEAL | K.DRAW | K.LOOK:
            return 1 << f.a
        case K.GIVING | K.PLACING | K.KEEPING:
            return 1 << f.seat
        case K.GIFT:
            return (1 << K.SEATS) - 1
        case K.TAKING:
            return 1 << f.seat if f.a == K.FROM_DECK else PUBLIC
    return PUBLIC


def apply(g: State, a: int) -> None:
    """Carry out one choice or outcome."""
    f = g.stack[g.depth - 1]
    kind, p, x, y = f.kind, f.seat, f.a, f.b
    match kind:
        case K.MAIN:
            main(g, p, a)
            return
        case K.FREE:
            if a == K.DONE:
                drop(g)
            else:
                lift_from_hand(g, p, a - K.LAY)
            return
        case K.MOVING:
            move(g, p, a - K.ON)
            return
        case K.DISCARDING:
            show_discarded(g, x, a - K.CARD)
            return
    drop(g)
    match kind:
        case K.DEAL:
            deal(g, x, y, a - K.CARD)
        case K.GIVING:
            give(g, p, x, a - K.GIVE)
        case K.GIFT:
            receive_gift(g, x, y, a - K.CARD)
        case K.PLACING:
            g.side[p].hand[a - K.LAY] -= 1
            g.air = a - K.LAY
            push(g, K.PLACE, p, 0, 0)
        case K.PLACE:
            place(g, p, a - K.ON)
        case K.REVEAL:
            reveal(g, x, y, a - K.CARD)
        case K.ROLL:
            roll(g, x, y, a - K.DIE)
        case K.TRIPLE:
            if a == K.REROLL:
                reroll(g)
        case K.WHERE:
            put(g, g.side[p], a - K.ON, g.air)
            g.air = K.NONE
        case K.DRAW:
            drawn(g, a - K.CARD)
            draw_next(g, x, y)
        case K.KEEPING:
            keep(g, p, a - K.KEEP)
            push(g, K.DISCARDING, CHANCE, p, 0)
        case K.TARGETING:
            target(g, p, x, y, a - K.TARGET)
        case K.BATTLE:
            battle(g, x, y, a - K.DIE + 1)
        case K.ADDING:
            add_die(g, p, x, y, a)
        case K.COPYING:
            perform(g, p, x, g.side[p].row[a - K.ON], True)
        case K.BUYING:
            buy(g, p, a - K.BUY)
        case K.ADJUSTING:
            adjust(g, a)
        case K.SECOND_DIE:
            g.dice[a - K.SPEND] -= 1
            forum(g, p, x, a - K.SPEND + 1)
        case K.THIRD_DIE:
            third = 0
            if a != K.DONE:
                g.dice[a - K.SPEND] -= 1
                third = a - K.SPEND + 1
            gain_vp(g, p, x + third)
        case K.LOOK:
            look(g, x, y, a - K.CARD)
        case K.TAKING:
            take(g, p, x, a - K.TAKE)


def score(g: State, out: list[int]) -> None:
    """Victory points."""
    for p in range(K.SEATS):
        out[p] = g.side[p].vp


def rank(g: State, out: list[int]) -> None:
    """Most victory points win; equal ones share the place (no tie-break is printed)."""
    out[0] = 1 if g.side[0].vp < g.side[1].vp else 0
    out[1] = 1 if g.side[1].vp < g.side[0].vp else 0
