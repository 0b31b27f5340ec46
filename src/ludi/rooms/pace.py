"""How long a bot's move takes to the eye: nothing that depends on hidden cards.

A forced move is found at once, a choice is searched for, and both may rest on cards that nobody else knows. So every
move of a level in a title is shown at the same time after its turn began. Where thinking takes longer, all moves of
this level become slower, forced ones included, and only gradually become quick again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludi.bots.levels import level_of

CALM = 20  # moves in a row that would have been in time at twice the speed
ROOM = 1.5  # how much longer than usual a search may take


@dataclass(frozen=True)
class Pace:
    """floor: seconds; due: seconds from the beginning of a turn until its move is shown, a power of two times floor."""

    floor: float
    due: float
    calm: int = 0

    @classmethod
    def of(cls, level: str, title: str, pause: float) -> Pace:
        """The pace of a level at the beginning. pause: the least, 0 for none: then every move is shown at once."""
        ms = level_of(level, title).usual_ms if level != "random" else 0.0
        floor = max(pause, ROOM * ms / 1000) if pause else 0.0
        return cls(floor, floor)

    def after(self, thought: float) -> tuple[float, Pace]:
        """When the move is shown for which a bot thought so long, and the pace of the moves after it."""
        if not self.floor:
            return thought, self
        if thought > self.due:
            due = self.due
            while due < thought:
                due *= 2
            return due, Pace(self.floor, due)
        if self.due == self.floor or thought > self.due / 2:
            return self.due, replace(self, calm=0)
        calm = self.calm + 1
        return self.due, replace(self, calm=calm) if calm < CALM else Pace(self.floor, self.due / 2)
