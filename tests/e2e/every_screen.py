"""All screens of the page: how each is reached, and what is wrong with how it looks."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from tests.e2e.table import OVER

from ludi.kernel.titles import TITLES
from ludi.lessons.lesson import lessons

LOOK = (Path(__file__).parent / "look.js").read_text("utf-8")
SOME = 16  # moves, after which a table is looked at
WAIT = 20.0  # seconds for bots
THOUGHT = 120_000  # milliseconds for a hint, or a review
STILL = "* { transition: none !important; animation-duration: 0s !important }"


@dataclass(frozen=True)
class Sight:
    """Something to look at. path: its address; wait: what is there once it is; act: what is done then."""

    name: str
    path: Callable[[Page], str]
    wait: str
    act: Callable[[Page], None] = lambda page: None


def at(path: str) -> Callable[[Page], str]:
    """A fixed address."""
    return lambda page: path


def room(title: str, moves: int, seats: tuple[str, ...] = (), **more: Any) -> Callable[[Page], str]:
    """The address of a new table after so many moves of ours, chosen at random; as usual, but for what is said."""

    def made(page: Page) -> str:
        rng = random.Random(f"{title} {moves}")
        info = next(x for x in page.request.get("/api/titles").json() if x["title"] == title)
        players = more.get("players", max(2, info["usual"]))
        kinds = ["me", *seats, *["bot:random"] * players][:players]
        body = {"title": title, "players": players, "seats": kinds, "nickname": "Livia", "hints": True, **more}
        answer = page.request.post("/api/rooms", data=body)
        assert answer.ok, answer.text()
        name = answer.json()["room"]
        for n in range(moves):
            now = page.request.get(f"/api/rooms/{name}/state").json()
            until = time.monotonic() + WAIT
            while not now["legal"] and not now["over"]:
                assert time.monotonic() < until, f"nothing to decide: {now}"
                page.wait_for_timeout(20)
                now = page.request.get(f"/api/rooms/{name}/state").json()
            if now["over"]:
                break
            chosen = {"cmd_id": f"screens-{n}", "expected_version": now["version"]}
            chosen["action"] = rng.choice(now["legal"])["action"]
            assert page.request.post(f"/api/rooms/{name}/moves", data=chosen).ok
        return f"/r/{name}"

    return made


def others(kind: str, title: str = "roma") -> Callable[[Page], str]:
    """The address by which somebody else's room invites to sit down (`invite`), or to watch (`watch`)."""

    def made(page: Page) -> str:
        browser = page.context.browser
        assert browser is not None
        with browser.new_context(base_url=page.url.partition("/r/")[0]) as another:
            body = {"title": title, "players": 2, "seats": ["me", "open"], "nickname": "Ada", "hints": True}
            return str(another.request.post("/api/rooms", data=body).json()[kind])

    return made


def past(room: Callable[[Page], str], more: str = "") -> Callable[[Page], str]:
    """The address of the replay of a room, which is given up for it."""

    def made(page: Page) -> str:
        path = room(page)
        give_up(page, path.removeprefix("/r/"))
        return f"{path}/replay{more}"

    return made


def past_of(room: Callable[[Page], str], key: str) -> Callable[[Page], str]:
    """The address of the replay of a room at the first moment that a sentence whose key begins so is told of."""

    def made(page: Page) -> str:
        path = past(room)(page)
        entries = page.request.get(f"/api/rooms{path.removeprefix('/r')}").json()["entries"]
        at = next(entry["v"] for entry in entries if any(one["key"].startswith(key) for one in entry["told"]))
        return f"{path}?at={at}"

    return made


def key(pressed: str, wait: str, most: int | None = None) -> Callable[[Page], None]:
    """Press a key of the table, and wait for what it opens; at most so many milliseconds, if it takes long."""

    def act(page: Page) -> None:
        page.keyboard.press(pressed)
        page.wait_for_selector(wait, timeout=most)

    return act


def players(page: Page) -> None:
    """Who sits at the table, by way of the help."""
    page.keyboard.press("?")
    page.click("dialog .links button >> nth=0")
    page.wait_for_selector("dialog #link-watch")


def first(page: Page) -> None:
    """Answer a puzzle with the first move that one touch makes, or choose something of it."""
    page.focus("[data-available]:visible >> nth=0")  # a land of a map may lie outside of what is seen of it
    page.keyboard.press("Enter")
    if page.query_selector("[data-confirm]:visible"):
        page.click("[data-confirm]:visible")
    page.wait_for_timeout(300)


def give_up(page: Page, room: str) -> None:
    """Resign the seat that is ours in a room, if its match is not over yet."""
    mine = page.request.get(f"/api/rooms/{room}").json()
    if mine["status"] == "running":
        answer = page.request.post(f"/api/rooms/{room}/seat", data={"seat": mine["mine"][0], "kind": "resign"})
        now = page.request.get(f"/api/rooms/{room}").json()  # a bot may have ended it just before
        assert now["status"] == "over", answer.text()


