/**
 * The service worker. It keeps the shell of the page, so that it opens without the server, and hashed files once they were
 * used; never an answer of the server. The build puts in what belongs to the shell: see scripts/installable.ts.
 */
import { away, cacheName, lasts, stale, way, type Asked } from "./keep";

declare const VERSION: string;
/** The script that the page of this version begins with. */
declare const ENTRY: string;
declare const FILES: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const { scope } = worker.registration;
const own = cacheName(scope, VERSION);

/** Keep the shell, or fail and be tried again: while a server changes its version, page and worker may not fit together. */
async function fill(): Promise<void> {
  const page = await fetch(scope, { cache: "no-cache" });
  if (!page.ok || page.redirected || !(await page.clone().text()).includes(ENTRY)) throw new Error("this is the page of another version");
  const cache = await caches.open(own);
  await cache.addAll(FILES.map((name) => scope + name));
  await cache.put(scope, page);
}

async function page(request: Request): Promise<Response> {
  let answer = await fetch(request).catch(() => null);
  if (!answer || away(answer.status)) answer = (await (await caches.open(own)).match(scope)) ?? answer;
  return answer ?? Response.error();
}

async function file(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const kept = await caches.match(url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (lasts(answer)) {
    const copy = answer.clone();
    event.waitUntil(caches.open(own).then((cache) => cache.put(url, copy)).catch(() => undefined));
  }
  return answer;
}

/** Keep the files that a page had loaded before this worker saw what it asks for: the letters of a language, a board. */
async function more(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (way({ method: "GET", mode: "cors", url }, scope) !== "file" || (await caches.match(url, { ignoreVary: true }))) continue;
    const answer = await fetch(url);
    if (lasts(answer)) await (await caches.open(own)).put(url, answer);
  }
}

/** Delete what other versions kept, unless another window may still need it. */
async function tidy(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.filter((one) => one.url.startsWith(scope)).length > 1) return;
  await Promise.all(stale(await caches.keys(), scope, VERSION).map((name) => caches.delete(name)));
}

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const how = way(event.request, scope);
  if (how === "page") event.respondWith(page(event.request));
  if (how === "file") event.respondWith(file(event));
});
worker.addEventListener("message", (event) => {
  const asked = event.data as Asked;
  if (asked === "which") event.ports[0]?.postMessage(ENTRY);
  if (asked === "take") event.waitUntil(worker.skipWaiting());
  if (asked === "claim") event.waitUntil(worker.clients.claim());
  if (typeof asked === "object") event.waitUntil(more(asked.keep).catch(() => undefined));
  if (asked === "tidy") event.waitUntil(tidy());
});
