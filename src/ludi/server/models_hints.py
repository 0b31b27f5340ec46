"""What the server answers about hints."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from .models import Message


class HintMove(BaseModel):
    """A move, and the chance of winning with it, 0 to 1: as a search found that tried it so many times.

    points: those to be expected at the end, where they are known from a solution of the game instead (visits is 0
    then); alone, the value is then their share of what can be had. kind: what the move is judged by, where it is not
    the chance that a search found: points exactly, at least so many, or about so many; the chance of winning exactly
    or likely. turns: how many the seat is taken to have left, this one included, where nobody knows. worth: what it
    promises, in words; why: the reasons, from what it changes in the view of the seat.
    """

    action: int
    text: str
    told: Message
    worth: Message
    why: list[Message]
    visits: int
    value: float
    points: float | None = None
    kind: Literal["points", "least", "about", "win", "likely"] | None = None
    turns: int | None = None


class Hint(BaseModel):
    """The best moves found, best first, from what the seat may see. full: with compiled code, where that matters.

    also: the move that was asked about; it may be one of the best. note: what the numbers are.
    """

    version: int
    moves: list[HintMove]
    also: HintMove | None
    note: Message | None
    full: bool


class AskedForHint(BaseModel):
    """A question for hints in a position of a version.

    question: a line for `ludi.bots.worker` with the view of the seat, its moves and a world in which all that this seat
    cannot know was dealt anew; null where the server finds better hints than a browser.
    """

    version: int
    question: dict[str, Any] | None


class Program(BaseModel):
    """Python, its library, the rules and the bots for a browser: where they lie, from the root of the server."""

    python: str
    library: str
    rules: str
