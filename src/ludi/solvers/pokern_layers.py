"""Solved layers kept in files, so that a long run can be interrupted and goes on with the next layer."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ludi.kernel.errors import LudiError
from ludi.kernel.files import replaced
from ludi.kernel.messages import Message

from .pokern import Progress, Values, discarding, ended, one_turn_more
from .pokern_columns import column_key, graph
from .pokern_dice import SETS
from .pokern_turn import MODES


class Layers:
    """All columns of so many rows, and their values by turns left; each layer is solved once and read from its file.

    Raises LudiError for a file that is none of ours, OSError where the folder cannot be written.
    """

    def __init__(self, folder: Path, rows: int, mode: int, progress: Progress | None = None) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.columns = graph(column_key([0] * rows), rows)
        self.rows, self.mode = rows, mode
        self._folder, self._progress = folder, progress
        self._name = f"pokern-{rows}rows-{MODES[mode]}"

    def layer(self, turns: int) -> Values:
        """The values with so many turns to come: [column, set of cards]."""
        if turns == 0:
            return ended(self.columns)
        file = self._folder / f"{self._name}-{turns}.npy"
        if not file.exists():
            self._keep(file, one_turn_more(self.columns, self.layer(turns - 1), self.mode, self._progress))
        return self._read(file)

    def discard(self) -> Values:
        """The values of the game in which a turn without an entry costs a card."""
        file = self._folder / f"{self._name}-discard.npy"
        if not file.exists():
            self._keep(file, discarding(self.columns, self.mode, self._progress))
        return self._read(file)

    def _keep(self, file: Path, values: Values) -> None:
        with replaced(file) as part, part.open("wb") as to:
            np.save(to, values)

    def _read(self, file: Path) -> Values:
        try:
            values = np.load(file, mmap_mode="r")
        except (ValueError, EOFError):
            raise LudiError(Message("solve-no-layer", {"file": str(file)})) from None
        if values.shape != (len(self.columns.keys), SETS) or values.dtype != np.float32:
            raise LudiError(Message("solve-other-layer", {"file": str(file)}))
        found: Values = values
        return found
