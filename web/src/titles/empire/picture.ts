/** What the map is told to show of a position. */
import type { LogEntry, LegalMove } from "../../api/types";
import { t } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { landOf } from "./moves";
import type { Arrow, Occupant } from "./shown";
import { initials } from "./words";
import { percents, type EmpireView, type Held } from "./view";

/** What stands in a land. */
export function occupant({ holder = "", kind, side, armies = 0, fort, city, capital }: Held): Occupant {
  return { side: side ?? null, kind: kind ?? "", armies, who: initials(holder), fort: fort ?? "", city: capital ? "capital" : (city ?? "") };
}

export const occupants = (v: EmpireView): Record<string, Occupant> =>
  Object.fromEntries(Object.entries(v.lands).map(([id, held]) => [id, occupant(held)]));

/** The odds on the lands that may be attacked: of one army. */
export const chips = (legal: readonly LegalMove[]): Record<string, string> =>
  Object.fromEntries(legal.flatMap((offer) => {
    const found = percents(offer);
    return found ? [[landOf(offer), t("web-percent", { percent: found.one })]] : [];
  }));

/** The armies of some entries of the log as arrows, the latest last; the same way only once. */
export function arrows(entries: readonly LogEntry[]): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const { origin: from, land: to, side, attack } of entries.flatMap(({ drawn }) => drawn?.went ?? [])) {
    const way = `${from} ${to} ${side}`;
    found.set(way, { from, to, side, attack: attack || (found.get(way)?.attack ?? false) });
  }
  return [...found.values()];
}

/** What opens a phase in the log. */
const BEGINS = ["empire-told-leads", "empire-told-reigns"];

/** The entries to be shown as arrows: since one's own last act, else those of the phase that goes on. */
export function recent(play: Play): LogEntry[] {
  const { log } = play.snap;
  if (play.since) return log.filter(({ v }) => v >= play.since);
  const from = log.findLastIndex(({ told }) => told.some(({ key }) => BEGINS.includes(key)));
  return from < 0 ? [] : log.slice(from);
}
