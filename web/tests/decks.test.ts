import { expect, test } from "vitest";
import type { DeckCard } from "../src/api/types";
import { ALL, counted, faults, figures, most, shown, total, type Shown } from "../src/titles/roma/decks/cards";
import { page, read, written } from "../src/titles/roma/decks/list";
import { near } from "../src/titles/roma/decks/near";
import { changed, misses, readFile, written as writtenNumbers } from "../src/titles/roma/decks/numbers";

const card = (name: string, type: "character" | "building", cost: number, copies: Record<string, number>, more: Partial<DeckCard> = {}): DeckCard => ({
  name,
  type,
  cost,
  defence: 4,
  die: 1,
  copies,
  assumed: [],
  ...more,
});
const FORUM = card("Forum", "building", 5, { roma: 6, arena: 4 });
const NERO = card("Nero", "character", 8, { roma: 1 });
const TAVERN = card("Tavern", "building", 7, { arena: 2 }, { assumed: ["defence"] });
const OX_TEAM = card("Ox Team", "building", 4, { arena: 1 }, { defence: 3, assumed: ["cost", "defence"] });
const CARDS = [FORUM, NERO, TAVERN, OX_TEAM];
const WORDS: Record<string, string> = { Forum: "Форум", Tavern: "Таверна", "Ox Team": "Упряжка" };
const called = (name: string): string => WORDS[name] ?? name;
const BOX = { cards: CARDS, size: 12 };

test("a card has as many copies as all games together", () => {
  expect(CARDS.map(most)).toEqual([10, 1, 2, 1]);
});

test("counts are changed, and what is none is left out", () => {
  expect(counted({ Forum: 2 }, "Nero", 1)).toEqual({ Forum: 2, Nero: 1 });
  expect(counted({ Forum: 2 }, "Forum", 0)).toEqual({});
});

test("a deck is refused for its size and for copies that there are not", () => {
  expect(faults({ Forum: 10, Tavern: 2 }, BOX)).toEqual([]);
  expect(faults({ Forum: 10, Tavern: 1 }, BOX)).toEqual([{ kind: "missing", n: 1, size: 12 }]);
  expect(faults({ Forum: 10, Tavern: 2, Nero: 1 }, BOX)).toEqual([{ kind: "surplus", n: 1, size: 12 }]);
  expect(faults({ Forum: 11, Nero: 1 }, BOX)).toEqual([{ kind: "copies", card: "Forum", n: 11, most: 10 }]);
});

test("figures of a deck", () => {
  const found = figures({ Forum: 3, Nero: 1 }, CARDS);
  expect([found.characters, found.buildings, found.cost]).toEqual([1, 3, 23 / 4]);
  expect(found.curve).toEqual([0, 0, 0, 0, 0, 3, 0, 0, 1]);
  expect(figures({}, CARDS).cost).toBe(0);
});

test("cards are found by set, type, cost and words, and put in order", () => {
  const said = (one: DeckCard): string[] => [called(one.name), one.name, one === NERO ? "removes any building" : ""];
  const names = (by: Partial<Shown>) => shown(CARDS, { ...ALL, ...by }, { Tavern: 2 }, said).map((one) => one.name);
  expect(names({ set: "roma" })).toEqual(["Forum", "Nero"]);
  expect(names({ type: "building", set: "arena" })).toEqual(["Forum", "Tavern", "Ox Team"]);
  expect(names({ cost: "high" })).toEqual(["Nero", "Tavern"]);
  expect(names({ words: "BUILDING remov" })).toEqual(["Nero"]);
  expect(names({ words: "форум" })).toEqual(["Forum"]);
  expect(names({ chosen: true })).toEqual(["Tavern"]);
  expect(names({ order: "cost" })).toEqual(["Ox Team", "Forum", "Tavern", "Nero"]);
  expect(names({ order: "deck" })[0]).toBe("Tavern");
});

test("a list is read however it is written", () => {
  const counts = { Forum: 4, Tavern: 2, "Ox Team": 1 };
  for (const text of ["4 Forum, 2 Tavern, 1 Ox Team", "3 forum\n1 Forum\r\nTavern x2\n ox   team # beasts", "4x Форум；Таверна ×2，упряжка"]) {
    expect(read(text, CARDS, called)).toMatchObject({ counts, flaws: [] });
  }
  expect(written(counts, CARDS)).toBe("4 Forum, 2 Tavern, 1 Ox Team");
});

