"""How an attack stands, from a view alone: what the battle die must show, and the exact chance of all that may help."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from ludi.kernel.messages import Chance, Listed, Message, Param

from . import constants as K
from .printed import BUILDINGS, CHARACTERS
from .view import RomaSide

OPPOSITE = ("Legionarius", "Centurio", "Mercenary")  # they fight the card opposite
ANY = {"Velites": CHARACTERS, "Onager": BUILDINGS}  # they fight any such card
NEAR = {"Decurion": CHARACTERS, "Ballista": BUILDINGS}  # any such card near them
CHOOSING = (*ANY, *NEAR, "Beast")  # they fight a card that the player chooses

Way = Message  # something that may be done about a roll


@dataclass(frozen=True)
class Means:
    """What an attacker has besides the battle die. twice: whether a roll may be made again."""

    dice: tuple[int, ...]
    money: int
    twice: bool

    @classmethod
    def of(cls, side: RomaSide, dice: Iterable[int], money: int) -> Means:
        """Those of a side with these unused dice and this much money."""
        return cls(tuple(dice), money, "Trumpeter" in side["row"])


def bonus(card: str) -> int:
    """What a card adds to its roll, always."""
    return K.NEAR_ADDS if card in NEAR else 0


def added(card: str, defence: int, means: Means) -> int:
    """The most that may be added to a roll of a card, after it was seen."""
    if card == "Centurio":
        return max(means.dice, default=0)
    if card == "Mercenary":
        return max(0, min(means.money // K.PAID_FOR_ONE, defence - 1))
    return 0


def one_roll(defence: int, more: int = 0) -> Fraction:
    """The chance that a die, with something added to it, reaches a defence."""
    return Fraction(max(0, min(K.SIDES_OF_A_DIE, K.SIDES_OF_A_DIE + 1 + more - defence)), K.SIDES_OF_A_DIE)


def in_all(card: str, defence: int, means: Means) -> Fraction:
    """The chance to beat a defence with all that may be done about it."""
    miss = 1 - one_roll(defence, bonus(card) + added(card, defence, means))
    return 1 - (miss * miss if means.twice else miss)


def one_of(they: RomaSide, means: Means, *, bribery: bool) -> Fraction:
    """Arena: the chance to beat one of the characters. bribery: whether one that lies there has to fight too."""
    discs = range(K.DISCS if bribery else K.ROMA_DISCS)
    return 1 - prod(
        (1 - in_all("Arena", defence, means) for defence in defences(they, CHARACTERS, discs)), start=Fraction(1)
    )


def defences(side: RomaSide, among: Sequence[str], discs: Iterable[int]) -> list[int]:
    """The defences of the cards of a type on some discs."""
    row = side["row"]
    return [side["defence"][d] or 0 for d in discs if d < len(row) and row[d] in among]


def reached(card: str, they: RomaSide, disc: int) -> list[int]:
    """The defences that a card which fights on some disc may choose from; a Beast has no choice but the lowest."""
    everywhere = range(len(they["row"]))
    if card in NEAR:
        return defences(they, NEAR[card], range(max(0, disc - 2), disc + 1))
    return defences(they, ANY.get(card, (*CHARACTERS, *BUILDINGS)), everywhere)


# In words


# A chance behind a sentence, and what stands there where it cannot be or is certain.
ODDS = {
    "roma-odds": ("roma-odds-never", "roma-odds-always"),
    "roma-at-best": ("roma-at-best-never", "roma-at-best-always"),
    "roma-one-of": ("roma-one-of-never", "roma-one-of-always"),
}


def odds(chance: Fraction, key: str = "roma-odds") -> Message:
    """A chance behind a sentence, in percent; what is certain or cannot be is said in words, and is none."""
    return Message(ODDS[key][int(chance)]) if chance in (0, 1) else Chance(key, {"percent": percent(chance)})


def percent(chance: Fraction) -> int:
    """A chance in percent; what is not certain is never 0 or 100."""
    return int(100 * chance) if chance in (0, 1) else max(1, min(99, round(100 * chance)))


def needs(card: str, defence: int) -> Message:
    """What one roll needs against a defence."""
    more = bonus(card)
    chance = one_roll(defence, more)
    can = "always" if chance == 1 else "maybe" if chance else "never"
    shown: Param = Chance("roma-odds", {"percent": percent(chance)}) if can == "maybe" else ""
    return Message("roma-needs", {"can": can, "need": max(1, defence - more), "odds": shown})


def raised(card: str, defence: int, means: Means) -> Message | None:
    """What may be done about a roll that is too low, and the chance with all of it; None where nothing can be."""
    if one_roll(defence, bonus(card)) == 1:
        return None
    ways, more = [], added(card, defence, means)
    if more and card == "Centurio":
        ways.append(Message("roma-way-die", {"n": more}))
    elif more:
        ways.append(Message("roma-way-pay", {"cost": K.PAID_FOR_ONE * more}))
    chance = one_roll(defence, bonus(card) + more)
    if means.twice and 0 < chance < 1:
        ways.append(Message("roma-way-twice"))
    if not ways:
        return None
    return Message("roma-effect-raised", {"ways": Listed(tuple(ways)), "odds": odds(in_all(card, defence, means))})
