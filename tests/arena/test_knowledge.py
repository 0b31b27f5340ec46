"""What a seat knows of hidden cards in Arena and the combinations, and the worlds it cannot tell apart."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from tests.conformance.enumerate_worlds import check_enumerated
from tests.roma.table import ARENA, SEPARATE, Table, arena, mixed, separate
from tests.soaking import many

import ludi
from ludi import Game
from ludi.games.roma import constants as K


def hands(t: Table, seat: int, n: int = 80) -> list[dict[str, int]]:
    """The other seat's hand in worlds redealt for a seat."""
    rng = random.Random(1)
    return [Table(t.state.redeal(seat, rng)).hand(1 - seat) for _ in range(n)]


def different(found: list[dict[str, int]]) -> int:
    return len({str(sorted(hand.items())) for hand in found})


def test_a_spy_knows_the_whole_hand_and_the_robbed_one_knows_what_is_gone() -> None:
    t = (
        arena("1=Spy", dice=(1,), hands=("Road", "Forum, Beast, Tavern"))
        .play("use 1")
        .shown()
        .play("take Forum")
        .shown()
    )
    assert hands(t, 0) == [{"Beast": 1, "Tavern": 1}] * 80
    assert all(hand["Forum"] >= 1 for hand in hands(t, 1))
    assert different(hands(t, 1)) > 5


@pytest.mark.parametrize(
    ("pending", "wanted"),
    [({"kind": "taking", "seat": 0, "pile": "hand"}, ""), ({"kind": "robbing", "for": 0}, "Forum")],
)
def test_a_position_after_the_look_of_a_spy_knows_the_hand(pending: Mapping[str, Any], wanted: str) -> None:
    players = [{}, {"hand": {"Forum": 1, "Beast": 1}, "known": {"Beast": 1}}]
    position = {"players": players, "wanted": wanted, "pending": [{"kind": "main", "seat": 0}, pending]}
    assert hands(Table(ARENA.position(position)), 0) == [{"Forum": 1, "Beast": 1}] * 80


def test_a_look_alone_is_remembered() -> None:
    t = arena("1=Spy", dice=(1,), hands=("Road", "Forum, Beast")).play("use 1").shown().play("done").shown()
    assert hands(t, 0) == [{"Forum": 1, "Beast": 1}] * 80
    t.next_turn(1, 2, 3).play("cards 1", "card Templar")
    assert all(hand["Beast"] >= 1 and hand["Forum"] >= 1 for hand in hands(t, 0))
    assert different(hands(t, 0)) > 5


def test_what_a_spy_sees_only_he_sees() -> None:
    t = arena("1=Spy", dice=(1,), hands=("Road", "Forum, Beast")).play("use 1").shown().play("done").shown()
    assert different(hands(t, 1)) > 5
    assert t.known(0) == {}


def test_after_fortuna_the_old_hand_is_no_secret_and_the_new_one_is() -> None:
    t = arena("1=Fortuna", dice=(1,), hands=("Forum, Spy", ""), discard="", sides=({"known": "Spy"}, {})).play("use 1")
    t.shown()
    assert t.known(0) == {}
    t.play("card Altar", "card Beast")
    assert t.known(0) == {}
    assert different(hands(t, 1)) > 20


def test_fortuna_drawing_the_last_cards_shows_them_by_elimination() -> None:
    t = arena("1=Fortuna", dice=(1,), hands=("Forum, Spy", "Road"), deck="Altar, Beast").play("use 1").shown()
    t.play("card Altar", "card Beast")
    assert (t.known(0), t.known(1)) == ({"Altar": 1, "Beast": 1}, {"Road": 1})


def test_fortuna_drawing_beyond_the_last_card_shows_the_first_ones_alone() -> None:
    t = arena("1=Fortuna", dice=(1,), hands=("Forum, Spy", "Road"), deck="Altar", discard="Tavern").play("use 1")
    t.shown().play("card Altar", "card Spy")
    assert (t.known(0), t.known(1)) == ({"Altar": 1}, {"Road": 1})
    found = hands(t, 1)
    assert {str(sorted(hand)) for hand in found} == {
        str(sorted(["Altar", card])) for card in ("Forum", "Spy", "Tavern")
    }


