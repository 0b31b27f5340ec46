"""What must hold of all that titles say of positions and moves, in random games of a case.

tests/conformance/test_words.py asks it of a few games, `bench/spoken.py` of as many as are wanted.
"""

from __future__ import annotations

import json
import marshal
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import count
from typing import Any

from tests.conformance.cases import CASES, game_of, told_of
from tests.conformance.page import Page
from tests.locales.hearing import Quick

import ludi
from ludi.cli.boards import sentences
from ludi.kernel.messages import Chance, Entry, LegalMove, Listed, Message, as_data, from_data
from ludi.kernel.titles import family
from ludi.locales import Text, languages
from ludi.rooms.told import Seen, description, position, things_of

SPOKEN = [case for case in CASES if game_of(case).words is not None]
NAMES = ("You", "Bot Centurio", "Bot Tiro", "Anna", "Bob", "Bot Caesar")

CHANCE = re.compile(r"\d\s*%|\d/\d")


@cache
def listening() -> list[Quick]:
    """The catalogue of every language, with ears for what is wrong with a sentence."""
    return [Quick(language) for language in languages()]


def starts(case: str, games: range) -> Iterator[ludi.State]:
    """Where the random games of a case begin, last those of fighters."""
    game = game_of(case)
    for _ in games:
        yield game.start()
    if fighters := getattr(told_of(game.title), "FIGHTERS", {}).get(game.title):
        row = {str(d): card for d, card in enumerate(fighters, 1)}
        for _ in range(4 * len(games)):
            yield game.position({"dice": [2, 3, 5], "players": [{"money": 6, "row": row}, {"money": 6, "row": row}]})


def few(case: str) -> range:
    """The games that the suite tries; those of one player are short."""
    return range(2 if game_of(case).players > 1 else 6)


@dataclass
class Place:
    """A position of a random game, what is told of the way to it, and what its checks share."""

    state: ludi.State
    told: list[Message]
    fighting: bool  # whether its game began with fighters face to face

    @property
    def seat(self) -> int:
        """The seat to move, else the first one."""
        return max(self.state.to_move, 0)

    @cached_property
    def view(self) -> dict[str, Any]:
        """That of this seat."""
        return self.state.view(self.seat)

    @cached_property
    def moves(self) -> list[LegalMove]:
        """The legal moves of the seat to move, in its words."""
        return [self.state.game.legal_move(self.view, action) for action in self.state.legal()]

    @cached_property
    def spoken(self) -> list[tuple[bytes, Message]]:
        """All that is said to this seat, each sentence behind what tells it from others."""
        view, words = self.view, self.state.game.words
        said = [*self.told, words.ask(view), words.summary(view), *words.standing(view)]
        said += [*words.describe(view, self.seat), *words.odds(view), *things_of(words, view).values()]
        said += things_of(words, view, "places").values()
        for move in self.moves:
            said += [move.told, move.effect, move.confirmation]
        return [(marshal.dumps(as_data(message), 2), message) for message in said if message is not None]


@lru_cache(1)
def places(case: str, games: range) -> list[Place]:
    """Positions of the random games of these numbers, last those of fighters; kept for all checks of a case."""
    every, found = getattr(told_of(game_of(case).title), "SPOKEN", 1), list[Place]()
    for n, state in enumerate(starts(case, games), games.start):
        rng, told, before = random.Random(f"{case} {n}"), list[Message](), state.view(0)
        for step in count():
            if state.to_move == ludi.OVER or step % every == 0:
                found.append(Place(state.copy(), told, fighting=n >= games.stop))
                told = []
            if state.to_move == ludi.OVER:
                break
            seat, decision = state.to_move, state.decision()
            action = rng.choice(state.possible())
            seen = action if 0 in state.witness(action) else None
            state.apply(action)
            after = state.view(0)
            happened = before, Entry(seat, decision, seen), after
            lines = state.game.event_messages(*happened)
            told += [*lines, *sentences_in(state.game.drawn_event(*happened, lines))]
            before = after
    return found


def sentences_in(data: Any) -> Iterator[Message]:
    """The sentences in what is drawn of an entry of the log."""
    match data:
        case {"key": _, "params": _}:
            yield from_data(data)
        case dict() | list():
            for x in data.values() if isinstance(data, dict) else data:
                yield from sentences_in(x)


def peaceful(case: str, games: range) -> list[Place]:
    """Those of the games that begin as people begin them."""
    return [place for place in places(case, games) if not place.fighting]


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


