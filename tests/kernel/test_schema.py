"""A state declared once: plain object, record, copy, digest, flat form and dict agree."""

from __future__ import annotations

import random
from typing import Annotated, Any

import numpy as np
import pytest

import ludi
from ludi.kernel import copying, schema
from ludi.kernel.home import load
from ludi.kernel.titles import TITLES


class Part:
    """A nested piece."""

    size: int
    marks: Annotated[list[int], 3]


class Whole:
    """A state with every kind of field."""

    turn: int
    part: Part
    many: Annotated[list[Part], 2]


def filled() -> Any:
    g = schema.blank(Whole)
    schema.fill(Whole, g, iter(range(1, 14)))
    return g


def test_a_plain_object_has_the_declared_fields_and_no_others() -> None:
    g = schema.blank(Whole)
    assert schema.flat(Whole, g) == [0] * 13
    with pytest.raises(AttributeError):
        g.extra = 1
    with pytest.raises(AttributeError):
        g.many[0].extra = 1


def test_flat_form_is_in_declared_order_and_reads_back() -> None:
    g = filled()
    assert schema.flat(Whole, g) == list(range(1, 14))
    assert (g.turn, g.part.size, g.part.marks, g.many[1].marks) == (1, 2, [3, 4, 5], [11, 12, 13])
    assert schema.as_dict(Whole, g)["many"][0] == {"size": 6, "marks": [7, 8, 9]}


def test_a_record_holds_the_same_numbers() -> None:
    records = np.zeros(3, schema.dtype(Whole))
    schema.to_record(Whole, filled(), records, 1)
    assert records[1]["many"][1]["marks"].tolist() == [11, 12, 13]
    assert records[0]["turn"] == records[2]["turn"] == 0
    assert schema.flat(Whole, schema.from_record(Whole, records, 1)) == list(range(1, 14))
    assert schema.dtype(Whole).itemsize == 13 * 8


def test_a_copy_is_equal_and_shares_nothing() -> None:
    g = filled()
    other = copying.clone(Whole, g)
    assert copying.numbers(Whole, other) == copying.numbers(Whole, g) == schema.flat(Whole, g) == list(range(1, 14))
    schema.fill(Whole, g, iter([0] * 13))
    g.part.marks.clear()
    g.many.clear()
    assert schema.flat(Whole, other) == list(range(1, 14))
    other.many[0].marks[0] = 9
    assert other.many[1].marks == [11, 12, 13]


@pytest.mark.parametrize("title", TITLES)
def test_states_of_games_are_copied_whole(title: str) -> None:
    game, rng = ludi.make(title), random.Random(5)
    state = game.start()
    for _ in range(60):
        state.game.rules.apply(state.raw, rng.choice(state.possible()))
        other = state.copy()
        assert schema.flat(game.state_type, other.raw) == schema.flat(game.state_type, state.raw)
        assert other.to_dict() == state.to_dict()


def test_generated_copy_clear_and_digest() -> None:
    names: dict[str, Any] = {}
    exec(schema.source(Whole).replace("from .state import State", ""), names)
    g, h = filled(), schema.blank(Whole)
    names["copy"](h, g)
    assert schema.flat(Whole, h) == schema.flat(Whole, g)
    assert names["digest"](h) == names["digest"](g)
    h.many[1].marks[2] += 1
    assert g.many[1].marks[2] == 13
    assert names["digest"](h) != names["digest"](g)
    names["clear"](h)
    assert schema.flat(Whole, h) == [0] * 13


def test_a_wrong_declaration_is_refused() -> None:
    class Wrong:
        names: dict[str, int]

    with pytest.raises(TypeError, match=r"Wrong\.names"):
        schema.fields(Wrong)


@pytest.mark.soak
def test_every_single_number_of_a_state_counts_in_key_and_digest() -> None:
    game = ludi.make("roma")
    state, rng = game.start(), random.Random(1)
    for _ in range(60):
        state.sample(rng) if state.to_move == ludi.CHANCE else state.apply(rng.choice(state.legal()))
    digest = load("roma", "state_ops").digest
    numbers = schema.flat(game.state_type, state.raw)
    for i in range(len(numbers)):
        other = state.copy()
        schema.fill(game.state_type, other.raw, iter([*numbers[:i], numbers[i] + 1, *numbers[i + 1 :]]))
        assert other != state
        assert other.key() != state.key()
        assert digest(other.raw) != digest(state.raw)
