"""What every rules module owes: legal moves, chance, text, positions, conservation, an end, replay.

That a state accepts the moves of these games, and refuses others, is one test; others walk through them by the rules.
"""

from __future__ import annotations

import random

import pytest

import ludi
from ludi.kernel.home import load
from ludi.kernel.titles import family

from .cases import CASES, every, game_of, told_of, tried
from .checks import log_of, seats

LONGEST = 200_000  # actions of any game here, by far


@pytest.mark.soak(but=12)
@pytest.mark.parametrize("case", CASES)
def test_legal_is_ascending_unique_and_never_empty_and_all_else_is_refused(case: str) -> None:
    """At every seventh state, of what is not possible, some more or less different actions each time."""
    game = game_of(case)
    for n in range(tried(case, 2)):
        rng, state = random.Random(n), game.start()
        for i, action in enumerate(log_of(case, n)):
            possible = state.possible()
            assert possible
            assert possible == sorted(set(possible))
            assert all(0 <= a < game.actions for a in possible)
            if i % every(case, 7) == n % 7:
                before = state.key()
                for a in {
                    -2,
                    -1,
                    game.actions,
                    game.actions + 1,
                    *rng.sample(range(game.actions), min(40, game.actions)),
                } - {*possible}:
                    with pytest.raises(ludi.IllegalAction):
                        state.apply(a)
                assert state.key() == before
                for a in possible:
                    after = state.copy()
                    after.apply(a)
                    assert after != state
            state.apply(action)
        assert state.to_move == ludi.OVER
        with pytest.raises(ludi.IllegalAction, match="over"):
            state.apply(0)


@pytest.mark.parametrize("case", CASES)
def test_every_way_of_chance_is_possible_and_weights_count_the_ways(case: str) -> None:
    """In ascending order of outcomes. Decisions are made by whom their declaration says."""
    game = game_of(case)
    declared = game.decisions
    by_chance = {name: kind in declared.by_chance for kind, name in enumerate(declared.names)}
    for n in range(tried(case, 10)):
        state = game.start()
        for action in log_of(case, n):
            if state.to_move == ludi.CHANCE:
                assert by_chance[state.decision()]
                ways = game.rules.ways(state.raw)
                assert ways >= 1, f"{state.decision()}: chance has {ways} ways to fall"
                outcomes = [game.rules.outcome(state.raw, x) for x in range(ways)]
                assert outcomes == sorted(outcomes)
                weights = [weight for _, weight in state.chance()]
                assert sum(weights) == ways
                assert all(weight >= 1 for weight in weights)
            else:
                assert not by_chance[state.decision()]
                assert state.chance() == []
            game.rules.apply(state.raw, action)


@pytest.mark.soak(but=12)
@pytest.mark.parametrize("case", CASES)
def test_text_and_position_round_trip_in_every_state(case: str) -> None:
    game = game_of(case)
    read = set[int]()  # the text of an action does not depend on the state
    for n in range(tried(case, 4)):
        state = game.start()
        for action in log_of(case, n):
            for a in {*state.possible()} - read:
                assert state.parse(state.text(a)) == a
                read.add(a)
            position = state.to_dict()
            again = game.position(position)
            assert again == state
            assert again.to_dict() == position
            game.rules.apply(state.raw, action)


@pytest.mark.parametrize("case", CASES)
def test_what_is_conserved_stays_conserved(case: str) -> None:
    game, check = game_of(case), told_of(CASES[case][0]).check_conserved
    for n in range(tried(case, 15)):
        state = game.start()
        assert not state.composed
        for action in log_of(case, n):
            game.rules.apply(state.raw, action)
            assert not state.composed
            check(state.raw)


@pytest.mark.parametrize("case", CASES)
def test_every_game_ends_within_its_bound(case: str) -> None:
    game = game_of(case)
    counter, bound = told_of(game.title).BOUND
    most = int(game.options[bound]) if isinstance(bound, str) else bound
    for n in range(tried(case, 15)):
        state = game.start()
        log = log_of(case, n)
        assert len(log) < LONGEST
        for action in log:
            game.rules.apply(state.raw, action)
        assert getattr(state.raw, counter) <= most
        assert sorted(state.ranks())[0] == 0


@pytest.mark.soak(but=12)
@pytest.mark.parametrize("case", CASES)
def test_replay_gives_the_same_states_and_the_seats_own_views(case: str) -> None:
    game = game_of(case)
    for n in range(tried(case, max(1, 3 // game.players))):
        record = ludi.Record(game, log_of(case, n))
        state, states = game.start(), list(record.states())
        for i, action in enumerate(record.actions):
            assert states[i] == state
            state.apply(action)
        assert states[-1] == state == ludi.Record.parse("\n".join(record.lines()) + "\n").verify()
        views = [s.views(seats(game)) for s in states[1:]]
        for seat in seats(game):
            assert [view for _, view in record.seen_by(seat)] == [view[seat] for view in views]


@pytest.mark.parametrize("case", CASES)
def test_every_view_counts_the_turns(case: str) -> None:
    """Terminal, log and records put together what belongs to one turn."""
    game = game_of(case)
    state, turns = game.start(), dict.fromkeys(seats(game), 0)
    for action in log_of(case, 5):
        for seat, view in state.views(turns).items():
            now = view.get("turn")
            assert isinstance(now, int), f"{game.title}: a view says no turn"
            assert now >= turns[seat]
            turns[seat] = now
        game.rules.apply(state.raw, action)


@pytest.mark.parametrize("case", CASES)
def test_estimate_is_a_chance_and_exact_at_the_end(case: str) -> None:
    game = game_of(case)
    for n in range(tried(case, 7)):
        state = game.start()
        for action in log_of(case, n):
            found = state.estimate()
            assert sum(found) == pytest.approx(1) or game.players == 1
            assert all(0 <= x <= 1 for x in found)
            game.rules.apply(state.raw, action)
        if game.players == 1:
            continue  # nobody to win against
        winners = [p for p, r in enumerate(state.ranks()) if r == 0]
        for p, share in enumerate(state.estimate()):
            assert share == pytest.approx(1 / len(winners) if p in winners else 0, abs=0.0005)


@pytest.mark.parametrize("case", CASES)
def test_merits_are_not_negative_and_the_points_decide_them_at_the_end(case: str) -> None:
    game = game_of(case)
    for n in range(tried(case, 2)):
        state, merits = game.start(), [0] * game.players
        for action in log_of(case, n):
            game.rules.merit(state.raw, merits)
            assert min(merits) >= 0
            game.rules.apply(state.raw, action)
        game.rules.merit(state.raw, merits)
        assert state.ranks()[merits.index(max(merits))] == 0


@pytest.mark.parametrize("case", CASES)
def test_observation_has_its_length_and_names_what_changes(case: str) -> None:
    game = game_of(case)
    seen = set()
    state, log = game.start(), log_of(case, 3)
    lengths = [len(state.observe(seat)) for seat in range(game.players)]
    for action in log:
        for seat in range(game.players):
            numbers = state.observe(seat)
            assert len(numbers) == lengths[seat]
            seen.add(numbers.tobytes())
        game.rules.apply(state.raw, action)
    assert len(seen) > min(20, len(log))
    observed = load(family(game.title), "constants").OBSERVED
    assert game.rules.observe(state.raw, 0, [0] * observed) == observed
