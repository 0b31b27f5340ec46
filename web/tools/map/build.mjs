// Draws the map of History of the Roman Empire: npm run map. Coasts come from Natural Earth (public domain) through
// world-atlas, borders and positions from the files beside this one, lands and terrain from the game's facts. Writes
// map.json for the page and empire_map.txt for the terminal, and complains about lines that cross; with --check it only
// says whether these files are right.
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "smol-toml";
import { feature } from "topojson-client";
import { channels, coast, inland, isles, lines } from "./borders.mjs";
import { area, clip, conic, crossings, drawn, faces, far, foot, inside, outline, plain, rounded, simplify, soft } from "./geometry.mjs";
import { badges, frame, names, peaks, seaOf, spots, straits } from "./places.mjs";
import { sketch } from "./sketch.mjs";

const facts = parse(readFileSync(new URL("../../../src/ludi/games/empire/facts.toml", import.meta.url), "utf8"));
const atlas = JSON.parse(readFileSync(new URL("../../node_modules/world-atlas/land-10m.json", import.meta.url)));

const FINE = 9; // the smallest bend of a coast that is kept, in square units
const SMALL = 170; // the smallest island that is shown, in square units
const NARROW = 4.5; // inlets and spits less wide than this are left out
const BAY = 400; // unless an inlet
const SPIT = 40; // or a spit is larger than this
const WIDE = 6; // half the width of the narrowest strait, so that it shows
const SWAY = 3.5; // how much the hand trembles that draws a border
const APART = 58; // from one small picture along a border to the next
const INSIDE = 27; // from the border to a picture
const CLEAR = 66; // around a token there is none,
const NAME = [110, 36]; // nor this far from a name
const MARGIN = 80; // what is kept beyond the frame

const earth = conic([34, 50], 18);
const scale = frame.width / (earth(frame.east)[0] - earth(frame.west)[0]);
const [left, top] = [earth(frame.west)[0], earth(frame.north)[1]];
const project = (p) => {
  const [x, y] = earth(p);
  return [(x - left) * scale, (y - top) * scale];
};
const window = [-30, 15, 65, 66];
const paper = [-MARGIN, -MARGIN, frame.width + MARGIN, frame.height + MARGIN];

/** The rings with the banks of narrow straits moved apart. */
function widened(rings) {
  const BEND = 100; // points of one ring that are closer than this in it are the same bank
  for (const [at, reach] of channels) {
    const here = rings.map((ring) => ring.flatMap((p, i) => (far(p, project(at)) < reach ? [i] : [])));
    const moved = rings.map((ring, r) =>
      here[r].map((i) => {
        const p = ring[i];
        let best = null;
        for (const [s, other] of rings.entries()) {
          for (const j of here[s]) {
            if (s === r && Math.min(Math.abs(i - j), ring.length - Math.abs(i - j)) < BEND) continue;
            const q = foot(p, other[j], other[(j + 1) % other.length]);
            if (!best || far(p, q) < far(p, best)) best = q;
          }
        }
        if (!best || far(p, best) > 2 * WIDE) return p;
        const [middle, d] = [p.map((v, axis) => (v + best[axis]) / 2), far(p, best) || 1];
        return middle.map((v, axis) => v + ((p[axis] - best[axis]) / d) * WIDE);
      }),
    );
    rings.forEach((ring, r) => here[r].forEach((i, k) => (ring[i] = moved[r][k])));
  }
  return rings;
}

