"""Laurus and Virtus (source: B3): every condition, every advantage."""

from __future__ import annotations

import pytest
from tests.lusitania.table import BOTH, Table, table

import ludi

THREE = ludi.make("lusitania", 3, laurus=True, virtus=True)
LEGION = "0 Caesar, I Blue 1, IV Blue 4 + Horse"


def ready(award: str, hand: str, own: str, *moves: str, taken: int | None = None, **more: object) -> Table:
    """A legion that lacks one card for an award; the moves bring it."""
    t = table(hand, own, awards={award: taken}, game=BOTH, **more)  # type: ignore[arg-type]
    assert t.awards == {award: taken}
    return t.play(*moves)


@pytest.mark.parametrize(
    ("award", "hand", "own", "moves"),
    [
        ("Laurus 1", "Bow, Axe", "0 Caesar, I Blue 1 + Stone, III Blue 3, IV Blue 4 + Horse", ["hire Bow", "on III"]),
        (
            "Laurus 2",
            "Sword, Bow",
            "0 Caesar, I Barbarian 1 + Axe, II Blue 2 + Sword, IV Barbarian 4 + Axe, V Blue 5",
            ["hire Sword", "on V"],
        ),
        (
            "Laurus 3",
            "Bow, Axe",
            "0 Caesar, II Blue 2 + Sword + Shield, III Blue 3, IV Blue 4 + Horse",
            ["hire Bow", "on III"],
        ),
        ("Laurus 4", "Blue 3, Axe", "0 Caesar, I Barbarian 1, II Blue 2, IV Auxiliary", ["hire Blue 3"]),
        ("Laurus 5", "Ballistarius, Axe", "0 Caesar, V Blue 5, VI Auxiliary", ["hire Ballistarius"]),
    ],
)
def test_laurus_is_taken_by_the_first_to_meet_its_condition_and_is_a_point_at_once(
    award: str, hand: str, own: str, moves: list[str]
) -> None:
    before = table(hand, own, game=BOTH).play(*moves).points[0]
    t = ready(award, hand, own, *moves)
    assert t.awards == {award: 0}
    assert t.points[0] == before + 1
    assert ready(award, hand, own, *moves, taken=1).awards == {award: 1}, "taken cards are not replaced"


@pytest.mark.parametrize(
    ("award", "hand", "own", "moves"),
    [
        (
            "Virtus 6",
            "Horse, Bow",
            "0 Caesar, I Blue 1 + Stone, III Barbarian 3 + Axe, IV Blue 4",
            ["hire Horse", "on IV"],
        ),
        ("Virtus 7", "Blue 3, Axe", "0 Caesar, IV Barbarian 4, V Blue 5", ["hire Blue 3"]),
        (
            "Virtus 8",
            "Bow, Horse",
            "0 Caesar, II Blue 2 + Sword, III Blue 3, V Barbarian 5 + Axe",
            ["hire Bow", "on III"],
        ),
        ("Virtus 9", "Spear, Bow", "0 Caesar, IV Barbarian 4, V Blue 5 + Sword + Shield", ["hire Spear", "on IV"]),
        ("Virtus 10", "Stone, Bow", "0 Caesar, VI Cook, VII Ballistarius", ["hire Stone", "on VII"]),
    ],
)
def test_virtus_is_taken_by_the_first_to_meet_its_condition_and_gives_no_points(
    award: str, hand: str, own: str, moves: list[str]
) -> None:
    before = table(hand, own, game=BOTH).play(*moves).points[0]
    t = ready(award, hand, own, *moves)
    assert (t.awards, t.points[0]) == ({award: 0}, before)


def test_c_laurus_2_two_separate_pairs_four_alike_count_as_two() -> None:
    own = "0 Caesar, I Barbarian 1 + Axe, II Barbarian 2 + Axe, III Barbarian 3 + Axe, V Barbarian 5"
    assert ready("Laurus 2", "Axe, Bow", own, "hire Axe", "on V").awards == {"Laurus 2": 0}
    own = "0 Caesar, I Barbarian 1 + Axe, II Barbarian 2 + Axe, V Barbarian 5"
    assert ready("Laurus 2", "Axe, Bow", own, "hire Axe", "on V").awards == {"Laurus 2": None}


def test_8_an_auxiliary_counts_for_laurus_4_and_5_but_not_for_virtus_7() -> None:
    own = "0 Auxiliary, I Blue 1, II Blue 2, III Blue 3"
    t = table("Axe", own, "0 Caesar", awards={"Laurus 4": None}, game=BOTH).play("use Auxiliary", "on IV")
    assert (t.awards, t.points[0]) == ({"Laurus 4": 0}, 1 + 2 + 2 + 1 + 1)
    own = "0 Caesar, III Blue 3, IV Auxiliary"
    assert ready("Virtus 7", "Blue 5, Axe", own, "hire Blue 5").awards == {"Virtus 7": None}


