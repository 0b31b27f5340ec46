"""Rooms, seats, events, snapshots, secrets and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """The first tables."""
    op.create_table(
        "room",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("title", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("note", sa.Text),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("previous", sa.String(12)),
        sa.Column("rematch", sa.String(12)),
        sa.Column("pending_undo", sa.Text),
        sa.Column("created_at", sa.Integer, nullable=False),
        sa.Column("updated_at", sa.Integer, nullable=False),
    )
    op.create_table(
        "seat",
        of_room(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(5), nullable=False),
        sa.Column("level", sa.String(16)),
        sa.Column("nickname", sa.String(32), nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("owner", sa.Boolean, nullable=False),
        sa.Column("before", sa.Integer),
        sa.PrimaryKeyConstraint("room", "seat"),
    )
    op.create_table(
        "event",
        of_room(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer),
        sa.Column("target", sa.Integer),
        sa.Column("cmd_id", sa.String(64)),
        sa.Column("reached", sa.Integer),
        sa.Column("at", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("room", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_index("event_command", "event", ["room", "cmd_id"], unique=True)
    op.create_table(
        "snapshot",
        of_room(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "seq"),
    )
    op.create_table(
        "secret",
        of_room(),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        of_room(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nickname", sa.String(32), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_index("chat_room", "chat", ["room", "id"])
    op.create_table(
        "meta",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def of_room() -> sa.Column[str]:
    """The room that a row belongs to."""
    return sa.Column("room", sa.String(12), sa.ForeignKey("room.id", ondelete="CASCADE"), nullable=False)
