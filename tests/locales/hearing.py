"""Everything there is to say in games of Roma and Arena: random games of every combination, told as they go."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import ludi
from ludi.cli.boards import picture, sentences
from ludi.kernel.messages import Entry
from ludi.locales import Text

TERMINAL = 80  # columns
TURNS = 40  # of a game, so that many games are heard in little time

# Every title with its combinations and what changes the words.
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("roma", {}),
    ("roma", {"scaenicus_any_card": True}),
    ("roma", {"cards": "mixed"}),
    ("arena", {}),
    ("arena", {"beginner": True}),
    ("arena", {"arena_hits_bribery": True, "numbers": "Tavern 5/12"}),
    ("arena", {"cards": "mixed", "scaenicus_any_card": True}),
    ("arena", {"cards": "mixed", "beginner": True}),
    ("arena", {"cards": "separate", "first_set": "arena"}),
    ("arena", {"cards": "built", "first_deck": "Subura", "second_deck": "Legion"}),
)

# Rare in random play, so that games begin there too. Each is read with the options named before it.
RARE: tuple[tuple[str, dict[str, Any], dict[str, Any]], ...] = (
    (  # Scaenicus with fighters to copy
        "roma",
        {"scaenicus_any_card": True},
        {
            "dice": [2, 2, 3],
            "players": [
                {"row": {"1": "Templum", "2": "Forum", "3": "Scaenicus", "4": "Legionarius", "5": "Centurio"}},
                {"row": {"3": "Turris"}},
            ],
        },
    ),
    (  # the third die for a Forum beside a Templum
        "roma",
        {},
        {
            "dice": [3],
            "players": [{"row": {"1": "Templum", "2": "Forum"}}, {}],
            "pending": [{"kind": "main", "seat": 0}, {"kind": "third_die", "seat": 0, "sum": 2}],
        },
    ),
    (  # dice that change, and points that are bought
        "roma",
        {},
        {"dice": [2, 2, 4], "players": [{"money": 9, "row": {"2": "Consul", "4": "Mercator"}}, {}]},
    ),
    (  # fighters that may pay or roll again, and copies of them
        "arena",
        {"cards": "mixed"},
        {
            "dice": [1, 2, 3],
            "players": [
                {
                    "money": 30,
                    "hand": ["Forum", "Patron"],
                    "row": {"1": "Mercenary", "2": "Road", "3": "Legionarius", "4": "Trumpeter", "7": "Mercenary"},
                },
                {"money": 30, "row": {"1": "Forum", "2": "Turris", "3": "Forum", "4": "Magister", "7": "Aqueduct"}},
            ],
        },
    ),
    (  # all that is told of a Patron, and of cards that cost nothing or one
        "arena",
        {},
        {
            "dice": [1, 2, 6],
            "players": [
                {
                    "money": 12,
                    "row": {
                        "1": "Patron",
                        "2": "Fortuna",
                        "3": "Aqueduct",
                        "4": "Cavalry",
                        "5": "Poisoner",
                        "6": "Patron",
                    },
                },
                {"row": {"1": "Forum", "4": "Forum", "5": "Spy", "6": "Tavern", "7": "Beast"}},
            ],
        },
    ),
    (  # what changes a row without a fight, and a statue that can be paid
        "arena",
        {},
        {
            "dice": [4, 4, 5],
            "players": [
                {
                    "money": 40,
                    "hand": ["Spy", "Road"],
                    "row": {"1": "Wharf", "2": "Plunderer", "3": "Altar", "4": "Statue of Jupiter", "5": "Philosopher"},
                },
                {"hand": ["Forum"], "row": {"2": "Forum", "5": "Templar", "7": "Spy"}, "fewer": 1},
            ],
        },
    ),
    (  # a die that is not enough, a second roll before it, and an Arena that cannot win
        "arena",
        {"cards": "mixed"},
        {
            "dice": [2, 2, 3],
            "players": [{"row": {"1": "Trumpeter", "2": "Centurio", "3": "Arena"}}, {"row": {"2": "Nero"}}],
        },
    ),
    (  # an Arena that cannot lose
        "arena",
        {},
        {"dice": [3], "players": [{"row": {"3": "Arena"}}, {"row": {"1": "Plunderer"}, "weakened": 1}]},
    ),
    (  # cards beside their opposites, some of the other deck, and everything blocked or weakened
        "arena",
        {"cards": "separate"},
        {
            "dice": [2, 5, 6],
            "supply": 5,
            "players": [
                {
                    "vp": 12,
                    "money": 9,
                    "hand": {"Forum": 2, "Spy": 1},
                    "known": {"Spy": 1},
                    "foreign": {"Spy": 1},
                    "row": {"2": "War Elephant", "5": "Battering Ram", "6": "Magister", "7": "Nero"},
                    "alien": [2, 5, 6],
                    "blocked": [7],
                },
                {
                    "vp": 12,
                    "hand": {"Legat": 1},
                    "known": {"Legat": 1},
                    "foreign": {"Legat": 1},
                    "row": {"2": "Spy", "5": "Forum", "6": "Restorer", "7": "Turris"},
                    "alien": [7],
                    "weakened": 2,
                },
            ],
        },
    ),
)


class Quick(Text):
    """A catalogue that looks closely at each sentence, and says it again without looking."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: dict[tuple[Any, ...], str] = {}

    def __call__(self, key: str, **params: Any) -> str:
        known = (key, *params.items())
        if known not in self.said:
            self.said[known] = self.first(key, super().__call__(key, **params))
        return self.said[known]

    def first(self, key: str, words: str) -> str:
        """What is looked at when a sentence is said for the first time."""
        assert words != key, f"{key} is in no catalogue"
        for leftover in ("{", "$", "()", "（）", ": .", "：。"):
            assert leftover not in words, f"{key}: {words!r}"
        assert "  " not in words.strip(), f"{key}: {words!r}"
        return words


