"""What the server answers, and what its streams carry; inputs.py has what is sent to it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, RootModel

from ludi.match import Resigning

from .parts import FromTitles


class Error(BaseModel):
    """What is wrong, in a sentence. detail: in English; key, params: that in the catalogue, as in a Message."""

    detail: str
    key: str
    params: dict[str, Any]


class Message(BaseModel):
    """A sentence of the catalogue: key and parameters. chance: it tells one, which a reader may hide.

    A parameter is a number, a text, a thing with a name (`kind`, `id`), a row of parameters (`of`, `between`), or a
    sentence again.
    """

    key: str
    params: dict[str, Any]
    chance: bool | None = None


class OptionInfo(BaseModel):
    """An option of a title, for a form. form: which field of the title's own it has there; empty for a usual one."""

    name: str
    type: Literal["bool", "int", "str"]
    default: int | str
    words: list[str]
    when: tuple[str, tuple[str, ...]]
    players: tuple[int, ...]
    low: int
    high: int
    source: str
    form: str


class TitleInfo(BaseModel):
    """A title.

    family: the title whose words it shares; players: fewest and most; usual: how many sit down where nobody says
    otherwise; drawn: whether chance decides who begins; decks: what decks of one's own are built of, where a title is
    played with such.
    """

    title: str
    family: str
    players: tuple[int, int]
    usual: int
    drawn: bool
    options: list[OptionInfo]
    levels: list[str]
    decks: Annotated[dict[str, Any] | None, FromTitles("decks", "Decks", None)] = None


class Reading(BaseModel):
    """What a title makes of a text for an option.

    value: what was understood of it, as the option takes it; wrong: all that is wrong with it, nothing if it is
    accepted. name: what the text calls itself; empty if it does not. legible: whether it is a text at all, and no
    longer than is read.
    """

    value: str
    name: str
    legible: bool
    wrong: list[Message]


class CardHelp(BaseModel):
    """A card of a game: what is printed on it, and what it does; brief: in the few words on its face, if any."""

    card: str
    facts: Message
    text: Message
    brief: Message | None


class Help(BaseModel):
    """What there is to know of a game with its options; empty for a title whose client still makes its own words.

    drawn: what a page draws of the components besides cards' words, where the title has such a thing.
    """

    cards: list[CardHelp]
    rules: list[Message]
    drawn: Annotated[dict[str, Any] | None, FromTitles("words", "Drawn", None)] = None


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
    resigning: Resigning = Field(description="what it would bring if its player resigned: the end, or a bot plays on")
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


class RefusedToken(BaseModel):
    """What the seat to move would touch in vain, as paths of legal moves have it, and why."""

    token: str
    why: Message


class OrderTouch(BaseModel):
    """What is touched for one move of an order, and the key of the sentence that tells the move which is meant."""

    token: str
    key: str


class OrderWay(BaseModel):
    """How often an order makes a move at most, and the sentence that says so."""

    most: int
    told: Message


class Order(BaseModel):
    """Several moves of the seat to move that may be wanted at once.

    One after the other, the first of the touches whose move is legal then is made; the order ends when none of them is,
    or when it has made as many moves as its way says. of: what is touched for the move that it is more of, so that it
    is offered where that one is; empty for an order that stands for itself.
    """

    of: str
    touches: list[OrderTouch]
    ways: list[OrderWay]


class LegalMove(BaseModel):
    """A legal move of the seat to move: what to touch for it, and what it is.

    effect: what it would do beyond that; confirmation: what to think of before it is done. null: nothing to say.
    final: whether chance or another seat answers at once, so that nothing takes it back.
    """

    action: int
    text: str
    path: list[str]
    final: bool
    told: Message
    effect: Message | None
    confirmation: Message | None


class LogEntry(BaseModel):
    """One event as a seat saw it. seat: -1 for chance; action and text: null if unseen; to: where an undo led.

    drawn: what a page draws of it besides its sentences, where the title has such a thing.
    """

    v: int
    seat: int
    decision: str
    action: int | None
    text: str | None
    told: list[Message]
    turn: int
    to: int | None
    drawn: Annotated[dict[str, Any] | None, FromTitles("words", "DrawnEvent", None)] = None


class PendingUndo(BaseModel):
    """A seat asks to go back to a version; waiting: the seats that have not answered."""

    seat: int
    to: int
    waiting: list[int]


