"""JSON from outside, read as its standard has it and no more: what programs disagree about is refused."""

from __future__ import annotations

import json
import math
from typing import Any

DEPTH = 32
LARGEST = 2**63  # whole numbers beyond are no value of ours, and long ones take long to read


def loads(text: str | bytes) -> Any:
    """The value in a text. Raises ValueError, with the reason, for what is no JSON.

    Refused besides: a name given twice in one object, NaN and infinity, numbers of more than 64 bits, half of a
    surrogate pair, and more than 32 levels.
    """
    try:
        found = json.loads(
            text, object_pairs_hook=_object, parse_constant=_constant, parse_float=_float, parse_int=_integer
        )
    except RecursionError:
        raise ValueError(f"it is more than {DEPTH} levels deep") from None
    _check(found)
    return found


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name is given twice in one object")
    return found


def _constant(word: str) -> Any:
    raise ValueError(f"{word} is not a number")


def _float(word: str) -> float:
    found = float(word)
    if not math.isfinite(found):
        raise ValueError("a number is too large")
    return found


def _integer(word: str) -> int:
    if len(word) > 20 or not -LARGEST <= (found := int(word)) < LARGEST:
        raise ValueError("a number is too large")
    return found


def _check(value: Any) -> None:
    level: list[Any] = [value]
    for _ in range(DEPTH):
        deeper: list[Any] = []
        for x in level:
            if isinstance(x, dict):
                deeper += x.keys()
                deeper += x.values()
            elif isinstance(x, list):
                deeper += x
            elif isinstance(x, str) and not x.isascii():
                _text(x)
        if not deeper:
            return
        level = deeper
    raise ValueError(f"it is more than {DEPTH} levels deep")


def _text(word: str) -> None:
    try:
        word.encode()
    except UnicodeEncodeError:
        raise ValueError("a text has half of a surrogate pair") from None
