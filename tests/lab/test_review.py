"""The review of a game: sums, luck that is nothing on average, mistakes that are found, and no secrets."""

from __future__ import annotations

import json
import random
import re
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import LUDI

import ludi
from ludi.cli.review import show
from ludi.games.pokern.constants import MOST_ALONE
from ludi.kernel.errors import BadOption, BadRecord
from ludi.lab.review import FEWEST, Review, Reviewer, SeatReview, review
from ludi.lab.values import Values, after
from ludi.locales import text
from ludi.rooms import reviewing

FULL_ROW = {str(n): card for n, card in enumerate(("Forum", "Nero", "Turris", "Templum", "Basilica", "Machina"), 1)}


def to_win_at_once(hidden: str = "Forum") -> dict[str, Any]:
    """Mercator wins by the opponent's last point; who does not use him has no more points after the next turns."""
    mine = {"vp": 3, "money": 4, "row": {"2": "Mercator"}}
    return {
        "dice": [2],
        "deck": {"Forum": 1, "Nero": 1},
        "players": [mine, {"vp": 1, "hand": [hidden], "row": FULL_ROW}],
    }


def record_of(
    game: ludi.Game, texts: list[str], position: dict[str, Any] | None = None, seed: int | None = None
) -> ludi.Record:
    """A game that begins with these moves, then goes on at random, if a seed is given."""
    state = game.start() if position is None else game.position(position)
    actions = []
    for words in texts:
        actions.append(state.parse(words))
        state.apply(actions[-1])
    rng = random.Random(seed)
    while seed is not None and state.to_move != ludi.OVER:
        outcomes = [a for a, n in state.chance() for _ in range(n)] or state.legal()
        actions.append(rng.choice(outcomes))
        state.apply(actions[-1])
    return ludi.Record(game, actions, position=position)


def end_of_a_game(title: str, players: int, last: int) -> ludi.Record:
    """The last actions of a random game."""
    whole = record_of(ludi.make(title, players), [], seed=5)
    state = whole.state(max(0, len(whole.actions) - last))
    return ludi.Record(whole.game, whole.actions[-last:], position=state.to_dict())


@pytest.mark.parametrize(("title", "usual", "at_the_page"), [("roma", 1000, 600), ("empire", 300, 180)])
def test_where_nobody_asks_for_iterations_titles_whose_tries_take_long_make_fewer(
    title: str, usual: int, at_the_page: int
) -> None:
    record = end_of_a_game(title, 2, 2)
    assert review(record).iterations == usual
    assert json.loads(reviewing.review(reviewing.asked(title, record.lines())))["iterations"] == at_the_page


@pytest.mark.parametrize(("title", "players", "last"), [("roma", 2, 24), ("lusitania", 3, 10), ("empire", 4, 10)])
def test_luck_and_skill_are_what_lies_between_start_and_end(title: str, players: int, last: int) -> None:
    record = end_of_a_game(title, players, last)
    found = review(record, iterations=FEWEST)
    assert [x.final for x in found.seats] == record.verify().estimate()
    assert len(found.curve) == last + 1
    for seat, x in enumerate(found.seats):
        assert x.luck + x.skill == pytest.approx(x.final - x.initial, abs=1e-12)
        assert x.luck == pytest.approx(sum(c.luck[seat] for c in found.chances), abs=1e-12)
        assert (x.initial, x.final) == (found.curve[0][seat], found.curve[-1][seat])
        assert x.errors == pytest.approx(sum(d.error for d in found.decisions if d.seat == seat))
    assert all(sum(c.luck) == pytest.approx(0, abs=0.01) for c in found.chances), "what one gets another one loses"
    assert all(d.error <= 0 for d in found.decisions)
    assert Reviewer(record, None, FEWEST, 0).decisions() == [replace(d, why=()) for d in found.decisions]


@pytest.mark.parametrize("title", ludi.titles())
def test_luck_is_nothing_on_average(title: str) -> None:
    game, rng = ludi.make(title), random.Random(2)
    values, state, seen, apart = Values(game, FEWEST), game.start(), 0, False
    while seen < 3 or not apart:  # values that never differ prove nothing
        if state.to_move == ludi.CHANCE and 1 < len(state.chance()) <= 12 and rng.random() < 0.3:
            fall, seen = values.fall(state, seen), seen + 1
            for seat in range(game.players):
                mean = sum(n * fall.luck(a)[seat] for a, n in state.chance())
                assert mean == pytest.approx(0, abs=1e-9)
            apart = apart or any(abs(x) > 1e-6 for a in fall.after for x in fall.luck(a))
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            state.apply(rng.choice(state.legal()))


