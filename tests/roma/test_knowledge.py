"""What a seat knows of the other's hidden cards: what it saw go there, and what can be nowhere else."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.roma.table import ROMA, Table, cards, full, table
from tests.scene import step

from ludi import OVER, State


def redealt_hands(t: Table, seat: int, n: int = 60) -> list[dict[str, int]]:
    """The other seat's hand in worlds dealt anew for a seat."""
    rng = random.Random(1)
    worlds = [Table(t.state.redeal(seat, rng)) for _ in range(n)]
    assert all(w.hand(seat) == t.hand(seat) for w in worlds)
    assert all(sum(w.hand(1 - seat).values()) == sum(t.hand(1 - seat).values()) for w in worlds)
    return [w.hand(1 - seat) for w in worlds]


def holds(hand: dict[str, int], known: dict[str, int]) -> bool:
    return all(hand.get(card, 0) >= n for card, n in known.items())


def given_cards() -> Table:
    t = Table(ROMA.start())
    t.play(*(f"card {name}" for name in ("Nero", "Forum", "Legat", "Consul", "Forum", "Turris", "Velites", "Senator")))
    return t.play("give Nero", "give Forum", "give Turris", "give Senator").shown()


def test_cards_passed_at_set_up_are_known_to_the_giver() -> None:
    t = given_cards()
    assert t.known(1) == {"Nero": 1, "Forum": 1}
    assert t.known(0) == {"Turris": 1, "Senator": 1}
    hands = redealt_hands(t, 0)
    assert all(holds(hand, {"Nero": 1, "Forum": 1}) for hand in hands)
    assert len({str(sorted(hand.items())) for hand in hands}) > 10


def test_a_known_card_that_was_shown_is_no_longer_a_secret_of_the_hand() -> None:
    t = given_cards()
    t.play("lay Legat", "on 6", "lay Consul", "on 1", "lay Senator", "on 3", "lay Turris", "on 2")
    t.play("lay Forum", "on 1", "lay Forum", "on 2", "lay Nero", "on 4", "lay Velites", "on 5").shown()
    assert (t.known(0), t.known(1)) == ({}, {})


def test_face_down_the_known_cards_lie_somewhere_among_the_hidden() -> None:
    t = given_cards().play("lay Legat", "on 6", "lay Consul", "on 1", "lay Senator", "on 3", "lay Turris", "on 2")
    rng = random.Random(2)
    downs = [Table(t.state.redeal(1, rng)).position["players"][0]["down"] for _ in range(60)]
    assert all(sorted(down) == ["1", "2", "3", "6"] for down in downs)
    assert all({"Turris", "Senator"} <= set(down.values()) for down in downs)
    assert len({down["2"] for down in downs}) > 5


def test_a_card_taken_from_the_discard_pile_is_known() -> None:
    t = table("1=Aesculapinum", dice=(1,), discard="Nero, Forum", hands=("Legat", "Consul"))
    t.play("use 1", "take Nero")
    assert t.known(0) == {"Nero": 1}
    assert all(hand.get("Nero") for hand in redealt_hands(t, 1))


def test_a_card_sent_back_by_gladiator_is_known() -> None:
    t = table("1=Gladiator", "3=Essedum", (1,), hands=("Legat", "Consul"))
    t.play("use 1", "target 3")
    assert t.known(1) == {"Essedum": 1}
    assert all(hand.get("Essedum") for hand in redealt_hands(t, 0))


def test_a_known_card_that_is_laid_is_known_no_longer() -> None:
    t = table("1=Gladiator", "3=Essedum", (1,), money=(0, 20), hands=("", "Essedum, Consul"))
    t.play("use 1", "target 3").next_turn(1, 2, 3)
    assert t.known(1) == {"Essedum": 1}
    t.play("lay Essedum", "on 2")
    assert t.known(1) == {}
    assert t.hand(1) == {"Essedum": 1, "Consul": 1}


