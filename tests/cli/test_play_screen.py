"""The full screen, played by keys: in textual's own pilot, and at a real terminal."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import cast
from unittest.mock import patch

import pexpect
import pytest
from rich.console import RenderableType
from tests.cli.terminal import LUDI, environment, only_game
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import ludi
from ludi.bots import BotProcess, HintProcess, Judged
from ludi.cli.local import PERSON, LocalMatch
from ludi.cli.screen import KEYS, Curtain, Reading, Screen
from ludi.cli.screen_log import LogPane
from ludi.cli.table import Table
from ludi.locales import text

ROMA = ludi.make("roma")
ARENA = partial(ludi.make, "arena", max_turns=24)  # the whole length is played in test_play_arena
WEAK = text("en")("web-weak")
Script = Callable[[Screen, "Pilot[None]"], Awaitable[None]]


async def settled(*_: object) -> None:
    """Until nothing is left to be done in the loop but to wait for time, keys and other threads."""
    ready, quiet = asyncio.get_running_loop()._ready, 0  # type: ignore[attr-defined]
    while quiet < 3:
        await asyncio.sleep(0)
        quiet = 0 if ready else quiet + 1


class Settled(Pilot[None]):
    """A pilot that goes on once all is handled and drawn; textual's own waits for the process to idle a while."""

    async def press(self, *keys: str) -> None:
        """Type, one key after the other."""
        for key in keys:
            await super().press(key)
            await self.pause()

    async def pause(self, delay: float | None = None) -> None:
        """Until all is drawn."""
        await super().pause(delay)
        await settled()


def on_screen(match: LocalMatch, script: Script, size: tuple[int, int] = (80, 24)) -> Screen:
    """Run a script of keys on the screen of a match."""
    bots = {p: BotProcess(level) for p, level in enumerate(match.seats) if level != PERSON}
    adviser = HintProcess()
    app = Screen(Table(match, text("en")), bots, adviser)

    async def go() -> None:
        async with app.run_test(size=size):
            pilot = Settled(app)
            await pilot.pause()
            await script(app, pilot)

    try:
        with patch("textual.app.wait_for_idle", settled), patch("textual.pilot.wait_for_idle", settled):
            asyncio.run(go())
    finally:
        adviser.close()
        for bot in bots.values():
            bot.close()
    return app


def new(folder: Path, *seats: str, names: tuple[str, str] = ("You", "Bot"), game: ludi.Game = ROMA) -> LocalMatch:
    return LocalMatch.new(game, seats, names, folder / "game.jsonl", seed="7")


async def own_turn(app: Screen, pilot: Pilot[None]) -> None:
    """Wait while a bot thinks."""
    while app.thinking:
        await asyncio.sleep(0.01)
    await pilot.pause()


def shown(app: Screen, name: str) -> str:
    """The words of a part of the screen."""
    return str(app.query_one(name, Static).render())


def board(app: Screen) -> list[str]:
    """The lines of the screen as a terminal shows them."""
    return ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]


@pytest.mark.soak(but=("roma",))
@pytest.mark.parametrize(
    ("game", "level"),
    [
        (ROMA, "random"),
        (ROMA, "greedy"),
        (ARENA(), "random"),
        (ARENA(beginner=True), "random"),
        (ARENA(cards="mixed"), "random"),
        (ARENA(cards="separate"), "random"),
        (ARENA(cards="built", first_deck="Curia", second_deck="Horrea"), "random"),
    ],
    ids=["roma", "greedy", "arena", "beginner", "mixed", "separate", "built"],
)
def test_a_whole_game_by_keys(tmp_path: Path, game: ludi.Game, level: str) -> None:
    match = new(tmp_path, PERSON, level, game=game)
    rng = random.Random(1)

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        while not match.over:
            await own_turn(app, pilot)
            if match.over:
                break
            before = len(match.record.actions)
            n = rng.randrange(min(len(app.choices), len(KEYS)))
            action = app.choices[n].action
            if rng.random() < 0.3:  # by arrows; headings are skipped
                await pilot.press(*["down"] * n, "enter")
            else:
                await pilot.press(KEYS[n])
            assert match.record.actions[before] == action
        await pilot.pause()
        assert " won." in shown(app, "#ask")
        assert str(match.file) in shown(app, "#ask").replace("\n", "")
        assert app.query_one(OptionList).option_count == 0
        await pilot.press("q")

    app = on_screen(match, script)
    assert app.return_code == 0
    assert ludi.Record.load(match.file).finished
    assert ludi.Record.load(match.file).game == game


