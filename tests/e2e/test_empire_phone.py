"""History of the Roman Empire on a phone: the map has half of the height, the list beside it on a window that lies."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import Opener
from tests.e2e.lent import tab
from tests.e2e.table import PHONE, Screen, fits
from tests.e2e.test_empire import brought, sit_down
from tests.e2e.test_languages import LANGUAGES

# Whether an arrow says that the words of the prompt go on: as they are, where they are many, and at their end.
ARROWS = """async () => {
    const text = document.querySelector(".prompt .text"), line = text.querySelector("p"), seen = [];
    const look = async () => {
        for (const frame of [1, 2]) await new Promise(requestAnimationFrame);
        seen.push(Number(getComputedStyle(text, "::after").opacity));
    };
    line.textContent = "Few words.";
    await look();
    line.textContent = "Many words. ".repeat(40);
    await look();
    text.scrollTop = text.scrollHeight;
    await look();
    return seen;
}"""
EDGE = 40  # pixels from the edge of the map, within which a key would move a land into sight
SMALL = """() => [...document.querySelectorAll("button.mark")]
    .filter(mark => mark.getBoundingClientRect().width < 39.5).map(mark => mark.dataset.land)"""
# Which choices the prompt lies over, with each list scrolled to its end; it can be touched through, but not be read.
COVERED = """async () => {
    for (const frame of [1, 2]) await new Promise(requestAnimationFrame);
    const top = document.querySelector(".prompt").getBoundingClientRect().top;
    const lists = [...document.querySelectorAll(".beside .choices, .tray .picks")];
    for (const list of lists) list.scrollTop = list.scrollHeight;
    const bottom = (e) => e.getBoundingClientRect().bottom;
    const under = (list) => (button) => Math.min(bottom(button), bottom(list)) > top;
    return lists.flatMap(list => [...list.querySelectorAll("button")].filter(under(list)).map(e => e.innerText));
}"""
UPRIGHT = [Screen(390, 844), Screen(360, 640)]
LYING = [Screen(640, 360), Screen(844, 390)]


@pytest.mark.soak
@pytest.mark.parametrize("screen", UPRIGHT, ids=lambda s: f"{s.width}x{s.height}")
def test_the_map_alone_has_half_of_the_height(open_page: Opener, screen: Screen) -> None:
    page = open_page("/", screen)
    sit_down(page, brought(page, "placing"))
    page.wait_for_selector(".beside .choices")
    page.click(".more")
    page.wait_for_selector(".more[aria-pressed=true]")
    box = page.locator(".board > .map").bounding_box()
    assert box is not None
    assert box["height"] >= screen.height / 2, box
    assert not page.locator(".beside").is_visible()
    assert fits(page)
    for area in page.locator(".area").all():  # shown closer, every land has room for a finger
        area.click()
        assert page.evaluate(SMALL) == []
    page.click(".more")
    assert page.locator(".beside .choices").is_visible()


def test_an_arrow_says_that_the_words_of_the_prompt_go_on(open_page: Opener) -> None:
    page = open_page("/", LYING[0])
    sit_down(page, brought(page, "placing"))
    page.wait_for_selector(".prompt .text")
    assert page.evaluate(ARROWS) == [0, 1, 0]


def test_the_map_alone_has_the_room_of_sides_and_list_in_a_window_that_lies(open_page: Opener) -> None:
    page = open_page("/", LYING[0])
    sit_down(page, brought(page, "placing"))
    page.wait_for_selector(".beside .choices")
    before = page.locator(".board > .map").bounding_box()
    page.click(".board .more")
    expect(page.locator(".beside")).to_be_hidden()
    after = page.locator(".board > .map").bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.7 * before["width"]
    assert after["height"] > before["height"]
    assert fits(page)


@pytest.mark.soak
@pytest.mark.parametrize("screen", LYING, ids=lambda s: f"{s.width}x{s.height}")
def test_the_list_stands_beside_the_map_of_a_window_that_lies(open_page: Opener, screen: Screen) -> None:
    page = open_page("/", screen)
    sit_down(page, brought(page, "placing"))
    page.wait_for_selector(".beside .choices")
    map_, beside = (page.locator(one).bounding_box() for one in (".board > .map", ".beside"))
    assert map_ is not None
    assert beside is not None
    assert map_["height"] >= screen.height / 2, map_
    assert map_["width"] >= 180, map_
    assert beside["x"] >= map_["x"] + map_["width"]
    assert fits(page)


@pytest.mark.soak
@pytest.mark.parametrize("screen", [*UPRIGHT, Screen(768, 1024)], ids=lambda s: f"{s.width}x{s.height}")
def test_no_choice_lies_under_a_long_prompt(open_page: Opener, screen: Screen) -> None:
    page = open_page("/", screen)
    sit_down(page, brought(page, "building"))
    settings = page.context.new_page()
    settings.goto("/settings")
    for language in LANGUAGES:
        settings.select_option("select", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.locator(".beside .choices button").count() > 1
        assert page.evaluate(COVERED) == [], language
        assert page.locator(".beside .choices").evaluate("e => e.clientHeight") > 46, language  # a choice


# The question of a prompt where not all of it is in sight beside its buttons.
CUT = """() => {
    const [text, line] = [".text", ".line"].map(one => document.querySelector(`.prompt ${one}`));
    const [box, asked] = [text, line].map(e => e.getBoundingClientRect());
    return asked.top < box.top - 1 || asked.bottom > box.bottom + 1 ? line.innerText : "";
}"""


@pytest.mark.soak
@pytest.mark.parametrize("screen", LYING, ids=lambda s: f"{s.width}x{s.height}")
def test_what_a_prompt_with_several_buttons_asks_is_read_whole(open_page: Opener, screen: Screen) -> None:
    page = open_page("/", screen)
    sit_down(page, brought(page, "building"))
    settings = tab(page)
    settings.goto("/settings")
    for language in LANGUAGES:
        settings.select_option("select", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".prompt [data-token]")).to_have_count(2)
        assert page.evaluate(CUT) == "", language


def test_a_finger_on_a_land_at_the_edge_of_the_map_chooses_it(open_page: Opener) -> None:
    page = open_page("/learn/empire/people", PHONE)
    page.tap("[data-onward]")
    land = page.locator(".mark[data-land=aquitania]")
    expect(land).to_have_attribute("data-available", "")
    map_, box = page.locator(".view").bounding_box(), land.bounding_box()
    assert map_ is not None
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert map_["y"] + map_["height"] - EDGE < middle[1] < map_["y"] + map_["height"]
    page.touchscreen.tap(*middle)
    page.wait_for_selector(".coach >> text=3/4")


# The names of event cards that are not all in sight.
SHORT = """() => [...document.querySelectorAll(".hand .called")]
    .filter(e => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 1
        || e.getBoundingClientRect().bottom > e.closest("button").getBoundingClientRect().bottom)
    .map(e => getComputedStyle(e, "::before").content)"""


@pytest.mark.soak
def test_the_names_of_event_cards_are_read_whole_on_a_tablet(open_page: Opener) -> None:
    page = open_page("/", Screen(768, 1024))
    sit_down(page, brought(page, "building"))
    settings = tab(page)
    settings.goto("/settings")
    for language in LANGUAGES:
        settings.select_option("select", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.locator(".hand .called").count() > 1
        assert page.evaluate(SHORT) == [], language
