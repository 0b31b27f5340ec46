"""History of the Roman Empire at the terminal: line by line through a pipe, and on the full screen by keys."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.cli.terminal import complaint, only_game, run
from tests.cli.test_play_screen import board, on_screen, own_turn, shown
from textual.pilot import Pilot

import ludi
from ludi.cli.local import PERSON, LocalMatch
from ludi.cli.screen import KEYS, Reading, Screen

FIRST = "1\n" * 4000


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    bribes = ("--option", "bribe_barbarians=true")
    done = run(tmp_path, "play", "empire", "--plain", "--bot", "random", "--seed", "4", *bribes, given=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    record = ludi.Record.load(only_game(tmp_path))
    assert record.finished
    assert "Players: You, Bot Random 2, Bot Random 3, Bot Random 4." in done.stdout
    points = record.verify().points()
    assert f"You: {points[0]:g} points, Bot Random 2: {points[1]:g} point" in done.stdout
    assert "A faction may buy peace from a people that is about to attack: yes" in done.stdout
    assert "Turn 7\n" in done.stdout
    assert "{" not in done.stdout
    assert "empire-" not in done.stdout.replace(only_game(tmp_path).name, "")


@pytest.mark.parametrize("given", ["1", "5"])
def test_another_number_of_players_is_refused(tmp_path: Path, given: str) -> None:
    assert "empire is for 2 to 4" in complaint(run(tmp_path, "play", "empire", "--players", given))


def test_commands_answer_in_words(tmp_path: Path) -> None:
    lines = "state\nhelp fury\nplace nowhere\ngive 3\nlog\nquit\n"
    done = run(tmp_path, "play", "empire", "--plain", "--bot", "random", "--seed", "4", given=lines)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Emperors of turn 1: 1 Crassus: 2 more legions†" in done.stdout
    assert "Fury (set 2; turns 1–7; before the phase; of a people; house value): Your main people wins" in done.stdout
    assert "“place nowhere” is neither a move nor a command here." in done.stdout
    assert "You gave the people token to Bot Random 4." in done.stdout


@pytest.mark.soak
def test_two_turns_by_keys_and_the_rest_through_a_pipe(tmp_path: Path) -> None:
    """Two players lead two sides each; the game is left on the screen and resumed line by line."""
    file = tmp_path / "game.jsonl"
    match = LocalMatch.new(ludi.make("empire", 2), [PERSON, "random"], ["You", "Bot Random"], file, seed="7")
    rng, seen, said = random.Random(1), list[str](), list[str]()

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        while match.view(0)["turn"] < 2:
            await own_turn(app, pilot)
            seen.extend(line.rstrip() for line in board(app)[:14])
            await pilot.press(KEYS[rng.randrange(min(len(app.choices), len(KEYS)))])
        await own_turn(app, pilot)
        said.append(shown(app, "#ask"))
        await pilot.press("0")
        assert isinstance(app.screen, Reading)
        said.extend(board(app)[:3])
        await pilot.press("escape", "q")

    on_screen(match, script)
    assert any("▲ You I " in line for line in seen)
    assert any("● You II " in line for line in seen)
    assert any("Turn 1 of 7" in line for line in seen)
    assert said[0].startswith("You I")
    assert "Map and charts" in said[1]
    done = run(tmp_path, "play", "--resume", str(file), "--plain", given=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    record = ludi.Record.load(file)
    assert record.finished
    mine, other = (f"{points:g}" for points in record.verify().points())
    assert f"You: {mine} points, Bot Random: {other} points" in done.stdout
    everything = run(tmp_path, "replay", str(file), "--at", "80")
    assert (everything.returncode, everything.stderr) == (0, "")
    hands = [line for line in everything.stdout.splitlines() if "event cards:" in line]
    assert {line.partition(",")[0] for line in hands} == {"You I", "You II", "Bot Random I", "Bot Random II"}


@pytest.mark.soak
def test_three_play_on_a_wide_screen_with_the_map(tmp_path: Path) -> None:
    match = LocalMatch.new(
        ludi.make("empire", 3), [PERSON, "random", "random"], ["You", "Bot 2", "Bot 3"], tmp_path / "g", seed="3"
    )
    rng, seen = random.Random(2), set[str]()

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(120, 40)
        while match.view(0)["turn"] < 2:
            await own_turn(app, pilot)
            seen.update(line.rstrip() for line in board(app)[:27])
            await pilot.press(KEYS[rng.randrange(min(len(app.choices), len(KEYS)))])

    on_screen(match, script)
    assert any("AQU" in line or "ITA" in line or "MAC" in line or "SYR" in line for line in seen), "legions on the map"
    assert any("Gallia      2†" in line for line in seen), "areas with their value beside it"
