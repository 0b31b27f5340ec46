"""Which tests every run leaves out."""

from __future__ import annotations

import pytest
from tests.soaking import soaks

pytest_plugins = ["pytester"]
FILE = """
import pytest

def test_always(): pass

@pytest.mark.soak
def test_at_times(): pass

@pytest.mark.soak(only=("b",))
@pytest.mark.parametrize("x", "abc")
def test_but_for_one(x): pass

@pytest.mark.soak(but=("a", "c"))
@pytest.mark.parametrize("x", "abc")
def test_all_but_two(x): pass

@pytest.mark.parametrize("x", ["a", pytest.param("b", marks=pytest.mark.soak)])
def test_by_value(x): pass
"""
SOME = """
import pytest

@pytest.mark.soak(but=3)
@pytest.mark.parametrize("x", range(12))
def test_some(x): pass

@pytest.mark.soak(but=3)
@pytest.mark.parametrize("x", range(12))
def test_the_same(x): pass

@pytest.mark.soak(but=4)
@pytest.mark.parametrize("x", range(2))
def test_more_than_there_are(x): pass
"""
LEFT = """
import pytest

MARKED = [pytest.param(x, marks=pytest.mark.soak) for x in range(11)]

@pytest.mark.soak(but=1)
@pytest.mark.parametrize("x", [*MARKED, 11])
def test_one(x): pass

@pytest.mark.soak(but=2)
@pytest.mark.parametrize("x", [*MARKED, 11])
def test_two(x): pass

@pytest.mark.soak(but=1)
@pytest.mark.parametrize("x", MARKED)
def test_none(x): pass
"""


@pytest.fixture(autouse=True)
def marks(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nmarkers = soak")


def test_what_is_marked_is_left_out(pytester: pytest.Pytester) -> None:
    left_out = soaks(pytester.getitems(FILE))
    assert {item.name for item in left_out} == {
        "test_at_times",
        "test_but_for_one[b]",
        "test_all_but_two[b]",
        "test_by_value[b]",
    }


def test_what_is_named_is_played(pytester: pytest.Pytester) -> None:
    items = pytester.getitems(FILE)
    file = items[0].nodeid.partition("::")[0]
    named = [f"{file}::test_at_times", f"{file}::test_but_for_one[b]"]
    assert {item.name for item in soaks(items, named)} == {"test_all_but_two[b]", "test_by_value[b]"}
    assert len(soaks(items, [file])) == 4
    alone = [item for item in items if item.name == "test_but_for_one[b]"]
    assert soaks(alone, [f"{file}::test_but_for_one[b]"]) == []
    assert soaks([item for item in items if item.name == "test_all_but_two[a]"], [f"{file}::test_all_but_two[a]"]) == []


def test_some_lie_evenly_and_are_the_same_within_a_file(pytester: pytest.Pytester) -> None:
    items = pytester.getitems(SOME)
    left_out = {*soaks(items)}
    played = [int(item.name[:-1].partition("[")[2]) for item in items if item not in left_out]
    assert sorted(played[:3]) == [played[0], played[0] + 4, played[0] + 8]
    assert played[3:] == [*played[:3], 0, 1]


def test_of_those_that_are_left(pytester: pytest.Pytester) -> None:
    """What a plain mark leaves out already is not what stays."""
    items = pytester.getitems(LEFT)
    left_out = {*soaks(items)}
    assert [item.name for item in items if item not in left_out] == ["test_one[11]", "test_two[11]"]


def test_a_variant_that_is_not_there_is_an_error(pytester: pytest.Pytester) -> None:
    items = pytester.getitems(FILE.replace('"abc"', '"ab"'))
    with pytest.raises(pytest.UsageError, match="test_all_but_two: of its variants none is 'c', but a, b"):
        soaks(items)
