"""Playing Römisch Pokern for the win: what each choice is worth as a chance of winning, near the end of the game.

In the last round it is exact for two players, and for more as far as the seats that follow each play against the one
score alone. Before it, the scores at the end are taken as normal around what best play for points expects.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import Any

from ludi.kernel.game import State

from .arrays import NDArray, np
from .pokern_advisor import Advisor, Edges, Place, as_solved, judged, mode_of, place, solve_turn
from .pokern_columns import EVERY_ROW
from .pokern_cone import CARDS_LEFT
from .pokern_dice import CELLS, FIRST, SETS
from .pokern_memory import HINT, Effort
from .pokern_turn import LANES

SCALE = 1000.0  # chances are solved as points
CARD = 1 / 64  # of a point: an unused card where equal points are broken by them
SPREAD = 12.0  # points that one turn more or less adds to how far a score may be off, by the root of the turns
Floats = NDArray[np.floating[Any]]
# Where a score may lie, in units of the spread, and how likely: against one other seat the two are taken together, else
# by the twelve nodes of Gauss and Hermite.
ONE = ((0.0, 1.0),)
HALF = (
    (0.44440300194413895, 0.32166436151282995),
    (1.3403751971516167, 0.14696704804532995),
    (2.259464451000799, 0.029116687912364173),
    (3.2237098287700974, 0.0022033806875332),
    (4.2718258479322815, 4.837184922590644e-05),
    (5.500901704467748, 1.4999271676371623e-07),
)
TWELVE = (*((-node, weight) for node, weight in HALF), *HALF)


def left(state: State) -> Floats:
    """What sets of cards add to a score; where they break ties (`tie_break`), that too. The seventh row does not."""
    cards = np.array([c.bit_count() for c in range(SETS)])
    return CARDS_LEFT + CARD * cards if state.raw.opt.tie_break else CARDS_LEFT


def normal(x: Floats) -> Floats:
    """The chance of less than x, in units of the spread."""
    return (1 + np.array([erf(y) for y in (x / sqrt(2)).ravel()]).reshape(x.shape)) / 2


class Race:
    """The other seats, as the seat to move sees them: done, or with turns to come."""

    def __init__(self, advisor: Advisor, state: State, turns: int) -> None:
        self._advisor, self._state, self._turns = advisor, state, turns
        g, self.seat = state.raw, state.to_move
        others = [p for p in range(g.opt.seats) if p != self.seat]
        self.left = left(state)
        them = [place(state, p) for p in others if p < self.seat]
        self.done = [p.entered + float(self.left[p.held]) for p in them]
        self.later = [p for p in others if p > self.seat]
        self.last = bool(g.last or g.round >= g.opt.rounds)
        self._expected = {p: advisor.expected(state, p, turns - (p < self.seat)) for p in others} if turns > 1 else {}

    def final(self, scores: Floats) -> Floats:
        """The chance of winning with these scores at the end of the round that is played, a share of a tie counted."""
        found = np.array([self._against_done(x) for x in scores])
        for p in self.later:
            targets = [max([x, *self.done]) for x in scores]
            found = found * (1 - replies(self._state, p, targets))
        return found

    def _against_done(self, score: float) -> float:
        best = max(self.done, default=-1)
        if score < best:
            return 0.0
        return 1.0 / (1 + self.done.count(best)) if score == best else 1.0

    def going_on(self, expected: Floats) -> Floats:
        """The chance of winning a game that goes on, if these points are to be expected.

        How far the own score is off is the same against all others, so their chances are not simply multiplied.
        """
        spread = SPREAD * sqrt(max(self._turns - 1, 1))
        alone = len(self._expected) < 2
        found = np.zeros(expected.shape)
        for node, weight in ONE if alone else TWELVE:
            won = np.full(expected.shape, weight)
            for theirs in self._expected.values():
                ahead = expected.astype(float) + (spread * node - theirs)
                won = won * normal(ahead / (spread * (sqrt(2) if alone else 1.0)))
            found = found + won
        return found


def replies(state: State, seat: int, targets: Sequence[float]) -> Floats:
    """The best chance of a seat to beat each score with one turn to come; a tie counts as half of it."""
    them, cards = place(state, seat), left(state)
    wanted = sorted(set(targets))
    found: dict[float, float] = {}
    edges = Edges.of(them.key, EVERY_ROW)
    for at in range(0, len(wanted), LANES):
        some = np.array(wanted[at : at + LANES])
        scores = them.entered + edges.numbers[:, None].astype(np.int64) + cards
        beaten = won(scores[None], some[:, None, None])
        passed = won((them.entered + cards)[None], some[:, None])
        table = solve_turn(edges, as_points(edges, beaten), passed * SCALE, them.held, mode_of(state), False)
        start = table[them.held * CELLS + FIRST[0, 1]] / SCALE
        found.update(zip(wanted[at : at + LANES], start.tolist(), strict=True))
    return np.array([found[x] for x in targets])


def won(scores: Floats, targets: Floats) -> Floats:
    """1 for more than the target, half for a tie."""
    return np.where(scores > targets, 1.0, np.where(scores == targets, 0.5, 0.0))


def as_points(edges: Edges, chances: Floats) -> NDArray[np.float32]:
    """What is solved for: the number that an entry adds is taken off before."""
    return np.asarray(chances * SCALE - edges.numbers[:, None], np.float32)


def chances(advisor: Advisor, state: State, turns: int, *, effort: Effort = HINT) -> dict[int, float]:
    """The chance of winning, 0 to 1, for the legal actions of the seat to move, with so many turns left.

    Where the effort is not to judge every entry, those that best play never makes may be missing.
    """
    me, race = place(state, state.to_move), Race(advisor, state, turns)
    ends_all = race.last or turns <= 1
    edges = Edges.of(me.key, EVERY_ROW if ends_all or me.open == 1 else advisor.rows(state, me, turns, effort))
    entries = [*zip(edges.numbers.tolist(), edges.keys.tolist(), strict=True), (0, me.key)]
    worths = np.array([_scores(advisor, state, race, me, n, k, turns, effort) for n, k in entries])
    ends = np.array([_ends(race, me, n, turns) for n, _ in entries])
    scores, where = np.unique(worths[ends], return_inverse=True)
    found = np.empty_like(worths)
    found[ends] = race.final(scores)[where].reshape(-1, SETS)
    found[~ends] = race.going_on(worths[~ends])
    after, passed = found[:-1], found[-1]
    table = solve_turn(edges, as_points(edges, after)[None], passed[None] * SCALE, me.held, mode_of(state), False)
    known = dict(zip(entries, found, strict=True))

    missing: set[int] = set()

    def worth(number: int, key: int, cards: int) -> float | None:
        chance = known.get((number, key))
        if chance is None and _ends(race, me, number, turns):  # a duplicate apart from its like
            chance = known[number, key] = race.final(me.entered + number + race.left)
        if chance is None:
            expected = advisor.after(state, me, number, key, turns, effort)
            if expected is None:
                missing.add(key)
                return None
            chance = known[number, key] = race.going_on(expected)
        return float(chance[cards])

    lying = table[:, 0].reshape(SETS, CELLS) / SCALE
    judgement = judged(state, state.to_move, lying, worth, state.legal())
    unknown = [a for a in state.legal() if a not in judgement]
    if unknown and effort.every:
        missing.clear()
        judged(state, state.to_move, lying, worth, unknown)
        advisor.look_aside(state, me, missing, turns, effort)
        judgement |= judged(state, state.to_move, lying, worth, unknown)
    return judgement


def decided(state: State) -> bool:
    """Whether `chances` are exact: in the last round, one seat to follow at most, under the solver's rules."""
    g = state.raw
    last = g.last or g.round >= g.opt.rounds
    return bool(last and g.opt.seats - state.to_move <= 2 and as_solved(state))


def _ends(race: Race, me: Place, number: int, turns: int) -> bool:
    """Whether the game ends with this round once a number (0: none) is entered."""
    return race.last or turns <= 1 or (number > 0 and me.open == 1) or (number == 0 and me.bare)


def _scores(
    advisor: Advisor, state: State, race: Race, me: Place, number: int, key: int, turns: int, effort: Effort
) -> Floats:
    """The score at the end, by set of cards, that this entry gives or lets expect."""
    sure: Floats = me.entered + number + race.left
    if _ends(race, me, number, turns):
        return sure
    found = advisor.after(state, me, number, key, turns, effort)
    return sure if found is None else found
