"""History of the Roman Empire at the page: peoples of one player are told apart without colour."""

from __future__ import annotations

import random
from functools import cache

import pytest
from tests.e2e.conftest import Opener
from tests.e2e.table import MINE
from tests.e2e.test_empire import sit_down, state

import ludi
from ludi import Record
from ludi.locales import languages

LABELS = """all => all.map(e => [e.dataset.land, e.parentElement.querySelector('.who')?.innerText ?? ''])"""


@cache
def crowded() -> str:
    """The record of a match in which seat 0 is to move, and one side has at least three peoples on the map."""
    game, rng = ludi.make("empire", 4), random.Random(5)
    now = game.start()
    actions: list[int] = []
    while now.to_move != ludi.OVER:
        if now.to_move == ludi.CHANCE:
            actions.append(now.sample(rng))
            continue
        view = now.view(0)
        if now.to_move == 0 and now.decision() == "placing" and most(view["lands"].values()) >= 3:
            return "".join(f"{line}\n" for line in Record(game, actions, players=list("ABCD")).lines())
        actions.append(rng.choice(now.legal()))
        now.apply(actions[-1])
    raise AssertionError("nobody led three peoples")


def most(lands: list[dict[str, object]]) -> int:
    """How many peoples the side has that has the most on the map."""
    held = {(x.get("side"), x["holder"]) for x in lands if x.get("armies") and peoples(str(x["holder"]))}
    return max((sum(side == s for s, _ in held) for side in range(4)), default=0)


def peoples(force: str) -> bool:
    """Whether a force is a people, a minor one or a kingdom."""
    return not force.startswith("legions ") and force != "rebels"


@pytest.mark.soak
@pytest.mark.slow
def test_peoples_of_one_side_bear_letters_of_their_own_in_every_language(open_page: Opener) -> None:
    page = open_page("/settings")
    answer = page.request.post("/api/import", data=crowded(), headers={"Content-Type": "application/jsonl"})
    room = answer.json()["room"]
    sit_down(page, room)
    lands = state(page, room)["view"]["lands"]
    said = set()
    for language in languages():
        page.goto("/settings")
        page.select_option("select", language)
        page.wait_for_selector(f"html[lang={language}]")
        page.goto(f"/r/{room}")
        page.click("main .button.primary")
        page.wait_for_selector(MINE)
        page.wait_for_selector(".who")
        letters: dict[str, str] = {}
        for land, text in page.eval_on_selector_all(".mark[data-land]", LABELS):
            holder = lands.get(land, {}).get("holder", "")
            if lands.get(land, {}).get("armies") and peoples(holder):
                assert len(text) == 2, (language, holder, text)
                assert letters.setdefault(holder, text) == text, (language, holder)
            else:
                assert text == "", (language, land)
        assert len(set(letters.values())) == len(letters), (language, letters)
        said.add(tuple(sorted(letters.items())))
    assert len(said) > 2, "each language has letters of its own"
