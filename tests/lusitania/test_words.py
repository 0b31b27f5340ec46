"""The game in words, in every language: the log, the moves, the questions, the cards, the board of the terminal."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.lusitania.table import BOTH, LUSITANIA, THREE, Table, table

import ludi
from ludi.cli.boards import picture, sentences
from ludi.cli.boards.lusitania import MARKS
from ludi.games.lusitania import constants as K
from ludi.kernel.messages import Entry, Message, Named
from ludi.locales import FOLDER, Text, languages, slug

GAMES = [
    LUSITANIA,
    ludi.make("lusitania", 4, laurus=True, virtus=True, senator_order="chosen"),
    ludi.make("lusitania", 3, reading="b", virtus=True),
    BOTH,
]
NEARLY = (
    "I Blue 1, II Blue 2 + Sword + Shield, III Blue 3 + Bow, IV Blue 4 + Horse, V Blue 5, VI Cook, VII Ballistarius"
)
RARE = [
    table("Blue 1, Axe, Bow", awards={"Virtus 6": 0, "Virtus 7": 0, "Virtus 8": 0}, double=["IV", "Horse"], game=BOTH),
    table(
        "Horse, Axe, Bow",
        "0 Caesar, 8 Auxiliary, I Blue 1 + Stone, III Barbarian 3 + Axe, IV Blue 4",
        awards={"Virtus 6": None},
        game=BOTH,
    ),
    table("Stone, Axe, Bow", "0 Caesar, VI Cook, VII Ballistarius", awards={"Virtus 10": None}, game=BOTH),
    table("Axe, Axe, Bow", "0 Cleopatra", "0 Caesar, IV Blue 4 + Horse, V Blue 5 + Sword + Shield"),
    table("Sword, Doctor, Horse", camp="Axe, Sword, Sword, Bow"),
    table("Sword, Doctor, Horse", "0 Caesar, 8 General", deck={"Cook": 2, "Axe": 2}, discard={"Bow": 2}),
    table(
        "Spear, Spear, Spear",
        "0 Caesar, II Blue 2, VI Cook, VII Ballistarius",
        awards={"Virtus 10": None},
        game=BOTH,
    ),
    table("Spear, Spear, Spear", f"0 Caesar, {NEARLY}"),
    table("Sword, Doctor, Horse", "0 Doctor, 8 Inspector", "0 Caesar", released=["Cook, Axe"], discard={"Bow": 2}),
    table(
        "Doctor",
        "0 General",
        "0 General, VI Cook",
        "0 Caesar, VI Cook",
        hands=["Doctor, Doctor, Doctor"] * 2,
        game=THREE,
        last=True,
        deck={},
        camp="",
    ),
]
NAMES = ["You", "Bot Centurio", "Bot Tiro", "Anna Maria Longname"]
WIDTH, HEIGHT = 80, 13


def keys() -> set[str]:
    """The keys of the English catalogue."""
    text = (FOLDER / "en" / "lusitania.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE))


class Listening(Text):
    """The catalogue of a language that remembers what was said and hears what is wrong with it."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.heard: set[str] = set()

    def __call__(self, key: str, **params: object) -> str:
        words = super().__call__(key, **params)
        assert words != key, f"{key} is in no catalogue"
        for leftover in ("{", "$", "()", "（）", ": .", "：。"):
            assert leftover not in words, (key, words)
        assert not re.search(r"\bNone\b(?! of your warriors)", words), (key, words)
        assert "  " not in words.strip(), f"{key}: {words!r}"
        self.heard.add(key)
        return words


def drawn(game: ludi.Game, view: dict[str, Any], seat: int, say: Text, width: int = WIDTH) -> list[str]:
    """The lines of the board as a terminal of this width shows them."""
    console = Console(width=width, file=None, record=True, force_terminal=False, color_system=None)
    with console.capture() as captured:
        console.print(picture("lusitania").picture(game, view, seat, NAMES[: game.players], say, width))
    return captured.get().split("\n")[:-1]


def listen(say: Listening, start: ludi.State, rng: random.Random, most: int = 10_000) -> None:
    """Play on and say all there is to say on the way, as every seat hears it."""
    state, game, words = start.copy(), start.game, sentences("lusitania")
    names = NAMES[: game.players]
    for n in range(most):
        seat = state.to_move
        eye = seat if seat >= 0 else n % game.players
        view = state.view(eye)
        if n % 25 == 0 or state.decision() == "giving" or seat == ludi.OVER:
            assert words.describe(view, eye, names, say)
            lines = drawn(game, view, eye, say)
            assert len(lines) <= HEIGHT, lines
            assert max(map(cell_len, lines)) <= WIDTH, lines
        if seat == ludi.OVER:
            return
        for action in rng.sample(state.legal(), min(4, len(state.legal()))) if seat >= 0 else ():
            assert words.ask(view, NAMES[: game.players], say)
            offer = game.legal_move(view, action)
            assert words.group(view, offer) in ("", *words.GROUPS)
            assert say.told("lusitania", offer.told, names)
            words.effect(view, offer, names, say)
        action = rng.choice(state.possible())
        seen, decision = state.witness(action), state.decision()
        before = [state.view(p) for p in range(game.players)]
        state.apply(action)
        for p in range(game.players):
            for told in game.event_messages(
                before[p], Entry(seat, decision, action if p in seen else None), state.view(p)
            ):
                said = say.told("lusitania", told, names)
                assert said[-1] not in " \u202f\u00a0", said


