"""Copying and Patron against the rulings read literally (Q1 to Q3, Q16, Q18, Q25), on random boards of both games.

The reading here follows every chain one card after the other and knows nothing of how the rules are programmed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest
from tests.roma.table import MIXED, mixed

import ludi
from ludi import Game
from ludi.games.roma import constants as K

NAMES = K.CARD_NAMES[1:]
TYPE = {name: ("character", "building")[K.TYPE_OF[k]] for k, name in enumerate(NAMES, 1)}
COST: dict[str, int] = dict(zip(NAMES, K.COST[1:], strict=True))
DEFENCE: dict[str, int] = dict(zip(NAMES, K.DEFENCE[1:], strict=True))
WITHOUT_DIE = ("Basilica", "Templum", "Turris", "Trumpeter", "Spring of Bacchus", "Tax Collection")
COPYING = ("Scaenicus", "Magister", "Road")
OWN, FOE = 0, 1
Row = dict[int, str]
Place = tuple[int, int]  # whose, and which space from 1


@dataclass
class Board:
    """What an activation depends on; the piles are never empty here, and hold a card of each type."""

    own: Row
    foe: Row
    blocked: set[int]
    any_card: bool

    def at(self, place: Place) -> str:
        return (self.own if place[0] == OWN else self.foe).get(place[1], "")

    def has(self, row: Row, type_: str) -> list[int]:
        return [d for d, card in row.items() if TYPE[card] == type_]

    def read(self, text: str, disc: int) -> list[Place]:
        """The cards that a copying text names, read on an own space."""
        match text:
            case "Magister":
                return [(FOE, disc)]
            case "Road":
                return [(OWN, disc - 1), (OWN, disc + 1)]
        if self.any_card:
            return [(OWN, d) for d in self.own]
        return [(OWN, d) for d in self.has(self.own, "character")]

    def copied(self, disc: int, text: str, used: frozenset[Place], spare: int, money: int) -> set[Place]:
        """The actions that a copying text reaches; each copying card on the way is used once."""
        found: set[Place] = set()
        for place in self.read(text, disc):
            card = self.at(place)
            if card in COPYING:
                if place not in used:
                    found |= self.copied(disc, card, used | {place}, spare, money)
            elif card and self.does(disc, card, spare, money):
                found.add(place)
        return found

    def paid(self, disc: int, spare: int, money: int) -> set[int]:
        """The other own cards that a Patron's text, read on a space, can activate."""
        return {
            d
            for d, card in self.own.items()
            if d != disc
            and card not in WITHOUT_DIE
            and d not in self.blocked
            and COST[card] <= money
            and self.activates(d, card, spare, money - COST[card])
        }

    def activates(self, disc: int, card: str, spare: int, money: int) -> bool:
        """Whether an own card can be activated, the die or the price apart."""
        if card in COPYING:
            return bool(self.copied(disc, card, frozenset({(OWN, disc)}), spare, money))
        return self.does(disc, card, spare, money)

    def does(self, disc: int, card: str, spare: int, money: int) -> bool:
        """Whether the action of a card that copies nothing is possible from an own space (Q18)."""
        opposite = self.foe.get(disc, "")
        beside = [self.foe[d] for d in (disc - 1, disc, disc + 1) if d in self.foe]
        match card:
            case "Patron":
                return bool(self.paid(disc, spare, money))
            case "Sicarius" | "Gladiator" | "Velites":
                return bool(self.has(self.foe, "character"))
            case "Nero" | "Onager":
                return bool(self.has(self.foe, "building"))
            case "Legionarius" | "Centurio" | "Mercenary":
                return opposite != ""
            case "Consul" | "Forum":
                return spare > 0
            case "Decurion":
                return any(TYPE[c] == "character" for c in beside)
            case "Ballista":
                return any(TYPE[c] == "building" for c in beside)
            case "Arena":
                return any(d <= 6 for d in self.has(self.foe, "character"))
            case "Beast":
                return bool(self.foe)
            case "Statue of Jupiter":
                return money >= 10 and bool(self.foe)
            case "Poisoner":
                return TYPE.get(opposite) == "character"
            case "Battering Ram":
                return TYPE.get(opposite) == "building"
            case "War Elephant":
                return opposite != "" and self.defence_of_foe(disc) <= 4
            case "Plunderer":
                return bool(self.has(self.own, "building"))
            case "Altar":
                return bool(self.has(self.own, "character"))
            case "Fortification":
                return len(self.own) < 7
        return card not in WITHOUT_DIE

    def defence_of_foe(self, disc: int) -> int:
        return DEFENCE[self.foe[disc]] + sum(1 for d, c in self.foe.items() if c == "Turris" and d != disc)


GAMES = {"characters": MIXED, "any card": ludi.make("arena", cards="mixed", scaenicus_any_card=True)}
FAVOURED = (*COPYING, *COPYING, "Patron", "Patron", "Templar", "Forum", "Fortuna", "Poisoner", "Statue of Jupiter")


def random_row(rng: random.Random) -> Row:
    some = [d for d in range(1, 8) if rng.random() < 0.6]
    return {d: rng.choice(FAVOURED if rng.random() < 0.7 else NAMES) for d in some}


@pytest.mark.soak(only=("1-characters",))
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("chunk", range(4))
def test_the_legal_activations_are_those_of_the_text(name: str, chunk: int) -> None:
    game: Game = GAMES[name]
    rng = random.Random(f"{name} {chunk}")
    reached = 0
    for _ in range(500):
        board = Board(random_row(rng), random_row(rng), set(), name == "any card")
        board.blocked = {d for d in range(1, 8) if rng.random() < 0.08}
        dice = sorted(rng.randint(1, 6) for _ in range(rng.randint(1, 3)))
        money = rng.choice([0, 3, 7, 12, 25])
        own, other = (", ".join(f"{d}={card}" for d, card in row.items()) for row in (board.own, board.foe))
        t = mixed(
            own, other, tuple(dice), money=(money, 0), game=game, blocked=sorted(board.blocked), discard="Forum, Spy"
        )
        wanted = [
            f"use {d}" for d in sorted({*dice} & {*board.own} - board.blocked)
            if board.activates(d, board.own[d], len(dice) - 1, money)
        ]  # fmt: skip
        assert t.chosen("use") == wanted, (board, dice, money)
        bribes = []
        if 7 in board.own and 7 not in board.blocked:
            bribes = [
                f"bribe {v}" for v in sorted({*dice})
                if v <= money and board.activates(7, board.own[7], len(dice) - 1, money - v)
            ]  # fmt: skip
        assert t.chosen("bribe") == bribes, (board, dice, money)
        for words in wanted + bribes:
            disc, left = (7, money - int(words[-1])) if words in bribes else (int(words[-1]), money)
            reached += choices_of_the_text(board, t.state, words, disc, len(dice) - 1, left)
    assert reached > 200


def choices_of_the_text(board: Board, state: ludi.State, words: str, disc: int, spare: int, money: int) -> int:
    """Activate, and compare the choice of a copying card or a Patron; how many choices there were."""
    after = state.copy()
    after.apply(after.parse(words))
    card = board.own[disc]
    options = [after.text(a) for a in after.possible()]
    if card in COPYING:
        places = board.copied(disc, card, frozenset({(OWN, disc)}), spare, money)
        assert options == [f"{'on' if whose == OWN else 'target'} {d}" for whose, d in sorted(places)], (board, words)
        return len(places)
    if card == "Patron":
        paid = board.paid(disc, spare, money)
        assert options == [f"on {d}" for d in sorted(paid)], (board, words)
        return len(paid)
    return 0
