"""The process for hints: one JSON question per line in, the moves that a search tried, best first, per line out."""

from __future__ import annotations

import json
import os
import signal
import sys

from ludi.bots.protocol import Question
from ludi.bots.worker import warm_up


def main() -> None:
    """`python -m ludi.server.adviser`; it ends with its input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    warming: set[str] = set()
    for line in sys.stdin:
        data = json.loads(line)
        iterations, ms = data.pop("iterations"), data["ms"]
        question = Question.from_dict(data)
        if question.game.title not in warming:
            warming.add(question.game.title)
            warm_up(question.game.title)
        found = question.game.best_home.search(
            question.world, question.seat, iterations=iterations, ms=ms, seed=question.seed
        )
        moves = [
            {"action": x.action, "visits": x.visits, "value": round(x.values[question.seat], 3)} for x in found.actions
        ]
        sys.stdout.write(json.dumps(moves) + "\n")
        sys.stdout.flush()
    os._exit(0)  # a compile in the background must not keep the process


if __name__ == "__main__":
    main()
