"""Costs and defences that a table agrees on, instead of the assumed ones."""

from __future__ import annotations

from typing import Any

import pytest
from tests.roma.table import arena, mixed

import ludi
from ludi import BadOption
from ludi.games.roma.numbers import parse_numbers, read_numbers
from ludi.locales import Text


def said(given: Any) -> str:
    with pytest.raises(BadOption) as caught:
        ludi.make("arena", numbers=given)
    message = str(caught.value)
    assert message.startswith("numbers: ")
    assert len(message) < 400
    return message


def test_costs_and_defences_are_the_given_ones() -> None:
    game = ludi.make("arena", numbers="Tavern 2/6, Altar 0/1")
    t = arena("1=Legionarius", "1=Tavern, 2=Altar", (1,), money=(2, 0), hands=("Tavern, Altar", ""), game=game)
    assert t.defence(1) == {1: 6, 2: 1}
    assert t.state.view(0)["players"][1]["change"][:2] == [0, 0]
    t.play("lay Tavern", "on 4")
    assert t.money == (0, 0)
    t.play("lay Altar", "on 5", "use 1", "die 5")
    assert t.row(1) == {"1": "Tavern", "2": "Altar"}
    t = arena("1=Plunderer, 2=Tavern", dice=(1,), game=game).play("use 1", "on 2")
    assert t.vp == (16, 10)
    t = arena("1=Patron, 2=Tavern", "1=Spy", (1,), money=(2, 0), game=game).play("use 1", "on 2")
    assert (t.money, t.vp) == ((0, 0), (11, 10))


def test_they_are_shown_to_everybody_where_they_differ() -> None:
    game = ludi.make("arena", numbers="Tavern 2/6, Altar 2/3")
    for seat in (0, 1, None):
        assert game.start().view(seat)["numbers"] == {"Tavern": [2, 6]}
        assert "numbers" not in ludi.make("arena").start().view(seat)


def test_the_offer_names_the_given_cost() -> None:
    game = ludi.make("arena", numbers="Tavern 2/6")
    t = arena(dice=(1,), money=(9, 0), hands=("Tavern", ""), game=game)
    offer = game.legal_move(t.state.view(0), t.state.parse("lay Tavern"))
    assert offer.told.params["cost"] == 2


@pytest.mark.parametrize(
    "given",
    [
        "Tavern 7/5, Altar 3/3",
        "tavern 7/5; ALTAR 3/3",
        "Tavern 7/5\nAltar 3 / 3\n",
        {"Tavern": {"cost": 7, "defence": 5}, "Altar": {"cost": 3, "defence": 3}},
        {"Tavern": {"defence": 5}, "altar": {"cost": 3}},
    ],
)
def test_text_and_tables_are_read_alike(given: Any) -> None:
    assert read_numbers(given) == "Altar 3/3, Tavern 7/5"
    assert ludi.make("arena", numbers=given) == ludi.make("arena", numbers="Altar 3/3, Tavern 7/5")


def test_what_is_as_assumed_is_no_change() -> None:
    assert read_numbers("Tavern 7/4, Altar 2/3") == ""
    assert ludi.make("arena", numbers="Tavern 7/4") == ludi.make("arena")
    assert read_numbers("") == read_numbers("  \n ") == read_numbers({}) == ""


def test_printed_numbers_may_be_changed_too() -> None:
    game = ludi.make("roma", numbers="Nero 1/2")
    t = mixed("1=Nero", "1=Nero", (1,), game=game)
    assert t.defence(1) == {1: 2}


def test_what_was_read_is_read_again_the_same() -> None:
    game = ludi.make("arena", numbers="Statue of Jupiter 10/0, Tavern 20/20")
    assert game.options["numbers"] == "Statue of Jupiter 10/0, Tavern 20/20"
    assert ludi.make("arena", **dict(game.options)) == game


