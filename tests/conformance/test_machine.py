"""Hypothesis drives a game by any path: apply, copy, undo, save and load, positions; nothing of it may disagree."""

from __future__ import annotations

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import ludi

from .cases import CASES, game_of


class Play(RuleBasedStateMachine):
    """One game, its record, and every state it has been in."""

    @initialize(case=st.sampled_from(sorted(CASES)))
    def begin(self, case: str) -> None:
        self.record = ludi.Record(game_of(case))
        self.state = self.record.start()
        self.past = [self.state.key()]

    @precondition(lambda self: self.state.to_move != ludi.OVER)
    @rule(pick=st.integers(0, 10**6), steps=st.integers(1, 12))
    def play(self, pick: int, steps: int) -> None:
        for _ in range(steps):
            possible = self.state.possible()
            if possible:
                action = possible[pick % len(possible)]
                self.state.apply(action)
                self.record.actions.append(action)
                self.past.append(self.state.key())

    @rule(pick=st.integers(-5, 400))
    def refuse(self, pick: int) -> None:
        before = self.state.key()
        if pick not in self.state.possible():
            with pytest.raises(ludi.IllegalAction, match=r"\w"):
                self.state.apply(pick)
        assert self.state.key() == before

    @precondition(lambda self: len(self.past) > 1)
    @rule()
    def undo(self) -> None:
        before = self.record.state(len(self.record.actions) - 1)
        for seat in range(self.record.game.players):
            assert self.record.undoable(seat) == (before.to_move == seat)
        if before.to_move >= 0:
            self.record.actions.pop()
            self.past.pop()
            self.state = self.record.state()

    @rule()
    def save_and_load(self) -> None:
        again = ludi.Record.parse("\n".join(self.record.lines()) + "\n")
        assert again == self.record
        self.state = again.state()

    @rule()
    def through_a_position(self) -> None:
        self.state = self.state.game.position(self.state.to_dict())

    @rule(pick=st.integers(0, 10**6))
    def a_copy_goes_its_own_way(self, pick: int) -> None:
        other = self.state.copy()
        possible = other.possible()
        if possible:
            other.apply(possible[pick % len(possible)])
            assert other != self.state

    @invariant()
    def is_where_the_log_says(self) -> None:
        assert self.state.key() == self.past[-1]


Play.TestCase.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
TestPlay = Play.TestCase