/** Coasts: rings in map units, the simplified ones that are large enough; a ring ends where it begins. */
function coasts(stops) {
  const cut = feature(atlas, atlas.objects.land)
    .features.flatMap((f) => (f.geometry.type === "Polygon" ? [f.geometry.coordinates] : f.geometry.coordinates))
    .flat()
    .map((ring) => clip(ring.slice(0, -1), window))
    .filter((ring) => ring.length > 3)
    .map((ring) => clip(ring.map(project), paper))
    .filter((ring) => ring.length > 3 && Math.abs(area(ring)) > SMALL);
  const rings = widened(cut).map((ring) => plain(ring, NARROW, BAY, SPIT));
  const points = rings.flatMap((ring, r) => (Math.abs(area(ring)) > 9000 ? ring.map((p, i) => ({ p, r, i })) : []));
  const held = rings.map(() => new Set());
  for (const [name, at] of Object.entries(coast)) {
    const here = project(at);
    const best = points.reduce((a, b) => (far(a.p, here) <= far(b.p, here) ? a : b));
    if (far(best.p, here) > 40) console.warn(`${name} is ${far(best.p, here).toFixed()} units from the coast`);
    held[best.r].add(best.i);
    stops.set(name, best.p);
  }
  return rings.flatMap((ring, r) => {
    // Where a stretch of coast begins and ends: at the borders, and wherever the sea changes its name.
    const sea = ring.map((p, i) => seaOf(p, ring[(i + 1) % ring.length], paper, unproject));
    const cuts = ring.flatMap((_, i) => (held[r].has(i) || sea[i] !== sea.at(i - 1) ? [i] : []));
    if (cuts.length === 0) cuts.push(0);
    return cuts.flatMap((from, k) => {
      const to = k + 1 < cuts.length ? cuts[k + 1] : cuts[0] + ring.length;
      const line = Array.from({ length: to - from + 1 }, (_, i) => ring[(from + i) % ring.length]);
      const drawn = shore(line);
      return drawn.length < 2 ? [] : [{ sea: sea[from], line: drawn }];
    });
  });
}

/** A stretch of coast with as few bends as go without crossing itself. */
function shore(line) {
  for (let fine = FINE; ; fine /= 2) {
    const found = rounded(simplify(line, fine));
    if (fine < 1 || crossings([found]).length === 0) return found;
  }
}

/** Degrees of a point of the map, by Newton's way. */
function unproject(p) {
  let at = [18, 40];
  for (let k = 0; k < 12; k++) {
    const here = project(at);
    const [ex, ey] = [p[0] - here[0], p[1] - here[1]];
    const dx = project([at[0] + 0.01, at[1]]).map((v, i) => (v - here[i]) / 0.01);
    const dy = project([at[0], at[1] + 0.01]).map((v, i) => (v - here[i]) / 0.01);
    const det = dx[0] * dy[1] - dx[1] * dy[0];
    at = [at[0] + (ex * dy[1] - ey * dy[0]) / det, at[1] + (ey * dx[0] - ex * dx[1]) / det];
  }
  return at;
}

const stops = new Map(Object.entries(inland).map(([name, at]) => [name, project(at)]));
const rough = coasts(stops);
const overlaid = new Set(crossings(rough.map(({ line }) => line)).flatMap(([, n, m]) => [n, m]));
const islet = ({ line }) => `${line[0]}` === `${line.at(-1)}` && Math.abs(area(line)) < 9000;
const shores = rough.filter((shore, n) => !overlaid.has(n) || !islet(shore));
const borders = lines.map((line) => {
  const points = line.map((p) => (typeof p === "string" ? stops.get(p) : project(p)));
  if (points.includes(undefined)) throw new Error(`unknown place in ${line}`);
  return { line: rounded(simplify(drawn(soft(points, 14), SWAY), 3)) };
});
const arcs = [...shores, ...borders];

const drawing = arcs.map(({ line }) => line);
const ours = arcs.filter(({ sea }) => sea !== "edge").map(({ line }) => line);
const bad = crossings(ours).map(
  ([p, n, m]) => `lines cross at ${p} (${unproject(p).map((v) => v.toFixed(2))}): those from ${ours[n][0]} and ${ours[m][0]}`,
);

const rings = faces(drawing)
  .map((face) => ({ face, ring: outline(face, drawing) }))
  .filter(({ ring }) => area(ring) > 0);
const around = (at, what) => {
  const here = rings.filter(({ ring }) => inside(at, ring)).sort((a, b) => area(a.ring) - area(b.ring))[0];
  if (!here) throw new Error(`${what} lies in the sea`);
  return here;
};
const chosen = new Map();
const lands = {};
for (const land of facts.land) {
  const { face } = around(spots[land.id].token, land.id);
  if (chosen.has(face)) throw new Error(`${land.id} and ${chosen.get(face)} are one shape`);
  chosen.set(face, land.id);
  lands[land.id] = { ring: face };
}
for (const [land, points] of Object.entries(isles)) {
  lands[land].isles = points.map((at) => {
    const here = project(at);
    const near = ({ ring }) => Math.min(...ring.map((p) => far(p, here)));
    const small = rings.filter(({ ring }) => area(ring) < 9000);
    const { face, ring } = small.reduce((a, b) => (near(a) <= near(b) ? a : b));
    if (near({ ring }) > 40 || chosen.has(face)) throw new Error(`no isle of ${land} at ${at}`);
    chosen.set(face, land);
    return face;
  });
}
const wild = rings.filter(({ face }) => !chosen.has(face)).map(({ face }) => face);
const packed = (face) => face.map(([i, back]) => (back ? ~i : i));
const at = (p) => project(p).map(Math.round);

