"""What the small tables of all titles share: moves played, what can happen next, and the position in plain words."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Self

import pytest

from ludi import CHANCE, OVER, IllegalAction, State
from ludi.bots.protocol import Judged, ask_for_hint
from ludi.bots.reasons import Reasons
from ludi.locales import Text


class Scene:
    """A state with its moves played and its position read in plain words."""

    def __init__(self, state: State) -> None:
        self.state = state

    def play(self, *moves: str) -> Self:
        """Choices of seats and outcomes of chance, one after the other; each must be possible."""
        for words in moves:
            self.state.apply(self.state.parse(words))
        return self

    def why(self, words: str, names: Sequence[str], language: str = "en") -> str:
        """What the seat to move is told about a move that is not legal."""
        action = self.state.parse(words)
        assert action not in self.state.legal(), words
        told = self.state.game.why(self.state.view(self.state.to_move), action)
        assert told is not None
        return Text(language).told(self.state.game.title, told, names)

    def reasons(self, *moves: str) -> list[list[str]]:
        """The reasons for moves that are compared with each other, in English."""
        found = Reasons(ask_for_hint(self.state)).explain([Judged(self.state.parse(move), 0.5) for move in moves])
        return [[Text("en").told(self.state.game.title, why, ["You", "Bot"]) for why in one.why] for one in found]

    def refused(self, *moves: str) -> None:
        """None of these is legal here, and trying changes nothing."""
        for words in moves:
            before = self.state.key()
            with pytest.raises(IllegalAction):
                self.state.apply(self.state.parse(words))
            assert self.state.key() == before, words

    @property
    def options(self) -> list[str]:
        """What can happen next, in words."""
        return [self.state.text(a) for a in self.state.possible()]

    @property
    def position(self) -> dict[str, Any]:
        return self.state.to_dict()

    @property
    def decision(self) -> str:
        return self.state.decision()

    @property
    def over(self) -> bool:
        return self.state.to_move == OVER


def cards(text: str) -> list[str]:
    """`Wild, Duplicate` as a list of cards."""
    return [name.strip() for name in text.split(",") if name.strip()]


def step(state: State, rng: random.Random) -> int:
    """A random choice or outcome, applied."""
    if state.to_move == CHANCE:
        return state.sample(rng)
    action = rng.choice(state.legal())
    state.apply(action)
    return action
