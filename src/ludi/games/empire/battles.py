"""What a seat may see of a battle and of attacks that it may make: dice, bonuses, exact chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from . import constants as K
from .board import controller, holds, is_legions
from .combat import enemies
from .map import LAND_IDS
from .names import FORTS
from .notation import lands_of
from .odds import Meeting, meeting, share, way_of_battle, way_to, wins
from .placing import targets
from .state import State

Won = Literal["attacker", "fort", "defender", "spared", "tie"]
TIES = ("", "attacker", "defender")


class EmpireAttack(TypedDict):
    """What decides an attack. Of each pair the first is of the attacker.

    chance: of the first army to take the land, and of `all`, as many as may follow. why: what matters, by name.
    """

    chance: list[float]
    all: int
    dice: list[int]
    plus: list[int]
    tie: Literal["", "attacker", "defender"]
    why: list[str]


class EmpireDice(TypedDict):
    """The dice of a round of battle that have fallen. counts: of each side the highest one, 0 where none has fallen."""

    attack: list[int]
    defence: list[int]
    counts: list[int]


class EmpireBattle(TypedDict):
    """The battle that goes on; empty where there is none, without dice and chances where nobody fights on.

    rolled: attack in the first three places, then defence, 0 for a die that has not fallen; falling: the same, where
    any has. chance: to win this round, to take the land with this army, and with `all`.
    """

    land: NotRequired[str]
    force: NotRequired[str]
    foe: NotRequired[str]
    round: NotRequired[int]
    alone: NotRequired[bool]
    hard: NotRequired[bool]
    over: NotRequired[bool]
    inside: NotRequired[bool]
    left: NotRequired[int]
    origin: NotRequired[int]
    rolled: NotRequired[list[int]]
    falling: NotRequired[EmpireDice]
    side: NotRequired[int | None]
    foe_side: NotRequired[int | None]
    defenders: NotRequired[int]
    fort: NotRequired[str]
    chance: NotRequired[list[float]]
    all: NotRequired[int]
    dice: NotRequired[list[int]]
    plus: NotRequired[list[int]]
    tie: NotRequired[Literal["", "attacker", "defender"]]
    why: NotRequired[list[str]]


def battle_view(g: State) -> dict[str, Any]:
    """What is to be known of a battle besides its fields: sides, dice, bonuses, and the exact chances."""
    b = g.battle
    out: dict[str, Any] = {"defenders": g.armies[b.at - 1], "fort": FORTS[g.fort[b.at - 1]]}
    for name, force in (("side", b.force), ("foe_side", b.foe)):
        side = controller(g, force)
        out[name] = side if side >= 0 else None
    if any(b.rolled):
        out["falling"] = fallen(b.rolled)
    if b.left > 0:
        m, most = meeting(g, way_of_battle(g)), b.left if b.inside else b.left + g.pool
        chance = [round(float(wins(m.round)), 4), share(b.left, m), share(most, m)]
        out |= {"chance": chance, "all": most, **meeting_view(m)}
    return out


def fallen(rolled: Sequence[int]) -> EmpireDice:
    """Dice as the rules keep them: those of the attack, then those of the defence, 0 for one that has not fallen."""
    attack, defence = ([n for n in row if n] for row in (rolled[: K.ATTACK_DICE], rolled[K.ATTACK_DICE :]))
    return {"attack": attack, "defence": defence, "counts": [max(row, default=0) for row in (attack, defence)]}


def attacks(g: State) -> dict[str, dict[str, Any]]:
    """For each land that may be attacked: the chance of the first army to take it, and of all in the pool, and why."""
    if g.held == 0 and not is_legions(g.mover) and holds(g, g.mover) == 0:
        return {}  # in a start land all make room
    out = {}
    for name in lands_of(enemies(g, targets(g), g.mover)):
        m = meeting(g, way_to(g, LAND_IDS.index(name)))
        out[name] = {"chance": [share(1, m), share(g.pool, m)], "all": g.pool, **meeting_view(m)}
    return out


def meeting_view(m: Meeting) -> dict[str, Any]:
    """Dice, bonuses and ties of an attack, and what they come from."""
    r = m.round
    return {"dice": [r.dice, r.against], "plus": [r.plus, r.bonus], "tie": TIES[r.tie], "why": list(m.why)}
