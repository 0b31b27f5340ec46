"""The turn: vacancies, dice, the four actions, the end. Numbers are those of the list of scenarios."""

from __future__ import annotations

from tests.roma.table import Table, full, table

import ludi


def test_01_money_is_what_the_die_shows() -> None:
    t = table(dice=(2, 4, 5))
    t.play("money 2")
    assert t.money == (2, 0)
    t.play("money 4")
    assert t.money == (6, 0)
    t.play("money 5")
    assert t.money == (11, 0)
    assert t.dice == []


PILE = "Architectus, Basilica, Consiliarius, Consiliarius, Consul, Centurio"


def test_02_one_drawn_card_is_kept_without_a_choice() -> None:
    t = table(dice=(1, 2, 2), deck=PILE)
    t.play("cards 1", "card Architectus")
    assert t.hand(0) == {"Architectus": 1}
    assert (t.discard, t.pile, t.dice) == ({}, 5, [2, 2])
    assert t.decision == "main"


def test_03_of_two_drawn_cards_one_is_discarded() -> None:
    t = table(dice=(1, 2, 2), deck=PILE)
    t.play("cards 1", "card Architectus")
    t.play("cards 2", "card Basilica", "card Consiliarius", "keep Consiliarius").shown()
    assert (t.discard, t.pile) == ({"Basilica": 1}, 3)
    t.play("cards 2", "card Consul", "card Consiliarius", "keep Consiliarius").shown()
    assert (t.discard, t.pile) == ({"Basilica": 1, "Consul": 1}, 1)
    assert t.hand(0) == {"Architectus": 1, "Consiliarius": 2}


def test_04_six_cards_drawn_one_kept() -> None:
    deck = "Forum, Nero, Turris, Legat, Consul, Senator, Velites, Onager, Mercator, Templum"
    t = table(dice=(6,), deck=deck)
    drawn = ("Nero", "Turris", "Forum", "Legat", "Consul", "Senator")
    t.play("cards 6", *(f"card {name}" for name in drawn))
    t.refused("keep Velites", "done", "end")
    t.play("keep Forum").shown()
    assert t.hand(0) == {"Forum": 1}
    assert t.discard == {"Nero": 1, "Turris": 1, "Legat": 1, "Consul": 1, "Senator": 1}
    assert (t.pile, t.dice) == (4, [])


def test_05_the_discard_pile_is_shuffled_when_the_draw_pile_runs_out() -> None:
    discard = "Forum, Nero, Turris, Legat, Consul, Senator"
    t = table(dice=(2,), deck="Haruspex", discard=discard)
    t.play("cards 2", "card Haruspex")
    assert (t.pile, t.discard) == (6, {})
    t.play("card Legat", "keep Haruspex").shown()
    assert t.hand(0) == {"Haruspex": 1}
    assert (t.pile, t.discard) == (5, {"Legat": 1})


def test_05_when_the_draw_pile_runs_out_the_discards_form_a_new_one_at_once() -> None:
    """So the discarded Legat is out of reach of Aesculapinum, which has no target any more."""
    t = table("3=Aesculapinum", dice=(1, 3), deck="Forum", discard="Legat")
    assert "use 3" in t.options
    t.play("cards 1", "card Forum")
    assert (t.hand(0), t.position["deck"], t.discard) == ({"Forum": 1}, {"Legat": 1}, {})
    t.refused("use 3")


def test_05_by_the_option_they_form_it_when_a_card_is_needed() -> None:
    game = ludi.make("roma", reshuffle="when_needed")
    t = table("3=Aesculapinum", dice=(1, 1, 3), deck="Forum", discard="Legat", game=game).play("cards 1", "card Forum")
    assert (t.position["deck"], t.discard) == ({}, {"Legat": 1})
    assert t.options == ["money 1", "money 3", "cards 1", "cards 3", "use 3", "end"]
    t.play("cards 1")
    assert (t.position["deck"], t.discard) == ({"Legat": 1}, {})


