"""A page of the site of files, driven as one of a server is: addresses behind the `#`, questions to the table in it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Response
from tests.e2e.lent import LentPage

# What answers for the web API is in a file of the page; it is the function that reads addresses.
ASK = """async ([path, method, data]) => {
    let answer;
    while (!answer) {
        await new Promise((again) => setTimeout(again, 50));
        const loaded = performance.getEntriesByType("resource").map((one) => one.name);
        const clients = loaded.filter((name) => /\\/client-[^/]*\\.js$/.test(name));
        const given = (await Promise.all(clients.map((name) => import(name)))).flatMap((one) => Object.values(one));
        answer = given.find((one) => typeof one === "function" && /searchParams/.test(String(one)));
    }
    const asked = new Request(location.origin + path, method === "GET" ? {} : { method, body: data });
    const said = await answer(asked);
    return [said.status, await said.text()];
}"""


# Tells what the table says to the page: the question as a server has it, and the text.
HEAR = """() => {
    const seats = new Map();
    const address = (path, seat) => path + (seat === undefined || seat === null ? "" : "?seat=" + seat);
    window.Worker = class extends Worker {
        constructor(...how) {
            super(...how);
            this.addEventListener("message", ({ data }) => {
                if (data.text) told(seats.get(data.id ?? data.number) ?? "", data.text);
            });
        }
        postMessage(order, ...more) {
            if (order.kind === "ask") seats.set(order.id, address(order.path, order.query.seat));
            if (order.kind === "follow") seats.set(order.number, address("/api/rooms/" + order.room, order.seat));
            super.postMessage(order, ...more);
        }
    };
}"""


class Answer:
    """What the table has answered, as Playwright gives that of a server."""

    def __init__(self, status: int, text: str) -> None:
        self.status, self.ok, self._text = status, status == 200, text

    def text(self) -> str:
        """The file, or the JSON."""
        return self._text

    def json(self) -> Any:
        """What the JSON says."""
        return json.loads(self._text)


class Asking:
    """Asks the table of a page."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def _ask(self, path: str, method: str, data: object = "") -> Answer:
        text = data.decode() if isinstance(data, bytes) else data
        body = text if isinstance(text, str) else json.dumps(text)
        return Answer(*self._page.evaluate(ASK, [path, method, body]))

    def get(self, path: str, params: dict[str, Any] | None = None, **_: object) -> Answer:
        """A question."""
        query = "&".join(f"{name}={value}" for name, value in (params or {}).items())
        return self._ask(f"{path}?{query}" if query else path, "GET")

    def post(self, path: str, data: object = "", **_: object) -> Answer:
        """An order."""
        return self._ask(path, "POST", data)

    def delete(self, path: str, **_: object) -> Answer:
        """Away with it."""
        return self._ask(path, "DELETE")


class LocalPage(LentPage):
    """A page of the site, which knows addresses as the server has them."""

    def goto(self, url: str, **options: Any) -> Response | None:
        """Open one, as from another page."""
        if url.startswith("/"):
            super().goto("about:blank")
            url = f"./#{url}"
        return super().goto(url, **options)

    def listen(self) -> list[tuple[str, Any]]:
        """Collects what the table says from the next opening on: address and JSON."""
        heard: list[tuple[str, Any]] = []

        def told(_: object, address: str, text: str) -> None:
            heard.append((address, json.loads(text)))

        self.expose_binding("told", told)
        self.add_init_script(f"({HEAR})()")
        return heard

    @property
    def request(self) -> Any:
        """What is asked goes to the table in the page."""
        return Asking(self)
