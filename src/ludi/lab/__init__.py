"""The laboratory: bots against bots, counted; and how fast it all is."""

from __future__ import annotations

from ludi.lab.plan import Plan, Result
from ludi.lab.review import Review, review
from ludi.lab.simulate import simulate
from ludi.lab.summary import Share, Summary, summary

__all__ = ["Plan", "Result", "Review", "Share", "Summary", "review", "simulate", "summary"]
