import { expect, test } from "vitest";
import type { LogEntry, Snapshot } from "../src/api/types";
import { complete, lacking, longer } from "../src/lib/past";

const entry = (v: number, seat = -1, decision = ""): LogEntry => ({ v, seat, decision }) as unknown as LogEntry;
const entries = (first: number, last: number): LogEntry[] => Array.from({ length: last - first + 1 }, (_, i) => entry(first + i));
const snap = (log: LogEntry[], over = false): Snapshot => ({ log, over: over ? {} : null }) as unknown as Snapshot;
const isMinor = ({ decision }: LogEntry): boolean => decision === "token";

test("the log is needed back to the last own act", () => {
  const acts = [...entries(201, 300), entry(301, 2), ...entries(302, 400)];
  expect(lacking(snap(acts), 2, isMinor)).toBe(0);
  expect(lacking(snap(acts), 1, isMinor)).toBe(201);
  expect(lacking(snap(acts), null, isMinor)).toBe(0);
  expect(lacking(snap([...entries(201, 300), entry(301, 2, "token")]), 2, isMinor)).toBe(201);
  expect(lacking(snap(entries(1, 100)), 1, isMinor)).toBe(0);
  expect(lacking(snap([]), 1, isMinor)).toBe(0);
});

test("at the end all of it is needed", () => {
  expect(lacking(snap([...entries(201, 300), entry(301, 2)], true), 2, isMinor)).toBe(201);
  expect(lacking(snap(entries(201, 300), true), null, isMinor)).toBe(201);
  expect(lacking(snap(entries(1, 300), true), 2, isMinor)).toBe(0);
});

test("entries go before a log that follows them, and before no other", () => {
  expect(longer(snap(entries(5, 9)), entries(1, 4)).log).toEqual(entries(1, 9));
  expect(longer(snap(entries(1, 9)), entries(1, 4)).log).toEqual(entries(1, 9));
  expect(longer(snap(entries(7, 9)), entries(1, 4)).log).toEqual(entries(7, 9));
  expect(longer(null, entries(1, 4))).toBeNull();
});

test("what is lacking is asked for part by part, until it is whole", async () => {
  const all = [...entries(1, 150), entry(151, 1), ...entries(152, 700)];
  const asked: [number, number][] = [];
  const filled = async (snapshot: Snapshot, seat: number): Promise<number | undefined> => {
    const ask = async (after: number, before: number) => {
      asked.push([after, before]);
      return all.slice(after, before - 1);
    };
    await complete(() => snapshot, seat, isMinor, ask, (longer) => (snapshot = longer(snapshot)));
    expect(snapshot.log).toEqual(all.slice(-snapshot.log.length));
    return snapshot.log[0]?.v;
  };
  expect(await filled(snap(all.slice(-200)), 1)).toBe(101);
  expect(asked).toEqual([[300, 501], [100, 301]]);
  expect(await filled(snap(all.slice(-200), true), 1)).toBe(1);
  expect(asked.slice(2)).toEqual([[300, 501], [100, 301], [0, 101]]);
});
