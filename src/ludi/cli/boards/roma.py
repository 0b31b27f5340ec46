"""The board of Roma: both rows face to face, with all that counts about them. Never by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Rich

from ludi.games.roma import kinds as K
from ludi.locales import Text

from .roma_words import LOW_SUPPLY, NUMBER, cards, changed, signed, top_of

NARROW = 12  # columns of a disc at 80; a line has 6 of them and 7 borders
WIDE = 19
WARN, DIM, LOUD = "bold yellow", "dim", "bold"


def picture(view: dict[str, Any], seat: int, names: Sequence[str], say: Text, width: int) -> RenderableType:
    """The whole position, the seat's own row below."""
    cell = max(NARROW, min(WIDE, (width - K.DISCS - 1) // K.DISCS))
    foe = 1 - seat
    return Group(
        head(view, say),
        player(view, foe, seat, names, say),
        *rows(view, seat, say, cell),
        player(view, seat, seat, names, say),
        hand(view, seat, say),
    )


def head(view: dict[str, Any], say: Text) -> Rich:
    """Turn, supply and piles."""
    low = view["supply"] <= LOW_SUPPLY
    params = {"turn": view["turn"], "supply": view["supply"], "deck": view["deck"], "low": "yes" if low else "no"}
    text = say("roma-board-head", **params, discard=sum(view["discard"].values()))
    return line(text, style=WARN if low else "")


def player(view: dict[str, Any], p: int, seat: int, names: Sequence[str], say: Text) -> Rich:
    """Points, money, hand and dice of one side."""
    side = view["players"][p]
    out = line(("▶ " if view["to_move"] == p else "  ") + names[p], style=LOUD)
    out.append("  ").append(say("roma-board-vp", vp=side["vp"]), style=LOUD)
    empty = side["row"].count("")
    if view["turn"] and view["pending"] and empty:
        out.append(" ").append(say("roma-board-loss", n=empty), style="yellow")
    out.append("  ").append(say("roma-board-money", n=side["money"]))
    if view["turn"] and view["active"] == p and view["pending"]:
        out.append("  ").append(say("roma-board-dice")).append(" ")
        for value in view["dice"]:
            out.append(f"[{value}]", style="bold reverse").append(" ")
        out.append("[-] " * (K.DICE - len(view["dice"])), style=DIM)
    if p != seat:
        out.append("  ").append(say("roma-board-hand-count", n=side["hand"]))
        if side["known"]:
            out.append(" ").append(say("roma-board-hand-known", cards=cards(side["known"], say)), style=DIM)
    return out


def rows(view: dict[str, Any], seat: int, say: Text, cell: int) -> list[Rich]:
    """Both rows of discs, the opponent's above, the numbers of the discs between them."""
    foe, me = view["players"][1 - seat], view["players"][seat]
    edge = [f"┌{'┬'.join(['─' * cell] * K.DISCS)}┐", f"└{'┴'.join(['─' * cell] * K.DISCS)}┘"]
    numbers = "├" + "┼".join(f" {d + 1} ".center(cell, "─") for d in range(K.DISCS)) + "┤"
    out = [line(edge[0], style=DIM)]
    out += side_rows([space(view, foe, d, None, say, cell) for d in range(K.DISCS)], cell)
    out.append(line(numbers))
    out += side_rows([space(view, me, d, me["down"][d], say, cell) for d in range(K.DISCS)], cell)
    return [*out, line(edge[1], style=DIM)]


def side_rows(spaces: list[list[Rich]], cell: int) -> list[Rich]:
    """The lines of six spaces side by side."""
    out = []
    for parts in zip(*spaces, strict=True):
        row = line("")
        for part in parts:
            part.truncate(cell, overflow="ellipsis", pad=True)
            row.append("│", style=DIM).append_text(part)
        out.append(row.append("│", style=DIM))
    return out


def space(view: dict[str, Any], side: dict[str, Any], d: int, down: str | None, say: Text, cell: int) -> list[Rich]:
    """One space in three lines: the card, its defence and cost, its type and whether it is blocked."""
    card, blocked = side["row"][d], d + 1 in side["blocked"]
    block = Rich(say("roma-board-blocked"), style="bold red") if blocked else Rich("")
    if not card:
        if d + 1 in side["face_down"]:
            return [Rich(say.card("roma", down)) if down else Rich(""), Rich(say("roma-board-down"), style=DIM), block]
        loss = Rich(say("roma-board-empty-loss"), style="yellow") if view["turn"] else Rich("")
        return [Rich(say("roma-board-empty"), style=DIM), loss, block]
    change, building = changed(side, d), NUMBER[card] >= K.FIRST_BUILDING
    style = "bold green" if change > 0 else "bold magenta" if change < 0 else ""
    name = Rich(say.card("roma", card), style="bold yellow" if building else "bold cyan")
    name.truncate(cell, overflow="ellipsis")
    defence = Rich(say("roma-board-defence", n=side["defence"][d], change=change, by=signed(change)), style=style)
    if blocked:
        return [name, defence, block]
    type_ = say(f"roma-board-type-{'building' if building else 'character'}")
    price = say("roma-board-price", cost=K.COST[NUMBER[card]])
    return [name, defence, Rich(f"{type_} {price}", style=DIM)]


def hand(view: dict[str, Any], seat: int, say: Text) -> Rich:
    """The own hand with costs; what cannot be paid says how much is short. Drawn cards stand before it."""
    me = view["players"][seat]
    out = Rich("")
    if top_of(view).get("kind") == "keeping" and "drawn_cards" in view:
        out.append(say("roma-board-drawn") + " ").append(cards(view["drawn_cards"], say) + "  ", style=LOUD)
    out.append(say("roma-board-hand"))
    if not me["cards"]:
        return out.append(" ").append(say("roma-board-hand-empty"), style=DIM)
    for card, n in me["cards"].items():
        cost, name = K.COST[NUMBER[card]], say.card("roma", card)
        short = cost - me["money"] if view["turn"] else 0
        if short > 0:
            text, style = say("roma-board-cost-short", card=name, cost=cost, short=short), DIM
        else:
            text, style = say("roma-board-cost", card=name, cost=cost), LOUD
        out.append(" · " if len(out) > len(say("roma-board-hand")) else " ")
        out.append(say("roma-board-card", card=text, n=n), style=style)
    return out


def line(text: str, style: str = "") -> Rich:
    """A line that is cut, not wrapped."""
    return Rich(text, style=style, no_wrap=True, overflow="ellipsis")
