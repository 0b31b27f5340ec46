/** What sentences of the log are about. */
import type { Message } from "../../api/types";
import { seatIn } from "../../lib/text.svelte";

/** Cards that move about are the noise of the log; points, battles and what lies on the discs are its news. */
const NOISE = [
  "draws", "discards", "cards", "keeps", "dealt", "gives", "receives", "places", "ends", "turn", "looks", "rolls", "targets", "money",
  "springs", "again",
];

/** A key without the title and without "unseen". */
const about = (told: Message): string => told.key.replace("roma-told-", "").replace("-unseen", "");

export const opens = (told: Message): boolean => about(told) === "turn";

export const matters = (told: Message): boolean => !NOISE.includes(about(told));

export function points(told: Message): { seat: number; n: number; was: number } | null {
  const { n, vp } = told.params;
  const seat = seatIn(told.params.seat);
  if (seat === null || typeof n !== "number" || typeof vp !== "number") return null;
  return { seat, n: vp, was: about(told) === "gains" ? vp - n : vp + n };
}
