"""The review beside the replay: its curve, the moments, a game played on from there, moves taken back folded away."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import BOTH, Opener
from tests.e2e.every_screen import resign
from tests.e2e.table import DESK, MINE, PHONE, Screen, flawless, new_room
from tests.e2e.test_hints_here import MOST, hinted
from tests.lab.test_review import record_of, to_win_at_once

import ludi

LOW = Screen(640, 360)
# The line of the moment that is looked at lies within the log.
INSIDE = """() => {
    const at = (one) => document.querySelector(one).getBoundingClientRect();
    const [log, line] = [at(".log[role=log]"), at(".log [aria-current]")];
    return line.top >= log.top && line.bottom <= log.bottom + 1;
}"""


def imported(page: Page, record: ludi.Record | None = None) -> str:
    """A match, if none is given one that was lost by its first move; the room's name."""
    record = record or record_of(ludi.make("roma"), ["end"], to_win_at_once(), seed=3)
    text = "".join(f"{line}\n" for line in record.lines())
    headers = {"content-type": "application/jsonl"}
    return str(page.request.post("/api/import", data=text.encode(), headers=headers).json()["room"])


@pytest.mark.soak(but=("phone",))
@pytest.mark.parametrize("screen", [DESK, PHONE, LOW], ids=["desk", "phone", "low"])
def test_a_match_is_reviewed_and_played_on(open_page: Opener, screen: Screen) -> None:
    page = open_page(screen=screen)
    room = imported(page)
    page.goto(f"/r/{room}/replay?review=1")
    sheet = page.get_by_role("dialog", name="Review")
    expect(sheet.get_by_text("The costliest mistakes")).to_be_visible()
    expect(sheet.get_by_text("Played: End the turn").first).to_be_visible()
    expect(sheet.get_by_text("wins the game")).to_be_visible()
    flawless(page, f"review-{screen.width}")
    sheet.get_by_role("button", name="Replay").first.click()
    page.wait_for_url("**at=0*")
    curve = page.get_by_role("img", name="Chance of winning:")
    expect(curve).to_be_visible()
    expect(curve.get_by_title("Costly mistake").first).to_have_attribute("style", re.compile("left: 0%"))
    flawless(page, f"review-curve-{screen.width}")
    page.get_by_role("button", name="Review").click()
    sheet.get_by_role("button", name="Play on from here").first.click()
    page.wait_for_url(lambda url: "/replay" not in url and room not in url)
    new = page.request.get(f"/api/rooms/{page.url.rsplit('/', 1)[1]}").json()
    assert (new["status"], new["practice"], [x["kind"] for x in new["seats"]]) == ("running", True, ["human", "bot"])
    page.wait_for_selector(".table .board")  # at once: nobody else is here to whom the device could be passed


@pytest.mark.soak
def test_who_resigned_and_what_that_cost_is_told(open_page: Opener) -> None:
    page = open_page()
    record = record_of(ludi.make("roma"), ["use 2"], to_win_at_once())
    record.resigned = 0
    page.goto(f"/r/{imported(page, record)}/replay?review=1")
    sheet = page.get_by_role("dialog", name="Review")
    expect(sheet.get_by_text(re.compile(r"resigned \(\d+ ± \d+% lost\)\."))).to_be_visible()
    expect(sheet.get_by_text("No mistake was found.")).to_have_count(0)
    flawless(page, "review-resigned")


@pytest.mark.soak
def test_how_far_a_review_is_and_how_long_it_takes_is_shown(open_page: Opener) -> None:
    page = open_page()
    game, rng = ludi.make("roma"), random.Random(5)
    state, record = game.start(), ludi.Record(game)
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            record.actions.append(state.sample(rng))
        else:
            record.actions.append(rng.choice(state.legal()))
            state.apply(record.actions[-1])
    text = "".join(f"{line}\n" for line in record.lines())
    headers = {"content-type": "application/jsonl"}
    room = page.request.post("/api/import", data=text.encode(), headers=headers).json()["room"]
    page.goto(f"/r/{room}/replay?review=1")
    sheet = page.get_by_role("dialog", name="Review")
    expect(sheet.get_by_text(re.compile(r"^\d+:\d\d left$"))).to_be_visible()
    expect(sheet.get_by_text(f"of {len(record.actions)} positions")).to_be_visible()
    assert 0 < float(sheet.locator("progress").evaluate("bar => bar.position")) < 1


