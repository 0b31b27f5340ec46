/** A room as one seat sees it: everything that comes from the server goes through here and nowhere else. */
import { api, got, Refused } from "../api/client";
import type { Bots, ChatLine, Hint, LogEntry, Message, Moment, PendingUndo, RoomInfo, Snapshot, StreamMessage } from "../api/types";
import type { Searched } from "../local/thought";
import { acted } from "./acts";
import type { Coach } from "./coach";
import { fresh, kept, unsent, type Command } from "./command";
import { say } from "./say.svelte";
import { settings } from "./settings.svelte";
import type { Link } from "./stream";
import { table } from "./table";
import { catalogue, isMessage } from "./text.svelte";
import { search, watch, watching } from "./watched";

/** Something that just happened, with the position before it; the board shows it moving. */
export interface CurrentEvent {
  entry: LogEntry;
  before: Snapshot;
}

/** What a title says of the entries of its log. */
interface Paced {
  /** How long the board shows an event, in ms at normal speed. */
  pace(entry: LogEntry): number;
  log?: { isMinor?(entry: LogEntry): boolean };
}

/** Milliseconds that the stream may take longer than the answer. */
const PATIENCE = 700;
/** Milliseconds in which events that nobody wants to see one by one are gathered: they are drawn once. */
const GATHERED = 16;
/** When hints are asked for again that have to wait for compiled code. */
const HINTS_AGAIN = 1000;
const RETRY = [300, 600, 1200, 2500, 5000];

/** What thinks about hints, once one is asked for. */
const thought = () => import("../local/thought");

const DECLINED: Message = { key: "web-undo-declined", params: {} };

export class Room {
  info = $state.raw<RoomInfo | null>(null);
  /** What the board shows; it may be some events behind while they are being played. */
  snap = $state.raw<Snapshot | null>(null);
  currentEvent = $state.raw<CurrentEvent | null>(null);
  /** A past moment that is looked at instead. */
  looking = $state.raw<Snapshot | null>(null);
  hints = $state.raw<Hint | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Which lines were said since the chat was last looked at. */
  unread = $state.raw<readonly number[]>([]);
  undoAsked = $state.raw<PendingUndo | null>(null);
  linked = $state(true);
  sending = $state(false);
  /** What was refused, or does not work; a sentence of the server where it may name things. */
  problem = $state.raw<string | Message>("");
  /** Why a hint was refused: that is about the turn in which it was asked for. */
  private unhinted: string | Message = "";
  /** Whether the owner has sent this seat away, or taken the spectators' link back. */
  gone = $state(false);
  /** How far the search for a hint is while there is one; of 0 before that is known. */
  hinting = $state.raw<Searched | null>(null);
  /** Whether the bots have their full strength, wait for compiled code, or have to do without. */
  bots = $state.raw<Bots>({ state: "full", done: 0, total: 0 });

