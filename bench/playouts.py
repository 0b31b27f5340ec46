"""Everything that is said about the engine's speed, measured: the figures of docs/benchmarks.md.

Random play counts the decisions of players; chance is paid for, not counted. Rates of one thread are per CPU second,
those of two by the clock. Every figure is the median of three rounds.

    python bench/playouts.py --seconds 5 --json playouts.json
"""

from __future__ import annotations

import argparse
import sys
from itertools import chain
from pathlib import Path

from ludi.cli.bench import measure, show
from ludi.cli.warm import warm
from ludi.kernel.errors import LudiError
from ludi.kernel.game import make
from ludi.kernel.home import has_numba
from ludi.lab import speed
from ludi.locales import text


def main() -> int:
    """Measure, print the table, and write the figures where asked; the exit status."""
    parser = argparse.ArgumentParser(description="Measure the speed of a game in both homes.")
    parser.add_argument("title", nargs="?", default="roma", help="the game (roma)")
    parser.add_argument("--seconds", type=float, default=3.0, help="length of each measurement of each round (3)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, of which the median is shown (3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here, round by round")
    asked = parser.parse_args()
    if asked.rounds < 1:
        parser.error(f"--rounds: {asked.rounds} was given, 1 or more is accepted")
    try:
        game, seconds = make(asked.title), speed.checked_seconds(asked.seconds)
        if asked.json:
            asked.json.open("a").close()
        if has_numba():
            warm(text(), game)
            game.warm()
        figures = measure(text(), chain(speed.short(game, seconds), speed.starts(game)), asked.rounds)
    except LudiError as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    except OSError as error:
        parser.exit(2, f"{parser.prog}: {error.filename}: {error.strerror}\n")
    except KeyboardInterrupt:
        parser.exit(130, f"{parser.prog}: interrupted\n")
    show(text(), figures)
    if asked.json:
        asked.json.write_text(speed.as_json(game, figures) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
