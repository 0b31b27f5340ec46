/** Sentences as they are said here: without chances if the reader hides those of dice, and a sum as a whole. */
import type { Message } from "../../api/types";
import { settings } from "../../lib/settings.svelte";
import type { Play } from "../../table/play.svelte";
import { top, view } from "./view";

export function plain(play: Play, told: Message): Message {
  const { key, params } = told;
  if (key === "empire-move-ones") return { key: "empire-offer", params: { n: 10 * (top(view(play))?.tens ?? 0) + Number(params.n) } };
  return settings.odds || params.percent === undefined ? told : { key: "empire-moves-attack", params };
}
