"""The table of History of the Roman Empire in its details: summary, cards, prompts, speed, chances, keys."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import ROOT, Opener
from tests.e2e.lent import tab
from tests.e2e.table import (
    ANYTHING,
    AT_BOTH_SIZES,
    MINE,
    PATIENCE,
    Screen,
    dialog_says,
    fits,
    spot,
    touch,
)
from tests.e2e.test_empire import CARDS, brought, chance, kind, new_room, sit_down, state
from tests.e2e.test_languages import LANGUAGES

from ludi.games.empire.map import AREA_IDS, LAND_IDS
from ludi.kernel.messages import Message
from ludi.locales import text

CATALOGUE = ROOT / "src/ludi/locales/en/empire.ftl"


def play(page: Page, room: str, rng: random.Random, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Play on without the page until a state of the server in a turn of ours is as wanted; that state."""
    end = time.monotonic() + PATIENCE
    while True:
        now = state(page, room)
        if now["over"] or (now["legal"] and wanted(now)):
            return now
        assert time.monotonic() < end, now["decision"]
        if not now["legal"]:
            page.wait_for_timeout(30)
            continue
        busy = [one for one in now["legal"] if one["path"] != ["done"]]
        offer = rng.choice(busy if busy and rng.random() < 0.7 else now["legal"])
        body = {"cmd_id": f"{rng.getrandbits(64):016x}", "expected_version": now["version"], "action": offer["action"]}
        assert page.request.post(f"/api/rooms/{room}/moves", data=body).ok


@pytest.mark.soak
@AT_BOTH_SIZES
def test_cards_in_the_hand_say_what_they_do(open_page: Opener, screen: Screen) -> None:
    page = open_page(screen=screen)
    room = new_room(page)
    for language in LANGUAGES:
        page.goto("/settings")
        page.select_option("select", language)
        page.wait_for_selector(f"html[lang={language}]")
        page.goto(f"/r/{room}")
        page.wait_for_selector(".hand .gist:not([data-text=''])")  # words of help come a little after the cards
        words = page.eval_on_selector_all(".hand .gist", "all => all.map(e => e.dataset.text)")
        assert len([one for one in words if len(one) > 3]) == CARDS, (language, words)
        cut = page.eval_on_selector_all(
            ".hand .gist", "all => all.filter(e => e.scrollHeight > e.clientHeight).map(e => e.dataset.text)"
        )
        assert cut == [], language
        size = page.eval_on_selector(".hand .gist", "e => parseFloat(getComputedStyle(e).fontSize)")
        assert size >= 13
        assert fits(page), language


# Which of some words do not fit the line at the top that tells the turn and whose phase it is.
TOO_LONG = """(all) => {
    const e = document.querySelector(".stockline"), was = e.textContent;
    const long = all.filter((words) => {
        e.textContent = words;
        return e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1;
    });
    e.textContent = was;
    return long;
}"""


