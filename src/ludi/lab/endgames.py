"""Positions in which nothing is hidden, solved exactly: every outcome by its chance, every seat at its best."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping

from ludi.kernel.errors import BadPosition, LudiError
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import State

MOST = 2_000_000  # positions
TRIES = 4  # worlds dealt anew to see whether anything is hidden
CLOSE = 1e-12  # of chances that depend on each other

Ways = dict[bytes, list[tuple[float, bytes]]]  # of chance nodes: the share and the position of each outcome


class Endgame:
    """The exact chances of winning from a position of two seats on; positions are solved once and kept.

    Raises BadPosition if a seat cannot see all of it, LudiError if more than `most` positions can come of it.
    """

    def __init__(self, state: State, most: int = MOST) -> None:
        if state.game.players != 2:
            raise BadPosition(f"players: {state.game.players} play here, endgames of 2 are solved")
        for seat in range(2):
            if any(state.redeal(seat, random.Random(i)).key() != state.key() for i in range(TRIES)):
                raise BadPosition(f"seat {seat} cannot see all of the position: something in it is hidden")
        self._most = most
        self._known: dict[bytes, float] = {}

    def value(self, state: State) -> float:
        """The chance that the first seat wins, a draw being half a win; both play as well as can be."""
        try:
            return self._value(state)
        except RecursionError:
            raise LudiError("the endgame has no end in sight; one with fewer moves is accepted") from None

    def values(self, state: State) -> dict[int, float]:
        """Of each legal action: the chance of winning of the seat to move."""
        found = {a: self.value(_after(state, a)) for a in state.legal()}
        return found if state.to_move == 0 else {a: 1 - x for a, x in found.items()}

    @property
    def positions(self) -> int:
        """How many were solved."""
        return len(self._known)

    def _value(self, state: State) -> float:
        key = state.key()
        if (found := self._known.get(key)) is None:
            if len(self._known) >= self._most:
                raise LudiError(f"the endgame has more than {self._most} positions; one with fewer turns is accepted")
            self._known[key] = math.nan
            self._known[key] = found = self._of(state)
        if math.isnan(found):
            raise LudiError("a position of this endgame can come again, so it has no exact value by enumeration")
        return found

    def _of(self, state: State) -> float:
        seat = state.to_move
        if seat == OVER:
            ranks = state.ranks()
            return 0.5 if ranks[0] == ranks[1] else float(ranks[0] == 0)
        if seat == CHANCE:
            ways, ends = self._falls(state)
            found = balanced(ways, ends)
            self._known |= found
            return found[state.key()]
        return (max if seat == 0 else min)(self._value(_after(state, a)) for a in state.legal())

    def _falls(self, state: State) -> tuple[Ways, Mapping[bytes, float]]:
        """All that chance can do before somebody moves, and the values where it ends.

        It may lead back to where it began: tied dice are thrown again.
        """
        ways: Ways = {}
        ends: dict[bytes, float] = {}
        todo = [state]
        while todo:
            at = todo.pop()
            if (here := at.key()) in ways:
                continue
            outcomes = at.chance()
            total = sum(n for _, n in outcomes)
            ways[here] = []
            for action, n in outcomes:
                then = _after(at, action)
                key = then.key()
                ways[here].append((n / total, key))
                if then.to_move == CHANCE and math.isnan(self._known.get(key, math.nan)):
                    todo.append(then)
                elif key not in ends:
                    ends[key] = self._value(then)
        return ways, ends


def balanced(ways: Ways, ends: Mapping[bytes, float]) -> dict[bytes, float]:
    """The value of each chance node: the mean of its outcomes, also where these depend on it."""
    found, moved = dict.fromkeys(ways, 0.5), 1.0
    while moved > CLOSE:
        moved = 0.0
        for key in reversed(ways):
            value = sum(share * (ends[then] if then in ends else found[then]) for share, then in ways[key])
            moved, found[key] = max(moved, abs(value - found[key])), value
    return found


def _after(state: State, action: int) -> State:
    found = state.copy()
    found.game.rules.apply(found.raw, action)
    return found
