"""The map of History of the Roman Empire in the terminal."""

from __future__ import annotations

import tomllib
from importlib import resources
from itertools import pairwise
from typing import Any

import pytest

from ludi.cli.boards.empire import Reader, area_name, shortened
from ludi.cli.boards.empire_map import GROUND, LANDS, PLACES, ROOM, Mark, empire_map
from ludi.kernel.messages import Named
from ludi.locales import languages
from ludi.locales import text as say

FACTS: dict[str, Any] = tomllib.loads(resources.files("ludi.games.empire").joinpath("facts.toml").read_text("utf-8"))
NAMES = [land["id"] for land in FACTS["land"]]


def text(**marks: Mark) -> list[str]:
    return [line.plain for line in empire_map(marks)]


def test_the_map_has_every_land_and_fits_a_terminal_of_80_columns() -> None:
    assert list(LANDS.values()) == NAMES
    assert {letter for line in GROUND for letter in line} == {*LANDS, ".", " "}
    assert {len(line) for line in text()} == {79}
    assert len(GROUND) == 27


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_in_a_land_stands_in_it_and_is_all_there(name: str) -> None:
    place = PLACES[name]
    letter = next(letter for letter, land in LANDS.items() if land == name)
    rows = GROUND[max(0, place.line - 1) : place.line + 2]
    near = [row[max(0, place.column - 2) : place.column + ROOM + 2] for row in rows]
    assert letter in "".join(near)
    shown = text(**{name: Mark(0, "Abc12")})
    assert shown[place.line][place.column : place.column + ROOM] == "Abc12"


def test_no_text_covers_another_one() -> None:
    shown = "".join(text(**{name: Mark(0, "<---x") for name in NAMES}))
    assert shown.count("<---x") == 45
    for one, other in pairwise(sorted((place.line, place.column) for place in PLACES.values())):
        assert one[0] != other[0] or one[1] + ROOM <= other[1]


def test_who_holds_a_land_is_seen_without_colours() -> None:
    patterns = [set("".join(text(sarmatia=Mark(side, "Sar")))) - set("".join(text())) - set("Sar") for side in range(4)]
    assert patterns == [{"/"}, {"="}, {":"}, {"\\"}]
    assert "=" not in "".join(text(sarmatia=Mark(None, "Sar")))


def test_lands_that_are_neighbours_lie_side_by_side() -> None:
    """Each land border of the data is found in the letters."""
    found = set()
    for l, row in enumerate(GROUND):
        for c, letter in enumerate(row):
            for dl, dc in ((0, 1), (1, 0), (1, 1), (1, -1)):
                if l + dl < len(GROUND) and 0 <= c + dc < len(row):
                    found.add(frozenset((LANDS.get(letter, ""), LANDS.get(GROUND[l + dl][c + dc], ""))))
    missing = [e for e in FACTS["edge"] if e["kind"] == "land" and frozenset((e["a"], e["b"])) not in found]
    assert missing == []


@pytest.mark.parametrize("language", languages())
def test_the_table_of_areas_calls_no_two_provinces_alike_and_none_by_an_adjective(language: str) -> None:
    by = Reader(say(language), ())
    areas = [area_name(area["id"], by) for area in FACTS["area"]]
    rows = [
        [by.called(Named("land", land["id"])) for land in FACTS["land"] if land["id"] in area["lands"]]
        for area in FACTS["area"]
    ]
    shown = [name for row in rows for name in shortened(row, areas)]
    assert len({*shown}) == len(shown) == len(NAMES)
    assert [name for name in shown if name.islower()] == []


def test_a_province_is_called_by_what_sets_it_apart() -> None:
    assert shortened(["Нижня Германія", "Верхня Германія", "Велика Германія", "Свевія"], ["Германія"]) == [
        "Н.Германія", "Вер.Германія", "Вел.Германія", "Свевія",
    ]  # fmt: skip
    assert shortened(["Germanie inférieure", "Grande Germanie"], []) == ["G.inférieure", "G.Germanie"]
    assert shortened(["Italie", "Gaule cisalpine"], ["Gaule"]) == ["Italie", "G.cisalpine"]
    assert shortened(["Italia", "Gallia Cisalpina"], ["Gallia"]) == ["Italia", "Cisalpina"]
