"""The cards as printed (rules, section 1.4): copies, price, defence, type, dice."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import ludi
import ludi.games.roma
from ludi.games.roma import constants as K
from ludi.games.roma.printed import EFFECTS, card_brief, card_text
from ludi.kernel.messages import Message
from ludi.locales import Text, languages

DATA = tomllib.loads((Path(ludi.games.roma.__file__).parent / "facts.toml").read_text("utf-8"))

# name, copies, cost, defence, dice (1: one die, 0: works by itself, 2: two dice)
CHARACTERS = [
    ("Sicarius", 1, 9, 2, 1),
    ("Architectus", 2, 3, 4, 1),
    ("Consiliarius", 2, 4, 4, 1),
    ("Legat", 2, 5, 2, 1),
    ("Gladiator", 2, 6, 5, 1),
    ("Mercator", 1, 7, 2, 1),
    ("Consul", 2, 3, 3, 1),
    ("Legionarius", 3, 4, 5, 1),
    ("Nero", 1, 8, 9, 1),
    ("Praetorianus", 2, 4, 4, 1),
    ("Scaenicus", 2, 8, 3, 1),
    ("Haruspex", 2, 4, 3, 1),
    ("Senator", 2, 3, 3, 1),
    ("Velites", 2, 5, 3, 1),
    ("Essedum", 2, 6, 3, 1),
    ("Tribunus Plebis", 2, 5, 5, 1),
    ("Centurio", 2, 9, 5, 1),
]
BUILDINGS = [
    ("Aesculapinum", 2, 5, 2, 1),
    ("Basilica", 2, 6, 5, 0),
    ("Machina", 2, 4, 4, 1),
    ("Forum", 6, 5, 5, 2),
    ("Mercatus", 2, 6, 3, 1),
    ("Onager", 2, 5, 4, 1),
    ("Templum", 2, 2, 2, 0),
    ("Turris", 2, 6, 6, 0),
]
TABLE = [(*card, "character") for card in CHARACTERS] + [(*card, "building") for card in BUILDINGS]


@pytest.mark.parametrize(("name", "copies", "cost", "defence", "die", "type_"), TABLE)
def test_a_card_is_as_printed(name: str, copies: int, cost: int, defence: int, die: int, type_: str) -> None:
    card = DATA["cards"][name]
    found = (card["roma"], card["cost"], card["defence"], card["die"], card["type"])
    assert found == (copies, cost, defence, die, type_)
    k = K.CARD_NAMES.index(name)
    assert (K.COPIES_ROMA[k], K.COST[k], K.DEFENCE[k]) == (copies, cost, defence)
    assert (K.TYPE_OF[k] == K.BUILDINGS) == (type_ == "building")


def test_the_set_has_25_kinds_and_52_cards() -> None:
    assert sorted(name for name, card in DATA["cards"].items() if "roma" in card) == sorted(name for name, *_ in TABLE)
    assert sum(n for n, of in zip(K.COPIES_ROMA, K.TYPE_OF, strict=True) if of == K.CHARACTERS) == 32
    assert sum(n for n, of in zip(K.COPIES_ROMA, K.TYPE_OF, strict=True) if of == K.BUILDINGS) == 20
    assert sum(K.COPIES_ROMA) == 52


@pytest.mark.parametrize("k", range(1, K.KINDS))
def test_the_constants_stand_in_the_order_of_the_data(k: int) -> None:
    name = list(DATA["cards"])[k - 1]
    assert getattr(K, name.upper().replace(" ", "_")) == k
    assert K.CARD_NAMES[k] == name


def test_the_numbers_of_the_game() -> None:
    found = {name: entry["value"] for name, entry in DATA["game"].items()}
    of_roma = {"discs": 6, "hand": 4, "gift": 2, "vp": 10, "supply": 16, "dice": 3}
    assert found == {**of_roma, "spaces": 7, "hand_arena": 5, "deck_built": 55}
    assert (K.ROMA_DISCS, K.DEALT_ROMA) == (6, 4)
    assert K.ALL_VP == 36


def test_the_numbers_of_the_effects() -> None:
    """Those of which a card's text says the number; the rest of a text is in the rules."""
    found = {name: (entry["value"], entry["source"]) for name, entry in DATA["effects"].items()}
    of_roma = {"basilica_adds": 2, "point_costs": 2, "essedum_lowers": 2}
    of_arena = {
        "near_adds": 1, "one_more_costs": 3, "elephant_most": 4, "aqueduct_takes": 3, "trireme_gains": 3,
        "statue_costs": 10, "team_fills": 5, "tax": 2,
    }  # fmt: skip
    assert found == {
        **{name: (n, "rulebook") for name, n in of_roma.items()},
        **{name: (n, "cards") for name, n in of_arena.items()},
    }


def test_every_number_has_a_source() -> None:
    for group in DATA.values():
        for name, entry in group.items():
            assert entry["source"], name


def test_the_kinds_of_decisions_have_their_names() -> None:
    assert len(K.FRAME_NAMES) == K.ROBBING + 1
    for kind, name in enumerate(K.FRAME_NAMES):
        assert getattr(K, name.upper()) == kind


def test_the_ranges_of_actions_are_disjoint_and_without_gaps() -> None:
    state = ludi.make("roma").start()
    texts = [state.text(a) for a in range(K.ACTIONS)]
    assert len(set(texts)) == K.ACTIONS


@pytest.mark.parametrize("language", languages())
def test_the_words_of_a_card_take_its_number_from_the_data_file(language: str) -> None:
    say, game = Text(language), ludi.make("arena", cards="mixed")
    assert {*EFFECTS.values()} == {entry["value"] for entry in DATA["effects"].values()}
    for card, n in EFFECTS.items():
        for told in (card_text(card, game), card_brief(card, game)):
            assert told.params["n"] == n
            other = say.told("arena", Message(told.key, {**told.params, "n": 97}), [])
            assert str(n) not in other
            if told.key.endswith("-text"):
                assert "97" in other
