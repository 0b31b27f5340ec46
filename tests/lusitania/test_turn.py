"""A turn (source: B3): the three mandatory actions, the camp rule, the optional action."""

from __future__ import annotations

import pytest
from tests.lusitania.table import LUSITANIA, THREE, Table, table

FULL = "0 Caesar, I Barbarian 1, II Barbarian 2, III Blue 3, IV Blue 4, V Blue 5, VI Cook, VII Ballistarius, 8 Doctor"


def test_exactly_one_mandatory_action_is_made() -> None:
    t = table("Blue 4, Sword, Doctor", camp="Cook, Bow, Axe, Horse")
    t.refused("end")
    t.play("hire Blue 4", "card Stone")
    assert t.turn == (1, 0), "a guest may still be used"
    t.refused("hire Doctor", "take Cook", "release")
    assert t.play("end").turn == (2, 1)


def test_at_most_one_optional_action_before_or_after() -> None:
    t = table("Blue 4, Sword, Axe", "0 Caesar, 8 General", camp="Cook, Bow, Axe, Horse")
    t.play("use General", "discard Axe", "done", "card Bow")
    assert t.turn == (1, 0)
    t.refused("use Caesar")
    t.play("hire Blue 4", "card Bow")
    assert t.turn == (2, 1), "before"
    t = table("Blue 4, Sword, Axe", "0 Caesar, 8 General", camp="Cook, Bow, Axe, Horse")
    t.play("hire Blue 4", "card Bow", "use General", "discard Axe", "done", "card Bow")
    assert t.turn == (2, 1), "after"


@pytest.mark.parametrize(
    "moves", [["take Bow", "put Axe"], ["hire Blue 4", "card Stone"], ["release", "down Axe", "card Stone"]]
)
def test_a_hand_ends_the_turn_with_three_cards(moves: list[str]) -> None:
    t = table("Blue 4, Sword, Axe", "0 Auxiliary", "0 Caesar", camp="Cook, Bow, Axe, Horse").play(*moves, "end")
    assert t.turn == (2, 1)
    assert sum(t.hand().values()) == 3


# Exchange


def test_exchange_takes_one_camp_card_and_puts_one_of_the_hand_face_up() -> None:
    t = table("Blue 4, Sword, Axe", camp="Cook, Bow, Axe, Horse").play("take Bow")
    assert t.options == ["put Blue 4", "put Sword", "put Axe"]
    t.play("put Sword")
    assert t.hand() == {"Blue 4": 1, "Axe": 1, "Bow": 1}
    assert t.camp == ["Cook", "Axe", "Horse", "Sword"]


def test_the_card_just_taken_is_not_put_back() -> None:
    t = table("Blue 4, Sword, Axe", camp="Cook, Bow, Stone, Horse").play("take Bow")
    t.refused("put Bow")
    t = table("Blue 4, Bow, Axe", camp="Cook, Bow, Stone, Horse").play("take Bow", "put Bow")
    assert (t.hand(), t.camp) == ({"Blue 4": 1, "Axe": 1, "Bow": 1}, ["Cook", "Stone", "Horse", "Bow"])


# Hire


@pytest.mark.parametrize(
    ("card", "cell"),
    [
        ("Blue 1", "I"),
        ("Red 5", "V"),
        ("Barbarian 1", "I"),
        ("Barbarian 6", "VI"),
        ("Cook", "VI"),
        ("Ballistarius", "VII"),
    ],
)
def test_a_warrior_goes_into_the_cell_of_its_number_and_a_card_is_drawn(card: str, cell: str) -> None:
    t = table(f"{card}, Sword, Axe", camp="Bow, Bow, Axe, Horse").play(f"hire {card}")
    assert t.cells() == {"0": "Caesar", cell: card}
    assert t.decision == "draw"
    assert sum(t.settle().hand().values()) == 3


def test_a_cell_holds_one_warrior_so_no_two_equal_numbers() -> None:
    t = table("Blue 5, Cook, Ballistarius", "0 Caesar, V Barbarian 5, VI Barbarian 6, VII Ballistarius")
    assert t.chosen("hire") == []
    t = table("Barbarian 4, Barbarian 6, Cook", "0 Caesar, IV Blue 4, VI Cook")
    assert t.chosen("hire") == []


def test_the_first_legionary_fixes_the_colour() -> None:
    t = table("Blue 1, Red 2, Green 3", "0 Caesar, V Blue 5")
    assert t.chosen("hire") == ["Blue 1"]


def test_a_colour_of_another_legion_is_forbidden() -> None:
    t = table("Blue 1, Red 2, Green 3", "0 Caesar", "0 General, V Blue 5", "0 General, I Green 1", game=THREE)
    assert t.chosen("hire") == ["Red 2"]


def test_at_most_two_barbarians() -> None:
    t = table("Barbarian 1, Cook, Red 2", "0 Caesar, III Barbarian 3, V Barbarian 5")
    assert t.chosen("hire") == ["Red 2", "Cook"]


def test_warriors_are_never_removed() -> None:
    t = table("Blue 1, Doctor, Senator", FULL.replace("Doctor", "Cleopatra"), "0 General, V Red 5 + Sword")
    t.play("use Cleopatra")
    assert t.options == ["at 1 V"]
    assert t.play("at 1 V").options == ["gear Sword"]


def test_equipment_goes_under_an_own_warrior_that_shows_it() -> None:
    t = table("Sword, Bow, Horse", "0 Caesar, III Blue 3, V Blue 5", "0 General, IV Red 4")
    assert t.chosen("hire") == ["Sword", "Bow"], "the horseman is the other player's"
    t.play("hire Bow")
    assert t.options == ["on III"]
    t.play("on III")
    assert t.gear() == {"III": ["Bow"]}
    assert t.points[0] == 2 + 3 + 1