class Over(BaseModel):
    """The result per seat. scores: points as people count them. told: who has won. resigned: the seat that gave up,
    if that ended it.
    """

    scores: list[float]
    ranks: list[int]
    told: Message
    resigned: int | None = None


class Now(BaseModel):
    """The position as one seat, or a spectator, may see it.

    ask: what is to be decided; summary: a few words; standing: the points, seat by seat; odds: the chances;
    things: what is said of things on the board, by names that the title's page knows.
    They are null or empty for a title whose client still makes its own words. See Description for more.
    """

    version: int
    seat: int | None
    to_move: int
    decision: str
    view: Annotated[dict[str, Any], FromTitles("view", "View", dict[str, Any])]
    ask: Message | None
    summary: Message | None
    standing: list[Message]
    odds: list[Message]
    things: dict[str, Message]
    legal: list[LegalMove]
    orders: list[Order]
    refused: list[RefusedToken]
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
    """The position and the log. players: a name per seat.

    accepted: the version after the command that this answers, if it answers one.
    """

    room: str
    players: list[str]
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


class ReviewSeat(BaseModel):
    """A seat: luck + skill = final - initial, chances of winning. errors: of its own decisions; margins: of 95 %."""

    player: str
    initial: float
    luck: float
    luck_margin: float
    skill: float
    final: float
    errors: float
    errors_margin: float
    decisions: int
    accuracy: float


class ReviewDecision(BaseModel):
    """A choice. at: the actions before it; error: what it cost the mover, 0 or less, with its margin."""

    at: int
    seat: int
    action: int
    text: str
    told: Message
    best: int
    best_text: str
    best_told: Message
    choices: int
    chance: float
    error: float
    margin: float
    why: list[Message]


class ReviewLuck(BaseModel):
    """A chance node. at: the actions before it; before, luck, margin: per seat."""

    at: int
    decision: str
    action: int
    text: str
    ways: int
    before: list[float]
    luck: list[float]
    margin: list[float]


class ReviewResignation(BaseModel):
    """Who resigned. chance: what the seat gave up; error: what that cost it, 0 or less, with its margin."""

    seat: int
    chance: float
    error: float
    margin: float


class Review(BaseModel):
    """A finished match looked back at. curve, versions: after so many actions the chances, and the version then."""

    title: str
    finished: bool
    seat: int | None
    iterations: int
    seats: list[ReviewSeat]
    curve: list[list[float]]
    decisions: list[ReviewDecision]
    chances: list[ReviewLuck]
    dearest: list[int]
    resigned: ReviewResignation | None
    versions: list[int]


class Replay(BaseModel):
    """The log of a match for a seat, and the seats whose log may be asked for (null: a spectator's)."""

    seat: int | None
    version: int
    entries: list[LogEntry]
    seats: list[int | None]
    finished: bool


class Description(BaseModel):
    """The position after an event in sentences, its chances last, as one seat or a spectator may know it."""

    version: int
    seat: int | None
    sentences: list[Message]


class Moment(Now):
    """The position after one event, as it was seen then."""

    entry: LogEntry | None


class SnapshotMessage(Snapshot):
    """Sent first, and whenever too much was missed."""

    type: Literal["snapshot"]


class EventMessage(Now):
    """One event and the position after it; words that stand as the message before had them may be left out."""

    type: Literal["event"]
    entry: LogEntry
    ask: Message | None = None
    summary: Message | None = None
    standing: list[Message] = Field(default_factory=list)
    odds: list[Message] = Field(default_factory=list)
    things: dict[str, Message] = Field(default_factory=dict)


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


class HintMessage(BaseModel):
    """How far the search for a hint is that this seat asked for: done of total tries. Nobody else is told."""

    type: Literal["hint"]
    done: int
    total: int


class PingMessage(BaseModel):
    """Nothing new, but the server is there; every 20 seconds."""

    type: Literal["ping"]


class StreamMessage(
    RootModel[
        Annotated[
            SnapshotMessage
            | EventMessage
            | RoomMessage
            | ChatMessage
            | UndoMessage
            | BotsMessage
            | HintMessage
            | PingMessage,
            Field(discriminator="type"),
        ]
    ]
):
    """What the stream of a room carries, one JSON object per message or line."""


class Address(BaseModel):
    """others: the origin by which others in the network reach the table; null where they cannot, or who asks is one."""

    others: str | None


class Health(BaseModel):
    """The server answers and its store can be read."""

    status: Literal["ok"]
