"""Cards that come and go: Fortuna, Spy, Restorer, Fortification, Wharf (C22, C23, C27, C28, C35)."""

from __future__ import annotations

import random

import pytest
from tests.roma.table import arena, full, mixed

import ludi

# Fortuna


def test_c22_fortuna_changes_the_whole_hand() -> None:
    t = arena("1=Fortuna", dice=(1, 2), hands=("Forum, Forum, Spy, Beast", "Road"), deck="Altar, Altar, Arena, Tavern")
    t.play("use 1").shown()
    assert t.discard == {"Forum": 2, "Spy": 1, "Beast": 1}
    t.play("card Altar", "card Tavern", "card Altar", "card Arena")
    assert t.hand(0) == {"Altar": 2, "Tavern": 1, "Arena": 1}
    assert (t.decision, t.dice, t.hand(1)) == ("main", [2], {"Road": 1})
    assert (t.position["deck"], t.discard) == ({"Forum": 2, "Spy": 1, "Beast": 1}, {})


def test_c22_with_an_empty_pile_the_discards_are_reshuffled() -> None:
    t = arena("1=Fortuna", dice=(1,), hands=("Forum, Spy", ""), deck="", discard="Beast").play("use 1").shown()
    assert (t.position["deck"], t.discard) == ({"Forum": 1, "Spy": 1, "Beast": 1}, {})
    t.play("card Forum", "card Beast")
    assert (t.hand(0), t.position["deck"]) == ({"Forum": 1, "Beast": 1}, {"Spy": 1})


def test_c22_the_pile_may_run_out_on_the_way() -> None:
    t = arena("1=Fortuna", dice=(1,), hands=("Forum, Spy, Road", ""), deck="Altar", discard="Beast").play("use 1")
    t.shown().play("card Altar")
    assert t.position["deck"] == {"Forum": 1, "Spy": 1, "Road": 1, "Beast": 1}
    t.play("card Road", "card Beast")
    assert (t.hand(0), t.position["deck"]) == ({"Altar": 1, "Road": 1, "Beast": 1}, {"Forum": 1, "Spy": 1})


def test_q18_fortuna_with_an_empty_hand_uses_the_die() -> None:
    t = arena("1=Fortuna", dice=(1, 2), deck="Altar").play("use 1")
    assert (t.hand(0), t.dice, t.pile) == ({}, [2], 1)


def test_the_discarded_hand_is_seen_by_all_the_new_one_by_its_seat() -> None:
    t = arena("1=Fortuna", dice=(1,), hands=("Forum, Spy", ""), deck="Altar, Arena, Road").play("use 1")
    assert t.state.witness(t.state.possible()[0]) == {0, 1, None}
    t.shown()
    assert t.decision == "refill"
    assert t.state.witness(t.state.parse("card Altar")) == {0}


# Spy


def test_c23_spy_with_an_empty_opposing_hand_uses_the_die() -> None:
    t = arena("1=Spy", dice=(1, 2)).play("use 1")
    assert (t.decision, t.dice) == ("main", [2])


def test_c23_spy_takes_one_card() -> None:
    t = arena("1=Spy", dice=(1,), hands=("Road", "Forum, Beast, Forum")).play("use 1").shown()
    assert t.options == ["take Beast", "take Forum", "done"]
    t.play("take Forum").shown()
    assert (t.hand(0), t.hand(1)) == ({"Road": 1, "Forum": 1}, {"Beast": 1, "Forum": 1})


def test_spy_may_take_none() -> None:
    t = arena("1=Spy", dice=(1, 2), hands=("Road", "Forum")).play("use 1").shown().play("done").shown()
    assert (t.hand(0), t.hand(1), t.dice) == ({"Road": 1}, {"Forum": 1}, [2])


def test_spy_looks_before_he_takes() -> None:
    t = arena("1=Spy", dice=(1,), hands=("Road", "Forum, Beast")).play("use 1")
    assert t.decision == "look"
    assert t.state.witness(t.state.possible()[0]) == {0}
    t.shown()
    assert t.known(1) == {"Forum": 1, "Beast": 1}
    assert t.state.witness(t.state.parse("take Forum")) == {0, 1}


