"""Undo and redo: back over one's own choices, never over an outcome or another seat's action, and what a line is."""

from __future__ import annotations

import random

import pytest

from ludi.kernel.frames import CHANCE
from ludi.match import FORCED, LUCK, MOVE, REDO, UNDO, Event, History

ME, FOE = 0, 1


def history(*kinds: tuple[str, int], keep_draws: bool = False) -> History:
    """A history of actions numbered by their version, or of jumps to a version."""
    found = History(keep_draws=keep_draws)
    for kind, x in kinds:
        add(found, kind, x)
    return found


def add(found: History, kind: str, x: int) -> None:
    """One more event. x: the seat, or where a jump of mine leads."""
    v = found.version + 1
    jump = kind in (UNDO, REDO)
    found.add(Event(v, kind, ME if jump else x, None if jump else v, x if jump else None))


@pytest.mark.parametrize(
    ("after", "free"),
    [
        ([], True),
        ([(FORCED, ME)], True),
        ([(FORCED, ME), (FORCED, ME)], True),
        ([(LUCK, CHANCE)], False),
        ([(FORCED, FOE)], False),
        ([(MOVE, FOE)], False),
        ([(LUCK, CHANCE), (FORCED, ME)], False),
        ([(FORCED, ME), (LUCK, CHANCE)], False),
    ],
)
def test_an_undo_leads_before_the_last_own_choice_and_is_free_over_own_moves_alone(
    after: list[tuple[str, int]], free: bool
) -> None:
    assert history((LUCK, CHANCE), (MOVE, ME), *after).back([ME]) == (1, free)


def test_who_has_made_no_choice_has_none_to_take_back() -> None:
    assert history((LUCK, CHANCE), (MOVE, FOE), (FORCED, ME)).back([ME]) is None
    assert history().back([ME]) is None


def test_in_practice_the_last_choice_of_any_of_the_seats_is_taken_back() -> None:
    found = history((MOVE, ME), (MOVE, FOE), (FORCED, ME))
    assert found.back([ME]) == (0, False)
    assert found.back([ME, FOE]) == (1, True)


def test_one_undo_after_the_other_leads_further_back() -> None:
    found = history((MOVE, ME), (FORCED, ME), (MOVE, ME), (FORCED, ME))
    add(found, UNDO, 2)
    assert [e.v for e in found.line()] == [1, 2]
    assert found.back([ME]) == (0, True)
    add(found, UNDO, 0)
    assert found.line() == []
    assert found.length() == 0
    assert found.back([ME]) is None


def test_a_redo_brings_back_what_the_undo_before_it_took() -> None:
    found = history((MOVE, ME), (MOVE, ME), (FORCED, ME), (UNDO, 1))
    assert found.forward(ME) == 3
    add(found, REDO, 3)
    assert [e.v for e in found.line()] == [1, 2, 3]
    assert found.forward(ME) is None


def test_only_who_took_back_can_bring_back_and_only_at_once() -> None:
    found = history((MOVE, ME), (MOVE, ME), (UNDO, 1))
    assert found.forward(FOE) is None
    add(found, MOVE, ME)
    assert found.forward(ME) is None
    assert history((MOVE, ME)).forward(ME) is None


@pytest.mark.parametrize("between", [(LUCK, CHANCE), (MOVE, FOE), (FORCED, FOE)])
def test_a_redo_over_what_others_or_chance_did_is_for_practice_alone(between: tuple[str, int]) -> None:
    found = history((MOVE, ME), between, (UNDO, 0))
    assert found.forward(ME) is None
    assert found.forward(ME, anything=True) == 2


def test_a_draw_that_was_taken_back_comes_again_in_practice_alone() -> None:
    events = [(MOVE, ME), (LUCK, CHANCE), (MOVE, ME), (LUCK, CHANCE), (UNDO, 2)]
    strict, practice = history(*events), history(*events, keep_draws=True)
    assert (strict.next_draw, practice.next_draw) == (2, 1)
    for found in (strict, practice):
        add(found, LUCK, CHANCE)
    assert (strict.draw_indices(), practice.draw_indices()) == ([0, 2], [0, 1])


def test_lines_lengths_and_the_nearest_version_are_those_of_a_history_written_down_in_full() -> None:
    for seed in range(30):
        rng, found = random.Random(seed), History()
        lines: list[list[int]] = [[]]  # by version, as plain lists
        for v in range(1, 80):
            if rng.random() < 0.3:
                to = rng.randrange(v)
                add(found, UNDO, to)
                lines.append(lines[to])
            else:
                add(found, rng.choice([MOVE, FORCED, LUCK]), rng.randrange(2))
                lines.append([*lines[-1], v])
        for v, line in enumerate(lines):
            assert [e.v for e in found.line(v)] == line
            assert found.length(v) == len(line)
        assert found.actions() == lines[-1]
        passed = [v for v in range(80) if lines[v] == lines[-1][: len(lines[v])]]
        nearest = found.nearest(range(80))
        assert nearest is not None
        assert len(lines[nearest]) == max(len(lines[v]) for v in passed)
        assert nearest in passed
