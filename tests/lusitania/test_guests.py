"""The effects of guests and Mars cards (source: B3, optional action)."""

from __future__ import annotations

import pytest
from tests.lusitania.table import FOUR, THREE, Table, table

import ludi

NO_FREE_CELL = "0 Auxiliary, I Blue 1, II Blue 2, III Blue 3, IV Blue 4, V Blue 5, VI Cook, VII Ballistarius, 8 Caesar"


def after(t: Table) -> str:
    """What has become of the guest: `discarded`, or the cells of the legion."""
    return " ".join(t.cells().values())


# Caesar


def test_caesar_discards_the_whole_camp_and_lays_out_four_new_cards() -> None:
    t = table("Sword, Axe, Bow", "0 Caesar", camp="Cook, Doctor, Horse, Spear").play("use Caesar")
    assert t.discard == {"Cook": 1, "Doctor": 1, "Horse": 1, "Spear": 1}
    assert (t.camp, t.decision) == ([], "laying")
    t.play("card Shield", "card Blue 1", "card Stone", "card Bow")
    assert (t.camp, t.decision) == (["Shield", "Blue 1", "Stone", "Bow"], "main")


def test_then_caesar_goes_to_the_player_on_the_right() -> None:
    t = table("Sword, Axe, Bow", game=FOUR).play("use Caesar").settle()
    assert t.cells() == {}
    assert t.cells(3) == {"0": "General", "8": "Caesar"}


def test_or_on_to_the_next_if_that_legion_has_two_guests() -> None:
    full = "0 General, 8 Doctor"
    assert table("Sword", "0 Caesar", "", "0 General", full, game=FOUR).play("use Caesar").settle().cells(2) == {
        "0": "General",
        "8": "Caesar",
    }
    assert table("Sword", "0 Caesar", "8 Senator", full, full, game=FOUR).play("use Caesar").settle().cells(1) == {
        "0": "Caesar",
        "8": "Senator",
    }


def test_he_comes_back_if_all_are_full() -> None:
    t = table("Sword", "8 Caesar", *["0 General, 8 Doctor"] * 2, game=THREE).play("use Caesar").settle()
    assert t.cells() == {"0": "Caesar"}


def test_5_if_the_deck_cannot_fill_the_camp_it_stays_short() -> None:
    t = table("Sword, Axe, Bow", deck={"Cook": 2}, camp="Doctor, Horse, Axe, Bow", shuffled=True).play("use Caesar")
    t.play("card Cook", "card Cook")
    assert (t.camp, t.decision, t.position["last"]) == (["Cook", "Cook"], "main", True)


# General


@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_general_discards_one_to_three_cards_and_draws_as_many(n: int) -> None:
    t = table("Sword, Axe, Bow", "0 General", "0 Caesar").play("use General")
    t.refused("done")
    for card in ("Sword", "Axe", "Bow")[:n]:
        t.play(f"discard {card}")
    if n < 3:
        t.play("done")
    thrown = dict.fromkeys(("Sword", "Axe", "Bow")[:n], 1)
    assert (t.discard, t.cells()) == (thrown, {"0": "General"})
    for card in ("Horse", "Stone", "Shield")[:n]:
        assert t.decision == "draw"
        t.play(f"card {card}")
    assert (t.decision, sum(t.hand().values())) == ("main", 3)
    assert (t.discard, t.cells()) == ({**thrown, "General": 1}, {})


# Auxiliary


def test_an_auxiliary_moves_into_a_free_warriors_cell() -> None:
    t = table("Sword", "0 Auxiliary, III Blue 3", "0 Caesar").play("use Auxiliary")
    assert t.options == ["on I", "on II", "on IV", "on V", "on VI", "on VII"]
    t.play("on VI")
    assert t.cells() == {"III": "Blue 3", "VI": "Auxiliary"}
    assert t.discard == {}


def test_it_is_worth_a_point_there_and_also_as_a_guest() -> None:
    t = table("Sword", "0 Auxiliary", "0 Caesar")
    assert t.points[0] == 1
    assert t.play("use Auxiliary", "on VI").points[0] == 1


# Senator


def test_a_senator_takes_a_random_card_and_gives_one_of_the_hand_for_it() -> None:
    t = table("Sword, Axe, Bow", "0 Senator", "0 Caesar", hands=["Horse, Stone, Stone"]).play("use Senator")
    assert t.state.chance() == [(t.state.parse("card Horse"), 1), (t.state.parse("card Stone"), 2)]
    t.play("card Stone")
    assert t.options == ["give Sword", "give Axe", "give Bow"], "before the stolen card joins the hand"
    t.play("give Axe")
    assert (t.hand(0), t.hand(1)) == ({"Sword": 1, "Bow": 1, "Stone": 1}, {"Horse": 1, "Stone": 1, "Axe": 1})
    assert t.discard == {"Senator": 1}


def test_7_he_visits_every_other_player_one_after_the_other_clockwise() -> None:
    t = table("Sword, Axe, Bow", "0 Senator", "0 Caesar", hands=["Horse", "Stone", "Cook"], game=FOUR)
    t.play("use Senator", "card Horse")
    t.play("give Sword")
    assert t.options == ["card Stone"]
    t.play("card Stone")
    assert t.chosen("give") == ["Axe", "Horse", "Bow"], "a card won earlier may be given to a later one"
    t.play("give Horse")
    assert t.options == ["card Cook"]
    t.play("card Cook", "give Axe")
    assert [t.hand(p) for p in range(4)] == [{"Cook": 1, "Bow": 1, "Stone": 1}, {"Sword": 1}, {"Horse": 1}, {"Axe": 1}]


