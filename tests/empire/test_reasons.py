"""Why a move of Empire is good or bad: what is built."""

from __future__ import annotations

from tests.empire.table import faction


def test_what_is_built_is_told() -> None:
    lands = {"italia": "legions 0: 1 fort city", "sicilia": "legions 0: 1", "africa": "legions 0: 1 looted"}
    t = faction("2.2", lands, sides=[{"vp": [0, 9]}], building=True)
    fortress, fort, city = t.reasons("upgrade italia", "fort sicilia", "rebuild africa")
    assert "+1 fortress" in fortress
    assert "+1 fort" in fort
    assert "cities +2" in city
