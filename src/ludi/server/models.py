"""What goes over the wire. Inputs are strict: an unknown field or another type is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel

MAX_NAME, MAX_CHAT, MAX_SEATS = 32, 500, 8

RoomId = Annotated[str, Field(pattern=r"^[a-z2-7]{12}$")]
Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]
CommandId = Annotated[str, Field(pattern=r"^[A-Za-z0-9-]{8,64}$")]
TitleName = Annotated[str, Field(max_length=32)]
Nickname = Annotated[str, Field(min_length=1, max_length=MAX_NAME)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]


class Given(BaseModel):
    """The body of a request."""

    model_config = ConfigDict(extra="forbid", strict=True)


OptionText = Annotated[str, Field(max_length=8000)]


class NewRoom(Given):
    """A room to be. seats: `me` (once), `shared` or `shared:NAME` (same browser), `open` (by invite), `bot:LEVEL`."""

    title: TitleName
    players: Annotated[int, Field(ge=1, le=MAX_SEATS)]
    options: Annotated[dict[str, bool | int | OptionText], Field(max_length=64)] = {}
    seats: Annotated[list[Annotated[str, Field(max_length=MAX_NAME + 7)]], Field(min_length=1, max_length=MAX_SEATS)]
    nickname: Nickname
    hints: bool = False
    practice: bool = False


class Claim(Given):
    """A seat for somebody who has the invite link; the first open one if none is named."""

    invite: Token
    nickname: Nickname
    seat: SeatNumber | None = None


class SeatChange(Given):
    """kind: `bot:LEVEL`, `open`, `take_back` or `kick`."""

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


class Error(BaseModel):
    """What is wrong, in one sentence. detail: in English; key and params: the sentence in the catalogue."""

    detail: str
    key: str
    params: dict[str, str | int]


class Told(BaseModel):
    """A sentence of the catalogue: key and parameters."""

    key: str
    params: dict[str, Any]


class OptionInfo(BaseModel):
    """An option of a title, for a form."""

    name: str
    type: Literal["bool", "int", "str"]
    default: int | str
    words: list[str]
    when: tuple[str, tuple[str, ...]]
    players: tuple[int, ...]
    low: int
    high: int
    source: str


class CardInfo(BaseModel):
    """A card of a family. copies: in each of its titles; assumed: which of the numbers are house values."""

    name: str
    type: Literal["character", "building"]
    cost: int
    defence: int
    die: int
    copies: dict[str, int]
    assumed: list[str] = []


class DeckInfo(BaseModel):
    """A ready deck, and its list as text."""

    name: str
    cards: str


class TitleInfo(BaseModel):
    """A title.

    family: the title whose words it shares; players: fewest and most; usual: how many sit down where nobody says
    otherwise; deck_size: the cards of a deck of one's own; highest: of costs and defences that a table may choose.
    """

    title: str
    family: str
    players: tuple[int, int]
    usual: int
    options: list[OptionInfo]
    levels: list[str]
    cards: list[CardInfo] = []
    decks: list[DeckInfo] = []
    deck_size: int = 0
    highest: int = 0


class SeatInfo(BaseModel):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["human", "bot", "open"]
    level: str | None
    nickname: str
    present: bool
    mine: bool
    away: bool = Field(description="a bot plays for a person, who may take the seat back")


class RoomInfo(BaseModel):
    """A room as its reader may see it.

    seed and salt: as hex digits, after the end. Of an imported match all three are those of its record, if it has any.
    """

    room: str
    title: str
    players: int
    options: dict[str, Any]
    status: Literal["lobby", "running", "over"]
    version: int
    seats: list[SeatInfo]
    owner: bool
    mine: list[int]
    invite: str | None
    watch: str | None
    watching: int
    hints: bool
    practice: bool
    commitment: str | None
    seed: str | None
    salt: str | None
    rematch: str | None


class LegalMove(BaseModel):
    """A legal move of the seat to move: what to touch for it and what it does."""

    action: int
    text: str
    path: list[str]
    told: Told


class LogEntry(BaseModel):
    """One event as a seat saw it. seat: -1 for chance; action and text: null if unseen; to: where an undo led."""

    v: int
    seat: int
    decision: str
    action: int | None
    text: str | None
    told: list[Told]
    turn: int
    to: int | None


class PendingUndo(BaseModel):
    """A seat asks to go back to a version; waiting: the seats that have not answered."""

    seat: int
    to: int
    waiting: list[int]


class Over(BaseModel):
    """The result per seat. scores: points as people count them."""

    scores: list[float]
    ranks: list[int]


class Now(BaseModel):
    """The position as one seat, or a spectator, may see it."""

    room: str
    version: int
    seat: int | None
    to_move: int
    decision: str
    view: dict[str, Any]
    legal: list[LegalMove]
    players: list[str]
    undo: Literal["free", "ask", "no"]
    redo: bool
    over: Over | None


class Snapshot(Now):
    """The position and the log. accepted: the version after the command that this answers, if it answers one."""

    log: list[LogEntry]
    pending_undo: PendingUndo | None
    thinking: bool
    accepted: int | None


class Stale(Error):
    """The position has moved on; here is what it is now."""

    snapshot: Snapshot


class ChatLine(BaseModel):
    """A line of the room's chat; at: seconds since 1970."""

    id: int
    seat: int
    nickname: str
    text: str
    at: int


class HintMove(BaseModel):
    """A move, and the chance of winning with it, 0 to 1: as a search found that tried it so many times.

    points: those to be expected at the end, where they are known from a solution of the game instead (visits is 0
    then); alone, the value is then their share of what can be had.
    """

    action: int
    text: str
    told: Told
    visits: int
    value: float
    points: float | None = None


class Hint(BaseModel):
    """The best moves found, best first, from what the seat may see."""

    version: int
    moves: list[HintMove]


class Replay(BaseModel):
    """The log of a match for a seat, and the seats whose log may be asked for (null: a spectator's)."""

    seat: int | None
    version: int
    entries: list[LogEntry]
    seats: list[int | None]
    finished: bool


class Moment(Now):
    """The position after one event, as it was seen then."""

    entry: LogEntry | None


class SnapshotMessage(Snapshot):
    """Sent first, and whenever too much was missed."""

    type: Literal["snapshot"]


class EventMessage(Now):
    """One event and the position after it."""

    type: Literal["event"]
    entry: LogEntry


class RoomMessage(RoomInfo):
    """Who sits where has changed."""

    type: Literal["room"]


class ChatMessage(ChatLine):
    """A line was said."""

    type: Literal["chat"]


class UndoMessage(BaseModel):
    """An undo was asked for, answered, or has lapsed (null)."""

    type: Literal["undo_request"]
    pending_undo: PendingUndo | None


class PingMessage(BaseModel):
    """Nothing new, but the server is there; every 20 seconds."""

    type: Literal["ping"]


class StreamMessage(
    RootModel[
        Annotated[
            SnapshotMessage | EventMessage | RoomMessage | ChatMessage | UndoMessage | PingMessage,
            Field(discriminator="type"),
        ]
    ]
):
    """What the stream of a room carries, one JSON object per message or line."""


class Health(BaseModel):
    """The server answers and its store can be read."""

    status: Literal["ok"]
