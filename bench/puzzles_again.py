"""Ask the highest level of today for the answers to shipped puzzles, and leave out those that it answers otherwise.

    python bench/puzzles_again.py empire --word give [--tries 1500] [--write]
    python bench/puzzles_again.py empire --ended [--write]
    python bench/puzzles_again.py empire --file before.jsonl --hands 4

--word: only puzzles whose answer begins with it; others stay as they are. --hands: how often the move changes hands in
a try, where the level plans. --file: the puzzles of another file than the title's. --ended: not the level is asked but
whole games after the two best moves, and those stay in which the answer is ahead. With --write, the file is written
without the others; what is left in it keeps its order and its judgements.
"""

from __future__ import annotations

import argparse
import json
import random
from dataclasses import replace
from pathlib import Path

from ludi.bots import warmth
from ludi.bots.levels import LEVELS, level_of
from ludi.bots.lookahead import Lookahead
from ludi.bots.protocol import ask
from ludi.kernel.titles import TITLES
from ludi.lab.puzzles import finder
from ludi.puzzles.data import Puzzle, made, place


def answer(one: Puzzle, tries: int, hands: int | None) -> str:
    """The move that today's search puts first."""
    question = ask(one.state(), random.Random(one.number))
    level = level_of(LEVELS[-1], one.title)
    if hands is not None and isinstance(level, Lookahead):
        level = replace(level, changes=hands, farther={})
    best = level.advise(question, tries, None, warm=True)[0].action
    return dict(zip(question.legal, question.texts, strict=True))[best]


def ahead(one: Puzzle) -> float:
    """By how many percent of the win the answer is ahead of the second move in whole games."""
    question = ask(one.state(), random.Random(one.number))
    actions = {text: a for a, text in zip(question.legal, question.texts, strict=True)}
    best, second = (actions[text] for text, _ in one.moves[:2])
    judged = finder(one.title, one.players, tuple(one.options.items()), 0)
    return 100 * judged.ahead_at_the_end(question, best, second, one.number)


def main() -> None:
    """Ask, tell, and write if asked to."""
    parser = argparse.ArgumentParser(description="Ask for the answers to shipped puzzles again.")
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("--word", default="", help="only puzzles whose answer begins with it")
    parser.add_argument("--tries", type=int, default=1500)
    parser.add_argument("--hands", type=int, help="of a try, where the level plans; its own if not given")
    parser.add_argument("--file", type=Path, help="of puzzles; that of the title if not given")
    parser.add_argument("--ended", action="store_true", help="ask whole games")
    parser.add_argument("--write", action="store_true", help="write the file of the title")
    asked = parser.parse_args()
    if asked.hands is not None and asked.hands < 1:
        parser.error(f"--hands: {asked.hands} was given, 1 or more are accepted")
    file = asked.file or place(asked.title)
    try:
        head, *lines = file.read_text("utf-8").splitlines(keepends=True)
        listed = [made(asked.title, n, json.loads(line)) for n, line in enumerate(lines, 1)]
    except (OSError, ValueError, KeyError) as error:
        parser.error(f"--file: {file} has no puzzles of {asked.title} that can be read: {error}")
    mine = [one for one in listed if one.moves[0][0].startswith(asked.word)]
    if mine and warmth.is_compiled(asked.title):
        warmth.warm(mine[0].game)
    wrong = set[int]()
    for one in mine:
        if asked.ended:
            stays = (percent := ahead(one)) > 0
            told = f"{percent:+.1f} %"
        else:
            stays = (found := answer(one, asked.tries, asked.hands)) == one.moves[0][0]
            told = "the same" if stays else f"now {found}"
        if not stays:
            wrong.add(one.number)
        print(f"{one.number:>4}  {one.moves[0][0]}  {told}", flush=True)
    print(f"{asked.title}: of {len(mine)} {len(mine) - len(wrong)} stay")
    if asked.write:
        file.write_text(head + "".join(x for n, x in enumerate(lines, 1) if n not in wrong), encoding="utf-8")


if __name__ == "__main__":
    main()