def resign(page: Page) -> None:
    """Give up, so that the result is shown."""
    give_up(page, page.url.split("/r/")[1])
    page.wait_for_selector(OVER)


def screens() -> Iterator[Sight]:
    """All of them."""
    yield Sight("home", at("/"), "ul .panel")
    yield Sight("settings", at("/settings"), "fieldset")
    yield Sight("device", at("/device"), "main")
    yield Sight("games", at("/games"), "main")
    yield Sight("decks", at("/decks?title=arena"), "main h1")
    yield Sight("lost", at("/nowhere"), "main")
    yield Sight("learn", at("/learn"), "ol")
    yield Sight("puzzles", at("/puzzles"), ".panel")
    yield Sight("lobby", room("roma", 0, ("open",)), "#link-invite")
    yield Sight("join", others("invite"), ".join .primary")
    yield Sight("watching", others("watch"), "main")
    yield Sight("misthrow", past_of(room("pokern", 2 * SOME), "pokern-told-misthrow"), ".replay .miss")
    yield Sight("battle", past_of(room("empire", 4 * SOME), "empire-told-falls"), ".replay .board")
    yield Sight("awards", room("lusitania", SOME, players=4, options={"laurus": True, "virtus": True}), ".table .award")
    yield Sight("review", past(room("roma", SOME), "?review=1"), "dialog .better")
    for title in TITLES:
        if title != "pokern":  # nothing is hidden there
            yield Sight(f"curtain {title}", room(title, 0, ("shared:Ada",)), ".curtain")
        yield Sight(f"new {title}", at(f"/new?title={title}"), "form .primary")
        yield Sight(f"rules {title}", at(f"/rules/{title}"), "main section")
        yield Sight(f"rules {title}, summary", at(f"/rules/{title}/summary"), ".sheet li")
        yield Sight(f"puzzles {title}", at(f"/puzzles/{title}"), "ol")
        yield Sight(f"puzzle {title}", at(f"/puzzles/{title}/1"), ".coach")
        yield Sight(f"puzzle {title}, answered", at(f"/puzzles/{title}/1"), ".coach", first)
        yield Sight(f"lessons {title}", at(f"/learn/{title}"), "ol")
        table = room(title, SOME)
        lesson = lessons(title)[0].id
        yield Sight(f"lesson {title}", at(f"/learn/{title}/{lesson}"), ".table .board")
        yield Sight(f"table {title}, first", room(title, 0), ".table .board")
        yield Sight(f"table {title}", table, ".table .board")
        yield Sight(f"table {title}, log", table, ".table .board", key("l", ":is(dialog, .acta):visible"))
        yield Sight(f"table {title}, words", table, ".table .board", key("d", "dialog .words li"))
        yield Sight(f"table {title}, help", table, ".table .board", key("?", "dialog"))
        yield Sight(f"table {title}, players", table, ".table .board", players)
        yield Sight(f"table {title}, hints", table, ".table .board", key("h", ".hints li", THOUGHT))
        yield Sight(f"replay {title}", past(room(title, SOME)), ".replay .board")
        yield Sight(f"result {title}", room(title, SOME // 2), ".table .board", resign)


def settings_in(language: str) -> str:
    """The settings that the page keeps, for a visitor who wants to see no motion."""
    return f'{{"language":"{language}","others":"off","motion":"none"}}'


class Visitor:
    """Opens one after the other, in a window of a size and in a language."""

    def __init__(
        self, browser: Browser, address: str, size: tuple[int, int], language: str, like: Visitor | None = None
    ) -> None:
        """like: another one, at whose tables this one sits too."""
        width, height = size
        settings = {"name": "ludi-settings", "value": settings_in(language)}
        kept = [settings, {"name": "ludi-press", "value": "learnt"}]
        storage: Any = {
            "cookies": like.context.cookies() if like else [],
            "origins": [{"origin": address, "localStorage": kept}],
        }
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            has_touch=width < 1100,
            reduced_motion="reduce",
            service_workers="block",
            bypass_csp=True,  # for a style of ours
            storage_state=storage,
        )
        self.context.set_default_timeout(30_000)
        self.page = self.context.new_page()
        self._paths: dict[Callable[[Page], str], str] = like._paths if like else {}

    def change(self, size: tuple[int, int], language: str) -> None:
        """Another size of the window and another language, at the same tables."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.goto("/settings")
        self.page.evaluate("kept => localStorage.setItem('ludi-settings', kept)", settings_in(language))

    def faults(self, sight: Sight) -> list[str]:
        """What is wrong with how a screen looks; it stays open."""
        page = self.page
        if sight.path not in self._paths:
            self._paths[sight.path] = sight.path(page)
        page.goto(self._paths[sight.path])
        page.wait_for_selector(sight.wait, timeout=THOUGHT)
        sight.act(page)
        page.add_style_tag(content=STILL)
        page.wait_for_timeout(100)
        found: list[str] = page.evaluate(LOOK)
        return found
