"""What a title makes of a text for an option, over the web API: a pure function of the text."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.rooms.test_local import Kept, Window

from ludi.games.roma.decks import ready
from ludi.server.models import Reading

from .conftest import ServerProcess

CURIA = ready()["Curia"]
TEXTS = ["Curia", "9 Форум, 2 Баллиста", "# Ada\n9 Fortum, 2 Zebra", "11 Forum", "", "\0", "x" * 9000, "集市 ×3"]
FILES = ["[Tavern]\ncost = 6", "[Tavren]\ncost = 6", "[Altar]\nprice = 7", "[Tav", "", "\0", "#" * 8001]


@pytest.fixture
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


def asked(http: httpx.Client, option: str, text: str, title: str = "arena") -> Any:
    answer = http.post(f"/api/titles/{title}/options/{option}", json={"text": text})
    assert answer.status_code == 200, answer.text
    Reading.model_validate(answer.json(), strict=True)
    return answer.json()


def test_a_list_is_read_and_judged(http: httpx.Client) -> None:
    assert asked(http, "first_deck", "curia") == {"value": CURIA, "name": "Curia", "legible": True, "wrong": []}
    found = asked(http, "second_deck", f"# Ada\n{CURIA.replace('9 Forum', '9 Fortum')}", "roma")
    assert (found["name"], found["value"]) == ("Ada", CURIA.replace("9 Forum, ", ""))
    [wrong] = found["wrong"]
    assert (wrong["key"], wrong["params"]["name"]) == ("decks-wrong-unknown", "Fortum")
    assert asked(http, "numbers", "[Tavern]\ncost = 6")["value"] == "Tavern 6/4"


@pytest.mark.parametrize(("option", "texts"), [("first_deck", TEXTS), ("numbers", FILES)])
def test_a_browser_without_a_server_is_told_the_same(option: str, texts: list[str], http: httpx.Client) -> None:
    async def local(text: str) -> Any:
        return await Window(Kept()).ask("POST", f"/api/titles/arena/options/{option}", {"text": text})

    for text in texts:
        plain = {**asked(http, option, text)}
        plain["wrong"] = [without_nothing(one) for one in plain["wrong"]]
        assert asyncio.run(local(text)) == plain


def without_nothing(told: dict[str, Any]) -> dict[str, Any]:
    """A sentence without the fields that say nothing."""
    return {name: value for name, value in told.items() if value is not None}


@pytest.mark.parametrize(
    ("path", "body", "status", "why"),
    [
        ("arena/options/first_deck", {"text": "x" * 9001}, 422, "text: string should have at most 9000 characters"),
        ("arena/options/first_deck", {"text": 9}, 422, "text: "),
        ("arena/options/first_deck", {"text": None}, 422, "text: "),
        ("arena/options/first_deck", {}, 422, "text: field required"),
        ("arena/options/first_deck", {"text": "", "more": 1}, 422, "more: "),
        ("arena/options/first_deck", ["9 Forum"], 422, "input should be"),
        (
            "arena/options/cards",
            {"text": "9 Forum"},
            422,
            "option 'cards' takes no list or file; of arena, first_deck,",
        ),
        ("arena/options/speed", {"text": "9 Forum"}, 422, "option 'speed' takes no list or file"),
        ("empire/options/first_deck", {"text": "9 Forum"}, 422, "option 'first_deck' takes no list or file"),
        ("chess/options/first_deck", {"text": "9 Forum"}, 422, "there is no game 'chess'"),
        (
            "arena/options/first_deck",
            {"text": "9 Forum", "room": "x" * 70_000},
            413,
            "At most 65,536 bytes are accepted.",
        ),
    ],
)
def test_a_body_that_is_none_is_refused(path: str, body: object, status: int, why: str, http: httpx.Client) -> None:
    answer = http.post(f"/api/titles/{path}", json=body)
    assert answer.status_code == status
    assert answer.json()["detail"].startswith(why)
    assert answer.json()["key"]


def test_what_is_no_json_is_refused(http: httpx.Client) -> None:
    for content in (b"9 Forum", b'{"text": "9 Forum"', b"\xff\xfe"):
        answer = http.post(
            "/api/titles/arena/options/first_deck", content=content, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["key"]) == (400, "server-no-json")


def test_the_longest_text_of_any_letters_is_answered(http: httpx.Client) -> None:
    for letter in ("x", "集", "\0", "\n", "🎲"):
        found = asked(http, "first_deck", letter * 9000)
        assert [one["key"] for one in found["wrong"]] == ["decks-wrong-long"]


def test_a_room_is_refused_with_the_same_sentences_by_both(http: httpx.Client) -> None:
    options = {"cards": "built", "first_deck": "11 Forum", "second_deck": "Legion"}
    body = {"title": "arena", "players": 2, "seats": ["me", "bot:random"], "nickname": "Ada", "options": options}
    answer = http.post("/api/rooms", json=body)
    assert answer.status_code == 422
    refused = answer.json()
    wrong = asked(http, "first_deck", "11 Forum")["wrong"]
    assert refused["params"]["why"] == {
        "key": "server-no-option",
        "params": {"option": "first_deck", "wrong": {"of": list(map(without_nothing, wrong)), "between": "sentences"}},
    }

    async def local() -> Any:
        return await Window(Kept()).ask("POST", "/api/rooms", body, 422)

    here = asyncio.run(local())
    assert (here["key"], here["params"]) == (refused["key"], refused["params"])