def test_where_two_warriors_show_it_the_player_chooses() -> None:
    t = table("Shield, Bow, Horse", "0 Caesar, II Blue 2, V Blue 5").play("hire Shield")
    assert t.options == ["on II", "on V"]
    assert t.play("on V").gear() == {"V": ["", "Shield"]}


def test_one_card_per_symbol() -> None:
    t = table("Bow, Sword, Shield", "0 Caesar, III Blue 3 + Bow, V Blue 5 + - + Shield")
    assert t.chosen("hire") == ["Sword"]


def test_legionary_2_takes_a_sword_or_a_spear_and_a_shield() -> None:
    t = table("Sword, Spear, Shield", "0 Caesar, II Blue 2")
    assert t.chosen("hire") == ["Shield", "Sword", "Spear"]
    t = table("Sword, Spear, Shield", "0 Caesar, II Blue 2 + Sword")
    assert t.chosen("hire") == ["Shield"]
    t = table("Sword, Spear, Axe", "0 Caesar, II Blue 2 + - + Shield")
    assert t.chosen("hire") == ["Sword", "Spear"]


def test_the_ballistarius_takes_one_of_several_and_the_cook_none() -> None:
    t = table("Stone, Spear, Axe", "0 Caesar, VI Cook, VII Ballistarius")
    assert t.chosen("hire") == ["Spear", "Stone"]
    t = table("Stone, Spear, Axe", "0 Caesar, VI Cook, VII Ballistarius + Spear")
    assert t.chosen("hire") == []


def test_a_guest_goes_into_cell_0_or_8_at_most_two_with_the_mars_cards() -> None:
    t = table("Doctor, Senator, Bow", "", "0 Caesar").play("hire Doctor").settle()
    assert t.cells() == {"0": "Doctor"}
    t = table("Doctor, Senator, Bow").play("hire Doctor").settle()
    assert t.cells() == {"0": "Caesar", "8": "Doctor"}
    assert table("Doctor, Senator, Bow", "0 Caesar, 8 Doctor").chosen("hire") == []


# Release


def test_release_puts_a_card_face_down_and_draws_one_for_half_a_point() -> None:
    t = table("Blue 1, Doctor, Bow", "0 Caesar, IV Red 4").play("release")
    assert t.options == ["down Blue 1", "down Bow", "down Doctor"]
    t.play("down Bow", "card Axe")
    assert t.position["players"][0]["released"] == {"Bow": 1}
    assert t.hand() == {"Blue 1": 1, "Doctor": 1, "Axe": 1}
    assert t.points[0] == 2.5


def test_a_released_card_is_seen_by_its_owner_alone() -> None:
    t = table("Blue 1, Doctor, Bow", game=THREE).play("release")
    assert t.state.witness(t.state.parse("down Bow")) == {0}
    t.play("down Bow")
    assert t.state.view(0)["players"][0]["released_cards"] == {"Bow": 1}
    assert all("released_cards" not in t.state.view(seat)["players"][0] for seat in (1, 2, None))
    assert t.state.view(1)["players"][0]["released"] == 1


# The camp rule


@pytest.mark.parametrize(
    ("camp", "put", "left"),
    [
        ("Axe, Sword, Sword, Bow", "Sword", ["Axe"]),
        ("Cook, Bow, Ballistarius, Axe", "Cook", ["Axe"]),
        ("Barbarian 1, Bow, Barbarian 2, Axe", "Barbarian 3", ["Axe"]),
        ("Yellow 1, Bow, Yellow 2, Axe", "Yellow 4", ["Axe"]),
        ("Red 1, Bow, Red 2, Axe", "Red 4", ["Axe"]),
        ("Green 1, Bow, Green 2, Axe", "Green 4", ["Axe"]),
        ("Blue 1, Bow, Blue 2, Axe", "Blue 4", ["Axe"]),
    ],
)
def test_three_alike_leave_the_camp_and_three_new_cards_come(camp: str, put: str, left: list[str]) -> None:
    t = table(f"{put}, Doctor, Horse", camp=camp).play("take Bow", f"put {put}")
    assert t.camp == left
    assert sum(t.discard.values()) == 3
    assert t.discard[put] >= 1
    assert t.decision == "laying"
    assert len(t.settle().camp) == 4


def test_4_guests_and_unlike_equipment_stay() -> None:
    t = table("Doctor, Sword, Horse", camp="Doctor, Doctor, Bow, Axe").play("take Bow", "put Doctor")
    assert t.camp == ["Doctor", "Doctor", "Axe", "Doctor"]


def test_4_the_camp_rule_is_repeated() -> None:
    t = table("Sword, Doctor, Horse", camp="Axe, Sword, Sword, Bow").play("take Bow", "put Sword")
    t.play("card Axe", "card Cook", "card Axe")
    assert (t.camp, t.discard) == (["Cook"], {"Sword": 3, "Axe": 3})


def test_b_of_four_alike_the_three_that_lay_there_longest_go() -> None:
    t = table("Barbarian 4, Doctor, Horse", "0 Caesar", camp="Barbarian 1, Barbarian 2, Bow, Axe")
    t.play("take Axe", "put Barbarian 4")
    assert (t.camp, t.decision) == (["Bow"], "laying")
    t.play("card Cook", "card Blue 1", "card Blue 2")
    assert t.camp == ["Bow", "Cook", "Blue 1", "Blue 2"]
    t = Table(LUSITANIA.start()).play("caesar 0")
    for card in ("Cook", "Bow", "Axe", "Sword", "Spear", "Horse", "Blue 4", "Blue 2", "Blue 1", "Blue 3"):
        t.play(f"card {card}")
    assert t.camp == ["Blue 3"], "at setup the first three laid out"