def test_05_cards_just_drawn_are_discarded_onto_the_new_discard_pile() -> None:
    t = table(dice=(2,), deck="Forum, Turris", discard="Legat").play("cards 2", "card Forum", "card Turris")
    assert (t.position["deck"], t.discard) == ({"Legat": 1}, {})
    t.play("keep Turris").shown()
    assert (t.position["deck"], t.discard) == ({"Legat": 1}, {"Forum": 1})


def test_05_with_no_discards_a_new_pile_waits_for_the_next_draw() -> None:
    t = table(dice=(2, 1), deck="Forum, Turris", discard="").play("cards 2", "card Forum", "card Turris", "keep Turris")
    t.shown()
    assert (t.position["deck"], t.discard) == ({}, {"Forum": 1})
    t.play("cards 1", "card Forum")
    assert (t.hand(0), t.discard) == ({"Forum": 1, "Turris": 1}, {})


def test_06_laying_costs_the_printed_price() -> None:
    t = table(money=(30, 0), hands=("Forum, Basilica", ""))
    t.play("lay Forum", "on 1")
    assert t.money == (25, 0)
    t.play("lay Basilica", "on 6")
    assert t.money == (19, 0)
    assert t.row(0) == {"1": "Forum", "6": "Basilica"}


def test_06_a_card_that_is_too_dear_is_refused() -> None:
    t = table(money=(10, 0), hands=("Forum, Basilica", ""))
    t.play("lay Forum", "on 1")
    t.refused("lay Basilica")
    assert t.money == (5, 0)
    assert t.hand(0) == {"Basilica": 1}


def test_07_a_covered_card_is_discarded_without_refund() -> None:
    t = table("2=Architectus", money=(8, 0), hands=("Forum", ""))
    t.play("lay Forum", "on 2")
    assert t.row(0) == {"2": "Forum"}
    assert t.discard == {"Architectus": 1}
    assert t.money == (3, 0)


def test_laying_needs_no_die_and_any_own_disc_will_do() -> None:
    t = table("2=Nero", money=(5, 0), hands=("Forum", ""))
    t.play("lay Forum")
    assert t.options == [f"on {d}" for d in range(1, 7)]


def test_08_two_vacancies_cost_two_victory_points() -> None:
    t = table(other="1=Forum, 2=Legat, 4=Consul, 6=Nero")
    t.play("end")
    assert t.vp == (10, 8)
    assert t.supply == 18
    assert t.decision == "roll"


def test_10_who_cannot_pay_all_vacancies_pays_what_he_has_and_loses_before_rolling() -> None:
    t = table(full("Forum"), "1=Forum, 2=Legat, 4=Consul", vp=(10, 1))
    assert t.supply == 25
    t.play("end")
    assert t.over
    assert t.vp == (10, 0)
    assert t.supply == 26
    assert t.state.ranks() == [0, 1]


def test_exactly_as_many_points_as_vacancies_end_the_game_too() -> None:
    t = table(full("Forum"), "1=Forum, 2=Legat, 4=Consul", vp=(10, 3))
    t.play("end")
    assert t.over
    assert t.vp == (10, 0)


def test_11_without_cards_the_game_ends_in_the_second_own_turn() -> None:
    t = table(full("Forum"))
    t.next_turn(1, 2, 3)
    assert t.vp == (10, 4)
    t.next_turn(1, 2, 3)
    assert t.vp == (10, 4)
    t.play("end")
    assert t.vp == (10, 0)
    assert t.over


def test_12_the_supply_is_what_the_players_do_not_have() -> None:
    assert table(vp=(15, 2)).supply == 19
    assert table(vp=(0, 0)).supply == 36


def test_13_the_turn_passes_and_unused_dice_vanish() -> None:
    t = table(full("Forum"), full("Forum"), (1, 2, 3))
    t.play("end")
    assert t.position["active"] == 1
    assert t.dice == []
    t.roll(4, 5, 6)
    assert t.state.to_move == 1
    assert t.dice == [4, 5, 6]


