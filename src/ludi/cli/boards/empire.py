"""The board of History of the Roman Empire: sides, areas land by land, the battle; where there is room, the map.

Never by colour alone: a side has a sign, which is filled for legions and empty for peoples and kingdoms.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from rich.cells import cell_len, set_cell_size
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Rich

from ludi.games.empire import constants as K
from ludi.games.empire.effects import event_text, percent
from ludi.games.empire.map import AREA_IDS
from ludi.games.empire.things import AREAS, HOUSE, KINDS, LANDS, chart, chart_message, land_message, side_of, token
from ludi.games.empire.view import EmpireView, Kind
from ludi.games.empire.words import event_facts, head, in_force, odds
from ludi.kernel.game import Game
from ludi.kernel.messages import Message, Named, Param
from ludi.locales import Text

from .empire_map import STYLES, Mark, empire_map
from .empire_signs import FORTS, LEGIONS, PEOPLES, SITE, city_sign, shown

TITLE = "empire"
STAR = "†"  # after a house value
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


@dataclass(frozen=True)
class Reader:
    """Who looks at the board: the words of a language, and the names of the seats."""

    say: Text
    names: Sequence[str]

    def told(self, message: Message) -> str:
        """A sentence."""
        return self.say.told(TITLE, message, self.names)

    def called(self, thing: Param) -> str:
        """The name of a thing."""
        return self.say.param(TITLE, thing, self.names)


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
    seen, by = cast(EmpireView, view), Reader(say, names)
    if width >= MAP + PANEL and height >= MAP_LINES + LEFT:
        room = width - MAP - 2
        beside = Grid.grid(padding=(0, 2, 0, 0))
        beside.add_column(width=MAP, no_wrap=True)
        beside.add_column(width=room)
        beside.add_row(Group(*empire_map(marks(seen))), Group(*panel(seen, seat, by, room)))
        return beside
    table = Group(*lines(seen, seat, by, width))
    if width >= MAP and height >= TABLE_LINES + MAP_LINES + LEFT:
        return Group(table, *empire_map(marks(seen)))
    return table


def lines(view: EmpireView, seat: int, by: Reader, width: int) -> list[Rich]:
    """Turn and phase, the sides in two columns, the areas, and what goes on."""
    out = [line(by.told(head(view)), LOUD)]
    sides = [side(view, s, by, width // 2 - 1) for s in in_order(view, seat)]
    for i in range(0, len(sides), 2):
        row = line("")
        for part in sides[i : i + 2]:
            part.truncate(width // 2 - 1, overflow="ellipsis", pad=True)
            row.append_text(part).append(" ")
        out.append(row)
    out += [area(view, name, by, width) for name in AREA_IDS]
    return [*out, *goes_on(view, by)[:1]]


def in_order(view: EmpireView, seat: int) -> list[int]:
    """The sides, those of the seat first."""
    return sorted(range(len(view["sides"])), key=lambda s: view["sides"][s]["seat"] != seat)


def goes_on(view: EmpireView, by: Reader) -> list[Rich]:
    """The battle; else the bonuses that are in force, and a chart of this turn."""
    if found := fight(view, by):
        return [line(found, "bold yellow")]
    tokens = line(by.told(chart_message(view["turn"], kind_shown(view))), DIM)
    return [*(line(by.told(message), "yellow") for message in in_force(view)), tokens]


def fight(view: EmpireView, by: Reader) -> str:
    """The battle that goes on, its chances first; empty where there is none."""
    told = (by.told(message) for message in (odds(view) if view["battle"].get("chance") else ()))
    return by.say("web-between-clauses").join(filter(None, told))


def kind_shown(view: EmpireView) -> Kind:
    """Which chart counts now: that of the peoples, or of the emperors."""
    return view["pending"][-1].get("of", view["phase"]) if view["pending"] else view["phase"]


def side(view: EmpireView, s: int, by: Reader, width: int) -> Rich:
    """A side in a line: sign, name, points, legions on the map, people and emperor."""
    of = view["sides"][s]
    active = view["main"] != "" and view["active"] == s
    called = cut(by.called(side_of(view, s)), width // 3)
    out = line("▶" if active else " ").append(f"{LEGIONS[s]} {called}", f"bold {STYLES[s]}")
    out.append(f" {of['total']}", LOUD).append(f"={of['vp'][0]}+{of['vp'][1]}")
    out.append(f" {LEGIONS[s]}{of['legions']}", DIM)
    tokens = [by.called(token(view, s, kind)) for kind in range(2) if of["tokens"][kind]]
    return out.append(" " + by.say("web-between-list").join(tokens), "")


def cut(text: str, width: int) -> str:
    """A name that fits; its end is kept, which tells bots of one level apart."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - END - 1).rstrip() + "…" + text[-END:]


def area(view: EmpireView, name: str, by: Reader, width: int) -> Rich:
    """An area with its value in this turn, and its five lands."""
    value = f" {view['areas'][name]['value']}{star(name)}"
    label = set_cell_size(cut(area_name(name, by), LABEL - 1 - cell_len(value)), LABEL - 1 - cell_len(value))
    out = line(label, LOUD).append(value + " ", "bold cyan")
    cell = (width - LABEL) // K.AREA_SIZE
    lands = AREAS[name]["lands"]
    taken = [area_name(other, by) for other in AREA_IDS]
    for land, brief in zip(lands, shortened([by.called(Named("land", l)) for l in lands], taken), strict=True):
        out.append_text(land_cell(view, land, brief, cell))
    return out


