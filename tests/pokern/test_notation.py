"""Short texts of actions, and positions as readable data."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Sequence
from typing import Any

import pytest
from tests.pokern.table import EMPTY, EVERY, POKERN, column, misthrow, table
from tests.scene import step

import ludi
from ludi import CHANCE, OVER, BadPosition, IllegalAction

ORDER: dict[str, Any] = {"order_rule": True, "cards_on_valid": True, "misthrow_on_stop": "lenient"}
GAMES = [
    POKERN,
    ludi.make("pokern", 6),
    ludi.make("pokern", 3, several_dice=True, **ORDER),
    ludi.make("pokern", 1, solitaire="discard", misthrow_on_stop="lenient"),
]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_text_and_parse_agree_for_every_possible_action(game: ludi.Game) -> None:
    rng = random.Random(11)
    for _ in range(30):
        state = game.start()
        while state.to_move != OVER:
            for a in state.possible():
                words = state.text(a)
                assert state.parse(words) == a
                assert state.parse(f"  {words.upper()} ") == a
            step(state, rng)


def test_every_word_of_the_notation_is_used() -> None:
    rng = random.Random(12)
    seen: set[str] = set()
    for game in GAMES:
        for _ in range(40):
            state = game.start()
            while state.to_move != OVER:
                seen.update(state.text(a).split()[0] for a in state.possible())
                step(state, rng)
    assert seen == {"die", "roll", "stop", "read", "row", "card", "as", "count", "pick", "pay", "pass", "at"}


@pytest.mark.soak(but=1)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_position_can_be_written_and_read_back(game: ludi.Game) -> None:
    rng = random.Random(13)
    for _ in range(15):
        state = game.start()
        while state.to_move != OVER:
            written = json.loads(json.dumps(state.to_dict()))
            again = game.position(written)
            assert again == state
            assert again.to_dict() == state.to_dict()
            assert not again.composed
            step(state, rng)
        assert game.position(state.to_dict()) == state


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("", "is no action"),
        ("throw 1", "is no action"),
        ("card Wilt", "one of Reroll I"),
        ("card", "one of Reroll I"),
        ("as Wild", "one of Reroll I"),
        ("die IV", "one of I, V, X"),
        ("row", "a number from 1 to 7"),
        ("row 0", "a number from 1 to 7"),
        ("row 8", "a number from 1 to 7"),
        ("row two", "a number from 1 to 7"),
        ("row ²", "a number from 1 to 7"),
        ("roll 7", "a number from 1 to 6"),
        ("at 7", "a number from 1 to 6"),
        ("read 40", "a number from 0 to 39"),
        ("read -1", "a number from 0 to 39"),
        ("stop now", "nothing"),
        ("pass 1", "nothing"),
    ],
)
def test_a_text_that_is_no_action_says_what_would_be_one(words: str, wanted: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        POKERN.start().parse(words)
    assert wanted in str(caught.value)
    assert repr(words.strip()) in str(caught.value)


def test_omitted_fields_have_defaults() -> None:
    assert POKERN.position({}) == POKERN.start()
    state = POKERN.position({"players": [{"column": column("10 20")}, {"cards": []}]})
    assert [p["column"] for p in state.to_dict()["players"]] == [column("10 20"), column(EMPTY)]
    assert [p["cards"] for p in state.to_dict()["players"]] == [EVERY.split(", "), []]


def test_without_a_pending_decision_the_turn_begins_or_goes_on_with_the_dice() -> None:
    assert POKERN.position({"active": 1}).decision() == "rolling"
    state = POKERN.position({"active": 1, "dice": ["X"]})
    assert (state.to_move, state.decision()) == (1, "choosing")
    assert POKERN.position({"dice": ["V", "V"]}).decision() == "misthrow"


def test_a_short_column_is_open_below() -> None:
    assert POKERN.position({"players": [{"column": [10]}, {}]}).to_dict()["players"][0]["column"] == column("10")


@pytest.mark.parametrize(
    ("dice", "own", "moves"),
    [
        ("X I", "", ["stop"]),
        ("X I", "", ["stop", "read 9"]),
        ("V V", "", ["card Wild"]),
        ("V V", "", ["card Reroll V"]),
        ("V V", "", ["card Reroll V", "count 2"]),
        ("V V", "", ["card Reroll V", "count 2", "die V"]),
        ("V V X", "", ["card Remove One"]),
        ("V V X", "", ["card Remove One", "pick V"]),
        ("I I I X X X", "33", ["card Duplicate"]),
        ("X X", "", ["roll 1"]),
    ],
)
def test_a_position_in_the_middle_of_a_turn_can_be_written_and_read_back(dice: str, own: str, moves: list[str]) -> None:
    t = table(dice, own or EMPTY).play(*moves)
    again = POKERN.position(t.position)
    assert again == t.state
    assert again.view(1) == t.state.view(1)


def test_dice_that_are_being_picked_can_be_written_and_read_back() -> None:
    game = ludi.make("pokern", order_rule=True)
    t = misthrow("I X I I I", game=game).play("card Reroll I", "count 3", "at 3")
    assert [f["kind"] for f in t.position["pending"]] == ["rolling", "picking"]
    assert game.position(t.position) == t.state


def test_a_position_that_is_over() -> None:
    assert POKERN.position({"pending": []}).to_move == OVER


def pending(**fields: Any) -> dict[str, Any]:
    return {"pending": [fields]}


def side(**fields: Any) -> dict[str, Any]:
    return {"players": [{}, fields]}


USED: list[dict[str, Any]] = [{"cards": []}, {}]
BAD: list[tuple[Any, str]] = [
    (5, "position"),
    ({"turn": 3}, "turn"),
    ({"round": 0}, "round"),
    ({"round": 21}, "round"),
    ({"round": True}, "round"),
    ({"active": 2}, "active"),
    ({"dice": ["IV"]}, "dice"),
    ({"dice": [1]}, "dice"),
    ({"dice": [""]}, "dice"),
    ({"dice": "XX"}, "dice"),
    ({"dice": ["X"] * 7}, "dice"),
    ({"removed": 1}, "removed"),
    ({"removed": 3, "players": USED}, "removed"),
    ({"removed": -1}, "removed"),
    ({"dice": ["X"] * 5, "removed": 2, "players": USED}, "removed"),
    ({"bare": 1}, "bare"),
    ({"last": "no"}, "last"),
    ({"players": None}, "players"),
    ({"players": [{}]}, "players"),
    ({"players": "ab"}, "players[0]"),
    (side(vp=1), "players[1].vp"),
    (side(column=[40]), "players[1].column"),
    (side(column=[38]), "players[1].column"),
    (side(column=[-1]), "players[1].column"),
    (side(column=[20, 10]), "players[1].column"),
    (side(column=[20, 0, 10, 20]), "players[1].column"),
    (side(column=[1] * 8), "players[1].column"),
    (side(column="1 2"), "players[1].column"),
    (side(cards=["Wilt"]), "players[1].cards"),
    (side(cards="Wild"), "players[1].cards"),
    (side(cards=["Wild", "Wild"]), "players[1].cards"),
    ({"pending": 5}, "pending"),
    ({"pending": "rolling"}, "pending"),
    ({"pending": [5]}, "pending[0]"),
    ({"pending": [{"kind": "misthrow", "seat": 0}] * 3}, "pending"),
    (pending(seat=0), "pending[0].kind"),
    (pending(kind="lunch", seat=0), "pending[0].kind"),
    (pending(kind="rolling", seat=0), "pending[0].seat"),
    (pending(kind="choosing", seat=1), "pending[0].seat"),
    (pending(kind="choosing", seat=0, card="Wild"), "pending[0].card"),
    (pending(kind="rolling", seat=-1, left=6), "pending[0].left"),
    (pending(kind="choosing", seat=0), "pending[0]"),
    (pending(kind="misthrow", seat=0), "pending[0]"),
    (pending(kind="wildly", seat=0), "pending[0]"),
    (pending(kind="paying", seat=0), "pending[0]"),
    ({"dice": ["X"], **pending(kind="misthrow", seat=0)}, "pending[0]"),
    ({"dice": ["X"], **pending(kind="misthrow", seat=0, stopped=1)}, "pending[0]"),
    ({"dice": ["V", "V"], **pending(kind="choosing", seat=0)}, "pending[0]"),
    ({"dice": ["X"], **pending(kind="reading", seat=0)}, "pending[0]"),
    ({"dice": ["X"], **pending(kind="entering", seat=0, number=11)}, "pending[0]"),
    ({"dice": ["X"], **pending(kind="entering", seat=0, number=10, again=1)}, "pending[0]"),
    ({"dice": ["X"], **pending(kind="counting", seat=0, face="X")}, "pending[0]"),
    ({"dice": ["X"], **pending(kind="counting", seat=0, face="V")}, "pending[0]"),
    ({"dice": ["V", "V"], **pending(kind="picking", seat=0, card="Reroll V")}, "pending[0]"),
    ({"dice": ["V", "V"], **pending(kind="picking", seat=0, card="Reroll One", left=1)}, "pending[0]"),
    ({"dice": ["X"] * 5, **pending(kind="rolling", seat=-1, left=1)}, "pending[0]"),
    ({"dice": ["V", "V"], "pending": [{"kind": "misthrow", "seat": 0}] * 2}, "pending[0]"),
]


@pytest.mark.parametrize(("data", "field"), BAD)
def test_a_bad_position_names_the_field(data: Any, field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        POKERN.position(data)
    message = str(caught.value)
    assert message.startswith(f"{field}:"), message
    assert "accepted" in message


MORE: dict[str, dict[str, Sequence[Any]]] = {
    "rolling": {"left": (0, 1, 2)},
    "choosing": {},
    "reading": {"again": (0, 1)},
    "entering": {"number": (4, 26, 27, 28), "again": (0, 1)},
    "misthrow": {"stopped": (0, 1)},
    "wildly": {},
    "counting": {"face": ("I", "V", "X")},
    "picking": {"card": EVERY.split(", ")},
    "paying": {},
}
DICE = ["", "I", "I V", "I I V X X", "I V X X", "V V", "I I I V X X", "X X X X", "X X X X X", "I I I I"]


def test_no_accepted_pending_decision_leads_into_a_dead_end() -> None:
    """Every kind of decision over many dice: refused, or something can be done and the game comes to its end."""
    rng, kinds = random.Random(3), set()
    for game, kind in itertools.product(GAMES, MORE):
        for _ in range(40):
            frame = {name: rng.choice(values) for name, values in MORE[kind].items()}
            frame |= {"kind": kind, "seat": CHANCE if kind == "rolling" else 0}
            own: dict[str, Any] = {"column": column(rng.choice([EMPTY, "4 27", "- 26 - 28"]))}
            own["cards"] = rng.sample(EVERY.split(", "), rng.randrange(7))
            data = {
                "round": game.options["turns" if game.players == 1 else "max_rounds"],
                "dice": rng.choice(DICE).split(),
            }
            try:
                state = game.position({**data, "pending": [frame], "players": [own, *[{}] * (game.players - 1)]})
            except BadPosition:
                continue
            kinds.add(kind)
            while state.to_move != OVER:
                assert state.possible(), (data, frame)
                step(state, rng)
    assert kinds == set(MORE)
