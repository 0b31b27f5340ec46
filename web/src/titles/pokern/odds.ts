/** The chances in words, for those who want them told. */
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/text.svelte";
import { helping, told } from "./chances";
import type { PokernView } from "./view";

/** What a card would do now, in words; empty if that is not known, or not wanted. */
export function help(v: PokernView, token: string): string {
  const chance = settings.odds ? helping(v, token) : null;
  return chance ? t("pokern-effect-card", told(chance)) : "";
}

/** The risk of so many more dice, in words. */
export function risk(v: PokernView, dice: number): string {
  const chance = settings.odds ? v.odds.risk?.[dice - 1] : undefined;
  return chance ? t("pokern-effect-roll", told(chance)) : "";
}
