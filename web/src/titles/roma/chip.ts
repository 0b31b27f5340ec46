/** Two or three words about a move, on its target. */
import type { LegalMove } from "../../api/types";
import { settings } from "../../lib/settings.svelte";
import { t, type Params } from "../../lib/text.svelte";
import { needs } from "./view";

export function chip({ told }: LegalMove): string {
  const attack = needs(told);
  if (!attack) return t(told.key.replace("roma-move-", "roma-chip-"), told.params as Params);
  const { need, percent } = attack;
  return percent !== null && settings.odds ? t("web-percent", { percent }) : t("roma-chip-needs", { need });
}
