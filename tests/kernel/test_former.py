"""The log of matches of earlier rules: sentences about points say what a seat had, as those of now do."""

from __future__ import annotations

import random

import pytest

from ludi import OVER
from ludi.kernel import past
from ludi.kernel.game import Game
from ludi.kernel.messages import Entry, Message, Named

NOW = {"roma": "vp", "lusitania": "points"}  # by its title, what a sentence calls the points of a seat


def points_told(game: Game, seed: int) -> list[tuple[float, float, float, float]]:
    """Of every change of points in a random game: before and after, as told and as the views have them."""
    state, rng, found = game.start(), random.Random(seed), list[tuple[float, float, float, float]]()
    now = NOW[game.title]
    while state.to_move != OVER and len(found) < 40:
        before, seat, decision = state.view(0), state.to_move, state.decision()
        action = rng.choice(state.possible())
        entry = Entry(seat, decision, action if 0 in state.witness(action) else None)
        state.apply(action)
        after = state.view(0)
        for told in game.event_messages(before, entry, after):
            if now in told.params and isinstance(told.params["seat"], Named):
                p = int(told.params["seat"].id)
                seen = (float(view["players"][p][now]) for view in (before, after))
                found.append((told.params["was"], told.params[now], *seen))
    return found


@pytest.mark.parametrize(("title", "version"), [("roma", 2), ("lusitania", 1)])
def test_points_of_earlier_rules_are_told_from_what_they_were(title: str, version: int) -> None:
    found = points_told(Game(title, 2, home=past.home(title, version)), 5)
    assert found
    for was, now, before, after in found:
        assert (was, now) == (before, after)


def test_a_side_of_earlier_rules_has_its_points_before_too() -> None:
    told = Message("empire-told-points-faction", {"side": 1, "n": 4, "vp": 9, "total": 24})
    found = Game("empire", 4, home=past.home("empire", 2))._named(told)
    assert (found.params["was"], found.params["side"]) == (20, Named("seat", 1))
