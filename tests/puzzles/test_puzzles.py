"""Every puzzle can be asked: its position is legal, its answer is complete, and everything of it is said."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from ludi.bots.protocol import value_message
from ludi.kernel.errors import IllegalAction, LudiError, UnknownTitle
from ludi.kernel.messages import from_data
from ludi.kernel.titles import TITLES
from ludi.locales import languages, text
from ludi.puzzles import BadPuzzle, of_the_day, puzzle, puzzles
from ludi.puzzles import puzzle as one_puzzle
from ludi.puzzles.data import THEMES, place
from ludi.rooms.puzzles import now

MANY = 100
APART = {"points": 2.0, "chance": 0.12}  # of the first move: points, or of the chance of winning for each seat


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_so_many_and_each_is_a_position_of_its_own(title: str) -> None:
    found = puzzles(title)
    assert [one.number for one in found] == list(range(1, MANY + 1))
    assert len({json.dumps(one.position, sort_keys=True) for one in found}) == MANY
    assert max(Counter(one.moves[0][0].split()[0] for one in found).values()) <= 100 // 3 + 1, "one kind of move"
    assert len({one.theme for one in found}) > 1


@pytest.mark.parametrize("title", TITLES)
def test_every_move_is_judged_and_the_first_is_clearly_best(title: str) -> None:
    for one in puzzles(title):
        state, where = one.state(), f"{title} {one.number}"
        assert sorted(state.text(a) for a in state.legal()) == sorted(text for text, _ in one.moves), where
        moves = one.judged()
        assert one.theme in THEMES
        assert moves[0].why, where
        if moves[0].points is not None:
            points = [x.points or 0.0 for x in moves]
            assert points == sorted(points, reverse=True)
            assert points[0] - points[1] >= APART["points"] - 0.01, where
        else:
            values = [x.value for x in moves]
            assert values == sorted(values, reverse=True)
            ahead = values[0] - values[1]
            assert ahead >= APART["chance"] / one.players - 0.002, where
            assert ahead > one.margin, where


@pytest.mark.parametrize("title", TITLES)
def test_the_best_move_is_right_and_every_other_is_told_its_place(title: str) -> None:
    for one in puzzles(title)[:20]:
        moves = one.judged()
        assert one.answer(moves[0].action).right
        for place_of, judged in enumerate(moves[1:], 2):
            found = one.answer(judged.action)
            assert not found.right
            assert found.told().params["place"] == place_of
    illegal = next(a for a in range(one.game.actions) if a not in one.state().legal())
    with pytest.raises(IllegalAction):
        one.answer(illegal)


@pytest.mark.soak(but=2)
@pytest.mark.parametrize("title", TITLES)
def test_everything_is_said_in_every_language(title: str) -> None:
    for one in puzzles(title):
        view = (state := one.state()).view(state.to_move)
        players = [f"P{seat}" for seat in range(one.players)]
        for judged in one.judged():
            told = one.game.legal_move(view, judged.action).told
            for message in (one.asked(), told, value_message(judged), *judged.why, one.answer(judged.action).told()):
                for language in languages():
                    words = text(language).told(title, message, players)
                    assert words, (title, one.number, language, message)
                    assert not set("{}") & set(words), words
                    assert message.key not in words


def test_within_a_turn_the_question_of_the_game_is_asked() -> None:
    """On the page nothing else says which card it is that goes to a disc."""
    of_turns = [one for one in puzzles("roma") if one.state().decision() == "main"]
    of_discs = [one for one in puzzles("roma") if one.state().decision() == "where"]
    assert {one.asked().key for one in of_turns} == {"puzzle-ask"}
    assert of_discs
    for one in of_discs:
        card = one.state().view(one.state().to_move)["air"]
        said = text("en").told("roma", from_data(now("roma", one.number, None)["told"]), ["You", "Bot"])
        assert said == f"On which disc does {card} go? Find the best move."


def test_the_day_decides_and_goes_through_all_of_them() -> None:
    found, first = puzzles("pokern"), date(2026, 11, 24)
    numbers = [of_the_day(found, first + timedelta(days)) for days in range(MANY)]
    assert sorted(numbers) == list(range(1, MANY + 1))
    assert of_the_day(found, first) == of_the_day(found, first + timedelta(MANY))


@pytest.mark.parametrize(
    ("title", "number", "error"), [("chess", 1, UnknownTitle), ("roma", 0, BadPuzzle), ("roma", 101, BadPuzzle)]
)
def test_what_there_is_not_is_refused(title: str, number: int, error: type[LudiError]) -> None:
    with pytest.raises(error, match=r"there is no game|1 to 100 is accepted"):
        puzzle(title, number)


def test_puzzles_of_other_rules_are_refused_with_the_command_that_finds_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    head, *lines = place("pokern").read_text("utf-8").splitlines()
    old = {**json.loads(head), "rules": 0}
    (tmp_path / "pokern/puzzles").mkdir(parents=True)
    (tmp_path / "pokern/puzzles/pokern.jsonl").write_text("\n".join([json.dumps(old), *lines]), "utf-8")
    monkeypatch.setattr("ludi.puzzles.data.GAMES", tmp_path)
    puzzles.cache_clear()
    try:
        with pytest.raises(BadPuzzle, match=r"version 0 of the rules; .* python bench/puzzles\.py pokern"):
            one_puzzle("pokern", 1)
    finally:
        puzzles.cache_clear()
