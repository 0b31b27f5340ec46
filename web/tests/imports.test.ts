import { expect, test } from "vitest";

const IMPORT = /(?:^|\s)(?:import|export)\s+(?:[\w*{}\s,$]+\s+from\s+)?["'](\.[^"']*)["']|\bimport\(["'](\.[^"']*)["']\)/g;
const OTHER = /\.(css|json|toml|svg)(\?no-inline)?$|\/schema$/; // no file of ours that imports anything

const texts = import.meta.glob<string>(["../src/**/*.{ts,svelte}", "!**/*.d.ts"], { query: "?raw", import: "default", eager: true });
const sources = new Map(Object.entries(texts).map(([name, text]) => [name.replace("../src/", ""), text]));

/** The file that an import in another one means, by its path in the sources. */
function meant(from: string, what: string): string | null {
  const base = new URL(what, `file:///${from}`).pathname.slice(1).replace(/\/$/, "");
  return [base, `${base}.ts`, `${base}/index.ts`].find((name) => sources.has(name)) ?? null;
}

const imported = (file: string): string[] => [...sources.get(file)!.matchAll(IMPORT)].map((found) => (found[1] ?? found[2])!);

/** What each file imports, for its types alone or later on included. */
const arrows = new Map([...sources.keys()].map((file) => [file, imported(file).flatMap((what) => meant(file, what) ?? [])]));

/** Whether one file leads to another, over any number of imports. */
function leads(from: string, to: string): boolean {
  const seen = new Set<string>();
  const ahead = [...arrows.get(from)!];
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    if (file === to) return true;
    if (seen.has(file)) continue;
    seen.add(file);
    ahead.push(...arrows.get(file)!);
  }
  return false;
}

test("every import is understood", () => {
  expect(sources.size).toBeGreaterThan(150);
  const lost = [...sources.keys()].flatMap((file) => imported(file).filter((what) => !OTHER.test(what) && !meant(file, what)).map((what) => [file, what]));
  expect(lost).toEqual([]);
  expect([...arrows.values()].flat().length).toBeGreaterThan(800);
});

test("no files import each other in a circle", () => {
  expect([...sources.keys()].filter((file) => leads(file, file))).toEqual([]);
});

test("a title is imported by its own folder and by the table of titles alone", () => {
  const title = (file: string): string => /^titles\/(\w+)\//.exec(file)?.[1] ?? "";
  const wrong = [...arrows].flatMap(([file, to]) =>
    file === "titles/all.ts" ? [] : to.filter((other) => title(other) && title(other) !== title(file)).map((other) => [file, other]),
  );
  expect(wrong).toEqual([]);
});
