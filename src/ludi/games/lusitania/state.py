"""The state of a game of Lusitania XXI, declared once."""

from __future__ import annotations

from typing import Annotated

from ludi.kernel.frames import Frame
from ludi.kernel.schema import SMALL

from .constants import AWARDS, CAMP, CELLS, KINDS, OBSERVERS, PLACES, PRINTED, SEATS, TYPES

Cards = Annotated[list[int], KINDS, SMALL]  # how many of each kind


class Options:
    """What was agreed before the game, and what is printed on the cards; see options.py."""

    seats: int
    laurus: int
    virtus: int
    chosen_order: int  # who uses a senator says whose turn it is to be robbed
    max_turns: int
    vp: Cards
    copies: Cards
    takes: Annotated[list[int], TYPES * PRINTED]  # equipment of each symbol: bits by 1 + number of the equipment


class Known:
    """What an observer is sure of in a hand: at least these cards."""

    cards: Cards


class Side:
    """What belongs to one seat."""

    hand: Cards
    held: int  # how many
    down: Cards  # released, face down
    released: int  # how many
    cell: Annotated[list[int], CELLS]
    gear: Annotated[list[int], CELLS * PLACES]  # under the warrior of each cell, place by place
    colour: int  # of the legionaries
    vp: int  # without released cards
    known: Annotated[list[Known], OBSERVERS]  # of the hand, by each seat and by spectators


class State:
    """One position, hidden things included. Only `view` may be shown to a seat."""

    opt: Options
    turn: int
    active: int
    deck: Cards
    discard: Cards  # face up
    out: Cards  # what all are sure of in the hands and among the released cards, together
    spare: Cards  # used by `redeal`; nothing at any other time
    camp: Annotated[list[int], CAMP]  # the card that has lain there longest first
    shuffled: int  # the discard pile has become the deck once
    last: int  # the deck has run out for good: nothing is drawn any more
    owe: int  # cards that the active seat is still to draw
    fill: int  # the camp is to be filled
    rob: int  # seats that a senator has still to visit, as bits
    leaving: int  # the Mars card in use: it leaves its cell when its effect is done
    air: int  # the stolen card, before it joins the hand
    award: Annotated[list[int], AWARDS]  # Laurus and Virtus: ABSENT, OPEN or TAKEN + seat
    double_cell: int  # where Virtus 6 lies, and for which equipment
    double_gear: int
    wide_cell: int  # where Virtus 10 lies
    side: Annotated[list[Side], SEATS]
    stack: Annotated[list[Frame], 4]
    depth: int
