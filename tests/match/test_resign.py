"""Whoever resigns is last, the match is over there, and record, replay and store say so."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

import ludi
from ludi.kernel.errors import BadRecord, IllegalAction
from ludi.kernel.frames import OVER
from ludi.kernel.messages import as_data
from ludi.kernel.resigned import Resigned
from ludi.kernel.titles import TITLES
from ludi.lab.review import review
from ludi.match import LUCK, RESIGN, Event, Match, Seeded, outcome, resigning
from ludi.match.sent import steps
from ludi.rooms.told import Seen, position, result


def begun(title: str, moves: int, seed: int = 1, players: int | None = None) -> Match:
    """A match after some moves at random."""
    match, rng = Match(ludi.make(title, players)), random.Random(seed)
    chance = Seeded(str(seed))
    state = match.state.copy()
    match.commit(match.run_on(state, chance), state)
    for _ in range(moves):
        found, events = match.play(rng.choice(match.state.legal()), chance)
        match.commit(events, found)
    return match


def resigned(match: Match, seat: int) -> Match:
    state, events = match.resign(seat)
    match.commit(events, state)
    return match


@pytest.mark.parametrize("title", TITLES)
def test_who_resigns_is_last_and_nothing_can_be_done_any_more(title: str) -> None:
    match = begun(title, 12)
    points, seat = match.state.points(), match.game.players - 1
    before = match.version
    resigned(match, seat)
    state = match.state
    assert (state.to_move, state.legal(), state.possible(), state.decision()) == (OVER, [], [], "")
    assert state.points() == points
    ranks = state.ranks()
    assert ranks[seat] == match.game.players - 1
    assert ranks.count(ranks[seat]) == 1
    if match.game.players > 1:
        assert 0 in ranks
    assert result(state) == {"scores": points, "ranks": ranks, "told": as_data(outcome(ranks)), "resigned": seat}
    assert sum(state.estimate()) == pytest.approx(1)
    assert match.log[-1] == Event(before + 1, RESIGN, seat, None, before)
    assert match.forward(seat) is None
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply(0)
    with pytest.raises(IllegalAction, match="the game is over"):
        match.resign(0)


@pytest.mark.parametrize("title", TITLES)
def test_record_and_store_lead_to_the_same_end(title: str) -> None:
    match = resigned(begun(title, 12), 0)
    names = [f"p{p}" for p in range(match.game.players)]
    record = ludi.Record.parse("".join(line + "\n" for line in match.record(names, {}).lines()))
    assert (record.resigned, record.finished) == (0, True)
    assert record.actions == match.actions()
    stored = Match.noted(match.game, None, match.log, keep_draws=False)
    stored.settle(None, None)
    snapshot = Match.noted(match.game, None, match.log, keep_draws=False)
    snapshot.settle(match.version, match.state.to_dict())
    checked = Match.checked(match.game, None, match.log, keep_draws=False)
    read = Match.of(record)
    for found in (stored, snapshot, checked, read):
        assert found.state == match.state
        assert found.resigned == 0
        assert found.at(found.version - 1).to_move != OVER
    assert [(e.seat, e.action) for e in read.log] == [(e.seat, e.action) for e in match.log]


@pytest.mark.parametrize("audience", [0, 1, None])
def test_the_log_says_so_last_and_to_everybody(audience: int | None) -> None:
    match = resigned(begun("lusitania", 10), 1)
    *_, last = [step for step in steps(match, 1, audience) if step is not None]
    assert [(m.key, m.params["seat"].id) for m in last.entry.told] == [("table-told-resign", 1)]
    entry = last.entry
    assert (entry.seat, entry.decision, entry.action, entry.to) == (1, "resign", None, None)  # it takes nothing back
    now = position(Seen(match.version, match.state, audience, last.view), live=True)
    assert (now["to_move"], now["legal"], now["over"]["resigned"]) == (OVER, [], 1)
    assert now["view"] == match.at(match.version - 1).view(audience)


def test_the_others_are_ranked_by_the_title() -> None:
    match = resigned(begun("pokern", 40, players=4), 2)
    points, ranks = match.state.points(), match.state.ranks()
    others = [0, 1, 3]
    assert ranks[2] == 3
    assert [ranks[p] for p in others] == [sum(points[q] > points[p] for q in others) for p in others]


def test_a_position_that_ended_so_is_copied_with_it() -> None:
    state = resigned(begun("roma", 5), 1).state
    for again in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert again == state
        assert again.to_move == OVER
    assert state != Resigned(state.copy(), 0)
    assert state != ludi.State(state.game, state.raw)


def test_a_record_says_what_is_wrong_with_a_resignation() -> None:
    record = resigned(begun("roma", 5), 1).record(["a", "b"], {})
    good = "".join(line + "\n" for line in record.lines())
    for given in ("2", "-1", "true", '"0"', "1.0"):
        with pytest.raises(BadRecord, match=r"line 1: resigned: .* was given, 0, 1 is accepted"):
            ludi.Record.parse(good.replace('"resigned": 1', f'"resigned": {given}'))
    over = random_game("roma")
    over.resigned = 0
    with pytest.raises(BadRecord, match="resigned: seat 0 was given, but the game was over"):
        over.verify()


def random_game(title: str) -> ludi.Record:
    """A whole game."""
    game, rng = ludi.make(title), random.Random(3)
    state, record = game.start(), ludi.Record(game)
    while state.to_move != OVER:
        action = rng.choice(state.possible())
        state.apply(action)
        record.actions.append(action)
    return record


@pytest.mark.soak
def test_a_review_ends_with_what_the_resignation_made_of_it() -> None:
    match = resigned(begun("lusitania", 2), 0)
    found = review(match.record(["a", "b"], {}), iterations=40)
    assert found.finished
    assert len(found.curve) == len(match.actions()) + 1
    assert tuple(found.curve[-1]) == (0, 1)
    for seat in found.seats:
        assert seat.final - seat.initial == pytest.approx(seat.luck + seat.skill)


@pytest.mark.parametrize(
    ("players", "others", "brings"),
    [(1, [], "alone"), (2, [1], "lost"), (2, [], "lost"), (4, [], "last"), (4, [2], "bot")],
)
def test_with_more_than_two_seats_it_goes_on_for_other_people(players: int, others: list[int], brings: str) -> None:
    assert resigning(players, others) == brings


def test_draws_are_counted_as_before() -> None:
    match = begun("roma", 20)
    draws = match.draw_indices()
    assert resigned(match, 0).draw_indices() == draws == list(range(sum(e.kind == LUCK for e in match.line())))
