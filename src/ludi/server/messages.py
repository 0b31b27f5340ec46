"""Everything that a seat or a spectator is sent about a match, built from that reader's views alone."""

from __future__ import annotations

import asyncio

from ludi.match import Match, Work
from ludi.match.sent import Audience, steps
from ludi.rooms.told import dumps

from .slices import Slices


class Kept:
    """Entries of an audience without a gap, as text."""

    def __init__(self, first: int) -> None:
        self.first = first  # the version of the first one
        self.told: list[str] = []
        self.turn = asyncio.Lock()  # what two ask for is told once

    @property
    def last(self) -> int:
        """The version of the last one."""
        return self.first + len(self.told) - 1


class LogCache:
    """The log entries that audiences were told, kept as text while a match is in memory."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._kept: dict[Audience, Kept] = {}

    def audiences(self) -> set[Audience]:
        """Those that are kept up to date."""
        return set(self._kept)

    def add(self, audience: Audience, v: int, entry: str) -> None:
        """The entry of a version, if it is the next one of an audience that is kept."""
        kept = self._kept.get(audience)
        if kept is not None and v == kept.last + 1:
            kept.told.append(entry)

    def forget(self) -> None:
        """Let go of all of it; it can be told again."""
        self._kept.clear()

    async def entries(self, audience: Audience, first: int, slices: Slices) -> list[str]:
        """The entries of an audience from a version on, up to now."""
        kept = self._kept.setdefault(audience, Kept(self.match.version + 1))
        async with kept.turn:
            return await slices.run(self.telling(kept, audience, first))

    def telling(self, kept: Kept, audience: Audience, first: int) -> Work[list[str]]:
        """The same, as a work to be done in slices. The log may grow meanwhile."""
        if first < kept.first:
            before: list[str] = []
            for step in steps(self.match, first, audience):
                if step is not None:
                    before.append(dumps(step.entry.as_dict()))
                    if first + len(before) == kept.first:
                        break
                yield
            kept.told[:0], kept.first = before, first
        while kept.last < self.match.version:
            for step in steps(self.match, kept.last + 1, audience):
                if step is not None and step.event.v == kept.last + 1:
                    kept.told.append(dumps(step.entry.as_dict()))
                yield
        return kept.told[first - kept.first :]
