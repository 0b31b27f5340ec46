"""Decks of one's own, and what a new room asks about cards."""

from __future__ import annotations

import re
import tomllib

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect
from tests.e2e.conftest import BOTH, ROOT, Opener
from tests.e2e.table import AT_BOTH_SIZES, MINE, PHONE, Screen, axe, flawless
from tests.e2e.test_languages import Checker

FACTS = tomllib.loads((ROOT / "src/ludi/games/roma/facts.toml").read_text("utf-8"))["cards"]
NUMBERS = "details:has-text('House values')"


def begin(page: Page, name: str) -> None:
    """A deck of one's own with a name, open in the builder."""
    page.goto("/decks")
    page.click("text=New deck")
    page.fill("label:has-text('Name of the deck') input", name)
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(f"deck={name}$"))


def count(page: Page, card: str) -> str:
    """The selector of a card's number in the stock."""
    return f".stock input[aria-label^='{card}, at most']"


def put(page: Page, card: str, n: int) -> None:
    """That many of a card."""
    page.fill(count(page, card), str(n))
    page.keyboard.press("Tab")


def turn(page: Page, to: str) -> None:
    """Where only one of them has room, show the cards or the deck."""
    page.wait_for_selector(".builder")
    button = page.locator(f".faces button:has-text('{to}')")
    if button.is_visible():
        button.click()


def file(name: str, content: bytes) -> FilePayload:
    """What somebody chooses from his files."""
    return {"name": name, "mimeType": "text/plain", "buffer": content}


def bring(page: Page, text: str) -> str:
    """Paste a list; what the page says to it."""
    page.fill("dialog textarea", text)
    page.click("text=Take the list")
    return page.inner_text("dialog [role=alert]")


def mine(page: Page) -> list[str]:
    """The names of the decks that the browser keeps, as the page shows them."""
    return page.locator("section:has(h2:text('Your decks')) h3").all_inner_texts()


@pytest.mark.soak(but=("desktop",))
@AT_BOTH_SIZES
def test_a_deck_is_built_kept_and_played(open_page: Opener, screen: Screen) -> None:
    page = open_page("/decks", screen)
    begin(page, "Mine")
    total = 0
    for card, fact in FACTS.items():
        n = min(55 - total, fact.get("roma", 0) + fact.get("arena", 0))
        if n:
            put(page, card, n)
        total += n
    turn(page, "Deck")
    page.wait_for_selector("text=Ready to be played")
    assert page.inner_text(".deck .total") == "55 of 55 cards"
    page.reload()
    turn(page, "Deck")
    assert page.inner_text(".deck .total") == "55 of 55 cards"

    page.click(".deck >> text=Play with it")
    page.wait_for_url("**/new?title=arena")
    assert page.is_checked("input[value=built]")
    first = page.locator("label:has-text('The first player’s deck (yours)') select")
    assert first.input_value() == "Mine"
    page.select_option("label:has-text('The second player’s deck') select", "Horrea")
    page.select_option("form select >> nth=0", "bot:random")
    page.click("form .button.primary")
    page.wait_for_selector(MINE)
    room = page.url.split("/r/")[1]
    options = page.request.get(f"/api/rooms/{room}").json()["options"]
    assert options["cards"] == "built"
    assert options["first_deck"].startswith("1 Sicarius, 2 Architectus, ")
    assert "7 Forum" in options["second_deck"]
    assert page.query_selector("[data-available]") is not None


def test_a_deck_is_changed_by_buttons_and_by_keys(open_page: Opener) -> None:
    page = open_page("/decks")
    page.click("li:has-text('Curia') >> text=Take and change")
    forum = page.locator(count(page, "Forum"))
    assert forum.input_value() == "9"
    forum.focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_selector("text=1 card too many: a deck has 55.")
    assert forum.input_value() == "10"
    assert page.locator(".stock button[aria-label='One more Forum']").is_disabled()
    page.click(".stock button[aria-label='One Basilica fewer']")
    page.wait_for_selector("text=Ready to be played")
    page.keyboard.press("Tab")
    for _ in range(2):
        page.click(".stock button[aria-label='One Forum fewer']")
    assert page.inner_text(".deck .total") == "53 of 55 cards"
    page.wait_for_selector("text=2 cards are missing: a deck has 55.")
    assert page.locator(".deck button:has-text('Play with it')").is_disabled()
    assert "Forum: 8. The deck has 53 of 55 cards." in page.inner_text("[aria-live=polite]")


