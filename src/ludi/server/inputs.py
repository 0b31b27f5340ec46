"""What is sent to the server. Inputs are strict: an unknown field or another type is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from ludi.rooms.seats import MAX_NAME

MAX_CHAT, MAX_SEATS = 500, 8

RoomId = Annotated[str, Field(pattern=r"^[a-z2-7]{12}$")]
Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]
CommandId = Annotated[str, Field(pattern=r"^[A-Za-z0-9-]{8,64}$")]
Hex = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
SHARES = "whether this seat will add a share to the seed of the dice"
TitleName = Annotated[str, Field(max_length=32)]
OptionName = Annotated[str, Field(max_length=64)]
Day = Annotated[str, Field(max_length=32, description="as 2026-11-24: of whoever asks, not of the server")]
PuzzleNumber = Annotated[int, Field(ge=1, le=999_999)]
Nickname = Annotated[str, Field(min_length=1, max_length=MAX_NAME)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]


class Given(BaseModel):
    """The body of a request."""

    model_config = ConfigDict(extra="forbid", strict=True)


OptionText = Annotated[str, Field(max_length=8000)]


Options = Annotated[dict[str, bool | int | OptionText], Field(max_length=64)]


class TextGiven(Given):
    """A text that somebody brings for an option: longer than any title reads, so that the title says so."""

    text: Annotated[str, Field(max_length=9000)]


class HelpOn(Given):
    """A game to be told of: of so many players, or the usual number of its title, with options."""

    players: Annotated[int, Field(ge=1, le=MAX_SEATS)] | None = None
    options: Options = {}


class NewRoom(Given):
    """A room to be. seats: `me` (once), `shared` or `shared:NAME` (same browser), `open` (by invite), `bot:LEVEL`."""

    title: TitleName
    players: Annotated[int, Field(ge=1, le=MAX_SEATS)]
    options: Options = {}
    seats: Annotated[list[Annotated[str, Field(max_length=MAX_NAME + 7)]], Field(min_length=1, max_length=MAX_SEATS)]
    nickname: Nickname
    hints: bool = False
    practice: bool = False
    absence: Annotated[int, Field(ge=10, le=86400, description="seconds until a player counts as absent")] | None = None
    successor: Annotated[
        Literal["bot", "person"], Field(description="who may take an absent player's seat: a bot, or a person too")
    ] = "bot"
    share: Annotated[bool, Field(description=SHARES)] = False


class Claim(Given):
    """A seat for somebody who has the invite link; the first open one if none is named."""

    invite: Token
    nickname: Nickname
    seat: SeatNumber | None = None
    share: Annotated[bool, Field(description=SHARES)] = False


class ShareGiven(Given):
    """A seat's part in the seed of the dice: first its seal (sha256 of the share), then the share (32 random bytes)."""

    seat: SeatNumber
    seal: Hex | None = None
    share: Hex | None = None


class SeatChange(Given):
    """kind: `bot:LEVEL`, `open`, `take_back`, `leave`, `resign` or `kick`."""

    seat: SeatNumber
    kind: Annotated[str, Field(max_length=32)]


class Move(Given):
    """A move. cmd_id: chosen by the client, once per move; sent again it changes nothing."""

    cmd_id: CommandId
    expected_version: Version
    action: Annotated[int, Field(ge=0, le=2**31 - 1)]


class Undo(Given):
    """One own choice back, or (at redo) forward again."""

    cmd_id: CommandId
    expected_version: Version


class UndoAnswer(Given):
    """To another seat's request."""

    accept: bool


class Chat(Given):
    """A line to the room."""

    text: Annotated[str, Field(min_length=1, max_length=MAX_CHAT)]


class StreamQuery(BaseModel):
    """What a WebSocket's address may ask for: a seat or the spectators' link, and the events after a version."""

    seat: SeatNumber | None = None
    watch: Token | None = None
    after: Version | None = None
