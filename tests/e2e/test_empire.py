"""History of the Roman Empire at the page: whole games on the map, in the list by keyboard, a reload in a battle."""

from __future__ import annotations

import random
import re
import time
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Opener
from tests.e2e.table import (
    AT_BOTH_SIZES,
    MINE,
    OVER,
    PATIENCE,
    PHONE,
    Aim,
    Screen,
    changed,
    fits,
    flawless,
    position_words,
    spot,
    touch,
)
from tests.e2e.test_languages import CUT, Checker

import ludi
from ludi import Record
from ludi.games.empire.map import AREA_IDS, LAND_IDS

BOT = "bot:random"
LANDS, AREAS, CARDS, TURNS = 45, 9, 9, 7
# What ends a step is touched now and then; else a game has hardly a battle.
BUSY, ANY = (Aim(order, skip=True) for order in (("^confirm$", "^(?!done$)", ""), ("^confirm$", "")))
# What is cut off, but for the map and the strips that a finger moves sideways.
WHOLE = CUT.replace(".filter(e => e.offsetWidth", ".filter(e => !e.closest('.areas, .hand, .view') && e.offsetWidth")


def new_room(page: Page, seats: int = 4, bot: str = BOT) -> str:
    """Fill the form for so many seats, the others bots, and send it; the room's name."""
    page.goto("/new?title=empire")
    page.select_option("#count", str(seats))
    for i in range(1, seats):
        page.select_option(f"form select >> nth={i}", bot)
    page.click("form .button.primary")
    page.wait_for_url("**/r/*")
    page.wait_for_selector(f"{MINE}, {OVER}")
    return page.url.split("/r/")[1]


@cache
def started(kind: str) -> str:
    """The record of a match in which seat 0 has to make a decision of a kind, found in random play."""
    for seed in range(20):
        rng = random.Random(seed)
        game = ludi.make("empire", players=4, bribe_barbarians=True)
        now, actions = game.start(), []
        while now.to_move != ludi.OVER:
            if now.to_move == ludi.CHANCE:
                actions.append(now.sample(rng))
                continue
            legal = now.legal()
            if now.decision() == kind and now.to_move == 0 and len(legal) > 1:
                return "".join(f"{line}\n" for line in Record(game, actions, players=list("ABCD")).lines())
            busy = [one for one in legal if now.text(one) != "done"]
            actions.append(rng.choice(busy if busy and rng.random() < 0.8 else legal))
            now.apply(actions[-1])
    raise AssertionError(f"nobody had to decide {kind}")


def brought(page: Page, kind: str) -> str:
    """A room at one device, in which seat 0 has to make a decision of a kind; its name."""
    answer = page.request.post("/api/import", data=started(kind), headers={"Content-Type": "application/jsonl"})
    room: str = answer.json()["room"]
    return room


def sit_down(page: Page, room: str) -> None:
    """Open the room, and the curtain between seats at one device."""
    page.goto(f"/r/{room}")
    page.click("main .button.primary")
    page.wait_for_selector(MINE)


def state(page: Page, room: str) -> dict[str, Any]:
    """What the server says of the room."""
    found: dict[str, Any] = page.request.get(f"/api/rooms/{room}/state").json()
    return found


def until(page: Page, room: str, rng: random.Random, wanted: Any) -> dict[str, Any]:
    """Play until a state of the server in a turn of ours is as wanted, or the game is over; that state."""
    end = time.monotonic() + PATIENCE
    seen = ""
    while (there := spot(page, rng, BUSY if rng.random() < 0.85 else ANY)) is not None:
        assert time.monotonic() < end, page.inner_text("body")
        if there.version != seen:
            now = state(page, room)
            if str(now["version"]) != there.version:
                continue
            seen = there.version
            if wanted(now):
                return now
        touch(page, there)
    return state(page, room)


def to_the_end(page: Page, rng: random.Random) -> None:
    """Play until the result is shown, on a page that always fits its window."""
    end = time.monotonic() + PATIENCE
    while (there := spot(page, rng, BUSY if rng.random() < 0.85 else ANY)) is not None:
        assert time.monotonic() < end, page.inner_text("body")
        assert there.fits, "the page needs scrolling"
        touch(page, there)
    assert fits(page), "the page needs scrolling"


def kind(now: dict[str, Any]) -> str:
    """What is to be decided."""
    return str(now["view"]["pending"][-1]["kind"])


def chance(offer: dict[str, Any]) -> dict[str, int]:
    """The chances of an attack in percent: of one army, and of all; nothing for another move."""
    parts = ((offer["effect"] or {}).get("params", {}).get("parts") or {}).get("of", ())
    return next((one["params"] for one in parts if isinstance(one, dict) and one.get("chance")), {})


def told(now: dict[str, Any], key: str) -> list[dict[str, Any]]:
    """The sentences of a key in the log."""
    return [one["params"] for entry in now["log"] for one in entry["told"] if one["key"] == f"empire-told-{key}"]


def in_battle(now: dict[str, Any]) -> bool:
    """Whether a battle that has seen dice is not over yet: the next army may go on with it."""
    battle = now["view"]["battle"]
    return bool(battle) and battle["round"] > 0


