"""Golden games: random games that must stay byte for byte the same, or the rules version is raised.

A file of JSON Lines for every case, one line a game: what is played, the numbers of all actions, the SHA-256 of the
match record (with the text of every action) and of all states and views, and the scores.

`python -m tests.conformance.golden TITLE ...` writes those of a title anew, for a new rules version;
without a title, all of them.
"""

from __future__ import annotations

import json
import random
import sys
from hashlib import sha256
from pathlib import Path

from tests.conformance.cases import CASES, game_of, long
from tests.conformance.checks import random_log, seats

import ludi

FOLDER = Path(__file__).parent / "golden"
GAMES = 3


def golden(case: str) -> str:
    """The text of the golden games of a case."""
    return "".join(_line(case, n) + "\n" for n in range(1 if long(case) else GAMES))


def _line(case: str, n: int) -> str:
    game = game_of(case)
    names = [f"seat {p}" for p in range(game.players)]
    record = ludi.Record(game, random_log(game, random.Random(f"golden {case} {n}")), players=names)
    states = sha256()
    for state in record.states():
        states.update(json.dumps([state.to_dict(), *(state.view(s) for s in seats(game))], sort_keys=True).encode())
    line = {
        "rules": game.rules_version,
        "title": game.title,
        "seats": game.players,
        "options": dict(game.options),
        "actions": " ".join(map(str, record.actions)),
        "record": sha256("\n".join(record.lines()).encode()).hexdigest(),
        "states": states.hexdigest(),
        "scores": state.scores(),
    }
    return json.dumps(line, ensure_ascii=False)


def file_of(case: str) -> Path:
    """Where the golden games of a case are kept; the rules version is in the name."""
    return FOLDER / f"{case}-rules-{game_of(case).rules_version}.jsonl"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for case, (title, _) in CASES.items():
        if title in sys.argv[1:] or len(sys.argv) == 1:
            file_of(case).write_text(golden(case), "utf-8")