def test_cards_are_searched_filtered_and_put_in_order(open_page: Opener) -> None:
    page = open_page("/decks")
    begin(page, "Search")
    cards = page.locator(".stock h3")
    assert cards.count() == 55
    page.select_option(".stock label:has-text('Game') select", "roma")
    assert cards.count() == 25
    page.select_option(".stock label:has-text('Type') select", "building")
    page.select_option(".stock label:has-text('Order') select", "cost")
    assert cards.all_inner_texts()[0] == "Templum"
    page.select_option(".stock label:has-text('Cost') select", "high")
    assert cards.all_inner_texts() == ["Basilica", "Mercatus", "Turris"]
    assert page.is_visible("text=3 of 55 kinds of cards")
    page.fill("input[type=search]", "merc")
    assert cards.all_inner_texts() == ["Mercatus"]
    page.fill("input[type=search]", "no such words")
    assert cards.count() == 0


def test_decks_are_renamed_duplicated_and_deleted(open_page: Opener) -> None:
    page = open_page("/decks")
    begin(page, "Prima")
    page.fill("label:has-text('Name of the deck') input", "curia")
    page.keyboard.press("Enter")
    assert page.inner_text("main [role=alert]") == "There is a deck called curia already."
    page.fill("label:has-text('Name of the deck') input", "Secunda")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("deck=Secunda"))
    page.click("text=All decks")
    assert mine(page) == ["Secunda"]
    page.click("text=Duplicate")
    assert mine(page) == ["Secunda 2", "Secunda"]
    page.click("li:has-text('Secunda 2') >> text=Delete")
    page.click("text=Really delete?")
    assert mine(page) == ["Secunda"]
    page.reload()
    page.wait_for_selector("text=Ready decks")
    assert mine(page) == ["Secunda"]


@pytest.mark.soak
def test_a_list_that_is_wrong_says_why_and_stays(open_page: Opener) -> None:
    page = open_page("/decks")
    page.wait_for_selector("text=Ready decks")
    curia = page.request.get("/api/titles").json()[0]["decks"]["ready"][0]["cards"]
    page.click("text=Bring a list")
    assert bring(page, curia.replace("9 Forum", "8 Forum")) == "1 card is missing: a deck has 55."
    assert "both games together have 10" in bring(page, curia.replace("9 Forum", "11 Forum"))
    assert bring(page, "9 Fortum") == "“Fortum” is not a card of Roma or Arena. Did you mean Forum or Fortuna?"
    assert bring(page, "  ") == "55 cards are missing: a deck has 55."
    assert bring(page, "9 Forum # x\n" * 2000) == "This is too long; at most 8,000 characters are read."
    assert len(bring(page, "Zebra, " * 12).splitlines()) == 9
    page.fill("dialog textarea", "9 Forum")
    page.set_input_files("dialog input[type=file]", file("x.txt", bytes(range(256))))
    page.wait_for_selector("dialog >> text=This is not text.")
    assert page.input_value("dialog textarea") == "9 Forum"
    assert axe(page) == []
    text = f"# From Ada\n{curia.replace(', ', chr(10))}"
    page.set_input_files("dialog input[type=file]", file("x.txt", text.encode()))
    page.wait_for_selector("dialog [role=alert]", state="detached")
    page.click("text=Take the list")
    page.wait_for_selector("text=Ready to be played")
    assert page.input_value("label:has-text('Name of the deck') input") == "From Ada"
    page.click("text=Copy or save the list")
    assert page.input_value("aside textarea").splitlines()[0] == "# From Ada"
    with page.expect_download() as saved:
        page.click("text=Save as a file")
    assert saved.value.suggested_filename == "From Ada.txt"
    assert "9 Forum\n" in saved.value.path().read_text("utf-8")


