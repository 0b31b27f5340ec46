"""When a choice is none, so that it is made at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludi.kernel.game import Game, State

Forced = Callable[[State], bool]  # of a position in which a seat is to move


def never(state: State) -> bool:
    """Every choice is left to its seat."""
    return False


def if_open(state: State) -> bool:
    """One legal move, known to all: that it is made at once tells nobody anything. The rule among strangers."""
    return is_open(state.game, state.decision()) and len(state.legal()) == 1


def if_alone(state: State) -> bool:
    """One legal move, unless the title leaves even that to a person. The rule at one's own table."""
    return state.decision() not in state.game.decisions.always_asked and len(state.legal()) == 1


def among(people: Sequence[int], *, watched: bool) -> Forced:
    """The rule of a match between these people, the others being bots. watched: whether somebody looks on.

    Who plays alone and unwatched has every single legal move of his own made at once: bots are told no times, so nobody
    learns from it what a hand lacks. A bot's own moves keep to the rule among strangers.
    """
    alone = people[0] if len(people) == 1 and not watched else None
    return lambda state: if_open(state) or (state.to_move == alone and if_alone(state))


def is_open(game: Game, decision: str) -> bool:
    """Whether the legal moves of a decision are known to all."""
    return decision in game.decisions.open
