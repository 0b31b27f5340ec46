"""Positions in which nothing is hidden, solved exactly: every outcome by its chance, every seat at its best."""

from __future__ import annotations

import math
import random

from ludi.kernel.errors import BadPosition, LudiError
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import State

MOST = 2_000_000  # positions
TRIES = 4  # worlds dealt anew to see whether anything is hidden


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
        seat, rules = state.to_move, state.game.rules
        if seat == OVER:
            ranks = state.ranks()
            return 0.5 if ranks[0] == ranks[1] else float(ranks[0] == 0)
        if seat == CHANCE:
            outcomes = state.chance()
            return sum(n * self.value(_after(state, a, rules)) for a, n in outcomes) / sum(n for _, n in outcomes)
        return (max if seat == 0 else min)(self.value(_after(state, a, rules)) for a in state.legal())

    def values(self, state: State) -> dict[int, float]:
        """Of each legal action: the chance of winning of the seat to move."""
        seat, rules = state.to_move, state.game.rules
        found = {a: self.value(_after(state, a, rules)) for a in state.legal()}
        return found if seat == 0 else {a: 1 - x for a, x in found.items()}

    @property
    def positions(self) -> int:
        """How many were solved."""
        return len(self._known)


def _after(state: State, action: int, rules: object) -> State:
    found = state.copy()
    rules.apply(found.raw, action)  # type: ignore[attr-defined]
    return found
