/** What sentences of the log are about. */
import type { Message } from "../../api/types";
import { seatIn } from "../../lib/text.svelte";

/** Cards that move about are the noise of the log; legions that grow, guests that act and points are its news. */
const NOISE = ["turn", "draws", "dealt", "camp", "lies", "takes", "puts", "discards", "caesar"];

const about = (told: Message): string => told.key.replace("lusitania-told-", "").replace("-unseen", "");

export const opens = (told: Message): boolean => about(told) === "turn";

export const matters = (told: Message): boolean => !NOISE.includes(about(told));

export function points(told: Message): { seat: number; n: number; was: number } | null {
  const { n, points: now } = told.params;
  const seat = seatIn(told.params.seat);
  const what = about(told);
  if ((what !== "gains" && what !== "loses") || seat === null || typeof n !== "number" || typeof now !== "number") return null;
  return { seat, n: now, was: what === "gains" ? now - n : now + n };
}
