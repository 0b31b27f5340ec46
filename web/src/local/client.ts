/** The table of this browser, as the page speaks to it: the paths and messages of the web API. */
import { settings } from "../lib/settings.svelte";
import type { Link, Listener } from "../lib/stream";
import { cacheName } from "../offline/keep";
import type { Files, News, Order } from "./words";

type Answered = (answer: Response) => void;

/** Where a game begins that is to be kept. */
const MADE = ["/api/rooms", "/api/import"];
const waiting = new Map<number, Answered>();
const followers = new Map<number, Listener>();
let count = 0;
let worker: Worker | undefined;
let failed = false;
let begun: () => void;

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

const site = (name: string): string => new URL(name, document.baseURI).href;

function files(): Files {
  const { python = "", library = "", rules = "", version = "" } = document.documentElement.dataset;
  return { python: site(python), library: site(library), rules: site(rules), memory: site(`memory-${version}`), cache: cacheName(site("./"), version) };
}

function heard({ data }: MessageEvent<News>): void {
  if (data.kind === "answer") {
    const file = !/^[[{n]/.test(data.text) || data.text.startsWith('{"ludi"');
    const headers = { "content-type": file ? "application/jsonl" : "application/json" };
    waiting.get(data.id)?.(new Response(data.text, { status: data.status, headers }));
    waiting.delete(data.id);
  }
  if (data.kind === "message") {
    const message = JSON.parse(data.text) as { type: string };
    const follower = followers.get(data.number);
    if (message.type === "refused") follower?.refused(message);
    else follower?.message(message);
  }
  if (data.kind === "loading") said({ done: data.done, failed });
  if (data.kind === "ready") begun();
  if (data.kind === "failed") lose();
}

/** Without its worker there is no table: whoever waits is told so. */
function lose(): void {
  failed = true;
  said({ done: 0, failed });
  const body = '{"key":"local-no-table","params":{}}';
  for (const done of waiting.values()) done(new Response(body, { status: 503, headers: { "content-type": "application/json" } }));
  waiting.clear();
  for (const listener of followers.values()) listener.link(false);
}

function started(): Worker {
  if (!worker || failed) {
    failed = false;
    worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = heard;
    worker.onerror = lose;
    worker.postMessage({ kind: "begin", files: files() });
  }
  return worker;
}

const say = (order: Order): void => started().postMessage(order);

/** Load Python and the rules, before they are wanted. */
export function prepare(): void {
  started();
}

/** What the web API would answer. */
export async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const body = request.method === "GET" ? "" : await request.text();
  if (MADE.includes(pathname) && request.method === "POST") void navigator.storage?.persist?.();
  const id = ++count;
  return new Promise((done) => {
    waiting.set(id, done);
    say({ kind: "ask", id, method: request.method, path: pathname, query: Object.fromEntries(searchParams), body });
  });
}

/** Follow a room. */
export function follow(room: string, seat: number | null, listener: Listener): Link {
  const number = ++count;
  followers.set(number, listener);
  say({ kind: "follow", number, room, seat, atOnce: settings.others === "off" });
  listener.link(true);
  return {
    close() {
      followers.delete(number);
      say({ kind: "leave", number });
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
