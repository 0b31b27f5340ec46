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

from .lusitania_words import MARKS, TITLE, awards, counted, last_of, listed

DIM, LOUD = "dim", "bold"
STYLES = {"blue": "blue", "red": "red", "yellow": "yellow", "green": "green"}
WARRIORS, CELL = K.CELLS - 2, 8  # cells of warriors, and columns of each
LEGIONARY, BARBARIAN, BLACK, AUXILIARY = "■", "▲", "●", "◦"


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
    for i in range(len(names)):
        p = (seat + i) % len(names)
        rows += [title(view, p, names, say), legion(view["players"][p], width, say)]
    me = view["players"][seat]
    if "cards" in me:
        rows.append(line(say("lusitania-state-hand", cards=counted(me["cards"], say)), LOUD))
    return Group(*rows)


def title(view: dict[str, Any], p: int, names: Sequence[str], say: Text) -> Rich:
    """A player with his points, his hand as far as it is known, and what he has released."""
    side = view["players"][p]
    active = view["pending"] and view["active"] == p
    out = line(("▶ " if active else "  ") + say("lusitania-points", seat=names[p], vp=side["points"]), LOUD)
    out.append("  " + say("lusitania-board-side", hand=side["hand"], released=side["released"]), DIM)
    if side.get("known") and "cards" not in side:
        out.append("  " + say("lusitania-board-known", cards=counted(side["known"], say)), DIM)
    return out


def legion(side: dict[str, Any], width: int, say: Text) -> Rich:
    """Nine cells side by side, those of guests as wide as there is room."""
    out = line("")
    for name, card in zip(K.CELL_NAMES, side["cells"], strict=True):
        guest = name in (K.CELL_NAMES[K.FIRST], K.CELL_NAMES[K.LAST])
        part = Rich(name, DIM)
        if not card:
            part.append(" ·", DIM)
        elif guest:
            part.append(f" {say.card(TITLE, card)}")
        else:
            part.append(mark(card), STYLES.get(side["colour"], "") if mark(card) == LEGIONARY else LOUD)
            part.append(gear(side["places"].get(name, [])))
        part.truncate((width - WARRIORS * CELL) // 2 - 1 if guest else CELL - 1, overflow="ellipsis", pad=True)
        out.append_text(part).append(" ")
    return out


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
