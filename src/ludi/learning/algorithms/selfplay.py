"""Games of search against itself with what learners need of them, and matches between two networks, compiled."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.rng import below, seed
from ludi.kernel.scratch import Node, Workspace

from .ismcts import search as searched
from .learned import search
from .network import INDEX, INPUTS, TABLE
from .rollout import step
from .rules import apply, estimate, legal, observe, outcome, redeal, to_move, ways
from .state_ops import State, copy
from .tally import blank, most_visited

__all__ = ["games", "matches"]

FEWEST = 8  # visits of an action whose value is learned from
NONE, ROOT, CHOSEN, OTHER = range(4)  # which state a sample is of: before a search, after its action, after another one


def grown(
    states: list[State],
    workspaces: list[Workspace],
    tree: list[Node],
    net: list[int],
    room: list[int],
    iterations: int,
    limit: int,
) -> int:
    """Grow a blank tree by search with playouts of such a limit, which end in the network if there is one; its size."""
    if net[INPUTS] != 0:
        return search(states, workspaces, tree, net, room, 1, iterations, limit)
    return searched(states, workspaces, tree, 1, iterations, limit, False)


def sampled(
    states: list[State],
    workspace: Workspace,
    tree: list[Node],
    c: int,
    kind: int,
    layout: list[int],
    room: list[int],
    playouts: int,
    row: list[int],
) -> None:
    """Write a sample: of the state before the search (whose worth is that of child c), or after the edge to c."""
    g, h, gain = states[1], states[0], workspace.gain
    copy(g, states[2])
    if kind != ROOT:
        apply(g, tree[c].edge)
    seats = g.opt.seats
    row[1] = kind
    estimate(g, gain)
    for p in range(seats):
        row[2 + p] = gain[p]
        row[2 + seats + p] = tree[c].value[p] // max(tree[c].visits, 1) if playouts == 0 else 0
    for _ in range(playouts):
        copy(h, g)
        while to_move(h) != OVER:
            step(h, workspace.r, workspace.out)
        estimate(h, gain)
        for p in range(seats):
            row[2 + seats + p] += gain[p]
    for p in range(seats):
        row[2 + seats + p] //= max(playouts, 1)
    at = 2 + 2 * seats
    for p in range(seats):
        observe(g, p, room)
        for i in range(layout[INPUTS]):
            row[at] = room[layout[TABLE + 5 * i + INDEX]]
            at += 1


def weighed(tree: list[Node], r: list[int]) -> int:
    """A child of the root at random, by its visits; 0 if it has fewer than FEWEST."""
    sum_, found = 0, 0
    c = tree[0].first
    while c != 0:
        n = tree[c].visits
        if n >= FEWEST:
            sum_ += n
            if below(r, sum_) < n:
                found = c
        c = tree[c].next
    return found


def of_edge(tree: list[Node], a: int) -> int:
    """The child of the root along an edge."""
    c = tree[0].first
    while c != 0 and tree[c].edge != a:
        c = tree[c].next
    return c


def games(
    states: list[State],
    workspaces: list[Workspace],
    tree: list[Node],
    net: list[int],
    layout: list[int],
    room: list[int],
    samples: list[list[int]],
    results: list[list[int]],
    first: int,
    iterations: int,
    limit: int,
    odd: int,
    playouts: int,
) -> int:
    """A game for each row of `results`, from states[3], played in states[2]; states[0..1] are of the search.

    Each move is that of a search (limit: as in `matches`), but one of `odd` is any that was searched. Game i draws from
    stream `first + i`. A row of results: decisions, the samples until then, the share of each seat in
    thousandths. A row of samples: the game, which state, `estimate` and value of each seat, the inputs of `layout` as
    each seat sees them; one for every search. The value is the mean of so many random games from there, or, if they are
    none, what the search found. Returns the games that were finished: fewer where no row is left.
    """
    g, workspace = states[2], workspaces[0]
    r, out, gain = workspace.r, workspace.out, workspace.gain
    used, at = len(tree), 0
    for i in range(len(results)):
        seed(r, first + i)
        copy(g, states[3])
        seats, decisions = g.opt.seats, 0
        while to_move(g) != OVER:
            if to_move(g) == CHANCE:
                a = drawn(g, r)
            elif legal(g, out) == 1:
                a = out[0]
            else:
                if at == len(samples):
                    return i
                decisions += 1
                copy(states[0], g)
                redeal(states[0], to_move(g), r)
                blank(tree, used)
                used = grown(states, workspaces, tree, net, room, iterations, limit)
                a = most_visited(tree)
                best = of_edge(tree, a)
                other = weighed(tree, r)
                if below(r, odd) == 0 and other != 0:
                    a = tree[other].edge
                kind, c = ROOT + below(r, 3), best
                if kind == CHOSEN:
                    c = of_edge(tree, a)
                elif kind == OTHER and other != 0:
                    c = other
                    kind = CHOSEN if tree[c].edge == a else OTHER
                else:
                    kind = ROOT
                samples[at][0] = i
                sampled(states, workspace, tree, c, kind, layout, room, playouts, samples[at])
                at += 1
            apply(g, a)
        estimate(g, gain)
        results[i][0] = decisions
        results[i][1] = at
        for p in range(seats):
            results[i][2 + p] = gain[p]
    return len(results)


def drawn(g: State, r: list[int]) -> int:
    """What chance does."""
    n = ways(g)
    return outcome(g, below(r, n) if n > 1 else 0)


def matches(
    states: list[State],
    workspaces: list[Workspace],
    tree: list[Node],
    nets: list[list[int]],
    room: list[int],
    bots: list[list[int]],
    seeds: list[list[int]],
    results: list[list[int]],
) -> int:
    """A game for each row of `seeds` (its number, and its streams of chance and of bots), from states[3], in states[2].

    A row of bots: iterations; the limit of playouts of algorithms/ismcts.py, or of algorithms/learned.py for one that
    has a network; which row of `nets` is its own. Bots move up with the number of the game. A row of results: the
    share of each seat.
    """
    g, workspace = states[2], workspaces[0]
    r, out, gain = workspace.r, workspace.out, workspace.gain
    used, n = len(tree), len(bots)
    for i in range(len(seeds)):
        copy(g, states[3])
        for k in range(4):
            workspaces[1].r[k] = 0
        seed(workspaces[1].r, seeds[i][1])
        seed(r, seeds[i][2])
        while to_move(g) != OVER:
            p = to_move(g)
            if p == CHANCE:
                a = drawn(g, workspaces[1].r)
            elif legal(g, out) == 1:
                a = out[0]
            else:
                b = (p + seeds[i][0]) % n
                copy(states[0], g)
                redeal(states[0], p, r)
                blank(tree, used)
                used = grown(states, workspaces, tree, nets[bots[b][2]], room, bots[b][0], bots[b][1])
                a = most_visited(tree)
            apply(g, a)
        estimate(g, gain)
        for p in range(n):
            results[i][p] = gain[p]
    return len(seeds)
