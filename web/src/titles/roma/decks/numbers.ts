/** Costs and defences that a table takes instead of the assumed ones. */
import type { DeckCard, DeckTitle } from "../../../api/types";
import { t } from "../../../lib/text.svelte";
import type { Values } from "../../../screens/fields";

export type Field = "cost" | "defence";
export const FIELDS: readonly Field[] = ["cost", "defence"];

/** Numbers by card, only those that differ from the house's. NaN stands for what is no number. */
export type Numbers = Readonly<Record<string, Readonly<Record<Field, number>>>>;

/** A field with what is no number of its own, as any field of the form has it. */
export interface Miss {
  card: string;
  field: Field;
  told: string;
}

const right = (n: number, highest: number): boolean => Number.isInteger(n) && n >= 0 && n <= highest;

/** The cards of a game with these options of which a number is assumed. */
export function assumed(title: DeckTitle, values: Values): DeckCard[] {
  const set = String(values.cards ?? "");
  const one = title.decks.cards.some((card) => set in card.copies);
  return title.decks.cards.filter((card) => card.assumed.length > 0 && (!one || set in card.copies));
}

/** The same numbers with one of a card changed. */
export function changed(numbers: Numbers, card: DeckCard, field: Field, n: number): Numbers {
  const { [card.name]: old, ...others } = numbers;
  const now = { cost: card.cost, defence: card.defence, ...old, [field]: n };
  return FIELDS.every((name) => now[name] === card[name]) ? others : { ...others, [card.name]: now };
}

/** The fields in which something was typed that is beyond their bounds. */
export function misses(numbers: Numbers, highest: number, called: (card: string) => string): Miss[] {
  return Object.entries(numbers).flatMap(([card, pair]) =>
    FIELDS.filter((field) => !right(pair[field], highest)).map((field) => {
      const option = t(`decks-numbers-${field}`, { card: called(card) });
      return { card, field, told: t("web-options-wrong", { option, low: 0, high: highest }) };
    }),
  );
}

/** Numbers as the rules keep them. */
export function written(numbers: Numbers, cards: readonly DeckCard[]): string {
  return cards
    .flatMap(({ name }) => (numbers[name] ? [`${name} ${numbers[name].cost}/${numbers[name].defence}`] : []))
    .join(", ");
}

/** The numbers of a text as the rules keep it. */
export function kept(text: string): Numbers {
  const found = text.matchAll(/([^,/]+) (\d+)\/(\d+)/g);
  return Object.fromEntries([...found].map(([, card, cost, defence]) => [card!.trim(), { cost: Number(cost), defence: Number(defence) }]));
}
