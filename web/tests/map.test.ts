import { expect, test } from "vitest";
import told from "../../src/ludi/games/empire/facts.toml";
import drawing from "../src/titles/empire/map.json?raw";
import { AREAS, HEIGHT, LANDS, LINES, SEAS, STRAITS, TERRAIN, WIDTH, WILD, type Point } from "../src/titles/empire/map";

interface Facts {
  area: { id: string; lands: string[] }[];
  land: { id: string; area: string; seas: string[] }[];
  edge: { a: string; b: string; kind: string; into_a: string; into_b: string }[];
}
const facts = told as unknown as Facts;
const pair = (a: string, b: string) => [a, b].sort().join(" ");

function inside([x, y]: Point, ring: Point[]): boolean {
  let odd = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring.at(i - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}
const here = (p: Point) => LANDS.filter((one) => [one.ring, ...one.isles].some((ring) => inside(p, ring))).map((one) => one.id);

/** How often segments of a set cross; two that share an end do not. */
function crossings(segments: [Point, Point][]): Point[] {
  const turn = (a: Point, b: Point, c: Point) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  const same = (p: Point, q: Point) => p[0] === q[0] && p[1] === q[1];
  const found: Point[] = [];
  const left = ([p, q]: [Point, Point]) => Math.min(p[0], q[0]);
  const right = ([p, q]: [Point, Point]) => Math.max(p[0], q[0]);
  const sorted = [...segments].sort((s, t) => left(s) - left(t));
  sorted.forEach(([a, b], i) => {
    for (let j = i + 1; j < sorted.length && left(sorted[j]!) <= right([a, b]); j++) {
      const [c, d] = sorted[j]!;
      if (same(a, c) || same(a, d) || same(b, c) || same(b, d)) continue;
      if (turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)) found.push(a);
    }
  });
  return found;
}

test("every land of the game has a shape, and no other has", () => {
  expect(LANDS.map((one) => one.id)).toEqual(facts.land.map((one) => one.id));
  expect(LANDS.length).toBe(45);
});

test("every land belongs to its area", () => {
  expect(AREAS.map(({ id, lands }) => [id, lands])).toEqual(facts.area.map(({ id, lands }) => [id, lands]));
  expect(LANDS.map((one) => one.area)).toEqual(facts.land.map((one) => one.area));
});

test("a shape is one ring that passes no point twice", () => {
  for (const { id, ring, isles } of LANDS) {
    for (const points of [ring, ...isles]) {
      expect(points.length, id).toBeGreaterThan(3);
      expect(new Set(points.map(String)).size, id).toBe(points.length);
    }
  }
});

test("no two lines of the map cross, so that no shape crosses itself or another one", () => {
  const lines = LINES.filter((line) => line.sea !== "edge");
  const segments = lines.flatMap(({ points }) => points.slice(1).map((q, i): [Point, Point] => [points[i]!, q]));
  expect(segments.length).toBeGreaterThan(3000);
  expect(crossings(segments)).toEqual([]);
});

test("the crossing of two lines would be found", () => {
  expect(crossings([[[0, 0], [4, 4]], [[0, 4], [4, 0]]])).toEqual([[0, 0]]);
  expect(crossings([[[0, 0], [4, 4]], [[4, 4], [8, 0]]])).toEqual([]);
});

test("lands do not overlap", () => {
  for (const line of LINES) expect(line.lands.length, String(line.points[0])).toBeLessThanOrEqual(line.sea ? 1 : 2);
  for (let x = 5; x < WIDTH; x += 25) {
    for (let y = 5; y < HEIGHT; y += 25) expect(here([x, y]).length, `${x} ${y}`).toBeLessThanOrEqual(1);
  }
});

test("lands share a border where the data says so, and nowhere else", () => {
  const drawn = LINES.filter((line) => line.lands.length === 2).map(({ lands: [a = "", b = ""] }) => pair(a, b));
  const told = facts.edge.filter((edge) => edge.kind === "land").map((edge) => pair(edge.a, edge.b));
  expect([...new Set(drawn)].sort()).toEqual(told.sort());
});

