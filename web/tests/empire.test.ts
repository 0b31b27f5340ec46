import { expect, test } from "vitest";
import type { LogEntry, LegalMove } from "../src/api/types";
import { battle, best, lost } from "../src/titles/empire/battle";
import raw from "../../src/ludi/games/empire/facts.toml";
import { AREAS, areaOf, card, CARDS, EMPERORS, isCapital, LANDS, numbers, replace, SLOTS, slot, TURNS, value } from "../src/titles/empire/facts";
import { matters, opens, points } from "../src/titles/empire/log";
import { SETS } from "../src/titles/empire/marks";
import { at, busiest, grouped, landOf } from "../src/titles/empire/moves";
import { arrows, chips, occupant } from "../src/titles/empire/picture";
import { after } from "../src/titles/empire/roam";
import { sideOf, sidesOf, total, type EmpireView } from "../src/titles/empire/view";
import { gist, label, land, text } from "../src/titles/empire/words";
import { catalogue, slug } from "../src/lib/text.svelte";

const offer = (token: string, params: Record<string, unknown> = {}, key = "empire-move-place"): LegalMove =>
  ({ action: token.length, path: [token], told: { key, params } }) as unknown as LegalMove;
let version = 0;
const entry = (...told: [string, Record<string, unknown>][]): LogEntry =>
  ({ v: ++version, turn: 1, seat: 0, decision: "", to: null, told: told.map(([key, params]) => ({ key: `empire-told-${key}`, params })) }) as unknown as LogEntry;
const round = (dice: string, defence: string, won: string, land = "dacia") => entry(["round", { land, force: "goths", rival: "legions 1", dice, defence, won }]);

test("marks leave no trace in a key", () => {
  expect(slug("God's Favor (optional card)")).toBe("gods-favor-optional-card");
  expect(slug("Leader: Arminius")).toBe("leader-arminius");
  expect(slug("Honorius (Stilicho)")).toBe("honorius-stilicho");
  expect(slug("germania_magna")).toBe("germania-magna");
});

test("the charts are whole, and what is ours is marked", () => {
  expect([AREAS.length, LANDS.length, CARDS.length, SLOTS.length, EMPERORS.length]).toEqual([9, 45, 55, 35, 42]);
  for (let turn = 1; turn <= TURNS; turn++) expect(SLOTS.filter(({ period }) => period === turn)).toHaveLength(5);
  expect(slot(1, 1)).toMatchObject({ label: "Gauls", start: "lugdunensis", strength: 5 });
  expect(slot(1, 1).house ?? []).toEqual([]);
  expect(slot(1, 2).house).toEqual(["start", "strength"]);
  expect(card("Cantabri")?.house).toContain("effect");
  expect(JSON.stringify([LANDS, SLOTS, EMPERORS, CARDS])).not.toContain("_src");
});

test("Rome is a capital from the start, Constantinople from turn 4 on", () => {
  expect([isCapital("italia", 1), isCapital("thracia", 3), isCapital("thracia", 4), isCapital("syria", 7)]).toEqual([true, false, true, false]);
});

test("the value of an area changes from turn to turn", () => {
  expect(value("gallia", 1)).toBe(AREAS[0]!.vp[0]);
  expect(value("gallia", 7)).toBe(AREAS[0]!.vp[6]);
  expect(areaOf("dacia")).toBe("danubius");
});

test("a card of a kingdom has the kingdom's numbers", () => {
  expect(numbers(card("Kingdom of Decebalus")!)).toMatchObject({ n: 3, start: "dacia", fort: "yes", bonus: 3 });
  expect(numbers(card("Epidemy")!)).toMatchObject({ kill: 4, start: "" });
  expect(numbers(card("Roman Fortify: Limes")!).forts).toBe(3);
});

