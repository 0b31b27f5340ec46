import { expect, test } from "vitest";
import type { LogEntry } from "../src/api/types";
import { standing } from "../src/lib/line";
import { courses, scale } from "../src/table/course";
import { points } from "../src/titles/roma/log";

const entry = (v: number, seat: number, key: string, was: number, vp: number): LogEntry => ({
  v, seat, decision: "main", action: 0, text: "", told: [{ key, params: { seat: { kind: "seat", id: seat }, n: 0, was, vp } }], turn: 1, to: null,
});
const back = (v: number, to: number): LogEntry => ({
  v, seat: 0, decision: "undo", action: null, text: null, told: [{ key: "table-told-undo", params: { seat: 0, n: to } }], turn: 1, to,
});

test("a course begins with the points of the start and has every change", () => {
  const log = [entry(4, 0, "roma-told-vacant", 10, 8), entry(6, 1, "roma-told-gains", 10, 13), entry(9, 0, "roma-told-loses", 8, 7)];
  expect(courses(log, 2, points)).toEqual([
    [{ v: 0, n: 10 }, { v: 4, n: 8 }, { v: 9, n: 7 }],
    [{ v: 0, n: 10 }, { v: 6, n: 13 }],
  ]);
});

test("what was taken back leaves no trace", () => {
  const log = [entry(1, 0, "roma-told-vacant", 10, 8), entry(2, 0, "roma-told-gains", 8, 11), back(3, 1)];
  expect(courses(standing(log), 1, points)[0]).toEqual([{ v: 0, n: 10 }, { v: 1, n: 8 }]);
});

test("a picture has room for all points, below nothing too, and a line at nothing", () => {
  expect(scale([[{ v: 0, n: 0 }, { v: 4, n: 7 }], [{ v: 0, n: 3 }]])).toEqual({ least: 0, most: 10, lines: [0, 10] });
  expect(scale([[{ v: 0, n: 0 }, { v: 4, n: -3.5 }, { v: 8, n: 21 }]])).toEqual({ least: -3.5, most: 21, lines: [0, 10, 20] });
  expect(scale([[{ v: 0, n: -12 }, { v: 4, n: 90 }]])).toEqual({ least: -12, most: 90, lines: [0, 50] });
});
