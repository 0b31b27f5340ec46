"""The board of Roma and Arena: both rows face to face, with all that counts about them. Never by colour alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text as Rich

from ludi.games.roma import constants as K
from ludi.games.roma.printed import BUILDINGS, combined, numbers, set_of
from ludi.games.roma.slots import signed
from ludi.games.roma.view import RomaSide, RomaView
from ludi.games.roma.words import listed
from ludi.kernel.game import Game
from ludi.locales import Text

NARROW, WIDE = 6, 19  # columns of a disc; borders stand between them
WARN, DIM, LOUD = "bold yellow", "dim", "bold"


def picture(
    game: Game,
    view: RomaView,
    seat: int,
    names: Sequence[str],
    say: Text,
    width: int,
    height: int = 0,
) -> RenderableType:
    """The whole position, the seat's own row below."""
    foe = 1 - seat
    return Group(
        head(view, seat, names, say),
        player(view, foe, seat, names, say),
        *rows(view, seat, say, width, combined(game)),
        player(view, seat, seat, names, say),
        hand(view, seat, say),
    )


def head(view: RomaView, seat: int, names: Sequence[str], say: Text) -> Rich:
    """Turn, supply and piles."""
    params: dict[str, Any] = {"turn": view["turn"], "supply": view["supply"], "low": "yes" if view["low"] else "no"}
    if "deck" in view:
        text = say("roma-board-head", **params, deck=view["deck"], discard=sum(view["discard"].values()))
    else:
        me, foe = view["players"][seat], view["players"][1 - seat]
        params |= {"seat": names[seat], "deck": me["deck"], "discard": sum(me["discard"].values())}
        params |= {"foe": names[1 - seat], "foedeck": foe["deck"], "foediscard": sum(foe["discard"].values())}
        text = say("roma-board-head-apart", **params)
    return line(text, style=WARN if view["low"] else "")


def player(view: RomaView, p: int, seat: int, names: Sequence[str], say: Text) -> Rich:
    """Points, money, hand and dice of one side."""
    side = view["players"][p]
    out = line(("▶ " if view["to_move"] == p else "  ") + names[p], style=LOUD)
    out.append("  ").append(say("roma-board-vp", vp=side["vp"]), style=LOUD)
    if side["loss"]:
        out.append(" ").append(say("roma-board-loss", n=side["loss"]), style="yellow")
    if side.get("fewer"):
        out.append(" ").append(say("roma-board-fewer", n=side["fewer"]), style="yellow")
    out.append("  ").append(say("roma-board-money", n=side["money"]))
    if view["turn"] and view["active"] == p and view["pending"]:
        out.append("  ").append(say("roma-board-dice")).append(" ")
        for value in view["dice"]:
            out.append(f"[{value}]", style="bold reverse").append(" ")
        out.append("[-] " * view["used"], style=DIM)
        if view.get("bribed"):
            out.append(say("roma-board-bribed"), style=DIM)
    if p != seat:
        out.append("  ").append(say("roma-board-hand-count", n=side["hand"]))
        if side["known"]:
            known = named(side["known"], say)
            out.append(" ").append(say("roma-board-hand-known", cards=known), style=DIM)
    return out


def rows(view: RomaView, seat: int, say: Text, width: int, sets: bool) -> list[Rich]:
    """Both rows of discs, the opponent's above, the numbers of the discs between them."""
    foe, me = view["players"][1 - seat], view["players"][seat]
    n = len(me["row"])
    cell = columns(width, n)
    labels = [say("roma-board-bribery") if d == K.BRIBERY else str(d + 1) for d in range(n)]
    out = [edge("┌┬┐", [origin(foe, d, say) if sets else "" for d in range(n)], cell)]
    out += side_rows([space(view, foe, d, None, say, cell) for d in range(n)], cell)
    out.append(line("├" + "┼".join("".join(centred(label, cell)) for label in labels) + "┤"))
    out += side_rows([space(view, me, d, me["down"][d], say, cell) for d in range(n)], cell)
    return [*out, edge("└┴┘", [origin(me, d, say) if sets else "" for d in range(n)], cell)]