def test_a_faulty_deck_cannot_be_chosen_for_a_room(open_page: Opener) -> None:
    page = open_page("/decks")
    begin(page, "Half")
    put(page, "Forum", 10)
    page.goto("/new?title=arena")
    page.click("input[value=built]")
    option = page.locator("option[value=Half] >> nth=0")
    expect(option).to_be_disabled()
    assert option.inner_text() == "Half (10 of 55 cards)"
    page.click("text=Build or change decks >> nth=1")
    page.click("li:has-text('Subura') >> text=Play with it")
    assert page.input_value("label:has-text('The second player') select") == "Subura"
    assert page.input_value("label:has-text('The first player') select") == "Curia"


def verdict(page: Page) -> str:
    """What is said of the deck in the making."""
    return page.locator(".deck .wrong, .deck .legal, .deck [role=status]").inner_text()


@pytest.mark.served("holds back what the server answers")
def test_what_was_said_of_a_deck_stays_until_the_next_is_known(open_page: Opener) -> None:
    held: list[Route] = []
    page = open_page("/decks")
    page.wait_for_selector("text=Ready decks")
    page.route("**/options/first_deck", lambda route: held.append(route))
    page.click("li:has-text('Curia') >> text=Take and change")
    page.wait_for_selector("text=The list is being checked…")
    assert page.locator(".deck button:has-text('Play with it')").is_disabled()
    held.pop(0).continue_()
    page.wait_for_selector("text=Ready to be played")
    for n in (8, 7, 6):
        page.click(".stock button[aria-label='One Forum fewer']")
        assert page.input_value(count(page, "Forum")) == str(n)
        assert verdict(page) == "Ready to be played"
    expect(page.locator(".deck .total")).to_have_text("52 of 55 cards")
    while verdict(page) == "Ready to be played":
        page.wait_for_function("() => true")
        if held:
            held.pop(0).continue_()
    assert verdict(page) == "3 cards are missing: a deck has 55."


@pytest.mark.soak
@pytest.mark.served("has a server that does not answer")
def test_nothing_is_lost_where_a_deck_cannot_be_checked(open_page: Opener) -> None:
    page = open_page("/decks", refused=("/first_deck",))
    page.click("li:has-text('Curia') >> text=Take and change")
    page.wait_for_selector("text=Ready to be played")
    page.route("**/options/first_deck", lambda route: route.abort())
    page.click(".stock button[aria-label='One Forum fewer']")
    problem = page.locator("main [role=alert]:has-text('The list could not be checked. The server cannot be reached.')")
    problem.wait_for()
    assert page.locator(".deck .wrong, .deck .legal").count() == 0, "what was said is of another deck"
    assert axe(page) == []
    page.click(".stock button[aria-label='One Basilica fewer']")
    assert page.inner_text(".deck .total") == "53 of 55 cards"
    page.goto("/decks")
    page.click("text=Bring a list")
    page.fill("dialog textarea", "9 Forum")
    page.click("text=Take the list")
    page.locator("dialog [role=alert]:has-text('Nothing of it is lost.')").wait_for()
    assert page.input_value("dialog textarea") == "9 Forum"
    page.unroute("**/options/first_deck")
    page.click("dialog button:text-is('Try again')")
    page.wait_for_selector("dialog >> text=46 cards are missing: a deck has 55.")
    page.keyboard.press("Escape")
    page.wait_for_selector("section:has(h2:text('Your decks')) >> text=2 cards are missing: a deck has 55.")
    assert page.locator("main [role=alert]").count() == 0


