import { expect, test } from "vitest";
import type { OptionInfo, Told, TitleInfo } from "../src/api/types";
import { matters } from "../src/screens/options";
import { courses } from "../src/table/course";
import { best, helping, percent, reach, told } from "../src/titles/pokern/chances";
import { points } from "../src/titles/pokern/log";
import { around, CARDS, fits, needs, NUMBERS, roman, room, written } from "../src/titles/pokern/numbers";
import type { PokernView } from "../src/titles/pokern/view";

const COLUMN = [0, 5, 0, 0, 12, 0, 39];

test("there is every number from 1 to 39 but the one that takes seven dice", () => {
  expect(NUMBERS.length).toBe(38);
  expect(NUMBERS.includes(38)).toBe(false);
  expect([4, 9, 14, 19, 28, 39].map(roman)).toEqual(["IV", "IX", "XIV", "XIX", "XXVIII", "XXXIX"]);
  expect(NUMBERS.filter((n) => needs(n) === 6)).toEqual([28, 33, 37]);
  expect([written([14, 16]), written([])]).toEqual(["XIV (14) / XVI (16)", "none"]);
});

test("numbers rise downwards; once more only beside their like", () => {
  const rows = (n: number, again = false) => COLUMN.flatMap((_, row) => (fits(COLUMN, row, n, again) ? [row + 1] : []));
  expect(rows(4)).toEqual([1]);
  expect(rows(8)).toEqual([3, 4]);
  expect(rows(13)).toEqual([6]);
  expect(rows(5)).toEqual([]);
  expect(rows(5, true)).toEqual([1, 3, 4]);
  expect(rows(39, true)).toEqual([6]);
});

test("an open row has room for what lies between its neighbours", () => {
  expect(room(COLUMN, 0)).toEqual([1, 2, 3, 4]);
  expect(room(COLUMN, 2)).toEqual([6, 7, 8, 9, 10, 11]);
  expect(room(COLUMN, 5).at(-1)).toBe(37);
  expect(room(COLUMN, 1)).toEqual([]);
});

test("an entry leaves room above and below it", () => {
  const after = COLUMN.with(2, 11);
  expect(around(after, 2)).toEqual({ above: { rows: 0, numbers: [] }, below: { rows: 1, numbers: [] } });
  expect(around([0, 0, 3, 0, 0, 0, 0], 2)).toEqual({
    above: { rows: 2, numbers: [1, 2] },
    below: { rows: 4, numbers: NUMBERS.filter((n) => n > 3) },
  });
});

const seen = (kind: string, more: object, odds: object): PokernView => ({ pending: [{ kind, seat: 0, ...more }], odds }) as unknown as PokernView;
const RESCUE = { "Reroll I": [[1, 1, 3], [2, 3, 4]], "Reroll One": [["V", 5, 6], ["I", 1, 2]], "Remove One": [["V", 1, 1]] };

test("a card is worth its best use, and Wild that of the best card", () => {
  const v = seen("misthrow", {}, { rescue: RESCUE });
  expect(helping(v, "card:Reroll I")).toEqual([3, 4]);
  expect(helping(v, "card:Reroll V")).toEqual([0, 1]);
  expect(helping(v, "card:Wild")).toEqual([1, 1]);
  expect(best({}, "Wild")).toEqual([0, 1]);
  expect(helping(v, "pass")).toBe(null);
  expect(helping(seen("paying", {}, { rescue: RESCUE }), "card:Wild")).toBe(null);
});

test("what a card is used on has its own chance", () => {
  expect(helping(seen("counting", { face: "I" }, { rescue: RESCUE }), "count:1")).toEqual([1, 3]);
  expect(helping(seen("picking", { card: "Reroll One" }, { rescue: RESCUE }), "die:I")).toEqual([1, 2]);
  expect(helping(seen("picking", { card: "Reroll One" }, { rescue: RESCUE }), "die:X")).toBe(null);
});

test("a chance that is not certain is never 0 or 100 percent", () => {
  expect([[0, 1], [1, 300], [1, 2], [299, 300], [1, 1]].map((pair) => percent(pair as [number, number]))).toEqual([0, 1, 50, 99, 100]);
  expect(told([0, 1]).chance).toBe("none");
  expect(told([1, 1]).chance).toBe("certain");
  expect(told([5, 6])).toEqual({ chance: "5/6", percent: 83 });
});

test("the likeliest numbers are shown by size, without those that are there", () => {
  const v = seen("choosing", {}, { reach: [[4, 1, 1], [9, 1, 2], [10, 1, 3], [14, 1, 6]] });
  expect(reach(v, 2)).toEqual({ shown: [{ n: 9, percent: 50 }, { n: 10, percent: 33 }], more: 1 });
});

test("points go up by what is entered and down by five for a card", () => {
  const say = (key: string, params: Told["params"]) => ({ key: `pokern-told-${key}`, params });
  const entry = (v: number, ...sentences: Told[]) => ({ v, seat: 0, turn: 1, decision: "", text: "", to: null, told: sentences }) as unknown as Parameters<typeof courses>[0][number];
  const log = [
    entry(1, say("rolls", { seat: 0, face: "X", numbers: "X (10)" })),
    entry(2, say("enters", { seat: 0, number: 10, roman: "X", row: 3 })),
    entry(3, say("plays", { seat: 1, card: "Wild" })),
    entry(4, say("enters-again", { seat: 0, number: 10, roman: "X", row: 4 })),
  ];
  const all = CARDS.length * 5;
  expect(courses(log, 2, points)).toEqual([
    [{ v: 0, n: all }, { v: 2, n: all + 10 }, { v: 4, n: all + 20 }],
    [{ v: 0, n: all }, { v: 3, n: all - 5 }],
  ]);
});

test("an option is asked only of so many players as it is for", () => {
  const option = (name: string, players: number[], when: OptionInfo["when"] = ["", []]) => ({ name, players, when }) as unknown as OptionInfo;
  const [alone, turns, bound] = [option("solitaire", [1]), option("turns", [1], ["solitaire", ["turns"]]), option("max_rounds", [2, 3])];
  const title = { title: "pokern", usual: 2, cards: [], options: [alone, turns, bound] } as unknown as TitleInfo;
  const asked = (n: number, solitaire: string) => title.options.filter((o) => matters(o, title, { solitaire }, n)).map((o) => o.name);
  expect(asked(1, "turns")).toEqual(["solitaire", "turns"]);
  expect(asked(1, "discard")).toEqual(["solitaire"]);
  expect(asked(2, "turns")).toEqual(["max_rounds"]);
});
