"""Rooms as they are stored."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class RoomRow:
    """A room as it is stored, without its events."""

    id: str
    title: str
    players: int
    rules_version: int
    options: Mapping[str, Any]
    position: Mapping[str, Any] | None
    note: Mapping[str, Any] | None
    status: str
    version: int
    hints: bool
    practice: bool
    commitment: str
    generation: int = 0
    previous: str | None = None
    rematch: str | None = None
    pending_undo: Mapping[str, Any] | None = None
    to_move: int | None = None
    absence: int = 60
    successor: str = "bot"
    created_at: int = 0
    updated_at: int = 0
    facts: str | None = None
    outline: Mapping[str, Any] | None = None


JSON_FIELDS = ("options", "position", "note", "pending_undo", "outline")


def to_row(values: Mapping[str, Any]) -> dict[str, Any]:
    """With its JSON as text."""
    return {
        k: json.dumps(x, separators=(",", ":")) if k in JSON_FIELDS and x is not None else x for k, x in values.items()
    }


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())
