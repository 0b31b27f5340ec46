"""Why a move is good or bad: what it changes in the view of the seat to move, over the best lines that follow it.

A line begins with the move, goes on with quick choices, and ends where nothing of the move is pending any more. Chance
is counted out where that is short, and drawn where it is not. All of it happens in worlds redealt from what the seat
knows, with random numbers of the question: equal questions have equal reasons, and nothing hidden is told.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludi.bots import warmth
from ludi.bots.levels import level_of
from ludi.bots.protocol import Judged, Kind, Limits, Question, ask
from ludi.kernel import past
from ludi.kernel.changes import Change
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import State
from ludi.kernel.messages import Chance, Message

WORLDS = 4  # redealt for a question
LEAVES = 36  # ends of lines that are counted out in each; beyond it they are drawn
LONGEST = 80  # decisions of a line
FEWEST = 0.05  # the chance below which nothing is said of a change
SURE = 0.9999  # the chance from which on something is certain
MOST = 3  # reasons for a move
NODES = 300  # choices tried for a win at once
OUTCOME = {"won": 100.0, "drawn": 50.0, "lost": 100.0, "ended": 20.0}
QUICK = "greedy"

Known = tuple[str, tuple[tuple[str, Any], ...]]  # what a change is, but for its number


@dataclass(frozen=True)
class Leaf:
    """The end of a line: how likely it is, and what has changed."""

    weight: float
    changes: tuple[Change, ...]


class Reasons:
    """The reasons for moves of one question."""

    def __init__(self, question: Question) -> None:
        self._question = question
        self._changes = getattr(past.optional(past.NOW, question.game.title, "reasons"), "changes", None)
        self._level = level_of(QUICK, question.game.title)
        self._warm = warmth.has_code(self._level, question.game)
        rng = random.Random(question.seed)
        self._worlds = [question.world.redeal(question.seat, rng) for _ in range(WORLDS)]
        self._chosen: dict[bytes, int] = {}

    def explain(self, found: Sequence[Judged]) -> list[Judged]:
        """The moves with the reasons for each; what sets them apart comes first."""
        told = [self._gathered(x.action) for x in found]
        means = [{known: share * size for known, (share, size, _) in one.items()} for one in told]
        return [replace(x, why=tuple(self._said(i, told, means, x.action))) for i, x in enumerate(found)]

    def wins(self) -> list[int]:
        """The moves by which the seat can win with its own choices alone, whatever is hidden; the quickest first."""
        lengths = {a: [self._forces(world, a) for world in self._worlds] for a in self._question.legal}
        sure = {a: max(x for x in found if x is not None) for a, found in lengths.items() if None not in found}
        return sorted(sure, key=lambda a: (sure[a], a))

    def _forces(self, world: State, action: int) -> int | None:
        """The fewest choices by which the seat wins after this one; None where it cannot."""
        seat, left = self._question.seat, NODES
        ahead = deque([(0, world, action)])
        while ahead and left:
            length, state, a = ahead.popleft()
            after = state.copy()
            after.apply(a)
            left -= 1
            if after.to_move == OVER and result(after, seat) == "won":
                return length
            if after.to_move == seat:
                ahead.extend((length + 1, after, a) for a in after.legal())
        return None

    # What a move leads to

    def _gathered(self, action: int) -> dict[Known, tuple[float, float, Change]]:
        """Of each change how likely it is, the mean of its numbers (1 where it has none), and one that is like it."""
        found: dict[Known, list[tuple[float, Change]]] = {}
        for leaf in self._leaves(action):
            for change in leaf.changes:
                found.setdefault((change.key, change.params), []).append((leaf.weight, change))
        out = {}
        for known, parts in found.items():
            share = min(1.0, sum(w for w, _ in parts))
            size = sum(w * (c.n or 1) for w, c in parts) / sum(w for w, _ in parts)
            same = len({c.n for _, c in parts}) == 1
            out[known] = share, size, parts[0][1] if same else replace(parts[0][1], n=-1)
        return out

    def _leaves(self, action: int) -> Iterator[Leaf]:
        view, seat = self._question.view, self._question.seat
        rng = random.Random(f"{self._question.seed} {action}")
        for world in self._worlds:
            state = world.copy()
            depth = state.raw.depth
            state.apply(action)
            for weight, end in self._ends(state, 1 / WORLDS, LEAVES, depth, rng):
                changes = self._changes(view, end.view(seat), seat) if self._changes else []
                yield Leaf(weight, (*outcome(end, seat), *changes))

    def _ends(
        self, state: State, weight: float, leaves: int, depth: int, rng: random.Random
    ) -> Iterator[tuple[float, State]]:
        """The ends of the lines from a position on, each with its weight."""
        for _ in range(LONGEST):
            if state.to_move == OVER or (state.to_move >= 0 and state.raw.depth <= depth):
                break
            if state.to_move == CHANCE:
                ways = state.chance()
                if 1 < len(ways) <= leaves:
                    total = sum(n for _, n in ways)
                    for a, n in ways:
                        after = state.copy()
                        after.apply(a)
                        yield from self._ends(after, weight * n / total, leaves // len(ways), depth, rng)
                    return
                state.sample(rng)
            else:
                state.apply(self._choice(state))
        yield weight, state

    def _choice(self, state: State) -> int:
        """What is chosen within a line: quickly, and in one position always the same."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        key = state.key()
        if key not in self._chosen:
            question = ask(state, random.Random(self._question.seed))
            self._chosen[key] = self._level.choose(question, Limits(), warm=self._warm).action
        return self._chosen[key]

    # What is said of it

    def _said(
        self,
        at: int,
        told: Sequence[Mapping[Known, tuple[float, float, Change]]],
        means: Sequence[Mapping[Known, float]],
        action: int,
    ) -> Iterator[Message]:
        """The reasons for one of the moves: what matters most, and most where others have it less."""
        ranked = []
        for known, (share, size, change) in told[at].items():
            alike = len(told) > 1 and all(abs(one.get(known, 0.0) - means[at][known]) < 0.001 for one in means)
            if share < (SURE if change.drawn else FEWEST) or (alike and change.weight < max(OUTCOME.values())):
                continue  # too rare, or the same whatever is done
            others = [one.get(known, 0.0) for i, one in enumerate(means) if i != at]
            apart = abs(means[at][known] - sum(others) / len(others)) if others else means[at][known]
            ranked.append((-abs(change.weight) * (means[at][known] + 3 * apart), known[0], share, size, change))
        ranked.sort(key=lambda x: (x[0], x[1], str(x[4].params)))
        said = [one(share, size, change) for _, _, share, size, change in ranked[:MOST]]
        effect = self._question.game.legal_move(dict(self._question.view), action).effect
        if effect is not None and (isinstance(effect, Chance) or not said):
            said.append(effect)
        yield from said


