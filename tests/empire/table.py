"""A small map to play scenarios on: lands, dice and moves in short text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.scene import Scene

import ludi
from ludi import CHANCE, OVER, Game
from ludi.games.empire import constants as K
from ludi.games.empire.map import LAND_IDS
from ludi.games.empire.names import FORCES, KINDS_OF

EMPIRE = ludi.make("empire")
Lands = Mapping[str, str]


def land(text: str) -> dict[str, Any]:
    """`legions 1: 2 fort city` as what is in a land: the force, its armies, and what stands there.

    `bonus3` is the loot of a kingdom's city; rebels are written `rebels: 2 of 1 by 0`.
    """
    holder, _, rest = text.partition(":")
    words = rest.split()
    found: dict[str, Any] = {"holder": holder.strip()} if holder.strip() else {}
    for i, word in enumerate(words):
        if word.isdigit() and (i == 0 or words[i - 1] not in ("of", "by")):
            found["armies"] = int(word)
        elif word in ("fort", "fortress"):
            found["fort"] = word
        elif word in ("city", "looted"):
            found["city"] = word
        elif word.startswith("bonus"):
            found["bonus"] = int(word[5:])
        elif word == "of":
            found["rebels"] = {words[i + 1]: found["armies"]}
        elif word == "by":
            found["cause"] = int(words[i + 1])
    return found


class Table(Scene):
    """A state with its moves played and its position read in plain words."""

    def roll(self, *rounds: str) -> Table:
        """Dice fall one by one: `roll("6 2 1")` is a round with two dice against one."""
        for faces in rounds:
            for face in faces.split():
                self.play(f"die {face}")
        return self

    def pick(self, *names: str) -> Table:
        """Armies are picked up, and no more."""
        self.play(*(f"pick {name}" for name in names))
        return self.play("done") if self.decision == "picking" else self

    def place(self, name: str, *rounds: str) -> Table:
        """An army is placed, and fights these rounds."""
        return self.play(f"place {name}").roll(*rounds)

    def chosen(self, word: str) -> list[str]:
        """The arguments of what can happen next and begins with a word."""
        return [text.partition(" ")[2] for text in self.options if text.split()[0] == word]

    @property
    def places(self) -> set[str]:
        """The lands where an army may be placed."""
        return set(self.chosen("place"))

    @property
    def seat(self) -> int:
        return self.state.to_move

    @property
    def pool(self) -> int:
        return int(self.state.raw.pool)

    def there(self, name: str) -> str:
        """What is in a land, as `land` reads it; an empty text for nothing."""
        found = self.position["lands"].get(name, {})
        words = [f"{found['holder']}:"] if "holder" in found else [":"] if found else []
        words += [str(found.get("armies", 0))] if "holder" in found else []
        words += [found[what] for what in ("fort", "city") if what in found]
        return " ".join(words + ([f"bonus{found['bonus']}"] if "bonus" in found else []))

    def vp(self, side: int = 0) -> tuple[int, int]:
        """The points of the peoples and of the faction of a side."""
        peoples, faction = self.position["sides"][side]["vp"]
        return peoples, faction


def at(lands: Lands, *, game: Game = EMPIRE, sides: Sequence[Mapping[str, Any]] = (), **fields: Any) -> Table:
    """A position with these lands; of each side what is named, and no events but for those who have cards."""
    n = 4 if game.players == 2 else game.players
    own = [dict(side) for side in [*sides, *[{}] * n][:n]]
    for side in own:
        side.setdefault("events", 2 if side.get("hand") else 0)
    control = {word: 0 for text in lands.values() if (word := text.partition(":")[0].strip()) in FORCES[K.PEOPLE : -1]}
    control |= fields.pop("control", {})
    content = {name: land(text) for name, text in lands.items()}
    return Table(game.position({"lands": content, "sides": own, "control": control, **fields}))


def peoples(slot: str, lands: Lands | None = None, *, hand: Sequence[str] = (), **fields: Any) -> Table:
    """The peoples' phase of side 0 with this slot of the chart (`1.3` is Garamantes), up to its first decision."""
    return phase(slot, lands or {}, K.OF_PEOPLES, hand, **fields)


def faction(emperor: str, lands: Lands | None = None, *, hand: Sequence[str] = (), **fields: Any) -> Table:
    """The faction's phase of side 0 with this emperor (`1.5` is Caligula), so many legions recruited, up to placing.

    building, picking: the phase stops there.
    """
    building, recruit = fields.pop("building", False), fields.pop("recruit", 0)
    t = phase(emperor, lands or {}, K.OF_FACTIONS, hand, **fields)
    if t.decision == "building" and not building:
        t.play(*["recruit"] * recruit)
        if t.decision == "building":
            t.play("done")
    if t.decision == "picking" and not fields.get("picking"):
        t.play("done")
    return t


def phase(slot: str, lands: Lands, kind: int, hand: Sequence[str], **fields: Any) -> Table:
    """A phase of side 0: the others hold the lowest other numbers.

    called: the numbers called before; without it a faction's phase is the last of its turn.
    """
    turn, number = (int(x) for x in slot.split("."))
    game = fields.get("game", EMPIRE)
    n = 4 if game.players == 2 else game.players
    above = [[x for x in range(1, most + 1) if x != number] for most in (5, 6)]
    tokens = [[number, above[1][0]] if kind == K.OF_PEOPLES else [above[0][-1], number]]
    for s in range(1, n):
        tokens.append([above[0][s], above[1][s + 1]] if kind == K.OF_PEOPLES else [above[0][s - 1], above[1][s]])
    more = [dict(side) for side in [*fields.pop("sides", ()), *[{}] * n][:n]]
    for side, own in zip(more, tokens, strict=True):
        side.setdefault("tokens", own)
        side.setdefault("start", "italia" if own is tokens[0] else "")
        side.setdefault("vp", [0, 0])
    if hand:
        more[0]["hand"] = list(hand)
    called = fields.pop("called", [number - 1, 0] if kind == K.OF_PEOPLES else [5, number - 1])
    pending = [{"kind": "calling", "number": number, "of": KINDS_OF[kind], "seat": CHANCE}]
    picking = fields.pop("picking", False)
    t = at(lands, sides=more, turn=turn, called=called, pending=pending, **fields).play("held 0")
    if t.decision == "picking" and not picking:
        t.play("done")
    return t


__all__ = ["LAND_IDS", "OVER", "Table", "at", "faction", "land", "peoples", "phase"]
