/** Hints and reviews at a table of a server, thought out in this browser: by the same workers as in a site without a server. */
import { api, got, sentence } from "../api/client";
import type { Hint, Review } from "../api/types";
import { here } from "../lib/here";
import { standing } from "../lib/line";
import { t } from "../lib/text.svelte";
import { watching } from "../lib/watched";
import type { Seated } from "./along";
import { Thinkers, type Said } from "./thinkers";
import type { Files } from "./words";

/** Of the browser's caches that with Python's memory; and what its owner says of the device. */
const CACHE = "ludi program";
const PATIENCE = 20_000;
/** How long a review waits for Python. */
const START = 8_000;
interface Device {
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}

let thinkers: Promise<Thinkers | null> | undefined;

/** Whether the device can do it beside all else: else the server thinks, as it does for programs. */
export function able(device: Navigator & Device = navigator): boolean {
  const { hardwareConcurrency = 1, deviceMemory = 4, connection } = device;
  return hardwareConcurrency > 1 && deviceMemory >= 2 && !connection?.saveData;
}

/** Where the server has Python and the rules; null where it has none. */
export async function program(): Promise<Files | null> {
  const found = await got(api.GET("/api/program"));
  if (!found) return null;
  const whole = (name: string): string => new URL(`/${name}`, location.origin).href;
  const { python, library, rules } = found;
  const version = [python, rules].map((name) => name.replace(/\W/g, "")).join("-");
  return { python: whole(python), library: whole(library), rules: whole(rules), memory: whole(`memory-${version}`), cache: CACHE };
}

async function begun(): Promise<Thinkers | null> {
  const files = able() ? await program().catch(() => null) : null;
  if (!files) return null;
  const found = new Thinkers({ kind: "begin", files }, 1);
  found.prepare();
  return found;
}

/**
 * The same as the server's hint, or nothing: while Python is still being loaded, on a weak device, where the server knows
 * better, and where the thinking fails or takes too long.
 */
async function thought(room: string, seat: number, also: number | undefined, said: Said): Promise<Hint | null> {
  thinkers ??= begun();
  const found = await Promise.race([thinkers, null]);
  if (!found?.ready) return null;
  const { question } = await got(api.GET("/api/rooms/{room}/question", { params: { path: { room }, query: { seat } } }));
  if (!question) return null;
  const late = setTimeout(() => found.cancel(room), PATIENCE);
  const answer = await found.ask(room, JSON.stringify({ ...question, also: also ?? null, id: 1 }), said);
  clearTimeout(late);
  return answer ? (JSON.parse(answer) as Hint) : null;
}

/** How many tries of a search are made, and of how many. */
export interface Searched {
  done: number;
  total: number;
}

/** Who asks, and where it is shown how far that is, and what there is to be said besides. */
interface Asking extends Seated {
  problem: unknown;
  hinting: Searched | null;
}

/** The best moves; of the move `also` what it promises. A sentence where they have to be asked for again. */
export async function hint(room: Asking, also?: number): Promise<Hint | string> {
  const seat = room.seat ?? 0; // who holds none is refused
  let found = here ? null : await thought(room.id, seat, also, (done, total) => (room.hinting &&= { done, total }));
  if (!found) {
    const told = await got(api.POST("/api/rooms/{room}/hint", { params: { path: { room: room.id }, query: { seat, also } } }));
    if ("key" in told) return (await sentence(told)) ?? "";
    found = told;
  }
  if (!found.full) room.problem = t("web-weak");
  return found;
}

const reviewOf = (room: string): string => `review ${room}`;

/** The review of a finished match; null where the server is to make it: on a weak device, or where Python does not come. */
export async function reviewed(room: string, title: string, said: Said): Promise<Review | null> {
  thinkers ??= begun();
  const found = await thinkers;
  if (!found) return null;
  await Promise.race([found.begun, new Promise((late) => setTimeout(late, START))]);
  if (!found.ready) return null;
  const asked = { params: { path: { room }, query: watching(room) } };
  const [record, log] = await Promise.all([
    got(api.GET("/api/rooms/{room}/record", { ...asked, parseAs: "text" })) as Promise<string>,
    got(api.GET("/api/rooms/{room}/replay", asked)),
  ]);
  const lines = record.trimEnd().split("\n");
  const answer = await found.ask(reviewOf(room), JSON.stringify({ title, lines }), said);
  return answer ? { ...(JSON.parse(answer) as Review), versions: [0, ...standing(log.entries).map(({ v }) => v)] } : null;
}

/** Nobody waits for a review any more. */
export const unwanted = async (room: string): Promise<void> => (await thinkers)?.cancel(reviewOf(room));
