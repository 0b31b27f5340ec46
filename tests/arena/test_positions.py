"""Positions of Arena and the combinations as readable data: written and read back, refused, or played on."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from tests.roma.table import ARENA, MIXED, SEPARATE, arena, full, mixed, separate
from tests.scene import step

import ludi
from ludi import OVER, BadPosition, Game, State
from ludi.games.roma import constants as K
from ludi.games.roma.notation import PILES

BUILT = ludi.make("arena", cards="built", first_deck="Subura", second_deck="Horrea")
BEGINNER = ludi.make("arena", beginner=True)
GAMES = {"arena": ARENA, "beginner": BEGINNER, "mixed": MIXED, "separate": SEPARATE, "built": BUILT}


@pytest.mark.parametrize("name", GAMES)
def test_every_position_can_be_written_and_read_back(name: str) -> None:
    game, rng = GAMES[name], random.Random(f"written {name}")
    for _ in range(6):
        state = game.start()
        while state.to_move != OVER:
            again = game.position(json.loads(json.dumps(state.to_dict())))
            assert again == state
            assert not again.composed
            step(state, rng)
        assert game.position(state.to_dict()) == state


MIDDLE = [
    ("1=Fortuna", ["use 1"], "flush"),
    ("1=Spy", ["use 1"], "look"),
    ("1=Fortification", ["use 1"], "found"),
    ("1=Fortification", ["use 1", "card Altar"], "settling"),
    ("1=Wharf", ["use 1"], "swapping"),
    ("1=Wharf", ["use 1", "lay Turris"], "swap"),
    ("1=Patron, 2=Templar", ["use 1"], "patroning"),
    ("1=Altar, 2=Templar", ["use 1"], "sacrifice"),
    ("1=Mercenary", ["use 1", "die 1"], "paying"),
    ("1=Mercenary, 2=Trumpeter", ["use 1", "die 1"], "again"),
    ("1=Mercenary, 2=Trumpeter", ["use 1", "die 1", "reroll"], "battle"),
    ("1=Arena", ["use 1"], "battle"),
    ("1=Templar", ["use 1"], "battle"),
    ("1=Magister", ["use 1"], "copying"),
    ("1=Road, 2=Templar", ["use 1"], "copying"),
    ("1=Beast", ["use 1"], "targeting"),
    ("1=Restorer", ["use 1"], "taking"),
]


@pytest.mark.parametrize(("own", "moves", "decision"), MIDDLE)
def test_in_the_middle_of_an_action(own: str, moves: list[str], decision: str) -> None:
    t = mixed(
        own, "1=Forum, 3=Legat", (1, 1, 1), hands=("Turris, Consul", "Mercator"), discard="Altar", money=(20, 0)
    ).play(*moves)
    assert t.decision == decision
    again = MIXED.position(t.position)
    assert (again, again.to_dict()) == (t.state, t.position)
    assert all(again.view(seat) == t.state.view(seat) for seat in (0, 1, None))


def test_with_dice_put_aside_and_one_bribed() -> None:
    row = full("Forum", 7).replace("1=Forum", "1=Spring of Bacchus")
    t = arena(row, row).play("end").roll(1, 1, 6).play("aside 1")
    assert ARENA.position(t.position) == t.state
    t = arena("7=Templar", dice=(1, 2), money=(5, 0)).play("bribe 1", "die 1")
    assert t.position["bribed"] is True
    assert ARENA.position(t.position) == t.state
    t.refused("bribe 2")


def test_in_a_separate_game_every_card_says_where_it_came_from() -> None:
    t = separate(
        "1=Beast, 2=Forum",
        "3=Nero",
        hands=("Spy, Nero", ""),
        sides=({"alien": [1], "foreign": "Spy", "known": "Spy"}, {}),
    )
    assert t.position["players"][0]["alien"] == [1]
    assert t.position["players"][0]["foreign"] == {"Spy": 1}
    roma, of_arena = t.piles
    assert (roma["Forum"], "Nero" in roma, of_arena["Spy"], of_arena["Beast"]) == (5, False, 1, 1)
    assert t.state.composed  # there is one Nero only
    assert SEPARATE.position(t.position) == t.state


def pending(*above: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    return {"pending": [{"kind": "main", "seat": seat}, *above]}


BAD: list[tuple[Game, dict[str, Any], str]] = [
    (ARENA, {"aside": 4}, "aside"),
    (ARENA, {"aside": 1}, "aside"),
    (ARENA, {"aside": 1, "dice": [1, 2, 3], **pending({"kind": "spring", "seat": 0})}, "dice"),
    (ARENA, {"bribed": 1}, "bribed"),
    (ARENA, {"rolled": 7}, "rolled"),
    (ARENA, {"rolled": 3}, "rolled"),
    (ARENA, {"again": True}, "again"),
    (ARENA, {"players": [{"row": {"8": "Forum"}}, {}]}, "players[0].row"),
    (ARENA, {"players": [{"alien": [1]}, {}]}, "players[0].alien"),
    (ARENA, {"players": [{"foreign": ["Forum"]}, {}]}, "players[0].foreign"),
    (ARENA, {"players": [{"deck": ["Forum"]}, {}]}, "players[0].deck"),
    (ARENA, {"air_alien": True}, "air_alien"),
    (ARENA, {"players": [{"fewer": -1}, {}]}, "players[0].fewer"),
    (ARENA, {"blocked": [8]}, "blocked"),
    (BEGINNER, {"blocked": [7]}, "blocked"),
    (ARENA, pending({"kind": "patroning", "seat": 0, "disc": 1}), "pending[1]"),
    (ARENA, pending({"kind": "sacrifice", "seat": 0, "card": "Altar"}), "pending[1]"),
    (ARENA, pending({"kind": "settling", "seat": 0}), "pending[1]"),
    (ARENA, pending({"kind": "swap", "seat": 0}), "pending[1]"),
    (ARENA, {"air": "Forum", **pending({"kind": "swap", "seat": 0})}, "pending[1]"),
    (ARENA, pending({"kind": "flush", "seat": -1, "for": 0, "left": 1}), "pending[1]"),
    (ARENA, pending({"kind": "flush", "seat": -1, "for": 1, "left": 1}), "pending[1].for"),
    (ARENA, pending({"kind": "again", "seat": 0, "disc": 1, "card": "Beast"}), "pending[1]"),
    (ARENA, pending({"kind": "paying", "seat": 0, "disc": 1, "rolled": 2}), "pending[1]"),
    (ARENA, {"deck": [], **pending({"kind": "found", "seat": -1, "for": 0})}, "pending[1]"),
    (ARENA, {"deck": [], **pending({"kind": "refill", "seat": -1, "for": 0, "left": 1})}, "pending[1]"),
    (ARENA, {"again": True, **pending({"kind": "battle", "seat": -1, "disc": 1, "card": "Templar"})}, "pending[1]"),
    (ARENA, {"pending": [{"kind": "spring", "seat": 0, "tries": 0}]}, "pending[0].kind"),
    (ARENA, {"pending": [{"kind": "triple", "seat": 0, "tries": 0}]}, "pending[0].kind"),
    (SEPARATE, {"deck": ["Forum"]}, "deck"),
    (SEPARATE, {"discard": ["Forum"]}, "discard"),
    (SEPARATE, {"players": [{"alien": [1]}, {}]}, "players[0].alien"),
    (SEPARATE, {"players": [{"hand": ["Forum"], "foreign": ["Forum"]}, {}]}, "players[0].foreign"),
    (SEPARATE, {"lifted_foreign": ["Forum"]}, "lifted_foreign"),
    (SEPARATE, {"air_alien": True}, "air_alien"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "data", "field"), BAD)
def test_a_bad_position_names_the_field(game: Game, data: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        game.position(data)
    assert str(caught.value).startswith(f"{field}:"), str(caught.value)


def test_a_card_to_be_settled_needs_a_vacancy() -> None:
    row = {str(d): "Spy" for d in range(1, 8)}
    with pytest.raises(BadPosition, match=r"^pending\[1\]: 'found'"):
        ARENA.position({"players": [{"row": row}, {}], **pending({"kind": "found", "seat": -1, "for": 0})})


def test_a_card_to_be_exchanged_needs_one_on_a_disc() -> None:
    swapping = pending({"kind": "swapping", "seat": 0})
    with pytest.raises(BadPosition, match=r"^pending\[1\]: 'swapping'"):
        ARENA.position({"players": [{"hand": ["Beast"]}, {"row": {"1": "Spy"}}], **swapping})
    assert ARENA.position({"players": [{"hand": ["Beast"], "row": {"1": "Spy"}}, {}], **swapping})


def test_points_taken_out_of_the_game_are_no_sign_of_a_composed_position() -> None:
    assert not ARENA.position({"supply": 13}).composed
    assert not ARENA.position({"supply": 7}).composed
    assert ARENA.position({"supply": 14}).composed
    assert ludi.make("roma").position({"supply": 13}).composed


# Whatever is accepted can be played on, by any path.


def some_state(game: Game, rng: random.Random) -> State:
    state = game.start()
    for _ in range(rng.randrange(5, 300)):
        if state.to_move != OVER:
            step(state, rng)
    return state


def frame(rng: random.Random) -> dict[str, Any]:
    kind = rng.randrange(1, len(K.FRAME_NAMES))
    values = {
        "for": rng.randrange(2), "left": rng.randrange(5), "disc": rng.randrange(8), "card": card(rng), "sum": 3,
        "tries": rng.randrange(4), "rolled": rng.randrange(1, 7), "pile": rng.choice(PILES),
        "type": rng.choice(["characters", "buildings"]),
    }  # fmt: skip
    given = {name: values[name] for name in K.DECISIONS.arguments[kind] if name != "none"}
    return {"kind": K.FRAME_NAMES[kind], "seat": rng.randrange(-1, 2), **given}


def card(rng: random.Random) -> Any:
    return rng.choice(K.CARD_NAMES[1:])


def tampered(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A position with some of its fields changed, as a file of somebody else's might be."""
    data = copy.deepcopy(data)
    for _ in range(rng.randint(1, 4)):
        player = rng.choice(data["players"])
        changes: list[tuple[dict[str, Any], str, Any]] = [
            (data, "pending", data["pending"][: rng.randrange(3)]),
            (data, "pending", [*data["pending"][: rng.randrange(3)], frame(rng)]),
            (data, "pending", [{"kind": "main", "seat": data["active"]}, frame(rng)]),
            (player, "hand", {card(rng): rng.randrange(3) for _ in range(3)}),
            (player, "known", {}),
            (player, "row", {str(rng.randint(1, 7)): card(rng) for _ in range(rng.randrange(8))}),
            (data, "dice", [rng.randint(1, 6) for _ in range(rng.randrange(4))]),
            (data, rng.choice(["aside", "rolled"]), rng.randrange(4)),
            (data, rng.choice(["again", "bribed"]), rng.random() < 0.5),
            (data, "air", rng.choice(["", card(rng)])),
            (player, rng.choice(["fewer", "weakened"]), rng.randrange(5)),
            (data, "active", rng.randrange(2)),
            (player, "money", rng.randrange(40)),
        ]
        for of in (data, player):
            changes += [(of, pile, rng.choice([{}, {card(rng): 1}])) for pile in ("deck", "discard") if pile in of]
        of, name, value = rng.choice(changes)
        of[name] = value
    return data


@pytest.mark.soak(but=1)
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_accepted_can_be_played_on(name: str) -> None:
    game, rng = GAMES[name], random.Random(f"tampered {name}")
    accepted = 0
    for _ in range(160):
        try:
            state = game.position(tampered(some_state(game, rng).to_dict(), rng))
        except BadPosition:
            continue
        accepted += 1
        for _ in range(40):
            assert game.position(state.to_dict()) == state
            for seat in (0, 1):
                assert state.redeal(seat, rng).view(seat) == state.view(seat)
            if state.to_move == OVER:
                break
            assert state.possible()
            step(state, rng)
    assert accepted > 30
