"""Who has won, in a sentence that is the same at a terminal, at a table of a server, and in a list of games."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.kernel.messages import Listed, Message, Named


def outcome(ranks: Sequence[int]) -> Message:
    """By the ranks of the seats, 0 for the first; a game for one player, which nobody wins, is over."""
    if len(ranks) == 1:
        return Message("web-over")
    first = tuple(Named("seat", seat) for seat, rank in enumerate(ranks) if rank == 0)
    if len(first) == 1:
        return Message("web-result-winner", {"seat": first[0]})
    if len(ranks) == 2:
        return Message("web-result-draw")
    return Message("web-result-shared", {"seats": Listed(first)})
