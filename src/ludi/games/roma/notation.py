"""Names for what the state holds as numbers: actions as short text, positions as readable data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import Any

from ludi.kernel.frames import CHANCE, Frame, push
from ludi.kernel.notation import Notation, Range, numbers
from ludi.kernel.parsing import check_copies

from . import constants as K
from .check import DRAWING, SET_UP, check
from .constants import CARD_NAMES
from .parsing import Reader
from .piles import eliminate
from .state import State

# An argument is a card by the number of its kind, a value from 1, or an amount from 0.
SHORT = Notation(
    (
        numbers("die", K.DIE, "value", 1, K.SIDES_OF_A_DIE),
        Range("card", K.CARD, "card", CARD_NAMES),
        Range("lay", K.LAY, "card", CARD_NAMES),
        Range("give", K.GIVE, "card", CARD_NAMES),
        Range("keep", K.KEEP, "card", CARD_NAMES),
        Range("take", K.TAKE, "card", CARD_NAMES),
        numbers("on", K.ON, "value", 1, K.DISCS),
        numbers("target", K.TARGET, "value", 1, K.DISCS),
        numbers("money", K.MONEY, "value", 1, K.SIDES_OF_A_DIE),
        numbers("cards", K.CARDS, "value", 1, K.SIDES_OF_A_DIE),
        numbers("use", K.USE, "value", 1, K.SIDES_OF_A_DIE),
        numbers("bribe", K.BRIBE, "value", 1, K.SIDES_OF_A_DIE),
        numbers("spend", K.SPEND, "value", 1, K.SIDES_OF_A_DIE),
        numbers("up", K.UP, "value", 1, K.SIDES_OF_A_DIE),
        numbers("down", K.DOWN, "value", 1, K.SIDES_OF_A_DIE),
        numbers("aside", K.ASIDE, "value", 1, K.SIDES_OF_A_DIE),
        numbers("buy", K.BUY, "amount", 0, K.ALL_VP + 1),
        numbers("pay", K.PAY, "amount", 0, K.MOST_PAID + 1),
        Range("end", K.END),
        Range("done", K.DONE),
        Range("reroll", K.REROLL),
        Range("robbed", K.ROBBED),
        Range("foreign", K.FOREIGN, "card", CARD_NAMES),
    )
)
parts, text, parse = SHORT.parts, SHORT.text, SHORT.parse
# Arguments of decisions; disc and card are written as a person writes them.
BOUNDS = {"for": (0, 1), "tries": (0, 3), "rolled": (1, 6), "none": (0, 0)}  # of other arguments: 0 to 999
PILES = ("deck", "discard", "hand", "discarded buildings")
WORDS: dict[str, Sequence[str]] = {"type": ("characters", "buildings"), "pile": PILES, "card": CARD_NAMES}


def frame_as_dict(f: Frame) -> dict[str, Any]:
    """A pending decision with names."""
    out: dict[str, Any] = {"kind": K.FRAME_NAMES[f.kind], "seat": f.seat}
    for name, value in zip(K.DECISIONS.arguments[f.kind], (f.a, f.b), strict=False):
        if name == "none":
            continue
        out[name] = WORDS[name][value] if name in WORDS else value + 1 if name == "disc" else value
    return out


KINDS = range(K.KINDS)
NO_CARDS = (0,) * K.KINDS


def cards_as_dict(cards: Sequence[int]) -> dict[str, int]:
    """A multiset of cards by name."""
    return dict(zip(compress(CARD_NAMES, cards), filter(None, cards), strict=True))


def row_as_dict(row: Sequence[int]) -> dict[str, str]:
    """The cards on the discs, by number of the disc."""
    return {str(d + 1): CARD_NAMES[k] for d, k in enumerate(row) if k}


def dice_as_list(dice: Sequence[int]) -> list[int]:
    """Dice by value, ascending."""
    return [v + 1 for v, n in enumerate(dice) for _ in range(n)]


def marked(flags: Sequence[int]) -> list[int]:
    """The discs (from 1) that are marked."""
    return [d + 1 for d, x in enumerate(flags) if x]


def to_dict(g: State) -> dict[str, Any]:
    """The whole position, hidden things included; `position` reads it back without loss."""
    piles = [{"deck": cards_as_dict(pile.deck), "discard": cards_as_dict(pile.discard)} for pile in g.pile]
    one = g.opt.piles == 1
    return {
        "turn": g.turn,
        "active": g.active,
        "supply": g.supply,
        "dice": dice_as_list(g.dice),
        **(piles[0] if one else {}),
        "players": [
            {
                "vp": s.vp,
                "money": s.money,
                "hand": cards_as_dict(s.hand),
                "known": cards_as_dict(s.known),
                "gift": cards_as_dict(s.gift),
                "row": row_as_dict(s.row),
                "down": row_as_dict(s.down),
                "blocked": marked(s.blocked),
                "weakened": s.weakened,
                "fewer": s.fewer,
                **({} if one else {"foreign": cards_as_dict(s.foreign), "alien": marked(s.alien), **piles[p]}),
            }
            for p, s in enumerate(g.side)
        ],
        "bribed": bool(g.bribed),
        "rolled": g.rolled,
        "again": bool(g.again),
        "aside": g.aside,
        "drawn": cards_as_dict(g.tray),
        "sure": cards_as_dict(g.sure),
        "wanted": CARD_NAMES[g.wanted],
        "air": CARD_NAMES[g.air],
        "lifted": cards_as_dict(g.lifted),
        "moved": marked(g.moved),
        **({} if one else {name: bool(getattr(g, name)) for name in ALIEN}),
        **({} if one else {"lifted_foreign": cards_as_dict(g.lifted_foreign)}),
        "pending": [frame_as_dict(f) for f in g.stack[: g.depth]],
    }


FIELDS = (
    "to_move", "phase", "turn", "active", "dice", "supply", "blocked", "players", "bribed", "rolled", "again", "aside",
    "drawn", "sure", "wanted", "air", "lifted", "moved", "pending",
)  # fmt: skip
SIDE_FIELDS = ("vp", "money", "hand", "known", "gift", "row", "down", "blocked", "weakened", "fewer")
OF_ONE_PILE = ("deck", "discard")
ALIEN = ("air_alien", "wanted_alien")
OF_TWO_PILES = ((*ALIEN, "lifted_foreign"), ("foreign", "alien", "deck", "discard"))  # in a position, in a player
PHASES = ("actions", "roll", "over")


def position(g: State, data: Mapping[str, Any]) -> None:
    """Set a state, zero but for its options, from readable data; every field may be left out.

    `blocked` beside `players` means the discs of the seat to move. Without `deck` it is the rest of the set, without
    `supply` the points that are left. Raises BadPosition, naming the field.
    """
    one = g.opt.piles == 1
    top = Reader(data, "", FIELDS + (OF_ONE_PILE if one else OF_TWO_PILES[0]))
    g.turn = top.number("turn", 1)
    g.active = top.number("active", top.number("to_move", 0, 0, 1), 0, 1)
    for d in top.numbers("dice", 1, K.SIDES_OF_A_DIE, K.DICE):
        g.dice[d - 1] += 1
    g.bribed, g.again = top.flag("bribed"), top.flag("again")
    g.air_alien, g.wanted_alien = top.flag("air_alien"), top.flag("wanted_alien")
    g.rolled, g.aside = top.number("rolled", 0, 0, K.SIDES_OF_A_DIE), top.number("aside", 0, 0, K.DICE)
    g.tray[:], g.sure[:], g.lifted[:] = top.cards("drawn"), top.cards("sure"), top.cards("lifted")
    g.lifted_foreign[:] = top.cards("lifted_foreign")
    g.moved[:] = top.discs("moved", g.opt.spaces)
    g.air = top.card("air", data["air"]) if data.get("air") else K.NONE
    g.wanted = top.card("wanted", data["wanted"]) if data.get("wanted") else K.NONE
    players = data.get("players", [{}, {}])
    if not isinstance(players, Sequence) or len(players) != K.SEATS:
        raise top.wrong("players", players, f"a list of {K.SEATS} players")
    sides = [Reader(players[p], f"players[{p}].", SIDE_FIELDS + (() if one else OF_TWO_PILES[1])) for p in (0, 1)]
    for p, side in enumerate(sides):
        read_side(g, p, side)
    if "blocked" in data:
        g.side[g.active].blocked[:] = top.discs("blocked", g.opt.spaces)
    g.supply = top.number("supply", max(0, K.ALL_VP - sum(s.vp for s in g.side)))
    for i, reader in enumerate([top] if one else sides):
        g.pile[i].discard[:] = reader.cards("discard")
    for i, reader in enumerate([top] if one else sides):
        rest = [n - m for n, m in zip(g.opt.deck[i].cards, cards_in_play(g, i), strict=True)]
        g.pile[i].deck[:] = reader.cards("deck") if "deck" in reader.data else [max(0, n) for n in rest]
    if "pending" in data:
        read_pending(g, top)
    elif top.word("phase", "actions", PHASES) != PHASES.index("over") and over_now(g) is False:
        if data.get("phase") == "roll":
            push(g, K.ROLL, CHANCE, 0, max(0, K.DICE - 1 - sum(g.dice)))
        else:
            push(g, K.MAIN, g.active, 0, 0)
    in_piles = [[n + m for n, m in zip(g.pile[i].deck, cards_in_play(g, i), strict=True)] for i in range(g.opt.piles)]
    check_copies(CARD_NAMES, [sum(counts) for counts in zip(*in_piles, strict=True)])
    check(g)
    if all(f.kind not in (*SET_UP, *DRAWING) for f in g.stack):
        remember(g)
        eliminate(g)


def remember(g: State) -> None:
    """Whoever may take a card out of the other hand, or out of the whole pile, has seen that hand."""
    f = g.stack[max(0, g.depth - 1)]
    asked = f.kind == K.TAKING and (f.a == K.FROM_HAND or (f.a == K.FROM_DECK and g.opt.piles == 1))
    if g.depth and (asked or f.kind == K.ROBBING):
        foe = g.side[1 - g.active]
        foe.known[:] = foe.hand


def over_now(g: State) -> bool:
    """Whether a supply is empty, so that the game has ended."""
    return g.supply == 0 or min(s.vp for s in g.side) == 0


def read_side(g: State, p: int, r: Reader) -> None:
    """One player's part of a position."""
    side = g.side[p]
    side.vp, side.money = r.number("vp", K.START_VP), r.number("money", 0)
    side.hand[:], side.known[:], side.gift[:] = r.cards("hand"), r.cards("known"), r.cards("gift")
    n = g.opt.spaces
    side.row[:], side.down[:], side.blocked[:] = r.row("row", n), r.row("down", n), r.discs("blocked", n)
    side.foreign[:], side.alien[:] = r.cards("foreign"), r.discs("alien", n)
    side.weakened, side.fewer = r.number("weakened", 0, 0, 99), r.number("fewer", 0, 0, 99 * g.opt.open_set_up)


