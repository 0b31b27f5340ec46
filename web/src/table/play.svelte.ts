/** A position to look at and, for the seat to move, to act on: what was picked, and what may be picked next. */
import { api, got } from "../api/client";
import type { LogEntry, LegalMove, RoomInfo, Snapshot, Message } from "../api/types";
import { complete, matching, tokens } from "../lib/grammar";
import { standing } from "../lib/line";
import type { CurrentEvent } from "../lib/room.svelte";
import { signed } from "../lib/points";
import { settings } from "../lib/settings.svelte";
import { catalogue, joined, sentence, stopped, t, type Reader } from "../lib/text.svelte";
import { watching } from "../lib/watched";
import { courses } from "./course";
import { botName, seatName } from "./names";
import type { TitleOf } from "./title";

export type Title = TitleOf<Play>;

export interface PlayProps {
  play: Play;
}

/** What a Play needs to know; the table and the replay provide it. */
export interface Source {
  readonly info: RoomInfo;
  readonly snap: Snapshot;
  readonly currentEvent: CurrentEvent | null;
  readonly seat: number | null;
  move(action: number): void;
  /** Who sits where, and what can be done about it; nothing where that cannot be shown. */
  readonly meet?: (() => void) | undefined;
  /** The position in sentences, where no server has to be asked for it. */
  readonly sentences?: Message[] | undefined;
}

export class Play {
  private picked = $state.raw<{ version: number; tokens: string[] }>({ version: -1, tokens: [] });
  /** A token under the pointer or the focus. */
  near = $state("");

  constructor(
    readonly title: Title,
    private readonly source: Source,
  ) {}

  get info(): RoomInfo {
    return this.source.info;
  }
  get snap(): Snapshot {
    return this.source.snap;
  }
  get currentEvent(): CurrentEvent | null {
    return this.source.currentEvent;
  }
  /** The seat whose cards these are; null for a spectator. */
  get me(): number | null {
    return this.source.seat;
  }
  get meet(): (() => void) | undefined {
    return this.source.meet;
  }
  /** The seat that sits at the bottom of the board. */
  get bottom(): number {
    return this.source.seat ?? 0;
  }

  readonly players = $derived.by(() =>
    this.info.seats.map((s) => {
      if (s.seat === this.me && this.info.mine.length < 2) return t("web-you");
      if (s.kind === "bot" && s.level) return botName(this.info, s.seat);
      return seatName(this.info, s.seat);
    }),
  );
  /** Whether others have begun the next game, in which there is a seat here. Whoever watches needs a link of its own for that. */
  get following(): boolean {
    return this.me !== null && this.info.rematch !== null && catalogue.find("web-rematch-waits") !== null;
  }
  readonly mine = $derived.by(() => this.me !== null && this.snap.to_move === this.me && this.snap.legal.length > 0 && !this.info.seats[this.me]?.away);
  readonly chosen = $derived.by(() => (this.picked.version === this.snap.version ? this.picked.tokens : []));
  readonly open = $derived.by(() => tokens(this.snap.legal, this.chosen));
  readonly possible = $derived.by(() => matching(this.snap.legal, this.chosen));
  /** The move that is chosen in full and waits for a second touch. */
  readonly ready = $derived.by(() => complete(this.snap.legal, this.chosen));
  /** The move that is chosen, or that the pointer or the focus rests on. */
  readonly hinted = $derived.by(() => this.ready ?? this.only(this.near));

