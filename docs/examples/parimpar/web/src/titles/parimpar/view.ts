/** The view of Par Impar, typed by the server's description. */
import type { components } from "../../api/schema";
import type { Play } from "../../table/play.svelte";

export type View = components["schemas"]["ParimparView"];

export const view = (play: Play): View => play.snap.view as View;

/** Whether nuts are hidden in a hand now. */
export const closed = (v: View): boolean => v.pending.some(({ kind }) => kind === "guessing" || kind === "opening");