def test_fortification_emptying_the_pile_shows_the_hands() -> None:
    t = arena("1=Fortification", dice=(1,), hands=("Forum", "Road"), deck="Altar").play("use 1", "card Altar")
    assert (t.known(0), t.known(1)) == ({"Forum": 1}, {"Road": 1})


def test_the_swapped_card_of_a_wharf_is_known() -> None:
    t = arena("1=Wharf, 2=Tavern", dice=(1,), hands=("Spy, Road", "")).play("use 1", "lay Spy", "on 2")
    assert t.known(0) == {"Tavern": 1}
    assert all(hand["Tavern"] >= 1 for hand in hands(t, 1))
    assert different(hands(t, 1)) > 5


def test_in_a_separate_game_the_own_draw_pile_is_known() -> None:
    t = separate("1=Beast", "1=Nero", (1,), hands=("Legat, Consul", "Spy, Road, Altar"))
    own, rng = t.piles[0], random.Random(2)
    for _ in range(40):
        world = Table(t.state.redeal(0, rng))
        assert world.piles[0] == own
        assert world.hand(0) == {"Legat": 1, "Consul": 1}
    assert different(hands(t, 0)) > 20


def test_in_a_separate_game_the_others_hand_is_of_its_own_set() -> None:
    t = separate(hands=("Legat", "Spy, Road, Nero"), sides=({}, {"foreign": "Nero", "known": "Nero"}))
    for hand in hands(t, 0):
        assert hand.pop("Nero") == 1
        assert all(K.COPIES_ARENA[K.CARD_NAMES.index(card)] for card in hand)


def test_the_foreign_card_of_a_hand_stays_there_in_every_world() -> None:
    sides: tuple[dict[str, Any], dict[str, Any]] = ({}, {"foreign": "Forum", "known": "Forum"})
    t = separate(hands=("Legat", "Forum, Spy, Beast"), sides=sides)
    for hand in hands(t, 0):
        assert hand["Forum"] >= 1
    assert {hand["Forum"] for hand in hands(t, 0, 400)} > {1}


def test_a_spy_brings_no_card_of_the_own_deck_out_of_reach() -> None:
    """He took a Legat of the first deck back: whose deck it is of is seen by both."""
    sides: tuple[dict[str, Any], dict[str, Any]] = ({}, {"foreign": "Legat", "known": "Legat"})
    t = (
        separate("1=Spy", dice=(1,), hands=("", "Legat, Beast"), sides=sides)
        .play("use 1")
        .shown()
        .play("foreign Legat")
        .shown()
    )
    for seat in (0, 1):
        assert t.state.view(seat)["players"][0]["foreign"] == {}
        assert t.state.view(seat)["players"][0]["known"] == {"Legat": 1}


# Against the enumeration of all logs that look the same to a seat. Small positions, known to all at first.


def a_foreign(card: str) -> dict[str, list[str]]:
    """A hand of one card that came from the other player."""
    return {"hand": [card], "known": [card], "foreign": [card]}


