import { expect, test } from "vitest";
import type { LegalMove } from "../src/api/types";
import type { Play } from "../src/table/play.svelte";
import { orders } from "../src/titles/empire/again";

let actions = 0;
const move = (key: string, token: string, params: Record<string, unknown> = {}): LegalMove =>
  ({ action: ++actions, path: [token], told: { key: `empire-move-${key}`, params }, effect: null, confirmation: null, final: false }) as unknown as LegalMove;
const LEFT = { forts: 24, cities: 20 };

interface Given {
  kind: string;
  legal: LegalMove[];
  made?: LegalMove;
  view?: Record<string, unknown>;
}
const at = ({ kind, legal, made, view }: Given): Play => {
  const sides = [{ seat: 0, vp: [0, 5] }];
  const log = made ? [{ seat: 0, action: made.action }] : [];
  return { me: 0, ready: null, snap: { legal, log, view: { pending: [{ kind, cities: 2 }], sides, active: 0, pool: 0, free: 0, left: LEFT, ...view } } } as unknown as Play;
};
const forts = (n: number, cost: number) => ["italia", "sicilia", "africa", "asia", "syria", "iudaea"].slice(0, n).map((land) => move("fort", `fort:${land}`, { cost }));
const lefts = (play: Play) => orders(play).map(({ left }) => left);

test("armies go to the land of the last one: all that are left, or some", () => {
  const legal = [move("place", "land:italia"), move("attack", "land:africa"), move("done-placing", "done")];
  const play = at({ kind: "placing", legal, made: legal[0]!, view: { pool: 4 } });
  expect(lefts(play)).toEqual([4, 2, 3]);
  expect(orders(play).flatMap(({ goes }) => legal.filter((one) => goes(one, legal)))).toEqual(Array(3).fill(legal[0]));
  expect(lefts(at({ kind: "placing", legal, made: legal[0]!, view: { pool: 9 } }))).toEqual([9, 2, 3, 4, 5]);
  expect(lefts(at({ kind: "placing", legal, made: legal[0]!, view: { pool: 2 } }))).toEqual([2]);
  expect(orders(at({ kind: "placing", legal, made: legal[0]!, view: { pool: 1 } }))).toEqual([]);
});

test("one thing in every land is offered where there is enough for all of them", () => {
  expect(lefts(at({ kind: "building", legal: forts(5, 1) }))).toEqual([5]);
  expect(orders(at({ kind: "building", legal: forts(6, 1) }))).toEqual([]);
  expect(orders(at({ kind: "building", legal: forts(1, 1) }))).toEqual([]);
  expect(lefts(at({ kind: "gifts", legal: forts(3, 0), view: { free: 3 } }))).toEqual([3]);
  expect(orders(at({ kind: "gifts", legal: forts(4, 0), view: { free: 3 } }))).toEqual([]);
  expect(orders(at({ kind: "building", legal: forts(5, 1), view: { left: { ...LEFT, forts: 4 } } }))).toEqual([]);
  const cities = (n: number) => ["italia", "sicilia", "africa"].slice(0, n).map((land) => move("city", `city:${land}`));
  expect(lefts(at({ kind: "sites", legal: cities(2) }))).toEqual([2]);
  expect(orders(at({ kind: "sites", legal: cities(3) }))).toEqual([]);
});

test("straight on ends the early steps, and enters the only land where nothing else can be done", () => {
  const done = move("done-before", "done");
  const [order] = orders(at({ kind: "before", legal: [move("play", "play:Fury"), done] }));
  const enter = move("enter", "land:italia");
  const end = move("done-placing", "done");
  const next = (legal: LegalMove[]) => legal.find((one) => order!.goes(one, legal));
  expect(next([move("play", "play:Fury"), done])).toBe(done);
  expect(next([enter, end])).toBe(enter);
  expect(next([enter, move("play", "play:Fury"), end])).toBeUndefined();
  expect(next([enter, move("enter", "land:africa"), end])).toBeUndefined();
  expect(next([{ ...enter, final: true }, end])).toBeUndefined();
  expect(next([move("place", "land:italia"), end])).toBeUndefined();
});