def one(share: float, size: float, change: Change) -> Message:
    """A change in words: as it is where it is sure, else with its chance, or with the mean of its numbers."""
    if change.n >= 0:
        what = change.told()
        return what if share > SURE else Chance("web-why-percent", {"percent": percent(share), "what": what})
    return Chance("web-why-mean", {"what": change.told(round(share * size, 1))})


def percent(share: float) -> int:
    """A chance in percent; what is not certain is never 0 or 100."""
    return max(1, min(99, round(100 * share)))


def result(state: State, seat: int) -> str:
    """How a game that is over ended for a seat: won, drawn, lost; alone it has just ended."""
    ranks = state.ranks()
    if len(ranks) == 1:
        return "ended"
    if ranks[seat]:
        return "lost"
    return "won" if ranks.count(0) == 1 else "drawn"


def outcome(state: State, seat: int) -> list[Change]:
    """That the game is over, and how."""
    if state.to_move != OVER:
        return []
    how = result(state, seat)
    return [Change(f"web-why-{how}", OUTCOME[how])]


def ordered(found: Sequence[Judged], wins: Sequence[int] = ()) -> list[Judged]:
    """Hints in the order of the numbers that are shown.

    wins: the moves that are known to win, the quickest first; they come before all others.
    What a search has hardly tried is left out where its number would stand above that of a better proven move.
    """
    if any(x.kind is not None for x in found):
        return list(found)
    sure = [replace(x, value=1.0, kind=Kind.WIN) for a in wins for x in found if x.action == a]
    rest = [x for x in found if x.action not in wins]
    most = max((x.visits for x in rest), default=0)
    tried = sorted((x for x in rest if 4 * x.visits >= most), key=lambda x: -shown(x))
    least = shown(tried[-1]) if tried else 0
    others = sorted((x for x in rest if 4 * x.visits < most and shown(x) <= least), key=lambda x: -shown(x))
    return [*sure, *tried, *others]


def shown(move: Judged) -> int:
    """The number that is shown of a move that a search has judged."""
    return round(100 * move.value)
