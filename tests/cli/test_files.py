"""Decks and facts from files of the user: what is taken, and what is said about the rest."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.terminal import complaint, only_game, run

import ludi
from ludi.cli import run as command
from ludi.kernel.messages import from_data
from ludi.locales import Text, languages
from ludi.rooms import catalogue

DECK = "9 Forum, 2 Basilica, 2 Templum, 2 Turris, 2 Architectus, 2 Senator, 2 Consul, 2 Templar, 2 Painter, 2 Trireme, \
2 Tribunus Plebis, 2 Legat, 2 Praetorianus, 2 Philosopher, 2 Fortification, 2 Fortuna, 2 Tax Collection, 2 Magister, \
2 Machina, 2 Gladiator, 2 Velites, 2 Onager, 1 Spring of Bacchus, 1 Mercator, 2 Tavern"
DECK_IN_ORDER = ludi.make("arena", cards="built", first_deck=DECK, second_deck="Legion").options["first_deck"]
FILES: dict[str, bytes] = {
    "good.txt": DECK.replace(", ", "\n").encode(),
    "short.txt": DECK.replace("2 Tavern", "1 Tavern").encode(),
    "forums.txt": DECK.replace("9 Forum, 2 Basilica", "11 Forum").encode(),
    "unknown.txt": DECK.replace("Mercator", "Mercatorius").encode(),
    "junk": bytes(range(256)) * 20,
    "zeros": b"\0" * 500,
    "long.txt": b"1 Forum\n" * 20_000,
    "good.toml": b"[Tavern]\ncost = 6\ndefence = 5\n[Altar]\ndefence = 9\n",
    "high.toml": b"[Tavern]\ncost = 99\n",
    "part.toml": b"[Tavern]\ncost = 6.5\n",
    "name.toml": b"[Tavren]\ncost = 6\n",
    "field.toml": b"[Tavern]\nprice = 6\n",
    "flat.toml": b"Tavern = 7\n",
    "broken.toml": b"[Tavern\n",
}


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with good and bad files, to work in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDI_DATA", str(tmp_path))
    monkeypatch.setenv("LUDI_LANG", "en")
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "folder").mkdir()
    return tmp_path


def refused(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The command line is refused with one line that begins so."""
    assert command(words) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"ludi: {said}")


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ("@short.txt", "short.txt: 1 card is missing: a deck has 55."),
        ("@forums.txt", "forums.txt: Forum: 11 in the deck, but both games together have 10."),
        (
            "@unknown.txt",
            "unknown.txt: “Mercatorius” is not a card of Roma or Arena. Did you mean Mercatus or Mercator?",
        ),
        ("@junk", "junk: it is not text"),
        ("@zeros", "zeros: This is not text."),
        ("@long.txt", "long.txt: it is longer than 100000 bytes"),
        ("@folder", "folder cannot be read: Is a directory"),
        ("@nothing.txt", "nothing.txt cannot be read: No such file or directory"),
        ("Curiae", "first_deck: “Curiae” is not a card of Roma or Arena."),
        (
            "54 Forum",
            "first_deck: 1 card is missing: a deck has 55. Forum: 54 in the deck, but both games together have 10.",
        ),
    ],
)
def test_what_is_wrong_with_a_deck_is_said(
    desk: Path, capsys: pytest.CaptureFixture[str], deck: str, said: str
) -> None:
    options = ["--option", "cards=built", "--option", f"first_deck={deck}", "--option", "second_deck=Legion"]
    refused(["play", "arena", *options], said, capsys)
    refused(["simulate", "arena", "--games", "1", *options], said, capsys)
    assert not list(desk.rglob("*.jsonl"))


