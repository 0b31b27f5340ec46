"""How many clicks a person needs for a whole game of History of the Roman Empire on the page: python bench/clicks.py.

Every seat plays greedily at sight; the clicks of the first one are counted twice. Plainly: one for each choice that is
asked for, a second one where chance decides at once (such a move wants to be confirmed). And as the page offers it to
somebody who plays alone against bots: what is forced is made at once, all armies to one land are one click after the
first of them, and so are the steps before the expansion in which nothing is wanted.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import ludi
from ludi.match.forced import among, if_open

EARLY = ("empire-move-done-before", "empire-move-done-building", "empire-move-done-picking")


@dataclass(frozen=True)
class Choice:
    """A choice of the first seat: its sentence, whether it is confirmed, the armies left, and by whom it is asked."""

    key: str
    path: tuple[str, ...]
    risky: bool
    pool: int
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
            yield choice(state, state.view(0), action, strangers=not if_open(state), alone=not alone(state))
        state.apply(action)


def choice(state: ludi.State, view: Mapping[str, Any], action: int, *, strangers: bool, alone: bool) -> Choice:
    """One choice as the page sees it."""
    move = state.game.legal_move(view, action)
    return Choice(move.told.key, move.path, move.final, view["pool"], strangers, alone)


def plain(found: list[Choice]) -> int:
    """A click for each choice, two where it is confirmed."""
    return sum(1 + x.risky for x in found if x.strangers)


def offered(found: list[Choice]) -> int:
    """With what saves clicks."""
    clicks, last, ordered = 0, None, False
    for x in (x for x in found if x.alone):
        same = last is not None and (x.key, x.path) == (last.key, last.path) and "land" in x.path[0]
        early = last is not None and x.key in EARLY and last.key in EARLY
        if (same and last is not None and last.pool > 1) or early:
            clicks += not ordered and not early
            ordered = True
        else:
            clicks += 1 + x.risky
            ordered = False
        last = x
    return clicks


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
