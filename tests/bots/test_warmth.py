"""Bots and hints answer from compiled code, whatever their process has served before, and say what they wait for."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import ludi
from ludi.bots import BotProcess, HintProcess, ask, make_bot, warmth
from ludi.bots.levels import needs_code
from ludi.kernel.titles import TITLES

ROOT = Path(__file__).resolve().parents[2]


def choice(title: str, players: int | None = None) -> ludi.State:
    """The first decision of a game that is one."""
    state, rng = ludi.make(title, players).start(), random.Random(3)
    while state.to_move == ludi.CHANCE or len(state.legal()) < 2:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            state.apply(state.legal()[0])
    return state


@pytest.mark.soak
def test_a_bot_process_answers_from_compiled_code_in_every_title_that_it_serves() -> None:
    """Arena after Lusitania, Roma after Pokern, Empire after Roma, and back: from the first question on."""
    rng = random.Random(1)
    with BotProcess("consul") as bot:
        for title in ("lusitania", "arena", "pokern", "roma", "empire", "lusitania"):
            state = choice(title)
            assert bot.choose(state, rng) in state.legal()
            assert (bot.full, bot.failed) == (True, "")
            assert bot.home in {"wasm", "fast"}


def test_the_process_of_hints_answers_from_compiled_code_in_every_title() -> None:
    with HintProcess() as adviser:
        for title, players in (("roma", 2), ("pokern", 1), ("lusitania", 2)):
            state = choice(title, players)
            moves = adviser.advise(ask(state, random.Random(1)), iterations=50)
            assert {x.action for x in moves} <= set(state.legal())
            assert adviser.full
            assert adviser.home in {"wasm", "fast"}
            assert all((x.points is not None) == (title == "pokern") for x in moves), (
                "the solver's, from the first question on"
            )


def test_a_level_of_this_process_answers_at_once_or_loads_what_it_needs_before(without_wasm: dict[str, str]) -> None:
    code = """
import random
from tests.bots.test_warmth import choice
from ludi.bots import ask, make_bot, warmth
assert not warmth.is_warm("pokern")
answer = make_bot("consul").answer(ask(choice("pokern"), random.Random(1)))
print(answer.home, answer.full, warmth.is_warm("pokern"))
"""
    for more, found in (({}, "wasm True False"), (without_wasm, "fast True True")):
        said = subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, **more}, capture_output=True, text=True, check=True
        )
        assert said.stdout.splitlines() == [found]


def test_what_was_compiled_is_loaded_once_a_title_was_thought_about_for_long() -> None:
    """A short game is not worth the time and the memory that loading takes."""
    warmth.warm(ludi.make("roma"))  # compiled, if it was not
    code = """
import threading, ludi
from ludi.bots import warmth
game = ludi.make("roma")
warmth.begin(game)
warmth.thought(game, "wasm", warmth.WORTH_LOADING - 1)
warmth.thought(game, "fast", 10 * warmth.WORTH_LOADING)
print(threading.active_count(), warmth.is_warm("roma"))
warmth.thought(ludi.make("arena"), "wasm", 2)
warmth.thought(game, "wasm", 1)
for thread in threading.enumerate():
    if thread is not threading.main_thread():
        thread.join()
print(warmth.is_warm("roma"), warmth.is_warm("arena"))
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines() == ["1 False", "True True"]


@pytest.mark.soak
def test_while_it_loads_a_process_says_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, without_wasm: dict[str, str]
) -> None:
    """A folder with nothing compiled: the waiting is told in numbers that grow, before any answer."""
    heard: list[tuple[int, int]] = []
    compiling = threading.Event()

    def warming(done: int, total: int) -> None:
        heard.append((done, total))
        if done >= 3:
            compiling.set()
            bot.cancel()

    for name, value in ({"LUDI_CACHE": str(tmp_path)} | without_wasm).items():
        monkeypatch.setenv(name, value)
    with BotProcess("centurio") as bot:
        bot.choose(choice("roma"), random.Random(1), warming)
        assert compiling.is_set(), "no answer came before"
    assert heard[0] == (0, 0)
    assert heard == sorted(heard, key=lambda x: x[0])
    assert 3 <= heard[-1][0] < heard[-1][1]


@pytest.mark.parametrize(("title", "players"), [("roma", 2), ("arena", 2), ("lusitania", 2), ("empire", 3)])
def test_with_an_empty_cache_nobody_waits_and_nothing_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str, players: int
) -> None:
    monkeypatch.setenv("LUDI_CACHE", str(tmp_path))
    state, heard, searched = choice(title, players), list[tuple[int, int]](), list[tuple[str, int, int]]()
    with BotProcess("centurio") as bot, HintProcess() as adviser:
        assert bot.choose(state, random.Random(1), lambda *said: heard.append(said)) in state.legal()
        assert (bot.home, bot.full, bot.warm) == ("wasm", True, frozenset())
        assert adviser.advise(ask(state, random.Random(1)), 50, lambda key, *said: searched.append((key, *said)))
        assert (adviser.home, adviser.full) == ("wasm", True)
    assert searched, "it says how far it is"
    for key, done, total in searched:  # and of compiled code nothing
        assert key == "server-hint-searched"
        assert 0 < done <= total
    assert heard == []
    assert list(tmp_path.rglob("*.nbi")) == []


