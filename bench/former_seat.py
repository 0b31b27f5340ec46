"""A seat of bench/former.py: a level of the package that is imported here, which may be an earlier one.

It is given all that happens, on lines of JSON, and answers what it is asked. What it names is there in every tree since
`58ddb238`.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ludi import make
from ludi.bots import ask, warmth
from ludi.bots.levels import level_of
from ludi.bots.protocol import Limits


def budgeted(name: str, title: str, budget: int) -> Any:
    """A level with so many simulations or iterations; 0 for its own."""
    level: Any = level_of(name, title)
    if not budget:
        return level
    for unit in ("simulations", "iterations"):
        if hasattr(level, unit):
            return replace(level, **{unit: budget})
    sys.exit(f"{name} in {title} counts neither simulations nor iterations: {budget} was given, 0 is accepted")


def answers(level: Any, game: Any) -> Callable[[dict[str, Any]], Any]:
    """What is told to a seat, to what it says of it."""
    state = game.start()

    def answer(told: dict[str, Any]) -> Any:
        nonlocal state
        if "start" in told:
            state = game.start()
        for action in told.get("done", ()):
            state.apply(action)
        if "seed" not in told:
            return list(state.ranks())
        began = time.process_time()
        action = level.choose(ask(state, random.Random(told["seed"])), Limits(None, None), warm=True).action
        return [len(state.legal()), action, time.process_time() - began]

    return answer


def main() -> None:
    """Answer line by line until nothing more comes."""
    say = sys.stdout
    sys.stdout = sys.stderr
    title, players, options, name, budget = json.loads(sys.stdin.readline())
    game = make(title, players, **options)
    level = budgeted(name, title, budget)
    if level.needs_code(None):
        warmth.warm(game)
    answer = answers(level, game)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=say, flush=True)


if __name__ == "__main__":
    main()