FORTUNA = {"1": "Fortuna", "2": "Templar", "3": "Beast"}
SPY = {"1": "Spy", "2": "Fortuna", "3": "Haruspex"}
ROOTS: dict[str, tuple[Game, Mapping[str, Any]]] = {
    "Fortuna while the pile runs out": (
        ARENA,
        {
            "dice": [1, 1, 2],
            "deck": {"Forum": 1, "Spy": 1, "Altar": 1},
            "discard": {"Road": 2, "Beast": 1},
            "players": [
                {"row": FORTUNA, "hand": ["Tavern", "Tavern"], "known": {"Tavern": 2}},
                {"row": FORTUNA, "hand": ["Poisoner"], "known": ["Poisoner"]},
            ],
        },
    ),
    "Fortuna and drawing": (
        ARENA,
        {
            "dice": [1, 2, 2],
            "deck": {"Forum": 2, "Spy": 1, "Altar": 1},
            "players": [
                {"row": FORTUNA, "hand": ["Tavern"], "known": ["Tavern"]},
                {"row": FORTUNA, "hand": ["Poisoner"], "known": ["Poisoner"]},
            ],
        },
    ),
    "Spy": (
        ARENA,
        {
            "dice": [1, 1, 1],
            "deck": {"Forum": 2, "Road": 2, "Altar": 1},
            "players": [{"row": {"1": "Spy", "2": "Spy"}}, {"row": {"1": "Spy", "3": "Spy"}}],
        },
    ),
    "Spy, Fortuna and Haruspex": (
        ludi.make("arena", cards="mixed"),
        {
            "dice": [1, 2, 3],
            "deck": {"Forum": 2, "Road": 1, "Altar": 1},
            "players": [
                {"row": SPY, "hand": ["Nero"], "known": ["Nero"]},
                {"row": SPY, "hand": ["Legat"], "known": ["Legat"]},
            ],
        },
    ),
    "separate piles": (
        SEPARATE,
        {
            "dice": [1, 2, 2],
            "players": [
                {"row": SPY, "alien": [1, 2], "deck": {"Nero": 1, "Legat": 1, "Forum": 1}},
                {"row": SPY, "alien": [3], "deck": {"Beast": 1, "Road": 1, "Forum": 1}},
            ],
        },
    ),
    "separate piles and a foreign card": (
        SEPARATE,
        {
            "dice": [1, 1, 3],
            "players": [
                {"row": SPY, "deck": {"Nero": 1, "Forum": 1}, **a_foreign("Forum")},
                {"row": SPY, "deck": {"Road": 1, "Forum": 1}, **a_foreign("Legat")},
            ],
        },
    ),
    "open set-up": (
        ludi.make("arena", beginner=True),
        {
            "deck": {"Forum": 3, "Spy": 2, "Altar": 2, "Road": 2},
            "pending": [{"kind": "deal", "seat": -1, "for": 0, "left": 3}],
        },
    ),
    "set-up with separate piles": (
        ludi.make("arena", cards="separate", beginner=True),
        {
            "players": [{"deck": {"Forum": 2, "Legat": 2, "Nero": 1}}, {"deck": {"Forum": 2, "Spy": 2, "Altar": 1}}],
            "pending": [{"kind": "deal", "seat": -1, "for": 0, "left": 3}],
        },
    ),
}  # fmt: skip


@pytest.mark.soak(but=2)
@pytest.mark.parametrize("name", ROOTS)
def test_redeal_gives_exactly_the_worlds_that_a_seat_cannot_exclude(name: str) -> None:
    game, fields = ROOTS[name]
    root = game.position({"supply": 16, **fields})
    compared = weighed = 0
    for n in range(many(2)):
        some, of_them = check_enumerated(root, random.Random(n), 26, 300)
        compared, weighed = compared + some, weighed + of_them
    assert compared > 20
    assert weighed > 0


def test_spectators_can_tell_a_foreign_card_from_an_own_one_by_the_move() -> None:
    """Which cards were given, spectators did not see; which deck a card comes from, its back shows them."""
    moves = []
    for gift in ("Forum", "Legat"):
        t = Table(ludi.make("arena", cards="separate", beginner=True).start())
        t.play(*(f"card {c}" for c in ("Forum", "Legat", "Nero", "Consul", "Forum", "Spy", "Road", "Beast")))
        t.play(f"give {gift}", "give Nero", "give Road", "give Beast").shown()
        t.play(*(x for d, x in enumerate(t.chosen("lay") + t.chosen("foreign"), 1) for x in (x, f"on {d}")))
        moves.append([x for x in t.options if x.endswith("Forum")])
        assert t.state.witness(t.state.parse(moves[-1][0])) == {0, 1, None}
    assert moves == [["lay Forum", "foreign Forum"], ["lay Forum"]]


def test_with_mixed_cards_a_haruspex_looks_at_the_other_hand() -> None:
    t = mixed("1=Haruspex", dice=(1,), hands=("Nero", "Spy, Beast"), deck="Legat, Road").play("use 1")
    assert t.decision == "look"
    t.shown()
    assert t.known(1) == {"Spy": 1, "Beast": 1}
    assert t.options == ["take Legat", "take Road"]
