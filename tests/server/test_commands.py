"""Commands come twice, late, together; moves are taken back."""

from __future__ import annotations

import random
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import ludi
from ludi.client import Refusal, Seat, Table

from .conftest import ServerProcess

Json = dict[str, Any]


@pytest.fixture
def table(server: ServerProcess) -> Iterator[Table]:
    with Table(server.url) as found:
        yield found


@pytest.fixture
def other(server: ServerProcess) -> Iterator[Table]:
    with Table(server.url) as found:
        yield found


def two(table: Table, other: Table, **more: Any) -> tuple[Seat, Seat]:
    """Two people in a room."""
    ada = table.create("roma", ["me", "open"], "Ada", **more)
    return ada, other.join(ada.info()["invite"], "Ben")


def decision(state: Json, words: tuple[str, ...] = ()) -> int:
    """A legal move, the first whose text begins so."""
    legal = state["legal"]
    return int(next((x for x in legal if x["text"].split()[0] in words), legal[0])["action"])


def reach(seats: tuple[Seat, Seat], wanted: str) -> tuple[Seat, Json]:
    """Play on until a decision of that kind comes up; who has it, and the position."""
    rng, now = random.Random(3), seats[0].state()
    while now["decision"] != wanted:
        seat = seats[now["to_move"]]
        now = seat.state()
        now = seat.move(now["version"], rng.choice(now["legal"])["action"])
        assert now["over"] is None
    return seats[now["to_move"]], seats[now["to_move"]].state()


def test_the_same_command_fifty_times_at_once_is_one_event(table: Table) -> None:
    ada = table.create("roma", ["me", "shared"], "Ada")
    now = ada.state()
    body = {"cmd_id": str(uuid.uuid4()), "expected_version": now["version"], "action": now["legal"][0]["action"]}
    with ThreadPoolExecutor(50) as pool:
        answers = list(pool.map(lambda _: ada.post("/moves", body), range(50)))
    assert all(a == answers[0] for a in answers)
    assert answers[0]["version"] == answers[0]["accepted"] == now["version"] + 1
    assert ada.state()["version"] == now["version"] + 1


def test_a_command_that_comes_again_later_says_where_it_led(table: Table) -> None:
    ada = table.create("roma", ["me", "shared"], "Ada")
    now = ada.state()
    action, cmd = now["legal"][0]["action"], str(uuid.uuid4())
    first = ada.move(now["version"], action, cmd)
    ada.move(first["version"], ada.state()["legal"][0]["action"])
    again = ada.move(now["version"], action, cmd)
    assert again["accepted"] == first["accepted"] == now["version"] + 1
    assert again["version"] == now["version"] + 2
    for version, other_action in ((now["version"], action + 1), (again["version"], action + 1)):
        with pytest.raises(Refusal) as refused:
            ada.move(version, other_action, cmd)
        assert refused.value.status == 422


def test_of_two_commands_for_one_version_one_is_accepted_and_one_told(table: Table) -> None:
    for _ in range(5):
        ada = table.create("roma", ["me", "shared"], "Ada")
        now = ada.state()
        choices = [x["action"] for x in now["legal"]][:2]
        if len(choices) < 2:
            continue

        def send(action: int, seat: Seat = ada, version: int = now["version"]) -> Json | Refusal:
            try:
                return seat.move(version, action)
            except Refusal as refused:
                return refused

        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(send, choices))
        (refusal,) = [a for a in answers if isinstance(a, Refusal)]
        (accepted,) = [a for a in answers if not isinstance(a, Refusal)]
        assert refusal.status == 409
        assert refusal.snapshot is not None
        assert refusal.snapshot["version"] == accepted["version"] == now["version"] + 1
        assert refusal.snapshot["log"] == accepted["log"]


def test_only_a_legal_action_of_the_seat_to_move_is_accepted(table: Table, other: Table) -> None:
    ada, ben = two(table, other)
    now = ada.state()
    legal = {x["action"] for x in now["legal"]}
    for action in [a for a in range(0, 200, 7) if a not in legal] + [10**6]:
        with pytest.raises(Refusal) as refused:
            ada.move(now["version"], action)
        assert refused.value.status == 422
    with pytest.raises(Refusal) as refused:
        ben.move(now["version"], next(iter(legal)))
    assert (refused.value.status, refused.value.key, refused.value.params) == (422, "server-no-turn", {"seat": 1})
    assert ada.state()["version"] == now["version"]


def test_an_illegal_move_is_refused_with_its_reason_in_the_language_of_the_reader(table: Table, other: Table) -> None:
    ada, _ = two(table, other)
    now = ada.state()
    game = ludi.make("roma")
    held = now["view"]["players"][0]["cards"]
    card = next(c for c in ("Forum", "Nero", "Legat", "Turris", "Templum") if c not in held)
    with pytest.raises(Refusal) as refused:
        ada.move(now["version"], game.notation.parse(f"give {card}"))
    refusal = refused.value
    assert (refusal.status, refusal.key, refusal.params) == (
        422,
        "roma-no-card",
        {"card": {"kind": "card", "id": card}},
    )
    assert str(refusal) == refusal.said("en") == f"You have no {card} in your hand."
    assert refusal.said("fr") == f"Vous n’avez pas la carte {card} en main."
    with pytest.raises(Refusal) as refused:
        ada.move(now["version"], 10**6)
    assert refused.value.key == "server-no-move"


