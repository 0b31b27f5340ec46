"""One match: its log, forced moves, undo, resigning, chance, what each seat is told. No network, store or screen."""

from __future__ import annotations

from .chance import Chance, Draw, Seeded, Unforeseen
from .history import FORCED, LUCK, MOVE, REDO, RESIGN, UNDO, Event, History
from .match import Match
from .outcome import outcome
from .resign import Resigning, resigning
from .work import Work, at_once

__all__ = [
    "FORCED",
    "LUCK",
    "MOVE",
    "REDO",
    "RESIGN",
    "UNDO",
    "Chance",
    "Draw",
    "Event",
    "History",
    "Match",
    "Resigning",
    "Seeded",
    "Unforeseen",
    "Work",
    "at_once",
    "outcome",
    "resigning",
]
