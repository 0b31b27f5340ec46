/** How the points of a game went. */
import type { LogEntry, Message } from "../api/types";

/** How many points a seat has since a sentence, and had before it; null if it says nothing of that. */
export type Points = (told: Message) => { seat: number; n: number; was: number } | null;

/** From version v on there were n points. */
export interface Point {
  v: number;
  n: number;
}

/** Per seat the moments at which its points changed; the first are those of the start. log: what stands of it. */
export function courses(log: readonly LogEntry[], seats: number, points: Points): Point[][] {
  const found = Array.from({ length: seats }, () => [] as Point[]);
  for (const { v, told } of log) {
    for (const sentence of told) {
      const one = points(sentence);
      const course = one && found[one.seat];
      if (!course) continue;
      if (course.length === 0) course.push({ v: 0, n: one.was });
      course.push({ v, n: one.n });
    }
  }
  return found;
}

/** The fewest and most points that a picture has room for, and at which of them it has a line: nothing at least. */
export function scale(found: readonly Point[][]): { least: number; most: number; lines: number[] } {
  const all = found.flat().map(({ n }) => n);
  const [least, most] = [Math.min(0, ...all), Math.max(10, ...all)];
  const step = most - least > 60 ? 50 : 10;
  const first = Math.ceil(least / step);
  return { least, most, lines: Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => step * (first + i)) };
}
