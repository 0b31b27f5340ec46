import { expect, test } from "vitest";
import type { EmpireFought, LogEntry, LegalMove } from "../src/api/types";
import { battle } from "../src/titles/empire/battle";
import raw from "../../src/ludi/games/empire/facts.toml";
import { AREAS, areaOf, card, CARDS, EMPERORS, LANDS, replace, SLOTS, slot, TURNS } from "../src/titles/empire/facts";
import { matters, opens, points } from "../src/titles/empire/log";
import { heard } from "../src/titles/empire/sounds";
import { SETS } from "../src/titles/empire/marks";
import { at, busiest, grouped, landOf } from "../src/titles/empire/moves";
import { arrows, chips, occupant } from "../src/titles/empire/picture";
import { after } from "../src/titles/empire/mapKeys";
import { ownWord } from "../src/titles/empire/words";
import { seatOfSide, sidesOf, type EmpireView } from "../src/titles/empire/view";
import { label, land } from "../src/titles/empire/words";
import { catalogue, slug } from "../src/lib/text.svelte";

const offer = (token: string, effect: unknown = null): LegalMove =>
  ({ action: token.length, path: [token], told: { key: "empire-move-place", params: {} }, effect }) as unknown as LegalMove;
const thing = (kind: string, id: string | number) => ({ kind, id });
const at_ = (id: string) => thing("land", id);
let version = 0;
const entry = (...told: [string, Record<string, unknown>][]): LogEntry =>
  ({ v: ++version, turn: 1, seat: 0, decision: "", to: null, told: told.map(([key, params]) => ({ key: `empire-told-${key}`, params })) }) as unknown as LogEntry;
const goths = thing("people", "goths");
const draws = (drawn: LogEntry["drawn"]): LogEntry => ({ ...entry(), drawn });

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

test("a land lies in its area", () => {
  expect(areaOf("dacia")).toBe("danubius");
});

