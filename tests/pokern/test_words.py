"""The game in words, in every language: the log, the moves, the questions, the chances, the board of the terminal."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from typing import Any, cast

import pytest
from pydantic import TypeAdapter
from rich.cells import cell_len
from rich.console import Console
from tests.pokern.table import EVERY, POKERN, TIES, Table, column, end, misthrow, table

import ludi
from ludi.cli.boards import picture, sentences
from ludi.games.pokern import constants as K
from ludi.games.pokern import words
from ludi.games.pokern.notation import roman, written
from ludi.games.pokern.view import View
from ludi.kernel.messages import Entry, Message
from ludi.locales import FOLDER, Text, languages, slug

GAMES = [
    POKERN,
    ludi.make("pokern", 6, misthrow_on_stop="lenient"),
    ludi.make("pokern", 3, misthrow_on_stop="lenient", cards_on_valid=True, several_dice=True, order_rule=True),
    ludi.make("pokern", 1),
    ludi.make("pokern", 1, solitaire="discard", cards_on_valid=True),
]
NAMES = ["You", "Bot Centurio", "Bot Tiro", "Anna Maria Longname", "Bob", "Bot Caesar"]
WIDTH, HEIGHT = 80, 13


def keys() -> set[str]:
    """The keys of the English catalogue."""
    text = (FOLDER / "en" / "pokern.ftl").read_text("utf-8")
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
        assert "none" not in words or key.startswith("pokern-state-"), (key, words)
        assert "  " not in words.strip(), f"{key}: {words!r}"
        self.heard.add(key)
        return words


def drawn(view: dict[str, Any], seat: int, names: list[str], say: Text, width: int = WIDTH) -> list[str]:
    """The lines of the board as a terminal of this width shows them."""
    console = Console(width=width, file=None, record=True, force_terminal=False, color_system=None)
    with console.capture() as captured:
        game = ludi.make("pokern", len(view["players"]))
        console.print(picture("pokern").picture(game, view, seat, names, say, width))
    return captured.get().split("\n")[:-1]


def listen(say: Listening, game: ludi.Game, rng: random.Random) -> None:
    """Play to the end and say all there is to say on the way."""
    state, words, names = game.start(), sentences("pokern"), NAMES[: game.players]
    view = state.view(0)
    for n in range(10_000):
        if n % 19 == 0 or state.to_move == ludi.OVER:
            assert words.describe(view, n % game.players, names, say)
            lines = drawn(view, n % game.players, names, say)
            assert len(lines) <= HEIGHT, lines
            assert max(map(cell_len, lines)) <= WIDTH, lines
        seat = state.to_move
        if seat == ludi.OVER:
            return
        for action in state.legal():
            assert words.ask(view, names, say)
            offer = game.legal_move(view, action)
            assert words.group(view, offer) in ("", *words.GROUPS)
            assert say.told("pokern", offer.told, names)
            words.effect(view, offer, NAMES, say)
        action = rng.choice(state.possible())
        decision, before = state.decision(), view
        state.apply(action)
        view = state.view(0)
        for told in game.event_messages(before, Entry(seat, decision, action), view):
            said = say.told("pokern", told, names)
            assert said[-1] not in " \u202f\u00a0", said


@cache
def hearing(language: str) -> set[str]:
    """The keys that random games of all kinds say, and ends with equal points."""
    say = Listening(language)
    for n, game in enumerate(GAMES):
        for seed in range(4 if language == "en" else 1):
            listen(say, game, random.Random(10 * n + seed))
    assert all(say.told("pokern", told, NAMES) for sides in TIES.values() for told in end(sides))
    words, game = sentences("pokern"), GAMES[0]
    assert all([*words.rules(game, say), *(words.card_facts(card, game, say) for card in words.cards(game))])
    return say.heard


@pytest.mark.soak(but=2)
@pytest.mark.parametrize("language", languages())
def test_games_of_every_kind_are_told_without_leftovers(language: str) -> None:
    assert len(hearing(language)) > 60


@pytest.mark.parametrize("family", ["told", "move", "ask", "effect", "odds", "state", "board", "rules"])
def test_random_games_say_every_sentence(family: str) -> None:
    there = {key for key in keys() if key.startswith(f"pokern-{family}-")}
    assert sorted(there - hearing("en")) == []


@pytest.mark.parametrize("language", languages())
def test_every_card_and_option_has_its_words(language: str) -> None:
    say = Text(language)
    names = [say.card("pokern", card) for card in K.CARD_NAMES]
    assert len(set(names)) == 6
    expected = {f"pokern-card-{slug(card)}{end}" for card in K.CARD_NAMES for end in ("", "-text")}
    assert {k for k in keys() if k.startswith("pokern-card-")} == expected | {"pokern-card-facts"}
    assert all(len(say(key)) > 7 for key in expected if key.endswith("-text"))
    options = {f"pokern-option-{slug(name)}" for name in POKERN.options}
    assert {k for k in keys() if k.startswith("pokern-option-")} == options


# The log


def told(t: Table, move: str) -> list[Message]:
    """What is told of a move."""
    before, entry = t.state.view(0), (t.state.to_move, t.decision, t.state.parse(move))
    t.play(move)
    return t.state.game.event_messages(before, Entry(*entry), t.state.view(0))


def log(t: Table, *moves: str) -> list[str]:
    """What is said of moves, in English."""
    return [Text("en").told("pokern", x, NAMES) for move in moves for x in told(t, move)]


def test_the_log_of_a_turn() -> None:
    t = Table(POKERN.start())
    assert log(t, "die X", "roll 1", "die I", "stop", "read 9", "row 2") == [
        "You rolled X: X (10).",
        "You rolled I: IX (9) / XI (11).",
        "You stopped at IX (9) / XI (11).",
        "You entered IX (9) in row 2.",
        "Round 1: Bot Centurio",
    ]


def test_the_log_of_a_misthrow_and_cards() -> None:
    t = table("V X", hand="Reroll V, Remove One, Wild")
    assert log(t, "roll 1", "die V", "card Reroll V", "count 2", "die V", "die V", "card Wild", "as Remove One") == [
        "You rolled V.",
        "You made a misthrow: V X V is not a number.",
        "You played Reroll V.",
        "You took 2 dice showing V to reroll.",
        "You rolled V.",
        "You rolled V.",
        "You made a misthrow: X V V is not a number.",
        "You played Wild.",
        "You used Wild as Remove One.",
    ]
    assert log(t, "pick X", "card Remove One", "pick V") == [
        "You took a die showing X out of this turn.",
        "You made a misthrow: V V is not a number.",
        "You played Remove One.",
        "You took a die showing V out of this turn.",
    ]


def test_the_log_of_a_number_that_cannot_be_entered_and_of_a_double() -> None:
    t = table("I I I X X", "33")
    assert log(t, "roll 1", "die X", "card Duplicate", "row 2") == [
        "You had to roll on: XXIII (23) could not be entered.",
        "You rolled X: XXXIII (33).",
        "You made a misthrow: XXXIII (33) could not be entered.",
        "You played Duplicate.",
        "You entered XXXIII (33) once more, in row 2.",
        "Round 1: Bot Centurio",
    ]


def test_the_log_of_the_end() -> None:
    t = table("V V", hand="")
    assert log(t, "pass") == [
        "You ended the turn without an entry.",
        "The game will end after this round.",
        "Round 1: Bot Centurio",
    ]
    t.roll("V V")
    assert log(t, "pass")[-1] == "The game is over."


def test_the_log_of_dice_picked_by_place_and_of_payment() -> None:
    t = misthrow("V I V", game=ludi.make("pokern", order_rule=True)).play("card Remove One")
    assert log(t, "at 2") == [
        "You took a die showing I out of this turn.",
        "You made a misthrow: V V is not a number.",
    ]
    t = misthrow("V V", game=ludi.make("pokern", 1, solitaire="discard")).play("pass")
    assert log(t, "pay Wild") == ["You paid with Wild.", "Round 2: You"]


# Moves and questions


def moves(t: Table, language: str = "en") -> list[str]:
    """The legal moves in words, with what they would do."""
    say, view, words = Text(language), t.state.view(t.state.to_move), sentences("pokern")
    found = []
    for action in t.state.legal():
        offer = t.state.game.legal_move(view, action)
        said = say.told("pokern", offer.told, NAMES)
        effect = words.effect(view, offer, NAMES, say)
        found.append(f"{said} ({effect})" if effect else said)
    return found


def test_moves_say_their_exact_chances() -> None:
    assert moves(table("X X V")) == ["Roll one more die (misthrow 1/6, 17%)", "Stop and enter XXV (25)"]
    assert moves(table("X X")) == ["Roll one more die (no risk)", "Stop and enter XX (20)"]
    assert moves(misthrow("V V", hand="Reroll V, Wild")) == [
        "Play Reroll V (helps 35/36, 97%)",
        "Play Wild (helps for certain)",
        "End the turn without an entry (a card could still help)",
    ]
    t = misthrow("I I I V V").play("card Reroll V")
    assert moves(t) == [
        "Reroll one die showing V (helps 1/3, 33%)",
        "Reroll 2 dice showing V (helps 2/9, 22%)",
    ]
    t = misthrow("I X X X X X", hand="Reroll One")
    assert moves(t)[0] == "Play Reroll One (certainly a misthrow again)"


def test_passing_says_that_it_ends_the_game() -> None:
    assert moves(misthrow("V V", hand="")) == ["End the turn without an entry (the game ends after this round)"]


def test_an_entry_says_what_it_leaves_for_the_open_rows_beside_it() -> None:
    assert moves(table("X I", "- 5 - - 12 - 39").play("stop").play("read 11")) == [
        "XI (11) in row 3 (below: 1 open row, and no number for it)",
        "XI (11) in row 4 (above: 1 open row, for 6–10)",
    ]
    assert moves(table("X X V", "- - - 30 - - -", "").play("stop"))[1:] == [
        "XXV (25) in row 2 (above: 1 open row, for 1–24; below: 1 open row, for 26–29)",
        "XXV (25) in row 3 (above: 2 open rows, for 1–24)",
    ]


def test_stopping_leniently_says_that_it_is_a_misthrow() -> None:
    game = ludi.make("pokern", misthrow_on_stop="lenient")
    assert moves(table("X X", "20", game=game))[-1] == "Stop at XX (20), which cannot be entered: a misthrow"


@pytest.mark.parametrize("language", languages())
def test_a_chance_that_is_not_certain_is_never_0_or_100_percent(language: str) -> None:
    game = ludi.make("pokern", several_dice=True)
    assert not re.search(r"\b(0|100)[\s\u00a0\u202f]?%", " ".join(moves(table("I I I V X", game=game), language)))


def test_paths_name_what_is_touched_and_differ() -> None:
    rng = random.Random(4)
    for game in GAMES:
        state = game.start()
        while state.to_move != ludi.OVER:
            paths = [game.legal_move(state.view(state.to_move), a).path for a in state.legal()]
            assert len(set(paths)) == len(paths)
            state.apply(rng.choice(state.possible()))


# The view and the board


def test_the_view_is_data_for_everybody_and_changes_nothing() -> None:
    rng = random.Random(5)
    for game in GAMES:
        state = game.start()
        while state.to_move != ludi.OVER:
            before, view = state.key(), state.view(None)
            assert json.loads(json.dumps(view)) == view
            assert all(state.view(seat) == view for seat in range(game.players))
            assert state.key() == before
            state.apply(rng.choice(state.possible()))


def test_the_view_is_of_the_type_that_the_server_describes() -> None:
    rng, adapter = random.Random(8), TypeAdapter(View)
    for game in GAMES:
        state = game.start()
        while state.to_move != ludi.OVER:
            view = state.view(0)
            assert adapter.validate_python(view, strict=True) == view  # a field too many would be left out
            state.apply(rng.choice(state.possible()))


def test_the_view_counts_turns_and_points() -> None:
    t = table("", "10 20", "Wild", others=["5", "7"], game=ludi.make("pokern", 3), round=4, active=2)
    view = t.state.view(0)
    assert (view["round"], view["rounds"], view["turn"], view["active"], view["bare"]) == (4, 20, 12, 2, False)
    assert [p["points"] for p in view["players"]] == [35, 35, 37]
    assert misthrow("V V", hand="").state.view(0)["bare"]


def test_the_view_says_what_an_open_row_takes_and_where_the_dice_fit() -> None:
    view = table("X I", "- 5 - - 12 - 39").state.view(0)
    assert view["players"][0]["room"] == [[1, 4], [], [6, 11], [6, 11], [], [13, 37], []]
    assert view["players"][1]["room"] == [[1, 39]] * 7
    assert view["fits"] == [[], [], [9, 11], [9, 11], [], [], []]
    assert (view["left"], view["must_roll"]) == (4, False)
    again = table("I I I X X", "33").play("roll 1").play("die X").play("card Duplicate").state.view(0)
    assert again["fits"] == [[], *[[33]] * 6]


def test_numbers_in_roman_numerals() -> None:
    assert [roman(n) for n in (1, 4, 9, 14, 19, 24, 28, 34, 39)] == [
        "I", "IV", "IX", "XIV", "XIX", "XXIV", "XXVIII", "XXXIV", "XXXIX",
    ]  # fmt: skip
    assert (written([14, 16]), written([])) == ("XIV (14) / XVI (16)", "none")


def test_the_board_shows_dice_chances_columns_and_cards() -> None:
    t = table("X X I", "5 10 - - 28 - 39", "Wild, Reroll V", others=["1"], removed=0)
    lines = drawn(t.state.view(0), 0, NAMES[:2], Text("en"))
    assert lines[0].strip() == "Round 1 (20 at most)"
    assert lines[1].strip() == "▶ You  [X] [X] [I] [ ] [ ] [ ]  XIX (19) / XXI (21)"
    assert lines[2].strip() == "Misthrow by the next die: impossible"
    assert lines[3].startswith("Within reach: 22: 50% · 32: 33% · ")
    assert [line.split() for line in lines[4:]] == [
        ["▶You", "Bot", "Centurio"],
        ["1", "5", "V", "1", "I"],
        ["2", "10", "X", "·"],
        ["3", "→", "19", "21", "·"],
        ["4", "→", "19", "21", "·"],
        ["5", "28", "XXVIII", "·"],
        ["6", "·", "·"],
        ["7", "39", "XXXIX", "·"],
        ["92", "·V···*", "31", "IV1−=*"],
    ]


def test_the_board_shows_what_helps_and_what_was_taken_out() -> None:
    t = misthrow("V V", hand="Reroll V, Duplicate", removed=1)
    lines = drawn(t.state.view(0), 0, NAMES[:2], Text("en"))
    assert lines[1].strip() == "▶ You  [V] [V] [ ] [ ] [ ] [×]  no number"
    assert lines[2].strip() == "Cards that help: Reroll V 35/36"
    t = misthrow("V V", hand="Duplicate")
    assert drawn(t.state.view(0), 0, NAMES[:2], Text("en"))[2].strip() == "No card helps."


def test_the_rows_that_are_lit_are_the_legal_ones() -> None:
    rng = random.Random(6)
    for game in GAMES:
        state = game.start()
        while state.to_move != ludi.OVER:
            if state.decision() == "entering":
                view = state.view(0)
                number = view["pending"][-1]["number"]
                lit = [f"row {r + 1}" for r, numbers in enumerate(view["fits"]) if numbers == [number]]
                assert lit == [state.text(a) for a in state.legal()]
            state.apply(rng.choice(state.possible()))


def test_a_roll_that_is_forced_is_told() -> None:
    rng, forced = random.Random(7), 0
    for game in GAMES:
        state = game.start()
        while state.to_move != ludi.OVER:
            seat, legal, before = state.to_move, state.legal(), state.view(0)
            entry = Entry(seat, state.decision(), rng.choice(state.possible()))
            assert entry.action is not None
            state.apply(entry.action)
            keys = [message.key for message in game.event_messages(before, entry, state.view(0))]
            must = entry.decision == "choosing" and legal == [state.parse("roll 1")] and bool(before["dice"])
            assert ("pokern-told-must-roll" in keys) == must
            forced += must
    assert forced > 10


@pytest.mark.parametrize("language", languages())
def test_six_columns_fit_80_columns_in_every_language(language: str) -> None:
    players = [{"column": column("28 33 34 36 37 39"), "cards": EVERY.split(", ")}] * 6
    state = ludi.make("pokern", 6).position({"players": players, "dice": ["I", "X", "V"]})
    lines = drawn(state.view(0), 0, NAMES, Text(language))
    assert len(lines) == HEIGHT
    assert max(map(cell_len, lines)) <= WIDTH
    assert lines[6].count("33 XXXIII") == 6
    assert lines[12].split() == ["237", "IV1−=*"] * 6


def test_a_name_that_is_too_long_keeps_its_end() -> None:
    names = ["You", *(f"Bot Centurio {n}" for n in range(2, 7))]
    lines = drawn(ludi.make("pokern", 6).start().view(0), 0, names, Text("en"))
    assert re.findall(r"Bot Cent\S* \d", lines[4]) == [f"Bot Centu… {n}" for n in range(2, 7)]


def test_numbers_on_the_table_are_shown_with_how_they_are_written_and_whether_they_enter() -> None:
    t = table("X I", "9 10 - - - - -", others=["4"])
    seen = t.state.view(None)
    assert seen["shown"] == [{"number": 9, "enters": False}, {"number": 11, "enters": True}]
    assert seen["numerals"] == {"4": "IV", "9": "IX", "10": "X", "11": "XI"}
    seen = t.play("stop").state.view(1)
    assert (t.decision, seen["shown"]) == ("entering", [{"number": 11, "enters": True}])
    assert t.play("row 3").state.view(0)["shown"] == []


def test_an_entry_says_which_open_rows_it_touches() -> None:
    t = table("X I", "- - - - - 12 -")
    t.play("stop", "read 11")
    told = t.state.game.legal_move(t.state.view(0), t.state.parse("row 3")).effect
    assert told is not None
    rows = [(gap.params["first"], gap.params["rows"]) for gap in told.params["left"].items]
    assert rows == [(1, 2), (4, 2)]


def test_each_row_is_told_by_itself_with_what_fits_there() -> None:
    t = table("X I V", "3 - 5 - - 39 -")
    told = {
        name: Text("en").told("pokern", one, NAMES[:2])
        for name, one in words.places(cast("View", t.state.view(0))).items()
    }
    assert told["row:0:1"] == "Row 1: III (3)"
    assert told["row:0:2"] == "Row 2: open for 4"
    assert told["row:0:4"] == "Row 4: open for 6–37"
    assert told["row:0:7"] == "Row 7: open, but no number fits any more"
    assert told["row:1:1"] == "Row 1: open for 1–39"
    assert told["fits:0:4"] == told["fits:0:5"] == "XIV (14) / XVI (16) would fit here"
    assert {name for name in told if name.startswith("fits")} == {"fits:0:4", "fits:0:5"}


@pytest.mark.parametrize("language", languages())
def test_the_board_says_what_the_marks_of_the_cards_mean(language: str) -> None:
    say, t = Text(language), misthrow("I X V V")
    console = Console(width=WIDTH, file=None, force_terminal=False, color_system=None)
    with console.capture() as captured:
        console.print(picture("pokern").picture(t.state.game, t.state.view(0), 0, NAMES[:2], say, WIDTH))
    drawn = captured.get()
    for card, mark in words.MARKS.items():
        if not say.card("pokern", card).endswith(f" {mark}"):
            assert f"{mark} {say.card('pokern', card)}" in drawn


@pytest.mark.parametrize("language", languages())
def test_the_rules_in_short_take_their_numbers_from_the_data_file(language: str) -> None:
    say, [goal, turn, *_] = Text(language), words.rules(ludi.make("pokern"))
    assert [goal.params[name] for name in ("rows", "dice", "points")] == [K.ROWS, K.DICE, K.CARD_POINTS]
    assert {"97", "98"} <= {*re.findall(r"\d+", say(goal.key, **{**goal.params, "rows": 97, "points": 98}))}
    assert "97" in re.findall(r"\d+", say(turn.key, **{**turn.params, "dice": 97}))


RULES = {
    "tie_break": "at equal scores more unused cards win, then the higher number in the seventh row",
    "several_dice": "roll the 6 dice one or several at a time.",
    "order_rule": "The order of rolling decides: an I before a V makes 4",
    "cards_on_valid": "Cards may be played on a number too.",
    "misthrow_on_stop": "cannot be entered, or on which you stop before that.",
}


@pytest.mark.parametrize("option", RULES)
def test_the_rules_in_short_are_those_of_the_options(option: str) -> None:
    say, value = Text("en"), "lenient" if option == "misthrow_on_stop" else True
    games = (ludi.make("pokern"), ludi.Game("pokern", 2, {option: value}))
    usual, changed = ("".join(say.told("pokern", told, ()) for told in words.rules(game)) for game in games)
    assert RULES[option] in changed
    assert RULES[option] not in usual


def test_what_the_marks_mean_is_one_line_below_the_rules() -> None:
    told = sentences("pokern").rules(ludi.make("pokern"), Text("en"))
    assert len(told) == 6
    assert told[-1].startswith("1 Reroll One  ")
