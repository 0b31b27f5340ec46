/** What sentences of the log are about. */
import type { Message } from "../../api/types";
import { CARDS, POINTS } from "./numbers";

/** Dice that fall are the noise of the log; entries, misthrows and cards are its news. */
const NEWS = ["enters", "enters-again", "misthrow", "misthrow-number", "plays", "pays", "last", "over"];

const about = (told: Message): string => told.key.replace("pokern-told-", "");

export const opens = (told: Message): boolean => about(told) === "turn";

export const matters = (told: Message): boolean => NEWS.includes(about(told));

/** Everybody begins with the points of six cards; a number brings its own, a card that is used up takes its own. */
export function points(told: Message, now: (seat: number) => number | null): { seat: number; n: number; was: number } | null {
  const { seat, number } = told.params;
  const by = about(told).startsWith("enters") ? Number(number) : about(told) === "plays" || about(told) === "pays" ? -POINTS : 0;
  if (typeof seat !== "number" || by === 0) return null;
  const was = now(seat) ?? CARDS.length * POINTS;
  return { seat, n: was + by, was };
}