@pytest.mark.parametrize("language", languages())
def test_the_terminal_says_what_a_page_is_told(
    desk: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    say = Text(language)
    monkeypatch.setattr("ludi.locales.text", lambda: say)  # kept for the whole process, as that of a command
    for file in ("short.txt", "forums.txt", "unknown.txt", "zeros"):
        told = catalogue.reading("arena", "first_deck", FILES[file].decode())["wrong"]
        said = say("web-between-sentences").join(say.told("arena", from_data(one), ()) for one in told)
        words = ["--option", "cards=built", "--option", f"first_deck=@{file}", "--option", "second_deck=Legion"]
        refused(["play", "arena", *words], say("server-no-option", option=file, wrong=said), capsys)


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ("high.toml", "high.toml: Tavern, cost: “99” was given; it must be a whole number from 0 to 20."),
        ("part.toml", "part.toml: Tavern, cost: “6.5” was given; it must be a whole number"),
        ("name.toml", "name.toml: “Tavren” is not a card of Roma or Arena. Did you mean Tavern?"),
        ("field.toml", "field.toml: Tavern: “price” is unknown; a card has cost and defence."),
        ("flat.toml", "flat.toml: Tavern: “7” is unknown; a card has cost and defence."),
        ("broken.toml", "broken.toml: this is not TOML"),
        ("junk", "junk: it is not text"),
        ("folder", "folder cannot be read: Is a directory"),
        ("nothing.toml", "nothing.toml cannot be read: No such file or directory"),
    ],
)
def test_what_is_wrong_with_facts_is_said(
    desk: Path, capsys: pytest.CaptureFixture[str], facts: str, said: str
) -> None:
    refused(["play", "arena", "--facts", facts], said, capsys)
    refused(["simulate", "arena", "--games", "1", "--facts", facts], said, capsys)
    assert not list(desk.rglob("*.jsonl"))


def test_a_refused_file_ends_the_command_with_one_line(desk: Path) -> None:
    assert "high.toml: Tavern, cost: “99”" in complaint(run(desk, "play", "arena", "--facts", "high.toml"))


def test_options_that_do_not_go_together_are_refused(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words, said in (
        (["--option", "cards=built", "--option", "first_deck=Legion"], "option second_deck: with cards=built each"),
        (["--option", "first_deck=Legion"], "option first_deck: only cards=built is played with decks"),
        (["--option", "cards=both"], "option cards: 'both' was given, one of arena, mixed, separate, built"),
        (["--facts", "good.toml", "--option", "numbers=Altar 1/1"], "--facts was given together with option numbers"),
    ):
        refused(["play", "arena", *words], said, capsys)
    refused(["play", "pokern", "--facts", "good.toml"], "--facts was given; pokern has no numbers that a file", capsys)
    refused(["play", "roma", "--option", "beginner=yes"], "option beginner: it is Arena’s variant", capsys)
    words = ["play", "--resume", "--facts", "good.toml"]
    assert command(words) == 2
    assert "--facts cannot be given with --resume" in capsys.readouterr().err


def test_decks_and_facts_from_files_are_played_and_kept(desk: Path) -> None:
    options = ["--option", "cards=built", "--option", "first_deck=@good.txt", "--option", "second_deck=Horrea"]
    done = run(desk, "play", "arena", "--bot", "random", "--facts", "good.toml", *options, given="help altar\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The first player’s deck: Curia." in done.stdout  # the same cards
    assert "The second player’s deck: Horrea." in done.stdout
    assert "Costs and defences that this table has changed: Altar 2/9, Tavern 6/5." in done.stdout
    assert (
        "Altar (building, costs 2, defence 9, 2 in both decks together; from Arena; cost and defence as" in done.stdout
    )
    game = ludi.Record.load(only_game(desk)).game
    assert game.options["first_deck"] == DECK_IN_ORDER
    assert game.options["numbers"] == "Altar 2/9, Tavern 6/5"


def test_bots_play_with_facts_of_the_user(desk: Path) -> None:
    words = ["--bots", "random,random", "--games", "2", "--jobs", "1", "--facts", "good.toml", "--out", "games.jsonl"]
    done = run(desk, "simulate", "arena", *words)
    assert done.returncode == 0, done.stderr
    header, *games = (json.loads(line) for line in (desk / "games.jsonl").read_text().splitlines())
    assert header["options"]["numbers"] == "Altar 2/9, Tavern 6/5"
    assert len(games) == 2
