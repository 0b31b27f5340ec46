"""Several moves that a person may want at once, as a title offers them to whoever shows its moves."""

from __future__ import annotations

from dataclasses import dataclass

from .messages import Message


@dataclass(frozen=True)
class Touch:
    """What is touched for one move of an order, and the key of the sentence that tells the move which is meant."""

    token: str
    key: str


@dataclass(frozen=True)
class Way:
    """How often an order makes a move at most, and the sentence that says so."""

    most: int
    told: Message


@dataclass(frozen=True)
class Order:
    """Several moves that a person may want at once.

    One after the other, the first of the touches whose move is legal then is made; the order ends when none of them is,
    or when it has made as many moves as its way says. of: what is touched for the move that it is more of, so that it
    is offered where that one is; empty for an order that stands for itself.
    """

    of: str
    touches: tuple[Touch, ...]
    ways: tuple[Way, ...]
