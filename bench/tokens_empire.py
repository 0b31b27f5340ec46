"""What it brings in History of the Roman Empire to look farther where a token is kept or given.

Some of these decisions of greedy games (6 rolls a move) are looked at. Every gift is tried, each with the same random
numbers, until the move has changed hands as often as asked, and that with the best mean is chosen; then all are tried
anew, with other random numbers and better players, until it has changed hands SEEN times: that tells what the choices
are worth. Printed: by how many points a game they bring a seat further ahead of the mean of the others than the choices
by one hand do.

    python bench/tokens_empire.py --games 4 --hands 8 --hands 16
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

import ludi
from ludi.games.empire import constants as K
from ludi.games.empire.evaluate import WORTH
from ludi.kernel import rng, schema
from ludi.kernel.scratch import declared

Floats = NDArray[np.float64]
SEATS = 4
SURE = 1.96
ROLLS = 6  # of the players of the games
SHARE = 0.25  # of the decisions that are looked at
SEEN = 20  # hands by which choices are judged
ONE = 1  # roll of the players in a try that chooses
TRIES = 150  # of each gift, to choose


class Tokens:
    """Greedy games, stopped where a token is kept or given."""

    def __init__(self) -> None:
        self.game = ludi.make("empire", SEATS)
        names = ("rules", "rollout", "evaluate", "greedy", "plan")
        rules, rollout, evaluate, greedy, plan = (self.game.fast.module(name) for name in names)
        lookahead, seed, copy = plan.lookahead, plan.seed, plan.copy
        redeal, apply, expected = plan.redeal, plan.apply, evaluate.expected
        njit: Any = importlib.import_module("numba").njit

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def next_token(states: Any, workspaces: Any) -> int:
            g, workspace = states[0], workspaces[0]
            while rules.to_move(g) != ludi.OVER:
                if rules.to_move(g) == ludi.CHANCE:
                    rules.apply(g, rollout.pick(g, workspace.r, workspace.out))
                    continue
                n = int(rules.legal(g, workspace.out))
                if g.stack[g.depth - 1].kind == K.TOKEN and n > 1:
                    return n
                rules.apply(g, greedy.move(states, workspaces, ROLLS))
            return 0

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def play(states: Any, workspaces: Any) -> None:
            rules.apply(states[0], greedy.move(states, workspaces, ROLLS))

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def tried(states: Any, workspaces: Any, a: int, how: Any, first: int, worth: Any, leads: Any) -> None:
            root, g, h, k = states[0], states[1], states[2], states[3]
            r, out, gain = workspaces[0].r, workspaces[0].out, workspaces[0].gain
            me = rules.to_move(root)
            for i in range(len(leads)):
                seed(r, first + i)
                copy(g, root)
                redeal(g, me, r)
                apply(g, a)
                lookahead(g, h, k, me, how[0], how[1], first + i, r, out, gain)
                expected(g, worth, gain)
                leads[i] = (SEATS * gain[me] - gain.sum()) / (SEATS - 1) / 100

        self.next_token, self.play, self.tried = next_token, play, tried
        self.first = 0
        self.worth = np.array(WORTH, np.int64)
        desk, _, _ = declared("empire")
        self.states, self.worlds = (np.zeros(5, schema.dtype(self.game.state_type)) for _ in range(2))
        self.workspaces, self.desks = (np.zeros(2, schema.dtype(desk)) for _ in range(2))

    def leads(self, gifts: list[int], hands: int, rolls: int, tries: int) -> Floats:
        """The mean lead after each gift; players of so many rolls. Other rolls have other random numbers."""
        found = np.zeros((len(gifts), tries))
        for i, a in enumerate(gifts):
            self.tried(self.worlds, self.desks, a, (hands, rolls), self.first + (rolls << 20), self.worth, found[i])
        mean: Floats = found.mean(1)
        return mean

    def compared(self, seed: int, hands: list[int], tries: int) -> list[list[float]]:
        """Of a game: for each decision looked at what the choices by so many hands bring, more than those by one."""
        schema.to_record(self.game.state_type, self.game.start().raw, self.states, 0)
        rng.seed(r := [0, 0, 0, 0], seed)
        self.workspaces["r"][0][:] = r
        own, found = random.Random(seed), list[list[float]]()
        while n := self.next_token(self.states, self.workspaces):
            if own.random() < SHARE:
                gifts = [int(a) for a in self.workspaces["out"][0][:n]]
                self.worlds[0] = self.states[0]
                self.first = own.getrandbits(56)
                chosen = [int(self.leads(gifts, h, ONE, TRIES).argmax()) for h in (1, *hands)]
                seen = self.leads(gifts, SEEN, ROLLS, tries)
                found.append([float(seen[c] - seen[chosen[0]]) for c in chosen[1:]])
            self.play(self.states, self.workspaces)
        return found


def main() -> int:
    """Play and print; the exit status."""
    parser = argparse.ArgumentParser(description="Compare how far tries of tokens go.")
    parser.add_argument("--games", type=int, default=4, help="games (4)")
    parser.add_argument("--hands", type=int, action="append", help="hands of a try (16)")
    parser.add_argument("--tries", type=int, default=60, help="tries that judge a gift (60)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    at, hands, rows, games = Tokens(), asked.hands or [16], list[list[float]](), 0
    try:
        for i in track(range(asked.games), "games", console=Console(stderr=True)):
            rows += at.compared((asked.seed << 32) + i, hands, asked.tries)
            games += 1
    except KeyboardInterrupt:
        print(f"ended after {games} games", file=sys.stderr)
    if not games:
        return 1
    x = np.array(rows, float).reshape(-1, len(hands)) / SHARE / games / SEATS
    print("| hands of a try | games | decisions | points more a seat and game |")
    print("|---:|---:|---:|---:|")
    for h, gained in zip(hands, x.T, strict=True):
        print(f"| {h} | {games} | {len(gained)} | {gained.sum():.1f} (± {SURE * (gained**2).sum() ** 0.5:.1f}) |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
