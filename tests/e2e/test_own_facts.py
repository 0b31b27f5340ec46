"""History of the Roman Empire with the server owner's data file: the page shows its values, and its borders hold."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.e2e.conftest import Opener, Server
from tests.e2e.test_empire import kind, new_room, until

from ludi.games.empire.map import LAND_IDS
from ludi.kernel.facts import GAMES

OURS = (GAMES / "empire" / "facts.toml").read_text("utf-8")
STARTS = ("aquitania", "italia", "macedonia", "syria")
FAR = "suebia"  # borders on none of them
BORDER = """
[[edge]]
a = "{}"
b = "suebia"
kind = "land"
into_a = "none"
into_b = "none"
src = "FACT:SEED"
"""


def changed(text: str, table: str, name: str, old: str, new: str) -> str:
    """The file with one line of one entry changed. name: the line by which the entry is found."""
    first = text.index(name, text.index(f"[[{table}]]"))
    begin = text.rindex(f"[[{table}]]", 0, first)
    end = text.find("[[", first)
    entry = text[begin:end]
    assert old in entry
    return text[:begin] + entry.replace(old, new) + text[end:]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose owner has read other values on his board."""
    text = changed(OURS, "area", 'id = "gallia"', "vp = [2,", "vp = [9,")
    text = changed(text, "area", 'id = "gallia"', 'vp_src = "RECONSTRUCTED"', 'vp_src = "FACT:SEED"')
    text = changed(text, "people_slot", 'label = "Gauls"', "strength = 5", "strength = 3")
    text = changed(text, "emperor", 'name = "Crassus"', 'name = "Crassus"', 'name = "Lucullus"')
    text = changed(text, "event", 'name = "Epidemy"', "kill_on = 4", "kill_on = 6")
    folder = tmp_path_factory.mktemp("own")
    file = folder / "mine.toml"
    file.write_text(text + "".join(BORDER.format(start) for start in STARTS), "utf-8")
    process = Server(folder / "data", LUDI_FACTS_EMPIRE=str(file))
    yield process
    process.end()


def cell(page: Page, area: str) -> str:
    """The value of an area in turn 1, on the rules page."""
    return page.inner_text(f"#areas tr[data-area={area}] td >> nth=0")


@pytest.mark.served("brings a server of its own")
def test_the_rules_page_shows_the_values_of_the_file(open_page: Opener) -> None:
    page = open_page("/rules/empire")
    page.wait_for_selector("#cards li")
    assert cell(page, "gallia") == "9"
    assert cell(page, "danubius") != "9"
    assert "strength 3" in page.inner_text("#chart [role=listitem] >> nth=0")
    assert "Lucullus" in page.inner_text("#chart")
    assert "Crassus" not in page.inner_text("#chart")
    assert "each 6 or more" in page.inner_text("#card-epidemy")


@pytest.mark.soak
@pytest.mark.served("brings a server of its own")
def test_the_board_shows_the_values_of_the_file_and_the_list_its_borders(open_page: Opener) -> None:
    page = open_page()
    room = new_room(page)

    def mine(now: dict[str, Any]) -> bool:
        return kind(now) == "placing" and now["view"]["phase"] == "factions"

    now = until(page, room, random.Random(23), mine)
    assert now["over"] is None
    assert now["view"]["turn"] == 1
    assert now["view"]["areas"]["gallia"]["value"] == 9
    legal = {one["path"][0] for one in now["legal"] if one["path"][0].startswith("land:")}
    assert f"land:{FAR}" in legal
    listed = page.eval_on_selector_all(".choices [data-of]", "all => all.map(e => e.dataset.token)")
    assert set(listed) == legal
    rung = page.eval_on_selector_all(".mark.open", "all => all.map(e => e.dataset.land)")
    assert {f"land:{land}" for land in rung} == legal
    assert set(rung) < set(LAND_IDS)
    assert page.inner_text(".value[data-area=gallia] b") == "9"
    page.click(".pages button >> nth=2")
    assert "strength 3" in page.inner_text(".timeline section >> nth=0")
    assert "Lucullus" in page.inner_text(".timeline section >> nth=0")
