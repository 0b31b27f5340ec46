"""The cases of the suite leave out no number of players and no option of a title."""

from __future__ import annotations

import pytest
from tests.conformance.cases import CASES

import ludi
from ludi.kernel.options import Option
from ludi.kernel.titles import TITLES


def matters(option: Option, game: ludi.Game) -> bool:
    """Whether an option changes anything in a game with its other options."""
    other, words = option.when
    return (not option.players or game.players in option.players) and (not other or game.options[other] in words)


def of(title: str) -> list[ludi.Game]:
    """The games of all cases of a title."""
    return [ludi.make(title, **options) for name, options in CASES.values() if name == title]


@pytest.mark.parametrize("title", TITLES)
def test_every_option_of_a_title_differs_from_its_default_in_a_case_where_it_matters(title: str) -> None:
    games = of(title)
    for option in games[0].load("options").OPTIONS[title]:
        assert any(matters(option, g) and g.options[option.name] != option.default for g in games), option.name


@pytest.mark.parametrize("title", TITLES)
def test_every_number_of_players_of_a_title_has_a_case(title: str) -> None:
    games = of(title)
    fewest, most = games[0].load("options").PLAYERS
    assert {g.players for g in games} == set(range(fewest, most + 1))
