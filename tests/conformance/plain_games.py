"""What the plain home makes of thousands of games and of searches, kept: it takes minutes, and only sources change it.

A file for every family of titles: the hash of the sources that its games are made of, and for every case what the plain
home gave. `python -m tests.conformance.plain_games TITLE ...` plays those of a title anew, after its rules or
the algorithms have changed; without a title, all of them.
"""

from __future__ import annotations

import json
import random
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.conformance.cases import CASES, compared, game_of, grown, told_of, watched

import ludi
from ludi.kernel.engine import Playouts
from ludi.kernel.sources import sources
from ludi.kernel.titles import families, family

FOLDER = Path(__file__).parent / "plain"
THOUSANDS = {"seed": 11, "hashed": 1000}
STATE_BY_STATE = {"seed": 5, "hashed": 1}


def of_sources(title: str) -> str:
    """The hash of all that the games of a title are made of."""
    found = sha256()
    for file in sources(family(title)):
        found.update(file.name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def summary(games: Playouts) -> list[Any]:
    """What two homes must agree on."""
    return [games.games, games.hash, games.decisions, sha256(json.dumps(games.scores.tolist()).encode()).hexdigest()]


def played(case: str, home: str) -> dict[str, Any]:
    """A case in one of the homes: many games, fewer compared state by state, and a game by search."""
    engine = getattr(game_of(case), home)
    return {
        "thousands": summary(engine.playouts(compared(case), **THOUSANDS)),
        "state by state": summary(engine.playouts(watched(case), **STATE_BY_STATE)),
        "trees": trees(case, home, grown(case)),
    }


def trees(case: str, home: str, decisions: int, seed: int = 9) -> str:
    """The hash of the trees that a home grows at so many decisions of a game that is played by them."""
    game, found = game_of(case), sha256()
    engine, state, rng = getattr(game, home), game.start(), random.Random(4)
    for _ in range(decisions):
        while state.to_move == ludi.CHANCE:
            state.sample(rng)
        if state.to_move == ludi.OVER:
            break
        tree = engine.search(state, iterations=60, seed=seed)
        rows = [(int(x.action), int(x.visits), [float(v) for v in x.values]) for x in tree.actions]
        found.update(json.dumps(rows).encode())
        state.apply(tree.best)
    return found.hexdigest()


@cache
def kept(title: str) -> Any:
    """What is kept of the titles that share the rules of this one; None of a title whose games are short."""
    file = FOLDER / f"{family(title)}.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else None


def of_plain(case: str) -> Any:
    """A case in the plain home: as it is kept of these sources, else played now."""
    title = CASES[case][0]
    found = kept(title)
    is_of_now = found is not None and found["sources"] == of_sources(title)
    return found["cases"][case] if is_of_now else played(case, "plain")


def main(titles: list[str]) -> None:
    """Play and keep."""
    for name in {family(title) for title in titles} or families():
        cases, found = list(told_of(name).CASES), dict[str, Any]()
        for n, case in enumerate(cases, 1):
            print(f"\r{name}: {n} of {len(cases)} cases, {case:30}", end="", file=sys.stderr, flush=True)
            found[case] = played(case, "plain")
        print(file=sys.stderr)
        text = json.dumps({"sources": of_sources(name), "cases": found}, indent=1)
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    unknown = {*sys.argv[1:]} - {title for title, _ in CASES.values()}
    if unknown:
        sys.exit(f"{', '.join(sorted(unknown))}: no such title")
    main(sys.argv[1:])
