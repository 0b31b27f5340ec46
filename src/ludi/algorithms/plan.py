"""The actions that promise most are tried in games that go on greedily; the simulations go to those that do well.

A try redeals what the seat cannot know, applies the action, and lets every seat play greedily until the move has
changed hands at the bottom of the stack as often as asked; foresight.py judges what came of it. The n-th try of every
action has the same random numbers, afresh whenever the move changes hands. Half as many actions get twice as many
simulations, again and again (sequential halving: Karnin, Koren, Somekh 2013), and then all of it again with twice as
many.
"""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.rng import seed
from ludi.kernel.scratch import Node, Workspace

from .foresight import gained, hoped
from .greedy import best, value
from .patience import stalls
from .rollout import step
from .rules import apply, legal, redeal, to_move
from .state_ops import State, copy

__all__ = ["simulations"]

FIRST_SIGHT = 36  # rolls by which candidates are judged: all throws of two dice


def lookahead(
    g: State,
    h: State,
    k: State,
    me: int,
    changes: int,
    rolls: int,
    stream: int,
    workspace: Workspace,
) -> None:
    """Greedy play after an action of seat `me`, until the move has changed hands so often or the game is over.

    stream: of the random numbers; they begin one of their own at each change of hands, numbered in the bits from 32 on.
    """
    r = workspace.r
    last = me
    while to_move(g) != OVER:
        p = to_move(g)
        if p == CHANCE:
            step(g, r, workspace.out)
            continue
        if g.depth == 1 and p != last:
            changes -= 1
            last = p
            if changes == 0:
                return
            seed(r, stream + (changes << 32))
        apply(g, best(g, h, k, rolls, workspace))


def better(tree: list[Node], a: int, b: int) -> bool:
    """Whether action a did better than action b so far; of equal ones the first."""
    x, y = tree[a].merit * tree[b].visits, tree[b].merit * tree[a].visits
    return x > y or (x == y and a < b)


def due(tree: list[Node], n: int) -> int:
    """The action, as a node from 1 to n, whose turn it is to be tried."""
    least = 1
    while True:
        for a in range(1, n + 1):
            if tree[a].visits < least:
                return a
        width, wanted = n // 2, 2 * least
        while width > 1:
            for a in range(1, n + 1):
                if tree[a].visits < wanted:
                    place = 0
                    for b in range(1, n + 1):
                        if b != a and better(tree, b, a):
                            place += 1
                    if place < width:
                        return a
            width, wanted = width // 2, 2 * wanted
        least *= 2


def worth_trying(g: State, n: int, actions: list[int]) -> int:
    """Of n actions those that do more than pass time, or all if none does; how many they are."""
    kept = 0
    for i in range(n):
        if not stalls(g, actions[i]):
            actions[kept] = actions[i]
            kept += 1
    return kept if kept > 0 else n


def candidates(root: State, h: State, k: State, tree: list[Node], rolls: int, width: int, workspace: Workspace) -> int:
    """The actions that promise most at first sight as nodes 1, 2, ... of the tree, best first; how many.

    Those that only pass time (patience.py) are left out, unless there are no others.
    """
    actions, kept = workspace.kept, 0
    n = worth_trying(root, legal(root, actions), actions)
    for i in range(n):
        a = actions[i]
        found = value(root, h, k, a, rolls, workspace.r, workspace.out, workspace.gain)
        at = kept + 1
        while at > 1 and tree[at - 1].seen < found:
            if at <= width:
                tree[at].edge, tree[at].seen = tree[at - 1].edge, tree[at - 1].seen
            at -= 1
        if at <= width:
            tree[at].edge, tree[at].seen = a, found
            kept = min(kept + 1, width)
    tree[0].first = 1
    for at in range(1, kept):
        tree[at].next = at + 1
    return kept


def begun(states: list[State], workspace: Workspace, tree: list[Node], rolls: int, width: int) -> int:
    """How many actions are tried, which are in the tree from the first call on."""
    if tree[0].edge == 0:
        tree[0].edge = candidates(states[0], states[2], states[3], tree, min(rolls, 1) * FIRST_SIGHT, width, workspace)
    return tree[0].edge


def tried(
    states: list[State], workspace: Workspace, tree: list[Node], n: int, changes: int, rolls: int, first: int
) -> int:
    """One more try, which ends in states[1]; the node of its action."""
    root, g = states[0], states[1]
    a = due(tree, n)
    stream = first + tree[a].visits
    seed(workspace.r, stream)
    copy(g, root)
    redeal(g, to_move(root), workspace.r)
    apply(g, tree[a].edge)
    lookahead(g, states[2], states[3], to_move(root), changes, rolls, stream, workspace)
    return a


def add(tree: list[Node], a: int, merit: int, chances: list[int]) -> None:
    """What came of a try, to what is known of its action."""
    tree[0].visits += 1
    tree[a].visits += 1
    tree[a].merit += merit
    for p in range(len(chances)):
        tree[a].value[p] += chances[p]


def simulations(
    states: list[State],
    workspaces: list[Workspace],
    tree: list[Node],
    many: int,
    changes: int,
    rolls: int,
    width: int,
    first: int,
) -> int:
    """More simulations of the actions of the seat to move in states[0], a redealt world; states[1..3] are scratch.

    The tree is blank at first; nodes 1 to n become the n actions that are tried, children of node 0, whose edge is n.
    changes: hands that the move goes through in a try. rolls: of the greedy players; 0: they play at sight;
    -1: by the odds (foresight.py). width: the most actions tried. Returns the size of the tree.
    """
    workspace, g, me = workspaces[0], states[1], to_move(states[0])
    gain = workspace.gain
    n = begun(states, workspace, tree, rolls, width)
    for _ in range(many):
        a = tried(states, workspace, tree, n, changes, rolls, first)
        gained(g, gain)
        merit = gain[me]
        hoped(g, gain)
        add(tree, a, merit, gain)
    return n + 1
