"""How many clicks a person needs for a whole game of History of the Roman Empire on the page: python bench/clicks.py.

Every seat plays greedily at sight; the clicks of the first one are counted twice. Plainly: one for each choice that is
asked for, a second one where chance decides at once (such a move wants to be confirmed). And as the page offers it to
somebody who plays alone against bots: what is forced is made at once, and one click makes an order, which is several
moves, if they are what was done. The orders are those that the title gives the page; what is touched for the same in
every land may have been done in another order. An order that belongs to a move is beside it in the list, on the map
once the move was made, and if chance decides only when it is chosen, which is a click more.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

import ludi
from ludi.kernel.messages import LegalMove
from ludi.kernel.orders import Order, Touch
from ludi.match.forced import among, if_open

BESIDE = 3  # ways of an order that have room in the list


@dataclass(frozen=True)
class Choice:
    """A choice of the first seat: what is touched for its move, for all legal ones, and the orders that are offered.

    risky: it is confirmed. step: turn, phase and decision. strangers, alone: who has to be asked.
    """

    touch: Touch
    legal: frozenset[Touch]
    orders: tuple[Order, ...]
    risky: bool
    step: tuple[int, str, str]
    strangers: bool
    alone: bool


@dataclass(frozen=True)
class Cost:
    """What the choices from one on cost: all clicks; those for the next n, and the kind of these."""

    clicks: int
    spent: int = 0
    kind: str = ""
    n: int = 0


def choices(players: int, seed: int) -> Iterator[Choice]:
    """Those of the first seat in one game."""
    state, rng = ludi.make("empire", players).start(), random.Random(seed)
    alone = among([0], watched=False)
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
            continue
        seat, legal = state.to_move, state.legal()
        action = legal[0] if len(legal) == 1 else state.game.best_home.greedy(state, seat, rolls=0, seed=seed)
        if seat == 0:
            yield choice(state, action, legal, alone=not alone(state))
        state.apply(action)


def choice(state: ludi.State, action: int, legal: Sequence[int], *, alone: bool) -> Choice:
    """One choice as the page sees it."""
    view = state.view(0)
    found = {one: state.game.legal_move(view, one) for one in legal}
    step = view["turn"], view["phase"], state.decision()
    touches = frozenset(touch(one) for one in found.values())
    orders = tuple(state.game.words.orders(view, [*found.values()]))
    return Choice(touch(found[action]), touches, orders, found[action].final, step, not if_open(state), alone)


def touch(move: LegalMove) -> Touch:
    """What is touched for a move."""
    return Touch(move.path[0], move.told.key)


def plain(found: list[Choice]) -> int:
    """A click for each choice, two where it is confirmed."""
    return sum(1 + x.risky for x in found if x.strangers)


def offered(found: list[Choice]) -> Counter[str]:
    """The clicks with what saves some, by kind: as few as possible."""
    steps = groupby((x for x in found if x.alone), key=lambda x: x.step)
    left = [x for _, step in steps for x in without_each(list(step))]
    costs = [Cost(0)]
    for at in reversed(range(len(left))):
        ways = [(1, 1 + left[at].risky, name(left[at].touch.key)), *ordered(left, at)]
        costs.append(min((Cost(costs[-n].clicks + x, x, kind, n) for n, x, kind in ways), key=lambda cost: cost.clicks))
    kinds, at = Counter[str](), 0
    while at < len(left):
        cost = costs[len(left) - at]
        kinds[cost.kind] += cost.spent
        at += cost.n
    return kinds


def without_each(step: list[Choice]) -> list[Choice]:
    """Of what was done in every land where it was offered at once, only the first."""
    for order in step[0].orders:
        lands = {*order.touches}
        if not order.of and lands <= {x.touch for x in step}:
            first = next(x for x in step if x.touch in lands)
            step = [x for x in step if x is first or x.touch not in lands]
    return step


def ordered(left: list[Choice], at: int) -> Iterator[tuple[int, int, str]]:
    """How many choices each order makes that does what was done, its clicks and its kind."""
    x = left[at]
    again = at > 0 and left[at - 1].touch.token == x.touch.token
    for order in x.orders:
        for i, way in enumerate(order.ways):
            shown = not order.of or again or x.risky or i < BESIDE
            if shown and (n := run(order, way.most, left[at:])):
                yield n, 1 + (x.risky and order.of != "" and not again), name(way.told.key)


def run(order: Order, most: int, left: Sequence[Choice]) -> int:
    """How many choices an order makes; 0 if it would do what was not done."""
    n = 0
    for x in left[:most]:
        then = next((one for one in order.touches if one in x.legal), None)
        if then is None:
            break
        if then != x.touch:
            return 0
        n += 1
    return n


def name(key: str) -> str:
    """What is done, in a word."""
    return key.removeprefix("empire-").removeprefix("move-")


def main() -> None:
    """The tables."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--players", type=int, default=3)
    given = parser.parse_args()
    print(f"{'game':>4}  {'choices':>7}  {'plainly':>7}  {'offered':>7}")
    rows, all_kinds = [], Counter[str]()
    for seed in range(given.games):
        found = list(choices(given.players, seed))
        kinds = offered(found)
        all_kinds += kinds
        rows.append((len(found), plain(found), kinds.total()))
        print(f"{seed + 1:>4}  {rows[-1][0]:>7}  {rows[-1][1]:>7}  {rows[-1][2]:>7}", flush=True)
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    print("mean  " + "  ".join(f"{x:>7.0f}" for x in means))
    print("\nclicks of a game with what is offered, by kind")
    for kind, n in all_kinds.most_common():
        print(f"{n / given.games:>5.1f}  {kind}")


if __name__ == "__main__":
    main()
