/** What this browser remembers of the games that were finished in it. Nothing of it reaches the server. */
import type { Review, RoomInfo, Snapshot } from "../api/types";
import { begun } from "./begun";
import { day } from "./puzzled";

const KEY = "ludi-numbers";

export interface Finished {
  title: string;
  /** Whom it was played against: a level of bots, bots of "several" levels, "people", or nobody: "alone". */
  against: string;
  result: "won" | "shared" | "lost";
  points: number;
  /** Whether hints and every undo were allowed. */
  practice?: boolean;
  /** As 2026-11-24. */
  day: string;
  /** What dice and cards gave, as a share of a win; known of games that were reviewed. */
  luck?: number;
  /** How many had the most points. */
  shared?: number;
}

/**
 * Games of a title against the same. best: the most points. reviewed: of how many the luck is known; fair: what was won
 * of those, in all, with the luck taken out.
 */
export interface Line {
  title: string;
  against: string;
  practice: boolean;
  games: number;
  won: number;
  best: number;
  reviewed: number;
  fair: number;
}

function put(all: Record<string, Finished>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** What a game was worth of a win, with its luck taken out. */
function fairly({ result, shared = 2, luck = 0 }: Finished): number {
  return (result === "won" ? 1 : result === "shared" ? 1 / shared : 0) - luck;
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
    if (seat === undefined || more.length || all[info.room] || (info.practice && !begun.has(info.room))) return;
    const shared = over.ranks.filter((rank) => rank === 0).length;
    const result = over.ranks[seat] ? "lost" : shared > 1 ? "shared" : "won";
    all[info.room] = { title: info.title, against: against(info, seat), result, points: over.scores[seat] ?? 0, practice: info.practice, day: day(), shared };
    put(all);
  },

  /** Remember what a review says of the luck of a game that is remembered. */
  reviewed(info: RoomInfo, { seats }: Pick<Review, "seats">): void {
    const all = kept();
    const game = all[info.room];
    const luck = seats[info.mine[0] ?? -1]?.luck;
    if (game && luck !== undefined && seats.length > 1) put({ ...all, [info.room]: { ...game, luck } });
  },

  /** Every title and opponent that there was, in the order of the first game. */
  lines(): Line[] {
    const found = new Map<string, Line>();
    for (const game of Object.values(kept())) {
      const { title, against, practice = false, result, points, luck } = game;
      const key = `${title} ${against} ${practice}`;
      const line = found.get(key) ?? { title, against, practice, games: 0, won: 0, best: points, reviewed: 0, fair: 0 };
      const known = luck === undefined ? 0 : 1;
      found.set(key, {
        ...line,
        games: line.games + 1,
        won: line.won + Number(result === "won"),
        best: Math.max(line.best, points),
        reviewed: line.reviewed + known,
        fair: line.fair + known * fairly(game),
      });
    }
    return [...found.values()];
  },

  /** All games, as a file has them. */
  file: (): string => JSON.stringify(Object.entries(kept()).map(([room, game]) => ({ room, ...game })), null, 1),

  forget: (): void => localStorage.removeItem(KEY),
};
