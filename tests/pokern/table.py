"""A small table to play scenarios at: columns, dice and moves in short text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.scene import Scene, cards

import ludi
from ludi import CHANCE, Game
from ludi.games.pokern import constants as K
from ludi.kernel.messages import Entry, Message

POKERN = ludi.make("pokern")
EVERY = ", ".join(K.CARD_NAMES)
EMPTY = "- - - - - - -"
FULL = "1 2 3 4 5 6 7"


def column(text: str) -> list[int]:
    """`27 - 29` as a column of seven rows from the top; rows that are not named are open."""
    found = [0 if word == "-" else int(word) for word in text.split()]
    return found + [0] * (K.ROWS - len(found))


class Table(Scene):
    """A state with its moves played and its position read in plain words."""

    def roll(self, faces: str) -> Table:
        """Dice fall one by one; where there is a choice the player rolls on."""
        for face in faces.split():
            if self.state.to_move != CHANCE:
                self.play("roll 1")
            self.play(f"die {face}")
        return self

    def enter(self, row: int, number: int | None = None) -> Table:
        """Stop if that is to be chosen, choose the reading if there are two, and enter the number."""
        if self.decision == "choosing":
            self.play("stop")
        if number is not None:
            self.play(f"read {number}")
        return self.play(f"row {row}")

    def chosen(self, word: str) -> list[str]:
        """What can happen next and begins with a word."""
        return [text for text in self.options if text.split()[0] == word]

    @property
    def dice(self) -> str:
        return " ".join(self.position["dice"])

    @property
    def turn(self) -> tuple[int, int]:
        """The round and whose turn it is."""
        return self.position["round"], self.position["active"]

    @property
    def readings(self) -> list[int]:
        found: list[int] = self.state.view(None)["readings"]
        return found

    def column(self, seat: int = 0) -> list[int]:
        found: list[int] = self.position["players"][seat]["column"]
        return found

    def cards(self, seat: int = 0) -> list[str]:
        found: list[str] = self.position["players"][seat]["cards"]
        return found


def table(
    dice: str = "",
    own: str = EMPTY,
    hand: str = EVERY,
    *,
    others: Iterable[str] = (),
    game: Game = POKERN,
    **fields: Any,
) -> Table:
    """A position in which seat 0 has rolled these dice: its column and its cards, then the columns of the others.

    Other fields are those of `Game.position`.
    """
    others = [*others, *[EMPTY] * game.players][: game.players - 1]
    players = [{"column": column(own), "cards": cards(hand)}, *({"column": column(text)} for text in others)]
    return Table(game.position({"dice": dice.split(), "players": players, **fields}))


def misthrow(dice: str, own: str = EMPTY, hand: str = EVERY, **more: Any) -> Table:
    """The same, and the dice must be a misthrow."""
    t = table(dice, own, hand, **more)
    assert t.decision == "misthrow"
    return t


# Two seats with equal points, each its column and its cards: what decides between them.
TIES = {
    "cards": [("5 10", "Wild"), ("10", "Wild, Duplicate")],
    "row": [("5 10", "Wild"), ("- - - - - - 15", "Wild")],
}


def end(sides: Iterable[tuple[str, str]]) -> list[Message]:
    """What is told of the last move of a game that ends so, where more than points may decide."""
    game = ludi.make("pokern", 2, tie_break=True)
    players = [{"column": column(own), "cards": cards(hand)} for own, hand in sides]
    view = game.position({"players": players, "pending": []}).view(None)
    return game.event_messages(table("X I", game=game).state.view(None), Entry(0, "choosing", 0), view)
