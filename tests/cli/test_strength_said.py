"""The terminal, line by line, says when a bot is weak, and how far it is while it loads; so does `ludi simulate`."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pexpect
import pytest
from tests.cli.terminal import LUDI, environment

import ludi
from ludi.bots import HintProcess
from ludi.cli import plain
from ludi.cli.local import PERSON, LocalMatch
from ludi.cli.simulate import Simulation
from ludi.cli.table import Table
from ludi.locales import text

WEAK = "Compiled code is missing here: bots and hints are slower and weaker."
FIRST = "1\n" * 400


@pytest.fixture
def weak(monkeypatch: pytest.MonkeyPatch, without_code: dict[str, str]) -> None:
    """Numba and wasmtime are missing."""
    for name, value in without_code.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, without_wasm: dict[str, str]) -> None:
    """Nothing is compiled, and there is no wasm home."""
    for name, value in ({"LUDI_CACHE": str(tmp_path / "cache")} | without_wasm).items():
        monkeypatch.setenv(name, value)


def run(folder: Path, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command from its beginning: what it finds missing is missing then."""
    return subprocess.run(
        [LUDI, *words], input=given, env=environment(folder), capture_output=True, text=True, timeout=120, check=False
    )


def play(folder: Path, level: str, title: str = "pokern", given: str = FIRST) -> str:
    """What the terminal says in a short game, line by line, against a bot with little time."""
    words = ("play", title, "--plain", "--bot", level, "--ms", "20", "--seed", "4", "--option", "max_rounds=2")
    done = run(folder, *(words if title == "pokern" else words[:-2]), given=given)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.soak
@pytest.mark.usefixtures("weak")
def test_line_by_line_a_weak_bot_is_told_once(tmp_path: Path) -> None:
    assert play(tmp_path / "a", "caesar").count(WEAK) == 1
    assert WEAK not in play(tmp_path / "b", "random", "roma", "1\n"), "that level has all that it needs"


def test_line_by_line_nothing_is_told_of_a_strong_one(tmp_path: Path) -> None:
    assert WEAK not in play(tmp_path, "centurio", "roma", "1\n")


@pytest.mark.soak
@pytest.mark.usefixtures("weak")
def test_line_by_line_weak_hints_are_told(tmp_path: Path) -> None:
    said = play(tmp_path, "random", given="hint\nhint\n")
    assert said.count(WEAK) == 1


@pytest.mark.soak
@pytest.mark.usefixtures("cold")
def test_line_by_line_a_bot_that_loads_says_how_far_it_is(tmp_path: Path) -> None:
    words = ["play", "roma", "--plain", "--bot", "centurio", "--seed", "4", "--seat", "2"]
    with pexpect.spawn(LUDI, words, env=environment(tmp_path), encoding="utf-8", timeout=300) as terminal:
        terminal.expect(r"Bot Centurio is warming up: (\d+) of (\d+)")
        assert 0 < int(terminal.match[1]) < int(terminal.match[2])
        terminal.sendintr()
        terminal.expect(pexpect.EOF)


def test_line_by_line_what_has_not_gone_on_is_not_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(plain, "SAY_EVERY", 0.0)
    match = LocalMatch(ludi.Record(ludi.make("roma"), players=["You", "Bot"]), (PERSON, "random"), tmp_path / "game")
    with HintProcess() as hints:
        told = plain.Plain(Table(match, text("en")), {}, hints)._now_and_then()
        for done, total in ((0, 0), (0, 0), (1, 4), (1, 4), (1, 4), (2, 4)):
            told("server-hint-warming", done, total)
    assert capsys.readouterr().out.splitlines() == [
        "The hints are still warming up.",
        "The hints are still warming up: 1 of 4 parts are ready.",
        "The hints are still warming up: 2 of 4 parts are ready.",
    ]


@pytest.mark.usefixtures("weak")
@pytest.mark.parametrize(("title", "level", "said"), [("pokern", "caesar", 1), ("pokern", "random", 0)])
def test_simulate_says_that_bots_are_weaker(tmp_path: Path, title: str, level: str, said: int) -> None:
    words = ("--games", "1", "--jobs", "1", "--ms", "10", "--option", "max_rounds=1", "--seed", "1")
    done = run(tmp_path, "simulate", title, "--bots", f"{level},random", *words)
    assert done.returncode == 0
    assert done.stderr.count(WEAK) == said


def test_simulate_says_what_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    with Simulation(text("en"), frozenset(range(2)), None) as meter:
        meter.warming(3, 40)
    assert "Compiling, just this once: 3 of 40 functions" in capsys.readouterr().err
