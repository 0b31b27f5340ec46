"""The board of History of the Roman Empire: sides, areas land by land, the battle; where there is room, the map.

Never by colour alone: a side has a sign, which is filled for legions and empty for peoples and kingdoms.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Rich

from ludi.games.empire import kinds as K
from ludi.games.empire.map import AREA_IDS
from ludi.games.empire.moves import percent
from ludi.kernel.game import Game
from ludi.locales import Text

from . import empire_facts as facts
from .empire_map import STYLES, Mark, empire_map
from .empire_signs import FORTS, LEGIONS, PEOPLES, SITE, city_sign, shown
from .empire_words import battle_in_words, head, in_force, land_in_words, named, token_of

DIM, LOUD = "dim", "bold"
LABEL = 14  # columns of the name of an area with its value
MAP, MAP_LINES, PANEL, TABLE_LINES = 79, 27, 38, 13
LEFT = 10  # lines that moves and log have at least
CODES = {
    "gallaecia": "Gll",
    "galatia": "Glt",
    "sardinia": "Srd",
    "sarmatia": "Srm",
}  # where three letters are not enough
END = 2  # characters of a name that are never cut


def picture(
    game: Game,
    view: dict[str, Any],
    seat: int,
    names: Sequence[str],
    say: Text,
    width: int,
    height: int = 0,
) -> RenderableType:
    """The whole position: as a table, or as a map with the sides and areas beside it."""
    if width >= MAP + PANEL and height >= MAP_LINES + LEFT:
        room = width - MAP - 2
        beside = Grid.grid(padding=(0, 2, 0, 0))
        beside.add_column(width=MAP, no_wrap=True)
        beside.add_column(width=room)
        beside.add_row(Group(*empire_map(marks(view))), Group(*panel(view, seat, names, say, room)))
        return beside
    table = Group(*lines(view, seat, names, say, width))
    if width >= MAP and height >= TABLE_LINES + MAP_LINES + LEFT:
        return Group(table, *empire_map(marks(view)))
    return table


def lines(view: dict[str, Any], seat: int, names: Sequence[str], say: Text, width: int) -> list[Rich]:
    """Turn and phase, the sides in two columns, the areas, and what goes on."""
    out = [line(head(view, names, say), LOUD)]
    sides = [side(view, s, names, say, width // 2 - 1) for s in in_order(view, seat)]
    for i in range(0, len(sides), 2):
        row = line("")
        for part in sides[i : i + 2]:
            part.truncate(width // 2 - 1, overflow="ellipsis", pad=True)
            row.append_text(part).append(" ")
        out.append(row)
    out += [area(view, name, say, width) for name in AREA_IDS]
    return [*out, *goes_on(view, names, say)[:1]]


def in_order(view: Mapping[str, Any], seat: int) -> list[int]:
    """The sides, those of the seat first."""
    return sorted(range(len(view["sides"])), key=lambda s: view["sides"][s]["seat"] != seat)


def goes_on(view: dict[str, Any], names: Sequence[str], say: Text) -> list[Rich]:
    """The battle; else the bonuses that are in force, and a chart of this turn."""
    if found := battle_in_words(view, names, say):
        return [line(found[0], "bold yellow")]
    chart = line(facts.chart(kind_shown(view), view["turn"], say), DIM)
    return [*(line(said, "yellow") for said in in_force(view, say)), chart]


def kind_shown(view: Mapping[str, Any]) -> str:
    """Which chart counts now: that of the peoples, or of the emperors."""
    top = view["pending"][-1] if view["pending"] else {}
    return str(top.get("of", view["phase"]))


def side(view: dict[str, Any], s: int, names: Sequence[str], say: Text, width: int) -> Rich:
    """A side in a line: sign, name, points, legions on the map, people and emperor."""
    of = view["sides"][s]
    active = view["main"] and view["active"] == s
    called = cut(named("side", s, names, say), width // 3)
    out = line("▶" if active else " ").append(f"{LEGIONS[s]} {called}", f"bold {STYLES[s]}")
    out.append(f" {sum(of['vp'])}", LOUD).append(f"={of['vp'][0]}+{of['vp'][1]}")
    out.append(f" {LEGIONS[s]}{of['legions']}", DIM)
    tokens = [token_of(view, s, kind, say) for kind in range(2) if of["tokens"][kind]]
    return out.append(" " + ", ".join(tokens), "")


def cut(text: str, width: int) -> str:
    """A name that fits; its end is kept, which tells bots of one level apart."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - END - 1).rstrip() + "…" + text[-END:]


def area(view: dict[str, Any], name: str, say: Text, width: int) -> Rich:
    """An area with its value in this turn, and its five lands."""
    star = facts.STAR if facts.AREAS[name]["vp_src"] == facts.HOUSE else ""
    value = f" {view['areas'][name]['value']}{star}"
    label = set_cell_size(cut(facts.area(name, say), LABEL - 1 - cell_len(value)), LABEL - 1 - cell_len(value))
    out = line(label, LOUD).append(value + " ", "bold cyan")
    cell = (width - LABEL) // K.AREA_SIZE
    lands = facts.AREAS[name]["lands"]
    taken = [facts.area(other, say) for other in AREA_IDS]
    for land, brief in zip(lands, shortened([facts.land(land, say) for land in lands], taken), strict=True):
        out.append_text(land_cell(view, land, brief, cell))
    return out


