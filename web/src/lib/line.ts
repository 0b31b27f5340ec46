/** What stands of a log: moves that were taken back, and the taking back itself, are folded away. */
interface Step {
  v: number;
  /** Where an undo or redo leads; null: an action. */
  to: number | null;
}

/** The entries of a log that led to its last position. Those before its first one count as standing. */
export function standing<T extends Step>(log: readonly T[]): T[] {
  const heads = new Map<number, number>();
  const before = new Map<number, number>();
  let head = 0;
  for (const { v, to } of log) {
    if (to === null) {
      before.set(v, head);
      head = v;
    } else head = heads.get(to) ?? to;
    heads.set(v, head);
  }
  const kept = new Set<number>();
  for (let v = head; v > 0 && !kept.has(v); v = before.get(v) ?? 0) kept.add(v);
  return log.filter((entry) => entry.to === null && kept.has(entry.v));
}
