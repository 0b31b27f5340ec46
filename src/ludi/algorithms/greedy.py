"""A greedy player: each move the one after which `merit` is highest, ties at random; and games against itself."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.rng import below, seed
from ludi.kernel.scratch import Workspace

from .foresight import by_odds
from .rollout import pick
from .rules import apply, legal, merit, outcome, rank, redeal, score, to_move, ways
from .state_ops import State, copy
from .static_greedy import static_greedy

__all__ = ["games", "move"]


def evaluate(
    g: State, me: int, a: int, depth: int, k: int, rolls: int, r: list[int], out: list[int], gain: list[int]
) -> tuple[int, bool]:
    """What an action leads to, and whether chance had a say; other seats choose their last move while it goes on.

    Chance at the bottom of the stack is of the next turn or phase, which is not looked at: nothing is won or lost by
    its beginning alone. k: which of so many rolls this is. They share out the first dice evenly: 216 rolls are all the
    throws of three.
    """
    apply(g, a)
    chance = False
    while (to_move(g) == CHANCE and g.depth > 1) or (to_move(g) >= 0 and to_move(g) != me and g.depth > depth):
        if to_move(g) == CHANCE:
            n, x = ways(g), 0
            if n > 1:
                chance = True
                if rolls % n == 0:
                    x = k % n
                    k, rolls = k // n, rolls // n
                else:
                    x = below(r, n)
            apply(g, outcome(g, x))
        else:
            apply(g, out[legal(g, out) - 1])
    merit(g, gain)
    return gain[me], chance


def value(g: State, h: State, k: State, a: int, rolls: int, r: list[int], out: list[int], gain: list[int]) -> int:
    """The sum of what an action leads to in so many rolls; once where chance has no say.

    0: without a roll. Less: by the odds (foresight.py), and no sum.
    """
    if rolls < 0:
        return by_odds(g, h, k, a, r, out, gain)
    if rolls == 0:
        return static_greedy(g, h, k, a, out, gain)
    me = to_move(g)
    copy(h, g)
    found, chance = evaluate(h, me, a, g.depth, 0, rolls, r, out, gain)
    if not chance:
        return found * rolls
    for i in range(1, rolls):
        copy(h, g)
        found += evaluate(h, me, a, g.depth, i, rolls, r, out, gain)[0]
    return found


def best(g: State, h: State, k: State, rolls: int, workspace: Workspace) -> int:
    """The move for the seat to move in g, taken for the true world; h and k are scratch. Rolls as `value` says."""
    r, out, kept, gain = workspace.r, workspace.out, workspace.kept, workspace.gain
    n = legal(g, kept)
    if n == 1:
        return kept[0]
    chosen, top, equal = kept[0], -1, 0
    for i in range(n):
        a = kept[i]
        found = value(g, h, k, a, rolls, r, out, gain)
        if found > top:
            chosen, top, equal = a, found, 1
        elif found == top:
            equal += 1
            if below(r, equal) == 0:
                chosen = a
    return chosen


def move(states: list[State], workspaces: list[Workspace], rolls: int) -> int:
    """The move for states[0], judged on a redealt world; states[1..3] are scratch."""
    workspace, world = workspaces[0], states[1]
    copy(world, states[0])
    redeal(world, to_move(world), workspace.r)
    return best(world, states[2], states[3], rolls, workspace)


def games(
    states: list[State],
    workspaces: list[Workspace],
    scores: list[list[int]],
    places: list[list[int]],
    first: int,
    rolls: int,
    random: int,
) -> int:
    """One game per row of `scores` and `places`, from states[4]; a bit of `random` for each seat that plays blindly.

    Game i draws from stream `first + i` and is played in states[0]; states[1..3] are scratch. Returns the decisions.
    """
    g = states[0]
    workspace = workspaces[0]
    r, gain = workspace.r, workspace.gain
    decisions = 0
    for i in range(len(scores)):
        seed(r, first + i)
        copy(g, states[4])
        while to_move(g) != OVER:
            p = to_move(g)
            if p == CHANCE or random >> p & 1 == 1:
                apply(g, pick(g, r, workspace.out))
            else:
                decisions += 1
                apply(g, move(states, workspaces, rolls))
        score(g, gain)
        for p in range(len(scores[i])):
            scores[i][p] = gain[p]
        rank(g, gain)
        for p in range(len(places[i])):
            places[i][p] = gain[p]
    return decisions
