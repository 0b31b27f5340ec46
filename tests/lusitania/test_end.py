"""The end of a game (source: B3), and the two worked examples of the source (B4)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.lusitania.table import FOUR, THREE, Table, table

import ludi
from ludi.kernel.messages import Entry

XXI = "0 Caesar, I Blue 1, II Blue 2 + Sword + Shield, III Blue 3 + Bow, IV Blue 4 + Horse, V Blue 5, VI Cook"
LAST_STEP = f"{XXI}, VII Ballistarius"  # 20 points; a stone or a spear makes 21


def test_the_example_of_xxi_cell_by_cell() -> None:
    """1 + 4 + 3 + 5 + 3 + 2 + 3 = 21."""
    cells = [*XXI.split(", ")[1:], "VII Ballistarius + Stone"]
    each = [table("", f"0 Caesar, {cell}").points[0] for cell in cells]
    assert each == [1, 4, 3, 5, 3, 2, 3]
    assert table("", f"{XXI}, VII Ballistarius + Stone").points[0] == 21


def test_the_example_of_the_first_edition_cell_by_cell() -> None:
    """1 + 4 + 2 + 3 + 5 + 2 + 2, and 1 for a Mars card, which is worth nothing in XXI by this reading: 20."""
    cells = ["I Red 1", "II Red 2 + Spear + Shield", "III Red 3", "IV Red 4", "V Red 5 + Sword + Shield", "VI Cook"]
    each = [table("", f"0 Caesar, {cell}").points[0] for cell in [*cells, "VII Ballistarius"]]
    assert each == [1, 4, 2, 3, 5, 2, 2]
    game = ludi.make("lusitania", numbers="Caesar vp 1, General vp 1")
    assert table("", ", ".join(["0 General", *cells, "VII Ballistarius"]), "0 Caesar", game=game).points[0] == 20


def test_reading_b_explains_both_examples_too() -> None:
    """The first number is the Mars card: 1 | 4 3 5 3 2 - 3 and 1 | 4 2 3 5 2 2 1."""
    game = ludi.make("lusitania", reading="b")
    xxi = ["0 Caesar", "I Blue 1 + Horse", "II Blue 2 + Sword + Shield", "III Blue 3 + Bow", "IV Blue 4"]
    first = ["0 Caesar", "I Blue 1 + Horse", "II Blue 2 + Sword", "III Blue 3", "IV Blue 4 + Sword + Shield"]
    assert table("", ", ".join([*xxi, "V Blue 5", "VII Ballistarius + Stone + Spear"]), game=game).points[0] == 21
    assert table("", ", ".join([*first, "V Blue 5", "VI Cook", "VII Ballistarius"]), game=game).points[0] == 20


def test_the_game_ends_at_once_with_21_points() -> None:
    t = table("Stone, Axe, Doctor", LAST_STEP).play("hire Stone", "on VII")
    assert t.over
    assert t.state.scores()[0] == 42
    assert (t.state.ranks(), t.state.estimate()) == ([0, 1], [1, 0])


def test_1_released_cards_are_taken_off_first() -> None:
    t = table("Stone, Axe, Doctor", LAST_STEP, released=["Bow"]).play("hire Stone", "on VII").settle()
    assert not t.over
    assert t.points[0] == 20.5


def test_1_a_doctor_can_make_it_21() -> None:
    own = f"{LAST_STEP} + Stone".replace("0 Caesar", "0 Doctor")
    t = table("Cook, Axe, Spear", own, "0 Caesar", released=["Bow"]).play("use Doctor", "heal Bow")
    assert t.over
    t = table("Cook, Axe, Spear", own, "0 Caesar", released=["Bow, Bow"]).play("use Doctor", "heal Bow")
    assert not t.over
    assert t.play("heal Bow").over


def test_2_a_caesar_passed_on_scores_for_his_new_owner() -> None:
    """With points for Mars cards a player can win in another one's turn."""
    game = ludi.make("lusitania", numbers="Caesar vp 1")
    t = table("Cook", "0 Caesar", LAST_STEP.replace("0 Caesar", "0 General"), game=game, camp="Bow, Axe, Sword, Stone")
    t.play("use Caesar").settle()
    assert t.over
    assert t.state.ranks() == [1, 0]
    assert len(t.camp) == 4


def test_3_a_guest_hired_this_turn_may_be_used_this_turn() -> None:
    t = table("Inspector, Axe, Bow", discard={"Horse": 1}).play("hire Inspector", "card Cook")
    assert t.chosen("use") == ["Inspector", "Caesar"]
    assert t.play("use Inspector", "discard Axe", "take Horse").turn == (2, 1)


def test_when_the_deck_runs_out_the_discard_pile_is_reshuffled_at_once() -> None:
    t = table("Blue 1, Axe, Bow", deck={"Cook": 1}, discard={"Horse": 2, "Stone": 1}).play("hire Blue 1", "card Cook")
    assert t.position["deck"] == {"Horse": 2, "Stone": 1}
    assert (t.discard, t.position["shuffled"], t.position["last"]) == ({}, True, False)


def test_when_it_runs_out_again_the_turn_is_completed_and_the_game_ends() -> None:
    t = table("Blue 1, Doctor, Bow", deck={"Cook": 1}, discard={"Horse": 2}, shuffled=True, released=["Axe"])
    t.play("hire Doctor", "card Cook")
    assert (t.position["last"], t.turn) == (True, (1, 0))
    t.play("use Doctor", "heal Axe")
    assert t.over


def test_a_without_a_discard_pile_the_first_time_is_the_last() -> None:
    t = table("Blue 1, Axe, Bow", "0 Auxiliary", "0 Caesar", deck={"Cook": 1}).play("hire Blue 1", "card Cook")
    assert t.position["last"]
    assert t.play("end").over


