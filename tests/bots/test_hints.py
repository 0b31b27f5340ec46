"""Hints that explain: order and number agree, equal questions get equal answers, a reason is true in the view."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import ludi
from ludi.bots import thinking
from ludi.bots.protocol import HINTS, Judged, Kind, Question, ask_for_hint, hint_note, value_message
from ludi.bots.reasons import Reasons, ordered, outcome, shown
from ludi.kernel.home import load
from ludi.kernel.messages import Chance, Message, as_data
from ludi.kernel.titles import TITLES
from ludi.locales import Text, languages

QUICK = 20  # iterations; what is asked here does not depend on how well a move is judged
FORUM = {"supply": 3, "dice": [4, 5], "players": [{"vp": 20, "row": {"4": "Forum", "5": "Velites"}}, {"vp": 13}]}


def positions(title: str, n: int, seed: int = 1, players: int | None = None) -> Iterator[ludi.State]:
    """Positions of random games in which there is something to choose."""
    rng, state = random.Random(f"{title} {seed}"), ludi.make(title, players).start()
    while n:
        if state.to_move == ludi.OVER:
            state = ludi.make(title, players).start()
        elif state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            legal = state.legal()
            if len(legal) > 1 and rng.random() < 0.03:
                n -= 1
                yield state.copy()
            state.apply(rng.choice(legal))


def hints(question: Question, also: int | None = None) -> list[Judged]:
    return thinking.hints(question, QUICK, None, also)


@pytest.mark.soak(only=("empire",))
@pytest.mark.parametrize("title", TITLES)
def test_order_and_number_agree_and_reasons_resolve_in_every_language(title: str) -> None:
    says, names = [Text(language) for language in languages()], ["Anna", "Berta", "Carla", "Dora", "Emma", "Frida"]
    explained = 0
    for state in positions(title, 4):
        question = ask_for_hint(state)
        found = hints(question)
        assert 0 < len(found) <= HINTS
        assert {x.action for x in found} <= set(question.legal)
        kinds = {x.kind for x in found} - {Kind.WIN}
        assert len(kinds) <= 1 or kinds <= {Kind.POINTS, Kind.LEAST}  # one unit
        numbers = [shown(x) if x.kind in (None, Kind.WIN, Kind.LIKELY) else round(x.points or 0, 1) for x in found]
        assert numbers == sorted(numbers, reverse=True)
        note = hint_note(found)
        for told in [m for x in found for m in (value_message(x), *x.why)] + ([note] if note else []):
            for say in says:
                words = say.told(title, told, names)
                assert words
                assert "web-" not in words
                assert f"{state.game.title}-why" not in words
                assert "{" not in words
        explained += sum(bool(x.why) for x in found)
    assert explained >= 4


@pytest.mark.soak(only=("empire",))
@pytest.mark.parametrize("title", TITLES)
def test_equal_questions_have_equal_hints_whatever_is_hidden(title: str) -> None:
    """A world that the seat cannot tell from the true one gives the same hint, reasons and all."""
    hidden = 0
    for n, state in enumerate(positions(title, 2, seed=2)):
        seat = state.to_move
        twin = state.redeal(seat, random.Random(n))
        hidden += twin != state
        first, second = (hints(ask_for_hint(world, secret=b"a table")) for world in (state, twin))
        assert [x.as_dict() for x in first] == [x.as_dict() for x in second]
        assert [Judged.from_dict(x.as_dict()) for x in first] == first
    if title in ("roma", "arena", "lusitania"):
        assert hidden


@pytest.mark.soak(only=("empire",))
@pytest.mark.parametrize("title", TITLES)
def test_a_reason_names_a_change_that_is_true_in_the_view(title: str) -> None:
    """What is said to be sure stands in the difference of the views whichever way chance falls."""
    changes, sure = load(title, "reasons").changes, 0
    for n, state in enumerate(positions(title, 40, seed=3), 1):
        if sure and n > 4:
            break
        question = ask_for_hint(state)
        view, seat = question.view, question.seat
        for judged in hints(question):
            ends = [end for _, end in ends_of(question, judged.action)]
            for reason in judged.why:
                if isinstance(reason, Chance) or "-why-" not in reason.key:
                    continue  # a chance, or the effect that is told with the move
                sure += 1
                for end in ends:
                    told = [x.told() for x in (*changes(view, end.view(seat), seat), *outcome(end, seat))]
                    assert as_data(reason) in [as_data(x) for x in told], (state.text(judged.action), reason)
    assert sure


@pytest.mark.soak
def test_a_reason_names_one_of_the_sides_of_two_players() -> None:
    """Each has two sides of Empire, so the name of a side is a sentence of its own."""
    named = [
        reason.params["side"]
        for state in positions("empire", 12, players=2)
        for judged in hints(ask_for_hint(state))
        for told in judged.why
        if "side" in (reason := told.params.get("what", told) if isinstance(told, Chance) else told).params
    ]
    assert named
    assert {told.key for told in named} == {"empire-side"}


def ends_of(question: Question, action: int) -> Iterator[tuple[float, ludi.State]]:
    """The lines that the reasons for a move were made of."""
    reasons, rng = Reasons(question), random.Random(f"{question.seed} {action}")
    for world in reasons._worlds:
        state = world.copy()
        depth = state.raw.depth
        state.apply(action)
        yield from reasons._ends(state, 1.0, 36, depth, rng)


def test_a_move_that_wins_at_once_is_first_and_says_so() -> None:
    """A Forum that takes the last points, not the strong card beside it."""
    state = ludi.make("roma").position(FORUM)
    first, *others = hints(ask_for_hint(state))
    assert state.text(first.action) == "use 4"
    assert value_message(first) == Message("web-hint-worth", {"kind": "win", "points": 0.0, "percent": 100})
    assert Text("en").told("roma", first.why[0], ()) == "wins the game"
    assert all(x.value <= first.value for x in others)


def test_what_was_hardly_tried_never_stands_above_what_is_proven() -> None:
    found = [Judged(1, 0.6, 900), Judged(2, 0.62, 800), Judged(3, 0.9, 3), Judged(4, 0.2, 4)]
    assert [x.action for x in ordered(found)] == [2, 1, 4]
    assert [x.action for x in ordered(found, [3])] == [3, 2, 1, 4]


def test_how_sure_a_number_is_comes_from_how_often_it_was_tried() -> None:
    often, seldom = Judged(1, 0.5, 10_000), Judged(2, 0.5, 100)
    assert often.margin == pytest.approx(0.0098, abs=0.0001)
    assert seldom.margin == pytest.approx(0.096, abs=0.001)
    assert Judged(3, 0.0, 50).margin > 0.02  # never won is not surely lost
    assert Judged(4, 1.0, kind=Kind.WIN).margin == 0
    assert hint_note([seldom, often]) == Message("web-hint-note-even")
    assert hint_note([Judged(1, 0.8, 500), Judged(2, 0.5, 500)]) is None


def test_why_not_this_is_answered_for_any_legal_move() -> None:
    state = ludi.make("roma").position(FORUM)
    end = state.parse("end")
    judged = next(x for x in hints(ask_for_hint(state), also=end) if x.action == end)
    assert any(one.key == "roma-why-unused" for one in judged.why)
