"""`ludi solve`: exact solutions."""

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from ludi.folders import data_folder
from ludi.games.pokern.constants import ROWS
from ludi.kernel.errors import BadOption, short
from ludi.kernel.extras import bring
from ludi.kernel.home import has_numba
from ludi.kernel.messages import Message
from ludi.kernel.spoken import not_accepted
from ludi.locales import Text, text

from .progress import Meter
from .solve_ask import Wanted, tell_value, write_policy
from .solve_ask import verify as verify_layers

NEEDED = 1.3  # gigabytes


def add(app: typer.Typer) -> None:
    """Add the command."""
    t = text()

    @app.command("solve", help=t("solve-help"))
    def command(
        title: Annotated[str, typer.Argument(help=t("solve-help-title"))] = "pokern",
        turns: Annotated[int, typer.Option(help=t("solve-help-turns"))] = 8,
        discard: Annotated[bool, typer.Option("--discard", help=t("solve-help-discard"))] = False,
        lenient: Annotated[bool, typer.Option("--lenient", help=t("solve-help-lenient"))] = False,
        cards_on_valid: Annotated[bool, typer.Option("--cards-on-valid", help=t("solve-help-valid"))] = False,
        rows: Annotated[int, typer.Option(help=t("solve-help-rows"))] = ROWS,
        memory: Annotated[float, typer.Option(help=t("solve-help-memory"))] = 2.0,
        folder: Annotated[Path | None, typer.Option(help=t("solve-help-folder"))] = None,
        value: Annotated[str, typer.Option(metavar="POSITION", help=t("solve-help-value"))] = "",
        as_json: Annotated[bool, typer.Option("--json", help=t("solve-help-json"))] = False,
        verify: Annotated[bool, typer.Option("--verify", help=t("solve-help-verify"))] = False,
        sample: Annotated[int | None, typer.Option(help=t("solve-help-sample"))] = None,
        export: Annotated[Path | None, typer.Option(metavar="FILE", help=t("solve-help-export"))] = None,
    ) -> None:
        if title != "pokern":
            raise BadOption(Message("solve-one-title", {"given": short(title)}))
        if not has_numba():
            raise BadOption(Message("solve-no-numba", {"command": bring("fast")}))
        for name, n, low, high in (("--turns", turns, 1, 60), ("--rows", rows, 1, ROWS)):
            if not low <= n <= high:
                raise not_accepted(name, n, Message("given-whole", {"low": str(low), "high": str(high)}))
        if not memory >= NEEDED * rows / ROWS:
            least = f"{NEEDED * rows / ROWS:.1f}"
            raise BadOption(Message("solve-memory", {"given": str(memory), "least": least}))
        if sum([bool(value), verify, export is not None]) > 1:
            raise BadOption(Message("solve-one-at-a-time"))
        if value and rows != ROWS:
            raise BadOption(Message("solve-rows-of-value", {"given": str(rows), "rows": str(ROWS)}))
        if sample is not None and (not verify or sample < 1):
            raise BadOption(Message("solve-no-sample", {"given": str(sample)}))
        if as_json and not value:
            raise BadOption(Message("solve-json-alone"))
        mode = int(lenient) + 2 * int(cards_on_valid)  # as solvers.pokern_turn has them
        where = folder or data_folder() / "solved"
        if where.exists() and not where.is_dir():
            raise BadOption(Message("given-is-no-folder", {"at": "--folder", "folder": str(where)}))
        wanted = Wanted(rows, None if discard else turns, mode, where)
        try:
            with Columns(t) as meter:
                if value:
                    tell_value(t, value, wanted, meter, as_json=as_json)
                elif verify:
                    verify_layers(t, wanted, meter, sample)
                elif export is not None:
                    write_policy(t, export, wanted, meter)
                else:
                    solve(t, wanted, meter)
        except KeyboardInterrupt:
            print(t("solve-stopped", folder=str(where)), file=sys.stderr)
            raise typer.Exit(130) from None


def solve(t: Text, wanted: Wanted, meter: "Columns") -> None:
    """Solve layer by layer, each kept in a file; print the value with all cards after each."""
    from ludi.solvers.pokern import ALL_CARDS
    from ludi.solvers.pokern_layers import Layers

    layers = Layers(wanted.folder, wanted.rows, wanted.mode, progress=meter.progress)
    turns = wanted.turns or 0
    print(t("solve-columns", columns=len(layers.columns.keys)))
    for turn in range(1, turns + 1) if turns else (0,):
        meter.begin(t("solve-layer", turn=turn, turns=turns) if turns else t("solve-discard"))
        values = layers.layer(turn) if turns else layers.discard()
        line = t("solve-value", turn=turn, value=f"{values[layers.columns.root, ALL_CARDS]:.4f}")
        print(line if turns else t("solve-value-discard", value=f"{values[layers.columns.root, ALL_CARDS]:.4f}"))


class Columns(Meter):
    """Columns done of all, in one piece of work after another."""

    _name = ""

    def begin(self, name: str) -> None:
        """A new piece of work."""
        self._name, self._began = name, time.perf_counter()

    def progress(self, done: int, total: int) -> None:
        """Columns done."""
        rate, left = self.pace(done, total) if done else (0.0, "–")
        self.show(self._t("solve-progress", name=self._name, done=done, total=total, rate=rate, left=left), done, total)
