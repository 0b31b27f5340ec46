/** What is printed on the components, from the game's own facts.toml: of Roma and of Arena, which share rules and words. */
import raw from "../../../../src/ludi/games/roma/facts.toml";
import type { RomaSide, RomaView } from "../../api/types";
import { slug, t } from "../../lib/text.svelte";
import { BRIBERY } from "./glyphs";
import { spaces } from "./view";

export type Kind = "character" | "building";

export interface Fact {
  cost: number;
  defence: number;
  type: Kind;
  /** How many dice activate it; 0: it works by itself. */
  die: number;
  /** How many of it are in each game. */
  roma?: number;
  arena?: number;
  /** Which of the numbers are house values, because no public source knows them. */
  assumed?: ("cost" | "defence")[];
}

interface File {
  game: Record<"supply" | "discs", { value: number }>;
  cards: Record<string, Fact>;
}

const file = raw as unknown as File;

export const CARDS = file.cards;
export const SUPPLY = file.game.supply.value;

/** A card with its numbers in this game: a table may have changed them. */
export function fact(v: Pick<RomaView, "numbers">, card: string): Fact {
  const [cost, defence] = v.numbers?.[card] ?? [];
  return cost === undefined || defence === undefined ? CARDS[card]! : { ...CARDS[card]!, cost, defence, assumed: [] };
}

export const name = (card: string): string => (card ? t(`roma-card-${slug(card)}`) : "");

/** Cards of a pile in a list. */
export const several = (card: string, n: number): string => (n > 1 ? `${name(card)} ×${n}` : name(card));

/** The spaces of a row that dice go to by their number. */
export const discs = (side: RomaSide): number[] => spaces(side).slice(0, file.game.discs.value);

/** The drawing of a space that has no number: Arena's bribery, behind the discs. */
export const drawing = (n: number): string => (n > file.game.discs.value ? BRIBERY : "");

/** The cards of a title's box. */
export const boxed = (title: string): [string, Fact][] => Object.entries(CARDS).filter(([, one]) => one[title as "roma" | "arena"]);
