"""Caesar in Roma and Arena: a search that ends in the network of the cards in play, the same in every home."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest
from tests.bots.questions import questions

import ludi
from ludi.bots.learned import LearnedSearch
from ludi.bots.levels import level_of
from ludi.bots.protocol import Limits, Question
from ludi.bots.search import HINT_TIMES, judged
from ludi.bots.thinking import hints
from ludi.kernel.sources import SOURCE
from ludi.kernel.weights import Weights, shipped

CARDS = [
    ("roma", "roma", "roma"),
    ("roma", "mixed", "arena"),
    ("roma", "separate", "arena"),
    ("arena", "arena", "arena"),
    ("arena", "mixed", "arena"),
]
EVERY_CARD = {"arena"}  # networks that have seen the cards of both games


def caesar(title: str, iterations: int) -> LearnedSearch:
    """It, in a hurry."""
    level = level_of("caesar", title)
    assert isinstance(level, LearnedSearch)
    return replace(level, iterations=iterations)


@pytest.mark.parametrize(("title", "cards", "name"), CARDS)
def test_caesar_chooses_what_a_search_with_the_network_of_these_cards_finds(title: str, cards: str, name: str) -> None:
    level, net, without, alone = caesar(title, 250), shipped(name), 0, 0
    assert net is not None
    assert level.ends(ludi.make(title, cards=cards)) == (10, net)
    for question in questions(title, 6, cards=cards):

        def best(limit: int, of: Weights | None, asked: Question = question) -> int:
            search = asked.game.best_home.search
            how = search(asked.world, iterations=250, seed=asked.seed, settled=True, playout_limit=limit, net=of)
            return how.best

        chosen = level.choose(question, Limits(), warm=True)
        assert chosen.full
        assert chosen.action == best(10, net)
        without += best(-1, None) != chosen.action
        alone += best(0, net) != chosen.action
    assert without, "random games would have led to the same moves: nothing is shown"
    assert alone, "nothing would have been changed by random decisions ahead of the network"


@pytest.mark.parametrize(("title", "cards", "name"), CARDS)
def test_hints_show_what_a_search_with_the_network_of_these_cards_finds(title: str, cards: str, name: str) -> None:
    net, otherwise = shipped(name), 0
    for question in questions(title, 3, cards=cards):
        search = question.game.best_home.search
        found = search(question.world, iterations=60 * HINT_TIMES, seed=question.seed, playout_limit=10, net=net)
        without = search(question.world, iterations=60 * HINT_TIMES, seed=question.seed)
        shown = {x.action: (x.value, x.visits) for x in hints(question, 60, None) if x.visits}
        assert shown
        assert shown.items() <= {(x.action, (x.value, x.visits)) for x in judged(found, question.seat)}
        otherwise += not shown.items() <= {(x.action, (x.value, x.visits)) for x in judged(without, question.seat)}
    assert otherwise, "random games would have shown the same"


@pytest.mark.parametrize(("title", "cards", "name"), CARDS)
def test_a_network_has_seen_the_cards_that_it_judges(title: str, cards: str, name: str) -> None:
    net = shipped(name)
    assert net is not None
    trained = net.note["run"]["options"]["cards"]
    assert trained == ("mixed" if name in EVERY_CARD else cards)


@pytest.mark.parametrize("title", ["roma", "arena"])
def test_caesar_chooses_the_same_in_every_home(title: str) -> None:
    level = caesar(title, 40)
    for question in questions(title, 4, cards=title):
        limit, net = level.ends(question.game)
        homes = (question.game.plain, question.game.wasm, question.game.fast)
        found = {
            home.home: home.search(question.world, iterations=40, seed=question.seed, playout_limit=limit, net=net)
            for home in homes
        }
        assert len(found) == 3
        assert found["plain"].actions == found["wasm"].actions == found["fast"].actions
        assert level.choose(question, Limits(), warm=True).action == found["plain"].best


@pytest.mark.soak(but=1)
@pytest.mark.parametrize(
    ("title", "players", "search"),
    [
        ("arena", 2, ("learned", "search")),
        ("empire", 3, ("planned", "simulations")),
        ("empire", 4, ("plan", "simulations")),
    ],
)
def test_warming_up_compiles_the_search_of_every_level(title: str, players: int, search: tuple[str, str]) -> None:
    code = f"""
import ludi
import ludi.kernel.learned
from ludi.bots import warmth
game = ludi.make({title!r}, {players})
search = game.fast.memory().function(*{search!r})
before = len(search.signatures)
warmth.warm(game)
print(before, len(search.signatures))
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "0 1\n"


def test_every_network_that_comes_with_a_title_is_some_levels() -> None:
    files = {file.stem for file in (SOURCE / "games").glob("*/weights/*.json")}
    assert files == {*(name for _, _, name in CARDS), "empire"}
