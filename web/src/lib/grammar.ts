/** Pick a token, its targets ring: what may be touched next, from the legal moves alone. The order does not matter. */
import type { LegalMove } from "../api/types";

/** Whether everything chosen occurs in a path. */
function holds(path: readonly string[], chosen: readonly string[]): boolean {
  const left = [...path];
  return chosen.every((token) => {
    const i = left.indexOf(token);
    if (i < 0) return false;
    left.splice(i, 1);
    return true;
  });
}

/** The moves that are still possible after what was chosen. */
export function matching(legal: readonly LegalMove[], chosen: readonly string[]): LegalMove[] {
  return legal.filter((offer) => holds(offer.path, chosen));
}

/** The tokens that may be chosen now, each with the moves that it leads to. */
export function tokens(legal: readonly LegalMove[], chosen: readonly string[]): Map<string, LegalMove[]> {
  const found = new Map<string, LegalMove[]>();
  for (const offer of matching(legal, chosen)) {
    const left = [...offer.path];
    for (const token of chosen) left.splice(left.indexOf(token), 1);
    for (const token of new Set(left)) found.set(token, [...(found.get(token) ?? []), offer]);
  }
  return found;
}

/** The move whose path is complete, if there is one. */
export function complete(legal: readonly LegalMove[], chosen: readonly string[]): LegalMove | null {
  if (chosen.length === 0) return null;
  return matching(legal, chosen).find((offer) => offer.path.length === chosen.length) ?? null;
}