def test_both_know_the_card_that_was_taken() -> None:
    t = arena("1=Spy", dice=(1,), hands=("Road", "Forum, Beast")).play("use 1").shown().play("take Forum").shown()
    assert (t.known(0), t.known(1)) == ({"Forum": 1}, {"Beast": 1})


def test_spectators_learn_nothing_of_what_a_spy_sees_and_takes() -> None:
    t = arena("1=Spy", dice=(1,), hands=("Road", "Poisoner, Aqueduct")).play("use 1").shown()
    assert "Poisoner" not in str(t.state.view(None))
    t.play("take Poisoner")
    assert "Poisoner" not in str(t.state.view(None))
    assert [t.state.view(seat).get("wanted") for seat in (0, 1, None)] == ["Poisoner", "Poisoner", None]
    t.shown()
    assert "Poisoner" not in str(t.state.view(None))
    assert "Aqueduct" not in str(t.state.view(None))


def test_a_spy_works_with_both_piles_empty() -> None:
    t = arena("1=Spy", dice=(1,), hands=("Road", "Forum, Beast"), deck="", discard="").play("use 1")
    assert t.state.game.position(t.position) == t.state
    t.shown().play("take Forum")
    assert t.state.game.position(t.position) == t.state
    assert t.shown().hand(0) == {"Road": 1, "Forum": 1}


@pytest.mark.parametrize(("choice", "comes"), [("take Forum", "robbed"), ("done", "done")])
def test_whether_a_spy_took_a_card_is_seen_by_spectators_once_it_is_shown(choice: str, comes: str) -> None:
    """To them all his choices are one; the number of cards in the hands changes afterwards."""
    t = arena("1=Spy", dice=(1,), hands=("Road", "Forum, Beast")).play("use 1").shown()
    assert all(t.state.witness(action) == {0, 1} for action in t.state.legal())
    before = t.state.view(None)
    t.play(choice)
    assert [p["hand"] for p in t.state.view(None)["players"]] == [p["hand"] for p in before["players"]]
    assert (t.decision, t.options) == ("robbing", [comes])
    assert t.state.witness(t.state.parse(comes)) == {0, 1, None}
    t.shown()
    assert [p["hand"] for p in t.state.view(None)["players"]] == ([2, 1] if comes == "robbed" else [1, 2])


# Restorer


def test_c35_restorer_offers_buildings_only() -> None:
    t = arena("1=Restorer", dice=(1,), discard="Spy, Forum, Altar, Beast").play("use 1")
    assert t.options == ["take Forum", "take Altar"]
    t.play("take Altar")
    assert (t.hand(0), t.discard, t.known(0)) == ({"Altar": 1}, {"Spy": 1, "Forum": 1, "Beast": 1}, {"Altar": 1})


def test_q18_restorer_without_a_building_is_refused() -> None:
    arena("1=Restorer", dice=(1,), discard="Spy, Beast").refused("use 1")
    arena("1=Restorer", dice=(1,), discard="").refused("use 1")


def test_aesculapinum_takes_a_character_of_arena_too() -> None:
    t = mixed("1=Aesculapinum", dice=(1,), discard="Spy, Forum, Nero").play("use 1")
    assert t.options == ["take Nero", "take Spy"]


# Fortification


def test_c27_fortification_without_a_vacancy_is_refused() -> None:
    row = full("Spy", 7).replace("1=Spy", "1=Fortification")
    t = arena(row, dice=(1,), deck="Forum, Altar")
    t.refused("use 1")
    assert (t.pile, t.dice) == (2, [1])


def test_c27_with_a_vacancy_the_card_is_laid_free_whatever_it_is() -> None:
    for card in ("Spy", "Tavern"):
        t = arena("1=Fortification, 2=Spy, 4=Spy", dice=(1,), deck=card, discard="Road").play("use 1", f"card {card}")
        assert t.options == ["on 3", "on 5", "on 6", "on 7"]
        t.refused("on 1", "on 2", "done")
        t.play("on 7")
        assert t.row(0) == {"1": "Fortification", "2": "Spy", "4": "Spy", "7": card}
        assert (t.money, t.discard, t.position["deck"], t.decision) == ((0, 0), {}, {"Road": 1}, "main")


def test_the_card_of_fortification_is_seen_by_all() -> None:
    t = arena("1=Fortification", dice=(1,), deck="Spy, Forum").play("use 1")
    assert t.state.witness(t.state.parse("card Spy")) == {0, 1, None}
    t.play("card Spy")
    assert [t.state.view(seat)["air"] for seat in (0, 1, None)] == ["Spy"] * 3