@cache
def hearing(language: str) -> set[str]:
    """The keys that random games of all kinds say."""
    say = Listening(language)
    english = language == "en"
    for n, game in enumerate(GAMES[: 4 if english else 2]):
        listen(say, game.start(), random.Random(n), 10_000 if english and n == 1 else 120)
    for t in RARE:
        for seed in range(6 if english else 1):
            listen(say, t.state, random.Random(seed), 16)
    words, game = sentences("lusitania"), GAMES[1]
    assert all([*words.rules(game, say), *(words.card_facts(card, game, say) for card in words.cards(game))])
    assert all(words.card_text(card, game, say) for card in words.cards(game))
    return say.heard


@pytest.mark.parametrize("language", languages())
def test_games_of_every_kind_are_told_without_leftovers(language: str) -> None:
    assert len(hearing(language)) > 100


@pytest.mark.parametrize(
    "family", ["told", "move", "ask", "effect", "state", "board", "rules", "fact", "value", "asks", "gives"]
)
def test_random_games_say_every_sentence(family: str) -> None:
    there = {key for key in keys() if key.startswith(f"lusitania-{family}-")}
    assert there
    assert sorted(there - hearing("en")) == []


@pytest.mark.parametrize("language", languages())
def test_every_card_and_option_has_its_words(language: str) -> None:
    say = Text(language)
    every = [*K.CARD_NAMES[1:], *K.AWARD_NAMES]
    assert len({say.card("lusitania", card) for card in every}) == 52
    assert {f"lusitania-card-{slug(card)}" for card in every} <= keys()
    words = sentences("lusitania")
    assert all(len(words.card_text(card, BOTH, say)) > 7 for card in every)
    assert all(words.card_facts(card, BOTH, say) for card in every)
    options = {f"lusitania-option-{slug(name)}" for name in LUSITANIA.options}
    assert {k for k in keys() if k.startswith("lusitania-option-")} >= options


def test_no_points_are_said_without_their_number() -> None:
    """English takes −1 for one: "1 point" written out would hide that it was lost."""
    said = {file.name: file.read_text("utf-8") for file in (FOLDER / "en").glob("*.ftl")}
    assert [
        name for name in ("lusitania.ftl", "lusitania-web.ftl", "table-web.ftl") if "[one] 1 point\n" in said[name]
    ] == []


def test_points_are_said_in_halves_too() -> None:
    assert Text("en")("lusitania-points", seat="You", vp=13.5) == "You: 13½ points"
    assert Text("uk")("lusitania-points", seat="Ви", vp=13.5) == "Ви: 13½ очка"
    assert Text("en")("lusitania-points", seat="You", vp=1) == "You: 1 point"
    for language, said in (
        ("en", "−1 point"),
        ("fr", "−1 point"),
        ("ru", "−1 очко"),
        ("uk", "−1 очко"),
        ("zh", "−1分"),
    ):
        assert said in Text(language)("lusitania-points", seat="A", vp=-1), "two released cards, and nothing else"
    assert table("Bow", "0 Caesar, VI Cook", released=["Axe"]).state.points() == [1.5, 0]


def log(t: Table, seat: int, *moves: str) -> list[str]:
    """What is said of moves to a seat, in English."""
    found = []
    for move in moves:
        action = t.state.parse(move)
        before, seen = t.state.view(seat), t.state.witness(action)
        entry = Entry(t.state.to_move, t.decision, action if seat in seen else None)
        t.play(move)
        found += [
            Text("en").told("lusitania", x, NAMES)
            for x in t.state.game.event_messages(before, entry, t.state.view(seat))
        ]
    return found


def test_what_points_are_missing_is_said_as_long_as_the_game_goes_on() -> None:
    view = table("Horse, Axe, Bow", "0 Auxiliary, IV Blue 4", "0 Caesar").state.view(None)

    def said(**changed: Any) -> list[str]:
        told = LUSITANIA.words.standing({**view, **changed})
        return [Text("en").told("lusitania", one, ("Ada", "Ben")) for one in told]

    assert [re.fullmatch(r"(Ada|Ben): \S+ points?, \S+ to go", one) is not None for one in said()] == [True, True]
    over = said(to_move=ludi.OVER)
    assert [re.fullmatch(r"(Ada|Ben): \S+ points?", one) is not None for one in over] == [True, True], over


