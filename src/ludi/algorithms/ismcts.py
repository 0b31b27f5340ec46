"""Information-set Monte Carlo tree search: one observer, any number of seats, a value per seat.

Each iteration redeals what the observer cannot know. An edge is what the observer witnesses: the action, or HIDDEN.
Actions that only some worlds allow are weighed by how often they could be chosen (Cowling, Powley, Whitehouse 2012).
The tree is one row of numbers per property, owned by the caller, and grows over several calls.
"""

from __future__ import annotations

from math import sqrt

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.luck import below

from .rollout import step
from .rules import apply, estimate, legal, outcome, redeal, to_move, ways, witness
from .state import State, copy

__all__ = ["search"]

HIDDEN = -1
FIRST, NEXT, ACT, VISITS, SEEN, VALUE = range(6)  # first child, next sibling, edge, ...; VALUE + seat
EXPLORE = 0.7


def child(tree: list[list[int]], node: int, edge: int) -> int:
    """The child along an edge, or 0."""
    c = tree[FIRST][node]
    while c != 0 and tree[ACT][c] != edge:
        c = tree[NEXT][c]
    return c


def choose(tree: list[list[int]], node: int, p: int, r: list[int], out: list[int], n: int) -> int:
    """An untried action if there is one, else the one with the best upper bound for seat p."""
    untried, pick, top = 0, out[0], -1.0
    for i in range(n):
        c = child(tree, node, out[i])
        if c == 0:
            untried += 1
            if below(r, untried) == 0:
                pick = out[i]
        else:
            tree[SEEN][c] += 1
            if untried == 0:
                bound = tree[VALUE + p][c] / (1000.0 * tree[VISITS][c])
                bound += EXPLORE * sqrt(tree[SEEN][c]) / (1.0 + tree[VISITS][c])
                if bound > top:
                    top, pick = bound, out[i]
    return pick


def search(
    states: list[State],
    r: list[int],
    out: list[int],
    tree: list[list[int]],
    path: list[int],
    gain: list[int],
    size: int,
    iterations: int,
    cut: int,
    move: bool,
) -> int:
    """Grow the tree of the seat to move in states[0] (a redealt world); states[1] is scratch. Returns the new size.

    cut: decisions of a random playout before `estimate` ends it, or -1 to play to the end.
    move: look no further than the end of the observer's present move, where nothing of it is pending any more.
    """
    root = states[0]
    g = states[1]
    me = to_move(root)
    for _ in range(iterations):
        copy(g, root)
        redeal(g, me, r)
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
            if c == 0 and size < len(tree[FIRST]):
                c = size
                new = p != CHANCE
                tree[ACT][c], tree[NEXT][c], tree[FIRST][node] = edge, tree[FIRST][node], c
                size += 1
            apply(g, a)
            if c == 0:
                break  # the tree is full: go on at random
            node = c
            path[depth] = node
            depth += 1
            ended = move and to_move(g) >= 0 and g.depth <= root.depth
        left = 0 if ended else cut
        while to_move(g) != OVER and left != 0 and not ended:
            left -= step(g, r, out)
            ended = move and to_move(g) >= 0 and g.depth <= root.depth
        estimate(g, gain)
        tree[VISITS][0] += 1
        for i in range(depth):
            tree[VISITS][path[i]] += 1
            for p in range(len(gain)):
                tree[VALUE + p][path[i]] += gain[p]
    return size