@pytest.mark.soak(but=("phone",))
@AT_BOTH_SIZES
def test_the_line_at_the_top_has_room_for_every_people_and_every_emperor(open_page: Opener, screen: Screen) -> None:
    page = open_page(screen=screen)
    new_room(page)
    settings = tab(page)
    settings.goto("/settings")
    named = re.findall(r"^(empire-(?:people|emperor)-[-a-z0-9]+) =", CATALOGUE.read_text("utf-8"), re.MULTILINE)
    assert len(named) > 60
    turn = Message("empire-turn", {"n": 7, "turns": 7})
    for language in LANGUAGES:
        settings.select_option("select", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        say = text(language)
        whole = [f"{say.told('empire', turn, ())} · {say.told('empire', Message(key), ())}" for key in named]
        assert page.evaluate(TOO_LONG, whole) == [], language


# Every line that the prompt ever shows.
LISTEN = """() => {
    const seen = (window.lines = new Set());
    const look = () => seen.add(document.querySelector(".prompt .line")?.innerText ?? "");
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


@pytest.mark.soak
def test_while_dice_fall_the_prompt_says_for_what(open_page: Opener) -> None:
    page = open_page("/settings")
    page.check("input[name=motion][value=normal]")
    page.check("input[name=others][value=fast]")
    room = new_room(page)
    page.evaluate(LISTEN)
    rng = random.Random(31)
    dice = "[...window.lines].some(line => /^Dice for .+: .+ against .+/.test(line))"
    end = time.monotonic() + PATIENCE
    while not page.evaluate(dice):
        assert time.monotonic() < end, "no dice fell"
        before = state(page, room)["version"]
        now = play(page, room, rng, lambda now, before=before: now["version"] > before + 60)  # type: ignore[misc]
        assert now["over"] is None
        page.wait_for_selector(f".table[data-version='{now['version']}']", timeout=1000 * PATIENCE)
    assert "…" not in page.evaluate("[...window.lines]")


@pytest.mark.soak
def test_while_luck_decides_nobody_is_said_to_move(open_page: Opener) -> None:
    page = open_page()
    new_room(page)
    page.evaluate(LISTEN)
    rng = random.Random(4)
    for _ in range(6):
        there = spot(page, rng, ANYTHING)
        assert there
        touch(page, there)
    lines = page.evaluate("[...window.lines]")
    assert len(lines) > 2
    assert [line for line in lines if line.strip() == "is to move."] == []


# How much ever moves on the page.
WATCH = """() => {
    window.moved = 0;
    const look = () => (window.moved += document.getAnimations().length);
    new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""


@pytest.mark.soak
@pytest.mark.parametrize("motion", ["system", "off"])
def test_without_motion_others_are_still_shown_at_the_speed_that_is_wanted(open_page: Opener, motion: str) -> None:
    page = open_page("/settings")
    page.check(f"input[name=motion][value={motion}]")
    page.check("input[name=others][value=normal]")
    room = new_room(page)
    assert page.get_attribute("html", "data-motion") == "off"
    page.evaluate(WATCH)
    now, shown, rng = state(page, room), 0, random.Random(37)
    for _ in range(5):  # where playing is slow, the page has shown all of it before it ends
        first = now["version"]
        now = play(page, room, rng, lambda now, first=first: now["version"] > first + 60)  # type: ignore[misc]
        page.wait_for_timeout(500)
        shown = int(page.get_attribute(".table", "data-version") or 0)
        if shown < now["version"]:
            break
    assert first < shown < now["version"]
    assert page.query_selector(".prompt .button:has-text('Skip')") is not None
    page.click(".speed")
    page.click(".speed")
    assert "At once" in page.inner_text(".speed")
    page.wait_for_selector(f".table[data-version='{now['version']}']{MINE}")
    assert page.evaluate("window.moved") == 0


@pytest.mark.soak
@AT_BOTH_SIZES
def test_the_chances_of_an_attack_are_hidden_with_those_of_all_dice(open_page: Opener, screen: Screen) -> None:
    page = open_page("/settings", screen)
    page.uncheck("label:has-text('Show odds') input")
    room = new_room(page)

    def attacks(now: dict[str, Any]) -> list[dict[str, Any]]:
        return [one for one in now["legal"] if 0 < chance(one).get("percent", 0) < 100]

    now = play(page, room, random.Random(41), lambda now: now["view"]["pool"] > 1 and bool(attacks(now)))
    page.wait_for_selector(f".table[data-version='{now['version']}']{MINE}")
    everything = "document.body.innerText + [...document.querySelectorAll('[aria-label]')].map(e => e.ariaLabel)"
    assert "%" not in page.evaluate(everything)
    offer = attacks(now)[0]
    page.click(f".choices [data-token='{offer['path'][0]}']")
    page.wait_for_selector("[data-confirm]")
    assert page.inner_text(".prompt .line").startswith("Attack ")
    assert page.query_selector(".battle.live") is not None
    assert "%" not in page.evaluate(everything)
    page.goto("/settings")
    page.check("label:has-text('Show odds') input")
    page.goto(f"/r/{room}")
    page.wait_for_selector(f".table[data-version='{now['version']}']{MINE}")
    assert f"{chance(offer)['percent']}%" in page.inner_text(".choices")


FULL = """() => {  // in every land a city, a people with its number and initials, and a fort, as some land has each
    document.querySelectorAll("[data-more]").forEach(e => e.remove());
    const first = part => document.querySelector(`.spot .shown > ${part}`);
    const parts = [".city", ".army", ".count:not(.who)", ".who", ".fort"].map(first);
    if (parts.includes(null)) return false;
    for (const shown of document.querySelectorAll(".spot .shown")) for (const part of parts) {
        const more = part.cloneNode(true);
        more.classList.remove("alone");
        more.dataset.more = "";
        if (more.matches(".count:not(.who)")) more.textContent = "12";
        shown.append(more);
    }
    return true;
}"""
COVERED = """() => {  // what a line of a name lies on, as high as its letters are
    const lines = [...document.querySelectorAll(".view .name > span")].flatMap(e => {
        const words = document.createRange(), high = 0.66 * parseFloat(getComputedStyle(e).fontSize);
        words.selectNodeContents(e);
        return [...words.getClientRects()].map(({left, right, top, bottom}) =>
            ({of: e.innerText.trim(), left, right, top: (top + bottom - high) / 2, bottom: (top + bottom + high) / 2}));
    });
    const parts = [...document.querySelectorAll(".spot")].flatMap(spot =>
        [...spot.querySelectorAll(".shown > *")].map(e => {
            const {left, right, top, bottom} = e.getBoundingClientRect();
            return {of: spot.querySelector(".mark").dataset.land, left, right, top, bottom};
        }));
    const on = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const names = lines.flatMap(a => lines.filter(b => b.of > a.of && on(a, b)).map(b => `${a.of}: ${b.of}`));
    return [...names, ...lines.flatMap(a => parts.filter(b => on(a, b)).map(b => `${a.of}: ${b.of}`))];
}"""


@pytest.mark.soak
@AT_BOTH_SIZES
def test_no_name_of_a_land_lies_on_another_or_on_what_stands_in_a_land(open_page: Opener, screen: Screen) -> None:
    page = open_page(screen=screen)
    room = new_room(page)

    def varied(now: dict[str, Any]) -> bool:
        lands = now["view"]["lands"].values()
        return all(any(land.get(what) for land in lands) for what in ("city", "fort")) and any(
            land.get("armies") and land["kind"] == "people" for land in lands
        )

    play(page, room, random.Random(3), varied)
    for language in LANGUAGES:
        page.goto("/settings")
        page.select_option("select", language)
        page.wait_for_selector(f"html[lang={language}]")
        page.goto(f"/r/{room}")
        page.wait_for_selector(".view .spot", state="attached")
        areas = page.locator(".areas .area")
        for n in range(areas.count() or 1):
            if areas.count():
                areas.nth(n).click()
            assert page.evaluate(FULL)
            assert page.locator(".view .name > span").count() > 3
            assert page.evaluate(COVERED) == [], (language, n)


@pytest.mark.soak
def test_keys_lead_over_the_map(open_page: Opener) -> None:
    page = open_page()
    room = new_room(page)
    focused = "document.activeElement.dataset.land"

    def pressed(key: str) -> str:
        page.keyboard.press(key)
        return str(page.evaluate(focused))

    now = play(page, room, random.Random(43), lambda now: kind(now) == "placing" and len(now["legal"]) > 4)
    page.wait_for_selector(f".table[data-version='{now['version']}']{MINE}")
    legal = [one["path"][0].split(":")[1] for one in now["legal"] if one["path"][0].startswith("land:")]
    ring = [land for land in LAND_IDS if land in legal]
    found = [pressed("n") for _ in ring]
    assert found == ring
    assert pressed("n") == ring[0]
    assert pressed("Shift+N") == ring[-1]
    for n, area in enumerate(AREA_IDS, 1):
        lands = LAND_IDS[(n - 1) * 5 : n * 5]
        inside = [land for land in lands if land in legal]
        assert pressed(str(n)) in (inside or lands), area
        assert page.query_selector("[data-token][aria-pressed=true]") is None
    assert pressed("Shift+N") in ring
    land = page.evaluate(focused)
    page.keyboard.press("Enter")
    if page.query_selector("[data-confirm]"):
        page.keyboard.press("Enter")
    page.wait_for_selector(f".table:not([data-version='{now['version']}'])")
    after = page.request.get(f"/api/rooms/{room}/replay", params={"after": now["version"]}).json()["entries"]
    assert after[0]["seat"] == 0
    assert land in str(after[0]["told"])
    page.keyboard.press("?")
    dialog_says(page, "next province")
    lines = "all => all.map(e => [e.innerText, e.nextElementSibling.innerText])"  # at once: more may still come
    help_ = dict(page.eval_on_selector_all("dialog dt", lines))
    assert "next province" in help_["N"]
    assert "area" in help_["1–9"]


# How far the prompt reaches over the board, in pixels, and what it says.
OVER_BOARD = """() => {
    const prompt = document.querySelector(".prompt");
    const {bottom} = document.querySelector(".board.panel").getBoundingClientRect();
    return [Math.max(0, bottom - prompt.getBoundingClientRect().top), prompt.innerText];
}"""


@pytest.mark.soak
def test_the_prompt_tells_of_moves_below_the_map_and_not_over_it(open_page: Opener) -> None:
    page = open_page("/", Screen(1280, 720))
    room = new_room(page)
    play(page, room, random.Random(4), lambda now: sum("percent" in chance(x) for x in now["legal"]) > 2)
    page.goto(f"/r/{room}")
    page.wait_for_selector(MINE)
    settings = tab(page)
    told = set[str]()
    for language in LANGUAGES:
        settings.goto("/settings")
        settings.select_option("select", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for move in page.query_selector_all(".choices [data-token]"):
            move.hover()
            over, words = page.evaluate(OVER_BOARD)
            told.add(words)
            assert over == 0, (language, words)
    assert max(map(len, told)) > 200, told


@pytest.mark.soak
def test_a_window_that_becomes_smaller_writes_the_prompt_closer_together(open_page: Opener) -> None:
    wide, low = Screen(1920, 1080), Screen(1280, 720)
    page = open_page("/", wide)
    room = new_room(page)
    play(page, room, random.Random(4), lambda now: sum("percent" in chance(x) for x in now["legal"]) > 2)
    page.goto(f"/r/{room}")
    page.wait_for_selector(MINE)
    closer = 0
    for move in page.query_selector_all(".choices [data-token]"):
        page.set_viewport_size({"width": wide.width, "height": wide.height})
        move.focus()
        assert page.evaluate(OVER_BOARD)[0] == 0
        page.set_viewport_size({"width": low.width, "height": low.height})
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        over, words = page.evaluate(OVER_BOARD)
        assert over == 0, words
        closer += page.locator(".prompt.close").count()
    assert closer


# What stands over the edges of the prompt, and what of its sentence is cut off.
OVER_EDGE = """() => {
    const box = document.querySelector(".prompt").getBoundingClientRect();
    const out = e => { const {top, bottom, right} = e.getBoundingClientRect();
        return top < box.top - 1 || bottom > box.bottom + 1 || right > box.right + 1; };
    const all = [...document.querySelectorAll(".prompt .button, .prompt .line")].filter(e => e.offsetWidth);
    return all.filter(out).map(e => e.innerText);
}"""


@pytest.mark.soak(but=("token-phone",))
@AT_BOTH_SIZES
@pytest.mark.parametrize("kind", ["answering", "taking", "looting", "device", "number", "retreating", "token"])
def test_a_decision_is_clear_in_every_language(open_page: Opener, screen: Screen, kind: str) -> None:
    page = open_page("/", screen)
    room = brought(page, kind)
    sit_down(page, room)
    settings = tab(page)
    settings.goto("/settings")
    now = state(page, room)
    about = now["view"]["pending"][-1].get("land") or now["view"]["battle"].get("land")
    for language in LANGUAGES:
        settings.select_option("select", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(OVER_EDGE) == [], language
        assert fits(page), language
        if about and kind != "token":
            x, y = page.evaluate(
                "land => { const {x, y} = document.querySelector(`.mark[data-land='${land}']`).getBoundingClientRect();"
                " const box = document.querySelector('.map .view').getBoundingClientRect();"
                " return [(x + 12 - box.x) / box.width, (y + 12 - box.y) / box.height]; }",
                about,
            )
            assert 0 < x < 1, (language, about)
            assert 0 < y < 1, (language, about)
            assert page.query_selector("path.ring.asked") is not None
