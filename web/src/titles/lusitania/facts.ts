/** What is printed on the cards, from the game's own facts.toml; the numbers of this table are in its view. */
import raw from "../../../../src/ludi/games/lusitania/facts.toml";
import { slug, t } from "../../lib/text.svelte";
import { CELLS, type Colour, type LusitaniaView, type Printed } from "./view";

interface Entry {
  vp: number;
  copies?: number;
  cell?: number;
  class?: string;
  takes?: string[];
  assumed?: string[];
}

/** What Laurus and Virtus cards ask of a legion. */
export interface Asked {
  vp: number;
  all?: string[];
  pairs?: number;
  different?: number;
  cells?: number[];
  row?: number;
  fitted?: number;
}

interface File {
  game: Record<"hand" | "camp" | "target" | "barbarians" | "more_barbarians" | "alike" | "released_per_vp", { value: number }>;
  colours: Record<string, { province: string }>;
  warriors: Record<string, Entry>;
  equipment: Record<string, Entry>;
  guests: Record<string, Entry>;
  reading_b: Record<string, Partial<Entry>>;
  laurus: Record<string, Asked>;
  virtus: Record<string, Asked>;
}

const file = raw as unknown as File;

const value = (name: keyof File["game"]): number => file.game[name].value;
export const TARGET = value("target");
export const HAND = value("hand");
export const ALIKE = value("alike");
export const RELEASED = 1 / value("released_per_vp");
export const barbarians = (more: boolean): number => value(more ? "more_barbarians" : "barbarians");

export const GEAR = Object.keys(file.equipment);
export const GUESTS = Object.keys(file.guests);
export const MARS = ["Caesar", "General"];
export const COLOURS = Object.keys(file.colours);
export const PROVINCES = Object.fromEntries(Object.entries(file.colours).map(([colour, { province }]) => [colour.toLowerCase(), province])) as Record<Colour, string>;
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

/** What kind of soldier a warrior is, in this reading of the printed values. */
export function craft(card: string, reading: unknown = "a"): string {
  const name = entry(card);
  return (reading === "b" ? file.reading_b[name]?.class : undefined) ?? file.warriors[name]?.class ?? "";
}

/** What is printed on a card at this table; without a table, as the data file has it. */
export function printed(card: string, v?: Pick<LusitaniaView, "printed">): Printed {
  const name = entry(card);
  const here = v?.printed[name];
  if (here) return here;
  const one = file.warriors[name] ?? file.equipment[name] ?? file.guests[name];
  if (!one) return { vp: asked(card)?.vp ?? 0, assumed: [] };
  return { vp: one.vp, takes: one.takes?.map((symbol) => symbol.split("/")), assumed: one.assumed ?? [] };
}

/** How many of a card there are in the box. */
export function copies(card: string): number {
  const name = entry(card);
  return (file.warriors[name] ?? file.equipment[name] ?? file.guests[name])?.copies ?? 1;
}

/** What a Laurus or Virtus card asks for. */
export function asked(award: string): Asked | undefined {
  const [family = "", n = ""] = award.toLowerCase().split(" ");
  return family === "laurus" || family === "virtus" ? file[family][n] : undefined;
}

export const AWARDS = (["laurus", "virtus"] as const).flatMap((family) =>
  Object.keys(file[family]).map((n) => `${family[0]!.toUpperCase()}${family.slice(1)} ${n}`),
);

export const name = (card: string): string => (card ? t(`lusitania-card-${slug(card)}`) : "");

/** Points as they are written on the board, with halves. */
export function half(n: number): string {
  const [sign, whole] = [n < 0 ? "−" : "", Math.floor(Math.abs(n))];
  return Math.abs(n) % 1 ? `${sign}${whole || ""}½` : `${sign}${whole}`;
}
