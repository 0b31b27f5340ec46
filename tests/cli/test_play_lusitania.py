"""Lusitania XXI at the terminal: line by line through a pipe, and on the full screen by keys."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.cli.terminal import complaint, only_game, run
from tests.cli.test_play_screen import board, on_screen, own_turn, shown
from textual.pilot import Pilot

import ludi
from ludi.cli.local import PERSON, LocalMatch
from ludi.cli.screen import KEYS, Screen

FIRST = "1\n" * 4000


def plural(points: str) -> str:
    return "" if points == "1" else "s"


@pytest.mark.soak
def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    short = ("--option", "max_turns=24", "--option", "laurus=true", "--option", "virtus=true")
    done = run(tmp_path, "play", "lusitania", "--plain", "--bot", "random", "--seed", "4", *short, given=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    record = ludi.Record.load(only_game(tmp_path))
    assert record.finished
    mine, other = (f"{points:g}" for points in record.verify().points())
    assert f"You: {mine} point{plural(mine)}, Bot Random: {other} point{plural(other)}" in done.stdout
    assert "{" not in done.stdout
    assert "lusitania-" not in done.stdout.replace(only_game(tmp_path).name, "")


def test_four_at_a_table(tmp_path: Path) -> None:
    short = ("--option", "max_turns=12")
    done = run(tmp_path, "play", "lusitania", "--players", "4", "--bot", "random", "--seat", "3", *short, given=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Players: Bot Random 1, Bot Random 2, You, Bot Random 4." in done.stdout


@pytest.mark.parametrize("given", ["1", "5"])
def test_another_number_of_players_is_refused(tmp_path: Path, given: str) -> None:
    assert "lusitania is for 2 to 4" in complaint(run(tmp_path, "play", "lusitania", "--players", given))


@pytest.mark.soak(but=1)
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_by_keys(tmp_path: Path, players: int) -> None:
    seats = [PERSON, *["random"] * (players - 1)]
    names = ["You", *(f"Bot Random {n}" for n in range(2, players + 1))]
    game = ludi.make("lusitania", players, max_turns=4 * players)
    match, rng = LocalMatch.new(game, seats, names, tmp_path / "game.jsonl", seed="7"), random.Random(1)

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        while not match.over:
            await own_turn(app, pilot)
            if match.over:
                break
            seen.update(line.strip() for line in board(app)[:13])
            await pilot.press(KEYS[rng.randrange(min(len(app.choices), len(KEYS)))])
        await pilot.pause()
        said.append(shown(app, "#ask"))

    seen, said = set[str](), list[str]()
    on_screen(match, script)
    assert match.over
    assert "point" in said[0]
    assert any("You" in line for line in seen)
