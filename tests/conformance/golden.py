"""Golden games: random games that must stay byte for byte the same, or the rules version is raised.

`python -m tests.conformance.golden` writes them anew, for a new rules version.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

from tests.conformance.cases import CASES, game_of, long
from tests.conformance.checks import random_log, seats

import ludi

FOLDER = Path(__file__).parent / "golden"
GAMES = 3


def golden(case: str) -> str:
    """The text of the golden games of a case: records, and a digest of all states and views of each."""
    lines: list[str] = []
    for n in range(1 if long(case) else GAMES):
        game = game_of(case)
        record = ludi.Record(game, random_log(game, random.Random(f"golden {case} {n}")))
        h = hashlib.sha256()
        for state in record.states():
            h.update(json.dumps([state.to_dict(), *(state.view(s) for s in seats(game))], sort_keys=True).encode())
        lines += [*record.lines(), json.dumps({"states": h.hexdigest(), "scores": record.state().scores()})]
    return "\n".join(lines) + "\n"


def file_of(case: str) -> Path:
    """Where the golden games of a case are kept; the rules version is in the name."""
    return FOLDER / f"{case}-rules-{game_of(case).rules_version}.jsonl"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for case in CASES:
        file_of(case).write_text(golden(case), "utf-8")
