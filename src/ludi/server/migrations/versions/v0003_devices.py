"""Seats belong to identities, identities to devices; whose move it is stands in the room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Seats with cookies of their own keep them until these are shown."""
    op.add_column("room", sa.Column("to_move", sa.Integer))
    op.add_column("seat", sa.Column("holder", sa.String(22)))
    op.create_index("seat_holder", "seat", ["holder"])
    op.create_index("seat_token", "seat", ["token_hash"])
    op.create_table(
        "device",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(22), nullable=False),
        sa.Column("used_at", sa.Integer, nullable=False),
    )
    op.create_index("device_identity", "device", ["identity"])
    op.create_table(
        "link",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(22), nullable=False),
        sa.Column("made_at", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_index("link_identity", "link", ["identity"])
