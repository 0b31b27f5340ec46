"""Whether the lessons are enough for a first game: what a newcomer wins who follows only what they say.

    python bench/newcomer.py [--games 20] [--seed 1] [TITLE ...]

First every lesson is taken to its end. Then games are played against the easiest level. The newcomer looks at one move
at a time: the first rule of his title that fits a legal move is followed, else he takes a legal move at random.
Each rule is a sentence of a lesson, named beside it; nothing is searched, and no hint is asked for.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from typing import Any

from ludi.bots import ask
from ludi.bots.levels import level_of
from ludi.bots.protocol import Limits
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import State, make
from ludi.kernel.titles import TITLES
from ludi.lessons import lessons, problems

EASIEST = "tiro"
Moves = Sequence[str]
Rule = tuple[str, Callable[[dict[str, Any], int, Moves], Moves]]  # what says it, and which legal moves it wants


def starting(*words: str) -> Callable[[dict[str, Any], int, Moves], Moves]:
    """The legal moves that begin with the first of these words that any begins with."""

    def wanted(view: dict[str, Any], seat: int, legal: Moves) -> Moves:
        return next((found for word in words if (found := [m for m in legal if m.startswith(word)])), ())

    return wanted


def highest(word: str, least: int = 1) -> Callable[[dict[str, Any], int, Moves], Moves]:
    """Of the moves with this word that with the greatest number."""

    def wanted(view: dict[str, Any], seat: int, legal: Moves) -> Moves:
        found = [m for m in legal if m.split()[0] == word and m.split()[-1].isdigit() and int(m.split()[-1]) >= least]
        return [max(found, key=lambda m: int(m.split()[-1]))] if found else ()

    return wanted


def gaps(view: dict[str, Any], seat: int) -> list[str]:
    """The discs of one's own without a card."""
    return [str(n) for n, card in enumerate(view["players"][seat]["row"], 1) if not card]


def lay(view: dict[str, Any], seat: int, legal: Moves) -> Moves:
    """Lay a card while a disc is empty."""
    return [m for m in legal if m.startswith("lay ")] if gaps(view, seat) else ()


def on_gap(view: dict[str, Any], seat: int, legal: Moves) -> Moves:
    """On an empty disc."""
    return [m for m in legal if m.startswith("on ") and m.split()[1] in gaps(view, seat)]


def with_forum(view: dict[str, Any], seat: int, legal: Moves) -> Moves:
    """Activate the card that turns a second die into points, while another die is there."""
    row = view["players"][seat]["row"]
    if len(view.get("dice", ())) < 2:
        return ()
    return [m for m in legal if m.startswith("use ") and row[int(m.split()[1]) - 1] == "Forum"]


def money_for_gaps(view: dict[str, Any], seat: int, legal: Moves) -> Moves:
    """Money, while there is a card in the hand for an empty disc."""
    return highest("money")(view, seat, legal) if gaps(view, seat) and view["players"][seat]["hand"] else ()


def cards_for_hand(view: dict[str, Any], seat: int, legal: Moves) -> Moves:
    """New cards, while the hand is empty."""
    return () if view["players"][seat]["hand"] else highest("cards")(view, seat, legal)


FIGHTING = ("Legionarius", "Velites", "Onager", "Centurio", "Tribunus Plebis", "Legat", "Mercator", "Nero", "Gladiator")
PAYING = (
    *FIGHTING,
    "Decurion",
    "Ballista",
    "Beast",
    "Mercenary",
    "Templar",
    "Tavern",
    "Trireme",
    "War Elephant",
    "Poisoner",
)


def with_paying(view: dict[str, Any], seat: int, legal: Moves) -> Moves:
    """Cards that fight, or give points."""
    row = view["players"][seat]["row"]
    return [m for m in legal if m.startswith("use ") and row[int(m.split()[1]) - 1] in PAYING]


def roll(view: dict[str, Any], seat: int, legal: Moves) -> Moves:
    """Roll while no die can spoil the number; else stop."""
    dice = view["dice"]
    safe = "V" not in dice and dice.count("I") < 3 and dice.count("X") < 4
    return [m for m in legal if m.startswith("roll")] if safe else [m for m in legal if m == "stop"]


