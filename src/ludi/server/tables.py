"""The tables of the store, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()


def of_room() -> Column[str]:
    """The room that a row belongs to."""
    return Column("room", String(12), ForeignKey("room.id", ondelete="CASCADE"), nullable=False)


ROOM = Table(
    "room",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("title", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("facts", String(16)),  # the user's data file by its name, empty for ours; unknown of the oldest rooms
    Column("options", Text, nullable=False),
    Column("position", Text),  # where an imported match began, if not at the start
    Column("note", Text),  # of an imported record
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("generation", Integer, nullable=False),  # of the links; a kick makes new ones
    Column("previous", String(12)),  # the room of which this is a rematch
    Column("rematch", String(12)),
    Column("pending_undo", Text),
    Column("to_move", Integer),  # after the last event; unknown in rooms from before migration 0002
    Column("absence", Integer, nullable=False, server_default="60"),  # seconds until a player counts as absent
    Column("successor", String(8), nullable=False, server_default="bot"),  # who may follow: a bot, or a person too
    Column("outline", Text),  # turn and points as everybody sees them; unknown before migration 0006
    Column("created_at", Integer, nullable=False),
    Column("updated_at", Integer, nullable=False),
)
SEAT = Table(
    "seat",
    metadata,
    of_room(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(5), nullable=False),
    Column("level", String(16)),
    Column("nickname", String(32), nullable=False),
    Column("token_hash", String(64)),  # of a cookie of this seat alone, as long as no identity has taken it over
    Column("owner", Boolean, nullable=False),
    Column("before", Integer),  # the seat's number in the previous room
    Column("seal", String(64)),  # of the share in the seed; empty: it is awaited
    Column("share", String(64)),
    Column("holder", String(22)),  # the identity that the seat belongs to
    PrimaryKeyConstraint("room", "seat"),
    Index("seat_holder", "holder"),
    Index("seat_token", "token_hash"),
)
DEVICE = Table(  # a browser or program; several may have one identity
    "device",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    Column("identity", String(22), nullable=False),
    Column("used_at", Integer, nullable=False),
    Index("device_identity", "identity"),
)
LINK = Table(  # takes an identity to one more device, once
    "link",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("identity", String(22), nullable=False),
    Column("made_at", Integer, nullable=False),
    Column("until", Integer, nullable=False),
    Column("used", Boolean, nullable=False),
    Index("link_identity", "identity"),
)
EVENT = Table(
    "event",
    metadata,
    of_room(),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("target", Integer),  # the version that an undo or redo leads to
    Column("cmd_id", String(64)),
    Column("reached", Integer),  # the version after the whole command
    Column("at", Integer, nullable=False),
    PrimaryKeyConstraint("room", "seq"),
    sqlite_with_rowid=False,
)
EVENT_COMMAND = Index("event_command", EVENT.c.room, EVENT.c.cmd_id, unique=True)  # many without one
SNAPSHOT = Table(
    "snapshot",
    metadata,
    of_room(),
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
    PrimaryKeyConstraint("room", "seq"),
)
FACTS = Table(  # data files that a room was played with
    "facts",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("text", Text, nullable=False),
)
SECRET = Table(  # read by the source of chance alone, never joined
    "secret",
    metadata,
    of_room(),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("shares", Text),  # of the seats, once the match has begun
    PrimaryKeyConstraint("room"),
)
CHAT = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    of_room(),
    Column("seat", Integer, nullable=False),
    Column("nickname", String(32), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Integer, nullable=False),
    Index("chat_room", "room", "id"),
)
ACT = Table(  # what was done about seats: kept, and shown to everybody in the room
    "act",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    of_room(),
    Column("version", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("key", String(32), nullable=False),
    Column("params", Text, nullable=False),
    Column("at", Integer, nullable=False),
    Index("act_room", "room", "id"),
)
META = Table(
    "meta",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