def columns(width: int, discs: int) -> int:
    """How many columns each of several discs has in a window."""
    return max(NARROW, min(WIDE, (width - discs - 1) // discs))


def edge(corners: str, marks: Sequence[str], cell: int) -> Rich:
    """The outer edge of a row; it bears the marks of the cards beside it."""
    out = line("")
    for i, mark in enumerate(marks):
        before, words, after = centred(mark, cell)
        out.append(corners[min(i, 1)] + before, style=DIM).append(words).append(after, style=DIM)
    return out.append(corners[2], style=DIM)


def origin(side: RomaSide, d: int, say: Text) -> str:
    """Which game a card on a disc is from, and whether it goes back to the other deck."""
    card = side["row"][d]
    if not card:
        return ""
    mark = say("roma-board-set", set=set_of(card))
    return say("roma-board-alien", card=mark) if d + 1 in side.get("alien", ()) else mark


def centred(words: str, cell: int) -> tuple[str, str, str]:
    """Words in the middle of a line: the line before them, they, the line after them."""
    words = f" {words} " if words and cell_len(words) + 2 <= cell else words
    left = (cell - cell_len(words)) // 2
    return "─" * left, words, "─" * (cell - cell_len(words) - left)


def side_rows(spaces: list[list[Rich]], cell: int) -> list[Rich]:
    """The lines of all spaces side by side."""
    out = []
    for parts in zip(*spaces, strict=True):
        row = line("")
        for part in parts:
            part.truncate(cell, overflow="ellipsis", pad=True)
            row.append("│", style=DIM).append_text(part)
        out.append(row.append("│", style=DIM))
    return out


def space(view: RomaView, side: RomaSide, d: int, down: str | None, say: Text, cell: int) -> list[Rich]:
    """One space in three lines: the card, its defence and cost, its type and whether it is blocked."""
    card, blocked = side["row"][d], d + 1 in side["blocked"]
    block = Rich(say("roma-board-blocked"), style="bold red") if blocked else Rich("")
    if not card:
        if d + 1 in side["face_down"]:
            return [Rich(say.card("roma", down)) if down else Rich(""), Rich(say("roma-board-down"), style=DIM), block]
        loss = Rich(say("roma-board-empty-loss"), style="yellow") if view["turn"] else Rich("")
        return [Rich(say("roma-board-empty"), style=DIM), loss, block]
    change, building = side["change"][d] or 0, card in BUILDINGS
    style = "bold green" if change > 0 else "bold magenta" if change < 0 else ""
    name = Rich(say.card("roma", card), style="bold yellow" if building else "bold cyan")
    params = {"n": side["defence"][d], "change": change, "by": signed(change)}
    defence = fitting([say(key, **params) for key in ("roma-board-defence", "roma-board-defence-brief")], cell)
    if blocked:
        return [name, Rich(defence, style=style), block]
    type_, price = "building" if building else "character", say("roma-board-price", cost=numbers(view, card)[0])
    types = [say(f"roma-board-type-{type_}"), say(f"roma-board-type-{type_}-brief")]
    return [name, Rich(defence, style=style), Rich(fitting([f"{t} {price}" for t in types], cell), style=DIM)]


def fitting(words: Sequence[str], cell: int) -> str:
    """The first of several wordings that fits; the last one if none does."""
    return next((w for w in words if cell_len(w) <= cell), words[-1])


def hand(view: RomaView, seat: int, say: Text) -> Rich:
    """The own hand with costs; what cannot be paid says how much is short. Drawn cards stand before it."""
    me = view["players"][seat]
    out = Rich("")
    if view.get("drawn_cards"):
        out.append(say("roma-board-drawn") + " ").append(named(view["drawn_cards"], say) + "  ", style=LOUD)
    out.append(say("roma-board-hand"))
    if not me["cards"]:
        return out.append(" ").append(say("roma-board-hand-empty"), style=DIM)
    gap = " "
    for card, n in me["cards"].items():
        foreign = me.get("foreign", {}).get(card, 0)
        for copies, alien in ((n - foreign, False), (foreign, True)):
            if copies:
                text, style = held(view, me, card, alien, say)
                out.append(gap).append(say("roma-board-card", card=text, n=copies), style=style)
                gap = " · "
    return out


def named(cards: Mapping[str, int], say: Text) -> str:
    """Cards with their number, by name."""
    return say.param("roma", listed(cards), ())


def held(view: RomaView, me: RomaSide, card: str, alien: bool, say: Text) -> tuple[str, str]:
    """A card of the hand with its cost, and how loud it is said."""
    name, cost = say.card("roma", card), numbers(view, card)[0]
    if alien:
        name = say("roma-board-alien", card=name)
    short = cost - me["money"] if view["turn"] else 0
    if short > 0:
        return say("roma-board-cost-short", card=name, cost=cost, short=short), DIM
    return say("roma-board-cost", card=name, cost=cost), LOUD


def line(text: str, style: str = "") -> Rich:
    """A line that is cut, not wrapped."""
    return Rich(text, style=style, no_wrap=True, overflow="ellipsis")
