"""What settings of planning are worth in History of the Roman Empire: one seat plans, three play greedily.

A setting is TRIES,HANDS,ROLLS,MOVES: tries of a decision, hands that the move goes through in each, rolls by which all
seats play within a try, moves that are tried (algorithms/plan.py); 0 tries: greedy play by so many rolls. In place of
rolls, `odds`: they weigh battles by the chance of every round (src/ludi/games/empire/foresight.py).
Game i of every setting begins with the same random numbers, so settings can be compared game by game; the lead is over
the mean of the others. An interrupted run prints what it has played. Strength of the levels themselves: strength.py.

    python bench/plans_empire.py --setting 600,1,1,8 --setting 100,1,6,8 --games 200
    python bench/plans_empire.py --setting 0,1,odds,8 --against 6 --games 1000
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

import ludi
from ludi.kernel import rng, schema
from ludi.kernel.scratch import declared

SEATS = 4
GREEDY = 216  # rolls of the other seats, if nothing else is asked for
ODDS = -1  # in place of rolls
SURE = 1.96
Floats = NDArray[np.float64]
Setting = tuple[int, int, int, int]
Played = tuple[float, float, int, float]


class Table:
    """Games of one seat that plans against three greedy ones by so many rolls, compiled."""

    def __init__(self, against: int) -> None:
        self.game = ludi.make("empire", SEATS)
        names = ("rules", "greedy", "plan", "rollout")
        rules, greedy, self.plan, rollout = (self.game.fast.module(name) for name in names)
        self.greedy = greedy
        njit: Any = importlib.import_module("numba").njit

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def seek(states: Any, workspaces: Any, me: int) -> bool:
            g, workspace = states[0], workspaces[0]
            while rules.to_move(g) != ludi.OVER:
                seat = rules.to_move(g)
                if seat == ludi.CHANCE:
                    rules.apply(g, rollout.pick(g, workspace.r, workspace.out))
                elif seat != me:
                    rules.apply(g, greedy.move(states, workspaces, against))
                elif rules.legal(g, workspace.out) > 1:
                    return True
                else:
                    rules.apply(g, workspace.out[0])
            return False

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def act(states: Any, a: int) -> None:
            rules.apply(states[0], a)

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def end(states: Any, points: Any, places: Any) -> None:
            rules.score(states[0], points)
            rules.rank(states[0], places)

        self.seek, self.act, self.end = seek, act, end
        desk, self.node, _ = declared("empire")
        self.states, self.worlds = (np.zeros(5, schema.dtype(self.game.state_type)) for _ in range(2))
        self.workspaces, self.desks = (np.zeros(2, schema.dtype(desk)) for _ in range(2))

    def chosen(self, seat: int, setting: Setting, own: random.Random) -> int:
        """The move of the seat to move, as `Engine.plan` chooses it."""
        tries, hands, rolls, moves = setting
        self.worlds[0] = self.states[0]
        seeded(self.desks, own.getrandbits(48))
        if tries == 0:
            return int(self.greedy.move(self.worlds, self.desks, rolls))
        tree, first = np.zeros(moves + 2, schema.dtype(self.node)), own.getrandbits(58)
        self.plan.simulations(self.worlds, self.desks, tree, 1, hands, rolls, moves, first)
        n = int(tree["edge"][0])
        self.plan.simulations(self.worlds, self.desks, tree, max(n, tries) - 1, hands, rolls, moves, first)
        found = tree[1 : n + 1]
        visits = found["visits"].astype(float)
        value, merit = np.round(found["value"][:, seat] / visits / 1000, 2), found["merit"] / visits
        return int(found["edge"][min(range(n), key=lambda i: (2 * visits[i] < visits.max(), -value[i], -merit[i]))])

    def one(self, setting: Setting, seed: int, seat: int) -> Played:
        """A game: its share of the win, its lead, its choices, the seconds they took."""
        schema.to_record(self.game.state_type, self.game.start().raw, self.states, 0)
        seeded(self.workspaces, seed)
        own = random.Random(7 * seed + 1)
        choices, seconds = 0, 0.0
        while self.seek(self.states, self.workspaces, seat):
            began = time.process_time()
            self.act(self.states, self.chosen(seat, setting, own))
            choices, seconds = choices + 1, seconds + time.process_time() - began
        points, places = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
        self.end(self.states, points, places)
        won = float(places[seat] == 0) / int((places == 0).sum())
        return won, ahead(points, seat), choices, seconds


def seeded(workspaces: Any, seed: int) -> None:
    """Random numbers from the beginning of a stream."""
    rng.seed(r := [0, 0, 0, 0], seed)
    workspaces["r"][0][:] = r


def ahead(points: Any, seat: int) -> float:
    """How far a seat is ahead of the mean of the others."""
    return float(points[seat] - (points.sum() - points[seat]) / (SEATS - 1))


def mean(x: Floats) -> str:
    """With what it may be off by, either way."""
    return f"{x.mean():.1f} (± {SURE * x.std(ddof=1) / len(x) ** 0.5:.1f})" if len(x) > 1 else f"{x.mean():.1f}"


def table(settings: list[Setting], played: dict[Setting, list[Played]]) -> None:
    """Print what was found, and how far each setting is ahead of the first one in the games that both have played."""
    kept = {s: np.array(played[s], float) for s in settings if played[s]}
    print("| tries, hands, rolls, moves | games | won | lead | more than the first | choices | seconds |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for s, x in kept.items():
        cells = [
            ", ".join("odds" if x == ODDS else str(x) for x in s),
            str(len(x)),
            f"{100 * x[:, 0].mean():.1f} %",
            mean(x[:, 1]),
        ]
        cells += [mean(x[:, 1] - kept[settings[0]][: len(x), 1]), f"{x[:, 2].mean():.0f}", f"{x[:, 3].mean():.2f}"]
        print(f"| {' | '.join(cells)} |")


def rolls_of(text: str) -> int:
    """Rolls or the word for odds, as `algorithms/greedy.py` counts them."""
    if text != "odds" and not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} was given, a number of rolls or odds is accepted")
    return ODDS if text == "odds" else int(text)


def setting_of(text: str) -> Setting:
    """TRIES,HANDS,ROLLS,MOVES as numbers."""
    parts = text.split(",")
    if len(parts) != 4 or not all(part.isdecimal() for part in (*parts[:2], parts[3])) or "0" in (parts[1], parts[3]):
        raise argparse.ArgumentTypeError(f"{text!r} was given, TRIES,HANDS,ROLLS,MOVES is accepted")
    return int(parts[0]), int(parts[1]), rolls_of(parts[2]), int(parts[3])


def main() -> int:
    """Play and print; the exit status."""
    parser = argparse.ArgumentParser(description="Compare settings of planning.")
    parser.add_argument("--setting", action="append", type=setting_of, required=True, metavar="TRIES,HANDS,ROLLS,MOVES")
    parser.add_argument("--games", type=int, default=100, help="games of each setting (100)")
    parser.add_argument("--against", type=rolls_of, default=GREEDY, metavar="ROLLS", help="of the other seats (216)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    at, settings = Table(asked.against), list(dict.fromkeys(asked.setting))
    played: dict[Setting, list[Played]] = {s: [] for s in settings}
    status = 0
    try:
        for i in track(range(asked.games), "games", console=Console(stderr=True)):
            for s in settings:
                played[s].append(at.one(s, (asked.seed << 32) + i, i % SEATS))
    except KeyboardInterrupt:
        status = 130
    if any(played.values()):
        table(settings, played)
    return status


if __name__ == "__main__":
    sys.exit(main())
