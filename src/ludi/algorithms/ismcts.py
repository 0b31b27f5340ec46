"""Information-set Monte Carlo tree search: one observer, any number of seats, a value per seat.

Each iteration redeals what the observer cannot know. An edge is what the observer witnesses: the action, or HIDDEN.
Actions that only some worlds allow are weighed by how often they could be chosen (Cowling, Powley, Whitehouse 2012).
The tree is one list of nodes, owned by the caller, and grows over several calls; node 0 is its root.
"""

from __future__ import annotations

from math import sqrt

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.rng import below
from ludi.kernel.scratch import Node, Workspace

from .rollout import step
from .rules import apply, estimate, legal, outcome, redeal, to_move, ways, witness
from .state_ops import State, copy

__all__ = ["search"]

HIDDEN = -1
EXPLORE = 0.7


def child(tree: list[Node], node: int, edge: int) -> int:
    """The child along an edge, or 0."""
    c = tree[node].first
    while c != 0 and tree[c].edge != edge:
        c = tree[c].next
    return c


def choose(tree: list[Node], node: int, p: int, r: list[int], out: list[int], n: int) -> int:
    """An untried action if there is one, else the one with the best upper bound for seat p."""
    untried, pick, top = 0, out[0], -1.0
    for i in range(n):
        c = child(tree, node, out[i])
        if c == 0:
            untried += 1
            if below(r, untried) == 0:
                pick = out[i]
        else:
            at = tree[c]
            at.seen += 1
            if untried == 0:
                bound = at.value[p] / (1000.0 * at.visits) + EXPLORE * sqrt(at.seen) / (1.0 + at.visits)
                if bound > top:
                    top, pick = bound, out[i]
    return pick


def descend(
    root: State, g: State, workspace: Workspace, tree: list[Node], size: int, move: bool, through: bool
) -> tuple[int, int, bool]:
    """Play from the redealt world g along the tree, to a node that is new; all that the seat to move in root sees.

    The nodes passed are in the path of the workspace. move: as `search` says. through: go on where a new node stands
    for a move without choice. Returns the size of the tree, the length of the path, and whether `move` ended it.
    """
    r, out, path = workspace.r, workspace.out, workspace.path
    me = to_move(root)
    node, depth, new, ended = 0, 0, False, False
    while not new and not ended and to_move(g) != OVER and depth < len(path):
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
            new = p != CHANCE and not (through and n == 1)
            tree[c].edge, tree[c].next, tree[node].first = edge, tree[node].first, c
            size += 1
        apply(g, a)
        if c == 0:
            break  # the tree is full
        node = c
        path[depth] = node
        depth += 1
        ended = move and to_move(g) >= 0 and g.depth <= root.depth
    return size, depth, ended


def credit(tree: list[Node], workspace: Workspace, depth: int) -> None:
    """Add what came of an iteration, in `gain`, to the root's visits and to so many nodes of the path."""
    path, gain = workspace.path, workspace.gain
    tree[0].visits += 1
    for i in range(depth):
        at = tree[path[i]]
        at.visits += 1
        for p in range(len(gain)):
            at.value[p] += gain[p]


def search(
    states: list[State],
    workspaces: list[Workspace],
    tree: list[Node],
    size: int,
    iterations: int,
    playout_limit: int,
    move: bool,
) -> int:
    """Grow the tree of the seat to move in states[0] (a redealt world); states[1] is scratch. Returns the new size.

    playout_limit: decisions of a random playout before `estimate` ends it, or -1 to play to the end.
    move: look no further than the end of the observer's present move, where nothing of it is pending any more.
    """
    root, g = states[0], states[1]
    workspace = workspaces[0]
    r, out, gain = workspace.r, workspace.out, workspace.gain
    for _ in range(iterations):
        copy(g, root)
        redeal(g, to_move(root), r)
        size, depth, ended = descend(root, g, workspace, tree, size, move, False)
        left = 0 if ended else playout_limit
        while to_move(g) != OVER and left != 0 and not ended:
            left -= step(g, r, out)
            ended = move and to_move(g) >= 0 and g.depth <= root.depth
        estimate(g, gain)
        credit(tree, workspace, depth)
    return size
