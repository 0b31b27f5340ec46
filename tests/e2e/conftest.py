"""A real server process and Debian's Chromium."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    expect,
    sync_playwright,
)
from tests.e2e.local_page import known
from tests.e2e.site import Host, built
from tests.e2e.table import DESK, PHONE, Screen
from tests.server.conftest import ServerProcess
from tests.server.forked import Forked

# The shares that a page gives to the luck of its games: numbered, and marked with whose they are.
SHARE = """{
    const given = crypto.getRandomValues.bind(crypto);
    let games = 0;
    crypto.getRandomValues = (it) => (it.length === 32 ? it.fill(WHOSE, 0, 16).fill(++games, 16) : given(it));
}"""
HOMES = ("server", "site")
BOTH = pytest.mark.parametrize("home", HOMES, indirect=True)
ROOT = Path(__file__).parents[2]
# The smaller one draws the same pages with less work.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Helping threads cost more than they help where all processors are busy.
    "--js-flags=--single-threaded-gc",
    "--num-raster-threads=1",
]
# What others do is not shown step by step, unless a test asks for it.
# That a card is read by holding it has been said, but to a test of that.
AT_ONCE: list[Any] = [
    {"name": "ludi-settings", "value": '{"others":"off"}'},
    {"name": "ludi-press", "value": "learnt"},
]


class Server(ServerProcess):
    """`ludi serve`, started; it can be killed and started again at the same address.

    Its dice, cards and bots are those of a seed, so a test plays the same game in every run, as far as the clock has no
    say in it. Another E2E_SEED in the environment brings other games.
    """

    def __init__(self, data: Path, **environment: str) -> None:
        super().__init__(data, **environment)
        self.address = self.url
        self.seed = data.parent / f"{data.name}.seed"
        self.environment["SEED_FILE"] = str(self.seed)
        self.starts = 0
        self.start()

    def start(self) -> Server:
        """Start it, with luck of its own."""
        self.starts += 1
        self.sow(f"start {self.starts} of {self.data.name}")
        super().start()
        return self

    def sow(self, name: str) -> None:
        """Let all luck from now on be that of a name."""
        self.seed.write_text(f"{os.environ.get('E2E_SEED', '')}:{name}", "utf-8")
        if isinstance(self.process, Forked):
            self.process.send_signal(signal.SIGUSR2)

    def end(self, *, kill: bool = False) -> None:
        """SIGTERM, or SIGKILL."""
        if kill:
            self.kill()
        else:
            self.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of a file."""
    assert (ROOT / "src/ludi/server/static/index.html").is_file(), "the page is not built; run bin/web"
    process = Server(tmp_path_factory.mktemp("data"))
    yield process
    process.end()


class Chromium:
    """One Chromium for all tests that follow each other here.

    No longer: while it is open, Playwright keeps an event loop running, and other tests run loops of their own.
    """

    def __init__(self) -> None:
        self._open: tuple[Playwright, Browser] | None = None

    def browser(self) -> Browser:
        """The one that is open, or else a new one; so it is after one that has crashed, or was ended with its test."""
        if self._open is not None and not self._answers():
            self.close()
        if self._open is None:
            assert CHROMIUM, "no Chromium was found; apt-get install chromium-headless-shell"
            driver = sync_playwright().start()
            self._open = driver, driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        return self._open[1]

    def _answers(self) -> bool:
        """Whether the open browser does what it is told; `is_connected` is true of a dead one as well."""
        assert self._open is not None
        try:
            self._open[1].new_browser_cdp_session().detach()
        except Error:
            return False
        return True

    def close(self) -> None:
        """End it, if it is open."""
        if self._open is not None:
            driver, browser = self._open
            self._open = None
            with suppress(Error):  # it is dead already
                browser.close()
            driver.stop()


CHROMIUMS = Chromium()


@pytest.fixture(scope="module")
def browser() -> Browser:
    """The Chromium of these tests."""
    return CHROMIUMS.browser()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Chromium is closed behind the last one of the tests here."""
    try:
        return (yield)
    finally:
        if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
            CHROMIUMS.close()


Opener = Callable[..., Page]
expect.set_options(60_000)


MEANT = ("/api/import", "/api/me/redeem", "/share")  # no record, a link used twice, and a seal that came too late


def is_wrong(line: ConsoleMessage, meant: tuple[str, ...] = ()) -> bool:
    """A complaint of the browser, but for a killed server and what is meant to be refused."""
    url = line.location["url"].split("?")[0]
    return line.type == "error" and not ("ERR_CONNECTION" in line.text or url.endswith((*MEANT, *meant)))


def told(line: ConsoleMessage) -> str:
    """What the browser complains of, and where."""
    return f"{line.text} {line.location['url']}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What needs a server, or brings a host of its own, is no test of the site."""
    if config.getoption("--home") == "site":
        apply = [item for item in items if applies(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in apply])
        items[:] = apply


def applies(item: pytest.Item) -> bool:
    """Whether the site can have what a test wants, and it is not the server's turn of a test at BOTH."""
    given = getattr(item, "callspec", None)
    alone = item.get_closest_marker("served") or (given is not None and given.params.get("home") == HOMES[0])
    return not alone and "open_page" in getattr(item, "fixturenames", [])


@pytest.fixture
def home(request: pytest.FixtureRequest) -> str:
    """Where the pages of a test are from; a test at BOTH is played at each."""
    found: str = getattr(request, "param", None) or request.config.getoption("--home")
    return found


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The site, served."""
    found = Host(built(tmp_path_factory))
    yield found
    found.cut()


@pytest.fixture
def open_page(browser: Browser, home: str, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens a page in a browser context of its own; no script may fail in it and nothing may be refused by the CSP."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []
    local = home == "site"
    place: Host | Server = request.getfixturevalue("files" if local else "server")
    origin = place.origin if isinstance(place, Host) else place.address
    if isinstance(place, Server):
        place.sow(request.node.nodeid)

    def opened(path: str = "/", screen: Screen = DESK, dark: bool = False, refused: tuple[str, ...] = ()) -> Page:
        context = browser.new_context(
            base_url=place.address,
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen is PHONE,
            is_mobile=screen is PHONE,
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
            locale="en-GB",
            service_workers="block",  # what it keeps is tested in test_installable.py
            storage_state={"cookies": [], "origins": [{"origin": origin, "localStorage": AT_ONCE}]},
        )
        context.set_default_timeout(60_000)
        context.add_init_script(SHARE.replace("WHOSE", str(len(contexts))))
        contexts.append(context)
        if local:
            context.on("page", known)  # those that a test or the page itself opens as well
        page = context.new_page()
        # Everything is laid out for the whole window; that only a corner of it is drawn spares half of the work.
        context.new_cdp_session(page).send("Emulation.setVisibleSize", {"width": 10, "height": 10})
        page.on("pageerror", lambda error: wrong.append(f"{page.url}: {error}"))
        page.on("console", lambda line: wrong.append(f"{page.url}: {told(line)}") if is_wrong(line, refused) else None)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []
