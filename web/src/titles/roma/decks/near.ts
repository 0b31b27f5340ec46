/** Names that somebody may have meant. */
import { plain } from "./cards";

/** How many letters must be put in, left out, changed or swapped to make one word of the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Infinity;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1), swapped);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** The nearest names, at most two; none if all are far. */
export function near(word: string, names: readonly string[]): string[] {
  const wanted = plain(word).slice(0, 40);
  const far = (name: string): number => {
    const other = plain(name);
    return wanted.length > 2 && other.startsWith(wanted) ? 1 : distance(wanted, other);
  };
  return [...new Set(names)]
    .map((name) => ({ name, by: far(name) }))
    .filter(({ name, by }) => by <= Math.max(1, Math.floor(Math.min(wanted.length, name.length) / 3)))
    .sort((a, b) => a.by - b.by)
    .slice(0, 2)
    .map(({ name }) => name);
}
