/** What is printed on the components, from the game's own facts.toml: of Roma and of Arena, which share rules and words. */
import raw from "../../../../src/ludi/games/roma/facts.toml";
import { slug, t } from "../../lib/text.svelte";
import type { Play } from "../../table/play.svelte";
import { BRIBERY } from "./glyphs";
import { spaces, view, type RomaView, type SideView } from "./view";

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
  game: Record<"supply" | "dice" | "discs", { value: number }>;
  cards: Record<string, Fact>;
}

const file = raw as unknown as File;

export const CARDS = file.cards;
export const SUPPLY = file.game.supply.value;
export const DICE = file.game.dice.value;

/** A card with its numbers in this game: a table may have changed them. */
export function fact(v: Pick<RomaView, "numbers">, card: string): Fact {
  const [cost, defence] = v.numbers?.[card] ?? [];
  return cost === undefined || defence === undefined ? CARDS[card]! : { ...CARDS[card]!, cost, defence, assumed: [] };
}

export const name = (card: string): string => (card ? t(`roma-card-${slug(card)}`) : "");

/** The spaces of a row that dice go to by their number. */
export const discs = (side: SideView): number[] => spaces(side).slice(0, file.game.discs.value);

/** The drawing of a space that has no number: Arena's bribery, behind the discs. */
export const drawing = (n: number): string => (n > file.game.discs.value ? BRIBERY : "");

/** The marks of both games on their cards, where the cards of both are in play. */
const MARKS: Record<string, string> = { roma: "I", arena: "II" };
const origin = ({ roma, arena }: Fact): string => (roma && arena ? "both" : roma ? "roma" : "arena");

/** What the options say of the cards: one game's, or which way both are combined. */
const played = (play: Play): string => String(play.info.options.cards);

/** A card as a table shows it. */
export function shown(play: Play, card: string): { card: string; fact: Fact; mark: string } {
  const mark = played(play) in MARKS ? "" : (MARKS[origin(CARDS[card]!)] ?? "");
  return { card, fact: fact(view(play), card), mark };
}

/** What is printed on a card, with what is not certain of it. titles: those whose copies are counted. */
export function printed(card: string, one: Fact, titles: readonly string[], decks = 1): string {
  const { assumed = [], ...known } = CARDS[card]!;
  const copies = titles.reduce((n, title) => n + (known[title as "roma" | "arena"] ?? 0), 0);
  let facts = t("roma-card-facts", { type: one.type, cost: one.cost, defence: one.defence, copies, decks });
  const marks: string[] = [];
  if (titles.length > 1) marks.push(t("roma-card-set", { set: origin(known) }));
  if (one.cost !== known.cost || one.defence !== known.defence) marks.push(t("roma-card-changed"));
  else if (assumed.length) marks.push(t("roma-card-assumed", { what: assumed.length > 1 ? "both" : "defence" }));
  for (const mark of marks) facts = t("roma-card-facts-marked", { facts, mark });
  return facts;
}

/** The same, for the cards that this table plays with. */
export function printedHere(play: Play, card: string): string {
  const v = view(play);
  const cards = played(play);
  return printed(card, fact(v, card), cards in MARKS ? [cards] : Object.keys(MARKS), v.deck === undefined ? 2 : 1);
}

/** The cards of a title's box. */
export const boxed = (title: string): [string, Fact][] => Object.entries(CARDS).filter(([, one]) => one[title as "roma" | "arena"]);
