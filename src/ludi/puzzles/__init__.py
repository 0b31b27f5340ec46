"""Puzzles: positions of bots' games in which one move is clearly best. They are data; any screen can ask them."""

from __future__ import annotations

from .data import BadPuzzle, Judgement, Puzzle, of_the_day, puzzle, puzzles, some_puzzles

__all__ = ["BadPuzzle", "Judgement", "Puzzle", "of_the_day", "puzzle", "puzzles", "some_puzzles"]
