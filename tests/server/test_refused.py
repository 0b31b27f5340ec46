"""What the server does not do is said in the language of the reader."""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor
from tests.scene import step

import ludi.server
from ludi.client import Refusal, Table
from ludi.kernel.game import make
from ludi.kernel.messages import from_data
from ludi.kernel.titles import TITLES
from ludi.locales import FOLDER, languages, text
from ludi.server.refused import impossible

from .conftest import ServerProcess

SOURCES = Path(ludi.server.__file__).parent


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self, message: Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def said() -> dict[str, set[str]]:
    """The variables of each English sentence of the server."""
    entries = FluentParser().parse((FOLDER / "en" / "server.ftl").read_text("utf-8")).body
    return {e.id.name: Variables(e).found for e in entries if isinstance(e, Message)}


def refusals() -> Iterator[tuple[str, set[str]]]:
    """The key and the arguments of every refusal in the code."""
    for file in sorted(SOURCES.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                given = {k.arg for k in node.keywords if k.arg}
                keys = [x.value for arg in node.args for x in ast.walk(arg) if isinstance(x, ast.Constant)]
                yield from ((key, given) for key in keys if isinstance(key, str))


def test_every_refusal_gives_what_its_sentence_says() -> None:
    sentences, found = said(), list(refusals())
    assert len(found) > 40
    assert [key for key, given in found if not sentences[key] <= given] == []


def test_a_refusal_is_said_in_the_language_of_the_reader(server: ServerProcess) -> None:
    with Table(server.url, patience=0) as table, pytest.raises(Refusal) as refused:
        table.request("GET", "/api/rooms/aaaaaaaaaaaa")
    refusal = refused.value
    assert (refusal.status, refusal.key, refusal.params) == (404, "server-no-room", {"room": "aaaaaaaaaaaa"})
    assert str(refusal) == refusal.said("en") == "There is no room aaaaaaaaaaaa."
    words = {language: refusal.said(language) for language in languages()}
    assert len(set(words.values())) == len(words) >= 5
    assert all("aaaaaaaaaaaa" in sentence for sentence in words.values())
    assert Refusal(400, "what an older server says", key="server-no-such-key").said("fr") == "what an older server says"


def test_what_is_wrong_in_a_record_is_said_in_the_language_of_the_reader(server: ServerProcess) -> None:
    with Table(server.url, patience=0) as table, pytest.raises(Refusal) as refused:
        table.request("POST", "/api/import", content=b"hello", headers={"content-type": "application/jsonl"})
    assert refused.value.key == "server-no-record"
    assert str(refused.value).startswith("line 1")
    assert refused.value.said("ru").startswith("Эту запись не открыть: строка 1: ")


NAMED = {
    "roma": {"card"},
    "arena": {"card"},
    "lusitania": {"card"},
    "empire": {"land"},
}  # what refusals of a title are sure to name


@pytest.mark.parametrize("title", TITLES)
def test_a_refused_move_names_its_things_in_the_language_of_the_reader(title: str) -> None:
    """At random positions, every refusal is a sentence in every language, with all that it names."""
    says, named, checked = {language: text(language) for language in languages()}, set[str](), set[str]()
    rng, state = random.Random(title), make(title).start()
    names = ["Livia", "Titus", "Gaius", "Marcia"][: state.game.players]
    for _ in range(200):
        if not state.possible():
            break
        if state.to_move >= 0:
            illegal = sorted(set(range(state.game.actions)) - set(state.legal()))
            for action in rng.sample(illegal, 6):
                body = json.loads(json.dumps(impossible(state, state.to_move, action, names).body()))
                told = from_data({"key": body["key"], "params": body["params"]})
                if body["key"] == "server-no-move" or str(told) in checked:
                    continue
                checked.add(str(told))
                assert told == state.game.why(state.view(state.to_move), action)
                words = {language: say.told(title, told, names) for language, say in says.items()}
                assert words["en"] == body["detail"]
                assert len({*words.values()}) == len(words), words
                assert not any("{" in x or "  " in x or body["key"] in x for x in words.values()), words
                named |= {x["kind"] for x in body["params"].values() if isinstance(x, dict) and "kind" in x}
        step(state, rng)
    assert named >= NAMED.get(title, set())


def test_a_client_says_a_refusal_that_names_things_in_the_language_of_the_reader() -> None:
    told = {"card": {"kind": "card", "id": "Auxiliary"}}
    refusal = Refusal(422, "in English", key="lusitania-no-card", params=told)
    words = {language: refusal.said(language) for language in languages()}
    assert len({*words.values()}) == len(words)
    assert "Auxiliaire" in words["fr"], words
