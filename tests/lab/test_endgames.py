"""Solved endgames: they agree with plain enumeration, and hidden things are refused."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import ludi
from ludi.kernel.errors import BadPosition, LudiError
from ludi.lab.endgames import Endgame

GAME = ludi.make("roma", max_turns=20, repeat_triple_reroll=False)


def position(turn: int, dice: list[int], points: tuple[int, int], **more: Any) -> ludi.State:
    rows = ({"2": "Mercatus", "3": "Legionarius"}, {"5": "Forum", "3": "Centurio"})
    sides = [{"vp": n, "money": 2, "hand": [], "row": row} for n, row in zip(points, rows, strict=True)]
    start = {"turn": turn, "phase": "actions", "to_move": 0, "dice": dice, "supply": 20, "deck": {}, "discard": {}}
    return GAME.position({**start, "players": sides, **more})


def enumerated(state: ludi.State) -> Fraction:
    """The first seat's chance of winning, by every way the game can go, without a table."""
    if state.to_move == ludi.OVER:
        ranks = state.ranks()
        return Fraction(1, 2) if ranks[0] == ranks[1] else Fraction(ranks[0] == 0)
    found = []
    for a, n in state.chance() or [(a, 1) for a in state.legal()]:
        after = state.copy()
        after.apply(a)
        found.append((enumerated(after), n))
    if state.to_move == ludi.CHANCE:
        return sum((x * n for x, n in found), Fraction()) / sum(n for _, n in found)
    return (max if state.to_move == 0 else min)(x for x, _ in found)


@pytest.mark.parametrize(("dice", "points"), [([2, 3], (9, 8)), ([3], (6, 9)), ([1, 6], (8, 8)), ([2], (7, 8))])
def test_it_agrees_with_enumeration(dice: list[int], points: tuple[int, int]) -> None:
    state = position(20, dice, points)
    endgame = Endgame(state)
    assert endgame.value(state) == pytest.approx(float(enumerated(state)))
    for action, value in endgame.values(state).items():
        after = state.copy()
        after.apply(action)
        assert value == pytest.approx(float(enumerated(after)))
    assert max(endgame.values(state).values()) == pytest.approx(endgame.value(state))


def test_what_is_hidden_or_too_long_is_refused() -> None:
    with pytest.raises(BadPosition, match="cannot see all"):
        Endgame(position(20, [2], (9, 8), deck={"Forum": 1, "Nero": 1}, discard={}, players=hands()))
    state = position(19, [2, 3, 5], (9, 8))
    with pytest.raises(LudiError, match="more than 100 positions"):
        Endgame(state, most=100).value(state)


def hands() -> list[dict[str, Any]]:
    return [{"vp": 9, "hand": ["Forum", "Nero"], "row": {}}, {"vp": 8, "hand": ["Senator"], "row": {}}]


def test_a_position_that_can_come_again_is_refused() -> None:
    endless = ludi.make("roma", max_turns=20)  # three alike may be rolled again for ever
    state = endless.position(position(19, [2, 3, 5], (9, 8)).to_dict())
    with pytest.raises(LudiError, match="can come again"):
        Endgame(state).value(state)


def test_a_battle_whose_ties_are_thrown_again_is_solved() -> None:
    tokens, points = ((1, 6), (2, 1), (3, 2), (4, 3)), (30, 36, 30, 30)
    sides = [{"vp": [0, n], "tokens": [*t], "hand": []} for n, t in zip(points, tokens, strict=True)]
    lands = {"lugdunensis": {"holder": "legions 0", "armies": 1}, "aquitania": {"holder": "legions 1", "armies": 1}}
    phase = {"turn": 7, "active": 0, "phase": "factions", "phases": 3, "called": [4, 6], "main": "legions 0"}
    last = {**phase, "mover": "legions 0", "pool": 1, "pending": [{"kind": "placing", "seat": 0, "extra": 0}]}
    state = ludi.make("empire", 2).position({**last, "lands": lands, "sides": sides})
    found = {state.text(a): x for a, x in Endgame(state).values(state).items()}
    assert found["done"] == 0
    assert found["place gallaecia"] == 1
    assert found["place aquitania"] == pytest.approx(25 / 36)  # one army against one: the table of odds


def test_an_endgame_without_an_end_is_refused() -> None:
    hands = {"Cook": 1}, {"Shield": 1}
    known = {"out": {"Cook": 1, "Shield": 1}, "players": [{"hand": one, "known": [one] * 3} for one in hands]}
    state = ludi.make("lusitania").position(
        {"deck": {"Bow": 1}, "camp": ["Axe", "Spear", "Bow", "Horse"], "shuffled": True, **known}
    )
    with pytest.raises(LudiError, match="no end in sight"):  # cards can be exchanged for ever
        Endgame(state).value(state)
