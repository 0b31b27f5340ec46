/** What the deck builder says: names of cards, and what is wrong with a deck, a list or numbers. */
import { catalogue, slug, t } from "../../../lib/text.svelte";
import type { DeckTitle } from "../../../api/types";
import type { Fault } from "./cards";
import type { Flaw } from "./list";
import type { Wrong } from "./numbers";

/** Load the words of a title's cards, wherever in its family they stand, and those of decks. */
export function words(title: DeckTitle): Promise<void> {
  const sets = new Set(title.decks.cards.flatMap((card) => Object.keys(card.copies)));
  return catalogue.need("decks", title.title, title.family, ...sets);
}

/** A sentence about a card, from whichever title of its family has it. */
export function about(title: DeckTitle, key: string): string | null {
  return catalogue.find(`${title.title}-${key}`) ?? catalogue.find(`${title.family}-${key}`);
}

export const called = (title: DeckTitle, card: string): string => about(title, `card-${slug(card)}`) ?? card;

/** One or the other. */
const either = (words: readonly string[]): string => new Intl.ListFormat(catalogue.language, { type: "disjunction" }).format(words);

type Problem = Fault | Flaw | Wrong;

/** A problem as a sentence. */
export function told(problem: Problem, title: DeckTitle): string {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(problem)) {
    if (name === "card") params.card = called(title, String(value));
    else if (name === "near") params.near = either(value as string[]) || "none";
    else if (typeof value === "number" || typeof value === "string") params[name] = value;
  }
  return t(`decks-wrong-${problem.kind}`, params);
}