def test_laying_another_card_leaves_the_known_one_known() -> None:
    t = table("1=Gladiator", "3=Essedum", (1,), money=(0, 20), hands=("", "Consul"))
    t.play("use 1", "target 3").next_turn(1, 2, 3).play("lay Consul", "on 2")
    assert t.known(1) == {"Essedum": 1}


def test_haruspex_knows_the_other_hand_by_elimination() -> None:
    t = table("1=Haruspex", "2=Nero", (1, 2), hands=("Forum, Turris", "Legat, Consul, Consul"))
    assert t.known(1) == {}
    t.play("use 1").shown()
    assert t.known(1) == {"Legat": 1, "Consul": 2}
    t.play("take Forum")
    assert all(hand == {"Legat": 1, "Consul": 2} for hand in redealt_hands(t, 0))
    assert t.known(0) == {}


def test_what_haruspex_sees_only_he_sees() -> None:
    t = table("1=Haruspex", "2=Nero", (1, 2), hands=("Forum", "Legat"))
    t.play("use 1")
    assert t.decision == "look"
    assert t.state.witness(t.state.parse("card Legat")) == {0}
    t.shown()
    assert t.state.witness(t.state.parse("take Forum")) == {0}


def test_haruspex_sees_the_draw_pile_while_he_chooses() -> None:
    t = table("1=Haruspex", "2=Nero", (1, 2), deck="Forum, Legat, Legat", hands=("", "Turris"))
    t.play("use 1").shown()
    assert t.state.view(0)["deck_cards"] == {"Legat": 2, "Forum": 1}
    assert "deck_cards" not in t.state.view(1)
    assert "deck_cards" not in t.state.view(None)
    t.play("take Legat")
    assert "deck_cards" not in t.state.view(0)


@pytest.mark.parametrize("left", [None, 0, 1, 2])
def test_a_position_in_a_look_ends_in_knowing_the_other_hand(left: int | None) -> None:
    """Whatever was said to be known: after the last card to be shown, or without one, all of them were seen."""
    hand, look = {"Legat": 1, "Consul": 2}, [{"kind": "look", "for": 0, "left": left}]
    pending = [{"kind": "main", "seat": 0}, {"kind": "taking", "seat": 0, "pile": "deck"}]
    players = [{}, {"hand": hand, "known": {"Legat": 1}}]
    state = ROMA.position({"players": players, "pending": pending + (look if left is not None else [])})
    t = Table(state).shown()
    assert t.known(1) == hand
    assert all(found == hand for found in redealt_hands(t, 0))
    assert t.state.view(0)["deck_cards"] == t.state.redeal(0, random.Random(1)).view(0)["deck_cards"]


def test_an_emptied_draw_pile_shows_both_hands_by_elimination() -> None:
    t = table("2=Nero", "2=Legat", (1, 2), deck="Forum", discard="Turris", hands=("Consul", "Velites, Senator"))
    assert (t.known(0), t.known(1)) == ({}, {})
    t.play("cards 1", "card Forum")
    assert t.known(0) == {"Consul": 1, "Forum": 1}
    assert t.known(1) == {"Velites": 1, "Senator": 1}


def test_a_draw_pile_that_runs_out_on_the_way() -> None:
    """The opponent is sure of the old cards together; of the kept one, only as far as the discards tell."""
    t = table("2=Nero", "2=Legat", (3, 2), deck="Forum", discard="Turris, Onager", hands=("Consul", "Velites"))
    t.play("cards 3", "card Forum", "card Turris", "card Onager")
    assert t.known(1) == {"Velites": 1}
    t.play("keep Forum").shown()
    assert t.known(0) == {"Consul": 1, "Forum": 1}
    assert t.discard == {"Turris": 1, "Onager": 1}