@pytest.mark.soak(only=("site",))
@BOTH
def test_a_list_may_have_names_of_any_language(open_page: Opener) -> None:
    page = open_page("/decks")
    page.wait_for_selector("text=Ready decks")
    page.click("text=Bring a list")
    assert (
        bring(page, "9 Трирема, 2 Fauve；税收 ×2、Fauv") == "“Fauv” is not a card of Roma or Arena. Did you mean Beast?"
    )
    page.click("dialog >> text=Go on with 13 cards")
    page.wait_for_selector("text=42 cards are missing: a deck has 55.")
    assert page.input_value(count(page, "Beast")) == "2"


def test_a_browser_that_keeps_nothing_says_so(open_page: Opener) -> None:
    page = open_page("/decks")
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full') } }")
    page.click("text=New deck")
    page.wait_for_selector("text=This browser keeps nothing.")
    put(page, "Forum", 3)
    assert page.inner_text(".deck .total") == "3 of 55 cards"


def test_only_options_that_matter_are_shown(open_page: Opener) -> None:
    page = open_page("/new?title=roma")
    page.wait_for_selector("form")
    beginner, numbers = page.get_by_label("For beginners"), page.locator(NUMBERS)
    first, deck = page.get_by_role("radiogroup", name="The first player’s cards"), page.get_by_label("player’s deck")
    seen = []
    for word in ("roma", "mixed", "separate", "built"):
        page.click(f"input[name=cards][value={word}]")
        seen.append([x.count() for x in (beginner, numbers, first, deck)])
    assert seen == [[0, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0], [1, 1, 0, 2]]


@pytest.mark.served("reads what is sent to it")
def test_only_options_that_matter_are_sent(open_page: Opener) -> None:
    page = open_page("/new?title=roma")
    page.click("input[name=cards][value=built]")
    page.check("text=For beginners")
    page.click("input[name=cards][value=roma]")
    page.select_option("form select >> nth=0", "bot:random")
    with page.expect_request("**/api/rooms") as sent:
        page.click("form .button.primary")
    body = sent.value.post_data_json
    assert body is not None
    assert sorted(body["options"]) == [
        "cards",
        "max_turns",
        "mercatus_from_opponent",
        "repeat_triple_reroll",
        "reshuffle",
        "scaenicus_any_card",
    ]
    page.wait_for_selector(MINE)


def test_house_values_are_changed_by_hand(open_page: Opener) -> None:
    page = open_page("/new?title=arena")
    page.click(f"{NUMBERS} >> summary")
    assert page.locator(f"{NUMBERS} tbody tr").count() == 9
    assert page.locator("input[aria-label='Tavern: cost']").count() == 0
    page.fill("input[aria-label='Altar: cost']", "21")
    page.click("form .button.primary")
    problem = "Altar: cost: give a whole number from 0 to 20."
    assert page.locator(f"form > .problem:text-is('{problem}')").is_visible()
    assert "/new" in page.url
    page.fill("input[aria-label='Altar: cost']", "3")
    page.fill("input[aria-label='Tavern: defence']", "6")
    assert page.is_visible(f"{NUMBERS} >> text=2 changed")
    page.select_option("form select >> nth=0", "bot:random")
    page.click("form .button.primary")
    page.wait_for_selector(MINE)
    room = page.url.split("/r/")[1]
    options = page.request.get(f"/api/rooms/{room}").json()["options"]
    assert options["numbers"] == "Altar 3/3, Tavern 7/6"


