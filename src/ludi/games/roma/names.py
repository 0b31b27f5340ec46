"""Cards by name."""

from __future__ import annotations

from ludi.kernel.reading import by_name

from .kinds import CARD_NAMES

CARD_OF = by_name(CARD_NAMES)
