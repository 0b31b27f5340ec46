"""Whether the hints of Römisch Pokern are exact: at random positions, and over games that are played by them.

Positions: one to three seats, fixed turns and discarding, every rule on when cards may be played, columns with two
entries or more in any rows, any cards, up to fourteen turns left, the last round too. What is judged is the hint that a
person sees first, `found[0]`, in the unit that it is shown in:

- in points: by the whole solution, every column that can follow, every row, every turn. Lost is what the best move is
  worth more than the first hint.
- as a chance of winning that is exact (in the last round, one seat to follow at most): by the rules, this turn and the
  reply of the seat that follows played out by plain recursion. Lost is what the best move wins more often.
- as a chance of winning that is estimated ("about"): nobody knows the exact one. What the first hint gives up in points
  is shown, and is not counted as a loss: playing for the win costs points.

    python bench/pokern_exact.py --positions 1000
    python bench/pokern_exact.py --games 300

With `--resume FILE` a run that was interrupted goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any

from rich.console import Console
from rich.progress import track

import ludi
from ludi.bots.protocol import Judged, Kind
from ludi.bots.warmth import warm
from ludi.games.pokern.constants import HIGHEST, NEVER, ROWS
from ludi.games.pokern.levels import STRONGEST, advisor, opinions, rounds_left
from ludi.solvers.pokern_advisor import Advisor
from ludi.solvers.pokern_whole import solve_position

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.pokern_data import keep
from tests.pokern.by_rules import ByChance

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
SURE = 0.001  # of a chance of winning
TOLERATED = {"points": TOLERANCE, "win": SURE, "likely": float("inf")}
SPREAD = 8  # turns of the games whose points are written to docs/pokern-solution.json
LAST = 0.4  # of the positions of several seats are in the last round
Row = dict[str, Any]  # what a position gave
UNITS = {"points": "points", "win": "chance of winning, exact", "likely": "chance of winning, about"}


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
        last = seats > 1 and rng.random() < LAST
        start = {"round": 3 if seats > 1 else 1, "active": active, "last": last, "players": players}
        state = game.position(start)
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


def judge(state: ludi.State, found: list[Judged]) -> tuple[str, float, float]:
    """How the first hint is shown, what it loses in that unit, and by how much a number is off."""
    points = solve_position(state, rounds_left(state)).moves
    assert points.keys() == {o.action for o in found} == set(state.legal())
    kind, first = found[0].kind, found[0].action
    if kind is Kind.WIN:
        exact = ByChance(state).values(state)
        told = {o.action: o.value for o in found}
    else:
        exact, told = points, {o.action: o.points or 0.0 for o in found}
    lost, off = max(exact.values()) - exact[first], max(abs(told[a] - exact[a]) for a in told)
    return str(kind) if kind in (Kind.WIN, Kind.LIKELY) else "points", lost, off


def one(n: int, seed: int) -> Row:
    """Position number n, judged."""
    rng = random.Random(f"{seed} {n}")
    kind, rule = KINDS[n % len(KINDS)], list(RULES)[n // len(KINDS) % len(RULES)]
    state = position(kind, rule, rng)
    advisor.cache_clear()
    began = time.process_time()
    found = opinions(state, STRONGEST, every=True)
    took = time.process_time() - began
    unit, lost, off = judge(state, found)
    other = max(found, key=lambda o: o.points or 0.0).action != found[0].action
    if lost > TOLERATED[unit]:
        print(f"{lost:.4f} lost ({UNITS[unit]}): {state.to_dict()}", file=sys.stderr)
    where = f"{kind}, {rule}" if unit == "points" else kind
    return {"unit": unit, "where": where, "lost": lost, "off": off, "other": other, "took": took}


def check(rows: list[Row]) -> int:
    """Print a table as Markdown; how many positions lose more than is tolerated."""
    print("| shown in | positions | asked | most that hint 1 loses | mean | not the best by points | number off |")
    print("|---|---|---:|---:|---:|---:|---:|")
    for unit in UNITS:
        for where in sorted({x["where"] for x in rows if x["unit"] == unit}):
            some = [x for x in rows if (x["unit"], x["where"]) == (unit, where)]
            lost, off = [x["lost"] for x in some], max(x["off"] for x in some)
            row = f"{len(some)} | {max(lost):.4f} | {mean(lost):.4f} | {sum(x['other'] for x in some)} | {off:.4f}"
            print(f"| {UNITS[unit]} | {where} | {row} |")
    bad: int = sum(x["lost"] > TOLERATED[x["unit"]] for x in rows)
    asked = sorted(x["took"] for x in rows)
    times = median(asked), asked[int(0.95 * (len(asked) - 1))], asked[-1]
    print(f"{len(rows)} positions, {bad} lose more than {TOLERANCE} points or {SURE} of the chance of winning;")
    print(f"a hint took {', '.join(f'{t:.2f}' for t in times)} s of the processor (median, 95 %, worst)")
    return bad


def game_of(turns: int, seed: int, n: int) -> int:
    """The points of game number n, alone by the first hint."""
    state, rng = ludi.make("pokern", 1, turns=turns).start(), random.Random(f"{seed} {n}")
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            legal = state.legal()
            state.apply(legal[0] if len(legal) == 1 else opinions(state, STRONGEST, every=True)[0].action)
    return state.scores()[0]


def promised(scores: list[int], turns: int) -> int:
    """The exit status says whether the mean is what the solver promises."""
    worth = Advisor().expected(ludi.make("pokern", 1, turns=turns).start(), 0, turns)
    counts = Counter(scores)
    if turns == SPREAD:
        keep("spread", {"games": len(scores), "counts": {str(n): counts[n] for n in sorted(counts)}})
    error = stdev(scores) / len(scores) ** 0.5
    told = f"mean {mean(scores):.2f} ± {error:.2f}; promised {worth:.2f}"
    print(f"{len(scores)} games of {turns} turns by hint 1: {told}")
    return int(abs(mean(scores) - worth) > 2 * error)


def in_turn(count: int, make: Callable[[int], Any], file: Path | None) -> list[Any]:
    """What `make` makes of 0, 1, ...; with a file, what it has already is read, and each new one is added to it."""
    found = [json.loads(row) for row in file.read_text("utf-8").splitlines()] if file and file.exists() else []
    for n in track(range(len(found), count), console=Console(stderr=True)):
        found.append(make(n))
        if file:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(found[-1]) + "\n")
    return found[:count]


def main() -> int:
    """The exit status: 1 if a hint is wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=0, help="how many random positions")
    parser.add_argument("--games", type=int, default=0, help="how many games alone by hint 1")
    parser.add_argument("--turns", type=int, default=8, help="turns of these games (8)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", type=Path, help="a file that keeps what was done, to go on with")
    given = parser.parse_args()
    if given.resume and given.positions and given.games:
        parser.error("--resume keeps positions or games, not both in one file")
    warm(ludi.make("pokern"))
    bad = off = 0
    if given.positions:
        bad = check(in_turn(given.positions, lambda n: one(n, given.seed), given.resume))
    if given.games:
        make = partial(game_of, given.turns, given.seed)
        off = promised(in_turn(given.games, make, given.resume), given.turns)
    return int(bad > 0 or off > 0)


if __name__ == "__main__":
    sys.exit(main())
