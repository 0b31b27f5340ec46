"""Whether a position from outside can be played on: cards where they belong, decisions with what they are about."""

from __future__ import annotations

from ludi.kernel.errors import BadPosition
from ludi.kernel.frames import CHANCE, Frame

from . import constants as K
from .camp import in_camp
from .constants import AWARD_NAMES, CELL_NAMES, CELL_OF, COLOUR_OF, EQUIPMENT_OF, GUEST_OF, TYPE_OF
from .knowledge import PUBLIC_EYE
from .legal import legal
from .legion import has, reached
from .rules import laid_out, ways
from .state import Side, State

SET_UP = (K.MARS, K.DRAW, K.AWARDING, K.LAYING)
WITH_GUEST = {
    K.DISCARDING: K.GENERAL,
    K.INSPECTING: K.INSPECTOR,
    K.PICKING: K.INSPECTOR,
    K.HEALING: K.DOCTOR,
    K.MOVING: K.AUXILIARY,
    K.RAIDING: K.CLEOPATRA,
    K.STRIPPING: K.CLEOPATRA,
    K.CHOOSING: K.SENATOR,
    K.STEALING: K.SENATOR,
    K.GIVING: K.SENATOR,
}
MANDATORY = (K.EQUIPPING, K.PUTTING, K.LAST_PUTTING, K.RELEASING, K.MORE)
ROBBING = (K.CHOOSING, K.STEALING, K.GIVING)


def check(g: State) -> None:
    """Raise BadPosition, naming the field, where play from this position would come to a dead end."""
    for p in range(g.opt.seats):
        check_legion(g, p, g.side[p])
    check_hidden(g)
    colours = [side.colour for side in g.side[: g.opt.seats] if side.colour]
    if len(set(colours)) < len(colours):
        raise BadPosition("players: accepted are legionaries of a colour in one legion only")
    mars = [side.cell.count(K.CAESAR) for side in g.side[: g.opt.seats]]
    dealt = g.depth == 0 or g.stack[0].kind != K.MARS
    if sum(mars) != int(dealt):
        raise BadPosition("players: accepted is one legion with Caesar")
    if bool(g.last) == bool(sum(g.deck)) and g.depth:
        raise BadPosition("deck: at least one card is accepted, or none together with last")
    for award, cell in ((K.DOUBLING, g.double_cell), (K.WIDENING_UP, g.wide_cell)):
        if cell and g.award[award] < K.TAKEN:
            raise BadPosition(f"awards.{AWARD_NAMES[award]}: accepted is a seat where the card lies in a legion")
    check_pending(g)


def check_legion(g: State, p: int, side: Side) -> None:
    """Cards in the cells of their numbers, equipment only where it has a place."""
    for cell, k in enumerate(side.cell):
        own = cell in (K.FIRST, K.LAST)
        fits = k == K.NONE or (GUEST_OF[k] >= 0 if own else CELL_OF[k] == cell or k == K.AUXILIARY)
        if not fits:
            raise BadPosition(f"players[{p}].cells.{CELL_NAMES[cell]}: {K.CARD_NAMES[k]!r} is not accepted there")
        if k and COLOUR_OF[k] < K.WHITE and COLOUR_OF[k] not in (K.NO_COLOUR, side.colour):
            raise BadPosition(f"players[{p}].cells: accepted are legionaries of one colour")
        for s in range(K.PLACES):
            gear = side.gear[cell * K.PLACES + s]
            if gear and not has_place(g, p, cell, s, gear):
                raise BadPosition(
                    f"players[{p}].gear.{CELL_NAMES[cell]}: {K.EQUIPMENT[gear - 1]!r} is not accepted at place {s + 1}"
                )


