"""Processes in which bots think and hints are searched for; the event loop only waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from ludi.bots import BotProcess
from ludi.bots.protocol import Question
from ludi.kernel.engine import processors
from ludi.kernel.game import State

from .metrics import THINKING
from .refused import Refused
from .settings import Settings

SPARE = 2  # processes that are kept for another level


class Thinkers:
    """At most so many bots think at a time; the others wait for their turn."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.thinkers or max(1, processors() - 1)
        self._slots = asyncio.Semaphore(self.most)
        self._threads = ThreadPoolExecutor(self.most + SPARE, "bot")
        self._idle: list[BotProcess] = []
        self._busy: set[BotProcess] = set()
        self.adviser = Adviser(settings)

    async def choose(self, level: str, state: State) -> int:
        """The move of a bot of a level, from what its seat may see; if this is cancelled, so is the bot."""
        with THINKING.track_inprogress():
            async with self._slots:
                bot = self._take(level)
                self._busy.add(bot)
                future = self._threads.submit(bot.choose, state, random.Random(secrets.randbits(128)))
                try:
                    return await asyncio.wrap_future(future)
                except asyncio.CancelledError:
                    self._drop(bot, future)
                    raise
                finally:
                    if bot in self._busy:
                        self._busy.discard(bot)
                        self._idle.append(bot)
                        while len(self._idle) > self.most + SPARE:
                            self._idle.pop(0).close()

    def _take(self, level: str) -> BotProcess:
        for bot in reversed(self._idle):
            if bot.level == level:
                self._idle.remove(bot)
                return bot
        return BotProcess(level)

    def _drop(self, bot: BotProcess, future: Future[int]) -> None:
        """End a bot that thinks in vain; its thread may have begun only now."""
        self._busy.discard(bot)
        bot.cancel()
        future.add_done_callback(lambda _: bot.close())

    async def close(self) -> None:
        """End all processes."""
        for bot in [*self._idle, *self._busy]:
            bot.cancel()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for bot in [*self._idle, *self._busy]:
            bot.close()
        await self.adviser.close()


class Adviser:
    """One process that searches for hints, one question after the other."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()

    async def advise(self, question: Question) -> list[dict[str, Any]]:
        """Action, visits and value of the moves that the search tried, best first. Raises Refused if it fails."""
        limit = self._settings.hint_ms / 1000 + 20
        data = question.as_dict() | {"iterations": self._settings.hint_iterations, "ms": self._settings.hint_ms}
        with THINKING.track_inprogress():
            async with self._turn:
                try:
                    async with asyncio.timeout(limit):
                        line = await self._ask(json.dumps(data).encode() + b"\n")
                    found: list[dict[str, Any]] = json.loads(line)
                except (TimeoutError, OSError, ValueError):
                    await self.close()
                    raise Refused(503, "server-no-hint") from None
                except asyncio.CancelledError:
                    await self.close()
                    raise
        return found

    async def _ask(self, line: bytes) -> bytes:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "ludi.bots.adviser",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=1 << 20,
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        return await process.stdout.readline()

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