def read_pending(g: State, top: Reader) -> None:
    """The stack of pending decisions."""
    pending = top.data["pending"]
    if not isinstance(pending, Sequence) or isinstance(pending, str) or len(pending) > len(g.stack):
        raise top.wrong("pending", pending, f"a list of at most {len(g.stack)} decisions")
    for i, item in enumerate(pending):
        at = f"pending[{i}]."
        kind = Reader(item, at, item).word("kind", "", K.FRAME_NAMES[1:]) + 1
        names = K.DECISIONS.arguments[kind]
        r = Reader(item, at, ("kind", "seat", *(name for name in names if name != "none")))
        values = [0, 0]
        for j, name in enumerate(names):
            if name in WORDS:
                values[j] = r.word(name, "", WORDS[name])
            elif name == "disc":
                values[j] = r.number(name, 0, 0 if kind == K.SECOND_DIE else 1, g.opt.spaces) - 1
            else:
                values[j] = r.number(name, 0, *BOUNDS.get(name, (0, 999)))
        seats = (CHANCE, CHANCE) if kind in K.DECISIONS.by_chance else (0, K.SEATS - 1)
        push(g, kind, r.number("seat", seats[0], *seats), values[0], values[1])


def add(counts: list[int], cards: Sequence[int], times: int) -> None:
    """Add a multiset of cards, of which most kinds are not there."""
    for k in compress(KINDS, cards):
        counts[k] += times * cards[k]