test("another data file takes the place of ours, until ours comes back", () => {
  const own = structuredClone(raw) as unknown as { land: typeof LANDS; people_slot: typeof SLOTS };
  Object.assign(own.people_slot[0]!, { label: "Celts", start: "belgica", start_src: "RECONSTRUCTED" });
  Object.assign(own.land[0]!, { id: "caledonia", name: "Caledonia" });
  const was = LANDS[0]!.id;
  replace(own);
  expect(slot(1, 1)).toMatchObject({ label: "Celts", start: "belgica", house: ["start"] });
  expect([label(1, 1), land("caledonia"), LANDS[0]!.id]).toEqual(["Celts", "Caledonia", "caledonia"]);
  replace(null);
  expect([slot(1, 1).label, LANDS[0]!.id]).toEqual(["Gauls", was]);
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

test("a land shows whose armies stand there", () => {
  expect(occupant({ holder: "goths", kind: "people", side: 2, armies: 2 })).toMatchObject({ side: 2, kind: "people", armies: 2 });
  expect(occupant({ holder: "legions 1", kind: "faction", side: 1, fort: "fort" })).toMatchObject({ side: 1, kind: "faction", armies: 0, fort: "fort" });
  expect(occupant({ holder: "rebels", kind: "rebels", armies: 1 })).toMatchObject({ side: null, kind: "rebels" });
  expect(occupant({ city: "city", capital: "constantinople" })).toMatchObject({ side: null, kind: "", city: "capital" });
  expect([occupant({ city: "looted" }).city, occupant({ city: "city" }).city]).toEqual(["looted", "city"]);
});

const chance = { key: "empire-effect-attack", params: { percent: 69, all: 91, n: 3 }, chance: true };
const parts = (...of: unknown[]) => ({ key: "empire-parts", params: { parts: { of, between: "clauses" } } });

test("odds stand on lands that are attacked, and on no others", async () => {
  await catalogue.need();
  const land = { key: "empire-state-land", params: {} };
  expect(chips([offer("land:dacia", parts(chance, land)), offer("land:syria", parts(land)), offer("done")])).toEqual({ dacia: "69%" });
});

test("armies that went are arrows, each way once, attacks marked", () => {
  const went = (land: string, origin: string, attack = false) => draws({ went: { origin, land, side: 2, attack } });
  const log = [went("pannonia", "dacia"), went("moesia", "dacia", true), went("moesia", "dacia"), entry()];
  expect(arrows(log)).toEqual([
    { from: "dacia", to: "pannonia", side: 2, attack: false },
    { from: "dacia", to: "moesia", side: 2, attack: true },
  ]);
});

test("a battle goes from the entry that says who fights to the last one", () => {
  const who = { key: "empire-battle-was", params: { force: goths, foe: goths } };
  const falls = { key: "empire-told-falls", params: { land: at_("dacia"), force: goths } };
  const round: NonNullable<EmpireFought["round"]> = { attack: [5, 3], defence: [4], counts: [5, 4], won: "attacker" };
  const first = [draws({ battle: { land: "asia", who } }), draws({ battle: { land: "asia", round } })];
  const second = [draws({ battle: { land: "dacia", who } }), draws({ battle: { land: "dacia", round } }), entry(), draws({ battle: { land: "dacia", round, outcome: [falls] } })];
  expect(battle([...first, ...second])).toEqual({ land: "dacia", who, rounds: [round, round], outcome: [falls] });
  expect(battle([...first, ...second.slice(0, 1)])).toEqual({ land: "dacia", who, rounds: [], outcome: [] });
  const undone = { ...entry(), to: first[1]!.v };
  expect(battle([...first, ...second, undone])).toMatchObject({ land: "asia", rounds: [round] });
  expect(battle(second.slice(1))).toMatchObject({ land: "dacia", who: undefined, rounds: [round, round] });
  expect(battle([entry(["turn", { n: 2 }])])).toBeNull();
});

test("two players have two sides each", () => {
  const sides = [0, 1, 0, 1].map((seat) => ({ seat }));
  const two = { sides } as unknown as EmpireView;
  expect(sidesOf(two, 1)).toEqual([1, 3]);
});

test("points of a side are those of its seat", () => {
  const told = (key: string, params: Record<string, unknown>) => ({ key: `empire-told-${key}`, params }) as never;
  const second = { key: "empire-side", params: { seat: thing("seat", 1), roman: "II" } };
  expect(points(told("points-faction", { side: second, n: 4, vp: 9, was: 20, total: 24 }))).toEqual({ seat: 1, n: 24, was: 20 });
  expect(points(told("points-peoples", { side: thing("seat", 3), n: 4, vp: 4, was: 0, total: 4 }))).toEqual({ seat: 3, n: 4, was: 0 });
  expect([seatOfSide(""), seatOfSide(undefined)]).toEqual([null, null]);
  expect(points(told("round", { side: thing("seat", 1), n: 4 }))).toBeNull();
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

test("dice, battles, cards, what is bought and points are heard; an army that goes is not", () => {
  const name = (...told: string[]) => heard(entry(...told.map((key) => [key, {}] as [string, Record<string, unknown>])))?.name;
  expect([name("round", "falls"), name("loot"), name("turn", "draws-people"), name("plays"), name("builds-fort")]).toEqual(["battle", "dice", "card", "card", "coin"]);
  expect(name("turn", "points-faction-for")).toBe("coin");
  expect([name("places"), name()]).toEqual([undefined, undefined]);
  expect(heard({ ...entry(), decision: "rolling" })).toEqual({ name: "dice", step: 0 });
});

test("the map marks a force by the letters of what is its own in the name", () => {
  expect(["Kingdom of the Ptolemies", "Royaume d’Arménie", "Вірменське царство", "Царство Норик", "Goths", "努米底亚王国"].map(ownWord)).toEqual(
    ["Ptolemies", "Arménie", "Вірменське", "Норик", "Goths", "努米底亚王国"],
  );
});