def row(view: dict[str, Any], seat: int, legal: Moves) -> Moves:
    """Small numbers high, large ones low, so that there is room on both sides."""
    rows = [m for m in legal if m.startswith("row ")]
    if not rows:
        return ()
    number = view["pending"][-1]["number"]
    return [min(rows, key=lambda m: abs(int(m.split()[1]) - 0.5 - number * 7 / 39))]


LEGION = ("hire Blue", "hire Red", "hire Yellow", "hire Green", "hire Barbarian", "hire Cook", "hire Ballistarius")
GEAR = ("hire Horse", "hire Bow", "hire Shield", "hire Sword", "hire Spear", "hire Axe", "hire Stone")
ROMA: list[Rule] = [
    ("forum: use it, and spend the highest other die on it", with_forum),
    ("forum: the same", highest("spend")),
    ("gaps: fill the empty discs", lay),
    ("gaps: the same", on_gap),
    ("gaps: take money for it", money_for_gaps),
    ("cards: the hand is empty", cards_for_hand),
    ("cards: keep the card that earns most", starting("keep Forum", "keep ")),
    ("battle, points: use the cards that fight or pay", with_paying),
    ("money: any die brings sestertii", highest("money")),
    ("dice left over are lost", starting("cards ")),
    ("end", starting("end", "done")),
]
RULES: dict[str, list[Rule]] = {
    "roma": ROMA,
    "arena": ROMA,
    "pokern": [
        ("misthrow: a card saves the turn", starting("card Reroll", "card Remove", "card Duplicate", "card Wild")),
        ("misthrow: one die is enough", starting("count 1")),
        ("misthrow: the larger reading scores more", highest("read")),
        ("roll: leave room on both sides", row),
        ("roll: roll while nothing can spoil it", roll),
    ],
    "lusitania": [
        ("hire: points come from warriors", starting(*LEGION)),
        ("equip: equipment gives points too", starting(*GEAR)),
        (
            "camp: take what fits",
            starting("take Horse", "take Blue", "take Red", "take Yellow", "take Green", "take B"),
        ),
        ("camp: another card goes back", starting("put ")),
        ("turn", starting("end", "done")),
    ],
    "empire": [
        ("start: Italia", starting("place italia")),
        ("people: place all armies, in empty provinces", lambda view, seat, legal: new_lands(view, legal)),
        ("city: build it", starting("city ")),
        ("build: recruit", starting("recruit")),
        ("leave the armies where they are", starting("done")),
    ],
}


def new_lands(view: dict[str, Any], legal: Moves) -> Moves:
    """Provinces that nobody holds; else any that may be placed in."""
    places = [m for m in legal if m.startswith("place ")]
    empty = [m for m in places if not (view["lands"].get(m.split()[1]) or {}).get("holder")]
    return empty or places


def choose(state: State, rng: random.Random) -> int:
    """What the newcomer does."""
    seat = state.to_move
    view, moves = state.view(seat), {state.text(a): a for a in state.legal()}
    for _, rule in RULES[state.game.title]:
        if wanted := rule(view, seat, list(moves)):
            return moves[rng.choice(list(wanted))]
    return rng.choice(list(moves.values()))


def won(title: str, seed: int) -> bool:
    """Whether the newcomer wins a game; a shared victory counts. He sits first and last in turn."""
    game, rng = make(title, 2), random.Random(seed)
    state, mine = game.start(), seed % 2
    level = level_of(EASIEST, title)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.sample(rng)
        elif state.to_move == mine:
            state.apply(choose(state, rng))
        else:
            question = ask(state, rng)
            state.apply(level.choose(question, Limits(), warm=False).action)
    return state.ranks()[mine] == 0


def main() -> None:
    """Say for each title what was won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=TITLES)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for title in given.titles:
        bad = [line for one in lessons(title) for line in problems(one)]
        wins = sum(won(title, given.seed + n) for n in range(given.games))
        print(f"{title}: {len(lessons(title))} lessons, {len(bad)} problems; won {wins} of {given.games}", flush=True)


if __name__ == "__main__":
    main()
