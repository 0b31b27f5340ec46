"""What is wrong with a lesson: its script is played in every way that it accepts, to the end."""

from __future__ import annotations

from collections.abc import Iterator

from ludi.kernel.errors import LudiError
from ludi.kernel.messages import Message

from .attempt import OTHERWISE, Attempt, fits
from .lesson import ANY, Lesson

MOST = 200  # ways through a lesson that are played


def ways(lesson: Lesson) -> Iterator[Attempt]:
    """An attempt at every step of every way through a lesson. Raises LudiError where the script cannot be followed."""
    ahead: list[list[int | None]] = [[]]
    ends = 0
    while ahead and ends < MOST:
        taken = ahead.pop()
        attempt = Attempt(lesson, taken)
        yield attempt
        if attempt.done:
            ends += 1
        elif attempt.reading:
            ahead.append([*taken, None])
        else:
            ahead += [[*taken, action] for action in reversed(attempt.accepted())]


def problems(lesson: Lesson) -> list[str]:
    """Everything that is wrong with the script of a lesson; nothing if it can be taught."""
    found = list[str]()
    try:
        for attempt in ways(lesson):
            found += complaints(attempt)
    except LudiError as error:
        found.append(str(error))
    return [f"{lesson.title}/{lesson.id}: {line}" for line in dict.fromkeys(found)]


def complaints(attempt: Attempt) -> list[str]:
    """What is wrong where an attempt stands."""
    state, step, lesson = attempt.match.state, attempt.step, attempt.lesson
    where = f"step {step.id!r}: "
    if attempt.reading:
        return []
    if state.to_move != lesson.seat:
        return [f"{where}a move is asked for, but it is not the learner's turn"]
    legal, found = attempt.legal(), list[str]()
    for pattern in step.moves:
        if not any(fits(state, a, (pattern,)) for a in legal):
            found.append(f"{where}no legal move fits {pattern!r}; legal is {', '.join(map(state.text, legal))}")
    for pattern in step.answers:
        if pattern != ANY and not any(fits(state, a, (pattern,)) for a in legal):
            found.append(f"{where}answers: no legal move fits {pattern!r}")
    return found


def sentences(lesson: Lesson) -> list[Message]:
    """Every sentence that a lesson may say, its name first."""
    found = [lesson.said()]
    for step in lesson.steps:
        found.append(lesson.said(step.id))
        found += [lesson.said(step.id, name) for name in dict.fromkeys(step.answers.values())]
    return [*found, OTHERWISE]
