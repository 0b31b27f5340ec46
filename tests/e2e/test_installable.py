"""The page as a thing that is installed: its manifest, what its worker keeps, and another version when there is one."""

from __future__ import annotations

import contextlib
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.e2e.conftest import ROOT, Server
from tests.e2e.lent import is_wrong
from tests.e2e.table import AT_BOTH_SIZES, DESK, Screen, axe, comes_true, fits, new_room

from ludi.locales import Catalogue

SECOND = "uk"
KEPT = "async () => (await Promise.all((await caches.keys()).map(async n => (await (await caches.open(n)).keys())"
KEPT += ".map(r => r.url)))).flat()"
READY = (
    "async () => Boolean((await navigator.serviceWorker.ready).active) && Boolean(navigator.serviceWorker.controller)"
)
# All letters of the second language, and whatever else the home page asks for: at last, ahead of a game, the table.
ALL = f"""async () => {{
    const kept = await ({KEPT})(), asked = performance.getEntriesByType("resource").map(({{ name }}) => name);
    const files = asked.filter((name) => name.includes("/assets/"));
    const letters = kept.filter((url) => url.includes("cyrillic")).length, ahead = files.some((x) => /Table-/.test(x));
    return letters === 3 && ahead && files.every((name) => kept.includes(name));
}}"""
OFFER = ".offer"


class Site(Server):
    """A server of the same program with a page of its own, of which another version can be built."""

    def __init__(self, folder: Path) -> None:
        package = ROOT / "src/ludi"
        for part, inside in ((package, "ludi"), (package / "server", "ludi/server")):
            (folder / inside).mkdir(parents=True)
            for file in part.iterdir():
                if file.name not in ("server", "static", "__pycache__"):
                    (folder / inside / file.name).symlink_to(file)
        self.static = folder / "ludi/server/static"
        shutil.copytree(package / "server/static", self.static)
        self.package = folder
        self.versions = 1
        super().__init__(folder / "data", PYTHONPATH=str(folder))

    def start(self) -> Site:
        """Begin, with this folder's page."""
        program = [sys.executable, "-c", "from ludi.cli import main; main()"]
        self.command = [*program, *self.command[self.command.index("serve") :]]
        super().start()
        return self

    @property
    def entry(self) -> str:
        """The script that the page begins with."""
        found = re.search(r"/assets/(index-[\w-]+)\.js", (self.static / "index.html").read_text())
        assert found
        return found[1]

    def renew(self) -> str:
        """The same page with another first script, as any change of it makes one; its name. The old one is gone."""
        self.versions += 1
        old, name = self.entry, f"index-Another{self.versions}"
        (self.static / f"assets/{old}.js").rename(self.static / f"assets/{name}.js")
        for file in (*self.static.glob("*"), *self.static.glob("assets/*.js")):
            if file.suffix in (".js", ".html"):
                file.write_text(file.read_text().replace(old, name))
        worker = self.static / "sw.js"  # the version is made of the names
        worker.write_text(re.sub(r"(?<=`)[0-9a-f]{12}(?=`)", name.encode().hex()[-12:], worker.read_text()))
        return name

    @property
    def runs(self) -> bool:
        """Whether nobody has ended it."""
        return self.process is not None and self.process.poll() is None


