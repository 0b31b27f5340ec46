/** The explicit table of titles. Nothing else outside their folders names one. */
import type { IconName } from "../lib/icons";
import type { DeckPart } from "../screens/fields";
import type { Title } from ".";

export interface Known {
  /** The medallion. */
  emblem: IconName;
  module(): Promise<{ title: Title }>;
  /** The titles whose words it speaks. */
  words: string[];
  /** What builds decks of one's own, where it is played with such. */
  decks?(): Promise<{ decks: DeckPart }>;
  /** Whether the server may play it with another data file than ours. */
  replaceable?: boolean;
}

export const table: Record<string, Known> = {
  roma: { emblem: "laurel", module: () => import("./roma"), words: ["roma"], decks: () => import("./roma/decks") },
  arena: { emblem: "swords", module: () => import("./roma"), words: ["roma"], decks: () => import("./roma/decks") },
  lusitania: { emblem: "shield", module: () => import("./lusitania"), words: ["lusitania"] },
  pokern: { emblem: "dice", module: () => import("./pokern"), words: ["pokern"] },
  empire: { emblem: "eagle", module: () => import("./empire"), words: ["empire"], replaceable: true },
};

/** What a title brings to build decks; null where it is played without. */
export const decks = async (name: string): Promise<DeckPart | null> => (await table[name]?.decks?.())?.decks ?? null;

/** The medallion of a title. */
export const emblem = (name: string): IconName => table[name]?.emblem ?? "laurel";
