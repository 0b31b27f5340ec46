"""The shares of the seats in the seed of a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Columns that are empty in rooms of before."""
    op.add_column("seat", sa.Column("seal", sa.String(64)))
    op.add_column("seat", sa.Column("share", sa.String(64)))
    op.add_column("secret", sa.Column("shares", sa.Text))
