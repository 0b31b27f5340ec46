"""Hints: the best moves for a seat, best first. Its process reads a JSON question per line and writes them per line.

What each move is worth is known exactly in some titles; elsewhere, and until that is loaded, a search is asked.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any

from ludi.bots import advised
from ludi.bots.levels import considered
from ludi.bots.protocol import Question
from ludi.bots.worker import warm_up
from ludi.games.pokern.kinds import MOST_ALONE


def advised_moves(question: Question) -> list[dict[str, Any]]:
    """What the title's advisor says, with points at the end; none where there is no advisor, or not yet."""
    if question.game.title != advised.TITLE or not advised.ready():
        return []
    alone = question.game.players == 1
    moves = []
    for x in advised.opinions(question.world, advised.STRONGEST, every=True):
        value = (x.points or 0.0) / MOST_ALONE if alone else x.chance or 0.0
        points = None if x.points is None else round(x.points, 2)
        moves.append({"action": x.action, "visits": 0, "value": round(min(1.0, value), 3), "points": points})
    return moves


def searched_moves(question: Question, iterations: int | None, ms: float | None) -> list[dict[str, Any]]:
    """What the strongest level's way of searching finds."""
    found = considered(question, iterations, ms)
    return [{"action": x.action, "visits": x.visits, "value": round(x.values[question.seat], 3)} for x in found.actions]


def main() -> None:
    """`python -m ludi.bots.adviser`; it ends with its input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that plays
    warming: set[str] = set()
    for line in sys.stdin:
        data = json.loads(line)
        iterations, ms = data.pop("iterations"), data["ms"]
        question = Question.from_dict(data)
        if question.game.title not in warming:
            warming.add(question.game.title)
            warm_up(question.game.title)
        moves = advised_moves(question) or searched_moves(question, iterations, ms)
        sys.stdout.write(json.dumps(moves) + "\n")
        sys.stdout.flush()
    os._exit(0)  # a compile in the background must not keep the process


if __name__ == "__main__":
    main()
