"""The full screen: board, moves, log, keys. It knows of a game what its views, moves and sentences say."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text as Rich
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen as Page
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ludi.bots import BotProcess, HintProcess, Judged
from ludi.bots.protocol import ask_for_hint
from ludi.locales import Text

from . import INTERRUPTED
from .boards import Picture, overview, picture
from .local import LocalMatch
from .screen_log import LogPane
from .table import Choice, Table
from .wrapped import Wrapped

KEYS = "123456789abcdefgijklmnoprstvwxyz"  # without those of the bindings
HINTS_SHOWN = 3
ASKED = 6  # lines of what is to be done, and of what goes with it
MOVES = 3  # lines of moves that hints leave in sight


class Screen(App[None]):
    """The board of a match, played by keys."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: ansi_default; }
    #board { height: auto; }
    #ask { height: auto; max-height: ASKED; text-style: bold; color: ansi_bright_yellow; }
    #body { height: 1fr; }
    #moves { width: 5fr; height: 100%; border: none; padding: 0; background: ansi_default; scrollbar-gutter: stable; }
    #moves > .option-list--option-disabled { color: ansi_cyan; text-style: bold; }
    #moves > .option-list--option-highlighted { text-style: reverse; }
    #log { width: 3fr; height: 100%; border-left: solid ansi_bright_black; padding-left: 1; }
    #keys { height: auto; color: ansi_bright_black; }
    """.replace("ASKED", str(ASKED))
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo"),
        Binding("U,ctrl+y", "redo"),
        Binding("percent_sign", "odds"),
        Binding("h", "hint"),
        Binding("R", "resign"),
        Binding("question_mark", "help"),
        Binding("0", "overview"),
        Binding("q,ctrl+q", "leave", priority=True),
        Binding("ctrl+c", "interrupt", priority=True),
    ]

    def __init__(self, table: Table, bots: Mapping[int, BotProcess], hint_process: HintProcess) -> None:
        super().__init__()
        self.theme = "ansi-dark"
        self.title = table.say(f"{table.title}-name")
        self.table, self.bots, self.hint_process = table, bots, hint_process
        self.match: LocalMatch = table.match
        self.board: Picture = picture(table.title)
        self.overview = overview(table.title)
        self.seat = self.match.people[0]
        self.called: int | None = None  # the last person that a curtain stood before
        self.choices: list[Choice] = []
        self.notice = ""
        self.thinking = False
        self.loading: tuple[int, int] | None = None  # what a bot waits for: functions compiled, and how many there are
        self.full = True
        self.advising = False
        self.notices = Notices()

    @property
    def say(self) -> Text:
        """What sentences are said with."""
        return self.table.say

    def show(self) -> int:
        """Play until the person leaves; the exit code."""
        self.run()
        return INTERRUPTED if self.return_code is None else self.return_code  # None: ended from outside

    def compose(self) -> ComposeResult:
        """The parts of the screen, from top to bottom."""
        yield Static(id="board")
        yield Static(id="ask", markup=False)
        with Horizontal(id="body"):
            yield OptionList(id="moves", markup=False)
            yield LogPane(id="log")
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """Begin."""
        logging.getLogger("ludi.bots").addHandler(self.notices)
        self.go_on()

    def on_unmount(self) -> None:
        """Warnings of the bots are shown here no more."""
        logging.getLogger("ludi.bots").removeHandler(self.notices)

    def on_resize(self, _: events.Resize) -> None:
        """Draw the board for the new width, once it is known; not before the first person was called."""
        if self.choices or self.thinking or self.match.over:
            self.call_later(self.draw)

    def go_on(self) -> None:
        """Whoever is to move moves: a bot thinks, another person is called, or the choice is shown."""
        match = self.match
        self.choices = []
        if match.bot_to_move():
            self.think()
        elif not match.over:
            if len(match.people) > 1 and match.to_move != self.called:
                self.seat = self.called = match.to_move
                self.push_screen(Curtain(self.say("play-curtain", seat=self.table.names[self.seat])), self.shown)
                return
            self.choices = self.table.choices()
        self.show_all()

    def shown(self, _: object) -> None:
        """The curtain has gone up for the person to move."""
        self.choices = self.table.choices()
        self.show_all()

    def think(self) -> None:
        """Ask the bot in a thread, so that the screen stays alive."""
        bot, state, rng = self.bots[self.match.to_move], self.match.state.copy(), self.match.rng_of_bot()
        self.thinking = True

        def think() -> None:
            action = bot.choose(state, rng, warming)
            if self.thinking and self.is_running:
                self.call_from_thread(self.chosen, action, bot.full)

        def warming(done: int, total: int) -> None:
            if self.thinking and self.is_running:
                self.call_from_thread(self.warm_up, done, total)

        self.run_worker(think, thread=True)

    def warm_up(self, done: int, total: int) -> None:
        """The bot to move waits for compiled code."""
        self.loading = (done, total)
        self.draw()

    def chosen(self, action: int, full: bool) -> None:
        """A bot has answered, at full strength or not."""
        if self.thinking:
            self.thinking, self.loading = False, None
            self.notice = self.notices.take() or self.weak(full) or self.notice
            self.match.play(action)
            self.go_on()

    def weak(self, full: bool) -> str:
        """Once, that bots and hints are below their strength."""
        self.full, before = self.full and full, self.full
        return self.say("web-weak") if before and not full else ""

    def make(self, n: int) -> None:
        """Make the n-th of the moves shown; there may be fewer by now where two were chosen at once."""
        if n < len(self.choices):
            self.notice = ""
            self.match.play(self.choices[n].action)
            self.go_on()

    def show_all(self) -> None:
        """Draw everything anew."""
        self.draw()
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        group = ""
        for n, choice in enumerate(self.choices):
            if choice.group != group:
                group = choice.group
                moves.add_option(Option(self.table.group(group), disabled=True))
            key = KEYS[n] if n < len(KEYS) else " "
            moves.add_option(Option(hanging(f"{key}  ", choice.words), id=str(n)))
        moves.action_first()
        moves.focus()
        self.query_one(LogPane).tell(self.told())

    def draw(self) -> None:
        """Draw board, prompt and keys."""
        self.query_one("#board", Static).update(self.drawn())
        self.query_one("#ask", Static).update("\n".join(self.asked()))
        self.query_one("#keys", Static).update(self.keys())

    def drawn(self) -> RenderableType:
        """The board for the size of the window."""
        view, (width, height) = self.match.view(self.seat), self.size
        return self.board.picture(self.match.game, view, self.seat, self.table.names, self.say, width, height)

    def keys(self) -> str:
        """What can be done by keys now."""
        back, again = self.match.can_undo(self.seat), self.match.can_redo(self.seat)
        undo = "no" if not self.choices else "redo" if again else "yes" if back else "no"
        shown = "screen-keys-over" if self.match.over else "screen-keys-map" if self.overview else "screen-keys"
        return self.say(shown, undo=undo)

    def is_crowded(self) -> bool:
        """Whether what is told takes more lines than there are for it, with some moves in sight."""
        board, keys, asked = map(self.lines_of, (self.drawn(), Rich(self.keys()), Rich("\n".join(self.asked()))))
        return asked > min(ASKED, self.size.height - board - keys - MOVES)

    def lines_of(self, drawn: RenderableType) -> int:
        """How many lines of this window it takes."""
        return len(self.console.render_lines(drawn, self.console.options.update(width=self.size.width)))

    def asked(self) -> list[str]:
        """What is to be done now, which is never cut off; anything that went wrong, and hints, below it."""
        lines = [self.notice] if self.notice else []
        if self.match.unsaved:
            lines = [self.say("play-unsaved", error=self.match.unsaved)]
        if self.match.over:
            return [*self.table.farewell(), *lines]
        if self.match.bot_to_move():
            seat = self.table.names[self.match.to_move]
            if self.loading is not None:
                done, total = self.loading
                return [self.say("web-warming", seat=seat, done=done, total=total), *lines]
            return [self.say("play-thinking", seat=seat), *lines]
        return [self.table.ask(), *lines]

    def told(self) -> list[Rich]:
        """The lines of the log, a heading for each turn."""
        out: list[Rich] = []
        for line in self.match.log[self.seat]:
            for told, words in zip(line.told, self.table.sentences_of(line), strict=True):
                heading = told.key.endswith("-told-turn")
                out += [Rich()] if heading and out else []
                out.append(Rich(words, style="bold" if heading else ""))
        return out

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A move of the list was chosen."""
        if event.option_id is not None:
            self.make(int(event.option_id))

    def on_key(self, event: events.Key) -> None:
        """The key of a move, or of nothing."""
        key = event.character
        bound = {name for binding in self.BINDINGS if isinstance(binding, Binding) for name in binding.key.split(",")}
        if len(self.screen_stack) > 1 or not key or not event.is_printable or event.key in bound:
            return
        event.stop()
        if key in KEYS[: len(self.choices)]:
            self.make(KEYS.index(key))
        elif self.choices:
            last = KEYS[: len(self.choices)][-1]
            self.notice = self.say("screen-no-move", typed=key, n=len(self.choices), last=last)
            self.draw()

    def action_undo(self) -> None:
        """Take back the last own choice."""
        if self.choices and len(self.screen_stack) == 1:
            why = self.match.no_undo(self.seat)
            self.match.undo(self.seat)
            self.notice = self.say(why or "play-undone")
            self.go_on()

    def action_redo(self) -> None:
        """Make the choice again that was just taken back."""
        if self.choices and len(self.screen_stack) == 1:
            redone = self.match.redo(self.seat)
            self.notice = self.say("play-redone" if redone else "server-no-redo")
            self.go_on()

    def action_resign(self) -> None:
        """Ask whether that is meant; the second time do it, if the question still stands there."""
        if not self.choices or len(self.screen_stack) > 1:
            return
        sure = self.table.resign_sure(self.seat, "key")
        if self.notice != sure:
            self.notice = sure
            self.draw()
            return
        goes_on = self.match.resigning(self.seat) == "bot"
        self.notice = self.say("table-act-resign", by=self.table.names[self.seat]) if goes_on else ""
        self.match.resign(self.seat)
        self.go_on()

    def action_odds(self) -> None:
        """Tell chances no more, or again."""
        if self.choices and len(self.screen_stack) == 1:
            self.match.show_odds(not self.match.odds)
            self.notice = self.say("play-odds", shown="yes" if self.match.odds else "no")
            self.choices = self.table.choices()
            self.show_all()

    def action_hint(self) -> None:
        """Search for the best moves in a thread; what is found is shown if nothing was played meanwhile."""
        if not self.choices or self.advising or len(self.screen_stack) > 1:
            return
        played = list(self.match.record.actions)
        question = ask_for_hint(self.match.state)
        self.advising = True

        def search() -> None:
            found = self.hint_process.advise(question, told=told)
            if self.is_running:
                self.call_from_thread(self.advised, played, found)

        def told(key: str, done: int, total: int) -> None:
            if self.is_running:
                self.call_from_thread(self.hint_waits, played, self.say(key, done=done, total=total))

        self.notice = self.say("play-hint-wait")
        self.draw()
        self.run_worker(search, thread=True)

    def hint_waits(self, played: Sequence[int], words: str) -> None:
        """How far the hint is that was asked for."""
        if played == self.match.record.actions and self.choices:
            self.notice = words
            self.draw()

    def advised(self, played: Sequence[int], found: Sequence[Judged]) -> None:
        """A hint was found; played: the log when it was asked for. After an undo another one may be as long."""
        self.advising = False
        if played == self.match.record.actions and self.choices:
            weak = self.weak(self.hint_process.full)
            self.notice = "\n".join([*([weak] if weak else []), *self.table.hints(found[:HINTS_SHOWN])])
            if self.is_crowded():
                page, self.notice = Reading(self.say("screen-hints"), f"\n{self.notice}"), ""
                self.push_screen(page)
            self.draw()

    def action_help(self) -> None:
        """The rules in short and every card."""
        if len(self.screen_stack) == 1:
            table, say = self.table, self.say
            parts = [*table.rules(), say("screen-help-keys"), "\n".join(table.options())]
            cards = [table.card_help(card) for card in table.cards()]
            self.push_screen(Reading(say("screen-help"), "\n\n".join(["", *parts, *cards])))

    def action_overview(self) -> None:
        """The page with everything, where the title has one; not before the person to move was called."""
        if self.overview and len(self.screen_stack) == 1:
            view = self.match.view(self.seat)
            lines = self.overview(view, self.seat, self.table.names, self.say)
            self.push_screen(Reading(self.say("screen-map"), Group(*lines)))

    def action_leave(self) -> None:
        """The game is saved already."""
        self.stop(0)

    def action_interrupt(self) -> None:
        """Ctrl-C."""
        self.stop(INTERRUPTED)

    def stop(self, code: int) -> None:
        """Leave, whatever a bot is doing."""
        self.thinking = False
        self.hint_process.cancel()
        for bot in self.bots.values():
            bot.cancel()
        self.exit(return_code=code)


