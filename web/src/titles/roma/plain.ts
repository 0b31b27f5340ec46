/** Sentences as they are said here: without chances, if the reader hides those of dice. What is certain or cannot be is none. */
import type { LegalMove, Message } from "../../api/types";
import { settings } from "../../lib/settings.svelte";
import { t, type Params } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";

const HIDDEN = { percent: "hidden" };

export function plain(_: Play, told: Message): Message {
  const { percent } = told.params;
  const certain = percent === 0 || percent === 100;
  return settings.odds || percent === undefined || certain ? told : { key: told.key, params: { ...told.params, ...HIDDEN } };
}

/** A few words on a target; what an attack needs, where its chance is hidden. */
export function chip(_: Play, { told }: LegalMove): string {
  return t(told.key.replace("roma-move-", "roma-chip-"), { ...(told.params as Params), ...(settings.odds ? {} : HIDDEN) });
}
