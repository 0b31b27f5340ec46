"""A small table to play scenarios at: hands, legions, camp and moves in short text."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from tests.scene import Scene, cards

import ludi
from ludi import CHANCE, Game

LUSITANIA = ludi.make("lusitania")
THREE = ludi.make("lusitania", 3)
FOUR = ludi.make("lusitania", 4)
BOTH = ludi.make("lusitania", laurus=True, virtus=True)
CAMP = "Blue 1, Red 2, Cook, Barbarian 3"
CELLS = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "8")


def legion(text: str) -> dict[str, Any]:
    """`0 Caesar, III Blue 3 + Bow, VII Ballistarius` as cells and equipment; a dash leaves a place free."""
    cells, gear = {}, {}
    for item in cards(text):
        name, *under = (part.strip() for part in item.split("+"))
        cell, _, card = name.partition(" ")
        cells[cell] = card
        if under:
            gear[cell] = ["" if part == "-" else part for part in under]
    return {"cells": cells, "gear": gear}


class Table(Scene):
    """A state with its moves played and its position read in plain words."""

    def settle(self, seed: int = 1) -> Table:
        """Let chance fall as it will, up to the next choice."""
        rng = random.Random(seed)
        while self.state.to_move == CHANCE:
            self.state.sample(rng)
        return self

    def chosen(self, word: str) -> list[str]:
        """What can happen next and begins with a word."""
        return [text.partition(" ")[2] for text in self.options if text.split()[0] == word]

    @property
    def turn(self) -> tuple[int, int]:
        return self.position["turn"], self.position["active"]

    @property
    def camp(self) -> list[str]:
        found: list[str] = self.position["camp"]
        return found

    @property
    def discard(self) -> dict[str, int]:
        found: dict[str, int] = self.position["discard"]
        return found

    def hand(self, seat: int = 0) -> dict[str, int]:
        found: dict[str, int] = self.position["players"][seat]["hand"]
        return found

    def cells(self, seat: int = 0) -> dict[str, str]:
        found: dict[str, str] = self.position["players"][seat]["cells"]
        return found

    def gear(self, seat: int = 0) -> dict[str, list[str]]:
        found: dict[str, list[str]] = self.position["players"][seat]["gear"]
        return found

    def known(self, seat: int, of: int) -> dict[str, int]:
        """What a seat is sure of in another one's hand."""
        found: dict[str, int] = self.state.view(seat)["players"][of]["known"]
        return found

    @property
    def points(self) -> list[float]:
        """Of every seat, released cards taken off."""
        return [side["points"] for side in self.state.view(None)["players"]]

    @property
    def awards(self) -> dict[str, int | None]:
        found: dict[str, int | None] = self.position["awards"]
        return found


def table(
    hand: str = "",
    own: str = "0 Caesar",
    *others: str,
    hands: Sequence[str] = (),
    released: Sequence[str] = (),
    camp: str = CAMP,
    game: Game = LUSITANIA,
    awards: Mapping[str, int | None] | None = None,
    **fields: Any,
) -> Table:
    """Seat 0 is to move with these cards and this legion; then the legions of the others, a general each if not given.

    Hands that are not given are three doctors. Other fields are those of `Game.position`.
    """
    legions = [own, *others, *["0 General"] * game.players][: game.players]
    held = [hand, *hands, *["Doctor, Doctor, Doctor"] * game.players][: game.players]
    away = [*released, *[""] * game.players]
    players = [{"hand": cards(held[p]), **legion(legions[p]), "released": cards(away[p])} for p in range(game.players)]
    return Table(game.position({"camp": cards(camp), "players": players, "awards": awards or {}, **fields}))
