"""The module `sight` of a title whose tries may end in a network."""

from .state_ops import State

def sides(g: State) -> int:
    """How many sides the network judges."""

def read(g: State, side: int, out: list[int]) -> None:
    """What the network reads of one side."""

def gained(g: State, room: list[int], out: list[int]) -> None:
    """What came of a try, per seat, with what the network says of each side in room[OBSERVED + side]."""

def hoped(g: State, room: list[int], out: list[int]) -> None:
    """The chances of winning in thousandths there, likewise."""
