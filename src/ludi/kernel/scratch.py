"""What an algorithm works on besides states: random numbers, lists of actions, the nodes of a tree, games of a batch.

They are records like states: in the fast home a record is passed on for nothing, an array for four atomic steps.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from .home import load
from .schema import MIDDLE, SMALL, WHOLE

PATH = 4096  # longest line of a search


class Workspace:
    """A stream of random numbers, room for every action and for a number per seat, and the nodes of a line.

    kept: room for every action once more, where they are gone through while others are written to `out`.
    """

    r: list[int]
    out: list[int]
    kept: list[int]
    gain: list[int]
    path: list[int]


class Node:
    """Of a search tree: first child and next sibling (0 for none), the edge that leads here, visits, sums per seat.

    merit: the sum for the seat to move at the root, where moves are planned.
    """

    first: int
    next: int
    edge: int
    visits: int
    seen: int
    merit: int
    value: list[int]


class Mailbox:
    """Of a batch, what a game is asked and what it reports: see algorithms/batch.py.

    r: its stream of random numbers. legal: the first `count` numbers are its legal actions, ascending; mask: 1 for each
    of them. observed: what the seat to move sees. score, place: of the last game that ended here. ended: 1 in the step
    that ended it; net is then the number of seats that each seat beat, less those that beat it, and else 0.
    """

    r: list[int]
    asked: int
    action: int
    seat: int
    count: int
    ended: int
    net: list[int]
    score: list[int]
    place: list[int]
    mask: list[int]
    legal: list[int]
    observed: list[int]


@cache
def declared(title: str) -> tuple[Any, Any, Any]:
    """Workspace, Node and Mailbox with their lengths, for `kernel.schema`; with room for the most seats of the title.

    So what is compiled does for any number of players. What a seat that is not there would get stays 0.
    """
    constants = load(title, "constants")
    actions, seats = constants.ACTIONS, constants.SEATS
    lengths = {"r": 4, "out": actions, "kept": actions, "gain": seats, "path": PATH, "value": seats}
    lengths |= {"legal": actions, "mask": actions, "observed": constants.OBSERVED}
    lengths |= {"score": seats, "place": seats, "net": seats}
    sizes = {"mask": SMALL, "observed": MIDDLE}

    def sized(cls: type) -> Any:
        types = {
            n: Annotated[list[int], lengths[n], sizes.get(n, WHOLE)] if n in lengths else int
            for n in cls.__annotations__
        }
        return type(cls.__name__, (), {"__annotations__": types})

    return sized(Workspace), sized(Node), sized(Mailbox)