def cards_in_play(g: State, pile: int) -> list[int]:
    """Every card outside the draw pile that came from a pile, by kind."""
    one = g.opt.piles == 1
    counts = list(g.pile[pile].discard)
    for p, s in enumerate(g.side):
        own = one or p == pile
        places = [(s.hand, s.foreign), (s.gift, NO_CARDS)]
        if p == g.active:
            places += [(g.tray, NO_CARDS), (g.lifted, g.lifted_foreign)]
        for cards, foreign in places:
            if own:
                add(counts, cards, 1)
            add(counts, foreign, -1 if own else 1)
        for card, alien in zip(s.row, s.alien, strict=True):
            counts[card] += 1 if own != bool(alien) else 0
        for card in s.down:
            counts[card] += 1
    in_air = g.stack[g.depth - 1].seat if g.depth else g.active
    if one or (in_air == pile) != bool(g.air_alien):
        counts[g.air] += 1
    counts[K.NONE] = 0
    return counts


def composed(g: State) -> bool:
    """Whether the position holds cards or points that a started game never has."""
    for i in range(g.opt.piles):
        cards = [n + m for n, m in zip(g.pile[i].deck, cards_in_play(g, i), strict=True)]
        if cards != list(g.opt.deck[i].cards):
            return True
    vp = sum(s.vp for s in g.side) + g.supply
    fewer = range(K.ALL_VP % K.AQUEDUCT_TAKES, K.ALL_VP, K.AQUEDUCT_TAKES) if g.opt.open_set_up else ()
    return not (vp == K.ALL_VP or vp in fewer or (g.supply == 0 and g.depth == 0))