def test_7_chosen_the_active_player_says_whom_first() -> None:
    game = ludi.make("lusitania", 4, senator_order="chosen")
    t = table("Sword, Axe, Bow", "0 Senator", "0 Caesar", hands=["Horse", "Stone", "Cook"], game=game)
    assert t.play("use Senator").options == ["seat 1", "seat 2", "seat 3"]
    t.play("seat 2", "card Stone", "give Axe")
    assert t.options == ["seat 1", "seat 3"]
    t.play("seat 3", "card Cook", "give Bow")
    assert t.options == ["card Horse"], "the last one is no choice"


def test_7_the_theft_is_seen_by_two_seats() -> None:
    t = table("Sword, Axe, Bow", "0 Senator", "0 Caesar", hands=["Horse, Stone, Cook"], game=THREE).play("use Senator")
    assert t.state.witness(t.state.parse("card Horse")) == {0, 1}
    t.play("card Horse")
    assert [t.state.view(seat)["air"] for seat in (0, 1, 2, None)] == ["Horse", "Horse", "", ""]
    assert t.state.witness(t.state.parse("give Axe")) == {0, 1}
    t.play("give Axe")
    assert (t.known(0, 1), t.known(1, 0)) == ({"Axe": 1}, {"Horse": 1})
    assert (t.known(2, 0), t.known(2, 1)) == ({}, {})


# Inspector


def test_an_inspector_discards_a_card_then_takes_any_of_the_discard_pile() -> None:
    t = table("Sword, Axe, Bow", "0 Inspector", "0 Caesar", discard={"Cook": 1, "Horse": 2}).play("use Inspector")
    assert t.options == ["discard Sword", "discard Axe", "discard Bow"]
    t.play("discard Axe")
    assert t.options == ["take Cook", "take Horse"]
    t.play("take Horse")
    assert t.hand() == {"Sword": 1, "Bow": 1, "Horse": 1}
    assert t.discard == {"Cook": 1, "Horse": 1, "Axe": 1, "Inspector": 1}


def test_6_not_the_card_just_discarded_nor_the_inspector_itself() -> None:
    t = table("Sword, Axe, Bow", "0 Inspector", "0 Caesar", discard={"Cook": 1, "Axe": 1})
    t.play("use Inspector", "discard Sword")
    t.refused("take Sword", "take Inspector")
    t = table("Sword, Axe, Bow", "0 Inspector", "0 Caesar", discard={"Axe": 1}).play("use Inspector", "discard Axe")
    assert t.options == ["take Axe"], "the other one"


# Doctor


def test_a_doctor_moves_one_or_two_released_cards_to_the_discard_pile() -> None:
    def start() -> Table:
        return table("Sword", "0 Doctor, VI Cook", "0 Caesar", released=["Bow, Bow, Axe"]).play("use Doctor")

    assert start().points[0] == 0.5
    t = start()
    t.refused("done")
    assert t.play("heal Bow").options == ["heal Axe", "heal Bow", "done"]
    t.play("done")
    assert (t.discard, t.points[0]) == ({"Bow": 1, "Doctor": 1}, 1)
    t = start().play("heal Bow", "heal Axe")
    assert (t.discard, t.points[0], t.decision) == ({"Axe": 1, "Bow": 1, "Doctor": 1}, 1.5, "main")


# Cleopatra


def test_cleopatra_discards_equipment_of_another_legion_and_the_symbol_is_free_again() -> None:
    t = table(
        "Sword, Axe, Stone", "0 Cleopatra, V Red 5 + Sword", "0 Caesar, V Blue 5 + Sword + Shield, IV Blue 4 + Horse"
    )
    t.play("use Cleopatra")
    assert t.options == ["at 1 IV", "at 1 V"]
    t.play("at 1 V")
    assert t.options == ["gear Shield", "gear Sword"]
    t.play("gear Sword")
    assert (t.gear(1), t.points[1]) == ({"IV": ["Horse"], "V": ["", "Shield"]}, 3 + 3 + 2 + 1)
    assert t.discard == {"Sword": 1, "Cleopatra": 1}
    t.play("release", "down Axe", "card Sword")
    assert (
        "Sword"
        in table("Stone", "0 Doctor, V Red 5", "0 Caesar").state.view(0)["players"][0]["places"]["V"][0]["takes"]
    )


# Not to be rid of the card


@pytest.mark.parametrize(
    ("guest", "fields"),
    [
        ("Auxiliary", {"own": NO_FREE_CELL, "others": ["0 General"]}),
        ("Cleopatra", {"own": "0 Cleopatra, V Red 5 + Sword"}),
        ("Inspector", {"own": "0 Inspector", "discard": {}}),
        ("Doctor", {"own": "0 Doctor"}),
        ("Senator", {"own": "0 Senator", "hands": [""]}),
        ("General", {"own": "0 General", "last": True, "deck": {}}),
        ("Caesar", {"own": "0 Caesar", "others": ["0 General"], "last": True, "deck": {}}),
    ],
)
def test_an_effect_that_cannot_be_carried_out_may_not_be_used(guest: str, fields: dict[str, object]) -> None:
    others = fields.pop("others", ["0 Caesar"])
    t = table("Sword, Axe, Bow", str(fields.pop("own")), *others, **fields)  # type: ignore[misc, arg-type]
    assert guest not in t.chosen("use")
    assert after(t).count(guest) == 1


def test_caesar_and_auxiliaries_are_not_discarded_the_others_are() -> None:
    t = table("Sword, Axe, Bow", "0 Auxiliary, 8 Caesar", camp="Cook, Doctor, Horse, Spear")
    assert "Caesar" not in t.play("use Caesar").discard
    assert t.settle().discard.get("Auxiliary") is None