def test_the_board_says_what_counts_at_80_columns(tmp_path: Path) -> None:
    position = {
        "to_move": 0, "turn": 9, "dice": [2, 3], "supply": 4, "discard": {"Consul": 1},
        "players": [
            {"vp": 7, "money": 4, "hand": ["Forum", "Consul"], "blocked": [5],
             "row": {"2": "Legat", "3": "Legionarius", "5": "Tribunus Plebis", "6": "Turris"}},
            {"vp": 9, "money": 3, "hand": ["Nero", "Legat"], "known": ["Nero"],
             "row": {"3": "Forum", "4": "Turris"}, "weakened": 1},
        ],
    }  # fmt: skip
    match = LocalMatch(ludi.Record(ludi.make("roma"), players=["You", "Bot"], position=position), (PERSON, "random"),
                  tmp_path / "g")  # fmt: skip

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        lines = board(app)
        assert len(lines) == 24
        assert "Supply 4 VP (LOW)" in lines[0]
        assert "Bot  9 VP −4 VP next turn  Money 3  Hand 2 (known: Nero)" in lines[1]
        assert "def 4 (−1)" in lines[4]  # the Forum: 5, one more by the Turris, two less by the Essedum
        assert "Legat" in lines[7]
        assert "Tribunus Pl…" in lines[7]
        assert "BLOCKED" in lines[9]
        assert "−1 VP" in lines[8]
        assert "You  7 VP −2 VP next turn  Money 4  Dice [2] [3] [-]" in lines[11]
        assert "Consul 3 · Forum 5 (1 short)" in lines[12]
        moves = " ".join(" ".join(line[:50] for line in lines[14:23]).split())
        assert "Die 3 on disc 3: Legionarius attacks Forum, needs 4 or more (50%)" in moves
        assert "takes 4 VP, one for each empty disc of the opponent" in " ".join(c.words for c in app.choices)
        assert app.choices[-1].words == (
            "End the turn (2 dice unused; you will lose 2 VP at the start of your next turn if nothing changes)"
        )
        assert lines[23].startswith("1–9 a–z")

    on_screen(match, script)