class Curtain(Page[None]):
    """Hides the board until the next person sits here."""

    CSS = "Curtain { align: center middle; background: ansi_default; } Curtain Static { width: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss")]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """One sentence."""
        yield Static(self.words, markup=False)


class Reading(Page[None]):
    """A page to scroll."""

    CSS = "Reading { background: ansi_default; } Reading .heading { text-style: bold reverse; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,question_mark,enter,0", "dismiss")]

    def __init__(self, heading: str, content: RenderableType) -> None:
        super().__init__()
        self.heading, self.content = heading, content

    def compose(self) -> ComposeResult:
        """A heading and the content."""
        with VerticalScroll():
            yield Static(self.heading, classes="heading", markup=False)
            yield Static(self.content, markup=False)


class Notices(logging.Handler):
    """Keeps the last warning of the bots for the screen."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.last = ""

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.last = record.getMessage()

    def take(self) -> str:
        """The last one, once."""
        last, self.last = self.last, ""
        return last


def hanging(key: str, words: str) -> Any:
    """A key and words beside it that wrap under themselves."""
    from rich.table import Table as Grid

    grid = Grid.grid(padding=0)
    grid.add_column(width=len(key))
    grid.add_column(ratio=1)
    grid.add_row(Rich(key, style="bold"), Wrapped(Rich(words)))
    return grid
