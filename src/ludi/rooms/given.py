"""What rooms without a server are given: who keeps them, who thinks for them, and whence their rules come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

KEPT, MOVED = "kept", "moved"  # what a write may answer, besides why it was refused


class Keeper(Protocol):
    """What keeps rooms. A room is two texts of JSON: its head, and the list of its events."""

    def read(self, room: str) -> Awaitable[str | None]:
        """The head and the events as `[head, events]`; None where there is none."""

    def write(self, room: str, head: str, events: str, before: int) -> Awaitable[str]:
        """Add events to a version, and replace the head, in one step: KEPT; MOVED where it is of another version.

        Else `full` or `refused`: nothing was kept.
        """

    def heads(self) -> Awaitable[str]:
        """The heads of all rooms, as a list."""

    def forget(self, room: str) -> Awaitable[None]:
        """Delete a room."""

    def hold(self, room: str) -> Awaitable[bool]:
        """Whether this window may play a room; if not, it is told (`LocalRooms.read_anew`) when that changes."""

    def release(self, room: str) -> None:
        """Another window may."""


class Thinkers(Protocol):
    """What thinks. A question is a line for `hinting.think` or `reviewing.review`.

    The answer is a line as well, and empty if it was cancelled, or failed.
    """

    def ask(self, room: str, question: str, said: Callable[[int, int], None] | None = None) -> Awaitable[str]:
        """The answer. said: told how much of a hint or a review is done, and of how much."""

    def cancel(self, room: str) -> None:
        """Nobody waits for it any more."""


class Sources(Protocol):
    """Whence the rules come."""

    def fetch(self, archive: str) -> Awaitable[bool]:
        """Have one of the archives of `site.archives` here; whether it is."""