def test_numbers_of_a_file_are_checked_and_stand_in_the_explanation_of_a_card(open_page: Opener) -> None:
    page = open_page("/new?title=arena")
    page.click(f"{NUMBERS} >> summary")

    def give(text: str) -> None:
        page.set_input_files(f"{NUMBERS} input[type=file]", file("my.toml", text.encode()))

    give("[Tavern]\ncost = 6\n[Tavren]\ncost = 70\n[Altar]\nprice = 7\ndefence = 50")
    page.wait_for_selector("text=Nothing was taken from my.toml:")
    assert page.locator(f"{NUMBERS} [role=alert] li").all_inner_texts() == [
        "“Tavren” is not a card of Roma or Arena. Did you mean Tavern?",
        "Altar: “price” is unknown; a card has cost and defence.",
        "Altar, defence: “50” was given; it must be a whole number from 0 to 20.",
    ]
    assert axe(page) == []
    give("[Tavern\n")
    page.wait_for_selector("text=Line 1 is not TOML.")
    give("\n".join(f'["{card}"]\ncost = 11\ndefence = 12' for card in FACTS))
    page.wait_for_selector(f"{NUMBERS} >> text=55 changed")
    page.select_option("form select >> nth=0", "bot:random")
    page.click("form .button.primary")
    page.wait_for_selector(MINE)
    card = page.locator("[data-token^='hand:'] >> nth=0")
    card.hover()
    explained = page.inner_text("[role=tooltip]")
    assert "costs 11, defence 12" in explained
    assert "as set at this table" in explained


def test_a_house_value_is_marked_where_a_card_is_explained(open_page: Opener) -> None:
    page = open_page("/rules/arena")
    expect(page.locator("#card-altar")).to_contain_text("cost and defence are house values")
    assert "the defence is a house value" in page.inner_text("#card-tavern")
    assert "house value" not in page.inner_text("#card-forum")
    page.goto("/decks")
    begin(page, "Marks")
    expect(page.locator("article:has-text('Altar')")).to_contain_text("house value")
    assert "house value" not in page.inner_text("article:has(h3:text-is('Forum'))")


def test_arena_begins_with_a_click(open_page: Opener) -> None:
    page = open_page("/")
    page.click("li:has-text('Arena: Roma II') >> text=Decks")
    page.wait_for_url("**/decks?title=arena")
    page.wait_for_selector("text=Ready decks")
    page.go_back()
    page.click("li:has-text('Arena: Roma II') >> text=Play against a bot")
    page.wait_for_selector(MINE)
    assert page.query_selector("[data-available]") is not None


@pytest.mark.soak
@AT_BOTH_SIZES
def test_nothing_for_axe_to_find(open_page: Opener, screen: Screen) -> None:
    page = open_page("/decks", screen)
    page.wait_for_selector("text=Ready decks")
    flawless(page, "all decks, none of one's own")
    page.click("text=Show the cards >> nth=0")
    page.click("li:has-text('Curia') >> text=Take and change")
    page.wait_for_selector(".builder")
    flawless(page, "the cards")
    page.click(".stock button[aria-label='One Forum fewer']")
    turn(page, "Deck")
    page.click("text=Copy or save the list")
    flawless(page, "the deck")
    page.goto("/decks")
    page.click("text=Delete")
    flawless(page, "all decks")
    page.goto("/new?title=arena")
    page.click("input[value=separate]")
    flawless(page, "one game for each")
    page.click("input[value=built]")
    page.click(f"{NUMBERS} >> summary")
    page.fill("input[aria-label='Altar: cost']", "99")
    flawless(page, "built decks, faulty numbers")


@pytest.mark.soak
@AT_BOTH_SIZES
def test_every_language(open_page: Opener, screen: Screen) -> None:
    page = open_page("/decks", screen)
    check = Checker(page, "decks|roma")
    page.click("main .button.primary")
    page.wait_for_selector(".builder")
    assert page.locator(".stock article").count() == 55
    check("the cards")
    page.click(".stock article button >> nth=1")
    if screen is PHONE:
        page.click(".faces button >> nth=1")
    check("the deck")
    page.goto("/decks")
    page.wait_for_selector(".panel")
    check("all decks")
    page.click("main .button >> nth=1")
    page.fill("dialog textarea", "9 Fortum, 3 Zebra")

    def take() -> None:
        page.click("dialog .button.primary")
        page.wait_for_selector("dialog [role=alert]")

    check("a list", take)
    page.goto("/new?title=arena")
    page.click("input[value=built]")
    page.click("details >> summary")
    check("a new room", lambda: page.fill("table input >> nth=0", "99"))
