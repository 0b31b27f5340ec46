import { expect, test } from "vitest";
import type { LegalMove } from "../src/api/types";
import type { Play } from "../src/table/play.svelte";
import { orders } from "../src/titles/empire/again";

let actions = 0;
const move = (key: string, token: string, params: Record<string, unknown> = {}): LegalMove =>
  ({ action: ++actions, path: [token], told: { key: `empire-move-${key}`, params }, effect: null, confirmation: null, final: false }) as unknown as LegalMove;

interface Given {
  kind: string;
  legal: LegalMove[];
  made?: LegalMove;
  view?: Record<string, unknown>;
  orders?: unknown[];
}
const at = ({ kind, legal, made, view, orders: offered = [] }: Given): Play => {
  const log = made ? [{ seat: 0, action: made.action }] : [];
  const say = ({ key }: { key: string }) => key;
  return { me: 0, ready: null, say, snap: { legal, log, orders: offered, view: { pending: [{ kind }], pool: 0, ...view } } } as unknown as Play;
};
const forts = (n: number) => ["italia", "sicilia", "africa"].slice(0, n).map((land) => move("fort", `fort:${land}`, { cost: 1 }));
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

test("one thing in every land is what the table says it is", () => {
  const legal = [...forts(3), move("city", "city:italia"), move("done-gifts", "done")];
  const [order, ...others] = orders(at({ kind: "gifts", legal, orders: [{ told: { key: "empire-each-fort", params: { n: 2, cost: 2 } }, tokens: ["fort:italia", "fort:africa"] }] }));
  expect(others).toEqual([]);
  expect(order!.left).toBe(2);
  expect(order!.words).toBe("empire-each-fort");
  expect(legal.filter((one) => order!.goes(one, legal))).toEqual([legal[0], legal[2]]);
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
