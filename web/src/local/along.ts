/**
 * A game alone against bots is taken along: from the table with a server to the table of this browser, which that server
 * gives out under `here/`, and back. What is handed over holds no more than the seat knows: see ludi/rooms/along.py.
 */
import { api, got, sentence } from "../api/client";
import type { RoomInfo, Snapshot } from "../api/types";
import { here } from "../lib/here";

/** What has to be known of a room. */
export interface Seated {
  readonly id: string;
  readonly seat: number | null;
  readonly info: RoomInfo | null;
  readonly snap: Snapshot | null;
  readonly linked: boolean;
}

/** Where the record lies on its way. */
const KEY = "ludi-along";
const TABLE = "/here/";
/** The server of a table in the browser that a server gave out. */
const { server } = document.documentElement.dataset;

/** Whether a game of this page can be taken to the other table. */
export async function possible(info: RoomInfo): Promise<boolean> {
  const others = info.seats.filter(({ seat }) => seat !== info.mine[0]);
  if (info.status !== "running" || info.closed || info.mine.length !== 1) return false;
  if (!others.every((s) => s.kind === "bot" && !s.away)) return false;
  return here ? server !== undefined : (await got(api.GET("/api/program"))) !== null;
}

/** What is taken along, on one's own turn. */
export const handed = (room: Seated): Promise<string> =>
  got(api.GET("/api/rooms/{room}/along", { params: { path: { room: room.id }, query: { seat: room.seat ?? 0 } }, parseAs: "text" })) as Promise<string>;

/** Go on in this browser. */
export function leave(record: string): void {
  sessionStorage.setItem(KEY, record);
  location.assign(`${TABLE}#/along`);
}

/** To the table in this browser, or from there to the server. Throws what was refused. */
export async function take(room: Seated): Promise<void> {
  if (!here) return leave(await handed(room));
  const record = (await got(api.GET("/api/rooms/{room}/record", { params: { path: { room: room.id } }, parseAs: "text" }))) as string;
  const headers = { "content-type": "text/plain" };
  const answer = await fetch(`${server}api/import`, { method: "POST", body: record, headers });
  const found = (await answer.json()) as RoomInfo;
  if (!answer.ok) throw new Error((await sentence(found)) ?? answer.statusText);
  location.assign(`${server}r/${found.room}`);
}

/** The record that came along, once. */
export function arrived(): string | null {
  const record = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return record;
}

/** Whether the table in this browser opens without a server. */
export async function kept(): Promise<boolean> {
  const found = await navigator.serviceWorker?.getRegistration(TABLE).catch(() => undefined);
  return found?.active?.scriptURL.endsWith(`${TABLE}sw.js`) ?? false;
}
