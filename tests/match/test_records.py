"""A record, a saved game and a stored log are read by the same code, those of earlier versions too."""

from __future__ import annotations

import random

import pytest
from tests.match.test_forced import played

import ludi
from ludi.kernel.titles import TITLES
from ludi.match import FORCED, LUCK, Match, at_once
from ludi.match.forced import Forced, if_alone, if_open, never

RULES = [never, if_open, if_alone]


@pytest.mark.parametrize("forced", RULES)
@pytest.mark.parametrize("title", TITLES)
def test_a_match_is_found_again_from_its_record_with_the_kind_of_every_event(title: str, forced: Forced) -> None:
    match = played(ludi.make(title), forced, 7)
    names = [f"p{p}" for p in range(match.game.players)]
    record = ludi.Record.parse("".join(line + "\n" for line in match.record(names, {"any": 1}).lines()))
    assert (record.players, record.note) == (names, {"any": 1})
    again = Match.of(record, forced)
    assert again.log == match.log
    assert again.state == match.state


def test_a_stored_log_and_a_record_lead_to_the_same_match() -> None:
    match = played(ludi.make("roma"), if_open, 8)
    stored = Match.noted(match.game, None, match.log, keep_draws=False)
    stored.settle(None, None)
    checked = Match.checked(match.game, None, match.log, keep_draws=False)
    recorded = Match.of(match.record(["a", "b"], {}), if_open)
    for found in (stored, checked, recorded):
        assert (found.log, found.state, found.draw_indices()) == (match.log, match.state, match.draw_indices())


def test_a_record_that_begins_in_a_position_does_so_again() -> None:
    match = played(ludi.make("roma"), never, 9)
    begin = match.at(40)
    record = ludi.Record(match.game, match.actions()[40:], position=begin.to_dict())
    again = Match.of(record)
    assert again.state == match.state
    assert again.at(0) == begin
    assert again.record(record.players, {}) == record


def test_what_was_taken_back_is_not_in_the_record() -> None:
    match = played(ludi.make("roma"), if_open, 10)
    back = match.back([0, 1])
    assert back is not None
    state, events = at_once(match.leading("undo", 0, back[0]))
    match.commit(events, state)
    assert match.record(["a", "b"], {}).actions == [e.action for e in match.line(back[0])]
    assert match.record(["a", "b"], {}).state() == match.state


def test_a_record_of_other_rules_is_refused_with_its_line() -> None:
    record = played(ludi.make("roma"), never, 11).record(["a", "b"], {})
    rng, state = random.Random(1), record.start()
    for n, action in enumerate(record.actions[:60]):
        bad = rng.choice([a for a in range(record.game.actions) if a not in state.possible()])
        if n % 20 == 19:
            actions = [*record.actions[:n], bad]
            with pytest.raises(ludi.BadRecord, match=rf"^line {n + 2}: "):
                Match.of(ludi.Record(record.game, actions))
        state.apply(action)


@pytest.mark.parametrize("title", TITLES)
def test_kinds_of_a_record_do_not_depend_on_who_played_it(title: str) -> None:
    """A file that names no kinds, written by a program that knew no forced moves."""
    plain = played(ludi.make(title), never, 12)
    again = Match.of(plain.record([f"p{p}" for p in range(plain.game.players)], {}), if_open)
    assert [e._replace(kind="") for e in again.log] == [e._replace(kind="") for e in plain.log]
    assert [e.v for e in again.log if e.kind == LUCK] == [e.v for e in plain.log if e.kind == LUCK]
    assert any(e.kind == FORCED for e in again.log)
