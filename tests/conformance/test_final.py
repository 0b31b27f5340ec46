"""Which moves nothing takes back: those that chance, or another seat, answers at once."""

from __future__ import annotations

import random

import pytest

import ludi
from ludi.kernel.frames import CHANCE, OVER

GAMES = {"roma": 4, "arena": 4, "lusitania": 4, "empire": 1}


def outcomes(title: str) -> tuple[set[str], set[str]]:
    """The sentences of moves that are final and of those that are not, in random games."""
    final, free, rng = set[str](), set[str](), random.Random(title)
    for _ in range(GAMES[title]):
        state = ludi.make(title).start()
        while state.to_move != OVER:
            if state.to_move != CHANCE:
                view = state.view(state.to_move)
                for move in (state.game.legal_move(view, a) for a in state.legal()):
                    (final if move.final else free).add(move.told.key)
            state.apply(rng.choice(state.possible()))
    return final, free


@pytest.mark.parametrize(
    ("title", "always", "never"),
    [
        ("roma", ["roma-move-cards", "roma-move-use-attack"], ["roma-move-money", "roma-move-lay", "roma-move-end"]),
        ("arena", ["roma-move-cards"], ["roma-move-money", "roma-move-lay", "roma-move-end"]),
        (
            "lusitania",
            ["lusitania-move-hire", "lusitania-move-invite", "lusitania-move-down"],
            ["lusitania-move-end", "lusitania-move-put", "lusitania-move-discard"],
        ),
        ("empire", ["empire-move-aim"], ["empire-move-play", "empire-move-done-placing", "empire-move-recruit"]),
    ],
)
def test_what_chance_answers_is_final(title: str, always: list[str], never: list[str]) -> None:
    final, free = outcomes(title)
    assert set(always) <= final - free
    assert not final & set(never)


def test_a_guest_that_lets_chance_decide_is_final_and_others_are_not() -> None:
    game = ludi.make("lusitania")
    state, seen = game.start(), set[tuple[str, bool]]()
    rng = random.Random(3)
    while state.to_move != OVER:
        if state.to_move != CHANCE:
            view = state.view(state.to_move)
            for move in (game.legal_move(view, a) for a in state.legal()):
                if move.path[0].startswith("guest:"):
                    seen.add((move.path[0].partition(":")[2], move.final))
        state.apply(rng.choice(state.possible()))
    assert ("Caesar", True) in seen
    assert {guest for guest, final in seen if final} <= {"Caesar", "Senator"}
    assert len(seen) > 2


def test_an_event_card_of_empire_asks_its_player_something_before_anybody_answers() -> None:
    """So it can be taken back, and wants no second touch. God's Favor is among them."""
    state, rng, played = ludi.make("empire", gods_favor=True).start(), random.Random(8), set[str]()
    while state.to_move != OVER:
        if state.to_move != CHANCE:
            cards = {
                text: a for a in state.legal() if (text := state.text(a)).startswith("play ") and text not in played
            }
            for text, action in cards.items():
                move, after = state.game.legal_move(state.view(state.to_move), action), state.copy()
                after.apply(action)
                assert after.to_move == state.to_move, text
                assert not move.final, text
            played |= cards.keys()
        state.apply(rng.choice(state.possible()))
    assert len(played) > 20
