"""A match without a screen: chance, undo, the file."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.console import Console

import ludi
from ludi.cli.boards import picture
from ludi.cli.local import PERSON, LocalMatch
from ludi.cli.story import result
from ludi.cli.table import Table
from ludi.locales import Text

NAMES = ("Player 1", "Player 2")


def match(folder: Path, seed: str | None = "7") -> LocalMatch:
    return LocalMatch.new(ludi.make("roma"), (PERSON, PERSON), NAMES, folder / "game.jsonl", seed=seed)


def play_on(game: LocalMatch, rng: random.Random, until: int = 10**9) -> None:
    while not game.over and len(game.record.actions) < until:
        game.play(rng.choice(game.state.legal()))


def test_a_whole_game_is_in_the_file_after_every_move(tmp_path: Path) -> None:
    game, rng = match(tmp_path), random.Random(1)
    while not game.over:
        game.play(rng.choice(game.state.legal()))
        assert ludi.Record.load(game.file).actions == game.record.actions
    assert ludi.Record.load(game.file).finished


def test_the_log_of_a_seat_is_what_the_record_shows_it(tmp_path: Path) -> None:
    game = match(tmp_path)
    play_on(game, random.Random(2), 200)
    for seat in (0, 1):
        before, told = game.record.start().view(seat), []
        for n, (entry, after) in enumerate(game.record.seen_by(seat), 1):
            told += [(n, t) for t in game.game.event_messages(before, entry, after)]
            before = after
        assert [(line.n, t) for line in game.log[seat] for t in line.told] == told
        assert game.view(seat) == before


@pytest.mark.soak
def test_equal_seeds_give_equal_games_and_no_seed_gives_others(tmp_path: Path) -> None:
    def played(folder: str, seed: str | None) -> list[int]:
        game = match(tmp_path / folder, seed)
        play_on(game, random.Random(3))
        return game.record.actions

    assert played("a", "s") == played("b", "s")
    assert played("c", "t") != played("d", "s")
    assert played("e", None) != played("f", None)


def test_undo_does_not_change_what_chance_brings(tmp_path: Path) -> None:
    straight, back = match(tmp_path / "a"), match(tmp_path / "b")
    rng = random.Random(4)
    undone = 0
    while not straight.over:
        action = rng.choice(straight.state.legal())
        seat = back.to_move
        back.play(rng.choice(back.state.legal()))
        if back.undo(seat):
            undone += 1
            back.play(action)
            straight.play(action)
        else:  # something new came to light: what is done is done
            straight.play(back.record.actions[len(straight.record.actions)])
        assert back.record.actions == straight.record.actions
        assert back.log == straight.log
    assert undone > 20


def test_undo_stops_at_a_die_and_at_the_other_seat(tmp_path: Path) -> None:
    game = match(tmp_path)
    first = game.to_move
    game.play(game.state.legal()[0])
    assert game.undo(first)
    assert not game.undo(first)  # nothing of its own is left: the deal came before
    game.play(game.state.legal()[0])
    game.play(game.state.legal()[0])
    other = game.to_move
    assert other != first
    assert not game.undo(other)
    rng = random.Random(5)
    play_on(game, rng, 30)
    while game.state.decision() != "main":
        game.play(game.state.legal()[0])
    seat, actions = game.to_move, list(game.record.actions)
    game.play(game.state.parse("end"))  # the other seat's dice fall at once
    assert not game.undo(seat)
    assert game.record.actions[: len(actions)] == actions


def test_undo_takes_a_forced_choice_back_with_the_free_one(tmp_path: Path) -> None:
    game = match(tmp_path)
    for _ in range(4):
        game.play(game.state.legal()[0])  # two cards given away by each
    assert game.state.decision() == "placing"
    for _ in range(2):
        game.play(game.state.legal()[0])
        game.play(game.state.legal()[0])
    n = len(game.record.actions)
    game.play(game.state.legal()[0])  # the third card; where it goes is a choice, the fourth card is none
    game.play(game.state.legal()[0])
    assert game.state.decision() == "place"
    assert game.undo(0)
    assert len(game.record.actions) == n + 1
    assert game.state.decision() == "place"


def test_redo_makes_the_choice_again_that_was_just_undone(tmp_path: Path) -> None:
    game = match(tmp_path)
    assert not game.can_redo(game.to_move)
    game.play(game.state.legal()[0])
    seat = game.to_move
    game.play(game.state.legal()[-1])
    actions, log = list(game.record.actions), {p: list(lines) for p, lines in game.log.items()}
    assert game.undo(seat)
    assert game.can_redo(seat)
    assert not game.redo(1 - seat), "only who took it back"
    assert game.redo(seat)
    assert game.record.actions == actions
    assert game.log == log
    assert not game.redo(seat), "once"
    assert LocalMatch.resume(game.file).record.actions == actions
    assert game.undo(seat)
    game.play(game.state.legal()[0])
    assert not game.redo(seat), "something else was done since"


def test_chances_are_hidden_as_long_as_the_player_wants(tmp_path: Path) -> None:
    game = LocalMatch.new(ludi.make("pokern"), (PERSON, PERSON), ["Ann", "Bob"], tmp_path / "pokern.jsonl", seed="3")
    table = Table(game, Text("en"))
    board = picture("pokern")

    def told() -> str:
        """The board, the moves and the position in words."""
        console, view = Console(width=80), game.view(game.to_move)
        with console.capture() as drawn:
            console.print(board.picture(game.game, view, game.to_move, table.names, table.say, 80))
        words = [*(c.words for c in table.choices()), *table.describe(game.to_move)]
        return "\n".join([drawn.get(), *words])

    game.play(game.state.legal()[0])
    assert "%" in told()
    game.show_odds(False)
    assert "%" not in told()
    again = LocalMatch.resume(game.file)
    assert not again.odds, "kept with the game"
    game.show_odds(True)
    assert "%" in told()


def test_resume_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, half = match(tmp_path / "a"), match(tmp_path / "b")
    play_on(whole, random.Random(6))
    while len(half.record.actions) < 60:
        half.play(whole.record.actions[len(half.record.actions)])
    again = LocalMatch.resume(half.file)
    assert (again.people, again.seed, again.record.players) == ((0, 1), "7", list(NAMES))
    assert again.log == half.log
    while not again.over:
        again.play(whole.record.actions[len(again.record.actions)])
    assert again.record.actions == whole.record.actions


def test_a_file_changed_by_another_program_is_not_overwritten(tmp_path: Path) -> None:
    game = match(tmp_path)
    game.file.write_text("mine\n")
    game.play(game.state.legal()[0])
    assert "changed by another program" in game.unsaved
    assert game.file.read_text() == "mine\n"


def test_a_file_that_was_removed_is_written_anew(tmp_path: Path) -> None:
    game = match(tmp_path)
    game.file.unlink()
    game.play(game.state.legal()[0])
    assert game.unsaved == ""
    assert ludi.Record.load(game.file).actions == game.record.actions


def test_a_record_of_bots_cannot_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "bots.jsonl"
    ludi.Record(ludi.make("roma")).save(file)
    with pytest.raises(ludi.BadRecord, match="not of a game that a person played"):
        LocalMatch.resume(file)


def test_who_resigns_has_lost_and_the_file_says_so(tmp_path: Path) -> None:
    game = match(tmp_path)
    play_on(game, random.Random(2), 60)
    played = list(game.record.actions)
    game.resign(game.to_move)
    seat = game.record.resigned
    assert game.over
    assert seat is not None
    assert game.log[seat][-1].told[0].key == "table-told-resign"
    again = LocalMatch.resume(game.file)
    assert (again.over, again.record.actions, again.state.ranks()[1 - seat]) == (True, played, 0)
    said = Table(again, Text("en")).result()
    assert said[:2] == [f"{NAMES[seat]} resigned.", f"{NAMES[1 - seat]} has won."]


@pytest.mark.parametrize(("language", "between"), [("en", ", "), ("fr", ", "), ("zh", "，")])
def test_points_stand_apart_as_the_language_writes_it(tmp_path: Path, language: str, between: str) -> None:
    game = match(tmp_path)
    play_on(game, random.Random(3))
    points = Table(game, Text(language)).result()[-1]
    first, second = points.split(between)
    assert (NAMES[0] in first, NAMES[1] in second) == (True, True)
    told = result(Text(language), game.record, game.state)
    assert [NAMES[0] in part for part in told.split(between)] == [True, False]


def test_among_three_people_a_bot_plays_on_for_who_resigns(tmp_path: Path) -> None:
    names = ("A", "B", "C")
    game = LocalMatch.new(ludi.make("lusitania", 3), (PERSON,) * 3, names, tmp_path / "game.jsonl", seed="7")
    first = game.to_move
    game.resign(first)
    assert (game.over, game.bot_to_move(), game.seats[first]) == (False, True, "centurio")
    again = LocalMatch.resume(game.file)
    assert (again.people, again.seats) == (game.people, game.seats)
    game.play(game.state.legal()[0])
    for seat in game.people[:1]:
        game.resign(seat)
    game.resign(game.people[0])
    assert game.over
