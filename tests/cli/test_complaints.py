"""What a command is told that it cannot do is said in the language of the reader, with all that stands in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import ludi
from ludi.cli import run
from ludi.cli.backup import copy
from ludi.cli.local import LocalMatch
from ludi.cli.options import options_from
from ludi.cli.play import count, millis, place, refuse
from ludi.cli.saves import claim, latest
from ludi.kernel.errors import LudiError
from ludi.kernel.files import check_writable
from ludi.locales import FALLBACK, Text, languages, text

KEY = re.compile(r"\b(given|cli|host|data)-[a-z]")
HERE = Path(__file__)
GAME = ludi.Record(ludi.make("roma"))
ERRORS: list[tuple[Callable[[Path], object], str]] = [
    (lambda _: ludi.make("chess"), "there is no game 'chess'; there is roma, arena, lusitania, pokern, empire"),
    (lambda _: ludi.make("roma", 3), "players: 3 was given, roma is for 2"),
    (lambda _: ludi.make("roma", dice=4), "option 'dice' is unknown; roma has cards"),
    (
        lambda _: ludi.make("roma", max_turns="x"),
        "option max_turns: 'x' was given, a whole number from 0 to 1000000 is",
    ),
    (lambda _: ludi.make("roma", cards="x"), "option cards: 'x' was given, one of "),
    (lambda _: ludi.make("arena", beginner="x"), "option beginner: 'x' was given, true or false is accepted"),
    (lambda _: options_from("roma", ["x"]), "option 'x' was given, name=value is accepted"),
    (lambda _: millis("soon"), "ms: 'soon' was given, a number above 0 is accepted"),
    (lambda _: count("two"), "players: 'two' was given, a number is accepted"),
    (lambda _: place("3", 2), "seat: '3' was given, 1, 2, random is accepted"),
    (lambda _: refuse(["--bot"]), "--bot cannot be given with --resume: the saved game has its own"),
    (lambda _: Text("xx"), "language: 'xx' was given, en, fr, ru, uk, zh is accepted"),
    (
        lambda _: claim(HERE),
        f"{HERE} is there already and is not overwritten; go on with it by --resume {HERE}, or name",
    ),
    (lambda folder: latest("roma"), "there is no game to resume in "),
    (lambda folder: ludi.Record.load(folder / "none"), "none cannot be read: No such file or directory"),
    (lambda folder: ludi.Record.load(HERE), "test_complaints.py: line 1: "),
    (
        lambda _: ludi.Record.parse("\n".join(GAME.lines())),
        "line 1: the file ends in the middle of a line; it was cut off",
    ),
    (lambda folder: LocalMatch.resume(saved(folder)), ": this record is no game of a person, so it cannot be resumed;"),
    (lambda folder: check_writable(folder), "cannot be written: it is a folder"),
    (lambda _: check_writable(HERE / "x"), f"{HERE / 'x'} cannot be written: {HERE} is not a folder"),
    (lambda folder: copy(folder / "none", folder / "x"), "(a PostgreSQL database is copied with pg_dump)"),
]
USAGE = [
    (["play", "roma", "--zzz"], "ludi play: No such option: --zzz (see ludi play --help)"),
    (["play", "roma", "--seats"], "No such option: --seats (Possible options: --facts, --seat, --seed)"),
    (["play", "roma", "more"], "Got unexpected extra argument(s) (more)"),
    (["play", "--bot"], "Option '--bot' requires an argument."),
    (["play", "roma", "--plain=yes"], "Option '--plain' does not take a value."),
    (["replay"], "Missing 'file'."),
    (["dance"], "No such command 'dance'."),
    (["plays"], "No such command 'plays'. Did you mean 'play', 'replay'?"),
    (["simulate", "roma", "--games", "x"], "--games: 'x' was given, a whole number is accepted"),
    (["puzzle", "roma", "x"], "NUMBER: a whole number is accepted"),
]


def saved(folder: Path) -> Path:
    """The record of a game that nobody sat at."""
    GAME.save(folder / "game.jsonl")
    return folder / "game.jsonl"


@pytest.mark.parametrize(("done", "said"), ERRORS)
def test_an_error_is_said_in_every_language(
    done: Callable[[Path], object], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDI_DATA", str(tmp_path))
    with pytest.raises(LudiError) as caught:
        done(tmp_path)
    told = caught.value.told
    assert told is not None
    assert said in str(caught.value)
    found = {language: Text(language).told("", told, ()) for language in languages()}
    assert len({*found.values()}) == len(found)
    assert not [line for line in found.values() if KEY.search(line) or "{" in line]


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """What chooses the language of the commands that follow."""

    def chosen(language: str) -> None:
        monkeypatch.setenv("LUDI_LANG", language)
        text.cache_clear()

    yield chosen
    text.cache_clear()


@pytest.mark.parametrize(("words", "said"), USAGE)
def test_a_command_line_that_cannot_be_read_is_refused_in_the_language_of_the_reader(
    words: list[str], said: str, speak: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    found = dict[str, str]()
    for language in (FALLBACK, "fr", "zh"):
        speak(language)
        assert run(words) == 2
        found[language] = capsys.readouterr().err
    assert said in found[FALLBACK]
    assert len({*found.values()}) == len(found)
    assert not [line for line in found.values() if KEY.search(line) or line.count("\n") != 1]
