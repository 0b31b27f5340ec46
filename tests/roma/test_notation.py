"""Short texts of actions, and positions as readable data."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.roma.table import CARDS, ROMA, table
from tests.scene import step

import ludi
from ludi import OVER, BadPosition, IllegalAction

OPTIONS: list[dict[str, Any]] = [{}, {"scaenicus_any_card": True, "mercatus_from_opponent": True}]


@pytest.mark.parametrize("options", OPTIONS)
def test_text_and_parse_agree_for_every_possible_action(options: dict[str, Any]) -> None:
    rng = random.Random(11)
    seen: set[str] = set()
    for _ in range(60):
        state = ludi.make("roma", **options).start()
        while state.to_move != OVER:
            for a in state.possible():
                words = state.text(a)
                seen.add(words.split()[0])
                assert state.parse(words) == a
                assert state.parse(f"  {words.upper()} ") == a
            step(state, rng)
    everything = {
        "die", "card", "lay", "give", "keep", "take", "on", "target", "money", "cards", "use", "spend", "up", "down",
        "buy", "end", "done", "reroll",
    }  # fmt: skip
    assert seen == everything


@pytest.mark.parametrize("options", OPTIONS)
def test_every_position_can_be_written_and_read_back(options: dict[str, Any]) -> None:
    rng = random.Random(12)
    game = ludi.make("roma", **options)
    for _ in range(6):
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
        ("scoop Forum", "is no action"),
        ("lay Foru", "did you mean Forum"),
        ("lay", "the name of a card"),
        ("lay 3", "the name of a card"),
        ("lay Forum Forum", "the name of a card"),
        ("use", "a number from 1 to 6"),
        ("use 0", "a number from 1 to 6"),
        ("use 7", "a number from 1 to 6"),
        ("use two", "a number from 1 to 6"),
        ("use -1", "a number from 1 to 6"),
        ("use ²", "a number from 1 to 6"),
        ("use 2 3", "a number from 1 to 6"),
        ("buy 37", "a number from 0 to 36"),
        ("end 1", "nothing"),
        ("done now", "nothing"),
    ],
)
def test_a_text_that_is_no_action_says_what_would_be_one(words: str, wanted: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        ROMA.start().parse(words)
    assert wanted in str(caught.value)
    assert repr(words.strip()) in str(caught.value)


def test_a_number_that_is_no_action_is_refused() -> None:
    t = table(dice=(1,))
    for number in (-1, t.state.game.actions, 10**9, True, "end", None):
        before = t.state.key()
        with pytest.raises(IllegalAction):
            t.state.apply(number)  # type: ignore[arg-type]
        assert t.state.key() == before
    for number in (-1, t.state.game.actions):
        with pytest.raises(IllegalAction, match="there is no action"):
            t.state.text(number)


def test_omitted_fields_have_defaults() -> None:
    state = ROMA.position({})
    found = state.to_dict()
    assert state.to_move == 0
    assert state.decision() == "main"
    assert (found["turn"], found["supply"], found["dice"], sum(found["deck"].values())) == (1, 16, [], CARDS)
    assert [(p["vp"], p["money"], p["hand"]) for p in found["players"]] == [(10, 0, {}), (10, 0, {})]
    assert not state.composed


def test_the_draw_pile_is_the_rest_of_the_set() -> None:
    t = table("1=Forum, 2=Nero", "1=Forum", hands=("Forum", "Turris"), discard="Forum, Legat")
    deck = t.position["deck"]
    assert deck["Forum"] == 2
    assert "Nero" not in deck
    assert (deck["Turris"], deck["Legat"], sum(deck.values())) == (1, 1, CARDS - 7)
    assert not t.state.composed


def test_cards_may_be_listed_or_counted_in_any_case() -> None:
    a = ROMA.position({"players": [{"hand": ["forum", "FORUM", "tribunus plebis"]}, {}]})
    b = ROMA.position({"players": [{"hand": {"Forum": 2, "Tribunus Plebis": 1}}, {}]})
    assert a == b


def test_blocked_beside_the_players_means_the_seat_to_move() -> None:
    state = ROMA.position({"to_move": 1, "blocked": [2, 5]})
    assert state.to_move == 1
    assert [p["blocked"] for p in state.to_dict()["players"]] == [[], [2, 5]]


def test_a_position_before_the_dice() -> None:
    state = ROMA.position({"phase": "roll", "to_move": 1})
    assert (state.to_move, state.decision()) == (ludi.CHANCE, "roll")
    for value in (1, 2, 3):
        state.apply(state.parse(f"die {value}"))
    assert (state.to_move, state.to_dict()["dice"]) == (1, [1, 2, 3])


def test_a_position_with_some_dice_still_to_roll() -> None:
    state = ROMA.position({"phase": "roll", "dice": [4, 4]})
    state.apply(state.parse("die 2"))
    assert (state.to_move, state.to_dict()["dice"]) == (0, [2, 4, 4])


@pytest.mark.parametrize(
    ("own", "moves"),
    [
        ("1=Essedum", ["use 1", "use 1"]),
        ("1=Praetorianus", ["use 1", "target 3"]),
        ("1=Consiliarius, 4=Nero", ["use 1", "on 5"]),
        ("1=Centurio", ["use 1", "die 1"]),
        ("1=Forum, 2=Templum", ["use 1", "spend 1"]),
        ("1=Haruspex", ["use 1"]),
        ("1=Architectus", ["use 1", "lay Turris"]),
        ("1=Consul", ["cards 1", "card Forum"]),
    ],
)
def test_a_position_in_the_middle_of_an_action_can_be_written_and_read_back(own: str, moves: list[str]) -> None:
    t = table(own, "1=Forum, 3=Legat", (1, 1, 1), hands=("Turris, Consul", "Mercator"))
    t.play(*moves)
    again = ROMA.position(t.position)
    assert again == t.state
    assert again.to_dict() == t.position
    assert again.view(1) == t.state.view(1)


def test_a_position_that_is_over() -> None:
    assert ROMA.position({"phase": "over"}).to_move == OVER
    assert ROMA.position({"supply": 0}).to_move == OVER
    assert ROMA.position({"players": [{"vp": 0}, {}]}).to_move == OVER


@pytest.mark.parametrize(
    ("fields", "is_composed"),
    [
        ({}, False),
        ({"players": [{"hand": ["Forum"]}, {"row": {"1": "Nero"}}]}, False),
        ({"players": [{"hand": {"Nero": 2}}, {}]}, True),
        ({"players": [{"row": {"1": "Nero"}}, {"row": {"1": "Nero"}}]}, True),
        ({"deck": {"Forum": 1}}, True),
        ({"supply": 20}, True),
        ({"players": [{"vp": 30}, {}]}, False),
        ({"players": [{"vp": 20}, {}], "supply": 9}, True),
        ({"players": [{"vp": 30}, {"vp": 8}], "supply": 0}, False),
        ({"players": [{"vp": 30}, {"vp": 4}]}, False),
    ],
)
def test_a_position_that_no_game_reaches_says_so(fields: dict[str, Any], is_composed: bool) -> None:
    assert ROMA.position(fields).composed is is_composed


def side(**fields: Any) -> dict[str, Any]:
    return {"players": [{}, fields]}


def pending(**fields: Any) -> dict[str, Any]:
    return {"pending": [fields]}


def above_main(**fields: Any) -> dict[str, Any]:
    return {"pending": [{"kind": "main", "seat": 0}, fields]}


BAD: list[tuple[Any, str]] = [
    (5, "position"),
    ([], "position"),
    ({"vp": 3}, "vp"),
    ({"dice": [1, 2, 3, 4]}, "dice"),
    ({"dice": [0]}, "dice"),
    ({"dice": "123"}, "dice"),
    ({"dice": [True]}, "dice"),
    ({"supply": -1}, "supply"),
    ({"supply": "16"}, "supply"),
    ({"turn": 1.5}, "turn"),
    ({"active": 2}, "active"),
    ({"to_move": 2}, "to_move"),
    ({"to_move": -1}, "to_move"),
    ({"phase": "lunch"}, "phase"),
    ({"phase": "roll", "dice": [1, 2, 3]}, "dice"),
    ({"deck": 5}, "deck"),
    ({"deck": {"Forum": -1}}, "deck.Forum"),
    ({"deck": {"Forum": True}}, "deck.Forum"),
    ({"discard": ["Colosseum"]}, "discard"),
    ({"discard": [["Forum"]]}, "discard"),
    ({"air": "Forun"}, "air"),
    ({"air": "Forum"}, "air"),
    ({"lifted": ["Forum"]}, "lifted"),
    ({"moved": [1]}, "moved"),
    ({"drawn": ["Forum"]}, "drawn"),
    ({"sure": ["Forum"]}, "sure"),
    ({"blocked": [7]}, "blocked"),
    ({"blocked": 5}, "blocked"),
    ({"players": None}, "players"),
    ({"players": [{}]}, "players"),
    ({"players": "ab"}, "players[0]"),
    (side(vp=-1), "players[1].vp"),
    (side(money="much"), "players[1].money"),
    (side(hand=["Forun"]), "players[1].hand"),
    (side(hand="Forum"), "players[1].hand"),
    (side(row={"7": "Forum"}), "players[1].row"),
    (side(row={"bribe": "Forum"}), "players[1].row"),
    (side(row={"1": None}), "players[1].row.1"),
    (side(row=["Forum"]), "players[1].row"),
    (side(known=["Forum"]), "players[1].known"),
    (side(down={"1": "Forum"}), "players[1].down"),
    (side(gift=["Forum"]), "players[1].gift"),
    (side(dice=[1]), "players[1].dice"),
    ({"pending": 5}, "pending"),
    ({"pending": "main"}, "pending"),
    ({"pending": [5]}, "pending[0]"),
    ({"pending": [None]}, "pending[0]"),
    (pending(seat=0), "pending[0].kind"),
    (pending(kind="lunch", seat=0), "pending[0].kind"),
    (pending(kind="main", seat=2), "pending[0].seat"),
    (pending(kind="main", seat=-1), "pending[0].seat"),
    (pending(kind="roll", seat=0), "pending[0].seat"),
    (pending(kind="main", seat=0, disc=1), "pending[0].disc"),
    (pending(kind="deal", seat=-1, **{"for": 7}), "pending[0].for"),
    (pending(kind="battle", seat=-1, disc=0, card="Nero"), "pending[0].disc"),
    (pending(kind="adding", seat=0, disc=1, rolled=9), "pending[0].rolled"),
    (pending(kind="free", seat=0, type="cards"), "pending[0].type"),
    (pending(kind="main", seat=1), "pending[0].seat"),
    ({"pending": [{"kind": "consuming"}, {"kind": "main"}]}, "pending[0].kind"),
    ({"pending": [{"kind": "triple"}, {"kind": "main"}]}, "pending[0].kind"),
    ({"supply": 0, **pending(kind="main", seat=0)}, "pending"),
    ({"players": [{"vp": 0}, {}], **pending(kind="main", seat=0)}, "pending"),
    (pending(kind="deal", seat=-1, left=0, **{"for": 0}), "pending[0]"),
    (
        {
            "players": [{"hand": ["Forum"] * 4}, {"down": {"1": "Nero", "2": "Legat", "3": "Consul", "4": "Turris"}}],
            **pending(kind="placing", seat=0),
        },
        "pending[0]",
    ),
    (above_main(kind="keeping", seat=0), "pending[1]"),
    (above_main(kind="moving", seat=0, type="characters"), "pending[1]"),
    (above_main(kind="second_die", seat=0, disc=1), "pending[1]"),
    (pending(kind="place", seat=0), "pending[0]"),
    (above_main(kind="targeting", seat=0, disc=1, card="Nero"), "pending[1]"),
    (above_main(kind="look", seat=-1, left=5, **{"for": 0}), "pending[1]"),
    (pending(kind="keeping", seat=0), "pending[0].kind"),
    (pending(kind="triple", seat=0), "pending[0].kind"),
    (pending(kind="draw", seat=-1, left=1, **{"for": 0}), "pending[0].kind"),
    (above_main(kind="main", seat=0), "pending[1].kind"),
    (above_main(kind="roll", seat=-1, left=2), "pending[1].kind"),
    (above_main(kind="deal", seat=-1, left=3, **{"for": 0}), "pending[1].kind"),
    (above_main(kind="draw", seat=-1, left=1, **{"for": 1}), "pending[1].for"),
    ({"dice": [1], **pending(kind="deal", seat=-1, left=3, **{"for": 0})}, "dice"),
    ({**side(row={"1": "Nero"}), **pending(kind="deal", seat=-1, left=3, **{"for": 0})}, "pending[0]"),
    (side(fewer=1), "players[1].fewer"),
    (
        {
            "players": [{"hand": ["Forum", "Nero"]}, {}],
            "drawn": ["Legat"],
            "sure": ["Nero"],
            **above_main(kind="keeping", seat=0),
        },
        "sure",
    ),
    (
        {
            "players": [{"hand": ["Forum"], "known": ["Forum"]}, {}],
            "drawn": ["Legat"],
            **above_main(kind="keeping", seat=0),
        },
        "sure",
    ),
]


@pytest.mark.parametrize(("data", "field"), BAD)
def test_a_bad_position_names_the_field(data: Any, field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        ROMA.position(data)
    message = str(caught.value)
    assert message.startswith(f"{field}:"), message
    assert "accepted" in message or "not a card" in message


@pytest.mark.parametrize("piles", [{"deck": {"Forum": 128}}, {"deck": {"Forum": 100}, "discard": {"Forum": 28}}])
def test_no_more_copies_of_a_card_than_can_be_counted(piles: Any) -> None:
    with pytest.raises(BadPosition, match="127"):
        ROMA.position(piles)
    ROMA.position({"deck": {"Forum": 100}, "discard": {"Forum": 27}})
