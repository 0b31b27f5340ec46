"""Turn and points of a match, for lists of rooms."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Of matches of before they are unknown until the next move."""
    op.add_column("room", sa.Column("outline", sa.Text))
