"""Opponents: a bot gets what its seat may see and the legal moves, and answers with one of them."""

from __future__ import annotations

from ludi.bots.levels import LEVELS
from ludi.bots.process import BotProcess, HintProcess
from ludi.bots.protocol import Bot, Judged, Question, ask
from ludi.bots.thinking import make_bot

__all__ = ["LEVELS", "Bot", "BotProcess", "HintProcess", "Judged", "Question", "ask", "make_bot"]