def test_a_result_less_its_luck_has_the_mean_of_the_results() -> None:
    """Every line of the last turn of a solitaire, with the same choices in each: both means are known exactly."""
    game = ludi.make("pokern", 1)
    column = {"column": [5, 10, 15, 20, 0, 30, 35], "cards": []}
    state = game.position({"round": 8, "dice": [], "players": [column], "pending": [{"kind": "rolling", "seat": -1}]})
    values = Values(game, FEWEST)

    def lines(at: ludi.State, chance: float, luck: float) -> list[tuple[float, float, float]]:
        if at.to_move == ludi.OVER:
            return [(chance, at.estimate()[0], luck)]
        if at.to_move == ludi.CHANCE:
            fall = values.fall(at, 1)
            total = sum(fall.weights.values())
            shares = [(a, n / total, fall.luck(a)[0]) for a, n in fall.weights.items()]
            return [x for a, n, given in shares for x in lines(after(at, a), chance * n, luck + given)]
        return lines(after(at, at.legal()[0]), chance, luck)

    found = lines(state, 1.0, 0.0)
    raw = sum(chance * result for chance, result, _ in found)
    assert len(found) > 20
    assert sum(chance for chance, _, _ in found) == pytest.approx(1)
    assert sum(chance * (result - luck) for chance, result, luck in found) == pytest.approx(raw, abs=1e-9)
    assert sum(chance * abs(luck) for chance, _, luck in found) > 0.001


def test_a_planted_blunder_is_the_dearest_mistake() -> None:
    found = review(record_of(ludi.make("roma"), ["end"], to_win_at_once(), seed=3), iterations=200)
    (worst, *_) = found.dearest()
    assert (worst.at, worst.seat, worst.text, worst.best_text) == (0, 0, "end", "use 2")
    assert worst.error < -0.5
    assert worst.certain
    assert found.seats[0].errors <= worst.error
    assert "web-why-won" in [x.key for x in worst.why], "what the better move does is said"


def test_the_winning_move_is_no_mistake() -> None:
    found = review(record_of(ludi.make("roma"), ["use 2", "buy 1"], to_win_at_once()), iterations=200)
    assert [d.error for d in found.decisions] == [0, 0]
    assert found.dearest() == []
    assert found.seats[0].final == 1


def resigned(texts: list[str], game: ludi.Game, position: dict[str, Any], *, seat: int) -> Review:
    """The review of a game that somebody gave up after these moves."""
    record = record_of(game, texts, position)
    record.resigned = seat
    return review(record, iterations=64)


def test_who_resigns_loses_what_the_position_was_worth(capsys: pytest.CaptureFixture[str]) -> None:
    found = resigned(["use 2"], ludi.make("roma"), to_win_at_once(), seat=0)
    given_up = found.resigned
    assert given_up is not None
    assert given_up.seat == 0
    assert given_up.chance > 0.5
    assert given_up.error == -given_up.chance
    assert (found.seats[0].final, found.seats[1].final) == (0, 1)
    assert found.seats[0].errors == pytest.approx(given_up.error)
    assert (found.seats[0].decisions, found.seats[1].decisions) == (2, 0)
    for seat in found.seats:
        assert seat.luck + seat.skill == pytest.approx(seat.final - seat.initial)
    assert found.as_dict()["resigned"]["error"] == pytest.approx(given_up.error, abs=1e-6)
    show(text("en"), found, ["Ada", "Bob"], None)
    assert re.search(rf"\nAda resigned \({-100 * given_up.error:.0f} ± \d+% lost\)\.\n", capsys.readouterr().out)


def test_who_resigns_alone_has_the_points_so_far() -> None:
    column = {"column": [5, 10, 15, 20, 0, 0, 35], "cards": []}
    game = ludi.make("pokern", 1)
    position = {"round": 7, "players": [column], "pending": [{"kind": "rolling", "seat": -1}], "dice": []}
    found = resigned([], game, position, seat=0)
    assert found.seats[0].final == pytest.approx(sum(column["column"]) / MOST_ALONE, abs=1e-3)


