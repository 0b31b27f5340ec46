// After the build: what a browser has to load, against what it may cost. Ends with 1 when something is too large.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { gzipSync } from "node:zlib";

const out = new URL("../../src/ludi/server/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", out)));
const size = (file) => readFileSync(new URL(file, out)).length;
const packed = (file) => gzipSync(readFileSync(new URL(file, out)), { level: 9 }).length;

/** The files of a module and of everything that it imports at once. */
function files(key, found = new Set()) {
  const entry = manifest[key];
  if (!entry) throw new Error(`the build has no ${key}`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const other of entry.imports ?? []) files(other, found);
  return found;
}
const words = (part) => `../src/ludi/locales/en/${part}.ftl?raw`;
const all = (...keys) => keys.reduce((found, key) => files(key, found), new Set());
const sum = (set, without = new Set()) => [...set].filter((f) => !without.has(f)).reduce((n, f) => n + packed(f), 0);

const home = all("index.html", words("web"));
const room = all("src/screens/Room.svelte", "src/screens/Lobby.svelte", words("table-web"));
const table = all("src/screens/Room.svelte", "src/table/Table.svelte", words("table-web"));
const assets = readdirSync(new URL("assets/", out)).map((name) => `assets/${name}`);
const lines = [
  ["JavaScript of the home page, with its words", sum(home), 35_000],
  ["  more for the lobby, with its words", sum(room, home), 22_600],
  ["  more for the table, with its words", sum(table, home), 28_000],
];
/** The styles of modules and of everything that they import at once. */
function styles(keys, found = new Set(), seen = new Set()) {
  for (const key of keys.filter((one) => !seen.has(one))) {
    seen.add(key);
    for (const file of manifest[key].css ?? []) found.add(file);
    styles(manifest[key].imports ?? [], found, seen);
  }
  return found;
}
// Titles of a family have one board and the same words. A large one says in its budget.json what it may cost more than others.
const boards = Object.keys(manifest).map((key) => /^src\/titles\/(\w+)\/index\.ts$/.exec(key)?.[1]).filter(Boolean);
for (const title of boards) {
  const own = new URL(`../src/titles/${title}/budget.json`, import.meta.url);
  const { code: most = 25_000, ...more } = existsSync(own) ? JSON.parse(readFileSync(own, "utf8")) : {};
  const board = `src/titles/${title}/index.ts`;
  const its = all(board, words(title));
  lines.push([`  more for ${title} and its family, with their words`, sum(its, new Set([...home, ...table])), most]);
  lines.push([`styles of the table of ${title}`, sum(styles(["index.html", "src/screens/Room.svelte", "src/table/Table.svelte", board])), 15_000]);
  for (const [name, limit] of Object.entries(more)) lines.push([`  more for ${name} of ${title}`, sum(files(`src/titles/${title}/${name}`)), limit]);
}
// What the worker keeps of the page when it is installed, in the background: fonts, screens, and words of all languages.
const worker = readFileSync(new URL("sw.js", out), "utf8");
const kept = [...new Set(worker.match(/assets\/[\w.-]+/g))];
lines.push(["service worker", packed("sw.js"), 3_000]);
lines.push([`  ${kept.length} files that it keeps at once`, sum(new Set(kept)), 200_000]);
const python = readdirSync(new URL("site/python/", out)).filter((name) => name !== "pyodide-lock.json");
lines.push(["Python for the browser, as it lies", python.reduce((n, name) => n + size(`site/python/${name}`), 0), 3_700_000]);
lines.push(["fonts for Latin letters", assets.filter((f) => /latin.*woff2$/.test(f)).reduce((n, f) => n + size(f), 0), 65_000]);

let failed = false;
for (const [what, is, most] of lines) {
  const bad = is > most;
  failed ||= bad;
  console.log(`${bad ? "TOO LARGE " : ""}${what}: ${(is / 1000).toFixed(1)} of ${most / 1000} kB`);
}
if (failed) process.exitCode = 1;
else rmSync(new URL(".vite/", out), { recursive: true });
