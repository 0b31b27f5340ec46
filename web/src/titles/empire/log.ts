/** What sentences of the log are about. */
import type { LogEntry, Message } from "../../api/types";
import { seatOfSide } from "./view";

/** Every army that is placed is a line; lands that fall, points, events and the fate of factions are the news. */
const NEWS = ["falls", "passes", "looted", "plays", "points-peoples-for", "points-faction-for", "sacks", "treasure", "dead", "rises", "accepts", "over"];

const about = (told: Message): string => told.key.replace("empire-told-", "");

export const opens = (told: Message): boolean => about(told) === "turn";

export const matters = (told: Message): boolean => NEWS.includes(about(told));

/** The points of a seat after those of one of its sides. */
export function points({ key, params }: Message): { seat: number; n: number; was: number } | null {
  const { side, total: n, was } = params;
  const seat = seatOfSide(side);
  return key.startsWith("empire-told-points-") && seat !== null && typeof n === "number" && typeof was === "number" ? { seat, n, was } : null;
}

/** A token that is kept or passed on is no act to look back to. */
export const isMinor = ({ decision }: LogEntry): boolean => decision === "token";
