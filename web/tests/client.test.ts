import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "../src/lib/stream";
import type { News, Order } from "../src/local/words";
import { FakeWorker } from "./fakeWorker";

type Client = typeof import("../src/local/client");
type Asked = Order | { kind: "begin" };

let made: Tabled[];
let client: Client;

class Tabled extends FakeWorker<News, Asked> {
  constructor() {
    super();
    made.push(this);
  }
  fail(): void {
    this.onerror({ message: "an error that nobody expected", preventDefault: () => undefined });
  }
  get kinds(): string[] {
    return this.asked.map(({ kind }) => kind);
  }
}

/** One who follows a room, and what he was told since the table was there. */
function follower(): { told: unknown[]; listener: Listener } {
  const told: unknown[] = [];
  const listener = {
    message: (data: unknown) => told.push(data),
    link: (up: boolean) => told.push(up),
    sentAway: () => told.push("away"),
    refused: (body: unknown) => told.push(body),
  };
  return { told, listener };
}

const asked = (path: string, method = "GET"): Request => new Request(`http://localhost${path}`, method === "GET" ? {} : { method, body: "{}" });
const settled = () => vi.waitFor(() => expect(made.at(-1)!.kinds).toContain("ask"));
const ids = (worker: Tabled) => worker.asked.flatMap((one) => (one.kind === "ask" ? [one.id] : []));

beforeEach(async () => {
  made = [];
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.stubGlobal("Worker", Tabled);
  vi.stubGlobal("console", { ...console, warn: () => undefined });
  vi.stubGlobal("document", { baseURI: "http://localhost/", documentElement: { dataset: { table: "here" } } });
  vi.stubGlobal("location", new URL("http://localhost/"));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  client = await import("../src/local/client");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the rules that a game will want are asked for at once, and what else it wants when Python has come", async () => {
  let come = false;
  void client.loaded.then(() => (come = true));
  client.want("roma");
  expect(made[0]!.asked.at(-1)).toEqual({ kind: "want", archive: "roma" });
  made[0]!.say({ kind: "loading", done: 0.9 });
  await Promise.resolve();
  expect(come).toBe(false);
  made[0]!.say({ kind: "loading", done: 1 });
  await Promise.resolve();
  expect(come).toBe(true);
});

test("a table that fails is begun anew, and goes on with what it was asked and who follows", async () => {
  const { told, listener } = follower();
  client.follow("abcdefghijkl", 0, listener);
  const answer = client.answer(asked("/api/rooms/abcdefghijkl/state"));
  await settled();
  made[0]!.say({ kind: "ready" });
  told.length = 0;
  made[0]!.fail();
  expect(made).toHaveLength(2);
  expect(made[0]!.ended).toBe(true);
  expect(made[1]!.kinds).toEqual(["begin", "follow", "ask"]);
  expect(made[1]!.asked.slice(1)).toEqual(made[0]!.asked.slice(1));
  expect(told).toEqual([false]);
  made[1]!.say({ kind: "ready" });
  expect(told).toEqual([false, true]);
  made[1]!.say({ kind: "answer", id: ids(made[1]!)[0]!, status: 200, text: "[]" });
  expect((await answer).status).toBe(200);
});

test("what may have been done already is not done twice, and who asked for it is told", async () => {
  const answer = client.answer(asked("/api/rooms", "POST"));
  await settled();
  made[0]!.say({ kind: "ready" });
  made[0]!.fail();
  expect(made[1]!.kinds).toEqual(["begin"]);
  const found = await answer;
  expect(found.status).toBe(503);
  expect(await found.json()).toEqual({ key: "local-begun-anew", params: {} });
});

test("what an ended one still says is not heard", () => {
  const { told, listener } = follower();
  client.follow("abcdefghijkl", 0, listener);
  made[0]!.say({ kind: "ready" });
  told.length = 0;
  made[0]!.fail();
  const { number } = made[1]!.asked.find((one) => one.kind === "follow") as { number: number };
  made[0]!.say({ kind: "message", number, text: '{"type":"late"}' });
  made[0]!.fail();
  expect(made).toHaveLength(2);
  expect(told).toEqual([false]);
});

test("one that fails once more at once is given up, until something is asked of it", async () => {
  const { told, listener } = follower();
  const lost = { key: "local-no-table", params: {} };
  client.follow("abcdefghijkl", 0, listener);
  made[0]!.say({ kind: "ready" });
  told.length = 0;
  made[0]!.fail();
  made[1]!.say({ kind: "ready" });
  const answer = client.answer(asked("/api/titles"));
  await settled();
  made[1]!.fail();
  expect(made).toHaveLength(2);
  expect(made[1]!.ended).toBe(true);
  expect(await (await answer).json()).toEqual(lost);
  expect(told).toEqual([false, true, lost]);
  void client.answer(asked("/api/titles"));
  await settled();
  expect(made[2]!.kinds).toEqual(["begin", "follow", "ask"]);
});

test("one that fails now and then is begun anew each time", () => {
  client.prepare();
  for (let n = 0; n < 4; n++) {
    made[n]!.say({ kind: "ready" });
    vi.advanceTimersByTime(60_000);
    made[n]!.fail();
    expect(made).toHaveLength(n + 2);
  }
});

test("one that cannot begin is not tried again by itself", async () => {
  const answer = client.answer(asked("/api/titles"));
  await settled();
  made[0]!.say({ kind: "failed", why: "no memory" });
  expect(made).toHaveLength(1);
  expect((await answer).status).toBe(503);
});
