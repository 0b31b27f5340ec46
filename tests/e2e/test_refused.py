"""What the server refuses is said in the language of the page."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route
from tests.e2e.conftest import Opener
from tests.e2e.table import MINE, PATIENCE, Aim, spot, touch

from ludi.kernel.errors import BadRecord
from ludi.kernel.game import make
from ludi.kernel.messages import Message, Named
from ludi.kernel.record import Record
from ludi.locales import Text


@pytest.mark.parametrize("language", ["fr", "zh"])
def test_a_damaged_record_is_refused_in_the_readers_language(open_page: Opener, tmp_path: Path, language: str) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("not a record")
    page = open_page("/settings")
    page.select_option("select", language)
    page.wait_for_selector(f"html[lang={language}]")
    page.goto("/")
    page.set_input_files("input[type=file]", file)
    with pytest.raises(BadRecord) as caught:
        Record.parse("not a record")
    refused = Message("server-no-record", {"why": caught.value.sentence})
    page.get_by_text(Text(language).told("", refused, ())).wait_for()


def refusable(page: Page, title: str) -> tuple[Message, int] | None:
    """A move that is refused in the position on the page, with a reason that names a thing; None if there is none."""
    now = page.request.get(f"/api/rooms/{page.url.split('/r/')[1]}/state").json()
    game = make(title, len(now["players"]))
    legal = {move["action"] for move in now["legal"]}
    for action in sorted(set(range(game.actions)) - legal) if legal else ():
        told = game.why(now["view"], action)
        if told is not None and any(isinstance(x, Named) and x.kind != "seat" for x in told.params.values()):
            return told, action
    return None


@pytest.mark.soak(but=("empire-ru",))
@pytest.mark.served("exchanges what is sent to it")
@pytest.mark.parametrize(("title", "language"), [("lusitania", "fr"), ("empire", "ru"), ("empire", "zh")])
def test_a_refused_move_is_said_with_its_things_in_the_readers_language(
    open_page: Opener, title: str, language: str
) -> None:
    """The page offers no such move; it is put into what the page sends."""
    page = open_page("/settings", refused=("/moves",))
    page.select_option("select", language)
    page.wait_for_selector(f"html[lang={language}]")
    page.goto(f"/new?title={title}")
    page.select_option("#count", "2")
    page.select_option("form select >> nth=1", "bot:random")
    page.click("form .button.primary")
    page.wait_for_url("**/r/*")
    rng, found = random.Random(1), None

    def exchanged(route: Route) -> None:
        assert found is not None
        route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or ""), "action": found[1]}))

    until = time.monotonic() + PATIENCE
    while page.query_selector(".prompt .problem") is None:
        assert time.monotonic() < until, page.inner_text("body")
        if found is None and page.query_selector(MINE) and (found := refusable(page, title)) is not None:
            page.route("**/moves*", exchanged)
        there = spot(page, rng, Aim(skip=True), wait=False)
        if there is None:
            page.wait_for_timeout(5)
        else:
            touch(page, there)
    assert found is not None
    assert page.inner_text(".prompt .problem") == Text(language).told(title, found[0], [])
