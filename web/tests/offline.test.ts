import { expect, test } from "vitest";
import { away, cacheName, lasts, stale, way } from "../src/offline/keep";

const SCOPES = ["https://example.org/", "https://example.org/games/ludi/"];
const asked = (url: string, mode = "navigate", method = "GET") => ({ url, mode, method });

test.each(SCOPES)("pages come from the network first, hashed files from what is kept: %s", (scope) => {
  for (const path of ["", "new?title=roma", "r/abc?invite=x", "rules/roma", "apiary"]) expect(way(asked(scope + path), scope), path).toBe("page");
  expect(way(asked(`${scope}assets/index-a1.js`, "cors"), scope)).toBe("file");
  expect(way(asked(`${scope}assets/font-a1.woff2`, "cors"), scope)).toBe("file");
});

test.each(SCOPES)("nothing that the server answers is looked at: %s", (scope) => {
  for (const mode of ["cors", "navigate", "same-origin", "no-cors"]) {
    for (const path of ["api/titles", "api/rooms/abc/state?seat=0", "api/rooms/abc/events", "api", "healthz", "metrics", "here", "here/", "here/assets/a.js"]) {
      expect(way(asked(scope + path, mode), scope), path).toBe("network");
    }
  }
  expect(way(asked(`${scope}sw.js`, "same-origin"), scope)).toBe("network");
  expect(way(asked(`${scope}manifest.webmanifest`, "cors"), scope)).toBe("network");
  expect(way(asked(scope, "navigate", "POST"), scope)).toBe("network");
  expect(way(asked(scope, "navigate", "HEAD"), scope)).toBe("network");
  expect(way(asked("https://other.org/assets/a.js", "cors"), scope)).toBe("network");
});

test("what is above a site under a path is not its own", () => {
  for (const url of ["https://example.org/", "https://example.org/assets/a.js", "https://example.org/games/"]) {
    expect(way(asked(url, url.endsWith("js") ? "cors" : "navigate"), SCOPES[1]!)).toBe("network");
  }
});

test("an address with a question, which may hold a link's secret, is no file", () => {
  expect(way(asked(`${SCOPES[0]}assets/a.js?watch=secret`, "cors"), SCOPES[0]!)).toBe("network");
});

test("only what never changes is kept", () => {
  const answer = (status: number, type: string, cache?: string) =>
    ({ status, type, headers: new Headers(cache ? { "cache-control": cache } : {}) }) as Response;
  expect(lasts(answer(200, "basic", "public, max-age=31536000, immutable"))).toBe(true);
  for (const cache of [undefined, "no-cache", "no-store", "max-age=600"]) expect(lasts(answer(200, "basic", cache))).toBe(false);
  for (const status of [206, 304, 404, 500]) expect(lasts(answer(status, "basic", "immutable"))).toBe(false);
  for (const type of ["cors", "opaque", "error"]) expect(lasts(answer(200, type, "immutable"))).toBe(false);
});

test("a server that refuses is there, one that its proxy does not reach is away", () => {
  expect([200, 304, 403, 404, 429, 500, 501, 502, 503, 504, 505].filter(away)).toEqual([502, 503, 504]);
});

test("a site deletes its own old caches and nobody else's", () => {
  const [root, below] = SCOPES as [string, string];
  const names = [cacheName(root, "1"), cacheName(root, "2"), cacheName(below, "1"), cacheName(below, "2"), "somebody-else"];
  expect(new Set(names).size).toBe(names.length);
  expect(stale(names, root, "2")).toEqual([cacheName(root, "1")]);
  expect(stale(names, below, "1")).toEqual([cacheName(below, "2")]);
  expect(stale(names, "https://example.org/games/", "1")).toEqual([]);
});
