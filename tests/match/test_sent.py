"""What each seat is told: what the record shows it, the same from every driver, and nothing that it may not know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.conformance.cases import game_of

import ludi
from ludi.kernel.game import State
from ludi.kernel.messages import Named
from ludi.kernel.titles import TITLES
from ludi.match import LUCK, MOVE, REDO, UNDO, Event, Match, Seeded, at_once, sent
from ludi.match.sent import Audience, LogEntry, Step, Views, log_entry, steps


def played(title: str, seed: int, *, undo: float = 0.0) -> tuple[Match, list[Step]]:
    """A random match as it was told while it was played, to every seat and a spectator."""
    match, rng, chance = Match(ludi.make(title)), random.Random(seed), Seeded(str(seed))
    audiences: list[Audience] = [None, *range(match.game.players)]
    views, told = Views(match), list[Step]()

    def take(state: State, events: list[Event]) -> None:
        before = match.state
        match.commit(events, state)
        kept = [
            Step(s.event, s.audience, s.entry, s.state.copy(), s.view) for s in views.telling(events, before, audiences)
        ]
        told.extend(kept)
        assert match.spare == match.state

    state = match.start()
    take(state, match.run_on(state, chance))
    while match.state.to_move != ludi.OVER and match.version < 250:
        seat = match.state.to_move
        back = match.back([seat]) if rng.random() < undo else None
        if back is None:
            take(*match.play(rng.choice(match.state.legal()), chance))
            continue
        take(*at_once(match.leading(UNDO, seat, back[0])))
        if (to := match.forward(seat)) is not None and rng.random() < 0.5:
            take(*at_once(match.leading(REDO, seat, to)))
    return match, told


@pytest.mark.parametrize("title", TITLES)
def test_a_seat_is_told_what_the_record_shows_it(title: str) -> None:
    match, told = played(title, 1)
    record = match.record([f"p{p}" for p in range(match.game.players)], {})
    for audience in (None, *range(match.game.players)):
        before = record.start().view(audience)
        mine = [s.entry for s in told if s.audience == audience]
        assert len(mine) == len(record.actions)
        for entry, (seen, after) in zip(mine, record.seen_by(audience), strict=True):
            assert (entry.seat, entry.decision, entry.action) == (seen.seat, seen.decision, seen.action)
            assert entry.text == (None if seen.action is None else match.state.text(seen.action))
            assert list(entry.told) == match.game.event_messages(before, seen, after)
            assert entry.drawn == match.game.drawn_event(before, seen, after, entry.told)
            assert entry.turn == after["turn"]
            before = after


@pytest.mark.parametrize("title", TITLES)
def test_what_is_told_at_once_is_what_is_told_again(title: str) -> None:
    match, told = played(title, 2, undo=0.2)
    assert {UNDO, REDO} <= {e.kind for e in match.log}
    for audience in (None, *range(match.game.players)):
        at_that_time = [s for s in told if s.audience == audience]
        for first in (1, match.version // 2, match.version):
            again = [(s.event, s.entry, s.state.key(), s.view) for s in steps(match, first, audience) if s is not None]
            assert again == [(s.event, s.entry, s.state.key(), s.view) for s in at_that_time[first - 1 :]]


def test_an_undo_is_told_with_where_it_leads_and_hides_nothing_of_itself() -> None:
    match, told = played("roma", 2, undo=0.2)
    jumps = [s for s in told if s.event.to is not None]
    assert {s.entry.decision for s in jumps} == {UNDO, REDO}
    for s in jumps:
        said, e = s.entry.told[0], s.event
        assert (said.key, said.params) == (f"table-told-{e.kind}", {"seat": Named("seat", e.seat), "n": e.to})
        assert (s.entry.action, s.entry.text, s.entry.to) == (None, None, e.to)
        assert e.to is not None
        assert s.view == match.at(e.to).view(s.audience)


def test_the_views_of_those_who_come_and_go_are_always_those_of_now() -> None:
    match, rng, chance = Match(ludi.make("roma")), random.Random(5), Seeded("5")
    views, state = Views(match), match.start()
    assert list(views.telling([], match.start(), [0])) == []
    assert views.view(0) == match.state.view(0)
    match.commit(match.run_on(state, chance), state)
    while match.state.to_move != ludi.OVER:
        assert views.view(0) == match.state.view(0)
        before = match.state
        state, events = match.play(rng.choice(match.state.legal()), chance)
        match.commit(events, state)
        present = [a for a in (None, 0, 1) if rng.random() < 0.5]
        for step in views.telling(events, before, present):
            assert step.view == step.state.view(step.audience)
        if rng.random() < 0.2:
            views.forget()


# Two worlds that a seat cannot tell apart.


def everything(match: Match, audience: Audience) -> str:
    """All that an audience can be told."""
    told = [s.entry.as_dict() for s in steps(match, 1, audience) if s is not None]
    return json.dumps([told, match.state.view(audience)])


def compare(true: State, twin: State, seat: int, rng: random.Random) -> int:
    """What this seat and a spectator are told before and after the next event; how many tellings were compared."""
    matches = [Match(s.game, s.to_dict()) for s in (true, twin)]
    action = rng.choice(true.possible())
    if seat not in true.witness(action):
        actions = [action, rng.choice(twin.possible())]
    elif action in twin.possible():
        actions = [action, action]
    else:
        return 0  # the seat learns that this world was not so
    for match, a in zip(matches, actions, strict=True):
        state, mover = match.state.copy(), match.state.to_move
        state.apply(a)
        match.commit([Event(1, LUCK if mover < 0 else MOVE, mover, a, None)], state)
    if any(match.state.to_move == ludi.OVER for match in matches):
        return 0  # the end shows everything
    for audience in (seat, None):
        one, other = (everything(match, audience) for match in matches)
        assert one == other, (true.decision(), true.text(action))
    return 2


def compared(case: str, games: int, share: float) -> int:
    """Tellings compared in random games of a case."""
    game, rng, found = game_of(case), random.Random(case), 0
    for _ in range(games):
        state = game.start()
        while state.to_move != ludi.OVER:
            if rng.random() < share:
                seat = rng.randrange(game.players)
                found += compare(state, state.redeal(seat, rng), seat, rng)
            state.apply(rng.choice(state.possible()))
    return found


@pytest.mark.soak(only=("empire-2",))
@pytest.mark.parametrize("case", ["roma", "arena", "built", "lusitania-both", "empire-2"])
def test_two_worlds_that_a_seat_cannot_tell_apart_are_told_alike(case: str) -> None:
    assert compared(case, 4, 0.1) > 50


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(e: Event, decision: str, seen: tuple[int, str] | None, *rest: Any) -> LogEntry:
        return log_entry(e, decision, (e.action or 0, ""), *rest)

    monkeypatch.setattr(sent, "log_entry", leaking)
    with pytest.raises(AssertionError):
        compared("roma", 10, 0.3)
