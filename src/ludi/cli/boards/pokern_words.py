"""Römisch Pokern in words: the position, what is to be decided, and what a move would do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from ludi.games.pokern import kinds as K
from ludi.games.pokern.notation import roman, written
from ludi.kernel.game import Game
from ludi.kernel.messages import LegalMove
from ludi.locales import Text, slug

GROUPS = ()
MARKS = dict(zip(K.CARD_NAMES, ("I", "V", "1", "−", "=", "*"), strict=True))
EXAMPLE = "row 3"
WILD = K.CARD_NAMES[K.WILD]


def cards(game: Game) -> Sequence[str]:
    """The six action cards."""
    return K.CARD_NAMES


def value(name: str, given: str) -> str:
    """No option is a free text."""
    return given


def top_of(view: Mapping[str, Any]) -> dict[str, Any]:
    """The pending decision; empty when the game is over."""
    return view["pending"][-1] if view["pending"] else {}


def group(view: dict[str, Any], offer: LegalMove) -> str:
    """Moves are not grouped."""
    return ""


def ask(view: dict[str, Any], names: Sequence[str], say: Text) -> str:
    """What is to be decided now."""
    top = top_of(view)
    match top.get("kind", ""):
        case "":
            return ""
        case "choosing" if not view["dice"]:
            return say("pokern-ask-starting")
        case "choosing":
            return say("pokern-ask-choosing", numbers=written(view["readings"]))
        case "entering":
            return say("pokern-ask-entering", number=top["number"], roman=roman(top["number"]))
        case "misthrow" if view["readings"]:
            return say("pokern-ask-misthrow-number", numbers=written(view["readings"]))
        case "misthrow":
            return say("pokern-ask-misthrow", dice=" ".join(view["dice"]))
        case "counting":
            return say("pokern-ask-counting", face=top["face"])
        case "picking":
            return say(f"pokern-ask-picking-{'out' if top['card'] == K.CARD_NAMES[K.REMOVE_ONE] else 'again'}")
    return say(f"pokern-ask-{slug(top['kind'])}")


def effect(view: dict[str, Any], offer: LegalMove, say: Text) -> str:
    """What a move would do, beyond its own sentence: the exact chances."""
    key, params = offer.told.key, offer.told.params
    if key == "pokern-move-roll":
        return chances("pokern-effect-roll", Fraction(*view["odds"]["risk"][params["n"] - 1]), say)
    if key == "pokern-move-pass":
        return say("pokern-effect-pass") if view["bare"] else ""
    found = helping(view, offer)
    return "" if found is None else chances("pokern-effect-card", found, say)


def helping(view: dict[str, Any], offer: LegalMove) -> Fraction | None:
    """The chance that there is no misthrow after a card, or after what it is used on; None for other moves."""
    rescue, top, params = view["odds"].get("rescue", {}), top_of(view), offer.told.params
    match offer.path[0].partition(":")[0]:
        case "card" | "as" if top["kind"] != "paying":
            return best(rescue, params["card"])
        case "count":
            card = K.CARD_NAMES[K.REROLL_I if top["face"] == K.FACE_NAMES[K.I] else K.REROLL_V]
            return used(rescue[card], params["n"])
        case "die":
            return used(rescue[top["card"]], params["face"])
        case "place" if rescue:
            return used(rescue[top["card"]], params["place"])
    return None


def used(uses: Iterable[Sequence[Any]], what: object) -> Fraction:
    """The chance of one use of a card."""
    return next(Fraction(top, bottom) for use, top, bottom in uses if use == what)


def best(rescue: Mapping[str, Iterable[Sequence[Any]]], card: str) -> Fraction:
    """The chance of the best use of a card; of Wild, of any card."""
    found = [use for name, uses in rescue.items() if card in (name, WILD) for use in uses]
    return max((Fraction(top, bottom) for _, top, bottom in found), default=Fraction(0))


def chances(key: str, chance: Fraction, say: Text) -> str:
    """A sentence with a chance, as a fraction and in percent."""
    return say(key, chance=word(chance), percent=percent(chance))


def word(chance: Fraction) -> str:
    """A chance as a fraction; `none` and `certain` are said in words."""
    return "none" if chance == 0 else "certain" if chance == 1 else str(chance)


def percent(chance: Fraction) -> int:
    """A chance in percent; what is not certain is never 0 or 100."""
    return round(100 * chance) if chance in (0, 1) else max(1, min(99, round(100 * chance)))


def odds(view: dict[str, Any], say: Text, *, likely: bool = False) -> list[str]:
    """The chances of the turn in sentences; the reachable numbers by size, or the likely ones first."""
    found, out = view["odds"], []
    risk = [Fraction(*pair) for pair in found.get("risk", ())]
    if len(risk) == 1:
        out.append(chances("pokern-odds-risk", risk[0], say))
    elif risk:
        out.append(say("pokern-odds-risks", chances=", ".join(map(str, risk))))
    if reach := [(n, Fraction(top, bottom)) for n, top, bottom in found.get("reach", ()) if top != bottom]:
        shown = sorted(reach, key=lambda entry: (-entry[1], -entry[0])) if likely else reach
        numbers = " · ".join(say("pokern-odds-number", number=n, percent=percent(p)) for n, p in shown)
        out.append(say("pokern-odds-reach", numbers=numbers))
    if "rescue" in found:
        held = [(card, best(found["rescue"], card)) for card in view["players"][view["active"]]["cards"]]
        cards = [say("pokern-odds-card", card=say.card("pokern", c), chance=word(p)) for c, p in held if p]
        out.append(say("pokern-odds-rescue", cards=" · ".join(cards)) if cards else say("pokern-odds-rescue-none"))
    return out


def describe(view: dict[str, Any], seat: int, names: Sequence[str], say: Text) -> list[str]:
    """The position in sentences: all columns from the own one on, the dice, the chances."""
    last = "yes" if view["last"] else "no"
    out = [say("pokern-state-head", round=view["round"], rounds=view["rounds"], last=last)]
    for i in range(len(names)):
        p = (seat + i) % len(names)
        side = view["players"][p]
        column = ", ".join(str(n) if n else say("pokern-state-open") for n in side["column"])
        cards = ", ".join(say.card("pokern", c) for c in side["cards"]) or say("pokern-state-no-cards")
        out.append(say("pokern-state-side", seat=names[p], vp=side["points"], column=column, cards=cards))
    if view["dice"]:
        left = K.DICE - len(view["dice"]) - view["removed"]
        params = {"dice": " ".join(view["dice"]), "numbers": written(view["readings"])}
        out.append(say("pokern-state-dice", **params, left=left, removed=view["removed"]))
    if view["bare"]:
        out.append(say("pokern-state-bare"))
    return out + odds(view, say)


def card_facts(card: str, game: Game, say: Text) -> str:
    """What is to be known of a card besides its text."""
    return say("pokern-card-facts", mark=MARKS[card], points=K.CARD_POINTS)


def card_text(card: str, say: Text) -> str:
    """What a card does."""
    return say(f"pokern-card-{slug(card)}-text")


def rules(game: Game, say: Text) -> list[str]:
    """The rules in short."""
    return [say(f"pokern-rules-{part}") for part in ("goal", "turn", "numbers", "misthrow", "end")]
