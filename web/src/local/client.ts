/** The table of this browser, as the page speaks to it: the paths and messages of the web API. */
import { settings } from "../lib/settings.svelte";
import type { Link, Listener } from "../lib/stream";
import { cacheName } from "../offline/keep";
import type { Files, News, Order } from "./words";

interface Waiting {
  order: Extract<Order, { kind: "ask" }>;
  answered: (answer: Response) => void;
}

interface Follower {
  order: Extract<Order, { kind: "follow" }>;
  listener: Listener;
}

/** Where a game begins that is to be kept. */
const MADE = ["/api/rooms", "/api/import"];
/** Milliseconds: a worker that fails sooner after one that has failed is the last that is begun by itself. */
const LASTS = 30_000;
const waiting = new Map<number, Waiting>();
const followers = new Map<number, Follower>();
let count = 0;
let worker: Worker | undefined;
/** Whether the worker can be asked. */
let able = false;
let failed = false;
/** When a worker was last begun in place of one that had failed. */
let renewed = -LASTS;
let begun: () => void;
let came: () => void;

/** How far the table is: the part of it that was loaded, 0 to 1. */
export interface Progress {
  done: number;
  failed: boolean;
}

let said: (progress: Progress) => void = () => undefined;

/** Tell one listener how far the loading is. */
export function watch(listener: (progress: Progress) => void): void {
  said = listener;
}

/** When Python and the rules are there. */
export const ready = new Promise<void>((done) => (begun = done));

/** When all of Python has come, and it begins. */
export const loaded = new Promise<void>((done) => (came = done));

const site = (name: string): string => new URL(name, document.baseURI).href;

function files(): Files {
  const { python = "", library = "", rules = "", version = "" } = document.documentElement.dataset;
  return { python: site(python), library: site(library), rules: site(rules), memory: site(`memory-${version}`), cache: cacheName(site("./"), version) };
}

function heard({ data }: MessageEvent<News>): void {
  if (data.kind === "answer") {
    const file = !/^[[{n]/.test(data.text) || data.text.startsWith('{"ludi"');
    const headers = { "content-type": file ? "application/jsonl" : "application/json" };
    waiting.get(data.id)?.answered(new Response(data.text, { status: data.status, headers }));
    waiting.delete(data.id);
  }
  if (data.kind === "message") {
    const message = JSON.parse(data.text) as { type: string };
    const listener = followers.get(data.number)?.listener;
    if (message.type === "refused") listener?.refused(message);
    else listener?.message(message);
  }
  if (data.kind === "loading") said({ done: data.done, failed });
  if (data.kind === "ready" || (data.kind === "loading" && data.done === 1)) came();
  if (data.kind === "ready") {
    able = true;
    begun();
    for (const { listener } of followers.values()) listener.link(true);
  }
  if (data.kind === "failed") fail();
}

/** What is wrong, in the place of an answer. */
const wrong = (key: string): Response =>
  new Response(JSON.stringify({ key, params: {} }), { status: 503, headers: { "content-type": "application/json" } });

/** The worker is of no use any more: it is ended, and unless none can be had another one takes its place. */
function fail(): void {
  worker?.terminate();
  worker = undefined;
  const now = Date.now();
  if (!able || now - renewed < LASTS) return lose();
  renewed = now;
  // What was to be done may have been, and its answer lost: who asked for it is told, and looks.
  for (const [id, { order, answered }] of waiting) {
    if (order.method === "GET") continue;
    waiting.delete(id);
    answered(wrong("local-begun-anew"));
  }
  started();
  for (const { listener } of followers.values()) listener.link(false);
}

/** Without its worker there is no table: whoever waits is told so. */
function lose(): void {
  failed = true;
  able = false;
  said({ done: 0, failed });
  for (const { answered } of waiting.values()) answered(wrong("local-no-table"));
  waiting.clear();
  for (const { listener } of followers.values()) listener.refused({ key: "local-no-table", params: {} });
}

/** The worker. One in the place of another goes on with what that one was asked; the rooms are as they are kept. */
function started(): Worker {
  if (worker) return worker;
  failed = able = false;
  const its = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
  worker = its;
  its.onmessage = (event: MessageEvent<News>) => {
    if (worker === its) heard(event); // else it was said before it was ended
  };
  its.onerror = (error) => {
    error.preventDefault(); // it is taken care of here
    console.warn(error.message);
    if (worker === its) fail();
  };
  its.postMessage({ kind: "begin", files: files() });
  for (const { order } of [...followers.values(), ...waiting.values()]) its.postMessage(order);
  return its;
}

/** Load Python and the rules, before they are wanted. */
export function prepare(): void {
  started();
}

/** Have an archive of the rules fetched, before it is asked for. */
export function want(archive: string): void {
  started().postMessage({ kind: "want", archive });
}

/** What the web API would answer. */
export async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const body = request.method === "GET" ? "" : await request.text();
  if (MADE.includes(pathname) && request.method === "POST") void navigator.storage?.persist?.();
  const its = started();
  const order = { kind: "ask", id: ++count, method: request.method, path: pathname, query: Object.fromEntries(searchParams), body } as const;
  return new Promise((answered) => {
    waiting.set(order.id, { order, answered });
    its.postMessage(order);
  });
}

/** Follow a room. */
export function follow(room: string, seat: number | null, listener: Listener): Link {
  const its = started();
  const number = ++count;
  const order = { kind: "follow", number, room, seat, atOnce: settings.others === "off" } as const;
  followers.set(number, { order, listener });
  its.postMessage(order);
  listener.link(true);
  return {
    close() {
      followers.delete(number);
      worker?.postMessage({ kind: "leave", number });
    },
  };
}

/** Save a match as a file. */
export async function save(path: string): Promise<void> {
  const url = new URL(path, location.origin);
  const found = await answer(new Request(url));
  if (!found.ok) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await found.blob());
  link.download = `${url.pathname.split("/")[3] ?? "match"}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Delete a match for good. */
export async function remove(room: string): Promise<void> {
  const body = JSON.stringify({ seat: 0, kind: "leave" });
  await answer(new Request(new URL(`/api/rooms/${room}/seat`, location.origin), { method: "POST", body }));
}