def test_what_a_seat_cannot_know_changes_nothing_in_how_it_is_judged() -> None:
    game = ludi.make("roma")
    over, open_ = [], []
    for hidden in ("Legionarius", "Aesculapinum"):
        moves = ["money 2", "end"]
        open_.append(review(record_of(game, moves, to_win_at_once(hidden)), seat=0, iterations=64).as_dict())
        over.append(review(record_of(game, ["use 2", "buy 1"], to_win_at_once(hidden)), iterations=64).as_dict())
    assert open_[0]["decisions"]
    assert open_[0] == open_[1], "a game that is not over"
    assert over[0]["decisions"] == over[1]["decisions"]


def test_a_game_that_is_not_over_is_reviewed_for_one_seat() -> None:
    whole = record_of(ludi.make("roma"), [], seed=5)
    record = ludi.Record(whole.game, whole.actions[:24])
    with pytest.raises(BadRecord, match="not over"):
        review(record, iterations=FEWEST)
    found = review(record, seat=1, iterations=FEWEST)
    assert (found.finished, found.seat) == (False, 1)
    assert {d.seat for d in found.decisions} == {1}
    for c in found.chances:
        assert 1 in record.state(c.at).witness(c.action)


@pytest.mark.parametrize(
    ("given", "said"), [({"iterations": 3}, "iterations: 3 was given"), ({"seat": 2}, "seat: 2 was given")]
)
def test_what_cannot_be_done_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        review(record_of(ludi.make("roma"), ["use 2", "buy 1"], to_win_at_once()), **given)


def ludi_review(file: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [LUDI, "review", str(file), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_the_command_and_its_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDI_LANG", "en")
    file = tmp_path / "game.jsonl"
    record_of(ludi.make("roma"), ["end"], to_win_at_once(), seed=3).save(file)
    done = ludi_review(file, "--iterations", "200")
    assert done.returncode == 0
    assert "Chance of winning of Player 1" in done.stdout
    assert "Better: " in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())
    data = json.loads(ludi_review(file, "--iterations", "64", "--json").stdout)
    assert data == json.loads(ludi_review(file, "--iterations", "64", "--json", "--jobs", "1").stdout)
    assert {"initial", "luck", "skill", "final"} <= data["seats"][0].keys()
    assert all(0 <= x <= 1 for chances in data["curve"] for x in chances)
    assert data["decisions"][0].keys() >= {"at", "seat", "action", "best", "error", "margin", "chance"}
    assert data["chances"][0].keys() >= {"at", "action", "luck", "before", "ways"}


def test_the_figures_that_are_shown_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    seat = SeatReview("Ada", 0.264, -0.154, 0.1, 0.154, 0.264, -0.001, 0.01, 3, 99.0)
    show(text("en"), Review("pokern", True, None, 16, (seat,), ((0.264,),), (), ()), ["Ada"], None)
    shown = capsys.readouterr().out
    assert re.search(r"Ada +26 +-15 ±10 +\+15 ±10 +26 +0 ±1 +99", shown)
    assert shown.startswith("Share of the points of Ada\n")
    assert "As percentages of the points that can be had:" in shown


def test_one_action_is_told_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDI_LANG", "en")
    file = tmp_path / "game.jsonl"
    record_of(ludi.make("roma"), ["card Forum"]).save(file)
    assert subprocess.run([LUDI, "verify", str(file)], capture_output=True, text=True, check=True).stdout.endswith(
        "ok, roma, 1 action, not over\n"
    )


def test_the_command_refuses_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record_of(ludi.make("roma"), ["end"], to_win_at_once()).save(file)
    for words, said in (
        ([], "not over"),
        (["--seat", "3"], "1, 2 is accepted"),
        (["--iterations", "1"], "from 16 to 10000000"),
        (["--iterations", "99999999999999999"], "from 16 to 10000000"),
        (["--jobs", "0"], "a whole number from 1"),
    ):
        done = ludi_review(file, *words)
        assert done.returncode == 2
        assert said in done.stderr
        assert len(done.stderr.splitlines()) == 1
    header, *rest = file.read_text().splitlines()
    file.write_text("\n".join([header.replace('"rules": ', '"rules": 99'), *rest]) + "\n")
    done = ludi_review(file)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "rules" in done.stderr
