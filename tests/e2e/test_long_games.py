"""Games longer than the log that the server sends at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.e2e.conftest import Opener, Server
from tests.e2e.table import MINE, OVER
from tests.e2e.test_empire import new_room
from tests.e2e.test_empire_details import play


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends the last few entries of a log."""
    process = Server(tmp_path_factory.mktemp("data"), LUDI_SERVER_LOG="8")
    yield process
    process.end()


@pytest.mark.soak
@pytest.mark.served("brings a server of its own")
def test_the_summary_and_the_course_of_points_are_whole_after_a_reload(open_page: Opener) -> None:
    page = open_page()
    room = new_room(page)
    rng = random.Random(29)

    def long_ago(now: dict[str, Any]) -> bool:
        """Whether the log that comes with a state does not go back to what we did last, and others did much."""
        if now["view"]["turn"] == 1 or any(one["seat"] == 0 and one["decision"] != "token" for one in now["log"]):
            return False
        page.wait_for_selector(f".table[data-version='{now['version']}']{MINE}")
        return page.locator(".recap li").count() > 1

    now = play(page, room, rng, long_ago)
    assert now["over"] is None, "others never took long"
    lines = page.eval_on_selector_all(".recap li", "all => all.map(e => e.innerText)")
    assert len(lines) > 1
    arrows = "document.querySelectorAll('path.arrow:not(.casing)').length"
    drawn = page.evaluate(arrows)
    page.reload()
    page.wait_for_selector(".recap")
    page.wait_for_function(f"drawn => {arrows} === drawn", arg=drawn)
    assert page.eval_on_selector_all(".recap li", "all => all.map(e => e.innerText)") == lines

    play(page, room, rng, lambda now: False)
    page.wait_for_selector(OVER)
    course = "[...document.querySelectorAll('dialog figure .line')].map(e => e.getAttribute('d')).join()"
    page.wait_for_load_state("networkidle")  # what the page did not see itself is asked for at the end
    page.wait_for_function(f"() => ({course}).split('H').length > 31")
    whole = page.evaluate(course)
    page.reload()
    page.wait_for_selector(OVER)
    page.wait_for_function(f"whole => {course} === whole", arg=whole)
