"""Why a decision is not possible now, from what all may see."""

from __future__ import annotations

from ludi.kernel.messages import Message, Named, Param

from . import constants as K
from .notation import parts, roman, written
from .view import PokernPending, PokernView

# The decisions in which each word of an action may stand; the dice fall by themselves.
ASKED = {
    "roll": ("choosing",),
    "stop": ("choosing",),
    "read": ("reading",),
    "row": ("entering",),
    "card": ("choosing", "misthrow"),
    "as": ("wildly",),
    "count": ("counting",),
    "pick": ("picking",),
    "at": ("picking",),
    "pay": ("paying",),
    "pass": ("misthrow",),
}
FACES = {"Reroll I": "I", "Reroll V": "V"}  # what a card needs on the table
OTHER = Message("pokern-no-other")


def why(view: PokernView, action: int) -> Message:
    """Why an action that is not legal is refused to the seat to move."""
    if not view["pending"]:
        return Message("server-no-more")
    word, x = parts(action)
    top = view["pending"][-1]
    if top["kind"] not in ASKED.get(word, ()):
        return elsewhere(top["kind"], word)
    match word:
        case "roll":
            return too_many(view, x)
        case "stop":
            return unwritten(view)
        case "read":
            return unread(view, x)
        case "row":
            return full(view, top, x)
        case "card" | "as" | "pay":
            return unplayed(view, top["kind"], K.CARD_NAMES[x])
        case "count":
            return Message("pokern-no-count", {"n": view["dice"].count(top["face"]), "face": top["face"]})
        case "pick":
            shown = K.FACE_NAMES[x] in view["dice"]
            return Message("pokern-no-by-place") if shown else face_missing(K.FACE_NAMES[x])
    return unplaced(view, top, x)


def elsewhere(kind: str, word: str) -> Message:
    """Why something is not done at a decision of another kind."""
    if kind == "misthrow" and word in ("roll", "stop"):
        return Message("pokern-no-misthrown")
    if word == "pass":
        return Message("pokern-no-pass")
    return OTHER


def too_many(view: PokernView, n: int) -> Message:
    """Why so many dice are not rolled."""
    if n > view["left"]:
        return Message("pokern-no-dice", {"n": view["left"]})
    return Message("pokern-no-several")


def unwritten(view: PokernView) -> Message:
    """Why the dice are no number to stop on."""
    if not view["dice"]:
        return Message("pokern-no-start")
    if not view["readings"]:
        return Message("pokern-no-number", {"dice": " ".join(view["dice"])})
    return unentered(view, *view["readings"])


def unentered(view: PokernView, *numbers: int) -> Message:
    """Why some numbers cannot be entered: the column has them, or there is no row for them."""
    listed = all(n in view["players"][view["active"]]["column"] for n in numbers)
    return Message(f"pokern-no-{'twice' if listed else 'room'}", {"numbers": written(numbers)})


def unread(view: PokernView, number: int) -> Message:
    """Why the dice are not read as a number."""
    if number in view["readings"]:
        return unentered(view, number)
    return Message("pokern-no-reading", {"number": number, "dice": " ".join(view["dice"])})


def full(view: PokernView, top: PokernPending, row: int) -> Message:
    """Why a number does not stand in a row."""
    if there := view["players"][view["active"]]["column"][row - 1]:
        return Message("pokern-no-row-free", {"row": row, "number": there})
    number = top["number"]
    return Message("pokern-no-row-fits", {"row": row, "number": number, "roman": roman(number)})


def unplayed(view: PokernView, kind: str, card: str) -> Message:
    """Why a card is not played, given up, or stood for by Wild."""
    params: dict[str, Param] = {"card": Named("card", card)}
    if kind != "wildly" and card not in view["players"][view["active"]]["cards"]:
        return Message("pokern-no-card", params)
    if kind == "choosing" and not view["dice"]:
        return Message("pokern-no-start")
    if kind == "choosing" and "rescue" not in view["odds"]:
        return Message("pokern-no-card-yet")
    if card in FACES:
        return face_missing(FACES[card])
    return Message("pokern-no-duplicate", params)


def face_missing(face: str) -> Message:
    """No die shows a face."""
    return Message("pokern-no-face", {"face": face})


def unplaced(view: PokernView, top: PokernPending, place: int) -> Message:
    """Why the die in a place is not picked."""
    if place > len(view["dice"]):
        return Message("pokern-no-place", {"n": len(view["dice"])})
    face, wanted = view["dice"][place - 1], FACES.get(top["card"])
    if wanted and face != wanted:
        return Message("pokern-no-place-shows", {"place": place, "face": face, "wanted": wanted})
    if place > 1 and view["dice"][place - 2] == face:
        return Message("pokern-no-place-same", {"place": place})
    return Message("pokern-no-by-face")
