"""The site of the documentation in Chromium: the cells of its notebook run there, and the table inside it opens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.docs.notebook import NOTEBOOK, shown
from tests.docs.site import documentation
from tests.e2e.site import Host


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Who serves it."""
    found = Host(documentation(tmp_path_factory))
    yield found
    found.cut()


@pytest.fixture
def page(browser: Browser, host: Host) -> Iterator[Page]:
    """A page of it that asks nobody else for anything."""
    abroad: list[str] = []
    with browser.new_context() as context:
        context.on("request", lambda r: None if r.url.startswith((host.origin, "blob:")) else abroad.append(r.url))
        page = context.new_page()
        page.set_default_timeout(60_000)
        yield page
    assert abroad == []


@pytest.mark.soak
def test_the_cells_of_the_notebook_say_in_the_browser_what_they_say_in_jupyter(page: Page, host: Host) -> None:
    page.goto(f"{host.origin}/notebook.html")
    cells, said = page.locator("pre code[contenteditable]"), page.locator("pre.notebook-said code")
    page.evaluate("for (const one of document.querySelectorAll('.notebook-said code')) one.textContent = 'nothing yet'")
    page.get_by_role("button", name="Run", exact=True).last.click()  # which brings along those above it
    for n, text in enumerate(shown(NOTEBOOK)):
        expect(said.nth(n)).to_have_text(text, timeout=60_000)

    cells.last.fill("worth = 2 + 2\nworth")
    page.get_by_role("button", name="Run", exact=True).last.click()
    expect(said.last).to_have_text("4")
    cells.last.fill("print(worth)\nworth / 0")
    page.get_by_role("button", name="Run", exact=True).last.click()
    expect(said.last).to_have_text("line 2: ZeroDivisionError: division by zero")


@pytest.mark.soak
def test_the_table_in_it_opens(page: Page, host: Host) -> None:
    page.goto(f"{host.origin}/index.html")
    page.get_by_role("link", name="Play in the browser").first.click()
    expect(page).to_have_url(f"{host.origin}/play/index.html")
    expect(page.locator("html")).to_have_attribute("data-table", "here")
    expect(
        page.get_by_role("link", name="Roma", exact=True).or_(page.get_by_role("heading", name="Roma")).first
    ).to_be_visible()