def test_own_choices_are_taken_back_until_something_new_appears(table: Table, other: Table) -> None:
    seats = two(table, other)
    seat, now = reach(seats, "main")
    before = now
    now = seat.move(now["version"], decision(now, ("money",)))
    assert now["undo"] == "free"
    now = seat.move(now["version"], decision(now, ("money",)))
    now = seat.undo(now["version"])
    now = seat.undo(now["version"])
    assert now["version"] == before["version"] + 4
    assert (now["view"], now["legal"]) == (before["view"], before["legal"])
    assert [e["decision"] for e in now["log"][-2:]] == ["undo", "undo"]
    assert now["log"][-1]["to"] == before["version"]
    assert now["redo"]
    forward = seat.redo(now["version"])
    assert len(forward["view"]["dice"]) == len(before["view"]["dice"]) - 1
    stranger = seats[1 - (seat.number or 0)]
    with pytest.raises(Refusal) as refused:
        stranger.redo(forward["version"])
    assert refused.value.status == 409


def test_beyond_new_information_the_others_are_asked(table: Table, other: Table) -> None:
    seats = two(table, other)
    seat, now = reach(seats, "main")
    foe = seats[1 - (seat.number or 0)]
    before = now
    now = seat.move(now["version"], decision(now, ("cards",)))
    assert now["undo"] == "ask"
    assert any(e["decision"] == "draw" for e in now["log"][-7:])
    asked = seat.undo(now["version"])
    assert asked["version"] == now["version"]
    assert asked["pending_undo"] == {"seat": seat.number, "to": before["version"], "waiting": [foe.number]}
    resumed = (m for m in foe.messages(after=asked["version"]) if m["type"] in ("undo_request", "ping"))
    assert next(resumed).get("pending_undo") == asked["pending_undo"]
    with pytest.raises(Refusal) as refused:
        seat.post("/undo/answer", {"accept": True})
    assert refused.value.status == 409
    assert foe.post("/undo/answer", {"accept": False})["pending_undo"] is None
    seat.undo(now["version"])
    back = foe.post("/undo/answer", {"accept": True})
    assert back["pending_undo"] is None
    assert back["version"] == now["version"] + 1
    assert seat.state()["view"] == before["view"]
    assert seat.state()["legal"] == before["legal"]


def test_a_move_ends_a_request_to_take_back(table: Table, other: Table) -> None:
    seats = two(table, other)
    seat, now = reach(seats, "main")
    now = seat.move(now["version"], decision(now, ("cards",)))
    now = seat.undo(now["version"])
    now = seat.move(now["version"], now["legal"][0]["action"])
    assert now["pending_undo"] is None
    with pytest.raises(Refusal) as refused:
        seats[1 - (seat.number or 0)].post("/undo/answer", {"accept": True})
    assert refused.value.status == 409


def test_against_a_bot_a_draw_is_not_taken_back_but_in_practice_it_is_and_comes_again(table: Table) -> None:
    rng = random.Random(1)
    for practice in (False, True):
        seat = table.create("roma", ["me", "shared" if practice else "bot:random"], "Ada", practice=practice)
        seats = (seat, Seat(table, seat.room, 1))
        now = seat.state()
        while now["decision"] != "main":
            actor = seats[now["to_move"]] if practice else seat
            now = actor.state()
            if not now["legal"]:
                now = next(
                    m for m in seat.messages(now["version"]) if m["type"] in ("event", "snapshot") and m["legal"]
                )
            now = actor.move(now["version"], rng.choice(now["legal"])["action"])
        if now["to_move"] != 0 and not practice:
            now = next(m for m in seat.messages(now["version"]) if m["type"] == "event" and m["legal"])
        actor = seats[now["to_move"]] if practice else seat
        before = actor.state()
        action = decision(before, ("cards",))
        drawn = actor.move(before["version"], action)
        if not practice:
            assert drawn["undo"] == "no"
            with pytest.raises(Refusal) as refused:
                actor.undo(drawn["version"])
            assert "been revealed" in str(refused.value)
            continue
        assert drawn["undo"] == "free"
        back = actor.undo(drawn["version"])
        assert back["view"] == before["view"]
        again = actor.move(back["version"], action)
        assert again["view"] == drawn["view"]


def test_moves_too_fast_are_slowed_down(server_with: Any) -> None:
    server = server_with(LUDI_SERVER_MOVES_BURST="3", LUDI_SERVER_MOVES_PER_SECOND="0.01")
    with Table(server.url, patience=0) as table:
        seat = table.create("roma", ["me", "shared"], "Ada")
        body = {"cmd_id": "x" * 8, "expected_version": 0, "action": 0}
        codes = [
            table.http.post(f"/api/rooms/{seat.room}/moves", json=body, params={"seat": 0}).status_code
            for _ in range(5)
        ]
        assert codes == [409, 409, 409, 429, 429]
        limited = table.http.post(f"/api/rooms/{seat.room}/moves", json=body)
        assert int(limited.headers["Retry-After"]) > 1
        assert "try again in" in limited.json()["detail"]