def has_place(g: State, p: int, cell: int, s: int, gear: int) -> bool:
    """Whether equipment may lie at a place under the warrior of a cell."""
    t = TYPE_OF[g.side[p].cell[cell]]
    if t < 0:
        return False
    symbols = g.opt.takes[t * K.PRINTED : (t + 1) * K.PRINTED]
    if s < K.PRINTED:
        return bool(symbols[s] >> gear & 1)
    if s == K.DOUBLE:
        return has(g, p, K.DOUBLING) and (g.double_cell, g.double_gear) == (cell, gear)
    return has(g, p, K.WIDENING_UP) and g.wide_cell == cell and not any(takes >> gear & 1 for takes in symbols)


def check_hidden(g: State) -> None:
    """Hands of at most three cards, no general released, and nobody sure of a card that is not there."""
    for p, side in enumerate(g.side[: g.opt.seats]):
        if side.held > K.HAND:
            raise BadPosition(f"players[{p}].hand: at most {K.HAND} cards are accepted")
        if side.down[K.GENERAL]:
            raise BadPosition(f"players[{p}].released: Mars cards are not accepted")
        for o in range(K.OBSERVERS):
            for k in range(1, K.KINDS):
                known = side.known[o].cards[k]
                if known > side.hand[k] or (o < g.opt.seats and o != p and known < side.known[PUBLIC_EYE].cards[k]):
                    raise BadPosition(
                        f"players[{p}].known: accepted are cards of the hand, those known to spectators known to all"
                    )
    for k in range(1, K.KINDS):
        hidden = sum(s.hand[k] + s.down[k] for s in g.side) + (1 if g.air == k else 0)
        if not sum(s.known[PUBLIC_EYE].cards[k] for s in g.side) <= g.out[k] <= hidden:
            raise BadPosition("out: accepted are the cards known to spectators, and at most the hidden ones")


def check_pending(g: State) -> None:
    """The pending decisions: one at set-up; later the turn, with at most one within it."""
    top = g.stack[g.depth - 1].kind if g.depth else K.NOTHING
    for field, there, kinds in (
        ("air", g.air, (K.GIVING,)),
        ("rob", g.rob, ROBBING),
        ("leaving", g.leaving, (K.DRAW, K.LAYING)),
        ("owe", g.owe, (K.DRAW, K.MORE, K.RELEASING, K.SLIPPING, K.DOUBLED, K.WIDENING)),
    ):
        if there and top not in kinds:
            raise BadPosition(f"{field}: accepted only while {' or '.join(K.FRAME_NAMES[k] for k in kinds)} is pending")
    if g.depth == 0:
        return
    if g.turn == 0:
        for field, there in (("owe", g.owe), ("rob", g.rob), ("leaving", g.leaving)):
            if there:
                raise BadPosition(f"{field}: nothing is accepted before the first turn")
        if g.depth > 1 or top not in SET_UP or not possible(g, g.stack[0]):
            raise BadPosition("pending: before the first turn one decision of the set-up is accepted, with its cards")
        check_dealt(g)
        return
    if g.stack[0].kind != K.MAIN or (g.depth == 2 and top in (K.MAIN, K.MARS, K.AWARDING)):
        raise BadPosition("pending: accepted is 'main', and one decision within the turn")
    if g.leaving and not at_work(g, g.stack[g.depth - 1].kind):
        raise BadPosition(
            "leaving: accepted is a General of the active legion while 'draw' is pending, or Caesar while 'laying' is, "
            "and once a guest or Mars card was used in this turn"
        )
    if not possible(g, g.stack[g.depth - 1]):
        raise BadPosition(
            f"pending[{g.depth - 1}]: {K.FRAME_NAMES[top]!r} is accepted only with the cards it is about, "
            "with what was done in the turn, and while nobody has won"
        )
    check_room(g, g.stack[g.depth - 1])


def check_dealt(g: State) -> None:
    """What hands still lack at set-up can be dealt."""
    lacking = sum(K.HAND - side.held for side in g.side[: g.opt.seats])
    again = 0 if g.shuffled or g.last else sum(g.discard)
    if sum(g.deck) + again < lacking:
        raise BadPosition(
            f"deck: at least {lacking} cards are accepted before the first turn, one for each that a hand lacks; "
            "those of the discard pile count unless shuffled or last is given"
        )