@pytest.mark.soak
@AT_BOTH_SIZES
def test_a_game_to_the_end_with_a_reload_in_a_battle(open_page: Opener, screen: Screen) -> None:
    page = open_page(screen=screen)
    room = new_room(page)
    rng = random.Random(3)
    assert len(page.query_selector_all(".mark[data-land]")) == LANDS
    assert len(page.query_selector_all(".hand .card")) == CARDS
    assert fits(page)
    before = until(page, room, rng, in_battle)
    assert before["over"] is None, "no battle was interrupted"
    land = before["view"]["battle"]["land"]
    dice = page.eval_on_selector_all(".battle svg[role=img]", "all => all.map(e => e.ariaLabel)")
    page.reload()
    page.wait_for_selector(MINE)
    after = state(page, room)
    assert after["version"] == before["version"]
    assert after["view"]["battle"]["land"] == land
    shown = page.eval_on_selector_all(".battle svg[role=img]", "all => all.map(e => e.ariaLabel)")
    assert shown == dice
    last = told(after, "round")[-1]
    assert shown[-len(last["dice"].split()) - len(last["defence"].split()) :] == [
        *last["dice"].split(),
        *last["defence"].split(),
    ]
    to_the_end(page, rng)
    over = state(page, room)
    assert over["view"]["turn"] == TURNS
    lines = [item.inner_text() for item in page.query_selector_all("dialog ol li")]
    assert len(lines) == len(over["over"]["scores"])
    for score in over["over"]["scores"]:
        assert any(re.search(rf"\b{score} point", line) for line in lines), (over["over"], lines)


