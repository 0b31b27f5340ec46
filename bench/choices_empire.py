"""What the choices of a level are worth in History of the Roman Empire, judged by whole games, not by its weights.

Decisions of games in which all weigh battles by their odds (one choice in ten is at random). Where a level chooses
otherwise than such a player, both moves are followed by the same number of games to the end, played by such players,
with the same dice and with what is hidden dealt alike. So nothing that the level goes by judges it. A log of other
weights or another level is compared with decision by decision.

    python bench/choices_empire.py --level consul --decisions 300 --log new.jsonl
    python bench/choices_empire.py --level consul --decisions 300 --log new.jsonl --against old.jsonl
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench.plans_empire import ODDS, SEATS, SURE, ahead, seeded

import ludi
from ludi.bots import warmth
from ludi.bots.levels import level_of
from ludi.bots.protocol import Limits, Question, ask
from ludi.games.empire.constants import DECISIONS
from ludi.kernel import schema
from ludi.kernel.game import State
from ludi.kernel.scratch import declared

BLIND = 0.1  # of the choices in the games
SHARE, MORE = 0.05, 0.3  # of the decisions that are looked at; of those of some kinds alone


class Games:
    """Games from a position to the end, by players that weigh battles, compiled."""

    def __init__(self) -> None:
        self.game = ludi.make("empire", SEATS)
        warmth.warm(self.game)
        rules, greedy, rollout = (self.game.fast.module(name) for name in ("rules", "greedy", "rollout"))
        njit: Any = importlib.import_module("numba").njit

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def finished(states: Any, workspaces: Any, first: int, points: Any, places: Any) -> None:
            g, workspace = states[0], workspaces[0]
            rules.apply(g, first)
            while rules.to_move(g) != ludi.OVER:
                if rules.to_move(g) == ludi.CHANCE:
                    rules.apply(g, rollout.pick(g, workspace.r, workspace.out))
                else:
                    rules.apply(g, greedy.move(states, workspaces, ODDS))
            rules.score(g, points)
            rules.rank(g, places)

        self.finished = finished
        desk, _, _ = declared("empire")
        self.states = np.zeros(5, schema.dtype(self.game.state_type))
        self.workspaces = np.zeros(2, schema.dtype(desk))

    def worth(self, worlds: list[State], action: int, seat: int, seed: int) -> tuple[float, float]:
        """The share of the win and the lead over the mean of the others after an action, in the mean of the worlds."""
        points, places = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
        won = lead = 0.0
        for i, world in enumerate(worlds):
            schema.to_record(self.game.state_type, world.raw, self.states, 0)
            seeded(self.workspaces, seed + i)
            self.finished(self.states, self.workspaces, action, points, places)
            won += float(places[seat] == 0) / int((places == 0).sum())
            lead += ahead(points, seat)
        return won / len(worlds), lead / len(worlds)


def decisions(game: ludi.Game, seed: int, kinds: Sequence[str] = ()) -> Iterator[tuple[Question, int]]:
    """Decisions of such games, and what a player that weighs chooses there; the same whatever the levels are."""
    share = MORE if kinds else SHARE
    number = 0
    while True:
        rng, number = random.Random(f"{seed} {number}"), number + 1
        state = game.start()
        while state.to_move != ludi.OVER:
            if state.to_move == ludi.CHANCE:
                state.sample(rng)
                continue
            legal = state.legal()
            usual = (
                game.fast.greedy(state, state.to_move, rolls=ODDS, seed=rng.getrandbits(48)) if legal[1:] else legal[0]
            )
            look, blind, other = rng.random() < share, rng.random() < BLIND, rng.choice(legal)
            if look and len(legal) > 1 and (not kinds or state.decision() in kinds):
                yield ask(state, random.Random(f"{seed} {number} {state.to_move}")), usual
            state.apply(other if blind else usual)


def mean(x: list[float], scale: float = 1.0) -> str:
    """With what it may be off by, either way."""
    a = np.array(x) * scale
    return f"{a.mean():.2f} (± {SURE * a.std(ddof=1) / len(a) ** 0.5:.2f})" if len(a) > 1 else "-"


def looked(games: Games, asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """What a level chooses at so many decisions, and what that brings more than what a player that weighs chooses."""
    bot, seed, worlds = level_of(asked.level, "empire"), asked.seed, asked.games
    found = decisions(games.game, seed, asked.kinds)
    for n in track(range(asked.decisions), "decisions", console=Console(stderr=True)):
        question, usual = next(found)
        own = random.Random(f"{seed} {n}")
        chosen, gain, more = bot.choose(question, Limits(), warm=True).action, 0.0, 0.0
        if chosen != usual:
            dealt = [question.world.redeal(question.seat, own) for _ in range(worlds)]
            first = own.getrandbits(40)
            won, lead = games.worth(dealt, chosen, question.seat, first)
            would, had = games.worth(dealt, usual, question.seat, first)
            gain, more = won - would, lead - had
        texts = dict(zip(question.legal, question.texts, strict=True))
        yield {"n": n, "chosen": texts[chosen], "usual": texts[usual], "won": gain, "lead": more}


def main() -> int:
    """Ask, judge, print; the exit status."""
    parser = argparse.ArgumentParser(description="Judge the choices of a level of Empire by whole games.")
    parser.add_argument("--level", default="consul")
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--games", type=int, default=200, help="after each of two moves (200)")
    parser.add_argument(
        "--kinds", type=lambda text: text.split(","), default=(), help="decisions looked at: token,before"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, help="where each decision is kept")
    parser.add_argument("--against", type=Path, help="a log to compare with")
    asked = parser.parse_args()
    choices = [name for kind, name in enumerate(DECISIONS.names) if kind and kind not in DECISIONS.by_chance]
    if unknown := set(asked.kinds) - set(choices):
        parser.error(f"--kinds: {', '.join(sorted(unknown))} was given, {', '.join(choices)} are accepted")
    rows: list[dict[str, Any]] = []
    try:
        for row in looked(Games(), asked):
            rows.append(row)
            if asked.log:
                with asked.log.open("a", encoding="utf-8") as log:
                    log.write(json.dumps(row, ensure_ascii=False) + "\n")
    except KeyboardInterrupt:
        print(f"ended after {len(rows)} decisions", file=sys.stderr)
    apart = sum(row["chosen"] != row["usual"] for row in rows)
    print("| level | decisions | chooses otherwise | more of the win, % | more points |\n|---|---:|---:|---:|---:|")
    cells = [mean([row["won"] for row in rows], 100), mean([row["lead"] for row in rows])]
    print(f"| {asked.level} | {len(rows)} | {apart} | {' | '.join(cells)} |")
    if asked.against:
        lines = map(json.loads, asked.against.read_text("utf-8").splitlines())
        old = {line["n"]: line for line in lines}
        pairs = [(row, old[row["n"]]) for row in rows if row["n"] in old]
        cells = [mean([a[key] - b[key] for a, b in pairs], scale) for key, scale in (("won", 100), ("lead", 1))]
        print(f"| more than {asked.against.name} | {len(pairs)} | | {' | '.join(cells)} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