def test_8_an_auxiliary_blocks_its_cell_takes_no_equipment_and_frees_its_guest_cell() -> None:
    t = table("Blue 4, Horse, Doctor", "0 Auxiliary, 8 Caesar").play("use Auxiliary", "on IV")
    assert t.chosen("hire") == ["Doctor"]
    assert t.cells() == {"IV": "Auxiliary", "8": "Caesar"}


def test_10_of_several_conditions_met_at_once_all_are_taken() -> None:
    own = "0 Caesar, I Blue 1 + Stone, III Barbarian 3 + Axe, IV Blue 4, VI Cook"
    t = table("Horse", own, game=BOTH, awards={"Virtus 6": None, "Laurus 3": None, "Virtus 7": None, "Laurus 1": 1})
    t.play("hire Horse", "on IV")
    assert t.awards == {"Virtus 6": 0, "Laurus 3": None, "Virtus 7": None, "Laurus 1": 1}
    own = "0 Caesar, I Blue 1 + Stone, II Blue 2 + Sword, III Barbarian 3 + Axe, IV Blue 4"
    t = table("Horse", own, game=BOTH, awards={"Virtus 6": None, "Laurus 3": None}).play("hire Horse", "on IV")
    assert t.awards == {"Virtus 6": 0, "Laurus 3": 0}


def test_laurus_can_win_at_once() -> None:
    own = "0 Caesar, I Blue 1, II Blue 2 + Sword + Shield, III Blue 3, IV Blue 4 + Horse, V Blue 5, VI Cook"
    t = table("Bow, Ballistarius", f"{own}, VII Ballistarius", awards={"Laurus 3": None}, game=BOTH)
    assert t.points[0] == 19
    assert t.play("hire Bow", "on III").over


# Virtus 6


def slipped() -> Table:
    own = "0 Caesar, I Blue 1 + Stone, III Barbarian 3 + Axe, IV Blue 4"
    t = ready("Virtus 6", "Horse, Horse, Bow", own, "hire Horse", "on IV")
    assert t.decision == "slipping"
    assert t.options == ["on I", "on III", "on IV"]
    return t.play("on IV", "gear Horse", "card Horse")


def test_virtus_6_one_warrior_may_hold_a_second_copy() -> None:
    t = slipped()
    assert t.position["double"] == ["IV", "Horse"]
    t = table("Horse", "0 Caesar, IV Blue 4 + Horse", awards={"Virtus 6": 0}, double=["IV", "Horse"], game=BOTH)
    t.play("hire Horse", "on IV")
    assert (t.gear(), t.points[0]) == ({"IV": ["Horse", "", "", "Horse"]}, 3 + 2 + 2)


def test_virtus_6_one_copy_only_and_under_that_warrior_only() -> None:
    own = "0 Caesar, I Barbarian 1 + Axe, II Barbarian 2 + Axe + - + - + Axe"
    t = table("Axe", own, awards={"Virtus 6": 0}, double=["II", "Axe"], game=BOTH)
    assert t.chosen("hire") == []


def test_e_the_place_for_the_second_copy_stays_when_cleopatra_takes_one() -> None:
    own = "0 Caesar, IV Blue 4 + Horse + - + - + Horse"
    t = table("Bow, Axe, Sword", "0 Cleopatra", own, awards={"Virtus 6": 1}, double=["IV", "Horse"], game=BOTH)
    t.play("use Cleopatra", "at 1 IV", "gear Horse")
    assert t.gear(1) == {"IV": ["Horse"]}
    t.play("release", "down Axe").settle()
    t = table("Horse", "0 Caesar, IV Blue 4 + Horse", awards={"Virtus 6": 0}, double=["IV", "Horse"], game=BOTH)
    assert t.chosen("hire") == ["Horse"]


def test_9_the_card_is_kept_when_cleopatra_breaks_the_condition() -> None:
    own = "0 Caesar, I Blue 1 + Stone, III Blue 3 + Bow, IV Blue 4 + Horse"
    t = table("Bow, Axe, Sword", "0 Cleopatra", own, awards={"Laurus 1": 1}, game=BOTH)
    assert t.play("use Cleopatra", "at 1 IV", "gear Horse").awards == {"Laurus 1": 1}
    assert t.points[1] == 1 + 1 + 2 + 1 + 3 + 1


# Virtus 7


def test_virtus_7_two_cards_may_be_exchanged() -> None:
    t = table("Bow, Axe, Sword", camp="Cook, Horse, Stone, Doctor", awards={"Virtus 7": 0}, game=BOTH)
    t.play("take Horse")
    assert t.options == ["take Cook", "take Stone", "take Doctor", "put Sword", "put Axe", "put Bow"]
    t.play("take Stone")
    assert t.options == ["put Sword", "put Axe", "put Bow"]
    t.play("put Axe", "put Bow")
    assert (t.hand(), t.camp) == ({"Sword": 1, "Horse": 1, "Stone": 1}, ["Cook", "Doctor", "Axe", "Bow"])


