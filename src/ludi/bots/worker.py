"""The process of a bot: one JSON question per line in, one JSON answer per line out; it ends with its input."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from typing import TextIO

from ludi.bots.levels import make_bot, warm
from ludi.bots.protocol import Question
from ludi.kernel.game import make


def warm_up(title: str) -> None:
    """Load the fast home, and what else the levels need, beside the questions; until then the plain one answers."""
    threading.Thread(target=lambda: warm(make(title)), daemon=True).start()


def serve(level: str, ms: float | None, lines: TextIO, answers: TextIO) -> None:
    """Answer every question."""
    bot = make_bot(level, ms, patient=False)
    for line in lines:
        data = json.loads(line)
        if "warm" in data:
            if level != "random":
                warm_up(data["warm"])
            continue
        question = Question.from_dict(data)
        answers.write(json.dumps({"id": data["id"], "action": bot.choose(question)}) + "\n")
        answers.flush()


def main() -> None:
    """`python -m ludi.bots.worker LEVEL [MS]`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that plays
    serve(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else None, sys.stdin, sys.stdout)
    os._exit(0)  # a compile in the background must not keep the process


if __name__ == "__main__":
    main()
