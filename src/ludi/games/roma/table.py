"""The state of a game of Roma, declared once."""

from __future__ import annotations

from typing import Annotated

from ludi.kernel.frames import Frame
from ludi.kernel.schema import SMALL

from .kinds import DISCS, KINDS, SIDES_OF_A_DIE

Cards = Annotated[list[int], KINDS, SMALL]  # how many of each kind


class Options:
    """What was agreed before the game; see options.py."""

    seats: int
    max_turns: int
    scaenicus_any_card: int
    mercatus_from_opponent: int
    repeat_triple_reroll: int


class Side:
    """What belongs to one seat."""

    vp: int
    money: int
    hand: Cards
    known: Cards  # of the hidden cards (hand, gift, face down, drawn), what the other seat is sure of
    gift: Cards  # given away at set-up, not yet seen by the other seat
    row: Annotated[list[int], DISCS]  # face up on the discs
    down: Annotated[list[int], DISCS]  # face down on the discs, at set-up
    blocked: Annotated[list[int], DISCS]  # by Praetorianus, for this seat's next turn
    weakened: int  # by Essedum, until the end of the turn: how often


class State:
    """One position, hidden things included. Only `view` may be shown to a seat."""

    opt: Options
    turn: int
    active: int
    supply: int
    dice: Annotated[list[int], SIDES_OF_A_DIE]  # unused action dice by value - 1
    deck: Cards
    discard: Cards
    tray: Cards  # drawn and not yet kept or discarded
    sure: Cards  # of hand and tray together, what the other seat is sure of while cards are drawn
    air: int  # the card between hand and disc
    lifted: Cards  # picked up by Consiliarius or Machina
    moved: Annotated[list[int], DISCS]  # discs that got a lifted card back
    side: Annotated[list[Side], 2]
    stack: Annotated[list[Frame], 12]
    depth: int
