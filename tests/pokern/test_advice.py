"""What a hint says of a move is what best play makes of it: by the rules, move by move, at positions of all kinds."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import ludi
from ludi.bots import Judged, warmth
from ludi.bots.protocol import Kind
from ludi.games.pokern.levels import STRONGEST, advisor, opinions, rounds_left

from .by_rules import ByChance, ByRules

ALL = ("Reroll I", "Reroll V", "Reroll One", "Remove One", "Duplicate", "Wild")
RULES: dict[str, dict[str, Any]] = {
    "strict": {},
    "lenient": {"misthrow_on_stop": "lenient"},
    "cards on valid": {"cards_on_valid": True},
    "lenient, cards on valid": {"misthrow_on_stop": "lenient", "cards_on_valid": True},
}
NUMBERS = [*range(1, 38), 39]


@pytest.fixture(autouse=True, scope="module")
def warm() -> None:
    """Whatever is compiled is there."""
    warmth.warm(ludi.make("pokern"))


def hints(state: ludi.State) -> list[Judged]:
    """What a hint says that rests on nothing asked before."""
    advisor.cache_clear()
    return opinions(state, STRONGEST, every=True)


@pytest.mark.soak
def test_an_entry_that_best_play_never_makes_is_not_said_to_be_the_best() -> None:
    """Row 5 leaves one row to 36; it was said to be worth 175.9 and to be the best, and is worth 157.3."""
    players = [{"column": [10, 0, 12], "cards": list(ALL[1:])}, {"column": [0, 18, 0, 0, 0, 35, 0]}]
    state = ludi.make("pokern").position({"round": 3, "dice": list("IXXXV"), "players": players})
    state.apply(state.parse("stop"))
    state.apply(state.parse("read 36"))
    assert (state.decision(), rounds_left(state)) == ("entering", 6)
    found, exact = hints(state), ByRules(state, 6).values(state)
    assert [state.text(o.action) for o in found] == ["row 6", "row 7", "row 5", "row 4"]
    for o in found:
        assert o.points == pytest.approx(exact[o.action], abs=0.01), state.text(o.action)
    assert [round(o.points or 0.0, 1) for o in found] == [165.4, 162.1, 157.3, 137.0]


def side(rng: random.Random, least: int) -> dict[str, Any]:
    entries = rng.randint(least, 6)
    numbers, column = sorted(rng.sample(NUMBERS, entries)), [0] * 7
    for row, number in zip(sorted(rng.sample(range(7), entries)), numbers, strict=True):
        column[row] = number
    return {"column": column, "cards": rng.sample(ALL, rng.randint(0, 2))}


def somewhere(seats: int, rng: random.Random, *, last: bool = False, **options: Any) -> ludi.State:
    """A decision with several moves, come to by random choices in the turn of a seat with three entries or more.

    last: of the last round, with one seat to follow at most.
    """
    game = ludi.make("pokern", seats, **options)
    while True:
        active = rng.randrange(max(0, seats - 2) if last else 0, seats)
        players = [side(rng, 3 if p == active else 0) for p in range(seats)]
        state = game.position({"active": active, "last": last, "players": players})
        for _ in range(rng.randint(2, 12)):
            if state.to_move == ludi.CHANCE:
                state.sample(rng)
            elif state.to_move == active and state.raw.round == 1:
                state.apply(rng.choice(state.legal()))
        if state.to_move == active and state.raw.round == 1 and len(state.legal()) > 1:
            return state


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("kind", ["alone", "discarding", "two seats", "three seats"])
def test_at_random_positions_every_number_is_that_of_best_play(kind: str, rule: str) -> None:
    rng = random.Random(f"{kind} {rule}")
    for _ in range(3):
        seats, options = {"two seats": 2, "three seats": 3}.get(kind, 1), dict(RULES[rule])
        options |= {"turns": rng.randint(1, 13)} if kind == "alone" else {}
        options |= {"solitaire": "discard"} if kind == "discarding" else {}
        state = somewhere(seats, rng, **options)
        found = hints(state)
        turns = None if kind == "discarding" else rounds_left(state)
        exact = ByRules(state, turns).values(state)
        assert {o.action for o in found} == set(state.legal())
        for o in found:
            assert o.points == pytest.approx(exact[o.action], abs=0.01), (state.text(o.action), state.to_dict())
        assert opinions(state, STRONGEST, every=True) == found, "asked again"


def in_order(found: list[Judged]) -> bool:
    """Whether moves are sorted by the number that is told, all in one unit."""
    by_chance = {o.kind in (Kind.WIN, Kind.LIKELY) for o in found}
    told = [(o.value if o.kind in (Kind.WIN, Kind.LIKELY) else o.points) or 0.0 for o in found]
    return len(by_chance) == 1 and all(a >= b - 1e-6 for a, b in pairwise(told))


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_order_number_and_unit_agree(seats: int) -> None:
    rng, kinds = random.Random(seats), set()
    for _ in range(25):
        found = hints(somewhere(seats, rng))
        assert in_order(found), found
        kinds |= {o.kind for o in found}
    assert kinds <= ({Kind.POINTS} if seats == 1 else {Kind.POINTS, Kind.WIN, Kind.LIKELY})
    assert seats == 1 or Kind.LIKELY in kinds


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_chance_of_winning_that_is_said_to_be_exact_is_that_of_the_rules(seats: int, rule: str) -> None:
    """The turn and the reply of the seat that follows are played out to the end."""
    rng = random.Random(f"{seats} {rule}")
    for _ in range(4):
        state = somewhere(seats, rng, last=True, **RULES[rule])
        found, exact = hints(state), ByChance(state).values(state)
        assert {o.kind for o in found} == {Kind.WIN}
        assert exact[found[0].action] == pytest.approx(max(exact.values()), abs=1e-4), state.to_dict()
        for o in found:
            assert o.value == pytest.approx(exact[o.action], abs=1e-3), (state.text(o.action), state.to_dict())


@pytest.mark.soak
def test_without_cards_a_turn_takes_numbers_that_it_never_takes_else() -> None:
    """A misthrow ends the game then. One entry is made, and all that can follow it is looked at."""
    column = [0, 0, 0, 0, 0, 0, 12]
    state = ludi.make("pokern", 1, turns=3).position({"dice": ["I"], "players": [{"column": column, "cards": []}]})
    exact = ByRules(state, 3).values(state)
    found = hints(state)
    assert {o.kind for o in found} == {Kind.POINTS}
    for o in found:
        assert o.points == pytest.approx(exact[o.action], abs=0.01), state.text(o.action)


@pytest.mark.parametrize(
    ("options", "kinds"),
    [
        ({}, {Kind.POINTS}),
        ({"turns": 10}, {Kind.POINTS}),
        ({"turns": 11}, {Kind.LEAST}),
        ({"solitaire": "discard"}, {Kind.POINTS}),
        ({"misthrow_on_stop": "lenient"}, {Kind.LEAST}),
        ({"cards_on_valid": True}, {Kind.LEAST}),
        ({"several_dice": True}, {Kind.LEAST}),
        ({"order_rule": True}, {Kind.ABOUT}),
    ],
)
def test_at_the_start_a_hint_says_whether_its_number_is_exact(options: dict[str, Any], kinds: set[Kind]) -> None:
    found = hints(ludi.make("pokern", 1, **options).position({"dice": ["X"]}))
    assert {o.kind for o in found} == kinds


def test_an_entry_beside_the_opening_is_worth_at_least_what_is_said() -> None:
    """2 is never entered after 28: its rows are looked at by sensible entries only."""
    column = [0, 0, 0, 28, 0, 0, 0]
    state = ludi.make("pokern", 1, turns=3).position(
        {"dice": ["I", "I"], "players": [{"column": column, "cards": ["Wild", "Remove One", "Reroll I"]}]}
    )
    stop, roll = (next(o for o in hints(state) if state.text(o.action) == text) for text in ("stop", "roll 1"))
    assert (stop.kind, roll.kind) == (Kind.LEAST, Kind.POINTS)
    assert 30 < (stop.points or 0.0) < (roll.points or 0.0)


def test_a_move_that_ends_the_game_by_winning_is_first() -> None:
    """Rolling on wins as surely, and has more points; but stopping has won."""
    players = [{"column": [1, 2, 3, 20, 21, 22, 0], "cards": []}, {"column": [0, 0, 20, 21, 22, 23, 24], "cards": []}]
    state = ludi.make("pokern").position({"active": 1, "last": True, "dice": ["I"], "players": players, "bare": True})
    first, second = hints(state)
    assert [state.text(o.action) for o in (first, second)] == ["stop", "roll 1"]
    assert first.value == second.value == pytest.approx(1.0)
    assert (second.points or 0.0) > (first.points or 0.0)
    assert {first.kind, second.kind} == {Kind.WIN}


def test_a_duplicate_apart_from_its_like_wins_no_game_that_it_cannot_win() -> None:
    """Wild as Duplicate writes the second 9 between two others: 39 points against 58 were said to be sure to win."""
    side = {"column": [0, 1, 9, 0, 0, 0, 10], "cards": ["Reroll One", "Remove One", "Wild"]}
    other = {"column": [3, 0, 12, 28], "cards": list(ALL[:2])}
    options = {"misthrow_on_stop": "lenient", "cards_on_valid": True}
    start = {"round": 3, "active": 1, "last": True, "dice": ["X", "I"], "players": [other, side]}
    state = ludi.make("pokern", 2, **options).position(start)
    state.apply(state.parse("card Wild"))
    exact = ByChance(state).values(state)
    assert set(exact.values()) == {0.0}
    assert {o.action: (o.kind, o.value) for o in hints(state)} == dict.fromkeys(exact, (Kind.WIN, 0.0))
