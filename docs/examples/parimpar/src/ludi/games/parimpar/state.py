"""The state of a game of Par Impar, declared once."""

from __future__ import annotations

from typing import Annotated

from ludi.kernel.frames import Frame

from .constants import SEATS


class Options:
    """What was agreed before the game; see options.py."""

    seats: int
    rounds: int  # the most


class State:
    """One position; only the holder knows what is hidden."""

    opt: Options
    round: int
    holder: int  # whose fist it is
    hidden: int  # nuts in the fist, 0 while it is open
    shown: int  # nuts that were in the last fist, 0 before the first one was opened
    nuts: Annotated[list[int], SEATS]  # those in the fist among them
    stack: Annotated[list[Frame], 2]
    depth: int
