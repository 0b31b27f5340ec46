"""What the lessons of Römisch Pokern teach a newcomer to do."""

from __future__ import annotations

from bench.newcomers.eyes import Choice, Rule, highest, starting


def safe_roll(choice: Choice) -> list[str]:
    """Roll while no face spoils the number, or the number fits nowhere; else stop."""
    rolls = choice.starting("roll")
    if not choice.starting("stop"):
        return rolls
    safe = not any(choice.number(m, "pokern-effect-roll", "percent") for m in rolls)
    return rolls if rolls and safe else choice.starting("stop")


def row(choice: Choice) -> list[str]:
    """Small numbers high, large ones low, so that there is room on both sides."""
    rows = choice.starting("row ")
    if not rows:
        return []
    number = choice.view["pending"][-1]["number"]
    return [min(rows, key=lambda m: abs(int(m.split()[1]) - 0.5 - number * 7 / 39))]


POKERN = [
    Rule("lesson-pokern-misthrow-misthrow", "An action card can save it", starting("card Re", "card Dup", "card W")),
    Rule("lesson-pokern-misthrow-count", "with one rerolled", starting("count 1")),
    Rule("lesson-pokern-misthrow-read", "The larger one scores more", highest("read")),
    Rule("lesson-pokern-roll-row", "Leave room for smaller numbers above", row),
    Rule("lesson-pokern-roll-eleven", "Still no die can spoil this", safe_roll),
]
