"""Dice that nobody can choose: the server commits first, then every seat adds a share that it sealed unseen."""

from __future__ import annotations

import hashlib
import itertools
import json
import secrets
import threading
from collections.abc import Callable, Iterator

import pytest
from tests.match.test_commitment import played

import ludi
from ludi.client import Refusal, Seat, Table
from ludi.kernel.errors import BadRecord
from ludi.match import commitment
from ludi.match.commitment import Secret, seal

from .conftest import ServerProcess
from .test_games import SHORT, picker, play_both


@pytest.fixture
def tables(server: ServerProcess) -> Iterator[tuple[Table, Table]]:
    """Two browsers."""
    with Table(server.url) as one, Table(server.url) as two:
        yield one, two


def refused(seat: Seat, **body: object) -> str:
    """The key of the refusal of a seal or share."""
    with pytest.raises(Refusal) as refusal:
        seat.post("/share", {"seat": seat.number, **body})
    return refusal.value.key


def two_seats(tables: tuple[Table, Table]) -> tuple[Seat, Seat]:
    """A room for two that will add shares."""
    one = tables[0].create("roma", ["me", "open"], "Ada", options=SHORT, share=True)
    return one, tables[1].join(one.info()["invite"], "Bob", share=True)


def sealed(seat: Seat) -> str:
    """A new share, its seal given."""
    share = secrets.token_hex(32)
    seat.post("/share", {"seat": seat.number, "seal": seal(share)})
    return share


def test_every_share_changes_every_source() -> None:
    shares = [None, "11" * 32, "22" * 32]
    secret = Secret(b"s" * 32, b"t" * 32)
    found = {pair: Secret(secret.seed, secret.salt, pair).source for pair in itertools.product(shares, repeat=2)}
    assert found[None, None] == secret.source == secret.seed
    assert len(set(found.values())) == len(found)
    given = b"ludi:source:" + secret.seed + b"\0" + b"\x11" * 32 + b"\1" + b"\x22" * 32
    assert found["11" * 32, "22" * 32] == hashlib.sha256(given).digest()


def test_a_share_that_is_changed_is_found() -> None:
    record, secret, _ = played(1, shares=("ab" * 32, None))
    note = record.note["chance"]
    assert note["shares"] == ["ab" * 32, None]
    assert commitment.check(record) == commitment.check(ludi.Record.parse("\n".join(record.lines()) + "\n")) != 0
    for forged in ([None, None], ["ab" * 32, "ab" * 32], ["cd" * 32, None], [None, "ab" * 32]):
        fake = ludi.Record(record.game, record.actions, note={"chance": {**note, "shares": forged}})
        with pytest.raises(BadRecord, match="is not what the committed seed gives"):
            commitment.check(fake)
    for broken in ("ab", ["ab"], [5], 7, ["zz" * 32]):
        fake = ludi.Record(record.game, record.actions, note={"chance": {**note, "shares": broken}})
        with pytest.raises(BadRecord, match="hex digits"):
            commitment.check(fake)
    assert secret.commitment == note["commitment"]


def test_the_match_begins_when_both_shares_are_opened_and_its_record_tells_them(tables: tuple[Table, Table]) -> None:
    one, two = two_seats(tables)
    committed = one.info()["commitment"]
    assert [s["seal"] for s in one.info()["seats"]] == ["", ""]
    added: dict[int, str] = {}
    threads = [threading.Thread(target=lambda s=s: added.update({s.number: s.add_share()})) for s in (one, two)]
    for t in threads:
        t.start()
    for t in threads:
        t.join(30)
    info = one.info()
    assert info["status"] == "running"
    assert [s["share"] for s in info["seats"]] == [added[0], added[1]]
    assert info["seed"] is None
    play_both(one, two)
    after = two.info()
    assert after["commitment"] == committed
    assert hashlib.sha256(bytes.fromhex(after["seed"] + after["salt"])).hexdigest() == committed
    record = ludi.Record.parse(one.record())
    assert record.note["chance"]["shares"] == [added[0], added[1]]
    assert commitment.check(record)


def test_a_share_is_opened_only_when_all_seats_are_taken_and_sealed(tables: tuple[Table, Table]) -> None:
    one = tables[0].create("roma", ["me", "open"], "Ada", options=SHORT, share=True)
    mine = sealed(one)
    assert refused(one, share=mine) == "server-no-share-yet"
    two = tables[1].join(one.info()["invite"], "Bob", share=True)
    assert refused(one, share=mine) == "server-no-share-yet"
    theirs = sealed(two)
    one.post("/share", {"seat": 0, "share": mine})
    assert one.info()["status"] == "lobby"
    assert refused(two, share=mine) == "server-no-share-sealed"
    assert two.post("/share", {"seat": 1, "share": theirs})["status"] == "running"


