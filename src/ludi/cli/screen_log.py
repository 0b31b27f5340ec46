"""The log on the full screen: it grows by a line or two a move, and may have thousands."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Rich
from textual.containers import VerticalScroll
from textual.widgets import Static

from .wrapped import Wrapped

PART = 20  # lines


class LogPane(VerticalScroll):
    """Lines in parts, of which only those that have changed are wrapped and drawn again."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._parts: list[tuple[Static, Rich]] = []

    def on_resize(self) -> None:
        """However much room is left, the last lines are in sight."""
        self.scroll_end(animate=False)

    def tell(self, lines: Sequence[Rich]) -> None:
        """Show these lines, and of them the last ones."""
        parts = [Rich("\n").join(lines[n : n + PART]) for n in range(0, len(lines), PART)]
        for widget, _ in self._parts[len(parts) :]:
            widget.remove()
        del self._parts[len(parts) :]
        for n, part in enumerate(parts):
            if n == len(self._parts):
                widget = Static(Wrapped(part))
                self._parts.append((widget, part))
                self.mount(widget)
            elif self._parts[n][1] != part:
                widget, _ = self._parts[n]
                widget.update(Wrapped(part))
                self._parts[n] = widget, part
        self.scroll_end(animate=False)
