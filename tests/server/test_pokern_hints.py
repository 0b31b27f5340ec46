"""Hints in rooms of Römisch Pokern: what the exact solver says, with points, where the room allows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ludi
from ludi.bots import warmth
from ludi.client import Refusal, Seat, Table
from ludi.games.pokern.levels import STRONGEST, opinions

from .conftest import ServerProcess

Json = dict[str, Any]
COMPILED = 180.0  # seconds that the solver may take to be compiled


@pytest.fixture
def table(server: ServerProcess) -> Iterator[Table]:
    """One browser."""
    with Table(server.url, patience=COMPILED) as found:
        yield found


def hint_of(seat: Seat) -> Json:
    """A hint; it rests on the solver from the first one on. The client asks again while that is being loaded."""
    hint = seat.post("/hint")
    assert hint["full"]
    assert hint["moves"]
    assert all(move["visits"] == 0 for move in hint["moves"])
    return hint


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_hint_says_what_the_solver_does(table: Table, players: int) -> None:
    seat = table.create("pokern", ["me", "bot:random", "bot:random", "bot:random"][:players], "Ada", hints=True)
    now, hint = seat.state(), hint_of(seat)
    state = ludi.make("pokern", players).position({"dice": now["view"]["dice"]})
    warmth.warm(state.game)
    known = opinions(state, STRONGEST, every=True)
    assert hint["version"] == now["version"]
    assert [x["action"] for x in hint["moves"]] == [o.action for o in known[:5]]
    assert [x["text"] for x in hint["moves"]] == [state.text(o.action) for o in known[:5]]
    for move, opinion in zip(hint["moves"], known, strict=False):
        assert opinion.points is not None
        assert (move["points"], move["visits"]) == (pytest.approx(opinion.points, abs=0.006), 0)
        assert move["value"] == pytest.approx(opinion.value, abs=0.0006)
        assert (move["kind"], move["turns"]) == ("points", None if players == 1 else 9)
    best = hint["moves"][0]
    if players == 1:
        assert 150 < best["points"] < 276, "eight turns are worth 189"
    else:
        assert 0.5 / players < best["value"] < 1.5 / players, "nobody is ahead yet"


def test_a_game_alone_played_by_its_hints(table: Table) -> None:
    seat = table.create("pokern", ["me"], "Ada", options={"turns": 3}, hints=True)
    promised: list[float] = []

    def follow(now: Json) -> int:
        best = hint_of(seat)["moves"][0]
        assert best["action"] in {x["action"] for x in now["legal"]}
        promised.append(best["points"])
        return int(best["action"])

    end = seat.play(follow)
    (score,) = end["over"]["scores"]
    assert len(promised) >= 3
    assert 3 * 5 <= score <= 276
    assert score == pytest.approx(promised[-1], abs=40), "no more than a turn is left open by the last hint"


def test_no_hints_where_they_are_not_allowed_or_it_is_not_ones_turn(table: Table) -> None:
    def refused(seat: Seat) -> tuple[int, str]:
        with pytest.raises(Refusal) as found:
            seat.post("/hint")
        return found.value.status, found.value.key

    assert refused(table.create("pokern", ["me"], "Ada")) == (403, "server-no-hints")
    assert refused(table.create("pokern", ["me", "shared"], "Ada")) == (403, "server-no-hints")
    first = table.create("pokern", ["me", "shared"], "Ada", hints=True)
    assert refused(Seat(table, first.room, 1)) == (409, "server-no-turn")
    assert refused(table.create("pokern", ["me", "open"], "Ada", hints=True)) == (409, "server-no-start")
    assert table.create("pokern", ["me", "shared"], "Ada", practice=True).post("/hint")["moves"]
    over = table.create("pokern", ["me"], "Ada", options={"turns": 1}, hints=True)
    over.play(lambda now: int(now["legal"][0]["action"]))
    assert refused(over) == (409, "server-no-turn")


@pytest.mark.soak
def test_a_server_without_numba_and_numpy_is_as_exact(
    server_with: Callable[..., ServerProcess], without_numba: dict[str, str]
) -> None:
    with Table(server_with(**without_numba).url) as table:
        seat = table.create("pokern", ["me", "bot:consul"], "Ada", options={"max_rounds": 1}, hints=True)
        hint = seat.post("/hint")
        assert hint["full"] is True
        assert {x["kind"] for x in hint["moves"]} == {"win"}
        assert all(x["points"] is not None for x in hint["moves"])


@pytest.mark.soak
def test_a_server_without_compiled_code_searches(
    server_with: Callable[..., ServerProcess], without_code: dict[str, str]
) -> None:
    server = server_with(**without_code, LUDI_SERVER_HINT_MS="100")
    with Table(server.url) as table:
        seat = table.create("pokern", ["me", "bot:consul"], "Ada", options={"max_rounds": 1}, hints=True)
        for _ in range(2):
            hint = seat.post("/hint")
            moves = hint["moves"]
            assert hint["full"] is False
            assert all(x["points"] is None and 0 <= x["value"] <= 1 for x in moves)
            assert sum(x["visits"] for x in moves) > 0
        end = seat.play(lambda now: int(now["legal"][0]["action"]))
        assert len(end["over"]["scores"]) == 2
