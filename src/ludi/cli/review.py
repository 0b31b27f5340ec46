"""`ludi review`: a record looked back at."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ludi.cli.progress import Meter
from ludi.cli.replay import checked
from ludi.kernel.errors import BadRecord
from ludi.kernel.messages import Message
from ludi.kernel.spoken import choice, in_file, not_accepted
from ludi.lab.review import ITERATIONS, Decision, Review
from ludi.lab.review_jobs import spread_review
from ludi.locales import Text, text

WIDTH, HEIGHT = 66, 8
EIGHTHS = " ▁▂▃▄▅▆▇█"


def add(app: typer.Typer) -> None:
    """Add the command."""
    t = text()

    @app.command("review", help=t("lab-review-help"))
    def command(
        file: Annotated[Path, typer.Argument(help=t("lab-replay-file"))],
        json_: Annotated[bool, typer.Option("--json", help=t("lab-review-json"))] = False,
        iterations: Annotated[int | None, typer.Option(help=t("lab-review-iterations", usual=ITERATIONS))] = None,
        seat: Annotated[int | None, typer.Option(help=t("lab-review-seat"))] = None,
        jobs: Annotated[int | None, typer.Option(help=t("lab-simulate-jobs"))] = None,
    ) -> None:
        record = checked(file)[0]
        seats = range(1, record.game.players + 1)
        if seat is not None and seat not in seats:
            raise not_accepted("seat", seat, choice(seats))
        mine = None if seat is None else seat - 1
        try:
            with Positions(t) as meter:
                found = spread_review(record, seat=mine, iterations=iterations, jobs=jobs, progress=meter.progress)
        except BadRecord as error:
            raise in_file(file, error) from None
        if json_:
            print(json.dumps(found.as_dict(), ensure_ascii=False))
        else:
            show(t, found, record.players, mine)


class Positions(Meter):
    """Positions done of all."""

    def progress(self, done: int, total: int) -> None:
        """So many positions are done."""
        rate, left = self.pace(done, total) if done else (0.0, "–")
        self.show(self._t("lab-review-progress", done=done, total=total, rate=rate, left=left), done, total)


def show(t: Text, found: Review, players: list[str], seat: int | None) -> None:
    """The curve, the seats and the dearest mistakes, on stdout."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    of = seat or 0
    alone = "-alone" if len(players) == 1 else ""
    console.print(t(f"lab-review-curve{alone}", player=players[of]))
    for line in curve([chances[of] for chances in found.curve]):
        console.print(line)
    console.print()
    table = Table(box=None, pad_edge=False)
    table.add_column(t("lab-review-player"))
    for name in ("initial", "luck", "skill", "final", "errors", "accuracy"):
        table.add_column(t(f"lab-review-{name}"), justify="right")
    for x in found.seats:
        start, lucky, end = (round(100 * n) for n in (x.initial, x.luck, x.final))
        luck, skill = (f"{n:+} ±{100 * x.luck_margin:.0f}" for n in (lucky, end - start - lucky))
        errors = f"{round(100 * x.errors)} ±{100 * x.errors_margin:.0f}" if x.decisions else "–"
        accuracy = f"{x.accuracy:.0f}" if x.decisions else "–"
        table.add_row(x.player, str(start), luck, skill, str(end), errors, accuracy)
    console.print(table)
    console.print(t(f"lab-review-sum{alone}"))
    if (gone := found.resigned) is not None:
        lost, margin = f"{-100 * gone.error:.0f}", f"{100 * gone.margin:.0f}"
        console.print("\n" + t("web-review-resigned", seat=players[gone.seat], n=lost, margin=margin))
    dear = found.dearest(seat)
    if dear or gone is None:
        console.print("\n" + t("lab-review-dearest" if dear else "lab-review-faultless"))
    for d in dear:
        for line in moment(t, found.title, d, players):
            console.print(line)
    if found.seat is not None:
        console.print("\n" + t("lab-review-as", player=players[found.seat]))


def moment(t: Text, title: str, d: Decision, players: list[str]) -> list[str]:
    """A mistake: what was done, what was better, and why."""

    def said(told: Message) -> str:
        return t.told(title, told, players)

    loss = f"{-100 * d.error:.0f} ±{100 * d.margin:.0f}"
    lines = [t("lab-review-moment", at=d.at, player=players[d.seat], move=said(d.told), loss=loss)]
    lines.append("  " + t("web-review-better", move=said(d.best_told)))
    return lines + [f"    {said(x)}" for x in d.why]


def curve(chances: list[float]) -> list[str]:
    """A small picture of a course of chances: full at the top, none at the bottom."""
    n, width = len(chances), min(WIDTH, len(chances))
    columns = [chances[round(i * (n - 1) / max(1, width - 1))] for i in range(width)]
    lines = []
    for row in range(HEIGHT - 1, -1, -1):
        label = {HEIGHT - 1: "100 %", HEIGHT // 2: " 50 %", 0: "  0 %"}.get(row, "     ")
        cells = (EIGHTHS[max(0, min(8, round(8 * (x * HEIGHT - row))))] for x in columns)
        lines.append(f"{label} {''.join(cells)}".rstrip())
    return lines
