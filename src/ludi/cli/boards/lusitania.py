"""The board of Lusitania XXI: the camp, the legions of all players cell by cell, the hand. Never by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Rich

from ludi.games.lusitania import kinds as K
from ludi.games.lusitania.names import CARD_OF
from ludi.kernel.game import Game
from ludi.locales import Text

from .lusitania_words import MARKS, TITLE, awards, counted, last_of, legend, listed

DIM, LOUD = "dim", "bold"
STYLES = {"blue": "blue", "red": "red", "yellow": "yellow", "green": "green"}
LEGIONARY, BARBARIAN, BLACK, AUXILIARY = "■", "▲", "●", "◦"
GUESTS = (K.FIRST, K.LAST)  # whose names are cut where there is no room; a warrior's cell never is
LINES = 13  # that a board may have on a screen of 24


def picture(
    game: Game,
    view: dict[str, Any],
    seat: int,
    names: Sequence[str],
    say: Text,
    width: int,
    height: int = 0,
) -> RenderableType:
    """The whole position."""
    discard = sum(view["discard"].values())
    head = say("lusitania-board-head", turn=view["turn"], deck=view["deck"], discard=discard, last=last_of(view))
    rows = [
        line(head, "bold yellow" if view["last"] else ""),
        line(say("lusitania-state-camp", cards=listed(view["camp"], say))),
    ]
    if view["awards"]:
        rows.append(line(say("lusitania-state-awards", cards=awards(view, names, say))))
    order = [(seat + i) % len(names) for i in range(len(names))]
    for p, cells in zip(order, legions([view["players"][p] for p in order], width, say), strict=True):
        rows += [title(view, p, names, say), cells]
    me = view["players"][seat]
    if "cards" in me:
        rows.append(line(say("lusitania-state-hand", cards=counted(me["cards"], say)), LOUD))
    return Group(*rows, *(line(words, DIM) for words in legend(say)[max(0, len(rows) + 2 - LINES) :]))


def title(view: dict[str, Any], p: int, names: Sequence[str], say: Text) -> Rich:
    """A player with his points, his hand as far as it is known, and what he has released."""
    side = view["players"][p]
    active = view["pending"] and view["active"] == p
    out = line(("▶ " if active else "  ") + say("lusitania-points", seat=names[p], vp=side["points"]), LOUD)
    out.append("  " + say("lusitania-board-side", hand=side["hand"], released=side["released"]), DIM)
    if side.get("known") and "cards" not in side:
        out.append("  " + say("lusitania-board-known", cards=counted(side["known"], say)), DIM)
    return out


def legions(sides: Sequence[dict[str, Any]], width: int, say: Text) -> list[Rich]:
    """The nine cells of each legion, below each other in columns as wide as they need."""
    rows = [[cell(side, i, say) for i in range(K.CELLS)] for side in sides]
    widths = [max(part.cell_len for part in column) for column in zip(*rows, strict=True)]
    room = width - sum(widths[K.FIRST + 1 : K.LAST]) - (K.CELLS - 1)
    for guest, share in zip(GUESTS, (room // 2, room - room // 2), strict=True):
        widths[guest] = min(widths[guest], max(share, room - widths[K.FIRST + K.LAST - guest]))
    out = []
    for parts in rows:
        for part, wide in zip(parts, widths, strict=True):
            part.truncate(wide, overflow="ellipsis", pad=True)
        out.append(line("").append_text(Rich(" ").join(parts)))
    return out


def cell(side: dict[str, Any], i: int, say: Text) -> Rich:
    """A cell with its card: the name of a guest, the mark of a warrior and of its equipment."""
    name, card = K.CELL_NAMES[i], side["cells"][i]
    part = Rich(name, DIM)
    if not card:
        return part.append(" ·", DIM)
    if i in GUESTS:
        return part.append(f" {say.card(TITLE, card)}")
    part.append(mark(card), STYLES.get(side["colour"], "") if mark(card) == LEGIONARY else LOUD)
    return part.append(gear(side["places"].get(name, [])))


def mark(card: str) -> str:
    """What kind of warrior stands in a cell."""
    colour = K.COLOUR_OF[CARD_OF[card.casefold()]]
    if colour == K.NO_COLOUR:
        return AUXILIARY
    return BARBARIAN if colour == K.WHITE else BLACK if colour == K.BLACK else LEGIONARY


def gear(places: Sequence[dict[str, Any]]) -> str:
    """The equipment that is there; behind a dash what may still come, a star for what Virtus 10 allows."""
    held = "".join(MARKS[place["holds"]] for place in places if place["holds"])
    free = [place["takes"] for place in places if not place["holds"]]
    open_ = "".join("*" if len(takes) > K.PRINTED else "".join(MARKS[name] for name in takes) for takes in free)
    return held + (f"-{open_}" if open_ else "")


def line(text: str, style: str = "") -> Rich:
    """A line that is cut, not wrapped."""
    return Rich(text, style=style, no_wrap=True, overflow="ellipsis")
