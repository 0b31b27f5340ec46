"""Match records: what is wrong with a file is said with its line, and no file is ever half written."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import complaint
from tests.cli.terminal import run as command

import ludi


@pytest.fixture(scope="module")
def record() -> ludi.Record:
    """A whole random game."""
    game, rng = ludi.make("roma"), random.Random(5)
    state, actions = game.start(), []
    while state.to_move != ludi.OVER:
        actions.append(rng.choice(state.possible()))
        state.apply(actions[-1])
    return ludi.Record(game, actions, players=["Livia", "Marcus"], note={"table": 7})


@pytest.fixture
def rows(record: ludi.Record) -> list[str]:
    """Its lines."""
    return record.lines()


def head(rows: list[str], **fields: Any) -> str:
    """The file with other fields in its header."""
    return text([json.dumps(json.loads(rows[0]) | fields), *rows[1:]])


def text(rows: list[str]) -> str:
    return "".join(row + "\n" for row in rows)


def illegal(rows: list[str]) -> str:
    """The file with the end of a turn where a card is dealt."""
    end = next(row for row in rows if json.loads(row).get("t") == "end")
    return text([*rows[:3], end, *rows[4:]])


def retold(rows: list[str]) -> str:
    return text([*rows[:6], json.dumps(json.loads(rows[6]) | {"t": "end"}), *rows[7:]])


# name -> the file made of the lines of a good one, and what is said of it
BAD: dict[str, tuple[Any, str]] = {
    "empty": (lambda rows: "", "this is empty and no record"),
    "no text at all": (lambda rows: bytes(range(256)), "it is not text"),
    "zeros": (lambda rows: "\0" * 512, "line 1: "),
    "another program's JSON": (lambda rows: '{"format": "png"}\n', "line 1: this is not a match record of Ludi Romani"),
    "a JSON list": (lambda rows: "[1, 2]\n", "line 1: '[1, 2]' is not a JSON object"),
    "too deep": (lambda rows: "[" * 100_000, "line 1: "),
    "older format": (lambda rows: head(rows, ludi=0), "line 1: format 0 was given, 1 is accepted"),
    "other rules": (lambda rows: head(rows, rules=99), "line 1: it was played under version 99 of the rules of roma"),
    "unknown title": (lambda rows: head(rows, title="chess"), "line 1: there is no game 'chess'"),
    "unknown field": (lambda rows: head(rows, cheat=1), "line 1: unknown field 'cheat'"),
    "unknown option": (lambda rows: head(rows, options={"title": "roma"}), "line 1: option 'title' is unknown"),
    "options of a wrong kind": (lambda rows: head(rows, options=[1]), "line 1: options: [1] was given"),
    "wrong option": (lambda rows: head(rows, options={"max_turns": -1}), "line 1: option max_turns: -1 was given"),
    "number of seats": (lambda rows: head(rows, seats=5), "line 1: players: 5 was given"),
    "one name": (lambda rows: head(rows, players=["Livia"]), "line 1: players: ['Livia'] was given"),
    "an escape as a name": (lambda rows: head(rows, players=["\x1b[2J", "M"]), "line 1: players: "),
    "half a character": (
        lambda rows: head(rows, players=["\ud800", "M"]),
        "line 1: a text has half of a surrogate pair",
    ),
    "half a character in a note": (lambda rows: head(rows, note={"x": ["\ud800"]}), "line 1: a text has half of a"),
    "half a character as a key": (lambda rows: head(rows, note={"\udfff": 1}), "line 1: a text has half of a"),
    "no number in a note": (lambda rows: head(rows, note={"x": float("nan")}), "line 1: NaN is not a number"),
    "endless": (lambda rows: head(rows, note={"x": -float("inf")}), "line 1: -Infinity is not a number"),
    "too large": (lambda rows: head(rows, note={"x": 0.5}).replace("0.5", "1e999"), "line 1: a number is too large"),
    "a deep note": (lambda rows: head(rows, note={"x": json.loads("[" * 200 + "]" * 200)}), "more than 32 levels deep"),
    "no number in an action": (lambda rows: text([*rows[:4], '{"a": NaN, "t": ""}']), "line 5: NaN is not a number"),
    "a version that is a word": (lambda rows: head(rows, rules="../2"), "line 1: it was played under version '../2'"),
    "a data file that is not here": (lambda rows: head(rows, facts="00ff"), "line 1: it was played with another data"),
    "note of a wrong kind": (lambda rows: head(rows, note="x"), "line 1: note: 'x' was given"),
    "position of a wrong kind": (lambda rows: head(rows, position=3), "line 1: position: 3 was given"),
    "wrong position": (lambda rows: head(rows, position={"vp": 1}), "line 1: vp: "),
    "header cut": (lambda rows: rows[0][:40], "line 1: "),
    "header without its end": (lambda rows: rows[0], "line 1: the file ends in the middle of a line"),
    "cut in a line": (lambda rows: text(rows)[:-4], "is not a JSON object; the file is damaged, cut off"),
    "cut before the end of a line": (lambda rows: text(rows)[:-1], "the file ends in the middle of a line"),
    "a line damaged": (lambda rows: text([*rows[:4], rows[4][1:], *rows[5:]]), "line 5: "),
    "a line missing its number": (lambda rows: text([*rows[:4], '{"t": "end"}']), "line 5: action None was given"),
    "no such action": (lambda rows: text([*rows[:4], '{"a": 99999, "t": ""}']), "line 5: action 99999 was given"),
    "true as an action": (lambda rows: text([*rows[:4], '{"a": true, "t": ""}']), "line 5: action True was given"),
    "text of another action": (retold, "line 7: action"),
    "illegal in the middle": (illegal, "line 4: 'end' is not legal here"),
    "after the end": (lambda rows: text([*rows, rows[-1]]), "the game is over"),
}


@pytest.mark.parametrize("what", BAD)
def test_what_is_wrong_is_said_and_the_file_is_left_alone(what: str, rows: list[str], tmp_path: Path) -> None:
    make, said = BAD[what]
    made = make(rows)
    file = tmp_path / "game.jsonl"
    file.write_bytes(made if isinstance(made, bytes) else made.encode())
    before = file.read_bytes()
    with pytest.raises(ludi.BadRecord) as refused:
        ludi.Record.load(file).verify()
    assert said in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1
    assert file.read_bytes() == before


def test_the_line_of_the_last_action_is_named_when_it_is_cut(rows: list[str]) -> None:
    with pytest.raises(ludi.BadRecord, match=f"^line {len(rows)}: "):
        ludi.Record.parse(text(rows)[:-4])


def test_a_mark_of_the_byte_order_is_read_over(rows: list[str], tmp_path: Path) -> None:
    """Some editors begin a file with it."""
    file = tmp_path / "game.jsonl"
    file.write_text(text(rows), "utf-8-sig")
    assert ludi.Record.load(file) == ludi.Record.parse(text(rows))


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(ludi.BadRecord, match="cannot be read: Is a directory"):
        ludi.Record.load(tmp_path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ludi.BadRecord, match="cannot be read: No such file"):
        ludi.Record.load(tmp_path / "none.jsonl")


def test_an_enormous_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "zeros"
    with file.open("wb") as zeros:
        zeros.truncate(60_000_000)
    with pytest.raises(ludi.BadRecord, match="zeros is not a match record: it has more than 50,000,000 characters"):
        ludi.Record.load(file)


def test_a_record_comes_back_whole(record: ludi.Record, tmp_path: Path) -> None:
    file = tmp_path / "new" / "game.jsonl"
    record.save(file)
    found = ludi.Record.load(file)
    assert found == record
    assert (found.players, found.note, found.finished) == (["Livia", "Marcus"], {"table": 7}, True)
    assert found.verify() == record.verify()
    assert [p.name for p in file.parent.iterdir()] == ["game.jsonl"]


def test_a_position_to_begin_from_comes_back(tmp_path: Path) -> None:
    game = ludi.make("roma", max_turns=9)
    begun = ludi.Record(game, position={"turn": 3, "players": [{"vp": 4}, {"money": 2}]})
    begun.actions.append(begun.start().possible()[0])
    begun.save(tmp_path / "game.jsonl")
    found = ludi.Record.load(tmp_path / "game.jsonl")
    assert found.game == game
    assert found.state(0).to_dict()["players"][0]["vp"] == 4
    assert found.verify() == begun.verify()


@pytest.mark.parametrize("players", [["only one"], ["a", "b", "c"], ["line\nbreak", "b"], [1, 2]])
def test_names_that_a_file_could_not_hold_are_refused_at_once(players: list[Any]) -> None:
    with pytest.raises(ludi.BadRecord, match="a list of 2 printable names is accepted"):
        ludi.Record(ludi.make("roma"), players=players)


@pytest.mark.parametrize("wrong", [float("nan"), float("inf"), "\ud800", {"\udc00": 1}])
def test_a_note_that_a_file_could_not_hold_is_refused_at_once(wrong: Any) -> None:
    with pytest.raises(ludi.BadRecord, match="note: "):
        ludi.Record(ludi.make("roma"), note={"deep": [{"in it": wrong}]})


def test_names_of_all_scripts_come_back(tmp_path: Path) -> None:
    record = ludi.Record(ludi.make("roma"), players=["Юлия Цезарь", '尼禄 "Nero"'])
    record.save(tmp_path / "game.jsonl")
    assert ludi.Record.load(tmp_path / "game.jsonl").players == record.players


def test_the_old_file_survives_a_save_that_fails(record: ludi.Record, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    ludi.Record(record.game, record.actions[:3], players=record.players).save(file)
    before = file.read_bytes()
    full = tmp_path / "full.jsonl"
    record.save(full)
    code = (
        "import resource, sys, ludi\n"
        "record = ludi.Record.load(sys.argv[1])\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"  # the disk is full after 1000 bytes
        "record.save(sys.argv[2])\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", code, str(full), str(file)], capture_output=True, text=True, check=False
    )
    assert found.returncode == 1
    assert "LudiError" in found.stderr.splitlines()[-1]
    assert "cannot be written: File too large" in found.stderr
    assert file.read_bytes() == before
    assert sorted(os.listdir(tmp_path)) == ["full.jsonl", "game.jsonl"]


def test_a_folder_that_cannot_be_made_is_said(record: ludi.Record, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(ludi.LudiError, match=r"game\.jsonl cannot be written: .*file is not a folder"):
        record.save(tmp_path / "file" / "game.jsonl")


def test_a_seat_gets_its_entries_alone(record: ludi.Record) -> None:
    for seat in (0, 1, None):
        state = record.start()
        for a, (entry, view) in zip(record.actions, record.seen_by(seat), strict=True):
            assert entry.seat == state.to_move
            assert entry.action == (a if seat in state.witness(a) else None)
            state.apply(a)
            assert view == state.view(seat)
    hidden = [sum(entry.action is None for entry in record.entries(seat)) for seat in (0, 1, None)]
    assert 0 < max(hidden[:2]) < hidden[2]


def test_verify_says_one_line_for_every_file(record: ludi.Record, rows: list[str], tmp_path: Path) -> None:
    good, open_, bad = (tmp_path / f"{name}.jsonl" for name in ("good", "open", "bad"))
    record.save(good)
    ludi.Record(record.game, record.actions[:9]).save(open_)
    bad.write_text(illegal(rows))
    done = command(tmp_path, "verify", str(good), str(bad), str(open_), str(tmp_path))
    assert done.returncode == 2
    won = ", ".join(f"{name} {score}" for name, score in zip(record.players, record.verify().scores(), strict=True))
    assert done.stdout.splitlines() == [
        f"{good}: ok, roma, {len(record.actions)} actions, over: {won}",
        f"{open_}: ok, roma, 9 actions, not over",
    ]
    first, second = done.stderr.splitlines()
    assert first.startswith(f"{bad}: line 4: 'end' is not legal here")
    assert second == f"{tmp_path} cannot be read: Is a directory"
    assert bad.read_text() == illegal(rows)


def test_verify_is_content_with_good_files(record: ludi.Record, tmp_path: Path) -> None:
    record.save(tmp_path / "game.jsonl")
    done = command(tmp_path, "verify", str(tmp_path / "game.jsonl"))
    assert (done.returncode, done.stderr) == (0, "")


def test_replay_of_a_bad_record_is_one_line(rows: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(illegal(rows))
    assert "line 4: 'end' is not legal here" in complaint(command(tmp_path, "replay", str(file)))
