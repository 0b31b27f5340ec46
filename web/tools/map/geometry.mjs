// Plane geometry for the map: what the generator needs and no more. Points are [x, y].

const RAD = Math.PI / 180;

/** Lambert's conformal conic projection in units of the earth's radius, y to the south. */
export function conic([south, north], meridian) {
  const slope = (lat) => Math.tan(Math.PI / 4 + (lat * RAD) / 2);
  const n = Math.log(Math.cos(south * RAD) / Math.cos(north * RAD)) / Math.log(slope(north) / slope(south));
  const f = (Math.cos(south * RAD) * slope(south) ** n) / n;
  return ([lon, lat]) => {
    const r = f / slope(lat) ** n;
    const a = n * (lon - meridian) * RAD;
    return [r * Math.sin(a), r * Math.cos(a)];
  };
}

/** A closed ring cut to a rectangle (Sutherland and Hodgman). */
export function clip(ring, [x0, y0, x1, y1]) {
  const sides = [
    [(p) => p[0] >= x0, 0, x0],
    [(p) => p[0] <= x1, 0, x1],
    [(p) => p[1] >= y0, 1, y0],
    [(p) => p[1] <= y1, 1, y1],
  ];
  return sides.reduce((points, [inside, axis, limit]) => {
    const kept = [];
    points.forEach((p, i) => {
      const q = points[(i + points.length - 1) % points.length];
      if (inside(p) !== inside(q)) {
        const t = (limit - q[axis]) / (p[axis] - q[axis]);
        const cut = [q[0] + t * (p[0] - q[0]), q[1] + t * (p[1] - q[1])];
        cut[axis] = limit;
        kept.push(cut);
      }
      if (inside(p)) kept.push(p);
    });
    return kept;
  }, ring);
}

export const area = (ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    return sum + x * v - u * y;
  }, 0) / 2;

export function inside([x, y], ring) {
  let odd = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + ring.length - 1) % ring.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

export const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The point of a segment that is nearest to another one. */
export function foot(p, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return [a[0] + t * dx, a[1] + t * dy];
}

/** A ring without inlets and spits that are narrower than `width`, and smaller than `bay` and `spit`. */
export function plain(ring, width, bay, spit) {
  const REACH = 160;
  const kept = [];
  const whole = area(ring);
  for (let i = 0; i < ring.length; ) {
    kept.push(ring[i]);
    let next = i + 1;
    for (let j = Math.min(i + REACH, ring.length - 1); j > i + 1; j--) {
      if (far(ring[i], ring[j]) > width) continue;
      const cut = ring.slice(i, j + 1);
      const way = cut.reduce((sum, p, k) => sum + (k ? far(p, cut[k - 1]) : 0), 0);
      const size = area(cut) * Math.sign(whole);
      if (way > 3 * width && -size < Math.min(bay, Math.abs(whole) / 3) && size < Math.min(spit, Math.abs(whole) / 3)) {
        next = j;
        break;
      }
    }
    i = next;
  }
  return kept;
}

/** An open line without the bends that enclose less than `least` with their neighbours (Visvalingam). */
export function simplify(line, least) {
  const bend = (a, b, c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  let points = line;
  for (;;) {
    const size = points.map((p, i) => (i && i < points.length - 1 ? bend(points[i - 1], p, points[i + 1]) : Infinity));
    const kept = points.filter((_, i) => size[i] >= least || size[i] > size[i - 1] || size[i] >= size[i + 1]);
    if (kept.length === points.length) return points;
    points = kept;
  }
}

/** A soft line through all points (Catmull and Rom), a point about every `step`. */
export function soft(points, step) {
  const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
  const line = [points[0]];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const count = Math.max(1, Math.round(far(b, c) / step));
    for (let k = 1; k <= count; k++) {
      const t = k / count;
      line.push(
        [0, 1].map((x) => {
          const [p, q, r, s] = [a[x], b[x], c[x], d[x]];
          return (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3) / 2;
        }),
      );
    }
  }
  return line;
}

/** The same line as a hand would draw it: it sways by up to `sway`, always in the same way. */
export function drawn(line, sway) {
  const noise = (x) => {
    const n = Math.sin(x * 127.1) * 43758.5453;
    return 2 * (n - Math.floor(n)) - 1;
  };
  return line.map((p, i) => {
    if (i === 0 || i === line.length - 1) return p;
    const [a, b] = [line[i - 1], line[i + 1]];
    const length = far(a, b) || 1;
    const by = noise(Math.round(p[0]) + 0.37 * Math.round(p[1])) * sway * Math.min(1, i / 3, (line.length - 1 - i) / 3);
    return [p[0] - ((b[1] - a[1]) / length) * by, p[1] + ((b[0] - a[0]) / length) * by];
  });
}

/** Whole numbers, no point twice in a row. */
export const rounded = (line) =>
  line.map((p) => p.map(Math.round)).filter((p, i, all) => i === 0 || p[0] !== all[i - 1][0] || p[1] !== all[i - 1][1]);

/** All faces of a drawing of lines that meet at their ends only: each a list of [line, backwards]. */
export function faces(lines) {
  const key = (p) => p.join();
  const leaving = new Map();
  const half = lines.flatMap((line, i) => [
    { line: i, back: false, from: line[0], next: line[1], to: line.at(-1) },
    { line: i, back: true, from: line.at(-1), next: line.at(-2), to: line[0] },
  ]);
  for (const h of half) {
    const all = leaving.get(key(h.from)) ?? [];
    leaving.set(key(h.from), [...all, h]);
  }
  for (const all of leaving.values()) {
    const angle = (h) => Math.atan2(h.next[1] - h.from[1], h.next[0] - h.from[0]);
    all.sort((a, b) => angle(a) - angle(b));
  }
  const twin = (h) => half[half.indexOf(h) ^ 1];
  const after = (h) => {
    const all = leaving.get(key(h.to));
    return all[(all.indexOf(twin(h)) + all.length - 1) % all.length];
  };
  const seen = new Set();
  return half.flatMap((start) => {
    if (seen.has(start)) return [];
    const face = [];
    for (let h = start; !seen.has(h); h = after(h)) {
      seen.add(h);
      face.push([h.line, h.back]);
    }
    return [face];
  });
}

/** The points of a face, without a repeated end. */
export const outline = (face, lines) =>
  face.flatMap(([i, back]) => (back ? [...lines[i]].reverse() : lines[i]).slice(0, -1));

/** Where lines cross or touch but at points that both have: [a point near it, line, line]. */
export function crossings(lines) {
  const CELL = 50;
  const turn = (a, b, c) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  const same = (p, q) => p[0] === q[0] && p[1] === q[1];
  const grid = new Map();
  const found = new Map();
  lines.forEach((line, n) =>
    line.slice(1).forEach((b, i) => {
      const a = line[i];
      const range = (axis) => [a, b].map((p) => Math.floor(p[axis] / CELL)).sort((p, q) => p - q);
      const [[x0, x1], [y0, y1]] = [range(0), range(1)];
      for (let x = x0; x <= x1; x++)
        for (let y = y0; y <= y1; y++) {
          const cell = grid.get(`${x},${y}`) ?? [];
          for (const [c, d, m] of cell) {
            if ([a, b].some((p) => same(p, c) || same(p, d))) continue;
            if (turn(a, b, c) === turn(a, b, d) || turn(c, d, a) === turn(c, d, b)) continue;
            found.set(`${a}`, [a, n, m]);
          }
          grid.set(`${x},${y}`, [...cell, [a, b, n]]);
        }
    }),
  );
  return [...found.values()];
}
