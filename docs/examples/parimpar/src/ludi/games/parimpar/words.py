"""What is said of a position and of a move, made from a view alone: the same for terminal, server and page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludi.kernel.messages import Chance, Entry, Message, Named, Param

from . import constants as K
from .notation import parts
from .view import ParimparPending, ParimparView

EXAMPLE = "guess odd"  # a short text of a move

if TYPE_CHECKING:
    from ludi.kernel.game import Game


def top_of(view: ParimparView) -> ParimparPending | None:
    """The pending decision; None when the game is over."""
    return view["pending"][-1] if view["pending"] else None


def ask(view: ParimparView) -> Message | None:
    """What is to be decided now."""
    top = top_of(view)
    return Message(f"parimpar-ask-{top['kind']}") if top and top["seat"] >= 0 else None


# A move


def effect(view: ParimparView, action: int) -> Message | None:
    """How often a guess is right against a fist that is filled blindly."""
    word, x = parts(action)
    if word != "guess":
        return None
    right = sum(n % 2 == x for n in range(1, view["most"] + 1))
    word = "none" if right == 0 else "certain" if right == view["most"] else f"{right}/{view['most']}"
    return Chance("parimpar-effect-guess", {"chance": word, "percent": round(100 * right / view["most"])})


def confirmation(view: ParimparView, action: int) -> Message | None:
    """No move needs a second thought."""
    return None


# The position


def odds(view: ParimparView) -> list[Chance]:
    """The chances stand beside the moves."""
    return []


def summary(view: ParimparView) -> Message:
    """The round, in a few words."""
    return Message("parimpar-round", {"round": view["turn"], "rounds": view["rounds"]})


def standing(view: ParimparView) -> list[Message]:
    """The nuts of each seat."""
    return [Message("parimpar-nuts-of", {"seat": Named("seat", p), "n": n}) for p, n in enumerate(view["nuts"])]


def describe(view: ParimparView, seat: int | None) -> list[Message]:
    """The position in sentences."""
    out = [summary(view), *standing(view)]
    top = top_of(view)
    if view["hidden"]:
        out.append(Message("parimpar-fist-own", {"n": view["hidden"]}))
    elif top is not None and top["kind"] in ("guessing", "opening"):
        out.append(Message("parimpar-fist", {"seat": Named("seat", view["holder"])}))
    return out


# Cards and rules


def cards(game: Game) -> Sequence[str]:
    """There are none."""
    return ()


def rules(game: Game) -> list[Message]:
    """The rules in short."""
    numbers: dict[str, Param] = {"nuts": K.NUTS, "fist": K.FIST}
    return [Message(f"parimpar-rules-{part}", numbers) for part in ("goal", "turn", "end")]


# The log


def event_messages(before: ParimparView, entry: Entry, after: ParimparView) -> list[Message]:
    """The sentences about a log entry: what was done, then what came of it."""
    holder = Named("seat", before["holder"])
    match entry.decision:
        case "tossing":
            side = K.COIN_NAMES[parts(entry.action or 0)[1]]
            return [Message(f"parimpar-told-{side}", {"seat": Named("seat", after["holder"])})]
        case "hiding":
            return [Message("parimpar-told-hides", {"seat": holder, "n": after["hidden"]})]
        case "guessing":
            guess = K.GUESS_NAMES[parts(entry.action or 0)[1]]
            return [Message(f"parimpar-told-{guess}", {"seat": Named("seat", entry.seat)})]
    over = [] if after["pending"] else [Message("parimpar-told-over")]
    return [Message("parimpar-told-opens", {"seat": holder, "n": after["shown"]}), *paid(before, after), *over]


def paid(before: ParimparView, after: ParimparView) -> list[Message]:
    """Who has won how much, and what the other one has left. points and was: the nuts of the seat."""
    winner = 0 if after["nuts"][0] > before["nuts"][0] else 1
    found = []
    for key, p in (("parimpar-told-wins", winner), ("parimpar-told-pays", 1 - winner)):
        was, points = before["nuts"][p], after["nuts"][p]
        changed: dict[str, Param] = {"won": points - was} if p == winner else {}
        found.append(Message(key, {"seat": Named("seat", p), "points": points, "was": was, **changed}))
    return found
