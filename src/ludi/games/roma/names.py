"""Cards by name."""

from __future__ import annotations

from ludi.kernel.parsing import by_name

from .constants import CARD_NAMES

CARD_OF = by_name(CARD_NAMES)
