"""What is said of a position and of a move, made from a view alone: the same for terminal, server and page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from ludi.kernel.messages import Chance, Entry, Listed, Message, Named, Param, points_of, slug

from . import constants as K
from .notation import parts, roman, written
from .odds import KEPT, NEEDS
from .view import PokernPending, PokernView, gaps

EXAMPLE = "row 3"  # a short text of a move
MARKS = dict(zip(K.CARD_NAMES, ("I", "V", "1", "−", "=", "*"), strict=True))
OPEN = Message("pokern-state-open")
BARE, LAST = Message("pokern-state-bare"), Message("pokern-told-last")
WILD = K.CARD_NAMES[K.WILD]

if TYPE_CHECKING:
    from ludi.kernel.game import Game

Pair = tuple[int, int]  # numerator and denominator
Uses = Mapping[str, Iterable[Sequence[int | str]]]


def top_of(view: PokernView) -> PokernPending | None:
    """The pending decision; None when the game is over."""
    return view["pending"][-1] if view["pending"] else None


def ask(view: PokernView) -> Message | None:
    """What is to be decided now."""
    top = top_of(view)
    if top is None:
        return None
    match top["kind"]:
        case "choosing" if not view["dice"]:
            return Message("pokern-ask-starting")
        case "choosing":
            return Message("pokern-ask-choosing", {"numbers": written(view["readings"])})
        case "entering":
            return Message("pokern-ask-entering", {"number": top["number"], "roman": roman(top["number"])})
        case "misthrow" if view["readings"]:
            return Message("pokern-ask-misthrow-number", {"numbers": written(view["readings"])})
        case "misthrow":
            return Message("pokern-ask-misthrow", {"dice": " ".join(view["dice"])})
        case "counting":
            return Message("pokern-ask-counting", {"face": top["face"]})
        case "picking":
            out = top["card"] == K.CARD_NAMES[K.REMOVE_ONE]
            return Message(f"pokern-ask-picking-{'out' if out else 'again'}")
        case "rolling":
            return None
    return Message(f"pokern-ask-{top['kind']}")


# A move


def effect(view: PokernView, action: int) -> Message | None:
    """What a move would do, beyond its own sentence: its exact chances, or what it leaves of the column."""
    word, x = parts(action)
    top = top_of(view)
    assert top is not None
    match word:
        case "roll":
            return chance("pokern-effect-roll", *view["odds"]["risk"][x - 1])
        case "pass":
            return Message("pokern-effect-pass") if view["bare"] else None
        case "row":
            column = list(view["players"][view["active"]]["column"])
            column[x - 1] = top["number"]
            above, below = gaps(column, x - 1)
            sides = ("above", x - above[0], *above), ("below", x + 1, *below)
            left = [gap(*side) for side in sides if side[2]]
            return Message("pokern-effect-row", {"left": Listed(tuple(left), "clauses")}) if left else None
    found = helping(view, word, x)
    return None if found is None else chance("pokern-effect-card", *found)


def gap(where: str, first: int, rows: int, numbers: Sequence[int]) -> Message:
    """What is left for the open rows beside an entry. first: the upper one of them."""
    enough = "none" if not numbers else "short" if len(numbers) < rows else "enough"
    low, high = (numbers[0], numbers[-1]) if numbers else (0, 0)
    left: dict[str, Param] = {"n": len(numbers), "low": low, "high": high, "enough": enough}
    return Message(f"pokern-effect-{where}", {"first": first, "rows": rows, **left})


def confirmation(view: PokernView, action: int) -> Message | None:
    """What to think of before a move: of a card that could still help."""
    if parts(action)[0] != "pass":
        return None
    rescue = view["odds"].get("rescue", {})
    helps = any(best(rescue, card)[0] for card in view["players"][view["active"]]["cards"])
    return Message("pokern-doubt-pass") if helps else None


def helping(view: PokernView, word: str, x: int) -> Pair | None:
    """The chance that there is no misthrow after a card, or after what it is used on; None for other moves."""
    rescue, top = view["odds"].get("rescue"), top_of(view)
    if rescue is None or top is None:
        return None
    match word:
        case "card" | "as":
            return best(rescue, K.CARD_NAMES[x])
        case "count":
            card = K.CARD_NAMES[K.REROLL_I if top["face"] == K.FACE_NAMES[K.I] else K.REROLL_V]
            return used(rescue[card], x)
        case "pick":
            return used(rescue[top["card"]], K.FACE_NAMES[x])
        case "at":
            return used(rescue[top["card"]], x)
    return None


def used(uses: Iterable[Sequence[int | str]], what: int | str) -> Pair:
    """The chance of one use of a card."""
    return next((int(n), int(of)) for use, n, of in uses if use == what)


def best(rescue: Uses, card: str) -> Pair:
    """The chance of the best use of a card; of Wild, of any card."""
    found = [(int(n), int(of)) for name, uses in rescue.items() if card in (name, WILD) for _, n, of in uses]
    return max(found, key=lambda pair: pair[0] / pair[1], default=(0, 1))


# Chances


@lru_cache(KEPT)
def chance(key: str, n: int, of: int, card: str = "") -> Chance:
    """A sentence with a chance, as a fraction and in percent; `none` and `certain` are words. card: its name."""
    word = "none" if n == 0 else "certain" if n == of else f"{n}/{of}"
    named: dict[str, Param] = {"card": Named("card", card)} if card else {}
    return Chance(key, {**named, "chance": word, "percent": percent(n, of)})


def percent(n: int, of: int) -> int:
    """A chance in percent; what is not certain is never 0 or 100."""
    return 100 * n // of if n in (0, of) else max(1, min(99, round(100 * n / of)))


def odds(view: PokernView, *, likely: bool = False) -> list[Chance]:
    """The chances of the turn: of a misthrow, of the numbers within reach, of the cards that help.

    The numbers by size, or the likely ones first.
    """
    found, out = view["odds"], []
    if risk := found.get("risk"):
        out.append(risk_message(tuple((n, of) for n, of in risk)))
    if reach := tuple((number, n, of) for number, n, of in found.get("reach", ()) if n != of):
        out.append(reach_message(reach, likely))
    if "rescue" in found:
        held = [(card, *best(found["rescue"], card)) for card in view["players"][view["active"]]["cards"]]
        cards = tuple(chance("pokern-odds-card", n, of, card) for card, n, of in held if n)
        rescue = Chance("pokern-odds-rescue", {"cards": Listed(cards, "dots")})
        out.append(rescue if cards else Chance("pokern-odds-rescue-none"))
    return out


@lru_cache(KEPT)
def risk_message(risk: tuple[Pair, ...]) -> Chance:
    """The risk of the next die, or of 1, 2 and more."""
    if len(risk) == 1:
        return chance("pokern-odds-risk", *risk[0])
    dice = tuple(Chance("web-percent", {"percent": percent(*pair)}) for pair in risk)
    return Chance("pokern-odds-risks", {"chances": Listed(dice)})


@lru_cache(KEPT)
def reach_message(reach: tuple[tuple[int, int, int], ...], likely: bool) -> Chance:
    """The numbers within reach, each with its chance."""
    shown = sorted(reach, key=lambda one: (-one[1] / one[2], -one[0])) if likely else reach
    numbers = tuple(Chance("pokern-odds-number", {"number": n, "percent": percent(*pair)}) for n, *pair in shown)
    return Chance("pokern-odds-reach", {"numbers": Listed(numbers, "dots")})


# The position


def summary(view: PokernView) -> Message:
    """The round, in a few words."""
    return Message("pokern-board-head", {**rounds(view), "bare": "no"})


def standing(view: PokernView) -> list[Message]:
    """The points of each seat."""
    return [points_of(p, side["points"]) for p, side in enumerate(view["players"])]


def describe(view: PokernView, seat: int | None) -> list[Message]:
    """The position: all columns from the own one on, and the dice. The chances stand apart, see `odds`."""
    seats = len(view["players"])
    out = [Message("pokern-state-head", rounds(view))]
    out += [side_of(view, ((seat or 0) + i) % seats) for i in range(seats)]
    if view["dice"]:
        params: dict[str, Param] = {"dice": " ".join(view["dice"]), "numbers": written(view["readings"])}
        out.append(Message("pokern-state-dice", {**params, "left": view["left"], "removed": view["removed"]}))
    if view["bare"]:
        out.append(BARE)
    return out


def things(view: PokernView) -> dict[str, Message]:
    """What is said beside the dice: `bare`, that a misthrow ends the game; `last`, that this round does."""
    if not view["pending"]:
        return {}
    return ({"bare": BARE} if view["bare"] else {}) | ({"last": LAST} if view["last"] else {})


def places(view: PokernView) -> dict[str, Message]:
    """What stands in a row of a seat or fits there, as `row:0:1`; `fits:0:1` of the numbers on the table that do."""
    found = dict[str, Message]()
    for p, side in enumerate(view["players"]):
        for row, (n, room) in enumerate(zip(side["column"], side["room"], strict=True), 1):
            found[f"row:{p}:{row}"] = row_message(row, n, tuple(room))
    if view["pending"]:
        for row, numbers in enumerate(view["fits"], 1):
            if numbers:
                found[f"fits:{view['active']}:{row}"] = Message("pokern-row-fits", {"numbers": written(numbers)})
    return found


@lru_cache(KEPT)
def row_message(row: int, n: int, room: tuple[int, ...]) -> Message:
    """A row by itself. n: what stands in it, or 0; room: the ends of what it takes, if anything."""
    if n:
        return Message("pokern-row-filled", {"row": row, "roman": roman(n), "number": n})
    if not room:
        return Message("pokern-row-dead", {"row": row})
    low, high = room
    return Message("pokern-row-open", {"row": row, "range": low if low == high else f"{low}–{high}"})


def rounds(view: PokernView) -> dict[str, Param]:
    """What a sentence about the round needs."""
    return {"round": view["round"], "rounds": view["rounds"], "last": "yes" if view["last"] else "no"}


def side_of(view: PokernView, p: int) -> Message:
    """The column, the cards and the points of a seat."""
    side = view["players"][p]
    return side_message(p, side["points"], tuple(side["column"]), tuple(side["cards"]))


@lru_cache(KEPT)
def side_message(p: int, points: int, column: tuple[int, ...], cards: tuple[str, ...]) -> Message:
    """The same, kept: it changes once a turn."""
    rows = Listed(tuple(n or OPEN for n in column))
    held: Param = Listed(tuple(Named("card", card) for card in cards)) if cards else Message("pokern-state-no-cards")
    return Message("pokern-state-side", {"seat": Named("seat", p), "vp": points, "column": rows, "cards": held})


# Cards and rules


def cards(game: Game) -> Sequence[str]:
    """The cards that a game is played with."""
    return K.CARD_NAMES


def card_text(card: str, game: Game) -> Message:
    """What a card does: the same in every game."""
    return Message(f"pokern-card-{slug(card)}-text")


def card_facts(card: str, game: Game) -> Message:
    """What is to be known of a card besides its text."""
    return Message("pokern-card-facts", {"mark": MARKS[card], "points": K.CARD_POINTS})


def rules(game: Game) -> list[Message]:
    """The rules in short, as the options of the game have them."""
    asked = {
        "tie": game.options.get("tie_break"),  # who plays alone has no such option
        "several": game.options["several_dice"],
        "order": game.options["order_rule"],
        "valid": game.options["cards_on_valid"],
        "lenient": game.options["misthrow_on_stop"] == "lenient",
    }
    params: dict[str, Param] = {"rows": K.ROWS, "dice": K.DICE, "points": K.CARD_POINTS}
    params |= {name: "yes" if on else "no" for name, on in asked.items()}
    return [Message(f"pokern-rules-{part}", params) for part in ("goal", "turn", "numbers", "misthrow", "end")]


class PokernTable(TypedDict):
    """The numbers that dice can show, rising: those of one die first, then those of two, and so on.

    numerals: as they are written.
    """

    numbers: list[list[int]]
    numerals: dict[str, str]


Drawn = PokernTable


def drawn(game: Game) -> PokernTable:
    """Which numbers there are: the same in every game."""
    numbers = [[n for n in sorted(NEEDS) if sum(NEEDS[n]) == dice] for dice in range(1, K.DICE + 1)]
    return {"numbers": numbers, "numerals": {str(n): roman(n) for n in sorted(NEEDS)}}


# The log

# (decision, word of the action) -> sentence; `event_messages` adds what stands in it. What is not listed says nothing.
DONE = {
    ("rolling", "die"): "pokern-told-rolls",
    ("choosing", "stop"): "pokern-told-stops",
    ("entering", "row"): "pokern-told-enters",
    ("wildly", "as"): "pokern-told-wild",
    ("counting", "count"): "pokern-told-rerolls",
    ("paying", "pay"): "pokern-told-pays",
    ("misthrow", "pass"): "pokern-told-passes",
}


def event_messages(before: PokernView, entry: Entry, after: PokernView) -> list[Message]:
    """The sentences about a log entry: what was done, then what came of it."""
    top = top_of(before)
    if entry.action is None or top is None:
        return []
    active, now = before["active"], top_of(after)
    found = [done] if (done := done_message(before, entry, after, top)) else []
    seat = Named("seat", active)
    if now is not None and now["kind"] == "misthrow" and top["kind"] != "misthrow":
        found.append(missed(seat, after))
    if after["last"] and not before["last"]:
        found.append(LAST)
    if now is None:
        found.append(Message("pokern-told-over"))
        if decided := after.get("decided"):
            found.append(Message(f"pokern-told-level-{decided}"))
    elif (after["active"], after["round"]) != (active, before["round"]):
        found.append(Message("pokern-told-turn", {"seat": Named("seat", after["active"]), "n": after["round"]}))
    return found


def done_message(before: PokernView, entry: Entry, after: PokernView, top: PokernPending) -> Message | None:
    """What was done. points and was: of the seat, where they change."""
    word, x = parts(entry.action or 0)
    key, active = DONE.get((entry.decision, word), ""), before["active"]
    params: dict[str, Param] = {"seat": Named("seat", active), "n": x}
    match word:
        case "die":
            more = (now := top_of(after)) is not None and now["kind"] == "rolling"
            params |= {"face": K.FACE_NAMES[x], "numbers": "none" if more else written(after["readings"])}
        case "roll" if before["must_roll"]:
            key, params["numbers"] = "pokern-told-must-roll", written(before["readings"])
        case "stop":
            params["numbers"] = written(before["readings"])
        case "row":
            params |= {"number": top["number"], "roman": roman(top["number"]), "row": x}
            key = "pokern-told-enters-again" if top["again"] else key
        case "card" | "as" | "pay":
            params["card"] = Named("card", K.CARD_NAMES[x])
            key = "pokern-told-plays" if word == "card" else key
        case "count":
            params["face"] = top["face"]
        case "pick" | "at":
            params["face"] = before["dice"][x - 1] if word == "at" else K.FACE_NAMES[x]
            key = f"pokern-told-picks-{'out' if top['card'] == K.CARD_NAMES[K.REMOVE_ONE] else 'again'}"
    was, points = (view["players"][active]["points"] for view in (before, after))
    if was != points:
        params |= {"points": points, "was": was}
    return Message(key, params) if key else None


def missed(seat: Named, after: PokernView) -> Message:
    """A misthrow: the dice are no number, or it cannot be entered."""
    if after["readings"]:
        return Message("pokern-told-misthrow-number", {"seat": seat, "numbers": written(after["readings"])})
    return Message("pokern-told-misthrow", {"seat": seat, "dice": " ".join(after["dice"])})
