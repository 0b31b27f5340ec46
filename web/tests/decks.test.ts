import { expect, test } from "vitest";
import type { DeckCard } from "../src/api/types";
import { ALL, counted, figures, most, shown, total, type Shown } from "../src/titles/roma/decks/cards";
import { kept, page, written } from "../src/titles/roma/decks/list";
import { changed, kept as keptNumbers, misses, written as writtenNumbers } from "../src/titles/roma/decks/numbers";

const card = (name: string, type: "character" | "building", cost: number, copies: Record<string, number>, more: Partial<DeckCard> = {}): DeckCard => ({
  name,
  type,
  cost,
  defence: 4,
  die: 1,
  copies,
  assumed: [],
  text: { key: "roma-card-forum-text", params: {} },
  brief: { key: "roma-short-forum", params: {} },
  ...more,
});
const FORUM = card("Forum", "building", 5, { roma: 6, arena: 4 });
const NERO = card("Nero", "character", 8, { roma: 1 });
const TAVERN = card("Tavern", "building", 7, { arena: 2 }, { assumed: ["defence"] });
const OX_TEAM = card("Ox Team", "building", 4, { arena: 1 }, { defence: 3, assumed: ["cost", "defence"] });
const CARDS = [FORUM, NERO, TAVERN, OX_TEAM];
const WORDS: Record<string, string> = { Forum: "Форум", Tavern: "Таверна", "Ox Team": "Упряжка" };
const called = (name: string): string => WORDS[name] ?? name;

test("a card has as many copies as all games together", () => {
  expect(CARDS.map(most)).toEqual([10, 1, 2, 1]);
});

test("counts are changed, and what is none is left out", () => {
  expect(counted({ Forum: 2 }, "Nero", 1)).toEqual({ Forum: 2, Nero: 1 });
  expect(counted({ Forum: 2 }, "Forum", 0)).toEqual({});
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

test("a deck is written as the rules keep it, and comes back", () => {
  const counts = { Forum: 4, Tavern: 2, "Ox Team": 1 };
  expect(written(counts, CARDS)).toBe("4 Forum, 2 Tavern, 1 Ox Team");
  expect(kept(written(counts, CARDS), CARDS)).toEqual(counts);
  expect(kept("", CARDS)).toEqual({});
  expect(kept("4 Forum, 1 No Longer There", CARDS)).toEqual({ Forum: 4 });
  expect(total(counts)).toBe(7);
});

test("a deck is saved with its name", () => {
  expect(page("Boves", { Forum: 4, "Ox Team": 1 }, CARDS)).toBe("# Boves\n4 Forum\n1 Ox Team\n");
});

test("numbers that are the house's are none", () => {
  const one = changed({}, OX_TEAM, "defence", 6);
  expect(one).toEqual({ "Ox Team": { cost: 4, defence: 6 } });
  expect(writtenNumbers(one, CARDS)).toBe("Ox Team 4/6");
  expect(changed(one, OX_TEAM, "defence", 3)).toEqual({});
});

test("numbers are written as the rules keep them, and come back", () => {
  const numbers = { Tavern: { cost: 6, defence: 4 }, "Ox Team": { cost: 4, defence: 20 } };
  expect(writtenNumbers(numbers, CARDS)).toBe("Tavern 6/4, Ox Team 4/20");
  expect(keptNumbers(writtenNumbers(numbers, CARDS))).toEqual(numbers);
  expect(keptNumbers("")).toEqual({});
});

test("numbers that were typed have bounds", () => {
  const wrong = { Tavern: { cost: 7, defence: 21 }, "Ox Team": { cost: Number.NaN, defence: 1.5 } };
  expect(misses(wrong, 20, called).map(({ card, field }) => [card, field])).toEqual([
    ["Tavern", "defence"],
    ["Ox Team", "cost"],
    ["Ox Team", "defence"],
  ]);
  expect(misses({ Tavern: { cost: 0, defence: 20 } }, 20, called)).toEqual([]);
});