/** What lies along the border of two lands, on the side of the first: points for the small pictures. */
function along(land, other, shift) {
  const theirs = new Set(lands[other].ring.map(([i]) => i));
  const border = lands[land].ring.filter(([i]) => theirs.has(i));
  if (border.length === 0) throw new Error(`${land} has no border with ${other}`);
  const shape = outline(lands[land].ring, drawing);
  const { token, label } = spots[land];
  const found = border.flatMap(([i, back]) => {
    const line = back ? [...drawing[i]].reverse() : drawing[i];
    const ways = line.map((p, k) => (k ? far(p, line[k - 1]) : 0));
    const whole = ways.reduce((a, b) => a + b);
    const count = Math.max(1, Math.round(whole / APART));
    return Array.from({ length: count }, (_, k) => {
      let way = (whole * (k + (count > 1 ? shift : 0.5))) / count;
      const n = ways.findIndex((step) => (way -= step) <= 0);
      const [a, b] = [line[Math.max(n, 1) - 1], line[Math.max(n, 1)]];
      const t = 1 + way / (far(a, b) || 1);
      const [dx, dy] = [(b[0] - a[0]) / (far(a, b) || 1), (b[1] - a[1]) / (far(a, b) || 1)];
      return [a[0] + t * (b[0] - a[0]) - dy * INSIDE, a[1] + t * (b[1] - a[1]) + dx * INSIDE].map(Math.round);
    }).filter((p) => inside(p, shape));
  });
  // Not under the token and the name, unless there is no other place.
  const free = ([x, y]) =>
    Math.min(far([x, y], token) - CLEAR, Math.max(Math.abs(x - label[0]) - NAME[0], Math.abs(y - label[1]) - NAME[1]));
  const clear = found.filter((p) => free(p) > 0);
  return clear.length ? clear : found.sort((p, q) => free(q) - free(p)).slice(0, 1);
}
const terrain = facts.edge.flatMap((edge) =>
  [["a", "b", 0.3], ["b", "a", 0.7]].flatMap(([x, y, shift]) => {
    const kind = edge[`into_${x}`];
    return kind === "none" ? [] : [{ kind, land: edge[x], from: edge[y], at: along(edge[x], edge[y], shift) }];
  }),
);
const map = {
  width: frame.width,
  height: frame.height,
  arcs: arcs.map(({ line }) => line.flatMap((p, i) => (i ? [p[0] - line[i - 1][0], p[1] - line[i - 1][1]] : p))),
  seas: arcs.map(({ sea }) => sea ?? ""),
  lands: Object.fromEntries(
    Object.entries(lands).map(([id, { ring, isles = [] }]) => {
      return [id, { ring: packed(ring), isles: isles.map(packed), ...spots[id] }];
    }),
  ),
  wild: wild.map(packed),
  peaks,
  areas: Object.fromEntries(
    facts.area.map(({ id, lands: five }) => [id, { lands: five, badge: badges[id] }]),
  ),
  terrain,
  straits: Object.entries(straits).map(([pair, points]) => ({ lands: pair.split("-"), at: points.map(at) })),
  names: Object.entries(names).map(([sea, points]) => ({ sea, at: points })),
};
const shape = (face) => outline(face, drawing);
const letters = sketch(
  Object.entries(lands).map(([id, { ring, isles = [] }]) => ({ id, rings: [ring, ...isles].map(shape), ...spots[id] })),
  wild.map(shape),
);
const files = [
  ["../../src/titles/empire/map.json", `${JSON.stringify(map)}\n`],
  ["../../../src/ludi/cli/boards/empire_map.txt", letters],
].map(([name, text]) => [new URL(name, import.meta.url), text]);
for (const [file, text] of files) {
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) bad.push(`${file.pathname} is not what is drawn here: npm run map`);
}
console.log([`${rings.length} shapes, ${arcs.length} lines of ${drawing.flat().length} points`, ...bad].join("\n"));
if (bad.length) process.exitCode = 1;
