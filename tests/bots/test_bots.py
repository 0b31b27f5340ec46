"""Bots: legal answers, in a process of their own; one that dies, overruns or talks nonsense is replaced."""

from __future__ import annotations

import json
import logging
import random
import sys
import threading
import time
from pathlib import Path

import pytest

import ludi
from ludi.bots import LEVELS, BotProcess, HintProcess, Question, ask, make_bot


def asked(seed: int = 1) -> ludi.State:
    state, rng = ludi.make("roma").start(), random.Random(seed)
    while state.to_move == ludi.CHANCE:
        state.sample(rng)
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_with_legal_moves_for_a_whole_game(level: str) -> None:
    bot = make_bot(level, ms=2 if level in ("consul", "caesar") else None)
    state, rng = ludi.make("roma", max_turns=4).start(), random.Random(5)
    asked = 0
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            state.apply(bot.choose(ask(state, rng)))
            asked += 1
    assert asked > 10


@pytest.mark.parametrize(("level", "ms"), [("deity", None), ("", None), ("tiro", 0), ("tiro", -5), ("tiro", 1e9)])
def test_unknown_levels_and_times(level: str, ms: float | None) -> None:
    with pytest.raises(ludi.BadOption, match=r"accepted"):
        make_bot(level, ms)
    with pytest.raises(ludi.BadOption):
        BotProcess(level, ms)


def test_a_question_holds_nothing_that_the_seat_cannot_know() -> None:
    """Equal questions, to the byte, in two worlds that look the same to the seat."""
    state = asked()
    for n in range(20):
        world = state.redeal(0, random.Random(n))
        one, two = (json.dumps(ask(s, random.Random(7)).as_dict()) for s in (state, world))
        assert one == two


def test_a_question_survives_the_way_to_another_process() -> None:
    question = ask(asked(), random.Random(3), ms=20)
    again = Question.from_dict(json.loads(json.dumps(question.as_dict())))
    assert again == question
    assert make_bot("tiro").choose(again) == make_bot("tiro").choose(question)


def test_levels_with_iterations_are_deterministic() -> None:
    state = asked()
    for level in ("random", "greedy", "tiro", "centurio"):
        moves = {make_bot(level).choose(ask(state, random.Random(4))) for _ in range(3)}
        assert len(moves) == 1


def test_a_bot_process_plays(caplog: pytest.LogCaptureFixture) -> None:
    state, rng = asked(), random.Random(2)
    with BotProcess("tiro") as bot, caplog.at_level(logging.WARNING, "ludi.bots"):
        for _ in range(4):
            if state.to_move >= 0:
                state.apply(bot.choose(state, rng))
    assert not caplog.records


def program(tmp_path: Path, body: str) -> list[str]:
    file = tmp_path / "bot.py"
    file.write_text("import json, sys, time\nfor line in sys.stdin:\n    q = json.loads(line)\n" + body)
    return [sys.executable, str(file)]


def say(answer: str) -> str:
    return f"    print(json.dumps({answer}), flush=True)\n"


def test_somebody_elses_bot_gets_the_view_and_the_legal_moves_but_no_world(tmp_path: Path) -> None:
    seen = tmp_path / "seen.json"
    body = f"    open({str(seen)!r}, 'w').write(line)\n" + say("{'id': q['id'], 'action': q['legal'][-1]}")
    state = asked()
    with BotProcess("theirs", ms=500, command=program(tmp_path, body)) as bot:
        assert bot.choose(state, random.Random(1)) == state.legal()[-1]
    question = json.loads(seen.read_text())
    assert sorted(question) == ["id", "legal", "ms", "options", "players", "seat", "seed", "texts", "title", "view"]
    assert question["view"] == state.view(0)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("    sys.exit(3)\n", "its process ended"),
        (say("{'id': q['id'], 'action': 99999}"), "it answered"),
        (say("{'id': 77, 'action': q['legal'][0]}"), "it answered"),
        ("    print('hello', flush=True)\n", "Expecting value"),
        (say("[1, 2]"), "it answered"),
    ],
)
def test_a_bot_that_fails_is_replaced_by_a_legal_move_and_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, body: str, why: str
) -> None:
    state = asked()
    with BotProcess("theirs", ms=500, command=program(tmp_path, body)) as bot:
        for _ in range(2):
            assert bot.choose(state, random.Random(1)) in state.legal()
    assert len(caplog.records) == 2
    assert all(why in r.getMessage() and "random move" in r.getMessage() for r in caplog.records)


def test_a_bot_that_overruns_is_stopped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludi.bots.process.GRACE_MS", 300.0)
    state = asked()
    with BotProcess("theirs", ms=50, command=program(tmp_path, "    time.sleep(60)\n")) as bot:
        assert bot.choose(state, random.Random(1)) in state.legal()
    assert "longer than 350 ms" in caplog.text


def test_hints_that_take_too_long_are_said_to(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludi.bots.process.UNTIMED_MS", 300.0)
    question = ask(asked(), random.Random(1), ms=50)
    with HintProcess(program(tmp_path, "    time.sleep(60)\n")) as hints:
        assert hints.advise(question) == []
    assert "hints: it thought longer than 350 ms" in caplog.text


def test_a_program_that_is_not_there(caplog: pytest.LogCaptureFixture) -> None:
    state = asked()
    with BotProcess("theirs", command=["/no/such/program"]) as bot:
        assert bot.choose(state, random.Random(1)) in state.legal()
    assert "No such file" in caplog.text


def test_thinking_can_be_cancelled() -> None:
    state = asked()
    bot = BotProcess("caesar", ms=60_000)
    threading.Timer(1.0, bot.cancel).start()
    began = time.monotonic()
    bot.choose(state, random.Random(1))
    assert time.monotonic() - began < 30
    bot.close()
