"""What a line of play changes for a seat, from its views alone; its chances are told with the move (words.py)."""

from __future__ import annotations

from ludi.kernel.changes import Change, Changes
from ludi.kernel.messages import Named

from .view import PokernView


def changes(before: PokernView, after: PokernView, seat: int) -> list[Change]:
    """Points, cards and rows that are used up, and the end of the game that comes nearer."""
    found = Changes()
    was, now = (view["players"][seat] for view in (before, after))
    found.number("pokern-why-gains", was["points"], now["points"], 1.0, down="pokern-why-loses")
    for card in sorted(set(was["cards"]) - set(now["cards"])):
        found.event("pokern-why-uses", 3.0, card=Named("card", card))
    if 0 in was["column"] and 0 not in now["column"]:
        found.event("pokern-why-full", 10.0)
    if after["last"] and not before["last"]:
        found.event("pokern-why-last", 8.0)
    return found.found
