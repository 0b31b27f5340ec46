import { expect, test } from "vitest";
import type { Message, OptionInfo, TitleInfo } from "../src/api/types";
import { matters } from "../src/screens/options";
import { courses } from "../src/table/course";
import { points } from "../src/titles/pokern/log";
import { roomAfter } from "../src/titles/pokern/room";

test("an entry changes what the open rows beside it take, as its effect says", () => {
  const gap = (where: string, params: object) => ({ key: `pokern-effect-${where}`, params });
  const above = gap("above", { first: 1, rows: 2, n: 2, low: 1, high: 2, enough: "enough" });
  const below = gap("below", { first: 4, rows: 1, n: 0, low: 0, high: 0, enough: "none" });
  const effect = { key: "pokern-effect-row", params: { left: { of: [above, below], between: "clauses" } } };
  expect([...roomAfter(effect)]).toEqual([[1, [1, 2]], [2, [1, 2]], [4, []]]);
  expect(roomAfter(null).size).toBe(0);
});

test("points go as the sentences say that they do", () => {
  const say = (key: string, seat: number, params: Message["params"]) => ({ key: `pokern-told-${key}`, params: { seat: { kind: "seat", id: seat }, ...params } });
  const entry = (v: number, ...sentences: Message[]) => ({ v, seat: 0, turn: 1, decision: "", text: "", to: null, told: sentences }) as unknown as Parameters<typeof courses>[0][number];
  const log = [
    entry(1, say("rolls", 0, { face: "X", numbers: "X (10)" })),
    entry(2, say("enters", 0, { number: 10, roman: "X", row: 3, points: 40, was: 30 })),
    entry(3, say("plays", 1, { card: { kind: "card", id: "Wild" }, points: 25, was: 30 })),
  ];
  expect(courses(log, 2, points)).toEqual([
    [{ v: 0, n: 30 }, { v: 2, n: 40 }],
    [{ v: 0, n: 30 }, { v: 3, n: 25 }],
  ]);
});

test("an option is asked only of so many players as it is for", () => {
  const option = (name: string, players: number[], when: OptionInfo["when"] = ["", []]) => ({ name, players, when }) as unknown as OptionInfo;
  const [alone, turns, bound] = [option("solitaire", [1]), option("turns", [1], ["solitaire", ["turns"]]), option("max_rounds", [2, 3])];
  const title = { title: "pokern", usual: 2, options: [alone, turns, bound] } as unknown as TitleInfo;
  const asked = (n: number, solitaire: string) => title.options.filter((o) => matters(o, { title, fields: {} }, { solitaire }, n)).map((o) => o.name);
  expect(asked(1, "turns")).toEqual(["solitaire", "turns"]);
  expect(asked(1, "discard")).toEqual(["solitaire"]);
  expect(asked(2, "turns")).toEqual(["max_rounds"]);
});