@pytest.fixture(scope="module")
def only_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The one of this file."""
    found = Site(tmp_path_factory.mktemp("site"))
    yield found
    if found.runs:
        found.end()


@pytest.fixture
def site(only_site: Site) -> Site:
    """The same again, whatever its last visitor did: it runs."""
    if not only_site.runs:
        Server.start(only_site)
    return only_site


@contextlib.contextmanager
def visitor(browser: Browser, server: Server, screen: Screen = DESK, **options: Any) -> Iterator[BrowserContext]:
    """A browser in which nothing fails but what a server that is away makes fail."""
    wrong: list[str] = []
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": screen.width, "height": screen.height},
        reduced_motion="reduce",
        service_workers="allow",
        **options,
    )
    context.set_default_timeout(60_000)
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    context.on("console", lambda line: wrong.append(f"{line.text} {line.location}") if is_wrong(line) else None)
    yield context
    context.close()
    assert wrong == []


def opened(context: BrowserContext, path: str = "/", language: str = "en") -> Page:
    """A page whose worker works."""
    page = context.new_page()
    page.goto(path)
    if language != "en":
        page.goto("/settings")
        page.select_option("select", language)
        page.wait_for_selector(f"html[lang={language}]")
        page.goto(path)
    comes_true(page, READY)
    return page


def kept(page: Page) -> list[str]:
    """The addresses of all that is in the caches of the origin."""
    found: list[str] = page.evaluate(KEPT)
    return found


@pytest.mark.soak
def test_the_manifest_is_valid_in_both_languages(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as context:
        page = opened(context)
        for language in ("en", SECOND):
            if language != "en":
                page = opened(context, "/", language)
            about = Catalogue(language).said("web-app-about", {})
            found = context.new_cdp_session(page).send("Page.getAppManifest")
            assert found["errors"] == []
            assert found["url"].endswith(f"manifest{'' if language == 'en' else f'-{language}'}.webmanifest")
            assert f'"description":"{about}"' in found["data"]


@pytest.mark.soak
def test_a_page_that_the_worker_did_not_see_come_is_kept_too(browser: Browser, server: Server) -> None:
    """As one that was on its way when the worker began, or was loaded past it."""
    with visitor(browser, server) as context:
        page = opened(context)
        with page.expect_navigation():
            context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
        page.wait_for_load_state()
        comes_true(page, READY)


@pytest.mark.soak
def test_nothing_that_the_server_answers_is_kept(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as context:
        page = opened(context)
        first = set(kept(page))
        room = new_room(page, "bot:random", 40)
        page.wait_for_selector(".table .board")
        for path in (f"/r/{room}?invite={'x' * 43}", f"/r/{room}/replay", "/rules/roma"):
            page.goto(path)
            page.wait_for_selector("main")
        page.wait_for_load_state("networkidle")
        for url in (found := kept(page)):
            assert url == f"{server.address}/" or re.fullmatch(rf"{server.address}/assets/[\w.-]+", url), url
        assert [url for url in found if room in url or "invite" in url] == []
        assert len(set(found)) == len(found) > len(first)  # what was used since is kept too


@pytest.mark.soak
@AT_BOTH_SIZES
def test_the_page_opens_without_the_server_in_the_readers_language(
    browser: Browser, site: Site, screen: Screen
) -> None:
    away, again = (Catalogue(SECOND).said(key, {}) for key in ("web-no-server", "web-again"))
    with visitor(browser, site, screen) as context:
        page = opened(context, "/", SECOND)
        comes_true(page, ALL)
        page.wait_for_load_state("networkidle")
        comes_true(page, ALL)
        site.end()
        for path in ("/", "/r/aaaaaaaaaaaa?invite=geheim", "/new?title=roma"):
            page.goto(path)
            expect(page.locator(f"html[lang={SECOND}]")).to_be_attached()
            expect(page.get_by_text(str(away))).to_be_visible(timeout=15_000)
            assert fits(page)
            assert axe(page) == []
        page.goto("/")
        expect(page.get_by_role("alert")).to_be_visible()
        Server.start(site)
        page.get_by_role("link", name=str(again), exact=True).click()
        expect(page.locator("li .button.primary").first).to_be_visible()


@pytest.mark.soak
@AT_BOTH_SIZES
def test_another_version_is_offered_and_taken_when_it_is_wanted(browser: Browser, site: Site, screen: Screen) -> None:
    new, take = (str(Catalogue(SECOND).said(key, {})) for key in ("web-app-new", "web-app-take"))
    with visitor(browser, site, screen) as context:
        game, page = opened(context, "/", SECOND), opened(context)
        new_room(game, "bot:random", 40)
        game.wait_for_selector(".table .board")
        for window in (game, page):
            window.evaluate("window.mark = 'same'")
        old = site.entry
        begins = site.renew()
        page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
        expect(page.locator(OFFER)).to_contain_text(new)
        assert fits(page)
        assert axe(page) == []
        # Nothing was taken yet, and the game knows nothing of it.
        assert page.evaluate("window.mark") == game.evaluate("window.mark") == "same"
        assert f"{site.address}/assets/{old}.js" in kept(page)
        expect(game.locator(OFFER)).to_have_count(0)
        page.get_by_role("button", name=take).click()
        page.wait_for_function("() => window.mark === undefined && document.readyState === 'complete'")
        expect(page.locator("li .button.primary").first).to_be_visible()
        assert page.locator("script[type=module]").get_attribute("src") == f"/assets/{begins}.js"
        assert page.evaluate("caches.keys().then(found => found.length)") == 2, "the game may need the old one"
        assert game.evaluate("window.mark") == "same"
        game.keyboard.press("?")  # help comes from a file that was not needed before
        expect(game.get_by_role("dialog")).to_be_visible()
        game.close()
        page.goto("/")
        comes_true(page, "async () => (await caches.keys()).length === 1")
        assert f"{site.address}/assets/{old}.js" not in kept(page)
        expect(page.locator(OFFER)).to_have_count(0)


def test_a_page_that_is_loaded_anew_is_the_new_one_and_is_offered_nothing(browser: Browser, site: Site) -> None:
    with visitor(browser, site) as context:
        page = opened(context)
        entry = f"/assets/{site.renew()}.js"
        page.reload()
        assert page.locator("script[type=module]").get_attribute("src") == entry
        comes_true(
            page,
            f"""async () => {{
                const [own, ...more] = await caches.keys();
                return more.length === 0 && Boolean(await (await caches.open(own)).match("{entry}"));
            }}""",
        )
        expect(page.locator(OFFER)).to_have_count(0)
        site.end(kill=True)
        page.goto("/")
        expect(page.get_by_role("alert")).to_have_text(str(Catalogue("en").said("web-no-server", {})))
