"""Dice and cards that nobody can foresee or choose, and everybody can check afterwards.

The server commits to a secret seed: sha256 of seed and salt is shown from the start. Then each seat that takes part
seals a share of its own (sha256 of 32 random bytes), and opens it once all seals are there. Draw k of a game is
HMAC-SHA256 over the game, k and what is decided; its key is the source, sha256 of the seed and all shares. So whoever
added a share of his own knows that neither the server nor the other seats have chosen the dice. Seed and salt are shown
after the end.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludi.kernel.frames import CHANCE
from ludi.kernel.messages import Message
from ludi.kernel.record import Record
from ludi.kernel.spoken import given_as, in_line

from .chance import Draw

RANGE = 1 << 64
Shares = tuple[str | None, ...]  # by seat, 64 hex digits each


@dataclass(frozen=True)
class Secret:
    """The seed of a game's chance and the salt of its commitment, 32 bytes each, and the shares of the seats."""

    seed: bytes
    salt: bytes
    shares: Shares = ()

    @classmethod
    def new(cls) -> Secret:
        """From the system's source of randomness."""
        return cls(secrets.token_bytes(32), secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        """What is shown before the game, as hex digits."""
        return hashlib.sha256(self.seed + self.salt).hexdigest()

    @property
    def source(self) -> bytes:
        """What the draws are made from; the seed itself where no seat has a share in it."""
        given = [(seat, share) for seat, share in enumerate(self.shares) if share is not None]
        if not given:
            return self.seed
        parts = (bytes([seat]) + bytes.fromhex(share) for seat, share in given)
        return hashlib.sha256(b"ludi:source:" + self.seed + b"".join(parts)).digest()

    def chance(self, game: str) -> Committed:
        """The chance of a game with this secret."""
        return Committed(self.source, game)


@dataclass(frozen=True)
class Committed:
    """Chance from the source of a secret, for the game of a name."""

    source: bytes
    game: str

    def draw(self, asked: Draw) -> int:
        """What the source gives for the number and the decision of a draw."""
        return draw(self.source, self.game, asked.number, asked.decision, asked.ways)


def seal(share: str) -> str:
    """What a seat shows of its share, 64 hex digits, before it opens it."""
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


def draw(source: bytes, game: str, index: int, label: str, ways: int) -> int:
    """A number below `ways`, every one equally likely: numbers beyond the last full multiple are drawn again."""
    last = RANGE - RANGE % ways
    attempt = 0
    while True:
        text = f"ludi:{game}:{index}:{label}:{attempt}".encode()
        x = int.from_bytes(hmac.digest(source, text, "sha256")[:8], "big")
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
    if any(secret.shares):
        found["shares"] = list(secret.shares)
    if indices != list(range(len(indices))):
        found["indices"] = indices  # others were taken back
    return found


def opened(given: Any) -> Secret:
    """The secret that the note of a finished match tells. Raises BadRecord if it is not the one committed to."""
    commitment, seed, salt = (_text(given, name) for name in ("commitment", "seed", "salt"))
    try:
        secret = Secret(bytes.fromhex(seed), bytes.fromhex(salt), _shares(given.get("shares", ())))
    except ValueError:
        raise in_line(1, Message("given-no-hex")) from None
    if secret.commitment != commitment:
        raise in_line(1, Message("given-other-seed"))
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
        raise in_line(1, Message("given-no-indices"))
    if indices is not None and indices != sorted(set(indices)):
        raise in_line(1, Message("given-falling-indices"))
    rules, source, n = record.game.rules, secret.source, 0
    for line, (state, action) in enumerate(zip(record.states(), record.actions, strict=False), 2):
        if state.to_move != CHANCE:
            continue
        if indices is not None and n >= len(indices):
            raise in_line(line, Message("given-few-indices", {"n": str(len(indices))}))
        index = n if indices is None else indices[n]
        way = draw(source, game, index, state.decision(), int(rules.ways(state.raw)))
        if int(rules.outcome(state.raw, way)) != action:
            raise in_line(line, Message("given-other-draw", {"given": given_as(state.text(action))}))
        n += 1
    return n


def _shares(given: Any) -> Shares:
    """Raises ValueError where a share is not 32 bytes as hex digits."""
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) > 255:
        raise ValueError
    for share in given:
        if share is not None and (not isinstance(share, str) or len(bytes.fromhex(share)) != 32):
            raise ValueError
    return tuple(given)


def _text(given: Any, name: str) -> str:
    value = given.get(name) if isinstance(given, dict) else None
    if not isinstance(value, str):
        raise in_line(1, Message("given-no-note", {"name": f"note.chance.{name}"}))
    return value
