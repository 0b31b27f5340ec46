"""How much narrower intervals are without luck, and what finding it costs: the table of docs/benchmarks.md.

`by rounds` counts games in which only the seats change together, and takes no luck out. An interrupted run goes on
where it stopped when it is started again with the same arguments.

    python bench/luck.py --match greedy:greedy --games 400 --seed 1 --seed 2
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import replace
from pathlib import Path

from ludi.cli.options import options_from
from ludi.cli.simulate import interval, run, won
from ludi.kernel.errors import LudiError
from ludi.lab import Plan, Share, summary
from ludi.lab.control import adjusted, without_luck
from ludi.lab.luck import Lucks
from ludi.lab.match import play_some
from ludi.lab.summary import part
from ludi.locales import text

TIMED = 20  # games
FOLDER = Path(__file__).resolve().parents[1] / ".cache" / "luck"


def row(plan: Plan, jobs: int | None, folder: Path) -> str:
    """A line of the table."""
    file = folder / f"{plan.title}-{'-'.join(plan.bots)}-{plan.games}-seed{plan.seed}.jsonl"
    results = run(plan, jobs=jobs, out=file, resume=True)
    plain = summary(plan, results).bots[0].won
    parts = {r.game: part(r.ranks, plan.seating(r.game).index(0)) for r in results}
    rounds = adjusted(parts, dict.fromkeys(parts, 0.0), len(plan.bots))
    cells = [plan.title, plan.bots[0], ", ".join(plan.bots[1:]), str(plan.seed), str(len(results)), *told(plain, plain)]
    return (
        f"| {' | '.join([*cells, *told(rounds, plain), *told(without_luck(plan, results)[0], plain), *costs(plan)])} |"
    )


def told(share: Share | None, plain: Share) -> list[str]:
    """A share with its interval; of another than the plain one also its width in percent of that."""
    if share is None:
        return ["", "", ""]
    t = text()
    width = (share.high - share.low) / (plain.high - plain.low)
    return [won(t, share), interval(t, share), *([] if share is plain else [f"{width:.0%}"])]


def costs(plan: Plan) -> list[str]:
    """Milliseconds of processor time for a game and for its luck."""
    warm, some = (replace(plan, games=n, luck=False) for n in (2, min(TIMED, plan.games)))
    lucks, games = Lucks(plan.game), play_some(warm, range(2))
    lucks.of(games[0].actions, "warm")
    began = time.process_time()
    games = play_some(some, range(some.games))
    played = time.process_time()
    for game in games:
        lucks.of(game.actions, f"{plan.seed} {game.game}")
    found = time.process_time()
    return [f"{1000 * (b - a) / len(games):.0f}" for a, b in ((began, played), (played, found))]


def main() -> int:
    """Play what is not played yet, then print the table; the exit status."""
    parser = argparse.ArgumentParser(description="How much narrower intervals are without luck.")
    parser.add_argument("--title", default="roma", help="the game (roma)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--match", action="append", metavar="BOT:BOT...", help="instead of greedy:greedy")
    parser.add_argument("--games", type=int, default=400, help="games of each match (400)")
    parser.add_argument("--seed", type=int, action="append", help="instead of 1 and 2")
    parser.add_argument("--jobs", type=int, help="processes side by side; one for each processor if not given")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the games are kept (.cache/luck)")
    asked = parser.parse_args()
    rows = []
    try:
        options = options_from(asked.title, asked.option, None)
        for match in asked.match or ["greedy:greedy"]:
            for seed in asked.seed or [1, 2]:
                plan = Plan(asked.title, tuple(match.split(":")), asked.games, seed, None, options, luck=True)
                rows.append(row(plan, asked.jobs, asked.folder))
    except LudiError as error:
        parser.exit(2, f"{parser.prog}: {error}\n")
    except KeyboardInterrupt:
        return 130
    print("| title | bot | against | seed | games | won | interval | by rounds | interval | width ", end="")
    print("| without luck | interval | width | ms a game | ms for its luck |")
    print("|---|---|---|---:|---:|" + "---:|" * 10)
    print("\n".join(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