@cache
def resolved(title: str) -> set[bytes]:
    """The sentences of a title that were found to resolve in every language, whatever the options."""
    return set()


@cache
def telling(title: str) -> dict[bytes, bool]:
    """Whether a sentence of a title has chances, of those that were found to lose them where they are hidden."""
    return {}


def check_resolves(case: str, games: range) -> None:
    """Every sentence resolves in every language, with nothing missing; what was read of other options is not again."""
    title = CASES[case][0]
    heard = resolved(title)
    for place in peaceful(case, games):
        for sentence, message in place.spoken:
            if sentence not in heard:
                for say in listening():
                    assert say.told(title, message, NAMES), (say.language, message)
                heard.add(sentence)


def check_same_words(case: str, games: range) -> None:
    """What is sent to the page says what the terminal says."""
    say, words = Text("fr"), sentences(CASES[case][0])
    for place in peaceful(case, games):
        state, seat, view = place.state, place.seat, place.view
        names = NAMES[: state.game.players]
        sent = position(Seen(0, state, seat, view), live=True)
        now = json.loads(json.dumps(sent))

        def heard(data: Any, title: str = state.game.title, names: Any = names) -> str:
            return say.told(title, from_data(data), names) if data else ""

        assert heard(now["ask"]) == words.ask(view, names, say)
        described = json.loads(json.dumps(description(0, state, seat)))["sentences"]
        assert [heard(x) for x in described] == words.describe(view, seat, names, say)
        for one, move in zip(now["legal"], place.moves, strict=True):
            assert heard(one["told"]) == say.told(state.game.title, move.told, names)
            effect = [heard(one[name]) for name in ("confirmation", "effect")]
            between = say("web-between-clauses")
            assert between.join(filter(None, effect)) == words.effect(view, move, names, say)


def check_page(case: str, games: range, page: Page, share: int = 1) -> int:
    """The page says sentences as Python does, with chances and without; how many were read that had not been before.

    share: each language reads every so manieth sentence, beginning with another one; 1 reads all.
    """
    title, new = CASES[case][0], list[Message]()
    for place in places(case, games):
        for sentence, message in place.spoken:
            if (family(title), sentence) not in page.heard:
                page.heard.add((family(title), sentence))
                new.append(message)
    for n, say in enumerate(listening()):
        told = new[n % share :: share]
        for odds in (True, False):
            read = page.said(say.language, family(title), told, NAMES, odds=odds)
            for message, words in zip(told, read, strict=True):
                assert words == say.told(title, message, NAMES, chances=odds), (say.language, message)
    return len(new)


def check_view_alone(case: str, games: range) -> None:
    """Twins: every two positions of these games that look alike to a seat are spoken of alike."""
    known: dict[str, list[Any]] = {}
    for place in peaceful(case, games):
        state = place.state
        for seat in range(state.game.players):
            view = place.view if seat == place.seat else state.view(seat)
            twin = json.loads(json.dumps(state.redeal(seat, random.Random(1)).view(seat)))
            words = state.game.words
            said = [
                [as_data(x) for x in (make(seen, seat) if make is words.describe else make(seen))]
                for seen in (view, twin)
                for make in (words.describe, words.standing, words.odds)
            ]
            asked = [as_data(make(seen)) for seen in (view, twin) for make in (words.ask, words.summary)]
            asked += [
                {name: as_data(x) for of in ("things", "places") for name, x in things_of(words, seen, of).items()}
                for seen in (view, twin)
            ]
            legal = state.legal() if state.to_move == seat else []
            acts = [[as_data(x) for x in (m.told, m.effect, m.confirmation)] for m in place.moves if legal]
            assert said[:3] == said[3:]
            assert asked[:2] == asked[2:4]
            assert asked[4] == asked[5]
            key = json.dumps([seat, view, legal], sort_keys=True)
            assert known.setdefault(key, [said, asked, acts]) == [said, asked, acts]


def check_hidden_chances(case: str, games: range) -> int:
    """A reader who hides chances loses all of them; how many sentences had some."""
    say, title, lost = Text("en"), CASES[case][0], 0
    known = telling(title)
    for place in places(case, games):
        for sentence, message in place.spoken:
            if sentence not in known:
                assert not CHANCE.search(say.told(title, message, NAMES, chances=False)), message
                for part in inside(message):
                    assert isinstance(part, Chance) or not {"chance", "percent"} & set(part.params), part
                known[sentence] = bool(CHANCE.search(say.told(title, message, NAMES)))
            lost += known[sentence]
    assert told_of(title).CHANCES > 0 or lost == 0
    return lost
