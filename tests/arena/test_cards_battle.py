"""Battle cards of Arena and the Trumpeter: Decurion, Ballista, Mercenary, Beast, Arena (C5, C6, C10 to C15)."""

from __future__ import annotations

import pytest
from tests.roma.table import arena, full, mixed

import ludi

# Decurion, Ballista: directly or diagonally opposite, +1


def test_c5_decurion_reaches_characters_directly_and_diagonally_opposite() -> None:
    t = arena("3=Decurion", "2=Decurion, 5=Beast", (3, 3)).play("use 3")
    assert t.options == ["target 2"]
    t.play("target 2", "die 4")
    assert t.row(1) == {"5": "Beast"}
    assert t.discard == {"Decurion": 1}
    t.refused("use 3")


def test_c5_decurion_adds_one_and_no_more() -> None:
    t = arena("3=Decurion", "3=Decurion", (3,)).play("use 3", "target 3", "die 3")
    assert (t.row(1), t.dice, t.decision) == ({"3": "Decurion"}, [], "main")


def test_decurion_chooses_among_three() -> None:
    t = arena("3=Decurion", "1=Spy, 2=Spy, 3=Forum, 4=Beast, 5=Spy", (3,)).play("use 3")
    assert t.options == ["target 2", "target 4"]


def test_c6_ballista_on_the_first_disc_reaches_two() -> None:
    row = ", ".join(f"{d}=Forum" for d in range(1, 8))
    t = arena("1=Ballista", row, (1,)).play("use 1")
    assert t.options == ["target 1", "target 2"]


def test_c6_ballista_on_the_sixth_disc_reaches_bribery() -> None:
    t = arena("6=Ballista", full("Forum", 7), (6,)).play("use 6")
    assert t.options == ["target 5", "target 6", "target 7"]
    t.play("target 7", "die 4")
    assert "7" not in t.row(1)


def test_c6_ballista_on_bribery_reaches_six_and_bribery_only() -> None:
    t = arena("7=Ballista", full("Forum", 7), (2,), money=(2, 0)).play("bribe 2")
    assert t.options == ["target 6", "target 7"]


def test_ballista_attacks_buildings_with_one_more() -> None:
    t = arena("2=Ballista", "1=Spy, 2=Tavern, 3=Trireme", (2, 2)).play("use 2")
    assert t.options == ["target 2", "target 3"]
    t.play("target 3", "die 3")
    assert t.row(1) == {"1": "Spy", "2": "Tavern", "3": "Trireme"}
    t.play("use 2", "target 3", "die 4")
    assert t.row(1) == {"1": "Spy", "2": "Tavern"}


@pytest.mark.parametrize(("card", "other"), [("Decurion", "2=Forum, 5=Spy"), ("Ballista", "2=Spy, 3=Beast, 5=Forum")])
def test_q18_without_a_target_in_reach_they_are_refused(card: str, other: str) -> None:
    arena(f"3={card}", other, (3,)).refused("use 3")


# Mercenary


def test_c10_mercenary_is_paid_after_the_roll() -> None:
    t = arena("3=Mercenary", "3=Forum", (3,), money=(7, 0)).play("use 3", "die 3")
    assert t.options == ["pay 0", "pay 1", "pay 2"]
    t.play("pay 2")
    assert (t.row(1), t.money) == ({}, (1, 0))


def test_mercenary_may_be_left_unpaid() -> None:
    t = arena("3=Mercenary", "3=Forum", (3,), money=(7, 0)).play("use 3", "die 3", "pay 0")
    assert (t.row(1), t.money, t.decision) == ({"3": "Forum"}, (7, 0), "main")


def test_mercenary_paid_too_little_loses_and_the_money_is_gone() -> None:
    t = arena("3=Mercenary", "3=Forum", (3,), money=(7, 0)).play("use 3", "die 3", "pay 1")
    assert (t.row(1), t.money) == ({"3": "Forum"}, (4, 0))


def test_mercenary_without_need_or_money_is_not_asked() -> None:
    t = arena("3=Mercenary", "3=Forum", (3,), money=(7, 0)).play("use 3", "die 5")
    assert (t.row(1), t.money, t.decision) == ({}, (7, 0), "main")
    t = arena("3=Mercenary", "3=Forum", (3,), money=(2, 0)).play("use 3", "die 4")
    assert (t.row(1), t.money, t.decision) == ({"3": "Forum"}, (2, 0), "main")


def test_mercenary_attacks_the_opposite_card_of_any_type_alone() -> None:
    arena("3=Mercenary", "2=Spy, 4=Forum", (3,)).refused("use 3")
    t = arena("3=Mercenary", "2=Spy, 3=Spy, 4=Forum", (3,)).play("use 3", "die 4")
    assert t.row(1) == {"2": "Spy", "4": "Forum"}


