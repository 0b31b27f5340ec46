"""What an algorithm works on besides states: random numbers, lists of actions, the nodes of a tree.

They are records like states: in the fast home a record is passed on for nothing, an array for four atomic steps.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from .home import load

PATH = 4096  # longest line of a search


class Desk:
    """A stream of random numbers, room for every action and for a number per seat, and the nodes of a line."""

    r: list[int]
    out: list[int]
    gain: list[int]
    path: list[int]


class Node:
    """Of a search tree: first child and next sibling (0 for none), the edge that leads here, tries, sums per seat.

    merit: the sum for the seat to move at the root, where moves are planned.
    """

    first: int
    next: int
    edge: int
    visits: int
    seen: int
    merit: int
    value: list[int]


@cache
def declared(title: str) -> tuple[Any, Any]:
    """Desk and Node with their lengths, for `kernel.schema`; with room for the most seats of the title.

    So what is compiled does for any number of players. What a seat that is not there would get stays 0.
    """
    kinds = load(title, "kinds")
    lengths = {"r": 4, "out": kinds.ACTIONS, "gain": kinds.SEATS, "path": PATH, "value": kinds.SEATS}

    def sized(cls: type) -> Any:
        types = {n: Annotated[list[int], lengths[n]] if n in lengths else int for n in cls.__annotations__}
        return type(cls.__name__, (), {"__annotations__": types})

    return sized(Desk), sized(Node)
