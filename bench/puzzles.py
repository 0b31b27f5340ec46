"""Find the puzzles of a title in games of bots, and write them into the file from which they are shown.

What was found in each game is kept in a folder: an interrupted run goes on where it stopped when it is started again
with the same arguments, and a longer one takes over what a shorter one has found.

    python bench/puzzles.py roma --games 400
    python bench/puzzles.py pokern --players 1 --games 400

With --add, the puzzles that the file has stay in it, in their order, and only others are added:

    python bench/puzzles.py empire --games 40 --seed 2 --add
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludi.cli.options import options_from
from ludi.cli.progress import Games
from ludi.kernel.errors import LudiError
from ludi.kernel.game import Game
from ludi.kernel.titles import TITLES
from ludi.lab.puzzles import chosen, found_in
from ludi.lab.spread import spread
from ludi.locales import text
from ludi.puzzles.data import place

FOLDER = Path(__file__).resolve().parents[1] / ".cache" / "puzzles"


def line(data: object) -> str:
    """A line of a file."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def kept(file: Path) -> dict[int, list[dict[str, Any]]]:
    """What was found in each game so far; a line that was cut off is left out."""
    found: dict[int, list[dict[str, Any]]] = {}
    if file.is_file():
        for one in file.read_text("utf-8").splitlines(keepends=True):
            if one.endswith("\n"):
                number, puzzles = json.loads(one)
                found[number] = puzzles
    return found


def telling(words: list[str]) -> Iterator[str]:
    """The words of a command that say what is found; not how many processes look, and where what they find is kept."""
    left = iter(words)
    for word in left:
        name, is_whole, _ = word.partition("=")
        if name not in ("--jobs", "--folder"):
            yield word
        elif not is_whole:
            next(left, None)


def main() -> int:
    """Find, choose, write; the exit status."""
    parser = argparse.ArgumentParser(description="Find the puzzles of a title.")
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("--players", type=int, help="at the table; as usual in the title if not given")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--games", type=int, default=400, help="games to look through at most (400)")
    parser.add_argument("--most", type=int, default=100, help="puzzles that are wanted (100)")
    parser.add_argument("--jobs", type=int, help="processes side by side; one for each processor if not given")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where games are kept (.cache/puzzles)")
    parser.add_argument("--add", action="store_true", help="to the puzzles that there are, which stay as they are")
    asked = parser.parse_args()
    try:
        game = Game(asked.title, asked.players, options_from(asked.title, asked.option, None))
    except LudiError as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    options = "".join(f"-{k}={v}" for k, v in sorted(game.options.items()) if f"{k}={v}" in asked.option)
    file = asked.folder / f"{asked.title}-{game.players}{options}-seed{asked.seed}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    found = kept(file)
    left = [n for n in range(asked.games) if n not in found]
    tasks = [(asked.title, game.players, dict(game.options), asked.seed, n) for n in left]
    with Games(text()) as meter, file.open("a", encoding="utf-8") as out:
        meter.progress(len(found), asked.games)
        try:
            for number, puzzles in spread(found_in, tasks, jobs=asked.jobs):
                found[number] = puzzles
                out.write(line([number, puzzles]))
                out.flush()
                meter.progress(len(found), asked.games)
        except KeyboardInterrupt:
            meter.stopped(file)
            return 130
    file = place(asked.title)
    old, *ours = map(json.loads, file.read_text("utf-8").splitlines()) if asked.add else ({},)
    command = " ".join(["python bench/puzzles.py", *telling(sys.argv[1:])])
    head = {"rules": game.rules_version, "command": f"{old['command']}; {command}" if old else command}
    puzzles = chosen([x for n in sorted(found) if n < asked.games for x in found[n]], asked.most, asked.seed, ours)
    file.parent.mkdir(exist_ok=True)
    file.write_text(line(head) + "".join(map(line, puzzles)), encoding="utf-8")
    print(f"{asked.title}: {len(puzzles)} puzzles of {sum(map(len, found.values()))} that were found")
    return 0


if __name__ == "__main__":
    sys.exit(main())
