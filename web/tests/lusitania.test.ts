import { expect, test } from "vitest";
import type { LegalMove, LogEntry, Message } from "../src/api/types";
import { courses } from "../src/table/course";
import type { Play } from "../src/table/play.svelte";
import { AWARDS, cellOf, colour, entry, GEAR, kind, printed } from "../src/titles/lusitania/facts";
import { drawing, mark } from "../src/titles/lusitania/glyphs";
import { matters, opens, points } from "../src/titles/lusitania/log";
import { arrives, gains, gainWords, run } from "../src/titles/lusitania/said";
import { each } from "../src/titles/lusitania/view";

const card = (id: string) => ({ kind: "card", id });
const told = (key: string, params: Message["params"] = {}): Message => ({ key: `lusitania-${key}`, params });
const row = (of: unknown[]) => ({ of, between: "clauses" });

/** A legal move as the server sends it. */
const move = (path: string, params: Message["params"], ...parts: Message[]): LegalMove =>
  ({ action: 1, text: "", path: [path], told: told("move-hire", params), effect: told("effect", { parts: row(parts) }), confirmation: null, final: false });

/** A position as the server sends it, as far as it is looked at here. */
const at = (hinted: LegalMove | null): Play => ({ snap: { summary: told("summary", { run: "second" }) }, hinted }) as unknown as Play;

test("every card has its kind, its cell and a drawing of its own", () => {
  expect(["Green 4", "Barbarian 6", "Cook", "Axe", "Doctor", "Caesar", "Laurus 2", "Virtus 10"].map(kind)).toEqual([
    "warrior", "warrior", "warrior", "gear", "guest", "mars", "laurus", "virtus",
  ]);
  expect([entry("Green 4"), entry("Barbarian 4")]).toEqual(["Legionary 4", "Barbarian 4"]);
  expect(["Blue 1", "Barbarian 6", "Cook", "Ballistarius", "Stone"].map(cellOf)).toEqual(["I", "VI", "VI", "VII", ""]);
  expect(["Red 5", "Barbarian 1", "Cook"].map(colour)).toEqual(["red", "white", "black"]);
  for (const card of [...GEAR, ...AWARDS]) expect(drawing(card)).not.toBe("");
  const soldiers = ["slinger", "infantry", "archer", "horseman", "centurion", "barbarian", "cook", "ballistarius"];
  expect(new Set(soldiers.map((one) => drawing("Blue 1", one))).size).toBe(8);
  expect(new Set(GEAR.map((card) => drawing(card))).size).toBe(7);
  expect(new Set(["blue", "red", "yellow", "green", "white", "black"].map(mark)).size).toBe(6);
});

test("the table's numbers go before those of the data file", () => {
  expect(printed("Blue 3").vp).toBe(2);
  expect(printed("Blue 3", { printed: { "Legionary 3": { vp: 7, assumed: [] } } }).vp).toBe(7);
  expect(printed("Ballistarius").takes).toEqual([["Spear", "Stone"]]);
  expect(printed("Laurus 1").vp).toBe(1);
});

test("halves are written as halves", () => {
  expect([3, -0.5, 0, null].map(gainWords)).toEqual(["+3", "−½", "0", ""]);
});

test("what a move brings or costs stands in its effect", () => {
  const hire = move("hand:Cook", {}, told("effect-points", { vp: 3, gain: 3, points: 9, goal: 21 }), told("effect-awards", {}));
  const release = move("release", {}, told("effect-costs", { vp: 0.5, gain: -0.5, points: 5.5, goal: 21 }));
  expect([hire, release, move("camp:Cook", {}), null].map(gains)).toEqual([3, -0.5, null, null]);
});

test("a card that is looked at comes to its cell, equipment to all warriors that may have it", () => {
  const cells = (hinted: LegalMove) => [0, 1, 2, 6, 7, 8].filter((cell) => arrives(at(hinted), cell));
  const under = told("effect-under", { cards: row([told("state-cell", { cell: "II" }), told("state-cell", { cell: "VII" })]) });
  expect(cells(move("hand:Cook", { card: card("Cook"), cell: "VI" }))).toEqual([6]);
  expect(cells(move("hand:Doctor", { card: card("Doctor"), cell: "8" }))).toEqual([8]);
  expect(cells(move("hand:Spear", { card: card("Spear") }, under))).toEqual([2, 7]);
  expect(cells(move("camp:Cook", { card: card("Cook"), cell: "VI" }))).toEqual([]);
});

test("a multiset is read card by card", () => {
  expect([run(at(null)), each({ Cook: 2, Axe: 1 })]).toEqual(["second", ["Cook", "Cook", "Axe"]]);
});

test("points of the log, with halves, make the course of a game", () => {
  const seat = { kind: "seat", id: 0 };
  const say = (key: string, params: Message["params"]) => ({ key: `lusitania-told-${key}`, params });
  const log = (told: Message[], v: number) => ({ v, seat: 0, turn: 1, decision: "", text: "", to: null, told }) as unknown as LogEntry;
  const entries = [
    log([say("hires", { seat, card: { kind: "card", id: "Cook" } }), say("gains", { seat, n: 2, was: 0, points: 2 })], 1),
    log([say("releases-unseen", { seat }), say("loses", { seat, n: 0.5, was: 2, points: 1.5 })], 2),
  ];
  expect(courses(entries, 1, points)).toEqual([[{ v: 0, n: 0 }, { v: 1, n: 2 }, { v: 2, n: 1.5 }]]);
  expect(opens(say("turn", { seat, n: 3 }))).toBe(true);
  expect([say("hires", {}), say("releases-unseen", {}), say("draws-unseen", {}), say("camp", {})].map(matters)).toEqual([true, true, false, false]);
});
