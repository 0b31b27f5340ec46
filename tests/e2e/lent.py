"""Pages that are lent to one test after another: their process runs, and their scripts are compiled.

What a test leaves in one is taken out of it; one that more was done with than is taken back so is closed.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, CDPSession, ConsoleMessage, Error, Page
from tests.e2e.table import PHONE, Screen

MOST = 6  # pages that wait for a test, of all kinds
# What others do is not shown step by step, unless a test asks for it.
# That a card is read by holding it has been said, but to a test of that.
AT_ONCE: list[Any] = [
    {"name": "ludi-settings", "value": '{"others":"off"}'},
    {"name": "ludi-press", "value": "learnt"},
]
# The shares that a page gives to the luck of its games: numbered, and marked with whose they are.
SHARE = """{
    const given = crypto.getRandomValues.bind(crypto);
    let games = 0;
    crypto.getRandomValues = (it) => (it.length === 32 ? it.fill(WHOSE, 0, 16).fill(++games, 16) : given(it));
}"""
# A file of every home in which no script runs.
QUIET = "favicon.svg"
EMPTY = """kept => {
    window.name = "";
    sessionStorage.clear();
    localStorage.clear();
    for (const { name, value } of kept) localStorage.setItem(name, value);
}"""
MEANT = ("/api/import", "/api/me/redeem", "/share")  # no record, a link used twice, and a seal that came too late
# What a test may do with a page that is lent to another one: look at it, and what a person does at it.
PASSING = {
    "add_style_tag",
    "check",
    "click",
    "content",
    "emulate_media",
    "eval_on_selector",
    "eval_on_selector_all",
    "evaluate",
    "expect_download",
    "expect_navigation",
    "expect_request",
    "expect_response",
    "fill",
    "focus",
    "get_attribute",
    "get_by_label",
    "get_by_role",
    "get_by_text",
    "go_back",
    "goto",
    "hover",
    "inner_text",
    "input_value",
    "is_checked",
    "is_visible",
    "keyboard",
    "locator",
    "mouse",
    "query_selector",
    "query_selector_all",
    "reload",
    "request",
    "screenshot",
    "select_option",
    "set_checked",
    "set_input_files",
    "touchscreen",
    "uncheck",
    "url",
    "viewport_size",
    "wait_for_function",
    "wait_for_load_state",
    "wait_for_selector",
    "wait_for_timeout",
    "wait_for_url",
}


def is_wrong(line: ConsoleMessage, meant: tuple[str, ...] = ()) -> bool:
    """A complaint of the browser, but for a killed server and what is meant to be refused."""
    url = line.location["url"].split("?")[0]
    return line.type == "error" and not ("ERR_CONNECTION" in line.text or url.endswith((*MEANT, *meant)))


def told(line: ConsoleMessage) -> str:
    """What the browser complains of, and where."""
    return f"{line.text} {line.location['url']}"


class LentPage(Page):
    """A page that knows whether anything was done with it that may outlast a test."""

    altered = False
    _first: LentPage | None = None  # that this one is a tab beside

    def __getattribute__(self, name: str) -> Any:
        """Whatever is not known to pass is thought to last."""
        if not name.startswith("_") and name not in PASSING and name != "altered":
            (self._first or self).altered = True
        return super().__getattribute__(name)


def tab(page: Page) -> Page:
    """Another tab beside a page that is lent; it is closed when that is taken back."""
    assert isinstance(page, LentPage)
    beside = super(LentPage, page).context.new_page()
    beside.__class__ = type(page)
    assert isinstance(beside, LentPage)
    beside._first = page
    return beside


@dataclass(frozen=True)
class Kind:
    """What stays as it is in a page: where it is from, its window, its colours, and its number within a test.

    page: the class of it, and of those that a test or it itself opens as well.
    """

    address: str
    screen: Screen
    dark: bool
    number: int
    page: type[LentPage] = LentPage

    @property
    def colours(self) -> Any:
        """How Playwright calls them."""
        return "dark" if self.dark else "light"

    def context(self, browser: Browser) -> BrowserContext:
        """A browser context for such a page."""
        context = browser.new_context(
            base_url=self.address,
            viewport={"width": self.screen.width, "height": self.screen.height},
            has_touch=self.screen is PHONE,
            is_mobile=self.screen is PHONE,
            reduced_motion="reduce",
            color_scheme=self.colours,
            locale="en-GB",
            service_workers="block",  # what it keeps is tested in test_installable.py
        )
        context.set_default_timeout(60_000)
        context.add_init_script(SHARE.replace("WHOSE", str(self.number)))
        context.on("page", lambda page: self.know(page))
        return context

    def know(self, page: Page) -> None:
        """Let a page be one of these."""
        page.__class__ = self.page


@dataclass(eq=False)
class Loan:
    """A page that is lent, in a browser context of its own; what went wrong in it, and what may be refused to it."""

    kind: Kind
    context: BrowserContext
    page: LentPage
    tools: CDPSession
    wrong: list[str] = field(default_factory=list)
    refused: tuple[str, ...] = ()

    @classmethod
    def made(cls, browser: Browser, kind: Kind) -> Loan:
        """A new one."""
        context = kind.context(browser)
        page = context.new_page()
        kind.know(page)
        assert isinstance(page, LentPage)
        made = cls(kind, context, page, context.new_cdp_session(page))
        page.on("pageerror", lambda error: made.wrong.append(f"{page.url}: {error}"))
        page.on("console", made.hear)
        # Everything is laid out for the whole window; that only a corner of it is drawn spares half of the work.
        made.tools.send("Emulation.setVisibleSize", {"width": 10, "height": 10})
        made.empty()
        return made

    def hear(self, line: ConsoleMessage) -> None:
        """Keep what is a complaint."""
        if is_wrong(line, self.refused):
            self.wrong.append(f"{self.page.url}: {told(line)}")

    def empty(self) -> None:
        """Take out what a test has left: first whatever could still write something, then what was written."""
        page, where = self.page, urlsplit(self.kind.address)
        Page.goto(page, QUIET)
        for other in self.context.pages[1:]:
            other.close()
        everything = {"origin": f"{where.scheme}://{where.netloc}", "storageTypes": "all"}
        self.tools.send("Storage.clearDataForOrigin", everything)
        self.context.clear_cookies()
        page.evaluate(EMPTY, AT_ONCE)
        for key in ("Alt", "Control", "Meta", "Shift"):
            page.keyboard.up(key)
        page.mouse.move(-1, -1)
        page.mouse.up()
        page.emulate_media(media="null", color_scheme=self.kind.colours, forced_colors="null", contrast="null")
        page.emulate_media(reduced_motion="reduce")
        if len(self.context.pages) > 1:
            raise Error("a tab came late, and may have written something")

    def close(self) -> None:
        """Away with it, unless its browser has ended already."""
        with suppress(Error):
            self.context.close()


class Lender:
    """The pages of a browser: those that are lent come back to wait for another test."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._waiting: list[Loan] = []

    def lend(self, kind: Kind, refused: tuple[str, ...] = ()) -> Loan:
        """A page in which nothing is left of any test."""
        loan = next((one for one in self._waiting if one.kind == kind), None)
        if loan is None:
            loan = Loan.made(self._browser, kind)
        else:
            self._waiting.remove(loan)
        loan.wrong, loan.refused = [], refused
        loan.page.altered = False
        return loan

    def take_back(self, loan: Loan) -> None:
        """Empty it for another test, or close it if that cannot be; what has waited longest makes room for it."""
        if loan.page.altered:
            return loan.close()
        try:
            loan.empty()
        except Error:  # its server has ended, or it hangs, or a tab came late
            return loan.close()
        self._waiting.append(loan)
        while len(self._waiting) > MOST:
            self._waiting.pop(0).close()
        return None
