"""The state of a game of Römisch Pokern, declared once."""

from __future__ import annotations

from typing import Annotated

from ludi.kernel.frames import Frame

from .constants import CARDS, DICE, FACES, ROWS, SEATS


class Options:
    """What was agreed before the game; see options.py."""

    seats: int
    lenient: int  # stopping on a number that cannot be entered is a misthrow
    cards_on_valid: int
    several_dice: int
    order_rule: int
    tie_break: int
    paying: int  # solitaire: a turn without an entry costs a card
    rounds: int  # the most


class Side:
    """What belongs to one seat."""

    row: Annotated[list[int], ROWS]  # numbers from the top, 0 where none is entered
    card: Annotated[list[int], CARDS]  # 1 while it is not used


class State:
    """One position; everybody sees all of it."""

    opt: Options
    round: int
    active: int
    dice: Annotated[list[int], DICE]  # faces in play, in the order of rolling
    shown: Annotated[list[int], FACES]  # how many of them show each face
    removed: int  # dice taken out of this turn
    bare: int  # the active seat had no card when its turn began
    last: int  # the game ends after this round
    side: Annotated[list[Side], SEATS]
    stack: Annotated[list[Frame], 4]
    depth: int
