/** The view of Lusitania XXI as `ludi.games.lusitania.view` builds it. */
import type { Play } from "../../table/play.svelte";

export type Cards = Record<string, number>;

export interface Pending {
  kind: string;
  seat: number;
  for?: number;
  card?: string;
  second?: string;
  cell?: string;
  /** How many cards went before this one. */
  before?: number;
  /** Of a turn: whether the mandatory action is done, whether a guest has been used. */
  did?: boolean;
  used?: boolean;
}

/** A place for equipment under a warrior: what it takes, and what it holds ("" nothing). */
export interface Place {
  takes: string[];
  holds: string;
}

export interface Printed {
  vp: number;
  takes?: string[][];
  /** Which of it are house values. */
  assumed: string[];
}

export interface SideView {
  points: number;
  vp: number;
  colour: "" | Colour;
  hand: number;
  released: number;
  /** Nine cells; "" is free. */
  cells: string[];
  places: Record<string, Place[]>;
  known?: Cards;
  cards?: Cards;
  released_cards?: Cards;
}

export type Colour = "blue" | "red" | "yellow" | "green";

export interface LusitaniaView {
  turn: number;
  active: number;
  to_move: number;
  pending: Pending[];
  deck: number;
  shuffled: boolean;
  last: boolean;
  draws: number;
  discard: Cards;
  camp: string[];
  hidden: Cards;
  air: string;
  awards: Record<string, number | null>;
  double: [string, string] | [];
  wide: string;
  printed: Record<string, Printed>;
  players: SideView[];
}

/** The cells of a legion; guests and Mars cards in the first and the last. */
export const CELLS = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "8"] as const;

export const view = (play: Play): LusitaniaView => play.snap.view as unknown as LusitaniaView;
export const top = (v: LusitaniaView): Pending | undefined => v.pending.at(-1);
export const side = (play: Play, seat: number): SideView => view(play).players[seat]!;
export const own = (play: Play): SideView => side(play, play.bottom);

/** The cards of a multiset, one by one. */
export function each(cards: Cards | undefined): string[] {
  return Object.entries(cards ?? {}).flatMap(([card, n]) => Array<string>(n).fill(card));
}
export const size = (cards: Cards | undefined): number => each(cards).length;

/** What a cell holds besides its card: its places for equipment. */
export const places = (of: SideView, cell: string): Place[] => of.places[cell] ?? [];

/** All equipment of a legion. */
export function gear(of: SideView): string[] {
  return Object.values(of.places).flatMap((all) => all.flatMap(({ holds }) => (holds ? [holds] : [])));
}

/** What is on its way to the hand of the seat to move: taken from the camp, stolen. */
export function taken(v: LusitaniaView): string[] {
  const at = top(v);
  if (v.air) return [v.air];
  return at && /putting$/.test(at.kind) ? [at.card, at.second].filter((card): card is string => !!card) : [];
}
