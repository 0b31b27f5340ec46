"""Lusitania XXI with the weights of its `estimate` in the options of a game, for bench/tune_lusitania.py.

The weights are part of compiled code. So a copy of the package is changed: there a game has two sets of them, and
whoever is to move can be given one or the other.
"""

from __future__ import annotations

import ast
import importlib
import os
import random
import re
import shutil
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

OWN = Path(__file__).resolve().parents[1] / "src" / "ludi"
PLACE = "games/lusitania"
WEIGHT = re.compile(r"WEIGHTS\[((?:[^\[\]]|\[[^\[\]]*\])*)\]")

Ints = NDArray[np.int64]


class Kind(NamedTuple):
    """Games that weights are tried in."""

    players: int
    options: dict[str, bool]

    def __str__(self) -> str:
        return ", ".join([f"{self.players} players", *self.options])


KINDS = (Kind(2, {}), Kind(2, {"laurus": True, "virtus": True}), Kind(3, {}), Kind(4, {}))


def copied(folder: Path) -> Ints:
    """Make the changed copy and let it be what is imported as `ludi` from now on; the weights of the package."""
    home = folder / "package"
    shutil.rmtree(home, ignore_errors=True)
    shutil.copytree(OWN, home / "ludi", ignore=shutil.ignore_patterns("__pycache__", "static"))
    place = home / "ludi" / PLACE
    text = (place / "evaluate.py").read_text("utf-8")
    weights = ast.literal_eval(text.split("\nWEIGHTS = ")[1].split("\n)")[0] + "\n)")
    head, body = text.split("def side_value")
    body = WEIGHT.sub(r"g.opt.weights[g.opt.bank + (\1)]", body)
    for name, given in (("guests", "me: Side"), ("at_work", "kind: int")):
        body = body.replace(f"def {name}({given}", f"def {name}(g: State, {given}")
    body = body.replace("guests(me)", "guests(g, me)").replace("at_work(g.stack", "at_work(g, g.stack")
    (place / "evaluate.py").write_text(f"{head}def side_value{body}", "utf-8")
    for file, before, after in (
        (
            "state.py",
            "    takes: ",
            f"    weights: Annotated[list[int], {2 * len(weights)}]\n    bank: int\n    takes: ",
        ),
        ("options.py", "from .printed", "from .evaluate import WEIGHTS\nfrom .printed"),
        ("options.py", "    opt.vp[:]", "    opt.weights[:] = WEIGHTS * 2\n    opt.vp[:]"),
    ):
        text = (place / file).read_text("utf-8")
        assert before in text, f"{PLACE}/{file} is no longer what is changed here"
        (place / file).write_text(text.replace(before, after, 1), "utf-8")
    sys.path.insert(0, str(home))
    os.environ["LUDI_CACHE"] = str(folder / "code")
    return np.array(weights)


class Greedy:
    """Games of greedy players of one kind, compiled."""

    def __init__(self, kind: Kind, n: int) -> None:
        import ludi
        from ludi.kernel import schema
        from ludi.kernel.scratch import declared

        self.kind = kind
        game: Any = ludi.make("lusitania", kind.players, **kind.options)
        rules, rollout, greedy = (game.fast.module(x) for x in ("rules", "rollout", "greedy"))
        seed, njit = greedy.seed, importlib.import_module("numba").njit

        @njit  # type: ignore[untyped-decorator,unused-ignore]
        def play(states: Any, workspaces: Any, ends: Any, first: int, seat: int) -> None:
            g, x = states[0], workspaces[0]
            for i in range(len(ends)):
                seed(x.r, first + i)
                states[0] = states[4]
                while rules.to_move(g) != ludi.OVER:
                    p = rules.to_move(g)
                    if p == ludi.CHANCE:
                        rules.apply(g, rollout.pick(g, x.r, x.out))
                    else:
                        g.opt.bank = n if p == seat else 0
                        rules.apply(g, greedy.move(states, workspaces, 0))
                rules.rank(g, x.gain)
                ends[i, 0], ends[i, 1] = x.gain[seat] == 0, g.turn

        self.play = play
        desk, _, _ = declared("lusitania")
        self.states, self.workspaces = np.zeros(5, schema.dtype(game.state_type)), np.zeros(2, schema.dtype(desk))
        schema.to_record(game.state_type, game.start().raw, self.states, 4)

    def match(self, sets: tuple[Ints, Ints], games: int, seed: int) -> Ints:
        """Of each of so many games, from every seat: whether the second set of weights won it, and its turns."""
        self.states["opt"]["weights"][4] = np.concatenate(sets)
        ends = np.zeros((games, self.kind.players, 2), np.int64)
        for seat in range(self.kind.players):
            self.play(self.states, self.workspaces, ends[:, seat], seed, seat)
        return ends


def planned(kind: Kind, sets: tuple[Ints, Ints], budget: Ints, i: int, seed: int) -> tuple[bool, int]:
    """Whether the second set of weights wins game i of planning, in which all other seats have the first; its turns.

    budget: tries, moves that are tried, hands of a try. Each round of seats has the same luck as far as it may.
    """
    import ludi

    game: Any = ludi.make("lusitania", kind.players, **kind.options)
    (tries, width, changes), rng = map(int, budget), random.Random(f"{seed} {i // kind.players}")
    state, seat, n = game.start(), i % kind.players, len(sets[0])
    state.raw.opt.weights[:] = [*map(int, sets[0]), *map(int, sets[1])]
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
            continue
        state.raw.opt.bank = n if state.to_move == seat else 0
        settings = {"iterations": tries, "width": width, "changes": changes, "rolls": 0}
        state.apply(game.fast.plan(state, seed=rng.randrange(1 << 60), **settings).best)
    return state.ranks()[seat] == 0, int(state.raw.turn)
