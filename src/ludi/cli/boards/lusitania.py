"""The board of Lusitania XXI: the camp, the legions of all players cell by cell, the hand. Never by colour alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text as Rich

from ludi.games.lusitania import constants as K
from ludi.games.lusitania import words
from ludi.games.lusitania.names import CARD_OF
from ludi.games.lusitania.view import LusitaniaPlace, LusitaniaSide, LusitaniaView
from ludi.kernel.game import Game
from ludi.kernel.messages import Listed, Message, Named, Param
from ludi.locales import Text

TITLE = "lusitania"
MARKS = dict(zip(K.EQUIPMENT, ("◊", "†", "↑", "¶", "♘", ")", "•"), strict=True))
DIM, LOUD = "dim", "bold"
STYLES = {"blue": "blue", "red": "red", "yellow": "yellow", "green": "green"}
LEGIONARY, BARBARIAN, BLACK, AUXILIARY = "■", "▲", "●", "◦"
GUESTS = (K.FIRST, K.LAST)  # whose names are cut where there is no room; a warrior's cell never is
SETS = ("Laurus", "Virtus")  # of cards that several players may take
LINES = 13  # that a board may have on a screen of 24


def picture(
    game: Game,
    view: LusitaniaView,
    seat: int,
    names: Sequence[str],
    say: Text,
    width: int,
    height: int = 0,
) -> RenderableType:
    """The whole position."""

    def said(message: Message) -> str:
        return say.told(TITLE, message, names)

    discard = sum(view["discard"].values())
    last = "yes" if view["last"] else "no"
    head = say("lusitania-board-head", turn=view["turn"], deck=view["deck"], discard=discard, last=last)
    rows = [line(head, "bold yellow" if view["last"] else ""), line(said(words.camp(view)))]
    if view["awards"]:
        rows.append(line(say.param(TITLE, awards(view), names)))
    order = [(seat + i) % len(names) for i in range(len(names))]
    for p, cells in zip(order, legions([view["players"][p] for p in order], width, say), strict=True):
        rows += [title(view, p, names, say), cells]
    if hand := words.hand(view, seat):
        rows.append(line(said(hand), LOUD))
    rows = whole(rows, width)
    return Group(*rows, *(line(text, DIM) for text in legend(say)[max(0, len(rows) + 2 - LINES) :]))


def whole(rows: Sequence[Rich], width: int) -> list[Rich]:
    """The lines, those that are too long in several where there is room for them; the legend gives way."""
    room, console, out = LINES - len(rows), Console(width=width), []
    for row in rows:
        parts = list(row.wrap(console, width, overflow="fold", no_wrap=False))
        for part in parts:
            part.rstrip()  # a space at the end may lie beyond the width, and is no reason to cut
            part.overflow = "ellipsis"
        if len(parts) - 1 > room:  # the last one that there is room for is cut
            parts[room:] = [line("").join([Rich(" ").join(parts[room:])])]
        room -= len(parts) - 1
        out += parts
    return out


def awards(view: LusitaniaView) -> Listed:
    """The cards of Laurus and Virtus: those that lie there, then those of each player who has taken some."""
    rows = [
        (taker, [name for name, its in view["awards"].items() if its == taker]) for taker in (None, *range(K.SEATS))
    ]
    parts: list[Param] = []
    for taker, names in rows:
        sets = [(word, [n for n in names if n.startswith(word)]) for word in SETS]
        cards = Listed(tuple(some(word, of) for word, of in sets if of), "dots")
        if taker is None:
            parts.append(cards)
        elif names:
            parts.append(Message("lusitania-board-awards-of", {"seat": Named("seat", taker), "cards": cards}))
    return Listed(tuple(parts), "clauses")


def some(word: str, names: Sequence[str]) -> Message:
    """Some cards of Laurus or Virtus by their numbers."""
    numbers = Listed(tuple(name.removeprefix(word).strip() for name in names))
    return Message("lusitania-board-awards", {"set": word.casefold(), "numbers": numbers})


def legend(say: Text) -> list[str]:
    """What the marks on the board mean: warriors, equipment."""
    marks = " ".join(f"{mark} {say.card(TITLE, name)}" for name, mark in MARKS.items())
    return [say("lusitania-board-legend"), f"{marks} * {say('lusitania-board-any')}"]


def title(view: LusitaniaView, p: int, names: Sequence[str], say: Text) -> Rich:
    """A player with his points, his hand as far as it is known, and what he has released."""
    side = view["players"][p]
    active = view["pending"] and view["active"] == p
    out = line(("▶ " if active else "  ") + say("lusitania-points", seat=names[p], vp=side["points"]), LOUD)
    out.append("  " + say("lusitania-board-side", hand=side["hand"], released=side["released"]), DIM)
    if known := side.get("known"):
        out.append("  " + say("lusitania-board-known", cards=say.param(TITLE, words.counted(known), names)), DIM)
    return out


def legions(sides: Sequence[LusitaniaSide], width: int, say: Text) -> list[Rich]:
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


def cell(side: LusitaniaSide, i: int, say: Text) -> Rich:
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


def gear(places: Sequence[LusitaniaPlace]) -> str:
    """The equipment that is there; behind a dash what may still come, a star for what Virtus 10 allows."""
    held = "".join(MARKS[place["holds"]] for place in places if place["holds"])
    free = [place["takes"] for place in places if not place["holds"]]
    open_ = "".join("*" if len(takes) > K.PRINTED else "".join(MARKS[name] for name in takes) for takes in free)
    return held + (f"-{open_}" if open_ else "")


def line(text: str, style: str = "") -> Rich:
    """A line that is cut, not wrapped."""
    return Rich(text, style=style, no_wrap=True, overflow="ellipsis")
