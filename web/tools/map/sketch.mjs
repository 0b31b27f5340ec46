// The map in letters, for the terminal: which land the most of each column of each line belongs to, and where five
// columns about a land can be written without covering those of another one.
import { inside } from "./geometry.mjs";

const [COLUMNS, LINES] = [79, 27];
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrs";
const [SEA, WILD] = [" ", "."];
const ROOM = 5;
const FINE = 4; // points looked at along each side of a letter
const crop = { x: 40, y: 20, width: 3140, height: 2040 };

export function sketch(lands, wild) {
  const column = (x) => ((x - crop.x) / crop.width) * COLUMNS;
  const line = (y) => ((y - crop.y) / crop.height) * LINES;
  const shapes = lands.map(({ rings }, i) => [LETTERS[i], rings]);
  const what = (p) =>
    shapes.find(([, rings]) => rings.some((ring) => inside(p, ring)))?.[0] ??
    (wild.some((ring) => inside(p, ring)) ? WILD : SEA);
  const letter = (c, l) => {
    const found = new Map();
    for (let i = 0; i < FINE * FINE; i++) {
      const [u, v] = [c + ((i % FINE) + 0.5) / FINE, l + (Math.floor(i / FINE) + 0.5) / FINE];
      const here = what([crop.x + (u / COLUMNS) * crop.width, crop.y + (v / LINES) * crop.height]);
      found.set(here, (found.get(here) ?? 0) + 1);
    }
    return [...found].sort((a, b) => b[1] - a[1])[0][0];
  };
  const ground = Array.from({ length: LINES }, (_, l) => Array.from({ length: COLUMNS }, (_, c) => letter(c, l)).join(""));

  const taken = new Set();
  const size = (i) => ground.join("").split(LETTERS[i]).length;
  const places = new Map();
  for (const i of lands.map((_, n) => n).sort((a, b) => size(a) - size(b))) {
    const [x, y] = [column(lands[i].token[0]) - ROOM / 2, line(lands[i].token[1]) - 0.5];
    const tries = [];
    for (let l = 0; l < LINES; l++) {
      for (let c = 0; c + ROOM <= COLUMNS; c++) {
        const cells = Array.from({ length: ROOM }, (_, k) => `${c + k},${l}`);
        if (cells.some((cell) => taken.has(cell))) continue;
        const own = [...ground[l].slice(c, c + ROOM)].filter((at) => at === LETTERS[i]).length;
        const others = [...ground[l].slice(c, c + ROOM)].filter((at) => at !== LETTERS[i] && at !== SEA && at !== WILD).length;
        tries.push({ c, l, cells, cost: 3 * others - own + Math.abs(c - x) + 2 * Math.abs(l - y) });
      }
    }
    const best = tries.sort((a, b) => a.cost - b.cost)[0];
    for (const cell of best.cells) taken.add(cell);
    places.set(i, best);
  }
  const list = lands.map(({ id }, i) => `${LETTERS[i]} ${id} ${places.get(i).c} ${places.get(i).l}`);
  return `${[...ground, ...list].join("\n")}\n`;
}