def test_13_if_it_runs_out_in_a_draw_of_several_what_is_there_is_drawn() -> None:
    t = table("Blue 1, Axe, Bow", "0 General", "0 Caesar", deck={"Cook": 1}, shuffled=True)
    t.play("use General", "discard Axe", "discard Bow", "done", "card Cook")
    assert (t.decision, t.hand(), t.position["last"]) == ("main", {"Blue 1": 1, "Cook": 1}, True)
    assert t.play("hire Blue 1").over


def test_13_the_first_time_the_draw_goes_on_from_the_new_deck() -> None:
    t = table("Blue 1, Axe, Bow", "0 General", "0 Caesar", deck={"Cook": 1})
    t.play("use General", "discard Axe", "discard Bow", "done", "card Cook")
    assert t.options == ["card Axe", "card Bow"]


def test_a_card_is_discarded_when_its_effect_is_done_so_a_general_is_not_shuffled_into_his_own_draw() -> None:
    """First the effect is applied, then the card goes from the legion to the discard pile."""
    t = table("Blue 1, Axe, Bow", "0 General", "0 Caesar", deck={"Cook": 1})
    t.play("use General", "discard Axe", "discard Bow", "done", "card Cook")
    assert (t.cells(), t.discard, t.position["deck"]) == ({"0": "General"}, {}, {"Axe": 1, "Bow": 1})
    assert t.state.game.position(t.position) == t.state
    t.play("card Axe")
    assert (t.cells(), t.discard, t.decision) == ({}, {"General": 1}, "main")


def test_a_general_is_discarded_too_when_the_deck_runs_out_for_good() -> None:
    t = table("Blue 1, Axe, Bow", "0 General", "0 Caesar", deck={"Cook": 1}, shuffled=True)
    t.play("use General", "discard Axe", "discard Bow", "done", "card Cook")
    assert (t.cells(), t.discard, t.position["last"]) == ({}, {"Axe": 1, "Bow": 1, "General": 1}, True)


def test_caesar_is_passed_on_after_the_new_cards_are_laid_out() -> None:
    t = table("Sword, Axe, Bow", "0 Caesar", camp="Cook, Doctor, Horse, Spear").play("use Caesar")
    assert (t.decision, t.cells(), t.cells(1)) == ("laying", {"0": "Caesar"}, {"0": "General"})
    assert t.state.game.position(t.position) == t.state
    t.settle()
    assert (len(t.camp), t.cells(), t.cells(1)) == (4, {}, {"0": "General", "8": "Caesar"})


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"leaving": "Caesar"}, "leaving"),
        ({"leaving": "Doctor"}, "leaving"),
        ({"pending": [{"kind": "main", "did": True, "used": True}]}, "owe|leaving"),
    ],
)
def test_a_mars_card_at_work_is_one_that_is_used_now(change: dict[str, Any], complaint: str) -> None:
    t = table("Blue 1, Axe, Bow", "0 General", "0 Caesar").play("use General", "discard Axe", "done")
    assert t.position["leaving"] == "General"
    with pytest.raises(ludi.BadPosition, match=complaint):
        t.state.game.position({**t.position, **change})


def tied(*legions: str, active: int = 0) -> Table:
    """The game ends in this turn, without anything else happening."""
    game = {2: ludi.make("lusitania"), 3: THREE, 4: FOUR}[len(legions)]
    hands = ["Doctor, Doctor, Doctor"] * len(legions)
    t = table("Doctor", *legions, hands=hands[1:], game=game, last=True, deck={}, camp="", active=active)
    return t.play("release", "down Doctor") if active == 0 else t


def test_most_points_win() -> None:
    t = tied("0 Caesar", "0 General, IV Blue 4")
    assert t.over
    assert (t.state.scores(), t.state.ranks()) == ([-1, 6], [1, 0])


@pytest.mark.parametrize(("caesars", "level"), [("0 Caesar, IV Blue 4", False), ("0 Caesar, VI Cook", True)])
def test_the_end_says_what_decides_between_equal_points(caesars: str, level: bool) -> None:
    hands = ["Doctor, Doctor, Doctor"] * 2
    t = table(
        "Doctor", "0 General", "0 General, VI Cook", caesars, hands=hands, game=THREE, last=True, deck={}, camp=""
    )
    before, decision = t.play("release").state.view(1), t.state.decision()
    told = t.state.game.event_messages(before, Entry(0, decision, None), t.play("down Doctor").state.view(1))
    assert t.over
    keys = ["lusitania-told-over", "lusitania-told-level"]
    assert [line.key for line in told if line.key in keys] == keys[: 1 + level]


def test_a_tie_is_won_by_the_player_with_caesar() -> None:
    t = tied("0 General", "0 General, VI Cook", "0 Caesar, VI Cook")
    assert t.state.ranks() == [2, 1, 0]


def test_12_or_by_the_first_tied_player_to_his_left() -> None:
    t = tied("0 General", "0 General, VI Cook", "0 Caesar", "0 General, VI Cook")
    assert (t.state.ranks()[3], t.state.ranks()[1]) == (0, 1)


def test_without_any_mandatory_action_the_turn_only_ends() -> None:
    t = table("General, General, General", "0 Caesar, 8 Doctor", last=True, deck={}, camp="", released=[""])
    assert t.options == ["end"]


def test_our_bound_on_turns_ends_the_game() -> None:
    game = ludi.make("lusitania", max_turns=1)
    t = table("Blue 1, Axe, Bow", "0 Auxiliary", "0 Caesar", game=game, camp="Stone, Horse, Cook, Axe")
    assert t.play("take Stone", "put Axe", "end").over
