"""A position in which somebody has resigned: the game is over there, whatever its rules would still allow."""

from __future__ import annotations

from typing import Any

from .frames import OVER
from .spoken import choice, not_accepted
from .state import State


class Resigned(State):
    """A position that a seat has resigned in: nobody is to move any more, and that seat is last.

    The other seats keep their points and are ranked among themselves by the title's own rule for the end.
    Raises BadOption if there is no such seat.
    """

    __slots__ = ("seat",)

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state.game, state.raw)
        players = range(state.game.players)
        if type(seat) is not int or seat not in players:
            raise not_accepted("resigned", seat, choice(players))
        self.seat = seat

    @property
    def to_move(self) -> int:
        """Nobody."""
        return OVER

    def copy(self) -> Resigned:
        """An equal state of its own."""
        return Resigned(super().copy(), self.seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return Resigned, (State(self.game, self.raw), self.seat)

    def _numbers(self) -> list[int]:
        return [*super()._numbers(), self.seat]

    def decision(self) -> str:
        """Nothing is pending."""
        return ""

    def ranks(self) -> list[int]:
        """Place per seat, from 0: who resigned has the last one."""
        found, others = super().ranks(), [p for p in range(self.game.players) if p != self.seat]
        among = {p: sum(found[other] < found[p] for other in others) for p in others}
        return [among.get(p, len(others)) for p in range(self.game.players)]

    def estimate(self) -> list[float]:
        """The chance of winning, now that it is certain: shared by those in the first place."""
        ranks = self.ranks()
        return [1 / ranks.count(0) if rank == 0 else 0.0 for rank in ranks]
