"""The odds of battle, as fractions and by counting all rolls of the rules (1.9)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from tests.empire.table import Table, faction, peoples

from ludi import CHANCE
from ludi.games.empire.odds import Round, lost_per_kill, takes, wins

ODDS = {
    "base": (Round(), "25/36", 0.44),
    "fort": (Round(bonus=1), "90/181", 1.01),
    "fortress": (Round(bonus=1, tie=-1), "5/12", 1.40),
    "difficult": (Round(against=2), "1/2", 1.00),
    "difficult, fort": (Round(against=2, bonus=1), "290/1081", 2.73),
    "difficult, fortress": (Round(against=2, bonus=1, tie=-1), "145/648", 3.47),
    "+1": (Round(plus=1), "161/191", 0.19),
    "+1, difficult": (Round(plus=1, against=2), "791/1081", 0.37),
    "tie": (Round(tie=1), "161/216", 0.34),
    "tie, difficult": (Round(against=2, tie=1), "791/1296", 0.64),
    "three dice": (Round(dice=3), "19/24", 0.26),
    "three dice, difficult": (Round(dice=3, against=2), "3667/5850", 0.60),
}


@pytest.mark.parametrize("name", ODDS)
def test_the_table_of_odds_as_fractions(name: str) -> None:
    case, fraction, losses = ODDS[name]
    assert wins(case) == Fraction(fraction)
    assert float(lost_per_kill(case)) == pytest.approx(losses, abs=0.006)


ROMAN: dict[str, Any] = {"control": {"franks": 1}, "sides": [{"vp": [0, 9]}], "recruit": 1}
GAUL, SEA = "lugdunensis", "britannia_superior"
LEGION = "legions 1: 1"


@pytest.mark.soak(but=6)
@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("base", lambda: peoples("1.1", {GAUL: "gauls: 1", "aquitania": LEGION}).play("place aquitania")),
        ("fort", lambda: peoples("1.1", {GAUL: "gauls: 1", "aquitania": f"{LEGION} fort"}).play("place aquitania")),
        (
            "fortress",
            lambda: peoples("1.1", {GAUL: "gauls: 1", "aquitania": f"{LEGION} fortress"}).play("place aquitania"),
        ),
        ("difficult", lambda: peoples("1.1", {GAUL: "gauls: 1", SEA: LEGION}).play(f"place {SEA}")),
        ("difficult, fort", lambda: peoples("1.1", {GAUL: "gauls: 1", SEA: f"{LEGION} fort"}).play(f"place {SEA}")),
        (
            "difficult, fortress",
            lambda: peoples("1.1", {GAUL: "gauls: 1", SEA: f"{LEGION} fortress"}).play(f"place {SEA}"),
        ),
        ("+1", lambda: faction("3.4", {GAUL: "legions 0: 1", "belgica": "franks: 1"}, **ROMAN).play("place belgica")),
        ("tie", lambda: faction("3.3", {GAUL: "legions 0: 1", "belgica": "franks: 1"}, **ROMAN).play("place belgica")),
        (
            "three dice",
            lambda: faction("3.6", {GAUL: "legions 0: 1", "belgica": "franks: 1"}, **ROMAN).play("place belgica"),
        ),
        (
            "+1, difficult",
            lambda: faction("3.4", {GAUL: "legions 0: 1", SEA: "franks: 1"}, **ROMAN).play(f"place {SEA}"),
        ),
        (
            "tie, difficult",
            lambda: faction("3.3", {GAUL: "legions 0: 1", SEA: "franks: 1"}, **ROMAN).play(f"place {SEA}"),
        ),
        (
            "three dice, difficult",
            lambda: faction("3.6", {GAUL: "legions 0: 1", SEA: "franks: 1"}, **ROMAN).play(f"place {SEA}"),
        ),
    ],
)
def test_the_rules_roll_by_these_odds(name: str, table: object) -> None:
    """Every roll of a round is played; rolled again does not count."""
    assert callable(table)
    start: Table = table()
    assert start.decision == "rolling"
    case = ODDS[name][0]
    won = lost = 0
    for faces in product("123456", repeat=case.dice + case.against):
        t = Table(start.state.copy()).roll(" ".join(faces))
        battle = t.position["battle"]
        if t.state.to_move == CHANCE and t.decision == "rolling" and battle.get("round") == 0:
            continue
        target = start.position["battle"]["land"]
        gone = t.position["lands"].get(target, {}).get("armies", 0) == 0
        taken = t.position["lands"].get(target, {}).get("holder") != start.position["lands"][target]["holder"]
        won, lost = won + (gone or taken), lost + (not gone and not taken)
    assert Fraction(won, won + lost) == wins(case)


def test_a_land_is_taken_by_several_armies_one_after_the_other() -> None:
    usual = Round()
    p = wins(usual)
    assert takes(1, usual, 1) == p
    assert takes(2, usual, 1) == p + (1 - p) * p
    assert takes(1, usual, 2) == p * p
    assert takes(1, usual, 1, 1) == p + (1 - p) * p, "of the elite one loss is ignored"
    assert takes(0, usual, 1) == 0
    assert takes(0, usual, 0) == 1
