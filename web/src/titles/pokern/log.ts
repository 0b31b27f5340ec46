/** What sentences of the log are about. */
import type { Message } from "../../api/types";
import { seatIn } from "../../lib/text.svelte";

/** Dice that fall are the noise of the log; entries, misthrows and cards are its news. */
const NEWS = ["enters", "enters-again", "misthrow", "misthrow-number", "plays", "pays", "last", "over"];

const about = (told: Message): string => told.key.replace("pokern-told-", "");

export const opens = (told: Message): boolean => about(told) === "turn";

export const matters = (told: Message): boolean => NEWS.includes(about(told));

/** The points of a seat, where a sentence tells of a change. */
export function points(told: Message): { seat: number; n: number; was: number } | null {
  const { points: n, was } = told.params;
  const seat = seatIn(told.params.seat);
  return seat !== null && typeof n === "number" && typeof was === "number" ? { seat, n, was } : null;
}