def test_money_beats_even_the_strongest_card_of_both_games() -> None:
    """Nero among two Turres has 11: a roll of 1 and thirty sestertii."""
    t = mixed("3=Mercenary", "3=Nero, 1=Turris, 2=Turris", (3,), money=(30, 0)).play("use 3", "die 1", "pay 10")
    assert (t.row(1), t.money) == ({"1": "Turris", "2": "Turris"}, (0, 0))


def test_money_beats_a_card_with_the_highest_defence_that_a_table_may_agree_on() -> None:
    game = ludi.make("arena", cards="mixed", numbers="Forum 5/20")
    row = "3=Forum, 1=Turris, 2=Turris"
    t = mixed("3=Mercenary", row, (3,), money=(63, 0), game=game).play("use 3", "die 1", "pay 21")
    assert t.row(1) == {"1": "Turris", "2": "Turris"}


# Trumpeter


def test_c11_a_roll_may_be_made_again_and_the_second_stands() -> None:
    t = arena("3=Decurion, 1=Trumpeter", "3=Decurion", (3, 3)).play("use 3", "target 3", "die 1")
    assert t.options == ["done", "reroll"]
    t.play("reroll", "die 6")
    assert (t.row(1), t.decision) == ({}, "main")


def test_c11_a_worse_second_roll_counts() -> None:
    t = arena("3=Decurion, 1=Trumpeter", "3=Decurion", (3,)).play("use 3", "target 3", "die 4", "reroll", "die 2")
    assert (t.row(1), t.decision) == ({"3": "Decurion"}, "main")


def test_c11_there_is_no_third_roll() -> None:
    t = arena("3=Mercenary, 1=Trumpeter", "3=Forum", (3,), money=(3, 0)).play("use 3", "die 1", "reroll", "die 1")
    assert t.decision == "paying"
    t.refused("reroll")


def test_c11_the_roll_may_stand() -> None:
    t = arena("3=Decurion, 1=Trumpeter", "3=Decurion", (3,)).play("use 3", "target 3", "die 4", "done")
    assert t.row(1) == {}


def test_q12_the_trumpeter_of_the_opponent_does_not_help() -> None:
    t = arena("3=Decurion", "3=Decurion, 1=Trumpeter", (3,)).play("use 3", "target 3", "die 1")
    assert t.decision == "main"


def test_q12_the_trumpeter_helps_as_soon_as_he_lies_there() -> None:
    t = arena("3=Decurion", "3=Decurion", (3, 3), money=(5, 0), hands=("Trumpeter", ""))
    t.play("use 3", "target 3", "die 1", "lay Trumpeter", "on 1", "use 3", "target 3", "die 1")
    assert t.options == ["done", "reroll"]


def test_q12_the_second_roll_is_decided_before_mercenary_and_centurio_add() -> None:
    t = mixed("3=Mercenary, 1=Trumpeter", "3=Forum", (3,), money=(9, 0)).play("use 3", "die 2")
    assert t.options == ["done", "reroll"]
    t.play("reroll", "die 4")
    assert t.options == ["pay 0", "pay 1"]
    t = mixed("3=Centurio, 1=Trumpeter", "3=Forum", (3, 2)).play("use 3", "die 1", "reroll", "die 3")
    assert t.options == ["spend 2", "done"]
    t.play("spend 2")
    assert t.row(1) == {}


def test_q12_he_helps_battles_that_are_copied() -> None:
    t = mixed("1=Scaenicus, 2=Trumpeter, 4=Legionarius", "1=Forum", (1,)).play("use 1", "on 4", "die 2")
    assert t.options == ["done", "reroll"]
    t = arena("3=Magister, 2=Trumpeter", "3=Decurion", (3,)).play("use 3", "target 3", "target 3", "die 1")
    assert t.options == ["done", "reroll"]


def test_q12_he_works_on_a_blocked_disc() -> None:
    row = full("Forum", 7).replace("1=Forum", "1=Trumpeter").replace("3=Forum", "3=Decurion")
    t = mixed("1=Praetorianus", row, (1,)).play("use 1", "target 1").next_turn(3, 4, 5)
    assert t.state.view(1)["players"][1]["blocked"] == [1]
    t = mixed(row, "3=Spy", (3,), blocked=[1]).play("use 3", "target 3", "die 1")
    assert t.options == ["done", "reroll"]


def test_a_second_trumpeter_allows_no_third_roll() -> None:
    t = arena("3=Decurion, 1=Trumpeter, 2=Trumpeter", "3=Decurion", (3,)).play("use 3", "target 3", "die 1", "reroll")
    t.play("die 1")
    assert t.decision == "main"


# Arena


def test_c12_arena_fights_the_characters_one_after_the_other() -> None:
    t = arena("5=Arena", "2=Decurion, 4=Beast, 6=Spy", (5,)).play("use 5", "die 4")
    assert (t.decision, t.row(1)) == ("battle", {"2": "Decurion", "4": "Beast", "6": "Spy"})
    t.play("die 3")
    assert (t.row(1), t.decision) == ({"2": "Decurion", "6": "Spy"}, "main")


