"""Games of a search level against itself, and how often each action was taken in them."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.rng import seed
from ludi.kernel.scratch import Node, Workspace

from .ismcts import search
from .rollout import pick
from .rules import apply, legal, rank, redeal, score, to_move
from .state_ops import State, copy

__all__ = ["tally"]


def most_visited(tree: list[Node]) -> int:
    """The edge that the search followed most often; of equal ones the lowest."""
    best, top = 0, -1
    c = tree[0].first
    while c != 0:
        at = tree[c]
        if at.visits > top or (at.visits == top and at.edge < best):
            best, top = at.edge, at.visits
        c = at.next
    return best


def blank(tree: list[Node], size: int) -> None:
    """The first nodes are as if nothing had been searched."""
    for i in range(size):
        at = tree[i]
        at.first = 0
        at.next = 0
        at.edge = 0
        at.visits = 0
        at.seen = 0
        at.merit = 0
        for p in range(len(at.value)):
            at.value[p] = 0


def tally(
    states: list[State],
    workspaces: list[Workspace],
    tree: list[Node],
    scores: list[list[int]],
    places: list[list[int]],
    done: list[list[int]],
    first: int,
    iterations: int,
    playout_limit: int,
    move: bool,
) -> None:
    """One game per row of `scores`, `places` and `done` (which has a number for each action), from a start.

    Game i draws from stream `first + i` and is played in states[2]; states[0..1] and the tree are of the search, which
    has so many iterations for each decision; playout_limit and move: as there. states[3] is the start.
    """
    g, workspace = states[2], workspaces[0]
    used = len(tree)
    for i in range(len(scores)):
        seed(workspace.r, first + i)
        copy(g, states[3])
        while to_move(g) != OVER:
            if to_move(g) == CHANCE:
                a = pick(g, workspace.r, workspace.out)
            elif legal(g, workspace.out) == 1:
                a = workspace.out[0]
            else:
                copy(states[0], g)
                redeal(states[0], to_move(g), workspace.r)
                blank(tree, used)
                used = search(states, workspaces, tree, 1, iterations, playout_limit, move)
                a = most_visited(tree)
            done[i][a] += 1
            apply(g, a)
        score(g, workspace.gain)
        for p in range(len(scores[i])):
            scores[i][p] = workspace.gain[p]
        rank(g, workspace.gain)
        for p in range(len(places[i])):
            places[i][p] = workspace.gain[p]
