"""The tables of the documentation say what the program has."""

from __future__ import annotations

import random
import tomllib
from dataclasses import fields
from typing import Any

import pytest
from tests.docs.pages import ROOT, agree, blocks, table

import ludi
from ludi.bots import LEVELS
from ludi.games.roma import constants as K
from ludi.games.roma.decks import ready
from ludi.games.roma.notation import SHORT
from ludi.games.roma.options import OPTIONS
from ludi.kernel.titles import TITLES, family
from ludi.server.settings import Settings

GAMES = ROOT / "docs" / "games"
ROMA, ARENA = GAMES / "roma.md", GAMES / "arena.md"
FACTS = tomllib.loads((ROOT / "src/ludi/games/roma/facts.toml").read_text("utf-8"))
SET = {"roma": sum(K.COPIES_ROMA), "arena": sum(K.COPIES_ARENA)}  # as tests/roma and tests/arena have them printed
ROMANS = [title for title in TITLES if family(title) == "roma"]


@pytest.mark.parametrize("title", ROMANS)
def test_the_cards_are_those_of_the_facts(title: str) -> None:
    rows = table(GAMES / f"{title}.md", "card", "type", "copies", "cost", "defence", "dice", "what it does")
    wanted = [
        [name, c["type"], str(c[title]), *(marked(c, number) for number in ("cost", "defence")), str(c["die"])]
        for name, c in FACTS["cards"].items()
        if title in c
    ]
    assert [row[:6] for row in rows] == wanted
    assert sum(int(row[2]) for row in rows) == SET[title]


def marked(card: dict[str, Any], number: str) -> str:
    """A number of a card, with * if it is assumed."""
    return f"{card[number]}{'*' if number in card.get('assumed', ()) else ''}"


@pytest.mark.parametrize("title", ROMANS)
def test_the_options_are_those_of_the_game(title: str) -> None:
    rows = table(GAMES / f"{title}.md", "option", "accepted", "default", "what it changes", "source")
    wanted = [[o.name, o.accepted, str(o.default).lower() or "none"] for o in OPTIONS[title]]
    assert [row[:3] for row in rows] == wanted


def test_the_combinations_are_those_that_are_accepted() -> None:
    rows = table(ARENA, "cards", "what it is", "piles")
    words = {word for title in ROMANS for o in OPTIONS[title] if o.name == "cards" for word in o.words}
    assert {row[0] for row in rows} == words
    for name, _, piles in rows:
        title = name if name in ROMANS else "arena"
        decks: dict[str, Any] = {"first_deck": "Curia", "second_deck": "Legion"} if name == "built" else {}
        opt = ludi.make(title, cards=name, **decks).start().raw.opt
        assert opt.piles == {"one": 1, "one for each player": 2}[piles]


def test_the_ready_decks_are_those_that_there_are() -> None:
    assert [row[0] for row in table(ARENA, "deck", "what it is for")] == list(ready())


def test_the_facts_that_a_reader_is_shown_are_accepted() -> None:
    shown = next(block.text for block in blocks(ARENA) if block.language == "toml")
    game = ludi.make("arena", numbers=tomllib.loads(shown))
    assert game.options["numbers"] == "Ox Team 3/4, Tavern 7/5"


def test_every_ruling_is_there_once() -> None:
    of_arena_only = {2, 3, *range(11, 15), 16, *range(23, 25), 26}
    rows = table(ROMA, "ruling", "what is played", "source")
    assert [row[0] for row in rows] == [f"Q{n}" for n in range(1, 28) if n not in of_arena_only]
    more = [int(row[0].removeprefix("Q")) for row in table(ARENA, "ruling", "what is played", "source")]
    assert more == sorted(set(more))
    assert of_arena_only <= set(more) <= set(range(1, 28))
    points = table(ROMA, "point", "difference", "what is played")
    assert [row[0] for row in points] == [f"D{n}" for n in range(1, 15)]


def test_the_words_of_the_notation_are_those_of_the_game() -> None:
    agree(table(ROMA, "word", "takes", "from", "actions", "example", "meaning"), SHORT)


