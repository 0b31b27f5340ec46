/** What is printed on the cards, from the game's own facts.toml; the numbers of this table are in its view. */
import raw from "../../../../src/ludi/games/lusitania/facts.toml";
import { slug, t } from "../../lib/text.svelte";
import type { LusitaniaPrinted, LusitaniaView } from "../../api/types";
import { CELLS } from "./view";

interface Entry {
  vp: number;
  cell?: number;
  takes?: string[];
  assumed?: string[];
}

interface File {
  game: Record<"target" | "camp", { value: number }>;
  colours: Record<string, unknown>;
  warriors: Record<string, Entry>;
  equipment: Record<string, Entry>;
  guests: Record<string, Entry>;
  laurus: Record<string, { vp: number }>;
  virtus: Record<string, { vp: number }>;
}

const file = raw as unknown as File;

export const TARGET = file.game.target.value;
export const CAMP = file.game.camp.value;

export const GEAR = Object.keys(file.equipment);
export const GUESTS = Object.keys(file.guests);
export const MARS = ["Caesar", "General"];
export const COLOURS = Object.keys(file.colours);
const LEGIONARY = "Legionary";
export const WARRIORS = Object.keys(file.warriors);

export type Kind = "warrior" | "gear" | "guest" | "mars" | "laurus" | "virtus";

/** The entry of the data file that a card belongs to: legionaries of all colours share theirs. */
export function entry(card: string): string {
  const [colour = "", n = ""] = card.split(" ");
  return COLOURS.includes(colour) ? `${LEGIONARY} ${n}` : card;
}

export function kind(card: string): Kind {
  if (entry(card) in file.warriors) return "warrior";
  if (GEAR.includes(card)) return "gear";
  if (MARS.includes(card)) return "mars";
  if (GUESTS.includes(card)) return "guest";
  return card.startsWith("Laurus") ? "laurus" : "virtus";
}

/** The colour of a card's head: of its province, of barbarians (white), of cooks and ballistarii (black). */
export function colour(card: string): string {
  const [first = ""] = card.split(" ");
  if (COLOURS.includes(first)) return first.toLowerCase();
  return first === "Barbarian" ? "white" : "black";
}

/** The cell of a warrior, "" for other cards. */
export function cellOf(card: string): string {
  const at = file.warriors[entry(card)]?.cell;
  return at ? (CELLS[at] ?? "") : "";
}

/** What is printed on a card at this table; without a table, as the data file has it. */
export function printed(card: string, v?: Pick<LusitaniaView, "printed">): LusitaniaPrinted {
  const name = entry(card);
  const here = v?.printed[name];
  if (here) return here;
  const one = file.warriors[name] ?? file.equipment[name] ?? file.guests[name];
  if (!one) return { vp: awardOf(card)?.vp ?? 0, assumed: [] };
  const takes = one.takes?.map((symbol) => symbol.split("/"));
  return { vp: one.vp, ...(takes ? { takes } : {}), assumed: one.assumed ?? [] };
}

function awardOf(card: string): { vp: number } | undefined {
  const [family = "", n = ""] = card.toLowerCase().split(" ");
  return family === "laurus" || family === "virtus" ? file[family][n] : undefined;
}

export const AWARDS = (["laurus", "virtus"] as const).flatMap((family) =>
  Object.keys(file[family]).map((n) => `${family[0]!.toUpperCase()}${family.slice(1)} ${n}`),
);

export const name = (card: string): string => (card ? t(`lusitania-card-${slug(card)}`) : "");
