"""Where there is nothing to be shown the page says why, in the reader's language, and offers the next step."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.e2e.conftest import Opener, Server
from tests.e2e.table import DESK, PHONE, new_room
from tests.e2e.test_languages import Checker

from ludi.locales import Text, languages
from ludi.server.addresses import own_address

NOBODY = "aaaaaaaaaaaa"
# What reaches over the edge of the panel that it lies in.
OVER_THE_EDGE = """() => [...document.querySelectorAll(".panel *")].filter(e => e.checkVisibility()
    && e.getBoundingClientRect().right > e.closest(".panel").getBoundingClientRect().right).map(e => e.outerHTML)"""


@pytest.mark.soak(but=("en",))
@pytest.mark.served("about a server's addresses")
@pytest.mark.parametrize("language", ["en", "uk"])
def test_an_unknown_address_or_room_says_so_and_leads_on(open_page: Opener, language: str) -> None:
    say, screen = Text(language), PHONE if language == "uk" else DESK
    wrong = ("/nothing", NOBODY, "/r/WRONG", "/rooms/WRONG", "/x", "/roma/999", "/roma/xyz")
    page = open_page("/settings", screen, refused=wrong)
    page.select_option("select", language)
    page.wait_for_selector(f"html[lang={language}]")
    for path, why in {
        "/nothing": say("server-no-page"),
        "/nothing/x": say("server-no-page"),
        f"/r/{NOBODY}": say("server-no-room", room=NOBODY),
        f"/r/{NOBODY}?invite=x": say("server-no-room", room=NOBODY),
        "/r/WRONG": say("server-no-page"),
        "/new?title=xyz": say("server-no-page"),
        "/rules/xyz": say("server-no-page"),
        "/puzzles/roma/999": say("server-no-page"),
        "/learn/roma/xyz": say("server-no-page"),
    }.items():
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == (404 if path.startswith("/nothing") else 200)
        expect(page.locator("main [role=alert]")).to_have_text(why)
        if "roma" in path:
            expect(page.locator("main a[href='/puzzles'], main a[href='/learn']")).to_be_visible()
            continue
        expect(page.locator("main a[href='/games']")).to_have_text(say("web-games"))
        page.click("main a[href='/']")
        page.wait_for_selector("main a[href^='/new']")


@pytest.mark.soak
@pytest.mark.served("about a server's addresses")
def test_a_wrong_invitation_is_refused_in_words(open_page: Opener) -> None:
    room = new_room(host := open_page("/"), "open", 4)
    host.wait_for_selector("#link-invite")
    guest = open_page(f"/r/{room}?invite=x", refused=("/claim",))
    guest.click("main form button")
    expect(guest.locator("main [role=alert]")).to_have_text(Text("en")("server-no-invite"))
    stranger = open_page(f"/r/{room}")
    expect(stranger.locator("main [role=alert]")).to_have_text(Text("en")("server-no-reader"))
    expect(stranger.locator("main a[href='/']").first).to_be_visible()


@pytest.mark.served("about a server's addresses")
def test_an_invitation_is_shared_by_the_device_and_warns_where_nobody_can_come(open_page: Opener) -> None:
    page = open_page("/", PHONE)
    page.add_init_script("navigator.share = async (data) => { window.shared = data; };")
    page.goto("/")
    room = new_room(page, "open", 4)
    expect(page.locator("[role=note]")).to_have_text(Text("en")("web-link-local"))
    page.click("text=Share")
    page.wait_for_function("() => window.shared")
    shared = page.evaluate("window.shared")
    assert shared["url"] == page.input_value("#link-invite")
    assert f"/r/{room}?invite=" in shared["url"]


@pytest.mark.served("about a server's addresses")
def test_the_links_of_a_table_for_the_house_lead_to_its_address_there(open_page: Opener, tmp_path: Path) -> None:
    house = Server(tmp_path / "house", LUDI_SERVER_HOST="0.0.0.0")
    try:
        page = open_page(f"{house.url}/")
        page.goto(f"{house.url}/new?title=roma")
        page.select_option("form select >> nth=0", "open")
        page.click("form .button.primary")
        expect(page.locator("[role=note]")).to_have_text(Text("en")("web-link-network"))
        origin = f"http://{own_address()}:{house.port}/"
        assert page.input_value("#link-invite").startswith(f"{origin}r/")
        assert page.input_value("#link-watch").startswith(f"{origin}r/")
        page.goto(f"{house.url}/settings")
        page.click(f"text={Text('en')('web-device-make')}")
        page.wait_for_selector("#link-device")
        assert page.input_value("#link-device").startswith(origin)
    finally:
        house.end()


@pytest.mark.served("about a server's addresses")
def test_the_lobby_of_a_phone_has_room_in_every_language(open_page: Opener) -> None:
    page = open_page(screen=PHONE)
    new_room(page, "open", 4)
    page.wait_for_selector(".panel [role=note]")
    Checker(page, "roma", OVER_THE_EDGE)("lobby")


@pytest.mark.soak
@pytest.mark.served("about a server's addresses")
def test_a_browser_that_is_too_old_or_runs_no_scripts_is_told_so(
    open_page: Opener, browser: Browser, server: Server
) -> None:
    page = open_page("/")
    expect(page.locator(".old")).to_be_hidden()

    def without(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("not (color:light-dark(", "not (color:light-gone("))

    page.route("**/assets/*.css", without)
    page.reload()
    for language in languages():
        expect(page.locator(f".old [lang={language}]")).to_have_text(Text(language)("web-app-old"))
    expect(page.locator(".old")).to_be_visible()
    expect(page.locator("#app")).to_be_hidden()

    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.address)
    for language in languages():
        assert Text(language)("web-app-scripts") in page.content()
    expect(page.locator("noscript p").first).to_be_visible()
    context.close()
