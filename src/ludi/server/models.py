"""What goes over the wire. Inputs are strict: an unknown field or another type is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel

from .views import TypedViews

MAX_NAME, MAX_CHAT, MAX_SEATS = 32, 500, 8

RoomId = Annotated[str, Field(pattern=r"^[a-z2-7]{12}$")]
Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]
CommandId = Annotated[str, Field(pattern=r"^[A-Za-z0-9-]{8,64}$")]
Hex = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
SHARES = "whether this seat will add a share to the seed of the dice"
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
    """kind: `bot:LEVEL`, `open`, `take_back`, `leave` or `kick`."""

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


class Message(BaseModel):
    """A sentence of the catalogue: key and parameters. chance: it tells one, which a reader may hide.

    A parameter is a number, a text, a thing with a name (`kind`, `id`), a row of parameters (`of`, `between`), or a
    sentence again.
    """

    key: str
    params: dict[str, Any]
    chance: bool | None = None


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


class Act(BaseModel):
    """What somebody did about a seat. version: of the match, then; at: seconds since 1970; told: the sentence."""

    version: int
    seat: int
    by: int
    at: int
    told: Message


class ListedSeat(BaseModel):
    """A seat as everybody sees it in a list."""

    seat: int
    kind: Literal["human", "bot", "open"]
    level: str | None
    nickname: str
    mine: bool
    away: bool = Field(description="a bot plays for a person, who may take the seat back")


class SeatInfo(ListedSeat):
    """A seat as everybody sees it."""

    present: bool
    absent: int | None = Field(description="for how many seconds its player has not been there; null if they are")
    seal: str | None = Field(description="of its share in the seed; empty: not given yet; null: it takes no part")
    share: str | None = Field(description="its share in the seed, once it is opened")


class RoomInfo(BaseModel):
    """A room as its reader may see it.

    commitment: of this server, or of the record of an imported match. seed and salt: as hex digits, after the end.
    proof: what a check found of an imported record's commitment: "checked", every draw follows from it; "false", they
    do not, and it is not shown; null, there is none, or the match was played here.
    closed: why nobody can go on with it, though it is not over; it can still be read.
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
    proof: Literal["checked", "false"] | None
    rematch: str | None
    closed: Error | None
    absence: int
    successor: Literal["bot", "person"]
    acts: list[Act] = Field(description="the last acts about seats, oldest first")


class LegalMove(BaseModel):
    """A legal move of the seat to move: what to touch for it, and what it is.

    effect: what it would do beyond that; confirmation: what to think of before it is done. null: nothing to say.
    """

    action: int
    text: str
    path: list[str]
    told: Message
    effect: Message | None
    confirmation: Message | None


class LogEntry(BaseModel):
    """One event as a seat saw it. seat: -1 for chance; action and text: null if unseen; to: where an undo led."""

    v: int
    seat: int
    decision: str
    action: int | None
    text: str | None
    told: list[Message]
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
    """The position as one seat, or a spectator, may see it.

    ask: what is to be decided; summary: a few words; standing: the points, seat by seat; describe: the position in
    sentences; odds: its chances. They are null or empty for a title whose client still makes its own words.
    """

    room: str
    version: int
    seat: int | None
    to_move: int
    decision: str
    view: Annotated[dict[str, Any], TypedViews()]
    ask: Message | None
    summary: Message | None
    standing: list[Message]
    describe: list[Message]
    odds: list[Message]
    legal: list[LegalMove]
    players: list[str]
    undo: Literal["free", "ask", "no"]
    redo: bool
    over: Over | None


class Bots(BaseModel):
    """Whether the bots have their full strength: they warm up while compiled code is loaded, and wait for it.

    done, total: functions compiled, and how many there are; 0 and 0: not known. weak: there is no compiled code here.
    """

    state: Literal["full", "warming", "weak"]
    done: int
    total: int


class Snapshot(Now):
    """The position and the log. accepted: the version after the command that this answers, if it answers one."""

    log: list[LogEntry]
    pending_undo: PendingUndo | None
    thinking: bool
    bots: Bots
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
    then); alone, the value is then their share of what can be had. kind: what the move is judged by, where it is not
    the chance that a search found: points exactly, at least so many, or about so many; the chance of winning exactly
    or likely. turns: how many the seat is taken to have left, this one included, where nobody knows.
    """

    action: int
    text: str
    told: Message
    visits: int
    value: float
    points: float | None = None
    kind: Literal["points", "least", "about", "win", "likely"] | None = None
    turns: int | None = None


class Hint(BaseModel):
    """The best moves found, best first, from what the seat may see. full: with compiled code, where that matters."""

    version: int
    moves: list[HintMove]
    full: bool


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


class BotsMessage(Bots):
    """Bots wait for compiled code, or have it now."""

    type: Literal["bots"]


class PingMessage(BaseModel):
    """Nothing new, but the server is there; every 20 seconds."""

    type: Literal["ping"]


class StreamMessage(
    RootModel[
        Annotated[
            SnapshotMessage | EventMessage | RoomMessage | ChatMessage | UndoMessage | BotsMessage | PingMessage,
            Field(discriminator="type"),
        ]
    ]
):
    """What the stream of a room carries, one JSON object per message or line."""


class Health(BaseModel):
    """The server answers and its store can be read."""

    status: Literal["ok"]
