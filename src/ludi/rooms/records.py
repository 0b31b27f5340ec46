"""What stands in the note of a match's record: the proof of its dice, and what a check of it has found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.kernel.errors import BadRecord
from ludi.kernel.record import Record
from ludi.kernel.strict import loads
from ludi.match import Match, commitment

PROOF = "proof"  # in the note of an imported record: what its check has found


def about(note: Mapping[str, Any] | None, room: str, secret: commitment.Secret, match: Match) -> dict[str, Any]:
    """The note of a finished match. note: of the record that it was brought with, if it began elsewhere."""
    if note is not None:
        return {k: v for k, v in note.items() if k != PROOF}
    return {"chance": commitment.note(room, secret, match.draw_indices())}


def kept_note(record: Record) -> dict[str, Any]:
    """What is kept of a record's note, with what a check of every draw has made of its commitment.

    The seed says nothing about a match that is played on here, and is left out.
    """
    kept = {k: v for k, v in record.note.items() if k not in ("chance", PROOF)}
    if not record.finished or record.note.get("chance") is None:
        return kept
    try:
        commitment.check(record)
    except BadRecord:
        return kept | {PROOF: "false"}
    return kept | {"chance": record.note["chance"], PROOF: "checked"}


def proven(note: Mapping[str, Any]) -> commitment.Secret | None:
    """The secret of an imported match, where a check has found it true."""
    return commitment.opened(note["chance"]) if note.get(PROOF) == "checked" else None


def title_of(text: str) -> str:
    """The title that the text of a record names; empty where it names none, and whoever reads it says so."""
    try:
        header = loads(text.partition("\n")[0])
    except ValueError:
        return ""
    title = header.get("title") if isinstance(header, dict) else None
    return title if isinstance(title, str) else ""
