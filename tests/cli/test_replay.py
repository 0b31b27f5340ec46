"""`ludi replay`: through a pipe and on a terminal, whole and as one seat saw it."""

from __future__ import annotations

import random
import re
import subprocess
from io import StringIO
from pathlib import Path

import pexpect
import pytest
from rich.console import Console
from tests.cli import forked
from tests.cli.terminal import LUDI, complaint, environment, run

import ludi
from ludi.cli.story import Story
from ludi.locales import text
from ludi.match import commitment


@pytest.fixture(scope="module")
def record() -> ludi.Record:
    """A whole random game."""
    game, rng = ludi.make("roma"), random.Random(11)
    state, actions = game.start(), []
    while state.to_move != ludi.OVER:
        actions.append(rng.choice(state.possible()))
        state.apply(actions[-1])
    return ludi.Record(game, actions, players=["Livia", "Marcus"])


@pytest.fixture
def file(record: ludi.Record, tmp_path: Path) -> Path:
    record.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def told(file: Path, *words: str) -> list[str]:
    done = run(file.parent, "replay", str(file), *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert "roma-" not in done.stdout, "a sentence is missing in the catalogue"
    return done.stdout.splitlines()


def test_a_pipe_gets_the_whole_story_and_the_end(record: ludi.Record, file: Path) -> None:
    lines = told(file)
    turns = record.verify().to_dict()["turn"]
    assert [line for line in lines if re.match(r"Turn \d+: ", line)] == [
        f"Turn {n}: {record.players[(n + 1) % 2]}" for n in range(1, turns + 1)
    ]
    n = len(record.actions)
    assert f"After {n} of {n} actions" in lines
    scores = record.verify().scores()
    assert lines[-1] == f"Result: Livia {scores[0]}, Marcus {scores[1]}."


@pytest.mark.soak
def test_the_position_after_some_actions(file: Path, record: ludi.Record) -> None:
    n = len(record.actions)
    lines = told(file, "--at", "0")
    assert lines[:2] == ["", f"After 0 of {n} actions"]
    assert not any(line.startswith("Result") for line in lines)
    everything, lines = told(file), told(file, "--at", "30")
    told_by_then = lines[: lines.index("")]
    assert told_by_then == everything[: len(told_by_then)]
    assert 10 < len(told_by_then) < everything.index("")
    assert lines[len(told_by_then) + 1] == f"After 30 of {n} actions"


@pytest.mark.soak
def test_a_seat_is_told_what_it_saw_and_no_more(record: ludi.Record, file: Path) -> None:
    """The cards that both were dealt and gave away stand in the whole story, and for each seat only its own."""
    at = next(i for i, state in enumerate(record.states()) if state.decision() == "place")
    everything = told(file, "--at", str(at))
    first, second = (told(file, "--at", str(at), "--seat", seat) for seat in ("1", "2"))
    for lines, me, other in ((first, "Livia", "Marcus"), (second, "Marcus", "Livia")):
        drawn = [line for line in everything if line.startswith(f"{me} drew ")]
        assert len(drawn) == 4
        assert [line for line in lines if line.startswith(f"{me} drew ")] == drawn
        assert not any(line.startswith(f"{other} drew ") for line in lines)
        assert f"{other} gave away a card." in lines
    assert not any(line.endswith("gave away a card.") for line in everything)


@pytest.mark.soak
def test_every_moment_can_be_shown_to_every_seat(record: ludi.Record) -> None:
    for seat in (None, 1, 2):
        story = Story(text("en"), record, seat)
        assert story.last == len(record.actions)
        for i in range(story.last + 1):
            assert all("roma-" not in line for line in story.describe(i))
            out = StringIO()
            Console(width=80, file=out).print(story.picture(i, 80))
            assert "Livia" in out.getvalue()


def test_what_is_not_there_is_refused(record: ludi.Record, file: Path, tmp_path: Path) -> None:
    n = len(record.actions)
    assert f"at: {n + 1} was given, a number from 0 to {n} is accepted" in complaint(
        run(tmp_path, "replay", str(file), "--at", str(n + 1))
    )
    assert "seat: 3 was given, 1, 2 is accepted" in complaint(run(tmp_path, "replay", str(file), "--seat", "3"))
    assert "none.jsonl cannot be read" in complaint(run(tmp_path, "replay", str(tmp_path / "none.jsonl")))


def screen(file: Path, *words: str, **more: str) -> pexpect.spawn[str]:
    return pexpect.spawn(
        LUDI,
        ["replay", str(file), *words],
        env={**environment(file.parent), **more},
        encoding="utf-8",
        timeout=120,
        dimensions=(30, 100),
    )


def test_a_terminal_steps_by_keys(record: ludi.Record, file: Path) -> None:
    n = len(record.actions)
    starts = [
        i for i, s in enumerate(record.states()) if i and s.to_dict()["turn"] != record.state(i - 1).to_dict()["turn"]
    ]
    seen = screen(file, "--at", "2")
    seen.expect(f"After 2 of {n} actions")
    keys = [("n", 3), ("\x1b[C", 4), ("b", 3), ("\x1b[D", 2), ("f", starts[0]), ("\x1b[B", starts[1])]
    keys += [("n", starts[1] + 1), ("r", starts[1]), ("\x1b[A", starts[0]), ("e", n), ("s", 0)]
    for key, to in keys:
        seen.send(key)
        seen.expect(f"After {to} of {n} actions")
    seen.send("q")
    seen.expect(pexpect.EOF)
    seen.close()
    assert seen.exitstatus == 0


def test_ctrl_c_leaves_with_130(file: Path) -> None:
    seen = screen(file)
    seen.expect("After 0 of")
    seen.sendcontrol("c")
    seen.expect(pexpect.EOF)
    seen.close()
    assert seen.exitstatus == 130
    assert "Traceback" not in (seen.before or "")


def test_a_terminal_that_cannot_draw_is_told_line_by_line(file: Path) -> None:
    seen = screen(file, TERM="dumb")
    seen.expect("Result: ")
    seen.expect(pexpect.EOF)
    assert "\x1b" not in str(seen.before)
    seen.close()
    assert seen.exitstatus == 0


def test_who_resigned_is_told_with_the_result(record: ludi.Record, tmp_path: Path) -> None:
    file = tmp_path / "resigned.jsonl"
    ludi.Record(record.game, record.actions[:5], players=("Ada", "Bob"), resigned=1).save(file)
    assert ", resigned: Bob" in run(tmp_path, "verify", str(file)).stdout
    assert ", resigned: Bob." in run(tmp_path, "replay", str(file)).stdout


def test_what_does_not_verify_is_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    done = forked.run(("verify", "none.jsonl"), "", {**environment(tmp_path), "LUDI_LANG": "fr"})
    assert done.returncode == 2
    assert done.stderr == "none.jsonl ne peut pas être lu\u202f: il n’existe pas\n"


def test_verify_checks_the_draws_of_a_match_against_its_commitment(tmp_path: Path) -> None:
    secret = commitment.Secret(bytes(range(32)), b"salt" * 8)
    game = ludi.make("roma", max_turns=2)
    state, record = game.start(), ludi.Record(game)
    n = 0
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            way = commitment.draw(secret.seed, "match", n, state.decision(), game.rules.ways(state.raw))
            record.actions.append(int(game.rules.outcome(state.raw, way)))
            n += 1
        else:
            record.actions.append(state.legal()[-1])
        state.apply(record.actions[-1])
    told = {"game": "match", "commitment": secret.commitment, "seed": secret.seed.hex(), "salt": secret.salt.hex()}
    record.note = {"chance": told}
    file = tmp_path / "match.jsonl"
    record.save(file)
    done = run(tmp_path, "verify", str(file))
    assert done.returncode == 0
    assert f"{n} draws" in done.stdout
    record.note = {"chance": {**told, "seed": bytes(32).hex()}}
    record.save(file)
    assert "not the one that was committed to" in complaint_of(run(tmp_path, "verify", str(file)), file)


def complaint_of(done: subprocess.CompletedProcess[str], file: Path) -> str:
    """The one line about a file that does not verify."""
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(str(file))
    return line
