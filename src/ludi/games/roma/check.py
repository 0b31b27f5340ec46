"""Whether a position from outside can be played on: every decision has what it is about, and nothing lies loose."""

from __future__ import annotations

from itertools import compress

from ludi.kernel.errors import BadPosition
from ludi.kernel.frames import CHANCE, Frame
from ludi.kernel.rng import total

from . import constants as K
from .able import vacant
from .board import pile_of
from .rules import legal, ways
from .state import State

SET_UP = (K.DEAL, K.GIVING, K.GIFT, K.PLACING, K.PLACE, K.REVEAL)
FOR_ACTIVE = (K.DRAW, K.DISCARDING, K.LOOK, K.FLUSH, K.REFILL, K.FOUND, K.ROBBING)
DRAWING = (K.DRAW, K.KEEPING, K.DISCARDING)
ABOVE = {K.FREE: (K.WHERE,), K.TAKING: (K.LOOK,), K.SPRING: (K.TRIPLE,)}  # what may be pending above which


def check(g: State) -> None:
    """Raise BadPosition, naming the field, where play from this position would come to a dead end."""
    top = g.stack[g.depth - 1].kind if g.depth else K.NOTHING
    lying = [
        ("drawn", total(g.tray), DRAWING),
        ("sure", total(g.sure), DRAWING),
        ("wanted", g.wanted, (K.ROBBING,)),
        ("wanted_alien", g.wanted_alien, (K.ROBBING,)),
        ("air", g.air, (K.PLACE, K.WHERE, K.SETTLING, K.SWAP)),
        ("air_alien", g.air_alien, (K.PLACE, K.WHERE, K.SWAP)),
        ("rolled", g.rolled, (K.AGAIN,)),
        ("again", g.again, (K.BATTLE,)),
        ("aside", g.aside, (K.SPRING,)),
        ("lifted", total(g.lifted), (K.MOVING,)),
        ("moved", sum(g.moved), (K.MOVING,)),
    ]
    for p, side in enumerate(g.side):
        lying += [
            (f"players[{p}].gift", total(side.gift), (K.GIVING, K.GIFT)),
            (f"players[{p}].down", sum(side.down), (K.PLACING, K.PLACE, K.REVEAL)),
        ]
    for field, there, kinds in lying:
        if there and top not in kinds:
            names = " or ".join(K.FRAME_NAMES[k] for k in kinds)
            raise BadPosition(f"{field}: accepted only while {names} is pending")
    check_known(g)
    check_alien(g)
    if g.depth:
        check_pending(g)


def check_known(g: State) -> None:
    """Nobody is sure of a card that is not there."""
    top = g.stack[g.depth - 1].kind if g.depth else K.NOTHING
    for p, side in enumerate(g.side):
        placing = top == K.PLACE and g.stack[g.depth - 1].seat == p
        if top in (K.DEAL, K.GIVING) and total(side.known) > 0:
            raise BadPosition(f"players[{p}].known: nothing is accepted before the first cards are received")
        # Of the other kinds nobody is sure, and nothing can be wrong with them.
        named = {k for cards in (side.known, side.foreign, g.sure) for k in compress(range(K.KINDS), cards)}
        for k in sorted(named):
            hidden = side.hand[k] + side.down.count(k) + (1 if placing and g.air == k else 0)
            if side.foreign[k] > side.known[k]:
                raise BadPosition(f"players[{p}].foreign: accepted are at most the known cards of this player")
            if side.known[k] > hidden:
                raise BadPosition(f"players[{p}].known: accepted are at most the hidden cards of this player")
            if p == g.active and top in DRAWING and not side.known[k] <= g.sure[k] <= side.hand[k] + g.tray[k]:
                raise BadPosition("sure: accepted are the known cards, and at most those in hand and those drawn")
        unclear = total(side.known) < total(g.sure) < total(side.hand)
        if p == g.active and top in (K.DRAW, K.KEEPING) and unclear:
            raise BadPosition("sure: accepted are the known cards alone, or the whole hand and drawn cards besides")


def check_alien(g: State) -> None:
    """Only a card can be a foreign one, and only of the lifted cards some are."""
    for p, side in enumerate(g.side):
        for d in range(K.DISCS):
            if side.alien[d] and not side.row[d]:
                raise BadPosition(f"players[{p}].alien: accepted are discs with a card")
    if any(n > m for n, m in zip(g.lifted_foreign, g.lifted, strict=True)):
        raise BadPosition("lifted_foreign: accepted are at most the lifted cards")