def test_a_seal_stands_and_fits_its_seat(tables: tuple[Table, Table]) -> None:
    one, two = two_seats(tables)
    mine = sealed(one)
    assert one.post("/share", {"seat": 0, "seal": seal(mine)})["seats"][0]["seal"] == seal(mine)
    assert refused(one, seal="0" * 64) == "server-no-share-twice"
    assert refused(one, seal=seal(mine), share=mine) == "server-no-share"
    assert refused(one) == "server-no-share"
    with pytest.raises(Refusal, match="does not hold that seat"):
        two.post("/share", {"seat": 0, "seal": "0" * 64})
    with pytest.raises(Refusal) as wrong:
        one.post("/share", {"seat": 0, "seal": "xyz"})
    assert wrong.value.status == 422


def test_a_seat_that_takes_no_part_holds_nobody_up(tables: tuple[Table, Table]) -> None:
    one = tables[0].create("roma", ["me", "open"], "Ada", options=SHORT, share=True)
    two = tables[1].join(one.info()["invite"], "Bob")
    assert refused(two, seal="0" * 64) == "server-no-share"
    added = one.add_share()
    assert [s["share"] for s in two.info()["seats"]] == [added, None]
    assert refused(one, seal="0" * 64) == "server-no-share-late"


def test_who_leaves_the_lobby_takes_all_opened_shares_along(tables: tuple[Table, Table]) -> None:
    one, two = two_seats(tables)
    mine, _ = sealed(one), sealed(two)
    one.post("/share", {"seat": 0, "share": mine})
    after = one.post("/seat", {"seat": 1, "kind": "kick"})
    assert [(s["seal"], s["share"]) for s in after["seats"]] == [("", None), (None, None)]
    with_bot = one.post("/seat", {"seat": 1, "kind": "bot:random"})
    assert with_bot["status"] == "lobby"
    assert one.add_share() != mine
    assert one.info()["status"] == "running"


@pytest.mark.soak
def test_a_match_does_not_wait_for_ever(server_with: Callable[..., ServerProcess]) -> None:
    server = server_with(LUDI_SERVER_SHARE_WAIT="2")
    with Table(server.url) as one, Table(server.url) as two:
        first, second = two_seats((one, two))
        stream = first.messages()  # opened before the match begins, or its event is never heard
        next(stream)
        assert first.info()["status"] == "lobby"
        mine = sealed(first)
        sealed(second)
        first.post("/share", {"seat": 0, "share": mine})
        kinds = [m["type"] for m in itertools.takewhile(lambda m: m["type"] != "event", stream)]
        assert kinds.count("room") >= 1
        info = second.info()
        assert info["status"] == "running"
        assert [s["share"] for s in info["seats"]] == [mine, None]


@pytest.mark.soak
def test_shares_outlive_a_killed_server_and_a_rematch_asks_for_new_ones(
    server_with: Callable[..., ServerProcess],
) -> None:
    server = server_with()
    with Table(server.url) as one, Table(server.url) as two:
        first, second = two_seats((one, two))
        mine, theirs = sealed(first), sealed(second)
        server.kill()
        server.start()
        first.post("/share", {"seat": 0, "share": mine})
        second.post("/share", {"seat": 1, "share": theirs})
        server.kill()
        server.start()
        play_both(first, second)
        assert ludi.Record.parse(first.record()).note["chance"]["shares"] == [mine, theirs]
        again = first.post("/rematch")
        assert again["status"] == "lobby"
        assert [(s["seal"], s["share"]) for s in again["seats"]] == [("", None)] * 2


def test_an_imported_record_is_checked_draw_by_draw_and_says_so_or_claims_nothing(tables: tuple[Table, Table]) -> None:
    seat = tables[0].create("roma", ["me", "bot:random"], "Ada", options=SHORT, share=True)
    seat.add_share()
    seat.play(picker())
    text = seat.record()
    head, *rows = text.splitlines()
    note = json.loads(head)["note"]["chance"]
    other = Secret.new()
    named = {"seed": other.seed.hex(), "salt": other.salt.hex(), "commitment": other.commitment}

    def imported(**changed: object) -> tuple[ludi.Record, dict[str, object]]:
        header = json.loads(head)
        header["note"]["chance"] |= changed
        body = "\n".join([json.dumps(header), *rows]) + "\n"
        info = tables[1].http.post("/api/import", content=body, headers={"Content-Type": "application/jsonl"}).json()
        return ludi.Record.parse(Seat(tables[1], info["room"], 0).record()), info

    record, info = imported()
    assert (info["proof"], info["commitment"], info["seed"]) == ("checked", note["commitment"], note["seed"])
    assert commitment.check(record)
    for forged in (named, {"shares": [None, None]}, {"game": "elsewhere"}, {"seed": 5}):
        record, info = imported(**forged)
        assert (info["proof"], info["commitment"], info["seed"], info["salt"]) == ("false", None, None, None)
        assert "chance" not in record.note
    assert seat.info()["proof"] is None
