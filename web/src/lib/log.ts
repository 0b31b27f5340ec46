/** The log of a match as a page knows it: the server sends its last entries, and those before them when they are asked for. */
import type { LogEntry, Snapshot } from "../api/types";

type Log = Snapshot["log"];

/** What was known before, with a newer log behind it; the newer one alone if there is a gap between them. */
export function continued(known: Log, log: Log): Log {
  const first = log[0]?.v ?? 0;
  const kept = known.filter(({ v }) => v < first);
  return kept.at(-1)?.v === first - 1 ? [...kept, ...log] : log;
}

/**
 * The version of the first entry, if some before it are needed; else 0. The summary goes back to the last act of a seat,
 * the course of the points to the beginning. slight: an act to which the summary does not go back.
 */
export function lacking({ log, over }: Pick<Snapshot, "log" | "over">, seat: number | null, slight: (entry: LogEntry) => boolean): number {
  const first = log[0]?.v ?? 0;
  if (first <= 1) return 0;
  if (over) return first;
  return seat === null || log.some((entry) => entry.seat === seat && !slight(entry)) ? 0 : first;
}

/** A position with entries before its log, if they belong there. */
export const longer = <T extends Snapshot | null>(snap: T, entries: Log): T => (snap && entries.at(-1)?.v === (snap.log[0]?.v ?? 0) - 1 ? { ...snap, log: [...entries, ...snap.log] } : snap);
