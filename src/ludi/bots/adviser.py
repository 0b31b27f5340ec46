"""Hints: the best moves for a seat, best first.

What each move is worth is known exactly in some titles; elsewhere, and where Numba is missing, a search is asked.
"""

from __future__ import annotations

from typing import Any

from ludi.bots import advised
from ludi.bots.protocol import Question
from ludi.bots.thinking import considered
from ludi.games.pokern.kinds import MOST_ALONE


def advised_moves(question: Question) -> list[dict[str, Any]]:
    """What the title's advisor says, with points at the end; none where there is no advisor."""
    if question.game.title != advised.TITLE or not advised.ready():
        return []
    alone, world = question.game.players == 1, question.world
    turns = None if alone else advised.rounds_left(world)
    moves = []
    for x in advised.opinions(world, advised.STRONGEST, every=True):
        value = (x.points or 0.0) / MOST_ALONE if alone else x.chance or 0.0
        points = None if x.points is None else round(x.points, 2)
        move = {"action": x.action, "visits": 0, "value": round(min(1.0, value), 3), "points": points}
        moves.append({**move, "kind": str(x.kind), "turns": turns})
    return moves


def searched_moves(question: Question, iterations: int | None, ms: float | None) -> list[dict[str, Any]]:
    """What the strongest level's way of searching finds. Alone there is nobody to beat: its chances are points then."""
    found = considered(question, iterations, ms)
    alone = question.game.title == advised.TITLE and question.game.players == 1
    moves = []
    for x in found.actions:
        value = round(x.values[question.seat], 3)
        move = {"action": x.action, "visits": x.visits, "value": value}
        moves.append(move | ({"points": round(value * MOST_ALONE), "kind": advised.Kind.ABOUT} if alone else {}))
    return moves


def hints(question: Question, iterations: int | None, ms: float | None) -> list[dict[str, Any]]:
    """The moves with what they promise, best first."""
    return advised_moves(question) or searched_moves(question, iterations, ms)
