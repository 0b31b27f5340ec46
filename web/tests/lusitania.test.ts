import { expect, test } from "vitest";
import type { LogEntry, Message } from "../src/api/types";
import { courses } from "../src/table/course";
import { asked, AWARDS, barbarians, cellOf, colour, copies, craft, entry, GEAR, half, kind, printed, WARRIORS } from "../src/titles/lusitania/facts";
import { drawing, mark } from "../src/titles/lusitania/glyphs";
import { brings, met, obstacle, placeFor, progress, withCard } from "../src/titles/lusitania/legion";
import { matters, opens, points } from "../src/titles/lusitania/log";
import { run, signed, three } from "../src/titles/lusitania/position";
import { CELLS, each, gear, taken, type LusitaniaView, type Place, type SideView } from "../src/titles/lusitania/view";

const FREE = CELLS.map(() => "");

/** A legion: cards by cell, and what lies under its warriors. */
function legion(cards: Record<string, string>, held: Record<string, string[]> = {}, more: Partial<SideView> = {}): SideView {
  const cells = FREE.map((_, i) => cards[CELLS[i]!] ?? "");
  const places: Record<string, Place[]> = {};
  for (const [cell, card] of Object.entries(cards)) {
    if (kind(card) !== "warrior") continue;
    places[cell] = (printed(card).takes ?? []).map((takes, i) => ({ takes, holds: held[cell]?.[i] ?? "" }));
  }
  return { points: 0, vp: 0, colour: "", hand: 3, released: 0, cells, places, ...more };
}

const seen = (players: SideView[], more: Partial<LusitaniaView> = {}): LusitaniaView =>
  ({ turn: 3, active: 0, pending: [], camp: [], air: "", awards: {}, printed: {}, players, ...more }) as unknown as LusitaniaView;

test("every card has its kind, its cell and a drawing of its own", () => {
  expect(["Green 4", "Barbarian 6", "Cook", "Axe", "Doctor", "Caesar", "Laurus 2", "Virtus 10"].map(kind)).toEqual([
    "warrior", "warrior", "warrior", "gear", "guest", "mars", "laurus", "virtus",
  ]);
  expect([entry("Green 4"), entry("Barbarian 4"), copies("Cook")]).toEqual(["Legionary 4", "Barbarian 4", 3]);
  expect(["Blue 1", "Barbarian 6", "Cook", "Ballistarius", "Stone"].map(cellOf)).toEqual(["I", "VI", "VI", "VII", ""]);
  expect(["Red 5", "Barbarian 1", "Cook"].map(colour)).toEqual(["red", "white", "black"]);
  for (const card of [...WARRIORS.map((one) => one.replace("Legionary", "Blue")), ...GEAR, ...AWARDS]) expect(drawing(card)).not.toBe("");
  expect(new Set(GEAR.map((card) => drawing(card))).size).toBe(7);
  expect(new Set(["blue", "red", "yellow", "green", "white", "black"].map(mark)).size).toBe(6);
});

test("the reading decides what kind of soldier a number is", () => {
  expect([craft("Blue 1", "a"), craft("Blue 1", "b")]).toEqual(["slinger", "horseman"]);
  expect([craft("Red 2", "a"), craft("Red 2", "b")]).toEqual(["infantry", "infantry"]);
});

test("the table's numbers go before those of the data file", () => {
  expect(printed("Blue 3").vp).toBe(2);
  expect(printed("Blue 3", { printed: { "Legionary 3": { vp: 7, assumed: [] } } }).vp).toBe(7);
  expect(printed("Ballistarius").takes).toEqual([["Spear", "Stone"]]);
  expect(printed("Laurus 1").vp).toBe(1);
});

test("halves are written as halves", () => {
  expect([13, 13.5, 0.5, 0, -1.5].map(half)).toEqual(["13", "13½", "½", "0", "−1½"]);
  expect([3, -0.5].map(signed)).toEqual(["+3", "−½"]);
});

test("why a card cannot be hired", () => {
  const mine = legion({ 0: "General", II: "Blue 2", I: "Barbarian 1", V: "Barbarian 5", 8: "Doctor" }, { II: ["Sword", ""] }, { colour: "blue" });
  const v = seen([mine, legion({ III: "Red 3" }, {}, { colour: "red" })]);
  const why = (card: string, seat = 0) => obstacle(v, seat, card);
  expect(why("Blue 2")).toBe("cell");
  expect(why("Green 4")).toBe("colour");
  expect(why("Blue 4")).toBe("");
  expect(why("Barbarian 6")).toBe("barbarians");
  expect(obstacle({ ...v, awards: { "Virtus 9": 0 } }, 0, "Barbarian 6")).toBe("");
  expect(why("Cook")).toBe("");
  expect(why("Shield")).toBe("");
  expect(why("Spear")).toBe("symbol");
  expect(why("Senator")).toBe("guests");
  const fresh = seen([legion({}), v.players[1]!]);
  expect([obstacle(fresh, 0, "Red 4"), obstacle(fresh, 0, "Green 4"), obstacle(fresh, 0, "Senator")]).toEqual(["province", "", ""]);
  expect([barbarians(false), barbarians(true)]).toEqual([2, 3]);
});

