"""The kinds of decision of a title, each declared once: name, arguments, who makes it, and what all can see of it.

A title's `constants.py` declares them; the number of each is the kind of its frames (see frames.py), whose arguments a
and b have these names in positions.
"""

from __future__ import annotations


class Decisions:
    """A title's kinds of decision in the order of their declaration, which gives them their numbers, from 1.

    New ones are declared last: records and observations hold the numbers.
    """

    def __init__(self) -> None:
        self.names = ["nothing"]  # by number; 0 is no decision
        self.arguments: list[tuple[str, ...]] = [()]  # by number: what a and b of a frame are called
        self.by_chance: set[int] = set()
        self.open: set[str] = set()  # the names of choices whose legal moves follow from what all can see
        self.always_asked: set[str] = set()  # of those put to a person even with one legal move

    def chance(self, name: str, *arguments: str) -> int:
        """Declare what chance decides; its number."""
        kind = self._declare(name, arguments)
        self.by_chance.add(kind)
        return kind

    def choice(self, name: str, *arguments: str, always_asked: bool = False) -> int:
        """Declare a choice of a seat whose legal moves depend on what only that seat knows; its number.

        Among strangers it is left to the seat even with one legal move: made at once it would tell of the hand.
        always_asked: also where nobody learns from it, as whether to end a turn is for a person to say.
        """
        kind = self._declare(name, arguments)
        if always_asked:
            self.always_asked.add(name)
        return kind

    def open_choice(self, name: str, *arguments: str) -> int:
        """Declare a choice whose legal moves all can work out: where one is left, it is made at once; its number."""
        self.open.add(name)
        return self._declare(name, arguments)

    def _declare(self, name: str, arguments: tuple[str, ...]) -> int:
        if name in self.names:
            raise ValueError(f"{name}: declared twice")
        self.names.append(name)
        self.arguments.append(arguments)
        return len(self.names) - 1
