"""Results without luck: what chance gave is nothing on average, and taking it out leaves the mean where it was."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import pytest

from ludi.kernel.errors import BadOption, BadRecord
from ludi.lab import Plan, simulate, summary
from ludi.lab.compare import Comparison, compare
from ludi.lab.control import Control, adjusted, without_luck
from ludi.lab.luck import Lucks
from ludi.lab.match import play_some

PLAN = Plan("roma", ("random", "random"), 6, seed=3, options={"max_turns": 2}, luck=True)


@pytest.mark.soak(but=1)
@pytest.mark.parametrize(
    ("title", "seats", "rounds"), [("roma", 2, 60), ("pokern", 2, 6), ("lusitania", 3, 6), ("empire", 4, 4)]
)
def test_luck_is_nothing_on_average(title: str, seats: int, rounds: int) -> None:
    plan = Plan(title, ("random",) * seats, rounds * seats, seed=2)
    lucks = Lucks(plan.game, iterations=12, instead=2)
    of_games = [lucks.of(game.actions, f"{plan.seed} {game.game}") for game in play_some(plan, range(plan.games))]
    assert all(sum(luck) == pytest.approx(0, abs=1e-3) for luck in of_games)
    for seat in range(seats):
        of_rounds = [fmean(luck[seat] for luck in of_games[i : i + seats]) for i in range(0, plan.games, seats)]
        assert stdev(of_rounds) > 0
        assert abs(fmean(of_rounds)) < 2 * stdev(of_rounds) / sqrt(rounds)


def rounds_of(share: float, n: int, rng: random.Random) -> Iterator[tuple[float, float]]:
    """Games won with a given chance, and a luck that tells a part of them but is nothing on average."""
    for _ in range(n):
        won = float(rng.random() < share)
        yield won, 0.6 * (won - share) + rng.uniform(-0.2, 0.2)


def test_taking_luck_out_moves_no_mean_even_where_a_few_rounds_set_the_coefficient() -> None:
    rng = random.Random(7)
    means = []
    for _ in range(4000):
        control = Control()
        means.append(fmean(control.take(won, luck) for won, luck in rounds_of(0.3, 6, rng)))
    assert abs(fmean(means) - 0.3) < 2 * stdev(means) / sqrt(len(means))


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = random.Random(8)
    held, narrower = 0, []
    for _ in range(1500):
        games = dict(enumerate(rounds_of(0.4, 60, rng)))
        found = adjusted({i: won for i, (won, _) in games.items()}, {i: luck for i, (_, luck) in games.items()}, 1)
        assert found is not None
        held += found.low <= 0.4 <= found.high
        narrower.append(found.high - found.low)
    assert held / 1500 == pytest.approx(0.95, abs=2 * sqrt(0.95 * 0.05 / 1500))
    assert fmean(narrower) < 0.6 * 2 * 1.96 * sqrt(0.4 * 0.6 / 60)


@pytest.mark.soak
def test_alone_the_worth_of_a_game_stays_what_it_is() -> None:
    """Römisch Pokern for one at random, whose worth a hundred thousand games tell to a twentieth of these errors."""
    plan = Plan("pokern", ("random",), 300, seed=1, options={"turns": 4})
    worth = plan.game.wasm.playouts(100_000, seed=9).scores.mean()
    control, lucks = Control(), Lucks(plan.game, iterations=30, instead=3)
    plain, without = list[float](), list[float]()
    for game in play_some(plan, range(plan.games)):
        (luck,) = lucks.of(game.actions, f"{plan.seed} {game.game}")
        plain.append(game.scores[0])
        without.append(300 * control.take(game.scores[0] / 300, luck))
    assert abs(fmean(without) - worth) < 2 * stdev(without) / sqrt(plan.games)
    assert 0.2 < control.coefficient < 1.2
    assert stdev(without) < stdev(plain)


def test_luck_that_tells_everything_leaves_no_doubt() -> None:
    won = {i: float(i % 5 < 2) for i in range(100)}
    found = adjusted(won, {i: x - 0.4 for i, x in won.items()}, 2)
    assert found is not None
    assert (found.share, found.low, found.high) == pytest.approx((0.4, 0.4, 0.4), abs=0.01)


def test_luck_that_tells_nothing_is_left_in_after_a_while() -> None:
    rng = random.Random(9)
    control = Control()
    for _ in range(2000):
        control.take(float(rng.random() < 0.5), rng.uniform(-1, 1))
    assert abs(control.coefficient) < 0.05


@pytest.mark.parametrize(("won", "games"), [(9, 400), (391, 400), (14, 30)])
def test_too_few_games_tell_nothing(won: int, games: int) -> None:
    parts = {i: float(i < won) for i in range(games)}
    assert adjusted(parts, dict.fromkeys(parts, 0.0), 2) is None


def test_a_round_that_is_not_finished_does_not_count() -> None:
    parts = {i: float(i % 4 > 1) for i in range(80)}
    lucks = {i: 0.1 * (-1) ** i for i in parts}
    assert adjusted({**parts, 80: 1.0}, {**lucks, 80: 0.4}, 2) == adjusted(parts, lucks, 2)


@pytest.mark.soak
def test_games_are_the_same_with_their_luck_and_luck_the_same_in_two_processes() -> None:
    plain, one, two = (
        simulate(plan, jobs=jobs) for plan, jobs in ((replace(PLAN, luck=False), 1), (PLAN, 1), (PLAN, 2))
    )
    assert [x.actions for x in plain] == [x.actions for x in one]
    assert [x.luck for x in plain] == [()] * 6
    assert [x.luck for x in one] == [x.luck for x in two]
    assert len({x.luck for x in one}) == 6


@pytest.mark.soak
def test_luck_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    whole = simulate(PLAN, jobs=1)
    file = tmp_path / "games.jsonl"
    simulate(replace(PLAN, games=4), jobs=1, out=file)
    grown = simulate(PLAN, jobs=1, out=file, resume=True)
    assert [x.luck for x in grown] == [x.luck for x in whole]


@pytest.mark.parametrize("luck", [True, False])
def test_a_file_with_luck_and_one_without_are_not_mixed(tmp_path: Path, luck: bool) -> None:
    file = tmp_path / "games.jsonl"
    simulate(replace(PLAN, games=2, luck=luck), jobs=1, out=file)
    before = file.read_bytes()
    with pytest.raises(BadRecord, match="luck"):
        simulate(replace(PLAN, games=2, luck=not luck), jobs=1, out=file, resume=True)
    assert file.read_bytes() == before


@pytest.mark.soak
@pytest.mark.slow
def test_without_luck_a_match_of_equals_is_even_and_its_interval_narrower_by_a_third() -> None:
    plan = Plan("roma", ("greedy", "greedy"), 60, seed=1, luck=True)
    results = simulate(plan, jobs=1)
    plain = summary(plan, results)
    for bot, share in zip(plain.bots, without_luck(plan, results), strict=True):
        assert share is not None
        assert share.low < 0.5 < share.high
        assert 3 * (share.high - share.low) < 2 * (bot.won.high - bot.won.low)


@pytest.mark.soak
def test_a_comparison_is_decided_without_luck_and_tells_both() -> None:
    plan = Plan("roma", ("greedy", "random"), 40, seed=1, options={"max_turns": 6})
    both = [compare(Comparison((replace(plan, luck=luck),), rounds=20), jobs=1) for luck in (False, True)]
    first, without = both
    n = min(first.test.n, without.test.n)
    assert n >= 16
    assert first.plain == first.test
    assert without.plain.n == without.test.n
    assert without.test.mean != without.plain.mean
    told = without.as_dict()
    assert told["difference"] == without.test.mean
    assert told["plain"]["difference"] == pytest.approx(without.means[0] - 0.5)


def test_luck_is_not_taken_out_of_rules() -> None:
    with pytest.raises(BadOption, match="two sets of rules"):
        Comparison((PLAN, PLAN), "won")
