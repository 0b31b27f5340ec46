"""What a command is told that it cannot do is said in the language of the reader, with all that stands in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.cli import run
from ludi.cli.backup import copy
from ludi.cli.balance import after
from ludi.cli.classroom import chosen
from ludi.cli.compare import rules_of
from ludi.cli.local import LocalMatch
from ludi.cli.options import options_from
from ludi.cli.play import count, millis, place, refuse
from ludi.cli.saves import claim, latest
from ludi.cli.solve_ask import read_position
from ludi.cli.train import layers
from ludi.kernel import past
from ludi.kernel.errors import LudiError
from ludi.kernel.files import check_writable
from ludi.lab.balance import balance
from ludi.lab.cluster import reached
from ludi.lab.compare import Comparison, check_margin
from ludi.lab.kept import Kept
from ludi.lab.lines import line
from ludi.lab.plan import Plan
from ludi.lab.results import ResultFile, header_of, results_in
from ludi.lab.review import review
from ludi.lab.speed import checked_seconds
from ludi.lab.spread import checked_jobs
from ludi.lab.tournament import tournament
from ludi.learning.train import games_in
from ludi.lessons import lesson, lessons
from ludi.locales import FALLBACK, Text, languages, text
from ludi.puzzles import puzzle
from ludi.server.settings import Settings, from_environment

KEY = re.compile(r"\b(given|cli|host|data|lab|solve|train|learn|puzzle|roma|lusitania)-[a-z]")
HERE = Path(__file__)
GAME = ludi.Record(ludi.make("roma"))
ERRORS: list[tuple[Callable[[Path], object], str]] = [
    (lambda _: ludi.make("chess"), "there is no game 'chess'; there are roma, arena, lusitania, pokern, empire"),
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
    (lambda _: count("two"), "players: 'two' was given, a whole number is accepted"),
    (lambda _: place("3", 2), "seat: '3' was given, 1, 2, random is accepted"),
    (lambda _: refuse(["--bot"]), "--bot cannot be given with --resume: the saved game has its own"),
    (lambda _: Text("xx"), "language: 'xx' was given, en, fr, ru, uk, zh is accepted"),
    (
        lambda _: claim(HERE),
        f"{HERE} is there already and is not overwritten; resume it with --resume {HERE}, or name",
    ),
    (lambda folder: latest("roma"), "there is no game to resume in "),
    (lambda folder: ludi.Record.load(folder / "none"), "none cannot be read: No such file or directory"),
    (lambda _: ludi.Record.parse(""), "this is empty and no record"),
    (lambda folder: ludi.Record.load(HERE), "test_complaints.py: line 1: "),
    (
        lambda _: ludi.Record.parse("\n".join(GAME.lines())),
        "line 1: the file ends in the middle of a line; it was cut off",
    ),
    (
        lambda folder: LocalMatch.resume(saved(folder)),
        ": this record is not of a game that a person played, so it cannot be resumed;",
    ),
    (lambda folder: check_writable(folder), "cannot be written: it is a folder"),
    (lambda _: check_writable(HERE / "x"), f"{HERE / 'x'} cannot be written: {HERE} is not a folder"),
    (lambda folder: copy(folder / "none", folder / "x"), "(a PostgreSQL database is copied with pg_dump)"),
    (lambda _: ludi.make("roma", beginner=True), "option beginner: it is Arena’s variant without bribery"),
    (lambda _: ludi.make("arena", first_deck=7), "deck: 7 was given, a list of 55 cards like"),
    (
        lambda _: ludi.make("arena", cards="built"),
        "option first_deck: with cards=built each player needs a deck; a list",
    ),
    (lambda _: ludi.make("arena", first_deck="Curia"), "option first_deck: only cards=built is played with decks"),
    (lambda _: ludi.make("arena", numbers="Tavern 7"), "numbers: 'Tavern 7' was given, cost/defence of cards like"),
    (lambda _: ludi.make("lusitania", numbers="Cook"), "numbers: 'Cook' was given, values of cards like"),
    (lambda _: ludi.make("lusitania", numbers="Nero vp 3"), "numbers: 'Nero' is not a card; "),
    (
        lambda _: ludi.make("lusitania", numbers="Legionary 2 takes Bow + Bow"),
        "numbers: Legionary 2.takes: ['Bow', 'Bow'] was given, at most",
    ),
    (
        lambda _: past.home("roma", 99, ""),
        "it was played under version 99 of the rules of roma; this is version 3; 2, 3 ",
    ),
    (lambda _: past.home("empire", 3, "0" * 16), "it was played with another data file; LUDI_FACTS_EMPIRE names"),
    (lambda _: ludi.Record(ludi.make("roma"), resigned=5), "resigned: 5 was given, 0, 1 is accepted"),
    (lambda _: puzzle("roma", 0), "puzzle: 0 was given, 1 to 100 is accepted"),
    (lambda _: chosen([], "roma", None), "there are no lessons of roma"),
    (lambda _: chosen([lesson("roma", lessons("roma")[0].id)], "roma", "x"), "lesson: 'x' was given, one of these is"),
    (lambda _: Settings(db="mysql://x").database, "--db: the address of a PostgreSQL database is accepted, such as"),
    (lambda _: from_environment(Settings(), {"LUDI_SERVER_ORIGIN": "x"}), "'x' was given, an address such as https://"),
    (lambda _: plan(games=0), "games: 0 was given, 1 or more is accepted"),
    (lambda _: plan(bots=()), "bots: none was given, one for each seat, such as greedy,random, is accepted"),
    (lambda _: plan(options={"players": 2}), "option 'players' is unknown; roma has cards, max_turns, "),
    (lambda _: plan(options={"title": "roma"}), "option 'title' is unknown; roma has cards, max_turns, "),
    (lambda _: Plan("pokern", ("random",), 1, luck=True), "luck was given, which is for two bots or more: who plays"),
    (
        lambda _: Comparison((plan(), replace(plan(), luck=True))),
        "luck was given, which is for two bots; here two sets",
    ),
    (lambda _: Comparison((Plan("pokern", ("random",), 1),)), "players: 1 was given, two or more are accepted where"),
    (lambda _: Comparison((plan(),), "x"), "measure: 'x' was given, won, length, decisions,"),
    (lambda _: check_margin(2), "margin: 2 was given, a number above 0 and below 1 is accepted"),
    (lambda _: checked_jobs(0), "jobs: 0 was given, a whole number from 1 is accepted"),
    (lambda _: checked_seconds(0), "seconds: 0 was given, a number above 0 and at most 3600 is accepted"),
    (lambda _: reached("nowhere"), "--ray: 'nowhere' was given, HOST:PORT, auto or local is accepted"),
    (lambda _: balance(plan(), first=1), "first: 1 was given, a multiple of "),
    (
        lambda _: tournament("roma", ["random"], 1),
        "bots: ['random'] was given, a list of two or more different ones is",
    ),
    (lambda _: review(GAME), "this game is not over: name the seat from whose knowledge"),
    (lambda _: ResultFile(HERE, plan()), "test_complaints.py is there already; resume it with --resume, or"),
    (
        lambda folder: ResultFile(copied(folder), plan(), resume=True),
        "line 1: this is not a file of a simulation; it was",
    ),
    (
        lambda folder: Kept(copied(folder), {"x": 1}, resume=True),
        "line 1: this is not a file of such a run; it was left",
    ),
    (lambda folder: Kept(of_run(folder), {"x": 2}, resume=True), "it was made with x 1, but 2 was given; the file was"),
    (
        lambda folder: Kept(of_run(folder, "?\n"), {"x": 1}, resume=True),
        "line 2: this is not a piece of this run; the file was left",
    ),
    (
        lambda folder: results_in(b"?\n", plan(), folder),
        "line 1: this is not a file of a simulation; it was left as it is",
    ),
    (
        lambda folder: results_in(results(b"?\n"), plan(), folder),
        "line 2: this is not a result of a game; the file was left",
    ),
    (lambda _: after("empire", [], [], HERE, []), "--facts was given; the data of empire are compiled into its rules"),
    (lambda _: after("roma", [], [], HERE, ["a=1"]), "--facts was given together with --cost; one of the two is"),
    (lambda _: after("pokern", [], [], None, ["a=1"]), "--cost was given; pokern has no numbers of cards that could"),
    (lambda _: after("roma", [], [], None, ["a"]), "--cost: 'a' was given, CARD=NUMBER with a whole number is"),
    (lambda _: rules_of("roma", "x", []), "'x' was given; two bots (random, greedy, tiro"),
    (lambda _: rules_of("empire", "x.toml", []), "x.toml was given; the data of empire are compiled into its rules"),
    (lambda _: layers("1"), "--units: '1' was given, a pair of whole numbers from 1 to 128, such as 16,16 is"),
    (lambda _: layers("0,5"), "--units: '0,5' was given, a pair of whole numbers from 1 to 128, such as 16,16 is"),
    (
        lambda folder: games_in(folder / "none"),
        "none: this is not a file of games; delete it to have them played again",
    ),
    (lambda _: read_position("[]"), "--value: [] was given, a position as State.to_dict gives it is accepted"),
    (lambda _: read_position("["), "--value: '[' is not JSON (line 1, column 2)"),
    (lambda _: read_position("[NaN]"), "is not JSON (NaN is not a number)"),
]
COMPARE = ("compare", "--title", "roma")
COMMANDS = [
    (["simulate", "roma", "--resume"], "--resume was given without --out, the file to go on with"),
    ([*COMPARE, "tiro", "x"], "'x' was given beside tiro; another bot is accepted: random, greedy, tiro"),
    ([*COMPARE, "tiro", "optio", "--bots", "x"], "--bots was given, which is for two sets of rules; here A"),
    (
        [*COMPARE, "usual", "usual", "--players", "2", "--bots", "tiro"],
        "--players 2 was given, but 1 in --bots",
    ),
    (["solve", "roma"], "title: 'roma' was given, pokern is accepted: the only game with an exact solution"),
    (["solve", "--turns", "0"], "--turns: 0 was given, a whole number from 1 to 60 is accepted"),
    (["solve", "--memory", "0"], "--memory: 0.0 was given, at least "),
    (["solve", "--value", "{}", "--verify"], "--value, --verify, --export: several were given, one at a time is"),
    (["solve", "--rows", "1", "--value", "{}"], "--rows: 1 was given with --value; the column of a position has 7"),
    (["solve", "--sample", "1"], "--sample: 1 was given; a whole number above 0 is accepted, with --verify"),
    (["solve", "--json"], "--json was given without --value POSITION"),
    (["solve", "--folder", str(HERE)], "--folder: "),
]
USAGE = [
    *COMMANDS,
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


def plan(**other: Any) -> Plan:
    """A plan of one game of Roma."""
    return Plan("roma", **{"bots": ("random", "random"), "games": 1, **other})


def copied(folder: Path) -> Path:
    """A file that no run has made."""
    (folder / "file").write_text("?\n")
    return folder / "file"


def of_run(folder: Path, more: str = "") -> Path:
    """The file of a run whose header says that x is 1."""
    (folder / "run").write_text('{"x": 1}\n' + more)
    return folder / "run"


def results(more: bytes) -> bytes:
    """The file of a simulation, by its text."""
    return line(header_of(plan())) + more


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


@pytest.mark.parametrize("title", ["roma", "lusitania"])
def test_an_option_is_named_once(title: str) -> None:
    with pytest.raises(LudiError, match=r"^numbers: 'x' was given, "):
        options_from(title, ["numbers=x"])


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
