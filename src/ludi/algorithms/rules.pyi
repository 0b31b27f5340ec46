"""THE CONTRACT: what the module `rules` of every game provides.

The state `g` comes first; `out` is the caller's array, long enough for every action (`score`, `rank`, `estimate`, `merit`: one
number per seat; `observe`: OBSERVED of `kinds`). Everything is a whole number and every step of arithmetic fits a
signed 64-bit integer. A state changes by `apply` alone. What a seat knows is the actions it witnessed.
"""

from .state_ops import State

def setup(g: State) -> None:
    """The start of a game, from a state that is zero but for the options in `g.opt`."""

def to_move(g: State) -> int:
    """The seat to decide, CHANCE (-1) or OVER (-2): the seat of the top frame."""

def legal(g: State, out: list[int]) -> int:
    """Write the legal actions of the seat to move, ascending, without repeats; how many, never 0."""

def ways(g: State) -> int:
    """At a chance node: in how many equally likely ways it can fall; 1 where something is only shown."""

def outcome(g: State, x: int) -> int:
    """The action of way x, 0 <= x < ways."""

def witness(g: State, action: int) -> int:
    """Before `apply`: a bit per seat that sees this action, PUBLIC for all. The same for all choices of a decision."""

def apply(g: State, action: int) -> None:
    """One atomic choice or outcome. The caller vouches that it is legal."""

def score(g: State, out: list[int]) -> None:
    """Result per seat, higher is better."""

def rank(g: State, out: list[int]) -> None:
    """Place per seat from 0; equal places where the rules leave a tie."""

def redeal(g: State, seat: int, r: list[int]) -> None:
    """Replace all that a seat cannot know by a world it could be in, with the right probabilities.

    Equal random numbers give the same world in every world that the seat cannot tell apart.
    """

def observe(g: State, seat: int, out: list[int]) -> int:
    """Fixed-length numbers of what a seat may see; how many."""

def estimate(g: State, out: list[int]) -> None:
    """Chance of winning per seat in thousandths; cheap; when the game is over the winners' exact shares."""

def merit(g: State, out: list[int]) -> None:
    """What greedy players compare moves by, per seat, from 0 on: by how much a position is better, early or late."""
