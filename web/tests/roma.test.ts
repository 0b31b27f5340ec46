import { expect, test } from "vitest";
import { catalogue, joined, stopped } from "../src/lib/text.svelte";
import type { LegalMove } from "../src/api/types";
import type { Play } from "../src/table/play.svelte";
import { effect } from "../src/titles/roma/effects";
import { boxed, fact } from "../src/titles/roma/facts";
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

/** What is told of a card on the first space of one's own row, against a row with these defences. */
function told(card: string, row: string[], defence: (number | null)[]) {
  const side = { vp: 10, money: 0, hand: 0, face_down: [], blocked: [], weakened: 0 };
  const players = [{ ...side, row: [card], defence: [4] }, { ...side, row, defence }];
  const play = { snap: { view: { pending: [], supply: 9, dice: [1], players } }, bottom: 0 } as unknown as Play;
  return effect(play, { action: 0, text: "", path: [], told: { key: "roma-move-use", params: { card, disc: 1 } }, effect: null, confirmation: null } satisfies LegalMove);
}

test("what a roll needs is told with its chance", () => {
  const row = ["Spy", "Forum", "Legat"];
  expect(told("Legionarius", row, [5, 3, 2])?.params).toMatchObject({ with: "Spy", need: 5, percent: 33 });
  expect(told("Velites", row, [5, 3, 2])?.params).toMatchObject({ need: 2, percent: 83 });
  expect(told("Decurion", row, [5, 3, 2])?.params).toMatchObject({ need: 4, percent: 50 });
  expect(told("Beast", row, [5, 3, 4])?.params).toMatchObject({ need: 3, percent: 67 });
  expect(told("Beast", row, [5, 3, -1])?.params).toMatchObject({ need: 1, percent: 100 });
});

test("an Arena is certain only where one of its rolls is", () => {
  const spies = Array<string>(6).fill("Spy");
  expect(told("Arena", spies, [2, 2, 2, 2, 2, 2])?.params.percent).toBe(99);
  expect(told("Arena", spies, [2, 1, 2, 2, 2, 2])?.params.percent).toBe(100);
  expect(told("Arena", ["Spy", "Forum"], [7, 1])?.params.percent).toBe(0);
});

test("nothing is told of a card that needs no die, or that has nobody to attack", () => {
  expect(told("Turris", ["Spy"], [4])).toBe(null);
  for (const card of ["Legionarius", "Poisoner", "Velites", "Beast"]) expect(told(card, ["", ""], [null, null])).toBe(null);
  expect(told("Onager", ["Spy"], [4])).toBe(null);
});