test("another data file takes the place of ours, until ours comes back", () => {
  const own = structuredClone(raw) as unknown as { area: typeof AREAS; land: typeof LANDS; people_slot: typeof SLOTS; kingdom: { id: string; armies: number }[] };
  own.area[0]!.vp[0] = 9;
  Object.assign(own.people_slot[0]!, { label: "Celts", start: "belgica", start_src: "RECONSTRUCTED" });
  own.kingdom.find(({ id }) => id === card("Kingdom of Decebalus")!.params!.ref)!.armies = 2;
  Object.assign(own.land[0]!, { id: "caledonia", name: "Caledonia" });
  const was = LANDS[0]!.id;
  replace(own);
  expect([value(AREAS[0]!.id, 1), AREAS[0]!.vp[0]]).toEqual([9, 9]);
  expect(slot(1, 1)).toMatchObject({ label: "Celts", start: "belgica", house: ["start"] });
  expect([label(1, 1), land("caledonia"), LANDS[0]!.id]).toEqual(["Celts", "Caledonia", "caledonia"]);
  expect(numbers(card("Kingdom of Decebalus")!).n).toBe(2);
  replace(null);
  expect([slot(1, 1).label, LANDS[0]!.id, numbers(card("Kingdom of Decebalus")!).n]).toEqual(["Gauls", was, 3]);
});

test.each(["en", "fr", "ru", "uk", "zh"])("each card says what it does in a few words: %s", async (language) => {
  await catalogue.need("empire");
  await catalogue.use(language);
  for (const { name } of CARDS) {
    expect(gist(name)).not.toMatch(/^$|empire-/);
    expect(gist(name).length, gist(name)).toBeLessThan(80);
    expect(text(name).length).toBeGreaterThan(gist(name).length);
  }
  await catalogue.use("en");
  expect(gist("Kingdom of Decebalus")).toBe("kingdom: 3 armies, Dacia, city and fort");
});

test("each set of cards has a sign", () => {
  expect(new Set(CARDS.map(({ set }) => SETS[set - 1])).size).toBe(9);
});

test("moves stand under their area, in the order of the chart, the rest behind", () => {
  const legal = [offer("done"), offer("land:syria"), offer("fort:belgica"), offer("upgrade:belgica"), offer("recruit")];
  expect(legal.map(landOf)).toEqual(["", "syria", "belgica", "belgica", ""]);
  expect(grouped(legal).map(({ area, offers }) => [area, offers.length])).toEqual([["gallia", 2], ["oriens", 1], ["", 2]]);
  expect(grouped(legal).flatMap(({ offers }) => offers)).toHaveLength(legal.length);
  expect(at(legal, "belgica")).toHaveLength(2);
  expect(busiest(legal)).toEqual(["belgica"]);
  expect(busiest([offer("land:syria"), offer("land:dacia"), offer("land:arabia")])).toEqual(["syria", "arabia"]);
  expect(busiest([offer("done")])).toEqual([]);
});

const v = { control: { goths: 2, k_dacia: 0 }, turn: 4 } as unknown as EmpireView;

test("a land shows whose armies stand there", () => {
  expect(occupant(v, "dacia", { holder: "goths", armies: 2 })).toMatchObject({ side: 2, kind: "people", armies: 2 });
  expect(occupant(v, "syria", { holder: "legions 1", fort: "fort" })).toMatchObject({ side: 1, kind: "faction", armies: 0, fort: "fort" });
  expect(occupant(v, "asia", { holder: "rebels", armies: 1 })).toMatchObject({ side: null, kind: "rebels" });
  expect(occupant(v, "thracia", { city: "city" })).toMatchObject({ side: null, kind: "", city: "capital" });
  expect(occupant(v, "thracia", { city: "looted" }).city).toBe("looted");
  expect(occupant({ ...v, turn: 3 }, "thracia", { city: "city" }).city).toBe("city");
  expect([sideOf(v, "legions 3"), sideOf(v, "k_dacia"), sideOf(v, "rebels"), sideOf(v, "")]).toEqual([3, 0, null, null]);
});

test("odds stand on lands that are attacked, and on no others", () => {
  expect(chips([offer("land:dacia", { percent: 69, all: 91 }), offer("land:syria"), offer("done")])).toEqual({ dacia: "69 %" });
});

