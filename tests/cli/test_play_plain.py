"""`ludi play --plain` through a real pipe and a real terminal."""

from __future__ import annotations

import random
import re
import signal
import subprocess
from pathlib import Path

import pexpect
import pytest
from tests.cli.terminal import LUDI, complaint, environment, only_game, run

import ludi
from ludi.cli.local import PERSON
from ludi.cli.names import renamed
from ludi.games.roma.printed import NAMES, cards
from ludi.locales import Text, languages
from ludi.match.forced import among

ROOT = Path(__file__).parents[2]

FIRST = "1\n" * 5000


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "roma", "--plain", "--bot", "random", "--seed", "1", given=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    record = ludi.Record.load(only_game(tmp_path))
    assert record.finished
    scores = record.verify().scores()
    assert f"You: {scores[0]} VP, Bot Random: {scores[1]} VP" in done.stdout
    assert f"ludi replay {only_game(tmp_path)}" in done.stdout
    assert "{" not in done.stdout
    assert "roma-" not in done.stdout.replace(only_game(tmp_path).name, "")


@pytest.mark.soak
def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in ("a", "b"):
        done = run(tmp_path / name, "play", "roma", "--bot", "greedy", "--seed", "5", "--seat", "2", given=FIRST)
        assert done.returncode == 0
        games.append(ludi.Record.load(only_game(tmp_path / name)).actions)
    assert games[0] == games[1]


def test_the_end_of_the_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "roma", "--bot", "random", "--seed", "3", given="1\n2\n")
    file = only_game(tmp_path)
    assert done.returncode == 0
    assert done.stdout.endswith(f"To continue: ludi play roma --resume {file}\n")
    n = len(ludi.Record.load(file).actions)
    done = run(tmp_path, "play", "roma", "--resume", given=FIRST)  # the last game, since no file is named
    assert done.returncode == 0
    assert ludi.Record.load(file).finished
    assert len(ludi.Record.load(file).actions) > n
    assert complaint(run(tmp_path, "play", "--resume")).startswith("ludi: there is no game to resume")


