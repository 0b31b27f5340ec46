"""The greedy player: the same in both homes, and much better than chance."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import ludi
from ludi.games.empire.map import AREA_OF, LAND_IDS, VALUE
from ludi.kernel import home, schema
from ludi.kernel.scratch import declared

GAME = ludi.make("empire")


def played(fast: bool, n: int, blind: int) -> tuple[int, list[list[int]], list[list[int]]]:
    """Decisions, scores and places of n greedy games, two rolls for each move."""
    greedy = home.load("empire", "greedy", fast)
    scores: Any = [[0] * 4 for _ in range(n)]
    places: Any = [[0] * 4 for _ in range(n)]
    if fast:
        scores, places = np.array(scores), np.array(places)
        states: Any = np.zeros(5, schema.dtype(GAME.state_type))
        workspaces: Any = np.zeros(2, schema.dtype(declared("empire")[0]))
        schema.to_record(GAME.state_type, GAME.start().raw, states, 4)
    else:
        states = [schema.blank(GAME.state_type) for _ in range(5)]
        workspaces = [schema.blank(declared("empire")[0])]
        schema.fill(GAME.state_type, states[4], iter(schema.flat(GAME.state_type, GAME.start().raw)))
    decisions = greedy.games(states, workspaces, scores, places, 7, 2, blind)
    return int(decisions), np.asarray(scores).tolist(), np.asarray(places).tolist()


@pytest.mark.soak
def test_both_homes_play_the_same_greedy_games() -> None:
    assert played(False, 1, 0b1110) == played(True, 1, 0b1110)


def test_a_greedy_player_beats_three_that_play_at_random() -> None:
    _, scores, places = played(True, 10, 0b1110)
    assert sum(row[0] == 0 for row in places) >= 9
    assert np.mean([row[0] for row in scores]) > 1.5 * np.mean([row[1:] for row in scores])


def test_a_search_goes_where_an_area_of_the_highest_value_is_free() -> None:
    """Italia is dominated already; one legion in another area worth four brings eight points."""
    lands = {name: {"holder": "legions 0", "armies": 1} for name in ("italia", "cisalpina", "narbonensis", "sicilia")}
    lands["sardinia"] = {"holder": "legions 1", "armies": 1}
    fields: dict[str, Any] = {"turn": 7, "lands": lands, "phase": "factions", "main": "legions 0", "pool": 3}
    fields |= {"called": [5, 1], "phases": 0, "pending": [{"kind": "placing", "seat": 0}]}
    state = GAME.position({**fields, "sides": [{"tokens": [1, 1], "start": "italia", "events": 0}, {}, {}, {}]})
    best = state.text(GAME.fast.search(state, iterations=2000, playout_limit=0, move=True, seed=1).best)
    area = AREA_OF[LAND_IDS.index(best.removeprefix("place "))]
    assert area != AREA_OF[LAND_IDS.index("italia")]
    assert VALUE[area * 7 + 6] == 4
