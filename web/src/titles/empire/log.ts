/** What sentences of the log are about. */
import type { Told } from "../../api/types";

/** Every army that is placed is a line; lands that fall, points, events and the fate of factions are the news. */
const NEWS = ["falls", "looted", "plays", "points-peoples", "points-faction", "sacks", "treasure", "dead", "rises", "accepts", "over"];

const about = (told: Told): string => told.key.replace("empire-told-", "");

export const opens = (told: Told): boolean => about(told) === "turn";

export const matters = (told: Told): boolean => NEWS.includes(about(told));

/** The points of a seat after those of one of its sides: both tracks together. */
export function points(told: Told, now: (seat: number) => number | null, seats: number): { seat: number; n: number; was: number } | null {
  const { side, n } = told.params;
  if (!about(told).startsWith("points-") || typeof side !== "number" || typeof n !== "number") return null;
  const seat = side % seats;
  const was = now(seat) ?? 0;
  return { seat, n: was + n, was };
}
