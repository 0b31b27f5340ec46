"""What titles say of positions and moves: complete in every language, the same everywhere, and from the view alone.

`bench/spoken.py` asks the same of many more games.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludi.locales import languages

from .cases import CASES, told_of
from .page import Page
from .spoken import SPOKEN, check_hidden_chances, check_page, check_resolves, check_same_words, check_view_alone, few


@pytest.fixture(scope="module", params=SPOKEN)
def case(request: pytest.FixtureRequest) -> str:
    """A title with its options. All tests of one follow each other, since they look at the same games."""
    return str(request.param)


@pytest.mark.soak(but=12)
def test_every_sentence_resolves_in_every_language(case: str) -> None:
    check_resolves(case, few(case))


@pytest.mark.soak(but=12)
def test_terminal_and_page_are_given_the_same_words(case: str) -> None:
    check_same_words(case, few(case))


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with Page() as reader:
        yield reader


@pytest.mark.soak(but=12)
def test_the_page_says_every_sentence_as_the_terminal_does(case: str, page: Page) -> None:
    check_page(case, few(case), page, share=len(languages()))


@pytest.mark.soak(but=12)
def test_words_depend_on_the_view_alone(case: str) -> None:
    check_view_alone(case, few(case))


@pytest.mark.soak(but=12)
def test_a_reader_who_hides_chances_loses_all_of_them(case: str) -> None:
    lost, least = check_hidden_chances(case, few(case)), told_of(CASES[case][0]).CHANCES
    assert lost > least if least else lost == 0
