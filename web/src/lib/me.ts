/** What this browser holds at the table: seats in rooms, together with other devices of its player. */
import { api, got } from "../api/client";
import type { Me } from "../api/types";
import { only, others } from "./own";
import { forgetWatched, watch } from "./watched";

/** The rooms of this browser. Where cookies of before are taken over slice by slice, their links to watch are kept. */
export async function mine(over: boolean | undefined, most: number): Promise<Me> {
  for (let asked = 0; ; asked++) {
    const me = await got(api.GET("/api/me", { params: { query: { ...(over === undefined ? {} : { over }), most } } }));
    me.watch.forEach(watch);
    if (me.watch.length === 0 || asked > 20) return me;
  }
}

/** A link for another device. local: it leads nowhere but to this computer. */
export async function link(): Promise<{ url: string; minutes: number; local: boolean }> {
  const [found, origin] = await Promise.all([got(api.POST("/api/me/link")), others()]);
  return { url: new URL(found.link, origin || location.href).href, minutes: Math.max(1, Math.round(found.seconds / 60)), local: only && !origin };
}

export const redeem = (code: string): Promise<Me> => got(api.POST("/api/me/redeem", { body: { code } }));

export async function forget(what: "this" | "others"): Promise<Me> {
  const me = await got(api.POST("/api/me/forget", { body: { what } }));
  if (what === "this") {
    forgetWatched();
    sessionStorage.clear();
  }
  return me;
}
