"""Play a seat at a table from a program: the web API of `ludi serve` as a small Python client.

    table = Table("http://127.0.0.1:8000")
    seat = table.create("roma", seats=["me", "bot:tiro"], nickname="my bot")
    seat.play(lambda now: now["legal"][0]["action"])

What a seat may see comes as the server's JSON; `GET /api/openapi.json` of the server describes every field.
"""

from __future__ import annotations

from ludi.client.table import Refusal, Seat, Table, position_after

__all__ = ["Refusal", "Seat", "Table", "position_after"]
