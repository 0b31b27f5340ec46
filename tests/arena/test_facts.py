"""The cards of Arena (rules, sections 2.3 and 2.4), and those of both games together."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.roma.table import ARENA, CARDS, MIXED, SEPARATE

import ludi
import ludi.games.roma
from ludi.games.roma import constants as K

DATA = tomllib.loads((Path(ludi.games.roma.__file__).parent / "facts.toml").read_text("utf-8"))

# name, copies, cost, defence, dice (1: one die, 0: works by itself, 2: two dice)
CHARACTERS = [
    ("Decurion", 2, 5, 5, 1),
    ("Trumpeter", 1, 5, 3, 0),
    ("Poisoner", 1, 5, 3, 1),
    ("War Elephant", 2, 4, 4, 1),
    ("Patron", 2, 6, 3, 1),
    ("Magister", 2, 5, 3, 1),
    ("Painter", 2, 3, 4, 1),
    ("Philosopher", 2, 5, 3, 1),
    ("Plunderer", 2, 2, 2, 1),
    ("Cavalry", 1, 8, 4, 1),
    ("Restorer", 1, 4, 3, 1),
    ("Mercenary", 2, 5, 5, 1),
    ("Spy", 2, 3, 4, 1),
    ("Templar", 2, 1, 4, 1),
    ("Beast", 2, 3, 3, 1),
]
BUILDINGS = [
    ("Aqueduct", 1, 1, 5, 1),
    ("Arena", 2, 6, 3, 1),
    ("Spring of Bacchus", 1, 4, 4, 0),
    ("Ballista", 2, 6, 4, 1),
    ("Fortuna", 2, 0, 2, 1),
    ("Forum", 4, 5, 5, 2),
    ("Trireme", 2, 3, 5, 1),
    ("Wharf", 2, 3, 4, 1),
    ("Fortification", 2, 4, 5, 1),
    ("Statue of Jupiter", 1, 5, 4, 1),
    ("Ox Team", 1, 4, 3, 1),
    ("Altar", 2, 2, 3, 1),
    ("Battering Ram", 1, 6, 4, 1),
    ("Tavern", 2, 7, 4, 1),
    ("Road", 2, 3, 4, 1),
    ("Tax Collection", 2, 4, 4, 0),
]
TABLE = [(*card, "character") for card in CHARACTERS] + [(*card, "building") for card in BUILDINGS]
ASSUMED = {
    "Wharf", "Fortification", "Statue of Jupiter", "Ox Team", "Altar", "Battering Ram", "Tavern", "Road",
    "Tax Collection",
}  # fmt: skip


@pytest.mark.parametrize(("name", "copies", "cost", "defence", "die", "type_"), TABLE)
def test_a_card_is_as_in_the_rules(name: str, copies: int, cost: int, defence: int, die: int, type_: str) -> None:
    card = DATA["cards"][name]
    found = (card["arena"], card["cost"], card["defence"], card["die"], card["type"])
    assert found == (copies, cost, defence, die, type_)
    k = K.CARD_NAMES.index(name)
    assert (K.COPIES_ARENA[k], K.COST[k], K.DEFENCE[k], K.DIE_ICON[k]) == (copies, cost, defence, die)
    assert (K.TYPE_OF[k] == K.BUILDINGS) == (type_ == "building")


def test_arena_has_31_kinds_and_55_cards() -> None:
    assert {name for name, card in DATA["cards"].items() if "arena" in card} == {name for name, *_ in TABLE}
    assert (len(CHARACTERS), len(BUILDINGS)) == (15, 16)
    assert sum(n for n, of in zip(K.COPIES_ARENA, K.TYPE_OF, strict=True) if of == K.CHARACTERS) == 26
    assert sum(n for n, of in zip(K.COPIES_ARENA, K.TYPE_OF, strict=True) if of == K.BUILDINGS) == 29
    assert sum(K.COPIES_ARENA) == 55


def test_only_the_forum_is_in_both_games() -> None:
    both = [name for name, card in DATA["cards"].items() if "arena" in card and "roma" in card]
    assert both == ["Forum"]
    assert (DATA["cards"]["Forum"]["roma"], DATA["cards"]["Forum"]["arena"]) == (6, 4)


def test_numbers_of_nine_buildings_are_assumed_and_say_so() -> None:
    cards = DATA["cards"]
    assert {name for name, card in cards.items() if card.get("assumed")} == ASSUMED
    assert {name for name, card in cards.items() if card["source"] == "assumed"} == ASSUMED
    assert cards["Tavern"]["assumed"] == ["defence"]
    assert all(cards[name]["assumed"] == ["cost", "defence"] for name in ASSUMED - {"Tavern"})


def test_the_numbers_of_the_game() -> None:
    assert (K.DISCS, K.DEALT_ARENA, K.DECK_BUILT) == (7, 5, 55)
    assert (K.GIFTS, K.START_VP, K.START_SUPPLY, K.DICE) == (2, 10, 16, 3)


def test_the_draw_piles_of_the_combinations() -> None:
    assert sum(ARENA.start().to_dict()["deck"].values()) == 55
    mixed = MIXED.start().to_dict()["deck"]
    assert (sum(mixed.values()), mixed["Forum"], len(mixed)) == (CARDS + 55, 10, K.KINDS - 1)
    roma, arena = (player["deck"] for player in SEPARATE.start().to_dict()["players"])
    assert (sum(roma.values()), sum(arena.values())) == (CARDS, 55)
    assert (roma["Forum"], arena["Forum"]) == (6, 4)
    assert set(roma) & set(arena) == {"Forum"}


def test_both_titles_play_the_same_combinations() -> None:
    for cards in ("mixed", "separate"):
        a, b = (ludi.make(title, cards=cards).start().to_dict() for title in ("roma", "arena"))
        assert a == b


def test_the_first_player_may_have_arenas_set() -> None:
    a, b = (p["deck"] for p in ludi.make("roma", cards="separate", first_set="arena").start().to_dict()["players"])
    assert (sum(a.values()), sum(b.values())) == (55, CARDS)
    assert "Beast" in a
    assert "Nero" in b
