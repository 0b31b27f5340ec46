"""Information-set search that ends in a network: as algorithms/ismcts.py, with it in place of `estimate`."""

from __future__ import annotations

from ludi.kernel.frames import OVER
from ludi.kernel.scratch import Node, Workspace

from .ismcts import credit, descend
from .network import judge
from .rollout import step
from .rules import redeal, to_move
from .state_ops import State, copy

__all__ = ["search"]


def search(
    states: list[State],
    workspaces: list[Workspace],
    tree: list[Node],
    net: list[int],
    room: list[int],
    size: int,
    iterations: int,
    playout_limit: int,
) -> int:
    """Grow the tree of the seat to move in states[0] (a redealt world); states[1] is scratch. Returns the new size.

    net, room: as network.py says. playout_limit: decisions of a random playout before the network ends it.
    """
    root, g = states[0], states[1]
    workspace = workspaces[0]
    r, out, gain = workspace.r, workspace.out, workspace.gain
    for _ in range(iterations):
        copy(g, root)
        redeal(g, to_move(root), r)
        size, depth, _ = descend(root, g, workspace, tree, size, False, True)
        left = playout_limit
        while to_move(g) != OVER and left != 0:
            left -= step(g, r, out)
        judge(g, net, room, gain)
        credit(tree, workspace, depth)
    return size