def check_room(g: State, f: Frame) -> None:
    """A hand has room for what is still to come into it."""
    p, coming = g.active, g.owe
    match f.kind:
        case K.EQUIPPING | K.LAST_PUTTING | K.PICKING:
            coming = 1
        case K.DISCARDING:
            coming = f.a
        case K.GIVING:
            p, coming = f.a, 1
    if g.side[p].held + coming > K.HAND:
        raise BadPosition(
            f"players[{p}].hand: at most {K.HAND - coming} cards are accepted while "
            f"{K.FRAME_NAMES[f.kind]!r} is pending, with what is still to come into it"
        )


def at_work(g: State, top: int) -> bool:
    """Whether the Mars card that is to leave its cell lies there, and its effect is going on."""
    me, kind = g.side[g.active], {K.GENERAL: K.DRAW, K.CAESAR: K.LAYING}.get(g.leaving)
    return kind == top and g.leaving in (me.cell[K.FIRST], me.cell[K.LAST]) and g.stack[0].b == 1


def possible(g: State, f: Frame) -> bool:
    """Whether play can come to a decision."""
    main, p, me = g.stack[0], g.active, g.side[g.active]
    early = g.turn == 0
    if reached(g) or (f.kind in MANDATORY and main.a == 0):
        return False
    if f.kind in WITH_GUEST and (main.b == 0 or WITH_GUEST[f.kind] not in (me.cell[K.FIRST], me.cell[K.LAST])):
        return False
    match f.kind:
        case K.AWARDING:
            return bool(g.opt.virtus if f.a else g.opt.laurus) and laid_out(g, f.a) < g.opt.seats + K.MORE_AWARDS
        case K.MARS:
            return all(k == K.NONE for side in g.side for k in side.cell)
        case K.LAYING:
            return bool(g.fill) and in_camp(g) < K.CAMP and ways(g) > 0
        case K.DRAW:
            if early:
                return g.side[f.a].held < K.HAND
            return f.a == p and 0 < g.owe <= K.HAND - me.held and ways(g) > 0
        case K.STEALING:
            return f.a != p and g.side[f.a].held > 0 and me.held > 0 and not g.rob >> f.a & 1
        case K.GIVING:
            return f.a != p and g.air != K.NONE and me.held > 0 and not g.rob >> f.a & 1
        case K.CHOOSING:
            return g.rob & (g.rob - 1) != 0 and not g.rob >> p & 1
        case K.EQUIPPING:
            return EQUIPMENT_OF[f.a] >= 0 and legal(g, [0] * K.ACTIONS) > 0
        case K.PUTTING | K.LAST_PUTTING:
            two = has(g, p, K.EXCHANGING)
            right = f.a != K.NONE and (two or f.b == K.NONE) and (f.b != K.NONE or f.kind == K.PUTTING)
            puts = 2 if f.b and f.kind == K.PUTTING else 1
            return right and me.held >= puts and in_camp(g) + puts <= K.CAMP
        case K.RELEASING:
            return f.a <= (1 if has(g, p, K.LETTING_GO) else 0) and legal(g, [0] * K.ACTIONS) > 0
        case K.MORE:
            return has(g, p, K.LETTING_GO) and g.owe == 1
        case K.SLIPPING | K.DOUBLED:
            return has(g, p, K.DOUBLING) and g.double_cell == 0 and legal(g, [0] * K.ACTIONS) > 0
        case K.WIDENING:
            return has(g, p, K.WIDENING_UP) and g.wide_cell == 0 and legal(g, [0] * K.ACTIONS) > 0
        case K.STRIPPING if f.a == p:
            return False
        case K.DISCARDING | K.HEALING if f.a > 0:
            return legal(g, [0] * K.ACTIONS) > 1
    return f.seat != CHANCE and legal(g, [0] * K.ACTIONS) > 0
