"""What a move is said to do in Lusitania: exactly what the rules make of it, and as the options have it."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest
from tests.conformance.cases import CASES, game_of
from tests.lusitania.table import BOTH, LUSITANIA, THREE, Table, table

import ludi
from ludi.games.lusitania import view as views
from ludi.games.lusitania import words
from ludi.games.lusitania.seen import ready, seen
from ludi.games.lusitania.view import LusitaniaView
from ludi.kernel.messages import Message
from ludi.locales import Text

NAMES = ["You", "Bot", "Ada", "Ben"]
HALF_SET = "0 Caesar, I Blue 1 + Stone, III Blue 3 + Bow, IV Blue 4"
UNSEEN = ("deck", "hidden", "leaving")


def said(t: Table, move: str) -> str:
    """What a move of the seat to move is said to do, in English."""
    state = t.state
    action = state.parse(move)
    assert action in state.legal(), move
    told = state.game.legal_move(state.view(state.to_move), action).effect
    return "" if told is None else Text("en").told("lusitania", told, NAMES)


B = ludi.make("lusitania", reading="b")
FREE = ludi.make("lusitania", numbers="Ballistarius takes nothing, Auxiliary vp 2", virtus=True)

EFFECTS: tuple[tuple[str, Table, str, str], ...] = (
    ("points of a warrior", table("Cook, Axe, Bow"), "hire Cook", "+2 points: then 2 of 21"),
    ("a guest without points", table("Doctor, Axe, Bow"), "hire Doctor", "no points: then 0 of 21"),
    (
        "the first legionary takes the province",
        table("Red 2, Axe, Bow"),
        "hire Red 2",
        "+2 points: then 2 of 21; Britannia is yours",
    ),
    (
        "Laurus is won with the points",
        table("Horse, Axe, Cook", HALF_SET, awards={"Laurus 1": None}, game=BOTH),
        "hire Horse",
        "+3 points: then 11 of 21; takes Laurus 1; fits under IV Aquitania IV",
    ),
    (
        "it says under whom equipment fits, and what only one place brings",
        table(
            "Spear, Axe, Bow", "0 Caesar, II Blue 2, VI Cook, VII Ballistarius", awards={"Virtus 10": None}, game=BOTH
        ),
        "hire Spear",
        "+1 point: then 7 of 21; may take Virtus 10; fits under II Aquitania II, VII Ballistarius",
    ),
    (
        "a ballistarius without symbols is fully equipped at once",
        table("Ballistarius, Axe, Bow", "0 Caesar, VI Cook", awards={"Virtus 10": None}, game=FREE),
        "hire Ballistarius",
        "+2 points: then 4 of 21; takes Virtus 10",
    ),
    ("a release costs half a point", table("Cook, Axe, Bow"), "release", "costs ½ point: then −½ of 21"),
    (
        "three of a colour leave the camp",
        table("Sword, Doctor, Horse", camp="Axe, Sword, Sword, Bow").play("take Bow"),
        "put Sword",
        "three alike leave the camp: Sword, Sword, Sword",
    ),
    (
        "with a second card to come the camp rule waits (definition e)",
        table("Sword, Doctor, Horse", camp="Axe, Sword, Sword, Bow", awards={"Virtus 7": 0}, game=BOTH).play(
            "take Bow", "take Axe"
        ),
        "put Sword",
        "",
    ),
    (
        "Cleopatra costs the other legion its points",
        table("Axe, Bow, Bow", "0 Cleopatra", "0 Caesar, IV Blue 4 + Horse").play("use Cleopatra", "at 1 IV"),
        "gear Horse",
        "Bot: then 3 of 21",
    ),
    ("Caesar goes to the right", table("Axe, Bow, Bow", game=THREE), "use Caesar", "Caesar then goes to Ada"),
    (
        "in reading B his point goes with him",
        table("Axe, Bow, Bow", "0 Caesar, VI Cook", game=B),
        "use Caesar",
        "costs 1 point: then 2 of 21; Bot: then 2 of 21; Caesar then goes to Bot",
    ),
    (
        "in reading B a general takes his point along",
        table("Axe, Bow, Bow", "0 General, VI Cook", "0 Caesar", game=B),
        "use General",
        "costs 1 point: then 2 of 21",
    ),
    ("an auxiliary keeps its points", table("Axe, Bow, Bow", "0 Caesar, 8 Auxiliary"), "use Auxiliary", ""),
    (
        "21 points end the game",
        table(
            "Spear, Axe, Doctor",
            "0 Caesar, I Blue 1, II Blue 2 + Sword + Shield, III Blue 3 + Bow, IV Blue 4 + Horse, "
            "V Blue 5, VI Cook, VII Ballistarius",
        ),
        "hire Spear",
        "+1 point: then 21 of 21; the game ends; fits under VII Ballistarius",
    ),
)


@pytest.mark.parametrize(("t", "move", "told"), [row[1:] for row in EFFECTS], ids=[row[0] for row in EFFECTS])
def test_an_effect_is_what_the_rules_make_of_the_move(t: Table, move: str, told: str) -> None:
    assert said(t, move) == told


@pytest.mark.parametrize("case", [case for case in CASES if case.startswith("lusitania")])
def test_a_view_is_the_position_as_far_as_it_goes(case: str) -> None:
    state, rng = game_of(case).start(), random.Random(case)
    while state.to_move != ludi.OVER:
        for seat in (*range(state.game.players), None):
            view = state.view(seat)
            as_seen = cast(LusitaniaView, view)
            again: dict[str, Any] = dict(views.view(seen(as_seen, ready(as_seen)), seat))
            for one in (view, again):
                for name in UNSEEN:
                    one.pop(name)
                for side in one["players"]:
                    side.pop("known", None)
            assert again == view
        state.apply(rng.choice(state.possible()))


@pytest.mark.parametrize("case", ["lusitania", "lusitania-b-3", "lusitania-both", "lusitania-values"])
def test_the_points_of_a_move_are_those_that_it_brings(case: str) -> None:
    """Where a sentence says what a legion has then, it has that after the move."""
    told = 0
    for n in range(3):
        state, rng = game_of(case).start(), random.Random(n)
        while state.to_move != ludi.OVER:
            action = rng.choice(state.possible())
            seat, then = state.to_move, None
            if seat >= 0 and state.decision() != "main":
                parts = state.game.legal_move(state.view(seat), action).effect
                then = points_of(parts)
            state.apply(action)
            if then is not None:
                told += 1
                assert state.view(seat)["players"][seat]["points"] == then
    assert told > 10


def points_of(effect: Message | None) -> float | None:
    """The points that the own legion has then, if an effect says it."""
    parts = effect.params["parts"].items if effect else ()
    found = [x.params["points"] for x in parts if x.key in ("lusitania-effect-points", "lusitania-effect-costs")]
    return found[0] if found else None


def text(card: str, game: ludi.Game) -> str:
    """What a card does in a game, in English."""
    return Text("en").told("lusitania", words.card_text(card, game), NAMES)


def test_texts_of_cards_follow_the_options() -> None:
    assert text("Barbarian 3", LUSITANIA) == "A mercenary for cell III. A legion has at most 2 barbarians."
    assert text("Barbarian 3", BOTH) == "A mercenary for cell III. A legion has at most 2 barbarians, 3 with Virtus 9."
    assert text("Ballistarius", LUSITANIA) == "For cell VII. Has a choice of equipment."
    assert text("Ballistarius", FREE) == "For cell VII. Takes no equipment."
    assert text("Cook", ludi.make("lusitania", numbers="Cook takes Axe")).endswith("Takes the equipment that it shows.")
    assert text("Auxiliary", LUSITANIA).endswith("in any cell worth 1 point.")
    assert text("Auxiliary", FREE).endswith("in any cell worth 2 points.")
    chosen = ludi.make("lusitania", 3, senator_order="chosen")
    assert "clockwise" in text("Senator", LUSITANIA)
    assert "in the order you choose" in text("Senator", chosen)


def test_the_rules_tell_of_the_expansions_that_are_played_with() -> None:
    def told(game: ludi.Game) -> str:
        return " ".join(Text("en").told("lusitania", x, NAMES) for x in words.rules(game))

    assert "lays out" not in told(LUSITANIA)
    assert "Laurus lays out" in told(ludi.make("lusitania", laurus=True))
    assert "Virtus lays out" in told(ludi.make("lusitania", virtus=True))
    assert "Each expansion lays out" in told(BOTH)


def test_a_card_that_cannot_be_hired_says_why_before_it_is_touched() -> None:
    t = table("Cook, Axe, Bow", "0 Caesar, VI Cook")
    view = cast(LusitaniaView, t.state.view(0))
    lines = [Text("en").told("lusitania", x, NAMES) for x in words.describe(view, 0)]
    assert "Cook: Cell VI is filled already." in lines
    assert "Axe: None of your warriors has a free place for it." in lines
    assert [token for token, _ in words.refused(view)] == ["hand:Cook", "hand:Axe", "hand:Bow"]
    assert words.refused(cast(LusitaniaView, t.play("release").state.view(0))) == []


def test_the_sign_of_points_stands_beside_their_words() -> None:
    def gain(t: Table, move: str) -> Any:
        told = t.state.game.legal_move(t.state.view(t.state.to_move), t.state.parse(move)).effect
        assert told is not None
        return [part.params["gain"] for part in told.params["parts"].items if "gain" in part.params]

    assert gain(table("Cook, Axe, Bow"), "hire Cook") == [2]
    assert gain(table("Doctor, Axe, Bow"), "hire Doctor") == [0]
    assert gain(table("Cook, Axe, Bow"), "release") == [-0.5]


def test_cards_on_their_way_to_a_hand_are_in_the_view_of_all_who_may_see_them() -> None:
    t = table("Cook, Axe, Bow", camp="Blue 1, Red 2, Cook, Barbarian 3")
    assert t.state.view(0)["taken"] == []
    t.play("take Red 2")
    assert t.decision == "putting"
    assert [t.state.view(seat)["taken"] for seat in (0, 1, None)] == [["Red 2"]] * 3