def test_q19_the_last_card_turned_up_by_fortification_makes_the_pile_anew() -> None:
    t = arena("1=Fortification", dice=(1,), deck="Spy", discard="Altar").play("use 1", "card Spy")
    assert (t.position["air"], t.position["deck"], t.discard) == ("Spy", {"Altar": 1}, {})


def test_q19_fortification_reshuffles_first() -> None:
    t = arena("1=Fortification", dice=(1,), deck="", discard="Spy, Altar").play("use 1", "card Altar", "on 2")
    assert (t.position["deck"], t.discard) == ({"Spy": 1}, {})


def test_q25_with_both_piles_empty_fortification_is_refused() -> None:
    arena("1=Fortification", dice=(1,), deck="", discard="").refused("use 1")


def test_on_six_spaces_the_seventh_is_no_vacancy() -> None:
    row = full("Spy").replace("1=Spy", "1=Fortification")
    arena(row, dice=(1,), deck="Forum", game=ludi.make("arena", beginner=True)).refused("use 1")


# Wharf


def test_c28_wharf_swaps_a_card_with_the_hand() -> None:
    t = arena("1=Wharf, 3=Forum", dice=(1,), hands=("Beast, Road", ""), discard="Spy").play("use 1")
    assert t.options == ["lay Beast", "lay Road", "done"]
    t.play("lay Beast")
    assert t.options == ["on 1", "on 3"]
    t.play("on 3")
    assert t.row(0) == {"1": "Wharf", "3": "Beast"}
    assert (t.hand(0), t.discard, t.money) == ({"Forum": 1, "Road": 1}, {"Spy": 1}, (0, 0))
    assert t.known(0) == {"Forum": 1}


def test_q23_the_wharf_itself_may_be_swapped() -> None:
    t = arena("1=Wharf", dice=(1,), hands=("Beast", "")).play("use 1", "lay Beast", "on 1")
    assert (t.row(0), t.hand(0)) == ({"1": "Beast"}, {"Wharf": 1})


def test_q23_effects_follow_the_swap() -> None:
    t = mixed("1=Wharf, 2=Turris, 3=Forum", "3=Spy", (1,), hands=("Basilica", ""))
    assert t.defence(0) == {1: 5, 2: 6, 3: 6}
    t.play("use 1", "lay Basilica", "on 2")
    assert t.defence(0) == {1: 4, 2: 5, 3: 5}


def test_q25_wharf_may_come_to_nothing() -> None:
    t = arena("1=Wharf", dice=(1, 2)).play("use 1")
    assert t.options == ["done"]
    t.play("done")
    assert t.dice == [2]
    t = arena("1=Wharf", dice=(1, 2), hands=("Beast", "")).play("use 1", "done")
    assert (t.hand(0), t.row(0)) == ({"Beast": 1}, {"1": "Wharf"})


def test_wharf_swaps_equal_cards_too() -> None:
    t = arena("1=Wharf, 2=Forum", dice=(1,), hands=("Forum", "")).play("use 1", "lay Forum", "on 2")
    assert (t.row(0), t.hand(0), t.known(0)) == ({"1": "Wharf", "2": "Forum"}, {"Forum": 1}, {"Forum": 1})


def test_taking_cards_in_arena_is_as_in_roma() -> None:
    t = arena(dice=(2,), deck="Spy, Spy, Altar").play("cards 2", "card Spy", "card Altar", "keep Spy").shown()
    assert (t.hand(0), t.discard, t.pile) == ({"Spy": 1}, {"Altar": 1}, 1)


def test_drawing_is_fair() -> None:
    t = arena("1=Fortuna", dice=(1,), hands=("Road, Road", ""), deck="Spy, Spy, Altar").play("use 1").shown()
    assert {t.state.text(a): n for a, n in t.state.chance()} == {"card Spy": 2, "card Altar": 1}
    t = arena("1=Fortification", dice=(1,), deck="Spy, Spy, Altar").play("use 1")
    assert {t.state.text(a): n for a, n in t.state.chance()} == {"card Spy": 2, "card Altar": 1}
    seen = {t.state.copy().sample(random.Random(n)) for n in range(20)}
    assert len(seen) == 2
