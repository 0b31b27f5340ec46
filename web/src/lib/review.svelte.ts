/** The review of a finished match: thought out here, or asked for until it is made. */
import { api, got, Refused, sentence } from "../api/client";
import type { Message, Review, RoomInfo } from "../api/types";
import { here } from "./here";
import { nickname } from "./start";
import { table } from "./table";
import { catalogue } from "./text.svelte";
import { search, watching } from "./watched";

const AGAIN = 2000;

export class Looked {
  found = $state.raw<Review | null>(null);
  /** What there is to say while there is none. */
  words = $state("");
  /** How many positions are done, of how many, and the time that is left, once that can be told. */
  far = $state.raw<{ done: number; total: number; left: string } | null>(null);
  private ended = false;
  private readonly began = performance.now();
  /** When it was heard for the first time how far it is. */
  private first: { at: number; done: number } | null = null;

  constructor(
    private readonly room: string,
    private readonly title: string,
    private readonly onfound: (review: Review) => void = () => undefined,
  ) {
    void this.ask().then(() => this.found && this.onfound(this.found));
  }

  /** From the worker of this browser, or else from the server. */
  private async ask(): Promise<void> {
    await catalogue.need("proof", "hint").catch(() => undefined);
    if (!here) this.found = await this.thought().catch(() => null);
    while (!this.ended && !this.found) {
      try {
        const { data, error, response } = await api.GET("/api/rooms/{room}/review", { params: { path: { room: this.room }, query: watching(this.room) } });
        if (response.status === 200) {
          this.found = data as Review;
          return;
        }
        this.words = (await sentence(response.status === 202 ? data : error)) ?? "";
        if (response.status !== 202) return;
        const { done, total } = (data as Message).params;
        this.reached(Number(done), Number(total));
      } catch {
        // The server is away: ask again.
      }
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }

  private async thought(): Promise<Review | null> {
    const { reviewed } = await import("../local/thought");
    const said = async (done: number, total: number): Promise<void> => {
      this.reached(done, total);
      this.words = (await sentence({ key: "server-review-made", params: { done, total } })) ?? "";
    };
    return this.ended ? null : reviewed(this.room, this.title, (done, total) => void said(done, total));
  }

  private reached(done: number, total: number): void {
    const now = performance.now();
    const from = this.first ?? { at: this.began, done: 0 };
    this.first ??= { at: now, done };
    const seconds = done > from.done ? Math.ceil((((now - from.at) / (done - from.done)) * (total - done)) / 1000) : 0;
    this.far = { done, total, left: seconds ? `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}` : "" };
  }

  end(): void {
    this.ended = true;
    if (!here && !this.found) void import("../local/thought").then(({ unwanted }) => unwanted(this.room));
  }
}

/** A match of one's own from a position on, against bots; its room. Throws Refused, or TypeError without the server. */
export async function playOn(info: RoomInfo, actions: number, seat: number): Promise<string> {
  const answer = await table.answer(new Request(`${location.origin}/api/rooms/${info.room}/record${search(watching(info.room))}`));
  if (!answer.ok) throw new Refused(answer.status, (await sentence(await answer.json().catch(() => null))) ?? answer.statusText, null);
  const [first, ...lines] = (await answer.text()).split("\n").slice(0, actions + 1);
  const head = JSON.parse(first!) as { players: string[]; note?: object };
  const seats = info.seats.map((one) => (one.seat === seat ? "me" : `bot:${one.level ?? "centurio"}`));
  // A bot is called by its level, and whoever takes its seat by his own name.
  const players = head.players.map((name, n) => (n === seat && info.seats[n]?.kind === "bot" ? nickname() : name));
  const body = [JSON.stringify({ ...head, players, note: { ...head.note, seats } }), ...lines, ""].join("\n");
  const headers = { "Content-Type": "text/plain" };
  return (await got(api.POST("/api/import", { body, bodySerializer: (text) => text, headers }))).room;
}