def area_name(name: str, by: Reader) -> str:
    """An area by name."""
    return by.called(Named("area", name))


def star(area: str) -> str:
    """What stands behind the value of an area that is a house value."""
    return STAR if AREAS[area]["vp_src"] == HOUSE else ""


def shortened(names: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Names of which a word is enough; where several share one, what tells the first words apart and the last word."""
    ends, out = {name: (name.split()[0], name.split()[-1]) for name in names}, []
    for name, (first, last) in ends.items():
        others = [pair for other, pair in ends.items() if other != name]
        shared = first != last and any({first, last} & {*pair} for pair in others)
        if shared or (first in taken and last.islower()):  # an adjective alone is no name
            alike = {start for start, end in others if end == last} - {first}
            n = next(n for n in range(1, len(first) + 1) if not any(start[:n] == first[:n] for start in alike))
            out.append(f"{first[:n]}.{last}")
        else:
            out.append(last if first in taken else first)
    return out


def land_cell(view: EmpireView, land: str, brief: str, cell: int) -> Rich:
    """A land in short: its name, who is there, fort and city."""
    there = view["lands"].get(land, {})
    signs = shown(land, there)
    of = there.get("side")
    style = DIM if not there.get("holder") else "bold" if of is None else f"bold {STYLES[of]}"
    name = set_cell_size(brief, cell - 1 - max(cell_len(signs), 1) - 1).rstrip()
    out = Rich(name + " ", DIM if not there else "")
    if land in view["attacks"]:
        out.stylize("underline")
    out.append(signs, style)
    out.truncate(cell, overflow="crop", pad=True)
    return out


def marks(view: EmpireView) -> dict[str, Mark]:
    """What the map shows in each land: a code, the armies, and a sign for fort and city."""
    return {land: Mark(view["lands"].get(land, {}).get("side"), written(view, land)) for land in LANDS}


def written(view: EmpireView, land: str) -> str:
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


def panel(view: EmpireView, seat: int, by: Reader, width: int) -> list[Rich]:
    """Beside the map: the phase, the sides, the areas with their points, what goes on."""
    out = [Rich(by.told(head(view)), LOUD), line("")]
    for s in in_order(view, seat):
        out.append(side(view, s, by, width))
        if view["sides"][s]["dead"]:
            out.append(line("  " + by.say("empire-dead"), DIM))
    out.append(line(""))
    for name in AREA_IDS:
        out.append(points(view, name, by))
    out.append(line(""))
    if found := fight(view, by):
        return beside_map([*out, Rich(found, "bold yellow")], width)
    out += [line(by.told(message), "yellow") for message in in_force(view)]
    return beside_map(
        [*out, *(line(by.told(message), DIM) for message in chart(view["turn"], kind_shown(view)))], width
    )


def beside_map(rows: list[Rich], width: int) -> list[Rich]:
    """The rows as lines, not more than the map has: where there are too many, first the empty ones go."""
    console = Console(width=width)
    found = [part for row in rows for part in (row.wrap(console, width) if row.plain else [row])]
    if len(found) > MAP_LINES:
        found = [row for row in found if row.plain]
    if len(found) > MAP_LINES:
        found = found[:MAP_LINES]
        found[-1].append("…")
        found[-1].truncate(width, overflow="ellipsis")
    return found


def points(view: EmpireView, name: str, by: Reader) -> Rich:
    """An area with its value, and what it would bring each side now."""
    of = view["areas"][name]
    out = line(set_cell_size(area_name(name, by), LABEL - 3), LOUD)
    out.append(f"{of['value']:>2}{star(name)} ", "bold cyan")
    for s, (peoples, faction) in enumerate(of["points"]):
        for sign, n in ((PEOPLES[s], peoples), (LEGIONS[s], faction)):
            if n:
                out.append(f" {sign}{n}", STYLES[s])
    return out


def overview(view: dict[str, Any], seat: int, names: Sequence[str], say: Text) -> list[Rich]:
    """A page to read: the map, what is in every land, odds, the hand, and the charts of all turns."""
    seen, by = cast(EmpireView, view), Reader(say, names)
    out = [*empire_map(marks(seen)), line("")]
    for name in AREA_IDS:
        out.append(points(seen, name, by))
        for land in AREAS[name]["lands"]:
            if land in seen["lands"]:
                text = "  " + by.told(land_message(seen, land))
                if land in seen["attacks"] and say.chances:
                    one, all_ = (percent(x) for x in seen["attacks"][land]["chance"])
                    text += say("web-between-clauses") + say("empire-board-odds", one=one, all=all_)
                out.append(Rich(text))
    for s in in_order(seen, seat):
        if hand := seen["sides"][s].get("hand"):
            out.append(line(""))
            out.append(line(by.called(side_of(seen, s)), LOUD))
            out += [Rich(f"{say.card(TITLE, c)}: {by.told(event_facts(c))}. {by.told(event_text(c))}") for c in hand]
    out.append(line(""))
    for turn in range(seen["turn"], K.TURNS + 1):
        out += [Rich(by.told(chart_message(turn, kind, years=True))) for kind in KINDS]
    return [*out, line(say("empire-board-house"), DIM)]


def line(text: str, style: str = "") -> Rich:
    """A line that is cut, not wrapped."""
    return Rich(text, style=style, no_wrap=True, overflow="ellipsis")