test("a deck that was saved comes back with its name", () => {
  const text = page("Boves", { Forum: 4, "Ox Team": 1 }, CARDS);
  expect(text).toBe("# Boves\n4 Forum\n1 Ox Team\n");
  expect(read(text, CARDS, called)).toEqual({ counts: { Forum: 4, "Ox Team": 1 }, flaws: [], name: "Boves" });
});

test("a list that is none says why, and what could be read stays", () => {
  const found = read("4 Forum, 2 Tavren, Zebra", CARDS, (name) => name);
  expect(found.counts).toEqual({ Forum: 4 });
  expect(found.flaws).toEqual([
    { kind: "unknown", name: "Tavren", near: ["Tavern"] },
    { kind: "unknown", name: "Zebra", near: [] },
  ]);
  expect(read("\0\x01", CARDS, called).flaws).toEqual([{ kind: "binary" }]);
  expect(read(" \n# nothing", CARDS, called).flaws).toEqual([{ kind: "empty" }]);
  expect(read("x".repeat(8001), CARDS, called).flaws).toEqual([{ kind: "long", most: 8000 }]);
  expect(total(found.counts)).toBe(4);
});

test("a long line of blanks is read at once", () => {
  expect(read(`4${" ".repeat(7000)}Forum`, CARDS, called).counts).toEqual({ Forum: 4 });
});

test("near names", () => {
  expect(near("forun", ["Forum", "Fortuna", "Nero"])).toEqual(["Forum"]);
  expect(near("ox", ["Ox Team"])).toEqual([]);
  expect(near("tax", ["Tax Collection"])).toEqual(["Tax Collection"]);
});

test("numbers that are the house's are none", () => {
  const one = changed({}, OX_TEAM, "defence", 6);
  expect(one).toEqual({ "Ox Team": { cost: 4, defence: 6 } });
  expect(writtenNumbers(one, CARDS)).toBe("Ox Team 4/6");
  expect(changed(one, OX_TEAM, "defence", 3)).toEqual({});
});

test("numbers that were typed have bounds", () => {
  const wrong = { Tavern: { cost: 7, defence: 21 }, "Ox Team": { cost: Number.NaN, defence: 1.5 } };
  expect(misses(wrong, 20)).toEqual([
    { kind: "number", card: "Tavern", field: "defence", given: "21", most: 20 },
    { kind: "number", card: "Ox Team", field: "cost", given: "", most: 20 },
    { kind: "number", card: "Ox Team", field: "defence", given: "1.5", most: 20 },
  ]);
  expect(misses({ Tavern: { cost: 0, defence: 20 } }, 20)).toEqual([]);
});

test("a file of numbers is read as a whole or not at all", async () => {
  const taken = async (text: string) => readFile(text, CARDS, 20, called);
  expect(await taken('[Tavern]\ncost = 6\ndefence = 4\n["Ox Team"]\ndefence = 5')).toEqual({
    numbers: { Tavern: { cost: 6, defence: 4 }, "Ox Team": { cost: 4, defence: 5 } },
    wrong: [],
  });
  expect(await taken("[Tavern]\ncost = 6\n[Tavren]\ncost = 1")).toEqual({
    numbers: {},
    wrong: [{ kind: "unknown", name: "Tavren", near: ["Tavern"] }],
  });
  expect((await taken("[Tavern]\nprice = 6")).wrong).toEqual([{ kind: "field", card: "Tavern", field: "price" }]);
  expect((await taken("Tavern = 7")).wrong).toEqual([{ kind: "field", card: "Tavern", field: "7" }]);
  expect((await taken('[Tavern]\ncost = "6"')).wrong).toMatchObject([{ kind: "number", field: "cost", given: "6" }]);
  expect((await taken("[Tavern]\ncost = 5.5")).wrong).toMatchObject([{ kind: "number", given: "5.5" }]);
  expect((await taken("[Tavern]\ncost = = 5")).wrong).toEqual([{ kind: "toml", line: 2 }]);
  expect((await taken("")).wrong).toEqual([{ kind: "table" }]);
  expect((await taken("\0")).wrong).toEqual([{ kind: "binary" }]);
});
