"""Cards by name."""

from __future__ import annotations

import difflib

from .kinds import CARD_NAMES

CARD_OF = {name.casefold(): k for k, name in enumerate(CARD_NAMES) if name}


def hint(name: str) -> str:
    """Near names of cards for an error message."""
    near = difflib.get_close_matches(name.casefold(), CARD_OF, 3)
    return f"; did you mean {' or '.join(CARD_NAMES[CARD_OF[n]] for n in near)}?" if near else ""