def starts(each: int) -> Iterator[tuple[ludi.State, random.Random]]:
    """`each` games of every combination from their starts, and as many from every rare position."""
    for seed in range(each):
        for title, options in GAMES:
            yield ludi.make(title, max_turns=TURNS, **options).start(), random.Random(f"{title} {options} {seed}")
        for i, (title, options, position) in enumerate(RARE):
            game = ludi.make(title, max_turns=TURNS, **options)
            yield game.position(position), random.Random(f"rare {i} {seed}")


def say_the_rest(say: Text) -> None:
    """Rules and cards of every combination."""
    for title, options in GAMES:
        game, words = ludi.make(title, **options), sentences(title)
        assert all([*words.rules(game, say), *(words.card_facts(card, game, say) for card in words.cards(game))])


def listen(say: Text, state: ludi.State, rng: random.Random, names: Sequence[str]) -> None:
    """Play to the end and say all there is to say on the way, as the seats and a spectator hear it."""
    game = state.game
    board, words = picture(game.title), sentences(game.title)
    seats: tuple[int | None, ...] = (0, 1, None)
    views = {p: state.view(p) for p in seats}
    for n in range(10_000):
        for p in (0, 1) if n % 20 == 0 or state.to_move == ludi.OVER else ():
            assert words.describe(views[p], p, names, say)
            board.picture(game, views[p], p, names, say, TERMINAL)
        seat = state.to_move
        if seat == ludi.OVER:
            return
        for action in state.legal():
            assert words.ask(views[seat], names, say)
            offer = game.legal_move(views[seat], action)
            assert words.group(views[seat], offer) in ("", *words.GROUPS)
            say.told(game.title, offer.told, names)
            words.effect(views[seat], offer, names, say)
        action = rng.choice(state.possible())
        decision, witness = state.decision(), state.witness(action)
        state.apply(action)
        for of, before in views.items():
            views[of] = state.view(of)
            for told in game.event_messages(
                before, Entry(seat, decision, action if of in witness else None), views[of]
            ):
                say.told(game.title, told, names)
    raise AssertionError("the game did not end")