test("equipment goes to the first free place that takes it", () => {
  const places: Place[] = [{ takes: ["Sword", "Spear"], holds: "Spear" }, { takes: ["Shield"], holds: "" }, { takes: ["Spear"], holds: "" }];
  expect(["Shield", "Spear", "Sword"].map((one) => placeFor(places, one))).toEqual([1, 2, -1]);
});

test("how far a legion is on the way to each award", () => {
  const mine = legion(
    { I: "Blue 1", II: "Blue 2", III: "Blue 3", IV: "Auxiliary", V: "Blue 5", VI: "Cook", VII: "Ballistarius" },
    { I: ["Stone"], II: ["Sword", "Shield"], III: ["Bow"], V: ["Sword", "Shield"] },
  );
  expect(AWARDS.map((award) => progress(award, mine))).toEqual([
    [2, 3], [2, 2], [4, 4], [4, 4], [3, 3], [1, 3], [3, 3], [2, 3], [2, 3], [2, 3],
  ]);
  expect(progress("Virtus 10", withCard(mine, "Spear"))).toEqual([3, 3]);
  expect(progress("Virtus 7", legion({ I: "Blue 1", II: "Auxiliary", III: "Blue 3" }))).toEqual([1, 3]);
  expect(gear(mine).length).toBe(6);
  expect(asked("Virtus 8")?.all).toEqual(["Sword", "Axe", "Bow"]);
});

test("what a hire brings: its points and the awards that it earns", () => {
  const mine = legion({ I: "Blue 1", III: "Blue 3", IV: "Blue 4" }, { I: ["Stone"], III: ["Bow"] });
  const awards = { "Laurus 1": null, "Laurus 3": null, "Laurus 4": 1, "Virtus 7": null };
  const v = seen([mine], { awards });
  expect(brings(v, 0, "Horse")).toEqual({ vp: 3, awards: ["Laurus 1"] });
  expect(brings(v, 0, "Barbarian 2")).toEqual({ vp: 2, awards: ["Virtus 7"] });
  expect(brings(v, 0, "Doctor")).toEqual({ vp: 0, awards: [] });
  expect(met(v, mine)).toEqual([]);
  expect(brings(seen([mine], { printed: { Horse: { vp: 5, assumed: [] } } }), 0, "Horse", "IV").vp).toBe(5);
});

test("three alike leave the camp: equal equipment, warriors of a colour, never guests", () => {
  const camp = ["Shield", "Shield", "Doctor", "Doctor"];
  expect(["Shield", "Sword", "Doctor"].map((card) => three({ camp }, card))).toEqual([true, false, false]);
  expect(three({ camp: ["Cook", "Ballistarius", "Blue 1", "Axe"] }, "Cook")).toBe(true);
  expect(three({ camp: ["Cook", "Red 2", "Blue 1", "Axe"] }, "Cook")).toBe(false);
});

test("what is on its way to a hand", () => {
  expect(taken(seen([], { pending: [{ kind: "putting", seat: 0, card: "Cook", second: "Axe" }] }))).toEqual(["Cook", "Axe"]);
  expect(taken(seen([], { pending: [{ kind: "giving", seat: 0, for: 1 }], air: "Bow" }))).toEqual(["Bow"]);
  expect(taken(seen([], { pending: [{ kind: "equipping", seat: 0, card: "Axe" }] }))).toEqual([]);
  expect([run({ shuffled: false, last: false }), run({ shuffled: true, last: false }), run({ shuffled: true, last: true })]).toEqual(["first", "second", "last"]);
  expect(each({ Cook: 2, Axe: 1 })).toEqual(["Cook", "Cook", "Axe"]);
});

test("points of the log, with halves, make the course of a game", () => {
  const say = (key: string, params: Message["params"]) => ({ key: `lusitania-told-${key}`, params });
  const log = (told: Message[], v: number) => ({ v, seat: 0, turn: 1, decision: "", text: "", to: null, told }) as unknown as LogEntry;
  const entries = [
    log([say("hires", { seat: 0, card: "Cook" }), say("gains", { seat: 0, n: 2, points: 2 })], 1),
    log([say("releases-unseen", { seat: 0 }), say("loses", { seat: 0, n: 0.5, points: 1.5 })], 2),
  ];
  expect(courses(entries, 1, points)).toEqual([[{ v: 0, n: 0 }, { v: 1, n: 2 }, { v: 2, n: 1.5 }]]);
  expect(opens(say("turn", { seat: 0, n: 3 }))).toBe(true);
  expect([say("hires", {}), say("releases-unseen", {}), say("draws-unseen", {}), say("camp", {})].map(matters)).toEqual([true, true, false, false]);
});
