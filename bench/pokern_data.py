"""The measured numbers behind the tables and pictures of docs/pokern-solution.md: docs/pokern-solution.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[1] / "docs" / "pokern-solution.json"


def measured() -> dict[str, Any]:
    """What was measured up to now, by name."""
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return found


def keep(name: str, value: object) -> None:
    """Write one measurement; a list of plain numbers stands on one line."""
    found = measured() | {name: value}
    parts = [f"{json.dumps(key)}: {_told(found[key])}" for key in sorted(found)]
    FILE.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


def _told(value: object) -> str:
    if isinstance(value, dict):
        return "{\n" + ",\n".join(f"{json.dumps(k)}: {_told(v)}" for k, v in value.items()) + "\n}"
    return json.dumps(value)
