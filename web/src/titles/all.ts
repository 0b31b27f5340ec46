/** The explicit table of titles. Nothing else outside their folders names one. */
import type { IconName } from "../lib/icons";
import type { DeckPart } from "../screens/fields";
import type { Title } from ".";
import empire from "./empire/picture.svg?no-inline";
import lusitania from "./lusitania/picture.svg?no-inline";
import pokern from "./pokern/picture.svg?no-inline";
import arena from "./roma/arena.svg?no-inline";
import roma from "./roma/picture.svg?no-inline";

export interface Known {
  /** The medallion. */
  emblem: IconName;
  module(): Promise<{ title: Title }>;
  /** A small picture of it, larger than the medallion. */
  picture?: string;
  /** The titles whose words it speaks. */
  words: string[];
  /** What builds decks of one's own, where it is played with such. */
  decks?(): Promise<{ decks: DeckPart }>;
  /** Whether the server may play it with another data file than ours. */
  replaceable?: boolean;
}

export const table: Record<string, Known> = {
  roma: { emblem: "laurel", picture: roma, module: () => import("./roma"), words: ["roma"], decks: () => import("./roma/decks") },
  arena: { emblem: "swords", picture: arena, module: () => import("./roma"), words: ["roma"], decks: () => import("./roma/decks") },
  lusitania: { emblem: "shield", picture: lusitania, module: () => import("./lusitania"), words: ["lusitania"] },
  pokern: { emblem: "dice", picture: pokern, module: () => import("./pokern"), words: ["pokern"] },
  empire: { emblem: "eagle", picture: empire, module: () => import("./empire"), words: ["empire"], replaceable: true },
};

/** What a title brings to build decks; null where it is played without. */
export const decks = async (name: string): Promise<DeckPart | null> => (await table[name]?.decks?.())?.decks ?? null;

/** The medallion of a title. */
export const emblem = (name: string): IconName => table[name]?.emblem ?? "laurel";

/** The picture of a title; "" where there is none. */
export const picture = (name: string): string => table[name]?.picture ?? "";
