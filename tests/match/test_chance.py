"""What decides: by a seed, by nobody knows what, or by what was committed to; all asked alike."""

from __future__ import annotations

import random
from collections import Counter

import ludi
from ludi.match import LUCK, UNDO, Chance, Draw, Match, Seeded, Unforeseen, at_once
from ludi.match.commitment import Committed, Secret


class Asked:
    """Writes down what it is asked for, and answers by a seed."""

    def __init__(self) -> None:
        self.draws: list[Draw] = []

    def draw(self, asked: Draw) -> int:
        """By the place in the line."""
        self.draws.append(asked)
        return Seeded("asked").draw(asked)


def begun(chance: Chance, *, keep_draws: bool = False) -> Match:
    """A match of Roma at its first decision."""
    match = Match(ludi.make("roma"), keep_draws=keep_draws)
    state = match.start()
    match.commit(match.run_on(state, chance), state)
    return match


def test_every_source_gives_every_way_and_no_other() -> None:
    for chance in (Unforeseen(), Seeded("s"), Committed(b"s" * 32, "room")):
        found = Counter(chance.draw(Draw(n, n, "roll", 6)) for n in range(3000))
        assert sorted(found) == list(range(6))
        assert min(found.values()) > 400


def test_a_seed_goes_by_the_place_in_the_line_and_a_commitment_by_the_number_of_the_draw() -> None:
    places = [Draw(i, after, "roll", 10**6) for i in range(3) for after in range(3)]
    seeded, committed = Seeded("s"), Committed(b"s" * 32, "room")
    for one in places:
        for other in places:
            assert (seeded.draw(one) == seeded.draw(other)) == (one.after == other.after)
            assert (committed.draw(one) == committed.draw(other)) == (one.number == other.number)
    assert seeded.draw(places[0]) == random.Random("s:0").randrange(10**6)  # saved games go on as they began


def test_a_secret_decides_by_its_source_in_the_game_of_its_name() -> None:
    secret, draw = Secret(b"s" * 32, b"t" * 32), Draw(3, 5, "roll", 10**6)
    assert secret.chance("a").draw(draw) == Committed(secret.source, "a").draw(draw)
    assert secret.chance("a").draw(draw) != secret.chance("b").draw(draw)


def test_draws_are_numbered_by_match_and_line_and_name_what_is_decided() -> None:
    chance, rng = Asked(), random.Random(1)
    match = begun(chance)
    while match.state.to_move != ludi.OVER:
        state, events = match.play(rng.choice(match.state.legal()), chance)
        match.commit(events, state)
    assert [d.number for d in chance.draws] == list(range(len(chance.draws))) == match.draw_indices()
    line = match.line()
    assert [d.after for d in chance.draws] == [i for i, e in enumerate(line) if e.kind == LUCK]
    state = match.start()
    asked = iter(chance.draws)
    for e in line:
        assert e.action is not None
        if e.kind == LUCK:
            draw = next(asked)
            assert (draw.decision, draw.ways) == (state.decision(), state.game.rules.ways(state.raw))
        state.apply(e.action)


def test_a_draw_that_was_taken_back_is_asked_for_anew_or_once_more() -> None:
    for keep_draws in (False, True):
        chance, rng = Asked(), random.Random(2)
        match = begun(chance, keep_draws=keep_draws)
        first = [chance.draws[-1]]
        while chance.draws[-1] == first[-1]:
            before = match.version
            state, events = match.play(rng.choice(match.state.legal()), chance)
            match.commit(events, state)
        fallen = [d for d in chance.draws if d.number > first[-1].number]
        action = match.log[before].action
        assert action is not None
        state, events = at_once(match.leading(UNDO, 0, before))
        match.commit(events, state)
        chance.draws.clear()
        match.play(action, chance)
        again = chance.draws
        assert [d.after for d in again] == [d.after for d in fallen]
        assert [d.number for d in again] == [d.number + (0 if keep_draws else len(fallen)) for d in fallen]
