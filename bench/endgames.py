"""How far from exact each level is: endgames of Roma in which nothing is hidden, solved, and every level asked.

Both hands and both piles are empty, each seat has two cards on its discs, and the last turn but one has been rolled. A
level's error is what its move loses of the chance of winning; only decisions in which something can be lost are asked.

    python bench/endgames.py --positions 10
    python bench/endgames.py --positions 4 --levels random,greedy,tiro
"""

from __future__ import annotations

import argparse
import random
from math import sqrt
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import track

import ludi
from ludi.bots import LEVELS, ask, make_bot
from ludi.games.roma.printed import NAMES
from ludi.kernel.frames import CHANCE, OVER
from ludi.lab.endgames import Endgame

LAST = 20  # the last turn
WALKS = 8  # of random moves through each endgame, on which decisions are met


def position(rng: random.Random) -> ludi.State:
    """A position to solve."""
    sides = []
    for _ in range(2):
        discs = rng.sample("123456", 2)
        row = dict(zip(discs, rng.sample(NAMES[:17], 2), strict=True))
        sides.append({"vp": rng.randint(8, 10), "money": rng.randint(0, 6), "hand": [], "row": row})
    game = ludi.make("roma", max_turns=LAST, repeat_triple_reroll=False)
    dice = [rng.randint(1, 6) for _ in range(3)]
    start = {"turn": LAST - 1, "phase": "actions", "to_move": 0, "dice": dice, "supply": 20}
    return game.position({**start, "deck": {}, "discard": {}, "players": sides})


def decisions(state: ludi.State, endgame: Endgame, rng: random.Random) -> list[tuple[ludi.State, dict[int, float]]]:
    """Decisions of an endgame in which something can be lost, each once, with the values of all moves."""
    found: dict[bytes, tuple[ludi.State, dict[int, float]]] = {}
    for _ in range(WALKS):
        at = state.copy()
        while at.to_move != OVER:
            if at.to_move == CHANCE:
                at.sample(rng)
                continue
            values = endgame.values(at)
            if max(values.values()) - min(values.values()) > 0.001:
                found.setdefault(at.key(), (at.copy(), values))
            at.apply(rng.choice(at.legal()))
    return [*found.values()]


def main() -> int:
    """Solve, ask, print; the exit status."""
    parser = argparse.ArgumentParser(description="Measure each level by exactly solved endgames.")
    parser.add_argument("--positions", type=int, default=10, help="endgames (10)")
    parser.add_argument("--levels", default=",".join(LEVELS), help=f"separated by commas ({','.join(LEVELS)})")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng = random.Random(asked.seed)
    met: list[tuple[ludi.State, dict[int, float]]] = []
    solved = 0
    for _ in track(range(asked.positions), "Solving", console=Console(stderr=True)):
        state = position(rng)
        endgame = Endgame(state)
        met += decisions(state, endgame, rng)
        solved += endgame.positions
    print(f"{asked.positions} endgames, {solved} positions solved, {len(met)} decisions asked\n")
    print("| level | mean error | 95 % | best move |")
    print("|---|---:|---:|---:|")
    for level in asked.levels.split(","):
        bot, errors = make_bot(level), list[float]()
        for i, (state, values) in enumerate(track(met, level, console=Console(stderr=True))):
            chosen = bot.choose(ask(state, random.Random(f"{asked.seed} {i}")))
            errors.append(max(values.values()) - values[chosen])
        half = 1.96 * stdev(errors) / sqrt(len(errors))
        best = fmean(error < 1e-9 for error in errors)
        print(f"| {level} | {100 * fmean(errors):.2f} % | ± {100 * half:.2f} | {100 * best:.0f} % |")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
