"""The tables of the documentation say what the program has."""

from __future__ import annotations

import random
import tomllib
from dataclasses import fields

from tests.docs.pages import ROOT, table

import ludi
from ludi.bots import LEVELS
from ludi.games.roma import kinds as K
from ludi.games.roma.notation import RANGES, parse, text
from ludi.games.roma.options import OPTIONS
from ludi.server.settings import Settings

ROMA = ROOT / "docs" / "games" / "roma.md"
NOTATION = ROOT / "docs" / "reference-notation.md"


def test_the_cards_are_those_of_the_facts() -> None:
    facts = tomllib.loads((ROOT / "src/ludi/games/roma/facts.toml").read_text("utf-8"))["cards"]
    rows = table(ROMA, "card", "type", "copies", "cost", "defence", "dice", "what it does")
    wanted = [
        [name, c["type"], *(str(c[f]) for f in ("copies", "cost", "defence", "die"))] for name, c in facts.items()
    ]
    assert [row[:6] for row in rows] == wanted


def test_the_options_are_those_of_the_game() -> None:
    rows = table(ROMA, "option", "accepted", "default", "what it changes", "source")
    assert [row[:3] for row in rows] == [[o.name, o.accepted, str(o.default).lower()] for o in OPTIONS]


def test_every_ruling_that_concerns_roma_is_there_once() -> None:
    elsewhere = {2, 3, *range(11, 15), 16, *range(23, 25), 26}
    rows = table(ROMA, "ruling", "what is played", "source")
    assert [row[0] for row in rows] == [f"Q{n}" for n in range(1, 28) if n not in elsewhere]
    points = table(ROMA, "point", "difference", "what is played")
    assert [row[0] for row in points] == [f"D{n}" for n in range(1, 15)]


def test_the_words_of_the_notation_are_those_of_the_game() -> None:
    rows = table(NOTATION, "word", "takes", "from", "actions", "example", "meaning")
    assert [row[:4] for row in rows] == [[w, takes or "nothing", str(a), str(n)] for w, a, n, takes in RANGES]
    for (word, _, _, _, example, _), (_, first, n, _) in zip(rows, RANGES, strict=True):
        assert first <= parse(example) < first + n, word
        assert text(parse(example)) == example


def test_the_decisions_are_those_of_the_game() -> None:
    rows = table(NOTATION, "decision", "whose", "what is decided", "words")
    assert [row[0] for row in rows] == K.FRAME_NAMES[1:]
    game, rng = ludi.make("roma"), random.Random(1)
    seen: dict[str, set[str]] = {}
    third = game.position({"dice": [1, 2, 3], "players": [{"row": {"1": "Forum", "2": "Templum"}}, {}]})
    for move in ("use 1", "spend 2"):  # seldom met by chance
        third.apply(third.parse(move))
    for state in [third, *(game.start() for _ in range(300))]:
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
    side = {"vp": 7, "money": 5, "weakened": 2, "hand": {"Forum": 3}, "known": {"Forum": 1}, "row": {"2": "Nero"}}
    other = {"vp": 4, "money": 3, "hand": {"Legat": 2}, "known": {"Legat": 1}, "row": {"6": "Turris"}, "blocked": [5]}
    fields = {"turn": 9, "dice": [2, 2, 6], "supply": 11, "deck": {"Consul": 2}, "discard": {"Onager": 1}}
    seen = ludi.make("roma").position({**fields, "players": [side, other]}).observe(0).tolist()
    assert seen[0:5] == [9, 1, 11, 2, 1]
    assert seen[5:13] == [K.MAIN, 1, 0, 0, K.MAIN, 1, 0, 0]
    assert seen[13:17] == [7, 5, 2, 3]
    assert seen[17:29] == [0, 0, K.NERO, 0, *[0] * 8]
    assert seen[29:33] == [4, 3, 0, 2]
    assert seen[33:45] == [*[0] * 9, 1, K.TURRIS, 0]
    assert seen[45:63] == [0] * 18
    assert seen[63:70] == [0, 2, 0, 0, 0, 1, 0]
    cards = {K.FORUM: [3, 1, 0, 0, 0, 0, 0], K.LEGAT: [0, 0, 1, 0, 0, 0, 0], K.ONAGER: [0, 0, 0, 0, 1, 0, 0]}
    for k in range(1, K.KINDS):
        assert seen[70 + 7 * (k - 1) : 70 + 7 * k] == cards.get(k, [0] * 7)


def test_the_fields_of_a_position_are_those_that_are_accepted() -> None:
    page = ROOT / "docs" / "howto-positions.md"
    top = [row[0] for row in table(page, "field", "what it is", "default")]
    middle = [row[0] for row in table(page, "field", "what it is")]
    side = [row[0] for row in table(page, "field of a player", "what it is", "default")]
    whole = ludi.make("roma").position({}).to_dict()
    assert set(whole) | {"to_move", "phase", "blocked"} == {*top, *middle}
    assert set(whole["players"][0]) == set(side)


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
            "table",
            "notation",
            "views",
        }
        assert {w for w in words if w not in (name, "game")} == public, name


def test_the_bounds_are_those_of_the_server() -> None:
    rows = table(ROOT / "docs" / "howto-host.md", "name", "default", "what it bounds")
    places = ("host", "port", "data", "db")
    assert [row[:2] for row in rows] == [
        [f.name, str(f.default).lower()] for f in fields(Settings) if f.name not in places
    ]