  private readonly place: string;
  protected truth: Snapshot | null = null;
  private queue: { snap: Snapshot; entry: LogEntry }[] = [];
  private timer = 0;
  /** Done once the command that was sent last is answered. */
  private delivered = Promise.resolve();
  /** What a sent command waits for. */
  private awaited: { version: number; done: () => void } | null = null;
  private asking = false;
  /** The latest version of which an event came that could not be followed. */
  private missed = 0;
  /** Whether the seat that acted last, and for which chance decides, is another one. */
  private others = false;
  private askedAt = -1;
  /** Whether what is queued is shown once more because somebody asked: at a pace to be read, whatever the settings. */
  private repeating = false;
  private stream: Link | undefined;
  private title: Paced = { pace: () => 0 };
  private reading = false;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.place = unsent(id, seat);
  }

  /** Who says what to do, in a lesson. */
  get coach(): Coach | null {
    return null;
  }
  /** Where the page has it. */
  get address(): string {
    return `/r/${this.id}`;
  }

  /** Connect. */
  start(title: Paced): void {
    this.title = title;
    this.connect();
  }

  protected connect(): void {
    this.stream = table.follow(this.id, () => (this.truth ? { ...this.query, after: this.truth.version } : this.query), {
      message: (data) => this.take(data as StreamMessage),
      link: (up) => {
        this.linked = up;
        if (!up) void this.stillSits();
      },
      sentAway: () => (this.gone = true),
      refused: (body) => this.complain(new Refused(409, "", body)),
    });
    const command = kept(this.place);
    if (command) void this.deliver(command);
  }

  /** Disconnect and forget: nothing of this seat stays behind. */
  stop(): void {
    this.stream?.close();
    clearTimeout(this.timer);
    this.queue = [];
    this.truth = this.snap = this.currentEvent = this.looking = this.hints = null;
  }

  protected take(message: StreamMessage): void {
    switch (message.type) {
      case "snapshot":
        this.adopt(message);
        break;
      case "event":
        this.follow(message);
        break;
      case "room":
        if (this.info && message.acts.at(-1)?.at !== this.info.acts.at(-1)?.at) message.acts.slice(-1).forEach((act) => say(acted(act)));
        this.info = message;
        break;
      case "chat":
        // Even if it was recalled a moment ago: it is said only now.
        if (!this.unread.includes(message.id)) this.unread = [...this.unread, message.id];
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message].slice(-200);
        break;
      case "bots":
        this.bots = message;
        break;
      case "hint":
        this.hinting &&= message;
        break;
      case "undo_request":
        if (!message.pending_undo && this.undoAsked?.seat === this.seat && this.truth?.log.at(-1)?.v === this.askedAt) {
          this.problem = DECLINED;
        }
        if (message.pending_undo && !this.undoAsked) this.askedAt = this.truth?.log.at(-1)?.v ?? 0;
        this.undoAsked = message.pending_undo;
    }
  }

  /** A whole position takes the place of everything. */
  private adopt(snap: Snapshot): void {
    if (this.truth && snap.version < this.truth.version) return;
    this.reach(snap);
    this.undoAsked = snap.pending_undo;
    this.bots = snap.bots;
    this.settle();
    void this.complete();
  }

  /** Ask for what the log lacks. */
  protected async complete(): Promise<void> {
    if (this.reading || !this.truth || this.truth.log[0]?.v === 1) return;
    this.reading = true;
    try {
      const { complete } = await import("./past");
      const ask = async (after: number, before: number) =>
        (await got(api.GET("/api/rooms/{room}/replay", { params: { path: { room: this.id }, query: { ...this.query, after, before } } }))).entries;
      await complete(() => this.truth, this.seat, this.title.log?.isMinor, ask, (longer) => {
        for (const one of this.queue) one.snap = longer(one.snap);
        this.truth = longer(this.truth);
        this.snap = longer(this.snap);
      });
    } catch {
      // The next snapshot asks again.
    }
    this.reading = false;
  }

  private follow(event: Extract<StreamMessage, { type: "event" }>): void {
    const last = this.truth;
    if (last && event.version <= last.version) return;
    if (!last || event.version > last.version + 1) {
      this.missed = event.version;
      return void this.refresh();
    }
    const { entry } = event;
    this.hints = null;
    if (event.to_move !== last.to_move && this.problem === this.unhinted) this.problem = "";
    if (this.problem === DECLINED) this.problem = ""; // it is of the move before
    const snap = { ...last, ...event, log: [...last.log, entry] };
    this.queue.push({ snap, entry });
    this.reach(snap);
    if (snap.over) void this.complete();
    if (this.queue.length > 1 || this.timer !== 0) return;
    // While nothing is offered nothing that was used can be touched again.
    if (this.pause(entry) === 0 && this.snap?.legal.length === 0) this.timer = window.setTimeout(() => this.next(), GATHERED);
    else this.next();
  }

  /** Show the next event that waits, and the one after it when this one was seen. */
  private next(): void {
    const event = this.queue.shift();
    if (!event) {
      this.timer = 0;
      this.currentEvent = null;
      this.repeating = false;
      return;
    }
    const before = this.snap;
    this.snap = event.snap;
    this.currentEvent = before ? { entry: event.entry, before } : null;
    const wait = this.pause(event.entry);
    if (wait === 0 && this.queue.length > 0) return this.next();
    this.timer = window.setTimeout(() => this.next(), wait);
  }

  /** How long an event is shown, in ms; what chance decides is shown like the act before it. */
  private pause(entry: LogEntry): number {
    if (entry.seat >= 0) this.others = entry.seat !== this.seat;
    const pace = this.others ? settings.rhythm : settings.pace;
    return this.title.pace(entry) * (this.repeating ? settings.pace || 1.5 : pace);
  }

  /** Whether a bot is to move. */
  get thinking(): boolean {
    const seat = this.info?.seats[this.snap?.to_move ?? -1];
    return seat !== undefined && (seat.kind === "bot" || seat.away);
  }

  get playing(): boolean {
    return this.currentEvent !== null;
  }

  /** Skip what is still being shown. */
  settle(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.repeating = false;
    this.snap = this.truth;
    this.currentEvent = null;
  }

  private get query(): { seat?: number; watch?: string } {
    return this.seat === null ? watching(this.id) : { seat: this.seat };
  }

  private async refresh(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      // More may have happened while the answer was on its way, with no event to come that says so.
      for (let had = -1; !this.truth || had < this.truth.version; ) {
        had = this.truth?.version ?? -1;
        this.adopt(await got(api.GET("/api/rooms/{room}/state", { params: { path: { room: this.id }, query: this.query } })));
        if (this.truth!.version >= this.missed) break;
      }
    } catch (error) {
      this.complain(error);
    }
    this.asking = false;
  }

  complain(error: unknown): void {
    if (error instanceof Refused) this.problem = isMessage(error.body) && catalogue.find(error.body.key) !== null ? error.body : error.message;
    else this.linked = false;
  }

  move(action: number): Promise<void> {
    return this.command("move", action);
  }

  undo(): Promise<void> {
    return this.command("undo", 0);
  }

  redo(): Promise<void> {
    return this.command("redo", 0);
  }

  /**
   * The stream may show what a command did before the command is answered: the next one, for that position, waits for
   * the answer. One for a position that is no more is dropped.
   */
  private async command(kind: Command["kind"], action: number): Promise<void> {
    const version = this.truth?.version;
    if (this.sending) await this.delivered;
    if (this.sending || !this.truth || this.truth.version !== version) return;
    this.problem = "";
    await this.deliver({ cmd_id: fresh(), expected_version: version, kind, action });
  }

  private deliver(command: Command): Promise<void> {
    return (this.delivered = this.send(command));
  }

  /** Send until an answer comes; the same cmd_id makes a second arrival harmless. */
  private async send(command: Command): Promise<void> {
    this.sending = true;
    sessionStorage.setItem(this.place, JSON.stringify(command));
    for (let failures = 0; ; failures++) {
      try {
        await this.confirmed(await this.post(command));
        break;
      } catch (error) {
        const refused = error instanceof Refused;
        if (refused && error.status === 409) {
          const stale = (error.body as { snapshot?: Snapshot } | undefined)?.snapshot;
          if (stale) this.adopt(stale);
          else void this.refresh();
        }
        if (refused && error.status !== 429 && error.status < 500) {
          this.complain(error);
          break;
        }
        if (!refused) this.linked = false;
        await new Promise((done) => setTimeout(done, RETRY[Math.min(failures, RETRY.length - 1)]));
      }
    }
    sessionStorage.removeItem(this.place);
    this.sending = false;
  }

  private post(command: Command): Promise<Snapshot> {
    const params = { path: { room: this.id }, query: this.query };
    const { cmd_id, expected_version, action } = command;
    const body = { cmd_id, expected_version };
    if (command.kind === "undo") return got(api.POST("/api/rooms/{room}/undo", { params, body }));
    if (command.kind === "redo") return got(api.POST("/api/rooms/{room}/redo", { params, body }));
    return got(api.POST("/api/rooms/{room}/moves", { params, body: { ...body, action } }));
  }

  /**
   * The stream brings the events one by one, to be seen; the answer is for when it does not. Until one of them has come
   * the command is on its way: what the board still offers has been used.
   */
  private async confirmed(answer: Snapshot): Promise<void> {
    this.linked = true;
    if (this.truth && this.truth.version < answer.version) {
      await new Promise<void>((done) => {
        this.awaited = { version: answer.version, done };
        setTimeout(done, PATIENCE);
      });
    }
    if (this.truth && this.truth.version < answer.version) this.adopt(answer);
  }

  /** A position of the server takes the place of the one before. */
  private reach(snap: Snapshot): void {
    this.truth = snap;
    if (this.awaited && snap.version >= this.awaited.version) this.awaited.done();
  }

  async say(text: string): Promise<void> {
    try {
      await got(api.POST("/api/rooms/{room}/chat", { params: { path: { room: this.id }, query: this.query }, body: { text } }));
    } catch (error) {
      this.complain(error);
    }
  }

  async answerUndo(accept: boolean): Promise<void> {
    try {
      await got(
        api.POST("/api/rooms/{room}/undo/answer", { params: { path: { room: this.id }, query: this.query }, body: { accept } }),
      );
    } catch (error) {
      this.complain(error);
    }
  }

  /** The best moves; with an action, what that one promises beside them. */
  async askHints(also?: number): Promise<void> {
    if (this.hinting) return;
    this.hinting = { done: 0, total: 0 };
    this.problem = "";
    try {
      const found = await (await thought()).hint(this, also);
      if (typeof found === "string") {
        this.problem = found;
        void this.askAgain(also);
      } else if (found.version === this.truth?.version) {
        this.hints = found;
      }
    } catch (error) {
      this.complain(error);
      this.unhinted = this.problem;
    }
    this.hinting = null;
  }

  /** Ask for hints once more when they may be ready, if the position is still the same. */
  private async askAgain(also?: number): Promise<void> {
    const version = this.truth?.version;
    await new Promise((done) => setTimeout(done, HINTS_AGAIN));
    if (this.truth && version === this.truth.version) await this.askHints(also);
  }

  /** A stream that is refused may mean that the seat is somebody else's by now. */
  private async stillSits(): Promise<void> {
    if (this.seat === null) return;
    try {
      const found = await got(api.GET("/api/rooms/{room}", { params: { path: { room: this.id } } }));
      if (found.mine.includes(this.seat)) return;
      this.stream?.close();
      this.gone = true;
    } catch {
      // The server is away; the stream asks again.
    }
  }

  private moment(v: number): Promise<Moment> {
    return got(api.GET("/api/rooms/{room}/replay/{v}", { params: { path: { room: this.id, v }, query: this.query } }));
  }

  /** Look at a past moment, or (null) come back. */
  async look(v: number | null): Promise<void> {
    if (v === null || !this.truth) {
      this.looking = null;
      return;
    }
    try {
      this.looking = { ...this.truth, ...(await this.moment(v)), legal: [] };
    } catch (error) {
      this.complain(error);
    }
  }

  /** Show the events since a version once more. */
  async again(from: number): Promise<void> {
    const truth = this.truth;
    if (!truth) return;
    const first = Math.max(from, truth.version - 59);
    try {
      const moments = await Promise.all(Array.from({ length: truth.version - first + 1 }, (_, i) => this.moment(first + i)));
      if (this.truth?.version !== truth.version) return;
      this.settle();
      const shown = moments.map((m) => ({ snap: { ...truth, ...m, legal: [] }, entry: m.entry }));
      this.snap = shown[0]!.snap;
      this.queue = shown.slice(1).flatMap(({ snap, entry }) => (entry ? [{ snap, entry }] : []));
      if (this.queue.length) this.queue.at(-1)!.snap = this.truth;
      this.repeating = true;
      this.next();
    } catch (error) {
      this.complain(error);
    }
  }

  /** The file of the match, or of what this seat has seen of it. */
  get record(): string {
    return `/api/rooms/${this.id}/record${search(this.seat === null ? this.query : {})}`;
  }

  /** Hand a seat to a bot, take one's own back, leave it, or send its player away. */
  async changeSeat(seat: number, kind: string): Promise<void> {
    this.problem = "";
    const link = this.info?.watch;
    try {
      this.info = await got(api.POST("/api/rooms/{room}/seat", { params: { path: { room: this.id } }, body: { seat, kind } }));
      if (seat !== this.seat || this.info.mine.includes(seat)) return;
      const looks = kind === "resign" && this.info.status === "running" && link; // how it goes on, without another seat
      if (looks) watch(link);
      if (looks || this.info.mine.length > 0) location.reload();
    } catch (error) {
      this.complain(error);
    }
  }
}
