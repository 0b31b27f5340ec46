/**
 * The service worker of a site of files alone. It keeps all of a version, and answers from that: what is played stays as
 * it is until its player takes another one. `ludi build-site` writes what belongs to a version in front of this.
 */
import { cacheName, stale, type Asked } from "./keep";

interface Site {
  version: string;
  /** All files but the page; their names change with what is in them, but for `fresh`. */
  files: readonly string[];
  fresh: readonly string[];
}

const worker = self as unknown as ServiceWorkerGlobalScope & { SITE: Site };
const { version, files, fresh } = worker.SITE;
const { scope } = worker.registration;
const own = cacheName(scope, version);

async function fill(): Promise<void> {
  const cache = await caches.open(own);
  for (const name of fresh) await cache.put(scope + name, await whole(await fetch(scope + name, { cache: "no-cache" })));
  for (const name of files) {
    const kept = await caches.match(scope + name);
    await cache.put(scope + name, kept ?? (await whole(await fetch(scope + name))));
  }
}

async function whole(answer: Response): Promise<Response> {
  if (answer.status !== 200 || answer.redirected) throw new Error(`${answer.url}: ${answer.status}`);
  return answer;
}

/** From what is kept of this version; what is not of it the network knows. */
async function found(request: Request): Promise<Response> {
  const cache = await caches.open(own);
  const address = request.mode === "navigate" ? scope : request.url.replace(/[?#].*$/, "");
  return (await cache.match(address, { ignoreVary: true })) ?? fetch(request);
}

async function tidy(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.filter((one) => one.url.startsWith(scope)).length > 1) return;
  await Promise.all(stale(await caches.keys(), scope, version).map((name) => caches.delete(name)));
}

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(scope)) event.respondWith(found(event.request));
});
worker.addEventListener("message", (event) => {
  const asked = event.data as Asked;
  if (asked === "which") event.ports[0]?.postMessage(version);
  if (asked === "take") event.waitUntil(worker.skipWaiting());
  if (asked === "claim") event.waitUntil(worker.clients.claim());
  if (asked === "tidy") event.waitUntil(tidy());
});
