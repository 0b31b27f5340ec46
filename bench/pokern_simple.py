"""How good rules of thumb are in Römisch Pokern, alone: points over games of eight turns, beside best play.

    python bench/pokern_simple.py --games 2000
    python bench/pokern_simple.py --games 300 --levels greedy,optio

By every rule of thumb, numbers go to the row where even steps through the gap would put them. What is found is written
to docs/pokern-solution.json.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import mean, stdev

import ludi
from ludi.bots import ask, make_bot
from ludi.bots.warmth import warm
from ludi.games.pokern import constants as K
from ludi.games.pokern.numbers import can_enter, in_play, reading

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.pokern_data import keep, measured

TURNS = 8
Player = Callable[[ludi.State, random.Random], int]


def gap_of(column: list[int], number: int) -> tuple[int, int, list[int]]:
    """The numbers around the rows that a number may go to, and these rows."""
    above, below, rows = 0, K.HIGHEST + 1, list[int]()
    for row, there in enumerate(column):
        if there and there < number:
            above, rows = there, []
        elif there:
            below = there
            break
        else:
            rows.append(row)
    return above, below, rows


def even(column: list[int], number: int) -> tuple[int, float]:
    """The row to which a number belongs if its gap is filled in even steps, and how far it is from the step there."""
    above, below, rows = gap_of(column, number)
    step = (below - above) / (len(rows) + 1)
    at = min(max(round((number - above) / step) - 1, 0), len(rows) - 1)
    return rows[at], abs(number - above - step * (at + 1))


def anything(state: ludi.State, rng: random.Random) -> int:
    """Any legal move."""
    return rng.choice(state.legal())


def thumb(state: ludi.State, rng: random.Random, *, dice: int, near: float, cards: bool) -> int:
    """Stop at a number of so many dice that is so near to an even step; cards mend misthrows, if they are used."""
    g, legal = state.raw, state.legal()
    me = g.side[g.active]
    column = [int(n) for n in me.row]
    name = state.decision()
    if name == "choosing" and K.STOP in legal:
        numbers = [n for n in (reading(g, 0), reading(g, 1)) if can_enter(me, n, 0)]
        fits = any(even(column, n)[1] <= near for n in numbers)
        return K.STOP if numbers and fits and in_play(g) >= dice else K.ROLL
    if name == "choosing":
        return K.ROLL
    if name == "reading" and not g.stack[g.depth - 1].a:
        return min(legal, key=lambda a: even(column, a - K.READ)[1])
    if name == "entering" and not g.stack[g.depth - 1].b:
        return K.ROW + even(column, int(g.stack[g.depth - 1].a))[0]
    if name == "misthrow" and not cards:
        return K.GIVE_UP
    played = [a for a in legal if a != K.GIVE_UP]
    return rng.choice(played or legal)


RULES: dict[str, Player] = {
    "any legal move": anything,
    "the first number, no cards": partial(thumb, dice=1, near=40, cards=False),
    "the first number": partial(thumb, dice=1, near=40, cards=True),
    "three dice or more": partial(thumb, dice=3, near=40, cards=True),
    "three or more, near a step": partial(thumb, dice=3, near=5, cards=True),
    "four dice or more": partial(thumb, dice=4, near=40, cards=True),
}


def level(name: str) -> Player:
    """A level as a player."""
    bot = make_bot(name)
    return lambda state, rng: bot.choose(ask(state, rng))


def play(player: Player, game: ludi.Game, rng: random.Random) -> int:
    """The points of one game."""
    state = game.start()
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        elif len(legal := state.legal()) == 1:
            state.apply(legal[0])
        else:
            state.apply(player(state, rng))
    return state.scores()[0]


def main() -> int:
    """Play, print the table as Markdown, write it down; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games of each (1000)")
    parser.add_argument("--levels", default="", help="levels in place of the rules of thumb, separated by commas")
    given = parser.parse_args()
    game = ludi.make("pokern", 1, turns=TURNS)
    players: dict[str, Player] = {name: level(name) for name in given.levels.split(",") if name} or RULES
    if given.levels:
        warm(game)
    print("| plays by | games | mean points | ± |")
    print("|---|---:|---:|---:|")
    for name, player in players.items():
        points = [play(player, game, random.Random(n)) for n in range(given.games)]
        found = {"mean": round(mean(points), 2), "error": round(stdev(points) / len(points) ** 0.5, 2)}
        print(f"| {name} | {given.games} | {found['mean']} | {found['error']} |", flush=True)
        keep("simple", measured().get("simple", {}) | {name: {"games": given.games, **found}})
    return 0


if __name__ == "__main__":
    sys.exit(main())
