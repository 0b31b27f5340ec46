"""The screen of `ludi replay`: log and position side by side, gone through by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.widgets import Footer, Static

if TYPE_CHECKING:
    from ludi.cli.story import Story
    from ludi.locales import Text

KEYS = (
    ("right,n,space", "go(1)", "lab-replay-next", "→"),
    ("left,b", "go(-1)", "lab-replay-back", "←"),
    ("down,f", "turn(1)", "lab-replay-next-turn", "↓"),
    ("up,r", "turn(-1)", "lab-replay-turn-back", "↑"),
    ("home,s", "edge(-1)", "lab-replay-start", "Home"),
    ("end,e", "edge(1)", "lab-replay-end", "End"),
    ("q,escape", "quit", "lab-replay-quit", "q"),
)


class ReplayScreen(App[None]):
    """A story, begun at a step. Its return code is 130 after Ctrl-C."""

    CSS = """
    Static { padding: 0 1; }
    #where { height: 1; text-style: bold; }
    #position { height: auto; }
    #told { height: 1fr; border-top: solid $primary; }
    """
    BINDINGS = [Binding("ctrl+c", "interrupt", show=False, priority=True)]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, t: Text, name: str, story: Story, at: int) -> None:
        super().__init__()
        self._t, self._name, self._story, self._at = t, name, story, at
        for keys, action, words, shown in KEYS:
            self.bind(keys, action, description=t(words), key_display=shown)

    def compose(self) -> ComposeResult:
        """Where we are, the board, what happened, the keys."""
        yield Static(id="where", markup=False)
        yield Static(id="position")
        with VerticalScroll(id="told", can_focus=False):
            yield Static(id="log", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        """Show the first step."""
        self._show()

    def on_resize(self) -> None:
        """The board fits the width, once it is known."""
        self.call_later(self._show)

    def _show(self) -> None:
        steps = self._story.steps[: self._at + 1]
        where = self._t("lab-replay-position", n=self._at, total=self._story.last)
        self.query_one("#where", Static).update(f"{self._name}  {where}")
        self.query_one("#position", Static).update(self._story.picture(self._at, self.size.width - 2))
        log = [said for step in steps for said in step.said]
        if steps[-1].result:
            log.append(self._t("lab-replay-result", result=steps[-1].result))
        self.query_one("#log", Static).update("\n".join(log))
        self.query_one("#told", VerticalScroll).scroll_end(animate=False)

    def action_go(self, by: int) -> None:
        """Some steps on or back."""
        self._at = max(0, min(self._story.last, self._at + by))
        self._show()

    def action_turn(self, by: int) -> None:
        """To the first step of the next turn, or of this one; from there, of the one before."""
        turns = [step.view["turn"] for step in self._story.steps]
        first = [i for i in range(len(turns)) if i == 0 or turns[i] != turns[i - 1]]
        ahead = [i for i in first if (i - self._at) * by > 0]
        if ahead:
            self.action_go((min(ahead) if by > 0 else max(ahead)) - self._at)
        else:
            self.action_edge(by)

    def action_edge(self, by: int) -> None:
        """To the start or the end."""
        self.action_go(by * (self._story.last + 1))

    def action_interrupt(self) -> None:
        """Ctrl-C."""
        self.exit(return_code=130)
