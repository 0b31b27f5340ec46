import { expect, test } from "vitest";
import { catalogue, joined, stopped } from "../src/lib/text.svelte";
import type { Message } from "../src/api/types";
import { signed } from "../src/lib/points";
import { boxed, fact } from "../src/titles/roma/facts";
import { attacks, needs, spaces } from "../src/titles/roma/view";

test("a change is told with its sign", () => {
  expect([2, 0, -2].map(signed)).toEqual(["+2", "0", "−2"]);
});

test("a row has as many spaces as the view says", () => {
  expect(spaces({ row: ["", "", "Forum", "", "", "", "Spy"] })).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("a table may have other numbers for a card", () => {
  expect(fact({}, "Forum")).toMatchObject({ cost: 5, defence: 5 });
  expect(fact({ numbers: { Forum: [4, 6] } }, "Forum")).toMatchObject({ cost: 4, defence: 6, type: "building" });
});

test("each box has its cards", () => {
  const names = (title: string) => boxed(title).map(([name]) => name);
  expect([names("roma").length, names("arena").length]).toEqual([25, 31]);
  expect(names("roma").filter((name) => names("arena").includes(name))).toEqual(["Forum"]);
});

test("words in a row are written as the language does it", async () => {
  await catalogue.need();
  await catalogue.use("zh");
  expect(joined("list", ["Forum", "Nero"])).toBe("Forum、Nero");
  expect(joined("sentences", ["终局。", "好。"])).toBe("终局。好。");
  expect(stopped("第2回合：你")).toBe("第2回合：你。");
  await catalogue.use("en");
  expect(joined("list", ["Forum", "Nero"])).toBe("Forum, Nero");
  expect(stopped("Turn 2: You")).toBe("Turn 2: You.");
  expect(stopped("It holds.")).toBe("It holds.");
});

const needed = (percent: number): Message => ({
  key: "roma-effect-attack",
  params: { needs: { key: "roma-needs", params: { need: 4, odds: { key: "roma-odds", params: { percent }, chance: true } } } },
});

test("what an attack needs and its chance are read from its sentence", () => {
  expect(needs(needed(50))).toEqual({ need: 4, percent: 50 });
  const certain = { key: "roma-move-attack", params: { needs: { key: "roma-needs", params: { need: 1, can: "always", odds: "" } } } };
  expect(needs(certain)).toEqual({ need: 1, percent: null });
  expect(needs({ key: "roma-move-use", params: {} })).toBe(null);
});

test("an attack is found among other effects", () => {
  const helped = { key: "roma-effect-raised", params: {} };
  expect(attacks(needed(33))).toBe(true);
  expect(attacks({ key: "roma-together", params: { parts: { of: [needed(33), helped], between: "clauses" } } })).toBe(true);
  expect([attacks(helped), attacks(null)]).toEqual([false, false]);
});
