"""The score sheet in sentences: what each line of a scoring is for, from views alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludi.kernel.messages import Listed, Message, Named, Param

from . import constants as K
from .map import AREA_IDS
from .things import KINDS, called, side_of
from .view import EmpireArea, EmpireView

TRACKS = ("peoples", "faction")
TIMES = {"presence": K.PRESENCE, "domination": K.DOMINATION, "control": K.CONTROL}


def sheet(view: EmpireView) -> list[Message]:
    """What each track of each side would score now, and for what; nothing of one that has nothing."""
    found = []
    for s, side in enumerate(view["sides"]):
        for kind, track in enumerate(TRACKS):
            here = [*area_lines(view["areas"], view["areas"], s, kind), *city_line(side["cities"][kind])]
            if kind == K.OF_FACTIONS and (more := side.get("emperor_now")):
                here.append(emperor_line(view, s, more))
            if here:
                params: dict[str, Param] = {"side": side_of(view, s), "n": side["scores_now"][kind], "what": row(here)}
                found.append(Message(f"empire-sheet-{track}", params))
    return found


def row(lines: Sequence[Message]) -> Listed:
    """Lines one behind the other."""
    return Listed(tuple(lines), "clauses")


def scored(before: EmpireView, after: EmpireView) -> bool:
    """Whether a phase ended between two views, and was scored."""
    return bool(before["main"] and not after["main"])


def lines(before: EmpireView, after: EmpireView, s: int, kind: int, gain: int) -> list[Message]:
    """For what a side got points on a track between two views. gain: how many, without what the log tells by itself.

    The lands stand as they were scored in the later view, what they are worth in the earlier one: the turn may be over.
    """
    last = of_last_turn(before, after, s) if kind == K.OF_FACTIONS else 0
    found: list[Message] = []
    if scored(before, after) and (s, KINDS[kind]) == (before["active"], before["phase"]):
        areas = area_lines(before["areas"], after["areas"], s, kind)
        emperor = of_emperor(before, after, s) if kind == K.OF_FACTIONS else 0
        whole = sum(int(line.params["n"]) for line in areas)
        found = [*areas, *city_line(gain - whole - emperor - last)]
        found += [emperor_line(before, s, emperor)] if emperor else []
    elif gain > last:
        found = [Message("empire-sheet-bonus", {"n": gain - last})]
    return found + ([Message("empire-sheet-last", {"n": last})] if last else [])


def area_lines(worth: Mapping[str, EmpireArea], lands: Mapping[str, EmpireArea], s: int, kind: int) -> list[Message]:
    """A line for each area in which a side has anything: its value, and how often it counts."""
    found = []
    for name in AREA_IDS:
        value, how = worth[name]["value"], lands[name]["degrees"][s][kind]
        if how and value:
            times = TIMES[how]
            about: dict[str, Param] = {"area": Named("area", name), "n": value * times, "value": value, "times": times}
            found.append(Message("empire-sheet-area", {**about, "how": how}))
    return found


def city_line(points: int) -> list[Message]:
    """A line for the cities, if they bring any."""
    return [Message("empire-sheet-cities", {"n": points})] if points else []


def provinces(view: EmpireView, s: int) -> int:
    """The lands with legions of a side."""
    force = f"legions {s}"
    return sum(bool(land.get("armies")) and land.get("holder") == force for land in view["lands"].values())


def of_emperor(before: EmpireView, after: EmpireView, s: int) -> int:
    """What an emperor brings in points, one for each land with legions."""
    return provinces(after, s) if before["sides"][s].get("bonus") == "vp" else 0


def emperor_line(view: EmpireView, s: int, n: int) -> Message:
    """A line for it."""
    number = view["sides"][s]["tokens"][K.OF_FACTIONS] or 0
    return Message("empire-sheet-emperor", {"emperor": called(view["turn"], "factions", number), "n": n})


def of_last_turn(before: EmpireView, after: EmpireView, s: int) -> int:
    """What the lands with legions bring when the last turn ends between two views."""
    return K.LAST_LANDS * provinces(after, s) if played_out(after) and not played_out(before) else 0


def played_out(view: EmpireView) -> bool:
    """Whether the last turn is over; dice for kingdoms may still fall."""
    return not view["pending"] or view["pending"][-1]["kind"] == "treasure"
