import { expect, test } from "vitest";
import { catalogue, joined, stopped } from "../src/lib/text.svelte";
import { boxed, fact, roman } from "../src/titles/roma/facts";
import { low, signed } from "../src/titles/roma/position";
import { spaces, type SideView } from "../src/titles/roma/view";

test("the supply is low when a Forum can empty it, as the terminal says too", () => {
  expect([5, 6, 7].map((supply) => low({ supply }))).toEqual(["yes", "yes", "no"]);
});

test("a change is told with its sign", () => {
  expect([2, 0, -2].map(signed)).toEqual(["+2", "0", "−2"]);
});

test("a row has as many spaces as the view says", () => {
  expect(spaces({ row: ["", "", "Forum", "", "", "", "Spy"] } as unknown as SideView)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(roman(6)).toBe("VI");
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
