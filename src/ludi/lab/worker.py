"""A process that plays or compiles for another: JSON lines in and out; it ends with its input, whatever it is doing."""

from __future__ import annotations

import gc
import json
import os
import queue
import signal
import sys
import threading
from typing import Any

from ludi.bots.warmth import warm
from ludi.kernel.errors import LudiError
from ludi.kernel.game import make
from ludi.lab.match import play_some
from ludi.lab.match import warm as warm_for
from ludi.lab.plan import Plan


def say(**message: Any) -> None:
    """A line to the parent."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def compiled(done: int, total: int) -> None:
    """Functions compiled, to the parent."""
    say(compiled=done, total=total)


def main() -> None:
    """`python -m ludi.lab.worker`: a plan comes first, then lists of numbers of games; or a title to compile."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    orders: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(orders,), daemon=True).start()
    try:
        asked = orders.get()
        if "compile" in asked:
            gc.set_threshold(50_000)  # a compiler keeps nearly all that it makes; to search it for waste takes time
            say(seconds=warm(make(asked["compile"]), compiled))
            return
        plan = Plan.from_dict(asked)
        warm_for(plan, compiled)
        say(ready=True)
        while True:
            say(results=[result.as_dict() for result in play_some(plan, orders.get())])
    except LudiError as error:
        say(failed=str(error))
    except Exception as error:
        say(failed=f"{type(error).__name__}: {error}")


def listen(orders: queue.SimpleQueue[Any]) -> None:
    """Pass on what the parent says; without a parent there is nothing left to do."""
    for line in sys.stdin:
        orders.put(json.loads(line))
    os._exit(0)


if __name__ == "__main__":
    main()