test("a border is long enough to be seen", () => {
  const long = new Map<string, number>();
  for (const { lands: [a, b], points } of LINES) {
    if (!a || !b) continue;
    const length = points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);
    long.set(pair(a, b), (long.get(pair(a, b)) ?? 0) + length);
  }
  expect([...long].filter(([, length]) => length < 40)).toEqual([]);
});

test("lands meet in a corner only where they have a border too", () => {
  const corners = new Map<string, Set<string>>();
  for (const { id, ring } of LANDS) for (const p of ring) corners.set(`${p}`, (corners.get(`${p}`) ?? new Set()).add(id));
  const told = new Set(facts.edge.map((edge) => pair(edge.a, edge.b)));
  for (const [p, ids] of corners) {
    for (const a of ids) for (const b of ids) if (a < b) expect(told, `${a} and ${b} meet at ${p}`).toContain(pair(a, b));
  }
});

test("straits are those of the data, from land to land over the sea", () => {
  const told = facts.edge.filter((edge) => edge.kind === "strait").map((edge) => pair(edge.a, edge.b));
  expect(STRAITS.map(({ lands: [a, b] }) => pair(a, b)).sort()).toEqual(told.sort());
  for (const { lands: [a, b], at: [from, over, to] } of STRAITS) {
    expect(here(from)).toEqual([a]);
    expect(here(to)).toEqual([b]);
    const way = Array.from({ length: 99 }, (_, i): Point => {
      const t = (i + 1) / 100;
      const mix = (k: 0 | 1) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * over[k] + t ** 2 * to[k];
      return [mix(0), mix(1)];
    });
    const passed = way.map((p) => here(p)[0] ?? (WILD.some((ring) => inside(p, ring)) ? "wild" : "sea"));
    expect(passed.filter((what, i) => what !== passed[i - 1])).toEqual([a, "sea", b]);
  }
});

test("every land lies at its seas", () => {
  const seas = (id: string) => {
    const found = LINES.filter((line) => line.lands.includes(id)).map((line) => line.sea);
    return [...new Set(found)].filter((sea) => sea && sea !== "closed").sort();
  };
  for (const { id, seas: told } of facts.land) expect(seas(id), id).toEqual([...told].sort());
  expect([...new Set(SEAS.map(({ sea }) => sea))].sort()).toEqual(["internum", "oceanus", "pontus"]);
});

test("difficult terrain is that of the data, inside the land that it protects", () => {
  const told = facts.edge.flatMap(({ a, b, into_a, into_b }) => [`${into_a} ${a} ${b}`, `${into_b} ${b} ${a}`]);
  const drawn = TERRAIN.map(({ kind, land, from }) => `${kind} ${land} ${from}`);
  expect(drawn.sort()).toEqual(told.filter((word) => !word.startsWith("none")).sort());
  for (const { land: id, from, at } of TERRAIN) {
    expect(at.length, `${id} ${from}`).toBeGreaterThan(0);
    for (const p of at) expect(here(p), `${id} ${from}`).toEqual([id]);
  }
});

test("tokens lie in their lands, and names there or beside them, in no other land", () => {
  for (const { id, token, label } of LANDS) {
    expect(here(token), `token of ${id}`).toEqual([id]);
    expect([[id], []], `name of ${id}`).toContainEqual(here(label));
  }
});

test("the value of an area covers no land, and everything lies on the paper", () => {
  for (const { id, badge } of AREAS) expect(here(badge), id).toEqual([]);
  for (const [x, y] of [...LANDS.flatMap((one) => one.ring), ...AREAS.map((one) => one.badge)]) {
    expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT, `${x} ${y}`).toBe(true);
  }
});

test("the drawing is small", async () => {
  const packed = new Blob([drawing]).stream().pipeThrough(new CompressionStream("gzip"));
  expect((await new Response(packed).arrayBuffer()).byteLength).toBeLessThan(20_000);
});
