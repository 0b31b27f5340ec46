/** Cards to build decks of, and what can be counted about a deck. */
import type { DeckCard } from "../../../api/types";

/** How many of each card, by its name in the lists; what is missing is none. */
export type Counts = Readonly<Record<string, number>>;

/** The copies that all games together have. */
export const most = (card: DeckCard): number => Object.values(card.copies).reduce((n, copies) => n + copies, 0);

export const total = (counts: Counts): number => Object.values(counts).reduce((n, count) => n + count, 0);

/** The same deck with another count of a card. */
export function counted(counts: Counts, card: string, n: number): Counts {
  return Object.fromEntries(Object.entries({ ...counts, [card]: n }).filter(([, count]) => count > 0));
}

export interface Figures {
  characters: number;
  buildings: number;
  /** The mean cost of a card; 0 for none. */
  cost: number;
  /** How many cards cost 0, 1, 2, ... */
  curve: number[];
}

export function figures(counts: Counts, cards: readonly DeckCard[]): Figures {
  const of = (card: DeckCard): number => counts[card.name] ?? 0;
  const sum = (some: readonly DeckCard[]): number => some.reduce((n, card) => n + of(card), 0);
  const curve = Array<number>(Math.max(0, ...cards.map((card) => card.cost)) + 1).fill(0);
  for (const card of cards) curve[card.cost]! += of(card);
  const all = sum(cards);
  return {
    characters: sum(cards.filter((card) => card.type === "character")),
    buildings: sum(cards.filter((card) => card.type === "building")),
    cost: all ? cards.reduce((n, card) => n + of(card) * card.cost, 0) / all : 0,
    curve,
  };
}

export const ORDERS = ["box", "name", "cost", "defence", "deck"] as const;
export const COSTS: Readonly<Record<string, readonly [number, number]>> = { low: [0, 3], middle: [4, 5], high: [6, 99] };

/** Which cards are shown, and in which order. Empty words mean any. */
export interface Shown {
  words: string;
  set: string;
  type: string;
  cost: string;
  order: (typeof ORDERS)[number];
  chosen: boolean;
}

export const ALL: Shown = { words: "", set: "", type: "", cost: "", order: "box", chosen: false };

/** Letters without marks and capitals, to search in. */
export const plain = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The cards that a reader wants to see. said: all words about a card, its name first. */
export function shown(cards: readonly DeckCard[], by: Shown, counts: Counts, said: (card: DeckCard) => string[]): DeckCard[] {
  const words = plain(by.words).split(/\s+/).filter(Boolean);
  const [low, high] = COSTS[by.cost] ?? [0, 99];
  const found = cards.filter(
    (card) =>
      (!by.set || by.set in card.copies) &&
      (!by.type || card.type === by.type) &&
      card.cost >= low &&
      card.cost <= high &&
      (!by.chosen || (counts[card.name] ?? 0) > 0) &&
      words.every((word) => said(card).some((text) => plain(text).includes(word))),
  );
  const value: Record<Shown["order"], (a: DeckCard, b: DeckCard) => number> = {
    box: () => 0,
    name: (a, b) => (said(a)[0] ?? "").localeCompare(said(b)[0] ?? ""),
    cost: (a, b) => a.cost - b.cost,
    defence: (a, b) => b.defence - a.defence,
    deck: (a, b) => (counts[b.name] ?? 0) - (counts[a.name] ?? 0),
  };
  return found.sort(value[by.order]);
}
