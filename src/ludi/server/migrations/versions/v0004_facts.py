"""The data file of a room; one snapshot of those that every undo left."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """What a room was played with is kept."""
    op.create_table(
        "facts",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("room", sa.Column("facts", sa.String(16)))
    last = "select max(later.seq) from snapshot later where later.room = snapshot.room"
    op.execute(f"delete from snapshot where seq < ({last})")
