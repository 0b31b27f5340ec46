"""The paths of the web API about lessons and puzzles: pure functions of what is sent."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Depends, Response

from ludi.rooms import lessons, puzzles
from ludi.rooms.told import dumps

from . import inputs
from .models_learn import LessonAt, LessonExample, LessonInfo, LessonNow, PuzzleAnswer, PuzzleNow, Puzzles
from .routes import StrictRoute, answer, errors, visiting

router = APIRouter(prefix="/api", route_class=StrictRoute, dependencies=[Depends(visiting)])


@router.get("/lessons", response_model=list[LessonInfo], responses=errors())
async def get_lessons() -> Response:
    """The lessons of all titles."""
    return answer(dumps(lessons.listed()))


@router.post("/lessons/{title}/{lesson}", response_model=LessonNow, responses=errors(400, 404, 413, 415))
async def take_lesson(title: inputs.TitleName, lesson: inputs.TitleName, body: LessonAt) -> Response:
    """Where a lesson stands after what its reader did. Nothing is stored."""
    return answer(dumps(await asyncio.to_thread(lessons.now, title, lesson, body.taken, body.known)))


@router.get("/lessons/{title}/{lesson}/example", response_model=LessonExample, responses=errors(404))
async def get_example(title: inputs.TitleName, lesson: inputs.TitleName) -> Response:
    """A lesson as an example: its positions, played to its end."""
    return answer(dumps(await asyncio.to_thread(lessons.example, title, lesson)))


@router.get("/puzzles", response_model=list[Puzzles], responses=errors())
async def get_puzzles(day: inputs.Day) -> Response:
    """How many puzzles each title has, and which is that of a day."""
    return answer(dumps(await asyncio.to_thread(puzzles.listed, day)))


@router.post("/puzzles/{title}/{number}", response_model=PuzzleNow, responses=errors(400, 404, 413, 415))
async def take_puzzle(title: inputs.TitleName, number: inputs.PuzzleNumber, body: PuzzleAnswer) -> Response:
    """A puzzle, and what an answer to it is worth. Nothing is stored."""
    return answer(dumps(await asyncio.to_thread(puzzles.now, title, number, body.answer)))