def test_c13_arena_stops_after_the_first_success() -> None:
    t = arena("5=Arena", "1=Spy, 2=Beast", (5,)).play("use 5", "die 4")
    assert (t.row(1), t.decision) == ({"2": "Beast"}, "main")


def test_arena_without_any_success_ends_after_the_last() -> None:
    t = arena("5=Arena", "1=Spy, 2=Forum, 3=Spy", (5, 1)).play("use 5", "die 3", "die 3")
    assert (len(t.row(1)), t.decision, t.dice) == (3, "main", [1])


def test_q11_arena_cannot_be_stopped_earlier() -> None:
    t = arena("5=Arena", "1=Spy, 2=Beast", (5,)).play("use 5", "die 1")
    assert t.state.to_move == ludi.CHANCE
    t.refused("done")


def test_q11_arena_does_not_reach_bribery() -> None:
    arena("5=Arena", "7=Beast, 1=Forum", (5,)).refused("use 5")
    t = arena("5=Arena", "1=Decurion, 7=Beast", (5,)).play("use 5", "die 1")
    assert (t.decision, t.row(1)) == ("main", {"1": "Decurion", "7": "Beast"})


def test_q11_an_option_lets_it_reach_bribery() -> None:
    game = ludi.make("arena", arena_hits_bribery=True)
    t = arena("5=Arena", "1=Decurion, 7=Beast", (5,), game=game).play("use 5", "die 1", "die 3")
    assert t.row(1) == {"1": "Decurion"}


def test_c14_each_roll_of_arena_may_be_made_again_once() -> None:
    t = arena("5=Arena, 1=Trumpeter", "1=Spy, 2=Beast, 3=Spy", (5,)).play("use 5", "die 1")
    assert t.options == ["done", "reroll"]
    t.play("reroll", "die 1", "die 2")
    assert t.options == ["done", "reroll"]
    t.play("done", "die 3", "reroll", "die 4")
    assert (t.row(1), t.decision) == ({"1": "Spy", "2": "Beast"}, "main")


def test_arena_in_a_beginners_game_fights_on_six_discs() -> None:
    game = ludi.make("arena", beginner=True)
    t = arena("5=Arena", "6=Beast", (5,), game=game).play("use 5", "die 3")
    assert t.row(1) == {}


def test_arena_adds_up_with_essedum_and_turris() -> None:
    t = mixed("5=Arena, 1=Essedum", "1=Beast, 2=Turris, 3=Spy", (1, 5)).play("use 1", "use 5", "die 1")
    assert t.row(1) == {"1": "Beast", "2": "Turris", "3": "Spy"}
    t.play("die 3")
    assert t.row(1) == {"1": "Beast", "2": "Turris"}


# Beast


def test_c15_beast_attacks_the_lowest_defence_and_chooses_among_equals() -> None:
    t = arena("1=Beast", "2=Spy, 4=Poisoner, 5=Trumpeter, 6=Forum", (1,)).play("use 1")
    assert t.options == ["target 4", "target 5"]
    t.play("target 5", "die 3")
    assert t.row(1) == {"2": "Spy", "4": "Poisoner", "6": "Forum"}


def test_c15_a_building_may_be_the_weakest() -> None:
    t = arena("1=Beast", "2=Poisoner, 3=Fortuna, 7=Spy", (1,)).play("use 1")
    assert t.options == ["target 3"]
    t.play("target 3", "die 1")
    assert t.row(1) == {"2": "Poisoner", "3": "Fortuna", "7": "Spy"}


def test_c15_the_current_defence_counts() -> None:
    """Turris is the only card that its own point does not help; Templum has 2 + 1."""
    t = mixed("1=Beast", "2=Templum, 3=Turris, 4=Beast", (1,)).play("use 1")
    assert t.options == ["target 2"]
    assert t.defence(1) == {2: 3, 3: 6, 4: 4}
    t.play("target 2", "die 3")
    assert t.row(1) == {"3": "Turris", "4": "Beast"}


def test_beast_reaches_bribery_and_has_no_bonus() -> None:
    t = arena("1=Beast", "1=Forum, 7=Templar", (1,)).play("use 1")
    assert t.options == ["target 7"]
    t.play("target 7", "die 3")
    assert t.row(1) == {"1": "Forum", "7": "Templar"}


def test_beast_without_any_card_to_attack_is_refused() -> None:
    arena("1=Beast", "", (1,)).refused("use 1")


def test_each_attack_takes_one_roll() -> None:
    t = arena("1=Beast", "1=Decurion", (1, 1)).play("use 1", "target 1", "die 4", "use 1", "target 1", "die 5")
    assert (t.row(1), t.dice) == ({}, [])