def test_the_log_of_a_turn() -> None:
    own = "0 Auxiliary, IV Blue 4"
    t = table("Horse, Axe, Bow", own, "0 Caesar")
    assert log(t, 0, "hire Horse", "on IV", "card Cook") == [
        "You equipped Aquitania IV with Horse.",
        "You gained 2 points, now 6.",
        "You drew Cook.",
    ]
    t = table("Horse, Axe, Bow", own, "0 Caesar")
    assert log(t, 1, "hire Horse", "on IV", "card Cook", "end") == [
        "You equipped Aquitania IV with Horse.",
        "You gained 2 points, now 6.",
        "You drew a card.",
        "Turn 2: Bot Centurio",
    ]


def test_the_log_of_a_theft_for_the_three_sides_of_it() -> None:
    moves = ("use Senator", "card Horse", "give Axe")
    for seat, said in (
        (0, ["You took a card from Bot Centurio: Horse.", "You gave a card to Bot Centurio: Axe."]),
        (1, ["You took a card from Bot Centurio: Horse.", "You gave a card to Bot Centurio: Axe."]),
        (2, ["You took a card from Bot Centurio.", "You gave a card to Bot Centurio."]),
    ):
        t = table("Sword, Axe, Bow", "0 Senator", "0 Caesar", hands=["Horse, Stone, Cook"], game=THREE)
        assert log(t, seat, *moves) == ["You used Senator.", *said]


def test_the_reader_is_no_name_in_the_middle_of_a_sentence() -> None:
    say, you, bot = Text("en"), Named("seat", 0), Named("seat", 1)
    for key, said in (
        ("lusitania-told-steals-unseen", "Bot Centurio took a card from you."),
        ("lusitania-told-gives-unseen", "Bot Centurio gave a card to you."),
    ):
        assert say.told("lusitania", Message(key, {"seat": bot, "foe": you}), NAMES) == said
    assert say.told("lusitania", Message("lusitania-told-goes", {"seat": you}), NAMES) == "Caesar went to you."
    assert say.told("lusitania", Message("lusitania-told-goes", {"seat": bot}), NAMES) == "Caesar went to Bot Centurio."


@pytest.mark.parametrize("language", languages())
def test_no_warrior_is_cut_at_80_columns_and_every_mark_is_explained(language: str) -> None:
    own = "0 Caesar, I Barbarian 1 + Axe, II Blue 2, III Blue 3, IV Barbarian 4, V Blue 5, VI Cook, VII Ballistarius"
    own += ", 8 Inspector"
    game = ludi.make("lusitania", 2, laurus=True, virtus=True)
    t = table("Horse", own, "0 General, II Red 2", awards={"Virtus 10": 0}, wide="IV", game=game)
    lines = drawn(game, t.state.view(0), 0, Text(language))
    for part in ("I▲¶", "II■-†↑◊", "III■-)", "IV▲-¶↑**", "V■-†◊", "VI●", "VII●-↑•", "8 "):
        assert part in lines[4], lines[4]
    above, below = lines[4].partition(" V■")[0], lines[6].partition(" V ")[0]
    assert cell_len(above) == cell_len(below), "cells stand below each other"
    assert all(mark in lines[-1] for mark in (*MARKS.values(), "*"))
    assert all(mark in lines[-2] for mark in "■▲●◦-")
    assert not any("…" in line for line in lines[-2:])


def test_the_board_shows_equipment_there_and_missing() -> None:
    t = table("Horse, Axe, Bow", "0 Caesar, II Blue 2 + Sword, IV Barbarian 4, VI Auxiliary")
    lines = drawn(LUSITANIA, t.state.view(0), 0, Text("en"))
    assert lines[2].startswith("▶ You: 6 points")
    assert "II■†-◊" in lines[3]
    assert "IV▲-¶↑" in lines[3]
    assert "VI◦" in lines[3]


def test_a_house_value_is_marked_until_the_table_knows_better() -> None:
    words, say = sentences("lusitania"), Text("en")
    assert words.card_facts("Cook", LUSITANIA, say) == "2 points; assumed: points"
    known = ludi.make("lusitania", numbers="Cook vp 3")
    assert words.card_facts("Cook", known, say) == "3 points"
    assert words.card_facts("Blue 2", LUSITANIA, say) == "2 points; takes Sword or Spear, Shield; assumed: points"
    assert words.card_facts("Shield", LUSITANIA, say) == "1 point; copies: 5; assumed: points"


@pytest.mark.parametrize("language", languages())
def test_all_cards_of_laurus_and_virtus_are_seen_however_many_are_taken(language: str) -> None:
    game, say = ludi.make("lusitania", 4, laurus=True, virtus=True), Text(language)
    view = game.start().view(0)
    for taken in range(11):
        view["awards"] = {name: i % 4 if i < taken else None for i, name in enumerate(K.AWARD_NAMES)}
        lines = drawn(game, view, 0, say, WIDTH - 2)  # the smallest that a screen leaves
        assert len(lines) == HEIGHT
        first = next(n for n, text in enumerate(lines) if text[:2] in ("▶ ", "  "))  # the first player
        seen = " ".join(lines[2:first])
        assert [int(n) for n in sorted(re.findall(r"\b\d+", seen), key=int)] == list(range(1, 11))
        assert "…" not in "".join(lines)
