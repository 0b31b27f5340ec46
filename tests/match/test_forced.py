"""Which choices are made at once, and that this tells nobody what he may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.conformance.cases import HIDDEN, game_of

import ludi
from ludi.kernel.titles import TITLES
from ludi.match import FORCED, LUCK, MOVE, Match, Seeded
from ludi.match.forced import Forced, among, if_alone, if_open, is_open, never

RULES = [never, if_open, if_alone, among([0], watched=False)]


def played(game: ludi.Game, forced: Forced, seed: int) -> Match:
    """A random match."""
    match, rng, chance = Match(game, forced=forced), random.Random(seed), Seeded(str(seed))
    state = match.start()
    match.commit(match.run_on(state, chance), state)
    while match.state.to_move != ludi.OVER:
        state, events = match.play(rng.choice(match.state.legal()), chance)
        match.commit(events, state)
    return match


@pytest.mark.parametrize("forced", RULES)
@pytest.mark.parametrize("title", TITLES)
def test_a_move_is_forced_where_the_rule_says_so_and_everything_else_is_a_choice(title: str, forced: Forced) -> None:
    kinds = set[str]()
    for seed in range(4):
        match = played(ludi.make(title), forced, seed)
        state = match.start()
        for e in match.log:
            assert e.seat == state.to_move
            assert e.kind == (LUCK if e.seat < 0 else FORCED if forced(state) else MOVE)
            if e.kind == FORCED:
                assert state.legal() == [e.action]
            assert e.action is not None
            state.apply(e.action)
            kinds.add(e.kind)
    assert (FORCED in kinds) == (forced is not never)


def test_who_plays_alone_is_asked_less_and_nobody_else_is() -> None:
    """A bot keeps to the rule among strangers, and so does everybody as soon as somebody else plays or looks on."""
    alone, fewer = among([0], watched=False), 0
    others = [among([0], watched=True), among([0, 1], watched=False), among([], watched=False)]
    match = played(ludi.make("empire"), if_open, 5)
    state = match.start()
    for e in match.log:
        if e.seat >= 0:
            assert {rule(state) for rule in others} == {if_open(state)}
            assert alone(state) == (if_alone(state) if e.seat == 0 else if_open(state))
            fewer += alone(state) and not if_open(state)
        assert e.action is not None
        state.apply(e.action)
    assert fewer > 3


def test_whether_to_end_a_turn_is_asked_even_where_nothing_else_can_be_done() -> None:
    asked = 0
    for seed in range(4):
        match = played(ludi.make("roma"), if_alone, seed)
        state = match.start()
        for e in match.log:
            if e.seat >= 0 and len(state.legal()) == 1:
                assert (e.kind == MOVE) == (state.decision() == "main")
                asked += e.kind == MOVE
            assert e.action is not None
            state.apply(e.action)
    assert asked > 5


def worlds(case: str) -> Iterator[tuple[ludi.State, ludi.State]]:
    """Positions with another seat to move, each with a world that this seat cannot tell apart."""
    game, rng = game_of(case), random.Random(case)
    for seed in range(3):
        match = played(game, never, seed)
        state = match.start()
        for e in match.log:
            if e.seat >= 0 and rng.random() < 0.3:
                seat = rng.choice([p for p in range(game.players) if p != e.seat])
                yield state.copy(), state.redeal(seat, rng)
            assert e.action is not None
            state.apply(e.action)


@pytest.mark.parametrize("case", HIDDEN)
def test_among_strangers_what_is_forced_tells_nobody_what_he_may_not_know(case: str) -> None:
    compared = 0
    for true, twin in worlds(case):
        assert if_open(true) == if_open(twin)
        assert is_open(true.game, true.decision()) == is_open(twin.game, twin.decision())
        compared += 1
    assert compared > 20


def test_the_rule_of_ones_own_table_would_tell() -> None:
    assert any(if_alone(true) != if_alone(twin) for true, twin in worlds("empire-2"))
