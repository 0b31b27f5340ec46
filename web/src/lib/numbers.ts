/** What this browser remembers of the games that were finished in it. Nothing of it reaches the server. */
import type { RoomInfo, Snapshot } from "../api/types";
import { day } from "./puzzled";

const KEY = "ludi-numbers";

export interface Finished {
  title: string;
  /** Whom it was played against: a level of bots, bots of "several" levels, "people", or nobody: "alone". */
  against: string;
  result: "won" | "shared" | "lost";
  points: number;
  /** As 2026-11-24. */
  day: string;
}

/** Games of a title against the same. best: the most points. */
export interface Line {
  title: string;
  against: string;
  games: number;
  won: number;
  best: number;
}

/** By room: a game counts once, however often its end is looked at. */
function kept(): Record<string, Finished> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Finished>;
  } catch {
    return {};
  }
}

/** Whom a seat plays against. */
function against(info: RoomInfo, seat: number): string {
  const others = info.seats.filter((one) => one.seat !== seat);
  if (others.length === 0) return "alone";
  if (others.some((one) => one.kind !== "bot")) return "people";
  const levels = new Set(others.map((one) => one.level ?? ""));
  return levels.size > 1 ? "several" : [...levels].join("");
}

export const numbers = {
  /** Remember a game that is over, of a person with one seat in it. One that began in the middle tells nothing. */
  keep(info: RoomInfo, over: NonNullable<Snapshot["over"]>): void {
    const [seat, ...more] = info.mine;
    const all = kept();
    if (seat === undefined || more.length || info.practice || all[info.room]) return;
    const shared = over.ranks.filter((rank) => rank === 0).length > 1;
    const result = over.ranks[seat] ? "lost" : shared ? "shared" : "won";
    all[info.room] = { title: info.title, against: against(info, seat), result, points: over.scores[seat] ?? 0, day: day() };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still plays.
    }
  },

  /** Every title and opponent that there was, in the order of the first game. */
  lines(): Line[] {
    const found = new Map<string, Line>();
    for (const { title, against, result, points } of Object.values(kept())) {
      const key = `${title} ${against}`;
      const line = found.get(key) ?? { title, against, games: 0, won: 0, best: points };
      found.set(key, { ...line, games: line.games + 1, won: line.won + Number(result === "won"), best: Math.max(line.best, points) });
    }
    return [...found.values()];
  },

  /** All games, as a file has them. */
  file: (): string => JSON.stringify(Object.entries(kept()).map(([room, game]) => ({ room, ...game })), null, 1),

  forget: (): void => localStorage.removeItem(KEY),
};
