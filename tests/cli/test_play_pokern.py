"""Römisch Pokern at the terminal: line by line through a pipe, and on the full screen by keys."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.terminal import complaint, only_game, run
from tests.cli.test_play_screen import board, on_screen, own_turn, shown
from textual.pilot import Pilot

import ludi
from ludi.bots.protocol import Judged, Kind
from ludi.cli.local import PERSON, LocalMatch
from ludi.cli.screen import KEYS, Screen
from ludi.cli.table import Table
from ludi.locales import text

FIRST = "1\n" * 4000


@pytest.mark.soak
def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "pokern", "--plain", "--bot", "greedy", "--seed", "4", given=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    record = ludi.Record.load(only_game(tmp_path))
    assert record.finished
    scores = record.verify().scores()
    assert f"You: {scores[0]} points, Bot Greedy: {scores[1]} points" in done.stdout
    assert "{" not in done.stdout
    assert "pokern-" not in done.stdout.replace(only_game(tmp_path).name, "")


@pytest.mark.soak
def test_six_at_a_table_and_one_alone(tmp_path: Path) -> None:
    done = run(
        tmp_path, "play", "pokern", "--players", "6", "--bot", "random", "--seat", "4", "--seed", "1", given=FIRST
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Players: Bot Random 1, Bot Random 2, Bot Random 3, You, Bot Random 5, Bot Random 6." in done.stdout
    alone = run(tmp_path / "b", "play", "pokern", "--players", "1", "--option", "turns=3", given=FIRST)
    assert (alone.returncode, alone.stderr) == (0, "")
    assert "Alone: how many turns: 3." in alone.stdout
    record = ludi.Record.load(only_game(tmp_path / "b"))
    assert f"The game is over.\nYou: {record.verify().scores()[0]} points\n" in alone.stdout


@pytest.mark.parametrize(("word", "wanted"), [("7", "pokern is for 1 to 6"), ("two", "a whole number is accepted")])
def test_another_number_of_players_is_refused(tmp_path: Path, word: str, wanted: str) -> None:
    assert wanted in complaint(run(tmp_path, "play", "pokern", "--players", word))


def test_a_shared_victory_names_the_winners(tmp_path: Path) -> None:
    game, shared = ludi.make("pokern", 3, max_rounds=1), 0
    for seed in range(12):
        file = tmp_path / f"{seed}.jsonl"
        match = LocalMatch.new(game, (PERSON,) * 3, ["Ann", "Bob", "Cid"], file, seed=str(seed))
        while not match.over:  # everybody enters the first die
            match.play(match.state.parse("stop" if match.state.decision() == "choosing" else "row 1"))
        scores = dict(zip(match.record.players, match.state.scores(), strict=True))
        first = [name for name, score in scores.items() if score == max(scores.values())]
        won = "You have won." if first == ["You"] else f"{first[0]} has won."
        said = won if len(first) == 1 else f"Shared victory: {', '.join(first)}."
        assert Table(match, text("en")).result()[0] == said
        shared += len(first) > 1
    assert 0 < shared < 12


@pytest.mark.soak(only=("6",))
@pytest.mark.parametrize("players", [2, 6])
def test_a_whole_game_by_keys(tmp_path: Path, players: int) -> None:
    seats = [PERSON, *["greedy"] * (players - 1)]
    names = ["You", *(f"Bot Greedy {n}" for n in range(2, players + 1))]
    match = LocalMatch.new(ludi.make("pokern", players, max_rounds=6), seats, names, tmp_path / "game.jsonl", seed="7")
    rng, seen = random.Random(1), set[str]()

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        while not match.over:
            await own_turn(app, pilot)
            if match.over:
                return
            seen.update(line.strip() for line in board(app)[:13])
            await pilot.press(KEYS[rng.randrange(len(app.choices))])

    async def whole(app: Screen, pilot: Pilot[None]) -> None:
        await script(app, pilot)
        await pilot.pause()
        said.append(shown(app, "#ask"))

    said: list[str] = []
    on_screen(match, whole)
    assert match.over
    assert "points" in said[0]
    assert any(line.startswith("▶ You") for line in seen)
    assert any("IV1−=*" in line for line in seen)


def test_a_hint_says_what_its_number_is(tmp_path: Path) -> None:
    match = LocalMatch.new(ludi.make("pokern", 1), (PERSON,), ["You"], tmp_path / "game.jsonl", seed="1")
    table = Table(match, text("en"))
    action, words = table.choices()[-1].action, table.choices()[-1].words
    move = Judged(action, 0.5, points=163.25)
    kinds = (Kind.POINTS, Kind.LEAST, Kind.ABOUT, Kind.LIKELY, Kind.WIN)
    assert table.hints([replace(move, kind=kind) for kind in kinds]) == [
        f"Hint 1: {words} (163.2 pts)",
        f"Hint 2: {words} (at least 163.2 pts)",
        f"Hint 3: {words} (about 163 pts)",
        f"Hint 4: {words} (about 50% to win)",
        f"Hint 5: {words} (50% to win)",
        "Points at the end with best play.",
    ]
    assert table.hints([Judged(action, 0.5, visits=9)]) == [f"Hint 1: {words} (50% to win, ± 27)"]
    assert table.hints([replace(move, kind=Kind.POINTS, turns=6)])[1] == (
        "Points at the end with best play, if you have 6 turns left: an estimate."
    )
    assert table.hints([replace(move, kind=Kind.LIKELY, turns=2)])[1] == (
        "The end is near: what counts is the chance of winning."
    )
    assert table.hints([]) == ["No hint was found in time; try again."]
