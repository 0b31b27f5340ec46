"""A small table to play scenarios at: positions and moves in short text, as the rules' examples are written."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.scene import Scene

import ludi
from ludi import CHANCE, Game
from ludi.games.roma import constants as K

ROMA = ludi.make("roma")
ARENA = ludi.make("arena")
MIXED = ludi.make("arena", cards="mixed")  # one deck of both games
SEPARATE = ludi.make("arena", cards="separate")  # seat 0 has Roma's cards, seat 1 Arena's

CARDS = sum(K.COPIES_ROMA)  # in the set of Roma; test_facts.py has them as printed


def row(text: str) -> dict[str, str]:
    """`2=Forum, 3=Basilica` as the row of a position."""
    found = {}
    for item in text.split(","):
        disc, _, card = item.strip().partition("=")
        if disc:
            found[disc] = card
    return found


def cards(text: str) -> dict[str, int]:
    """`Forum, Forum, Nero` as a multiset."""
    found: dict[str, int] = {}
    for name in (item.strip() for item in text.split(",")):
        if name:
            found[name] = found.get(name, 0) + 1
    return found


class Table(Scene):
    """A state with its moves played and its position read in plain words. Seat 0 is to act at first."""

    def shown(self) -> Table:
        """Let everything come to light that is only shown: one card after the other."""
        while self.state.to_move == CHANCE and self.decision in (
            "discarding",
            "look",
            "gift",
            "reveal",
            "flush",
            "robbing",
        ):
            ((action, _),) = self.state.chance()
            self.state.apply(action)
        return self

    def roll(self, *dice: int) -> Table:
        """The action dice fall."""
        return self.play(*(f"die {value}" for value in dice))

    def next_turn(self, *dice: int) -> Table:
        """The turn ends, the other seat's begins with these dice."""
        return self.play("end").roll(*dice)

    def chosen(self, word: str) -> list[str]:
        """The legal actions that begin with a word."""
        return [text for text in self.options if text.split()[0] == word]

    @property
    def dice(self) -> list[int]:
        found: list[int] = self.position["dice"]
        return found

    @property
    def supply(self) -> int:
        return int(self.position["supply"])

    @property
    def discard(self) -> dict[str, int]:
        found: dict[str, int] = self.position["discard"]
        return found

    @property
    def discards(self) -> tuple[dict[str, int], dict[str, int]]:
        """The discard pile of each seat, where they have their own."""
        a, b = self.position["players"]
        return a["discard"], b["discard"]

    @property
    def pile(self) -> int:
        """How many cards the draw pile has."""
        return sum(self.position["deck"].values())

    @property
    def piles(self) -> tuple[dict[str, int], dict[str, int]]:
        """The draw pile of each seat, where they have their own."""
        a, b = self.position["players"]
        return a["deck"], b["deck"]

    @property
    def vp(self) -> tuple[int, int]:
        a, b = self.position["players"]
        return a["vp"], b["vp"]

    @property
    def money(self) -> tuple[int, int]:
        a, b = self.position["players"]
        return a["money"], b["money"]

    def row(self, seat: int) -> dict[str, str]:
        found: dict[str, str] = self.position["players"][seat]["row"]
        return found

    def hand(self, seat: int) -> dict[str, int]:
        found: dict[str, int] = self.position["players"][seat]["hand"]
        return found

    def known(self, seat: int) -> dict[str, int]:
        """What the other seat is sure of in this seat's hand."""
        found: dict[str, int] = self.position["players"][seat]["known"]
        return found

    def defence(self, seat: int) -> dict[int, int]:
        """Current defence by disc, as everybody sees it."""
        values = self.state.view(None)["players"][seat]["defence"]
        return {d: x for d, x in enumerate(values, 1) if x is not None}


def table(
    own: str = "",
    other: str = "",
    dice: tuple[int, ...] = (),
    *,
    vp: tuple[int, int] = (10, 10),
    money: tuple[int, int] = (0, 0),
    hands: tuple[str, str] = ("", ""),
    game: Game = ROMA,
    sides: tuple[dict[str, Any], dict[str, Any]] | None = None,
    **fields: Any,
) -> Table:
    """A position in which seat 0 acts: own and other row, unused dice, then whatever else matters.

    Piles and other multisets are lists of cards as text; other fields are those of `Game.position`, `sides` those of
    its players.
    """
    players = [{"vp": vp[p], "money": money[p], "hand": cards(hands[p]), "row": row((own, other)[p])} for p in range(2)]
    for player, more in zip(players, sides or (), strict=False):
        player.update(in_words(more))
    return Table(game.position({"dice": list(dice), "players": players, **in_words(fields)}))


def in_words(fields: dict[str, Any]) -> dict[str, Any]:
    """Fields of a position with their cards as text."""
    of_cards = ("deck", "discard", "known", "foreign", "lifted", "drawn")
    return {name: cards(x) if name in of_cards else x for name, x in fields.items()}


arena = partial(table, game=ARENA)
mixed = partial(table, game=MIXED)
separate = partial(table, game=SEPARATE)


def full(card: str, spaces: int = 6) -> str:
    """A row of one card on every disc."""
    return ", ".join(f"{d}={card}" for d in range(1, spaces + 1))
