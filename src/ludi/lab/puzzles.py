"""Finding puzzles: positions of bots' games in which one move is clearly best, and is so for two kinds of judgement.

A quick search looks at every position of a game. What it finds promising is judged twice more: by a long search, and
by many short ones that compare the moves with each other in worlds dealt anew. The best move must be the same for
both, and ahead of every other one by more than the comparison may err. Where the searches end before the game does,
whole games must bear it out as well: what judges the end of a search is wrong here and there, and a move that is best
by far is sought just there.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

from ludi.bots import warmth
from ludi.bots.levels import LEVELS, level_of
from ludi.bots.protocol import Judged, Kind, Limits, Question, ask
from ludi.bots.reasons import Reasons
from ludi.kernel import past
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game
from ludi.kernel.messages import Chance
from ludi.lab.values import Values
from ludi.puzzles.data import written

PLAYERS = ("greedy", "tiro", "centurio")  # of the games: positions off the line of best play are met as well
QUICK = ("greedy", "tiro", "centurio")  # whether these find the move says how hard it is
FEWEST = 3  # moves to choose among
APART = 12  # decisions between two puzzles of a game
MOST = 4  # puzzles of a game
LOOK, DEEP, EACH = 400, 20_000, 1500  # iterations: at first sight, of the long search, and of each short one
TRIES = 10  # short searches for each move that is in question
CONTENDERS = 6  # moves that are compared in full
ENDED = 1000  # whole games after each of the two best moves
BORNE = 0.5  # part of the gap by which the best move must be ahead in these
GAP = 0.12  # of the chance of winning, for each of the seats, by which the best move is ahead: 6 % for two
POINTS = 2.0  # likewise, where points are known
Z95 = 1.959963984540054

Found = dict[str, Any]  # a line of the file, but for the numbers of the game and of the decision


class Finder:
    """Finds the puzzles of the games of one title."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed = game, seed
        if warmth.is_compiled(game.title) and not warmth.at_hand(game):
            warmth.warm(game)
        self._gap = GAP / game.players
        self._top = level_of(LEVELS[-1], game.title)
        self._values = Values(game, EACH)
        self._reasons = past.optional(past.NOW, game.title, "reasons")

    def of_game(self, number: int) -> Iterator[Found]:
        """Play a game, and judge its positions as they come."""
        rng = random.Random(f"{self.seed} {number}")
        levels = [level_of(rng.choice(PLAYERS), self.game.title) for _ in range(self.game.players)]
        state, since, found = self.game.start(), 0, 0
        while state.to_move != OVER and found < MOST:
            if state.to_move == CHANCE:
                state.sample(rng)
                continue
            legal = state.legal()
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            question, since = ask(state, rng), since + 1
            if since >= APART and len(legal) >= FEWEST and (puzzle := self.judge(question, rng)):
                yield puzzle
                since, found = 0, found + 1
            state.apply(levels[state.to_move].choose(question, Limits(), warm=True).action)

    def judge(self, question: Question, rng: random.Random) -> Found | None:
        """The puzzle of a position; None where no move is clearly best."""
        first = self._top.advise(question, LOOK, None, warm=True)
        if first[0].kind is not None:
            return self._exact(question, first)
        ahead = sorted((x.value for x in first if x.visits), reverse=True)
        if len(ahead) > 1 and ahead[0] - ahead[1] < self._gap / 2:
            return None
        contenders = [x.action for x in first[:CONTENDERS]]
        means = {a: fmean(values) for a, values in self._compared(question, contenders, 2, rng).items()}
        ahead = sorted(means.values(), reverse=True)
        if ahead[0] - ahead[1] < 0.8 * self._gap:
            return None
        tried = self._compared(question, contenders, TRIES, rng)
        means = {a: fmean(values) for a, values in tried.items()}
        best, second = sorted(means, key=lambda a: -means[a])[:2]
        apart = [x - y for x, y in zip(tried[best], tried[second], strict=True)]
        margin = Z95 * stdev(apart) / sqrt(TRIES)
        if fmean(apart) < self._gap or fmean(apart) < 2 * margin:
            return None
        rest = [a for a in question.legal if a not in contenders]
        means |= {a: fmean(values) for a, values in self._compared(question, rest, 2, rng).items()}
        if any(means[best] - means[a] < self._gap for a in rest):
            return None
        if self._top.advise(question, DEEP, None, warm=True)[0].action != best:
            return None
        if self.ahead_at_the_end(question, best, second, rng.getrandbits(48)) < BORNE * self._gap:
            return None
        order = sorted(means, key=lambda a: -means[a])
        return self._told(question, [Judged(a, means[a], TRIES * EACH) for a in order], margin)

    def ahead_at_the_end(self, question: Question, best: int, second: int, stream: int) -> float:
        """How much more of the win a move brings than another in whole games; infinite if searches play to the end."""
        ended = self._values.ended(question.world, [best, second], ENDED, stream)
        return inf if ended is None else ended[0][question.seat] - ended[1][question.seat]

    def _exact(self, question: Question, found: Sequence[Judged]) -> Found | None:
        """The puzzle of a position whose moves are judged by a solution of the game."""
        moves = sorted(found, key=lambda x: -(x.points or 0.0))
        sure = len(moves) == len(question.legal) and {x.kind for x in moves} == {Kind.POINTS}
        if not sure or (moves[0].points or 0.0) - (moves[1].points or 0.0) < POINTS:
            return None
        return self._told(question, moves, 0.0)

    def _compared(
        self, question: Question, actions: Sequence[int], tries: int, rng: random.Random
    ) -> Mapping[int, list[float]]:
        """The chances of the seat after each of some moves, in as many worlds as there are tries."""
        found: dict[int, list[float]] = {a: [] for a in actions}
        for _ in range(tries if actions else 0):
            world = question.world.redeal(question.seat, rng)
            values = self._values.compared(world, list(actions), EACH, rng.getrandbits(48))
            for a, chances in zip(actions, values, strict=True):
                found[a].append(chances[question.seat])
        return found

    def _told(self, question: Question, moves: Sequence[Judged], margin: float) -> Found | None:
        """All that the file says of a puzzle; None where nothing can be said for its best move."""
        misses = sum(
            level_of(name, self.game.title).choose(question, Limits(), warm=True).action != moves[0].action
            for name in QUICK
        )
        reasons = Reasons(question)
        explained = reasons.explain(moves[:CONTENDERS])
        if not explained[0].why:
            return None
        wins = moves[0].action in reasons.wins()
        judged = [*explained, *(replace(x, why=()) for x in moves[CONTENDERS:])]
        texts = dict(zip(question.legal, question.texts, strict=True))
        return {
            "players": self.game.players,
            "options": dict(self.game.options),
            "theme": "end" if wins else self._theme(explained[0]),
            "misses": misses,
            "margin": round(margin, 3),
            "position": question.world.to_dict(),
            "moves": [[texts[x.action], written(x)] for x in judged],
        }

    def _theme(self, best: Judged) -> str:
        """What a puzzle is about, by the reasons for its best move."""
        keys = [str(x.params["what"].key) if x.key == "web-why-percent" else x.key for x in best.why]
        if any(key in ("web-why-won", "web-why-lost", "web-why-drawn", "web-why-ended") for key in keys):
            return "end"
        if keys and keys[0] in getattr(self._reasons, "CLASH", ()):
            return "clash"
        return "odds" if any(isinstance(x, Chance) for x in best.why) else "tempo"


