"""The board of Par Impar: the nuts of both, and the fist. Never by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Rich

from ludi.kernel.game import Game
from ludi.locales import Text

NUT, FIST = "●", "[?]"


def picture(
    game: Game,
    view: dict[str, Any],
    seat: int,
    names: Sequence[str],
    say: Text,
    width: int,
    height: int = 0,
) -> RenderableType:
    """The whole position: a line for the round, one for each player, one for the last fist."""
    lines = [Rich(say("parimpar-round", round=view["turn"], rounds=view["rounds"]), "bold"), Rich("")]
    for p, name in enumerate(names):
        n = view["nuts"][p]
        row = Rich(f"{'▶' if view['to_move'] == p else ' '} {name:<16.16} {n:2}  ")
        row.append(NUT * n, "yellow").append(f"  {fist(view)}" if p == view["holder"] else "")
        lines.append(row)
    return Group(*lines, Rich(""), Rich(say("parimpar-last", n=view["shown"]), "dim"))


def fist(view: dict[str, Any]) -> str:
    """What is seen of the fist: nothing while nuts are still to be hidden, its nuts for who hid them."""
    if not any(top["kind"] in ("guessing", "opening") for top in view["pending"]):
        return ""
    return f"[{NUT * view['hidden']}]" if view["hidden"] else FIST
