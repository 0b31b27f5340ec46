import { beforeEach, expect, test, vi } from "vitest";
import type { RoomInfo, Snapshot } from "../src/api/types";
import { numbers } from "../src/lib/numbers";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
});

const room = (name: string) =>
  ({ room: name, title: "roma", mine: [0], practice: false, seats: [{ seat: 0, kind: "human" }, { seat: 1, kind: "bot", level: "tiro" }] }) as unknown as RoomInfo;
const over = (...ranks: number[]) => ({ ranks, scores: [12, 10] }) as unknown as NonNullable<Snapshot["over"]>;
const lucky = (luck: number) => ({ seats: [{ luck }, { luck: -luck }] }) as unknown as Parameters<typeof numbers.reviewed>[1];

test("luck is taken out of the games that were reviewed, and of no others", () => {
  numbers.keep(room("a"), over(0, 1));
  numbers.keep(room("b"), over(1, 0));
  numbers.keep(room("c"), over(0, 1));
  numbers.reviewed(room("a"), lucky(0.3));
  numbers.reviewed(room("b"), lucky(-0.2));
  const [line] = numbers.lines();
  expect(line).toMatchObject({ games: 3, won: 2, reviewed: 2 });
  expect(line!.fair).toBeCloseTo(0.9);
});

test("a shared win is its share, and a game that is not remembered is not begun by its review", () => {
  numbers.keep(room("a"), over(0, 0));
  numbers.reviewed(room("a"), lucky(0.1));
  numbers.reviewed(room("b"), lucky(0.1));
  expect(numbers.lines()).toHaveLength(1);
  expect(numbers.lines()[0]!.fair).toBeCloseTo(0.4);
});