test("armies that went are arrows, each way once, attacks marked", () => {
  const log = [
    entry(["places", { force: "goths", land: "dacia", origin: "" }]),
    entry(["places", { force: "goths", land: "pannonia", origin: "dacia" }]),
    entry(["attacks", { force: "goths", rival: "legions 1", land: "moesia", origin: "dacia" }]),
    entry(["places", { force: "goths", land: "moesia", origin: "dacia" }]),
    entry(["places", { force: "goths", land: "dacia", origin: "dacia" }]),
  ];
  expect(arrows(log, v)).toEqual([
    { from: "dacia", to: "pannonia", side: 2, attack: false },
    { from: "dacia", to: "moesia", side: 2, attack: true },
  ]);
});

test("a battle is told by its rounds; the next army goes on with it, an attack elsewhere begins another", () => {
  const log = [
    entry(["attacks", { force: "goths", land: "dacia" }]),
    round("5 3", "4", "attacker"),
    round("2 1", "6", "defender"),
    entry(["attacks", { force: "goths", land: "dacia" }]),
    round("3 3", "3", "tie"),
    entry(["retreats", { force: "legions 1", land: "dacia", refuge: "moesia" }], ["falls", { land: "dacia", force: "goths", rival: "legions 1" }]),
  ];
  const found = battle(log)!;
  expect(found.rounds).toHaveLength(3);
  expect(found.rounds[0]).toMatchObject({ attack: [5, 3], defence: [4] });
  expect(lost(found)).toEqual([["legions 1", 1], ["goths", 1]]);
  expect(found.retreats).toEqual(["moesia"]);
  expect(found.falls).toBe("goths");

  const later = [...log, entry(["attacks", { force: "goths", land: "asia" }]), round("6 6", "1", "fort", "asia")];
  expect(battle(later)).toMatchObject({ land: "asia", falls: "", retreats: [] });
  expect(lost(battle(later)!)).toEqual([]);

  const again = [...log, entry(["places", { force: "goths", land: "dacia" }]), entry(["attacks", { force: "franks", land: "dacia" }]), round("1 2", "3", "defender")];
  expect(battle(again)!.rounds).toHaveLength(1);
  expect(battle([entry(["turn", { n: 2 }])])).toBeNull();
  expect([best([2, 5, 1]), best([])]).toEqual([5, 0]);
});

test("two players have two sides each", () => {
  const sides = [0, 1, 0, 1].map((seat, s) => ({ seat, vp: [s, 10] }));
  const two = { sides } as unknown as EmpireView;
  expect(sidesOf(two, 1)).toEqual([1, 3]);
  expect(total(two.sides[3]!)).toBe(13);
});

test("points of a side are those of its seat", () => {
  const told = (key: string, params: Record<string, unknown>) => ({ key: `empire-told-${key}`, params }) as never;
  expect(points(told("points-faction", { side: 3, n: 4, vp: 9, total: 24 }), null, 2)).toEqual({ seat: 1, n: 24, was: 20 });
  expect(points(told("points-peoples", { side: 3, n: 4, vp: 4, total: 4 }), null, 4)).toEqual({ seat: 3, n: 4, was: 0 });
  expect(points(told("round", { side: 1, n: 4 }), null, 4)).toBeNull();
  expect([opens(told("turn", { n: 2 })), opens(told("places", {}))]).toEqual([true, false]);
  expect([matters(told("falls", {})), matters(told("places", {}))]).toEqual([true, false]);
});

test("a ring is gone round, what is not wanted left out", () => {
  const ring = ["a", "b", "c", "d"];
  const wanted = (one: string) => one !== "b";
  expect(["a", "c", "d", "", "b"].map((now) => after(ring, now, wanted))).toEqual(["c", "d", "a", "a", "c"]);
  expect(after(ring, "c", (one) => one === "c")).toBe("c");
  expect(after(ring, "c", () => false)).toBeUndefined();
});
