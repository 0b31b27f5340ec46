"""What can be asked of an exact solution: the value of a position, how sure it is, and a file for others."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from ludi.kernel.errors import BadPosition, LudiError, short
from ludi.kernel.files import unread
from ludi.kernel.messages import Message
from ludi.kernel.spoken import complaint
from ludi.kernel.strict import loads
from ludi.locales import Text

if TYPE_CHECKING:  # they load NumPy and Numba
    from ludi.solvers.pokern_layers import Layers

    from .solve import Columns

WRONG = 0.005  # points: a kept value that is off by more was not made by this solver
AGREES = 1e-6  # points between the solver and plain recursion


@dataclass(frozen=True)
class Wanted:
    """The game that is solved. turns: how many, None for discarding; mode: the rule, as solvers.pokern_turn has it."""

    rows: int
    turns: int | None
    mode: int
    folder: Path

    @property
    def options(self) -> dict[str, Any]:
        """The options of `ludi.make("pokern", 1, ...)`."""
        alone: dict[str, Any] = {"solitaire": "discard"} if self.turns is None else {"turns": self.turns}
        ruling = "lenient" if self.mode & 1 else "strict"
        return {**alone, "misthrow_on_stop": ruling, "cards_on_valid": bool(self.mode & 2)}


def read_position(given: str) -> dict[str, Any]:
    """A position from the command line: JSON, the name of a file with it, or - for standard input."""
    try:
        text = (
            given if given.lstrip()[:1] in ("{", "[") else sys.stdin.read() if given == "-" else Path(given).read_text()
        )
        found = loads(text)
    except OSError as error:
        raise BadPosition(unread(given, error)) from None
    except json.JSONDecodeError as error:
        at = Message("solve-broken-at", {"line": str(error.lineno), "column": str(error.colno)})
        raise BadPosition(Message("solve-no-json", {"given": short(given), "why": at})) from None
    except ValueError as error:
        raise BadPosition(Message("solve-no-json", {"given": short(given), "why": str(error)})) from None
    if not isinstance(found, dict):
        raise BadPosition(complaint("--value", found, Message("solve-wanted-position")))
    return found


def tell_value(t: Text, given: str, wanted: Wanted, meter: Columns, *, as_json: bool) -> None:
    """Print what a position of one player is worth, and every move in it."""
    from ludi.kernel.game import make
    from ludi.solvers.pokern_layers import Layers
    from ludi.solvers.pokern_whole import Solved, solve_columns, solve_position

    state = make("pokern", 1, **wanted.options).position(read_position(given))

    def solve(columns: Any, turns: int | None, mode: int) -> Any:
        meter.begin(t("solve-position"))
        if len(columns.layers) - 2 < wanted.rows:
            return solve_columns(columns, turns, mode, meter.progress)
        layers = Layers(wanted.folder, wanted.rows, mode, meter.progress)
        return layers.discard() if turns is None else layers.layer(turns)

    found: Solved = solve_position(state, solve=solve)
    moves = sorted(found.moves.items(), key=lambda x: -x[1])
    if as_json:
        listed = [{"move": state.text(a), "points": round(x, 4)} for a, x in moves]
        print(json.dumps({"points": round(found.points, 4), "moves": listed}))
        return
    print(t("solve-ask-value", value=f"{found.points:.4f}"))
    if moves:
        table = Table(box=None, pad_edge=False)
        table.add_column(t("solve-ask-move"))
        table.add_column(t("solve-ask-points"), justify="right")
        for a, x in moves:
            table.add_row(state.text(a), f"{x:.4f}")
        Console(highlight=False, markup=False).print(table)


def verify(t: Text, wanted: Wanted, meter: Columns, sample: int | None) -> None:
    """Compare with plain recursion, solve every kept layer once more, and print by how much a value may be off.

    Raises LudiError if the solver and plain recursion disagree, or if a kept layer does not hold what it should.
    """
    from ludi.solvers.pokern_layers import Layers
    from ludi.solvers.pokern_verify import ROUNDING, Residual, recursion_differs

    differences = list(recursion_differs(wanted.mode))
    if max(differences) > AGREES:
        raise LudiError(Message("solve-differs", {"x": f"{max(differences):.6f}"}))
    print(t("solve-verify-recursion", n=len(differences), x=f"{max(differences):.9f}"), flush=True)
    layers = Layers(wanted.folder, wanted.rows, wanted.mode, meter.progress)
    bound, complete = 0.0, True
    for name, found in _residuals(t, layers, wanted.turns, meter, sample):
        assert isinstance(found, Residual)
        columns, of = f"{found.columns:,}", f"{found.of:,}"
        print(t("solve-verify-layer", name=name, x=f"{found.largest:.7f}", columns=columns, of=of), flush=True)
        if found.largest > WRONG:
            raise LudiError(Message("solve-off", {"name": name, "x": f"{found.largest:.4f}"}))
        bound += found.largest + ROUNDING
        complete = complete and found.columns == found.of
    print(t("solve-verify-bound" if complete else "solve-verify-sampled", x=f"{bound:.7f}"))


def _residuals(t: Text, layers: Layers, turns: int | None, meter: Columns, sample: int | None) -> Any:
    """(name, residual) of every step of the solution, the first one first."""
    from ludi.solvers.pokern_verify import residual

    columns = layers.columns
    if turns is None:
        meter.begin(t("solve-discard"))
        values = layers.discard()
        for open_rows in range(1, layers.rows + 1):
            name = t("solve-verify-rows", rows=open_rows)
            meter.begin(name)
            span = int(columns.layers[open_rows]), int(columns.layers[open_rows + 1])
            found = residual(
                columns, span, values, values, layers.mode, discard=True, sample=sample, progress=meter.progress
            )
            yield name, found
        return
    for turn in range(1, turns + 1):
        name = t("solve-layer", turn=turn, turns=turns)
        meter.begin(name)
        before, after = layers.layer(turn - 1), layers.layer(turn)
        meter.begin(name)  # from here on it is looked at
        span = 1, len(columns.keys)
        yield name, residual(columns, span, before, after, layers.mode, sample=sample, progress=meter.progress)


def write_policy(t: Text, file: Path, wanted: Wanted, meter: Columns) -> None:
    """Write the solution as a file that others can read."""
    from ludi.solvers.pokern_layers import Layers
    from ludi.solvers.pokern_policy import export

    if file.is_dir() or not file.parent.is_dir():
        raise LudiError(Message("solve-no-place", {"file": str(file)}))
    layers = Layers(wanted.folder, wanted.rows, wanted.mode, meter.progress)
    for turn in range(1, (wanted.turns or 0) + 1):  # those that are missing are solved, with their own progress
        meter.begin(t("solve-layer", turn=turn, turns=wanted.turns))
        layers.layer(turn)
    meter.begin(t("solve-export"))
    columns = export(layers, wanted.turns, file, meter.progress)
    size = file.stat().st_size / 1e6
    print(t("solve-exported", columns=f"{columns:,}", file=str(file), size=f"{size:.1f}"))
