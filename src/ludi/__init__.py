"""Ludi Romani: Roman tabletop games to play, to search and to learn from."""

from __future__ import annotations

from collections.abc import Mapping as _Mapping
from collections.abc import Sequence as _Sequence

from ludi.kernel.called import Catalogues as _Catalogues
from ludi.kernel.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    LudiError,
    UnknownTitle,
)
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game, State, make, titles
from ludi.kernel.messages import Message as _Message
from ludi.kernel.record import Record
from ludi.version import __version__

__all__ = [
    "CHANCE",
    "OVER",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "LudiError",
    "Record",
    "State",
    "UnknownTitle",
    "__version__",
    "make",
    "titles",
]


def _in_english(told: _Message) -> str:
    from ludi.locales import FALLBACK, text

    return text(FALLBACK).told("", told, ())


def _names(family: str, kind: str) -> _Mapping[str, _Sequence[str]]:
    from ludi.locales import names

    return names(family, kind)


LudiError.in_english = _in_english
_Catalogues.names = _names
