"""Processes in which bots think and hints are searched for; the event loop only waits for them."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field

from ludi.bots import BotProcess, HintProcess
from ludi.bots.levels import LEVELS
from ludi.bots.process import SEARCHED
from ludi.bots.protocol import Judged, Question
from ludi.bots.warmth import waits
from ludi.kernel.cores import processors
from ludi.kernel.game import State
from ludi.kernel.home import has_numba
from ludi.kernel.wasm.described import why_not
from ludi.rooms.hinting import Searched

from .refused import Refused
from .settings import Settings

SPARE = 2  # processes that are kept for another title
LOADERS = 2  # titles whose compiled code is loaded at a time
TRIES = 2  # of a question, if the process fails
SAY_EVERY = 0.5  # seconds
KEPT = 256  # hints
HINT_PATIENCE = 5.0  # seconds that a request for hints waits for compiled code

Warming = Callable[[int, int], None]  # functions compiled, and how many there are; 0 and 0: not known


@dataclass
class Load:
    """A title's compiled code that is loaded for the first time here, and how far that is."""

    done: int = 0
    total: int = 0
    task: asyncio.Task[None] = field(init=False)

    def told(self, done: int, total: int) -> None:
        """Further on."""
        self.done, self.total = done, total


class BotPool:
    """At most so many bots think at a time; the others wait for their turn.

    Every process answers for every level. A title's compiled code is loaded by one process first, beside those that
    think, so that a title that has to be compiled holds up no other one.
    """

    def __init__(self, settings: Settings) -> None:
        self.most = settings.thinkers or max(1, processors() - 1)
        self._slots = asyncio.Semaphore(self.most)
        self._threads = ThreadPoolExecutor(self.most + SPARE, "bot")
        self._loaders = ThreadPoolExecutor(LOADERS, "warming")
        self._idle: list[BotProcess] = []
        self._all: set[BotProcess] = set()
        self._loads: dict[str, Load] = {}
        self.hints = HintWorker(settings, self)

    async def choose(self, level: str, state: State, warming: Warming) -> tuple[int, bool]:
        """The move of a bot of a level, and whether it had its full strength; if this is cancelled, so is the bot."""
        title = state.game.title
        await self.ready(level, title, warming)
        for _ in range(TRIES):
            async with self._slots:
                action, full, failed = await self._think(self._take(level, title), state, warming)
            if not failed:
                break
        return action, full

    async def _think(self, bot: BotProcess, state: State, warming: Warming) -> tuple[int, bool, str]:
        loop = asyncio.get_running_loop()

        def told(done: int, total: int) -> None:
            loop.call_soon_threadsafe(warming, done, total)

        def think() -> tuple[int, bool, str]:
            return bot.choose(state, random.Random(secrets.randbits(128)), told), bot.full, bot.failed

        def ended(_: Future[tuple[int, bool, str]]) -> None:
            loop.call_soon_threadsafe(self._keep, bot)

        future = self._threads.submit(think)
        future.add_done_callback(ended)
        try:
            return await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            bot.cancel()
            raise

    async def ready(self, level: str, title: str, warming: Warming) -> None:
        """Wait until the code that a level needs was loaded once, or cannot be. warming: told how far that is."""
        if not waits(level, title):
            return
        load = self.prepare(title)
        while not load.task.done():
            warming(load.done, load.total)
            await asyncio.wait({load.task}, timeout=SAY_EVERY)

    def prepare(self, title: str) -> Load:
        """Begin to load the compiled code of a title, if nobody has."""
        if title not in self._loads:
            self._loads[title] = load = Load()
            load.task = asyncio.create_task(self._load(title, load))
        return self._loads[title]

    async def _load(self, title: str, load: Load) -> None:
        if not has_numba() and why_not(title):
            return
        bot = self._new()
        await asyncio.wrap_future(self._loaders.submit(bot.warm_up, title, load.told))
        self._keep(bot)

    def _new(self) -> BotProcess:
        bot = BotProcess("random")
        self._all.add(bot)
        return bot

    def _take(self, level: str, title: str) -> BotProcess:
        """An idle process, best one that knows the title; a new one if there may be more."""
        knows = [bot for bot in self._idle if title in bot.warm]
        if knows or (self._idle and len(self._all) >= self.most + SPARE):
            bot = (knows or self._idle)[-1]
            self._idle.remove(bot)
        else:
            bot = self._new()
        bot.level = level
        return bot

    def _keep(self, bot: BotProcess) -> None:
        self._idle.append(bot)
        while len(self._idle) > self.most + SPARE:
            gone = self._idle.pop(0)
            self._all.discard(gone)
            gone.close()

    async def close(self) -> None:
        """End all processes."""
        for load in self._loads.values():
            load.task.cancel()
        threads = self._threads, self._loaders
        for executor in threads:  # what has not begun does not begin
            executor.shutdown(wait=False, cancel_futures=True)
        for bot in self._all:
            bot.end()
        for executor in threads:
            executor.shutdown(wait=True)
        await self.hints.close()


class HintWorker:
    """One process that searches for hints, one question after the other."""

    def __init__(self, settings: Settings, bot_pool: BotPool) -> None:
        self._settings, self._bot_pool = settings, bot_pool
        self._process = HintProcess()
        self._thread = ThreadPoolExecutor(1, "hints")
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[int, list[Judged]] = OrderedDict()  # the best moves by the seed of their question

    async def advise(
        self, question: Question, also: int | None, searched: Searched
    ) -> tuple[list[Judged], Judged | None, bool]:
        """The best moves, best first, and `also`; whether what is best known here was asked.

        searched: told how far the search is. The same question has the same answer, also where the clock ended its
        search. Raises Refused while the title's compiled code is being loaded, and if nothing is found.
        """
        title = question.game.title
        if question.seed not in self._kept and waits(LEVELS[-1], title):
            load = self._bot_pool.prepare(title)
            await asyncio.wait({load.task}, timeout=HINT_PATIENCE)
            if not load.task.done():
                raise Refused(202, "server-hint-warming", retry=2, done=load.done, total=load.total)
        full = True
        if (best := self._kept.get(question.seed)) is None:
            best, full = await self._search(question, None, searched)
            if full:
                self._kept[question.seed] = best
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
        found = best
        if also is not None and also not in [x.action for x in best]:
            found, full = await self._search(question, also, searched)
        return best, next((x for x in found if x.action == also), None), full

    async def _search(self, question: Question, also: int | None, searched: Searched) -> tuple[list[Judged], bool]:
        loop = asyncio.get_running_loop()

        def told(key: str, done: int, total: int) -> None:
            if key == SEARCHED:
                loop.call_soon_threadsafe(searched, done, total)

        async with self._turn:
            future = self._thread.submit(self._process.advise, question, self._settings.hint_iterations, told, also)
            try:
                found = await asyncio.wrap_future(future)
            except asyncio.CancelledError:
                self._process.cancel()
                raise
        if not found:
            raise Refused(503, "server-no-hint")
        return found, self._process.full

    async def close(self) -> None:
        """End the process."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._process.end()
        self._thread.shutdown(wait=True)