def test_who_goes_on_in_another_language_finds_the_seats_called_in_it(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run(tmp_path, "--lang", "fr", "play", "roma", "--bot", "random", "--seed", "3", "--save", str(file))
    assert ludi.Record.load(file).players == ["Vous", "Bot Random"]
    said = run(tmp_path, "--lang", "uk", "play", "--resume", str(file), given="1\n").stdout
    assert "Ви, Бот Random" in said
    assert "Vous" not in said
    assert ludi.Record.load(file).players == ["Ви", "Бот Random"]


def test_names_that_were_given_by_others_stay_and_a_bot_keeps_that_of_its_person(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ludi.cli.names.text", lambda language="en": Text(language))
    assert renamed(["玩家1", "Ada", "电脑 Tiro 3"], [PERSON, PERSON, "tiro"]) == ["Player 1", "Ada", "Bot Tiro 3"]
    assert renamed(["Игрок 1", "Игрок 2"], ["centurio", PERSON]) == ["Player 1", "Player 2"]


def test_moves_by_text_several_in_a_line_and_with_the_disc(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    start = run(tmp_path, "play", "roma", "--bot", "random", "--seed", "3", "--save", str(file), given="state\n")
    assert "Your hand: Praetorianus 4, Aesculapinum 5, Machina 4, Forum 5." in start.stdout
    done = run(
        tmp_path, "play", "--resume", str(file),
        given="give praetorianus, give Aesculapinum\nlay Forum 3, lay machina 5\nstate\n",
    )  # fmt: skip
    assert "1 empty; 2 empty; 3 Forum, face down; 4 empty; 5 Machina, face down; 6 empty" in done.stdout


@pytest.mark.soak(but=("lusitania",))
@pytest.mark.parametrize("title", ludi.titles())
def test_the_text_of_every_move_is_a_move(tmp_path: Path, title: str) -> None:
    """A game by numbers, then by the texts of the same moves."""
    rng, table = random.Random(3), ("play", title, "--plain", "--bot", "random", "--seed", "8")
    numbers = "".join(f"{rng.randrange(1, 9)}\n" for _ in range(4000))
    assert run(tmp_path / "numbers", *table, given=numbers).returncode == 0
    record = ludi.Record.load(only_game(tmp_path / "numbers"))
    texts, state, forced = [], record.game.start(), among((0,), watched=False)
    for action in record.actions:
        if state.to_move == 0 and not forced(state):
            texts.append(state.text(action))
        state.apply(action)
    assert len(texts) > 20
    done = run(tmp_path / "texts", *table, given="".join(f"{text}\n" for text in texts))
    assert (done.returncode, done.stderr) == (0, "")
    assert ludi.Record.load(only_game(tmp_path / "texts")).actions == record.actions


def test_a_move_that_is_asked_about_is_named_as_it_was_typed(tmp_path: Path) -> None:
    given = "hint give Forun\nhelp Cook\nquit\n"
    done = run(tmp_path, "play", "roma", "--plain", "--bot", "random", "--seed", "3", given=given)
    assert "“give Forun” is neither a move nor a command here. Did you mean give Forum?" in done.stdout
    assert "There is no card Cook;" in done.stdout


def test_wrong_words_are_named_and_asked_again(tmp_path: Path) -> None:
    words = "fly\n99\n0\nlay Forun\nend\nhelp nobody\nundo\n\ngive Forum, give Forum, 2\nquit\n"
    done = run(tmp_path, "play", "roma", "--bot", "random", "--seed", "3", given=words)
    assert (done.returncode, done.stderr) == (0, "")
    answers = [a.split("\n", 2)[1] for a in done.stdout.split("\n> ")[1:]]
    assert "“fly” is neither a move nor a command here. Type help" in answers[0]
    assert "99 was given; a number from 1 to 4 is accepted" in answers[1]
    assert "0 was given" in answers[2]
    assert "“lay Forun” is neither a move nor a command here." in answers[3]
    assert "end is not possible now. That is not one of the choices now. Type a number from 1 to 4" in answers[4]
    assert "There is no card nobody" in answers[5]
    assert answers[6] == "There is nothing to undo."
    assert "Type a number from 1 to 4" in answers[7]
    assert "give Forum is not possible now. You have no Forum in your hand." in done.stdout
    assert "Not done: 2\n" in done.stdout
    record = ludi.Record.load(only_game(tmp_path))
    assert [record.game.notation.text(a) for a in record.actions[8:]] == ["give Forum"]


@pytest.mark.parametrize("language", languages())
def test_unknown_words_are_answered_in_the_language_of_the_reader(tmp_path: Path, language: str) -> None:
    given = "fly\ngive Forun\nend\nquit\n"
    words = ("--lang", language, "play", "roma", "--bot", "random", "--seed", "3", "--plain")
    done = run(tmp_path, *words, given=given)
    assert (done.returncode, done.stderr) == (0, "")
    say = Text(language)
    assert say("plain-unknown", given="fly") in done.stdout
    assert say("plain-unknown-near", given="give Forun", near="give Forum") in done.stdout
    assert say("plain-not-now", given="end") in done.stdout
    assert say("roma-no-other") in done.stdout
    for internal in ("robbed", "foreign", "is no action", "IllegalAction", "takes one of"):
        assert internal not in done.stdout


def test_any_bytes_are_answered_with_a_sentence(tmp_path: Path) -> None:
    noise = random.Random(1).randbytes(20_000).replace(b"q", b"") + b"\n" + b"7" * 5000 + b"\n"
    done = subprocess.run(
        [LUDI, "play", "roma", "--bot", "random", "--seed", "3"],
        input=noise + b"give Forum\n", capture_output=True, timeout=120, env=environment(tmp_path), check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"5,000 characters were given; no move is that long" in done.stdout
    assert b"You gave away Forum." in done.stdout


@pytest.mark.soak
def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    words = [LUDI, "play", "roma", "--bot", "random", "--seed", "3"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, env=environment(tmp_path)) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"give Forum\nlog\n")
        process.stdin.close()
        assert process.wait(60) == 1
        assert process.stderr.read() == b""
    assert ludi.Record.load(only_game(tmp_path)).verify().to_move == 0


def test_undo_and_its_refusal_after_a_die(tmp_path: Path) -> None:
    given = "1\nundo\n" + "1\n" * 9 + "undo\n"
    done = run(tmp_path, "play", "roma", "--bot", "random", "--seed", "3", given=given)
    assert done.stdout.count("The move was undone.") == 1
    refused = done.stdout.rsplit("> undo\n", 1)[1]
    assert "You rolled" in done.stdout.rsplit("> undo\n", 1)[0]
    assert refused.startswith("Something new has been revealed since; that move can no longer be undone.")


def test_redo_and_chances_by_their_words(tmp_path: Path) -> None:
    given = "redo\n1\nundo\nredo\nodds\nodds\n"
    done = run(tmp_path, "play", "roma", "--bot", "random", "--seed", "3", given=given)
    first, last = (done.stdout.split("> redo\n")[i] for i in (1, 2))
    assert first.startswith("You have undone nothing that could be redone.")
    assert last.startswith("The move was redone.\n")
    off, on = last.split("> odds\n")[1:]
    assert off.startswith("Chances are hidden.")
    assert on.startswith("Chances are shown.")


def test_a_hint_is_in_words_of_moves_and_changes_nothing(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "roma", "--bot", "random", "--seed", "3", given="hint\nmoves\n")
    hinted, listed = done.stdout.split("> hint\n", 1)[1].split("> moves\n", 1)
    hints = re.findall(r"^Hint (\d): (.+?) \((\d+)% to win, ± \d+\)(?:: .+)?$", hinted, re.MULTILINE)
    assert 2 <= len(hints) <= 4, "at most one for each card of the hand"
    assert [h[0] for h in hints] == ["1", "2", "3", "4"][: len(hints)]
    assert all(f". {move} [" in listed for _, move, _ in hints)
    percents = [int(percent) for *_, percent in hints]
    assert percents == sorted(percents, reverse=True)
    assert all(0 <= percent <= 100 for percent in percents)


def test_help_knows_every_card_and_the_options(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "roma", "--bot", "random", given="help\nhelp tribunus plebis\nlog\n")
    shown = [card for card in NAMES if f"\n{card} (" in done.stdout]
    assert shown == cards(ludi.make("roma"))
    assert len(shown) == 25
    assert "Scaenicus may copy buildings too: no." in done.stdout
    assert "For beginners" not in done.stdout
    assert done.stdout.count("Tribunus Plebis (character, costs 5, defence 5, 2 in the deck)") == 2
    assert "You drew" in done.stdout.rsplit("> log", 1)[1]


def test_two_people_through_a_pipe(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "roma", "--bot", "none", "--seed", "2", "--option", "max_turns=6", given=FIRST)
    assert done.returncode == 0
    assert "Player 2: Your turn. What will you do?" in done.stdout
    assert ludi.Record.load(only_game(tmp_path)).finished


def test_at_a_terminal_a_curtain_hides_the_cards_of_the_other_person(tmp_path: Path) -> None:
    with pexpect.spawn(
        LUDI, ["play", "roma", "--plain", "--bot", "none"], encoding="utf-8", timeout=120, env=environment(tmp_path)
    ) as at:
        at.expect("Player 1 is next.*Press Enter")
        assert "Your hand" not in at.before
        at.sendline("")
        at.expect("Player 1: Give away 2 cards")
        at.sendline("1,1")
        at.expect("Player 2 is next.*Press Enter")
        assert "\r\n" * 40 in at.before + at.after
        at.sendline("")
        at.expect("Player 2: Give away 2 cards")
        at.sendline("quit")
        at.expect("To continue: ludi play roma --resume")
        at.expect(pexpect.EOF)
    assert at.exitstatus == 0


@pytest.mark.soak
def test_a_killed_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = ["play", "roma", "--plain", "--bot", "random", "--seed", "3", "--save", str(file)]
    with pexpect.spawn(LUDI, words, encoding="utf-8", timeout=120, env=environment(tmp_path)) as at:
        at.expect("Give away 2 cards")
        at.sendline("give Forum")
        at.expect("one more card")
        at.kill(signal.SIGKILL)
        at.expect(pexpect.EOF)
    assert [p.name for p in tmp_path.iterdir()] == ["game.jsonl"]  # no half-written file beside it
    done = run(tmp_path, "play", "--resume", str(file), given="log\n" + FIRST)
    assert "You gave away Forum." in done.stdout
    assert ludi.Record.load(file).finished


def test_ctrl_c_leaves_with_130_and_nothing_is_lost(tmp_path: Path) -> None:
    words = ["play", "roma", "--plain", "--bot", "random", "--seed", "3"]
    with pexpect.spawn(LUDI, words, encoding="utf-8", timeout=120, env=environment(tmp_path)) as at:
        at.expect("Give away 2 cards")
        at.sendline("give Forum")
        at.expect("one more card.*> ")
        at.sendintr()
        at.expect("To continue: ludi play roma --resume")
        at.expect("ludi: interrupted")
        at.expect(pexpect.EOF)
        assert "Traceback" not in at.before
    assert at.exitstatus == 130
    assert len(ludi.Record.load(only_game(tmp_path)).actions) == 9


SLOW = "import sys, time\nif 'ludi.bots.worker' in sys.orig_argv:\n    time.sleep(60)\n"


def test_ctrl_c_while_a_bot_is_still_starting_shows_nothing_of_that(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(SLOW, "utf-8")
    words = ["play", "roma", "--plain", "--bot", "random", "--seed", "3"]
    slow = {**environment(tmp_path), "PYTHONPATH": str(tmp_path)}
    with pexpect.spawn(LUDI, words, encoding="utf-8", timeout=120, env=slow) as at:
        at.expect("Give away 2 cards.*> ")
        at.sendintr()
        at.expect(pexpect.EOF)
        said = at.before
    assert "To continue: ludi play roma --resume" in said
    assert said.splitlines()[-1] == "ludi: interrupted"
    assert "KeyboardInterrupt" not in said
    assert at.exitstatus == 130


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play"], f"title: none was given, {', '.join(ludi.titles())} is accepted"),
        (["play", "chess"], "there is no game 'chess'; there are roma, arena"),
        (["play", "roma", "--bot", "hal"], "bot: 'hal' was given, random, greedy"),
        (["play", "roma", "--seat", "0"], "seat: '0' was given, 1, 2, random is accepted"),
        (["play", "roma", "--seat", "3"], "seat: '3' was given"),
        (["play", "roma", "--ms", "-5"], "ms: -5.0 was given"),
        (["play", "roma", "--ms", "soon"], "ms: 'soon' was given, a number above 0"),
        (["play", "roma", "--option", "max_turns"], "option 'max_turns' was given, name=value is accepted"),
        (["play", "roma", "--options", "max_turns=many"], "option max_turns: 'many' was given"),
        (["play", "roma", "--option", "dice=4"], "option 'dice' is unknown"),
        (["play", "roma", "--option", "players=2"], "option 'players' is unknown"),
        (["play", "roma", "--fast"], "No such option: --fast"),
        (["play", "roma", "more"], "unexpected extra argument"),
        (["play", "--resume", "no/such/file"], "cannot be read"),
        (["play", "--resume", "--seed", "4"], "--seed cannot be given with --resume"),
        (["--lang", "xx", "play", "roma"], "language: 'xx' was given"),
        (["dance"], "No such command 'dance'"),
    ],
)
def test_bad_input_is_one_clear_line(tmp_path: Path, words: list[str], said: str) -> None:
    assert said in complaint(run(tmp_path, *words))
    assert not list(tmp_path.rglob("*.jsonl"))


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file stands where the folder should be")
    assert "cannot be written" in complaint(run(tmp_path, "play", "roma"))
    assert "cannot be written" in complaint(run(tmp_path, "play", "roma", "--save", "/proc/ludi/game.jsonl"))


def test_a_saved_game_is_never_overwritten_by_a_new_one(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("precious")
    assert "is not overwritten" in complaint(run(tmp_path, "play", "roma", "--save", str(file)))
    assert file.read_text() == "precious"


def test_damaged_saved_games_are_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run(tmp_path, "play", "roma", "--bot", "random", "--seed", "3", "--save", str(file), given="1\n1\n1\n")
    whole = file.read_text()
    lines = whole.splitlines(keepends=True)
    damaged = {
        "line 3": "".join([*lines[:2], "###\n", *lines[3:]]),
        "cut off": whole[:-5],
        "this is not a match record": "{}\n",
        f"line {len(lines)}": "".join([*lines[:-1], lines[1]]),
        "number": whole.replace('"ms": null', '"ms": "soon"'),
        f"{file}: line 1: ms: -5 was given": whole.replace('"ms": null', '"ms": -5'),
        f"{file}: line 1: bot: 'hal' was given": whole.replace('"person", "random"', '"person", "hal"'),
    }
    for said, text in damaged.items():
        file.write_text(text)
        assert said in complaint(run(tmp_path, "play", "--resume", str(file)))
        assert file.read_text() == text


def test_titles_version_and_help(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "roma: two players" in done.stdout
    assert "arena: Roma with seven spaces and bribery" in done.stdout
    assert "empire: two to four players" in done.stdout
    assert "Commands:" in done.stdout
    assert run(tmp_path, "--version").stdout == f"ludi {ludi.__version__}\n"
    assert run(tmp_path, "play", "--help", "--lang", "en").returncode == 0


def test_resigning_by_its_word_said_twice(tmp_path: Path) -> None:
    given = "1\nresign\nmoves\nresign\nresign\n"
    done = run(tmp_path, "play", "roma", "--bot", "random", "--seed", "3", given=given)
    assert done.returncode == 0
    asked = "Resign? The game ends at once, and the other player has won. Type resign once more if you mean it."
    assert done.stdout.count(asked) == 2
    assert "You resigned.\nBot Random has won.\n" in done.stdout
    record = ludi.Record.load(only_game(tmp_path))
    assert (record.resigned, record.finished, len(record.actions) > 0) == (0, True, True)
    told = run(tmp_path, "replay", str(only_game(tmp_path))).stdout
    assert "You resigned.\n" in told
    assert "Result: " in told
    assert "over" in run(tmp_path, "verify", str(only_game(tmp_path))).stdout


def test_a_bot_plays_on_at_the_terminal(tmp_path: Path) -> None:
    start = ["play", "lusitania", "--players", "3", "--bot", "none", "--seed", "3"]
    done = run(tmp_path, *start, given="resign\nresign\nresign\nresign\nresign\nresign\n")
    assert "A bot plays on in this seat to the end, and you cannot take it back." in done.stdout
    assert done.stdout.count("resigned. A bot plays on.") == 2
    assert "as only bots would be left, and you come last" in done.stdout
    assert ludi.Record.load(only_game(tmp_path)).resigned is not None


@pytest.mark.parametrize(("words", "title"), [((), "Roma"), (("pokern",), "Römisch Pokern")])
def test_the_command_of_the_readme_plays_the_title_that_is_named(
    tmp_path: Path, words: tuple[str, ...], title: str
) -> None:
    command = [str(ROOT / "bin" / "play"), "--terminal", *words, "--plain", "--bot", "random", "--seed", "1"]
    done = subprocess.run(
        command, input="", env=environment(tmp_path), capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stdout.partition("\n")[0]) == (0, title), done.stderr