def check_pending(g: State) -> None:
    """The pending decisions, of the right seat, one above the other as the rules put them."""
    last = g.depth - 1
    for i, f in enumerate(g.stack[: g.depth]):
        below = f.kind == K.MAIN if i == 0 else i == 1 and g.stack[i + 1].kind in ABOVE.get(f.kind, ())
        if i < last and not below:
            raise BadPosition(f"pending[{i}].kind: {K.FRAME_NAMES[f.kind]!r} is not accepted below another decision")
        if (i == 0) != (f.kind in (K.MAIN, K.ROLL, *SET_UP)):
            where = "above 'main'" if i == 0 else "as the first"
            raise BadPosition(f"pending[{i}].kind: {K.FRAME_NAMES[f.kind]!r} is accepted only {where}")
        if f.kind not in SET_UP and f.seat not in (CHANCE, g.active):
            raise BadPosition(f"pending[{i}].seat: {f.seat} was given, {g.active} is accepted: the active seat")
        if f.kind in FOR_ACTIVE and f.a != g.active:
            raise BadPosition(f"pending[{i}].for: {f.a} was given, {g.active} is accepted: the active seat")
    if g.supply == 0 or min(side.vp for side in g.side) == 0:
        raise BadPosition("pending: nothing is accepted where a player or the supply has no points: the game is over")
    f = g.stack[last]
    if f.kind == K.ROLL and not fewest_dice(g) <= f.b + 1 + total(g.dice) <= K.DICE:
        raise BadPosition(f"dice: accepted are {K.DICE} together with those still to roll")
    if total(g.dice) > (0 if f.kind in SET_UP else K.DICE - g.aside):
        raise BadPosition(f"dice: accepted are {K.DICE} in a turn, those put aside included, and none at set-up")
    if not (set_up_fits(g, f) if f.kind in SET_UP else decidable(g, f)):
        raise BadPosition(f"pending[{last}]: {K.FRAME_NAMES[f.kind]!r} is accepted only with the cards it is about")


def fewest_dice(g: State) -> int:
    """A turn has three dice, but for Philosopher."""
    return K.DICE if g.opt.open_set_up == 0 else 1


def decidable(g: State, f: Frame) -> bool:
    """Whether a decision of the game has anything to decide or to show."""
    match f.kind:
        case K.WHERE:
            return g.air != K.NONE
        case K.SETTLING | K.SWAP:
            return g.air != K.NONE and legal(g, [0] * K.ACTIONS) > 0
        case K.SWAPPING:
            return any(g.side[f.seat].row) and legal(g, [0] * K.ACTIONS) > 0
        case K.MOVING:
            return 0 < total(g.lifted) <= g.opt.spaces - sum(g.moved)
        case K.LOOK:
            below = g.stack[max(0, g.depth - 2)]
            deck = total(g.pile[pile_of(g, f.a)].deck)
            taken = below.kind == K.TAKING and (below.a == K.FROM_HAND or (below.a == K.FROM_DECK and deck > 0))
            return taken and f.b < total(g.side[1 - f.a].hand)
        case K.BATTLE:
            return g.again == 0 or f.b != K.TEMPLAR
        case K.ROBBING:
            foreign = g.side[1 - f.a].foreign[g.wanted]
            own = g.side[1 - f.a].hand[g.wanted] - foreign
            return g.wanted_alien == 0 if g.wanted == K.NONE else (foreign if g.wanted_alien else own) > 0
        case K.FOUND:
            return ways(g) > 0 and vacant(g, f.a)
        case K.FLUSH:
            return 0 < total(g.side[f.a].hand) <= f.b
        case K.AGAIN:
            return g.rolled > 0 and g.side[1 - f.seat].row[f.a] != K.NONE
        case K.PAYING:
            return g.side[1 - f.seat].row[f.a] != K.NONE and legal(g, [0] * K.ACTIONS) > 0
        case K.KEEPING:
            return total(g.tray) > 1
        case K.DISCARDING:
            return total(g.tray) > 0
    return ways(g) > 0 if f.seat == CHANCE else legal(g, [0] * K.ACTIONS) > 0


def set_up_fits(g: State, f: Frame) -> bool:
    """Whether each seat has the cards that it has at this point of the set-up."""
    hands = [total(side.hand) for side in g.side]
    gifts = [total(side.gift) for side in g.side]
    n = g.opt.dealt
    if f.kind == K.DEAL:
        dealt = [0, 0]
        dealt[f.a] = n - 1 - f.b
        dealt[0] = dealt[0] if f.a == 0 else n
        left = [n - h for h in hands]
        piles = [total(g.pile[pile_of(g, p)].deck) for p in range(K.SEATS)]
        enough = piles[0] >= sum(left) if g.opt.piles == 1 else all(a >= b for a, b in zip(piles, left, strict=True))
        return hands == dealt and gifts == [0, 0] and enough and not any(d for s in g.side for d in (*s.down, *s.row))
    if not lies_well(g, f):
        return False
    for p, side in enumerate(g.side):
        placed = sum(1 for d in range(K.DISCS) if side.down[d] or side.row[d])
        placed += 1 if f.kind == K.PLACE and f.seat == p else 0
        if hands[p] + placed + gifts[p if f.kind == K.GIVING else 1 - p] != n:
            return False
    match f.kind:
        case K.GIVING:
            return gifts[f.seat] == K.GIFTS - 1 - f.a and gifts[1 - f.seat] == K.GIFTS * f.seat
        case K.GIFT:
            return gifts[1 - f.a] == f.b + 1 and gifts[f.a] == K.GIFTS * f.a
        case K.REVEAL:
            return hands == [0, 0]
    if f.kind == K.PLACE and g.air == K.NONE:
        return False
    return hands[1 - f.seat] == (n if f.seat == 0 else 0) and (f.kind == K.PLACE or hands[f.seat] > 0)


def lies_well(g: State, f: Frame) -> bool:
    """Whether the discs hold what was laid by now: nothing, cards face up or face down, some turned up again."""
    up = [card for side in g.side for card in side.row]
    down = [card for side in g.side for card in side.down]
    match f.kind:
        case K.REVEAL:
            at = f.a * K.DISCS + f.b
            return g.opt.open_set_up == 0 and down[at] != K.NONE and not any(up[at:]) and not any(down[:at])
        case K.PLACING | K.PLACE:
            return not any(down if g.opt.open_set_up == 1 else up)
    return not any(up) and not any(down)
