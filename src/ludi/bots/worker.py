"""The process that thinks for another: bots of every level and hints, for every title; it ends with its input.

One JSON object per line in, one per line out. A question for a title whose compiled code is not loaded has it loaded
first, where it matters, and meanwhile there is a line now and then that says how far that is. In:

    {"id": 1, "level": "consul", ...}       a question (protocol.py): a move is wanted
    {"id": 2, "iterations": 2000, ...}      the same, for hints; also: a move to judge besides. Before the answer there
                                            are lines {"id": 2, "searched": [done, total]}
    {"id": 3, "warm": "roma"}               load the code of a title, and say when it is there; without id: say nothing
    {"stop": 2}                             end what is being done for this id with what there is
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Iterable, Mapping
from typing import Any, TextIO

from ludi.bots import warmth
from ludi.bots.protocol import Question
from ludi.bots.thinking import LevelBot, hints, make_bot
from ludi.kernel.game import Game, make

Json = dict[str, Any]
SAY_EVERY = 0.25  # seconds


class Mind:
    """Answers one question after the other."""

    def __init__(self, answers: TextIO) -> None:
        self._answers = answers
        self._now = self._stopped = 0
        self._said = 0.0

    def stop(self, number: int) -> None:
        """End the work on this question, from any thread."""
        self._stopped = max(self._stopped, number)

    def work(self, asked: Mapping[str, Any]) -> None:
        """Do what is asked and say what came of it."""
        self._now = asked.get("id", 0)
        if "warm" in asked:
            game = make(asked["warm"])
            if self._now:
                self._say(full=self._ready(game))
            else:
                warmth.begin(game)
            return
        question = Question.from_dict(asked)
        if "iterations" in asked:
            full = self._ready(question.game)
            home = question.game.best_home.home
            began = time.monotonic()
            judged = hints(question, asked["iterations"], asked["ms"], asked.get("also"), self._searched)
            warmth.thought(question.game, home, time.monotonic() - began)
            self._say(moves=[x.as_dict() for x in judged], home=home, full=full)
            return
        bot = make_bot(asked["level"], None, self._is_stopped, self._ready)
        if not isinstance(bot, LevelBot):
            self._say(action=bot.choose(question), home="plain", full=True)
            return
        warmth.begin(question.game)
        began = time.monotonic()
        found = bot.answer(question)
        warmth.thought(question.game, found.home, time.monotonic() - began)
        self._say(action=found.action, home=found.home, full=found.full)

    def _ready(self, game: Game) -> bool:
        return warmth.wait(game, lambda done, total: self._say(warming=[done, total]), self._is_stopped)

    def _searched(self, done: int, total: int) -> None:
        if time.monotonic() - self._said >= SAY_EVERY:
            self._said = time.monotonic()
            self._say(searched=[done, total])

    def _is_stopped(self) -> bool:
        return self._stopped >= self._now > 0

    def _say(self, **what: Any) -> None:
        if "full" in what:
            what["warm"] = warmth.warm_titles()
        self._answers.write(json.dumps({"id": self._now, **what}) + "\n")
        self._answers.flush()


def listen(lines: Iterable[str], mind: Mind, orders: queue.SimpleQueue[Json | None]) -> None:
    """Pass on what is asked, and stop what nobody waits for any more."""
    for line in lines:
        asked = json.loads(line)
        if "stop" in asked:
            mind.stop(asked["stop"])
        else:
            orders.put(asked)
    orders.put(None)


def main() -> None:
    """`python -m ludi.bots.worker`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that plays
    orders: queue.SimpleQueue[Json | None] = queue.SimpleQueue()
    mind = Mind(sys.stdout)
    threading.Thread(target=listen, args=(sys.stdin, mind, orders), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):  # whoever asked has died
        while (asked := orders.get()) is not None:
            mind.work(asked)
    os._exit(0)  # a compile in the background must not keep the process


if __name__ == "__main__":
    main()