def test_13_a_thousand_turns_in_a_row() -> None:
    t = table(full("Forum"), full("Forum"), game=ludi.make("roma", max_turns=0))
    for i in range(1000):
        assert t.state.to_move == i % 2
        t.next_turn(1, 2, 3)
    assert t.vp == (10, 10)
    assert t.position["turn"] == 1001


def test_14_equal_dice_activate_the_same_card_again() -> None:
    t = table("3=Tribunus Plebis", dice=(3, 3, 1))
    t.play("use 3", "use 3")
    assert t.vp == (12, 8)
    assert t.dice == [1]
    t.refused("use 3")


def test_15_the_end_freezes_the_table() -> None:
    t = table("1=Tribunus Plebis, 2=Forum", "3=Nero", (1, 2), vp=(20, 1), hands=("Legat", "Consul, Turris"))
    t.play("use 1")
    assert t.over
    assert t.row(0) == {"1": "Tribunus Plebis", "2": "Forum"}
    assert t.row(1) == {"3": "Nero"}
    assert (t.hand(0), t.hand(1)) == ({"Legat": 1}, {"Consul": 1, "Turris": 1})
    assert t.state.legal() == []
    t.refused("end", "money 2", "use 2")


def test_a_die_serves_one_action() -> None:
    t = table("2=Legat", dice=(2,))
    t.play("money 2")
    t.refused("money 2", "cards 2", "use 2")
    assert t.options == ["end"]


def test_a_die_activates_only_the_disc_of_its_value() -> None:
    t = table("2=Legat, 5=Legat", dice=(5,))
    assert t.chosen("use") == ["use 5"]


def test_three_different_dice_are_not_rolled_again() -> None:
    t = table(full("Forum"), full("Forum")).next_turn(2, 2, 3)
    assert t.decision == "main"
    t.refused("reroll")


def test_three_alike_may_be_rolled_again() -> None:
    t = table(full("Forum"), full("Forum")).next_turn(4, 4, 4)
    assert t.options == ["done", "reroll"]
    assert t.state.to_move == 1
    t.play("reroll").roll(1, 2, 2)
    assert (t.dice, t.decision) == ([1, 2, 2], "main")


def test_three_alike_may_be_kept() -> None:
    t = table(full("Forum"), full("Forum")).next_turn(4, 4, 4)
    t.play("done")
    assert (t.dice, t.decision) == ([4, 4, 4], "main")


def test_actions_in_any_order_lay_after_the_last_die() -> None:
    t = table(dice=(5,), hands=("Forum", ""))
    t.refused("lay Forum")
    t.play("money 5", "lay Forum", "on 4")
    assert t.row(0) == {"4": "Forum"}
    assert t.money == (0, 0)


def test_equal_points_when_the_supply_is_empty_are_a_shared_place() -> None:
    t = table("1=Legat", full("Forum").replace("1=Forum, ", ""), (1,), vp=(17, 18))
    t.play("use 1")
    assert t.over
    assert t.vp == (18, 18)
    assert t.state.ranks() == [0, 0]
    assert t.state.estimate() == [0.5, 0.5]


def test_missing_points_of_the_last_payout_are_credited() -> None:
    t = table("1=Legat", "", (1, 2), vp=(15, 18))
    t.play("use 1")
    assert t.over
    assert (t.vp, t.supply) == ((21, 18), 0)
    assert t.state.scores() == [21, 18]
    assert not t.state.composed


def test_chance_is_a_fair_die_and_each_card_left_alike() -> None:
    t = Table(table(full("Forum"), full("Forum"), (2,), deck="Nero, Forum, Forum").play("end").state)
    assert [weight for _, weight in t.state.chance()] == [1] * 6
    t = table(dice=(1,), deck="Nero, Forum, Forum").play("cards 1")
    found = {t.state.text(a): weight for a, weight in t.state.chance()}
    assert found == {"card Forum": 2, "card Nero": 1}
