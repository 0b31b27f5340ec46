"""What is printed on the cards: the data file, its assumed values, and those that a table knows better."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import ludi
from ludi import BadOption
from ludi.cli.options import options_from
from ludi.games.lusitania import constants as K

DATA = K.FACTS
CARDS = {name: entry for group in ("warriors", "equipment", "guests") for name, entry in DATA[group].items()}


def test_every_number_has_a_source_and_what_is_reconstructed_is_marked() -> None:
    for group in ("game", "colours", "warriors", "equipment", "guests", "laurus", "virtus"):
        for name, entry in DATA[group].items():
            assert entry["source"] in ("rulebook", "first edition", "assumed"), name
    for name, entry in CARDS.items():
        assert ("vp" in entry.get("assumed", ())) == (name != "Auxiliary"), "the one value that the rules name"
        assert set(entry.get("assumed", ())) <= set(entry)
        assert entry["source"] != "assumed" or entry["assumed"]


def test_the_names_stand_in_the_order_of_the_data() -> None:
    assert [K.CARD_NAMES[k] for k in K.EQUIPMENT_CARDS] == [*K.EQUIPMENT]
    assert tuple(range(K.BALLISTARIUS + 1, K.AUXILIARY)) == K.EQUIPMENT_CARDS
    for name in (*K.GUESTS, "Cook", "Ballistarius"):
        assert K.CARD_NAMES[getattr(K, name.upper())] == name
    assert K.CARD_NAMES[K.LEGIONARY] == "Blue 1"
    assert K.CARD_NAMES[K.BARBARIAN] == "Barbarian 1"
    assert len(K.CARD_NAMES) == K.KINDS
    for kind, name in enumerate(K.FRAME_NAMES):
        assert getattr(K, name.upper()) == kind


def test_a_reading_changes_what_is_printed() -> None:
    a, b = (ludi.make("lusitania", reading=r).start().view(None)["printed"] for r in "ab")
    assert (a["Legionary 4"]["takes"], b["Legionary 4"]["takes"]) == ([["Horse"]], [["Sword"], ["Shield"]])
    assert (a["Bow"]["vp"], b["Bow"]["vp"], b["Caesar"]["vp"]) == (1, 2, 1)


def test_a_table_that_knows_better_replaces_values_and_they_are_no_longer_marked() -> None:
    game = ludi.make("lusitania", numbers="cook VP 4; shield copies 7, legionary 2 takes spear/sword + Shield + Axe")
    assert game.options["numbers"] == "Legionary 2 takes Sword/Spear + Shield + Axe, Cook vp 4, Shield copies 7"
    printed = game.start().view(None)["printed"]
    assert printed["Cook"] == {"vp": 4, "takes": [], "assumed": []}
    assert printed["Legionary 2"]["takes"] == [["Sword", "Spear"], ["Shield"], ["Axe"]]
    assert game.start().to_dict()["deck"]["Shield"] == 7


def test_a_file_of_facts_is_the_same(tmp_path: Path) -> None:
    file = tmp_path / "facts.toml"
    file.write_text('[Cook]\nvp = 4\n["Legionary 1"]\ntakes = []\n')
    given = tomllib.loads(file.read_text())
    assert ludi.make("lusitania", numbers=given).options["numbers"] == "Legionary 1 takes nothing, Cook vp 4"
    found = ludi.make("lusitania", **options_from("lusitania", (), file))
    assert found.options["numbers"] == "Legionary 1 takes nothing, Cook vp 4"


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("Cook", "'Cook' was given"),
        ("Nero vp 3", "'Nero' is not a card"),
        ("Cook vp 10", "Cook.vp: 10 was given, a whole number from 0 to 9"),
        ("Cook copies 2", "numbers: Cook.copies: there is no such key; vp, takes are accepted"),
        ("Cook takes Helmet", "'Helmet' was given, Shield, Sword"),
        ("Cook takes Axe + Axe", "each equipment once"),
        ({"Cook": 3}, "Cook: 3 was given"),
        ({"Cook": {"vp": True}}, "Cook.vp: True was given"),
        (7, "7 was given"),
    ],
)
def test_what_is_wrong_is_named(given: object, complaint: str) -> None:
    with pytest.raises(BadOption, match="numbers") as error:
        ludi.make("lusitania", numbers=given)
    assert complaint in str(error.value)
