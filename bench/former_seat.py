"""A seat of bench/former.py: a level of the package in the folder that is given, which may be an earlier one.

It is told all that happens, on lines of JSON, and answers each of them. What it names is there in every tree since
`58ddb238`.
"""

from __future__ import annotations

import json
import random
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

Answer = Callable[[dict[str, Any]], Any]


def budgeted(name: str, title: str, budget: int) -> Any:
    """A level with so many simulations or iterations; 0 for its own. Raises ValueError where there is none."""
    from ludi.bots.levels import levels_of

    levels: dict[str, Any] = dict(levels_of(title))
    if name not in levels:
        raise ValueError(f"{name} was given, {', '.join(levels)} is accepted")
    for unit in ("simulations", "iterations"):
        if budget and hasattr(levels[name], unit):
            return replace(levels[name], **{unit: budget})
    if budget:
        raise ValueError(f"{name} in {title} counts neither simulations nor iterations, 0 is accepted")
    return levels[name]


def seated(title: str, players: int, options: dict[str, Any], name: str, budget: int) -> Answer:
    """What a seat says to what it is told: its move and the seconds of processor time, or who has won."""
    from ludi import make
    from ludi.bots import ask, warmth
    from ludi.bots.protocol import Limits
    from ludi.kernel.errors import LudiError

    try:
        game = make(title, players, **options)
    except LudiError as error:
        raise ValueError(str(error)) from None
    level = budgeted(name, title, budget)
    if level.needs_code(None):
        warmth.warm(game)
    state = game.start()

    def answer(told: dict[str, Any]) -> Any:
        nonlocal state
        if told["start"]:
            state = game.start()
        for action in told["done"]:
            state.apply(action)
        if told["seed"] is None:
            return list(state.ranks())
        began = time.process_time()
        action = level.choose(ask(state, random.Random(told["seed"])), Limits(None, None), warm=True).action
        return [len(state.legal()), action, time.process_time() - began]

    return answer


def main() -> None:
    """Answer line by line until nothing more comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks ends it
    sys.path.insert(0, sys.argv[1])
    say, sys.stdout = sys.stdout, sys.stderr

    def tell(what: Any) -> None:
        print(json.dumps(what), file=say, flush=True)

    try:
        answer = seated(**json.loads(sys.stdin.readline()))
    except (ImportError, ValueError) as error:
        tell({"refused": str(error)})
        return
    tell({})
    for line in sys.stdin:
        tell(answer(json.loads(line)))


if __name__ == "__main__":
    main()
