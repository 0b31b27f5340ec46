"""How far from exact each level is: endgames in which nothing is hidden, solved, and every level asked.

A level's error is what its move loses of the chance of winning; only decisions in which something can be lost are
asked.

- Roma and Arena: both hands and both piles are empty, each seat has two cards on its discs, and the last turn but one
  has two dice left, one of them for a card.
- Lusitania XXI: a position of a game between greedy players, whose deck has run out and whose other hand is empty, so
  that the turn is the last.
- History of the Roman Empire: one army is left to the last legions of the last turn, and hands are empty.
- Römisch Pokern, alone: three numbers or more in the column and a few turns left. An error is in points.

"network" is the search that ends in the title's network, where there is one.

    python bench/endgames.py roma --positions 10
    python bench/endgames.py pokern --positions 20 --levels greedy,tiro
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from rich.console import Console
from rich.progress import track

import ludi
from ludi.bots import LEVELS, ask, make_bot
from ludi.bots.protocol import Question
from ludi.games.empire.map import LAND_IDS
from ludi.games.roma.printed import NAMES
from ludi.kernel.errors import LudiError
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.record import Record
from ludi.kernel.weights import shipped
from ludi.lab import Plan
from ludi.lab.endgames import Endgame
from ludi.lab.match import play_some
from ludi.solvers.pokern_whole import solve_position

sys.path.insert(0, str(Path(__file__).parents[1]))

LAST = 20  # the last turn of Roma and Arena
LARGEST = 20_000  # positions of an endgame
WALKS = 8  # of random moves through each endgame, on which decisions are met
NETWORK = 1000  # iterations of the network
Values = dict[int, float]
Met = list[tuple[ludi.State, Values]]  # decisions with the values of all moves


def discs(title: str, cards: range, rng: random.Random) -> ludi.State:
    """A position of Roma or Arena to solve."""
    mine = rng.sample("123456", 2)
    sides = []
    for places in (mine, rng.sample("123456", 2)):
        row = dict(zip(places, rng.sample([NAMES[i] for i in cards], 2), strict=True))
        sides.append({"vp": rng.randint(8, 10), "money": rng.randint(0, 6), "hand": [], "row": row})
    game = ludi.make(title, max_turns=LAST, repeat_triple_reroll=False)
    dice = [int(rng.choice(mine)), rng.randint(1, 6)]
    start = {"turn": LAST - 1, "phase": "actions", "to_move": 0, "dice": dice, "supply": 20}
    return game.position({**start, "deck": {}, "discard": {}, "players": sides})


def last_turn(rng: random.Random) -> ludi.State:
    """A position of Lusitania to solve."""
    plan = Plan("lusitania", ("greedy", "greedy"), 1, rng.randrange(10**6))
    (game,) = play_some(plan, [0])
    turns = [s for s in Record(plan.game, list(game.actions)).states() if s.decision() == "main"]
    state = rng.choice(turns[len(turns) // 2 :])
    data = state.to_dict()
    data |= {"deck": {}, "out": {}, "last": True, "shuffled": True}
    data["players"][1 - state.to_move]["hand"] = []
    for player in data["players"]:
        del player["known"]
        player["released"] = {}
    return plan.game.position(data)


def last_army(rng: random.Random) -> ludi.State:
    """A position of History of the Roman Empire to solve; without a fight the seat to move comes a little short."""
    places, lands = iter(rng.sample(LAND_IDS, 16)), {}
    for side in range(4):
        for land in islice(places, rng.randint(2, 4)):
            lands[land] = {"holder": f"legions {side}", "armies": rng.randint(1, 2)}
    ends = before_last_army(lands, 0)
    ends.apply(ends.parse("done"))
    while ends.to_move != OVER:
        ends.apply(ends.legal()[0])
    mine, others = ends.scores()
    return before_last_army(lands, others - mine - rng.randint(1, 12))


def before_last_army(lands: dict[str, dict[str, Any]], more: int) -> ludi.State:
    """The last phase of the last turn, with so many points more for the seat to move."""
    tokens, points = ((1, 6), (2, 1), (3, 2), (4, 3)), (100 + more, 100, 100, 100)
    sides = [{"vp": [0, n], "tokens": [*t], "hand": []} for n, t in zip(points, tokens, strict=True)]
    phase = {"turn": 7, "active": 0, "phase": "factions", "phases": 3, "called": [4, 6]}
    mover = {"main": "legions 0", "mover": "legions 0", "pool": 1}
    pending = [{"kind": "placing", "seat": 0, "extra": 0}]
    return ludi.make("empire", 2).position({**phase, **mover, "pending": pending, "lands": lands, "sides": sides})


def lossy(values: Values, least: float = 0.001) -> bool:
    """Whether something can be lost."""
    return max(values.values()) - min(values.values()) > least


def decisions(state: ludi.State, rng: random.Random) -> Met:
    """Decisions of an endgame in which something can be lost, each once."""
    endgame = Endgame(state, LARGEST)
    found: dict[bytes, tuple[ludi.State, Values]] = {}
    for _ in range(WALKS):
        at = state.copy()
        while at.to_move != OVER:
            if at.to_move == CHANCE:
                at.sample(rng)
                continue
            values = endgame.values(at)
            if lossy(values):
                found.setdefault(at.key(), (at.copy(), values))
            at.apply(rng.choice(at.legal()))
    return [*found.values()]


def solved(make: Callable[[random.Random], ludi.State], rng: random.Random) -> Iterator[Met]:
    """Decisions of one endgame after the other."""
    while True:
        try:
            met = decisions(make(rng), rng)
        except LudiError:
            continue  # one that cannot be, is too large or can come again
        if met:
            yield met


def columns(rng: random.Random) -> Iterator[Met]:
    """Decisions of Römisch Pokern alone."""
    from bench.pokern_exact import position

    while True:
        state = position("alone", "strict", rng)
        if state.raw.side[0].row.count(0) <= 5 and lossy(values := solve_position(state).moves):
            yield [(state, values)]


ENDGAMES: dict[str, Callable[[random.Random], Iterator[Met]]] = {
    "roma": partial(solved, partial(discs, "roma", range(17))),
    "arena": partial(solved, partial(discs, "arena", range(17, 32))),
    "lusitania": partial(solved, last_turn),
    "pokern": columns,
    "empire": partial(solved, last_army),
}


def chosen(level: str, question: Question) -> int:
    """The move of a level, or of the network."""
    if level != "network":
        return make_bot(level).choose(question)
    net = shipped(question.game.title)
    home = question.game.best_home
    return home.search(question.world, question.seat, iterations=NETWORK, seed=question.seed, net=net).best


def row(title: str, level: str, met: Met, seed: int) -> str:
    """A line of the table."""
    errors = list[float]()
    for i, (state, values) in enumerate(track(met, level, console=Console(stderr=True))):
        action = chosen(level, ask(state, random.Random(f"{seed} {i}")))
        errors.append(max(values.values()) - values[action])
    half = 1.96 * stdev(errors) / sqrt(len(errors))
    best = fmean(error < 1e-9 for error in errors)
    if title == "pokern":
        return f"| {title} | {level} | {fmean(errors):.2f} points | ± {half:.2f} | {best:.0%} |"
    return f"| {title} | {level} | {fmean(errors):.2%} | ± {100 * half:.2f} | {best:.0%} |"


def main() -> int:
    """Solve, ask, print; the exit status."""
    parser = argparse.ArgumentParser(description="Measure each level by exactly solved endgames.")
    parser.add_argument("title", choices=ENDGAMES)
    parser.add_argument("--positions", type=int, default=10, help="endgames with something to lose (10)")
    parser.add_argument("--levels", help="separated by commas (all, and the network)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    levels = asked.levels.split(",") if asked.levels else [*LEVELS, *["network"] * (shipped(asked.title) is not None)]
    rng = random.Random(asked.seed)
    endgames = islice(ENDGAMES[asked.title](rng), asked.positions)
    met: Met = []
    for some in track(endgames, "Solving", total=asked.positions, console=Console(stderr=True)):
        met += some
    if len(met) < 2:
        parser.error("too few decisions are there; take more positions")
    print(f"{asked.title}: {asked.positions} endgames, {len(met)} decisions\n", flush=True)
    print("| title | level | mean error | 95 % | best move |\n|---|---|---:|---:|---:|")
    for level in levels:
        print(row(asked.title, level, met, asked.seed), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