def shortened(names: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Names of which a word is enough; where several begin alike, the first letter and the last word."""
    out = []
    for name in names:
        first, *_, last = (*name.split(), name.split()[-1])
        ends = [(other.split()[0], other.split()[-1]) for other in names if other != name]
        alike = first != last and any(first == start or last == end for start, end in ends)
        out.append(f"{first[0]}.{last}" if alike else last if first in taken else first)
    return out


def land_cell(view: dict[str, Any], land: str, brief: str, cell: int) -> Rich:
    """A land in short: its name, who is there, fort and city."""
    there = view["lands"].get(land, {})
    signs = shown(land, there)
    of = there.get("side")
    style = DIM if not there.get("holder") else "bold" if of is None else f"bold {STYLES[of]}"
    name = set_cell_size(brief, cell - 1 - max(cell_len(signs), 1) - 1).rstrip()
    out = Rich(name + " ", DIM if not there else "")
    if land in view["odds"]:
        out.stylize("underline")
    out.append(signs, style)
    out.truncate(cell, overflow="crop", pad=True)
    return out


def marks(view: dict[str, Any]) -> dict[str, Mark]:
    """What the map shows in each land: a code, the armies, and a sign for fort and city."""
    return {land: Mark(view["lands"].get(land, {}).get("side"), written(view, land)) for land in facts.LANDS}


def written(view: dict[str, Any], land: str) -> str:
    """Five columns: the code in capitals for legions, in small letters for others; armies; fort or city."""
    there = view["lands"].get(land, {})
    code, force = code_of(land), there.get("holder", "")
    if force:
        code = code.upper() if force.startswith("legions ") else code.lower()
    n = str(there.get("armies", 0)) if force else " "
    fort = FORTS.get(there.get("fort", ""), "")
    return code + n + (fort or city_sign(land, there).replace(SITE, "" if force else SITE) or " ")


def code_of(land: str) -> str:
    """Three letters for a land."""
    first, _, second = land.partition("_")
    return CODES.get(land, (first[:2] + second[:1].upper() if second else first[:3]).capitalize())


def panel(view: dict[str, Any], seat: int, names: Sequence[str], say: Text, width: int) -> list[Rich]:
    """Beside the map: the phase, the sides, the areas with their points, what goes on."""
    out = [Rich(head(view, names, say), LOUD), line("")]
    for s in in_order(view, seat):
        out.append(side(view, s, names, say, width))
        if view["sides"][s]["dead"]:
            out.append(line("  " + say("empire-dead"), DIM))
    out.append(line(""))
    for name in AREA_IDS:
        out.append(points(view, name, say))
    out.append(line(""))
    if found := battle_in_words(view, names, say):
        return [*out, Rich(found[0], "bold yellow")]
    out += [line(said, "yellow") for said in in_force(view, say)]
    return out + [line(said, DIM) for said in facts.named_tokens(kind_shown(view), view["turn"], say)]


def points(view: dict[str, Any], name: str, say: Text) -> Rich:
    """An area with its value, and what it would bring each side now."""
    star = facts.STAR if facts.AREAS[name]["vp_src"] == facts.HOUSE else ""
    of = view["areas"][name]
    out = line(set_cell_size(facts.area(name, say), LABEL - 3), LOUD).append(f"{of['value']:>2}{star} ", "bold cyan")
    for s, (peoples, faction) in enumerate(of["points"]):
        for sign, n in ((PEOPLES[s], peoples), (LEGIONS[s], faction)):
            if n:
                out.append(f" {sign}{n}", STYLES[s])
    return out


def overview(view: dict[str, Any], seat: int, names: Sequence[str], say: Text) -> list[Rich]:
    """A page to read: the map, what is in every land, odds, the hand, and the charts of all turns."""
    out = [*empire_map(marks(view)), line("")]
    for name in AREA_IDS:
        out.append(points(view, name, say))
        for land in facts.AREAS[name]["lands"]:
            if land in view["lands"]:
                text = "  " + land_in_words(view, land, names, say)
                if land in view["odds"]:
                    one, all_ = (percent(x) for x in view["odds"][land])
                    text += say("web-between-clauses") + say("empire-board-odds", one=one, all=all_)
                out.append(Rich(text))
    for s in in_order(view, seat):
        if hand := view["sides"][s].get("hand"):
            out.append(line(""))
            out.append(line(named("side", s, names, say), LOUD))
            out += [
                Rich(f"{say.card('empire', c)}: {facts.card_facts(c, say)}. {facts.card_text(c, say)}") for c in hand
            ]
    out.append(line(""))
    for turn in range(view["turn"], K.TURNS + 1):
        out += [Rich(facts.chart(kind, turn, say, years=True)) for kind in ("peoples", "factions")]
    return [*out, line(say("empire-board-house"), DIM)]


def line(text: str, style: str = "") -> Rich:
    """A line that is cut, not wrapped."""
    return Rich(text, style=style, no_wrap=True, overflow="ellipsis")
