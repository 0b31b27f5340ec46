"""Lessons: scripted games that teach one idea each. A lesson is data; any driver that has a screen can run it."""

from __future__ import annotations

from .attempt import Attempt
from .check import problems
from .lesson import BadLesson, Lesson, Step, lesson, lessons

__all__ = ["Attempt", "BadLesson", "Lesson", "Step", "lesson", "lessons", "problems"]
