/** The server sends the last entries of a log; those before them are asked for here, as far back as they are needed. */
import type { LogEntry, Snapshot } from "../api/types";

/** Entries that are asked for at once. */
const PART = 200;

type IsMinor = ((entry: LogEntry) => boolean) | undefined;

/**
 * The version of the first entry, if some before it are needed; else 0. The summary goes back to the last act of a seat,
 * the course of the points to the beginning. isMinor: whether the summary does not go back to an act.
 */
export function lacking({ log, over }: Pick<Snapshot, "log" | "over">, seat: number | null, isMinor: IsMinor): number {
  const first = log[0]?.v ?? 0;
  if (first <= 1) return 0;
  if (over) return first;
  return seat === null || log.some((entry) => entry.seat === seat && !isMinor?.(entry)) ? 0 : first;
}

/** A position with entries before its log, if they belong there. */
export const longer = <T extends Snapshot | null>(snap: T, entries: LogEntry[]): T =>
  snap && entries.at(-1)?.v === (snap.log[0]?.v ?? 0) - 1 ? { ...snap, log: [...entries, ...snap.log] } : snap;

type Change = <T extends Snapshot | null>(snap: T) => T;

/** Ask for what the log of a position lacks, part by part. all: changes the position, and what else has its log. */
export async function complete(
  now: () => Snapshot | null,
  seat: number | null,
  isMinor: IsMinor,
  ask: (after: number, before: number) => Promise<LogEntry[]>,
  all: (change: Change) => void,
): Promise<void> {
  for (;;) {
    const snap = now();
    const before = snap ? lacking(snap, seat, isMinor) : 0;
    if (before === 0) return;
    const entries = await ask(Math.max(0, before - 1 - PART), before);
    if (entries.length === 0) return;
    all((one) => longer(one, entries));
  }
}
