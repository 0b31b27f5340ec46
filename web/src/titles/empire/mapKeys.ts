/** Over the map by keys: N to the next land where something can be done, a digit to an area. */
import type { Play } from "../../table/play.svelte";
import { AREAS, LANDS } from "./facts";
import { looked } from "./looked.svelte";

/** Tokens that have their place in the tray: digits mean them first. */
const TRAY = /^(side|people|area|tens|ones):/;
const ASKED = /^armies:/;

export const inTray = (play: Play): string[] => [...play.open.keys()].filter((token) => TRAY.test(token));

/** The next one in a ring that is wanted, behind the one that is now; from the beginning if that is none of them. */
export function after(ring: readonly string[], now: string, wanted: (one: string) => boolean): string | undefined {
  const i = ring.indexOf(now) + 1;
  return [...ring.slice(i), ...ring.slice(0, i)].find(wanted);
}

/** Move the focus over the map. Says whether the key meant that. back: the other way round. */
export function mapKeys(key: string, back: boolean, play: Play): boolean {
  const marks = new Map([...document.querySelectorAll<HTMLElement>(".mark[data-land]")].map((mark) => [mark.dataset.land!, mark]));
  const open = (land: string) => marks.get(land)?.dataset.available !== undefined;
  const focused = document.activeElement;
  const here = (focused instanceof HTMLElement && focused.dataset.land) || "";
  let goal: string | undefined;
  if (key === "n") {
    const lands = LANDS.map(({ id }) => id);
    goal = after(back ? lands.reverse() : lands, here || looked.land, open);
  } else if (here && /^[1-9]$/.test(key) && inTray(play).length === 0 && ![...play.open.keys()].some((token) => ASKED.test(token))) {
    const lands = AREAS[Number(key) - 1]?.lands ?? [];
    goal = after(lands, here, open) ?? after(lands, here, (land) => marks.has(land));
  }
  const mark = marks.get(goal ?? "");
  mark?.focus();
  return mark !== undefined;
}