# Seldom met by chance: a third die, equal dice, and cards that ask for more than one thing.
SELDOM: tuple[tuple[dict[str, Any], tuple[str, ...]], ...] = (
    ({"dice": [1, 2, 3], "players": [{"row": {"1": "Forum", "2": "Templum"}}, {}]}, ("use 1", "spend 2")),
    ({"dice": [1], "players": [{"row": {"1": "Magister"}}, {"row": {"1": "Sicarius"}}]}, ()),
    ({"dice": [1], "players": [{"money": 9, "row": {"1": "Mercenary"}}, {"row": {"1": "Nero"}}]}, ("use 1", "die 1")),
    ({"dice": [1], "players": [{"row": {"1": "Road", "2": "Legat"}}, {}]}, ("use 1",)),
    ({"dice": [1, 1], "players": [{"row": {"1": "Plunderer", "2": "Altar", "3": "Fortification"}}, {}]}, ()),
    ({"dice": [1], "players": [{"money": 9, "row": {"1": "Patron", "2": "Spy"}}, {"hand": ["Nero"]}]}, ()),
    ({"dice": [1], "players": [{"hand": ["Nero"], "row": {"1": "Wharf", "2": "Fortuna"}}, {}]}, ()),
    ({"dice": [1], "players": [{"money": 9, "row": {"7": "Beast", "2": "Trumpeter"}}, {"row": {"1": "Nero"}}]}, ()),
    ({"phase": "roll", "players": [{"row": {"1": "Spring of Bacchus"}}, {}]}, ()),
)
FOREIGN: dict[str, Any] = {  # a card of the other deck, and what can be done with it
    "dice": [1, 2, 3],
    "players": [
        {
            "money": 20,
            "hand": {"Spy": 1},
            "known": {"Spy": 1},
            "foreign": {"Spy": 1},
            "row": {"1": "Senator", "2": "Fortuna", "3": "Wharf"},
        },
        {},
    ],
}

ROBBED: dict[str, Any] = {  # a Spy looks into a hand with a card of his own deck
    "dice": [1],
    "players": [
        {"money": 9, "row": {"1": "Spy"}},
        {"hand": {"Nero": 1, "Forum": 1}, "known": {"Nero": 1}, "foreign": {"Nero": 1}},
    ],
}


@pytest.mark.soak
def test_the_decisions_are_those_of_the_game() -> None:
    rows = table(ROMA, "decision", "whose", "what is decided", "words")
    assert [row[0] for row in rows] == K.FRAME_NAMES[1:]
    roma, mixed = ludi.make("roma", max_turns=100), ludi.make("arena", cards="mixed", max_turns=60)
    rng = random.Random(1)
    seen: dict[str, set[str]] = {}
    starts = [roma.start() for _ in range(40)] + [mixed.start() for _ in range(80)]
    for position, moves in SELDOM * 6:
        state = mixed.position(position)
        for move in moves:
            state.apply(state.parse(move))
        starts.append(state)
    apart = ludi.make("arena", cards="separate", max_turns=60)
    starts += [apart.start() for _ in range(10)] + [apart.position(FOREIGN) for _ in range(10)]
    starts[-1].apply(starts[-1].parse("use 2"))
    starts[-2].apply(starts[-2].parse("use 3"))
    starts += [apart.position(ROBBED) for _ in range(6)]
    for state in starts[-6:]:
        state.apply(state.parse("use 1"))
    for state in starts:
        while state.to_move != ludi.OVER:
            possible = state.possible()
            whose = "chance" if state.to_move == ludi.CHANCE else "seat"
            seen.setdefault(f"{state.decision()} {whose}", set()).update(state.text(a).split()[0] for a in possible)
            state.apply(rng.choice(possible))
    assert {f"{name} {whose}": set(words.split(", ")) for name, whose, _, words in rows} == seen


