"""Compiling the advisor ahead, or loading what is compiled, step by step."""

from __future__ import annotations

from collections.abc import Callable


def warm(progress: Callable[[int, int], None] | None = None) -> None:
    """Ask small questions that need all that is compiled. progress: steps done, steps in all."""
    from ludi.kernel.game import make

    from .pokern_advisor import Advisor, Edges, solve_turn
    from .pokern_cone import CARDS_LEFT
    from .pokern_dice import SETS
    from .pokern_opening import opening

    def columns() -> None:
        opening()
        Edges.of(0, opening().rows[0])

    def turn() -> None:
        edges = Edges.of(0, opening().rows[0])
        solve_turn(edges, CARDS_LEFT.reshape(1, 1, SETS)[:, :0], CARDS_LEFT[None], 0, 0, False)

    def cone() -> None:
        position = {"dice": ["X"], "players": [{"column": [1, 2, 3, 0, 5, 6, 0], "cards": []}]}
        Advisor().values(make("pokern", 1).position(position), 3)

    steps = (columns, turn, cone)
    for done, step in enumerate(steps):
        step()
        if progress is not None:
            progress(done + 1, len(steps))
