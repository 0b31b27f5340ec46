"""How many clicks a person needs for a whole game of History of the Roman Empire on the page: python bench/clicks.py.

Every seat plays greedily at sight; the clicks of the first one are counted twice. Plainly: one for each choice that is
asked for, a second one where chance decides at once (such a move wants to be confirmed). And as the page offers it to
somebody who plays alone against bots: what is forced is made at once, and one click makes

- the same move in the same land again, as often as it was made, once it was made or (if chance decides) chosen;
- forts, fortresses or cities in every land where they are offered, if that is what was done;
- the steps before the expansion in which nothing is wanted, with the entry of the first army if nothing else is left.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

import ludi
from ludi.kernel.messages import LegalMove
from ludi.match.forced import among, if_open

EARLY = ("done-before", "done-building", "done-picking")
SOME = 5  # the largest number of armies that has a button of its own


@dataclass(frozen=True)
class Choice:
    """A choice of the first seat: what its move does and its path, those of all legal ones, and how it is asked for.

    orders: what is touched for each of several moves that are offered at once. risky: it is confirmed. pool: armies
    left. step: turn, phase and decision. strangers, alone: who has to be asked.
    """

    word: str
    path: tuple[str, ...]
    legal: Mapping[tuple[str, ...], str]
    orders: tuple[frozenset[str], ...]
    risky: bool
    pool: int
    step: tuple[int, str, str]
    strangers: bool
    alone: bool


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
    move, step = found[action], (view["turn"], view["phase"], state.decision())
    words = {one.path: word(one) for one in found.values()}
    orders = tuple(frozenset(tokens) for _, tokens in state.game.words.orders(view, [*found.values()]))
    return Choice(word(move), move.path, words, orders, move.final, view["pool"], step, not if_open(state), alone)


def word(move: LegalMove) -> str:
    """What a move does, in a word."""
    return move.told.key.removeprefix("empire-move-")


def plain(found: list[Choice]) -> int:
    """A click for each choice, two where it is confirmed."""
    return sum(1 + x.risky for x in found if x.strangers)


def offered(found: list[Choice]) -> int:
    """With what saves clicks."""
    steps = groupby((x for x in found if x.alone), key=lambda x: x.step)
    left = [x for _, step in steps for x in without_each(list(step))]
    clicks = at = 0
    while at < len(left):
        n, spent = early(left, at) or run(left, at) or (1, 1 + left[at].risky)
        clicks, at = clicks + spent, at + n
    return clicks


def without_each(step: list[Choice]) -> list[Choice]:
    """Of what was done in every land where it was offered at once, only the first."""
    for lands in step[0].orders:
        if lands <= {x.path[0] for x in step}:
            first = next(x for x in step if x.path[0] in lands)
            step = [x for x in step if x is first or x.path[0] not in lands]
    return step


def early(left: list[Choice], at: int) -> tuple[int, int] | None:
    """How many choices go straight to the expansion, in one click; the entry is one of them if nothing else is left."""
    if left[at].word not in EARLY[:-1]:
        return None
    ends = takewhile(lambda x: x.word in EARLY and x.step[:2] == left[at].step[:2], left[at:])
    n = len(list(ends))
    then = left[at + n]
    return n + (sorted(then.legal.values()) == ["done-placing", "enter"] and then.word == "enter" and not then.risky), 1


def run(left: list[Choice], at: int) -> tuple[int, int] | None:
    """How many choices are the same move in the same land, and the clicks that they need; nothing for one alone."""
    x = left[at]
    n = len(list(takewhile(lambda one: (one.step, one.word, one.path) == (x.step, x.word, x.path), left[at:])))
    if x.step[2] not in ("placing", "picking") or not x.path[0].startswith("land:"):
        return None
    out = (
        at + n == len(left) or left[at + n].legal.get(x.path) != x.word
    )  # the land has fallen, or nobody is left there
    made = at > 0 and left[at - 1].path == x.path  # the army that came in
    if made or (x.risky and n > 1):
        return n, x.risky * (not made) + orders(x, n, x.pool, out=out)
    return n, 1 + x.risky + orders(x, n - 1, x.pool - 1, out=out)


def orders(x: Choice, n: int, pool: int, *, out: bool) -> int:
    """The clicks for more of the same, as often as that: out: until it is offered no longer."""
    if n < 2 or out or n == pool:
        return min(n, 1)
    return n if x.step[2] == "picking" else 1 + orders(x, n - min(n, SOME), pool - SOME, out=False)


def main() -> None:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--players", type=int, default=3)
    given = parser.parse_args()
    print(f"{'game':>4}  {'choices':>7}  {'plainly':>7}  {'offered':>7}")
    rows = []
    for seed in range(given.games):
        found = list(choices(given.players, seed))
        rows.append((len(found), plain(found), offered(found)))
        print(f"{seed + 1:>4}  {rows[-1][0]:>7}  {rows[-1][1]:>7}  {rows[-1][2]:>7}", flush=True)
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    print("mean  " + "  ".join(f"{x:>7.0f}" for x in means))


if __name__ == "__main__":
    main()