def test_the_numbers_of_observe_stand_where_they_are_said_to_stand() -> None:
    rows = table(ROMA, "from", "how many", "what")
    at = 0
    for first, n, _ in rows:
        assert int(first) == at
        at += int(n)
    assert at == K.OBSERVED
    side = {"vp": 7, "money": 5, "weakened": 2, "fewer": 1, "hand": {"Forum": 3}, "known": {"Forum": 2}, "alien": [2],
            "foreign": {"Forum": 1}, "row": {"2": "Nero"}, "deck": {"Consul": 2}, "discard": {"Onager": 1}}  # fmt: skip
    other = {"vp": 4, "money": 3, "hand": {"Legat": 2}, "known": {"Legat": 1}, "row": {"7": "Turris"}, "blocked": [5],
             "deck": {"Spy": 3}, "discard": {"Onager": 4}}  # fmt: skip
    fields = {"turn": 9, "dice": [2, 2, 6], "supply": 11, "bribed": True, "players": [side, other]}
    seen = ludi.make("arena", cards="separate").position(fields).observe(0).tolist()
    assert seen[0:9] == [9, 1, 11, 2, 3, 1, 1, 0, 0]
    assert seen[9:17] == [K.MAIN, 1, 0, 0, K.MAIN, 1, 0, 0]
    assert seen[17:23] == [7, 5, 2, 1, 3, 1]
    assert seen[23:44] == [0, 0, 0, K.NERO, 1, 0, *[0] * 15]
    assert seen[44:50] == [4, 3, 0, 0, 2, 0]
    assert seen[50:71] == [*[0] * 14, 1, 0, 0, 0, K.TURRIS, 0, 0]
    assert seen[71:92] == [0] * 21
    assert seen[92:99] == [0, 2, 0, 0, 0, 1, 0]
    cards = {
        K.FORUM: [3, 2, 1, 0, 0, 0, 0, 0, 0],
        K.LEGAT: [0, 0, 0, 1, 0, 0, 0, 0, 0],
        K.ONAGER: [0, 0, 0, 0, 0, 1, 4, 0, 0],
    }
    for k in range(1, K.KINDS):
        assert seen[98 + k :: K.KINDS - 1] == cards.get(k, [0] * 9)


def test_the_fields_of_a_position_are_those_that_are_accepted() -> None:
    page = ROOT / "docs" / "howto-positions.md"
    top = [row[0] for row in table(page, "field", "what it is", "default")]
    middle = [row[0] for row in table(page, "field", "what it is")]
    side = [row[0] for row in table(page, "field of a player", "what it is", "default")]
    whole = ludi.make("arena").position({}).to_dict()
    assert set(whole) | {"to_move", "phase", "blocked"} == {*top, *middle}
    assert set(whole["players"][0]) == set(side)
    apart = [row[0] for row in table(page, "field with two piles", "what it is")]
    two = ludi.make("arena", cards="separate").position({}).to_dict()
    more = {*two, *two["players"][0]} - {*whole, *whole["players"][0]}
    assert more == set(apart)


def test_the_levels_are_all_of_them() -> None:
    rows = table(ROOT / "docs" / "howto-bots.md", "level", "how it thinks")
    assert tuple(row[0] for row in rows) == LEVELS


def test_what_the_reference_names_is_there() -> None:
    page = ROOT / "docs" / "reference-api.md"
    game = ludi.make("roma")
    things = {"Game": game, "State": game.start(), "Record": ludi.Record(game)}
    text = page.read_text("utf-8")
    for name, thing in things.items():
        part = text.split(f"\n## {name}\n")[1].split("\n## ")[0]
        rows = [row.split(" | ")[0] for row in part.splitlines() if row.startswith("| `")]
        words = [
            w.split("(")[0].removeprefix(f"{name}.") for row in rows for w in row.strip("| ").strip("`").split("`, `")
        ]
        public = {w for w in dir(thing) if not w.startswith("_")} - {
            "raw",
            "game",
            "rules",
            "state_type",
            "notation",
            "views",
        }
        assert {w for w in words if w not in (name, "game")} == public, name


def test_the_bounds_are_those_of_the_server() -> None:
    rows = table(ROOT / "docs" / "howto-host.md", "name", "default", "what it bounds")
    places = ("host", "port", "data", "db", "hosts", "origin")
    assert [row[:2] for row in rows] == [
        [f.name, str(f.default).lower()] for f in fields(Settings) if f.name not in places
    ]
