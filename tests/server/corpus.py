"""Bad requests, records and positions: some by hand, and mutations of good ones from a seed.

Used by tests/server/test_corpus.py with a small budget and by bench/fuzz.py with a large one.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import httpx

import ludi
from ludi.client import Table

LONGEST = 1000  # characters of an error
COMMAND = {"cmd_id": "12345678", "expected_version": 0}
NEW: dict[str, Any] = {"title": "roma", "players": 2, "options": {}, "seats": ["me", "shared"], "nickname": "Ada"}
LONG, DEEP = "x" * 12_000, 3_000
EVIL: Sequence[Any] = (
    None, True, False, 0, -1, 1, 2**31, 2**63 - 1, -(2**63), 0.5, 1e308, "", "0", "me", "\0", "\u202e", "é" * 300,
    LONG, [], [[]], [None], [0] * 3000, ["x"] * 3000, {}, {"": 0}, {"title": "roma"}, {"players": 2},
    {LONG: LONG}, {"a": {"b": {"c": {"d": []}}}}, [{"kind": "main"}] * 40, {"Forum": 10**9}, ["Forum"] * 2000,
)  # fmt: skip
RAW: Sequence[bytes] = (
    b"", b" ", b"\0", b"null", b"{", b"[", b'"', b"[]", b"{}", b"NaN", b"\xff\xfe\x00", b"\xef\xbb\xbf{}", b"{'a':1}",
    b"[" * DEEP, b"[" * DEEP + b"]" * DEEP, b'{"a":' * DEEP + b"1" + b"}" * DEEP, b"9" * 5_000, b"-" * 5_000,
    b'{"title":"roma","title":"arena"}', b'{"title":NaN}', b'{"title":Infinity}', b'{"title":1e999}',
    b'{"title":"\\ud800"}', b'{"\\udfff":1}', b'{"players":' + b"9" * 4_000 + b"}", b'{"players":18446744073709551616}',
    b'{"' + b"k" * 12_000 + b'":1}', b'{"title":"' + b"x" * 12_000 + b'"}', b'{"title":"roma"} trailing',
)  # fmt: skip


@dataclass(frozen=True)
class Asked:
    """A request. record: whether its body is a match record; good: whether it may well be accepted."""

    method: str
    path: str
    body: bytes
    record: bool = False
    good: bool = True

    def send(self, http: httpx.Client) -> httpx.Response:
        """Its answer."""
        kind = "application/jsonl" if self.record else "application/json"
        return http.request(self.method, self.path, content=self.body, headers={"content-type": kind})


def dumps(value: Any) -> bytes:
    """As JSON, with lone surrogates and NaN if there are any."""
    return json.dumps(value).encode()


def bodies(room: str) -> dict[str, Any]:
    """A body for every path that takes one."""
    at = f"/api/rooms/{room}"
    return {
        "/api/rooms": NEW,
        f"{at}/moves": {**COMMAND, "action": 0},
        f"{at}/undo": COMMAND,
        f"{at}/redo": COMMAND,
        f"{at}/undo/answer": {"accept": True},
        f"{at}/chat": {"text": "salve"},
        f"{at}/claim": {"invite": "x" * 43, "nickname": "Eve"},
        f"{at}/seat": {"seat": 1, "kind": "open"},
    }


def by_hand(room: str) -> Iterator[Asked]:
    """What must be refused, everywhere."""
    for path in bodies(room):
        for raw in RAW:
            yield Asked("POST", path, raw, good=False)
    for name in ("title", "players", "options", "seats", "self", "__class__", "", LONG):
        yield Asked("POST", "/api/rooms", dumps({**NEW, "options": {name: 1}}), good=False)
    for value in EVIL:
        yield Asked("POST", "/api/rooms", dumps({**NEW, "surprise": value}), good=False)
        for field in ("title", "players", "seats"):
            yield Asked("POST", "/api/rooms", dumps({**NEW, field: value}), good=False)
    for raw in RAW:
        yield Asked("POST", "/api/import", raw, record=True, good=False)
        yield Asked("POST", "/api/import", raw + b"\n", record=True, good=False)
    head = record("roma", 0).split(b"\n")[0]
    header = json.loads(head)
    for field in header:
        for value in EVIL:
            if (field, value) not in (("ludi", True), ("ludi", 1), ("seats", None)):
                bad = value != header[field] and field not in ("note", "position", "options", "players")
                yield Asked("POST", "/api/import", dumps({**header, field: value}) + b"\n", record=True, good=not bad)
    note = (b'{"a":NaN}', b'{"a":1e999}', b'{"a":"\\ud800"}', b'{"a":1,"a":2}', b'{"a":' * DEEP + b"1" + b"}" * DEEP)
    for raw in note:
        yield Asked("POST", "/api/import", head[:-1] + b', "note": ' + raw + b"}\n", record=True, good=False)
    for query in ("seat=x", "seat=-1", "seat=99", "seat=" + "9" * 5000, "watch=" + LONG, "after=-1", "log=1e9"):
        yield Asked("GET", f"/api/rooms/{room}/state?{query}", b"", good="after" in query)
    for name in ("A" * 12, "%00", "..", "x" * 9000, "%ff%fe", "%ED%A0%80"):
        yield Asked("GET", f"/api/rooms/{name}/state", b"", good=False)


def record(title: str, seed: int, moves: int = 12) -> bytes:
    """A good record, with a position in the middle of a game."""
    rng, state = random.Random(seed), ludi.make(title).start()
    for _ in range(rng.randrange(60)):
        step(state, rng)
    position, actions = state.to_dict(), []
    for _ in range(moves):
        actions.append(step(state, rng))
    found = ludi.Record(state.game, [a for a in actions if a is not None], position=position, note={"from": "test"})
    return "".join(line + "\n" for line in found.lines()).encode()


def step(state: ludi.State, rng: random.Random) -> int | None:
    """One random action or outcome; None at the end."""
    if state.to_move == ludi.OVER:
        return None
    if state.to_move == ludi.CHANCE:
        return state.sample(rng)
    action = rng.choice(state.legal())
    state.apply(action)
    return action


def mutated(value: Any, rng: random.Random) -> Any:
    """The value with one place changed, somewhere inside."""
    value = copy.deepcopy(value)
    holder, key = value, None
    while isinstance(holder, (dict, list)) and holder:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = rng.choice(keys)
        if not isinstance(holder[key], (dict, list)) or not holder[key] or rng.random() < 0.2:
            break
        holder = holder[key]
    if key is None:
        return rng.choice(EVIL)
    old, how = holder[key], rng.randrange(6)
    if how == 0:
        del holder[key]
    elif how == 1 and isinstance(old, int):
        holder[key] = old + rng.choice((-1, 1, 100, -(10**6), 10**15))
    elif how == 2 and isinstance(holder, dict):
        holder[str(key) + rng.choice(("x", " ", "\0", "é", LONG))] = old
    elif how == 3 and isinstance(holder, list):
        holder.extend([old] * rng.choice((1, 3, 2000)))
    else:
        holder[key] = rng.choice(EVIL)
    return value


def torn(data: bytes, rng: random.Random) -> bytes:
    """The bytes with a piece cut out, doubled, or overwritten."""
    a, b = sorted((rng.randrange(len(data) + 1), rng.randrange(len(data) + 1)))
    b = min(b, a + 40)
    noise = bytes(rng.randrange(256) for _ in range(rng.randrange(8)))
    return rng.choice((data[:a] + data[b:], data[:b] + data[a:b] + data[b:], data[:a] + noise + data[b:], data[:a]))


def mutations(room: str, titles: Sequence[str], seed: int) -> Iterator[Asked]:
    """Good requests with something changed, for ever."""
    rng = random.Random(seed)
    good = list(bodies(room).items())
    records = [record(title, seed) for title in titles]
    while True:
        if rng.random() < 0.4:
            path, body = rng.choice(good)
            found = dumps(mutated(body, rng))
            yield Asked("POST", path, torn(found, rng) if rng.random() < 0.2 else found)
            continue
        lines = rng.choice(records).splitlines()
        n = 0 if rng.random() < 0.8 else rng.randrange(len(lines))
        lines[n] = dumps(mutated(json.loads(lines[n]), rng))
        if rng.random() < 0.5:
            del lines[1:]
        found = b"".join(line + b"\n" for line in lines)
        yield Asked("POST", "/api/import", torn(found, rng) if rng.random() < 0.2 else found, record=True)


def complaint(asked: Asked, answer: httpx.Response) -> str:
    """What is wrong with an answer, or nothing."""
    if answer.status_code < 300:
        return "" if asked.good else "it was accepted"
    if not 400 <= answer.status_code < 500:
        return f"status {answer.status_code}"
    found = answer.json()
    found.pop("snapshot", None)  # of a command that came too late
    if len(json.dumps(found, ensure_ascii=False)) > LONGEST:
        return f"{len(answer.content)} bytes: {answer.text[:200]}"
    if not {"detail", "key", "params"} <= set(found) or not found["detail"].strip() or "\n" in found["detail"]:
        return f"no sentence: {answer.text[:200]}"
    return ""


def goes_on(table: Table, room: str, moves: int = 1) -> None:
    """Random moves of whoever is to move, each accepted."""
    rng = random.Random(room)
    for _ in range(moves):
        now = table.http.get(f"/api/rooms/{room}/state").json()
        if now["over"] is None and now["to_move"] != now["seat"]:
            now = table.http.get(f"/api/rooms/{room}/state", params={"seat": now["to_move"]}).json()
        if now["over"] is not None:
            return
        body = {"cmd_id": f"{rng.getrandbits(64):016x}", "expected_version": now["version"]}
        body["action"] = rng.choice(now["legal"])["action"]
        answer = table.http.post(f"/api/rooms/{room}/moves", params={"seat": now["seat"]}, json=body)
        assert answer.status_code == 200, answer.text[:300]