  /** The version after the last act of this seat, if others have acted since; else 0. */
  readonly since = $derived.by(() => {
    if (!this.mine) return 0;
    const log = this.snap.log;
    const mine = log.findLastIndex((entry) => entry.seat === this.me && !this.title.log.isMinor?.(entry));
    const others = log.slice(mine + 1).some((entry) => entry.seat >= 0 && entry.seat !== this.me);
    return mine >= 0 && others ? log[mine]!.v + 1 : 0;
  });
  /** What stands in the log from there on; of that act itself, the beginning of the next turn. */
  readonly #later = $derived.by(() => {
    const stands = this.since ? standing(this.snap.log).filter(({ v }) => v >= this.since - 1) : [];
    return stands.flatMap((entry) => {
      const from = entry.v < this.since ? entry.told.findIndex((one) => this.title.log.opens(one)) : 0;
      return from < 0 ? [] : { ...entry, told: entry.told.slice(from) };
    });
  });
  /** The version before the first of it. */
  readonly before = $derived((this.#later[0]?.v ?? 1) - 1);
  /** What of it is worth telling. */
  readonly news = $derived.by(() => this.#later.flatMap((entry) => entry.told).filter((one) => this.title.log.matters(one)).map((one) => this.say(one)));
  /** Whose points have changed meanwhile, and by how much, in words. */
  readonly gained = $derived.by(() => {
    const changes = courses(this.#later, this.players.length, this.title.log.points).map((course) => (course.length ? course.at(-1)!.n - course[0]!.n : 0));
    const told = changes.flatMap((n, seat) => (n ? [`${this.players[seat]} ${signed(n)}`] : []));
    return told.length ? t("web-gained", { points: joined("dots", told) }) : "";
  });

  /** The one move that a token leads to now. */
  only(token: string): LegalMove | null {
    const offers = this.open.get(token);
    return offers?.length === 1 ? offers[0]! : null;
  }

  /** Whether a move can begin with a token, whatever is chosen now. */
  begins(token: string): boolean {
    return this.snap.legal.some((offer) => offer.path.includes(token));
  }
  isOpen(token: string): boolean {
    return this.open.has(token);
  }
  isChosen(token: string): boolean {
    return this.chosen.includes(token);
  }

  /** The other seats, in the order of play after the one at the bottom. */
  get others(): number[] {
    const n = this.info.seats.length;
    return Array.from({ length: n - 1 }, (_, i) => (this.bottom + i + 1) % n);
  }

  /** Touch a token: choose it, give it back, or begin anew with it. Says whether that meant anything. */
  pick(token: string): boolean {
    if (this.isChosen(token)) {
      this.choose(this.chosen.filter((other) => other !== token));
      return true;
    }
    const kept = this.isOpen(token) ? this.chosen : tokens(this.snap.legal, []).has(token) ? [] : null;
    if (!kept) return false;
    this.choose([...kept, token]);
    const offer = this.ready;
    if (offer && this.possible.length === 1 && !offer.final && this.confirmation(offer) === "") {
      this.commit(offer);
    }
    return true;
  }

  /** Choose a move in full without doing it. */
  propose(offer: LegalMove): void {
    this.choose([...offer.path]);
  }

  commit(offer: LegalMove): void {
    this.choose([]);
    this.near = "";
    this.source.move(offer.action);
  }

  /** One step back. Says whether there was one. */
  back(): boolean {
    if (this.chosen.length === 0) return false;
    this.choose(this.chosen.slice(0, -1));
    return true;
  }

  private choose(picked: string[]): void {
    this.picked = { version: this.snap.version, tokens: picked };
  }

  /** The sentences that were made, as long as nothing that they stand on has changed. */
  readonly said = $derived.by(() => {
    void catalogue.stand;
    const by: Reader = { players: this.players, title: this.title, odds: settings.odds };
    return { by, kept: new WeakMap<Message, string>() };
  });

  /** A sentence in the words of this reader, or as it was already said; empty for none. */
  say(told: Message | string | null | undefined): string {
    if (!told || typeof told === "string") return told || "";
    const { by, kept } = this.said;
    let words = kept.get(told);
    if (words === undefined) kept.set(told, (words = sentence(told, by)));
    return words;
  }

  /** What is to be decided. */
  get ask(): string {
    return this.say(this.snap.ask);
  }
  /** What a move would do, beyond its own sentence; empty if there is nothing to add. */
  effect(move: LegalMove): string {
    return this.say(move.effect);
  }
  /** What to think of before a move is done; empty if it needs no second thought. */
  confirmation(move: LegalMove): string {
    return this.say(move.confirmation);
  }
  /** What is said of a thing on the board, by its name; empty if there is nothing to say. */
  thing = (name: string): string => this.say(this.snap.things[name]);
  /** Turn and stock in a few words. */
  get summary(): string {
    return this.say(this.snap.summary);
  }
  /** The points of everybody, in a sentence. */
  get standing(): string {
    return joined("sentences", this.snap.standing.map((one) => stopped(this.say(one))));
  }
  /** The position in sentences, which the server makes when somebody wants them. Throws like `got`. */
  describe(): Promise<string[]> {
    return this.described().then((all) => all.map((one) => this.say(one)).filter(Boolean));
  }
  /** The same, before it is put into a language. */
  async described(): Promise<Message[]> {
    const { me, snap, source } = this;
    if (source.sentences) return source.sentences;
    const query = { ...(me === null ? watching(snap.room) : { seat: me }), v: snap.version };
    return (await got(api.GET("/api/rooms/{room}/description", { params: { path: { room: snap.room }, query } }))).sentences;
  }

  /** The sentences of a log entry. */
  tell(entry: LogEntry): string[] {
    return entry.told.map((told) => stopped(this.say(told)));
  }
}