def test_e_virtus_7_two_is_an_upper_limit() -> None:
    t = table("Bow, Axe, Sword", camp="Cook, Horse, Stone, Doctor", awards={"Virtus 7": 0}, game=BOTH)
    t.play("take Horse", "put Axe")
    assert t.hand() == {"Bow": 1, "Sword": 1, "Horse": 1}


def test_e_virtus_7_the_camp_rule_comes_after_both_cards() -> None:
    t = table("Axe, Axe, Sword", camp="Axe, Horse, Stone, Doctor", awards={"Virtus 7": 0}, game=BOTH)
    t.play("take Horse", "take Stone", "put Axe")
    assert t.decision == "last_putting"
    t.play("put Axe")
    assert (t.camp, t.discard) == (["Doctor"], {"Axe": 3})


# Virtus 8


def test_virtus_8_two_cards_may_be_released() -> None:
    t = table("Bow, Axe, Sword", awards={"Virtus 8": 0}, game=BOTH).play("release", "down Axe")
    assert t.options == ["release", "done"]
    t.play("release", "down Bow", "card Cook", "card Stone")
    assert (t.hand(), t.points[0]) == ({"Sword": 1, "Cook": 1, "Stone": 1}, -1)


def test_e_virtus_8_two_is_an_upper_limit() -> None:
    t = table("Bow, Axe, Sword", awards={"Virtus 8": 0}, game=BOTH).play("release", "down Axe", "done")
    assert (t.decision, t.play("card Cook").points[0]) == ("draw", -0.5)


def test_virtus_8_that_a_second_card_follows_is_seen_by_all_but_not_which() -> None:
    t = table("Bow, Axe, General", awards={"Virtus 8": 0}, game=THREE).play("release", "down Axe")
    assert t.state.witness(t.state.parse("release")) == {0, 1, 2, None}
    t.play("release")
    assert t.options == ["down Bow"]
    assert t.state.witness(t.state.parse("down Bow")) == {0}


# Virtus 9


def test_virtus_9_three_barbarians_are_allowed() -> None:
    own = "0 Caesar, I Barbarian 1, II Barbarian 2"
    assert table("Barbarian 3", own, game=BOTH).chosen("hire") == []
    t = table("Barbarian 3", own, awards={"Virtus 9": 0}, game=BOTH)
    t.play("hire Barbarian 3").settle()
    t = table("Barbarian 4", f"{own}, III Barbarian 3", awards={"Virtus 9": 0}, game=BOTH)
    assert t.chosen("hire") == []


# Virtus 10


def widened() -> Table:
    own = "0 Caesar, III Blue 3 + Bow, IV Auxiliary, VI Cook, VII Ballistarius"
    return ready("Virtus 10", "Stone, Axe, Sword", own, "hire Stone", "on VII")


def test_d_virtus_10_goes_under_any_warrior_the_cook_too_but_no_auxiliary() -> None:
    t = widened()
    assert (t.decision, t.options) == ("widening", ["on III", "on VI", "on VII"])
    assert t.play("on III").position["wide"] == "III"


@pytest.mark.parametrize("gear", [["Axe", "Sword"], ["Sword", "Sword"]])
def test_virtus_10_it_may_take_two_more_of_types_not_printed_on_it(gear: list[str]) -> None:
    own = f"0 Caesar, III Blue 3 + Bow + - + - + - + {gear[0]}"
    t = table(gear[1], own, awards={"Virtus 10": 0}, wide="III", game=BOTH).play(f"hire {gear[1]}", "on III")
    assert t.gear()["III"] == ["Bow", "", "", "", *gear]
    own = f"0 Caesar, III Blue 3 + Bow + - + - + - + {' + '.join(gear)}"
    assert table("Axe, Bow, Stone", own, awards={"Virtus 10": 0}, wide="III", game=BOTH).chosen("hire") == []


def test_d_with_alternatives_every_printed_type_counts_as_printed() -> None:
    own = "0 Caesar, II Blue 2 + Sword + Shield"
    t = table("Spear, Sword, Axe", own, awards={"Virtus 10": 0}, wide="II", game=BOTH)
    assert t.chosen("hire") == ["Axe"]


def test_d_fully_equipped_is_a_card_for_every_symbol() -> None:
    game = ludi.make("lusitania", reading="b", virtus=True)
    t = table("Stone", "0 Caesar, VI Cook, VII Ballistarius", awards={"Virtus 10": None}, game=game)
    assert t.play("hire Stone", "on VII").awards == {"Virtus 10": None}
    t = table("Stone", "0 Caesar, VI Cook, VII Ballistarius + - + Spear", awards={"Virtus 10": None}, game=game)
    assert t.play("hire Stone", "on VII").awards == {"Virtus 10": 0}


def test_c_equipment_of_virtus_6_and_10_counts_for_conditions() -> None:
    own = "0 Caesar, III Blue 3 + Bow + - + - + - + Stone, IV Blue 4"
    t = table("Horse", own, awards={"Virtus 10": 0, "Laurus 1": None}, wide="III", game=BOTH)
    assert t.play("hire Horse", "on IV").awards["Laurus 1"] == 0
