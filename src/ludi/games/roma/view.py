"""What a seat may see, built from nothing: names, no numbers of kinds."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from ludi.kernel.frames import to_move

from . import constants as K
from .board import defence, pile_of, vacancies
from .constants import CARD_NAMES, COST, DEFENCE
from .notation import cards_as_dict, dice_as_list, frame_as_dict, marked
from .state import Options, Side, State

LOW_SUPPLY = K.SIDES_OF_A_DIE  # a Forum can take as many at once

Counts = dict[str, int]  # cards by name

# A pending decision. for: whose cards it is about; left: cards or dice after this one; disc: from 1, and 0 for none.
RomaPending = TypedDict(
    "RomaPending",
    {
        "kind": str,
        "seat": int,
        "for": NotRequired[int],
        "left": NotRequired[int],
        "disc": NotRequired[int],
        "card": NotRequired[str],
        "rolled": NotRequired[int],
        "type": NotRequired[Literal["characters", "buildings"]],
        "sum": NotRequired[int],
        "pile": NotRequired[str],
        "tries": NotRequired[int],
    },
)


class RomaRulings(TypedDict):
    """What this table agreed on that changes what a card says: whom Scaenicus copies, who pays Mercatus, and whether
    Arena fights at bribery."""

    scaenicus: Literal["any", "characters"]
    mercatus: Literal["opponent", "supply"]
    arena: Literal["bribery", "discs"]


class RomaSide(TypedDict):
    """What is seen of a side.

    hand: how many cards; cards, gift, down: its own eyes alone see them. defence: now, of each card; change: by how
    much it differs from that of the card in this game. vacant: discs without a card; loss: the points that those cost
    when its turn begins; lowered: by how much its defences are, until the end of the turn; fewer: dice less in the next
    turn. known: what the other seat is sure of. With two piles: deck and discard of this side, and what goes back to
    the other one, foreign in the hand, alien on the discs.
    """

    vp: int
    money: int
    hand: int
    row: list[str]
    defence: list[int | None]
    change: list[int | None]
    face_down: list[int]
    blocked: list[int]
    vacant: int
    loss: int
    weakened: int
    lowered: int
    fewer: NotRequired[int]
    known: NotRequired[Counts]
    cards: NotRequired[Counts]
    gift: NotRequired[Counts]
    down: NotRequired[list[str]]
    foreign: NotRequired[Counts]
    alien: NotRequired[list[int]]
    deck: NotRequired[int]
    discard: NotRequired[Counts]


class RomaView(TypedDict):
    """The position as a seat or a spectator sees it.

    used: dice of the turn that do not lie there, or not yet. deck, discard: of the one pile of both. drawn: how many
    cards lie drawn; drawn_cards, deck_cards: for whom they are open. lifted, moved: picked up, and the discs that have
    one back; air: the card between hand and disc. low: the supply may end the game soon. bribed, rolled, aside: of
    Arena's rules, a die was put on bribery, a battle roll that may be made again, and dice put aside. wanted: what a
    Spy takes. numbers: cost and defence of cards that this table has changed.
    """

    turn: int
    active: int
    to_move: int
    pending: list[RomaPending]
    supply: int
    low: bool
    dice: list[int]
    used: int
    deck: NotRequired[int]
    discard: NotRequired[Counts]
    drawn: int
    lifted: Counts
    moved: list[int]
    air: str
    players: list[RomaSide]
    rulings: RomaRulings
    drawn_cards: NotRequired[Counts]
    deck_cards: NotRequired[Counts]
    bribed: NotRequired[bool]
    rolled: NotRequired[int]
    aside: NotRequired[int]
    wanted: NotRequired[str]
    wanted_alien: NotRequired[bool]
    numbers: NotRequired[dict[str, list[int]]]


View = RomaView


def shared(g: State) -> dict[str, Any]:
    """What all see of the position; what is in the air is left out."""
    one = g.opt.piles == 1
    piles = [{"deck": sum(pile.deck), "discard": cards_as_dict(pile.discard)} for pile in g.pile]
    out: dict[str, Any] = {
        "turn": g.turn,
        "active": g.active,
        "to_move": to_move(g),
        "pending": [frame_as_dict(f) for f in g.stack[: g.depth]],
        "supply": g.supply,
        "low": g.supply <= LOW_SUPPLY,
        "dice": dice_as_list(g.dice),
        **(piles[0] if one else {}),
        "drawn": sum(g.tray),
        "lifted": cards_as_dict(g.lifted),
        "moved": marked(g.moved),
        "air": "",
        "players": [side_view(g, s) for s in g.side],
        "rulings": rulings(g.opt),
    }
    if g.opt.open_set_up:
        out |= {"bribed": bool(g.bribed), "rolled": g.rolled, "aside": g.aside}
    if not one:
        for of, side, pile in zip(out["players"], g.side, piles, strict=True):
            of |= {**pile, "alien": marked(side.alien)}
    return out


def view(g: State, seat: int | None, common: dict[str, Any] | None = None) -> dict[str, Any]:
    """The position as a seat (None: a spectator) may see it, a RomaView. common: `shared` of it, if it is at hand."""
    top = g.stack[g.depth - 1] if g.depth else None
    one = g.opt.piles == 1
    out = dict(shared(g) if common is None else common)
    if top and (top.seat == seat or not hidden_in_air(g)):
        out["air"] = CARD_NAMES[g.air]
    if g.opt.open_set_up and seat is not None:
        out["wanted"] = CARD_NAMES[g.wanted]
        out |= {} if one else {"wanted_alien": bool(g.wanted_alien)}
    if (*g.opt.cost,) != COST or (*g.opt.defence,) != DEFENCE:
        out["numbers"] = {CARD_NAMES[k]: [g.opt.cost[k], g.opt.defence[k]] for k in range(K.KINDS) if own_numbers(g, k)}
    out["players"] = [dict(of) for of in out["players"]]
    if seat is not None:
        drawing = any(f.kind in (K.DRAW, K.KEEPING, K.DISCARDING) for f in g.stack[: g.depth])
        for of, side in zip(out["players"], g.side, strict=True):
            of["known"] = cards_as_dict(side.known)
            if not one:
                of["foreign"] = cards_as_dict(side.foreign)
        me = out["players"][seat]
        me["cards"] = cards_as_dict(g.side[seat].hand)
        me["gift"] = cards_as_dict(g.side[seat].gift)
        me["down"] = [CARD_NAMES[k] for k in g.side[seat].down[: g.opt.spaces]]
        if drawing and g.active == seat:
            out["drawn_cards"] = cards_as_dict(g.tray)
        if top and top.kind == K.TAKING and top.a == K.FROM_DECK and top.seat == seat:
            out["deck_cards"] = cards_as_dict(g.pile[pile_of(g, seat)].deck)
    complete(out)
    return out


def complete(seen: dict[str, Any]) -> None:
    """Add what is counted from the rest of a view; those of earlier rules come without it."""
    begun = seen["turn"] > 0
    seen["used"] = max(0, K.DICE - len(seen["dice"])) if begun else 0
    for side in seen["players"]:
        vacant = side.get("vacant", side["row"].count(""))  # those of version 2 do not say it
        side["loss"] = vacant if begun and seen["pending"] else 0


def rulings(opt: Options) -> RomaRulings:
    """What the options of a game change in the words of cards."""
    return {
        "scaenicus": "any" if opt.scaenicus_any_card else "characters",
        "mercatus": "opponent" if opt.mercatus_from_opponent else "supply",
        "arena": "bribery" if opt.arena_hits_bribery and opt.spaces == K.DISCS else "discs",
    }


def own_numbers(g: State, k: int) -> bool:
    """Whether this game has other numbers for a card than the data file."""
    return (g.opt.cost[k], g.opt.defence[k]) != (COST[k], DEFENCE[k])


def hidden_in_air(g: State) -> bool:
    """Whether the card between hand and disc is seen by its owner alone."""
    return g.opt.open_set_up == 0 and g.stack[g.depth - 1].kind == K.PLACE


def side_view(g: State, s: Side) -> dict[str, Any]:
    """What everybody sees of one side."""
    discs = range(g.opt.spaces)
    now = [defence(g, s, d) if s.row[d] else None for d in discs]
    out = {
        "vp": s.vp,
        "money": s.money,
        "hand": sum(s.hand),
        "row": [CARD_NAMES[s.row[d]] for d in discs],
        "defence": now,
        "change": [None if n is None else n - g.opt.defence[s.row[d]] for d, n in zip(discs, now, strict=True)],
        "face_down": [d + 1 for d in discs if s.down[d]],
        "blocked": marked(s.blocked),
        "vacant": vacancies(g, s),
        "weakened": s.weakened,
        "lowered": K.ESSEDUM_LOWERS * s.weakened,
    }
    return {**out, "fewer": s.fewer} if g.opt.open_set_up else out