@pytest.mark.parametrize("size", [(60, 24), (50, 20)])
def test_a_window_that_becomes_narrow_shows_every_disc_and_every_key_and_leaves_moves_in_sight(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    match = new(tmp_path, PERSON, "random")

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        def keys() -> str:
            return " ".join("".join(line.ljust(size[0]) for line in board(app)[-2:]).split())

        await pilot.resize_terminal(*size)
        await own_turn(app, pilot)
        assert all(f" {disc} ─" in "".join(board(app)) for disc in range(1, 7))
        assert keys().endswith("q: quit")
        await pilot.press("h")
        while app.advising:
            await asyncio.sleep(0.01)
        await pilot.pause()
        if len(app.screen_stack) > 1:
            await pilot.press("escape")
        assert shown(app, "#ask").startswith(app.table.ask())
        assert app.query_one(OptionList).size.height >= 2
        assert keys().endswith("q: quit")

    on_screen(match, script)


def test_moves_that_need_a_bar_to_scroll_are_shown_to_their_last_word(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random", game=ludi.make("lusitania"))

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        moves = app.query_one(OptionList)
        for _ in range(4):
            await own_turn(app, pilot)
            room = app.console_options.update_width(moves.scrollable_content_region.width)
            lines = [len(app.console.render_lines(cast("RenderableType", one.prompt), room)) for one in moves.options]
            assert moves.virtual_size.height == sum(lines)
            await pilot.press("1")

    on_screen(match, script, (60, 20))


def test_undo_by_key_and_its_refusal(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random")

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        assert "u: undo" not in shown(app, "#keys")
        start = list(match.record.actions)
        await pilot.press("2")
        assert "u: undo" in shown(app, "#keys")
        await pilot.press("u")
        assert match.record.actions == start
        assert "The move was undone." in shown(app, "#ask")
        assert "U: redo" in shown(app, "#keys")
        await pilot.press("U")
        assert len(match.record.actions) > len(start)
        assert "The move was redone." in shown(app, "#ask")
        await pilot.press("u")
        assert match.record.actions == start
        await pilot.press("1", "1")
        await own_turn(app, pilot)
        n = len(match.record.actions)
        await pilot.press("u")
        assert len(match.record.actions) == n
        assert "Something new has been revealed since" in shown(app, "#ask")

    on_screen(match, script)


def test_a_move_that_is_chosen_twice_at_once_is_made_once(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random")

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        moves = app.query_one(OptionList)
        option, n = moves.get_option(str(len(app.choices) - 1)), len(match.record.actions)
        again = OptionList.OptionSelected(moves, option, 0)
        again.option_id = "40"  # as of a list that was longer
        app.post_message(OptionList.OptionSelected(moves, option, 0))
        app.post_message(again)
        await pilot.pause()
        assert len(match.record.actions) > n
        assert app.is_running

    on_screen(match, script)


def test_a_key_of_no_move_says_which_there_are(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random")

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        start, last = list(match.record.actions), KEYS[len(app.choices) - 1]
        assert len(app.choices) < KEYS.index("z")
        for key, typed in (("z", "z"), ("X", "X"), ("é", "é"), ("!", "exclamation_mark")):
            await pilot.press(typed)
            assert f"“{key}” is no move here; there are 1 to {last}" in shown(app, "#ask")
        assert match.record.actions == start
        await pilot.press("2")
        assert "is no move here" not in shown(app, "#ask")
        assert len(match.record.actions) > len(start)

    on_screen(match, script)


def test_chances_are_hidden_by_a_key(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random", game=ludi.make("pokern"))

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        assert "%" in "".join(board(app))
        await pilot.press("%")
        assert "Chances are hidden." in shown(app, "#ask")
        assert "%" not in "".join(board(app))
        assert not any("%" in choice.words for choice in app.choices)
        await pilot.press("%")
        assert "%" in "".join(board(app))

    on_screen(match, script)


def test_a_hint_names_moves_that_can_be_made_and_makes_none(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random")
    seen: list[str] = []

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        await own_turn(app, pilot)
        n, view = len(match.record.actions), match.view(0)
        await pilot.press("h")
        assert "Looking for a hint…" in shown(app, "#ask")
        while app.advising:
            await asyncio.sleep(0.01)
        await pilot.pause()
        seen.extend(shown(app, "#ask").splitlines())
        assert (len(match.record.actions), match.view(0)) == (n, view)
        await pilot.press("h", "1")
        late = shown(app, "#ask")
        while app.advising:
            await asyncio.sleep(0.01)
        await own_turn(app, pilot)
        assert len(match.record.actions) > n
        assert "Hint" not in late + shown(app, "#ask"), "it was for the position before"

    app = on_screen(match, script)
    first = LocalMatch.new(ROMA, (PERSON, "random"), ("You", "Bot"), tmp_path / "same.jsonl", seed="7")
    possible = [c.words for c in Table(first, app.say).choices()]
    found = (re.fullmatch(r"Hint (\d): (.+?) \((\d+)% to win, ± \d+\)(?:: .+)?", line) for line in seen)
    hints = [h for h in found if h]
    assert 2 <= len(hints) <= 3
    assert [h[1] for h in hints] == ["1", "2", "3"][: len(hints)]
    assert all(h[2] in possible for h in hints)
    assert len({h[2] for h in hints}) == len(hints)


def test_hints_that_are_longer_than_their_room_are_a_page_to_scroll_and_the_question_stays(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random")

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        await own_turn(app, pilot)
        question = app.table.ask()
        await pilot.press("h")
        while app.advising:
            await asyncio.sleep(0.01)
        await pilot.pause()
        assert isinstance(app.screen, Reading), "a hint of this title takes two lines and more of 40 columns"
        heading, whole = (str(part.render()) for part in app.screen.query(Static))
        assert heading == "Hints: Esc closes"
        assert [line[:7] for line in whole.splitlines() if "Hint " in line] == ["Hint 1:", "Hint 2:", "Hint 3:"]
        await pilot.press("escape")
        assert shown(app, "#ask").startswith(question)

    on_screen(match, script, (40, 24))


def test_the_last_lines_of_the_log_stay_in_sight_under_a_hint(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random")

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        log = app.query_one("#log", LogPane)
        while log.max_scroll_y < 3:  # it is longer than there is room for
            await own_turn(app, pilot)
            await pilot.press("1")
        await own_turn(app, pilot)
        before = log.size.height
        await pilot.press("h")
        while app.advising:
            await asyncio.sleep(0.01)
        await pilot.pause()
        assert log.size.height < before
        assert log.scroll_y == log.max_scroll_y

    on_screen(match, script)


def test_a_hint_is_not_for_another_position_as_far_on(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random")

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        await own_turn(app, pilot)
        given = app.choices[0].action
        await pilot.press("1")
        before = list(match.record.actions)
        await pilot.press("u", "2")
        assert len(match.record.actions) == len(before)
        assert match.record.actions != before
        app.advised(before, [Judged(given, 0.5, 1), Judged(-1, 0.5, 1)])
        assert "Hint" not in shown(app, "#ask")

    on_screen(match, script)


def test_help_opens_and_closes_and_keys_do_not_move_beneath_it(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random")

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        n = len(match.record.actions)
        await pilot.press("question_mark")
        assert isinstance(app.screen, Reading)
        words = " ".join(str(part.render()) for part in app.screen.query(Static))
        assert "Tribunus Plebis (character, costs 5, defence 5, 2 in the deck)" in words
        await pilot.press("1", "u", "escape")
        assert not isinstance(app.screen, Reading)
        assert len(match.record.actions) == n
        await pilot.press("1")
        assert len(match.record.actions) == n + 1

    on_screen(match, script)


def test_the_bot_goes_on_and_the_window_may_change_while_help_is_open(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random")

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        await pilot.press("1", "1", "question_mark")
        assert isinstance(app.screen, Reading)
        await pilot.resize_terminal(120, 40)
        await own_turn(app, pilot)
        assert match.state.decision() == "placing"
        await pilot.press("escape")
        await pilot.pause()
        assert "Choose a card to lay face down." in shown(app, "#ask")
        assert len(board(app)) == 40
        assert max(len(line.rstrip()) for line in board(app)) > 100
        await pilot.press("1")
        assert match.state.decision() == "place"

    on_screen(match, script)


def test_a_curtain_stands_between_two_people(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, PERSON, names=("Player 1", "Player 2"))

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        hand = match.view(0)["players"][0]["cards"]
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter")
        await pilot.pause()
        assert any(card in "\n".join(board(app)) for card in hand)
        await pilot.press("1", "1")
        assert isinstance(app.screen, Curtain)
        cards = app.table.cards()
        assert not [card for card in cards if card in "\n".join(board(app))]
        await pilot.press("1")
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter")
        await pilot.pause()
        assert "Player 2: Give away 2 cards" in shown(app, "#ask")
        hidden = set(hand) - set(match.view(1)["players"][1]["cards"])
        assert hidden
        assert not [card for card in hidden if card in "\n".join(board(app))]

    on_screen(match, script)


def test_leaving_while_the_bot_thinks_loses_nothing(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "caesar")

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        await pilot.press("1", "1")
        assert app.thinking
        assert "Bot is thinking." in shown(app, "#ask")
        await pilot.press("q")

    app = on_screen(match, script)
    assert app.return_code == 0
    assert ludi.Record.load(match.file).actions == match.record.actions
    assert len(match.record.actions) == 10  # the deal and both cards given away


def test_a_bot_that_dies_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random")

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        app.bots = {1: BotProcess("random", command=[sys.executable, "-c", "input()"])}
        await pilot.press("1", "1")
        await own_turn(app, pilot)
        assert match.to_move == 0
        assert match.state.decision() == "placing"
        assert "a random move was made for it" in shown(app, "#ask")
        assert "Choose a card" in shown(app, "#ask")
        await pilot.press("1")
        assert "random move" not in shown(app, "#ask")

    on_screen(match, script)


@pytest.mark.soak
def test_a_weak_bot_and_weak_hints_are_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, without_code: dict[str, str]
) -> None:
    for name, value in without_code.items():
        monkeypatch.setenv(name, value)
    pokern = ludi.make("pokern", max_rounds=2)
    seen: list[str] = []

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        app.bots = {1: BotProcess("caesar", 20)}
        while not app.match.over and len(seen) < 60:
            await own_turn(app, pilot)
            seen.append(shown(app, "#ask"))
            await pilot.press("1")

    on_screen(new(tmp_path, PERSON, "caesar", game=pokern), script)
    assert sum(WEAK in ask for ask in seen) == 1
    assert WEAK in seen[-1], "its only turn was the last one"
    assert " won." in seen[-1]

    async def hint(app: Screen, pilot: Pilot[None]) -> None:
        for said in (True, False):
            await pilot.press("h")
            while app.advising:
                await asyncio.sleep(0.01)
            await pilot.pause()
            assert (WEAK in shown(app, "#ask")) is said

    on_screen(new(tmp_path / "hint", PERSON, "random", game=pokern), hint)


def test_a_bot_that_loads_says_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, without_wasm: dict[str, str]
) -> None:
    """Nothing is compiled, and there is no wasm home."""
    for name, value in ({"LUDI_CACHE": str(tmp_path / "cache")} | without_wasm).items():
        monkeypatch.setenv(name, value)
    match = new(tmp_path, "centurio", PERSON, names=("Bot Centurio", "You"))

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        while not (found := re.search(r"Bot Centurio is warming up: (\d+) of (\d+) parts", shown(app, "#ask"))):
            await asyncio.sleep(0.05)
        assert 0 < int(found[1]) < int(found[2])
        await pilot.press("q")

    on_screen(match, script)


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random")
    match.file.unlink()
    match.file.mkdir()  # no file can be put in its place

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        assert "could not be saved" in shown(app, "#ask")
        match.file.rmdir()
        await pilot.press("1")
        await own_turn(app, pilot)
        assert "could not be saved" not in shown(app, "#ask")

    on_screen(match, script)
    assert ludi.Record.load(match.file).actions == match.record.actions


@pytest.mark.parametrize(("key", "code"), [("q", 0), ("\x03", 130), ("", 130)])
def test_at_a_terminal_leaving_says_where_the_game_is(tmp_path: Path, key: str, code: int) -> None:
    with pexpect.spawn(
        LUDI, ["play", "roma", "--bot", "random", "--seed", "3"], encoding="utf-8", timeout=60,
        dimensions=(24, 80), env=environment(tmp_path),
    ) as at:  # fmt: skip
        at.expect("q: quit")
        at.send("1")
        at.expect("one more card")
        if key:
            at.send(key)
        else:
            at.kill(signal.SIGINT)
        at.expect("The game is saved in")
        at.expect("To continue: ludi play roma --resume")
        if code:
            at.expect("ludi: interrupted")
        at.expect(pexpect.EOF)
        assert "Traceback" not in at.before
    assert at.exitstatus == code
    assert len(ludi.Record.load(only_game(tmp_path)).actions) == 9


def test_resigning_by_its_key_pressed_twice(tmp_path: Path) -> None:
    match = new(tmp_path, PERSON, "random")

    async def script(app: Screen, pilot: Pilot[None]) -> None:
        await pilot.press("R")
        assert "Press R once more if you mean it." in shown(app, "#ask")
        for key in ("u", "~", "percent_sign"):  # something else came between
            await pilot.press(key, "R")
            assert not match.over
            assert "Press R once more if you mean it." in shown(app, "#ask")
        await pilot.press("R")
        assert match.over
        assert "You resigned." in shown(app, "#ask")
        await pilot.press("R")
        assert match.record.resigned == 0

    on_screen(match, script)
