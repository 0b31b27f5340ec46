"""Games of bots against bots that need nothing but random moves and search: the laboratory's, compiled.

What chance does comes from streams of its own, one for each kind of chance, so that games of one round, in which only
the seats change, share their luck for as long as what is played allows; see lab/match.py.
"""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.rng import below, seed
from ludi.kernel.scratch import Node, Workspace

from .ismcts import search
from .rules import apply, legal, outcome, rank, redeal, score, to_move, ways
from .state_ops import State, copy
from .tally import blank, most_visited

__all__ = ["matches"]

OF_A_BOT = 3  # numbers: iterations (0: at random), the limit of playouts, whether it looks no further than its move
FIRST = 16  # iterations, and then as many again, before a search is asked whether it is settled


def settled(tree: list[Node], left: int) -> bool:
    """Whether so many iterations can no longer change which action is tried most."""
    first, second = 0, 0
    c = tree[0].first
    while c != 0:
        n = tree[c].visits
        if n > first:
            first, second = n, first
        elif n > second:
            second = n
        c = tree[c].next
    return second > 0 and first - second > left


def searched(
    states: list[State],
    workspaces: list[Workspace],
    tree: list[Node],
    used: int,
    iterations: int,
    limit: int,
    move: bool,
) -> int:
    """Grow the tree, of which so many nodes were used, for the seat to move in states[0]; how many are used now."""
    blank(tree, used)
    size, left = 1, iterations
    while left > 0:
        n = min(FIRST, left)
        size = search(states, workspaces, tree, size, n, limit, move)
        left -= n
        if settled(tree, left):
            break
    return size


def shift(r: list[int], streams: list[int], at: int, out: bool) -> None:
    """Take a stream of random numbers out of its place among others, or put it back."""
    for k in range(4):
        if out:
            r[k] = streams[4 * at + k]
        else:
            streams[4 * at + k] = r[k]


def matches(
    states: list[State],
    workspaces: list[Workspace],
    tree: list[Node],
    bots: list[int],
    seeds: list[list[int]],
    streams: list[int],
    results: list[list[int]],
    log: list[int],
) -> int:
    """A game for each row of `seeds`, from states[2]: the i-th ends in states[3 + i]; states[0..1] are of the search.

    bots: three numbers for each seat, as OF_A_BOT says, which move up with the number of the game. A row of seeds: the
    number of the game, of the stream of its first kind of chance, and of that of the first bot. streams: room for four
    numbers for each bot, and then for each kind of chance. A row of results: decisions, the end of its actions in the
    log, scores, places. Returns how many games were finished: fewer where the log is full.
    """
    workspace = workspaces[0]
    r, out, gain = workspace.r, workspace.out, workspace.gain
    seats = len(bots) // OF_A_BOT
    end, used = 0, len(tree)
    for i in range(len(seeds)):
        g = states[3 + i]
        copy(g, states[2])
        number = seeds[i][0]
        for k in range(len(streams) // 4):
            seed(r, seeds[i][2] + k if k < seats else seeds[i][1] + k)
            shift(r, streams, k, False)
        decisions = 0
        while to_move(g) != OVER:
            if end == len(log):
                return i
            p = to_move(g)
            if p == CHANCE:
                at = seats + g.stack[g.depth - 1].kind
                shift(r, streams, at, True)
                a = outcome(g, below(r, ways(g)))
                shift(r, streams, at, False)
            else:
                decisions += 1
                n = legal(g, out)
                a = out[0]
                if n > 1:
                    b = (p + number) % seats
                    shift(r, streams, b, True)
                    if bots[OF_A_BOT * b] == 0:
                        a = out[below(r, n)]
                    else:
                        copy(states[0], g)
                        redeal(states[0], p, r)
                        level = bots[OF_A_BOT * b], bots[OF_A_BOT * b + 1], bots[OF_A_BOT * b + 2] == 1
                        used = searched(states, workspaces, tree, used, level[0], level[1], level[2])
                        a = most_visited(tree)
                    shift(r, streams, b, False)
            log[end] = a
            end += 1
            apply(g, a)
        results[i][0] = decisions
        results[i][1] = end
        score(g, gain)
        for p in range(seats):
            results[i][2 + p] = gain[p]
        rank(g, gain)
        for p in range(seats):
            results[i][2 + seats + p] = gain[p]
    return len(seeds)
