"""The board of Römisch Pokern: the dice with their chances, and the columns of all players. Never by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text as Rich

from ludi.games.pokern import constants as K
from ludi.games.pokern.notation import roman, written
from ludi.games.pokern.view import PokernView
from ludi.games.pokern.words import MARKS, odds
from ludi.kernel.game import Game
from ludi.locales import Text

LABEL = 2  # columns of the number of a row
WIDE = 18
ABOVE = 2  # lines between the dice and the columns: chances, or else what the marks below mean
END = 2  # characters of a name that are never cut
DIM, LOUD, LIT = "dim", "bold", "bold cyan"


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
    seen = cast(PokernView, view)
    told = (say.told("pokern", message, names) for message in odds(seen, likely=True))
    above = [line(words) for words in told if words][:ABOVE]
    if len(above) < ABOVE:
        above += [line("")] * (ABOVE - len(above) - 1) + [line(legend(say)[0], DIM)]
    cell = min(WIDE, (width - LABEL) // len(names))
    return Group(
        head(view, say),
        dice(view, names, say),
        *above,
        *columns(view, seat, names, cell),
    )


def head(view: dict[str, Any], say: Text) -> Rich:
    """The round, and what ends the game."""
    last, bare = ("yes" if view[name] else "no" for name in ("last", "bare"))
    text = say("pokern-board-head", round=view["round"], rounds=view["rounds"], last=last, bare=bare)
    return line(text, "bold yellow" if "yes" in (last, bare) else "")


def dice(view: dict[str, Any], names: Sequence[str], say: Text) -> Rich:
    """The dice in play, those not yet rolled, those taken out, and what they may be read as."""
    out = line("")
    if not view["pending"]:
        return out
    out.append(f"▶ {names[view['active']]}  ", LOUD)
    for face in view["dice"]:
        out.append(f"[{face}]", "bold reverse").append(" ")
    out.append("[ ] " * view["left"] + "[×] " * view["removed"], DIM)
    if view["dice"]:
        known = bool(view["readings"])
        out.append(" ").append(
            written(view["readings"]) if known else say("pokern-board-no-number"), LOUD if known else DIM
        )
    return out


def columns(view: dict[str, Any], seat: int, names: Sequence[str], cell: int) -> list[Rich]:
    """Names, seven rows, points and the marks of the cards that are left."""
    out = [row("", [name(view, p, names, cell - 1) for p in range(len(names))], cell)]
    for r in range(K.ROWS):
        cells = []
        for p in range(len(names)):
            n = view["players"][p]["column"][r]
            shown = view["fits"][r] if view["pending"] and p == view["active"] else []
            if n:
                cells.append(Rich(f"{n:2} {roman(n)}", LOUD if p == seat else ""))
            elif shown:
                cells.append(Rich("→ " + " ".join(map(str, shown)), LIT))
            else:
                cells.append(Rich(" ·", DIM))
        out.append(row(str(r + 1), cells, cell))
    return [*out, row("", [foot(view, p) for p in range(len(names))], cell)]


def legend(say: Text) -> list[str]:
    """What the marks of the cards mean, in one line; last those whose name has the mark in it, if there is room."""
    named = [(mark, say.card("pokern", card)) for card, mark in MARKS.items()]
    return ["  ".join(f"{mark} {name}" for mark, name in sorted(named, key=lambda one: one[1].endswith(f" {one[0]}")))]


def name(view: dict[str, Any], p: int, names: Sequence[str], width: int) -> Rich:
    """The name of a player; where it is too long its end is kept, which tells bots of one level apart."""
    active = view["pending"] and view["active"] == p
    shown = ("▶" if active else "") + names[p]
    if cell_len(shown) > width:
        shown = set_cell_size(shown, width - END - 1).rstrip() + "…" + shown[-END:]
    return Rich(shown, LOUD)


def foot(view: dict[str, Any], p: int) -> Rich:
    """The points, and a mark for each card not yet used, in its place."""
    side = view["players"][p]
    marks = "".join(MARKS[card] if card in side["cards"] else "·" for card in K.CARD_NAMES)
    return Rich(f"{side['points']:3} ", LOUD).append(marks, "")


def row(label: str, cells: Sequence[Rich], cell: int) -> Rich:
    """Cells side by side."""
    out = line("").append(label.ljust(LABEL), DIM)
    for part in cells:
        part.truncate(cell - 1, overflow="ellipsis", pad=True)
        out.append_text(part).append(" ")
    return out


def line(text: str, style: str = "") -> Rich:
    """A line that is cut, not wrapped."""
    return Rich(text, style=style, no_wrap=True, overflow="ellipsis")
