import { afterEach, expect, test } from "vitest";
import type { LegalMove, Order } from "../src/api/types";
import type { Play } from "../src/table/play.svelte";
import { beside, next, offered, running } from "../src/titles/empire/orders.svelte";

let actions = 0;
const move = (key: string, token: string, final = false): LegalMove => ({ action: ++actions, text: "", path: [token], told: { key, params: {} }, effect: null, confirmation: null, final });
const order = (of: string, touches: [string, string][], most: number[]): Order => ({
  of,
  touches: touches.map(([token, key]) => ({ token, key })),
  ways: most.map((n) => ({ most: n, told: { key: `order-${n}`, params: {} } })),
});

interface Given {
  legal: LegalMove[];
  orders: Order[];
  made?: LegalMove;
  ready?: LegalMove;
}
const at = ({ legal, orders, made, ready }: Given): Play =>
  ({ me: 0, ready: ready ?? null, snap: { legal, orders, log: made ? [{ seat: 0, action: made.action }] : [] } }) as unknown as Play;
const most = (found: { way: { most: number } }[]) => found.map(({ way }) => way.most);

const [italia, africa, done] = [move("place", "land:italia"), move("attack", "land:africa", true), move("done", "done")];
const ORDERS = [
  order("land:italia", [["land:italia", "place"]], [3, 2]),
  order("land:africa", [["land:africa", "attack"]], [6, 2, 3, 4, 5]),
  order("", [["done", "done"]], [1]),
];
const GIVEN = { legal: [italia, africa, done], orders: ORDERS };

afterEach(() => running.stop());

test("what is more of a move is offered where that is chosen, or was made last; what stands for itself always", () => {
  expect(most(offered(at(GIVEN)))).toEqual([1]);
  expect(most(offered(at({ ...GIVEN, made: italia })))).toEqual([3, 2, 1]);
  expect(most(offered(at({ ...GIVEN, made: italia, ready: africa })))).toEqual([6, 2, 3, 4, 5, 1]);
  expect(most(offered(at({ ...GIVEN, made: move("place", "land:asia") })))).toEqual([1]);
  expect(offered(at({ ...GIVEN, made: italia })).map(({ brief }) => brief)).toEqual([false, true, false]);
});

test("the list has it beside its move, fewest first, but not where dice answer", () => {
  const play = at(GIVEN);
  expect(most(beside(play, italia))).toEqual([2, 3]);
  expect(beside(play, africa)).toEqual([]);
  expect(beside(play, done)).toEqual([]);
  expect(most(beside(play, { ...africa, final: false }))).toEqual([2, 3, 6]);
});

test("the first touch that is offered comes next, if it still means the same", () => {
  const both = order("", [["land:asia", "enter"], ["land:italia", "place"]], [2]);
  expect(next(both, [done, italia])).toBe(italia);
  expect(next(both, [move("attack", "land:italia")])).toBeUndefined();
  const enter = move("enter", "land:asia");
  expect(next(both, [italia, enter])).toBe(enter);
});

test("an order goes on while it is offered, as often as it says, and ends when something is chosen by hand", () => {
  const made: LegalMove[] = [];
  const table = (version: number, legal: LegalMove[], chosen: string[] = []): Play =>
    ({ chosen, snap: { version, legal }, commit: (offer: LegalMove) => made.push(offer) }) as unknown as Play;
  const start = { order: ORDERS[0]!, way: ORDERS[0]!.ways[0]!, brief: false };
  running.start(table(1, [italia]), start);
  running.follow(table(1, [italia]));
  expect(made).toEqual([italia]);
  running.follow(table(3, [italia]));
  running.follow(table(4, [italia]));
  expect(running.on).toBe(true);
  running.follow(table(5, [italia]));
  expect(made).toHaveLength(3);
  expect(running.on).toBe(false);
  running.start(table(6, [italia]), start);
  running.follow(table(7, [africa, done]));
  expect(running.on).toBe(false);
  running.start(table(8, [italia]), start);
  running.follow(table(9, [italia], ["land:italia"]));
  expect(running.on).toBe(false);
  expect(made).toHaveLength(5);
});
