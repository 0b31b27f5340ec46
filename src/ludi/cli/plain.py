"""The game line by line: for a pipe, a screen reader, or a terminal without pictures."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import TextIO

from ludi.bots import BotProcess, HintProcess
from ludi.bots.process import Thinker
from ludi.bots.protocol import ask_for_hint
from ludi.kernel.errors import IllegalAction, cut
from ludi.locales import Text

from .lines import say_lines
from .local import LocalMatch
from .shorts import read, shown
from .table import Choice, Table

PAGE = "\n" * 60  # pushes what one person saw out of the sight of the next
LONGEST = 80  # characters of a move
SAY_EVERY = 5.0  # seconds between lines about what is being loaded


class Plain:
    """Reads moves and commands, one or several a line; every answer is a sentence."""

    def __init__(self, table: Table, bots: Mapping[int, BotProcess], hint_process: HintProcess) -> None:
        self.table, self.bots, self.hint_process = table, bots, hint_process
        self.match: LocalMatch = table.match
        self._told = dict.fromkeys(self.match.people, 0)
        self._turn = (-2, -1)
        self._line: list[str] = []
        self._said_weak = False
        self._resigning = -1  # the seat that has said so once

    @property
    def say(self) -> Text:
        """What sentences are said with."""
        return self.table.say

    def play(self, lines: TextIO) -> None:
        """Until the game is over, the person quits or the input ends; then says where it is kept."""
        try:
            self._greet()
            self._loop(lines)
        except KeyboardInterrupt:
            print()
            raise
        finally:
            self._news()
            self._print(*self.table.farewell())

    def _loop(self, lines: TextIO) -> None:
        shown = -1
        while not self.match.over:
            if self.match.bot_to_move():
                self._bot()
                continue
            if not self._line:
                if not self._curtain(lines):
                    return
                if shown != len(self.match.record.actions):
                    self._news()
                    self._show()
                    shown = len(self.match.record.actions)
                print(self.say("plain-prompt"), end=" ", flush=True)
                given = lines.readline()
                if not given:
                    print()
                    return
                if not lines.isatty():
                    print(given.strip())
                self._line = [word.strip() for word in given.split(",") if word.strip()]
                if not self._line:
                    self._print(self.say("plain-empty", n=len(self.table.choices())))
            elif self._word(self._line.pop(0)):
                return

    def _greet(self) -> None:
        say, match = self.say, self.match
        resumed = any(self.match.log.values()) and len(match.record.actions) > 0
        seats = say("play-seats", seats=say("web-between-list").join(match.record.players))
        self._print(say("play-title", title=say(f"{self.table.title}-name")), seats, *self.table.house_rules())
        self._print(say("play-saved", file=str(match.file)), say("plain-how"))
        if resumed:
            for p in match.people:
                self._told[p] = match.log[p][-1].n if match.log[p] and len(match.people) > 1 else 0

    def _bot(self) -> None:
        seat = self.match.to_move
        if self._turn[0] != seat:
            self._turn = (seat, -1)
            self._print(self.say("play-thinking", seat=self.table.names[seat]))
        bot = self.bots[seat]
        warming = self._warming("web-warming", seat=self.table.names[seat])
        action = bot.choose(self.match.state.copy(), self.match.rng_of_bot(), warming)
        self._weak(bot)
        self.match.play(action)
        self._saved()
        if len(self._line) and not self.match.over and self.match.to_move != seat:
            self._line.clear()

    def _warming(self, key: str, **params: str) -> Callable[[int, int], None]:
        """What says now and then how far the loading of compiled code is."""
        told = self._now_and_then()
        return lambda done, total: told(key, done, total, **params)

    def _now_and_then(self, first: float = 0.0) -> Callable[..., None]:
        """What says how far something is, not too often and nothing twice. first: seconds before it says one at all."""
        said, last = time.monotonic() - SAY_EVERY + first, ""

        def say(key: str, done: int, total: int, **params: str) -> None:
            nonlocal said, last
            line = self.say(key, done=done, total=total, **params)
            if line != last and time.monotonic() - said >= SAY_EVERY:
                said, last = time.monotonic(), line
                self._print(line)

        return say

    def _weak(self, thinker: Thinker) -> None:
        """Once, that bots and hints are below their strength."""
        if not thinker.full and not self._said_weak:
            self._said_weak = True
            self._print(self.say("web-weak"))

    def _curtain(self, lines: TextIO) -> bool:
        """Before another person's hidden cards are shown; False if the input has ended."""
        seat = self.match.to_move
        if len(self.match.people) < 2 or self._turn[0] == seat or not lines.isatty():
            return True
        print(PAGE + self.say("play-curtain", seat=self.table.names[seat]), flush=True)
        return bool(lines.readline())

    def _news(self) -> None:
        """What happened since the person to move (or, at the end, each person) was last told."""
        for seat in self.match.people if self.match.over else (self.match.to_move,):
            if seat in self._told:
                self._print(*self.table.log(seat, self._told[seat]))
                self._told[seat] = len(self.match.record.actions)
            if self.match.over:
                return

    def _show(self) -> None:
        """The position when a turn begins, and always the choice."""
        seat = self.match.to_move
        turn = (seat, self.match.view(seat)["turn"])
        if turn != self._turn:
            self._turn = turn
            self._print(*self.table.describe(seat))
        self._print(self.table.ask())
        self._moves(self.table.choices())

    def _moves(self, choices: list[Choice]) -> None:
        group = ""
        for n, choice in enumerate(choices, 1):
            if choice.group != group:
                group = choice.group
                self._print(self.say("plain-group", group=self.table.group(group)))
            self._print(self.say("plain-move", n=n, move=choice.words, short=choice.short))

    def _word(self, word: str) -> bool:
        """Carry out one word of the input; whether to leave."""
        command, _, rest = word.partition(" ")
        seat = self.match.to_move
        sure, self._resigning = self._resigning == seat, -1
        match command.casefold():
            case "quit" | "q":
                return True
            case "undo" | "u":
                why = self.match.no_undo(seat)
                self.match.undo(seat)
                self._told[seat] = min(self._told[seat], len(self.match.record.actions))
                self._print(self.say(why or "play-undone"))
                self._saved()
            case "redo":
                redone = self.match.redo(seat)
                self._print(self.say("play-redone" if redone else "server-no-redo"))
                self._saved()
            case "odds":
                self.match.show_odds(not self.match.odds)
                self._print(self.say("play-odds", shown="yes" if self.match.odds else "no"))
                self._saved()
            case "resign":
                self._resign(seat, sure=sure)
            case "hint" | "h":
                self._hint(rest)
            case "state":
                self._print(*self.table.describe(seat))
            case "log":
                self._print(*self.table.log(seat))
            case "moves":
                self._print(self.table.ask())
                self._moves(self.table.choices())
            case "help" | "?":
                self._help(rest)
            case _:
                self._move(word)
        return False

    def _resign(self, seat: int, *, sure: bool) -> None:
        """Ask whether that is meant, or do it."""
        if not sure:
            self._resigning = seat
            self._print(self.table.resign_sure(seat, "word"))
            return
        if self.match.resigning(seat) == "bot":
            self._print(self.say("table-act-resign", by=self.table.names[seat]))
        self._line.clear()
        self.match.resign(seat)
        self._saved()

    def _hint(self, mine: str) -> None:
        """The best moves, or a move of the person's own beside the best one."""
        line = [*self._line]
        try:
            also = self._action(mine) if mine else None
        except IllegalAction as error:
            self._print(str(error))
            return
        finally:
            self._line[:] = line
        self._print(self.say("play-hint-wait"))
        found = self.hint_process.advise(ask_for_hint(self.match.state), told=self._now_and_then(SAY_EVERY), also=also)
        self._weak(self.hint_process)
        self._print(*(self.table.hints(found) if also is None else self.table.why_not(found, also)))

    def _move(self, word: str) -> None:
        seat, n = self.match.to_move, len(self.match.record.actions)
        try:
            self.match.play(self._action(word))
        except IllegalAction as error:
            self._print(str(error))
            if self._line:
                self._print(self.say("plain-rest", rest=", ".join(self._line)))
                self._line.clear()
            return
        self._saved()
        if self.match.to_move != seat and self._line and not self.match.over:
            self._print(self.say("plain-rest", rest=", ".join(self._line)))
            self._line.clear()
        assert len(self.match.record.actions) > n

    def _action(self, word: str) -> int:
        """The action of a number of the list or of a short text; one for two moves puts the second next."""
        choices = self.table.choices()
        if len(word) > LONGEST:
            raise IllegalAction(self.say("plain-long", n=len(word)))
        if word.isascii() and word.isdigit():
            if 1 <= int(word) <= len(choices):
                return choices[int(word) - 1].action
            raise IllegalAction(self.say("plain-number", given=word, n=len(choices)))
        first, then = self.table.words.two_moves(word) or (word, None)
        action = self._parsed(first)
        if then is not None:
            self._line.insert(0, then)
        if action not in [c.action for c in choices]:
            raise IllegalAction(self._refused(action, len(choices)))
        return action

    def _parsed(self, word: str) -> int:
        """The action of a short text, or a sentence about one that is none, with the nearest that is possible."""
        try:
            return self.match.state.parse(read(self.table.title, word))
        except IllegalAction:
            given, possible = cut(word), {c.short.casefold(): c.short for c in self.table.choices()}
            near = get_close_matches(word.casefold(), possible, 1)
            if near:
                raise IllegalAction(self.say("plain-unknown-near", given=given, near=possible[near[0]])) from None
            raise IllegalAction(self.say("plain-unknown", given=given)) from None

    def _refused(self, action: int, n: int) -> str:
        """Why a move of the game is not possible now, and what is."""
        match = self.match
        sentences = [self.say("plain-not-now", given=shown(self.table.title, match.state.text(action)))]
        if told := match.game.why(match.view(match.to_move), action):
            sentences.append(self.say.told(self.table.title, told, self.table.names))
        return self.say("web-between-sentences").join([*sentences, self.say("plain-empty", n=n)])

    def _help(self, card: str) -> None:
        cards = self.table.cards()
        if not card:
            commands = self.say("plain-commands", example=self.table.words.EXAMPLE)
            self._print(*self.table.rules(), commands, *self.table.options(), *map(self.table.card_help, cards))
            return
        same = card.casefold()
        found = [c for c in cards if same in (c.casefold(), self.say.card(self.table.title, c).casefold())]
        self._print(*map(self.table.card_help, found) if found else [self.say("plain-no-card", given=card)])

    def _saved(self) -> None:
        if self.match.unsaved:
            self._print(self.say("play-unsaved", error=self.match.unsaved))

    def _print(self, *lines: str) -> None:
        say_lines(*lines)