@pytest.mark.soak
def test_a_game_in_the_list_by_keyboard_alone(open_page: Opener) -> None:
    page = open_page("/")
    page.keyboard.press("Tab")
    room = new_room(page)
    rng = random.Random(5)
    inside = "document.activeElement.closest('.choices') !== null"
    moved = 0
    end = time.monotonic() + PATIENCE
    while (there := spot(page, rng, ANY)) is not None:
        assert time.monotonic() < end, page.inner_text("body")
        for _ in range(80):
            if page.evaluate(inside):
                break
            page.keyboard.press("Tab")
        assert page.evaluate(inside), "the list cannot be reached by Tab"
        page.keyboard.press(rng.choice(["Home", "End", "End", "ArrowDown", "ArrowUp"]))
        for _ in range(rng.randrange(4)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        if page.query_selector(".choices [aria-pressed=true]"):
            page.keyboard.press("Enter")
        changed(page, there.version)
        moved += 1
    over = state(page, room)
    assert over["over"] is not None
    assert over["view"]["turn"] == TURNS
    assert moved > 4 * TURNS  # how many there are is luck


@pytest.mark.soak(but=("phone",))
@AT_BOTH_SIZES
def test_the_map_is_touched(open_page: Opener, screen: Screen) -> None:
    page = open_page("/", screen)
    room = brought(page, "starting")
    sit_down(page, room)
    now = state(page, room)
    starts = [one["path"][0].split(":")[1] for one in now["legal"]]
    open_lands = page.eval_on_selector_all(".mark.open", "all => all.map(e => e.dataset.land)")
    assert sorted(open_lands) == sorted(starts)
    mark = page.locator(f".mark[data-land='{starts[0]}']")
    if screen is PHONE:
        page.click(".tool >> nth=2")  # the whole map: a tap shows more of it first
        assert page.query_selector(".mark.open") is not None
        mark.tap()
        assert state(page, room)["version"] == now["version"]
        page.wait_for_timeout(400)  # else it is a double tap
        mark.tap()
    else:
        mark.click()
    changed(page, str(now["version"]))
    assert told(state(page, room), "start")[-1]["land"]["id"] == starts[0]


@pytest.mark.soak
def test_odds_are_said_before_an_attack_and_armies_are_not_lost_by_a_slip(open_page: Opener) -> None:
    page = open_page()
    room = new_room(page)
    rng = random.Random(11)

    def attacks(now: dict[str, Any]) -> list[dict[str, Any]]:
        return [one for one in now["legal"] if 0 < chance(one).get("percent", 0) < 100]

    now = until(page, room, rng, lambda now: kind(now) == "placing" and now["view"]["pool"] > 1 and attacks(now))
    offer = attacks(now)[0]
    percent, all_ = chance(offer)["percent"], chance(offer)["all"]
    item = f".choices [data-token='{offer['path'][0]}']"
    page.click(item)
    assert page.get_attribute(item, "aria-pressed") == "true"
    panel = page.inner_text(".battle")
    assert f"{percent}%" in panel
    assert f"{all_}%" in panel
    assert f"{percent}%" in page.inner_text(".prompt")
    assert page.get_attribute(".table", "data-version") == str(now["version"])
    page.keyboard.press("Escape")
    assert page.query_selector(f"{item}[aria-pressed]") is None
    page.click(".prompt [data-token=done]")
    assert f"{now['view']['pool']} armies" in page.inner_text(".prompt .more")
    assert page.get_attribute(".table", "data-version") == str(now["version"])
    page.keyboard.press("Escape")
    page.click(item)
    page.click("[data-confirm]")
    changed(page, str(now["version"]))
    after = state(page, room)
    assert told(after, "attacks")[-1]["land"] == offer["told"]["params"]["land"]
    assert len(told(after, "round")) > len(told(now, "round"))


def test_score_timeline_cards_and_words(open_page: Opener) -> None:
    page = open_page()
    room = new_room(page)
    rng = random.Random(13)
    now = until(page, room, rng, lambda now: kind(now) == "placing" and bool(now["view"]["lands"]))
    page.click(".pages button >> nth=1")
    page.wait_for_selector(".score .lines li")
    rows = page.query_selector_all(".score tbody tr")
    assert len(rows) == AREAS + 1 + any(side.get("emperor_now") for side in now["view"]["sides"])
    sums = page.eval_on_selector_all(".score tfoot tr:first-child td", "all => all.map(e => +e.innerText)")
    assert sums == [n for side in now["view"]["sides"] for n in side["scores_now"]]
    lines = page.inner_text(".score .lines")
    assert all(f"would score {n} now" in lines for n in sums if n), "each sum is told line by line"
    page.click(".pages button >> nth=2")
    page.wait_for_selector(".timeline section")
    assert len(page.query_selector_all(".timeline section")) == TURNS
    assert "House value" in str(page.get_attribute(".timeline abbr", "title"))
    page.click(".pages button >> nth=0")
    card = page.query_selector(".hand .card:not([data-available])")
    assert card is not None
    card.hover()
    assert len(page.inner_text("[role=tooltip]")) > 40
    page.mouse.move(5, 5)
    page.wait_for_selector("[role=tooltip]", state="detached")
    words, lands = position_words(page), now["view"]["lands"]
    held = [area for i, area in enumerate(AREA_IDS) if lands.keys() & {*LAND_IDS[5 * i : 5 * i + 5]}]
    assert held
    for part in (
        f"Turn {now['view']['turn']} of 7",
        *(f"{area.capitalize()}, worth " for area in held),
        "You, event cards: ",
    ):
        assert part in words
    page.keyboard.press("Escape")


def test_a_result_of_many_words_begins_with_who_has_won(open_page: Opener) -> None:
    rng, game = random.Random(4), ludi.make("empire", players=4)
    now, actions = game.start(), []
    while now.to_move != ludi.OVER:
        if now.to_move == ludi.CHANCE:
            actions.append(now.sample(rng))
        else:
            actions.append(rng.choice(now.legal()))
            now.apply(actions[-1])
    record = "".join(f"{line}\n" for line in Record(game, actions, players=list("ABCD")).lines())
    page = open_page("/")
    answer = page.request.post("/api/import", data=record, headers={"Content-Type": "application/jsonl"})
    page.goto(f"/r/{answer.json()['room']}")
    page.wait_for_selector("dialog .long p >> nth=1")  # how the sides scored, a line for each
    expect(page.locator("dialog ol ~ .buttons ~ .long")).to_have_count(1)


@pytest.mark.soak
def test_what_others_do_is_shown_as_fast_as_wanted(open_page: Opener) -> None:
    page = open_page("/settings")
    page.check("input[name=others][value=off]")
    new_room(page)
    assert "At once" in page.inner_text(".speed")
    page.click(".speed")
    assert "Normal" in page.inner_text(".speed")
    page.reload()
    page.wait_for_selector(MINE)
    assert "Normal" in page.inner_text(".speed")


@pytest.mark.soak
@AT_BOTH_SIZES
def test_axe_finds_nothing(open_page: Opener, screen: Screen) -> None:
    page = open_page("/rules/empire", screen)
    page.wait_for_selector("#cards li")
    flawless(page, "rules")
    room = new_room(page)
    rng = random.Random(17)
    until(page, room, rng, lambda now: kind(now) == "token")
    flawless(page, "a token")
    until(page, room, rng, lambda now: kind(now) == "placing")
    flawless(page, "the map")
    for i in (1, 2):
        page.click(f".pages button >> nth={i}")
        page.wait_for_selector(".score .lines" if i == 1 else ".timeline")
        flawless(page, "score" if i == 1 else "timeline")
    page.goto(page.url + "/replay")
    page.wait_for_selector("input[type=range]")
    flawless(page, "replay")


@pytest.mark.soak
@AT_BOTH_SIZES
def test_every_language(open_page: Opener, screen: Screen) -> None:
    page = open_page("/rules/empire", screen)
    check = Checker(page, "empire", WHOLE)
    page.wait_for_selector("#cards li")
    check("rules")
    room = new_room(page)
    rng = random.Random(19)
    until(page, room, rng, lambda now: kind(now) == "token")
    check("a token")
    until(page, room, rng, lambda now: kind(now) == "placing")
    check("the map")
    for i in (1, 2):
        page.click(f".pages button >> nth={i}")
        page.wait_for_selector(".score .lines" if i == 1 else ".timeline")
        check("score" if i == 1 else "timeline")
    page.click(".pages button >> nth=0")

    def words() -> None:
        page.keyboard.press("Escape")
        position_words(page)

    check("the position in words", words)
