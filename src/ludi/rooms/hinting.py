"""Hints as a seat is told of them, wherever they are thought out: at a server, or in the browser of who asks."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ludi.bots.levels import levels_of
from ludi.bots.protocol import HINTS, Judged, Question, hint_note
from ludi.bots.worker import Mind
from ludi.kernel.budget import search_progress
from ludi.kernel.messages import as_data
from ludi.kernel.titles import family

from . import told

Json = dict[str, Any]
Searched = Callable[[int, int], None]  # tries that are made, and how many will be


def asked(question: Question, version: int, iterations: int, ms: float) -> Json:
    """The question for hints in a position of a version, for `think`: it holds a redealt world, and no other."""
    return {**question.as_dict(), "version": version, "iterations": iterations, "ms": ms}


def archives(question: Mapping[str, Any]) -> Iterator[str]:
    """What a browser needs for a question besides what every title needs, each to be fetched before the next is known.

    The question is one for a level or for hints, or that of `reviewing`.
    """
    title = question["title"]
    yield family(title)
    those = [level for name, level in levels_of(title).items() if question.get("level", name) == name]
    for apart in sorted({level.apart for level in those} - {""}):
        yield f"{family(title)}-{apart}"


def think(line: str, said: Searched | None = None) -> str:
    """The answer of a worker in a browser: a line of `ludi.bots.worker`, or a hint for what `asked` made.

    Of such a question `also` may name a move to judge besides. said: told now and then how many of how many iterations
    the search has made.
    """
    lines, question = Lines(said), json.loads(line)
    with search_progress(said):
        Mind(lines).work(question)
    answer = lines.getvalue().splitlines()[-1]
    if "version" not in question:
        return answer
    found = json.loads(answer)
    judged, also = [Judged.from_dict(x) for x in found["moves"]], question.get("also")
    best = [x for x in judged[:HINTS] if x.action != also or x.visits or x.value or x.kind]
    mine = next((x for x in judged if x.action == also), None)
    return json.dumps(hint(Question.from_dict(question), question["version"], best, mine, full=found["full"]))


class Lines(io.StringIO):
    """What a mind writes; of a line that says how far a search is, `said` is told."""

    def __init__(self, said: Searched | None) -> None:
        super().__init__()
        self._said = said

    def write(self, line: str) -> int:
        """Keep a line."""
        if self._said is not None and (searched := json.loads(line).get("searched")):
            self._said(*searched)
        return super().write(line)


def hint(question: Question, version: int, best: Sequence[Judged], also: Judged | None, *, full: bool) -> Json:
    """The best moves, best first, and the one that was asked about, in the words of the seat that is to move."""
    note = hint_note(best)
    return {
        "version": version,
        "moves": [_move(question, x) for x in best],
        "also": None if also is None else _move(question, also),
        "note": None if note is None else as_data(note),
        "full": full,
    }


def _move(question: Question, judged: Judged) -> Json:
    text = question.texts[question.legal.index(judged.action)]
    return told.judged(question.game, dict(question.view), text, judged)
