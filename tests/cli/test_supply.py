"""When the terminal warns that the supply is nearly empty; the browser does it at the same number (web/tests)."""

from __future__ import annotations

import pytest

import ludi
from ludi.cli.boards import sentences
from ludi.locales import text


@pytest.mark.parametrize(("supply", "warned"), [(5, True), (6, True), (7, False)])
def test_the_supply_is_low_when_a_forum_can_empty_it(supply: int, warned: bool) -> None:
    view = ludi.make("roma").position({"supply": supply}).view(0)
    assert ("running low" in sentences("roma").describe(view, 0, ("Ada", "Livia"), text("en"))[0]) is warned
