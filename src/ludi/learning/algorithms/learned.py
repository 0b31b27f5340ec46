"""Information-set search that ends in a network: as algorithms/ismcts.py, with it in place of `estimate`."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.rng import below
from ludi.kernel.scratch import Node, Workspace

from .ismcts import HIDDEN, child, choose
from .network import judge
from .rollout import step
from .rules import apply, legal, outcome, redeal, to_move, ways, witness
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
    r, out, gain, path = workspace.r, workspace.out, workspace.gain, workspace.path
    me = to_move(root)
    for _ in range(iterations):
        copy(g, root)
        redeal(g, me, r)
        node, depth, new = 0, 0, False
        while not new and to_move(g) != OVER and depth < len(path):
            p = to_move(g)
            if p == CHANCE:
                n = ways(g)
                a = outcome(g, below(r, n) if n > 1 else 0)
                seen = witness(g, a) >> me & 1
            else:
                n = legal(g, out)
                seen = witness(g, out[0]) >> me & 1  # one decision: all its actions are seen by the same seats
                if seen == 0:
                    a = out[below(r, n)]
                elif n == 1:
                    a = out[0]
                else:
                    a = choose(tree, node, p, r, out, n)
            edge = a if seen == 1 else HIDDEN
            c = child(tree, node, edge)
            if c == 0 and size < len(tree):
                c = size
                new = p != CHANCE and n > 1
                tree[c].edge, tree[c].next, tree[node].first = edge, tree[node].first, c
                size += 1
            apply(g, a)
            if c == 0:
                break  # the tree is full
            node = c
            path[depth] = node
            depth += 1
        left = playout_limit
        while to_move(g) != OVER and left != 0:
            left -= step(g, r, out)
        judge(g, net, room, gain)
        tree[0].visits += 1
        for i in range(depth):
            at = tree[path[i]]
            at.visits += 1
            for p in range(len(gain)):
                at.value[p] += gain[p]
    return size