@pytest.mark.parametrize(("kept", "shown", "known"), [("Forum", "Turris", {"Forum": 1}), ("Turris", "Forum", {})])
def test_after_a_reshuffle_on_the_way_the_old_cards_are_known(kept: str, shown: str, known: dict[str, int]) -> None:
    """The old hand for sure; the kept card only if it was there before the reshuffle and was not discarded."""
    t = table("2=Nero", "2=Legat", (2, 2), deck="Forum", discard="Turris, Onager, Senator", hands=("Consul", "Velites"))
    t.play("cards 2", "card Forum", "card Turris", f"keep {kept}", f"card {shown}")
    assert t.decision == "main"
    assert t.known(0) == {"Consul": 1, **known}
    assert t.known(1) == {"Velites": 1}
    assert all(holds(hand, {"Consul": 1, **known}) for hand in redealt_hands(t, 1))


def test_the_last_card_taken_by_haruspex_shows_the_hands() -> None:
    t = table("1=Haruspex", "2=Nero", (1,), deck="Forum", hands=("Consul", "Velites"))
    t.play("use 1").shown().play("take Forum")
    assert t.known(0) == {"Consul": 1, "Forum": 1}
    assert t.known(1) == {"Velites": 1}


def test_a_position_with_an_empty_draw_pile_knows_the_hands() -> None:
    t = table("2=Nero", "2=Legat", deck="", hands=("Consul", "Velites"))
    assert (t.known(0), t.known(1)) == ({"Consul": 1}, {"Velites": 1})


def test_a_drawn_card_is_unknown_to_the_other() -> None:
    t = table("2=Nero", "2=Legat", (2, 2), hands=("Consul", "Velites"))
    t.play("cards 2", "card Turris", "card Forum", "keep Forum").shown()
    assert t.known(0) == {}
    hands = redealt_hands(t, 1)
    assert len({str(sorted(hand.items())) for hand in hands}) > 10
    assert not any("Turris" in hand and hand["Turris"] > 1 for hand in hands)


def test_while_the_other_draws_his_cards_are_redealt_too() -> None:
    t = table(full("Forum"), "2=Legat", (3, 2), hands=("Consul", "Velites"))
    t.play("cards 3", "card Turris", "card Legat", "card Nero")
    rng = random.Random(3)
    worlds = [t.state.redeal(1, rng).to_dict() for _ in range(40)]
    assert all(sum(w["drawn"].values()) == 3 for w in worlds)
    assert len({str(w["drawn"]) for w in worlds}) > 10
    mine = [t.state.redeal(0, rng).to_dict() for _ in range(40)]
    assert all(w["drawn"] == {"Turris": 1, "Legat": 1, "Nero": 1} for w in mine)


SECRET = "Mercator"


@pytest.mark.parametrize("seat", [1, None])
def test_other_seats_and_spectators_see_no_hidden_card(seat: int | None) -> None:
    t = table("2=Nero", "2=Legat", (2,), deck=f"Forum, {SECRET}, Turris", hands=(SECRET, "Velites"))
    assert SECRET not in str(t.state.view(seat))
    t.play("cards 2", f"card {SECRET}", "card Forum")
    assert SECRET not in str(t.state.view(seat))
    t.play(f"keep {SECRET}").shown()
    assert SECRET not in str(t.state.view(seat))


def test_spectators_are_told_nothing_of_knowledge_or_hands() -> None:
    t = given_cards()
    view = t.state.view(None)
    for side in view["players"]:
        assert not {"cards", "known", "gift", "down"} & set(side)
    assert "Turris" not in str(view)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32))
def test_a_redeal_keeps_what_the_seat_knows_and_the_set_of_cards(seed: int) -> None:
    rng = random.Random(seed)
    state: State = ROMA.start()
    while state.to_move != OVER:
        step(state, rng)
        if state.to_move >= 0 and rng.random() < 0.2:
            seat = state.to_move
            world = Table(state.redeal(seat, rng))
            assert not world.state.composed
            assert world.state.view(seat) == state.view(seat)
            position = world.position["players"][1 - seat]
            hidden = cards(", ".join([*position["down"].values()]))
            for name, n in (*position["hand"].items(), *position["gift"].items(), *world.position["drawn"].items()):
                hidden[name] = hidden.get(name, 0) + n
            assert holds(hidden, Table(state).known(1 - seat))
