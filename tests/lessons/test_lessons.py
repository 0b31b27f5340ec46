"""Every lesson can be followed to its end, in every language, and tells nothing that its learner may not know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from ludi.kernel.errors import IllegalAction, UnknownTitle
from ludi.kernel.titles import TITLES
from ludi.lessons import Attempt, BadLesson, Lesson, lesson, lessons, problems
from ludi.lessons.check import sentences, ways
from ludi.lessons.lesson import made
from ludi.locales import Text, catalogue, languages
from ludi.match.sent import steps

ALL = [one for title in TITLES for one in lessons(title)]
# What fits into the prompt of a telephone, 390 pixels wide: four lines, of wide letters fewer.
LONGEST = {"en": 175, "fr": 175, "ru": 165, "uk": 165, "zh": 85}
NAMED = [f"{one.title}/{one.id}" for one in ALL]


def by_name(name: str) -> Lesson:
    title, _, id = name.partition("/")
    return lesson(title, id)


def test_there_are_lessons_of_titles_in_order() -> None:
    for title in dict.fromkeys(one.title for one in ALL):
        numbers = [one.number for one in lessons(title)]
        assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("name", NAMED)
def test_a_lesson_can_be_followed_to_its_end(name: str) -> None:
    assert problems(by_name(name)) == []
    assert any(attempt.done for attempt in ways(by_name(name)))


@pytest.mark.parametrize("name", NAMED)
def test_every_move_is_accepted_or_answered_and_no_answer_changes_anything(name: str) -> None:
    for attempt in ways(by_name(name)):
        accepted, before = set(attempt.accepted()), attempt.match.state.key()
        for action in attempt.legal():
            assert (attempt.answer(action) is None) == (action in accepted)
            if action not in accepted:
                with pytest.raises(IllegalAction):
                    attempt.take(action)
        assert attempt.match.state.key() == before


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMED)
def test_everything_is_said_in_every_language_and_fits(name: str, language: str) -> None:
    one = by_name(name)
    said = catalogue(language)
    for message in sentences(one):
        words = said.said(message.key, {})
        assert words, f"{language}: {message.key} is missing"
        assert len(words) <= LONGEST[language], f"{language}: {message.key} has {len(words)} characters"
        assert not set("{}[]<>") & set(words), words
        assert not words.startswith("lesson-")


@cache
def cards_of(title: str) -> dict[str, str]:
    """The keys of a family's cards with their names."""
    text = Text("en")
    known = lessons(title)[0].game.load("words").cards(lessons(title)[0].game)
    return {text.card(title, card): card for card in known}


def names_in(value: Any) -> Iterator[str]:
    """Every text in data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield str(key)
            yield from names_in(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from names_in(one)


@pytest.mark.parametrize("name", NAMED)
def test_what_is_said_names_no_card_that_the_learner_has_not_seen(name: str) -> None:
    one, text = by_name(name), Text("en")
    for attempt in ways(one):
        shown = {word for step in steps(attempt.match, 1, one.seat) if step for word in names_in(step.view)}
        shown |= set(names_in(attempt.match.state.view(one.seat)))
        words = text.told(one.title, attempt.told, ["You"] * 6)
        named = {card for said, card in cards_of(one.title).items() if re.search(rf"\b{said}\b", words)}
        assert named <= shown, f"{name}, step {attempt.step.id}: {named - shown}"


@pytest.mark.parametrize("name", NAMED)
def test_the_same_again_leads_to_the_same_place(name: str) -> None:
    attempt = next(x for x in ways(by_name(name)) if x.done)
    again = Attempt(attempt.lesson, attempt.taken)
    assert again.match.state == attempt.match.state
    assert (again.at, again.told) == (attempt.at, attempt.told)


def data(**more: Any) -> dict[str, Any]:
    """A lesson as its file has it."""
    steps = [{"id": "a", "then": ["die X"]}, {"id": "b", "moves": ["roll 1"], "then": ["die I"]}, {"id": "end"}]
    return {"minutes": 1, "players": 2, "step": steps, **more}


def test_a_good_lesson_is_taken() -> None:
    assert problems(made("pokern", "x", 1, data())) == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"minutes": "3"}, "minutes: '3' was given, a whole number is accepted"),
        ({"colour": 1}, "there is no field 'colour'"),
        ({"step": []}, "at least one step"),
        ({"step": ["x"]}, "step 1: 'x' was given, a table is accepted"),
        ({"step": [{"id": "A b"}]}, "step 1: id: 'A b' was given"),
        ({"step": [{"id": "a", "move": []}]}, "step 1: there is no field 'move'"),
        ({"step": [{"id": "a", "moves": "roll"}]}, "step 1: moves: 'roll' was given, a list of texts is accepted"),
        ({"step": [{"id": "a"}, {"id": "b", "moves": ["*"]}]}, "the last step says how it ended"),
        ({"step": [{"id": "a"}, {"id": "a"}]}, "two steps are called 'a'"),
        ({"step": [{"id": "a", "answers": {"stop": "b"}}]}, "no moves in this step that could be refused"),
        ({"step": [{"id": "a", "moves": ["*"], "answers": {"stop": 1}}, {"id": "b"}]}, "step 1: answers"),
    ],
)
def test_a_file_that_is_not_as_it_should_be_is_refused_with_its_field(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadLesson) as error:
        made("pokern", "x", 1, data(**wrong))
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ([{"id": "a", "then": ["die Z"]}, {"id": "end"}], "die Z"),
        ([{"id": "a", "then": ["stop"]}, {"id": "end"}], "'stop' is not legal"),
        ([{"id": "a", "moves": ["roll 1"]}, {"id": "end"}], "it is not the learner's turn"),
        (
            [{"id": "a", "then": ["die X"]}, {"id": "b", "moves": ["row 1"]}, {"id": "end"}],
            "no legal move fits 'row 1'",
        ),
        (
            [{"id": "a", "then": ["die X"]}, {"id": "b", "moves": ["stop"], "answers": {"row 9": "x"}}, {"id": "end"}],
            "answers: no legal move fits 'row 9'",
        ),
        (
            [
                {"id": "a", "then": ["die X"]},
                {"id": "b", "moves": ["roll 1"], "then": ["die I", "stop"]},
                {"id": "end"},
            ],
            "'stop' is a choice of the learner",
        ),
    ],
)
def test_a_script_that_cannot_be_followed_is_found(steps: list[dict[str, Any]], said: str) -> None:
    found = problems(made("pokern", "x", 1, data(step=steps)))
    assert any(said in line for line in found), found


def test_a_lesson_that_there_is_not_is_refused_by_name() -> None:
    with pytest.raises(BadLesson, match="there is no lesson 'latin' of pokern; there is"):
        lesson("pokern", "latin")
    with pytest.raises(UnknownTitle):
        lessons("chess")


def test_what_is_taken_is_plain_data() -> None:
    attempt = next(x for x in ways(ALL[0]) if x.done)
    assert json.loads(json.dumps(attempt.taken)) == attempt.taken
