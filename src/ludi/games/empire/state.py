"""The state of a game of History of the Roman Empire, declared once."""

from __future__ import annotations

from typing import Annotated

from ludi.kernel.frames import Frame

from .constants import CARDS, DICE, FORCES, LANDS, PEOPLES, SIDES


class Options:
    """What was agreed before the game, and what follows from it; see options.py."""

    seats: int
    sides: int  # factions with their peoples: side s belongs to seat s % seats
    legions: int  # of a faction at the start, and the most that recruiting may bring
    domination: int
    total_cap: int
    looted_score: int
    favor: int
    bribes: int
    forced_loot: int
    basins: int  # the seas are not connected


class Side:
    """A faction, its peoples, and their points: [0] of the peoples, [1] of the faction, in all lists."""

    vp: Annotated[list[int], 2]
    token: Annotated[list[int], 2]  # numbers; 0 for none
    known: Annotated[list[int], 2]  # a bit for each seat that knows the number
    given: Annotated[list[int], 2]  # 1: given by another, not yet looked at
    start: int  # land + 1
    dead: int
    events: int  # that may still be played in this turn


class Battle:
    """The battle that goes on, or may go on with the next army."""

    at: int  # land + 1
    force: int  # that attacks
    foe: int  # that holds the land
    round: int
    alone: int  # a fort was the only defender when it began
    hard: int  # difficult terrain
    over: int  # from overseas
    inside: int  # the attackers appeared in the land
    left: int  # attackers, the fighting one too
    origin: int  # of rebels that attack: side + 1
    rolled: Annotated[list[int], DICE]  # by the attacker, then by the defender


class State:
    """One position, hidden things included. Only `view` may be shown to a seat."""

    opt: Options
    turn: int
    active: int  # side
    phase: int  # 0 of the peoples, 1 of the faction
    phases: int  # faction phases that are over in this turn
    order: Annotated[list[int], SIDES]  # of drawing: at first what was rolled for it, then sides
    called: Annotated[list[int], 2]  # the highest number that was called
    air: int  # the token drawn and neither kept nor given
    main: int  # the force of the phase
    mover: int  # the force that places armies: the main one, or one that an event brings
    pool: int  # armies of the mover to place
    free: int  # forts without a price
    plus: int  # on each attack die of the main force
    three: int  # it rolls three dice until they are equal
    ties: int  # it wins ties
    elite: int
    siege: int
    surprise: int
    roads: int
    spared: int  # lands where its first loss was ignored
    held: int  # lands that the mover held before it picked armies up
    fresh: int  # lands with a fort built in this turn
    fought: int  # lands that the mover attacked in this phase and has not taken
    barred: int  # factions that the people may not attack: bits
    fate_at: int  # land + 1 of an event that rolls dice
    fate: int  # dice that it still rolls in a land
    holder: Annotated[list[int], LANDS]  # force; of a lone fort the last owner
    armies: Annotated[list[int], LANDS]
    fort: Annotated[list[int], LANDS]
    city: Annotated[list[int], LANDS]
    bonus: Annotated[list[int], LANDS]  # loot of a kingdom's city
    cause: Annotated[list[int], LANDS]  # side + 1 that caused the rebels there
    rebel: Annotated[list[int], LANDS * SIDES]  # of the rebels there, those of each side
    control: Annotated[list[int], FORCES]  # side + 1 of peoples, minor peoples and kingdoms
    slot: Annotated[list[int], PEOPLES]  # of the chart, by which a people was drawn last, + 1
    card: Annotated[list[int], CARDS]  # 0 not drawn, side + 1, OUT or PLAYED
    side: Annotated[list[Side], SIDES]
    battle: Battle
    stack: Annotated[list[Frame], 8]
    depth: int
