"""What titles say of positions and moves: complete in every language, the same everywhere, and from the view alone."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from tests.conformance.cases import CASES, game_of
from tests.locales.hearing import Quick

import ludi
from ludi.cli.boards import sentences
from ludi.kernel.messages import Chance, Entry, LegalMove, Listed, Message, Named, as_data
from ludi.locales import Text, languages
from ludi.server.messages import position

SPOKEN = [case for case in CASES if game_of(case).words is not None]
NAMES = ("You", "Bot Centurio", "Bot Tiro", "Anna", "Bob", "Bot Caesar")
GAMES = 2
CHANCE = re.compile(r"\d\s*%|\d/\d")


@cache
def listening() -> list[Quick]:
    """The catalogue of every language, with ears for what is wrong with a sentence."""
    return [Quick(language) for language in languages()]


def positions(case: str) -> Iterator[tuple[ludi.State, list[Message]]]:
    """The positions of some random games, and what is told of the way to each."""
    for n in range(GAMES if game_of(case).players > 1 else 3 * GAMES):  # those of one player are short
        state, rng, told = game_of(case).start(), random.Random(f"{case} {n}"), list[Message]()
        while True:
            yield state, told
            if state.to_move == ludi.OVER:
                break
            seat, decision, before = state.to_move, state.decision(), state.view(0)
            action = rng.choice(state.possible())
            seen = action if 0 in state.witness(action) else None
            state.apply(action)
            told = state.game.event_messages(before, Entry(seat, decision, seen), state.view(0))


def moves(state: ludi.State, view: Mapping[str, Any]) -> list[LegalMove]:
    """The legal moves of the seat to move, in its words."""
    return [state.game.legal_move(view, action) for action in state.legal()]


def spoken(state: ludi.State, told: list[Message]) -> list[Message]:
    """All that is said to the seat to move, else to the first one."""
    seat = max(state.to_move, 0)
    view, words = state.view(seat), state.game.words
    said = [words.ask(view), words.summary(view), *words.standing(view), *words.describe(view, seat), *words.odds(view)]
    for move in moves(state, view):
        said += [move.told, move.effect, move.confirmation]
    return [*told, *(message for message in said if message is not None)]


def inside(param: Any) -> Iterator[Message]:
    """A sentence and all that stand in it."""
    match param:
        case Listed(items, _):
            for x in items:
                yield from inside(x)
        case Message(_, params):
            yield param
            for x in params.values():
                yield from inside(x)


def read(data: Any) -> Any:
    """What came over the wire as the terminal has it."""
    match data:
        case {"kind": kind, "id": id_}:
            return Named(kind, id_)
        case {"of": items, "between": between}:
            return Listed(tuple(map(read, items)), between)
        case {"key": key, "params": params}:
            return (Chance if data.get("chance") else Message)(key, {name: read(x) for name, x in params.items()})
    return data


@pytest.mark.parametrize("case", SPOKEN)
def test_every_sentence_resolves_in_every_language(case: str) -> None:
    catalogues = listening()
    for state, told in positions(case):
        title = state.game.title
        for message in spoken(state, told):
            for say in catalogues:
                assert say.told(title, message, NAMES), (say.language, message)


@pytest.mark.parametrize("case", SPOKEN)
def test_terminal_and_page_are_given_the_same_words(case: str) -> None:
    say, words = Text("fr"), sentences(CASES[case][0])
    for state, _ in positions(case):
        seat = max(state.to_move, 0)
        view, names = state.view(seat), NAMES[: state.game.players]
        sent = position("", 0, state, seat, names, view=view, live=True)
        now = json.loads(json.dumps(sent))

        def heard(data: Any, title: str = state.game.title, names: Any = names) -> str:
            return say.told(title, read(data), names) if data else ""

        assert heard(now["ask"]) == words.ask(view, names, say)
        assert [heard(x) for x in (*now["describe"], *now["odds"])] == words.describe(view, seat, names, say)
        for one, move in zip(now["legal"], moves(state, view), strict=True):
            assert heard(one["told"]) == say.told(state.game.title, move.told, names)
            effect = [heard(one[name]) for name in ("confirmation", "effect")]
            between = say("web-between-clauses")
            assert between.join(filter(None, effect)) == words.effect(view, move, names, say)


@pytest.mark.parametrize("case", SPOKEN)
def test_words_depend_on_the_view_alone(case: str) -> None:
    """Twins: every two positions of these games that look alike to a seat are spoken of alike."""
    known: dict[str, list[Any]] = {}
    for state, _ in positions(case):
        for seat in range(state.game.players):
            view = state.view(seat)
            twin = json.loads(json.dumps(state.redeal(seat, random.Random(1)).view(seat)))
            words = state.game.words
            said = [
                [as_data(x) for x in (make(seen, seat) if make is words.describe else make(seen))]
                for seen in (view, twin)
                for make in (words.describe, words.standing, words.odds)
            ]
            asked = [as_data(make(seen)) for seen in (view, twin) for make in (words.ask, words.summary)]
            legal = state.legal() if state.to_move == seat else []
            acts = [[as_data(x) for x in (m.told, m.effect, m.confirmation)] for m in moves(state, view) if legal]
            assert said[:3] == said[3:]
            assert asked[:2] == asked[2:]
            key = json.dumps([seat, view, legal], sort_keys=True)
            assert known.setdefault(key, [said, asked, acts]) == [said, asked, acts]


@pytest.mark.parametrize("case", SPOKEN)
def test_a_reader_who_hides_chances_loses_all_of_them(case: str) -> None:
    say, lost = Text("en"), 0
    for state, told in positions(case):
        for message in spoken(state, told):
            assert not CHANCE.search(say.told(state.game.title, message, NAMES, chances=False)), message
            lost += bool(CHANCE.search(say.told(state.game.title, message, NAMES)))
            for part in inside(message):
                assert isinstance(part, Chance) or not {"chance", "percent"} & set(part.params), part
    assert lost > 100
