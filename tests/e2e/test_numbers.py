"""Numbers of one's own: games and wins by title and opponent, kept in the browser alone."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect
from tests.e2e.conftest import Opener
from tests.e2e.every_screen import resign
from tests.e2e.table import MINE, OVER, axe, new_room


def test_a_finished_game_is_counted_once_and_can_be_saved_and_forgotten(open_page: Opener) -> None:
    page = open_page("/games")
    page.wait_for_selector("main p")
    assert page.locator("table").count() == 0
    page.goto("/")
    expect(page.get_by_text("New here?")).to_be_visible()
    room = new_room(page, "bot:tiro", 40)
    page.wait_for_selector(".table .board")
    page.goto("/games")
    page.get_by_role("link", name="Continue a game: Roma, You, ").click()
    page.wait_for_selector(".table .board")
    resign(page)
    page.reload()
    page.wait_for_selector(OVER)
    page.goto("/")
    expect(page.get_by_role("link", name="My games")).to_be_visible()
    expect(page.get_by_text("New here?")).to_have_count(0)
    page.goto("/games")
    expect(page.get_by_role("link", name="Replay: Roma, You, ")).to_have_attribute("href", f"/r/{room}/replay")
    row = page.locator("tbody tr")
    expect(row).to_have_count(1)
    assert row.locator("th, td").all_inner_texts()[:4] == ["Roma", "Tiro (easy)", "1", "0 (0%)"]
    told = ["Bot Tiro has won", "You: 10 VP · Bot Tiro: 10 VP"]  # as the table calls them
    expect(page.locator("main li small")).to_have_text(told)
    assert not axe(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    (game,) = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert (game["title"], game["against"], game["result"]) == ("roma", "tiro", "lost")
    page.get_by_role("button", name="Delete my numbers").click()
    page.get_by_role("button", name="Delete", exact=True).last.click()
    expect(row).to_have_count(0)
    page.reload()
    page.wait_for_selector("main section, main p")
    assert row.count() == 0


def test_practice_counts_in_a_row_of_its_own_and_what_was_taken_up_in_the_middle_not_at_all(open_page: Opener) -> None:
    page = open_page("/")
    page.click("text=Play against a bot")
    page.wait_for_selector(".table .board")
    room = page.url.split("/r/")[1]
    page.wait_for_selector(MINE)
    middle = page.request.get(f"/api/rooms/{room}/along?seat=0").text()
    resign(page)
    page.wait_for_selector(OVER)
    record = page.request.get(f"/api/rooms/{room}/record").text()
    again = page.request.post("/api/import", data=record, headers={"Content-Type": "application/jsonl"}).json()["room"]
    page.goto(f"/r/{again}")
    page.wait_for_selector(OVER)
    taken = page.request.post("/api/import", data=middle, headers={"Content-Type": "application/jsonl"}).json()["room"]
    page.goto(f"/r/{taken}")
    page.wait_for_selector(MINE)
    resign(page)
    page.wait_for_selector(OVER)
    page.goto("/games")
    row = page.locator("tbody tr")
    expect(row).to_have_count(1)
    title, against, games, won = row.locator("th, td").all_inner_texts()[:4]
    assert (against.endswith(", practice"), games, won) == (True, "1", "0 (0%)"), title
