"""Whether the lessons are enough for a first game: what a newcomer wins who follows only what they say.

    python bench/newcomer.py [--games 20] [--players N] [--seed 1] [TITLE ...]

First every lesson is taken to its end. Then games are played against the easiest level, with as many players as the
title is usually played by. The newcomer looks at one move at a time: what the page asks him to confirm he leaves alone,
then the first rule of his title that fits a legal move is followed, else he takes a legal move at random. Each rule
names the sentence of a lesson that teaches it, and words of it (tests/lessons/test_newcomer.py holds them together).
What a rule weighs moves by is what the page writes on them: points, and chances. No search, no hint.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

from ludi.bots import ask
from ludi.bots.levels import level_of
from ludi.bots.protocol import Limits
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game, State
from ludi.kernel.titles import TITLES
from ludi.lessons import lessons, problems

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.newcomers.empire import EMPIRE
from bench.newcomers.eyes import Choice, Rule
from bench.newcomers.lusitania import LUSITANIA
from bench.newcomers.pokern import POKERN
from bench.newcomers.roma import ARENA, ROMA

EASIEST = "tiro"
RULES: dict[str, list[Rule]] = {
    "roma": ROMA, "arena": ARENA, "pokern": POKERN, "lusitania": LUSITANIA, "empire": EMPIRE,
}  # fmt: skip


def choose(state: State, rng: random.Random) -> int:
    """What the newcomer does."""
    seat, view = state.to_move, state.view(state.to_move)
    moves = {state.text(a): a for a in state.legal()}
    told = {text: state.game.legal_move(view, a) for text, a in moves.items()}
    calm = {text: move for text, move in told.items() if move.confirmation is None} or told
    choice = Choice(dict(view), seat, calm, state.game.load("words").ask(view))
    for rule in RULES[state.game.title]:
        if wanted := rule.wanted(choice):
            return moves[rng.choice(list(wanted))]
    return moves[rng.choice(list(calm))]


def won(game: Game, seed: int) -> bool:
    """Whether the newcomer wins a game; a shared victory counts. His seat changes from game to game."""
    rng = random.Random(seed)
    state, mine = game.start(), seed % game.players
    level = level_of(EASIEST, game.title)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.sample(rng)
        elif state.to_move == mine:
            state.apply(choose(state, rng))
        else:
            question = ask(state, rng)
            state.apply(level.choose(question, Limits(), warm=True).action)
    return state.ranks()[mine] == 0


def main() -> None:
    """Say for each title what was won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=TITLES)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, help="at the table; as usual in the title if not given")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for title in given.titles:
        bad = [line for one in lessons(title) for line in problems(one)]
        game, wins = Game(title, given.players, {}), 0
        for n in range(given.games):
            wins += won(game, given.seed + n)
            print(f"\r{title}: {wins} of {n + 1}", end="", flush=True)
        taught = f"{len(lessons(title))} lessons, {len(bad)} problems"
        print(f"\r{title}: {game.players} players, {taught}; won {wins} of {given.games}")


if __name__ == "__main__":
    main()