def chosen(found: Sequence[Found], most: int, seed: int, kept: Sequence[Found] = ()) -> list[Found]:
    """The best of what was found: hard ones first, no kind of decision more than a third; then in no order.

    kept: those that there are already stay first, in their order, and count; none of them is taken twice.
    """
    positions = [one["position"] for one in kept]
    ranked = sorted(range(len(found)), key=lambda i: (-min(2, found[i]["misses"]), i))
    kinds, taken = Counter(map(_kind, kept)), list[int]()
    for i in ranked:
        kind = _kind(found[i])
        if len(kept) + len(taken) < most and kinds[kind] < most // 3 and found[i]["position"] not in positions:
            kinds[kind] += 1
            taken.append(i)
    random.Random(seed).shuffle(taken)
    return [*kept, *(found[i] for i in taken)]


def _kind(found: Found) -> str:
    """The kind of decision: the first word of its best move."""
    return str(found["moves"][0][0].split()[0])


def found_in(task: tuple[str, int, Mapping[str, Any], int, int]) -> tuple[int, list[Found]]:
    """The puzzles of one game: title, players, options, seed and number of the game. For a process of its own."""
    title, players, options, seed, number = task
    return number, list(finder(title, players, tuple(options.items()), seed).of_game(number))


@cache
def finder(title: str, players: int, options: tuple[tuple[str, Any], ...], seed: int) -> Finder:
    """The finder of this process."""
    return Finder(Game(title, players, dict(options)), seed)
