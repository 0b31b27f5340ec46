"""Which functions of a game the wasm home has, and what they are called with."""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from typing import Any

from ..engine import Engine
from ..game import make
from ..learned import load
from ..titles import family
from .described import learning

KINDS = {  # how a parameter is declared, and its kind as describe.py explains it
    "int": "int",
    "bool": "bool",
    "list[State]": "State[]",
    "list[Workspace]": "Workspace[]",
    "list[Node]": "Node[]",
    "list[Mailbox]": "Mailbox[]",
    "list[int]": "int[]",
    "list[list[int]]": "int[][]",
}
ALL = ("rollout.playouts", "rollout.copies", "ismcts.search", "batch.advance", "match.matches")
AHEAD = ("plan.simulations", "greedy.move")  # of titles whose rules have a `merit`
LEARNED = {"learned": ("learned.search", "network.values"), "planned": ("planned.simulations",)}  # by what a title has


@dataclass(frozen=True)
class Export:
    """A function of an algorithm, by its name in the module; the name and the kind of each parameter."""

    name: str
    parameters: tuple[tuple[str, str], ...]

    @property
    def place(self) -> tuple[str, str]:
        """The algorithm, and the function."""
        module, function = self.name.split(".")
        return module, function


def exports_of(title: str) -> tuple[Export, ...]:
    """The functions of a title."""
    names = list(ALL + (AHEAD if hasattr(make(title).rules, "merit") else ()))
    for file in learning(family(title)):
        names += LEARNED.get(file.stem, ())
    return tuple(Export(name, parameters(title, *name.split("."))) for name in names)


def parameters(title: str, module: str, function: str) -> tuple[tuple[str, str], ...]:
    """Of a function, as it declares them."""
    declared = inspect.signature(getattr(load(title, module), function)).parameters.values()
    return tuple((p.name, KINDS[p.annotation]) for p in declared)


def sample(title: str) -> dict[str, Any]:
    """An argument of each kind, as the fast home gets it."""
    game = make(title)
    memory = Engine(game, "fast").memory()
    return {
        "int": 1,
        "bool": False,
        "State[]": memory.states(1, game.start().raw),
        "Workspace[]": memory.workspaces(),
        "Node[]": memory.nodes(2),
        "Mailbox[]": memory.mailboxes(1),
        "int[]": memory.ints(1),
        "int[][]": memory.ints(1, 1),
    }
