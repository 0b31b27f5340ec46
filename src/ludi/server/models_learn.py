"""What goes over the wire about lessons and puzzles."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from .inputs import Given
from .models import EventMessage, Message, RoomInfo, Snapshot
from .models_hints import Hint

MOST_STEPS = 100
Taken = Annotated[int, Field(ge=0, le=2**31 - 1)] | None


class LessonInfo(BaseModel):
    """A lesson of a title. number: its place; name: of the lesson; steps: how many it has."""

    title: str
    lesson: str
    number: int
    minutes: int
    steps: int
    name: Message


class LessonAt(Given):
    """Where somebody is in a lesson: what he has done so far, null for a step that was read.

    known: how many of these the reader has been told of; without it everything is told anew.
    """

    taken: list[Taken] = Field(default_factory=list, max_length=MOST_STEPS)
    known: Annotated[int, Field(ge=0, le=MOST_STEPS)] | None = None


class LessonAnswer(BaseModel):
    """A legal move that does not go on, and what is said to it."""

    action: int
    told: Message


class LessonNow(BaseModel):
    """A lesson as it stands. The lesson has no room and nothing of it is stored: the reader keeps what was taken.

    at: which step this is, from 1; told: what is said; to_read: there is only something to read; done: it was the last;
    answers: which legal moves do not go on, and why; sentences: the position in words.
    room, snapshot, events: as the stream of a room has them; snapshot: where nothing was known, or nothing happened.
    """

    lesson: LessonInfo
    at: int
    told: Message
    to_read: bool
    done: bool
    answers: list[LessonAnswer]
    sentences: list[Message]
    room: RoomInfo
    snapshot: Snapshot | None
    events: list[EventMessage]


class LessonExample(BaseModel):
    """A lesson that was played to its end: the position at its start, and each event with the position after it."""

    lesson: LessonInfo
    room: RoomInfo
    snapshot: Snapshot
    events: list[EventMessage]


class Puzzles(BaseModel):
    """The puzzles of a title: how many there are, and the number of that of the day."""

    title: str
    count: int
    today: int


class PuzzleAnswer(Given):
    """An answer to a puzzle, one of its legal moves; without it the puzzle is only shown."""

    answer: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None


class PuzzleAnswered(BaseModel):
    """What an answer is worth. hint: the best moves, and `also` the chosen one."""

    right: bool
    hint: Hint


class PuzzleNow(BaseModel):
    """A puzzle. It has no room and nothing of it is stored.

    number, count: its place among those of its title; told: what is asked, or the verdict; sentences: the position in
    words. room, snapshot: as the stream of a room has them; no move is legal once it is answered.
    """

    title: str
    number: int
    count: int
    told: Message
    sentences: list[Message]
    room: RoomInfo
    snapshot: Snapshot
    answer: PuzzleAnswered | None
