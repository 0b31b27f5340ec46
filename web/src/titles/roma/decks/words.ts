/** What the deck builder says of cards. */
import type { DeckTitle, Message } from "../../../api/types";
import { helpSaid } from "../../../lib/help.svelte";
import { catalogue, slug } from "../../../lib/text.svelte";

/** Load the words of a title's cards, wherever in its family they stand, and those of decks. */
export function words(title: DeckTitle): Promise<void> {
  const sets = new Set(title.decks.cards.flatMap((card) => Object.keys(card.copies)));
  return catalogue.need("decks", title.title, title.family, ...sets);
}

export const called = (title: DeckTitle, card: string): string => catalogue.find(`${title.family}-card-${slug(card)}`) ?? card;

/** A sentence about a card, or of the rules. */
export const told = (title: DeckTitle, message: Message): string => helpSaid(title.family, message);