@pytest.mark.soak
@pytest.mark.served("links to a server")
def test_a_review_is_given_to_others_by_a_link(open_page: Opener) -> None:
    page = open_page()
    page.goto(f"/r/{imported(page)}/replay?review=1")
    link = page.get_by_label("Link to this review").input_value()
    stranger = open_page(link.partition(page.url.split("/r/")[0])[2])
    sheet = stranger.get_by_role("dialog", name="Review")
    expect(sheet.get_by_text("The costliest mistakes")).to_be_visible()
    assert "watch" not in stranger.url


@pytest.mark.soak(but=("server",))
@BOTH
def test_the_log_of_a_replay_follows_the_slider_and_any_moment_can_be_played_on(open_page: Opener) -> None:
    page = open_page()
    room = imported(page)
    page.goto(f"/r/{room}/replay?at=0")
    log = page.get_by_role("log")
    eyes = page.locator("header select option")
    assert all(len(words.split()) > 3 for words in eyes.all_inner_texts()), eyes.all_inner_texts()  # "As x saw it"
    expect(log.locator("[aria-current]")).to_have_count(0)
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    seen: list[str] = []
    for n in (last // 3, 2 * last // 3, last):
        slider.fill(str(n))
        line = log.locator("[aria-current]")
        expect(line).to_be_in_viewport()
        seen.append(line.inner_text())
        page.wait_for_function(INSIDE)
    assert len(seen) == len(set(seen)), seen
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)  # it is over
    page.locator("header select").select_option("1")
    slider.fill("4")  # after the first move and the roll that follows: this seat's own move, which no bot can make
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/replay" not in url and room not in url)
    new = page.url.rsplit("/", 1)[1]
    state = page.request.get(f"/api/rooms/{new}/state").json()
    assert (state["over"], state["to_move"]) == (None, 1)
    assert len([x for x in state["log"] if x["to"] is None]) >= 3


def test_who_plays_on_a_game_against_a_bot_sits_where_he_sat_and_the_bot_where_it_sat(open_page: Opener) -> None:
    page = open_page()
    room = new_room(page, "bot:tiro", 40)
    page.wait_for_selector(MINE)
    page.query_selector_all("[data-token^='hand:']")[0].click()
    resign(page)
    for seat, kinds in ((0, ["human", "bot"]), (1, ["bot", "human"])):
        page.goto(f"/r/{room}/replay?at=1&seat={seat}")
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url(lambda url: "/replay" not in url and room not in url)
        page.wait_for_selector(".table .board")
        new = page.request.get(f"/api/rooms/{page.url.rsplit('/', 1)[1]}").json()
        assert [x["kind"] for x in new["seats"]] == kinds
        assert new["mine"] == [seat]  # nothing of the bot's is to be taken back
        assert new["seats"][seat]["nickname"].lower() != "tiro"
        if not seat:
            assert new["seats"][1]["level"] == "tiro"


@pytest.mark.soak
def test_the_result_says_what_decided_and_leads_there(open_page: Opener) -> None:
    page = open_page()
    page.goto(f"/r/{imported(page)}")
    result = page.locator("dialog:has(.wreaths)")  # at once: of a match that is over nothing is hidden any more
    result.get_by_role("button", name="What decided it?").click()
    decided = result.get_by_role("region", name="What decided it")
    expect(decided).to_contain_text("Played: End the turn")
    expect(decided).to_contain_text("Better: Die 2 on disc 2: Mercator")
    flawless(page, "decided")
    decided.get_by_role("link", name="Look at it").click()
    page.wait_for_url("**/replay?at=0*")


@pytest.mark.soak
@pytest.mark.served("what the page of a server thinks out by itself")
def test_the_browser_makes_the_review_of_a_match_at_a_server(open_page: Opener) -> None:
    """Once Python has come: the server, which others need too, is not asked for it then."""
    page = open_page("/")
    page.select_option("select", "random")
    page.click("text=Play against a bot")
    page.wait_for_selector(MINE)
    for _ in range(MOST):
        where, _ = hinted(page)
        if where == "question":
            break
    urls: list[str] = []
    page.on("request", lambda request: urls.append(request.url))
    room = imported(page)
    page.evaluate("path => history.pushState({}, '', path)", f"/r/{room}/replay?review=1")  # without loading it anew
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("dialog", name="Review").get_by_text("The costliest mistakes")).to_be_visible()
    assert [url for url in urls if url.split("?")[0].endswith("/review")] == []
