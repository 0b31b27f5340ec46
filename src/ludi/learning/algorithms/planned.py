"""Planning whose tries end in a network: as algorithms/plan.py, by what the title reads and makes of it (sight.py)."""

from __future__ import annotations

from ludi.kernel.scratch import Node, Workspace

from .constants import OBSERVED
from .network import finely
from .plan import add, begun, tried
from .rules import to_move
from .sight import gained, hoped, read, sides
from .state_ops import State

__all__ = ["simulations"]


def look(g: State, net: list[int], room: list[int]) -> None:
    """What the network says of each side, into room[OBSERVED + side]."""
    for side in range(sides(g)):
        read(g, side, room)
        room[OBSERVED + side] = finely(net, room)


def simulations(
    states: list[State],
    workspaces: list[Workspace],
    tree: list[Node],
    net: list[int],
    room: list[int],
    many: int,
    changes: int,
    rolls: int,
    width: int,
    first: int,
) -> int:
    """More simulations of the actions of the seat to move, as plan.py has them; net, room: as network.py says."""
    workspace, g, me = workspaces[0], states[1], to_move(states[0])
    gain = workspace.gain
    n = begun(states, workspace, tree, rolls, width)
    for _ in range(many):
        a = tried(states, workspace, tree, n, changes, rolls, first)
        look(g, net, room)
        gained(g, room, gain)
        merit = gain[me]
        hoped(g, room, gain)
        add(tree, a, merit, gain)
    return n + 1
