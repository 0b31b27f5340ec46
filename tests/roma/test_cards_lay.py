"""Cards that lay or move cards: Architectus, Senator, Consiliarius, Machina."""

from __future__ import annotations

from tests.roma.table import table


def test_79_architectus_lays_a_building_for_free() -> None:
    t = table("1=Architectus", dice=(1,), money=(10, 0), hands=("Nero, Forum", ""))
    t.play("use 1")
    t.refused("lay Nero")
    t.play("lay Forum", "on 2", "done")
    assert t.money == (10, 0)
    assert t.hand(0) == {"Nero": 1}
    assert t.row(0) == {"1": "Architectus", "2": "Forum"}


def test_80_architectus_may_cover_himself_and_goes_on() -> None:
    t = table("1=Architectus", dice=(1,), hands=("Templum, Basilica, Turris", ""))
    t.play("use 1", "lay Templum", "on 3", "lay Basilica", "on 1")
    assert t.row(0) == {"1": "Basilica", "3": "Templum"}
    assert t.discard == {"Architectus": 1}
    t.play("lay Turris", "on 5", "done")
    assert t.row(0) == {"1": "Basilica", "3": "Templum", "5": "Turris"}


def test_82_after_the_activation_a_building_costs_money_again() -> None:
    t = table("1=Architectus", dice=(1,), money=(10, 0), hands=("Turris, Forum", ""))
    t.play("use 1", "lay Forum", "on 2", "done", "lay Turris", "on 3")
    assert t.money == (4, 0)


def test_84_senator_lays_characters_for_free() -> None:
    t = table("1=Senator", dice=(1, 1), money=(2, 0), hands=("Velites, Praetorianus, Sicarius, Basilica", ""))
    t.play("use 1")
    t.refused("lay Basilica")
    t.play("lay Velites", "on 4", "lay Praetorianus", "on 5", "done")
    t.play("use 1", "lay Sicarius", "on 6", "done")
    assert t.money == (2, 0)
    assert t.hand(0) == {"Basilica": 1}
    assert t.row(0) == {"1": "Senator", "4": "Velites", "5": "Praetorianus", "6": "Sicarius"}


def test_85_consiliarius_moves_himself() -> None:
    t = table("4=Consiliarius", dice=(4,))
    t.play("use 4", "on 2")
    assert t.row(0) == {"2": "Consiliarius"}
    assert t.decision == "main"


def test_85_consiliarius_moves_all_characters_and_may_swap_them() -> None:
    t = table("2=Consiliarius, 4=Senator", dice=(1, 2))
    t.play("use 2", "on 1", "on 2")
    assert t.row(0) == {"1": "Consiliarius", "2": "Senator"}
    t.play("use 1", "on 2", "on 1")
    assert t.row(0) == {"1": "Senator", "2": "Consiliarius"}
    assert t.discard == {}


def test_88_machina_moves_the_buildings() -> None:
    t = table("4=Machina", dice=(4,))
    t.play("use 4", "on 2")
    assert t.row(0) == {"2": "Machina"}
    t = table("4=Machina, 5=Turris, 1=Nero", dice=(4,))
    t.play("use 4", "on 5", "on 4")
    assert t.row(0) == {"1": "Nero", "4": "Turris", "5": "Machina"}


def test_90_every_picked_up_card_must_be_laid_again() -> None:
    t = table("2=Consiliarius, 4=Senator", dice=(2, 3))
    t.play("use 2")
    t.refused("done", "end", "money 3")
    t.play("on 1")
    t.refused("done", "end", "money 3")
    t.play("on 6")
    assert t.decision == "main"


def test_moved_cards_lie_on_different_discs() -> None:
    t = table("2=Consiliarius, 4=Senator", dice=(2,))
    t.play("use 2", "on 1").refused("on 1")


def test_a_covered_building_is_discarded_by_consiliarius() -> None:
    t = table("2=Consiliarius, 4=Forum", dice=(2,))
    t.play("use 2", "on 4")
    assert (t.row(0), t.discard) == ({"4": "Consiliarius"}, {"Forum": 1})


def test_a_covered_character_is_discarded_by_machina() -> None:
    t = table("2=Machina, 4=Nero", dice=(2,))
    t.play("use 2", "on 4")
    assert (t.row(0), t.discard) == ({"4": "Machina"}, {"Nero": 1})


def test_a_full_row_of_characters_is_laid_again() -> None:
    t = table("1=Consiliarius, 2=Legat, 3=Legat, 4=Nero, 5=Consul, 6=Senator", dice=(1,))
    t.play("use 1", *(f"on {d}" for d in (6, 5, 4, 3, 2, 1)))
    assert len(t.row(0)) == 6
    assert t.discard == {}
    assert t.decision == "main"


def test_architectus_and_senator_may_lay_nothing() -> None:
    for card in ("Architectus", "Senator"):
        t = table(f"1={card}", dice=(1, 2), hands=("Forum, Nero", ""))
        t.play("use 1", "done")
        assert (t.row(0), t.dice) == ({"1": card}, [2])


def test_a_card_laid_a_moment_ago_may_be_covered() -> None:
    t = table("1=Architectus", dice=(1,), hands=("Forum, Turris", ""))
    t.play("use 1", "lay Forum", "on 2", "lay Turris", "on 2", "done")
    assert (t.row(0), t.discard) == ({"1": "Architectus", "2": "Turris"}, {"Forum": 1})
