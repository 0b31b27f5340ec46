"""A real server process and Debian's Chromium."""

from __future__ import annotations

import os
import shutil
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    Error,
    Page,
    Playwright,
    expect,
    sync_playwright,
)
from tests.e2e.lent import Kind, Lender, LentPage, Loan
from tests.e2e.local_page import LocalPage
from tests.e2e.site import Host, built
from tests.e2e.table import DESK, Screen
from tests.server.conftest import ServerProcess, free_port
from tests.server.forked import Forked

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
    # Helping threads cost more than they help where all processors are busy, and so does code that is made better: no
    # page of a test is open for long.
    "--js-flags=--single-threaded-gc,--no-maglev,--no-turbofan,--liftoff-only",
    "--num-raster-threads=1",
]


@cache
def usual_port() -> int:
    """The port of servers that follow each other."""
    return free_port()


class Server(ServerProcess):
    """`ludi serve`, started; it can be killed and started again at the same address.

    Its dice, cards and bots are those of a seed, so a test plays the same game in every run, as far as the clock has no
    say in it. Another E2E_SEED in the environment brings other games.
    """

    def __init__(self, data: Path, **environment: str) -> None:
        self._alike = not environment
        super().__init__(data, **environment)
        self.address = self.url
        self.seed = data.parent / f"{data.name}.seed"
        self.environment["SEED_FILE"] = str(self.seed)
        self.starts = 0
        self.start()

    def listens_at(self) -> int:
        """Where the one before it has listened, if it has ended: what a browser keeps of the page serves on.

        Not of one with settings of its own, which answers otherwise.
        """
        if not self._alike:
            return super().listens_at()
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                probe.bind(("127.0.0.1", usual_port()))
                return usual_port()
        return super().listens_at()

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
        self._open: tuple[Playwright, Browser, Lender] | None = None

    def browser(self) -> Browser:
        """The one that is open, or else a new one; so it is after one that has crashed, or was ended with its test."""
        return self._opened()[1]

    def lender(self) -> Lender:
        """Its pages, of which tests are lent some."""
        return self._opened()[2]

    def _opened(self) -> tuple[Playwright, Browser, Lender]:
        if self._open is not None and not self._answers():
            self.close()
        if self._open is None:
            assert CHROMIUM, "no Chromium was found; apt-get install chromium-headless-shell"
            driver = sync_playwright().start()
            browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            self._open = driver, browser, Lender(browser)
        return self._open

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
            driver, browser, _ = self._open
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
def open_page(home: str, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Opens a page in a browser context of its own; no script may fail in it and nothing may be refused by the CSP.

    Without a path the page of a server is empty as yet, for a test that goes somewhere itself.
    """
    loans: list[Loan] = []
    local = home == "site"
    place: Host | Server = request.getfixturevalue("files" if local else "server")
    lender = CHROMIUMS.lender()
    if isinstance(place, Server):
        place.sow(request.node.nodeid)

    def opened(
        path: str | None = None, screen: Screen = DESK, dark: bool = False, refused: tuple[str, ...] = ()
    ) -> Page:
        kind = Kind(place.address, screen, dark, len(loans), LocalPage if local else LentPage)
        loans.append(lender.lend(kind, refused))
        if path is not None or local:  # the table of the site is in its page
            loans[-1].page.goto(path or "/")
        return loans[-1].page

    yield opened
    for loan in loans:
        lender.take_back(loan)
    assert [line for loan in loans for line in loan.wrong] == []
