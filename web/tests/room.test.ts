import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room as RoomOf } from "../src/lib/room.svelte";

/** The socket of the page, in the hands of the test. */
let heard: ((event: { data: string }) => void) | undefined;
class Socket {
  static OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    setTimeout(() => (heard = (event) => this.onmessage?.(event)));
  }
  close(): void {
    this.readyState = 3;
  }
}

/** What the server answers to a question for the position, one after the other. */
const answers: ((value: Response) => void)[] = [];

const snapshot = (version: number) => ({ version, log: [{ v: 1, seat: -1, decision: "tossing", told: [] }], legal: [], bots: {}, pending_undo: null, over: null });
const event = (version: number) => ({ data: JSON.stringify({ type: "event", version, entry: { v: version, seat: 1, decision: "hiding", told: [] }, legal: [], over: null }) });
const answered = (version: number): void => answers.shift()!(new Response(JSON.stringify(snapshot(version)), { headers: { "Content-Type": "application/json" } }));

let room: RoomOf | undefined;

beforeEach(async () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) };
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", new URL("http://localhost/r/abcdefghijkl"));
  vi.stubGlobal("document", { addEventListener: () => undefined, removeEventListener: () => undefined, hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("fetch", () => new Promise<Response>((done) => answers.push(done)));
  const { Room } = await import("../src/lib/room.svelte");
  room = new Room("abcdefghijkl", 0);
  room.start({ pace: () => 0 });
  await vi.waitFor(() => expect(heard).toBeDefined());
});

afterEach(() => {
  room?.stop();
  heard = undefined;
  answers.length = 0;
  vi.unstubAllGlobals();
});

test("an event that comes while the position is asked for is not lost", async () => {
  heard!(event(1)); // the game begins: the page has no position yet, and asks for one
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  heard!(event(2)); // the bot's move, before the answer has come
  answered(1);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answered(2);
  await vi.waitFor(() => expect(room?.snap?.version).toBe(2));
});

test("what others do at once is drawn once, what is offered is taken away at once", async () => {
  heard!(event(1));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answered(2);
  await vi.waitFor(() => expect(room?.snap?.version).toBe(2));
  heard!(event(3));
  heard!(event(4));
  expect(room?.snap?.version).toBe(2);
  await vi.waitFor(() => expect(room?.snap?.version).toBe(4));
  heard!({ data: JSON.stringify({ ...JSON.parse(event(5).data), legal: [{ action: 1, path: ["end"] }] }) });
  await vi.waitFor(() => expect(room?.snap?.version).toBe(5));
  heard!(event(6));
  expect(room?.snap?.version).toBe(6);
});
