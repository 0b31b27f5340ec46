"""Dice and cards that nobody can foresee and everybody can check afterwards.

Draw k of a game is HMAC-SHA256 of its secret seed over the game, k and what is decided. The commitment, sha256 of seed
and salt, is shown from the start; seed and salt are shown after the end.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Any

from ludi.kernel.errors import BadRecord
from ludi.kernel.frames import CHANCE
from ludi.kernel.record import Record

RANGE = 1 << 64


@dataclass(frozen=True)
class Secret:
    """The seed of a game's chance and the salt of its commitment, 32 bytes each."""

    seed: bytes
    salt: bytes

    @classmethod
    def new(cls) -> Secret:
        """From the system's source of randomness."""
        return cls(secrets.token_bytes(32), secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        """What is shown before the game, as hex digits."""
        return hashlib.sha256(self.seed + self.salt).hexdigest()


def draw(seed: bytes, game: str, index: int, label: str, ways: int) -> int:
    """A number below `ways`, every one equally likely: numbers beyond the last full multiple are drawn again."""
    last = RANGE - RANGE % ways
    attempt = 0
    while True:
        text = f"ludi:{game}:{index}:{label}:{attempt}".encode()
        x = int.from_bytes(hmac.digest(seed, text, "sha256")[:8], "big")
        if x < last:
            return x % ways
        attempt += 1


def note(room: str, secret: Secret, indices: list[int]) -> dict[str, Any]:
    """What a finished match's record says about its chance. indices: of each draw that stands."""
    found: dict[str, Any] = {
        "game": room,
        "commitment": secret.commitment,
        "seed": secret.seed.hex(),
        "salt": secret.salt.hex(),
    }
    if indices != list(range(len(indices))):
        found["indices"] = indices  # others were taken back
    return found


def opened(given: Any) -> Secret:
    """The secret that the note of a finished match tells. Raises BadRecord if it is not the one committed to."""
    commitment, seed, salt = (_text(given, name) for name in ("commitment", "seed", "salt"))
    try:
        secret = Secret(bytes.fromhex(seed), bytes.fromhex(salt))
    except ValueError:
        raise BadRecord("line 1: note.chance: seed and salt are written in hex digits") from None
    if secret.commitment != commitment:
        raise BadRecord("line 1: the seed is not the one that was committed to before the game")
    return secret


def check(record: Record) -> int | None:
    """Check every draw of a record against its commitment; how many there were, None if it has no commitment.

    Raises BadRecord, naming the line, where something does not fit.
    """
    given = record.note.get("chance")
    if given is None:
        return None
    game, secret = _text(given, "game"), opened(given)
    indices = given.get("indices")
    if indices is not None and not (isinstance(indices, list) and all(type(i) is int for i in indices)):
        raise BadRecord("line 1: note.chance.indices: a list of whole numbers is accepted")
    if indices is not None and indices != sorted(set(indices)):
        raise BadRecord("line 1: note.chance.indices: they do not rise")
    rules, n = record.game.rules, 0
    for line, (state, action) in enumerate(zip(record.states(), record.actions, strict=False), 2):
        if state.to_move != CHANCE:
            continue
        if indices is not None and n >= len(indices):
            raise BadRecord(f"line {line}: note.chance.indices has only {len(indices)} draws")
        index = n if indices is None else indices[n]
        way = draw(secret.seed, game, index, state.decision(), int(rules.ways(state.raw)))
        if int(rules.outcome(state.raw, way)) != action:
            raise BadRecord(f"line {line}: {state.text(action)!r} is not what the committed seed gives")
        n += 1
    return n


def _text(given: Any, name: str) -> str:
    value = given.get(name) if isinstance(given, dict) else None
    if not isinstance(value, str):
        raise BadRecord(f"line 1: note.chance.{name} is missing")
    return value
