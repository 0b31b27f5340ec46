"""Puzzles at the page: found at home, answered at the real table, compared, and remembered by the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import Opener
from tests.e2e.table import DESK, PHONE, SIZES, Screen, axe, fits, turn_about

from ludi.kernel.titles import TITLES
from ludi.puzzles import Puzzle, puzzle, puzzles

LOW = Screen(640, 360)


def play(page: Page, one: Puzzle, place: int) -> None:
    """Answer with the move that has so good a place."""
    state, action = one.state(), one.judged()[place - 1].action
    for token in one.game.legal_move(state.view(state.to_move), action).path:
        places = page.locator(f'[data-token="{token}"]:visible')
        above = page.locator(f'.tray [data-token="{token}"]:visible')  # it lies over the list
        (above if above.count() else places).first.click()
    if page.query_selector("[data-confirm]"):
        page.click("[data-confirm]")


def plain(title: str) -> Puzzle:
    """A puzzle whose best and worst moves are one touch each."""

    def touches(one: Puzzle, place: int) -> int:
        state = one.state()
        return len(one.game.legal_move(state.view(state.to_move), one.judged()[place - 1].action).path)

    return next(one for one in puzzles(title) if touches(one, 1) == touches(one, len(one.moves)) == 1)


@pytest.mark.soak(but=("pokern-desktop",))
@pytest.mark.parametrize(("title", "screen"), turn_about(TITLES, {**SIZES, "low": LOW}))
def test_a_wrong_answer_is_compared_and_a_right_one_goes_on(title: str, screen: Screen, open_page: Opener) -> None:
    one, many = plain(title), len(puzzles(title))
    page = open_page(f"/puzzles/{title}/{one.number}", screen)
    page.wait_for_selector(".coach >> text=/the best move( here)?[?.]$/")
    assert fits(page)
    play(page, one, len(one.moves))
    page.wait_for_selector(f".coach >> text=no. {len(one.moves)} of {len(one.moves)}")
    assert fits(page)
    expect(page.locator(".seat .state", has_text="Your turn")).to_have_count(0)
    if screen != DESK:
        page.click("text=Compare")
    moves = page.locator(".hints li")
    expect(moves).to_have_count(min(5, len(one.moves)))
    expect(page.locator(".hints .own")).to_have_count(1)
    expect(page.locator(".hints .own b")).to_have_text(str(len(one.moves)))
    assert axe(page) == []
    page.click(".hints .close" if screen == DESK else "dialog >> text=Close")
    if screen == DESK:
        page.click(".prompt >> text=Try again")
    else:
        page.keyboard.press("u")
    page.wait_for_selector(".coach >> text=/the best move( here)?[?.]$/")
    play(page, one, 1)
    page.wait_for_selector(".coach >> text=Well found")
    page.click("text=Next puzzle")
    page.wait_for_url(f"**/puzzles/{title}/{one.number % many + 1}")
    page.wait_for_selector(".coach >> text=/the best move( here)?[?.]$/")
    page.goto(f"/puzzles/{title}")
    page.wait_for_selector(f"text=0 found at once, 1 of {many} tried")
    assert "not found at once" in page.inner_text(f"ol a >> nth={one.number - 1}")


def test_a_move_that_is_begun_hides_nothing_on_a_phone(open_page: Opener) -> None:
    page = open_page("/puzzles/roma/1", PHONE)
    page.wait_for_selector(".coach >> text=/the best move( here)?[?.]$/")
    page.click("[data-token='own:2'][data-available]:visible >> nth=0")
    page.wait_for_selector(".prompt >> text=Cancel")
    prompt, own = page.locator(".prompt").bounding_box(), page.locator("main > .left > .own").bounding_box()
    assert prompt is not None
    assert own is not None
    assert own["y"] + own["height"] <= prompt["y"]


def test_from_a_puzzle_the_settings_lead_back_to_it_and_its_list_to_all(open_page: Opener) -> None:
    page = open_page("/puzzles/roma/3", DESK)
    page.wait_for_selector(".coach")
    page.click("header [aria-label=Settings]")
    page.click("text=Back to the table")
    page.wait_for_url("**/puzzles/roma/3")
    page.wait_for_selector(".coach")
    page.goto("/puzzles/roma")
    page.click("[aria-label='Ludi Romani: Puzzles']")
    page.wait_for_url("**/puzzles")


def test_the_puzzle_of_the_day_is_two_touches_from_home(open_page: Opener) -> None:
    page = open_page("/", PHONE, refused=("/roma/101",))
    page.click("a.rules[href='/puzzles/lusitania']")
    page.wait_for_selector("text=Today’s puzzle")
    assert axe(page) == []
    page.click("text=Today’s puzzle")
    page.wait_for_selector(".table .board")
    number = int(page.url.rsplit("/", 1)[1])
    play(page, puzzle("lusitania", number), 1)
    page.wait_for_selector(".coach >> text=Well found")
    page.goto("/puzzles")
    expect(page.locator(".panel")).to_have_count(len(TITLES))
    page.wait_for_selector("text=1 found at once, 1 of 100 tried")
    assert axe(page) == []
    page.goto("/puzzles/roma/101")
    page.wait_for_selector("[role=alert]")
    page.click("text=All puzzles")
    page.wait_for_selector(".panel")
