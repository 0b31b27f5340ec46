import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Thinkers, type Told } from "../src/local/thinkers";
import type { Begin } from "../src/local/words";
import { FakeWorker } from "./fakeWorker";

const SILENT = 60_000;
const BEGIN: Begin = { kind: "begin", files: { python: "", library: "", rules: "" } };
let made: Thinking[];

class Thinking extends FakeWorker<Told> {
  constructor() {
    super();
    made.push(this);
  }
}

const idle = Promise.resolve("idle");

beforeEach(() => {
  made = [];
  vi.useFakeTimers();
  vi.stubGlobal("Worker", Thinking);
  vi.stubGlobal("console", { ...console, warn: () => undefined });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one from which nothing is heard is ended, and another one takes its place", async () => {
  const thinkers = new Thinkers(BEGIN, 1);
  const first = thinkers.ask("a", "1");
  vi.advanceTimersByTime(SILENT - 1);
  expect(await Promise.race([first, idle])).toBe("idle");
  vi.advanceTimersByTime(1);
  expect(await first).toBe("");
  expect(made.map(({ ended }) => ended)).toEqual([true, false]);
  const second = thinkers.ask("a", "2");
  made[1]!.say({ answer: "yes" });
  expect(await second).toBe("yes");
});

test("one that says how far it is may think for as long as it likes", async () => {
  const thinkers = new Thinkers(BEGIN, 1);
  const asked = thinkers.ask("a", "1");
  for (let done = 0; done < 5; done++) {
    vi.advanceTimersByTime(SILENT - 1);
    made[0]!.say({ done, total: 5 });
  }
  made[0]!.say({ answer: "yes" });
  expect(await asked).toBe("yes");
  vi.advanceTimersByTime(2 * SILENT);
  expect(made.map(({ ended }) => ended)).toEqual([false]);
});

test("what an ended one still says is not heard, and it is asked nothing more", async () => {
  const thinkers = new Thinkers(BEGIN, 1);
  const first = thinkers.ask("a", "1");
  thinkers.cancel("a");
  expect(await first).toBe("");
  made[0]!.say({ answer: "late" });
  const second = thinkers.ask("a", "2");
  expect(made[0]!.asked).not.toContain("2");
  made[1]!.say({ answer: "yes" });
  expect(await second).toBe("yes");
});

test("one that could not be begun is not asked", async () => {
  const thinkers = new Thinkers(BEGIN, 1);
  thinkers.prepare();
  let taken = false;
  made[0]!.onerror({ message: "it has no memory", preventDefault: () => (taken = true) });
  expect(taken).toBe(true); // else the table would take it for its own
  const asked = thinkers.ask("a", "1");
  expect(made[0]!.asked).not.toContain("1");
  made[1]!.say({ answer: "yes" });
  expect(await asked).toBe("yes");
});
