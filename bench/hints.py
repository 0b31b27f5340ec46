"""Whether hints hold: 500 a title, at random positions, of which half come from random games and half from greedy ones.

    python bench/hints.py [--hints 500] [--tries 50] [TITLE ...]

Each hint is asked for twice. Looked at is that both answers are the same; that the order of the moves is that of the
numbers shown, in one unit; that what a reason says to be sure is a change in the views whichever way chance falls; and
that no move stands above one that wins at once. Hints are kept in .cache/hints, where an interrupted run goes on.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import ludi
from ludi.bots import thinking
from ludi.bots.protocol import Judged, Kind, Question, ask_for_hint
from ludi.bots.reasons import Reasons, outcome, result, shown
from ludi.kernel.home import load
from ludi.kernel.messages import Chance, as_data
from ludi.kernel.titles import TITLES

FOLDER = Path(__file__).resolve().parents[1] / ".cache" / "hints"
LEAVES = 36  # as reasons count them out
WORLDS = 8  # redealt, in which a move must win at once to be called a win


def position(title: str, number: int) -> ludi.State:
    """One of the choices of a game, each of them as likely as any other."""
    rng, state = random.Random(f"{title} {number}"), ludi.make(title).start()
    kept, seen = state, 0
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
            continue
        legal = state.legal()
        if len(legal) > 1:
            seen += 1
            if rng.random() < 1 / seen:
                kept = state.copy()
        greedy = number % 2 and len(legal) > 1
        home = state.game.best_home
        state.apply(home.greedy(state, state.to_move, rolls=0, seed=number) if greedy else rng.choice(legal))
    return kept


def numbers(found: Sequence[Judged]) -> list[float]:
    """The numbers that are shown."""
    chances = (None, Kind.WIN, Kind.LIKELY)
    return [shown(x) if x.kind in chances else round(x.points or 0, 1) for x in found]


def ends_of(question: Question, action: int) -> Iterator[ludi.State]:
    """Where the lines end that the reasons for a move were made of."""
    reasons, rng = Reasons(question), random.Random(f"{question.seed} {action}")
    for world in reasons._worlds:
        state = world.copy()
        depth = state.raw.depth
        state.apply(action)
        yield from (end for _, end in reasons._ends(state, 1.0, LEAVES, depth, rng))


def untrue(question: Question, judged: Judged) -> list[str]:
    """The reasons of a move that are told as sure and are no change in the views."""
    changes, found = load(question.game.title, "reasons").changes, list[str]()
    sure = [x for x in judged.why if "-why-" in x.key and not isinstance(x, Chance)]
    for end in ends_of(question, judged.action) if sure else ():
        after = end.view(question.seat)
        told = [
            as_data(x.told()) for x in (*changes(question.view, after, question.seat), *outcome(end, question.seat))
        ]
        found += [x.key for x in sure if as_data(x) not in told]
    return found


def wins_at_once(state: ludi.State) -> set[int]:
    """The moves that end the game as won, whatever is hidden."""
    seat, rng = state.to_move, random.Random(1)
    worlds = [state, *(state.redeal(seat, rng) for _ in range(WORLDS))]
    found = set(state.legal())
    for world in worlds:
        for action in list(found):
            after = world.copy()
            after.apply(action)
            if after.to_move != ludi.OVER or result(after, seat) != "won":
                found.discard(action)
        if not found:
            break
    return found


def faults(state: ludi.State, tries: int) -> list[str]:
    """What is wrong with the hint at a position."""
    question = ask_for_hint(state, secret=b"a table")
    found = thinking.hints(question, tries, None)
    again = thinking.hints(ask_for_hint(state.copy(), secret=b"a table"), tries, None)
    said = []
    if [x.as_dict() for x in found] != [x.as_dict() for x in again]:
        said.append("asked twice, answered in two ways")
    kinds = {x.kind for x in found} - {Kind.WIN}
    if len(kinds) > 1 and not kinds <= {Kind.POINTS, Kind.LEAST}:
        said.append("two units in one hint")
    if numbers(found) != sorted(numbers(found), reverse=True):
        said.append(f"the order is not that of the numbers {numbers(found)}")
    if (wins := wins_at_once(state)) and found[0].action not in wins and found[0].kind is not Kind.WIN:
        said.append(f"{state.text(found[0].action)!r} stands above a move that wins at once")
    said += [f"{key} of {state.text(x.action)!r} is not true" for x in found for key in untrue(question, x)]
    return said


def asked_before(file: Path) -> dict[int, list[str]]:
    """What was found at each position so far; a line that was cut off is left out."""
    if not file.is_file():
        return {}
    lines = file.read_text("utf-8").splitlines(keepends=True)
    return dict(json.loads(one) for one in lines if one.endswith("\n"))


def main() -> None:
    """Ask, and say how many were wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=TITLES)
    parser.add_argument("--hints", type=int, default=500)
    parser.add_argument("--tries", type=int, default=50, help="of the search behind a hint (50)")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for title in given.titles:
        file = FOLDER / f"{title}-tries{given.tries}.jsonl"
        found = asked_before(file)
        with file.open("a", encoding="utf-8") as out:
            for n in (n for n in range(given.hints) if n not in found):
                found[n] = faults(position(title, n), given.tries)
                out.write(json.dumps([n, found[n]]) + "\n")
                out.flush()
                print(f"\r{title}: {len(found)} of {given.hints}", end="", flush=True)
        wrong = {n: found[n] for n in sorted(found) if found[n]}
        print(f"\r{title}: {len(found)} hints, {len(wrong)} of them wrong")
        for n, said in wrong.items():
            print(f"  {n}: {'; '.join(dict.fromkeys(said))}")


if __name__ == "__main__":
    main()
