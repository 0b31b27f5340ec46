"""What every rules module owes: legal moves, chance, text, positions, conservation, an end, replay."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludi
from ludi.games import family
from ludi.games.empire.kinds import REBELS, TURNS
from ludi.games.empire.map import COUNTERS
from ludi.games.lusitania.legion import points_of

from .cases import CASES, every, game_of, tried
from .checks import random_log, seats

LONGEST = 200_000  # actions of any game here, by far


@pytest.mark.parametrize("case", CASES)
def test_legal_is_ascending_unique_and_never_empty_and_all_else_is_refused(case: str) -> None:
    game = game_of(case)
    for n in range(tried(case, 12)):
        rng, state = random.Random(n), game.start()
        for i, action in enumerate(random_log(game, random.Random(n))):
            possible = state.possible()
            assert possible
            assert possible == sorted(set(possible))
            assert all(0 <= a < game.actions for a in possible)
            if i % every(case, 7) == n % 7:
                before = state.key()
                for a in [*range(-2, game.actions + 2)]:
                    if a not in possible:
                        with pytest.raises(ludi.IllegalAction):
                            state.apply(a)
                assert state.key() == before
                for a in possible:
                    after = state.copy()
                    after.apply(a)
                    assert after != state
            state.apply(action)
            assert rng is not None
        assert state.to_move == ludi.OVER
        with pytest.raises(ludi.IllegalAction, match="over"):
            state.apply(0)


@pytest.mark.parametrize("case", CASES)
def test_every_way_of_chance_is_possible_and_weights_count_the_ways(case: str) -> None:
    game = game_of(case)
    for n in range(tried(case, 30)):
        state = game.start()
        for action in random_log(game, random.Random(n)):
            if state.to_move == ludi.CHANCE:
                ways = game.rules.ways(state.raw)
                assert ways >= 1
                assert sum(w for _, w in state.chance()) == ways
                assert all(w >= 1 for _, w in state.chance())
            else:
                assert state.chance() == []
            state.apply(action)


@pytest.mark.parametrize("case", CASES)
def test_text_and_position_round_trip_in_every_state(case: str) -> None:
    game = game_of(case)
    for n in range(tried(case, 25)):
        state = game.start()
        for action in random_log(game, random.Random(n)):
            for a in state.possible():
                assert state.parse(state.text(a)) == a
            again = game.position(state.to_dict())
            assert again == state
            assert again.to_dict() == state.to_dict()
            state.apply(action)


@pytest.mark.parametrize("case", CASES)
def test_what_is_conserved_stays_conserved(case: str) -> None:
    game = game_of(case)
    for n in range(tried(case, 60)):
        state = game.start()
        assert not state.composed
        for action in random_log(game, random.Random(n)):
            state.apply(action)
            assert not state.composed
            CONSERVED[family(game.title)](state.raw)


def conserved_of_roma(g: Any) -> None:
    """Nothing is negative, and nobody is sure of a card that is not among the hidden ones."""
    assert all(x >= 0 for s in g.side for x in (s.vp, s.money, *s.hand, *s.known, *s.foreign))
    assert all(f <= k for side in g.side for f, k in zip(side.foreign, side.known, strict=True))
    for side in g.side:
        hidden = list(side.hand)
        for card in (*side.down, g.air):
            hidden[card] += 1
        assert all(k <= h for k, h in zip(side.known, hidden, strict=True))


def conserved_of_pokern(g: Any) -> None:
    """Six dice, each card at most once, columns that do not fall; what is shown is what the dice show."""
    assert [sum(face == f for face in g.dice) for f in (1, 2, 3)] == g.shown[1:]
    assert sum(g.shown[1:]) + g.removed <= 6
    for side in g.side:
        assert set(side.card) <= {0, 1}
        entered = [n for n in side.row if n]
        assert entered == sorted(entered)


def conserved_of_empire(g: Any) -> None:
    """Counters never exceeded, at most three armies in a land, points never below zero."""
    for force, most in enumerate(COUNTERS):
        n = sum(a for a, holder in zip(g.armies, g.holder, strict=True) if holder == force)
        assert n + (g.pool if g.mover == force else 0) <= most
    assert sum(x > 0 for x in g.city) <= 20
    assert sum(x > 0 for x in g.fort) <= 24
    assert all(0 <= a <= 3 for a in g.armies)
    assert all((h > 0) == (a > 0 or f > 0) for h, a, f in zip(g.holder, g.armies, g.fort, strict=True))
    assert all(x >= 0 for side in g.side for x in side.vp)
    for l in range(45):
        of_land = sum(g.rebel[4 * l : 4 * l + 4])
        assert of_land == (g.armies[l] if g.holder[l] == REBELS else 0)
        assert (g.cause[l] > 0) == (of_land > 0)


def conserved_of_lusitania(g: Any) -> None:
    """Points are those of the cards, hands are counted right, and nobody is sure of a card that is not there."""
    assert sum(g.spare) == 0
    for p, side in enumerate(g.side):
        assert all(n >= 0 for n in (*side.hand, *side.down))
        assert (sum(side.hand), sum(side.down)) == (side.held, side.released)
        assert all(k <= n for known in side.known for k, n in zip(known.cards, side.hand, strict=True))
        assert p >= g.opt.seats or side.vp == points_of(g, p)


CONSERVED = {  # by family of titles
    "roma": conserved_of_roma,
    "pokern": conserved_of_pokern,
    "lusitania": conserved_of_lusitania,
    "empire": conserved_of_empire,
}
BOUNDS = {
    "roma": ("turn", "max_turns"),
    "pokern": ("round", "max_rounds"),
    "lusitania": ("turn", "max_turns"),
    "empire": ("turn", ""),  # always so many
}


@pytest.mark.parametrize("case", CASES)
def test_every_game_ends_within_its_bound(case: str) -> None:
    game = game_of(case)
    counter, option = BOUNDS[family(game.title)]
    most = int(game.options[option]) if option else TURNS
    for n in range(tried(case, 60)):
        state = game.start()
        log = random_log(game, random.Random(n))
        assert len(log) < LONGEST
        for action in log:
            state.apply(action)
        assert getattr(state.raw, counter) <= most
        assert sorted(state.ranks())[0] == 0


@pytest.mark.parametrize("case", CASES)
def test_replay_gives_the_same_states_and_the_seats_own_views(case: str) -> None:
    game = game_of(case)
    for n in range(tried(case, 20 // game.players)):
        record = ludi.Record(game, random_log(game, random.Random(n)))
        state, states = game.start(), list(record.states())
        for i, action in enumerate(record.actions):
            assert states[i] == state
            state.apply(action)
        assert states[-1] == state == ludi.Record.parse("\n".join(record.lines()) + "\n").verify()
        for seat in seats(game):
            views = [view for _, view in record.seen_by(seat)]
            assert views == [s.view(seat) for s in states[1:]]


@pytest.mark.parametrize("case", CASES)
def test_estimate_is_a_chance_and_exact_at_the_end(case: str) -> None:
    game = game_of(case)
    for n in range(tried(case, 20)):
        state = game.start()
        for action in random_log(game, random.Random(n)):
            found = state.estimate()
            assert sum(found) == pytest.approx(1) or game.players == 1
            assert all(0 <= x <= 1 for x in found)
            state.apply(action)
        if game.players == 1:
            continue  # nobody to win against
        winners = [p for p, r in enumerate(state.ranks()) if r == 0]
        for p, share in enumerate(state.estimate()):
            assert share == pytest.approx(1 / len(winners) if p in winners else 0, abs=0.0005)


@pytest.mark.parametrize("case", CASES)
def test_merits_are_not_negative_and_the_points_decide_them_at_the_end(case: str) -> None:
    game = game_of(case)
    for n in range(tried(case, 6)):
        state, merits = game.start(), [0] * game.players
        for action in random_log(game, random.Random(n)):
            game.rules.merit(state.raw, merits)
            assert min(merits) >= 0
            state.apply(action)
        game.rules.merit(state.raw, merits)
        assert state.ranks()[merits.index(max(merits))] == 0


@pytest.mark.parametrize("case", CASES)
def test_observation_has_its_length_and_names_what_changes(case: str) -> None:
    game = game_of(case)
    seen = set()
    state = game.start()
    for action in random_log(game, random.Random(3)):
        for seat in range(game.players):
            numbers = state.observe(seat)
            assert len(numbers) == len(game.start().observe(seat))
            seen.add(numbers.tobytes())
        state.apply(action)
    assert len(seen) > 20
    kinds = __import__(f"ludi.games.{family(game.title)}.kinds", fromlist=["OBSERVED"])
    assert game.rules.observe(state.raw, 0, [0] * kinds.OBSERVED) == kinds.OBSERVED