def test_a_process_that_was_cancelled_keeps_its_code_and_answers_the_next_question() -> None:
    state, rng = choice("roma"), random.Random(1)
    with BotProcess("caesar", ms=600_000) as bot:
        bot.warm_up("roma")
        threading.Timer(0.5, bot.cancel).start()
        bot.choose(state, rng)
        bot.ms = 20
        assert bot.choose(state, rng) in state.legal()
        assert (bot.full, bot.failed) == (True, "")


@pytest.mark.soak
def test_warming_up_says_whether_the_code_is_there(
    without_wasm: dict[str, str], without_code: dict[str, str], without_numba: dict[str, str]
) -> None:
    """Loaded, or in the wasm home; Roma and Arena share their rules."""
    script = """
from ludi.bots import BotProcess
with BotProcess("random") as bot:
    print(bot.warm_up("roma"), *sorted(bot.warm))
"""
    for missing, wanted in ((without_wasm, "True arena roma"), (without_numba, "True"), (without_code, "False")):
        run = [sys.executable, "-c", script]
        said = subprocess.run(run, env=os.environ | missing, capture_output=True, text=True, check=True)
        assert said.stdout.strip() == wanted


def test_code_that_cannot_be_loaded_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    """A compiler that fails: the answer is legal, and says that it is not at full strength."""
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n\nsys.modules['wasmtime'] = None\nimport ludi.kernel.engine as engine\n\n"
        "def broken(*_: object) -> None:\n    raise OSError('no space left')\n\n"
        "engine.Engine.warm = broken\n"
    )
    question = ask(choice("lusitania"), random.Random(1))
    done = subprocess.run(
        [sys.executable, "-m", "ludi.bots.worker"],
        input=json.dumps(question.as_dict() | {"id": 1, "level": "consul"}) + "\n",
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    answer = json.loads(done.stdout.splitlines()[-1])
    assert answer["action"] in question.legal
    assert (answer["home"], answer["full"]) == ("plain", False)


@pytest.mark.parametrize("title", TITLES)
def test_what_is_quick_in_both_homes_waits_for_nothing(title: str) -> None:
    assert not needs_code("random", title)
    assert needs_code("caesar", title)
    assert needs_code("consul", title, 10.0)


def test_a_short_search_is_the_same_in_both_homes() -> None:
    """So the level may answer before the code is loaded, at full strength."""
    question = ask(choice("roma"), random.Random(4))
    assert not needs_code("greedy", "roma")
    before = make_bot("greedy").choose(question)
    warmth.warm(question.game)
    assert make_bot("greedy").choose(question) == before


def test_two_processes_do_not_compile_the_same_code_at_the_same_time(tmp_path: Path) -> None:
    """The second one waits for the lock, and finds all compiled."""
    with warmth.only_compiler("roma"):
        pass
    script = f"""
import os, sys, time
os.environ["LUDI_CACHE"] = {str(tmp_path)!r}
from ludi.bots import warmth
with warmth.only_compiler("roma"):
    print("in", flush=True)
    sys.stdin.readline()
"""
    command = [sys.executable, "-c", script]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, **pipes) as one, subprocess.Popen(command, **pipes) as two:  # type: ignore[call-overload]
        outs = [p.stdout for p in (one, two)]
        import select

        (first,), _, _ = select.select(outs, [], [], 60)
        assert first.readline() == "in\n"
        second = outs[1 - outs.index(first)]
        assert select.select([second], [], [], 1.0)[0] == []
        for p in (one, two):
            p.stdin.write("\n")
            p.stdin.flush()
        assert second.readline() == "in\n"


def test_a_process_that_was_ended_is_not_started_again() -> None:
    bot = BotProcess("random")
    bot.end()
    assert not bot.warm_up("roma")
    assert "not wanted any more" in bot.failed


def test_the_benchmark_of_changed_titles_compares_what_both_answer_from() -> None:
    """A first answer comes from the wasm home, which was taken for one that is not at full strength."""
    command = ["bench/bot_processes.py", "--level", "centurio", "--pair", "roma:arena", "--moves", "2"]
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in done.stdout.splitlines()[2:]]
    assert rows
    assert all(row[:2] == ["arena after roma", "centurio"] and row[2] in {"wasm", "fast"} for row in rows)
    assert 1 <= sum(int(row[3]) for row in rows) <= 2
