/** The map as it was drawn (web/tools/map): lines that neighbours share, put together to shapes. */
// A file of its own, which is asked for at once and kept by the browser while the code around it changes.
const { default: data } = await import("./map.json");

export type Point = readonly [number, number];

/** A stretch of coast or a border. */
export interface Line {
  points: Point[];
  /** The sea on its other side, "closed" for waters that nobody crosses, "edge" where the paper ends; "" on a border. */
  sea: string;
  /** The lands on its sides. */
  lands: string[];
}

export interface Land {
  id: string;
  area: string;
  /** Its one shape, and its islands. */
  ring: Point[];
  isles: Point[][];
  /** Ready to be drawn, islands and all. */
  path: string;
  token: Point;
  label: Point;
  /** How many letters a line of its name may be wide, where its neighbours leave less room than usual. */
  wide: number | undefined;
}

export interface Area {
  id: string;
  lands: string[];
  badge: Point;
}

export interface Terrain {
  kind: string;
  /** The land in which it lies, and the one on the other side of the border. */
  land: string;
  from: string;
  at: Point[];
}

export interface Strait {
  lands: [string, string];
  at: [Point, Point, Point];
}

function unpacked(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < flat.length; i += 2) {
    x += flat[i]!;
    y += flat[i + 1]!;
    points.push([x, y]);
  }
  return points;
}

const arcs = data.arcs.map(unpacked);
const arc = (i: number): Point[] => (i < 0 ? [...arcs[~i]!].reverse() : arcs[i]!);
const ring = (face: readonly number[]): Point[] => face.flatMap((i) => arc(i).slice(0, -1));

/** A line in the words of SVG. */
export function path(points: readonly Point[], closed: boolean): string {
  let [x, y] = [0, 0];
  const steps = points.map(([u, v], i) => {
    const step = i ? `${u - x} ${v - y}` : `M${u} ${v}l`;
    [x, y] = [u, v];
    return step;
  });
  return `${steps[0]}${steps.slice(1).join(" ")}${closed ? "z" : ""}`;
}

const areaOf = new Map(Object.entries(data.areas).flatMap(([id, { lands }]) => lands.map((land) => [land, id] as const)));

export const WIDTH = data.width;
export const HEIGHT = data.height;

export const LANDS: Land[] = Object.entries(data.lands).map(([id, drawn]) => {
  const rings = [drawn.ring, ...drawn.isles].map(ring);
  return {
    id,
    area: areaOf.get(id) ?? "",
    ring: rings[0]!,
    isles: rings.slice(1),
    path: rings.map((points) => path(points, true)).join(""),
    token: drawn.token as unknown as Point,
    label: drawn.label as unknown as Point,
    wide: "wide" in drawn ? drawn.wide : undefined,
  };
});

/** How far the token of each land is from the next one. */
export const APART: Readonly<Record<string, number>> = Object.fromEntries(
  LANDS.map(({ id, token: [x, y] }) => [id, Math.min(...LANDS.filter((other) => other.id !== id).map(({ token: [u, v] }) => Math.hypot(u - x, v - y)))]),
);

const beside = new Map<number, string[]>();
for (const [id, { ring: main, isles }] of Object.entries(data.lands)) {
  for (const i of [main, ...isles].flat()) {
    const n = i < 0 ? ~i : i;
    beside.set(n, [...(beside.get(n) ?? []), id]);
  }
}

export const LINES: Line[] = arcs.map((points, i) => ({ points, sea: data.seas[i]!, lands: beside.get(i) ?? [] }));

/** Land that nobody enters. */
export const WILD: Point[][] = data.wild.map(ring);

/** Mountains of the wild country between the lands. */
export const PEAKS = data.peaks as unknown as Point[];

export const AREAS: Area[] = Object.entries(data.areas).map(([id, { lands, badge }]) => ({
  id,
  lands,
  badge: badge as unknown as Point,
}));
export const TERRAIN = data.terrain as unknown as Terrain[];
export const STRAITS = data.straits as unknown as Strait[];
export const SEAS = data.names as unknown as { sea: string; at: [Point, Point, Point] }[];
