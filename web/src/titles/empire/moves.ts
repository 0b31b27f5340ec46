/** The legal moves as a list: what concerns an area under its name, the rest behind. */
import type { LegalMove } from "../../api/types";
import { AREAS, areaOf } from "./facts";

/** Tokens whose second part is a land. */
const ON_LAND = ["land", "fort", "upgrade", "rebuild", "bribe", "city"];

/** The land that a move is about, if it can be touched there; empty if not. */
export function landOf({ path }: Pick<LegalMove, "path">): string {
  const [kind = "", what = ""] = (path[0] ?? "").split(":");
  return ON_LAND.includes(kind) ? what : "";
}

export interface Group {
  /** An area; empty for moves that belong to none. */
  area: string;
  offers: LegalMove[];
}

/** The moves by area, in the order of the chart; within an area lands stand together. What has no place comes last. */
export function grouped(legal: readonly LegalMove[]): Group[] {
  const loose = [...at(legal, "")];
  const found: Group[] = [];
  for (const { id, lands } of AREAS) {
    const offers = lands.flatMap((land) => at(legal, land));
    if (offers.length) found.push({ area: id, offers });
  }
  return loose.length ? [...found, { area: "", offers: loose }] : found;
}

/** Moves by their land, made once for each position: the map asks for every land, several times. */
const byLand = new WeakMap<readonly LegalMove[], Map<string, LegalMove[]>>();

/** The moves that a touch on a land may mean. */
export function at(legal: readonly LegalMove[], land: string): readonly LegalMove[] {
  let found = byLand.get(legal);
  if (!found) {
    byLand.set(legal, (found = new Map()));
    for (const offer of legal) {
      const where = landOf(offer);
      if (!found.get(where)?.push(offer)) found.set(where, [offer]);
    }
  }
  return found.get(land) ?? [];
}

/** The lands with something to do of the area that has the most, for a small screen to begin with. */
export function busiest(legal: readonly LegalMove[]): string[] {
  const counts = new Map<string, number>();
  for (const offer of legal) {
    const area = areaOf(landOf(offer));
    if (area) counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  const [area] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return [...new Set(legal.map(landOf).filter((land) => area && areaOf(land) === area))];
}
