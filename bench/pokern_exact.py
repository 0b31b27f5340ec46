"""Whether the hints of Römisch Pokern are exact: at random positions, and over games that are played by them.

Positions: one to three seats, fixed turns and discarding, every rule on when cards may be played, columns with two
entries or more in any rows, any cards, up to fourteen turns left. The hints are compared with the whole solution: every
column that can follow, every row, every turn. Lost is what the best move is worth more than the first hint.

    python bench/pokern_exact.py --positions 1000
    python bench/pokern_exact.py --games 300
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import defaultdict
from statistics import mean, median, stdev
from typing import Any

import ludi
from ludi.bots.warmth import warm
from ludi.games.pokern.constants import HIGHEST, NEVER, ROWS
from ludi.games.pokern.levels import STRONGEST, advisor, opinions, rounds_left
from ludi.solvers.pokern_advisor import Advisor
from ludi.solvers.pokern_whole import solve_position

NAMES = ("Reroll I", "Reroll V", "Reroll One", "Remove One", "Duplicate", "Wild")
RULES: dict[str, dict[str, Any]] = {
    "strict": {},
    "lenient": {"misthrow_on_stop": "lenient"},
    "cards on valid": {"cards_on_valid": True},
    "lenient, cards on valid": {"misthrow_on_stop": "lenient", "cards_on_valid": True},
}
KINDS = ("alone", "discarding", "two seats", "three seats")
NUMBERS = [n for n in range(1, HIGHEST + 1) if n != NEVER]
TOLERANCE = 0.05  # points


def side(rng: random.Random, least: int) -> dict[str, Any]:
    """A column with so many entries or more, at least one row open, and cards."""
    entries = rng.randint(least, ROWS - 1)
    column = [0] * ROWS
    numbers = sorted(rng.sample(NUMBERS, entries))
    for row, number in zip(sorted(rng.sample(range(ROWS), entries)), numbers, strict=True):
        column[row] = number
    return {"column": column, "cards": rng.sample(NAMES, rng.randint(0, len(NAMES)))}


def position(kind: str, rule: str, rng: random.Random) -> ludi.State:
    """A decision with several moves in the middle of a turn, come to by random choices."""
    seats = {"two seats": 2, "three seats": 3}.get(kind, 1)
    options = dict(RULES[rule])
    if kind == "alone":
        options["turns"] = rng.randint(1, 14)
    if kind == "discarding":
        options["solitaire"] = "discard"
    game = ludi.make("pokern", seats, **options)
    while True:
        active = rng.randrange(seats)
        players = [side(rng, 2 if p == active else 0) for p in range(seats)]
        state = game.position({"round": 3 if seats > 1 else 1, "active": active, "players": players})
        for _ in range(rng.randint(1, 12)):
            if state.to_move == ludi.CHANCE:
                state.sample(rng)
            elif (state.raw.round, state.raw.active) == (3 if seats > 1 else 1, active) and state.to_move == active:
                state.apply(rng.choice(state.legal()))
            else:
                break
        now = state.to_move == active and state.raw.active == active
        column = [int(n) for n in state.raw.side[active].row]
        if now and len(state.legal()) > 1 and ROWS - column.count(0) >= 2 and column.count(0):
            return state


def check(count: int, rng: random.Random) -> int:
    """Compare; print a table as Markdown and the worst; how many positions lose more than is tolerated."""
    losses: dict[str, list[float]] = defaultdict(list)
    off: dict[str, list[float]] = defaultdict(list)
    asked: list[float] = []
    bad = 0
    for n in range(count):
        kind, rule = KINDS[n % len(KINDS)], list(RULES)[n // len(KINDS) % len(RULES)]
        state = position(kind, rule, rng)
        began = time.perf_counter()
        found = opinions(state, STRONGEST, every=True)
        asked.append(time.perf_counter() - began)
        best = solve_position(state, rounds_left(state)).moves
        assert best.keys() == {o.action for o in found} == set(state.legal())
        by_points = max(found, key=lambda o: o.points or 0.0)
        loss = max(best.values()) - best[by_points.action]
        losses[f"{kind}, {rule}"].append(loss)
        off[f"{kind}, {rule}"].append(max(abs((o.points or 0.0) - best[o.action]) for o in found))
        if loss > TOLERANCE:
            bad += 1
            print(f"{loss:.2f} lost: {state.to_dict()}", file=sys.stderr)
        if n % 50 == 49:
            print(f"{n + 1} positions", file=sys.stderr)
        advisor.cache_clear()
    print("| positions | asked | most that hint 1 loses | most that a number is off |")
    print("|---|---:|---:|---:|")
    for name in losses:
        print(f"| {name} | {len(losses[name])} | {max(losses[name]):.4f} | {max(off[name]):.4f} |")
    asked.sort()
    times = median(asked), asked[int(0.95 * (len(asked) - 1))], asked[-1]
    print(f"{count} positions, {bad} lose more than {TOLERANCE}; a hint took {', '.join(f'{t:.2f}' for t in times)} s")
    print("(median, 95 %, worst)")
    return bad


def play(games: int, turns: int, rng: random.Random) -> int:
    """Play games alone by the first hint; the exit status says whether the mean is what the solver promises."""
    game, scores = ludi.make("pokern", 1, turns=turns), []
    promised = Advisor().expected(game.start(), 0, turns)
    for n in range(games):
        state = game.start()
        while state.to_move != ludi.OVER:
            if state.to_move == ludi.CHANCE:
                state.sample(rng)
            else:
                legal = state.legal()
                state.apply(legal[0] if len(legal) == 1 else opinions(state, STRONGEST, every=True)[0].action)
        scores.append(state.scores()[0])
        if n % 10 == 9:
            print(f"{n + 1} games, mean {mean(scores):.2f}", file=sys.stderr)
    error = stdev(scores) / len(scores) ** 0.5
    print(f"{games} games of {turns} turns by hint 1: mean {mean(scores):.2f} ± {error:.2f}; promised {promised:.2f}")
    return int(abs(mean(scores) - promised) > 2 * error)


def main() -> int:
    """The exit status: 1 if a hint is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=0, help="how many random positions")
    parser.add_argument("--games", type=int, default=0, help="how many games alone by hint 1")
    parser.add_argument("--turns", type=int, default=8, help="turns of these games (8)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    warm(ludi.make("pokern"))
    bad = check(given.positions, random.Random(given.seed)) if given.positions else 0
    off = play(given.games, given.turns, random.Random(given.seed)) if given.games else 0
    return int(bad > 0 or off > 0)


if __name__ == "__main__":
    sys.exit(main())
