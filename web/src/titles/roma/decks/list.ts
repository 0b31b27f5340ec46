/** Decks as text, as the rules keep them and as people copy them. What people write is read by the rules. */
import type { DeckCard } from "../../../api/types";
import type { Counts } from "./cards";

/** A deck as the rules keep it. */
export function written(counts: Counts, cards: readonly DeckCard[], between = ", "): string {
  return cards
    .filter(({ name }) => counts[name])
    .map(({ name }) => `${counts[name]} ${name}`)
    .join(between);
}

/** The cards of a deck as the rules keep it. */
export function kept(list: string, cards: readonly DeckCard[]): Counts {
  const found = new Map(list.split(", ").map((item) => [item.slice(item.indexOf(" ") + 1), Number.parseInt(item)]));
  return Object.fromEntries(cards.flatMap(({ name }) => (found.get(name) ? [[name, found.get(name)!]] : [])));
}

/** A deck for a file or a letter: its name as a comment, then a line for each card. */
export const page = (name: string, counts: Counts, cards: readonly DeckCard[]): string =>
  `# ${name}\n${written(counts, cards, "\n")}\n`;
