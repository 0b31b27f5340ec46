"""One test that takes the browser along with it leaves the others one."""

from __future__ import annotations

import os
import signal

import pytest
from tests.conftest import children
from tests.e2e.conftest import CHROMIUMS


@pytest.mark.soak
def test_a_browser_that_was_ended_is_replaced() -> None:
    CHROMIUMS.close()
    before = children()
    first = CHROMIUMS.browser()
    (driver,) = children() - before
    os.kill(driver, signal.SIGKILL)
    second = CHROMIUMS.browser()
    assert second is not first
    with second.new_page() as page:
        assert page.evaluate("6 * 7") == 42
