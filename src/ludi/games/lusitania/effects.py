"""What a move would do, found by doing it: the rules are asked what comes of it in the position that the seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ludi.kernel.home import load
from ludi.kernel.messages import Listed, Message, Named
from ludi.kernel.schema import blank

from . import constants as K
from .cards import leave_legion, pass_on
from .constants import AWARD_NAMES, CARD_NAMES, CELL_NAMES, COLOUR_NAMES, EQUIPMENT_OF
from .legal import legal
from .legion import halves, has, reached
from .rules import apply
from .seen import ready, seen
from .state import State
from .view import LusitaniaView

HIRED = range(K.HIRE, K.TAKE)
DROPPED = (K.RELEASE, *range(K.DOWN, K.HEAL))
# Of the others those that may change points, awards or the camp at once.
TRIED = (*range(K.PUT, K.DISCARD), *range(K.HEAL, K.USE), *range(K.ON, K.AT), *range(K.GEAR, K.SEAT), K.DONE)


class Worlds:
    """The position of the view that was asked about last, and room to try a move in."""

    def __init__(self) -> None:
        self._view: LusitaniaView | None = None
        self._printed: Any = None  # what is printed on the cards of `_start`
        self._start: State = blank(State)
        self._here: State = blank(State)
        self._room: State = blank(State)
        self._copy = load("lusitania", "state_ops").copy

    def of(self, view: LusitaniaView) -> State:
        """The position; it is not to be changed."""
        if self._view is not view:
            if (self._printed, self._start.opt.seats) != (view["printed"], len(view["players"])):
                self._start, self._printed = ready(view), view["printed"]
            self._copy(self._here, self._start)
            self._view, _ = view, seen(view, self._here)
        return self._here

    def after(self, view: LusitaniaView, *actions: int) -> State:
        """The position after some actions, until the next time."""
        self._copy(self._room, self.of(view))
        for action in actions:
            apply(self._room, action)
        return self._room


WORLDS = Worlds()


def effect(view: LusitaniaView, action: int) -> Message | None:
    """What a move would do at once, beyond its own sentence: points, awards, what leaves the camp, the end."""
    parts: list[Message] = []
    if action in HIRED and EQUIPMENT_OF[action - K.HIRE] >= 0:
        parts = equipment(view, action)
    elif action in HIRED:
        parts = came(view, WORLDS.after(view, action), always=True)
    elif action in DROPPED:
        parts = released(view)
    elif K.USE <= action < K.ON:
        parts = departure(view, action - K.USE + K.FIRST_GUEST)
    elif action in TRIED:
        equipping = view["pending"][-1]["kind"] == "equipping"
        parts = [*came(view, WORLDS.after(view, action), always=equipping), *three(view, action)]
    return Message("lusitania-effect", {"parts": Listed(tuple(parts), "clauses")}) if parts else None


def came(view: LusitaniaView, after: State, *, always: bool = False) -> list[Message]:
    """What is other than before. always: of the own points it is also said that they stay."""
    g, p = WORLDS.of(view), view["active"]
    vp = (halves(after.side[p]) - halves(g.side[p])) / 2
    parts = [points(vp, after, p)] if vp or always else []
    if won := taken(g, after, p):
        parts.append(awards("lusitania-effect-awards", won))
    if g.side[p].colour != after.side[p].colour:
        parts.append(Message("lusitania-effect-colour", {"colour": COLOUR_NAMES[after.side[p].colour]}))
    parts += others(g, after, p)
    return [*parts, Message("lusitania-effect-ends")] if reached(after) else parts


def points(vp: float, after: State, p: int) -> Message:
    """The points that a seat gains or loses, and what it has then. gain: with their sign."""
    kind = "costs" if vp < 0 else "points"
    now = {"points": said(halves(after.side[p]) / 2), "goal": K.TARGET}
    return Message(f"lusitania-effect-{kind}", {"vp": said(abs(vp)), "gain": said(vp), **now})


def said(n: float) -> float:
    """Points, whole where they are whole."""
    return int(n) if n == int(n) else n


def taken(g: State, after: State, p: int) -> list[int]:
    """The cards of Laurus and Virtus that a seat has more."""
    return [award for award in range(K.AWARDS) if has(after, p, award) and not has(g, p, award)]


def awards(key: str, won: Sequence[int]) -> Message:
    """A sentence about cards of Laurus and Virtus."""
    return Message(key, {"cards": Listed(tuple(Named("card", AWARD_NAMES[award]) for award in won))})


def others(g: State, after: State, p: int) -> list[Message]:
    """The points that other seats have then, where they change."""
    return [
        Message(
            "lusitania-effect-foe",
            {"foe": Named("seat", q), "points": said(halves(after.side[q]) / 2), "goal": K.TARGET},
        )
        for q in range(g.opt.seats)
        if q != p and halves(after.side[q]) != halves(g.side[q])
    ]


def equipment(view: LusitaniaView, action: int) -> list[Message]:
    """Equipment that is hired: under whom it fits, what it brings wherever it goes, and what it may bring."""
    hired, out = WORLDS.after(view, action), [0] * K.ACTIONS
    cells = out[: legal(hired, out)]
    p, found, ways = view["active"], list[list[Message]](), list[list[int]]()
    for on in cells:
        after = WORLDS.after(view, action, on)
        found.append(came(view, after, always=True))
        ways.append(taken(WORLDS.of(view), after, p))
    parts = [part for part in found[0] if all(part in other for other in found)]
    sure = [award for award in ways[0] if all(award in way for way in ways)]
    if maybe := sorted({award for way in ways for award in way if award not in sure}):
        if sure and not any(part.key == "lusitania-effect-awards" for part in parts):
            parts.append(awards("lusitania-effect-awards", sure))
        parts.append(awards("lusitania-effect-maybe", maybe))
    return [*parts, Message("lusitania-effect-under", {"cards": Listed(tuple(warrior(view, p, on) for on in cells))})]


def warrior(view: LusitaniaView, p: int, on: int) -> Message:
    """A warrior in its cell."""
    cell = on - K.ON + 1
    card = Named("card", view["players"][p]["cells"][cell])
    return Message("lusitania-state-cell", {"cell": CELL_NAMES[cell], "card": card})


def released(view: LusitaniaView) -> list[Message]:
    """A released card costs points."""
    p = view["active"]
    after = WORLDS.after(view)
    after.side[p].released += 1
    return came(view, after)


def departure(view: LusitaniaView, k: int) -> list[Message]:
    """What goes with a guest or a Mars card when its work is done; whatever the work itself brings is told there."""
    p, after = view["active"], WORLDS.after(view)
    if k == K.CAESAR:
        pass_on(after, p)
        owner = next(q for q in range(after.opt.seats) if K.CAESAR in after.side[q].cell)
        return [*came(view, after), Message("lusitania-effect-caesar", {"seat": Named("seat", owner)})]
    if k != K.AUXILIARY:
        leave_legion(after, p, k)
    return came(view, after)


def three(view: LusitaniaView, action: int) -> list[Message]:
    """The three alike that leave the camp when a card has been put there."""
    if not K.PUT <= action < K.DISCARD:
        return []
    after, there = WORLDS.after(view, action), Counter(view["camp"])
    there[CARD_NAMES[action - K.PUT]] += 1
    gone = there - Counter(CARD_NAMES[k] for k in after.camp if k != K.NONE)
    cards = Listed(tuple(Named("card", card) for card in gone.elements()))
    return [Message("lusitania-effect-three", {"cards": cards})] if gone else []
