"""The state of a game of Roma or Arena, declared once."""

from __future__ import annotations

from typing import Annotated

from ludi.kernel.frames import Frame
from ludi.kernel.schema import SMALL

from .constants import DISCS, KINDS, SIDES_OF_A_DIE

Cards = Annotated[list[int], KINDS, SMALL]  # how many of each kind


class Pile:
    """A draw pile and its discard pile."""

    deck: Cards
    discard: Cards


class Deck:
    """What a draw pile is made of."""

    cards: Cards


class Options:
    """What was agreed before the game, and what follows from it; see options.py."""

    seats: int
    max_turns: int
    scaenicus_any_card: int
    mercatus_from_opponent: int
    repeat_triple_reroll: int
    arena_hits_bribery: int
    reshuffle_late: int
    spaces: int  # discs of each seat, bribery included
    dealt: int  # cards for each seat
    open_set_up: int  # the first seat lays face up, then the other one
    piles: int  # 1: for both together; 2: one for each seat, and every card goes back to its own
    cost: Cards
    defence: Cards
    deck: Annotated[list[Deck], 2]


class Side:
    """What belongs to one seat. With two piles a foreign card is one from the other seat's pile."""

    vp: int
    money: int
    hand: Cards
    known: Cards  # of the hidden cards (hand, gift, face down, drawn), what the other seat is sure of
    foreign: Cards  # of the hand; the other seat knows them all
    gift: Cards  # given away at set-up, not yet seen by the other seat
    row: Annotated[list[int], DISCS]  # face up on the discs
    alien: Annotated[list[int], DISCS]  # discs with a foreign card
    down: Annotated[list[int], DISCS]  # face down on the discs, at set-up
    blocked: Annotated[list[int], DISCS]  # by Praetorianus, for this seat's next turn
    weakened: int  # by Essedum, until the end of the turn: how often
    fewer: int  # by Philosopher, dice less in this seat's next turn


class State:
    """One position, hidden things included. Only `view` may be shown to a seat."""

    opt: Options
    turn: int
    active: int
    supply: int
    dice: Annotated[list[int], SIDES_OF_A_DIE]  # unused action dice by value - 1
    bribed: int  # whether a die was put on bribery in this turn
    rolled: int  # the battle roll that may be rolled again, or 0
    again: int  # 1 while it is rolled again
    aside: int  # dice that Spring of Bacchus rolls again
    pile: Annotated[list[Pile], 2]
    tray: Cards  # drawn and not yet kept or discarded
    sure: Cards  # of hand and tray together, what the other seat is sure of while cards are drawn
    wanted: int  # the card that a Spy takes out of the other hand, or 0
    wanted_alien: int  # whether it is a foreign one there
    air: int  # the card between hand and disc
    air_alien: int  # whether it is a foreign one
    lifted: Cards  # picked up by Consiliarius or Machina
    lifted_foreign: Cards  # of these the foreign ones
    moved: Annotated[list[int], DISCS]  # discs that got a lifted card back
    side: Annotated[list[Side], 2]
    stack: Annotated[list[Frame], 12]
    depth: int
