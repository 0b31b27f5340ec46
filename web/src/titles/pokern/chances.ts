/** The chances that the view tells, as words need them. */
import { WILD } from "./numbers";
import { top, type Chance, type PokernView, type Use } from "./view";

const value = ([n, of]: Chance): number => n / of;

/** A chance as a fraction; `none` and `certain` are said in words. */
const word = ([n, of]: Chance): string => (n === 0 ? "none" : n === of ? "certain" : `${n}/${of}`);

/** A chance in percent; what is not certain is never 0 or 100. */
export function percent([n, of]: Chance): number {
  const found = Math.round((100 * n) / of);
  return n === 0 || n === of ? found : Math.max(1, Math.min(99, found));
}

/** The parameters of a sentence with a chance. */
export const told = (chance: Chance): { chance: string; percent: number } => ({ chance: word(chance), percent: percent(chance) });

/** The chance of the best use of a card; of Wild, of any card. */
export function best(rescue: Record<string, Use[]>, card: string): Chance {
  const found = Object.entries(rescue).flatMap(([name, uses]) => (card === name || card === WILD ? uses : []));
  return found.map(([, n, of]): Chance => [n, of]).reduce((most, one) => (value(one) > value(most) ? one : most), [0, 1]);
}

/** The chance that there is no misthrow after a card, or after what it is used on; null for other tokens. */
export function helping(v: PokernView, token: string): Chance | null {
  const { rescue } = v.odds;
  const at = top(v);
  const [kind = "", what = ""] = token.split(":");
  if (!rescue || !at) return null;
  if (kind === "card" || kind === "as") return at.kind === "paying" ? null : best(rescue, what);
  const card = kind === "count" ? (at.face === "I" ? "Reroll I" : "Reroll V") : at.card;
  const found = kind === "count" || kind === "die" || kind === "place" ? rescue[card ?? ""]?.find(([use]) => String(use) === what) : undefined;
  return found ? [found[1], found[2]] : null;
}

export interface Near {
  n: number;
  percent: number;
}

/** The numbers within reach that are not there already: the likeliest, by size. */
export function reach(v: PokernView, most: number): { shown: Near[]; more: number } {
  const open = (v.odds.reach ?? []).filter(([, n, of]) => n < of);
  const likely = open.toSorted((a, b) => b[1] / b[2] - a[1] / a[2] || b[0] - a[0]).slice(0, most);
  const shown = likely.sort((a, b) => a[0] - b[0]).map(([n, ...chance]) => ({ n, percent: percent(chance) }));
  return { shown, more: open.length - shown.length };
}
