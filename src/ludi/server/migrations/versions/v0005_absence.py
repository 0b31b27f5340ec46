"""The rule on absent players, and what was done about seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Rooms of before have the rule that is the default now."""
    op.add_column("room", sa.Column("absence", sa.Integer, nullable=False, server_default="60"))
    op.add_column("room", sa.Column("successor", sa.String(8), nullable=False, server_default="bot"))
    op.create_table(
        "act",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("room", sa.String(12), sa.ForeignKey("room.id", ondelete="CASCADE"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("params", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_index("act_room", "act", ["room", "id"])
