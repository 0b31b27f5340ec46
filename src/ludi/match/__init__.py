"""One match: its log, forced moves, undo and redo, chance, and what each seat is told. No network, store or screen."""

from __future__ import annotations

from .chance import Chance, Draw, Seeded, Unforeseen
from .history import FORCED, LUCK, MOVE, REDO, UNDO, Event, History
from .match import Match
from .work import Work, at_once

__all__ = [
    "FORCED",
    "LUCK",
    "MOVE",
    "REDO",
    "UNDO",
    "Chance",
    "Draw",
    "Event",
    "History",
    "Match",
    "Seeded",
    "Unforeseen",
    "Work",
    "at_once",
]