def test_out_of_range() -> None:
    assert "numbers: Tavern, cost: “21” was given; it must be a whole number from 0 to 20." in said("Tavern 21/4")
    assert "numbers: Tavern, defence: “999” was given" in said("Tavern 2/999")
    assert "numbers: Tavern, cost: “-1” was given" in said({"Tavern": {"cost": -1}})


@pytest.mark.parametrize("wrong", [True, 1.0, "7", None, [7], float("nan")])
def test_what_is_no_number(wrong: Any) -> None:
    assert "numbers: Tavern, cost: " in said({"Tavern": {"cost": wrong}})


@pytest.mark.parametrize("card", ["Patron", "Road", "Magister", "Scaenicus"])
def test_a_free_card_that_lets_others_act_could_go_on_for_ever(card: str) -> None:
    assert f"numbers: {card}, cost: “0” was given; it must be a whole number from 1 to 20." in said(f"{card} 0/4")
    assert ludi.make("arena", cards="mixed", numbers=f"{card} 1/0").options["numbers"] == f"{card} 1/0"


def test_unknown_cards_and_fields() -> None:
    assert "“Taverna” is not a card of Roma or Arena. Did you mean Tavern" in said("Taverna 7/4")
    assert "“Taverna” is not a card" in said({"Taverna": {"cost": 7}})
    assert "numbers: Tavern: “price” is unknown" in said({"Tavern": {"price": 7}})
    assert "numbers: Tavern: “7” is unknown; a card has cost and defence." in said({"Tavern": 7})


@pytest.mark.parametrize("given", [None, 7, b"Tavern 7/4", ["Tavern 7/4"], "x" * 100_000, "Tavern 7/4, " * 1000])
def test_what_is_no_text_and_no_table(given: Any) -> None:
    assert "was given, cost/defence of cards like 'Tavern 7/4, Altar 2/3', or a table of them is accepted" in said(
        given
    )


@pytest.mark.parametrize(
    "text", ["Tavern", "7/4", "Tavern 7", "Tavern 7/", "Tavern /4", "Tavern 7/4/2", "Tavern 7-4", "\0"]
)
def test_a_text_that_is_none_is_shown(text: str) -> None:
    assert f"{text!r} was given" in said(text)


# Files


def of_a_file(text: str) -> list[str]:
    """What is said of a file, in English."""
    return [Text("en").told("", one, ()) for one in parse_numbers(text).wrong]


def test_a_file_is_taken_as_a_whole_or_not_at_all() -> None:
    assert parse_numbers('[Tavern]\ncost = 6\n["Ox Team"]\ndefence = 5\r\n').value == "Ox Team 4/5, Tavern 6/4"
    assert parse_numbers('["Таверна"]\ncost = 6').value == "Tavern 6/4"
    found = parse_numbers("[Tavern]\ncost = 6\n[Altar]\nprice = 1")
    assert (found.value, found.legible, len(found.wrong)) == ("", True, 1)


def test_all_that_is_wrong_with_a_file_is_said() -> None:
    assert of_a_file("[Tavern]\ncost = 6\n[Tavren]\ncost = 70\n[Altar]\nprice = 7\ndefence = true") == [
        "“Tavren” is not a card of Roma or Arena. Did you mean Tavern?",
        "Altar: “price” is unknown; a card has cost and defence.",
        "Altar, defence: “true” was given; it must be a whole number from 0 to 20.",
    ]
    assert of_a_file("Tavern = 7") == ["Tavern: “7” is unknown; a card has cost and defence."]
    assert of_a_file('[Tavern]\ncost = "6"') == ["Tavern, cost: “6” was given; it must be a whole number from 0 to 20."]
    assert of_a_file("[Tavern]\ncost = = 5") == ["Line 2 is not TOML."]
    assert of_a_file("[Tavern]\ncost = " + "[" * 3000) == ["Line 2 is not TOML."]
    assert of_a_file("") == ["The file is empty."]
    assert of_a_file("\0") == ["This is not text."]
    assert of_a_file("#" * 8001) == ["This is too long; at most 8,000 characters are read."]
    assert len(of_a_file("\n".join(f"[no{i}]" for i in range(500)))) == 8
